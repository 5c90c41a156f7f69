"""Confidence intervals and significance tests, in plain Python.

The tests check every function against known answers, and every interval for how often it contains the truth.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any, NamedTuple

LEVEL = 0.95
"""The default confidence level."""


class Interval(NamedTuple):
    """A confidence interval."""

    low: float
    high: float


class Estimate(NamedTuple):
    """An estimate with its confidence interval and number of observations."""

    value: float
    low: float
    high: float
    n: int

    def scale(self, factor: float) -> Estimate:
        """Return the estimate in another unit."""
        return Estimate(self.value * factor, self.low * factor, self.high * factor, self.n)

    def to_json(self) -> dict[str, Any]:
        """Return the estimate as an object, with null for infinity."""
        values = self._asdict().items()
        return {key: round(value, 5) if math.isfinite(value) else None for key, value in values}


def z_of(level: float = LEVEL) -> float:
    """Return how many standard errors around the mean contain this share of a normal distribution."""
    return NormalDist().inv_cdf((1 + level) / 2)


# -------------------------------------------------------------------- shares


def wilson(won: float, games: float, level: float = LEVEL) -> Interval:
    """Return Wilson's interval for a share; a draw can count as half a win. Without games, it is 0 to 1."""
    if games <= 0:
        return Interval(0.0, 1.0)
    z, n = z_of(level), games
    p = won / n
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def share(won: float, games: float, level: float = LEVEL) -> Estimate:
    """Return a share with Wilson's interval; without games, it is 0.5."""
    low, high = wilson(won, games, level)
    return Estimate(won / games if games else 0.5, low, high, round(games))


def share_difference(won: float, games: float, other_won: float, other_games: float, level: float = LEVEL) -> Estimate:
    """Return the first share minus the second, with Newcombe's interval (from Wilson's)."""
    one, other = share(won, games, level), share(other_won, other_games, level)
    value = one.value - other.value
    low = value - math.hypot(one.value - one.low, other.high - other.value)
    high = value + math.hypot(one.high - one.value, other.value - other.low)
    return Estimate(value, max(-1.0, low), min(1.0, high), round(games + other_games))


def sign_p(better: int, worse: int) -> float:
    """Return the two-sided p value of the sign test of paired results, without the ties."""
    pairs, half = better + worse, math.log(0.5)
    logs = [
        math.lgamma(pairs + 1) - math.lgamma(k + 1) - math.lgamma(pairs - k + 1) + k * half + (pairs - k) * half
        for k in range(pairs + 1)
    ]
    limit = logs[better] + 1e-9  # results as likely as this one count too, despite rounding
    return min(1.0, math.fsum(math.exp(each) for each in logs if each <= limit))


# -------------------------------------------------------------------- means


@dataclass(slots=True)
class Tally:
    """A running mean and variance (Welford), with the extremes."""

    n: int = 0
    mean: float = 0.0
    squares: float = 0.0  # sum of squared distances from the mean
    least: float = math.inf
    most: float = -math.inf

    def add(self, value: float) -> None:
        """Add a number."""
        self.n += 1
        step = value - self.mean
        self.mean += step / self.n
        self.squares += step * (value - self.mean)
        self.least, self.most = min(self.least, value), max(self.most, value)

    @property
    def deviation(self) -> float:
        """The sample standard deviation."""
        return math.sqrt(self.squares / (self.n - 1)) if self.n > 1 else 0.0

    def interval(self, level: float = LEVEL) -> Estimate:
        """Return the mean with Student's interval, which is infinite for fewer than two numbers."""
        if self.n < 2:
            return Estimate(self.mean, -math.inf, math.inf, self.n)
        half = student((1 + level) / 2, self.n - 1) * self.deviation / math.sqrt(self.n)
        return Estimate(self.mean, self.mean - half, self.mean + half, self.n)


def quantile(ordered: Sequence[float], part: float) -> float:
    """Return a quantile of an ordered sample, interpolated between neighbors."""
    at = part * (len(ordered) - 1)
    below = min(int(at), len(ordered) - 1)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (at - below)


# -------------------------------------------------------------------- Student's distribution


@functools.lru_cache(maxsize=4096)
def student(part: float, freedom: float) -> float:
    """Return a quantile of Student's t distribution."""
    if not 0 < part < 1 or freedom <= 0:
        raise ValueError(f"the part {part} of a distribution with {freedom} degrees of freedom")
    if part < 0.5:
        return -student(1 - part, freedom)
    low, high = 0.0, 1.0
    while student_below(high, freedom) < part:
        low, high = high, high * 2
    for _ in range(80):
        middle = (low + high) / 2
        if student_below(middle, freedom) < part:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def student_below(t: float, freedom: float) -> float:
    """Return the cumulative distribution function of Student's t distribution."""
    tail = incomplete_beta(freedom / (freedom + t * t), freedom / 2, 0.5) / 2
    return 1 - tail if t > 0 else tail


def incomplete_beta(x: float, a: float, b: float) -> float:
    """Return the regularized incomplete beta function, from its continued fraction (Lentz's method)."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):  # the fraction converges quickly on one side only
        return 1 - incomplete_beta(1 - x, b, a)
    front = math.exp(math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x))
    tiny = 1e-300
    value, c, d = 1.0, 1.0, 0.0
    for step in range(1, 1000):
        m = step // 2
        if step % 2:
            term = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        else:
            term = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        d = 1 / ((1 + term * d) or tiny)
        c = (1 + term / c) or tiny
        value *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return front / a / value
