"""Which games are rated: those with standard settings, whose results show who plays better.

Ratings compare games, so a game counts only with the standard pool, length, cards and rulings. One-round games and
games against a bot whose deck the player made don't count.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

import msgspec

from vigil import registry
from vigil.kernel.errors import VigilError
from vigil.protocol.messages import UnratedReason
from vigil.server.errors import Forbidden

if TYPE_CHECKING:
    from vigil.server.room import Room


def nonstandard_reason(game: str, config: Any) -> UnratedReason | None:
    """Return why games of a configuration are not rated, or None if they are."""
    plugin = registry.get(game)
    if not plugin.settings().is_standard(config):
        return "settings"
    if plugin.decks is None:
        return None
    return None if all(deck in _ready_decks(game) for deck in config.decks) else "decks"


def unrated_reason(room: Room) -> UnratedReason | None:
    """Return why a table is not rated, or None if it is."""
    if not room.options.rated:
        return "option"
    if "before" in room.setup_entry:
        return "branched"
    if room.options.seed is not None:
        return "seed"
    if room.nonstandard_reason:
        return room.nonstandard_reason
    if any(holder.bot and holder.deck is not None and not _is_ready_deck(room, holder.deck) for holder in room.seats):
        return "decks"
    who = [holder.bot or holder.person for holder in room.seats]
    people = [holder.owner or holder.person for holder in room.seats if holder.bot is None]
    if len(who) < 2 or not people or len(set(people)) < len(people) or len(set(who)) < 2:
        return "players"
    if any(holder.downgraded for holder in room.seats):
        return "bots"
    if everyone_substituted(room):
        return "left"
    return "undo" if room.undone_with_knowledge else "hints" if room.hints else None


def everyone_substituted(room: Room) -> bool:
    """Whether every side has a player with a substitute bot."""
    if room.match is None or sum(holder.substituted for holder in room.seats) < 2:
        return False
    return all(any(room.seats[seat].substituted for seat in side) for side in teams(room))


def teams(room: Room) -> tuple[tuple[int, ...], ...]:
    """Return the teams, as seats that win and lose together."""
    assert room.match is not None
    return tuple(map(tuple, room.game.teams(room.match.config)))


def record_hint(room: Room, seat: int) -> list[tuple[str, dict[str, Any]]]:
    """Return the entry for a hint, once per decision."""
    match = room.running()
    if room.rated:  # otherwise a losing player could make the game unrated
        raise Forbidden("hints-disabled", "there are no hints in rated games; play an unrated game to get them")
    if room.seat_to_act != seat:
        raise Forbidden(
            "not-your-turn", "it is seat {asked}'s move, not seat {seat}'s", asked=room.seat_to_act + 1, seat=seat + 1
        )
    hint = (seat, len(match.choices))
    return [] if hint in room.hints else [("hint_used", {"seat": seat, "number": len(match.choices)})]


@functools.cache
def _ready_decks(game: str) -> frozenset[Any]:
    decks = registry.get(game).decks
    return frozenset() if decks is None else frozenset(each.deck for each in decks().ready())


def _is_ready_deck(room: Room, deck: Any) -> bool:
    """Whether a deck given to a bot is one of the ready-made decks."""
    decks = registry.get(room.game.name).decks
    assert decks is not None
    style = str(room.setup_entry["settings"].get("format", decks().formats[0]))
    return _resolves_to_ready_deck(room.game.name, msgspec.json.encode(deck), style)


@functools.lru_cache(256)
def _resolves_to_ready_deck(game: str, deck: bytes, style: str) -> bool:
    decks = registry.get(game).decks
    try:
        return decks is not None and decks().resolve(msgspec.json.decode(deck), style) in _ready_decks(game)
    except VigilError:
        return False
