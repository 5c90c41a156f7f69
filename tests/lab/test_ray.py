"""Runs on a Ray cluster on this machine."""

from __future__ import annotations

import importlib
import importlib.util
import json
from collections.abc import Iterator
from math import isqrt
from pathlib import Path
from typing import Any

import pytest

from vigil.lab.parallel import WorkFailed, parallel_map
from vigil.lab.run import run
from vigil.lab.simulation import GameSetup, RunPlan
from vigil.lab.summary import as_json
from vigil.registry import GAMES

pytestmark = [
    pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed; `make ray` does it"),
    pytest.mark.filterwarnings("default"),  # Ray has warnings of its own
]


@pytest.fixture(autouse=True, scope="module")
def cluster() -> Iterator[None]:
    """Start one cluster for all tests, which is slow."""
    ray = importlib.import_module("ray")

    ray.init(num_cpus=2, include_dashboard=False, logging_level="error", log_to_driver=False)
    yield
    ray.shutdown()


def test_a_run_on_ray_equals_a_local_run(tmp_path: Path) -> None:
    rules = GAMES["ascension"]
    settings: dict[str, Any] = rules.settings_of(rules.configure({"honor_pool": 10}))
    plan = RunPlan("ascension", ("greedy", "random"), (GameSetup(json.dumps(settings)),), 9, 7)
    found = []
    for on, workers in (("local", 1), ("ray", 2), ("ray", 3)):
        path = tmp_path / f"{on}-{workers}.parquet"
        result = run(plan, on=on, workers=workers, out=path)
        found.append((path.read_bytes(), as_json(result.summary, 7, 9)))
    assert found[0] == found[1] == found[2]


def test_results_come_in_the_order_of_the_tasks() -> None:
    tasks = list(range(300, 0, -1))
    assert list(parallel_map(isqrt, tasks, on="ray", workers=3)) == [isqrt(n) for n in tasks]


def test_an_error_is_raised_in_the_order_of_the_tasks() -> None:
    results = parallel_map(isqrt, [4, 9, -1, 16], on="ray", workers=2)
    assert [next(results), next(results)] == [2, 3]
    with pytest.raises(ValueError, match="nonnegative"):
        next(results)


def test_abandoning_the_iteration_ends_the_workers() -> None:
    results = parallel_map(isqrt, iter(range(10**9)), on="ray", workers=2)
    assert [next(results) for _ in range(5)] == [0, 1, 1, 1, 2]
    results.close()  # type: ignore[attr-defined]


def test_a_worker_that_dies_is_an_error() -> None:
    import os

    with pytest.raises(WorkFailed, match="a game failed"):
        list(parallel_map(os._exit, [3], on="ray", workers=2))
