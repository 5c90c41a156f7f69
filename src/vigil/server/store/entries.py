"""Tables: their entries, and the index by which they are found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Row,
    Text,
    and_,
    case,
    cast,
    delete,
    false,
    func,
    literal,
    not_,
    or_,
    select,
    tuple_,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from vigil.server.journal_entry import Entry
from vigil.server.store.errors import BadCursor
from vigil.server.store.repository import Repository, decode
from vigil.server.store.rows import SeatRow, TableRow
from vigil.server.store.schema import entries as ENTRIES
from vigil.server.store.schema import people as PEOPLE
from vigil.server.store.schema import seats as SEATS
from vigil.server.store.schema import tables as TABLES
from vigil.server.store.table_index import LISTED, index_of, write_index


class ListViewer(msgspec.Struct, frozen=True):
    """Whom a list is for, and when."""

    person: str | None
    now: int


class Tables(Repository):
    """Entries in, entries out; lists of tables."""

    async def append(
        self,
        table_id: str,
        entries: Sequence[Entry],
        row: TableRow | None = None,
        seats: Sequence[SeatRow] | None = None,
    ) -> None:
        """Add entries to a table, all or none; on the disk when it returns.

        With a row the index changes in the same transaction; seats that are not given stay as they are.
        """
        if entries:
            await self._journal.append(table_id, entries, None if row is None else index_of(row, seats))

    async def make_table(self, row: TableRow, entries: Sequence[Entry], seats: Sequence[SeatRow] = ()) -> None:
        """A new table with its first entries."""
        await self._journal.append(row.id, entries, index_of(row, seats))

    async def entries(self, table_id: str, since: int = 0) -> list[Entry]:
        """What happened at a table, from this place on; nothing for a table that is not there."""
        wanted = (
            select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.kind, ENTRIES.c.body)
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq >= since)
            .order_by(ENTRIES.c.seq)
        )
        async with self._reading() as connection:
            found = (await connection.execute(wanted)).all()
        return [Entry(seq, at, kind, decode(body)) for seq, at, kind, body in found]

    async def lines_of(self, person: str, kind: str = "chat_sent", whose: str = "person") -> list[tuple[str, Entry]]:
        """Everything somebody has said at any table, or other entries of theirs, in order; `whose` names the field
        of the body that holds their id.

        It goes through all entries, and takes a while.
        """
        place = func.instr if self._database.sqlite else func.strpos
        wanted = select(ENTRIES).where(ENTRIES.c.kind == kind, place(ENTRIES.c.body, literal(f'"{person}"')) > 0)
        async with self._reading() as connection:
            found = (await connection.execute(wanted.order_by(ENTRIES.c.at, ENTRIES.c.table_id, ENTRIES.c.seq))).all()
        lines = [(row.table_id, Entry(row.seq, row.at, row.kind, decode(row.body))) for row in found]
        return [(table, line) for table, line in lines if line.body.get(whose) == person]

    async def table(self, table_id: str) -> TableRow | None:
        return await self._one(TABLES.c.id == table_id)

    async def table_by_code(self, code: str) -> TableRow | None:
        return await self._one(TABLES.c.code == code)

    async def seats(self, table_id: str) -> list[SeatRow]:
        """Who sits at a table."""
        return (await self.seats_of([table_id]))[table_id]

    async def seats_of(self, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """Who sits at each of these tables; for lists, in one question."""
        found: dict[str, list[SeatRow]] = {table: [] for table in table_ids}
        whose = and_(PEOPLE.c.id == SEATS.c.person_id, PEOPLE.c.kind == "bot")
        wanted = select(SEATS, PEOPLE.c.owner).outerjoin(PEOPLE, whose).where(SEATS.c.table_id.in_(found))
        wanted = wanted.order_by(SEATS.c.table_id, SEATS.c.seat)
        async with self._reading() as connection:
            for row in await connection.execute(wanted):
                found[row.table_id].append(SeatRow(row.table_id, row.seat, row.person_id, row.name, row.bot, row.owner))
        return found

    async def index_table(self, row: TableRow, seats: Sequence[SeatRow] | None = None) -> None:
        """Write a table's place in the lists anew, and who sits there."""
        await self._journal.index(row.id, index_of(row, seats))

    async def reindex_table(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Throw away what the index says of a table, and write it anew; whether it was rated is forgotten too."""
        index = index_of(row, seats)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(TABLES).where(TABLES.c.id == row.id))
            await write_index(connection, self._database, [index])

        await self._write(job)

    async def tables(
        self,
        *,
        status: str | Sequence[str] | None = None,
        public: bool | None = None,
        game: str | None = None,
        person: str | None = None,
        creator: str | None = None,
        changed_before: int | None = None,
        waits_for: str | None = None,
        before: str | None = None,
        limit: int = 50,
        told: ListViewer | None = None,
    ) -> list[TableRow]:
        """Tables, the newest first; `before` is the cursor of the last one seen.

        `person` made them or sits there, `creator` made them.

        `waits_for` is the person on one of the seats that are to answer.  `told` is whom the list is for:
        of tables with a delay they learn what they may know by now, and are found by it.
        """
        shown = TABLES.c.status if told is None else _shown(told)
        late = false() if told is None else is_delayed_for(told)
        wanted = select(*LISTED, shown.label("shown"), late.label("late"))
        wanted = wanted.order_by(TABLES.c.created.desc(), TABLES.c.id.desc()).limit(limit)
        if status is not None:
            wanted = wanted.where(shown.in_([status] if isinstance(status, str) else list(status)))
        if waits_for is not None:
            wanted = wanted.where(_waits_for(waits_for))
        if public is not None:
            wanted = wanted.where(TABLES.c.public == public)
        if game is not None:
            wanted = wanted.where(TABLES.c.game == game)
        if person is not None:
            at = select(SEATS.c.table_id).where(SEATS.c.person_id == person)
            wanted = wanted.where(or_(TABLES.c.creator == person, TABLES.c.id.in_(at)))
        if creator is not None:
            wanted = wanted.where(TABLES.c.creator == creator)
        if changed_before is not None:
            wanted = wanted.where(TABLES.c.changed < changed_before)
        if before is not None:
            wanted = wanted.where(tuple_(TABLES.c.created, TABLES.c.id) < tuple_(*place_of(before)))
        async with self._reading() as connection:
            return [redact_row(row) for row in await connection.execute(wanted)]

    async def uncounted(self, now: int, limit: int = 100) -> list[str]:
        """Games that are over, and known to be by everybody, whose end nobody has looked at yet."""
        wanted = select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.rated_at.is_(None))
        wanted = wanted.where(TABLES.c.ended + TABLES.c.delay <= now).order_by(TABLES.c.ended).limit(limit)
        async with self._reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def unfinished(self) -> list[str]:
        """The ids of all games that are being played, the oldest first."""
        wanted = select(TABLES.c.id).where(TABLES.c.status == "running").order_by(TABLES.c.created, TABLES.c.id)
        async with self._reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def unfinished_counted(self, now: int) -> dict[str, int]:
        """How many tables wait for players, and how many games are being played, as anybody may know it by now.

        A table with a delay that is not listed counts when that has passed once: one for another game among the same
        tells that the last is over."""
        told = or_(TABLES.c.public, TABLES.c.delay == 0, TABLES.c.created + TABLES.c.delay <= now)
        shown = select(_shown(ListViewer(None, now)).label("shown")).where(told).subquery()
        wanted = select(shown.c.shown, func.count()).where(shown.c.shown.in_(("open", "running")))
        async with self._reading() as connection:
            rows = (await connection.execute(wanted.group_by(shown.c.shown))).all()
        return {"open": 0, "running": 0, **{row[0]: row[1] for row in rows}}

    async def table_ids(self, after: str = "", limit: int = 1000) -> list[str]:
        """The ids of all tables that have entries, in order: for whoever goes through them all."""
        wanted = select(ENTRIES.c.table_id).where(ENTRIES.c.seq == 0, ENTRIES.c.table_id > after)
        async with self._reading() as connection:
            return list((await connection.execute(wanted.order_by(ENTRIES.c.table_id).limit(limit))).scalars())

    async def _one(self, condition: Any) -> TableRow | None:
        async with self._reading() as connection:
            found = (await connection.execute(select(*LISTED).where(condition))).first()
        return _table(found) if found else None


def _table(row: Row[Any]) -> TableRow:
    return TableRow(
        id=row.id,
        code=row.code,
        game=row.game,
        status=row.status,
        public=row.public,
        created=row.created,
        changed=row.changed,
        creator=row.creator,
        settings=decode(row.settings),
        options=decode(row.options),
        seq=row.seq,
        asked=decode(row.seats_to_act),
        outcome=None if row.outcome is None else decode(row.outcome),
        begun=row.begun,
        ended=row.ended,
        delay=row.delay,
    )


def is_delayed_for(told: ListViewer) -> ColumnElement[bool]:
    """Whether somebody learns of a game later than its players do."""
    own = select(SEATS.c.table_id).where(SEATS.c.person_id == told.person)
    late = and_(TABLES.c.delay > 0, TABLES.c.begun.is_not(None))
    return late if told.person is None else and_(late, TABLES.c.id.not_in(own))


def _shown(told: ListViewer) -> ColumnElement[str]:
    """The status of a table as far as somebody may know it: players at once, others after the delay."""
    return case(
        (not_(is_delayed_for(told)), TABLES.c.status),
        (TABLES.c.begun + TABLES.c.delay > told.now, literal("open")),
        (TABLES.c.ended + TABLES.c.delay > told.now, literal("running")),
        else_=TABLES.c.status,
    )


def redact_row(row: Any) -> TableRow:
    """A row as it may be told: of a game that goes on, the index has no older state than the newest."""
    table = _table(row)
    if not row.late:
        return table
    when = {"open": table.created, "running": table.begun}.get(row.shown, table.ended)
    ended = table.outcome if row.shown == table.status else None
    return msgspec.structs.replace(table, status=row.shown, changed=when or table.created, asked=[], outcome=ended)


def _waits_for(person: str) -> ColumnElement[bool]:
    """Somebody sits on a seat that is to answer; `asked` is a list of seats as JSON: [0], [1,3]."""
    asked = func.replace(func.replace(func.replace(TABLES.c.seats_to_act, "[", ","), "]", ","), " ", "")
    mine = select(SEATS.c.seat).where(
        SEATS.c.table_id == TABLES.c.id,
        SEATS.c.person_id == person,
        asked.like(literal("%,") + cast(SEATS.c.seat, Text) + literal(",%")),
    )
    return mine.exists()


def place_of(cursor: str) -> tuple[int, str]:
    created, dot, table = cursor.partition(".")
    if not (dot and created.isascii() and created.isdigit() and len(created) < 16 and table):
        raise BadCursor("store-cursor", "{cursor} is not a valid list cursor", cursor=cursor[:40])
    return int(created), table
