"""The state of one table, derived from its journal entries.

A room holds the seats, the match, the clocks and the chat. It neither waits nor sends nor writes. What a viewer sees
comes from the game's views, so no hidden card can leak.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from vigil import registry
from vigil.kernel.decision import Decision
from vigil.kernel.errors import StaleDecision, VigilError
from vigil.kernel.event import Event
from vigil.kernel.fair_shuffle import commitment, seed_of
from vigil.kernel.game import Game, Outcome
from vigil.kernel.match import Match, replay_steps
from vigil.kernel.serialization import clone
from vigil.protocol.messages import TableStatus, UnratedReason
from vigil.protocol.table_options import Options
from vigil.server.clocks import Clocks
from vigil.server.cooperative import run_to_end
from vigil.server.errors import Forbidden, StateConflict
from vigil.server.journal_entry import Entry
from vigil.server.rating_eligibility import nonstandard_reason, unrated_reason
from vigil.server.room_entries import APPLY, PREPARE, Step
from vigil.server.seats import ChatLine, SeatHolder, UndoRequest, check_seat
from vigil.server.table_setup import configured, game_named

EventsByViewer = dict[int | None, tuple[Event, ...]]
"""The events of one choice, as each viewer may know them."""

PLAYING = frozenset(
    (
        "chose",
        "conceded",
        "undone",
        "undo_requested",
        "undo_accepted",
        "undo_declined",
        "substituted",
        "returned",
        "resumed",
        "hint_used",
    )
)
"""Entries that can't be applied at a table whose rules have changed."""
MOVING = frozenset(("started", "chose", "conceded", "undone"))
"""Entries that advance a game. Chat, leaving and returning don't keep an idle game alive."""
MAX_REMEMBERED = 200
"""Lines of chat, and client action ids, that a table remembers."""
RECENT_CHOICES = 40
"""Choices whose events a new subscriber receives."""


@dataclass(slots=True)
class Room:
    """A table after its last entry."""

    id: str
    setup_entry: dict[str, Any]
    game: Game[Any]
    options: Options
    created: int
    seats: list[SeatHolder]
    nonstandard_reason: UnratedReason | None = None  # why its settings make it unrated
    status: TableStatus = "open"
    seq: int = 0  # of the last entry
    at: int = 0
    match: Match[Any] | None = None
    clocks: Clocks | None = None
    undo_request: UndoRequest | None = None
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=MAX_REMEMBERED))
    rematch: str | None = None
    started: int = 0  # when the game started; 0 before that
    undone_with_knowledge: bool = False  # an undo after new information, without consent
    hints: list[tuple[int, int]] = field(default_factory=list)  # seat and number of choices of every hint
    decision_offset: int = 0  # decision numbers used up by undo: no number is used twice
    moved: int = 0  # when the game last advanced
    waited: int = 0  # when the idle warning was written; 0 if it wasn't
    ended: int = 0
    released_seats: set[int] = field(default_factory=set)  # seats left before the start, which are no longer reserved
    why: str = ""  # why it was canceled
    recent_events: deque[tuple[int, EventsByViewer]] = field(default_factory=lambda: deque(maxlen=RECENT_CHOICES + 1))
    """The events of the last choices, each with the number of choices up to it."""
    _done: dict[tuple[str, int, str, str], int] = field(default_factory=dict)
    _marks: list[tuple[int, int]] = field(default_factory=list)  # entry numbers, with the number of choices after each
    _ahead: Match[Any] | None = None  # the match with choices that are decided but not written yet
    _ahead_events: list[tuple[int, EventsByViewer]] = field(default_factory=list)

    # ------------------------------------------------------------------ from entries

    @staticmethod
    def of(table: str, entries: Sequence[Entry]) -> Room:
        """Build a room from its entries."""
        return run_to_end(Room.replay_entries(table, entries))

    @staticmethod
    def replay_entries(table: str, entries: Sequence[Entry]) -> Generator[None, None, Room]:
        """Build a room from its entries, yielding after each choice, because a long game takes a while."""
        first = entries[0]
        setup = first.body
        game = game_named(setup["game"])
        config = configured(game, setup["settings"], ())
        options, seats = msgspec.convert(setup["options"], Options), [SeatHolder() for _ in range(config.players)]
        room = Room(
            table,
            setup,
            game,
            options,
            first.at,
            seats,
            nonstandard_reason=nonstandard_reason(game.name, config),
            at=first.at,
        )
        recent = _first_recent(entries)
        for entry in entries[1:]:
            yield from room.applying(entry, quiet=entry.seq < recent)
            yield
        return room

    def apply(self, entry: Entry, already: bool = False) -> list[EventsByViewer]:
        """Apply an entry. `already` says that its choices were made ahead, when they were decided."""
        return run_to_end(self.applying(entry, already))

    def applying(
        self, entry: Entry, already: bool = False, quiet: bool = False
    ) -> Generator[None, None, list[EventsByViewer]]:
        """Apply an entry in steps.

        Slow work comes before any change, so readers in between see the room as it was. `quiet` skips the events.
        """
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} after {self.seq}")
        if (apply := APPLY.get(entry.kind)) is None:
            raise ValueError(
                f"entry {entry.seq} of table {self.id} has the unknown kind {entry.kind!r}: a newer Vigil wrote it"
            )
        unplayable = self.why == "rules" and entry.kind in PLAYING
        step = Step(already, quiet)
        if not unplayable and (prepare := PREPARE.get(entry.kind)) is not None:
            yield from prepare(self, entry, step)
        self.seq, self.at = entry.seq, entry.at
        if not already:
            self.discard_ahead()
        elif entry.kind in ("chose", "conceded"):  # earlier entries of the same write are applied first
            self._commit_ahead()
        if entry.kind in MOVING:
            self.moved, self.waited = entry.at, 0
        if unplayable:
            return []
        apply(self, entry, step)
        self._after_apply(entry.at, answered=entry.kind == "chose")
        return step.events

    def record_events(self, match: Match[Any]) -> EventsByViewer:
        """Return the events of the last choice, and remember them for new subscribers."""
        events = self.last_events(match)
        self.recent_events.append((len(match.choices), events))
        return events

    # Choices are decided on a copy: until they are written, no one may see them, and the write may fail.

    def _try_ahead(self) -> Match[Any]:
        """Return a copy of the match to decide choices on."""
        match = self.running()
        if self._ahead is None:
            self._ahead = copy(match)
            self._ahead.state, self._ahead.choices = clone(match.state), list(match.choices)
        return self._ahead

    def _commit_ahead(self) -> None:
        """Adopt the decided choices, which are now written."""
        if self._ahead is not None and self.match is not None:
            self.match.state, self.match.choices = self._ahead.state, self._ahead.choices
            self.recent_events.extend(self._ahead_events)
        self.discard_ahead()

    def discard_ahead(self) -> None:
        """Drop choices that were decided but not written."""
        self._ahead = None
        self._ahead_events.clear()

    def remember_action(self, what: str, entry: Entry) -> None:
        """Remember a client's action id, so that sending it again does nothing."""
        body = entry.body
        if body.get("id"):
            self._done[body.get("by", ""), body["seat"], what, body["id"]] = entry.seq
            while len(self._done) > MAX_REMEMBERED:
                del self._done[next(iter(self._done))]

    def _after_apply(self, at: int, answered: bool) -> None:
        """Update status, undo request and clocks after an entry."""
        if self.match is None or self.status != "running":
            return
        if not self._marks or self._marks[-1][1] != len(self.match.choices):
            self._marks.append((self.seq, len(self.match.choices)))
        if self.match.over:
            self.status, self.ended = "over", at
        if self.undo_request is not None and self.others(self.undo_request.seat) <= self.undo_request.accepted:
            self.undo_request = None  # no one is left to answer
        if self.clocks is not None:
            asked = self.seat_to_act
            self.clocks.turn(asked, at, asked >= 0 and self.seats[asked].playing_bot is None, answered)

    # --------------------------------------------------------------------- queries

    @property
    def seat_to_act(self) -> int:
        """The seat that must answer, or -1."""
        if self.match is None or self.status != "running":
            return -1
        return self.game.seat_to_act(self.match.state)

    @property
    def begins(self) -> bool:
        """Whether the game runs and no choice has been made at this table yet."""
        return self.match is not None and len(self.match.choices) == len(self.setup_entry.get("before", ()))

    @property
    def decision(self) -> Decision | None:
        """The open decision, with the number that clients see."""
        decision = None if self.match is None or self.status != "running" else self.match.decision
        return (
            decision
            if decision is None or not self.decision_offset
            else replace(decision, number=decision.number + self.decision_offset)
        )

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, or None while the game runs."""
        return None if self.match is None else self.game.outcome(self.match.state)

    @property
    def creator(self) -> str:
        """The id of the person who created the table."""
        return str(self.setup_entry["by"])

    @property
    def code(self) -> str:
        """The invitation code."""
        return str(self.setup_entry["code"])

    @property
    def commitment(self) -> str | None:
        """The commitment to the salt, shown before the game. None if the seed was given or the game is a branch."""
        return (
            None
            if self.options.seed is not None or "before" in self.setup_entry
            else commitment(self.setup_entry["salt"])
        )

    @property
    def rated(self) -> bool:
        """Whether the game is rated."""
        return unrated_reason(self) is None

    @property
    def mode(self) -> str:
        """The mode for ratings: mode or format, and number of players."""
        return registry.get(self.game.name).settings().mode(self.setup_entry["settings"], len(self.seats))

    def seats_of(self, person: str) -> list[int]:
        """Return the seats of a person."""
        return [seat for seat, holder in enumerate(self.seats) if holder.person == person]

    def last_events(self, match: Match[Any]) -> EventsByViewer:
        """Return the events of the last choice for every seat and for spectators."""
        viewers: list[int | None] = [None, *range(len(self.seats))]
        return {viewer: self.game.events(match.state, viewer) for viewer in viewers}

    def recalling(self, viewer: int | None, since: int) -> Generator[None, None, list[Event]]:
        """Return the events after the first `since` choices, by replaying the match if they are no longer cached."""
        if self.match is None:
            return []
        if self.recent_events and self.recent_events[0][0] <= since:
            return [event for count, by_viewer in self.recent_events if count >= since for event in by_viewer[viewer]]
        events: list[Event] = []
        for walk in replay_steps(self.match):
            if len(walk.choices) >= since:
                events += self.game.events(walk.state, viewer)
            yield
        return events

    def done(self, person: str, seat: int, what: str, action: str) -> int | None:
        """Return the entry that a person's action with this kind and id has already led to, or None."""
        return self._done.get((person, seat, what, action))

    def choices_at(self, seq: int) -> int:
        """Return how many choices up to this entry were never undone, or -1 if the game had not started.

        Choices that were undone and made again count as different ones.
        """
        assert self.match is not None
        kept = len(self.match.choices)
        for at, count in reversed(self._marks):
            kept = min(kept, count)
            if at <= seq:
                return kept
        return -1

    def standing(self, seq: int) -> int:
        """Return the last entry, at most this one, after which nothing that came before was undone."""
        assert self.match is not None
        kept = len(self.match.choices)
        for at, count in reversed(self._marks):
            if at <= seq and count <= kept:
                break
            kept, seq = min(kept, count), min(seq, at - 1)
        return seq

    # ----------------------------------------------------------------------- deciding

    def check_seat_free(self, seat: int, person: str | None = None) -> None:
        """Raise unless the seat is free, or `person` holds it already and wants to change deck or seed phrase."""
        check_seat(seat, len(self.seats))
        if self.status != "open":
            raise StateConflict("table-started", "the game has begun; no one can sit down anymore")
        if self.seats[seat].taken and (person is None or self.seats[seat].person != person):
            raise StateConflict("seat-taken", "seat {seat} is taken", seat=seat + 1)

    def beginning(self) -> dict[str, Any]:
        """Return the body of `started`: settings and seed. Raise while a seat is free."""
        if self.status != "open":
            raise StateConflict("game-already-started", "the game has already begun")
        free = [str(seat + 1) for seat, holder in enumerate(self.seats) if not holder.taken]
        if free:
            raise StateConflict(
                "seats-not-taken", "no one is in seat {seats} yet; bots can take free seats", seats=", ".join(free)
            )
        if "before" in self.setup_entry:
            settings, seed = self.setup_entry["settings"], self.setup_entry["seed"]
            return {"settings": settings, "seed": seed, "rules": self.game.rules_hash(self.game.configure(settings))}
        config = configured(self.game, self.setup_entry["settings"], [holder.deck for holder in self.seats])
        if self.options.seed is not None:
            seed = int(self.options.seed)
        else:
            seed = seed_of(self.setup_entry["salt"], [holder.seed_phrase for holder in self.seats])
        return {"settings": self.game.settings_of(config), "seed": seed, "rules": self.game.rules_hash(config)}

    def choose(
        self, seat: int, number: int, wanted: Sequence[str | int], whole: bool = False
    ) -> tuple[list[int], list[EventsByViewer]]:
        """Decide a seat's answers one after the other. Return the indexes of those accepted, with their events.

        `number` is the decision number that the client sent. The choices are made ahead, and the match gets
        them when their entry is applied as `already` made.

        Only the first answer can be refused. A later refusal would roll back choices whose outcome the player
        has seen. So if a later answer is impossible, or new information was revealed after an answer, the rest
        is left out. `whole` accepts all or none, for answers computed on exactly this state.
        """
        match = self._try_ahead()
        places: list[int] = []
        events: list[EventsByViewer] = []
        try:
            for at, typed in enumerate(wanted, number):
                try:
                    place = self._place(match.decision, seat, at, typed)
                    match.take(place)
                except VigilError:
                    if whole or not places:
                        raise
                    break
                places.append(place)
                events.append(self.last_events(match))
                self._ahead_events.append((len(match.choices), events[-1]))
                if not whole and not match.undoable(seat):
                    break
        except BaseException:
            self.discard_ahead()
            raise
        return places, events

    def _place(self, asked: Decision | None, seat: int, number: int, typed: str | int) -> int:
        """Return the index of the option that an answer to this decision names."""
        if asked is None:
            raise StaleDecision("game-over", "the game is over; there is nothing left to choose")
        if asked.number + self.decision_offset != number:
            raise StaleDecision(
                "decision-stale", "decision {given} is closed; the open one is {open}",
                given=number, open=asked.number + self.decision_offset,
            )  # fmt: skip
        if asked.seat != seat:
            raise Forbidden(
                "not-your-turn", "it is seat {asked}'s move, not seat {seat}'s", asked=asked.seat + 1, seat=seat + 1
            )
        return typed if isinstance(typed, int) else asked.find(seat, typed)

    def others(self, seat: int, but: int = -1) -> set[str]:
        """Return the other people who are at the table and still playing, leaving out the seat `but`."""
        own = self.seats[seat].person
        here = [
            at
            for at, holder in enumerate(self.seats)
            if not holder.left and holder.substitute_bot is None and at != but
        ]
        people = [(at, person) for at in here if (person := self.seats[at].person) is not None and person != own]
        return {person for at, person in people if self.may_concede(at)}

    def conceding(self, seat: int) -> list[EventsByViewer]:
        """Concede for a seat ahead of the write, and return the events."""
        match = self._try_ahead()
        try:
            match.concede(seat)
        except VigilError:
            self.discard_ahead()
            raise
        self._ahead_events.append((len(match.choices), self.last_events(match)))
        return [self._ahead_events[-1][1]]

    def may_concede(self, seat: int) -> bool:
        """Whether this seat can concede: not if it is already out of the game."""
        if self.match is None or self.status != "running":
            return False
        try:
            self.game.concede(clone(self.match.state), seat)
        except VigilError:
            return False
        return True

    def running(self) -> Match[Any]:
        """Return the running match, or raise StateConflict."""
        if self.match is None:
            raise StateConflict("game-not-started", "the game has not begun")
        if self.status != "running":
            raise StateConflict("game-over", "the game is over; there is nothing left to choose")
        return self.match


def _first_recent(entries: Sequence[Entry]) -> int:
    """Return the first entry whose events a new subscriber still receives."""
    count = 0
    for entry in reversed(entries):
        if entry.kind == "chose":
            count += len(entry.body["places"])
            if count > RECENT_CHOICES:
                return entry.seq
    return 0
