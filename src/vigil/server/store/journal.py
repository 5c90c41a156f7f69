"""The single writer of a process, which commits queued writes in batches.

A commit costs one sync to disk, whether it holds one entry or hundreds. So callers queue up, and while one
transaction commits, the next batch gathers. Each call is all or nothing, and a failed call doesn't affect
the others in its transaction.

If PostgreSQL doesn't confirm a commit in time, the journal retries on another connection, and finds the
entries there if they did arrive. A call that finally fails may still arrive later, from a connection that
was cut. Its table is doubted until the next successful write to it.

Several processes may write to one PostgreSQL database. No process owns a table: the key (table, seq) of an
entry decides which write came first, and the other one gets `Conflict`.
"""

from __future__ import annotations

import asyncio
import math
import sqlite3
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import bindparam, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from vigil.kernel.errors import VigilError
from vigil.server.journal_entry import Entry
from vigil.server.store.database import SLOWLY, Database, is_retryable, translate_db_error
from vigil.server.store.errors import BadEntries, Conflict, Unavailable
from vigil.server.store.schema import ENTRIES
from vigil.server.store.sqlite_writer import SqliteWriter
from vigil.server.store.table_index import Index, index_sql, write_index

MAX_BATCH = 512
"""Calls in one transaction; the rest wait for the next one."""
MAX_HEADS = 20_000
"""Tables whose last entry is cached."""
RETRY_SECONDS = 10.0
"""How long calls are retried after the connection is lost."""
WRITE_TIMEOUT, MIN_WRITE_TIMEOUT = 5.0, 1.0
"""Seconds for PostgreSQL to confirm a write; the second if it has been away for longer than RETRY_SECONDS."""

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[Any]]
Head = tuple[int, int]
"""The seq and the time of a table's last entry; (-1, 0) before the first."""
NO_ENTRY: Head = (-1, 0)

_encode = msgspec.json.Encoder().encode
_PUT = ENTRIES.insert()
_PUT_SQL = "INSERT INTO entries (table_id, seq, at, kind, body) VALUES (:table_id, :seq, :at, :kind, :body)"
_LAST_SQL = "SELECT seq, at FROM entries WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
_PUT_ALL = (
    "INSERT INTO entries (table_id, seq, at, kind, body) "
    "SELECT * FROM unnest(CAST(:table_id AS text[]), CAST(:seq AS integer[]), CAST(:at AS bigint[]), "
    "CAST(:kind AS text[]), CAST(:body AS text[]))"
)
_PUT_UNLESS_TAKEN = text(f"{_PUT_ALL} ON CONFLICT DO NOTHING")
_PUT_AND_NOTIFY = text(
    f"WITH put AS ({_PUT_ALL} RETURNING table_id) "
    "SELECT pg_notify('vigil', :who || ':' || x.table_id) FROM (SELECT DISTINCT table_id FROM put) AS x"
)
_LAST = (
    select(ENTRIES.c.seq, ENTRIES.c.at)
    .where(ENTRIES.c.table_id == bindparam("table"))
    .order_by(ENTRIES.c.seq.desc())
    .limit(1)
)
_THERE = (
    select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.kind, ENTRIES.c.body)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.seq.between(bindparam("first"), bindparam("last")))
    .order_by(ENTRIES.c.seq)
)
_NOTIFY = text("SELECT pg_notify('vigil', :who || ':' || x) FROM unnest(CAST(:tables AS text[])) AS x")


class _Raced(Exception):
    """Another process wrote one of the entries at the same moment: read the last entries and retry."""


class _Plan(NamedTuple):
    """The part of a batch that is written."""

    answers: list[Any]
    taken: list[int]  # indexes of the calls that are written
    rows: list[dict[str, Any]]
    heads: dict[str, Head]
    listed: list[Index]


@dataclass(eq=False, slots=True)
class _Call:
    """A queued write: entries of a table, its row in the index, or a job."""

    table: str
    rows: list[dict[str, Any]]
    index: Index | None
    job: Job | None = None
    slowly: bool = False
    tried: bool = False  # a commit was sent, and its outcome is unknown
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


def rows_of(table: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """Return entries as rows, or raise BadEntries if they aren't consecutive."""
    for before, after in pairwise(entries):
        if after.seq != before.seq + 1 or after.at < before.at:
            raise BadEntries(
                "entry-order",
                "entries {before} and {after} are not consecutive",
                before=before.seq,
                after=after.seq,
            )
    return [
        {"table_id": table, "seq": entry.seq, "at": entry.at, "kind": entry.kind, "body": _encode(entry.body).decode()}
        for entry in entries
    ]


class Journal:
    """The queue of writes, and the task that commits them."""

    def __init__(self, database: Database, process: str) -> None:
        self._database, self._process = database, process
        self._waiting: deque[_Call] = deque()
        self._wake = asyncio.Event()
        self._heads: OrderedDict[str, Head] = OrderedDict()
        self._closing = False
        self._end = math.inf  # when retries of a lost connection end
        self._away: float | None = None  # since when the database has failed
        self.failing = False  # whether the last write failed
        self.doubted: set[str] = set()  # tables to which a failed write may still arrive
        self._quick = SqliteWriter(database.file) if database.file is not None else None
        self._task = asyncio.create_task(self._run(), name="journal")

    async def append(self, table: str, entries: Sequence[Entry], index: Index | None = None) -> None:
        """Add entries and update the index with them. They are durable when this returns."""
        await self._put(_Call(table, rows_of(table, entries), index))

    async def index(self, table: str, index: Index) -> None:
        """Update only the index."""
        await self._put(_Call(table, [], index))

    async def write(self, job: Callable[[AsyncConnection], Awaitable[T]], slowly: bool = False) -> T:
        """Run a job that writes. It may run again if the database connection is lost."""
        done: T = await self._put(_Call("", [], None, job, slowly))
        return done

    async def notify(self, connection: AsyncConnection, tables: Collection[str]) -> None:
        """Notify other processes of changed tables when the transaction commits."""
        if tables and not self._database.sqlite:
            await connection.execute(_NOTIFY, {"who": self._process, "tables": sorted(tables)})

    def hurry(self, seconds: float) -> None:
        """Stop retrying after this many seconds, because the server is stopping."""
        self._end = min(self._end, time.monotonic() + seconds)

    async def close(self) -> None:
        """Write what is queued, then stop."""
        self._closing = True
        self._wake.set()
        await self._task
        if self._quick is not None:
            await self._quick.close()

    async def _put(self, call: _Call) -> Any:
        if self._closing:
            raise Unavailable("database-closed", "the store is closed")
        self._waiting.append(call)
        self._wake.set()
        # A canceled caller (a closed connection) cancels nothing: what it sent is written.
        return await asyncio.shield(call.done)

    async def _run(self) -> None:
        while not self._closing or self._waiting:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            batch = [self._waiting.popleft() for _ in range(min(MAX_BATCH, len(self._waiting)))]
            jobs = [call for call in batch if call.job] if self._quick is not None else []
            if jobs and len(jobs) < len(batch):  # SQLite writes them on different connections
                await self._settle([call for call in batch if not call.job])
                await self._settle(jobs)
            else:
                await self._settle(batch)

    async def _settle(self, batch: list[_Call]) -> None:
        """Write a batch and resolve every call. No exception may stop the writer."""
        pause = 0.05
        while True:
            began = time.monotonic()
            try:
                answers = await self._in_time(batch, began)
                self._away, self.failing = None, False
            except _Raced:
                continue  # the cached heads were dropped and are read again
            except Exception as error:
                away = not self._database.sqlite and is_retryable(error)
                if away:
                    self._heads.clear()
                    self._away = began if self._away is None else self._away
                    if time.monotonic() < min(self._away + RETRY_SECONDS, self._end):
                        await asyncio.sleep(pause)
                        pause = min(2 * pause, 1.0)
                        continue
                    self.doubted.update(call.table for call in batch if call.rows and call.tried)
                if len(batch) > 1 and not away:
                    for call in batch:  # find the one that failed
                        await self._settle([call])
                    return
                answers = [translate_db_error(error) or error] * len(batch)
                self.failing = isinstance(answers[0], Unavailable)
            break
        for call, answer in zip(batch, answers, strict=True):
            if call.done.cancelled():
                continue
            if isinstance(answer, BaseException):
                call.done.set_exception(answer)
                call.done.exception()  # mark it as retrieved, even if the caller is gone
            else:
                call.done.set_result(answer)

    async def _in_time(self, batch: list[_Call], now: float) -> list[Any]:
        """Commit a batch with a timeout, which is shorter the longer the database has been away."""
        if self._away is None:
            limit = SLOWLY if any(call.slowly for call in batch) else WRITE_TIMEOUT
        elif now < self._end:
            limit = min(WRITE_TIMEOUT, max(MIN_WRITE_TIMEOUT, self._away + RETRY_SECONDS - now))
        else:
            raise TimeoutError("the database did not answer, and the server is stopping")
        async with self._database.with_timeout(limit):
            return await self._commit(batch)

    async def _commit(self, batch: list[_Call]) -> list[Any]:
        """Commit a batch in one transaction. Return the result or the error of each call."""
        if self._quick is not None and not any(call.job for call in batch):
            return await self._commit_sqlite(self._quick, batch)
        plain = self._quick is None and not any(call.job or call.index or call.tried for call in batch)
        if plain and not self._tables_to_look_up(batch):
            return await self._commit_entries(batch)
        async with self._database.writer.connect() as connection, connection.begin() as transaction:
            fresh = {table: await _head(connection, table) for table in self._tables_to_look_up(batch)}
            plan = self._plan(batch, fresh)
            for place, call in enumerate(batch):
                if call.tried and isinstance(plan.answers[place], Conflict) and await _is_written(connection, call):
                    plan.answers[place] = None  # an unconfirmed commit did arrive
            if plan.rows:
                await self._insert(connection, plan.rows)
            if plan.listed:
                await write_index(connection, self._database, plan.listed)
            for place in plan.taken:
                if (job := batch[place].job) is not None:
                    plan.answers[place] = await _attempt(connection, job)
            await self.notify(connection, {row["table_id"] for row in plan.rows})
            for place in plan.taken:
                batch[place].tried = True
            await transaction.commit()
        self._remember(plan.heads)
        return plan.answers

    async def _commit_sqlite(self, quick: SqliteWriter, batch: list[_Call]) -> list[Any]:
        """Commit entries on SQLite, in one step on the writer's thread."""

        def work(connection: sqlite3.Connection) -> _Plan:
            fresh = {
                table: connection.execute(_LAST_SQL, (table,)).fetchone() for table in self._tables_to_look_up(batch)
            }
            plan = self._plan(batch, {table: head or NO_ENTRY for table, head in fresh.items()})
            connection.executemany(_PUT_SQL, plan.rows)
            index_sql(connection, plan.listed)
            return plan

        plan = await quick.transaction(work)
        self._remember(plan.heads)
        return plan.answers

    async def _commit_entries(self, batch: list[_Call]) -> list[Any]:
        """Commit entries on PostgreSQL with a single statement, which needs one round trip.

        If another process wrote first, nothing is written, and the full transaction finds out at which table.
        """
        plan = self._plan(batch, {})
        if not plan.rows:
            return plan.answers
        for place in plan.taken:
            batch[place].tried = True
        try:
            async with self._database.at_once.connect() as connection:
                await connection.execute(_PUT_AND_NOTIFY, {"who": self._process, **_in_order(plan.rows)})
        except IntegrityError:
            for place in plan.taken:
                batch[place].tried = False  # the refusal is certain
                self._heads.pop(batch[place].table, None)
            raise _Raced from None
        self._remember(plan.heads)
        return plan.answers

    def _tables_to_look_up(self, batch: list[_Call]) -> list[str]:
        """Return the tables whose cached last entry is missing or not the one a call expects.

        The cache may be outdated if other processes write too: it can justify an attempt, never a refusal.
        """
        first: dict[str, int] = {}
        for call in batch:
            if call.rows:
                first.setdefault(call.table, call.rows[0]["seq"])
        return [table for table, seq in first.items() if self._heads.get(table, (None, 0))[0] != seq - 1]

    def _plan(self, batch: list[_Call], fresh: dict[str, Head]) -> _Plan:
        """Select the calls whose entries come next at their tables. The others get their error."""
        plan = _Plan([None] * len(batch), [], [], {}, [])
        listed: dict[str, Index] = {}
        for place, call in enumerate(batch):
            if call.rows:
                first, last = call.rows[0], call.rows[-1]
                seq, at = plan.heads.get(call.table) or fresh.get(call.table) or self._heads[call.table]
                if first["seq"] != seq + 1:
                    plan.answers[place] = Conflict(call.table, first["seq"], seq + 1)
                    continue
                if first["at"] < at:
                    plan.answers[place] = BadEntries(
                        "entry-time",
                        "entry {seq} of table {table} is older than the one before it",
                        seq=first["seq"],
                        table=call.table,
                    )
                    continue
                plan.heads[call.table] = (last["seq"], last["at"])
                plan.rows.extend(call.rows)
            plan.taken.append(place)
            if call.index is not None:
                row, seats = call.index
                before = listed.get(call.table)
                listed[call.table] = (row, before[1] if seats is None and before is not None else seats)
        plan.listed.extend(listed[table] for table in sorted(listed))
        return plan

    def _remember(self, heads: dict[str, Head]) -> None:
        self.doubted.difference_update(heads)
        for table, head in heads.items():
            self._heads[table] = head
            self._heads.move_to_end(table)
        while len(self._heads) > MAX_HEADS:
            self._heads.popitem(last=False)

    async def _insert(self, connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
        if self._database.sqlite:
            await connection.execute(_PUT, rows)
            return
        done = await connection.execute(_PUT_UNLESS_TAKEN, _in_order(rows))
        if done.rowcount != len(rows):
            for row in rows:
                self._heads.pop(row["table_id"], None)
            raise _Raced


def _in_order(rows: list[dict[str, Any]]) -> dict[str, list[Any]]:
    """Return rows as columns, in an order that all processes share, so that they can't deadlock."""
    rows = sorted(rows, key=lambda row: (row["table_id"], row["seq"]))
    return {name: [row[name] for row in rows] for name in ("table_id", "seq", "at", "kind", "body")}


async def _head(connection: AsyncConnection, table: str) -> Head:
    found = (await connection.execute(_LAST, {"table": table})).first()
    return (found.seq, found.at) if found else NO_ENTRY


async def _is_written(connection: AsyncConnection, call: _Call) -> bool:
    """Return whether the database holds exactly these entries."""
    span = {"table": call.table, "first": call.rows[0]["seq"], "last": call.rows[-1]["seq"]}
    found = (await connection.execute(_THERE, span)).all()
    return [tuple(row) for row in found] == [(r["seq"], r["at"], r["kind"], r["body"]) for r in call.rows]


async def _attempt(connection: AsyncConnection, job: Job) -> Any:
    """Run a job in a savepoint. If it raises a VigilError, roll it back and continue the transaction."""
    inner = await connection.begin_nested()
    try:
        answer = await job(connection)
    except VigilError as error:
        await inner.rollback()
        return error
    await inner.commit()
    return answer
