"""Work spread over processes, or over a cluster: the same results, in the same order, however many work.

`parallel_map` maps a function over tasks.  A task is given to whoever is free, and its result
waits until those before it are there; so what comes out depends on the tasks alone.
Tasks travel in handfuls whose size follows the time a task takes: a thousand quick
games are not a thousand letters, and a slow one is not kept waiting by its neighbours.
Nothing here knows what the work is.
"""

from __future__ import annotations

import contextlib
import importlib
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
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol, TypeVar

from vigil.kernel.errors import BadConfig, VigilError, preview
from vigil.registry import carried

T = TypeVar("T")
R = TypeVar("R")

PLACES = ("here", "ray")
HANDFUL_SECONDS = 0.2  # how long a handful should keep a worker busy
LARGEST_HANDFUL = 256
AHEAD = 8  # handfuls per worker that may be finished before their turn: memory stays flat


class WorkFailed(VigilError):
    """A worker has died, or its work cannot travel between processes."""


@dataclass(frozen=True, slots=True)
class _BatchResult:
    """What came back for a handful: its results up to the first error, the error, the seconds it took."""

    results: list[Any]
    error: BaseException | None
    seconds: float


class _WorkerPool(Protocol):
    """Workers, wherever they are."""

    size: int

    @property
    def free(self) -> int:
        """How many handfuls can be given out now."""

    def give(self, number: int, work: Callable[[Any], Any], tasks: list[Any]) -> None: ...

    def take(self) -> tuple[int, _BatchResult]:
        """The number of a handful that is done, and its results; waits for one."""

    def dismiss(self) -> None:
        """Let everybody go at once, whatever they are doing."""


def cores() -> int:
    """How many processes can run at once for us."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def parallel_map(
    work: Callable[[T], R], tasks: Iterable[T], *, workers: int | None = None, on: str = "here"
) -> Iterator[R]:
    """The results of the work on every task, in the order of the tasks.

    `work` is a function of a module (a process of its own must find it).  With one worker
    it runs in this process.  An error of a task comes out at its turn, after the results
    before it.  Whoever stops listening, or presses Ctrl-C, keeps what has come out so far;
    all workers end with the iteration.
    """
    if on not in PLACES:
        raise BadConfig(
            "lab-place", "games can run on {known}, not on {given}", known=", ".join(PLACES), given=preview(on)
        )
    if workers is not None and workers < 1:
        raise BadConfig("lab-workers", "at least one worker is needed, not {given}", given=workers)
    if on == "here" and (workers or cores()) == 1:
        return map(work, tasks)
    return _spread(work, iter(tasks), workers, on)


def _spread(work: Callable[[T], R], tasks: Iterator[T], workers: int | None, on: str) -> Iterator[R]:
    crew: _WorkerPool = _Processes(workers or cores()) if on == "here" else _Ray(workers)
    try:
        yield from _in_order(carried(work), tasks, crew)
    finally:
        crew.dismiss()


def _in_order(work: Callable[[T], R], tasks: Iterator[T], crew: _WorkerPool) -> Iterator[R]:
    given = told = 0  # handfuls given out, and handfuls whose results have come out
    early: dict[int, _BatchResult] = {}
    pace = _BatchSizer()
    more = True
    while more or told < given:
        while more and crew.free and given - told < AHEAD * crew.size:
            handful = list(islice(tasks, pace.handful))
            more = bool(handful)
            if more:
                crew.give(given, work, handful)
                given += 1
        if told == given:
            return
        number, done = crew.take()
        pace.learn(done)
        early[number] = done
        while told in early:
            done = early.pop(told)
            told += 1
            yield from done.results
            if done.error is not None:
                raise done.error


@dataclass(slots=True)
class _BatchSizer:
    """How many tasks make a handful: few at first, then as many as fill a moment."""

    lately: deque[tuple[int, float]] = field(default_factory=lambda: deque(maxlen=16))

    def learn(self, done: _BatchResult) -> None:
        self.lately.append((len(done.results) or 1, done.seconds))

    @property
    def handful(self) -> int:
        tasks, seconds = sum(n for n, _ in self.lately), sum(s for _, s in self.lately)
        return max(1, min(LARGEST_HANDFUL, int(HANDFUL_SECONDS * tasks / max(seconds, 1e-6)))) if tasks else 1


def _worked(work: Callable[[Any], Any], tasks: list[Any]) -> _BatchResult:
    """One handful, done; an error is brought back, not thrown."""
    began, results = time.perf_counter(), []
    try:
        for task in tasks:
            results.append(work(task))
    except Exception as error:
        return _BatchResult(results, _portable(error), time.perf_counter() - began)
    return _BatchResult(results, None, time.perf_counter() - began)


def _portable(error: Exception) -> Exception:
    """The error itself if it survives the journey, else its text."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return WorkFailed("lab-work", "a game failed: {why}", why=f"{type(error).__name__}: {error}")
    return error


# -------------------------------------------------------------------- processes of this machine


@contextlib.contextmanager
def _ignore_sigint() -> Iterator[None]:
    """What is started in here does not hear Ctrl-C: only we do, and we end the others."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _serve(ears: Connection) -> None:
    """The life of a worker: work until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # in good order: programs that play are ended too
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            number, work, tasks = ears.recv()
            done = _worked(work, tasks)
            try:
                ears.send((number, done))
            except (pickle.PicklingError, TypeError, AttributeError) as error:
                failed = WorkFailed("lab-work", "a game failed: {why}", why=f"{type(error).__name__}: {error}")
                ears.send((number, _BatchResult([], failed, done.seconds)))


class _Processes:
    """Workers that are processes of this machine, each at the end of a pipe."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.idle: list[Connection] = []
        self.busy: list[Connection] = []
        self.people: dict[Connection, Any] = {}
        # Spawned, not forked: the same on every system, and safe beside threads.
        self.context = multiprocessing.get_context("spawn")

    @property
    def free(self) -> int:
        return len(self.idle) + self.size - len(self.people)

    def _hired(self) -> Connection:
        """One more process: none is started before there is work for it."""
        ours, theirs = self.context.Pipe()
        person = self.context.Process(target=_serve, args=(theirs,), daemon=True)
        with _ignore_sigint():
            person.start()
        theirs.close()
        self.people[ours] = person
        return ours

    def give(self, number: int, work: Callable[[Any], Any], tasks: list[Any]) -> None:
        worker = self.idle.pop() if self.idle else self._hired()
        try:
            worker.send((number, work, tasks))
        except (BrokenPipeError, ConnectionResetError):
            raise self._lost(worker) from None
        self.busy.append(worker)

    def take(self) -> tuple[int, _BatchResult]:
        worker = next(each for each in wait(self.busy) if isinstance(each, Connection))
        try:
            number, done = worker.recv()
        except (EOFError, ConnectionResetError):
            raise self._lost(worker) from None
        self.busy.remove(worker)
        self.idle.append(worker)
        return number, done

    def _lost(self, worker: Connection) -> WorkFailed:
        person = self.people[worker]
        person.join(1)
        return WorkFailed(
            "lab-died",
            "a worker process died (exit code {code}), usually from lack of memory; try fewer --workers",
            code=str(person.exitcode),
        )

    def dismiss(self) -> None:
        for person in self.people.values():
            person.terminate()
        for worker, person in self.people.items():
            worker.close()
            person.join(5)
            if person.exitcode is None:  # it does not listen
                person.kill()
                person.join()
            person.close()
        self.people, self.idle, self.busy = {}, [], []


# -------------------------------------------------------------------- a cluster


class _Ray:
    """Workers that Ray finds: on the cluster it is connected to, else on this machine."""

    def __init__(self, workers: int | None) -> None:
        self.ray = _ray()
        self.ours = not self.ray.is_initialized()
        if self.ours:
            start: dict[str, Any] = {"logging_level": "error", "log_to_driver": False, "include_dashboard": False}
            if "RAY_ADDRESS" in os.environ:
                start = {"logging_level": "error", "log_to_driver": False}
            elif workers:
                start["num_cpus"] = workers
            self.ray.init(**start)
        self.size = workers or max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.remote = self.ray.remote(_worked)
        self.numbers: dict[Any, int] = {}

    @property
    def free(self) -> int:
        return 2 * self.size - len(self.numbers)  # one to work on and one on its way: nobody waits for the network

    def give(self, number: int, work: Callable[[Any], Any], tasks: list[Any]) -> None:
        self.numbers[self.remote.remote(work, tasks)] = number

    def take(self) -> tuple[int, _BatchResult]:
        (ready, *_), _ = self.ray.wait(list(self.numbers), num_returns=1)
        number = self.numbers.pop(ready)
        try:
            done: _BatchResult = self.ray.get(ready)
        except self.ray.exceptions.RayError as error:
            raise WorkFailed(
                "lab-work", "a game failed: {why}", why=f"{type(error).__name__}: {str(error).splitlines()[0]}"
            ) from None
        return number, done

    def dismiss(self) -> None:
        for waiting in self.numbers:
            with contextlib.suppress(self.ray.exceptions.RayError):
                self.ray.cancel(waiting, force=True)
        if self.ours:
            self.ray.shutdown()


def _ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise BadConfig(
            "lab-extra",
            "{what} needs the extra {extra}: pip install 'vigil-games[{extra}]'",
            what="--on ray",
            extra="ray",
        ) from None
