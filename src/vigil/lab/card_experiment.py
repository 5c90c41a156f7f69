"""What card trials and settings comparisons share: plans, the results of one seed, and the loop that plays them."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeVar

from vigil.kernel.errors import BadConfig
from vigil.kernel.game import Outcome

POINTS = 100.0
"""Shares are shown in percentage points."""


@dataclass(frozen=True, slots=True)
class TrialSpec:
    """The plan of a card trial: plain data that can be sent to other processes."""

    game: str
    card: str
    settings: dict[str, Any] = field(default_factory=dict)
    policy: str = "quick"
    seed: int = 0

    def __hash__(self) -> int:
        return hash(json.dumps([self.game, self.card, self.settings, self.policy, self.seed], sort_keys=True))


class TrialBlock(NamedTuple):
    """The result of the games of one seed.

    `impact` is the win share of the player with the card, minus one half; `price` is the same against a player with a
    printed card of equal cost; `margin` is the lead in points; `length` is how many rounds longer games are than
    without the card; `rates` are counts, as (part, whole).
    """

    games: int
    impact: float
    margin: float
    price: float
    length: float
    rates: dict[str, tuple[float, float]]


class TrialSetup(Protocol):
    """Everything that the games of a card trial share; each game has its own."""

    @property
    def compared(self) -> tuple[str, ...]:
        """The printed cards that the card is compared with."""

    def block(self, number: int) -> TrialBlock:
        """Play the games of one seed."""


def win_share(outcome: Outcome | None, seat: int) -> float:
    """Return 1 for a win, shared among all winners, and 0 for a loss."""
    assert outcome is not None, "the game is not over"
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


class Experiment(Protocol):
    """Results to which blocks are added."""

    blocks: int
    seconds: float

    def add(self, block: Any) -> None:
        """Add the games of one seed."""


E = TypeVar("E", bound=Experiment)


def check_length(games: int | None, seconds: float | None) -> None:
    """Raise BadConfig unless an experiment is limited by games or by time."""
    if games is None and seconds is None:
        raise BadConfig("lab-how-long", "specify how long to measure: a number of games, or seconds")


def collect(result: E, blocks: Iterable[Any], seconds: float | None, progress: Callable[[E], None]) -> E:
    """Add blocks to a result until they or the time run out. Ctrl+C stops early and keeps the result so far."""
    began = time.perf_counter()
    try:
        for block in blocks:
            result.add(block)
            result.seconds = time.perf_counter() - began
            progress(result)
            if seconds is not None and result.seconds >= seconds:
                break
    except KeyboardInterrupt:
        if result.blocks < 2:
            raise
    return result
