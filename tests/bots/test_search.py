"""The search respects its options, its budget and its view, and returns its results."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from vigil.bots import ask_bot, make
from vigil.bots.search.bot import Search
from vigil.bots.search.model import outcome_values
from vigil.bots.search.result import SearchResult
from vigil.bots.search.tree import Settings, better_by, error_of, only_candidate
from vigil.kernel.errors import BadBot
from vigil.kernel.game import Outcome
from vigil.kernel.worlds import worlds_of
from vigil.registry import GAMES

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("ascension", {"players": 2}),
    ("ascension", {"players": 1, "sets": "both"}),
    ("ascension", {"players": 4, "mode": "teams", "sets": "both"}),
    ("conflictus", {"decks": ["Landslide", "Twilight"]}),
    ("conflictus", {"decks": ["Landslide", "Twilight", "Landslide"]}),
]


def title(value: Any) -> str:
    return str(value) if isinstance(value, str) else " ".join(map(str, value.values()))


def considered(name: str, settings: dict[str, Any], seed: int, redealt: bool, most: int) -> list[SearchResult]:
    """Return the search results at every decision of a game, optionally in redealt states."""
    game = GAMES[name]
    s = game.new(game.configure(settings), seed)
    bots = [Search(seed, Settings(sims=6)) for _ in range(len(s.seats))]
    found: list[SearchResult] = []
    while (decision := game.decision(s)) is not None and len(found) < most:
        table = game.redeal(s, decision.seat, 77 + decision.number) if redealt else s
        found.append(
            bots[decision.seat].consider(
                game.view(table, decision.seat), decision, worlds_of(game, table, decision.seat)
            )
        )
        game.choose(s, game.options(s)[found[-1].best])
    return found


def told(findings: list[SearchResult]) -> list[Any]:
    return [(f.best, f.options, f.simulations, f.reused, f.ended) for f in findings]


@pytest.mark.parametrize(("name", "settings"), TABLES, ids=title)
def test_the_search_is_deterministic_and_ignores_hidden_cards(name: str, settings: dict[str, Any]) -> None:
    """Includes what is reused from decision to decision."""
    once = told(considered(name, settings, 5, redealt=False, most=60))
    assert told(considered(name, settings, 5, redealt=False, most=60)) == once
    assert told(considered(name, settings, 5, redealt=True, most=60)) == once


@pytest.mark.parametrize(("name", "settings"), TABLES, ids=title)
def test_it_respects_its_options_and_its_budget(name: str, settings: dict[str, Any]) -> None:
    findings = considered(name, settings, 8, redealt=False, most=80)
    assert any(f.reused for f in findings) or name == "ascension"
    for found in findings:
        assert 0 <= found.best < len(found.options)
        assert [option.index for option in found.options] == list(range(len(found.options)))
        assert found.ended in ("evident", "budget")
        assert found.simulations <= 6
        assert (found.simulations == 0) == (found.ended == "evident")
        assert sum(option.prior for option in found.options) == pytest.approx(1.0)
        if found.simulations:
            assert found.options[found.best].visits > 0
            assert all(0.0 <= value <= 1.0 for value in found.values)


def test_the_same_question_is_searched_only_once() -> None:
    game = GAMES["ascension"]
    s = game.new(game.configure({"players": 2}), 1)
    bot = Search(3, Settings(sims=10))
    decision = game.decision(s)
    assert decision is not None
    view, worlds = game.view(s, decision.seat), worlds_of(game, s, decision.seat)
    assert bot.consider(view, decision, worlds) is bot.consider(view, decision, worlds)
    assert bot.choose_in(view, decision, worlds) == bot.consider(view, decision, worlds).best


def ticking(each: float) -> Callable[[], float]:
    """A clock that advances by some seconds each time it is read."""
    looks = itertools.count()
    return lambda: next(looks) * each


def test_the_best_option_so_far_is_taken_when_time_runs_out() -> None:
    """Time runs out before the first simulation, or after some."""
    game = GAMES["ascension"]
    s = game.new(game.configure({"players": 2}), 4)
    while (decision := game.decision(s)) is not None:
        view, worlds = game.view(s, decision.seat), worlds_of(game, s, decision.seat)
        thought = Search(3, Settings(sims=40)).consider(view, decision, worlds)
        if thought.ended == "budget":
            break
        game.choose(s, game.options(s)[thought.best])
    assert decision is not None

    at_once = Search(3, Settings(sims=40, ms=0), ticking(0.001)).consider(view, decision, worlds)
    assert (at_once.ended, at_once.simulations) == ("clock", 0)
    assert at_once.options[at_once.best].prior == max(option.prior for option in at_once.options)

    for sims in (None, 40):  # without and with a number of simulations, which is not reached in time
        later = Search(3, Settings(sims=sims, ms=100), ticking(0.002)).consider(view, decision, worlds)
        assert 0 < later.simulations < 40
        assert later.options[later.best].visits > 0
        if sims:
            assert later.ended == "clock"


@pytest.mark.parametrize("name", ["search", "search:sims=4", "search:ms=1", "search:sims=3:ms=500"])
def test_a_search_has_its_budget(name: str) -> None:
    game = GAMES["ascension"]
    s = game.new(game.configure({"players": 2}), 4)
    bot = make(name, 1)
    assert isinstance(bot, Search)
    if name != "search":
        for _ in range(12):
            decision = game.decision(s)
            assert decision is not None
            game.choose(s, game.options(s)[ask_bot(bot, game, s, decision)])


@pytest.mark.parametrize(
    "name", ["search:", "search:sims", "search:sims=0", "search:sims=-3", "search:ms=9999999", "search:sims=1:sims=2"]
)
def test_an_invalid_budget_is_refused(name: str) -> None:
    with pytest.raises(BadBot):
        make(name, 1)


def test_outcome_values_errors_and_only_candidates() -> None:
    assert outcome_values(Outcome((9, 5, 7, 6), (1, 3, 2, 4), ""), range(4)) == [1.0, 0.0, 0.0, 0.0]
    assert outcome_values(Outcome((9, 5, 7, 6), (1, 2, 1, 2), ""), (0, 1, 0, 1)) == [1.0, 0.0, 1.0, 0.0]
    assert outcome_values(Outcome((9, 9), (1, 1), ""), range(2)) == [0.5, 0.5]
    assert error_of([1.0]) == 0.0
    assert error_of([0.0, 1.0]) == pytest.approx(0.5)
    assert better_by([0.6, 0.7, 0.8], [0.5, 0.6, 0.7]) > 100
    assert better_by([0.6, 0.4], [0.4, 0.6]) == 0.0
    assert better_by([], [0.5]) == 0.0
    assert better_by([0.5, 0.5], [0.5, 0.5]) == 0.0 < 100 < better_by([0.5, 0.5], [0.5, 0.5], 0.003)
    assert better_by([0.6, 0.4], [0.4, 0.6], 0.003) < 1
    assert [only_candidate([0.0, 2.0, 0.0]), only_candidate([1.0, 0.5]), only_candidate([3.0])] == [1, -1, 0]
