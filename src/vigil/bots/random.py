"""The bot that takes any option, each as likely as the others: the measure for all that claim to think."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from vigil.kernel.decision import Decision
from vigil.kernel.rng import roll, stream
from vigil.kernel.worlds import Perspective


@dataclass(frozen=True, slots=True)
class Random:
    """Chooses by luck alone."""

    seed: int

    def choose_from(self, perspective: Perspective, decision: Decision) -> int:
        """Any place; nothing has to be looked at for that."""
        return self.choose(None, decision)

    def choose(self, view: Any, decision: Decision) -> int:
        """Any place: the luck is that of the seat and of the decision's number."""
        place, _ = roll(stream(stream(self.seed, decision.seat), decision.number), len(decision.options))
        return place
