"""Notices between processes: PostgreSQL tells that somebody else has written to a table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Container

from vigil.server.store.database import Database

CHANNEL = "vigil"
REWRITTEN = "!"
"""Stands before the id of a table whose entries are not what they were: a name was taken out."""
MUTED = "~"
"""Stands before the id of somebody who has changed whom they want to hear."""
SIGNED_OUT = "^"
"""Somebody's session or token is over: whoever holds connections open looks whether they still may be."""
PULSE = 5.0
"""Seconds after which a silent connection is asked whether it is still there."""

Callback = Callable[[str], None]


class Notices:
    """Listens on a connection of its own, and finds another one when it breaks.

    What was said meanwhile is lost, so after every connection listeners are told "": everything
    may have changed.  One process alone (SQLite) has nobody to listen to.
    """

    def __init__(self, database: Database, process: str, doubted: Container[str] = ()) -> None:
        """`doubted`: tables of which we want to hear even what we wrote ourselves: we were not told that it was."""
        self._database, self._process, self._doubted = database, process, doubted
        self._listeners: list[tuple[Callback, Callable[[], None]]] = []
        self._task: asyncio.Task[None] | None = None
        self.heard = asyncio.Event()  # set while we are connected

    async def listen(self, heard: Callback, lost: Callable[[], None]) -> Callable[[], None]:
        """Call `heard` with the id of every table another process has written to, and `lost` when the connection
        breaks or cannot be made; the answer ends it.

        Where there is something to listen to, it returns when we do listen, or after a while in any case.
        """
        listener = (heard, lost)
        self._listeners.append(listener)
        if self._task is None and not self._database.sqlite:
            self._task = asyncio.create_task(self._run(), name="notices")
        if self._task is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PULSE):
                    await self.heard.wait()

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
                await self._hear()
            except asyncio.CancelledError:
                raise
            except Exception:  # the database went away, for whatever reason: that is what this loop is for
                pause = 0.05 if self.heard.is_set() else min(2 * pause, 2.0)
            self.heard.clear()
            for _, lost in tuple(self._listeners):
                lost()
            await asyncio.sleep(pause)

    async def _hear(self) -> None:
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
                await driver.add_listener(CHANNEL, lambda _connection, _pid, _channel, said: self._pass_on(said))
                self.heard.set()
                self._tell("")
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

    def _pass_on(self, said: str) -> None:
        who, _, table = said.partition(":")
        if who != self._process or table in self._doubted:
            self._tell(table)

    def _tell(self, table: str) -> None:
        for heard, _ in tuple(self._listeners):
            heard(table)
