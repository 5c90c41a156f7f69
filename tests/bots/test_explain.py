"""Explanations have options, chances and reasons, and reveal nothing that the seat can't know."""

from __future__ import annotations

from typing import Any

import pytest

from kit.ascension import Scene
from kit.conflictus import Scene as ConflictusScene
from vigil.bots.explain.calibration import CHOICE, CURVE, Calibration, apply_calibration, calibrated_error
from vigil.bots.explain.curve import win_chance_curve
from vigil.bots.explain.explain import Explanation, _Explainer, explain, explain_state
from vigil.bots.explain.option_effects import Change, Metric, OptionEffect
from vigil.bots.greedy import Greedy
from vigil.bots.search.bot import Search
from vigil.bots.search.tree import Settings
from vigil.bots.support import support_for
from vigil.games.ascension.rules.game import GAME as ASCENSION
from vigil.games.conflictus.rules.game import GAME as CONFLICTUS
from vigil.kernel.match import Match
from vigil.kernel.worlds import worlds_of
from vigil.registry import GAMES

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("ascension", {"players": 2}),
    ("ascension", {"players": 1, "mode": "solo"}),
    ("ascension", {"players": 4, "mode": "teams", "sets": "both"}),
    ("conflictus", {"decks": ["Landslide", "Twilight"]}),
    ("conflictus", {"decks": ["Landslide", "Twilight", "Landslide"]}),
]


def title(value: Any) -> str:
    return value if isinstance(value, str) else " ".join(map(str, value.values()))


def keys(found: Explanation) -> dict[str, dict[str, Any]]:
    return {reason.key: reason.values for reason in found.reasons}


def place(game: Any, state: Any, name: str) -> int:
    decision = game.decision(state)
    return next(at for at, option in enumerate(decision.options) if option.name.startswith(name))


@pytest.mark.parametrize(("name", "settings"), TABLES, ids=title)
def test_explanations_have_real_options_and_ignore_hidden_cards(name: str, settings: dict[str, Any]) -> None:
    game = GAMES[name]
    s = game.new(game.configure(settings), 11)
    looked = 0
    while (decision := game.decision(s)) is not None and decision.number < 110:
        chosen = Greedy(3).choose(game.view(s, decision.seat), decision)
        if len(decision.options) > 1 and decision.number % 9 == 4:
            looked += 1
            explanation = explain_state(game, s, "greedy", 3, chosen, 6)
            offered = [option.name for option in decision.options]
            assert all(offered[each.index] == each.name for each in explanation.options)
            assert explanation.choice.index == chosen and 1 <= len(explanation.reasons) <= 3
            assert all(
                0.0 <= each.chance <= 1.0 and each.error > 0.0 and each.visits > 0 for each in explanation.options
            )
            assert all("other" not in r.values or 0 <= r.values["other"] < len(offered) for r in explanation.reasons)
            elsewhere = game.redeal(s, decision.seat, 99 + decision.number)
            assert explain_state(game, elsewhere, "greedy", 3, chosen, 6) == explanation
        game.choose(s, game.options(s)[chosen])
    assert looked > 3


def test_a_searching_bot_explains_the_answer_it_gives() -> None:
    t = Scene(row="arha_initiate demon_slayer", runes=4, center="mephit " * 20, deck="apprentice " * 5)
    decision = ASCENSION.decision(t.s)
    assert decision is not None
    bot, view, worlds = Search(5, Settings(sims=12)), ASCENSION.view(t.s, 0), worlds_of(ASCENSION, t.s, 0)
    explanation = explain(view, decision, worlds, bot)
    assert explanation.chosen == explanation.best == bot.choose_in(view, decision, worlds)
    assert {each.index: each.visits for each in explanation.options} == {
        each.index: each.visits for each in bot.consider(view, decision, worlds).options if each.visits
    }


def test_defeating_a_monster_is_honor_now() -> None:
    t = Scene(row="samaels_trickster", power=3, center="mephit " * 20, deck="apprentice " * 5)
    explanation = explain_state(ASCENSION, t.s, "greedy", 1, place(ASCENSION, t.s, "defeat samaels_trickster"), 8)
    assert keys(explanation)["honor"] == {"n": 2, "about": False, "card": ""}


def test_a_hero_gives_honor_at_the_end_and_its_effect() -> None:
    t = Scene(runes=3, deck="apprentice " * 8, center="mephit " * 20)
    explanation = explain_state(ASCENSION, t.s, "greedy", 1, place(ASCENSION, t.s, "acquire mystic"), 8)
    assert keys(explanation)["card-runes"] == {"n": 2, "about": False, "card": "Mystic"}


def test_banishing_an_apprentice_thins_the_deck() -> None:
    t = Scene(hand="arbiter_of_the_precipice demon_slayer", deck="apprentice demon_slayer", center="mephit " * 9)
    t.do("play arbiter_of_the_precipice")
    explanation = explain_state(ASCENSION, t.s, "greedy", 1, place(ASCENSION, t.s, "banish apprentice"), 8)
    assert keys(explanation)["thins"] == {"n": 1, "about": False, "card": "Apprentice"}


def test_the_last_honor_ends_the_game_while_ahead() -> None:
    t = Scene(power=2, honor=30, pool=1, deck="apprentice " * 10, them={"deck": "apprentice " * 10})
    explanation = explain_state(ASCENSION, t.s, "greedy", 1, place(ASCENSION, t.s, "defeat cultist"), 8)
    assert {"ends-ahead", "wins"} & set(keys(explanation))


def test_a_worse_move_is_listed() -> None:
    """One Honor decides the game, since the opponents have no answer left."""
    weak = "apprentice " * 10
    t = Scene(power=2, honor=30, pool=1, mystics=0, heavies=0, deck=weak, them={"honor": 30, "deck": weak})
    explanation = explain_state(ASCENSION, t.s, "greedy", 1, place(ASCENSION, t.s, "end_turn"), 16)
    better = place(ASCENSION, t.s, "defeat cultist")
    assert explanation.best == better and explanation.chosen != better
    assert keys(explanation)["worse"]["other"] == better


def test_an_attack_that_ends_the_game_is_found() -> None:
    t = ConflictusScene(
        you={"sets": ["2L: aprendiz_de_avatar"]},
        them={"mons": "1L", "hand": "1L"},
        always_ask=False,
    )
    while t.question != "attack":
        t.do("pass")
    explanation = explain_state(CONFLICTUS, t.s, "greedy", 1, place(CONFLICTUS, t.s, "attack"), 8)
    assert explanation.best == explanation.chosen and explanation.choice.chance > 0.9
    assert "wins" in keys(explanation)


def test_an_attack_mills_the_opponent() -> None:
    t = ConflictusScene(you={"sets": ["2L: aprendiz_de_avatar"]}, them={"mons": "20L"}, always_ask=False)
    while t.question != "attack":
        t.do("pass")
    explanation = explain_state(CONFLICTUS, t.s, "greedy", 1, place(CONFLICTUS, t.s, "attack"), 8)
    assert keys(explanation)["mills"]["n"] >= 1 and not keys(explanation)["mills"]["about"]


def test_calibrated_chances_add_up_and_keep_their_order() -> None:
    bends = [support_for(game).calibration[how] for game in GAMES for how in (CHOICE, CURVE)]
    for bend in bends:
        for values in ((0.2, 0.8), (0.5, 0.3, 0.2), (0.4, 0.6, 0.4, 0.6), (0.0, 1.0)):
            told = apply_calibration(values, bend)
            assert sum(told) == pytest.approx(sum(values))
            assert sorted(range(len(told)), key=told.__getitem__) == sorted(range(len(told)), key=values.__getitem__)
        assert calibrated_error(0.5, 0.05, bend) == pytest.approx(0.05 * bend.power, rel=0.05)
    assert apply_calibration((0.2, 0.8), Calibration()) == pytest.approx((0.2, 0.8))
    assert apply_calibration(apply_calibration((0.2, 0.8), Calibration(2.0)), Calibration(0.5)) == pytest.approx(
        (0.2, 0.8)
    )
    mine = apply_calibration((0.5, 0.5), support_for("conflictus").calibration[CHOICE], (0,))
    assert mine[0] > 0.5 and sum(mine) == pytest.approx(1)
    team = apply_calibration((0.2, 0.3, 0.2, 0.3), Calibration(1.0, 0.2), (0, 2))
    assert team[0] == team[2] > 0.2 and team[1] == team[3]


@pytest.mark.parametrize(("name", "settings"), TABLES, ids=title)
def test_a_curve_starts_nearly_even_and_ends_at_the_result(name: str, settings: dict[str, Any]) -> None:
    game = GAMES[name]
    config = game.configure(settings | ({"honor_pool": 20} if name == "ascension" else {}))
    match = Match(game, config, 4)
    while (decision := match.decision) is not None:
        match.take(Greedy(1).choose(game.view(match.state, decision.seat), decision))
    points = list(win_chance_curve(match, sims=4))
    outcome = game.outcome(match.state)
    assert outcome is not None
    even = 1.0 / len(set(outcome.places)) if settings.get("mode") == "teams" else 1.0 / len(points[0].chances)
    assert all(abs(chance - even) < 0.35 for chance in points[0].chances)
    assert points[-1].seat == -1 and not any(points[-1].errors)
    assert {seat for seat, chance in enumerate(points[-1].chances) if chance} == set(outcome.winners)
    assert [point.turn for point in points] == list(range(1, len(points) + 1))
    assert all(0.0 <= chance <= 1.0 for point in points for chance in point.chances)


def test_a_game_that_is_won_anyway_is_not_won_by_this_option() -> None:
    """Without another option, it isn't known whether this one decides the game."""
    wins, sure, open_ = (
        Metric("wins", 100.0),
        OptionEffect((Change({"wins": 1.0}),)),
        OptionEffect((Change({"wins": 0.0}),)),
    )
    asking = _Explainer.__new__(_Explainer)
    assert asking._reason("wins", wins, sure, None, None) == []
    assert asking._reason("wins", wins, sure, sure, None) == []
    assert [message.key for _, message in asking._reason("wins", wins, sure, open_, None)] == ["wins"]
