"""Under load, who gets a simpler bot and who doesn't."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from server.recording_observer import RecordingObserver
from vigil.server.bot_pool import FALLBACK_BOT, LIMIT, PERSON_LIMIT, RATED_LIMIT, BotPool, Job

pytestmark = pytest.mark.anyio

WORKERS = 2


class Slow(BotPool):
    """Bots that think until they are told to stop."""

    def __init__(self) -> None:
        self.observer = RecordingObserver()
        super().__init__(WORKERS, 5.0, self.observer.on_bot_timeout, self.observer.on_bot_downgrade)
        self.enough = asyncio.Event()

    async def run(self, work: Callable[..., Any], *args: Any, seconds: float) -> Any:
        self.waiting += 1
        await self.enough.wait()
        self.waiting -= 1
        return [(0, 0)]


def job(creator: str, rated: bool = False) -> Job:
    return Job("t", "ascension", {}, 1, (), {0: "master"}, creator, rated)


async def answers(pool: Slow, *jobs: Job) -> list[str | None]:
    """Return the bot that answered each of these simultaneous jobs; None for the requested one."""
    asked = [asyncio.create_task(pool.think(each)) for each in jobs]
    await asyncio.sleep(0)
    pool.enough.set()
    return [(await each)[1] for each in asked]


async def test_one_persons_tables_do_not_delay_other_people() -> None:
    pool = Slow()
    own = PERSON_LIMIT * WORKERS
    found = await answers(pool, *[job("eva")] * (own + 5), job("ana"), job("ben", rated=True))
    assert found == [None] * own + [FALLBACK_BOT] * 5 + [None, None]
    assert (pool.observer.downgrades, pool.observer.timeouts) == (5, 0)


@pytest.mark.parametrize(("counts", "most"), [(False, LIMIT), (True, RATED_LIMIT)])
async def test_under_load_rated_games_get_the_longest_queue(counts: bool, most: int) -> None:
    pool = Slow()
    jobs = [job(f"person {number}", counts) for number in range(most * WORKERS + 3)]
    found = await answers(pool, *jobs)
    assert found == [None] * (most * WORKERS + 1) + [FALLBACK_BOT] * 2


async def test_a_caller_can_retry_after_waiting() -> None:
    pool = Slow()
    jobs = [job("eva")] * (PERSON_LIMIT * WORKERS)
    for _ in range(2):
        assert await answers(pool, *jobs) == [None] * len(jobs)
