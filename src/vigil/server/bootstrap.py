"""Assemble the server: open store, tables, bots, accounts and web application, and close them in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from starlette.applications import Starlette

from vigil.server.accounts import AccountService
from vigil.server.bot_pool import BotPool, WorkerPool
from vigil.server.metrics import Metrics, MetricsObserver
from vigil.server.rate_limits import TokenBuckets
from vigil.server.room_manager import RoomManager
from vigil.server.scheduler import Scheduler
from vigil.server.settings import Settings
from vigil.server.store import Store
from vigil.server.table_ownership import TableOwnership
from vigil.server.table_service import TableService
from vigil.server.web.app import build

MakePool = Callable[[int, float, Callable[[], None], Callable[[], None]], BotPool]
"""Creates the processes in which bots think."""


@dataclass(frozen=True, slots=True)
class RunningServer:
    """The parts of a running server."""

    settings: Settings
    store: Store
    rooms: RoomManager
    service: TableService
    scheduler: Scheduler
    people: AccountService
    metrics: Metrics
    app: Starlette


@asynccontextmanager
async def start_server(settings: Settings, make_pool: MakePool = BotPool) -> AsyncIterator[RunningServer]:
    """Start a server; at the end notify clients, finish writes, and close everything."""
    store = await Store.open(settings.url, settings.backup_before_upgrade)
    try:
        metrics, people = Metrics(), AccountService(store, settings)
        observer = MetricsObserver(metrics)
        bots = make_pool(
            settings.bot_workers, settings.bot_timeout_seconds, observer.on_bot_timeout, observer.on_bot_downgrade
        )
        study = WorkerPool(1)  # analyzes finished games without delaying bots at tables
        rooms = RoomManager(store, TableOwnership(alone=settings.url.startswith("sqlite")), observer)
        service = TableService(rooms, store, settings.max_tables_per_person)
        scheduler = Scheduler(service, bots, observer)
        metrics.games_active.set_function(rooms.games_running)
        metrics.bot_queue.set_function(lambda: bots.waiting)
        app = build(settings, store, service, people, study, metrics, TokenBuckets())
        await scheduler.start()
        connections = app.state.world.connections
        await store.listen(connections.on_notification, connections.on_lost_notices)
        try:
            yield RunningServer(settings, store, rooms, service, scheduler, people, metrics, app)
        finally:
            await rooms.close()
            await scheduler.stop()
            await asyncio.gather(*(asyncio.to_thread(pool.close) for pool in (bots, study)))
    finally:
        await store.close()
