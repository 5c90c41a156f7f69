"""The base class of every part of the store: connections to read from, and a queue to write to."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import Executable, Select, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from vigil.server.store.database import READING, SLOWLY, Database, translated_db_errors
from vigil.server.store.journal import Journal
from vigil.server.store.rows import S, from_columns
from vigil.server.store.schema import decode, encode

__all__ = ["Repository", "batched", "decode", "encode", "now_ms"]

T = TypeVar("T")


def now_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return int(time.time() * 1000)


def batched(values: Collection[str], size: int = 500) -> Iterator[list[str]]:
    """Split values into batches, because a database limits the number of parameters."""
    ordered = sorted(values)
    for start in range(0, len(ordered), size):
        yield ordered[start : start + size]


class Repository:
    """Reads from the database, and writes through the journal."""

    def __init__(self, database: Database, journal: Journal) -> None:
        self._database, self._journal = database, journal

    @asynccontextmanager
    async def _reading(self, slowly: bool = False) -> AsyncIterator[AsyncConnection]:
        """Open a connection for reading. `slowly` allows for queries that scan whole tables."""
        with translated_db_errors():
            async with (
                self._database.with_timeout(SLOWLY if slowly else READING),
                self._database.reader.connect() as connection,
            ):
                yield connection

    async def _rows(self, wanted: Select[Any]) -> list[Any]:
        """Return the rows of a query."""
        async with self._reading() as connection:
            return list(await connection.execute(wanted))

    async def _values(self, wanted: Select[Any]) -> list[Any]:
        """Return the values of a query for a single column."""
        async with self._reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def _all(self, kind: type[S], wanted: Select[Any]) -> list[S]:
        """Return the rows of a query as structs of the given type."""
        return [from_columns(kind, row) for row in await self._rows(wanted)]

    async def _one(self, kind: type[S], wanted: Select[Any]) -> S | None:
        """Return the first row of a query as a struct of the given type, or None."""
        async with self._reading() as connection:
            found = (await connection.execute(wanted)).first()
        return from_columns(kind, found) if found else None

    async def _write(self, job: Callable[[AsyncConnection], Awaitable[T]], slowly: bool = False) -> T:
        return await self._journal.write(job, slowly)

    async def _do(self, statement: Executable, notice: str = "") -> int:
        """Run a writing statement and return the number of rows. If there were any, notify other processes."""

        async def job(connection: AsyncConnection) -> int:
            rows = int((await connection.execute(statement)).rowcount)
            if rows and notice:
                await self._journal.notify(connection, [notice])
            return rows

        return await self._write(job)

    def _insert(self, table: Table) -> Any:
        """Return an insert statement that supports ON CONFLICT."""
        return sqlite.insert(table) if self._database.sqlite else postgresql.insert(table)

    def _upsert(self, table: Table, *key: str) -> Any:
        """Return an insert that replaces the row with the same key."""
        put = self._insert(table)
        new = {column.name: put.excluded[column.name] for column in table.columns if column.name not in key}
        return put.on_conflict_do_update(index_elements=list(key), set_=new)
