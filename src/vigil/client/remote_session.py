"""A table on a server as the terminal knows games: the same drawings and words as for one that is played here."""

from __future__ import annotations

import concurrent.futures
import shlex
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from vigil import registry
from vigil.client.decoder import decode_config, decode_decision, decode_view, event_of, question_of
from vigil.client.errors import ConnectionClosed, RequestRejected
from vigil.client.messages import ChatMessage, TableInfo, TableMessage, Update
from vigil.client.sync_client import Client, SyncSeatConnection
from vigil.kernel.decision import Decision, Question
from vigil.kernel.event import Event
from vigil.kernel.game import Outcome
from vigil.registry import GAMES
from vigil.terminal.errors import UsageError
from vigil.terminal.screen import GameScreen, screen_of
from vigil.terminal.seat_plan import SeatPlan
from vigil.text import ui_text

RECENT_EVENT_LIMIT = 60  # parts of what was told
LISTEN_SECONDS = 0.2  # seconds between two looks at the keyboard
OVERTAKEN = frozenset(("decision-stale", "not-your-turn", "game-over"))
"""Refusals that only say: the table has moved on, look again."""


def seats_of(table: TableInfo, lang: str) -> tuple[SeatPlan, ...]:
    """The seats of a table; a program that has an account is a bot as well."""
    return tuple(SeatPlan(chair.name or str(chair.seat + 1), lang, chair.bot or chair.owner) for chair in table.seats)


class RemoteSession:
    """A game that is played elsewhere, from one seat of it, or from none."""

    def __init__(self, client: Client, place: SyncSeatConnection, address: str, lang: str) -> None:
        self.client, self.place, self.address, self.lang = client, place, address, lang
        self.events_by_viewer: list[tuple[Event, ...]] = []
        self._upto: list[int] = []  # how many choices had been made when each part was told; -1: it is always true
        self._remarks: list[str] = []
        self._connected = True
        self._listening = False  # somebody else is asked, and the table is drawn anew when something happens
        self._plea: int | None = None  # the wish to take something back that was heard of last
        self._read: int | None = None  # and the one that stood on the screen
        assert place.table is not None and place.update is not None
        self._table: TableInfo = place.table
        self._now: Update = place.update
        self._hear_waiting()

    # ---------------------------------------------------------------- what does not change

    @property
    def is_remote(self) -> bool:
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
        return decode_config(table.game, table.settings, len(table.seats), self.place.awaited.deck)

    @cached_property
    def screen(self) -> GameScreen:
        return screen_of(self.game)

    @cached_property
    def cards(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = registry.get(self.game).cards_in_play(self.config)
        return found

    @property
    def same_rules(self) -> bool:
        """Whether the server plays by the rules and cards of this version."""
        return not self._table.rules or GAMES[self.game].rules_hash(self.config) == self._table.rules

    @property
    def seat(self) -> int | None:
        return self.place.seat

    @property
    def seats(self) -> tuple[SeatPlan, ...]:
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
            return decode_decision(self.game, now.decision, self.choice_count)
        asked = now.view.get("question")
        question = question_of(self.game, asked) if asked else Question("menu")
        return Decision(self.choice_count, now.seat_to_act, question, ())

    @property
    def over(self) -> bool:
        return self._now.over

    @property
    def outcome(self) -> Outcome | None:
        told = self._now.outcome
        return None if told is None else Outcome(tuple(told.scores), tuple(told.places), told.reason)

    @property
    def choice_count(self) -> int:
        return int((self._now.view or {}).get("number", 0))

    @property
    def waiting(self) -> bool:
        return not self.over and self._now.decision is None

    @property
    def pass_is_safe(self) -> bool:
        return self._now.decision is not None and self._now.decision.pass_is_safe

    def view(self, viewer: int | None) -> Any:
        """The one view that comes here, whoever asks."""
        assert self._now.view is not None
        return decode_view(self.game, self._now.view, self.config)

    def events(self, viewer: int | None, since: int = 0) -> Iterator[Event]:
        for part in self.events_by_viewer[since:]:
            yield from part

    def recent_events(self, viewer: int | None) -> list[Event]:
        return list(self.events(viewer, max(0, len(self.events_by_viewer) - RECENT_EVENT_LIMIT)))

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
        before = self.choice_count
        self.place.undo(count)
        self._hear_waiting()
        return self.choice_count < before

    def undoable(self, seat: int) -> int:
        return self._now.free_undo_count

    def _overtaken(self, work: Callable[[], Update]) -> None:
        """Do something; if the table has moved on meanwhile, that is no error: it is shown as it is now."""
        try:
            work()
        except RequestRejected as error:
            if error.problem not in OVERTAKEN:
                raise
            self._remarks.append(str(error))
        self._hear_waiting()

    def play_bot_turn(self) -> bool:
        return False

    def say(self, text: str) -> None:
        self.place.send_chat(text)

    def agree(self, yes: bool) -> None:
        self.place.answer_undo(yes, self._read)

    def link(self) -> str:
        if not self.over:
            raise UsageError("far-running")
        return self.client.game_link(self._table.id, self.place.awaited.code)

    def write_record(self, path: Path) -> None:
        if not self.over:
            raise UsageError("far-running")
        try:
            path.write_text(self.client.record(self._table.id, self.place.awaited.code), encoding="utf-8")
        except OSError as error:
            raise UsageError("cannot-write", path=str(path), why=error.strerror or str(error)) from None

    def resume_hint(self) -> str:
        return f"vigil join {shlex.quote(self.address)}"

    # ----------------------------------------------------------------------------- hearing

    def tell_of_the_line(self, say: Callable[[str], None]) -> None:
        """Say at once that the connection is lost or back, while one is asked or waits for one's own choice."""

        def changed(up: bool) -> None:
            if not self._listening and up != self._connected:
                self._connected = up
                say(ui_text("far-back" if up else "far-lost", self.lang))

        self.place.awaited.listen_to_line(changed)

    def wait(self, typed: Callable[[], bool]) -> bool:
        self._listening = True
        try:
            return self._wait(typed)
        finally:
            self._listening = False

    def _wait(self, typed: Callable[[], bool]) -> bool:
        while not typed():
            try:
                found = self.place.next(LISTEN_SECONDS)
            except (TimeoutError, concurrent.futures.TimeoutError):
                if self._line_changed():
                    return True
                continue
            if found is None:
                raise ConnectionClosed("connection-closed", "the connection to this table was closed")
            told = self._hear(found)
            told |= self._hear_waiting()
            if told:
                return True
        return False

    def pending_notices(self, lang: str) -> list[str]:
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

    def _hear(self, found: TableMessage) -> bool:
        if isinstance(found, TableInfo):
            self._table = found
            return False
        if isinstance(found, ChatMessage):
            if found.seat != self.seat or self.seat is None:
                self._remarks.append(ui_text("far-said", self.lang, who=found.name, text=found.text))
                return True
            return False
        self._now = found
        while self._upto and self._upto[-1] > self.choice_count:  # it was taken back
            del self.events_by_viewer[-1], self._upto[-1]
        if found.events:
            self.events_by_viewer.append(tuple(map(event_of, found.events)))
            self._upto.append(-1 if found.is_snapshot else self.choice_count)
        plea = found.undo_request
        if plea is not None and plea.can_answer and self._plea != plea.id:
            who = self.names[plea.seat]
            self._remarks.append(ui_text("far-plea", self.lang, who=who, n=plea.choices))
        self._plea = None if plea is None else plea.id
        return True

    def _line_changed(self) -> bool:
        """Whether the connection was lost or has come back since it was looked at."""
        now = self.place.awaited.connected
        if now == self._connected:
            return False
        self._connected = now
        self._remarks.append(ui_text("far-back" if now else "far-lost", self.lang))
        return True
