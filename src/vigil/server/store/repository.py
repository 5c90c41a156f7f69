"""What every part of the store stands on: a way to read, and a way to write."""

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
    return int(time.time() * 1000)


def batched(values: Collection[str], size: int = 500) -> Iterator[list[str]]:
    """Values for one question each: a database takes only so many at once."""
    ordered = sorted(values)
    for start in range(0, len(ordered), size):
        yield ordered[start : start + size]


def inserting(database: Database, table: Table) -> Any:
    """An insert that can be told what to do when the row is there already."""
    return sqlite.insert(table) if database.sqlite else postgresql.insert(table)


class Repository:
    """The database and the writer."""

    def __init__(self, database: Database, journal: Journal) -> None:
        self._database, self._journal = database, journal

    @asynccontextmanager
    async def _reading(self, slowly: bool = False) -> AsyncIterator[AsyncConnection]:
        """A connection to read from; `slowly`: what is asked goes through all there is."""
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
        """An insert that replaces the row with the same key."""
        put = self._insert(table)
        new = {column.name: put.excluded[column.name] for column in table.columns if column.name not in key}
        return put.on_conflict_do_update(index_elements=list(key), set_=new)
