"""Write to SQLite with one thread hop per transaction.

The asynchronous driver switches to its thread and back for every statement, and each time waits for an
event loop that is busy with games. Moves are the most frequent writes, so they use this writer, which
waits once per transaction, however many moves it holds.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")


class SqliteWriter:
    """A connection for writing, and the thread that uses it."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._connection: sqlite3.Connection | None = None

    async def transaction(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` in a transaction and commit it, or roll back if it raises."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        connection = self._connection or self._open()
        connection.execute("BEGIN IMMEDIATE")
        try:
            answer = work(connection)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return answer

    def _open(self) -> sqlite3.Connection:
        self._connection = sqlite3.connect(self._file, isolation_level=None)
        for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL"):
            self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    async def close(self) -> None:
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()
