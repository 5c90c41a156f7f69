"""When all memory is looked through for what nobody needs any more: seldom.

What is not needed is freed at once, but for things that hold each other.  To find those
Python stops everything and walks over all there is whenever that has grown by a
quarter: a third of a second with 250 tables, in which nobody is answered.  Here it looks
through what is young as it always does, and through everything every ten minutes; what
was there when the server started (the program, the cards) it does not look at again.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import Iterator

PAUSE = 600.0  # seconds between two looks at everything
YOUNG, MIDDLE = 2_000, 6  # how many new things, and how many looks at those, make the next look
NEVER = 1 << 30


@contextlib.contextmanager
def infrequent_gc() -> Iterator[None]:
    """As long as this lasts, nobody waits for a look at everything but the one that `collect_periodically` takes."""
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
    """Look at everything now and then, until it is cancelled."""
    while True:
        await asyncio.sleep(pause)
        gc.collect()
