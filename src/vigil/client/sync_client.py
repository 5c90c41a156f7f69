"""The client for programs without asyncio: every call waits for an event loop in a thread."""

from __future__ import annotations

import asyncio
import functools
import inspect
import threading
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Concatenate, ParamSpec, TypeVar

from vigil.client.async_client import AsyncClient
from vigil.client.messages import TableMessage
from vigil.client.seat_connection import SeatConnection
from vigil.protocol.messages import TableInfo, Update
from vigil.protocol.responses import Me

P = ParamSpec("P")
T = TypeVar("T")


class Loop:
    """An event loop in a thread."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, name="vigil-client", daemon=True)
        self.thread.start()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for the result of a coroutine. An interrupted wait cancels it."""
        future = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            return future.result()
        except KeyboardInterrupt:
            future.cancel()
            raise

    def stop(self) -> None:
        """End the thread."""
        if self.thread.is_alive():
            self.loop.call_soon_threadsafe(self.loop.stop)
            self.thread.join()
            self.loop.close()


def _sync(method: Callable[Concatenate[Any, P], Coroutine[Any, Any, T]]) -> Callable[Concatenate[Any, P], T]:
    """Return a method that calls an asynchronous one on `self.awaited` and waits for its result."""

    def wait(self: Any, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return self._loop.run(method(self.awaited, *args, **kwargs))  # type: ignore[no-any-return]

    functools.update_wrapper(wait, method)
    del wait.__wrapped__  # type: ignore[attr-defined]  # or else it looks asynchronous
    wait.__signature__ = inspect.signature(method)  # type: ignore[attr-defined]
    return wait


class Client:
    """A person on a server. Use it with `with`."""

    def __init__(
        self, url: str, *, token: str | None = None, session: str | None = None, csrf: str = "", lang: str = "en"
    ) -> None:
        self._loop = Loop()
        self.awaited = AsyncClient(url, token=token, session=session, csrf=csrf, lang=lang)

    @property
    def me(self) -> Me | None:
        """The signed-in person, if known."""
        return self.awaited.me

    @property
    def link(self) -> str | None:
        """The secret with which a guest can sign in again."""
        return self.awaited.link

    @property
    def server(self) -> str:
        """The address of the server."""
        return self.awaited.server

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close all connections."""
        self._loop.run(self.awaited.close())
        self._loop.stop()

    guest = _sync(AsyncClient.guest)
    register = _sync(AsyncClient.register)
    sign_in = _sync(AsyncClient.sign_in)
    sign_in_with_link = _sync(AsyncClient.sign_in_with_link)
    whoami = _sync(AsyncClient.whoami)
    sign_out = _sync(AsyncClient.sign_out)
    tables = _sync(AsyncClient.tables)
    create_table = _sync(AsyncClient.create_table)
    table = _sync(AsyncClient.table)
    by_code = _sync(AsyncClient.by_code)
    sit = _sync(AsyncClient.sit)
    seat_bot = _sync(AsyncClient.seat_bot)
    stand_up = _sync(AsyncClient.stand_up)
    start = _sync(AsyncClient.start)
    cancel = _sync(AsyncClient.cancel)
    rematch = _sync(AsyncClient.rematch)
    play = _sync(AsyncClient.play)
    record = _sync(AsyncClient.record)
    game_link = _sync(AsyncClient.game_link)
    proof = _sync(AsyncClient.proof)

    def connect(
        self,
        table: str,
        seat: int | None = None,
        *,
        code: str | None = None,
        as_spectator: bool = False,
        polling: bool = False,
    ) -> SyncSeatConnection:
        """Return a connection to a table, to be used with `with`. See `AsyncClient.connect`."""
        connection = self.awaited.connect(table, seat, code=code, as_spectator=as_spectator, polling=polling)
        return SyncSeatConnection(self._loop, connection)


class SyncSeatConnection:
    """A SeatConnection whose calls wait."""

    def __init__(self, loop: Loop, connection: SeatConnection) -> None:
        self._loop, self.awaited = loop, connection

    def __enter__(self) -> SyncSeatConnection:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for the result of a coroutine."""
        return self._loop.run(work)

    @property
    def update(self) -> Update | None:
        """The current state of the table."""
        return self.awaited.update

    @property
    def table(self) -> TableInfo | None:
        """The table and its players."""
        return self.awaited.table

    @property
    def seat(self) -> int | None:
        """Your seat; None for a spectator."""
        return self.awaited.seat

    def __iter__(self) -> Iterator[TableMessage]:
        while (message := self.next()) is not None:
            yield message

    def next(self, timeout: float | None = None) -> TableMessage | None:
        """Wait for the next message; None if the connection was closed. Raise TimeoutError after `timeout` seconds."""
        return self._loop.run(asyncio.wait_for(self.awaited.next(), timeout))

    def next_now(self) -> TableMessage | None:
        """Return the next message if one has arrived."""

        async def poll() -> TableMessage | None:
            return self.awaited.next_now()

        return self._loop.run(poll())

    open = _sync(SeatConnection.open)
    close = _sync(SeatConnection.close)
    wait_for_decision = _sync(SeatConnection.wait_for_decision)
    choose = _sync(SeatConnection.choose)
    undo = _sync(SeatConnection.undo)
    concede = _sync(SeatConnection.concede)
    why = _sync(SeatConnection.why)
    send_chat = _sync(SeatConnection.send_chat)
    answer_undo = _sync(SeatConnection.answer_undo)
    leave = _sync(SeatConnection.leave)
    take_back_seat = _sync(SeatConnection.take_back_seat)
