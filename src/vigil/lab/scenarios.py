"""All kinds of settings to test bots with. Each game lists its own (`LabSupport.scenarios`)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count

from vigil.lab.support import Settings, lab_for


def endless_scenarios(game: str, seed: int) -> Iterator[Settings]:
    """Yield settings without end: first every mode, then variations. The same seed gives the same settings."""
    rng = random.Random(f"tables {game} {seed}")
    for turn in count():
        yield from lab_for(game).scenarios(rng, turn)
