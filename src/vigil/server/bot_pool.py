"""Run bots in separate processes, so that a slow bot delays only its own table.

A job is a record, not a state: the process replays the match (a few milliseconds) and asks the bot through
`bots.ask_bot`, so a bot sees here what it sees everywhere. A process that takes too long or uses too much
memory is killed and replaced, and a simpler bot answers instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import TimeoutError as Late
from dataclasses import dataclass, replace
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Any, TypeVar

from pebble import ProcessExpired, ProcessPool

from vigil.bots import AnyBot, ask_bot, make
from vigil.kernel.match import Match, PlayedChoice
from vigil.registry import GAMES, with_registered_games

T = TypeVar("T")

FALLBACK_BOT = "greedy"
LAST_RESORT_BOT = "random"
MAX_CHOICES = 60
"""Choices per job; a turn has fewer."""
REPORT_SECONDS = 0.4
"""Seconds after which a job reports the choices made so far."""
PERSON_LIMIT, LIMIT, RATED_LIMIT = 6, 12, 24
"""Jobs in the queue per process above which a simpler bot answers: jobs for one person's tables, all jobs, and all jobs
for a rated game, which a simpler bot makes unrated."""
MEMORY = 2 << 30
JOIN = 2
"""Seconds to wait for processes that were asked to stop. The rest exit when the server process is gone."""


@dataclass(frozen=True, slots=True)
class Job:
    """A match, and the bots that play its seats."""

    table: str
    game: str
    settings: dict[str, Any]
    seed: int
    choices: tuple[tuple[int, str, int, int], ...]
    bots: dict[int, str]
    creator: str = ""  # the person who created the table
    rated: bool = False


_matches: OrderedDict[str, tuple[Match[Any], dict[int, tuple[str, AnyBot]]]] = OrderedDict()


def _limit_worker() -> None:
    """Limit the memory of a worker process, and end it with the server."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Exit when the server process is gone. A killed server can't stop its workers."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _do_nothing() -> None:
    """Start a worker process, which imports everything it needs."""


def think(job: Job) -> list[tuple[int, int]]:
    """Return the next choices of bots as pairs of seat and index, until a person must act or time is up."""
    match, bots = _matches.pop(job.table, (None, {}))
    if match is None or choice_tuples(match) != job.choices[: len(match.choices)]:
        game = GAMES[job.game]
        match, bots = Match(game, game.configure(job.settings), job.seed), {}
    for seat, name, index, option_count in job.choices[len(match.choices) :]:
        match._replay(PlayedChoice(seat, name, index, option_count))
    choices: list[tuple[int, int]] = []
    began = time.monotonic()
    while len(choices) < MAX_CHOICES and (not choices or time.monotonic() < began + REPORT_SECONDS):
        asked = match.decision
        if asked is None or asked.seat not in job.bots:
            break
        name = job.bots[asked.seat]
        if asked.seat not in bots or bots[asked.seat][0] != name:
            bots[asked.seat] = name, make(name, match.seed + asked.seat)
        index = ask_bot(bots[asked.seat][1], match.game, match.state, asked)
        match.take(index)
        choices.append((asked.seat, index))
    _matches[job.table] = match, bots
    while len(_matches) > 32:
        _matches.popitem(last=False)
    return choices


def choice_tuples(match: Match[Any]) -> tuple[tuple[int, str, int, int], ...]:
    """Return the choices of a match in the form a job has."""
    return tuple((taken.seat, taken.name, taken.index, taken.option_count) for taken in match.choices)


class WorkerPool:
    """A pool of processes with a queue."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.waiting = 0
        self._pool: ProcessPool | None = None
        self._closed = False

    async def run(self, work: Callable[..., T], *args: Any, seconds: float) -> T:
        """Run a function in one of the processes, or raise TimeoutError if it takes too long."""
        if self._closed:
            raise RuntimeError("the pool is closed")
        if self._pool is None or not self._pool.active:  # the pool becomes inactive if a process can't be started
            self._pool = ProcessPool(
                max_workers=self.workers, max_tasks=2000, initializer=_limit_worker, context=get_context("spawn")
            )
        self.waiting += 1
        try:
            task = self._pool.schedule(with_registered_games(work), args=args, timeout=seconds)
            return await asyncio.wrap_future(task)
        finally:
            self.waiting -= 1

    async def warm(self) -> None:
        """Start the processes before they are needed: each takes a second or two to import the games."""
        with contextlib.suppress(Exception):  # a process that fails here starts when it is needed
            await asyncio.gather(*(self.run(_do_nothing, seconds=60.0) for _ in range(self.workers)))

    def close(self) -> None:
        """Stop the processes."""
        self._closed = True
        if self._pool is not None:
            pool, self._pool = self._pool, None
            pool.stop()  # type: ignore[no-untyped-call]
            ending = threading.Thread(target=pool.join, daemon=True)  # join has no timeout
            ending.start()
            ending.join(JOIN)


class BotPool(WorkerPool):
    """A pool that runs bots, and falls back to simpler bots under load."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        on_timeout: Callable[[], None],
        on_downgrade: Callable[[], None],
    ) -> None:
        """`seconds` limits a bot's answer. `on_timeout` and `on_downgrade` count late answers and simpler bots."""
        super().__init__(workers)
        self.seconds, self.on_timeout, self.on_downgrade = seconds, on_timeout, on_downgrade
        self._jobs_by_creator: Counter[str] = Counter()  # jobs by creator of the table

    async def think(self, job: Job) -> tuple[list[tuple[int, int]], str | None]:
        """Return the choices, and the name of the simpler bot if one answered instead."""
        self._jobs_by_creator[job.creator] += 1
        try:
            return await self._think(job)
        finally:
            self._jobs_by_creator[job.creator] -= 1
            if not self._jobs_by_creator[job.creator]:
                del self._jobs_by_creator[job.creator]

    async def _think(self, job: Job) -> tuple[list[tuple[int, int]], str | None]:
        fallback = None
        if (
            self._jobs_by_creator[job.creator] > PERSON_LIMIT * self.workers
            or self.waiting > (RATED_LIMIT if job.rated else LIMIT) * self.workers
        ):
            self.on_downgrade()
            fallback = FALLBACK_BOT
        for simpler in (fallback, FALLBACK_BOT, LAST_RESORT_BOT):
            bots = job.bots if simpler is None else dict.fromkeys(job.bots, simpler)
            try:
                return await self.run(think, replace(job, bots=bots), seconds=self.seconds), simpler
            except (Late, ProcessExpired, MemoryError):
                self.on_timeout()
            except Exception:
                if self._closed or simpler == LAST_RESORT_BOT:
                    raise
        raise RuntimeError("no bot could answer")
