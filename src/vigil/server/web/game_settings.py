"""What a table of each game can be set to, read from the configurations of the games themselves."""

from __future__ import annotations

import functools
from dataclasses import MISSING, fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from vigil import registry
from vigil.bots import BOTS
from vigil.bots.levels import LEVELS
from vigil.effects.deck_support import DeckSupport
from vigil.plugin import GamePlugin
from vigil.server.web.routes import ResponseModel
from vigil.text import ui_text, web_text


class Value(ResponseModel):
    """One of the values a setting may have."""

    value: str
    name: str


class Setting(ResponseModel):
    """Something a table can be set to: by its name in `settings`, and said in words."""

    name: str
    kind: Literal["integer", "choice", "boolean", "decks", "cards", "copies"]
    label: str
    default: int | bool | str | None = None
    min: int | None = None
    max: int | None = None
    values: tuple[Value, ...] = ()


class Arrangement(ResponseModel):
    """Values of settings that go together, how many can play them, and who is with whom."""

    settings: dict[str, str]
    players: list[int]
    teams: list[list[list[int]]]  # for each of these numbers the seats of each team; empty: everybody alone


class ReadyDeck(ResponseModel):
    """A deck that is there for everybody."""

    name: str
    format: str
    plan: str
    code: str
    size: int


class BotInfo(ResponseModel):
    """A bot that can be given a seat; levels go from 1, the easiest, to 5."""

    id: str
    name: str
    description: str
    level: int | None = None


class GameInfo(ResponseModel):
    """A game, what its tables can be set to, and what is ready for it."""

    id: str
    name: str
    fields: dict[str, str]  # what the fields of its views are called, for a client without a screen for it
    settings: list[Setting]
    switches: list[Setting]
    arrangements: list[Arrangement]
    decks: list[ReadyDeck]


IN_FILES = ("decks", "cards", "copies")
"""Settings that are given as files."""


@functools.cache
def games(lang: str) -> tuple[GameInfo, ...]:
    """Every game, in a language."""
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
        arrangements=[
            Arrangement(
                settings=dict(each.settings),
                players=list(each.players),
                teams=[[list(team) for team in teams] for teams in each.teams],
            )
            for each in support.arrangements
        ],
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


def form_settings(plugin: GamePlugin, config: type[Any], lang: str, what: str = "setting") -> list[Setting]:
    """The fields of a configuration, each as a form would ask for it."""
    hints, support, term = get_type_hints(config), plugin.settings(), plugin.text().term
    found: list[Setting] = []
    for each in fields(config):
        hint = hints[each.name]
        default = None if each.default is MISSING else each.default
        key = f"{what}-{each.name}"
        about = web_text(key, lang, plugin.name)
        if about == key:
            about = term(each.name, lang)  # a game from elsewhere names its settings itself
        values: tuple[Value, ...] = ()
        least = most = None
        kind: Any
        if get_origin(hint) is Literal:
            kind = "choice"
            values = tuple(
                Value(
                    value=value,
                    name=web_text(f"switch-{each.name}-{value}", lang, plugin.name)
                    if what == "switch"
                    else term(value, lang),
                )
                for value in get_args(hint)
            )
        elif hint is bool:
            kind = "boolean"
        elif hint is int:
            kind = "integer"
            least, most = support.bounds.get(each.name, (None, None))
        elif each.name == support.rulings:
            kind = "choice"  # listed by themselves
        elif each.name in IN_FILES:
            kind, default = each.name, None
        else:
            continue  # a form has nothing to ask it with
        if each.name in support.from_rules:
            default = None
        found.append(
            Setting(name=each.name, kind=kind, label=about, default=default, min=least, max=most, values=values)
        )
    return found


def _ruling(game: str, switch: str, value: str, lang: str) -> str:
    """One way to play a debatable rule, in words."""
    return web_text(f"switch-{switch}-{value}", lang, game)


@functools.cache
def bots(lang: str) -> tuple[BotInfo, ...]:
    """Every bot by name, in a language."""
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
