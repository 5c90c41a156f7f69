"""The same client for those who do not await: a loop of its own in a thread, and every call waits for it."""

from __future__ import annotations

import asyncio
import concurrent.futures
import threading
from collections.abc import Coroutine, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from vigil.client.async_client import AsyncClient
from vigil.client.bot_runner import SeatPlayer
from vigil.client.messages import Me, OutcomeInfo, TableInfo, TableMessage, TableSummary, Update
from vigil.client.seat_connection import SeatConnection

T = TypeVar("T")


class Loop:
    """An event loop in a thread of its own."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, name="vigil-client", daemon=True)
        self.thread.start()

    def run(self, work: Coroutine[Any, Any, T], timeout: float | None = None) -> T:
        """Wait for something; an interrupted wait is called off."""
        future = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            return future.result(timeout)
        except (concurrent.futures.TimeoutError, KeyboardInterrupt):
            future.cancel()
            raise

    def stop(self) -> None:
        if self.thread.is_alive():
            self.loop.call_soon_threadsafe(self.loop.stop)
            self.thread.join()
            self.loop.close()


class Client:
    """One person at one server.  Used as `with`; see AsyncClient for what each call does."""

    def __init__(
        self, url: str, *, token: str | None = None, session: str | None = None, csrf: str = "", lang: str = "en"
    ) -> None:
        self._loop = Loop()
        self.awaited = AsyncClient(url, token=token, session=session, csrf=csrf, lang=lang)

    @property
    def me(self) -> Me | None:
        return self.awaited.me

    @property
    def link(self) -> str | None:
        return self.awaited.link

    @property
    def server(self) -> str:
        return self.awaited.server

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._loop.run(self.awaited.close())
        self._loop.stop()

    def guest(self, name: str) -> Me:
        return self._loop.run(self.awaited.guest(name))

    def register(self, name: str, password: str) -> Me:
        return self._loop.run(self.awaited.register(name, password))

    def sign_in(self, name: str, password: str) -> Me:
        return self._loop.run(self.awaited.sign_in(name, password))

    def sign_in_with_link(self, link: str) -> Me:
        return self._loop.run(self.awaited.sign_in_with_link(link))

    def whoami(self) -> Me:
        return self._loop.run(self.awaited.whoami())

    def sign_out(self) -> None:
        self._loop.run(self.awaited.sign_out())

    def tables(self, **wanted: Any) -> list[TableSummary]:
        return self._loop.run(self.awaited.tables(**wanted))

    def make(
        self,
        game: str,
        settings: Mapping[str, Any] | None = None,
        options: Mapping[str, Any] | None = None,
        seats: Iterable[Mapping[str, Any]] = (),
        start: bool = False,
    ) -> TableInfo:
        return self._loop.run(self.awaited.make(game, settings, options, seats, start))

    def table(self, table: str, code: str | None = None) -> TableInfo:
        return self._loop.run(self.awaited.table(table, code))

    def by_code(self, code: str) -> TableInfo:
        return self._loop.run(self.awaited.by_code(code))

    def sit(
        self, table: str, seat: int | None = None, *, deck: Any = None, seed_phrase: str = "", code: str | None = None
    ) -> TableInfo:
        return self._loop.run(self.awaited.sit(table, seat, deck=deck, seed_phrase=seed_phrase, code=code))

    def seat_bot(self, table: str, seat: int, bot: str, deck: Any = None) -> TableInfo:
        return self._loop.run(self.awaited.seat_bot(table, seat, bot, deck))

    def stand_up(self, table: str, seat: int) -> TableInfo:
        return self._loop.run(self.awaited.stand_up(table, seat))

    def start(self, table: str) -> TableInfo:
        return self._loop.run(self.awaited.start(table))

    def cancel(self, table: str) -> TableInfo:
        return self._loop.run(self.awaited.cancel(table))

    def rematch(self, table: str, swap: bool = True, same_seed: bool = False) -> TableInfo:
        return self._loop.run(self.awaited.rematch(table, swap, same_seed))

    def play(self, table: str, seat: int | None, bot: SeatPlayer | str) -> OutcomeInfo | None:
        return self._loop.run(self.awaited.play(table, seat, bot))

    def record(self, table: str, code: str | None = None) -> str:
        return self._loop.run(self.awaited.record(table, code))

    def game_link(self, table: str, code: str | None = None) -> str:
        return self._loop.run(self.awaited.game_link(table, code))

    def proof(self, table: str, code: str | None = None) -> dict[str, Any]:
        return self._loop.run(self.awaited.proof(table, code))

    def at(
        self,
        table: str,
        seat: int | None = None,
        *,
        code: str | None = None,
        looking_on: bool = False,
        polling: bool = False,
    ) -> SyncSeatConnection:
        """A connection to a table; used as `with`."""

        async def made() -> SeatConnection:
            return self.awaited.at(table, seat, code=code, looking_on=looking_on, polling=polling)

        return SyncSeatConnection(self._loop, self._loop.run(made()))


class SyncSeatConnection:
    """One's place at a table: a Seat whose calls wait."""

    def __init__(self, loop: Loop, seat: SeatConnection) -> None:
        self._loop, self.awaited = loop, seat

    def __enter__(self) -> SyncSeatConnection:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for something that is awaited."""
        return self._loop.run(work)

    def open(self) -> None:
        self._loop.run(self.awaited.open())

    def close(self) -> None:
        self._loop.run(self.awaited.close())

    @property
    def update(self) -> Update | None:
        """The table as it is now."""
        return self.awaited.update

    @property
    def table(self) -> TableInfo | None:
        return self.awaited.table

    @property
    def seat(self) -> int | None:
        return self.awaited.seat

    def __iter__(self) -> Iterator[TableMessage]:
        while (found := self.next()) is not None:
            yield found

    def next(self, timeout: float | None = None) -> TableMessage | None:
        """The next thing that is heard; None when the connection was closed, TimeoutError when the time is over."""
        return self._loop.run(asyncio.wait_for(self.awaited.next(), timeout))

    def next_now(self) -> TableMessage | None:
        """The next thing that has been heard already; None: there is none."""

        async def at_once() -> TableMessage | None:
            return self.awaited.next_now()

        return self._loop.run(at_once())

    def asked(self) -> Update | None:
        return self._loop.run(self.awaited.asked())

    def choose(self, *answers: str | int, decision: int | None = None) -> Update:
        return self._loop.run(self.awaited.choose(*answers, decision=decision))

    def undo(self, count: int = 1) -> Update:
        return self._loop.run(self.awaited.undo(count))

    def concede(self) -> Update:
        return self._loop.run(self.awaited.concede())

    def why(self, wanted: str) -> str | None:
        return self._loop.run(self.awaited.why(wanted))

    def send_chat(self, text: str = "", phrase: str = "") -> None:
        self._loop.run(self.awaited.send_chat(text, phrase))

    def answer_undo(self, accept: bool = True, request: int | None = None) -> None:
        self._loop.run(self.awaited.answer_undo(accept, request))

    def leave(self) -> None:
        self._loop.run(self.awaited.leave())

    def take_back_seat(self) -> None:
        self._loop.run(self.awaited.take_back_seat())
