"""Rebuild the index from the entries: listed tables, seats, ratings."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from vigil.server.ratings import rated
from vigil.server.room import Room
from vigil.server.room_manager import row_of, seat_rows
from vigil.server.store import Store


class RebuildResult(msgspec.Struct):
    """What was rebuilt, and the tables that could not be, which keep their old index."""

    tables: int = 0
    rated: int = 0
    problems: list[str] = []


async def rebuild(store: Store) -> RebuildResult:
    """Rebuild every table, and rate games again in the order in which they ended."""
    result = RebuildResult(problems=[])
    ended: list[tuple[int, str]] = []
    async for table in _table_ids(store):
        try:
            room = Room.of(table, await store.entries(table))
        except Exception as error:  # a damaged table, or one with other rules: continue with the rest
            result.problems.append(f"{table}: {type(error).__name__}: {error}")
            continue
        await store.reindex_table(row_of(room), seat_rows(room))
        result.tables += 1
        if room.status == "over":
            ended.append((room.ended, table))
    await store.forget_ratings()
    for _, table in sorted(ended):
        room = Room.of(table, await store.entries(table))
        await rated(store, room, include_erased=True)
        result.rated += room.rated
    await store.prune_ratings()
    return result


async def _table_ids(store: Store) -> AsyncIterator[str]:
    last = ""
    while page := await store.table_ids(last):
        for table in page:
            yield table
        last = page[-1]
