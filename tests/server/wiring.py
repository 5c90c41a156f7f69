"""Tables for tests, wired as in a server, with bots that think in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from server.recording_observer import RecordingObserver
from vigil.server.bot_pool import BotPool, Job, think
from vigil.server.room_manager import RoomManager
from vigil.server.scheduler import Scheduler
from vigil.server.store import Store
from vigil.server.store.repository import now_ms
from vigil.server.table_ownership import TableOwnership
from vigil.server.table_service import TableService

MANY = 10_000
"""More tables than any test creates."""


class Here(BotPool):
    """Bots that think in this process, for tests of other things."""

    def __init__(self) -> None:
        observer = RecordingObserver()
        super().__init__(1, 60.0, observer.on_bot_timeout, observer.on_bot_downgrade)
        self.asked: list[Job] = []

    async def think(self, job: Job) -> tuple[list[tuple[int, int]], str | None]:
        self.asked.append(job)
        await asyncio.sleep(0)
        return think(job), None


def tables_in(store: Store, *, alone: bool = False, now: Callable[[], int] = now_ms) -> TableService:
    """Return the tables of one process without a scheduler. `alone` says that there is no other process."""
    rooms = RoomManager(store, TableOwnership(alone), RecordingObserver(), now)
    return TableService(rooms, store, MANY)


def scheduler_for(service: TableService) -> Scheduler:
    """Start a scheduler. The first failure fails the test."""
    return Scheduler(service, Here(), RecordingObserver())


@asynccontextmanager
async def run_scheduler(service: TableService) -> AsyncIterator[Scheduler]:
    """Run the tables of a process with a scheduler."""
    scheduler = scheduler_for(service)
    await scheduler.start()
    yield scheduler
    await service.rooms.close()
    await scheduler.stop()


@asynccontextmanager
async def serving(store: Store, alone: bool = True) -> AsyncIterator[TableService]:
    """Run one process of a server."""
    service = tables_in(store, alone=alone)
    async with run_scheduler(service):
        yield service


def scheduler_of(service: TableService) -> Scheduler:
    """Return the scheduler of these tables."""
    return next(each for each in service.rooms.watchers if isinstance(each, Scheduler))
