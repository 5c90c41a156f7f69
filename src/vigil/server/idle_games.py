"""Games on the books do not wait for ever: who is asked and lets one lie has lost it in the end.

It is written down before it happens (`waited`), and the last days begin with that: where the server itself was
away for long, nobody has lost when it comes back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from vigil.server.idle_deadlines import DAY, idle_deadline, may_forfeit
from vigil.server.journal_entry import NewEntry
from vigil.server.room import Room
from vigil.server.room_manager import RoomManager

FIRST, AGAIN = 30.0, 3600.0
"""Seconds until games are looked for that nobody goes on with."""


def forfeit_idle(room: Room, now: int) -> list[NewEntry]:
    """What it leads to that nothing has happened here: a rated game is given up for whoever is asked."""
    if now < idle_deadline(room) or not may_forfeit(room):
        return []
    return [
        ("conceded", {"seat": room.seat_to_act, "why": "idle"})
        if room.waited
        else ("idle_warned", {"seat": room.seat_to_act})
    ]


class IdleGameMonitor:
    """The games a process looks after, and when something may come of it that nothing happens there."""

    def __init__(self, rooms: RoomManager, on_failure: Callable[[str, BaseException], None]) -> None:
        self.rooms, self.on_failure = rooms, on_failure
        self._due: dict[str, int] = {}

    def know(self, room: Room) -> None:
        """A game of ours goes on, or is over.  It may be due later than we believe, never sooner."""
        if room.status != "running":
            self._due.pop(room.id, None)
        elif room.id not in self._due:
            self._due[room.id] = idle_deadline(room)

    async def keep_on(self) -> None:
        """Beside everything else, for to read many long games takes a while."""
        await asyncio.sleep(FIRST)
        while not self.rooms.closing:
            await self.look()
            await asyncio.sleep(AGAIN)

    async def look(self) -> None:
        """Go through the games that are due.  One that cannot be read is no reason to leave out the others."""
        now = self.rooms.now()
        for table in [table for table, due in self._due.items() if due <= now]:
            if not self.rooms.ownership.includes(table):
                self._due.pop(table, None)
                continue
            try:
                hosted = await self.rooms.open_room(table, used=False)
                await self.rooms.write(hosted, partial(forfeit_idle, now=now))
                if hosted.room.status == "running":
                    self._due[table] = max(idle_deadline(hosted.room), now + DAY)
            except Exception as error:
                self._due[table] = now + DAY
                self.on_failure(table, error)
