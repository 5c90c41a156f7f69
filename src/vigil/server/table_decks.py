"""Decks at a table: brought by players, reserved for a rematch, or named in the settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil import registry
from vigil.kernel.errors import BadConfig
from vigil.server.room import Room
from vigil.server.table_setup import configured


def played_decks(room: Room, order: list[int]) -> list[Any]:
    """Return the deck of each seat of a rematch. Players keep their decks when they change seats."""
    if room.match is None or registry.get(room.game.name).decks is None:
        return [None] * len(order)
    return [dict(room.match.config.decks[at]) for at in order]


def swapped(room: Room, order: list[int]) -> dict[str, Any]:
    """Return the settings of a rematch, with the decks they name swapped along with the seats."""
    settings = dict(room.setup_entry["settings"])
    if named := settings.get("decks"):
        settings["decks"] = [named[at] if at < len(named) else None for at in order]
    return settings


def only_cards(named: Sequence[Any], config: Any) -> list[dict[str, int] | None]:
    """Return the decks named in the settings as cards only, without comments."""
    return [None if deck is None else dict(config.decks[seat]) for seat, deck in enumerate(named)]


def reserved_deck(room: Room, seat: int, person: str) -> Any:
    """Return the deck reserved on a seat, if it is reserved for this person."""
    ours = room.setup_entry.get("reserved", {}).get(str(seat)) == person
    return room.setup_entry.get("decks", {}).get(str(seat)) if ours else None


def checked_deck(room: Room, seat: int, deck: Any) -> dict[str, int] | None:
    """Check a deck when a player sits down with it, and return its cards.

    Comments and names in the deck list are private and not stored.
    """
    if deck is not None and registry.get(room.game.name).decks is None:
        raise BadConfig("deck-not-allowed", "{game} doesn't use custom decks", game=room.game.name)
    if deck is None or "before" in room.setup_entry:  # a continued game keeps its cards
        return None
    decks: list[Any] = [None] * len(room.seats)
    decks[seat] = deck
    return dict(configured(room.game, room.setup_entry["settings"], decks).decks[seat])
