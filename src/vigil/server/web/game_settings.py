"""The settings of each game's tables, derived from the configuration classes of the games."""

from __future__ import annotations

import functools
from dataclasses import MISSING, fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from vigil import registry
from vigil.bots import BOTS
from vigil.bots.levels import LEVELS
from vigil.effects.deck_support import DeckSupport
from vigil.plugin import GamePlugin
from vigil.server.web.routes import ResponseModel
from vigil.text import ui_text, web_text


class Value(ResponseModel):
    """A possible value of a setting."""

    value: str
    name: str


class Setting(ResponseModel):
    """A setting of a table. `name` is its key in `settings`."""

    name: str
    kind: Literal["integer", "choice", "boolean", "decks", "cards", "copies"]
    label: str
    default: int | bool | str | None = None
    min: int | None = None
    max: int | None = None
    values: tuple[Value, ...] = ()


class Arrangement(ResponseModel):
    """Settings that belong together, with the possible numbers of players and their teams."""

    settings: dict[str, str]
    players: list[int]
    teams: list[list[list[int]]]  # for each number of players, the seats of each team; empty without teams


class ReadyDeck(ResponseModel):
    """A ready-made deck."""

    name: str
    format: str
    plan: str
    code: str
    size: int


class BotInfo(ResponseModel):
    """A bot that can take a seat. Levels go from 1 (easiest) to 5."""

    id: str
    name: str
    description: str
    level: int | None = None


class GameInfo(ResponseModel):
    """A game with its settings, arrangements of players and ready-made decks."""

    id: str
    name: str
    fields: dict[str, str]  # labels of the fields of its views, for clients without a screen for the game
    settings: list[Setting]
    switches: list[Setting]
    arrangements: list[Arrangement]
    decks: list[ReadyDeck]


IN_FILES = ("decks", "cards", "copies")
"""Settings whose values come from files."""


@functools.cache
def games(lang: str) -> tuple[GameInfo, ...]:
    """Return every game with texts in a language."""
    return tuple(_game(plugin, lang) for plugin in registry.plugins())


def _game(plugin: GamePlugin, lang: str) -> GameInfo:
    support = plugin.settings()
    rulings = get_type_hints(support.config)[support.rulings] if support.rulings else None
    term = plugin.text().term
    return GameInfo(
        id=plugin.name,
        name=plugin.title,
        fields={each.name: term(each.name, lang) for each in fields(plugin.rules().view_type)},
        settings=[each for each in form_settings(plugin, support.config, lang) if each.name != support.rulings],
        switches=form_settings(plugin, rulings, lang, "switch") if rulings is not None else [],
        arrangements=[msgspec.convert(each, Arrangement, from_attributes=True) for each in support.arrangements],
        decks=_decks(plugin.decks(), lang) if plugin.decks is not None else [],
    )


def _decks(decks: DeckSupport, lang: str) -> list[ReadyDeck]:
    return [
        ReadyDeck(
            name=each.name(lang),
            format=each.style,
            plan=each.plan.get(lang, ""),
            code=decks.pack(each.deck),
            size=sum(count for _, count in each.deck),
        )
        for each in decks.ready()
    ]


def form_settings(plugin: GamePlugin, config: type[Any], lang: str, prefix: str = "setting") -> list[Setting]:
    """Return the fields of a configuration as the fields of a form.

    `prefix` starts the keys of the labels: `setting` or `switch`.
    """
    hints, support, term = get_type_hints(config), plugin.settings(), plugin.text().term
    settings: list[Setting] = []
    for each in fields(config):
        hint = hints[each.name]
        default = None if each.default is MISSING else each.default
        key = f"{prefix}-{each.name}"
        label = web_text(key, lang, plugin.name)
        if label == key:
            label = term(each.name, lang)  # external games name their settings themselves
        values: tuple[Value, ...] = ()
        low = high = None
        kind: Any
        if get_origin(hint) is Literal:
            kind = "choice"
            values = tuple(
                Value(
                    value=value,
                    name=web_text(f"switch-{each.name}-{value}", lang, plugin.name)
                    if prefix == "switch"
                    else term(value, lang),
                )
                for value in get_args(hint)
            )
        elif hint is bool:
            kind = "boolean"
        elif hint is int:
            kind = "integer"
            low, high = support.bounds.get(each.name, (None, None))
        elif each.name == support.rulings:
            kind = "choice"  # its fields are listed separately
        elif each.name in IN_FILES:
            kind, default = each.name, None
        else:
            continue  # no form field for this type
        if each.name in support.from_rules:
            default = None
        settings.append(
            Setting(name=each.name, kind=kind, label=label, default=default, min=low, max=high, values=values)
        )
    return settings


@functools.cache
def bots(lang: str) -> tuple[BotInfo, ...]:
    """Return every bot with texts in a language."""
    levels = list(LEVELS)
    return tuple(
        BotInfo(
            id=name,
            name=ui_text(f"bot-{name}", lang),
            description=web_text(f"bot-about-{name}", lang),
            level=levels.index(name) + 1 if name in levels else None,
        )
        for name in BOTS
    )
