"""Randomized card trials: measure what having a card is worth, apart from the decision to get it.

Players who buy a strong card often win, but perhaps only because they could afford it. Here a coin flip decides who
gets the card, and every seed is played with both results of the flip. So what the two games share (shuffles, first
player, policy) cancels out, and the difference is due to the card. The games of one seed are one observation, a
`TrialBlock`.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from vigil.kernel.errors import BadConfig
from vigil.lab.block_intervals import Ratio, paired_interval
from vigil.lab.card_experiment import POINTS, TrialBlock, TrialSetup, TrialSpec, check_length, collect
from vigil.lab.parallel import parallel_map
from vigil.lab.policies import check_policy
from vigil.lab.stats import LEVEL, Estimate, Tally
from vigil.lab.support import lab_for

WON_BOTH = 0.5  # the impact of a pair of games that the player with the card won
MIN_STEP = 1.0  # the smallest possible difference in score or length


@functools.lru_cache(maxsize=12)
def setup_for(spec: TrialSpec) -> TrialSetup:
    """Return what the games of a trial share; building it is slow, so each process keeps a few."""
    create_setup = lab_for(spec.game).card_trial
    if create_setup is None:
        raise BadConfig("lab-no-trial", "cards cannot be measured in {game}", game=spec.game)
    return create_setup(spec)


def play_block(spec: TrialSpec, number: int) -> TrialBlock:
    """Play the games of one seed."""
    return setup_for(spec).block(number)


@dataclass(slots=True)
class TrialResult:
    """The results so far."""

    spec: TrialSpec
    compared: tuple[str, ...] = ()  # the printed cards it is compared with
    blocks: int = 0
    games: int = 0
    seconds: float = 0.0
    _impact: Tally = field(default_factory=Tally)
    _margin: Tally = field(default_factory=Tally)
    _price: Tally = field(default_factory=Tally)
    _length: Tally = field(default_factory=Tally)
    _rates: dict[str, Ratio] = field(default_factory=dict)

    def add(self, block: TrialBlock) -> None:
        """Add the games of one seed."""
        self.blocks += 1
        self.games += block.games
        self._impact.add(block.impact)
        self._margin.add(block.margin)
        self._length.add(block.length)
        if not math.isnan(block.price):
            self._price.add(block.price)
        for name, (part, whole) in block.rates.items():
            self._rates.setdefault(name, Ratio()).add(part, whole)

    @property
    def impact(self) -> Estimate:
        """Percentage points that the card adds to the win chance of the player who has it."""
        return paired_interval(self._impact, WON_BOTH, most=WON_BOTH).scale(POINTS)

    @property
    def price(self) -> Estimate | None:
        """The same against a printed card of equal cost, if that was played."""
        return paired_interval(self._price, WON_BOTH, most=WON_BOTH).scale(POINTS) if self._price.n else None

    @property
    def margin(self) -> Estimate:
        """How much the card adds to the final lead, in the game's points."""
        return paired_interval(self._margin, MIN_STEP)

    @property
    def length(self) -> Estimate:
        """How many rounds longer games are with the card."""
        return paired_interval(self._length, MIN_STEP)

    @property
    def rates(self) -> dict[str, Estimate]:
        """The rates that the game counts, by name."""
        return {name: ratio.interval() for name, ratio in self._rates.items()}

    def as_json(self) -> dict[str, Any]:
        """Return the results as JSON data; unknown values are null."""
        return {
            "card": self.spec.card,
            "game": self.spec.game,
            "policy": self.spec.policy,
            "seed": self.spec.seed,
            "level": LEVEL,
            "seeds": self.blocks,
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "compared": list(self.compared),
            "impact": self.impact.to_json(),
            "price": self.price.to_json() if self.price else None,
            "margin": self.margin.to_json(),
            "length": self.length.to_json(),
            **{name: rate.to_json() for name, rate in self.rates.items()},
        }


def measure(
    spec: TrialSpec,
    *,
    games: int | None = None,
    seconds: float | None = None,
    workers: int | None = None,
    progress: Callable[[TrialResult], None] = lambda result: None,
) -> TrialResult:
    """Play a trial until the games or the time run out, or until Ctrl+C.

    The same games give the same result, with any number of workers.
    """
    check_policy(spec.policy)
    check_length(games, seconds)
    result = TrialResult(spec, setup_for(spec).compared)
    return collect(result, _blocks(spec, games, workers), seconds, progress)


def _blocks(spec: TrialSpec, games: int | None, workers: int | None) -> Iterator[TrialBlock]:
    """Yield blocks in the order of their numbers, as many as the games need."""
    first = play_block(spec, 0)  # in this process: errors come at once, and it shows how many games a block has
    yield first
    numbers: Iterator[int] = count(1)
    if games is not None:
        numbers = iter(range(1, max(2, math.ceil(games / first.games))))
    yield from parallel_map(functools.partial(play_block, spec), numbers, workers=workers)
