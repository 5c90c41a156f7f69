"""A bot that chooses at random: the baseline for all others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from vigil.kernel.decision import Decision
from vigil.kernel.rng import roll, stream
from vigil.kernel.worlds import Perspective


@dataclass(frozen=True, slots=True)
class Random:
    """Chooses every option with the same probability."""

    seed: int

    def choose_from(self, perspective: Perspective, decision: Decision) -> int:
        """Return a random index without looking at anything."""
        return self.choose(None, decision)

    def choose(self, view: Any, decision: Decision) -> int:
        """Return a random index, from the seed, the seat and the number of the decision."""
        return roll(stream(stream(self.seed, decision.seat), decision.number), len(decision.options))[0]
