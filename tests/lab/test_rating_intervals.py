"""Intervals for rating differences contain the true strengths, whatever the games of a deal have in common."""

from __future__ import annotations

import math
import random

import pytest

from vigil.kernel.errors import BadData
from vigil.lab.elo import Score, expected_score, merge_results, rate
from vigil.lab.rating_intervals import rating_differences

Deal = dict[tuple[str, str], Score]


def season(luck: random.Random, deals: int, gap: float, alike: str) -> list[Deal]:
    """Return deals of two games each, in which luck belongs to each game (`own`), to the `deal`, or to the `seat`."""
    p, found = expected_score(gap), []
    for _ in range(deals):
        u, v = luck.random(), luck.random()
        won = {"own": (u < p) + (v < p), "deal": 2 * (u < p), "seat": (u < p) + (1 - u < p)}[alike]
        found.append({("strong", "weak"): Score(won, 0, 2 - won)})
    return found


@pytest.mark.parametrize("alike", ["own", "deal", "seat"])
@pytest.mark.parametrize("gap", [0.0, 200.0])
def test_intervals_contain_the_known_difference(alike: str, gap: float) -> None:
    luck, seasons, held = random.Random(f"{alike} {gap}"), 300, 0
    for _ in range(seasons):
        interval = rating_differences(season(luck, 40, gap, alike), "weak")["strong"]
        held += interval.low <= gap <= interval.high
    assert held / seasons > 0.92


def test_games_of_a_deal_are_one_observation() -> None:
    """If deals share luck, an interval that counts games contains the truth much too rarely."""
    luck, seasons, games, deals = random.Random(5), 300, 0, 0
    for _ in range(seasons):
        played = season(luck, 40, 100.0, "deal")
        by_games = rate(merge_results({}, *played)).between("strong", "weak")
        by_deals = rating_differences(played, "weak")["strong"]
        games += by_games.low <= 100 <= by_games.high
        deals += by_deals.low <= 100 <= by_deals.high
    assert games / seasons < 0.88 and deals / seasons > 0.92


def test_luck_that_swapping_seats_cancels_narrows_the_interval() -> None:
    luck = random.Random(3)
    wide = {
        alike: rating_differences(season(luck, 200, 200.0, alike), "weak")["strong"]
        for alike in ("own", "deal", "seat")
    }
    width = {alike: found.high - found.low for alike, found in wide.items()}
    assert width["seat"] < width["own"] < width["deal"]


@pytest.mark.parametrize("alike", ["own", "deal"])
def test_large_differences_are_contained(alike: str) -> None:
    """900 points are one loss in 180 games, so many seasons are one-sided and have an open interval."""
    luck, held, opened = random.Random(alike), 0, 0
    for _ in range(300):
        interval = rating_differences(season(luck, 60, 900.0, alike), "weak")["strong"]
        held += interval.low <= 900 <= interval.high
        opened += math.isinf(interval.high)
    assert held / 300 > 0.92 and opened > 100


def test_winning_all_games_gives_a_one_sided_interval() -> None:
    for deals in (10, 100):
        interval = rating_differences([{("a", "b"): Score(2, 0, 0)}] * deals, "b")["a"]
        assert interval.high == math.inf
        assert expected_score(interval.low) ** deals == pytest.approx(
            0.025, rel=1e-3
        )  # the probability of winning all deals
        assert rating_differences([{("a", "b"): Score(2, 0, 0)}] * deals, "a")["b"].low == -math.inf


def test_a_chain_of_results_bounds_both_ends() -> None:
    """A always beats c, but sometimes loses to b, and b to c. So all differences are bounded."""
    deal: Deal = {("a", "c"): Score(2, 0, 0), ("a", "b"): Score(1, 0, 1), ("b", "c"): Score(1, 0, 1)}
    interval = rating_differences([deal] * 8, "c")
    assert all(math.isfinite(each.low) and math.isfinite(each.high) for each in interval.values())
    cut: Deal = {("a", "c"): Score(2, 0, 0), ("a", "b"): Score(2, 0, 0), ("b", "c"): Score(1, 0, 1)}
    interval = rating_differences([cut] * 8, "c")
    assert interval["a"].high == math.inf and math.isfinite(interval["b"].high)


def test_differences_of_three_players_with_shared_deals_are_contained() -> None:
    planted = {"a": 150.0, "b": 0.0, "c": -100.0}
    luck, held = random.Random(8), 0
    for _ in range(150):
        deals: list[Deal] = []
        for _ in range(40):
            deal: Deal = {}
            for one, other in (("a", "b"), ("a", "c"), ("b", "c")):
                won = 2 * (luck.random() < expected_score(planted[one] - planted[other]))
                deal[one, other] = Score(won, 0, 2 - won)
            deals.append(deal)
        interval = rating_differences(deals, "b")
        held += sum(interval[name].low <= planted[name] <= interval[name].high for name in "ac")
    assert held / 300 > 0.92


def test_without_games_there_is_an_error() -> None:
    with pytest.raises(BadData, match="no games"):
        rating_differences([], "a")
    with pytest.raises(BadData, match="no games"):
        rating_differences([{("a", "b"): Score(1, 0, 1)}], "c")
