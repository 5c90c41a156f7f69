"""The search in Ascension: its playout policy is sensible, and it finds obvious moves."""

from __future__ import annotations

from typing import Any

import pytest

from kit.ascension import Scene
from vigil.bots.search.bot import Search
from vigil.bots.search.result import SearchResult
from vigil.bots.search.tree import Settings, only_candidate
from vigil.games.ascension.bots.playout_policy import playout_policy_for
from vigil.games.ascension.bots.search_guide import AscensionGuide, ascension_guide
from vigil.games.ascension.bots.value_table import yields
from vigil.games.ascension.bots.win_chance import FEATURES, MORE, SOLO, TWO, chances, seat_features
from vigil.games.ascension.cards import cards_in
from vigil.games.ascension.rules.card_tables import game_tables_for
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.state import BY_HONOR, State
from vigil.kernel.serialization import clone
from vigil.kernel.worlds import worlds_of

OWN = "apprentice " * 8 + "militia militia"


def quick(table: Scene) -> str:
    """Return the name of the playout policy's choice."""
    return table.options[playout_policy_for(table.s.tables).step(table.s, table.s.options)]


def playout_turn(table: Scene) -> list[str]:
    said: list[str] = []
    while not said or said[-1] != "end_turn":
        said.append(quick(table) if len(table.options) > 1 else table.options[0])
        table.do(said[-1])
    return said


def considered(s: State, sims: int = 60, seed: int = 3) -> SearchResult:
    decision = GAME.decision(s)
    assert decision is not None
    bot = Search(seed, Settings(sims=sims))
    return bot.consider(GAME.view(s, decision.seat), decision, worlds_of(GAME, s, decision.seat))


def found(table: Scene, sims: int = 60, seed: int = 3) -> str:
    return table.options[considered(table.s, sims, seed).best]


# ---------------------------------------------------------- the playout policy


def test_the_playout_policy_draws_first_plays_everything_and_spends() -> None:
    table = Scene(hand="apprentice apprentice militia arha_initiate", deck="apprentice", row="demon_slayer", runes=1)
    actions = playout_turn(table)
    assert actions[0] == "play arha_initiate"
    assert actions.count("play militia") == 1
    assert "acquire demon_slayer" in actions
    assert actions[-1] == "end_turn"


def test_the_playout_policy_prefers_the_row_to_the_piles() -> None:
    """The card that replaces it can be better than the Cultist."""
    table = Scene(power=2, runes=3, row="wolf_shaman", discard=OWN)
    assert playout_turn(table)[:2] == ["acquire wolf_shaman", "defeat cultist"]


def test_the_playout_policy_spends_power_for_the_best_reward() -> None:
    assert quick(Scene(power=4, row="mistake_of_creation corrosive_widow", discard=OWN)) == "defeat mistake_of_creation"


def test_the_playout_policy_banishes_its_weakest_card() -> None:
    table = Scene(hand="void_initiate", discard="landtalker apprentice", deck=OWN)
    table.do("play void_initiate")
    assert quick(table) == "banish apprentice"


def test_a_custom_card_is_valued_by_its_data() -> None:
    cards = cards_in(
        '[[card]]\nname = "Gold Vein"\nkind = "hero"\ncost = 3\nhonor = 1\neffect = "seq(gain(runes, 4), draw(2))"\n'
        '[[card]]\nname = "Lead Vein"\nkind = "hero"\ncost = 3\nhonor = 1\neffect = "gain(runes, 0)"\n'
    )
    config = {"cards": cards, "players": 2}
    d = game_tables_for(GAME.configure(config))
    gold, lead = (yields(d)[d.printed.by_name[name]] for name in ("Gold Vein", "Lead Vein"))
    assert (gold.runes, gold.cards) == (4.0, 2.0)
    assert not any(lead)
    table = Scene(runes=3, row="lead_vein gold_vein", discard=OWN, config=config)
    assert quick(table) == "acquire gold_vein"
    assert found(table) == "acquire gold_vein"


# ------------------------------------------------------------ obvious moves


def test_playing_a_harmless_card_needs_no_search() -> None:
    results = considered(Scene(hand="apprentice militia", row="demon_slayer", deck=OWN, them={"deck": OWN}).s)
    assert (results.ended, results.simulations) == ("evident", 0)


def test_it_takes_the_honor_that_wins_in_the_last_turn() -> None:
    """Three Honor behind in the last turn: only the most expensive monster wins."""
    table = Scene(
        power=4, row="mistake_of_creation samaels_trickster mephit", honor=10, discard=OWN,
        them={"honor": 13, "discard": OWN}, pool=0, center="apprentice " * 6,
    )  # fmt: skip
    table.s.end_reason, table.s.first = BY_HONOR, 1
    results = considered(table.s, 40)
    assert table.options[results.best] == "defeat mistake_of_creation"
    assert results.values == (1.0, 0.0)


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    """Taking the last Honor would end the game and lose it; the next hand wins it."""
    table = Scene(
        power=2, deck="demon_slayer " * 12, pool=1, center="mistake_of_creation " * 20, mystics=0, heavies=0,
        row="mistake_of_creation " * 6, them={"honor": 30, "deck": "apprentice " * 10},
    )  # fmt: skip
    table.s.first = 1
    results = considered(table.s, 60)
    ends = next(option for option in results.options if option.name == "defeat cultist")
    assert ends.values == (0.0, 1.0)
    assert table.options[results.best] == "end_turn"
    assert results.values[0] > 0.9


def test_the_results_are_consistent() -> None:
    table = Scene(runes=3, row="wolf_shaman void_initiate", discard=OWN, them={"discard": OWN}, center="mephit " * 9)
    results = considered(table.s, 50)
    assert results.simulations <= 50
    assert sum(option.visits for option in results.options) == results.simulations
    for option in results.options:
        if option.visits:
            assert sum(option.values) == pytest.approx(1.0)
            assert option.error >= 0.0


# ------------------------------------------------------------ seat symmetry


def turned(s: State) -> State:
    """Return the same state with all seats moved by one."""
    other = clone(s)
    n = s.tables.players
    other.seats = [other.seats[(seat - 1) % n] for seat in range(n)]
    other.first, other.active = (s.first + 1) % n, (s.active + 1) % n
    other.stack = [(node, (you + 1) % n, (by + 1) % n, *rest) for node, you, by, *rest in s.stack]
    other.known = [(card, sum(1 << (seat + 1) % n for seat in range(n) if who >> seat & 1)) for card, who in s.known]
    return other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_seat_does_not_change_the_evaluation(players: int) -> None:
    guide, compared = AscensionGuide(), 0
    s = GAME.new(GAME.configure({"players": players, "sets": "both", "rounds": 7}), 12)
    while s.options:
        other = turned(s)
        quick = playout_policy_for(s.tables)
        assert guide.prior(other, other.options) == guide.prior(s, s.options)
        values = guide.value(s)
        assert guide.value(other) == pytest.approx([values[(seat - 1) % players] for seat in range(players)])
        if len(s.options) > 1:
            assert quick.step(other, other.options) == quick.step(s, s.options)
            compared += 1
        GAME.choose(s, s.options[quick.step(s, s.options) if len(s.options) > 1 else 0])
    assert compared > 50


def test_the_seat_does_not_change_the_search() -> None:
    table = Scene(
        runes=4, row="demon_slayer rocket_courier_x_99 mephit", discard=OWN, them=[{"discard": OWN}, {"discard": OWN}],
    )  # fmt: skip
    table.s.end_reason, table.s.first = BY_HONOR, 1
    here, there = considered(table.s), considered(turned(table.s))
    assert (here.best, here.simulations) == (there.best, there.simulations)
    assert there.values == tuple(here.values[(seat - 1) % 3] for seat in range(3))


# -------------------------------------------------------------- win chances


def test_honor_and_good_cards_raise_the_win_chance() -> None:
    def mine(**changes: Any) -> float:
        table = Scene(**{"hand": "", "discard": OWN, "honor": 10, "them": {"discard": OWN, "honor": 10}, **changes})
        return chances(table.s, playout_policy_for(table.s.tables).value_table)[0]

    level = mine()
    assert 0.3 < level < 0.7
    assert mine(honor=16) > level + 0.05
    assert mine(discard=OWN + " landtalker emri_one_with_the_void") > level + 0.05
    assert mine(constructs="muramasa") > level + 0.05


def test_win_chances_add_up_and_teammates_share_them() -> None:
    for settings in ({"players": 2}, {"players": 6, "sets": "both"}, {"players": 4, "mode": "teams"}, {"mode": "solo"}):
        s = GAME.new(GAME.configure(settings), 4)
        told, sides = chances(s, playout_policy_for(s.tables).value_table), AscensionGuide().teams(s)
        assert sum(dict(zip(sides, told, strict=True)).values()) == pytest.approx(1.0)
        assert [told[list(sides).index(side)] for side in sides] == told
        sizes = {len(account) for account in seat_features(s, playout_policy_for(s.tables).value_table)}
        assert sizes == {len(FEATURES)} == {len(TWO), len(MORE), len(SOLO)}


def test_every_question_has_option_weights_and_an_answer() -> None:
    """In whole games, every option has a weight, at least one is positive, and the policy's choice is legal."""
    guide = AscensionGuide()
    for settings in ({"players": 2, "sets": "both"}, {"mode": "solo", "sets": "both"}, {"players": 4, "mode": "teams"}):
        s = GAME.new(GAME.configure(settings), 9)
        thought = 0
        while s.options:
            weights = guide.prior(s, s.options)
            assert len(weights) == len(s.options)
            assert min(weights) >= 0.0 < max(weights)
            place = guide.playout_choice(s, s.options, 0) if len(s.options) > 1 else 0
            assert weights[place] > 0.0
            thought += only_candidate(weights) < 0
            GAME.choose(s, s.options[place])
        assert thought > 10


def test_a_large_budget_plays_to_the_end_and_a_small_one_evaluates_earlier() -> None:
    s = GAME.new(GAME.configure({"players": 2}), 3)
    view = GAME.view(s, s.active)
    few, many, timed = (ascension_guide(view, sims) for sims in (24, 600, None))
    began = few.progress(s)
    while s.turn < began + 8:
        GAME.choose(s, s.options[few.playout_choice(s, s.options, 0) if len(s.options) > 1 else 0])
    assert few.should_stop(s, began, 1)
    assert not many.should_stop(s, began, 1)
    assert not timed.should_stop(s, began, 1)
