"""Luck analysis: only cards that no player knows are dealt again."""

from __future__ import annotations

from typing import Any

import pytest

from vigil.bots.explain.curve import playout_values
from vigil.bots.explain.luck import luck_swings
from vigil.bots.greedy import Greedy
from vigil.bots.support import support_for
from vigil.kernel.match import Match
from vigil.kernel.serialization import clone
from vigil.registry import GAMES

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("ascension", {"players": 2, "honor_pool": 20}),
    ("ascension", {"players": 1, "mode": "solo", "honor_pool": 10}),
    ("ascension", {"players": 4, "mode": "teams", "sets": "both", "honor_pool": 20}),
    ("conflictus", {"decks": ["Landslide", "Twilight"]}),
]


def title(value: Any) -> str:
    return value if isinstance(value, str) else " ".join(map(str, value.values()))


def played(name: str, settings: dict[str, Any], most: int = 10_000) -> Match[Any]:
    game = GAMES[name]
    match = Match(game, game.configure(settings), 4)
    while (decision := match.decision) is not None and len(match.choices) < most:
        match.take(Greedy(1).choose(game.view(match.state, decision.seat), decision))
    return match


@pytest.mark.parametrize(("name", "settings"), TABLES, ids=title)
def test_no_seat_can_distinguish_another_order_from_the_real_one(name: str, settings: dict[str, Any]) -> None:
    game, moved = GAMES[name], 0
    match = played(name, settings, 60)
    walk = Match(game, match.config, match.seed)
    for choice in match.choices:
        before = clone(walk.state)
        other = support_for(name).reshuffle(walk.state, len(walk.choices))
        assert walk.state == before
        assert list(game.options(other)) == list(game.options(walk.state))
        for seat in range(walk.config.players):
            assert game.view(other, seat) == game.view(walk.state, seat)
        piles = [(a.deck, b.deck) if name == "ascension" else (a.mons, b.mons) for a, b in zip(
            walk.state.seats, other.seats, strict=True
        )]  # fmt: skip
        moved += any(a != b for a, b in piles)
        walk.take(choice.index)
    assert moved > 20


@pytest.mark.parametrize(("name", "settings"), TABLES, ids=title)
def test_only_choices_that_reveal_cards_have_luck(name: str, settings: dict[str, Any]) -> None:
    match = played(name, settings)
    swings = luck_swings(match, playouts=300)
    assert (swings[0].at, swings[0].seat) == (0, -1)
    assert 5 < len(swings) < len(match.choices)
    assert all(match.choices[fall.at - 1].seat == fall.seat for fall in swings[1:])
    for fall in swings:  # one side gains what the others lose
        sides = fall.changes[:2] if settings.get("mode") == "teams" else fall.changes
        assert abs(sum(sides)) < 1e-9 and any(fall.errors) >= any(fall.changes)
    if name == "ascension":
        names = {fall.at: match.choices[fall.at - 1].name for fall in swings[1:]}
        assert not {"play apprentice", "play militia", "play mystic"} & set(names.values())
        turns = [at for at, choice in enumerate(match.choices, 1) if choice.name == "end_turn"]
        assert set(turns[:4]) <= set(names)  # a new hand is drawn
    assert luck_swings(match, playouts=300) == swings  # the analysis is reproducible


def test_luck_averages_out() -> None:
    """The effect of the hand that was drawn averages out over many orders."""
    game, match = GAMES["ascension"], played("ascension", {"players": 2, "honor_pool": 20})
    at = [place for place, choice in enumerate(match.choices) if choice.name == "end_turn"][6]
    before = Match(game, match.config, match.seed, match.choices[:at]).state
    option = game.options(before)[match.choices[at].index]

    def turned(luck: int) -> Any:
        other = support_for("ascension").reshuffle(before, luck)
        game.choose(other, option)
        return other

    def chance(state: Any) -> float:
        values = playout_values(game, state, lambda own: support_for("ascension").reshuffle(state, own), 24, 5, 100)[0]
        return sum(values) / len(values)

    usual = playout_values(game, before, turned, 600, 7, 100)[0]
    hands = [chance(turned(luck)) for luck in range(40)]
    assert max(hands) - min(hands) > 0.1  # hands do matter
    assert sum(hands) / len(hands) == pytest.approx(sum(usual) / len(usual), abs=0.04)
