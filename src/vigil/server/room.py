"""One table: everything that is so, because of everything that happened.

A room is made from its entries and from nothing else.  It knows who sits where, the
match, the clocks and what was said; it neither waits nor sends nor writes.  What it
tells a viewer comes from the game's views, so a hidden card cannot get past it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, Literal

import msgspec

from vigil import registry
from vigil.kernel.decision import Decision
from vigil.kernel.errors import StaleDecision, VigilError
from vigil.kernel.event import Event
from vigil.kernel.fair_shuffle import commitment, seed_of
from vigil.kernel.game import Game, Outcome
from vigil.kernel.match import Match, replay_steps
from vigil.kernel.serialization import clone
from vigil.protocol.messages import UnratedReason
from vigil.protocol.table_options import Options
from vigil.server.clocks import Clocks
from vigil.server.cooperative import run_to_end
from vigil.server.errors import BadRequest, Forbidden, StateConflict
from vigil.server.journal_entry import Entry
from vigil.server.rating_eligibility import nonstandard_reason, unrated_reason
from vigil.server.room_entries import APPLY, PREPARE, Step
from vigil.server.seats import ChatLine, SeatHolder, UndoRequest
from vigil.server.table_setup import configured, game_named

Status = Literal["open", "running", "over", "canceled"]
News = dict[int | None, tuple[Event, ...]]
"""What one choice led to, as each viewer may know it."""

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
"""Entries that mean nothing at a table whose rules are not known any more."""
MOVING = frozenset(("started", "chose", "conceded", "undone"))
"""Entries by which a game goes on: talk, coming and going do not keep one alive that nobody plays."""
REMEMBERED = 200
"""Lines of chat, and names of actions, that a table remembers."""
LATELY = 40
"""Choices of which somebody who comes in is told."""


@dataclass(slots=True)
class Room:
    """A table as it is after its last entry."""

    id: str
    setup_entry: dict[str, Any]
    game: Game[Any]
    options: Options
    created: int
    chairs: list[SeatHolder]
    nonstandard_reason: UnratedReason | None = (
        None  # why it cannot be compared with other games; None: its settings are the usual ones
    )
    status: Status = "open"
    seq: int = 0  # of the last entry
    at: int = 0
    match: Match[Any] | None = None
    clocks: Clocks | None = None
    undo_request: UndoRequest | None = None
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    rematch: str | None = None
    started: int = 0  # when the game began; 0: it has not
    undone_with_knowledge: bool = False  # a choice was taken back after something was learned, and nobody was asked
    hints: list[tuple[int, int]] = field(default_factory=list)  # a seat had advice, and after how many choices
    decision_offset: int = 0  # numbers of decisions that taking back has used up: no number is told for two questions
    moved: int = 0  # when the game last went on
    waited: int = 0  # since when it is written down that it has not for long, and is lost soon; 0: it is not
    ended: int = 0
    released_seats: set[int] = field(default_factory=set)  # somebody has left it before the game: it is kept for nobody
    why: str = ""  # it was canceled
    recent_events: deque[tuple[int, News]] = field(default_factory=lambda: deque(maxlen=LATELY + 1))
    """What the last choices led to, each with the number of choices up to it."""
    _done: dict[tuple[str, int, str, str], int] = field(default_factory=dict)
    _marks: list[tuple[int, int]] = field(default_factory=list)  # entries, and how many choices there were after them
    _ahead: Match[Any] | None = None  # the match with choices that are judged, but not written down yet
    _ahead_news: list[tuple[int, News]] = field(default_factory=list)

    # ------------------------------------------------------------------ from entries

    @staticmethod
    def of(table: str, entries: Sequence[Entry]) -> Room:
        """The table that these entries tell of."""
        return run_to_end(Room.replay_entries(table, entries))

    @staticmethod
    def replay_entries(table: str, entries: Sequence[Entry]) -> Generator[None, None, Room]:
        """The same, choice by choice: a long game takes a while, and others need not wait for it."""
        first = entries[0]
        made = first.body
        game = game_named(made["game"])
        config = configured(game, made["settings"], ())
        options, chairs = msgspec.convert(made["options"], Options), [SeatHolder() for _ in range(config.players)]
        room = Room(
            table,
            made,
            game,
            options,
            first.at,
            chairs,
            nonstandard_reason=nonstandard_reason(game.name, config),
            at=first.at,
        )
        told = _told_of(entries)
        for entry in entries[1:]:
            yield from room.applying(entry, quiet=entry.seq < told)
            yield
        return room

    def apply(self, entry: Entry, already: bool = False) -> list[News]:
        """One more entry.  `already`: its choices were made ahead, because making them was how they were judged."""
        return run_to_end(self.applying(entry, already))

    def applying(self, entry: Entry, already: bool = False, quiet: bool = False) -> Generator[None, None, list[News]]:
        """The same, in steps.  What takes long is done before anything changes: whoever looks at the room
        meanwhile sees it as it was.  `quiet`: nobody will ask what was heard of it."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} after {self.seq}")
        unplayable = self.why == "rules" and entry.kind in PLAYING
        step = Step(already, quiet)
        if not unplayable and (prepare := PREPARE.get(entry.kind)) is not None:
            yield from prepare(self, entry, step)
        self.seq, self.at = entry.seq, entry.at
        if not already:
            self.discard_ahead()
        elif entry.kind in ("chose", "conceded"):  # what comes before them in one go happens before them
            self._commit_ahead()
        if entry.kind in MOVING:
            self.moved, self.waited = entry.at, 0
        if unplayable:
            return []
        if (apply := APPLY.get(entry.kind)) is not None:
            apply(self, entry, step)
        self._after_apply(entry.at, answered=entry.kind == "chose")
        return step.news

    def record_news(self, match: Match[Any]) -> News:
        """What the last choice led to; it is remembered for those who come in later."""
        news = self.news(match)
        self.recent_events.append((len(match.choices), news))
        return news

    # What is judged is made on a copy: until it is written down, nobody may see it, and it may
    # never come to be.

    def _try_ahead(self) -> Match[Any]:
        match = self.running()
        if self._ahead is None:
            self._ahead = copy(match)
            self._ahead.state, self._ahead.choices = clone(match.state), list(match.choices)
        return self._ahead

    def _commit_ahead(self) -> None:
        """What was judged is written down now."""
        if self._ahead is not None and self.match is not None:
            self.match.state, self.match.choices = self._ahead.state, self._ahead.choices
            self.recent_events.extend(self._ahead_news)
        self.discard_ahead()

    def discard_ahead(self) -> None:
        """What was judged does not come to be."""
        self._ahead = None
        self._ahead_news.clear()

    def remember_action(self, what: str, entry: Entry) -> None:
        """An action that the client has named is carried out: whoever sends it again is told so."""
        body = entry.body
        if body.get("id"):
            self._done[body.get("by", ""), body["seat"], what, body["id"]] = entry.seq
            while len(self._done) > REMEMBERED:
                del self._done[next(iter(self._done))]

    def _after_apply(self, at: int, answered: bool) -> None:
        """After every entry: is the game over, and whose clock runs?"""
        if self.match is None or self.status != "running":
            return
        if not self._marks or self._marks[-1][1] != len(self.match.choices):
            self._marks.append((self.seq, len(self.match.choices)))
        if self.match.over:
            self.status, self.ended = "over", at
        if self.undo_request is not None and self.others(self.undo_request.seat) <= self.undo_request.accepted:
            self.undo_request = None  # nobody is left who could answer
        if self.clocks is not None:
            asked = self.seat_to_act
            self.clocks.turn(asked, at, asked >= 0 and self.chairs[asked].playing_bot is None, answered)

    # --------------------------------------------------------------------- questions

    @property
    def seat_to_act(self) -> int:
        """The seat that is to answer; -1: nobody."""
        if self.match is None or self.status != "running":
            return -1
        return self.game.seat_to_act(self.match.state)

    @property
    def begins(self) -> bool:
        """Whether no choice has been made at this table yet."""
        return self.match is not None and len(self.match.choices) == len(self.setup_entry.get("before", ()))

    @property
    def decision(self) -> Decision | None:
        """What is asked now, under the number by which it is told."""
        found = None if self.match is None or self.status != "running" else self.match.decision
        return (
            found
            if found is None or not self.decision_offset
            else replace(found, number=found.number + self.decision_offset)
        )

    @property
    def outcome(self) -> Outcome | None:
        return None if self.match is None else self.game.outcome(self.match.state)

    @property
    def creator(self) -> str:
        return str(self.setup_entry["by"])

    @property
    def code(self) -> str:
        return str(self.setup_entry["code"])

    @property
    def commitment(self) -> str | None:
        """What the server showed of its salt before the game; None where the seed was given, or comes from a
        game that this one goes on from."""
        return (
            None
            if self.options.seed is not None or "before" in self.setup_entry
            else commitment(self.setup_entry["salt"])
        )

    @property
    def rated(self) -> bool:
        """Whether its end says who plays better, and is counted."""
        return unrated_reason(self) is None

    @property
    def mode(self) -> str:
        """What is rated apart: the mode or the format, and how many play."""
        return registry.get(self.game.name).settings().mode(self.setup_entry["settings"], len(self.chairs))

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def news(self, match: Match[Any]) -> News:
        """What the last choice led to, for every seat and for spectators."""
        viewers: list[int | None] = [None, *range(len(self.chairs))]
        return {viewer: self.game.events(match.state, viewer) for viewer in viewers}

    def recalling(self, viewer: int | None, since: int) -> Generator[None, None, list[Event]]:
        """What happened after the first `since` choices; where that is long ago, found by playing the match again."""
        if self.match is None:
            return []
        if self.recent_events and self.recent_events[0][0] <= since:
            return [event for count, news in self.recent_events if count >= since for event in news[viewer]]
        found: list[Event] = []
        for walk in replay_steps(self.match):
            if len(walk.choices) >= since:
                found += self.game.events(walk.state, viewer)
            yield
        return found

    def done(self, person: str, seat: int, what: str, action: str) -> int | None:
        """The entry that an action of this kind and name, by this person for this seat, has led to already."""
        return self._done.get((person, seat, what, action))

    def choices_at(self, seq: int) -> int:
        """How many choices had been made after this entry, as far as they have stood ever since: those that were taken
        back and made anew are other ones.  -1: none was to be made yet."""
        assert self.match is not None
        stood = len(self.match.choices)
        for at, count in reversed(self._marks):
            stood = min(stood, count)
            if at <= seq:
                return stood
        return -1

    def standing(self, seq: int) -> int:
        """The last entry up to this one of which nothing was taken back since: the table as it was then is still a part
        of this game."""
        assert self.match is not None
        stood = len(self.match.choices)
        for at, count in reversed(self._marks):
            if at <= seq and count <= stood:
                break
            stood, seq = min(stood, count), min(seq, at - 1)
        return seq

    # -------------------------------------------------------------- what may be added

    def seat_free(self, seat: int, person: str | None = None) -> None:
        """Somebody wants to sit down here; whoever sits there already may, with another deck or other words."""
        self.there_is(seat)
        if self.status != "open":
            raise StateConflict("table-started", "the game has begun; no one can sit down any more")
        if self.chairs[seat].taken and (person is None or self.chairs[seat].person != person):
            raise StateConflict("seat-taken", "seat {seat} is taken", seat=seat + 1)

    def beginning(self) -> dict[str, Any]:
        """What `started` says: settings and seed; refused while a seat is free."""
        if self.status != "open":
            raise StateConflict("game-already-started", "the game has already begun")
        free = [str(seat + 1) for seat, chair in enumerate(self.chairs) if not chair.taken]
        if free:
            raise StateConflict(
                "seats-not-taken", "no one is in seat {seats} yet; bots can take free seats", seats=", ".join(free)
            )
        if "before" in self.setup_entry:
            settings, seed = self.setup_entry["settings"], self.setup_entry["seed"]
            return {"settings": settings, "seed": seed, "rules": self.game.rules_hash(self.game.configure(settings))}
        config = configured(self.game, self.setup_entry["settings"], [chair.deck for chair in self.chairs])
        if self.options.seed is not None:
            seed = int(self.options.seed)
        else:
            seed = seed_of(self.setup_entry["salt"], [chair.seed_phrase for chair in self.chairs])
        return {"settings": self.game.settings_of(config), "seed": seed, "rules": self.game.rules_hash(config)}

    def choose(
        self, seat: int, number: int, wanted: Sequence[str | int], whole: bool = False
    ) -> tuple[list[int], list[News]]:
        """Judge a seat's answers, one after the other; the places of those that are taken, what is learned from each.

        `number` is the one that was told.  They are made ahead: the match has them when their entry is taken as
        `already` made.

        The first is refused where it is none of the options.  After that nothing is refused, for a refusal takes
        everything back, and whoever is told what came of a choice has made it: where one cannot be taken, or where
        somebody has learned something since these were sent, the rest is left out.  `whole`: all of them or none, for
        answers that were found by playing on at this very table.
        """
        match = self._try_ahead()
        places: list[int] = []
        news: list[News] = []
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
                news.append(self.news(match))
                self._ahead_news.append((len(match.choices), news[-1]))
                if not whole and not match.undoable(seat):
                    break
        except BaseException:
            self.discard_ahead()
            raise
        return places, news

    def _place(self, asked: Decision | None, seat: int, number: int, typed: str | int) -> int:
        """Which option is meant by an answer to the decision that was told under this number."""
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
        """The people beside this seat's own who are at the table and still playing; `but`: on other seats than that."""
        own = self.chairs[seat].person
        here = [
            at for at, chair in enumerate(self.chairs) if not chair.left and chair.substitute_bot is None and at != but
        ]
        people = [(at, person) for at in here if (person := self.chairs[at].person) is not None and person != own]
        return {person for at, person in people if self.may_concede(at)}

    def conceding(self, seat: int) -> list[News]:
        """This seat gives up, at once; what everybody will hear of it."""
        match = self._try_ahead()
        try:
            match.concede(seat)
        except VigilError:
            self.discard_ahead()
            raise
        self._ahead_news.append((len(match.choices), self.news(match)))
        return [self._ahead_news[-1][1]]

    def may_concede(self, seat: int) -> bool:
        """Whether giving up means anything for this seat now: not when it is out of the game already."""
        if self.match is None or self.status != "running":
            return False
        try:
            self.game.concede(clone(self.match.state), seat)
        except VigilError:
            return False
        return True

    def running(self) -> Match[Any]:
        """The match that is played; refused before and after it."""
        if self.match is None:
            raise StateConflict("game-not-started", "the game has not begun")
        if self.status != "running":
            raise StateConflict("game-over", "the game is over; there is nothing left to choose")
        return self.match

    def there_is(self, seat: int) -> None:
        """Refused where the table has no such seat."""
        if not 0 <= seat < len(self.chairs):
            raise BadRequest(
                "seat-unknown",
                "there is no seat {given}; the seats are {seats}",
                given=seat + 1,
                seats=len(self.chairs),
            )


def _told_of(entries: Sequence[Entry]) -> int:
    """The first entry of which somebody who comes in is still told: those before it need no telling."""
    count = 0
    for entry in reversed(entries):
        if entry.kind == "chose":
            count += len(entry.body["places"])
            if count > LATELY:
                return entry.seq
    return 0
