"""A table as it was: for those who are told later than the players.

Where spectators are kept behind there are two rooms, made from the same entries.  The second one
takes each entry when its time has come, and whoever does not sit at the table is shown that one:
in lists and answers as over the socket.  So nothing that is not due yet stands in anybody's queue, and no
answer has to be thought of apart.

What happens before the game begins is no secret: it is taken at once, so that people find their seats.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from vigil.server.cooperative import run_in_slices
from vigil.server.journal_entry import Entry
from vigil.server.room import News, Room
from vigil.server.store.errors import StoreError
from vigil.server.subscribers import Subscribers

if TYPE_CHECKING:
    from vigil.server.room_manager import LiveRoom, RoomManager

PAUSE = 1.0
"""Seconds until something that failed is tried again."""


@dataclass(eq=False, slots=True)
class DelayedRoom:
    """The second room, and everybody who looks at it."""

    room: Room
    audience: Subscribers = field(default_factory=Subscribers)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    moved: asyncio.Condition = field(default_factory=asyncio.Condition)
    _followers: int = 0
    _following: asyncio.Task[None] | None = None

    @staticmethod
    async def create(rooms: RoomManager, room: Room) -> DelayedRoom:
        """As much of a table as may be known by now."""
        entries = await rooms.store.entries(room.id)
        known = entries_due(entries, False, rooms.now() - 1000 * room.options.spectator_delay)
        return DelayedRoom(await run_in_slices(Room.replay_entries(room.id, entries[: max(1, known)])))

    async def rebuild(self, rooms: RoomManager) -> None:
        """The entries were written over: the same room from what they say now."""
        async with self.lock:
            entries = await rooms.store.entries(self.room.id)
            self.room = await run_in_slices(Room.replay_entries(self.room.id, entries[: self.room.seq + 1]))
            self.audience.tell_table(self.room)

    async def catch_up(self, rooms: RoomManager) -> int | None:
        """Take every entry whose time has come, and tell; when the next one is due, None if there is none."""
        async with self.lock:
            waiting = await rooms.store.entries(self.room.id, self.room.seq + 1)
            delay = 1000 * self.room.options.spectator_delay
            due = entries_due(waiting, self.room.started > 0, rooms.now() - delay)
            if due:
                news: list[News] = []
                for entry in waiting[:due]:
                    news += await run_in_slices(self.room.applying(entry))
                kinds = [entry.kind for entry in waiting[:due]]
                self.audience.add(self.room, news, kinds, rooms.time_at(self.room))
        if due:
            async with self.moved:
                self.moved.notify_all()
        return waiting[due].at + delay if due < len(waiting) else None

    @asynccontextmanager
    async def followed(self, rooms: RoomManager, hosted: LiveRoom) -> AsyncIterator[None]:
        """While somebody looks on, the room follows by itself."""
        self._followers += 1
        if self._following is None:
            self._following = rooms.spawn(self._keep_up(rooms, hosted))
        try:
            yield
        finally:
            self._followers -= 1
            if self._followers == 0 and self._following is not None:
                self._following.cancel()
                self._following = None

    async def _keep_up(self, rooms: RoomManager, hosted: LiveRoom) -> None:
        while not rooms.closing:
            try:
                next_due = await self.catch_up(rooms)
            except StoreError:  # the database is away: it comes back, or the server ends
                await asyncio.sleep(PAUSE)
                continue
            if next_due is not None:
                await asyncio.sleep(max(0.001, (next_due - rooms.now()) / 1000))
                continue
            async with hosted.moved:
                await hosted.moved.wait_for(lambda: hosted.room.seq > self.room.seq or rooms.closing)

    async def close(self, why: str) -> None:
        """Everybody who looks on is told, at once."""
        self.audience.close(why)
        async with self.moved:
            self.moved.notify_all()


def entries_due(entries: Sequence[Entry], begun: bool, until: int) -> int:
    """How many of these may be known: those before the game began, and of it those that happened before a time."""
    for count, entry in enumerate(entries):
        begun = begun or entry.kind == "started"
        if begun and entry.at > until:
            return count
    return len(entries)
