"""The state of a match: numbers, lists of numbers, and frames."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from vigil.effects.language import NOTHING, Frame
from vigil.games.conflictus.rules.card_tables import GameTables
from vigil.kernel.game import Choice
from vigil.kernel.serialization import SHARED, hash_of, reduced

NOBODY = NOTHING
NEW_SET = NOTHING
DONE: Choice = ("done", NOTHING)
PHASES = ("maintenance", "draw", "main", "attack", "block", "damage", "sacrifice")
MAINTENANCE, DRAW, MAIN, ATTACK, BLOCK, DAMAGE, SACRIFICE = range(7)
BEFORE = -1  # before the first turn: cards are set aside, hands exchanged
CHANCE_RNG, SEAT_RNG = 0, 1  # random streams; seat k uses SEAT_RNG + k

GOES_ON, BY_MONS, BY_DRAW, BY_TURN_LIMIT, BY_CONCESSION = range(5)
ENDINGS = ("", "mons", "drawn", "turn_limit", "conceded")

TO_CARD, TO_PLAYER, TO_ITEM = range(3)
TargetRef = tuple[int, int, int]
"""An announced target: its kind, its number, and its stamp at that time (C-TARGET-13)."""

RawEvent = tuple[str, int, int, str, str, int, str, int, Any, str]
"""what, seat, card, origin, to, n, detail, other seat, frame, rule"""
EVENT_KINDS = (
    "game", "begins", "captive", "lost_card", "cut", "turn", "phase", "turn_limit", "over", "lost", "conceded",
    "drawn", "milled", "shuffled", "recovered", "found", "fetched", "discarded", "dropped", "freed", "entered",
    "destroyed", "sacrificed", "removed", "returned", "put_away", "failed",
    "announced", "activated", "triggered", "resolves", "canceled",
    "attacks", "blocks", "challenged", "withdrawn", "damaged", "skips", "changed", "granted", "counters",
)  # fmt: skip
"""All kinds of events. Each has a log line in every language."""


@dataclass(slots=True)
class SeatState:
    """The cards and counts of one player, apart from the table. The top card of a pile comes last."""

    mons: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    mortis: list[int] = field(default_factory=list)
    exterminatus: list[int] = field(default_factory=list)
    reserve: list[int] = field(default_factory=list)
    captive: list[int] = field(default_factory=list)  # the card this player took captive
    free: list[int] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)  # sources on the table that are bound to no set
    out_of_game: list[int] = field(default_factory=list)  # unused tokens, and all cards of a player who has left
    own_drop: int = 0  # sources played this cycle, in the player's own main phase
    other_drop: int = 0  # and in other players' main phases
    lost: int = 0  # 0 while the player plays; 1 for the first to leave, and so on


@dataclass(slots=True)
class CardSet:
    """Cards on the table that belong together, and the sources bound to them.

    The last of `warriors` is the active one. `others` contains equipment, or a single relic or amulet.
    `brought[i]` is the card that `sources[i]` paid for.
    """

    number: int
    controller: int
    warriors: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)
    sources: list[int] = field(default_factory=list)
    brought: list[int] = field(default_factory=list)
    grew: int = 0  # the turn in which a warrior was last attached

    @property
    def vacated(self) -> bool:
        return not self.warriors and not self.others


@dataclass(frozen=True, slots=True)
class TransitionItem:
    """An announced card or ability on the transition, with its choices."""

    number: int
    what: str  # card, activated, triggered
    controller: int
    card: int  # the card, or the source of the ability
    stamp: int  # of that card when it was announced
    node: Any = None  # the spell, ability or trigger; None for a plain fixed card
    option: int = NOTHING
    targets: tuple[TargetRef, ...] = ()
    set: int = NEW_SET  # the set that the card will join
    sources: tuple[int, ...] = ()
    it: int = NOTHING  # the card that triggered it
    it_stamp: int = 0
    who: int = NOTHING  # the player whose action triggered it


@dataclass(frozen=True, slots=True)
class PendingTrigger:
    """A triggered ability that is not on the transition yet."""

    node: Any
    controller: int
    source: int
    stamp: int
    it: int = NOTHING
    it_stamp: int = 0
    who: int = NOTHING  # the player whose action triggered it


@dataclass(slots=True)
class Announcement:
    """An announcement in progress. It is filled in choice by choice, and nothing happens before the last one."""

    what: str
    card: int
    number: int = NOTHING  # the index of the ability
    waits: PendingTrigger | None = None  # the trigger
    option: int = NOTHING
    set: int = -2  # not chosen yet
    targets: tuple[TargetRef, ...] = ()
    aimed: int = 0  # how many target clauses are complete
    reduction: int = NOTHING
    light: int = NOTHING  # sources chosen so far; NOTHING before the payment begins
    shadow: int = 0
    paid: bool = False
    given: tuple[int, ...] = ()  # cards to sacrifice or discard as a cost


@dataclass(slots=True)
class State:
    """A match in progress. `tables` contains what is printed; everything else is plain data."""

    tables: GameTables
    seats: list[SeatState]
    sets: list[CardSet]
    rng: list[int]
    first: int = 0
    active: int = 0
    turn: int = 0
    phase: int = BEFORE
    skip_attack: bool = False
    transition: list[TransitionItem] = field(default_factory=list)  # the last item resolves first
    resolving: TransitionItem | None = None
    announcement: Announcement | None = None
    pending_triggers: list[PendingTrigger] = field(default_factory=list)
    items: int = 0  # how many items there were in this game
    before: int = 0  # how many of them before this turn
    numbers: int = 0  # how many sets there were in this game
    attacks: list[tuple[int, int]] = field(default_factory=list)  # attacker, attacked player
    blocks: list[tuple[int, int]] = field(default_factory=list)  # attacker, blocker
    blocked: list[int] = field(default_factory=list)
    must_block: list[tuple[int, int]] = field(default_factory=list)  # attacker, the warrior that must block it
    leaping: list[int] = field(default_factory=list)
    stamp: dict[int, int] = field(default_factory=dict)  # how often each card has changed zones
    damage: dict[int, int] = field(default_factory=dict)
    counters: dict[tuple[int, str], int] = field(default_factory=dict)
    entered: dict[int, int] = field(default_factory=dict)  # the turn in which a card entered play
    last: dict[tuple[int, int], tuple[int, ...]] = field(default_factory=dict)  # last values: actions.remember
    marks: list[tuple[int, int, str]] = field(default_factory=list)  # card, stamp, how
    abilities_used: list[int] = field(default_factory=list)  # this turn: card, index of the ability
    lasting: list[tuple[Any, int, int, tuple[tuple[int, int], ...]]] = field(default_factory=list)
    turn_log: list[tuple[str, int, int]] = field(default_factory=list)  # this turn: event, card, seat
    targeted: list[int] = field(default_factory=list)  # sets targeted since the transition was last empty
    gathered: list[int] = field(default_factory=list)  # cards being recovered, in the chosen order
    known: list[tuple[int, int]] = field(default_factory=list)  # hidden cards: card, who knows it
    kept: int = 0  # a bit for each seat that has kept its opening hand
    exchanges: int = 0
    losing: int = 0  # a bit for each seat that must leave
    wins: list[int] = field(default_factory=list)
    game: int = 1
    end_reason: int = GOES_ON
    left_seats: int = 0  # a bit for each seat that has left
    decision_count: int = 0
    event_count: int = 0  # how many events there were
    checked: int = 0  # `event_count` at the last state check: no new event, no new death
    undo_floor: int = 0
    last_chooser: int = NOBODY
    stack: list[Frame] = field(default_factory=list)
    options: Annotated[list[Choice], SHARED] = field(default_factory=list)
    in_force: Annotated[Any, SHARED] = field(
        default=None,
        compare=False,
        repr=False,
        # a cache of static rules, cleared when cards enter or leave the table; see lookups.rules_in_force
    )
    events: Annotated[list[RawEvent], SHARED] = field(default_factory=list, compare=False)

    __hash__ = hash_of
    __reduce__ = reduced


NOT_SAVED = ("tables", "events", "in_force")
"""Fields that a saved game stores in another form, or not at all."""


def players(s: State, start: int) -> list[int]:
    """Return the players still in the game, in turn order from `start`."""
    n = len(s.seats)
    return [seat for i in range(n) if not s.seats[seat := (start + i) % n].lost]


def next_player(s: State, seat: int) -> int:
    """Return the player after `seat` in turn order."""
    return next(iter(players(s, seat + 1)), seat)


def items_in_progress(s: State) -> list[TransitionItem]:
    """Return the items on the transition, and the one that resolves now."""
    return s.transition if s.resolving is None else [*s.transition, s.resolving]


def set_of(s: State, card: int) -> CardSet | None:
    """Return the set that contains a card on the table."""
    for group in s.sets:
        if card in group.warriors or card in group.others or card in group.sources:
            return group
    return None


def find_set(s: State, number: int) -> CardSet | None:
    """Return the set with this number, if it still exists."""
    for group in s.sets:
        if group.number == number:
            return group
    return None


def controller(s: State, card: int) -> int:
    """Return the controller of a card on the table, or NOBODY if it is not there."""
    group = set_of(s, card)
    return group.controller if group is not None else NOBODY


def active_warriors(s: State, seat: int | None = None) -> list[int]:
    """Return the top warriors of the sets, of one player or of all."""
    return [g.warriors[-1] for g in s.sets if g.warriors and (seat is None or g.controller == seat)]


def is_active(s: State, card: int) -> bool:
    """Return whether a card is the top warrior of its set."""
    return any(g.warriors and g.warriors[-1] == card for g in s.sets)
