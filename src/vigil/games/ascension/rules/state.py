"""The state of a game in progress: numbers, lists of numbers, and frames."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from vigil.effects.language import NOTHING, Frame
from vigil.games.ascension.rules.card_tables import GameTables
from vigil.games.ascension.rules.language import SHARED_ZONES
from vigil.kernel.game import Choice
from vigil.kernel.serialization import SHARED as SHARED_BY_CLONES
from vigil.kernel.serialization import hash_of, reduced

EMPTY = NOBODY = NOTHING
ROW_SIZE = 6
SHARED = frozenset(SHARED_ZONES)
CENTER_RNG, CHANCE_RNG, SEAT_RNG = 0, 1, 2  # indexes of random streams; seat k uses SEAT_RNG + k
SAMAEL_SEAT = 1  # in solo games; his stack is in `trophies`

GOES_ON, BY_HONOR, BY_ROUNDS, BY_CONCESSION = range(4)
ENDINGS = ("", "honor", "rounds", "conceded")

PUBLIC, DEDUCED = 0xFF, 0x100
"""Who knows a hidden card: one bit per seat, and the eighth bit for spectators. A deduced card was never shown, but
players who count cards know it."""

RawEvent = tuple[str, int, int, str, str, int, str, int, Any, str]
"""Kind, seat, card, origin, destination, amount, detail, other seat, frame, rule."""


@dataclass(slots=True)
class SeatState:
    """The zones and resources of one seat. The last card of a pile is its top card."""

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
    """A game in progress. `tables` holds the printed cards; everything else is plain data."""

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
    reserve: int = 0  # honor that players gained after the pool was empty
    first: int = 0
    active: int = 0
    extra: int = 0  # extra turns that the active player still gets
    turn: int = 0  # 0 while the opening Fates resolve
    round: int = 1
    end_reason: int = GOES_ON  # why this is the last round
    left_seats: int = 0  # a bit for each seat that has left
    decision_count: int = 0  # decisions answered so far
    undo_floor: int = 0  # the earliest decision that undo can return to without consent
    last_chooser: int = NOBODY  # the seat whose choice is resolving
    stack: list[Frame] = field(default_factory=list)
    options: Annotated[list[Choice], SHARED_BY_CLONES] = field(default_factory=list)
    lasting: list[tuple[Any, int, int, int]] = field(default_factory=list)  # rule, you, source, uses
    pending_triggers: list[Frame] = field(default_factory=list)  # A-TIME step 4
    fates: list[int] = field(default_factory=list)  # step 5
    end_of_play_triggers: list[Frame] = field(default_factory=list)  # triggered by playing a card; after the Fates
    fates_seen: list[int] = field(default_factory=list)  # cards whose Fate has triggered during this action
    abilities_used: list[int] = field(default_factory=list)  # this turn: card * MAX_USES_PER_CARD + number
    turn_log: list[tuple[str, int, str]] = field(default_factory=list)  # this turn: event, card, origin
    restricted_runes: list[int] = field(default_factory=list)  # restricted runes of the active player
    known: list[tuple[int, int]] = field(default_factory=list)  # hidden cards that some seats know: card, mask
    # events since the last choice
    events: Annotated[list[RawEvent], SHARED_BY_CLONES] = field(default_factory=list, compare=False)

    __hash__ = hash_of
    __reduce__ = reduced


def pile(s: State, zone: str, seat: int) -> list[int]:
    """Return the cards of a zone; `seat` matters only for zones that every player has."""
    cards: list[int] = getattr(s if zone in SHARED else s.seats[seat], zone)
    return cards


def turn_order(s: State, you: int) -> list[int]:
    """Return the seats in turn order, starting with this one, without Samael and players who have left."""
    n = s.tables.players
    order = [(you + i) % n for i in range(n)] if not s.tables.solo else [0]
    return [seat for seat in order if not s.left_seats >> seat & 1] if s.left_seats else order


def ally(s: State, you: int) -> int:
    """Return the seat of the teammate, or NOBODY outside team games."""
    return (you + s.tables.players // 2) % s.tables.players if s.tables.teams else NOBODY


def rivals(s: State, you: int) -> list[int]:
    """Return the seats that this player competes with: the opponents, or Samael."""
    if s.tables.solo:
        return [SAMAEL_SEAT]
    mate = ally(s, you)
    n = s.tables.players
    return [seat for seat in ((you + i) % n for i in range(1, n)) if seat != mate]
