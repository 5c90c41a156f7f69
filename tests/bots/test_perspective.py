"""Views and sampled states are built only if a bot asks for them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from vigil.bots import ask_bot, make
from vigil.bots.support import perspective_from
from vigil.kernel.errors import BadBot
from vigil.kernel.game import Game
from vigil.kernel.worlds import perspective_of
from vigil.registry import GAMES

BUILT = {
    ("ascension", "random"): set(),
    ("ascension", "greedy"): {"view"},
    ("ascension", "steady"): {"view"},
    ("ascension", "search:sims=2"): {"view", "redeal"},
    ("conflictus", "random"): set(),
    ("conflictus", "greedy"): {"redeal"},
    ("conflictus", "steady"): {"redeal"},
    ("conflictus", "search:sims=2"): {"view", "redeal"},
}
SETTINGS: dict[str, dict[str, Any]] = {
    "ascension": {"players": 2},
    "conflictus": {"format": "rapidinha", "decks": ["Landslide", "Landslide"]},
}


def counting(game: Game[Any], asked: Counter[str]) -> Game[Any]:
    """Return the game with counters for views and sampled states."""

    def view(state: Any, seat: int | None) -> Any:
        asked["view"] += 1
        return game.view(state, seat)

    def redeal(state: Any, seat: int | None, rng: int) -> Any:
        asked["redeal"] += 1
        return game.redeal(state, seat, rng)

    return replace(game, view=view, redeal=redeal)


@pytest.mark.parametrize(("name", "bot"), BUILT)
def test_nothing_unused_is_built(name: str, bot: str) -> None:
    asked: Counter[str] = Counter()
    game = counting(GAMES[name], asked)
    state = game.new(game.configure(SETTINGS[name]), 3)
    for _ in range(30):
        decision = game.decision(state)
        assert decision is not None
        game.choose(state, game.options(state)[ask_bot(make(bot, 1), game, state, decision)])
    assert set(asked) == BUILT[name, bot]


@pytest.mark.parametrize("name", SETTINGS)
def test_a_perspective_builds_each_part_once(name: str) -> None:
    asked: Counter[str] = Counter()
    game = counting(GAMES[name], asked)
    state = game.new(game.configure(SETTINGS[name]), 3)
    seat = game.seat_to_act(state)
    perspective = perspective_of(game, state, seat)
    assert perspective.view is perspective.view
    assert perspective.worlds is perspective.worlds
    assert perspective.worlds.seat == seat and perspective.game_name == name
    assert asked == {"view": 1}
    assert game.view(perspective.worlds.sample(5), seat) == perspective.view


def test_a_game_without_worlds_from_views_raises_an_error() -> None:
    game = GAMES["ascension"]
    state = game.new(game.configure(SETTINGS["ascension"]), 3)
    decision = game.decision(state)
    assert decision is not None
    with pytest.raises(BadBot, match="add it as a server bot"):
        _ = perspective_from(game.view(state, decision.seat), decision).worlds


def test_a_perspective_from_a_view_samples_tables_with_the_same_view() -> None:
    game = GAMES["conflictus"]
    state = game.new(game.configure(SETTINGS["conflictus"]), 3)
    decision = game.decision(state)
    assert decision is not None
    view: Any = game.view(state, decision.seat)
    perspective = perspective_from(view, decision)
    assert perspective.view is view
    for luck in range(5):
        again = game.view(perspective.worlds.sample(luck), decision.seat)
        assert replace(again, config=view.config) == view
