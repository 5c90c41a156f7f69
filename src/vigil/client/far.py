"""A table on a server as the terminal knows games: the same drawings and words as for one that is played here."""

from __future__ import annotations

import concurrent.futures
import shlex
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from vigil.catalog import GAMES
from vigil.client.blocking import Client, Place
from vigil.client.errors import Closed, Refused
from vigil.client.rebuild import config_of, decision_of, event_of, question_of, view_of
from vigil.client.told import Line, Table, Told, Update
from vigil.kernel.decision import Decision, Question
from vigil.kernel.event import Event
from vigil.kernel.game import Outcome
from vigil.tui.refusal import Refusal
from vigil.tui.seats import Seat
from vigil.tui.shown import Shown, shown
from vigil.words import ui

LATELY = 60  # parts of what was told
LISTEN = 0.2  # seconds between two looks at the keyboard
OVERTAKEN = frozenset(("decision-stale", "seat-not-asked", "game-over"))
"""Refusals that only say: the table has moved on, look again."""


def seats_of(table: Table, lang: str) -> tuple[Seat, ...]:
    """The seats of a table; a program that has an account is a bot as well."""
    return tuple(Seat(chair.name or str(chair.seat + 1), lang, chair.bot or chair.owner) for chair in table.seats)


class Far:
    """A game that is played elsewhere, from one seat of it, or from none."""

    def __init__(self, client: Client, place: Place, address: str, lang: str) -> None:
        self.client, self.place, self.address, self.lang = client, place, address, lang
        self.told: list[tuple[Event, ...]] = []
        self._upto: list[int] = []  # how many choices had been made when each part was told; -1: it is always true
        self._remarks: list[str] = []
        self._connected = True
        self._listening = False  # somebody else is asked, and the table is drawn anew when something happens
        self._plea: int | None = None  # the wish to take something back that was heard of last
        self._read: int | None = None  # and the one that stood on the screen
        assert place.table is not None and place.update is not None
        self._table: Table = place.table
        self._now: Update = place.update
        self._hear_waiting()

    # ---------------------------------------------------------------- what does not change

    @property
    def far(self) -> bool:
        return True

    @property
    def match(self) -> None:
        return None

    @property
    def game(self) -> str:
        return self._table.game

    @cached_property
    def config(self) -> Any:
        table = self._table
        return config_of(table.game, table.settings, len(table.seats), self.place.awaited.deck)

    @cached_property
    def shown(self) -> Shown:
        return shown(self.game)

    @cached_property
    def cards(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.shown.cards_of(self.config)
        return found

    @property
    def same_rules(self) -> bool:
        """Whether the server plays by the rules and cards of this version."""
        return not self._table.rules or GAMES[self.game].rules_hash(self.config) == self._table.rules

    @property
    def seat(self) -> int | None:
        return self.place.seat

    @property
    def seats(self) -> tuple[Seat, ...]:
        return seats_of(self._table, self.lang)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def people(self) -> tuple[int, ...]:
        return () if self.seat is None else (self.seat,)

    # --------------------------------------------------------------------------- how it is

    @property
    def decision(self) -> Decision | None:
        now = self._now
        if now.over or now.view is None:
            return None
        if now.decision is not None:
            return decision_of(self.game, now.decision, self.made)
        asked = now.view.get("question")
        question = question_of(self.game, asked) if asked else Question("menu")
        return Decision(self.made, now.asked, question, ())

    @property
    def over(self) -> bool:
        return self._now.over

    @property
    def outcome(self) -> Outcome | None:
        told = self._now.outcome
        return None if told is None else Outcome(tuple(told.scores), tuple(told.places), told.reason)

    @property
    def made(self) -> int:
        return int((self._now.view or {}).get("number", 0))

    @property
    def waiting(self) -> bool:
        return not self.over and self._now.decision is None

    @property
    def pointless(self) -> bool:
        return self._now.decision is not None and self._now.decision.pointless

    def view(self, viewer: int | None) -> Any:
        """The one view that comes here, whoever asks."""
        assert self._now.view is not None
        return view_of(self.game, self._now.view, self.config)

    def events(self, viewer: int | None, since: int = 0) -> Iterator[Event]:
        for part in self.told[since:]:
            yield from part

    def lately(self, viewer: int | None) -> list[Event]:
        return list(self.events(viewer, max(0, len(self.told) - LATELY)))

    def why_not(self, seat: int | None, wanted: str) -> str | None:
        return self.place.why(wanted)

    # ------------------------------------------------------------------------------ acting

    def take(self, place: int) -> None:
        now = self._now.decision
        if now is not None:
            self._overtaken(lambda: self.place.choose(place, decision=now.number))

    def concede(self, seat: int) -> None:
        self._overtaken(self.place.concede)

    def undo(self, seat: int, count: int) -> bool:
        before = self.made
        self.place.undo(count)
        self._hear_waiting()
        return self.made < before

    def undoable(self, seat: int) -> int:
        return self._now.undo

    def _overtaken(self, work: Callable[[], Update]) -> None:
        """Do something; if the table has moved on meanwhile, that is no error: it is shown as it is now."""
        try:
            work()
        except Refused as error:
            if error.problem not in OVERTAKEN:
                raise
            self._remarks.append(str(error))
        self._hear_waiting()

    def bot_acts(self) -> bool:
        return False

    def say(self, text: str) -> None:
        self.place.say(text)

    def agree(self, yes: bool) -> None:
        self.place.agree(yes, self._read)

    def link(self) -> str:
        if not self.over:
            raise Refusal("far-running")
        return self.client.game_link(self._table.id, self.place.awaited.code)

    def keep(self, path: Path) -> None:
        if not self.over:
            raise Refusal("far-running")
        try:
            path.write_text(self.client.record(self._table.id, self.place.awaited.code), encoding="utf-8")
        except OSError as error:
            raise Refusal("cannot-write", path=str(path), why=error.strerror or str(error)) from None

    def way_back(self) -> str:
        return f"vigil join {shlex.quote(self.address)}"

    # ----------------------------------------------------------------------------- hearing

    def tell_of_the_line(self, say: Callable[[str], None]) -> None:
        """Say at once that the connection is lost or back, while one is asked or waits for one's own choice."""

        def changed(up: bool) -> None:
            if not self._listening and up != self._connected:
                self._connected = up
                say(ui("far-back" if up else "far-lost", self.lang))

        self.place.awaited.on_line = changed

    def wait(self, typed: Callable[[], bool]) -> bool:
        self._listening = True
        try:
            return self._wait(typed)
        finally:
            self._listening = False

    def _wait(self, typed: Callable[[], bool]) -> bool:
        while not typed():
            try:
                found = self.place.next(LISTEN)
            except (TimeoutError, concurrent.futures.TimeoutError):
                if self._line_changed():
                    return True
                continue
            if found is None:
                raise Closed("seat-closed", "the connection to this table was closed")
            told = self._hear(found)
            told |= self._hear_waiting()
            if told:
                return True
        return False

    def remarks(self, lang: str) -> list[str]:
        found, self._remarks = self._remarks, []
        self._read = self._plea
        return found

    def _hear_waiting(self) -> bool:
        """Everything that has come already; whether any of it is worth showing."""
        told = False
        while (found := self.place.next_now()) is not None:
            told |= self._hear(found)
        if self.place.update is not None and self.place.update.seq >= self._now.seq:
            self._now = self.place.update
        return told

    def _hear(self, found: Told) -> bool:
        if isinstance(found, Table):
            self._table = found
            return False
        if isinstance(found, Line):
            if found.seat != self.seat or self.seat is None:
                self._remarks.append(ui("far-said", self.lang, who=found.name, text=found.text))
                return True
            return False
        self._now = found
        while self._upto and self._upto[-1] > self.made:  # it was taken back
            del self.told[-1], self._upto[-1]
        if found.events:
            self.told.append(tuple(map(event_of, found.events)))
            self._upto.append(-1 if found.fresh else self.made)
        plea = found.plea
        if plea is not None and plea.mine and self._plea != plea.seq:
            who = self.names[plea.seat]
            self._remarks.append(ui("far-plea", self.lang, who=who, n=plea.choices))
        self._plea = None if plea is None else plea.seq
        return True

    def _line_changed(self) -> bool:
        """Whether the connection was lost or has come back since it was looked at."""
        now = self.place.awaited.connected
        if now == self._connected:
            return False
        self._connected = now
        self._remarks.append(ui("far-back" if now else "far-lost", self.lang))
        return True
