"""Parallel work has the same results in the same order."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import textwrap
import threading
from collections.abc import Iterator
from math import isqrt

import pytest

from vigil.kernel.errors import BadConfig
from vigil.lab import parallel as module
from vigil.lab.parallel import WorkFailed, parallel_map


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_results_come_in_the_order_of_the_tasks(workers: int) -> None:
    tasks = list(range(500, 0, -1))
    assert list(parallel_map(isqrt, tasks, workers=workers)) == [isqrt(n) for n in tasks]


def test_no_tasks_give_no_results() -> None:
    assert list(parallel_map(isqrt, [], workers=2)) == []


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_is_raised_in_the_order_of_the_tasks(workers: int) -> None:
    results = parallel_map(isqrt, [4, 9, -1, 16], workers=workers)
    assert [next(results), next(results)] == [2, 3]
    with pytest.raises(ValueError, match="nonnegative"):
        next(results)


def test_a_result_that_cannot_be_pickled_is_an_error() -> None:
    with pytest.raises(WorkFailed, match="a game failed"):
        list(parallel_map(threading.Semaphore, [1], workers=2))


def test_a_worker_that_dies_is_an_error() -> None:
    with pytest.raises(WorkFailed, match=r"a worker process died \(exit status 3\)"):
        list(parallel_map(os._exit, [3], workers=2))


def test_tasks_are_read_as_needed() -> None:
    """Tasks are read only when needed, and results don't pile up."""
    taken = 0

    def endless() -> Iterator[int]:
        nonlocal taken
        while True:
            taken += 1
            yield taken

    results = parallel_map(isqrt, endless(), workers=2)
    assert [next(results) for _ in range(3)] == [1, 1, 1]
    assert taken <= 2 * module.MAX_BATCHES_AHEAD * module.MAX_BATCH_SIZE
    results.close()  # type: ignore[attr-defined]


def test_batches_grow_with_the_speed() -> None:
    sizer = module._BatchSizer()
    assert sizer.size == 1
    sizer.add(module._BatchResult([0], None, 0.01))
    assert sizer.size == 20
    for _ in range(16):
        sizer.add(module._BatchResult([0], None, 3.0))
    assert sizer.size == 1
    for _ in range(16):
        sizer.add(module._BatchResult([0], None, 0.0))
    assert sizer.size == module.MAX_BATCH_SIZE


def test_invalid_arguments_are_refused() -> None:
    with pytest.raises(BadConfig, match="local, ray, not on 'moon'"):
        parallel_map(isqrt, [1], on="moon")
    with pytest.raises(BadConfig, match="at least one worker"):
        parallel_map(isqrt, [1], workers=0)


def test_without_ray_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadConfig, match=r"--backend ray needs the extra ray: pip install 'vigil-games\[ray\]'"):
        list(parallel_map(isqrt, [1], on="ray"))


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_ctrl_c_keeps_results_and_ends_the_workers() -> None:
    program = """
        import multiprocessing, signal, time
        from vigil.lab.parallel import parallel_map

        if __name__ == "__main__":
            signal.signal(signal.SIGINT, signal.default_int_handler)  # background processes ignore SIGINT
            done = []
            try:
                for result in parallel_map(time.sleep, [0.01] * 300 + [600] * 40, workers=2):
                    done.append(result)
                    if len(done) == 200:
                        print("ready", flush=True)
            except KeyboardInterrupt:
                print(len(done), len(multiprocessing.active_children()), flush=True)
    """
    running = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(program)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert running.stdout is not None
    try:
        assert running.stdout.readline() == "ready\n"
        os.killpg(running.pid, signal.SIGINT)  # to the whole group, like a terminal
        output, complained = running.communicate(timeout=60)
        assert (complained, running.returncode) == ("", 0)
        kept, left = map(int, output.split())
        assert 200 <= kept <= 300
        assert left == 0
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
