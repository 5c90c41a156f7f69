"""What an experiment about one card asks, and what the games of one seed answer."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from vigil.kernel.game import Outcome


@dataclass(frozen=True, slots=True)
class TrialSpec:
    """Which card is measured, in which game, by whose play: plain data, so that it can travel to other processes."""

    game: str
    card: str
    settings: dict[str, Any] = field(default_factory=dict)
    policy: str = "fast"
    seed: int = 0

    @property
    def key(self) -> str:
        """The same for equal questions, and quick to compare."""
        return json.dumps([self.game, self.card, self.settings, self.policy, self.seed], sort_keys=True)


class TrialBlock(NamedTuple):
    """The games of one seed, put together.

    `impact` is the share of wins of whoever had the card, less one half; `price` the same
    against somebody who was given a printed card of the same cost; `margin` points ahead;
    `length` rounds more than without the card; `rates` so many of so many.
    """

    games: int
    impact: float
    margin: float
    price: float
    length: float
    rates: dict[str, tuple[float, float]]


def win_share(outcome: Outcome | None, seat: int) -> float:
    """A win is 1, shared between all who won."""
    assert outcome is not None, "the game is not over"
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
