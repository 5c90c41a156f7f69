"""Garbage collection at chosen moments.

Python's full collection stops the process and walks all objects whenever their number has grown by a
quarter. With 250 tables that takes a third of a second, during which the server answers no request.
Here young objects are collected as usual, and all objects every ten minutes. Objects that exist when
the server starts (the program, the cards) are never scanned again.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import Iterator

PAUSE = 600.0  # seconds between two full collections
YOUNG, MIDDLE = 2_000, 6  # new objects before a young collection; young collections before a middle one
NEVER = 1 << 30


@contextlib.contextmanager
def infrequent_gc() -> Iterator[None]:
    """Turn off automatic full collections; `collect_periodically` runs them instead."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


async def collect_periodically(pause: float = PAUSE) -> None:
    """Run a full collection every `pause` seconds until canceled."""
    while True:
        await asyncio.sleep(pause)
        gc.collect()
