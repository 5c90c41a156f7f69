"""Run work in parallel processes or on a Ray cluster, with the same results in the same order.

`parallel_map` maps a function over tasks. A free worker gets the next tasks, and results wait for those before them,
so the output depends on the tasks alone. Workers get tasks in batches, whose size depends on how long tasks take:
a thousand quick games don't need a thousand messages, and slow games don't wait for each other.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import connection
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from vigil.kernel.errors import BadConfig, VigilError, preview
from vigil.lab.support import import_library
from vigil.registry import with_registered_games

T = TypeVar("T")
R = TypeVar("R")

PLACES = ("local", "ray")
BATCH_SECONDS = 0.2  # how long a batch should keep a worker busy
MAX_BATCH_SIZE = 256
MAX_BATCHES_AHEAD = 8  # finished batches per worker that may wait for their turn, to limit memory


class WorkFailed(VigilError):
    """A worker died, or its work can't be sent between processes."""


@dataclass(frozen=True, slots=True)
class _BatchResult:
    """The results of a batch up to the first error, that error, and the seconds it took."""

    results: list[Any]
    error: BaseException | None
    seconds: float


def cores() -> int:
    """Return how many processes can run at once."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not available on every system
        return os.cpu_count() or 1


def parallel_map(
    work: Callable[[T], R], tasks: Iterable[T], *, workers: int | None = None, on: str = "local"
) -> Iterator[R]:
    """Yield the results of the work on every task, in the order of the tasks.

    `work` must be a function of a module, so that other processes can import it. With one worker, it runs in this
    process. A task's error is raised when its turn comes, after the results before it. All workers end with the
    iteration, even when it is abandoned or interrupted by Ctrl+C.
    """
    if on not in PLACES:
        raise BadConfig(
            "lab-place", "games can run on {known}, not on {given}", known=", ".join(PLACES), given=preview(on)
        )
    if workers is not None and workers < 1:
        raise BadConfig("lab-workers", "at least one worker is needed, not {given}", given=workers)
    if on == "local" and (workers or cores()) == 1:
        return map(work, tasks)
    return _run_in_pool(work, iter(tasks), workers, on)


def _run_in_pool(work: Callable[[T], R], tasks: Iterator[T], workers: int | None, on: str) -> Iterator[R]:
    pool: _Processes | _Ray = _Processes(workers or cores()) if on == "local" else _Ray(workers)
    try:
        yield from _in_order(with_registered_games(work), tasks, pool)
    finally:
        pool.shut_down()


def _in_order(work: Callable[[T], R], tasks: Iterator[T], pool: _Processes | _Ray) -> Iterator[R]:
    """Run all tasks in the pool, and yield their results in order."""
    started = finished = 0  # batches; finished means that their results were yielded
    early: dict[int, _BatchResult] = {}
    sizer = _BatchSizer()
    more = True
    while more or finished < started:
        while more and pool.free and started - finished < MAX_BATCHES_AHEAD * pool.size:
            batch = list(islice(tasks, sizer.size))
            more = bool(batch)
            if more:
                pool.start(started, work, batch)
                started += 1
        if finished == started:
            return
        number, result = pool.wait()
        sizer.add(result)
        early[number] = result
        while finished in early:
            result = early.pop(finished)
            finished += 1
            yield from result.results
            if result.error is not None:
                raise result.error


@dataclass(slots=True)
class _BatchSizer:
    """Decides how many tasks make a batch: one at first, then as many as take BATCH_SECONDS."""

    recent: deque[tuple[int, float]] = field(default_factory=lambda: deque(maxlen=16))

    def add(self, result: _BatchResult) -> None:
        """Learn from a finished batch."""
        self.recent.append((len(result.results) or 1, result.seconds))

    @property
    def size(self) -> int:
        """The size of the next batch."""
        tasks, seconds = sum(n for n, _ in self.recent), sum(s for _, s in self.recent)
        return max(1, min(MAX_BATCH_SIZE, int(BATCH_SECONDS * tasks / max(seconds, 1e-6)))) if tasks else 1


def _run_batch(work: Callable[[Any], Any], tasks: list[Any]) -> _BatchResult:
    """Run a batch; an error is returned with the results before it."""
    began, results = time.perf_counter(), []
    try:
        for task in tasks:
            results.append(work(task))
    except Exception as error:
        return _BatchResult(results, _picklable(error), time.perf_counter() - began)
    return _BatchResult(results, None, time.perf_counter() - began)


def _picklable(error: Exception) -> Exception:
    """Return the error if it can be sent to another process, else one with its text."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return _failure(error)
    return error


def _failure(error: Exception) -> WorkFailed:
    return WorkFailed("lab-work", "a game failed: {why}", why=f"{type(error).__name__}: {error}")


# -------------------------------------------------------------------- processes on this machine


@contextlib.contextmanager
def sigint_handled_by(handler: Callable[[int, Any], None] | signal.Handlers) -> Iterator[None]:
    """Handle Ctrl+C differently in the block, if this is the main thread."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _serve(pipe: Connection) -> None:
    """Run batches from a pipe until its other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # a normal exit, which also ends external bots
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            number, work, tasks = pipe.recv()
            result = _run_batch(work, tasks)
            try:
                pipe.send((number, result))
            except (pickle.PicklingError, TypeError, AttributeError) as error:
                pipe.send((number, _BatchResult([], _failure(error), result.seconds)))


class _Processes:
    """Workers in processes on this machine, each with a pipe."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.idle: list[Connection] = []
        self.busy: list[Connection] = []
        self.processes: dict[Connection, Any] = {}
        # Spawn works on every system, and fork is unsafe with threads.
        self.context = multiprocessing.get_context("spawn")

    @property
    def free(self) -> int:
        """Idle processes, and those that aren't started yet."""
        return len(self.idle) + self.size - len(self.processes)

    def _start_process(self) -> Connection:
        """Start one more process; none starts before there is work for it."""
        ours, theirs = self.context.Pipe()
        process = self.context.Process(target=_serve, args=(theirs,), daemon=True)
        with sigint_handled_by(signal.SIG_IGN):  # the process inherits it; this one ends it itself
            process.start()
        theirs.close()
        self.processes[ours] = process
        return ours

    def start(self, number: int, work: Callable[[Any], Any], tasks: list[Any]) -> None:
        """Send a batch to a process."""
        worker = self.idle.pop() if self.idle else self._start_process()
        try:
            worker.send((number, work, tasks))
        except (BrokenPipeError, ConnectionResetError):
            raise self._death_of(worker) from None
        self.busy.append(worker)

    def wait(self) -> tuple[int, _BatchResult]:
        """Wait for any busy process."""
        worker = next(each for each in connection.wait(self.busy) if isinstance(each, Connection))
        try:
            number, result = worker.recv()
        except (EOFError, ConnectionResetError):
            raise self._death_of(worker) from None
        self.busy.remove(worker)
        self.idle.append(worker)
        return number, result

    def _death_of(self, worker: Connection) -> WorkFailed:
        """Return the error for a process that died."""
        process = self.processes[worker]
        process.join(1)
        return WorkFailed(
            "lab-died",
            "a worker process died (exit status {code}), usually from lack of memory; try fewer --workers",
            code=str(process.exitcode),
        )

    def shut_down(self) -> None:
        """Terminate all processes, and kill those that don't exit."""
        for process in self.processes.values():
            process.terminate()
        for worker, process in self.processes.items():
            worker.close()
            process.join(5)
            if process.exitcode is None:
                process.kill()
                process.join()
            process.close()
        self.processes, self.idle, self.busy = {}, [], []


# -------------------------------------------------------------------- Ray


class _Ray:
    """Workers of Ray, on the cluster it is connected to or on this machine."""

    def __init__(self, workers: int | None) -> None:
        self.ray = import_library("ray", "ray", "--backend ray")
        self.ours = not self.ray.is_initialized()
        if self.ours:
            start: dict[str, Any] = {"logging_level": "error", "log_to_driver": False, "include_dashboard": False}
            if "RAY_ADDRESS" in os.environ:
                start = {"logging_level": "error", "log_to_driver": False}
            elif workers:
                start["num_cpus"] = workers
            self.ray.init(**start)
        self.size = workers or max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.remote = self.ray.remote(_run_batch)
        self.numbers: dict[Any, int] = {}

    @property
    def free(self) -> int:
        """Two batches per worker, so that the next one is there when a worker has finished."""
        return 2 * self.size - len(self.numbers)

    def start(self, number: int, work: Callable[[Any], Any], tasks: list[Any]) -> None:
        """Submit a batch."""
        self.numbers[self.remote.remote(work, tasks)] = number

    def wait(self) -> tuple[int, _BatchResult]:
        """Wait for any batch."""
        (ready, *_), _ = self.ray.wait(list(self.numbers), num_returns=1)
        number = self.numbers.pop(ready)
        try:
            result: _BatchResult = self.ray.get(ready)
        except self.ray.exceptions.RayError as error:
            raise WorkFailed(
                "lab-work", "a game failed: {why}", why=f"{type(error).__name__}: {str(error).splitlines()[0]}"
            ) from None
        return number, result

    def shut_down(self) -> None:
        """Cancel all batches, and stop Ray if it was started here."""
        for waiting in self.numbers:
            with contextlib.suppress(self.ray.exceptions.RayError):
                self.ray.cancel(waiting, force=True)
        if self.ours:
            self.ray.shutdown()
