"""Bots, settings and their values have a text of their own in every language; none falls back silently."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from vigil import registry
from vigil.bots import BOTS
from vigil.games import BUILT_IN
from vigil.plugin import GamePlugin
from vigil.server.web.game_settings import form_settings
from vigil.text import LANGUAGES, fluent

each_game = pytest.mark.parametrize("plugin", [*map(registry.get, BUILT_IN)], ids=lambda plugin: plugin.name)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def missing(file: str, keys: set[str], lang: str, game: str = "") -> list[str]:
    """Return the keys that neither the game's file nor the shared one has."""
    known = fluent.keys(file, lang) | (fluent.keys(f"{registry.get(game).messages}:{file}", lang) if game else set())
    return sorted(keys - known)


def choices(config: type[Any]) -> dict[str, tuple[str, ...]]:
    """Return the possible values of each setting that is one of a few words."""
    hints = get_type_hints(config)
    return {each.name: get_args(hint) for each in fields(config) if get_origin(hint := hints[each.name]) is Literal}


@each_language
def test_every_bot_has_a_name_and_a_description(lang: str) -> None:
    assert missing("ui", {f"bot-{name}" for name in BOTS}, lang) == []
    assert missing("web", {f"bot-about-{name}" for name in BOTS}, lang) == []


@each_game
@each_language
def test_every_setting_has_a_label(plugin: GamePlugin, lang: str) -> None:
    support = plugin.settings()
    shown = {f"setting-{each.name}" for each in form_settings(plugin, support.config, lang)}
    assert missing("web", shown, lang, plugin.name) == []
    every = {f"setting-{each.name}" for each in fields(support.config)} - {"setting-decks"}
    assert missing("lab", every, lang, plugin.name) == [], "the lab compares settings"


@each_game
@each_language
def test_every_value_of_a_setting_has_a_name(plugin: GamePlugin, lang: str) -> None:
    values = {f"term-{value}" for possible in choices(plugin.settings().config).values() for value in possible}
    assert missing("game", values, lang, plugin.name) == []


@each_game
@each_language
def test_every_ruling_and_its_values_have_a_label(plugin: GamePlugin, lang: str) -> None:
    support = plugin.settings()
    if support.rulings:
        rulings = get_type_hints(support.config)[support.rulings]
        keys = {f"switch-{each.name}" for each in fields(rulings)}
        keys |= {f"switch-{name}-{value}" for name, possible in choices(rulings).items() for value in possible}
        assert missing("web", keys, lang, plugin.name) == []
