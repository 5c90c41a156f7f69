"""Forfeit idle rated games after a warning.

The warning is an entry, and the grace period starts with it. So a player can't lose while the server is down, however
long the outage.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from vigil.server.idle_deadlines import DAY, idle_deadline, may_forfeit
from vigil.server.journal_entry import NewEntry
from vigil.server.room import Room
from vigil.server.room_manager import RoomManager

FIRST_CHECK_SECONDS, CHECK_SECONDS = 30.0, 3600.0
"""Seconds before the first check, and between checks."""


def forfeit_idle(room: Room, now: int) -> list[NewEntry]:
    """Return the entries for an idle rated game: a warning, then a concession by the seat to act."""
    if now < idle_deadline(room) or not may_forfeit(room):
        return []
    return [
        ("conceded", {"seat": room.seat_to_act, "why": "idle"})
        if room.waited
        else ("idle_warned", {"seat": room.seat_to_act})
    ]


class IdleGameMonitor:
    """The running games of this process, and when each is next due for a check."""

    def __init__(self, rooms: RoomManager, on_failure: Callable[[str, BaseException], None]) -> None:
        self.rooms, self.on_failure = rooms, on_failure
        self._due: dict[str, int] = {}

    def track(self, room: Room) -> None:
        """Track a game that runs, or drop one that is over. It may be due later than noted, never earlier."""
        if room.status != "running":
            self._due.pop(room.id, None)
        elif room.id not in self._due:
            self._due[room.id] = idle_deadline(room)

    async def run(self) -> None:
        """Check regularly, in the background: reading many long games takes a while."""
        await asyncio.sleep(FIRST_CHECK_SECONDS)
        while not self.rooms.closing:
            await self.check()
            await asyncio.sleep(CHECK_SECONDS)

    async def check(self) -> None:
        """Check the games that are due. An error in one doesn't stop the others."""
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
