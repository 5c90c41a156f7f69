"""Which games go on the books: those that say who plays better, and that are alike.

A rating compares games with one another, so a game counts only where it is played as the rules have it:
with the honor, the rounds, the cards and the rulings they give.  Nobody's rating grows by games of one round,
or against a bot whose deck they have made.
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
    """Why games of a configuration are not like others; None: they are."""
    plugin = registry.get(game)
    if not plugin.settings().is_standard(config):
        return "settings"
    if plugin.decks is None:
        return None
    # those that the settings give to the seats, else ours
    return None if all(deck in _ready(game) for deck in config.decks) else "decks"


def unrated_reason(room: Room) -> UnratedReason | None:
    """Why a table is not rated; None: it is."""
    if not room.options.rated:
        return "option"
    if "before" in room.setup_entry:
        return "branched"
    if room.options.seed is not None:
        return "seed"
    if room.nonstandard_reason:
        return room.nonstandard_reason
    if any(chair.bot and chair.deck is not None and not _ours(room, chair.deck) for chair in room.chairs):
        return "decks"
    who = [chair.bot or chair.person for chair in room.chairs]
    people = [chair.owner or chair.person for chair in room.chairs if chair.bot is None]
    if len(who) < 2 or not people or len(set(people)) < len(people) or len(set(who)) < 2:
        return "players"
    if any(chair.downgraded for chair in room.chairs):
        return "bots"
    if everyone_substituted(room):
        return "left"
    return "undo" if room.undone_with_knowledge else "hints" if room.hints else None


def everyone_substituted(room: Room) -> bool:
    """Whether bots have chosen for somebody on every side: then nobody has won it."""
    if room.match is None or sum(chair.substituted for chair in room.chairs) < 2:
        return False
    return all(any(room.chairs[seat].substituted for seat in side) for side in teams(room))


def teams(room: Room) -> tuple[tuple[int, ...], ...]:
    """Seats that win and lose together."""
    assert room.match is not None
    return tuple(map(tuple, room.game.teams(room.match.config)))


def record_hint(room: Room, seat: int) -> list[tuple[str, dict[str, Any]]]:
    """What it leads to that a seat asks a bot what to do: it is written down once for every decision."""
    match = room.running()
    if room.rated:  # else who is losing would ask, and take the game off the books
        raise Forbidden("hints-disabled", "there are no hints in rated games; play an unrated game to get them")
    if room.seat_to_act != seat:
        raise Forbidden(
            "not-your-turn", "it is seat {asked}'s move, not seat {seat}'s", asked=room.seat_to_act + 1, seat=seat + 1
        )
    had = (seat, len(match.choices))
    return [] if had in room.hints else [("hint_used", {"seat": had[0], "number": had[1]})]


@functools.cache
def _ready(game: str) -> frozenset[Any]:
    decks = registry.get(game).decks
    return frozenset() if decks is None else frozenset(each.deck for each in decks().ready())


def _ours(room: Room, deck: Any) -> bool:
    """Whether a deck that somebody gave to a bot is one of ours."""
    decks = registry.get(room.game.name).decks
    assert decks is not None
    style = str(room.setup_entry["settings"].get("format", decks().formats[0]))
    return _of_ours(room.game.name, msgspec.json.encode(deck), style)


@functools.lru_cache(256)
def _of_ours(game: str, deck: bytes, style: str) -> bool:
    decks = registry.get(game).decks
    try:
        return decks is not None and decks().resolve(msgspec.json.decode(deck), style) in _ready(game)
    except VigilError:
        return False
