"""The server put together: store, tables, bots, people and the web application, opened and closed in order."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

from starlette.applications import Starlette

from vigil.server.accounts import AccountService
from vigil.server.bot_pool import BotPool
from vigil.server.log_config import log
from vigil.server.metrics import Metrics
from vigil.server.room import Room
from vigil.server.scheduler import Scheduler
from vigil.server.settings import Settings
from vigil.server.store import Store
from vigil.server.table_service import TableService
from vigil.server.web.app import build


@dataclass(frozen=True, slots=True)
class RunningServer:
    """A server that is running."""

    settings: Settings
    store: Store
    hub: TableService
    machinery: Scheduler
    people: AccountService
    metrics: Metrics
    app: Starlette


@asynccontextmanager
async def start_server(settings: Settings, pool: BotPool | None = None) -> AsyncIterator[RunningServer]:
    """Open everything; at the end tell everybody, write what is to be written, and close it."""
    store = await Store.open(settings.url, settings.upgrade_copy)
    try:
        metrics, people = Metrics(), AccountService(store, settings)
        hub = TableService(store, pool or BotPool(settings.workers, settings.bot_seconds))
        machinery = Scheduler(hub, settings.url.startswith("sqlite"), log_task_failure)
        _measured(store, hub, machinery, metrics)
        app = build(settings, store, hub, people, metrics=metrics)
        await machinery.start()
        lines = app.state.world.connections
        await store.listen(partial(lines.heard, app.state.world))
        try:
            yield RunningServer(settings, store, hub, machinery, people, metrics, app)
        finally:
            await hub.close()
            await machinery.stop()
    finally:
        await store.close()


def log_task_failure(table: str, error: BaseException) -> None:
    """Something went wrong at a table without anybody asking: no card of it goes into the log."""
    log.error("trouble", table=table, kind=type(error).__name__, exc_info=error)


def _measured(store: Store, hub: TableService, machinery: Scheduler, metrics: Metrics) -> None:
    """Let the figures follow what happens."""

    def counted(kind: str, room: Room) -> None:
        if room.ended == room.at and kind in ("chose", "conceded", "aborted") and room.status in ("over", "aborted"):
            metrics.games_finished.labels(room.game.name, str(len(room.chairs)), room.status).inc()

    def thought(bot: str, seconds: float) -> None:
        metrics.bot_seconds.labels(bot.partition(":")[0]).observe(seconds)

    metrics.games_active.set_function(
        lambda: sum(1 for hosted in list(hub.hosted.values()) if hosted.room.status == "running")
    )
    metrics.bot_queue.set_function(lambda: hub.pool.waiting)
    store.on_lost_notices(metrics.notifications_failed.inc)
    hub.on_entry = counted
    hub.on_write = metrics.db_write_seconds.observe
    machinery.on_bot_answer = thought
    hub.pool.on_timeout = metrics.bot_timeouts.inc
    hub.pool.on_downgrade = metrics.bot_lowered.inc
