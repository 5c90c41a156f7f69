"""A game on a server, as a session for the terminal, with the same screens and texts as local games."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from vigil.client.decoder import decode_config, decode_decision, decode_view, event_of, question_of
from vigil.client.errors import ConnectionClosed, RequestRejected
from vigil.client.messages import TableMessage
from vigil.client.sync_client import Client, SyncSeatConnection
from vigil.kernel.decision import Decision, Question
from vigil.kernel.event import Event
from vigil.kernel.game import Outcome
from vigil.protocol.messages import ChatMessage, TableInfo, Update
from vigil.registry import GAMES
from vigil.terminal.errors import UsageError
from vigil.terminal.record_files import write_text
from vigil.terminal.seat_plan import SeatPlan
from vigil.terminal.session import GameSession
from vigil.text import ui_text

LISTEN_SECONDS = 0.2  # between two checks of the keyboard
OVERTAKEN = frozenset(("decision-stale", "not-your-turn", "game-over"))
"""Problems that only mean that the table has changed in the meantime."""


def seats_of(table: TableInfo, lang: str) -> tuple[SeatPlan, ...]:
    """Return the seats of a table. Bot accounts count as bots."""
    return tuple(SeatPlan(seat.name or str(seat.seat + 1), lang, seat.bot or seat.owner) for seat in table.seats)


class RemoteSession(GameSession):
    """A game on a server, for one seat or a spectator."""

    is_remote = True
    match = None

    def __init__(self, client: Client, place: SyncSeatConnection, address: str, lang: str) -> None:
        self.client, self.place, self.address, self.lang = client, place, address, lang
        self.events_by_viewer: list[tuple[Event, ...]] = []
        self._upto: list[int] = []  # the number of choices at each update; -1 for a snapshot
        self._notices: list[str] = []
        self._connected = True
        self._listening = False  # waiting for another player
        self._undo_request: int | None = None  # the last undo request received
        self._shown_request: int | None = None  # the one on the screen
        assert place.table is not None and place.update is not None
        self._receive_table(place.table)
        self.game = place.table.game
        self._now: Update = place.update
        self._receive_pending()

    # ---------------------------------------------------------------- what does not change

    @cached_property
    def config(self) -> Any:
        table = self._table
        return decode_config(table.game, table.settings, len(table.seats), self.place.awaited.deck)

    @property
    def same_rules(self) -> bool:
        """Whether the server has the same rules and cards as this version."""
        return not self._table.rules or GAMES[self.game].rules_hash(self.config) == self._table.rules

    @property
    def seat(self) -> int | None:
        return self.place.seat

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
        outcome = self._now.outcome
        return None if outcome is None else Outcome(tuple(outcome.scores), tuple(outcome.places), outcome.reason)

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
        """Return the view of this seat, for any viewer."""
        assert self._now.view is not None
        return decode_view(self.game, self._now.view, self.config)

    def events(self, viewer: int | None, since: int = 0) -> Iterator[Event]:
        for part in self.events_by_viewer[since:]:
            yield from part

    def why_not(self, seat: int | None, wanted: str) -> str | None:
        return self.place.why(wanted)

    # ------------------------------------------------------------------------------ acting

    def take(self, place: int) -> None:
        now = self._now.decision
        if now is not None:
            self._try_action(lambda: self.place.choose(place, decision=now.number))

    def concede(self, seat: int) -> None:
        self._try_action(self.place.concede)

    def undo(self, seat: int, count: int) -> bool:
        before = self.choice_count
        self.place.undo(count)
        self._receive_pending()
        return self.choice_count < before

    def undoable(self, seat: int) -> int:
        return self._now.free_undo_count

    def _try_action(self, action: Callable[[], Update]) -> None:
        """Act. If the table has changed in the meantime, show a notice instead of an error."""
        try:
            action()
        except RequestRejected as error:
            if error.problem not in OVERTAKEN:
                raise
            self._notices.append(str(error))
        self._receive_pending()

    def say(self, text: str) -> None:
        self.place.send_chat(text)

    def answer_undo(self, yes: bool) -> None:
        self.place.answer_undo(yes, self._shown_request)

    def link(self) -> str:
        if not self.over:
            raise UsageError("far-running")
        return self.client.game_link(self._table.id, self.place.awaited.code)

    def write_record(self, path: Path) -> None:
        if not self.over:
            raise UsageError("far-running")
        write_text(path, self.client.record(self._table.id, self.place.awaited.code))

    def resume_hint(self) -> str:
        return f"vigil join {shlex.quote(self.address)}"

    # --------------------------------------------------------------------------- receiving

    def report_connection(self, say: Callable[[str], None]) -> None:
        """Report a lost or restored connection at once while the player decides."""

        def on_change(up: bool) -> None:
            if not self._listening and up != self._connected:
                self._connected = up
                say(ui_text("far-back" if up else "far-lost", self.lang))

        self.place.awaited.on_line = on_change

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
            except TimeoutError:
                if self._line_changed():
                    return True
                continue
            if found is None:
                raise ConnectionClosed("connection-closed", "the connection to this table was closed")
            news = self._receive(found)
            news |= self._receive_pending()
            if news:
                return True
        return False

    def pending_notices(self, lang: str) -> list[str]:
        found, self._notices = self._notices, []
        self._shown_request = self._undo_request
        return found

    def _receive_pending(self) -> bool:
        """Handle all messages that have arrived, and return whether any should be shown."""
        news = False
        while (found := self.place.next_now()) is not None:
            news |= self._receive(found)
        if self.place.update is not None and self.place.update.seq >= self._now.seq:
            self._now = self.place.update
        return news

    def _receive(self, found: TableMessage) -> bool:
        if isinstance(found, TableInfo):
            self._receive_table(found)
            return False
        if isinstance(found, ChatMessage):
            if found.seat != self.seat or self.seat is None:
                self._notices.append(ui_text("far-said", self.lang, who=found.name, text=found.text))
                return True
            return False
        self._now = found
        while self._upto and self._upto[-1] > self.choice_count:  # it was undone
            del self.events_by_viewer[-1], self._upto[-1]
        if found.events:
            self.events_by_viewer.append(tuple(map(event_of, found.events)))
            self._upto.append(-1 if found.is_snapshot else self.choice_count)
        request = found.undo_request
        if request is not None and request.can_answer and self._undo_request != request.id:
            who = self.names[request.seat]
            self._notices.append(ui_text("far-undo-request", self.lang, who=who, n=request.choices))
        self._undo_request = None if request is None else request.id
        return True

    def _receive_table(self, table: TableInfo) -> None:
        self._table, self.seats = table, seats_of(table, self.lang)

    def _line_changed(self) -> bool:
        """Return whether the connection was lost or restored since the last call."""
        now = self.place.awaited.connected
        if now == self._connected:
            return False
        self._connected = now
        self._notices.append(ui_text("far-back" if now else "far-lost", self.lang))
        return True
