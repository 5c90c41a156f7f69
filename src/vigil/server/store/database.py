"""One database, SQLite or PostgreSQL: connections that write, connections that read.

SQLite is written through one connection by one process, which a lock file makes sure of;
it syncs to the disk at every commit.  PostgreSQL has room for many processes, and may be far away: it can stop
to answer without saying so.  So nothing that is asked of it is waited for without end, not even the end of a
connection.
"""

from __future__ import annotations

import asyncio
import math
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import IO, Any
from weakref import WeakSet

import asyncpg
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from vigil.server.store.errors import BadDatabase, Locked, Unavailable

SQLITE, POSTGRESQL = "sqlite", "postgresql"
READERS = 4
READING, SLOWLY = 10.0, 300.0
"""Seconds for what is read from PostgreSQL; for what goes through all entries."""
CONNECTING, CLOSING = 5.0, 0.5
"""Seconds for PostgreSQL to take a connection, and to end one."""
LAST = 0.2
"""Seconds for what is asked when we ought to be gone."""


def address(url: str) -> URL:
    """The address of a database, with the driver that is used for it."""
    try:
        given = make_url(url)
    except ArgumentError:
        raise _not_an_address() from None
    kind = given.drivername.partition("+")[0]
    if kind in ("postgres", POSTGRESQL):
        return given.set(drivername="postgresql+asyncpg")
    if kind == SQLITE and given.database and given.database != ":memory:":
        return given.set(drivername="sqlite+aiosqlite")
    raise _not_an_address()


def _not_an_address() -> BadDatabase:
    # What was given is not shown: it may hold a password.
    return BadDatabase(
        "store-address",
        "the database address must look like sqlite:///folder/vigil.db or postgresql://user@host/name",
    )


def file_of(url: URL) -> Path | None:
    """Where an SQLite database lies."""
    return Path(str(url.database)) if url.get_backend_name() == SQLITE else None


class LockFile:
    """`vigil.db.lock` beside `vigil.db`: held as long as a process serves the file, and freed when it dies."""

    def __init__(self, database: Path) -> None:
        import fcntl

        self.path = database.with_name(database.name + ".lock")
        self._file: IO[str] = self.path.open("a+", encoding="ascii")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.seek(0)
            holder = self._file.read(20).strip() or "?"
            self._file.close()
            raise Locked(
                "store-locked",
                "{database} is already in use by process {process} (it holds {lock}); stop that one, or use"
                " PostgreSQL for several processes",
                database=str(database),
                process=holder,
                lock=str(self.path),
            ) from None
        self._file.truncate(0)
        self._file.write(str(os.getpid()))
        self._file.flush()

    def free(self) -> None:
        self._file.close()


class ImpatientConnection(asyncpg.Connection):  # type: ignore[misc]
    """A connection that ends when it is to end, whether or not the other side says so."""

    async def close(self, *, timeout: float | None = None) -> None:
        with suppress(TimeoutError):  # then it was cut off
            await super().close(timeout=min(timeout or CLOSING, CLOSING))


class Database:
    """The engines of one database."""

    def __init__(self, url: str) -> None:
        self.url = address(url)
        self.kind = self.url.get_backend_name()
        self.file = file_of(self.url)
        self.lock: LockFile | None = None
        self._limits: set[asyncio.Timeout] = set()
        self._end = math.inf  # when we ought to be gone, in the time of the loop
        self._open: WeakSet[Any] = WeakSet()  # connections to PostgreSQL
        if self.file is not None:
            try:
                self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
                self.lock = LockFile(self.file)
                self.file.touch(mode=0o600)
            except OSError as error:
                raise BadDatabase(
                    "store-folder",
                    "cannot write {database}: {why}",
                    database=str(self.file),
                    why=error.strerror or str(error),
                ) from None
            self.writer = sqlite_engine(self.url, writes=True)
            self.reader = sqlite_engine(self.url, writes=False)
        else:
            self.writer = create_async_engine(
                self.url, pool_size=1, max_overflow=1, connect_args=self._way(), hide_parameters=True
            )
            event.listen(self.writer.sync_engine, "connect", _durable)
            self.at_once = self.writer.execution_options(isolation_level="AUTOCOMMIT")
            self.reader = create_async_engine(
                self.url,
                connect_args=self._way(),
                pool_size=READERS,
                max_overflow=READERS,
                pool_pre_ping=True,
                isolation_level="AUTOCOMMIT",
                hide_parameters=True,
            )

    def _way(self) -> dict[str, Any]:
        """How PostgreSQL knows our connections, and how long it has to take one."""
        opened = self._open

        class Known(ImpatientConnection):
            def __init__(self, *given: Any, **named: Any) -> None:
                super().__init__(*given, **named)
                opened.add(self)

        return {
            "server_settings": {"application_name": "vigil"},
            "timeout": CONNECTING,
            "connection_class": Known,
        }

    @asynccontextmanager
    async def with_timeout(self, seconds: float) -> AsyncIterator[None]:
        """What is asked of PostgreSQL here is done in so many seconds, or TimeoutError; sooner when we are to go.

        A connection over which something was still asked is cut, so that no answer comes to another question.
        SQLite answers from its file: it needs no limit, and could not be interrupted.
        """
        if self.sqlite:
            yield
            return
        now = asyncio.get_running_loop().time()
        async with asyncio.timeout_at(min(now + seconds, max(self._end, now + LAST))) as limit:
            self._limits.add(limit)
            try:
                yield
            finally:
                self._limits.discard(limit)

    def hurry(self, seconds: float) -> None:
        """Whatever is asked, or will be, is given up after so many seconds."""
        self._end = min(self._end, asyncio.get_running_loop().time() + seconds)
        for limit in self._limits:
            if not limit.expired() and (when := limit.when()) is not None and when > self._end:
                limit.reschedule(self._end)

    @property
    def sqlite(self) -> bool:
        return self.kind == SQLITE

    def alone(self) -> AsyncEngine:
        """An engine for one connection outside the pool, such as one that listens."""
        return create_async_engine(self.url, poolclass=NullPool, connect_args=self._way(), hide_parameters=True)

    async def close(self) -> None:
        """Let go of everything: what does not end by itself is cut off."""
        await asyncio.gather(*(each.close() for each in list(self._open)), return_exceptions=True)
        await self.writer.dispose()
        await self.reader.dispose()
        if self.lock is not None:
            self.lock.free()


def _durable(connection: Any, _record: Any) -> None:
    """A commit is on the disk before it is confirmed, even where PostgreSQL was told otherwise."""
    cursor = connection.cursor()
    cursor.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )
    cursor.close()
    connection.commit()


def sqlite_engine(url: URL, writes: bool) -> AsyncEngine:
    """Connections to an SQLite file: a single one that writes, or several that only read."""
    size = 1 if writes else READERS
    made = create_async_engine(url, pool_size=size, max_overflow=0, pool_timeout=60, hide_parameters=True)

    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so, not where the driver guesses
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout=10000")
        if writes:
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")  # a commit is on the disk before it is confirmed
        else:
            cursor.execute("PRAGMA query_only=ON")
        cursor.close()

    def begun(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(made.sync_engine, "connect", connected)
    if writes:
        event.listen(made.sync_engine, "begin", begun)
    return made


def is_retryable(error: Exception) -> bool:
    """Whether the connection broke, or the database asks to try once more (a deadlock, a restart)."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = str(getattr(cause, "sqlstate", None) or "")
    return (
        isinstance(cause, OSError | TimeoutError | asyncpg.InterfaceError)
        or code[:2] in ("08", "40", "53", "57")
        or (isinstance(error, DBAPIError) and error.connection_invalidated)
        or (isinstance(error, InterfaceError | OperationalError) and not code)
    )


def translate_db_error(error: Exception) -> Unavailable | None:
    """An error of a database or its driver as ours, without statements and values; None if it is another kind."""
    if not isinstance(error, DBAPIError | OSError | sqlite3.Error | asyncpg.PostgresError | asyncpg.InterfaceError):
        return None
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    why = next(iter(str(cause).splitlines()), "")[:120] or type(cause).__name__
    made = Unavailable("store-unavailable", "the database is not working: {why}", why=why)
    made.__cause__ = error
    return made
