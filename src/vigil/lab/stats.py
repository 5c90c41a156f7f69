"""How sure one may be of a number: intervals and tests, in plain Python.

Every function here is tested on cases with known answers, and every interval on how
often it holds the truth.  Nothing here knows a game.
"""

from __future__ import annotations

import functools
import math
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean
from typing import NamedTuple

LEVEL = 0.95


class Interval(NamedTuple):
    """From where to where the truth may be."""

    low: float
    high: float

    def __contains__(self, value: object) -> bool:
        return isinstance(value, (int, float)) and self.low <= value <= self.high

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


class Estimate(NamedTuple):
    """A number, where the truth may be, and from how many observations."""

    value: float
    low: float
    high: float
    n: int


def z_of(level: float = LEVEL) -> float:
    """How many standard errors hold so large a share of a normal distribution."""
    return NormalDist().inv_cdf((1 + level) / 2)


# -------------------------------------------------------------------- shares


def wilson(won: float, games: float, level: float = LEVEL) -> Interval:
    """Wilson's interval of a share; `won` may count a draw as a half.  Without games: anything."""
    if games <= 0:
        return Interval(0.0, 1.0)
    z, n = z_of(level), games
    p = won / n
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def share(won: float, games: float, level: float = LEVEL) -> Estimate:
    """A share of games with Wilson's interval; of no games, a half."""
    low, high = wilson(won, games, level)
    return Estimate(won / games if games else 0.5, low, high, round(games))


def share_difference(won: float, games: float, other_won: float, other_games: float, level: float = LEVEL) -> Estimate:
    """How much larger the first share is than the second (Newcombe's interval, from two of Wilson's)."""
    one, other = share(won, games, level), share(other_won, other_games, level)
    value = one.value - other.value
    low = value - math.hypot(one.value - one.low, other.high - other.value)
    high = value + math.hypot(one.high - one.value, other.value - other.low)
    return Estimate(value, max(-1.0, low), min(1.0, high), round(games + other_games))


def binomial_p(won: int, games: int, chance: float = 0.5) -> float:
    """The two-sided exact p value: how likely is a result no likelier than this one, if the chance is so."""
    if not 0 <= won <= games or not 0 <= chance <= 1:
        raise ValueError(f"{won} of {games} at a chance of {chance}")
    if chance in (0.0, 1.0):
        return 1.0 if won == games * chance else 0.0
    logs = [
        math.lgamma(games + 1) - math.lgamma(k + 1) - math.lgamma(games - k + 1)
        + k * math.log(chance) + (games - k) * math.log1p(-chance)
        for k in range(games + 1)
    ]  # fmt: skip
    bar = logs[won] + 1e-9  # as likely as this one, but for rounding
    return min(1.0, math.fsum(math.exp(each) for each in logs if each <= bar))


def sign_p(better: int, worse: int) -> float:
    """The sign test of paired results: ties are left out."""
    return binomial_p(better, better + worse)


# -------------------------------------------------------------------- means


@dataclass(slots=True)
class Tally:
    """Mean and spread of numbers that are not kept (Welford): memory does not grow with them."""

    n: int = 0
    mean: float = 0.0
    squares: float = 0.0  # sum of squared distances from the mean
    least: float = math.inf
    most: float = -math.inf

    def add(self, value: float) -> None:
        self.n += 1
        step = value - self.mean
        self.mean += step / self.n
        self.squares += step * (value - self.mean)
        self.least, self.most = min(self.least, value), max(self.most, value)

    def join(self, other: Tally) -> None:
        """As if the other's numbers had been added here."""
        if other.n:
            n = self.n + other.n
            step = other.mean - self.mean
            self.squares += other.squares + step * step * self.n * other.n / n
            self.mean += step * other.n / n
            self.n = n
            self.least, self.most = min(self.least, other.least), max(self.most, other.most)

    @property
    def deviation(self) -> float:
        """The standard deviation of what the numbers are a sample of."""
        return math.sqrt(self.squares / (self.n - 1)) if self.n > 1 else 0.0

    def interval(self, level: float = LEVEL) -> Estimate:
        """Of the mean, by Student; of fewer than two numbers, anything."""
        if self.n < 2:
            return Estimate(self.mean, -math.inf, math.inf, self.n)
        half = student((1 + level) / 2, self.n - 1) * self.deviation / math.sqrt(self.n)
        return Estimate(self.mean, self.mean - half, self.mean + half, self.n)


def tallied(values: Iterable[float]) -> Tally:
    made = Tally()
    for value in values:
        made.add(value)
    return made


def mean_interval(values: Iterable[float], level: float = LEVEL) -> Estimate:
    """The mean of numbers with Student's interval."""
    return tallied(values).interval(level)


def paired_difference(one: Sequence[float], other: Sequence[float], level: float = LEVEL) -> Estimate:
    """The mean of one minus other, pair by pair: what the pairs share (a seed) falls out."""
    return mean_interval((a - b for a, b in zip(one, other, strict=True)), level)


def mean_difference(one: Tally, other: Tally, level: float = LEVEL) -> Estimate:
    """How much larger the mean of the first is than that of the second, unpaired (Welch)."""
    value = one.mean - other.mean
    n = one.n + other.n
    if one.n < 2 or other.n < 2:
        return Estimate(value, -math.inf, math.inf, n)
    a, b = one.squares / (one.n - 1) / one.n, other.squares / (other.n - 1) / other.n
    if a + b == 0:
        return Estimate(value, value, value, n)
    freedom = (a + b) ** 2 / (a * a / (one.n - 1) + b * b / (other.n - 1))
    half = student((1 + level) / 2, freedom) * math.sqrt(a + b)
    return Estimate(value, value - half, value + half, n)


def bootstrap(
    values: Sequence[float],
    of: Callable[[Sequence[float]], float] = fmean,
    *,
    level: float = LEVEL,
    rounds: int = 2000,
    seed: int = 0,
) -> Estimate:
    """Any figure of a sample, with the interval of the figures of its resamples; the same seed, the same interval."""
    if not values:
        raise ValueError("nothing to draw from")
    luck = random.Random(seed)
    found = sorted(of(luck.choices(values, k=len(values))) for _ in range(rounds))
    return Estimate(of(values), quantile(found, (1 - level) / 2), quantile(found, (1 + level) / 2), len(values))


def quantile(ordered: Sequence[float], part: float) -> float:
    """The value below which this part of an ordered sample lies, between two neighbours if need be."""
    at = part * (len(ordered) - 1)
    below = min(int(at), len(ordered) - 1)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (at - below)


# -------------------------------------------------------------------- Student's distribution


@functools.lru_cache(maxsize=4096)
def student(part: float, freedom: float) -> float:
    """The value below which this part of Student's t distribution lies."""
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
    """The chance that Student's t is at most this."""
    tail = incomplete_beta(freedom / (freedom + t * t), freedom / 2, 0.5) / 2
    return 1 - tail if t > 0 else tail


def incomplete_beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function, by its continued fraction (Lentz's way of computing one)."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):  # the fraction is quick on one side only
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
