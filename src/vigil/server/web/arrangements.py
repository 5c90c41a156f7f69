"""What a table of each game can be set to, read from the configurations of the games themselves."""

from __future__ import annotations

import functools
from dataclasses import MISSING, fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from vigil.bots import BOTS
from vigil.bots.levels import LEVELS
from vigil.games.ascension import config as ascension
from vigil.games.conflictus import config as conflictus
from vigil.games.conflictus import deckbook
from vigil.server.web.route import Told
from vigil.words import text_of, ui
from vigil.words.messages import message

TITLES = {"ascension": "Ascension", "conflictus": "Conflictus Aeternus"}
BOUNDS: dict[tuple[str, str], tuple[int, int]] = {
    ("ascension", "players"): (1, max(max(counts, default=1) for counts in ascension.PLAYERS.values())),
    ("ascension", "honor"): (1, ascension.MOST_HONOR),
    ("ascension", "rounds"): (1, ascension.MOST_ROUNDS),
    ("conflictus", "players"): (2, conflictus.MOST_PLAYERS),
    ("conflictus", "rounds"): (1, conflictus.MOST_ROUNDS),
    ("conflictus", "games"): (1, 9),
}
"""The whole numbers among the settings, with what the game's configure() takes."""


class Value(Told):
    """One of the values a setting may have."""

    value: str
    name: str


class Setting(Told):
    """Something a table can be set to: by its name in `settings`, and said in words."""

    name: str
    kind: Literal["whole", "choice", "yes-no", "decks", "cards", "copies"]
    about: str
    default: int | bool | str | None = None
    least: int | None = None
    most: int | None = None
    values: tuple[Value, ...] = ()


class Arrangement(Told):
    """Sets and a mode of Ascension, how many can play them, and who is with whom."""

    sets: str
    mode: str
    players: list[int]
    teams: list[list[list[int]]]  # for each of these numbers the seats of each team; empty: everybody alone


class ReadyDeck(Told):
    """A deck that is there for everybody."""

    name: str
    format: str
    plan: str
    code: str
    size: int


class BotCard(Told):
    """A bot that can be given a seat; levels go from 1, the easiest, to 5."""

    id: str
    name: str
    about: str
    level: int | None = None


class GameCard(Told):
    """A game, what its tables can be set to, and what is ready for it."""

    id: str
    name: str
    settings: list[Setting]
    switches: list[Setting]
    arrangements: list[Arrangement]
    decks: list[ReadyDeck]


def words(key: str, lang: str, **values: Any) -> str:
    """A message of the web pages: its own language, else English."""
    return message("web", key, lang, **values) or message("web", key, "en", **values) or key


def _teams(mode: str, counts: tuple[int, ...]) -> list[list[list[int]]]:
    return [[list(side) for side in ascension.sides(n, True)] for n in counts] if mode == "teams" else []


@functools.cache
def games(lang: str) -> tuple[GameCard, ...]:
    """Every game, in a language."""
    return (
        GameCard(
            id="ascension",
            name=TITLES["ascension"],
            settings=_settings("ascension", ascension.Config, lang),
            switches=[],
            arrangements=[
                Arrangement(sets=sets, mode=mode, players=list(counts), teams=_teams(mode, counts))
                for (sets, mode), counts in ascension.PLAYERS.items()
                if counts
            ],
            decks=[],
        ),
        GameCard(
            id="conflictus",
            name=TITLES["conflictus"],
            settings=[each for each in _settings("conflictus", conflictus.Config, lang) if each.name != "switches"],
            switches=_settings("conflictus", conflictus.Switches, lang),
            arrangements=[],
            decks=[
                ReadyDeck(
                    name=each.name(lang),
                    format=each.style,
                    plan=each.plan.get(lang, ""),
                    code=deckbook.pack(each.deck),
                    size=deckbook.size_of(each.deck),
                )
                for each in deckbook.ready()
            ],
        ),
    )


def _settings(game: str, config: type[Any], lang: str) -> list[Setting]:
    """The fields of a configuration, each as a form would ask for it."""
    hints = get_type_hints(config)
    found = []
    for each in fields(config):
        hint = hints[each.name]
        default = None if each.default is MISSING else each.default
        switch = config is conflictus.Switches
        about = words(f"{'switch' if switch else 'setting'}-{each.name}", lang)
        values: tuple[Value, ...] = ()
        least = most = None
        kind: Any
        if get_origin(hint) is Literal:
            kind = "choice"
            values = tuple(
                Value(
                    value=value,
                    name=words(f"switch-{each.name}-{value}", lang) if switch else text_of(game).term(value, lang),
                )
                for value in get_args(hint)
            )
        elif hint is bool:
            kind = "yes-no"
        elif hint is int:
            kind = "whole"
            least, most = BOUNDS[game, each.name]
        elif each.name == "switches":
            kind = "choice"  # listed by themselves
        else:
            kind, default = each.name, None
        if (game, each.name) == ("ascension", "honor"):
            default = None  # what the rules give
        found.append(
            Setting(name=each.name, kind=kind, about=about, default=default, least=least, most=most, values=values)
        )
    return found


@functools.cache
def bots(lang: str) -> tuple[BotCard, ...]:
    """Every bot by name, in a language."""
    levels = list(LEVELS)
    return tuple(
        BotCard(
            id=name,
            name=ui(f"bot-{name}", lang),
            about=words(f"bot-about-{name}", lang),
            level=levels.index(name) + 1 if name in levels else None,
        )
        for name in BOTS
    )
