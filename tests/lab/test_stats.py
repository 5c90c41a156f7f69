"""Intervals and tests against known answers, and how often intervals contain the truth."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from statistics import fmean, stdev

import pytest

from vigil.lab import stats
from vigil.lab.stats import Tally

SAMPLES = 2000


def tally_of(values: Iterable[float]) -> Tally:
    """Return a tally of these numbers."""
    tally = Tally()
    for value in values:
        tally.add(value)
    return tally


def covered(hits: int, samples: int = SAMPLES) -> float:
    return hits / samples


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),  # textbook cases
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (263, 5000, 0.0467, 0.0591),
    ],
)
def test_wilson_matches_textbook_cases(won: int, games: int, low: float, high: float) -> None:
    assert stats.wilson(won, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_a_share_is_unknown() -> None:
    assert stats.wilson(0, 0) == (0.0, 1.0)
    assert stats.share(0, 0) == (0.5, 0.0, 1.0, 0)


@pytest.mark.parametrize("truth", [0.1, 0.5, 0.8])
@pytest.mark.parametrize("level", [0.8, 0.95])
def test_wilson_has_its_confidence_level(truth: float, level: float) -> None:
    games = 200  # exactly: the probability of every number of wins whose interval contains the truth
    log = math.log
    chances = [
        math.exp(
            math.lgamma(games + 1) - math.lgamma(k + 1) - math.lgamma(games - k + 1)
            + k * log(truth) + (games - k) * log(1 - truth)
        )
        for k in range(games + 1)
    ]  # fmt: skip
    intervals = [stats.wilson(k, games, level) for k in range(games + 1)]
    held = sum(chance for chance, (low, high) in zip(chances, intervals, strict=True) if low <= truth <= high)
    assert held == pytest.approx(level, abs=0.025)


@pytest.mark.parametrize(("one", "other"), [(0.5, 0.5), (0.7, 0.55), (0.1, 0.2)])
def test_intervals_contain_the_difference_of_two_shares(one: float, other: float) -> None:
    luck = random.Random(11)

    def wins(chance: float) -> int:
        return sum(luck.random() < chance for _ in range(120))

    found = [stats.share_difference(wins(one), 120, wins(other), 120) for _ in range(SAMPLES)]
    hits = sum(each.low <= one - other <= each.high for each in found)
    assert covered(hits) == pytest.approx(0.95, abs=0.02)


@pytest.mark.parametrize(
    ("better", "worse", "p"), [(8, 2, 0.109375), (5, 5, 1.0), (0, 5, 0.0625), (9, 1, 22 / 1024), (0, 0, 1.0)]
)
def test_the_p_value_of_the_sign_test(better: int, worse: int, p: float) -> None:
    assert stats.sign_p(better, worse) == pytest.approx(p)


def test_the_sign_test_is_rarely_significant_by_chance() -> None:
    """For every number of pairs, a p value of 0.05 occurs by chance in at most one of twenty cases."""
    for pairs in range(1, 60):
        by_chance = sum(math.comb(pairs, k) for k in range(pairs + 1) if stats.sign_p(k, pairs - k) <= 0.05)
        assert by_chance / 2**pairs <= 0.05


@pytest.mark.parametrize(
    ("freedom", "t"), [(1, 12.70620), (2, 4.30265), (5, 2.57058), (10, 2.22814), (30, 2.04227), (1e6, 1.95996)]
)
def test_student_matches_the_tables(freedom: float, t: float) -> None:
    assert stats.student(0.975, freedom) == pytest.approx(t, abs=1e-5)
    assert stats.student(0.025, freedom) == pytest.approx(-t, abs=1e-5)
    assert stats.student_below(t, freedom) == pytest.approx(0.975, abs=1e-6)


def test_incomplete_beta_is_a_binomial_sum() -> None:
    for x in (0.05, 0.3, 0.5, 0.9):
        summed = sum(math.comb(4, k) * x**k * (1 - x) ** (4 - k) for k in range(2, 5))
        assert stats.incomplete_beta(x, 2, 3) == pytest.approx(summed)


@pytest.mark.parametrize("size", [3, 12, 60])
def test_the_interval_of_a_mean_contains_the_truth(size: int) -> None:
    luck = random.Random(size)
    hits = 0
    for _ in range(SAMPLES):
        found = tally_of(luck.gauss(40, 7) for _ in range(size)).interval()
        hits += found.low <= 40 <= found.high
    assert covered(hits) == pytest.approx(0.95, abs=0.015)


def test_a_single_number_has_an_infinite_interval() -> None:
    assert tally_of([4]).interval() == (4, -math.inf, math.inf, 1)


def test_a_tally_equals_the_statistics_of_a_list() -> None:
    luck = random.Random(1)
    values = [luck.gauss(1e6, 3) for _ in range(500)]
    tally = tally_of(values)
    assert (tally.n, tally.least, tally.most) == (500, min(values), max(values))
    assert tally.mean == pytest.approx(fmean(values))
    assert tally.deviation == pytest.approx(stdev(values))


def test_quantiles_are_interpolated() -> None:
    assert [stats.quantile([1, 2, 4, 8], part) for part in (0, 0.5, 1, 1 / 6)] == [1, 3, 8, 1.5]
