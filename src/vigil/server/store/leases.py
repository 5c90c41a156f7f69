"""Leases: which process runs the bots and the clocks of a table.

A lease doesn't permit or forbid writing; entries are safe without it. It keeps two processes from doing
the same work, and expires when a process dies. On PostgreSQL the database's clock decides, so the clocks
of the processes may differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import BigInteger, bindparam, delete, exists, literal_column, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from vigil.server.store.repository import Repository, now_ms
from vigil.server.store.schema import LEASES, TABLES

_CLOCK = literal_column("CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)", BigInteger)


class Leases(Repository):
    """Assigns tables to processes."""

    async def claim(self, table_ids: Sequence[str], process: str, ttl_ms: int) -> list[str]:
        """Lease the tables that are free or expired. Return all of them that this process now holds."""
        wanted = sorted(set(table_ids))
        if not wanted:
            return []
        put = self._insert(LEASES).values(table_id=bindparam("table"), process=process, until=self._now() + ttl_ms)
        put = put.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"process": put.excluded.process, "until": put.excluded.until},
            where=or_(LEASES.c.until <= self._now(), LEASES.c.process == put.excluded.process),
        )

        async def job(connection: AsyncConnection) -> list[str]:
            await connection.execute(put, [{"table": table} for table in wanted])
            mine = select(LEASES.c.table_id).where(LEASES.c.process == process, LEASES.c.table_id.in_(wanted))
            return list((await connection.execute(mine.order_by(LEASES.c.table_id))).scalars())

        return await self._write(job)

    async def orphans(self) -> list[str]:
        """Return the running games without a lease, the oldest first."""
        held = exists().where(LEASES.c.table_id == TABLES.c.id, LEASES.c.until > self._now())
        wanted = select(TABLES.c.id).where(TABLES.c.status == "running", ~held)
        return await self._values(wanted.order_by(TABLES.c.created, TABLES.c.id))

    async def renew(self, process: str, ttl_ms: int) -> list[str]:
        """Extend this process's leases. Return the tables it still holds."""

        async def job(connection: AsyncConnection) -> list[str]:
            longer = update(LEASES).where(LEASES.c.process == process).values(until=self._now() + ttl_ms)
            return sorted((await connection.execute(longer.returning(LEASES.c.table_id))).scalars())

        return await self._write(job)

    async def release(self, process: str, table_ids: Sequence[str] | None = None) -> None:
        """Release these tables, or all, so that another process can lease them at once."""
        given = delete(LEASES).where(LEASES.c.process == process)
        await self._do(given if table_ids is None else given.where(LEASES.c.table_id.in_(table_ids)))

    async def drop_leases(self, ago_ms: int) -> None:
        """Delete leases that expired at least this long ago, left behind by processes that died."""
        await self._do(delete(LEASES).where(LEASES.c.until <= self._now() - ago_ms))

    def _now(self) -> Any:
        return now_ms() if self._database.sqlite else _CLOCK
