"""The randomised gift: what having a card is worth, apart from who chooses to have it.

Players who buy a strong card win often, but they may win because they could afford it.
Here a coin decides who has the card, and every seed is played with either fall of the
coin; so what the two games share (the shuffles, who begins, the policy) falls out, and
what is left is the card.  The games of one seed are one observation: `TrialBlock`.
"""

from __future__ import annotations

import functools
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from vigil.kernel.errors import BadConfig
from vigil.lab.block_intervals import Ratio, paired
from vigil.lab.card_experiment import TrialBlock, TrialSpec
from vigil.lab.parallel import parallel_map
from vigil.lab.policies import check_policy
from vigil.lab.stats import LEVEL, Estimate, Tally
from vigil.lab.support import lab_for

POINTS = 100.0  # a share is told in points of a hundred
WON_BOTH = 0.5  # what a pair comes to whose games were both won by whoever had the card
A_UNIT = 1.0  # the least by which a score or a length can differ
KEPT = 12  # benches remembered: their tables are slow to make

_benches: dict[str, Any] = {}


def bench_for(question: TrialSpec) -> Any:
    """What the games of a question share, made once in each process."""
    key = question.key
    if key not in _benches:
        if len(_benches) >= KEPT:
            del _benches[next(iter(_benches))]
        make = lab_for(question.game).card_trial
        if make is None:
            raise BadConfig("lab-no-trial", "cards cannot be measured in {game}", game=question.game)
        _benches[key] = make(question)
    return _benches[key]


def play_block(question: TrialSpec, number: int) -> TrialBlock:
    """The games of one seed, whichever process plays them."""
    block: TrialBlock = bench_for(question).block(number)
    return block


@dataclass(slots=True)
class TrialResult:
    """What the games have shown so far."""

    question: TrialSpec
    compared: tuple[str, ...] = ()  # the printed cards it was measured against
    blocks: int = 0
    games: int = 0
    seconds: float = 0.0
    _impact: Tally = field(default_factory=Tally)
    _margin: Tally = field(default_factory=Tally)
    _price: Tally = field(default_factory=Tally)
    _length: Tally = field(default_factory=Tally)
    _rates: dict[str, Ratio] = field(default_factory=dict)

    def add(self, block: TrialBlock) -> None:
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
        """Points that the card adds to the chance of winning of whoever has it."""
        return _points(paired(self._impact, WON_BOTH, most=WON_BOTH))

    @property
    def price(self) -> Estimate | None:
        """The same against a printed card of the same cost, where that was played."""
        return _points(paired(self._price, WON_BOTH, most=WON_BOTH)) if self._price.n else None

    @property
    def margin(self) -> Estimate:
        """How far ahead the card puts its owner at the end, in what the game counts."""
        return paired(self._margin, A_UNIT)

    @property
    def length(self) -> Estimate:
        """Rounds that games last longer with the card than without."""
        return paired(self._length, A_UNIT)

    @property
    def rates(self) -> dict[str, Estimate]:
        """How often what was counted happened."""
        return {name: ratio.interval() for name, ratio in self._rates.items()}

    def as_json(self) -> dict[str, Any]:
        """Numbers for other programs; what is not known is null."""
        return {
            "card": self.question.card,
            "game": self.question.game,
            "policy": self.question.policy,
            "seed": self.question.seed,
            "level": LEVEL,
            "seeds": self.blocks,
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "compared": list(self.compared),
            "impact": told(self.impact),
            "price": told(self.price) if self.price else None,
            "margin": told(self.margin),
            "length": told(self.length),
            **{name: told(rate) for name, rate in self.rates.items()},
        }


def told(estimate: Estimate) -> dict[str, Any]:
    """An estimate as an object; JSON has no infinity."""
    return {
        key: round(value, 5) if isinstance(value, int) or math.isfinite(value) else None
        for key, value in estimate._asdict().items()
    }


def _points(estimate: Estimate) -> Estimate:
    return Estimate(estimate.value * POINTS, estimate.low * POINTS, estimate.high * POINTS, estimate.n)


def measure(
    question: TrialSpec,
    *,
    games: int | None = None,
    seconds: float | None = None,
    workers: int | None = None,
    on: str = "here",
    look: Callable[[TrialResult], None] = lambda finding: None,
) -> TrialResult:
    """Play until so many games or so many seconds are over, or somebody presses Ctrl-C.

    The same games give the same finding, whoever works.
    """
    check_policy(question.policy)
    if games is None and seconds is None:
        raise BadConfig("lab-how-long", "say how long to measure: a number of games, or seconds")
    finding = TrialResult(question, tuple(bench_for(question).compared))
    began = time.perf_counter()
    try:
        for block in _blocks(question, games, workers, on):
            finding.add(block)
            finding.seconds = time.perf_counter() - began
            look(finding)
            if seconds is not None and finding.seconds >= seconds:
                break
    except KeyboardInterrupt:  # enough is enough: what was found is kept
        if finding.blocks < 2:
            raise
    return finding


def _blocks(question: TrialSpec, games: int | None, workers: int | None, on: str) -> Iterator[TrialBlock]:
    """Blocks in the order of their numbers; never more tasks than the games need."""
    first = play_block(question, 0)  # here: what cannot be played says so at once, and how large a block is
    yield first
    rest: Iterator[int] = count(1)
    if games is not None:
        most = max(2, math.ceil(games / first.games))
        rest = iter(range(1, most))
    yield from parallel_map(functools.partial(play_block, question), rest, workers=workers, on=on)
