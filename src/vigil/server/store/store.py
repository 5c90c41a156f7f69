"""The store as a whole: opened by the address of a database, closed when all is written."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from vigil.server.store.accounts import Accounts
from vigil.server.store.database import Database, translate_db_error
from vigil.server.store.entries import Tables
from vigil.server.store.erasure import Forgetting
from vigil.server.store.journal import Journal
from vigil.server.store.leases import Leases
from vigil.server.store.migrate import bring_up_to_date, newest
from vigil.server.store.notifications import Callback, Notices
from vigil.server.store.ratings import Ratings
from vigil.server.store.schema import leases as LEASES


class Store(Tables, Accounts, Ratings, Leases, Forgetting):
    """Everything a server keeps."""

    def __init__(self, database: Database, before: int, saved: str | None) -> None:
        """Use `Store.open`, which looks after the schema as well."""
        self.version = newest()
        self.upgraded = before < self.version
        self.process = secrets.token_hex(8)  # by which notices of our own are told from those of others
        self.saved = saved  # the copy that was made before an upgrade, if there was one: a file, or a schema
        super().__init__(database, Journal(database, self.process))
        self._notices = Notices(database, self.process, self._journal.doubted)

    @classmethod
    async def open(cls, url: str, copy: bool = True) -> Store:
        """Open a database; its schema is created or brought up to date, a copy of what was there first."""
        database = Database(url)
        try:
            before, saved = await bring_up_to_date(database, copy=copy)
        except BaseException as error:
            await database.close()
            ours = translate_db_error(error) if isinstance(error, Exception) else None
            if ours is not None:
                raise ours from error
            raise
        return cls(database, before, saved)

    @property
    def kind(self) -> str:
        """`sqlite` or `postgresql`."""
        return self._database.kind

    async def close(self) -> None:
        """Write what waits, and let go."""
        await self._notices.close()
        await self._journal.close()
        await self._database.close()

    def hurry(self, seconds: float) -> None:
        """We are about to go: a database that is away is not waited for longer than this."""
        self._journal.hurry(seconds)
        self._database.hurry(seconds)

    async def ping(self) -> None:
        """Whether the database answers, and can be written where that went wrong the last time; Unavailable if not."""
        async with self._reading() as connection:
            await connection.execute(text("SELECT 1"))
        if self._journal.failing:
            await self._write(_something)

    async def listen(self, heard: Callback, lost: Callable[[], None]) -> Callable[[], None]:
        """Hear of tables another process has written to ("" for: perhaps all of them); the answer ends it.

        `lost` is called whenever the connection for notices breaks or cannot be made: until the next one they are
        lost."""
        return await self._notices.listen(heard, lost)


async def _something(connection: AsyncConnection) -> None:
    """A row that comes and goes: it needs the disk as much as a move does."""
    await connection.execute(LEASES.insert().values(table_id="", process="", until=0))
    await connection.execute(LEASES.delete().where(LEASES.c.table_id == ""))
