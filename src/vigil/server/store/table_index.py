"""The index of tables for lists: a row and the seats of each, derived from its entries."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import delete
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from vigil.server.store.database import Database
from vigil.server.store.rows import SeatRow, TableRow, to_columns
from vigil.server.store.schema import SEATS, TABLES

LISTED = [column for column in TABLES.columns if column.name != "rated_at"]

Index = tuple[dict[str, Any], list[dict[str, Any]] | None]
"""A table's row and its seats; None leaves the seats unchanged."""


def index_of(row: TableRow, seats: Sequence[SeatRow] | None) -> Index:
    """Return a table's row and seats as columns."""
    return to_columns(row), None if seats is None else [_seat(seat) for seat in seats]


@cache
def _put(kind: str) -> Any:
    put = (sqlite.insert if kind == "sqlite" else postgresql.insert)(TABLES)
    new = {column.name: put.excluded[column.name] for column in LISTED if column.name != "id"}
    # A delayed older row from another process must not replace a newer one.
    return put.on_conflict_do_update(index_elements=["id"], set_=new, where=TABLES.c.seq <= put.excluded.seq)


@cache
def _put_sql() -> tuple[str, str]:
    """Compile the statements for rows and seats for the SQLite driver."""
    by_name: Any = sqlite.dialect(paramstyle="named")
    row = _put("sqlite").compile(dialect=by_name, column_keys=[column.name for column in LISTED])
    return str(row), str(SEATS.insert().compile(dialect=by_name))


async def write_index(connection: AsyncConnection, database: Database, listed: list[Index]) -> None:
    """Write the rows and seats of several tables, each of which occurs once."""
    await connection.execute(_put(database.kind), [row for row, _ in listed])
    reseated = [(row["id"], seats) for row, seats in listed if seats is not None]
    if reseated:
        await connection.execute(delete(SEATS).where(SEATS.c.table_id.in_([table for table, _ in reseated])))
    if sitting := [seat for _, seats in reseated for seat in seats]:
        await connection.execute(SEATS.insert(), sitting)


def index_sql(connection: sqlite3.Connection, listed: list[Index]) -> None:
    """Write the rows and seats of several tables directly to SQLite."""
    put, sit = _put_sql()
    connection.executemany(put, [row for row, _ in listed])
    reseated = [(row["id"], seats) for row, seats in listed if seats is not None]
    connection.executemany("DELETE FROM seats WHERE table_id = ?", [(table,) for table, _ in reseated])
    connection.executemany(sit, [seat for _, seats in reseated for seat in seats])


def _seat(seat: SeatRow) -> dict[str, Any]:
    columns = to_columns(seat)
    del columns["owner"]  # it belongs to the person
    return columns
