"""Everything there is to know about a game in progress: numbers, lists of numbers, frames."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from vigil.effects.language import NOTHING, Frame
from vigil.games.ascension.rules.card_tables import GameTables
from vigil.games.ascension.rules.language import SHARED_ZONES
from vigil.kernel.game import Choice
from vigil.kernel.serialization import SHARED as ONE_FOR_ALL
from vigil.kernel.serialization import hash_of, reduced

EMPTY = NOBODY = NOTHING
ROW_SIZE = 6
SHARED = frozenset(SHARED_ZONES)
CENTER_RNG, CHANCE_RNG, SEAT_RNG = 0, 1, 2  # streams; seat k has SEAT_LUCK + k
SAMAEL_SEAT = 1  # in solitaire: his tokens, and his stack among the trophies

GOES_ON, BY_HONOR, BY_ROUNDS, BY_CONCESSION = range(4)
ENDINGS = ("", "honor", "rounds", "conceded")

PUBLIC, DEDUCED = 0xFF, 0x100
"""Who knows a hidden card: a bit per seat, the eighth for spectators.  A deduced card
was never shown, but whoever counts cards knows it."""

RawEvent = tuple[str, int, int, str, str, int, str, int, Any, str]
"""what, seat, card, origin, to, n, detail, other seat, frame, rule"""


@dataclass(slots=True)
class SeatState:
    """What one player has.  Piles end with their top card."""

    deck: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    constructs: list[int] = field(default_factory=list)
    trophies: list[int] = field(default_factory=list)
    runes: int = 0
    power: int = 0
    honor: int = 0


@dataclass(slots=True)
class State:
    """A game in progress.  `tables` is what is printed; all else is plain."""

    tables: GameTables
    seats: list[SeatState]
    row: list[int]
    center: list[int]
    void: list[int]
    mystics: list[int]
    heavies: list[int]
    cultists: list[int]
    box: list[int]
    rng: list[int]
    pool: int
    reserve: int = 0  # honor paid out after the pool was empty
    first: int = 0
    active: int = 0
    extra: int = 0  # extra turns owed to the active player
    turn: int = 0  # none while the opening Fates come
    round: int = 1
    end_reason: int = GOES_ON  # why this round is the last
    left_seats: int = 0  # a bit for each seat that has left
    decision_count: int = 0  # how many decisions were answered
    undo_floor: int = 0  # the first decision to which undo is free
    last_chooser: int = NOBODY  # whose choice is being carried out
    stack: list[Frame] = field(default_factory=list)
    options: Annotated[list[Choice], ONE_FOR_ALL] = field(default_factory=list)
    lasting: list[tuple[Any, int, int, int]] = field(default_factory=list)  # rule, you, source, uses
    pending_triggers: list[Frame] = field(default_factory=list)  # set off; A-TIME step 4
    fates: list[int] = field(default_factory=list)  # step 5
    end_of_play_triggers: list[Frame] = field(default_factory=list)  # set off by a play: after the Fates
    fates_seen: list[int] = field(default_factory=list)  # whose Fate has come in this action
    abilities_used: list[int] = field(default_factory=list)  # this turn: card * USES + number
    turn_log: list[tuple[str, int, str]] = field(default_factory=list)  # this turn: event, card, origin
    purses: list[int] = field(default_factory=list)  # restricted runes of the active player
    known: list[tuple[int, int]] = field(default_factory=list)  # hidden cards somebody knows: card, who
    events: Annotated[list[RawEvent], ONE_FOR_ALL] = field(default_factory=list, compare=False)  # since the last choice

    __hash__ = hash_of
    __reduce__ = reduced


def pile(s: State, zone: str, seat: int) -> list[int]:
    """The cards of a zone."""
    found: list[int] = getattr(s if zone in SHARED else s.seats[seat], zone)
    return found


def turn_order(s: State, you: int) -> list[int]:
    """The players, beginning with this one; Samael is none, and who has left is passed over."""
    n = s.tables.players
    order = [(you + i) % n for i in range(n)] if not s.tables.solo else [0]
    return [seat for seat in order if not s.left_seats >> seat & 1] if s.left_seats else order


def ally(s: State, you: int) -> int:
    """The teammate; NOBODY outside team play."""
    return (you + s.tables.players // 2) % s.tables.players if s.tables.teams else NOBODY


def rivals(s: State, you: int) -> list[int]:
    """Whose honor counts against this player's: opponents, and Samael."""
    if s.tables.solo:
        return [SAMAEL_SEAT]
    mate = ally(s, you)
    n = s.tables.players
    return [seat for seat in ((you + i) % n for i in range(1, n)) if seat != mate]
