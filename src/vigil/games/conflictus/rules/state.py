"""Everything there is to know about a game of Conflictus in progress: numbers, lists of numbers, frames."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from vigil.effects.language import NOTHING, Frame
from vigil.games.conflictus.rules.card_tables import GameTables
from vigil.kernel.game import Choice
from vigil.kernel.serialization import SHARED, hash_of, reduced

NOBODY = NOTHING
NEW_SET = NOTHING
PHASES = ("maintenance", "draw", "main", "attack", "block", "damage", "sacrifice")
MAINTENANCE, DRAW, MAIN, ATTACK, BLOCK, DAMAGE, SACRIFICE = range(7)
BEFORE = -1  # before the first round: cards taken out, hands exchanged
CHANCE_RNG, SEAT_RNG = 0, 1  # streams; seat k has SEAT_RNG + k

GOES_ON, BY_MONS, BY_DRAW, BY_ROUNDS, BY_CONCESSION = range(5)
ENDINGS = ("", "mons", "drawn", "rounds", "conceded")

TO_CARD, TO_PLAYER, TO_ITEM = range(3)
TargetRef = tuple[int, int, int]
"""An announced target: what it is, its number, and the stamp it had (C-TARGET-13)."""

RawEvent = tuple[str, int, int, str, str, int, str, int, Any, str]
"""what, seat, card, origin, to, n, detail, other seat, frame, rule"""
EVENT_KINDS = (
    "game", "begins", "captive", "lost_card", "cut", "round", "phase", "rounds", "over", "lost", "conceded",
    "drawn", "milled", "shuffled", "recovered", "found", "fetched", "discarded", "dropped", "freed", "entered",
    "destroyed", "sacrificed", "removed", "returned", "put_away", "failed",
    "announced", "activated", "triggered", "resolves", "cancelled",
    "attacks", "blocks", "challenged", "withdrawn", "damaged", "skips", "changed", "granted", "counters",
)  # fmt: skip
"""What can happen; each has a line in the log in every language."""


@dataclass(slots=True)
class SeatState:
    """What one player has besides the table.  The mons ends with its top card."""

    mons: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    mortis: list[int] = field(default_factory=list)
    exterminatus: list[int] = field(default_factory=list)
    reserve: list[int] = field(default_factory=list)
    captive: list[int] = field(default_factory=list)  # what this player took
    free: list[int] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)  # sources on the table, bound to nothing
    limbo: list[int] = field(default_factory=list)  # tokens not made, cards of a player who left
    own_drop: int = 0  # sources played this cycle: in the own main phase
    other_drop: int = 0  # and in somebody else's
    lost: int = 0  # 0: plays; else the place in which the player left, 1 first


@dataclass(slots=True)
class CardSet:
    """Cards on the table that belong together, and the sources bound to them.

    `warriors` from the bottom, the last is active; `others` are equipment, or one
    relic or amulet; `brought[i]` is the card that `sources[i]` paid for.
    """

    number: int
    controller: int
    warriors: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)
    sources: list[int] = field(default_factory=list)
    brought: list[int] = field(default_factory=list)
    grew: int = 0  # the round in which a warrior was attached last

    @property
    def vacated(self) -> bool:
        return not self.warriors and not self.others


@dataclass(frozen=True, slots=True)
class TransitionItem:
    """Something on the transition: a card or an ability, announced with its choices."""

    number: int
    what: str  # card, activated, triggered
    controller: int
    card: int  # the card itself, or the one whose ability it is
    stamp: int  # of that card when it was announced
    node: Any = None  # the spell, ability or trigger; None for a plain fixed card
    option: int = NOTHING
    targets: tuple[TargetRef, ...] = ()
    set: int = NEW_SET  # the set it will join
    sources: tuple[int, ...] = ()
    it: int = NOTHING  # the card the trigger speaks of
    it_stamp: int = 0
    who: int = NOTHING  # the player whose deed set it off


@dataclass(frozen=True, slots=True)
class PendingTrigger:
    """A triggered ability that was set off and is not on the transition yet."""

    node: Any
    controller: int
    source: int
    stamp: int
    it: int = NOTHING
    it_stamp: int = 0
    who: int = NOTHING  # the player whose deed set it off


@dataclass(slots=True)
class Announcement:
    """An announcement in progress, filled in choice by choice: nothing has happened yet."""

    what: str
    card: int
    number: int = NOTHING  # the ability
    waits: PendingTrigger | None = None  # the trigger
    option: int = NOTHING
    set: int = -2  # not chosen yet
    targets: tuple[TargetRef, ...] = ()
    aimed: int = 0  # how many clauses of targets are done
    reduction: int = NOTHING
    light: int = NOTHING  # sources chosen so far; NOTHING: not begun
    shadow: int = 0
    paid: bool = False
    given: tuple[int, ...] = ()  # cards chosen to be sacrificed or discarded as a cost


@dataclass(slots=True)
class State:
    """A game in progress.  `tables` is what is printed; all else is plain."""

    tables: GameTables
    seats: list[SeatState]
    sets: list[CardSet]
    rng: list[int]
    first: int = 0
    active: int = 0
    round: int = 0
    phase: int = BEFORE
    skip_attack: bool = False
    transition: list[TransitionItem] = field(default_factory=list)  # the last resolves first
    resolving: TransitionItem | None = None
    announcement: Announcement | None = None
    pending_triggers: list[PendingTrigger] = field(default_factory=list)
    items: int = 0  # how many items there have been
    before: int = 0  # how many of them before this round
    numbers: int = 0  # how many sets there have been
    attacks: list[tuple[int, int]] = field(default_factory=list)  # attacker, attacked player
    blocks: list[tuple[int, int]] = field(default_factory=list)  # attacker, blocker
    blocked: list[int] = field(default_factory=list)
    must_block: list[tuple[int, int]] = field(default_factory=list)  # attacker, who has to block it
    leaping: list[int] = field(default_factory=list)
    stamp: dict[int, int] = field(default_factory=dict)  # how often a card has changed its zone
    damage: dict[int, int] = field(default_factory=dict)
    counters: dict[tuple[int, str], int] = field(default_factory=dict)
    entered: dict[int, int] = field(default_factory=dict)  # the round in which a card entered play
    last: dict[tuple[int, int], tuple[int, ...]] = field(default_factory=dict)  # what left, as it was: actions.remember
    marks: list[tuple[int, int, str]] = field(default_factory=list)  # card, stamp, how
    abilities_used: list[int] = field(default_factory=list)  # this round: card * USES + number
    lasting: list[tuple[Any, int, int, tuple[tuple[int, int], ...]]] = field(default_factory=list)
    round_log: list[tuple[str, int, int]] = field(default_factory=list)  # this round: event, card, seat
    targeted: list[int] = field(default_factory=list)  # sets aimed at since the transition was empty
    gathered: list[int] = field(default_factory=list)  # cards being recovered, in the order they were chosen
    known: list[tuple[int, int]] = field(default_factory=list)  # hidden cards somebody knows: card, who
    kept: int = 0  # a bit for each seat that keeps its opening hand
    exchanges: int = 0
    losing: int = 0  # a bit for each seat that has to leave
    wins: list[int] = field(default_factory=list)
    game: int = 1
    end_reason: int = GOES_ON
    left_seats: int = 0  # a bit for each seat that has left
    decision_count: int = 0
    event_count: int = 0  # how many pieces of news there have been
    checked: int = 0  # so many at the last state check: without news nothing can have died
    undo_floor: int = 0
    last_chooser: int = NOBODY
    stack: list[Frame] = field(default_factory=list)
    options: Annotated[list[Choice], SHARED] = field(default_factory=list)
    in_force: Annotated[Any, SHARED] = field(
        default=None,
        compare=False,
        repr=False,
        # static rules, until the cards on the table change: lookups.working, actions.enter_table and drop_empty_sets
    )
    events: Annotated[list[RawEvent], SHARED] = field(default_factory=list, compare=False)

    __hash__ = hash_of
    __reduce__ = reduced


NOT_SAVED = ("tables", "events", "in_force")
"""What a saved game has in another form, or not at all."""


def players(s: State, start: int) -> list[int]:
    """The players still in the game, in turn order from this one."""
    n = len(s.seats)
    return [seat for i in range(n) if not s.seats[seat := (start + i) % n].lost]


def next_player(s: State, seat: int) -> int:
    """Who comes after this player."""
    n = len(s.seats)
    for i in range(1, n + 1):
        if not s.seats[(seat + i) % n].lost:
            return (seat + i) % n
    return seat


def set_of(s: State, card: int) -> CardSet | None:
    """The set a card on the table lies in."""
    for group in s.sets:
        if card in group.warriors or card in group.others or card in group.sources:
            return group
    return None


def numbered(s: State, number: int) -> CardSet | None:
    """The set of this number, if it still exists."""
    for group in s.sets:
        if group.number == number:
            return group
    return None


def controller(s: State, card: int) -> int:
    """Who controls a card on the table; NOBODY if it is not there."""
    group = set_of(s, card)
    return group.controller if group is not None else NOBODY


def active_warriors(s: State, seat: int | None = None) -> list[int]:
    """The topmost warriors of the sets, of one player or of all."""
    return [g.warriors[-1] for g in s.sets if g.warriors and (seat is None or g.controller == seat)]


def is_active(s: State, card: int) -> bool:
    return any(g.warriors and g.warriors[-1] == card for g in s.sets)
