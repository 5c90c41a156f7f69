"""All bots in Ascension: answers are legal, reproducible, and depend only on what the seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any

import pytest

from kit.ascension_kit import ASCENSION
from kit.game_kit import chance
from vigil.bots import BOTS, SearchingBot, ask_bot, make
from vigil.effects.machine import EndlessLoopError
from vigil.games.ascension.cards import cards_in
from vigil.games.ascension.rules.config import PLAYERS
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.state import State
from vigil.kernel.errors import VigilError
from vigil.kernel.match import Match
from vigil.kernel.serialization import clone

ODD = cards_in(
    """
[[card]]
name = "Odd Choir"
kind = "hero"
cost = 1
effect = "Times(2, May(seq(draw(1), discard(1))))"
[[card]]
name = "Odd Scales"
kind = "hero"
cost = 2
effect = "OneOf([gain(power, CostOf()), Pay(runes, 2, Steal(3))])"
[[card]]
name = "Odd Broom"
kind = "hero"
cost = 1
effect = "banish(played, constructs, may=True, then=gain(honor, CostOf()))"
[[card]]
name = "Odd Lens"
kind = "hero"
cost = 2
effect = 'Do("copy", Pick([played], of(other=True)))'
[[card]]
name = "Odd Lamp"
kind = "hero"
cost = 2
effect = 'Name(Do("recover", Top(), then=If(Named(), ExtraTurn())))'
[[card]]
name = "Odd Mill"
kind = "construct"
cost = 2
abilities = ["always(banish(hand, then=draw(1)))", "destroy()"]
[[card]]
name = "Odd Bell"
kind = "construct"
cost = 3
rules = ["Trigger(banished, draw(1), may=True)", "Unite(void, Steal(1))"]
[[card]]
name = "Odd Bank"
kind = "construct"
cost = 1
abilities = ["gain(runes, 3, only=of(hero, max_cost=4))"]
[[card]]
name = "Odd Beast"
kind = "monster"
cost = 1
copies = 4
fate = 'each_player(Do("enter", Pick([hand, discard], of(construct), may=True)))'
effect = "each_other(OneOf([discard(2), destroy(of(highest=True)), draw(1)]))"
"""
)
"""Cards with questions that no printed card asks."""

SETTINGS: list[dict[str, Any]] = [
    {"players": players, "sets": sets, "mode": mode} for (sets, mode), counts in PLAYERS.items() for players in counts
]
SETTINGS += [{"players": 2, "edition": "first"}, {"players": 4, "mode": "teams", "sets": "both", "cards": ODD}]
SETTINGS += [{"players": 3, "cards": ODD}, {"players": 1, "cards": ODD, "sets": "both"}]

SIMPLE = [name for name in BOTS if not isinstance(make(name, 0), SearchingBot)]
"""Searching bots have their own tests."""


def title(settings: dict[str, Any]) -> str:
    return " ".join(str(value) if key != "cards" else "odd" for key, value in settings.items())


def walk_through(settings: dict[str, Any], seed: int, *names: str) -> Iterator[tuple[State, int]]:
    """Play a game between bots; yield every state with the index of the next choice."""
    s = GAME.new(GAME.configure(settings), seed)
    bots = [make(names[seat % len(names)], seed) for seat in range(len(s.seats))]
    while (decision := GAME.decision(s)) is not None:
        place = ask_bot(bots[decision.seat], GAME, s, decision)
        yield s, place
        GAME.choose(s, GAME.options(s)[place])


@pytest.mark.parametrize("settings", SETTINGS, ids=title)
def test_every_answer_is_legal_in_every_mode(settings: dict[str, Any]) -> None:
    played = 0
    for s, place in walk_through({**settings, "rounds": 14}, 3, "greedy", "greedy", "random"):
        assert type(place) is int
        assert 0 <= place < len(s.options)
        played += 1
    assert played > 20


@pytest.mark.parametrize("seed", range(8))
def test_greedy_answers_every_question_of_random_cards(seed: int) -> None:
    cards = ASCENSION.random_cards(chance("greedy", seed), 10)
    settings = {"players": 1 + seed % 3, "rounds": 6, "cards": cards}
    with suppress(EndlessLoopError):
        for s, place in islice(walk_through(settings, seed, "greedy"), 250):
            assert 0 <= place < len(s.options)


@pytest.mark.parametrize("name", SIMPLE)
def test_bots_are_deterministic(name: str) -> None:
    for s, _ in walk_through({"players": 2, "sets": "both", "rounds": 6}, 5, "greedy", "random"):
        decision = GAME.decision(s)
        assert decision is not None
        before = clone(s)
        places = {ask_bot(make(name, 9), GAME, s, decision) for _ in range(3)}
        assert len(places) == 1
        assert s == before


@pytest.mark.parametrize("name", SIMPLE)
def test_a_match_between_bots_is_reproducible(name: str) -> None:
    told = [[place for _, place in walk_through({"players": 3, "rounds": 5}, 11, name)] for _ in range(2)]
    assert told[0] == told[1]


@pytest.mark.parametrize(
    "settings", [{"players": 2, "sets": "both"}, {"players": 4, "mode": "teams"}, {"players": 1}], ids=title
)
@pytest.mark.parametrize("name", SIMPLE)
def test_hidden_cards_do_not_change_a_choice(name: str, settings: dict[str, Any]) -> None:
    """With other hidden cards, the view is the same, so the answer is too."""
    for s, place in walk_through({**settings, "rounds": 8}, 21, name):
        decision = GAME.decision(s)
        assert decision is not None
        other = GAME.redeal(s, decision.seat, 1000 + s.decision_count)
        again = GAME.decision(other)
        assert again is not None
        assert ask_bot(make(name, 21), GAME, other, again) == place


def test_an_unknown_bot_is_refused_with_the_known_names() -> None:
    with pytest.raises(VigilError, match="there is no bot called 'deep_thought'; choose from random, greedy"):
        make("deep_thought", 1)


def test_another_seed_plays_differently() -> None:
    def told(seed: int) -> list[str]:
        match = Match(GAME, GAME.configure({"players": 2, "rounds": 3}), 1)
        while (decision := match.decision) is not None:
            match.take(ask_bot(make("random", seed), GAME, match.state, decision))
        return [choice.name for choice in match.choices]

    assert told(1) == told(1) != told(2)
