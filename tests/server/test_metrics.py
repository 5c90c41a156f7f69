"""Every metric changes: most during any game, the others after errors that these tests cause."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import TimeoutError as Late
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import httpx
import pytest

from server.live_server import Person, running
from server.postgres import Postgres
from vigil.protocol.table_options import Options
from vigil.server import bot_pool
from vigil.server.bootstrap import MakePool, RunningServer, start_server
from vigil.server.bot_pool import BotPool
from vigil.server.metrics import Metrics
from vigil.server.settings import Settings

pytestmark = pytest.mark.anyio

CONSTANT = {"vigil_build_info"}
"""Shows the running version, so it never changes."""

Test = TypeVar("Test", bound=Callable[..., Any])
caused: dict[str, str] = {}


def causes(metric: str) -> Callable[[Test], Test]:
    """Mark a test that causes the error which the metric counts."""

    def noted(test: Test) -> Test:
        caused[metric] = test.__name__
        return test

    return noted


def values(metrics: Metrics) -> dict[str, float]:
    """Return the value of each metric: the sum over its labels, or the number of observations of a histogram."""
    found: dict[str, float] = {}
    for metric in metrics.registry.collect():
        wanted = (metric.name, f"{metric.name}_total", f"{metric.name}_count")
        found[metric.name] = sum(each.value for each in metric.samples if each.name in wanted)
    return found


@contextlib.contextmanager
def moves(metrics: Metrics, name: str) -> Iterator[None]:
    before = values(metrics)[name]
    yield
    assert values(metrics)[name] > before, f"{name} has not moved"


def test_a_game_changes_every_metric_that_does_not_count_errors(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.running is not None
        metrics = server.running.metrics
        start, highest = values(metrics), values(metrics)

        def look() -> None:
            for name, value in values(metrics).items():
                highest[name] = max(highest[name], value)

        ana = Person(server, "Ana")
        seats = [{"seat": 0, "me": True}, {"seat": 1, "bot": "greedy"}]
        table = ana.post("/tables", {"game": "ascension", "seats": seats, "start": True}, 201)["id"]
        socket = ana.socket(table)
        socket.until("update")
        answered = 0
        while answered < 3 or highest["vigil_bot_queue_length"] == 0:  # starting the bot's process takes a while
            look()
            if socket.update["seat_to_act"] == 0:
                answered += socket.choose(-1 + len(socket.update["decision"]["options"]))["type"] == "ack"
                done = socket.received[-1]["seq"]
                while socket.update["seq"] < done:
                    socket.next()
            else:
                with contextlib.suppress(TimeoutError):
                    socket.next(0.02)
        seq = socket.update["seq"]
        socket.send(type="sync")
        socket.until("update")
        ana.socket(table, after=seq).until("update")
        look()
        ana.post(f"/tables/{table}/actions", {"type": "concede"})
        look()
    still = {name for name in start if highest[name] == start[name]}
    assert still == CONSTANT | set(caused)


def test_reconnects_and_resyncs_are_counted_once(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.running is not None
        metrics = server.running.metrics
        ana = Person(server, "Ana")
        seats = [{"seat": 0, "me": True}, {"seat": 1, "bot": "random"}]
        table = ana.post("/tables", {"game": "ascension", "seats": seats}, 201)["id"]
        socket = ana.socket(table)
        socket.until("update")
        assert values(metrics)["vigil_resyncs"] == 0  # the whole table was sent for the first time
        socket.send(type="sync")
        socket.until("update")
        assert values(metrics)["vigil_resyncs"] == 1
        ana.socket(table, after=1).until("update")
        assert values(metrics)["vigil_resyncs"] == 2
        url = f"{server.url}/api/v1/tables/{table}/events"
        with httpx.stream("GET", url, cookies=ana.http.cookies, headers={"last-event-id": "1"}) as stream:
            assert next(line for line in stream.iter_lines() if line.startswith("data:"))
        assert values(metrics)["vigil_resyncs"] == 3


@causes("vigil_rejected_actions")
def test_rejected_actions_are_counted_over_sockets_and_requests(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.running is not None
        metrics = server.running.metrics
        ana = Person(server, "Ana")
        seats = [{"seat": 0, "me": True}, {"seat": 1, "bot": "random"}]
        table = ana.post("/tables", {"game": "ascension", "seats": seats}, 201)["id"]
        socket = ana.socket(table)
        socket.until("update")
        applied = values(metrics)["vigil_action_seconds"]
        with moves(metrics, "vigil_rejected_actions"):
            socket.send(type="choose", decision=7, choose=[0])
            socket.until("rejected")
        with moves(metrics, "vigil_rejected_actions"):
            ana.post(f"/tables/{table}/actions", {"type": "choose", "decision": 7, "choose": [0]}, 409)
        assert values(metrics)["vigil_action_seconds"] == applied


@contextlib.asynccontextmanager
async def game_with_bots(folder: Path, make_pool: MakePool) -> AsyncIterator[RunningServer]:
    """Create a table at which two bots are about to play."""
    async with start_server(Settings(data_dir=folder, bot_workers=1), make_pool) as server:
        ana = await server.people.guest("Ana", "en")
        room = await server.service.make(ana.person.id, "ascension", {}, Options())
        for seat in range(2):
            await server.service.seat_bot(room.id, ana.person.id, seat, "greedy", "Bot")
        await server.service.start(room.id, ana.person.id)
        yield server


async def until_moved(metrics: Metrics, name: str) -> None:
    async with asyncio.timeout(30):
        while values(metrics)[name] == 0:
            await asyncio.sleep(0.01)


class SlowBots(BotPool):
    """Only the simplest bot answers in time."""

    async def run(self, work: Callable[..., Any], *args: Any, seconds: float) -> Any:
        if work is bot_pool.think and set(args[0].bots.values()) != {bot_pool.LAST_RESORT_BOT}:
            raise Late
        return await super().run(work, *args, seconds=seconds)


class CrowdedBots(BotPool):
    """The queue is so long that a simpler bot answers."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.waiting = bot_pool.RATED_LIMIT + 1


@causes("vigil_bot_timeouts")
async def test_bot_timeouts_are_counted(tmp_path: Path) -> None:
    async with game_with_bots(tmp_path, SlowBots) as server:
        await until_moved(server.metrics, "vigil_bot_timeouts")


@causes("vigil_bot_downgrades")
async def test_choices_of_fallback_bots_are_counted(tmp_path: Path) -> None:
    async with game_with_bots(tmp_path, CrowdedBots) as server:
        await until_moved(server.metrics, "vigil_bot_downgrades")


@causes("vigil_notifications_lost")
async def test_possibly_lost_notifications_are_counted(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.fresh()
    async with start_server(Settings(data_dir=tmp_path, database=url)) as server:
        assert values(server.metrics)["vigil_notifications_lost"] == 0
        other = await asyncpg.connect(url.replace("postgresql+asyncpg", "postgresql"))
        try:
            ended = await other.fetch(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND query ILIKE 'LISTEN%' AND pid <> pg_backend_pid()"
            )
        finally:
            await other.close()
        assert len(ended) == 1
        await until_moved(server.metrics, "vigil_notifications_lost")
    postgres.give_back(url)
