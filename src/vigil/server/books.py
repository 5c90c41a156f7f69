"""Which games go on the books: those that say who plays better, and that are alike.

A rating compares games with one another, so a game counts only where it is played as the rules have it:
with the honor, the rounds, the cards and the rulings they give.  Nobody's rating grows by games of one round,
or against a bot whose deck they have made.
"""

from __future__ import annotations

import functools
from dataclasses import MISSING, Field, fields
from typing import TYPE_CHECKING, Any

import msgspec

from vigil.games.ascension.config import sides as together
from vigil.games.conflictus import deckbook
from vigil.games.conflictus.decks import deck_from
from vigil.kernel.errors import VigilError
from vigil.server.arranging import deck_as_given
from vigil.server.errors import Forbidden
from vigil.wire.messages import Unrated

if TYPE_CHECKING:
    from vigil.server.room import Room

BENT = ("rounds", "copies", "cards", "switches")
"""Settings that make another game of it where they are not as the rules have them; `honor` is looked at by itself.
Not among them: sets, printings, formats, matches of several games, teams."""


def bent(config: Any) -> Unrated | None:
    """Why games of a configuration are not like others; None: they are."""
    if any(getattr(config, each.name) != _usual(each) for each in fields(config) if each.name in BENT):
        return "settings"
    if hasattr(config, "pool") and config.pool != type(config)(players=config.players, mode=config.mode).pool:
        return "settings"
    named = getattr(config, "decks", ())  # those that the settings give to the seats, else ours
    return None if all(deck in _ready() for deck in named) else "decks"


def unrated(room: Room) -> Unrated | None:
    """Why a table is not rated; None: it is."""
    if not room.options.rated:
        return "option"
    if "before" in room.made:
        return "continued"
    if room.options.seed is not None:
        return "seed"
    if room.bent:
        return room.bent
    if any(chair.bot and chair.deck is not None and not _ours(room, chair.deck) for chair in room.chairs):
        return "decks"
    who = [chair.bot or chair.person for chair in room.chairs]
    people = [chair.owner or chair.person for chair in room.chairs if chair.bot is None]
    if len(who) < 2 or not people or len(set(people)) < len(people) or len(set(who)) < 2:
        return "players"
    if any(chair.lowered for chair in room.chairs):
        return "bots"
    if all_left(room):
        return "left"
    return "taken-back" if room.aided else "hints" if room.hints else None


def all_left(room: Room) -> bool:
    """Whether bots have chosen for somebody on every side: then nobody has won it."""
    if room.match is None or sum(chair.stood for chair in room.chairs) < 2:
        return False
    return all(any(room.chairs[seat].stood for seat in side) for side in sides(room))


def sides(room: Room) -> tuple[tuple[int, ...], ...]:
    """Seats that win and lose together."""
    assert room.match is not None
    return together(len(room.chairs), getattr(room.match.config, "mode", "") == "teams")


def hinting(room: Room, seat: int) -> list[tuple[str, dict[str, Any]]]:
    """What it leads to that a seat asks a bot what to do: it is written down once for every decision."""
    match = room.running()
    if room.rated:  # else who is losing would ask, and take the game off the books
        raise Forbidden("hints-never", "there are no hints in rated games; play an unrated game to get them")
    if room.asked != seat:
        raise Forbidden(
            "seat-not-asked", "it is seat {asked}'s move, not seat {seat}'s", asked=room.asked + 1, seat=seat + 1
        )
    had = (seat, len(match.choices))
    return [] if had in room.hints else [("hinted", {"seat": had[0], "number": had[1]})]


def _usual(each: Field[Any]) -> Any:
    return each.default if each.default_factory is MISSING else each.default_factory()


@functools.cache
def _ready() -> frozenset[Any]:
    return frozenset(each.deck for each in deckbook.ready())


def _ours(room: Room, deck: Any) -> bool:
    """Whether a deck that somebody gave to a bot is one of ours."""
    return _of_ours(msgspec.json.encode(deck), str(room.made["settings"].get("format", "classic")))


@functools.lru_cache(256)
def _of_ours(deck: bytes, style: str) -> bool:
    try:
        return deck_from(deck_as_given(msgspec.json.decode(deck)), style) in _ready()
    except VigilError:
        return False
