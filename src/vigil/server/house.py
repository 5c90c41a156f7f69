"""The server put together: store, tables, bots, people and the web application, opened and closed in order."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

from starlette.applications import Starlette

from vigil.server.botpool import BotPool
from vigil.server.hub import Hub
from vigil.server.logs import log
from vigil.server.machinery import Machinery
from vigil.server.metrics import Metrics
from vigil.server.people import People
from vigil.server.room import Room
from vigil.server.settings import Settings
from vigil.server.store import Store
from vigil.server.web.app import build


@dataclass(frozen=True, slots=True)
class House:
    """A server that is running."""

    settings: Settings
    store: Store
    hub: Hub
    machinery: Machinery
    people: People
    metrics: Metrics
    app: Starlette


@asynccontextmanager
async def opened(settings: Settings, pool: BotPool | None = None) -> AsyncIterator[House]:
    """Open everything; at the end tell everybody, write what is to be written, and close it."""
    store = await Store.open(settings.url, settings.upgrade_copy)
    try:
        metrics, people = Metrics(), People(store, settings)
        hub = Hub(store, pool or BotPool(settings.workers, settings.bot_seconds))
        machinery = Machinery(hub, settings.url.startswith("sqlite"), trouble)
        _measured(store, hub, machinery, metrics)
        app = build(settings, store, hub, people, metrics=metrics)
        await machinery.start()
        lines = app.state.world.connections
        await store.listen(partial(lines.heard, app.state.world))
        try:
            yield House(settings, store, hub, machinery, people, metrics, app)
        finally:
            await hub.close()
            await machinery.stop()
    finally:
        await store.close()


def trouble(table: str, error: BaseException) -> None:
    """Something went wrong at a table without anybody asking: no card of it goes into the log."""
    log.error("trouble", table=table, kind=type(error).__name__, exc_info=error)


def _measured(store: Store, hub: Hub, machinery: Machinery, metrics: Metrics) -> None:
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
    hub.counted = counted
    hub.wrote = metrics.db_write_seconds.observe
    machinery.thought = thought
    hub.pool.was_late = metrics.bot_timeouts.inc
    hub.pool.was_lowered = metrics.bot_lowered.inc
