"""Connections to SQLite or PostgreSQL, for reading and for writing.

One process writes to an SQLite file, through one connection, and syncs to disk at every commit; a lock
file enforces this. PostgreSQL serves many processes, and may be on another machine that silently stops
answering. So every operation on it has a timeout, even closing a connection.
"""

from __future__ import annotations

import asyncio
import math
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
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
"""Timeouts in seconds for reads from PostgreSQL, and for queries that scan all entries."""
CONNECTING, CLOSING = 5.0, 0.5
"""Timeouts in seconds for opening and for closing a connection to PostgreSQL."""
LAST = 0.2
"""Timeout in seconds for operations started after the deadline of a shutdown."""


def address(url: str) -> URL:
    """Parse the address of a database and choose its driver."""
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
    # The address is not repeated: it may contain a password.
    return BadDatabase(
        "database-address-invalid",
        "the database address must look like sqlite:///folder/vigil.db or postgresql://user@host/name",
    )


def file_of(url: URL) -> Path | None:
    """Return the path of an SQLite database, or None for PostgreSQL."""
    return Path(str(url.database)) if url.get_backend_name() == SQLITE else None


class LockFile:
    """The lock file `vigil.db.lock`, held while a process uses `vigil.db` and released when it dies."""

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
                "database-locked",
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
    """A connection that closes on time even if the server doesn't answer."""

    async def close(self, *, timeout: float | None = None) -> None:
        with suppress(TimeoutError):  # asyncpg has then aborted the connection
            await super().close(timeout=min(timeout or CLOSING, CLOSING))


class Database:
    """The engines of one database."""

    def __init__(self, url: str) -> None:
        self.url = address(url)
        self.kind = self.url.get_backend_name()
        self.file = file_of(self.url)
        self.lock: LockFile | None = None
        self._limits: set[asyncio.Timeout] = set()
        self._end = math.inf  # deadline of a shutdown, in event loop time
        self._open: WeakSet[Any] = WeakSet()  # open connections to PostgreSQL
        if self.file is not None:
            try:
                self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
                self.lock = LockFile(self.file)
                self.file.touch(mode=0o600)
            except OSError as error:
                raise BadDatabase(
                    "database-not-writable",
                    "cannot write {database}: {why}",
                    database=str(self.file),
                    why=error.strerror or str(error),
                ) from None
            self.writer = sqlite_engine(self.url, writes=True)
            self.reader = sqlite_engine(self.url, writes=False)
        else:
            self.writer = create_async_engine(
                self.url, pool_size=1, max_overflow=1, connect_args=self._connect_args(), hide_parameters=True
            )
            event.listen(self.writer.sync_engine, "connect", _durable)
            self.at_once = self.writer.execution_options(isolation_level="AUTOCOMMIT")
            self.reader = create_async_engine(
                self.url,
                connect_args=self._connect_args(),
                pool_size=READERS,
                max_overflow=READERS,
                pool_pre_ping=True,
                isolation_level="AUTOCOMMIT",
                hide_parameters=True,
            )

    def _connect_args(self) -> dict[str, Any]:
        """Arguments for connections to PostgreSQL: application name, timeout, and a class that tracks them."""
        opened = self._open

        class TrackedConnection(ImpatientConnection):
            def __init__(self, *given: Any, **named: Any) -> None:
                super().__init__(*given, **named)
                opened.add(self)

        return {
            "server_settings": {"application_name": "vigil"},
            "timeout": CONNECTING,
            "connection_class": TrackedConnection,
        }

    @asynccontextmanager
    async def with_timeout(self, seconds: float) -> AsyncIterator[None]:
        """Raise TimeoutError if operations on PostgreSQL take longer, or longer than a shutdown allows.

        A connection with a query in progress is cut, so that a late answer can't be taken for the next one.
        SQLite needs no timeout, and couldn't be interrupted.
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
        """Give up all current and future operations after this many seconds."""
        self._end = min(self._end, asyncio.get_running_loop().time() + seconds)
        for limit in self._limits:
            if not limit.expired() and (when := limit.when()) is not None and when > self._end:
                limit.reschedule(self._end)

    @property
    def sqlite(self) -> bool:
        return self.kind == SQLITE

    def alone(self) -> AsyncEngine:
        """Return an engine for one connection outside the pool, such as the one for notifications."""
        return create_async_engine(
            self.url, poolclass=NullPool, connect_args=self._connect_args(), hide_parameters=True
        )

    async def close(self) -> None:
        """Close all connections, aborting those that don't close in time."""
        await asyncio.gather(*(each.close() for each in list(self._open)), return_exceptions=True)
        await self.writer.dispose()
        await self.reader.dispose()
        if self.lock is not None:
            self.lock.free()


def _durable(connection: Any, _record: Any) -> None:
    """Make commits durable before they are confirmed, even if PostgreSQL is configured otherwise."""
    cursor = connection.cursor()
    cursor.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )
    cursor.close()
    connection.commit()


def sqlite_engine(url: URL, writes: bool) -> AsyncEngine:
    """Return an engine for an SQLite file with one writing connection, or several read-only ones."""
    size = 1 if writes else READERS
    engine = create_async_engine(url, pool_size=size, max_overflow=0, pool_timeout=60, hide_parameters=True)

    def on_connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout=10000")
        if writes:
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")  # commits are durable before they are confirmed
        else:
            cursor.execute("PRAGMA query_only=ON")
        cursor.close()

    def on_begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(engine.sync_engine, "connect", on_connect)
    if writes:
        event.listen(engine.sync_engine, "begin", on_begin)
    return engine


def is_retryable(error: Exception) -> bool:
    """Whether to retry: the connection broke, or the database reports a deadlock or a restart."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = str(getattr(cause, "sqlstate", None) or "")
    return (
        isinstance(cause, OSError | TimeoutError | asyncpg.InterfaceError)
        or code[:2] in ("08", "40", "53", "57")
        or (isinstance(error, DBAPIError) and error.connection_invalidated)
        or (isinstance(error, InterfaceError | OperationalError) and not code)
    )


def translate_db_error(error: Exception) -> Unavailable | None:
    """Convert a database or driver error to Unavailable, without statements and values.

    Return None for any other error.
    """
    if not isinstance(error, DBAPIError | OSError | sqlite3.Error | asyncpg.PostgresError | asyncpg.InterfaceError):
        return None
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    why = next(iter(str(cause).splitlines()), "")[:120] or type(cause).__name__
    translated = Unavailable("database-error", "the database is not working: {why}", why=why)
    translated.__cause__ = error
    return translated


@contextmanager
def translated_db_errors() -> Iterator[None]:
    """Raise database and driver errors as Unavailable."""
    try:
        yield
    except Exception as error:
        if (ours := translate_db_error(error)) is not None:
            raise ours from error
        raise


@asynccontextmanager
async def opened_database(url: str) -> AsyncIterator[Database]:
    """Open a database, translate its errors, and close it at the end."""
    database = Database(url)
    try:
        with translated_db_errors():
            yield database
    finally:
        await database.close()
