"""Long work on the event loop, in slices: between two of them everybody else gets their turn.

Making a table from its entries means playing its game again, up to a second for a long one.  That
is Python from end to end: in a thread it would fight the event loop for the interpreter and need
locks around every room; in another process the finished room would have to be carried over, which
costs about as much as making it.  So such work is a generator that stops after every choice, and
whoever runs it lets the others go first every few milliseconds.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

SLICE = 0.004
"""Seconds for which others wait at most, but for the last choice that was begun."""


async def run_in_slices(work: Generator[None, None, T]) -> T:
    """Do it all, and let others go first now and then."""
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
    """Do it all without a pause: for what is short, and for programs that have nobody waiting."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
