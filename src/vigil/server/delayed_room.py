"""Spectator delay: a second room for everyone who doesn't sit at the table.

A table with a spectator delay has two rooms, built from the same entries. The second one receives each
entry when the delay has passed, and everyone who isn't a player sees only that one, in lists and responses
as well as over the socket. So no queue ever holds an entry that isn't due, and no response needs a special
case.

Entries before the start of the game are no secret and aren't delayed, so that people find their seats.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from vigil.server.cooperative import run_in_slices
from vigil.server.journal_entry import Entry
from vigil.server.room import EventsByViewer, Room
from vigil.server.store.errors import StoreError
from vigil.server.subscribers import Subscribers

if TYPE_CHECKING:
    from vigil.server.room_manager import LiveRoom, RoomManager

PAUSE = 1.0
"""Seconds before a failed update is retried."""


@dataclass(eq=False, slots=True)
class FollowedRoom:
    """A room and its subscribers."""

    room: Room
    audience: Subscribers = field(default_factory=Subscribers)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    moved: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def wake(self) -> None:
        """Wake everyone who waits for a change."""
        async with self.moved:
            self.moved.notify_all()


@dataclass(eq=False, slots=True)
class DelayedRoom(FollowedRoom):
    """The delayed room and its subscribers."""

    _followers: int = 0
    _following: asyncio.Task[None] | None = None

    @staticmethod
    async def create(rooms: RoomManager, room: Room) -> DelayedRoom:
        """Build the room from the entries that are due by now."""
        entries = await rooms.store.entries(room.id)
        known = entries_due(entries, False, rooms.now() - 1000 * room.options.spectator_delay)
        return DelayedRoom(await run_in_slices(Room.replay_entries(room.id, entries[: max(1, known)])))

    async def rebuild(self, rooms: RoomManager) -> None:
        """Rebuild the room after its entries were rewritten."""
        async with self.lock:
            entries = await rooms.store.entries(self.room.id)
            self.room = await run_in_slices(Room.replay_entries(self.room.id, entries[: self.room.seq + 1]))
            self.audience.tell_table(self.room)

    async def catch_up(self, rooms: RoomManager) -> int | None:
        """Apply every entry that is due and notify subscribers. Return when the next one is due, or None."""
        async with self.lock:
            waiting = await rooms.store.entries(self.room.id, self.room.seq + 1)
            delay = 1000 * self.room.options.spectator_delay
            due = entries_due(waiting, self.room.started > 0, rooms.now() - delay)
            if due:
                events: list[EventsByViewer] = []
                for entry in waiting[:due]:
                    events += await run_in_slices(self.room.applying(entry))
                kinds = [entry.kind for entry in waiting[:due]]
                self.audience.add(self.room, events, kinds, rooms.time_at(self.room))
        if due:
            await self.wake()
        return waiting[due].at + delay if due < len(waiting) else None

    @asynccontextmanager
    async def followed(self, rooms: RoomManager, hosted: LiveRoom) -> AsyncIterator[None]:
        """Keep the room up to date while someone watches."""
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
            except StoreError:  # the database is unavailable; retry
                await asyncio.sleep(PAUSE)
                continue
            if next_due is not None:
                await asyncio.sleep(max(0.001, (next_due - rooms.now()) / 1000))
                continue
            async with hosted.moved:
                await hosted.moved.wait_for(lambda: hosted.room.seq > self.room.seq or rooms.closing)

    async def close(self, why: str) -> None:
        """Disconnect all subscribers with a reason."""
        self.audience.close(why)
        await self.wake()


def entries_due(entries: Sequence[Entry], started: bool, until: int) -> int:
    """Return how many entries are due: those before the start of the game, and those up to a time."""
    for count, entry in enumerate(entries):
        started = started or entry.kind == "started"
        if started and entry.at > until:
            return count
    return len(entries)
