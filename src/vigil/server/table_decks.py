"""Decks at a table: those that players bring, those that are kept for a rematch, those that settings name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil import registry
from vigil.kernel.errors import BadConfig
from vigil.server.room import Room
from vigil.server.table_setup import configured


def played_decks(room: Room, order: list[int]) -> list[Any]:
    """The deck of each seat of a rematch: decks go with who has played them, wherever they sit now."""
    if room.match is None or registry.get(room.game.name).decks is None:
        return [None] * len(order)
    return [dict(room.match.config.decks[at]) for at in order]


def swapped(room: Room, order: list[int]) -> dict[str, Any]:
    """The settings of a rematch: decks that they name for the seats are swapped with the seats."""
    settings = dict(room.setup_entry["settings"])
    if named := settings.get("decks"):
        settings["decks"] = [named[at] if at < len(named) else None for at in order]
    return settings


def only_cards(named: Sequence[Any], config: Any) -> list[dict[str, int] | None]:
    """The decks that settings name for the seats as the cards they are, without remarks of whoever wrote them down."""
    return [None if deck is None else dict(config.decks[seat]) for seat, deck in enumerate(named)]


def kept_deck(room: Room, seat: int, person: str) -> Any:
    """The deck that lies on a seat for whom it is kept for."""
    ours = room.setup_entry.get("reserved", {}).get(str(seat)) == person
    return room.setup_entry.get("decks", {}).get(str(seat)) if ours else None


def tried_deck(room: Room, seat: int, deck: Any) -> dict[str, int] | None:
    """The cards of a deck: one that cannot be played is refused when somebody sits down with it, not at the start.
    Whatever else stands in a list, remarks or a name, is nobody's business and not written down."""
    if deck is not None and registry.get(room.game.name).decks is None:
        raise BadConfig("deck-not-allowed", "{game} is played without decks of your own", game=room.game.name)
    if deck is None or "before" in room.setup_entry:  # where a game goes on, everybody has the cards they had
        return None
    decks: list[Any] = [None] * len(room.chairs)
    decks[seat] = deck
    return dict(configured(room.game, room.setup_entry["settings"], decks).decks[seat])
