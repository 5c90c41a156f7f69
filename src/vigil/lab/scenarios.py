"""Settings of every kind to try bots in: the game says which (`LabSupport.scenarios`)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from vigil.lab.support import lab_for

Settings = dict[str, Any]


def tables(game: str, seed: int) -> Iterator[Settings]:
    """Settings without end: first every mode in turn, then variations of them; the same for a seed."""
    luck = random.Random(f"tables {game} {seed}")
    turn = 0
    while True:
        yield from lab_for(game).scenarios(luck, turn)
        turn += 1
