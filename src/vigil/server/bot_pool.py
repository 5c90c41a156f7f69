"""Bots think in processes of their own: a slow one holds up its table, and no other.

A job is a record, not a state: the process plays the match again (a few milliseconds)
and asks the bot through `bots.ask_bot`, so that a bot sees here what it sees everywhere.
A process that takes too long or grows too large is ended and replaced, and somebody
simpler answers instead.
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
from typing import Any

from pebble import ProcessExpired, ProcessPool

from vigil.bots import AnyBot, ask_bot, make
from vigil.kernel.match import Match, PlayedChoice
from vigil.registry import GAMES, with_registered_games

FALLBACK_BOT = "greedy"
LAST_RESORT_BOT = "random"
MOST = 60
"""Choices a bot makes in one go: a turn has fewer."""
AT_ONCE = 0.4
"""Seconds after which a bot shows what it has done so far."""
SHARE, CROWD, FULL = 6, 12, 24
"""Jobs waiting for each process from which on a simpler bot answers: those of one person's tables; all of them; all of
them where the game counts, for that it does not any more then."""
MEMORY = 2 << 30
JOIN = 2
"""Seconds for processes that were told to stop; what is left of them ends when it sees that the server is gone."""


@dataclass(frozen=True, slots=True)
class Job:
    """A match, and which bots play which seats."""

    table: str
    game: str
    settings: dict[str, Any]
    seed: int
    choices: tuple[tuple[int, str, int, int], ...]
    bots: dict[int, str]
    whose: str = ""  # who made the table
    counts: bool = False  # for ratings


_kept: OrderedDict[str, tuple[Match[Any], dict[int, tuple[str, AnyBot]]]] = OrderedDict()


def _modest() -> None:
    """A thinking process may not take the whole machine, and does not outlive the server it thinks for."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Wait until the server is gone, however it went: a killed one cannot tell its processes to end."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _awake() -> None:
    """A process that can do this has everything it needs."""


def think(job: Job) -> list[tuple[int, int]]:
    """The next choices of bots, seat and place each, until a person is asked or it is time to show something."""
    match, bots = _kept.pop(job.table, (None, {}))
    if match is None or plain(match) != job.choices[: len(match.choices)]:
        game = GAMES[job.game]
        match, bots = Match(game, game.configure(job.settings), job.seed), {}
    for seat, name, place, of in job.choices[len(match.choices) :]:
        match._replay(PlayedChoice(seat, name, place, of))
    found: list[tuple[int, int]] = []
    began = time.monotonic()
    while len(found) < MOST and (not found or time.monotonic() < began + AT_ONCE):
        asked = match.decision
        if asked is None or asked.seat not in job.bots:
            break
        name = job.bots[asked.seat]
        if asked.seat not in bots or bots[asked.seat][0] != name:
            bots[asked.seat] = name, make(name, match.seed + asked.seat)
        place = ask_bot(bots[asked.seat][1], match.game, match.state, asked)
        match.take(place)
        found.append((asked.seat, place))
    _kept[job.table] = match, bots
    while len(_kept) > 32:
        _kept.popitem(last=False)
    return found


def plain(match: Match[Any]) -> tuple[tuple[int, str, int, int], ...]:
    """The choices of a match as a job has them."""
    return tuple((taken.seat, taken.name, taken.index, taken.option_count) for taken in match.choices)


class WorkerPool:
    """So many processes, and a queue before them."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.waiting = 0
        self._pool: ProcessPool | None = None
        self._closed = False

    async def run(self, work: Callable[..., Any], *args: Any, seconds: float) -> Any:
        """Anything that takes a while, done in one of the processes; Late where it takes too long."""
        if self._closed:
            raise RuntimeError("nobody thinks any more")
        if self._pool is None or not self._pool.active:  # it gives up when a process cannot be started
            self._pool = ProcessPool(
                max_workers=self.workers, max_tasks=2000, initializer=_modest, context=get_context("spawn")
            )
        self.waiting += 1
        try:
            task = self._pool.schedule(with_registered_games(work), args=args, timeout=seconds)
            return await asyncio.wrap_future(task)
        finally:
            self.waiting -= 1

    async def warm(self) -> None:
        """Start the processes before anybody waits for them: each takes a second or two to know the games."""
        with contextlib.suppress(Exception):  # whoever needs one starts it then
            await asyncio.gather(*(self.run(_awake, seconds=60.0) for _ in range(self.workers)))

    def close(self) -> None:
        self._closed = True
        if self._pool is not None:
            pool, self._pool = self._pool, None
            pool.stop()  # type: ignore[no-untyped-call]
            ending = threading.Thread(target=pool.join, daemon=True)  # which waits as long as it takes
            ending.start()
            ending.join(JOIN)


class BotPool(WorkerPool):
    """Processes in which bots think, and simpler bots where there are too few of them."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        on_timeout: Callable[[], None],
        on_downgrade: Callable[[], None],
    ) -> None:
        """`seconds` for a bot's answer; `on_timeout`: one did not come in time; `on_downgrade`: a simpler bot answers,
        for too many are waiting."""
        super().__init__(workers)
        self.seconds, self.on_timeout, self.on_downgrade = seconds, on_timeout, on_downgrade
        self._of: Counter[str] = Counter()  # jobs of each person's tables

    async def think(self, job: Job) -> tuple[list[tuple[int, int]], str | None]:
        """The choices, and the name of the bot that stood in where the ones wanted could not."""
        self._of[job.whose] += 1
        try:
            return await self._think(job)
        finally:
            self._of[job.whose] -= 1
            if not self._of[job.whose]:
                del self._of[job.whose]

    async def _think(self, job: Job) -> tuple[list[tuple[int, int]], str | None]:
        stand_in = None
        if self._of[job.whose] > SHARE * self.workers or self.waiting > (FULL if job.counts else CROWD) * self.workers:
            self.on_downgrade()
            stand_in = FALLBACK_BOT
        for simpler in (stand_in, FALLBACK_BOT, LAST_RESORT_BOT):
            bots = job.bots if simpler is None else dict.fromkeys(job.bots, simpler)
            try:
                return await self._ask(replace(job, bots=bots)), simpler
            except (Late, ProcessExpired, MemoryError):
                self.on_timeout()
            except Exception:
                if self._closed or simpler == LAST_RESORT_BOT:
                    raise
        raise RuntimeError("no bot could answer")

    async def _ask(self, job: Job) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = await self.run(think, job, seconds=self.seconds)
        return found
