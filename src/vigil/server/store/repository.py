"""The base class of every part of the store: connections to read from, and a queue to write to."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from vigil.server.store.database import READING, SLOWLY, Database, translate_db_error
from vigil.server.store.journal import Job, Journal
from vigil.server.store.schema import decode, encode

__all__ = ["Repository", "batched", "decode", "encode", "inserting", "now_ms"]


def now_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return int(time.time() * 1000)


def batched(values: Collection[str], size: int = 500) -> Iterator[list[str]]:
    """Split values into batches, because a database limits the number of parameters."""
    ordered = sorted(values)
    for start in range(0, len(ordered), size):
        yield ordered[start : start + size]


def inserting(database: Database, table: Table) -> Any:
    """Return an insert statement that supports ON CONFLICT."""
    return sqlite.insert(table) if database.sqlite else postgresql.insert(table)


class Repository:
    """Reads from the database, and writes through the journal."""

    def __init__(self, database: Database, journal: Journal) -> None:
        self._database, self._journal = database, journal

    @asynccontextmanager
    async def _reading(self, slowly: bool = False) -> AsyncIterator[AsyncConnection]:
        """Open a connection for reading. `slowly` allows for queries that scan whole tables."""
        try:
            async with (
                self._database.with_timeout(SLOWLY if slowly else READING),
                self._database.reader.connect() as connection,
            ):
                yield connection
        except Exception as error:
            if (ours := translate_db_error(error)) is not None:
                raise ours from error
            raise

    async def _write(self, job: Job, slowly: bool = False) -> Any:
        return await self._journal.write(job, slowly)

    def _insert(self, table: Table) -> Any:
        return inserting(self._database, table)

    def _upsert(self, table: Table, *key: str) -> Any:
        """Return an insert that replaces the row with the same key."""
        put = self._insert(table)
        new = {column.name: put.excluded[column.name] for column in table.columns if column.name not in key}
        return put.on_conflict_do_update(index_elements=list(key), set_=new)
