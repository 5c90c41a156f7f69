"""Full garbage collections are rare, but cycles are collected eventually."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from vigil.server.gc_policy import collect_periodically, infrequent_gc

pytestmark = pytest.mark.anyio


class Knot:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.self = self


def unreachable_cycle() -> weakref.ref[Knot]:
    """Return an unreachable object that has survived a collection of young objects."""
    knot = Knot()
    gc.collect(1)
    return weakref.ref(knot)


def full_collections() -> int:
    return int(gc.get_stats()[2]["collections"])


def test_growing_memory_does_not_cause_long_pauses() -> None:
    with infrequent_gc():
        before = full_collections()
        kept = [[n] for n in range(300_000)]  # otherwise Python would have run several full collections
        assert full_collections() == before
    del kept


async def test_reference_cycles_are_collected_eventually() -> None:
    with infrequent_gc():
        knot = unreachable_cycle()
        gc.collect(1)
        assert knot() is not None
        looking = asyncio.create_task(collect_periodically(0.001))
        while knot() is not None:
            await asyncio.sleep(0.001)
        looking.cancel()


def test_the_previous_gc_settings_are_restored() -> None:
    before = gc.get_threshold()
    with infrequent_gc():
        assert gc.get_threshold() != before
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
