"""The store: opened by the address of a database, closed when everything is written."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from vigil.server.store.accounts import Accounts
from vigil.server.store.database import Database, translated_db_errors
from vigil.server.store.entries import Tables
from vigil.server.store.erasure import Erasure
from vigil.server.store.journal import Journal
from vigil.server.store.leases import Leases
from vigil.server.store.migrate import bring_up_to_date, newest
from vigil.server.store.notifications import Callback, Notifications
from vigil.server.store.ratings import Ratings
from vigil.server.store.schema import LEASES


class Store(Tables, Accounts, Ratings, Leases, Erasure):
    """Everything the server stores."""

    def __init__(self, database: Database, before: int, saved: str | None) -> None:
        """Use `Store.open`, which also creates or upgrades the schema."""
        self.version = newest()
        self.upgraded = before < self.version
        self.process = secrets.token_hex(8)  # tells our notifications from those of other processes
        self.saved = saved  # the backup made before an upgrade, if any: a file or a schema
        super().__init__(database, Journal(database, self.process))
        self._notifications = Notifications(database, self.process, self._journal.doubted)

    @classmethod
    async def open(cls, url: str, copy: bool = True) -> Store:
        """Open a database, and create or upgrade its schema after backing up what was there."""
        database = Database(url)
        try:
            with translated_db_errors():
                before, saved = await bring_up_to_date(database, copy=copy)
        except BaseException:
            await database.close()
            raise
        return cls(database, before, saved)

    @property
    def kind(self) -> str:
        """`sqlite` or `postgresql`."""
        return self._database.kind

    async def close(self) -> None:
        """Write everything that is queued and close the connections."""
        await self._notifications.close()
        await self._journal.close()
        await self._database.close()

    def hurry(self, seconds: float) -> None:
        """Wait at most this long for an unreachable database, because the server is stopping."""
        self._journal.hurry(seconds)
        self._database.hurry(seconds)

    async def ping(self) -> None:
        """Raise Unavailable unless the database answers, and accepts a write if the last one failed."""
        async with self._reading() as connection:
            await connection.execute(text("SELECT 1"))
        if self._journal.failing:
            await self._write(_write_probe)

    async def listen(self, on_table: Callback, on_lost: Callable[[], None]) -> Callable[[], None]:
        """Call `on_table` with each table that another process has written to, or "" if any table may have changed.

        `on_lost` is called when the connection for notifications breaks or can't be made, because notifications
        are lost until the next one. Return a function that stops listening.
        """
        return await self._notifications.listen(on_table, on_lost)


async def _write_probe(connection: AsyncConnection) -> None:
    """Insert and delete a row, which needs the disk as much as a move does."""
    await connection.execute(LEASES.insert().values(table_id="", process="", until=0))
    await connection.execute(LEASES.delete().where(LEASES.c.table_id == ""))
