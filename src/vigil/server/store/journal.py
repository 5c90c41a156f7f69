"""The one writer of a process: whatever waits is written in one transaction.

A commit costs a sync to the disk, whether it holds one entry or hundreds.  So callers queue
up, and while one transaction is being committed the next one gathers.  Each call is all or
nothing, and one that fails does not harm the others of its transaction.

Many processes may write to one PostgreSQL.  Nobody owns a table: the key (table, seq) of an
entry decides who was first, and the second gets `Conflict`.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Sequence
from itertools import pairwise
from typing import Any

import msgspec
from sqlalchemy import bindparam, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from vigil.kernel.errors import VigilError
from vigil.server.entry import Entry
from vigil.server.store.engine import Database, lost, told
from vigil.server.store.errors import BadEntries, Conflict, Unavailable
from vigil.server.store.schema import entries as ENTRIES

MOST = 512
"""Calls in one transaction; more wait for the next."""
REMEMBERED = 20_000
"""Tables whose last entry is remembered."""
PATIENCE = 10.0
"""Seconds for which a lost connection is sought again, before a call fails."""

Job = Callable[[AsyncConnection], Awaitable[Any]]
Index = tuple[dict[str, Any], list[dict[str, Any]] | None]
"""A table's row as it is listed, and its seats; None leaves the seats as they are."""
Head = tuple[int, int]
"""The seq and the time of a table's last entry; (-1, 0) before the first."""
NO_ENTRY: Head = (-1, 0)

_encode = msgspec.json.Encoder().encode
_PUT = ENTRIES.insert()
_PUT_UNLESS_TAKEN = text(
    "INSERT INTO entries (table_id, seq, at, kind, body) "
    "SELECT * FROM unnest(CAST(:table_id AS text[]), CAST(:seq AS integer[]), CAST(:at AS bigint[]), "
    "CAST(:kind AS text[]), CAST(:body AS text[])) ON CONFLICT DO NOTHING"
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


class _Call:
    """Something that waits to be written: entries of a table, its place in the index, or a job."""

    __slots__ = ("done", "index", "job", "rows", "table", "tried")

    def __init__(self, table: str, rows: list[dict[str, Any]], index: Index | None, job: Job | None) -> None:
        self.table, self.rows, self.index, self.job = table, rows, index, job
        self.tried = False  # a commit of it was sent, and whether it arrived is not known
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


def rows_of(table: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """Entries as they are written; refused if they do not follow each other."""
    for before, after in pairwise(entries):
        if after.seq != before.seq + 1 or after.at < before.at:
            raise BadEntries(
                "store-order",
                "entries {before} and {after} do not follow each other",
                before=before.seq,
                after=after.seq,
            )
    return [
        {"table_id": table, "seq": entry.seq, "at": entry.at, "kind": entry.kind, "body": _encode(entry.body).decode()}
        for entry in entries
    ]


class Journal:
    """The queue of what is to be written, and the task that writes it."""

    def __init__(
        self, database: Database, process: str, indexing: Callable[[AsyncConnection, list[Index]], Awaitable[None]]
    ) -> None:
        self._database, self._process, self._indexing = database, process, indexing
        self._waiting: deque[_Call] = deque()
        self._wake = asyncio.Event()
        self._heads: OrderedDict[str, Head] = OrderedDict()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="journal")
        self.watch: Callable[[float, int], None] | None = None  # told the seconds and the calls of every commit

    async def append(self, table: str, entries: Sequence[Entry], index: Index | None = None) -> None:
        """Add entries, and change the index with them; durable when it returns."""
        await self._put(_Call(table, rows_of(table, entries), index, None))

    async def write(self, job: Job) -> Any:
        """Do a job that writes; it may be run again if the database was lost meanwhile."""
        return await self._put(_Call("", [], None, job))

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closing = True
        self._wake.set()
        await self._task

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
            start = time.perf_counter()
            await self._settle(batch)
            if self.watch is not None:
                self.watch(time.perf_counter() - start, len(batch))

    async def _settle(self, batch: list[_Call]) -> None:
        """Write a batch and tell every caller how it went; nothing raised here may stop the writer."""
        until, pause = time.monotonic() + PATIENCE, 0.05
        while True:
            try:
                answers = await self._commit(batch)
            except _Raced:
                continue  # the heads were forgotten; they are read anew
            except Exception as error:
                away = not self._database.sqlite and lost(error)
                if away and time.monotonic() < until:
                    self._heads.clear()
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, 1.0)
                    continue
                if len(batch) > 1 and not away:
                    for call in batch:  # find the one that is to blame
                        await self._settle([call])
                    return
                answers = [told(error) or error] * len(batch)
            break
        for call, answer in zip(batch, answers, strict=True):
            if call.done.cancelled():
                continue
            if isinstance(answer, BaseException):
                call.done.set_exception(answer)
                call.done.exception()  # seen, even if the caller went away
            else:
                call.done.set_result(answer)

    async def _commit(self, batch: list[_Call]) -> list[Any]:
        """One transaction; the answer of each call, or what was wrong with it."""
        answers: list[Any] = [None] * len(batch)
        heads: dict[str, Head] = {}
        async with self._database.writer.connect() as connection, connection.begin() as transaction:
            taken: list[int] = []
            for place, call in enumerate(batch):
                if call.rows:
                    answers[place] = await self._admit(connection, call, heads)
                if answers[place] is None:
                    taken.append(place)
            rows = [row for place in taken for row in batch[place].rows]
            if rows:
                await self._insert(connection, rows)
            listed = {batch[place].table: index for place in taken if (index := batch[place].index)}
            if listed:
                await self._indexing(connection, [listed[table] for table in sorted(listed)])
            for place in taken:
                if (job := batch[place].job) is not None:
                    answers[place] = await _attempt(connection, job)
            changed = sorted({row["table_id"] for row in rows})
            if changed and not self._database.sqlite:
                await connection.execute(_NOTIFY, {"who": self._process, "tables": changed})
            for place in taken:
                batch[place].tried = True
            await transaction.commit()
        for table, head in heads.items():
            self._heads[table] = head
            self._heads.move_to_end(table)
        while len(self._heads) > REMEMBERED:
            self._heads.popitem(last=False)
        return [None if answer is _WRITTEN else answer for answer in answers]

    async def _admit(self, connection: AsyncConnection, call: _Call, heads: dict[str, Head]) -> Any:
        """None if the entries come next; else why not.  A remembered head may be old: only a fresh one refuses."""
        first, last = call.rows[0], call.rows[-1]
        head = heads.get(call.table) or self._heads.get(call.table)
        if head is None or head[0] + 1 != first["seq"]:
            if call.table not in heads:
                found = (await connection.execute(_LAST, {"table": call.table})).first()
                head = (found.seq, found.at) if found else NO_ENTRY
                heads[call.table] = head
            else:
                head = heads[call.table]
        if head[0] + 1 != first["seq"]:
            if call.tried and await self._already_there(connection, call):
                return _WRITTEN
            return Conflict(call.table, first["seq"], head[0] + 1)
        if first["at"] < head[1]:
            return BadEntries(
                "store-time",
                "entry {seq} of table {table} is older than the one before it",
                seq=first["seq"],
                table=call.table,
            )
        heads[call.table] = (last["seq"], last["at"])
        return None

    async def _already_there(self, connection: AsyncConnection, call: _Call) -> bool:
        """Whether a commit that was not confirmed did arrive."""
        span = {"table": call.table, "first": call.rows[0]["seq"], "last": call.rows[-1]["seq"]}
        found = (await connection.execute(_THERE, span)).all()
        return [tuple(row) for row in found] == [(r["seq"], r["at"], r["kind"], r["body"]) for r in call.rows]

    async def _insert(self, connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
        if self._database.sqlite:
            await connection.execute(_PUT, rows)
            return
        rows = sorted(rows, key=lambda row: (row["table_id"], row["seq"]))  # one order for all: no deadlock
        columns = {name: [row[name] for row in rows] for name in ("table_id", "seq", "at", "kind", "body")}
        done = await connection.execute(_PUT_UNLESS_TAKEN, columns)
        if done.rowcount != len(rows):
            for row in rows:
                self._heads.pop(row["table_id"], None)
            raise _Raced


_WRITTEN = object()


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
