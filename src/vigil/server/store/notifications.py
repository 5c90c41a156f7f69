"""Notifications between processes through PostgreSQL: another process wrote to a table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Container

from vigil.server.store.database import Database

CHANNEL = "vigil"
REWRITTEN = "!"
"""Prefix of a table id: entries of the table were rewritten to erase a person."""
MUTED = "~"
"""Prefix of a person id: the person changed the people they mute."""
SIGNED_OUT = "^"
"""A session or token ended: processes check whether their open connections are still allowed."""
PULSE = 5.0
"""Seconds between checks of a silent connection."""

Callback = Callable[[str], None]


class Notifications:
    """Listens on a dedicated connection, and reconnects when it breaks.

    Notifications in between are lost, so listeners receive "" after every connection: anything may have
    changed. A single process on SQLite receives none.
    """

    def __init__(self, database: Database, process: str, doubted: Container[str] = ()) -> None:
        """`doubted` lists tables whose notifications we accept even from ourselves, after an unconfirmed write."""
        self._database, self._process, self._doubted = database, process, doubted
        self._listeners: list[tuple[Callback, Callable[[], None]]] = []
        self._task: asyncio.Task[None] | None = None
        self.connected = asyncio.Event()

    async def listen(self, on_table: Callback, on_lost: Callable[[], None]) -> Callable[[], None]:
        """Call `on_table` with the id of each table another process writes to, and `on_lost` when the connection
        breaks or can't be made. Return a function that stops listening.

        On PostgreSQL this waits until the connection is listening, but at most `PULSE` seconds.
        """
        listener = (on_table, on_lost)
        self._listeners.append(listener)
        if self._task is None and not self._database.sqlite:
            self._task = asyncio.create_task(self._run(), name="notices")
        if self._task is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PULSE):
                    await self.connected.wait()

        def stop() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return stop

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        pause = 0.05
        while True:
            try:
                await self._listen()
            except asyncio.CancelledError:
                raise
            except Exception:  # the database went away; reconnect
                pause = 0.05 if self.connected.is_set() else min(2 * pause, 2.0)
            self.connected.clear()
            for _, on_lost in tuple(self._listeners):
                on_lost()
            await asyncio.sleep(pause)

    async def _listen(self) -> None:
        engine = self._database.alone()
        try:
            async with asyncio.timeout(10):
                connection = await engine.connect()
            try:
                driver = (await connection.get_raw_connection()).driver_connection
                if driver is None:
                    return
                gone = asyncio.Event()
                driver.add_termination_listener(lambda _: gone.set())
                await driver.add_listener(CHANNEL, lambda _connection, _pid, _channel, text: self._receive(text))
                self.connected.set()
                self._notify("")
                while not gone.is_set():
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(PULSE):
                            await gone.wait()
                            return
                    async with asyncio.timeout(PULSE):
                        await driver.fetchval("SELECT 1")
            finally:
                with contextlib.suppress(Exception):
                    await connection.invalidate()
                    await connection.close()
        finally:
            await engine.dispose()

    def _receive(self, text: str) -> None:
        process, _, table = text.partition(":")
        if process != self._process or table in self._doubted:
            self._notify(table)

    def _notify(self, table: str) -> None:
        for on_table, _ in tuple(self._listeners):
            on_table(table)
