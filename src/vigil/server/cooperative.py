"""Run long work on the event loop in slices, so that other tasks can run in between.

Rebuilding a table from its entries replays its game, which takes up to a second for a long one. This
is pure Python: a thread would compete with the event loop for the interpreter and need locks around
every room, and sending the finished room from another process would cost about as much as building it.
Such work is therefore a generator that yields after every choice, and `run_in_slices` returns to the
event loop every few milliseconds.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

SLICE = 0.004
"""Seconds after which work returns to the event loop, once its current step is done."""


async def run_in_slices(work: Generator[None, None, T]) -> T:
    """Run a generator to its end, returning to the event loop between slices."""
    until = time.perf_counter() + SLICE
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
        if time.perf_counter() >= until:
            await asyncio.sleep(0)
            until = time.perf_counter() + SLICE


def run_to_end(work: Generator[None, None, T]) -> T:
    """Run a generator to its end without a pause, for short work and for programs without an event loop."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
