"""Intervals for games that come in blocks: shares of what comes in clumps, and means of few possible values."""

from __future__ import annotations

import math
from dataclasses import dataclass

from vigil.lab.stats import LEVEL, Estimate, Tally, student, wilson


@dataclass(slots=True)
class Ratio:
    """A share of events that are not independent within a block: its interval looks at whole blocks."""

    blocks: int = 0
    part: float = 0.0
    whole: float = 0.0
    part_part: float = 0.0
    part_whole: float = 0.0
    whole_whole: float = 0.0

    def add(self, part: float, whole: float) -> None:
        """One block: so many of so many."""
        self.blocks += 1
        self.part += part
        self.whole += whole
        self.part_part += part * part
        self.part_whole += part * whole
        self.whole_whole += whole * whole

    @property
    def variance(self) -> float:
        """Of the share, from how far each block lies from it."""
        share = self.part / self.whole
        spread = self.part_part - 2 * share * self.part_whole + share * share * self.whole_whole
        return max(0.0, spread) / (self.whole * self.whole) * self.blocks / max(1, self.blocks - 1)

    def interval(self, level: float = LEVEL) -> Estimate:
        """Of the share; never narrower than if every event stood alone."""
        n = round(self.whole)
        if self.whole <= 0 or self.blocks < 2:
            return Estimate(math.nan, 0.0, 1.0, n)
        share = self.part / self.whole
        alone = wilson(self.part, self.whole, level)
        half = student((1 + level) / 2, self.blocks - 1) * math.sqrt(self.variance)
        return Estimate(share, max(0.0, min(alone.low, share - half)), min(1.0, max(alone.high, share + half)), n)


def paired(tally: Tally, unit: float, level: float = LEVEL, most: float = math.inf) -> Estimate:
    """The mean of paired differences that are mostly 0 or a unit up or down, and never larger than `most`.

    While few pairs are played they may all be alike, and their own spread would promise
    too much; so the interval is at least that of one pair more in either direction.
    """
    if tally.n < 2:
        return Estimate(tally.mean, -math.inf, math.inf, tally.n)
    wider = Tally()
    wider.join(tally)
    wider.add(unit)
    wider.add(-unit)
    error = max(wider.deviation / math.sqrt(wider.n), tally.deviation / math.sqrt(tally.n))
    half = student((1 + level) / 2, tally.n - 1) * error
    return Estimate(tally.mean, max(-most, tally.mean - half), min(most, tally.mean + half), tally.n)
