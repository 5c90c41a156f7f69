"""Intervals for games that come in blocks: clustered shares, and means of paired differences."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace

from vigil.lab.stats import LEVEL, Estimate, Tally, student, wilson


@dataclass(slots=True)
class Ratio:
    """A share of events that are not independent within a block. Its interval treats blocks as observations."""

    blocks: int = 0
    part: float = 0.0
    whole: float = 0.0
    part_part: float = 0.0
    part_whole: float = 0.0
    whole_whole: float = 0.0

    def add(self, part: float, whole: float) -> None:
        """Add a block with `part` of `whole` events."""
        self.blocks += 1
        self.part += part
        self.whole += whole
        self.part_part += part * part
        self.part_whole += part * whole
        self.whole_whole += whole * whole

    @property
    def variance(self) -> float:
        """The variance of the share, from the deviations of the blocks."""
        share = self.part / self.whole
        spread = self.part_part - 2 * share * self.part_whole + share * share * self.whole_whole
        return max(0.0, spread) / (self.whole * self.whole) * self.blocks / max(1, self.blocks - 1)

    def interval(self, level: float = LEVEL) -> Estimate:
        """Return the share with its interval, which is never narrower than for independent events."""
        n = round(self.whole)
        if self.whole <= 0 or self.blocks < 2:
            return Estimate(math.nan, 0.0, 1.0, n)
        share = self.part / self.whole
        alone = wilson(self.part, self.whole, level)
        half = student((1 + level) / 2, self.blocks - 1) * math.sqrt(self.variance)
        return Estimate(share, max(0.0, min(alone.low, share - half)), min(1.0, max(alone.high, share + half)), n)


@dataclass(slots=True)
class DealSums:
    """The variance of a mean over games, with deals as observations. The games of a deal must be consecutive."""

    deals: int = 0
    _deal: int | None = None
    _open: tuple[float, int] = (0.0, 0)  # sum and number of games of the current deal
    _finished: Ratio = field(default_factory=Ratio)

    def add(self, value: float, deal: int | None) -> None:
        """Add a game; None means a deal of its own."""
        if deal is None or deal != self._deal:
            if self.deals:
                self._finished.add(*self._open)
            self._open, self._deal = (0.0, 0), deal
            self.deals += 1
        self._open = (self._open[0] + value, self._open[1] + 1)

    @property
    def variance(self) -> float:
        """The variance of the mean."""
        total = replace(self._finished)
        total.add(*self._open)
        return total.variance


def paired_interval(tally: Tally, unit: float, level: float = LEVEL, most: float = math.inf) -> Estimate:
    """Return the mean of paired differences, which are mostly 0 or one unit up or down, and at most `most`.

    A few pairs can all have the same difference by chance, and their variance would be too small. So the interval is at
    least as wide as with one more pair in either direction.
    """
    if tally.n < 2:
        return Estimate(tally.mean, -math.inf, math.inf, tally.n)
    wider = replace(tally)
    wider.add(unit)
    wider.add(-unit)
    error = max(wider.deviation / math.sqrt(wider.n), tally.deviation / math.sqrt(tally.n))
    half = student((1 + level) / 2, tally.n - 1) * error
    return Estimate(tally.mean, max(-most, tally.mean - half), min(most, tally.mean + half), tally.n)
