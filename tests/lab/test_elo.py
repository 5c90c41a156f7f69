"""Ratings recover known strengths, and their intervals contain them."""

from __future__ import annotations

import math
import random
from itertools import combinations

import pytest

from vigil.kernel.errors import BadData
from vigil.lab.elo import Score, expected_score, merge_results, pairwise_results, rate

PLANTED = {"novice": -300.0, "club": -50.0, "master": 100.0, "champion": 250.0}


def season(luck: random.Random, games: int, draws: float = 0.0) -> dict[tuple[str, str], Score]:
    """Return results of all pairs, drawn at random from the known ratings, with some draws."""
    results: dict[tuple[str, str], Score] = {}
    for one, other in combinations(PLANTED, 2):
        p = expected_score(PLANTED[one] - PLANTED[other])
        drawn = draws * 2 * min(p, 1 - p)
        won = p - drawn / 2
        rolls = [luck.random() for _ in range(games)]
        wins, ties = sum(r < won for r in rolls), sum(won <= r < won + drawn for r in rolls)
        results[one, other] = Score(wins, ties, games - wins - ties)
    return results


def test_400_points_mean_ten_wins_per_loss() -> None:
    assert expected_score(400) == pytest.approx(10 / 11)
    assert expected_score(0) == 0.5


def test_the_difference_of_two_players_follows_from_their_score() -> None:
    ratings = rate({("strong", "weak"): Score(60, 20, 20)}, prior=0)
    assert ratings.names == ("strong", "weak")
    assert ratings.between("strong", "weak").value == pytest.approx(400 * math.log10(7 / 3))
    assert sum(ratings.elo) == pytest.approx(0)
    assert ratings.games == (100, 100)


@pytest.mark.parametrize("draws", [0.0, 0.5])
def test_known_strengths_are_recovered(draws: float) -> None:
    ratings = rate(season(random.Random(1), 4000, draws), {"club": -50})
    assert list(ratings.names) == ["champion", "master", "club", "novice"]
    for name, planted in PLANTED.items():
        assert ratings.of(name).value == pytest.approx(planted, abs=20), name


@pytest.mark.parametrize(("draws", "least", "most"), [(0.0, 0.935, 0.965), (0.5, 0.95, 1.0)])
def test_intervals_contain_the_known_strengths(draws: float, least: float, most: float) -> None:
    luck, hits, between, seasons = random.Random(2), 0, 0, 400
    for _ in range(seasons):
        ratings = rate(season(luck, 80, draws))
        for name, planted in PLANTED.items():  # both means are 0
            one = ratings.of(name)
            hits += one.low <= planted <= one.high
        gap = ratings.between("champion", "novice")
        between += gap.low <= 550 <= gap.high
    assert least <= hits / (4 * seasons) <= most
    assert least - 0.02 <= between / seasons <= most + 0.02


def test_an_anchor_keeps_its_rating() -> None:
    results = season(random.Random(3), 300)
    ratings = rate(results, {"novice": 1000})
    assert ratings.of("novice")[:3] == (1000, 1000, 1000)
    free = rate(results)
    assert ratings.between("champion", "club") == pytest.approx(free.between("champion", "club"), abs=1e-6)


def test_two_anchors_fix_the_scale() -> None:
    ratings = rate({("a", "b"): Score(50, 0, 50), ("b", "c"): Score(50, 0, 50)}, {"a": 0, "c": 200}, prior=0)
    assert ratings.of("b").value == pytest.approx(100)


def test_the_order_of_a_pair_does_not_matter() -> None:
    one = rate({("a", "b"): Score(7, 1, 2), ("b", "a"): Score(3, 0, 7)})
    other = rate({("a", "b"): Score(14, 1, 5)})
    assert one == other


def test_a_player_without_losses_has_a_finite_rating() -> None:
    ratings = rate({("winner", "loser"): Score(20, 0, 0)})
    gap = ratings.between("winner", "loser")
    assert 500 < gap.value < 1000
    assert gap.low < 400


def test_players_without_connecting_games_are_refused() -> None:
    with pytest.raises(BadData, match="no games connect c, d with the others"):
        rate({("a", "b"): Score(1, 0, 1), ("c", "d"): Score(1, 0, 1)})
    with pytest.raises(BadData, match="no games"):
        rate({("a", "a"): Score(5, 0, 5)})


def test_a_game_with_three_players_gives_three_results() -> None:
    found = pairwise_results(["a", "b", "c"], [2, 1, 2])
    assert found == {("a", "b"): Score(0, 0, 1), ("a", "c"): Score(0, 1, 0), ("b", "c"): Score(1, 0, 0)}
    assert pairwise_results(["a", "a"], [1, 2]) == {}
    twice = merge_results(found, found)
    assert twice["a", "c"] == Score(0, 2, 0)
