"""The entries of tables, and the index that lists use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
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
from vigil.server.store.rows import SeatRow, TableRow, from_columns
from vigil.server.store.schema import ENTRIES, PEOPLE, SEATS, TABLES
from vigil.server.store.table_index import LISTED, index_of, write_index


class ListViewer(msgspec.Struct, frozen=True):
    """The person who reads a list, and the time."""

    person: str | None
    now: int


class Tables(Repository):
    """Reads and writes entries, and lists tables."""

    async def append(
        self,
        table_id: str,
        entries: Sequence[Entry],
        row: TableRow | None = None,
        seats: Sequence[SeatRow] | None = None,
    ) -> None:
        """Add entries to a table, all or none. They are on disk when this returns.

        With a row, the index changes in the same transaction. Seats of None stay unchanged.
        """
        if entries:
            await self._journal.append(table_id, entries, None if row is None else index_of(row, seats))

    async def make_table(self, row: TableRow, entries: Sequence[Entry], seats: Sequence[SeatRow] = ()) -> None:
        """Create a table with its first entries."""
        await self._journal.append(row.id, entries, index_of(row, seats))

    async def entries(self, table_id: str, since: int = 0) -> list[Entry]:
        """Return the entries of a table from `since` on, or an empty list if there is no such table."""
        wanted = (
            select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.kind, ENTRIES.c.body)
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq >= since)
            .order_by(ENTRIES.c.seq)
        )
        return [Entry(seq, at, kind, decode(body)) for seq, at, kind, body in await self._rows(wanted)]

    async def lines_of(self, person: str, kind: str = "chat_sent", whose: str = "person") -> list[tuple[str, Entry]]:
        """Return a person's chat lines at all tables, or their entries of another kind, in order.

        `whose` names the field of the body that holds the person's id. This scans all entries and is slow.
        """
        position = func.instr if self._database.sqlite else func.strpos
        wanted = select(ENTRIES).where(ENTRIES.c.kind == kind, position(ENTRIES.c.body, literal(f'"{person}"')) > 0)
        found = await self._rows(wanted.order_by(ENTRIES.c.at, ENTRIES.c.table_id, ENTRIES.c.seq))
        lines = [(row.table_id, Entry(row.seq, row.at, row.kind, decode(row.body))) for row in found]
        return [(table, line) for table, line in lines if line.body.get(whose) == person]

    async def table(self, table_id: str) -> TableRow | None:
        return await self._table(TABLES.c.id == table_id)

    async def table_by_code(self, code: str) -> TableRow | None:
        return await self._table(TABLES.c.code == code)

    async def seats(self, table_id: str) -> list[SeatRow]:
        """Return the seats of a table."""
        return (await self.seats_of([table_id]))[table_id]

    async def seats_of(self, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """Return the seats of each of these tables, in one query."""
        found: dict[str, list[SeatRow]] = {table: [] for table in table_ids}
        whose = and_(PEOPLE.c.id == SEATS.c.person_id, PEOPLE.c.kind == "bot")
        wanted = select(SEATS, PEOPLE.c.owner).outerjoin(PEOPLE, whose).where(SEATS.c.table_id.in_(found))
        wanted = wanted.order_by(SEATS.c.table_id, SEATS.c.seat)
        for row in await self._rows(wanted):
            found[row.table_id].append(from_columns(SeatRow, row))
        return found

    async def index_table(self, row: TableRow, seats: Sequence[SeatRow] | None = None) -> None:
        """Rewrite a table's row in the index, and its seats if given."""
        await self._journal.index(row.id, index_of(row, seats))

    async def reindex_table(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Replace all the index holds about a table, including whether it was rated."""
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
        viewer: ListViewer | None = None,
    ) -> list[TableRow]:
        """Return tables, the newest first. `before` is the cursor of the last one on the previous page.

        `person` created the table or sits at it; `creator` created it; `waits_for` holds a seat that must
        answer. `viewer` is the reader of the list: tables with a spectator delay appear, and are filtered, as
        that person may see them now.
        """
        shown = TABLES.c.status if viewer is None else _shown(viewer)
        late = false() if viewer is None else is_delayed_for(viewer)
        wanted = select(*LISTED, shown.label("shown"), late.label("late"))
        wanted = wanted.order_by(TABLES.c.created.desc(), TABLES.c.id.desc()).limit(limit)
        if status is not None:
            wanted = wanted.where(shown.in_([status] if isinstance(status, str) else list(status)))
        if waits_for is not None:
            wanted = wanted.where(_waits_for(waits_for))
        for column, value in ((TABLES.c.public, public), (TABLES.c.game, game), (TABLES.c.creator, creator)):
            if value is not None:
                wanted = wanted.where(column == value)
        if person is not None:
            at = select(SEATS.c.table_id).where(SEATS.c.person_id == person)
            wanted = wanted.where(or_(TABLES.c.creator == person, TABLES.c.id.in_(at)))
        if changed_before is not None:
            wanted = wanted.where(TABLES.c.changed < changed_before)
        if before is not None:
            wanted = wanted.where(tuple_(TABLES.c.created, TABLES.c.id) < tuple_(*parse_cursor(before)))
        return [redact_row(row) for row in await self._rows(wanted)]

    async def uncounted(self, now: int, limit: int = 100) -> list[str]:
        """Return finished games, past any spectator delay, that were not yet rated or found unrated."""
        wanted = select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.rated_at.is_(None))
        wanted = wanted.where(TABLES.c.ended + TABLES.c.delay <= now).order_by(TABLES.c.ended).limit(limit)
        return await self._values(wanted)

    async def unfinished(self) -> list[str]:
        """Return the ids of all running games, the oldest first."""
        wanted = select(TABLES.c.id).where(TABLES.c.status == "running")
        return await self._values(wanted.order_by(TABLES.c.created, TABLES.c.id))

    async def unfinished_counted(self, now: int) -> dict[str, int]:
        """Return the numbers of open tables and running games that anyone may know now.

        An unlisted table with a spectator delay counts only once the delay has passed since its creation:
        otherwise a rematch would reveal that the previous game is over.
        """
        known = or_(TABLES.c.public, TABLES.c.delay == 0, TABLES.c.created + TABLES.c.delay <= now)
        shown = select(_shown(ListViewer(None, now)).label("shown")).where(known).subquery()
        wanted = select(shown.c.shown, func.count()).where(shown.c.shown.in_(("open", "running")))
        rows = await self._rows(wanted.group_by(shown.c.shown))
        return {"open": 0, "running": 0, **{row[0]: row[1] for row in rows}}

    async def table_ids(self, after: str = "", limit: int = 1000) -> list[str]:
        """Return the ids of tables that have entries, in order, for walking through all of them."""
        wanted = select(ENTRIES.c.table_id).where(ENTRIES.c.seq == 0, ENTRIES.c.table_id > after)
        return await self._values(wanted.order_by(ENTRIES.c.table_id).limit(limit))

    async def _table(self, condition: Any) -> TableRow | None:
        return await self._one(TableRow, select(*LISTED).where(condition))


def is_delayed_for(viewer: ListViewer) -> ColumnElement[bool]:
    """Whether the spectator delay of a table applies to this viewer."""
    own = select(SEATS.c.table_id).where(SEATS.c.person_id == viewer.person)
    late = and_(TABLES.c.delay > 0, TABLES.c.started.is_not(None))
    return late if viewer.person is None else and_(late, TABLES.c.id.not_in(own))


def _shown(viewer: ListViewer) -> ColumnElement[str]:
    """The status of a table as this viewer may know it: players at once, others after the delay."""
    return case(
        (not_(is_delayed_for(viewer)), TABLES.c.status),
        (TABLES.c.started + TABLES.c.delay > viewer.now, literal("open")),
        (TABLES.c.ended + TABLES.c.delay > viewer.now, literal("running")),
        else_=TABLES.c.status,
    )


def redact_row(row: Any) -> TableRow:
    """Return a table without what its delay still hides. The index holds only the newest state of a game."""
    table = from_columns(TableRow, row)
    if not row.late:
        return table
    when = {"open": table.created, "running": table.started}.get(row.shown, table.ended)
    ended = table.outcome if row.shown == table.status else None
    return msgspec.structs.replace(
        table, status=row.shown, changed=when or table.created, seats_to_act=[], outcome=ended
    )


def _waits_for(person: str) -> ColumnElement[bool]:
    """Whether the person holds a seat that must answer. The column is a JSON list of seats: [0], [1,3]."""
    asked = func.replace(func.replace(func.replace(TABLES.c.seats_to_act, "[", ","), "]", ","), " ", "")
    mine = select(SEATS.c.seat).where(
        SEATS.c.table_id == TABLES.c.id,
        SEATS.c.person_id == person,
        asked.like(literal("%,") + cast(SEATS.c.seat, Text) + literal(",%")),
    )
    return mine.exists()


def parse_cursor(cursor: str) -> tuple[int, str]:
    """Return the creation time and the id in a cursor, or raise BadCursor."""
    created, dot, table = cursor.partition(".")
    if not (dot and created.isascii() and created.isdigit() and len(created) < 16 and table):
        raise BadCursor("cursor-invalid", "{cursor} is not a valid list cursor", cursor=cursor[:40])
    return int(created), table
