"""From what people wish for to a game that can be played: settings, decks, seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vigil.catalog import GAMES
from vigil.games.conflictus import deckbook
from vigil.kernel.errors import BadConfig, shown
from vigil.kernel.game import Game

MOST_DECK = 8000
"""Letters in a deck list; no deck comes near it."""


def game_named(name: Any) -> Game[Any]:
    """The game, or an error that names those there are."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadConfig(
            "table-game", "game {name} is not known here; known are {games}", name=shown(name), games=", ".join(GAMES)
        )
    return GAMES[name]


def configured(game: Game[Any], settings: Mapping[str, Any], decks: Sequence[Any]) -> Any:
    """The configuration of a table; `decks` are what the seats have brought, None for nothing.

    Who brought nothing plays the deck that the settings name for the seat, else one of ours.
    """
    if game.name != "conflictus":
        return game.configure(settings)
    given = dict(settings)
    named = given.get("decks") or []
    if not isinstance(named, (list, tuple)):
        raise BadConfig("config-decks-list", "decks must be a list of 2 to {most} decks", most=4)
    players = given.get("players") or len(named) or 2
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= 4 or len(named) > players:
        raise BadConfig(
            "config-decks", "{players} players need as many decks; {given} are given",
            players=shown(players), given=len(named),
        )  # fmt: skip
    style = given.get("format", "classic")
    ours = [ready.deck for ready in deckbook.ready() if ready.style == style]
    chosen = [*decks, *[None] * players][:players]
    for seat in range(players):
        wanted = chosen[seat] if chosen[seat] is not None else named[seat] if seat < len(named) else None
        chosen[seat] = dict(ours[seat % len(ours)]) if wanted is None and ours else _deck(wanted)
    return game.configure({**given, "players": players, "decks": chosen})


def _deck(wanted: Any) -> Any:
    """A deck as it was given: a name, a list, a table of cards, or a code."""
    if isinstance(wanted, str):
        if len(wanted) > MOST_DECK:
            raise BadConfig("table-deck-long", "a deck list has at most {most} letters", most=MOST_DECK)
        if wanted.strip().startswith(deckbook.PREFIX):
            return dict(deckbook.unpack(wanted))
    return wanted
