"""The one writer of a process: whatever waits is written in one transaction.

A commit costs a sync to the disk, whether it holds one entry or hundreds.  So callers queue
up, and while one transaction is being committed the next one gathers.  Each call is all or
nothing, and one that fails does not harm the others of its transaction.

What PostgreSQL does not confirm in time is asked again over another connection, and found there if it did arrive.
Who is told at last that it could not be done does not know that: it may still arrive, from a connection that was
cut off.  Such a table is doubted until something is written to it after all.

Many processes may write to one PostgreSQL.  Nobody owns a table: the key (table, seq) of an
entry decides who was first, and the second gets `Conflict`.
"""

from __future__ import annotations

import asyncio
import math
import sqlite3
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Collection, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import bindparam, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from vigil.kernel.errors import VigilError
from vigil.server.journal_entry import Entry
from vigil.server.store.database import SLOWLY, Database, is_retryable, translate_db_error
from vigil.server.store.errors import BadEntries, Conflict, Unavailable
from vigil.server.store.schema import entries as ENTRIES
from vigil.server.store.sqlite_writer import SqliteWriter
from vigil.server.store.table_index import Index, index_sql, write_index

MOST = 512
"""Calls in one transaction; more wait for the next."""
REMEMBERED = 20_000
"""Tables whose last entry is remembered."""
PATIENCE = 10.0
"""Seconds for which a lost connection is sought again, before a call fails."""
WRITING, AT_LEAST = 5.0, 1.0
"""Seconds for PostgreSQL to confirm what is written; as many when it has been away for longer than our patience."""

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
    """Another process wrote one of the entries at the same moment; look again and decide."""


class _Plan(NamedTuple):
    """What of a batch is written."""

    answers: list[Any]
    taken: list[int]  # the places of the calls that are written
    rows: list[dict[str, Any]]
    heads: dict[str, Head]
    listed: list[Index]


class _Call:
    """Something that waits to be written: entries of a table, its place in the index, or a job."""

    __slots__ = ("done", "index", "job", "rows", "slowly", "table", "tried")

    def __init__(
        self, table: str, rows: list[dict[str, Any]], index: Index | None, job: Job | None, slowly: bool = False
    ) -> None:
        self.table, self.rows, self.index, self.job, self.slowly = table, rows, index, job, slowly
        self.tried = False  # a commit of it was sent, and whether it arrived is not known
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


def rows_of(table: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """Entries as they are written; refused if they do not follow each other."""
    for before, after in pairwise(entries):
        if after.seq != before.seq + 1 or after.at < before.at:
            raise BadEntries(
                "store-order",
                "entries {before} and {after} are not consecutive",
                before=before.seq,
                after=after.seq,
            )
    return [
        {"table_id": table, "seq": entry.seq, "at": entry.at, "kind": entry.kind, "body": _encode(entry.body).decode()}
        for entry in entries
    ]


class Journal:
    """The queue of what is to be written, and the task that writes it."""

    def __init__(self, database: Database, process: str) -> None:
        self._database, self._process = database, process
        self._waiting: deque[_Call] = deque()
        self._wake = asyncio.Event()
        self._heads: OrderedDict[str, Head] = OrderedDict()
        self._closing = False
        self._end = math.inf  # when a lost connection is sought no longer
        self._away: float | None = None  # since when the database has not done what it was asked
        self.failing = False  # the last that was to be written could not be
        self.doubted: set[str] = set()  # tables to which something may still be written that was given up
        self._quick = SqliteWriter(database.file) if database.file is not None else None
        self._task = asyncio.create_task(self._run(), name="journal")

    async def append(self, table: str, entries: Sequence[Entry], index: Index | None = None) -> None:
        """Add entries, and change the index with them; durable when it returns."""
        await self._put(_Call(table, rows_of(table, entries), index, None))

    async def index(self, table: str, index: Index) -> None:
        """Change the index alone."""
        await self._put(_Call(table, [], index, None))

    async def write(self, job: Job, slowly: bool = False) -> Any:
        """Do a job that writes; it may be run again if the database was lost meanwhile."""
        return await self._put(_Call("", [], None, job, slowly))

    async def notify(self, connection: AsyncConnection, tables: Collection[str]) -> None:
        """Tell other processes of tables that have changed, when the transaction is done."""
        if tables and not self._database.sqlite:
            await connection.execute(_NOTIFY, {"who": self._process, "tables": sorted(tables)})

    def hurry(self, seconds: float) -> None:
        """From so many seconds on, what cannot be written at once fails."""
        self._end = min(self._end, time.monotonic() + seconds)

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closing = True
        self._wake.set()
        await self._task
        if self._quick is not None:
            await self._quick.close()

    async def _put(self, call: _Call) -> Any:
        if self._closing:
            raise Unavailable("store-closed", "the store is closed")
        self._waiting.append(call)
        self._wake.set()
        # A caller that goes away (a closed connection) takes nothing back: what it sent is written.
        return await asyncio.shield(call.done)

    async def _run(self) -> None:
        while not self._closing or self._waiting:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            batch = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
            jobs = [call for call in batch if call.job] if self._quick is not None else []
            if jobs and len(jobs) < len(batch):  # on SQLite they go different ways
                await self._settle([call for call in batch if not call.job])
                await self._settle(jobs)
            else:
                await self._settle(batch)

    async def _settle(self, batch: list[_Call]) -> None:
        """Write a batch and tell every caller how it went; nothing raised here may stop the writer."""
        pause = 0.05
        while True:
            began = time.monotonic()
            try:
                answers = await self._in_time(batch, began)
                self._away, self.failing = None, False
            except _Raced:
                continue  # the heads were forgotten; they are read anew
            except Exception as error:
                away = not self._database.sqlite and is_retryable(error)
                if away:
                    self._heads.clear()
                    self._away = began if self._away is None else self._away
                    if time.monotonic() < min(self._away + PATIENCE, self._end):
                        await asyncio.sleep(pause)
                        pause = min(2 * pause, 1.0)
                        continue
                    self.doubted.update(call.table for call in batch if call.rows and call.tried)
                if len(batch) > 1 and not away:
                    for call in batch:  # find the one that is to blame
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
                call.done.exception()  # seen, even if the caller went away
            else:
                call.done.set_result(answer)

    async def _in_time(self, batch: list[_Call], now: float) -> list[Any]:
        """The same within the time there is: less of it, the longer the database has been away."""
        if self._away is None:
            limit = SLOWLY if any(call.slowly for call in batch) else WRITING
        elif now < self._end:
            limit = min(WRITING, max(AT_LEAST, self._away + PATIENCE - now))
        else:
            raise TimeoutError("the database has not answered for a while, and we are about to go")
        async with self._database.with_timeout(limit):
            return await self._commit(batch)

    async def _commit(self, batch: list[_Call]) -> list[Any]:
        """One transaction; the answer of each call, or what was wrong with it."""
        if self._quick is not None and not any(call.job for call in batch):
            return await self._quickly(self._quick, batch)
        plain = self._quick is None and not any(call.job or call.index or call.tried for call in batch)
        if plain and not self._unsure(batch):
            return await self._at_once(batch)
        async with self._database.writer.connect() as connection, connection.begin() as transaction:
            fresh = {table: await _head(connection, table) for table in self._unsure(batch)}
            plan = self._admitted(batch, fresh)
            for place, call in enumerate(batch):
                if call.tried and isinstance(plan.answers[place], Conflict) and await _there(connection, call):
                    plan.answers[place] = None  # a commit that was not confirmed did arrive
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

    async def _quickly(self, quick: SqliteWriter, batch: list[_Call]) -> list[Any]:
        """The same for entries alone, in one step."""

        def work(connection: sqlite3.Connection) -> _Plan:
            fresh = {table: connection.execute(_LAST_SQL, (table,)).fetchone() for table in self._unsure(batch)}
            plan = self._admitted(batch, {table: head or NO_ENTRY for table, head in fresh.items()})
            connection.executemany(_PUT_SQL, plan.rows)
            index_sql(connection, plan.listed)
            return plan

        plan = await quick.transaction(work)
        self._remember(plan.heads)
        return plan.answers

    async def _at_once(self, batch: list[_Call]) -> list[Any]:
        """The same for entries alone on PostgreSQL: one statement is a transaction, and one way there and back.

        If another process was first, nothing is written and the long way finds out at which table.
        """
        plan = self._admitted(batch, {})
        if not plan.rows:
            return plan.answers
        for place in plan.taken:
            batch[place].tried = True
        try:
            async with self._database.at_once.connect() as connection:
                await connection.execute(_PUT_AND_NOTIFY, {"who": self._process, **_in_order(plan.rows)})
        except IntegrityError:
            for place in plan.taken:
                batch[place].tried = False  # it was refused, and that is certain
                self._heads.pop(batch[place].table, None)
            raise _Raced from None
        self._remember(plan.heads)
        return plan.answers

    def _unsure(self, batch: list[_Call]) -> list[str]:
        """The tables whose last entry has to be looked up: unknown, or not the one a call expects.

        What is remembered may be old, where others write too: it is good enough to try, never to refuse.
        """
        first: dict[str, int] = {}
        for call in batch:
            if call.rows:
                first.setdefault(call.table, call.rows[0]["seq"])
        return [table for table, seq in first.items() if self._heads.get(table, (None, 0))[0] != seq - 1]

    def _admitted(self, batch: list[_Call], fresh: dict[str, Head]) -> _Plan:
        """Which calls come next at their tables; the others get their answer."""
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
                        "store-time",
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
        while len(self._heads) > REMEMBERED:
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
    """The columns of rows, in an order that all processes keep: so they do not block each other in a ring."""
    rows = sorted(rows, key=lambda row: (row["table_id"], row["seq"]))
    return {name: [row[name] for row in rows] for name in ("table_id", "seq", "at", "kind", "body")}


async def _head(connection: AsyncConnection, table: str) -> Head:
    found = (await connection.execute(_LAST, {"table": table})).first()
    return (found.seq, found.at) if found else NO_ENTRY


async def _there(connection: AsyncConnection, call: _Call) -> bool:
    """Whether these very entries are there."""
    span = {"table": call.table, "first": call.rows[0]["seq"], "last": call.rows[-1]["seq"]}
    found = (await connection.execute(_THERE, span)).all()
    return [tuple(row) for row in found] == [(r["seq"], r["at"], r["kind"], r["body"]) for r in call.rows]


async def _attempt(connection: AsyncConnection, job: Job) -> Any:
    """A job of its own: what it refuses is taken back, and the transaction goes on."""
    inner = await connection.begin_nested()
    try:
        answer = await job(connection)
    except VigilError as error:
        await inner.rollback()
        return error
    await inner.commit()
    return answer
