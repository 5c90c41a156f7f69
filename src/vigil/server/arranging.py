"""From what people wish for to a game that can be played: settings, decks, seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vigil.catalog import GAMES
from vigil.games.conflictus import deckbook
from vigil.games.conflictus.config import MOST_PLAYERS
from vigil.kernel.errors import BadConfig, shown
from vigil.kernel.game import Game

MOST_DECK = 8000
"""Letters in a deck list; no deck comes near it."""


def game_named(name: Any) -> Game[Any]:
    """The game, or an error that names those there are."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadConfig(
            "table-game", "there is no game {name} here; choose from {games}", name=shown(name), games=", ".join(GAMES)
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
        raise BadConfig("config-decks-list", "decks must be a list of 2 to {most} decks", most=MOST_PLAYERS)
    players = given.get("players") or max(2, len(named))  # a deck for the first seat alone is no game for one
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= MOST_PLAYERS:
        raise BadConfig(
            "config-whole", "{key} must be a whole number from {least} to {most}, not {given}",
            key="players", least=2, most=MOST_PLAYERS, given=shown(players),
        )  # fmt: skip
    if len(named) > players:
        raise BadConfig(
            "table-decks", "there are {given} decks for {players} players; remove some, or add players",
            given=len(named), players=players,
        )  # fmt: skip
    style = given.get("format", "classic")
    ours = [ready.deck for ready in deckbook.ready() if ready.style == style]
    chosen = [*decks, *[None] * players][:players]
    for seat in range(players):
        wanted = chosen[seat] if chosen[seat] is not None else named[seat] if seat < len(named) else None
        chosen[seat] = dict(ours[seat % len(ours)]) if wanted is None and ours else deck_as_given(wanted)
    return game.configure({**given, "players": players, "decks": chosen})


def deck_as_given(wanted: Any) -> Any:
    """A deck as it was given: a name, a list, a table of cards, or a code."""
    if isinstance(wanted, str):
        if len(wanted) > MOST_DECK:
            raise BadConfig("table-deck-long", "a deck list can have at most {most} characters", most=MOST_DECK)
        if wanted.strip().startswith(deckbook.PREFIX):
            return dict(deckbook.unpack(wanted))
    return wanted
