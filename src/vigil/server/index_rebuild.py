"""The index made anew from the entries: tables as they are listed, who sits where, ratings."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from vigil.server.ratings import rated
from vigil.server.room import Room
from vigil.server.room_manager import row_of, seat_rows
from vigil.server.store import Store


class Rebuilt(msgspec.Struct):
    """What was made anew, and the tables that could not be (they keep what the index said of them)."""

    tables: int = 0
    rated: int = 0
    problems: list[str] = []


async def rebuild(store: Store) -> Rebuilt:
    """Go through every table; games are rated again in the order in which they ended."""
    done = Rebuilt(problems=[])
    ended: list[tuple[int, str]] = []
    async for table in _all(store):
        try:
            room = Room.of(table, await store.entries(table))
        except Exception as error:  # damaged, or of other rules: others are not held up by it
            done.problems.append(f"{table}: {type(error).__name__}: {error}")
            continue
        await store.reindex_table(row_of(room), seat_rows(room))
        done.tables += 1
        if room.status == "over":
            ended.append((room.ended, table))
    await store.forget_ratings()
    for _, table in sorted(ended):
        room = Room.of(table, await store.entries(table))
        await rated(store, room, everybody=True)
        done.rated += room.rated
    await store.prune_ratings()
    return done


async def _all(store: Store) -> AsyncIterator[str]:
    last = ""
    while page := await store.table_ids(last):
        for table in page:
            yield table
        last = page[-1]
