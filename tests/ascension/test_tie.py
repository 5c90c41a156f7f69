"""Ties (A-TIE): with equal scores, the later player wins."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.game import GAME
from vigil.kernel.game import Outcome

TABLET = "tablet_of_times_dawn"


def ended(*scores: int, first: int = 0) -> Outcome:
    """The result of a game that seat `first` began and that ends with these scores; seat 0 takes the last token."""
    table = Scene(pool=1, power=2, honor=scores[0] - 1, them=[{"honor": score} for score in scores[1:]])
    table.s.first = first
    table.do("defeat cultist").end_turns(first or len(scores))
    outcome = GAME.outcome(table.s)
    assert outcome is not None and outcome.scores == scores
    return outcome


@pytest.mark.rule("A-TIE-01", "A-TIE-03")
@pytest.mark.parametrize(
    ("scores", "winner"),
    [
        ((50, 50), 1),
        ((50, 50, 40), 1),
        ((50, 40, 50), 2),
        ((40, 50, 50), 2),
        ((50, 50, 50, 40), 2),  # the worked example: seat 3 of four
        ((50, 40, 50, 50), 3),
        ((7, 7, 7, 7, 7, 7), 5),
        ((7, 8, 7, 8, 7, 7), 3),
    ],
)
def test_the_last_player_in_turn_order_wins_a_tie(scores: tuple[int, ...], winner: int) -> None:
    assert ended(*scores).winners == (winner,)


@pytest.mark.rule("A-TIE-01", "A-TIE-02")
@pytest.mark.parametrize(
    ("first", "scores", "winner"),
    [
        (1, (30, 30), 0),
        (1, (30, 30, 30), 0),
        (2, (30, 30, 30), 1),
        (2, (20, 30, 30), 1),
        (2, (30, 20, 30), 0),
        (3, (30, 20, 20, 30), 0),
        (3, (30, 20, 30, 30), 2),
    ],
)
def test_turn_order_for_ties_starts_with_the_first_player(first: int, scores: tuple[int, ...], winner: int) -> None:
    assert ended(*scores, first=first).winners == (winner,)


@pytest.mark.rule("A-TIE-02")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("places_on", [1, 2])
def test_the_first_player_loses_every_tie(first: int, places_on: int) -> None:
    rival = (first + places_on) % 3
    scores = [20, 20, 20]
    scores[first] = scores[rival] = 30

    assert ended(*scores, first=first).winners == (rival,)


@pytest.mark.rule("A-TIE-04")
@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.parametrize(
    ("scores", "winner"), [((9, 9, 1), 1), ((9, 1, 9), 2), ((1, 9, 9), 2), ((9, 9, 9), 2)], ids=str
)
def test_extra_turns_do_not_change_who_is_later(owner: int, scores: tuple[int, ...], winner: int) -> None:
    seats: list[dict[str, Any]] = [{"honor": score} for score in scores]
    seats[owner]["constructs"] = TABLET
    seats[0] |= {"power": 2, "honor": scores[0] - 1}
    table = Scene(**seats[0], them=seats[1:], pool=1).do("defeat cultist")
    turns = []
    while not table.over:
        if table.asked == owner and f"use {TABLET}" in table.options:
            table.do(f"use {TABLET}")
        turns.append(table.asked)
        table.do("end_turn")

    assert turns == sorted([0, 1, 2, owner])
    outcome = GAME.outcome(table.s)
    assert outcome is not None and outcome.scores == scores
    assert outcome.winners == (winner,)


@pytest.mark.rule("A-TIE-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_victory_is_never_shared(players: int) -> None:
    for first in range(players):
        outcome = ended(*[25] * players, first=first)
        assert len(outcome.winners) == 1
        assert sorted(outcome.places) == list(range(1, players + 1))


@pytest.mark.rule("A-TIE-06")
@pytest.mark.parametrize(
    ("first", "scores", "places"),
    [
        (0, (30, 20, 20, 10), (1, 3, 2, 4)),
        (0, (20, 20, 30, 20), (4, 3, 1, 2)),
        (0, (10, 30, 10, 30), (4, 2, 3, 1)),
        (2, (20, 20, 20, 30), (3, 2, 4, 1)),
    ],
)
def test_ties_for_lower_places_are_broken_by_the_same_rule(
    first: int, scores: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert ended(*scores, first=first).places == places


@pytest.mark.rule("A-TIE-06")
def test_unequal_scores_are_ranked_without_tiebreaks() -> None:
    for scores in permutations((40, 30, 20)):
        assert ended(*scores).places == tuple(1 + sorted(scores, reverse=True).index(score) for score in scores)
