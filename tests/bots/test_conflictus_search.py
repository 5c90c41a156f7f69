"""The search in Conflictus: it finds winning moves, and respects its view and its budget."""

from __future__ import annotations

from typing import Any

import pytest

from kit.cards import amulet, warrior
from kit.conflictus import ATTACK, SACRIFICE, Scene
from tools import conditional_logit, fit_win_chance_conflictus
from vigil.bots import ask_bot, make
from vigil.bots.search.bot import Search
from vigil.bots.search.tree import Settings
from vigil.games.conflictus.bots import playout_policy
from vigil.games.conflictus.bots.card_summary import summaries_for
from vigil.games.conflictus.bots.combat_estimate import active_warriors
from vigil.games.conflictus.bots.search_guide import ConflictusGuide, worth_considering
from vigil.games.conflictus.bots.win_chance import FEATURES, match_chances, seat_features, value
from vigil.games.conflictus.bots.win_chance_weights import WEIGHTS
from vigil.games.conflictus.rules.decks import ready_decks
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.state import State
from vigil.games.conflictus.rules.values import defense_left, has_keyword, stats
from vigil.kernel.rng import roll, stream
from vigil.kernel.serialization import clone
from vigil.kernel.worlds import worlds_of

CLASSIC, RAPIDINHA = (
    sorted(ready.names["pt"] for ready in ready_decks("classic")),
    sorted(ready.names["pt"] for ready in ready_decks("rapidinha")),
)
SETTINGS: list[dict[str, Any]] = [
    {"format": "classic", "decks": CLASSIC[:2]},
    {"format": "rapidinha", "decks": RAPIDINHA[:2]},
    {"format": "classic", "decks": CLASSIC[1:4]},
    {"format": "rapidinha", "decks": RAPIDINHA[:4]},
]


def title(settings: dict[str, Any]) -> str:
    return f"{settings['format']} {len(settings['decks'])}"


def found_by(s: State, seed: int = 1, sims: int = 48) -> str:
    """Return the search's choice, without the number that distinguishes identical names."""
    decision = GAME.decision(s)
    assert decision is not None
    option = decision.options[ask_bot(Search(seed, Settings(sims=sims, ms=600_000)), GAME, s, decision)]
    return option.name.removesuffix(f" {option.card}") if option.card_name else option.name


# ------------------------------------------------------------------ plain positions


def test_it_finds_the_mill_that_ends_the_game() -> None:
    """Such tricks usually wait for the end of a turn, but not this one."""
    t = Scene(you={"hand": "desabamento", "free": "1S"}, them={"mons": "2L", "sets": ["1L: fhaonna"]})
    assert found_by(t.s) == "play desabamento"
    t.do("play desabamento")
    assert (t.question, found_by(t.s)) == ("target", "target_player 2")


def test_it_combines_an_attack_and_an_amulet() -> None:
    """Neither card alone mills the last three cards, and its own mons is nearly empty."""
    t = Scene(
        you={"hand": "desabamento", "free": "1S", "sets": ["2S: salteador_da_ponte"], "mons": "1L"},
        them={"mons": "3L", "hand": "4L"}, phase=ATTACK, begin=True,
    )  # fmt: skip
    assert found_by(t.s) == "attack salteador_da_ponte"
    t.do("attack salteador_da_ponte").to("sacrifice")
    assert len(t.pile("mons", 1)) < 3
    assert found_by(t.s) == "play desabamento"


def test_it_does_not_attack_into_certain_death() -> None:
    t = Scene(
        you={"sets": ["1S: salteador_da_ponte"]}, them={"sets": ["3L: mercenario_errante"]}, phase=ATTACK, begin=True
    )
    assert found_by(t.s) == "done"


def test_it_attacks_an_open_player() -> None:
    t = Scene(you={"sets": ["1S: salteador_da_ponte"]}, phase=ATTACK, begin=True)
    assert found_by(t.s) == "attack salteador_da_ponte"


def test_it_blocks_the_attack_that_would_end_the_game() -> None:
    t = Scene(
        you={"sets": ["4S: hidra_do_lodo"]}, them={"sets": ["1L: fhaonna"], "mons": "1L"}, phase=ATTACK, begin=True
    ).do("attack hidra_do_lodo", "pass", "pass")
    assert (t.asked, found_by(t.s)) == (1, "block fhaonna")


def test_it_does_not_draw_itself_to_death() -> None:
    """Bitter Knowledge draws two and mills two; three cards are left."""
    t = Scene(you={"hand": "saber_amargo", "free": "1S", "mons": "3L"}, phase=SACRIFICE)
    assert found_by(t.s) == "pass"


def test_it_does_not_mill_itself() -> None:
    t = Scene(you={"hand": "desabamento", "free": "1S"}, them={"mons": "8L"}, phase=SACRIFICE)
    t.do("play desabamento")
    assert found_by(t.s) == "target_player 2"


def test_unknown_cards_are_evaluated() -> None:
    """Only the card data shows which card ends the game."""
    cards = (
        amulet("Nada", "spell(Draw(1, everyone))"),
        amulet("Ruína", "spell(seq(Mill(2, opponents), Mill(1, opponents)))", faction="shadow", cost=1),
        warrior("Parede", "0/6/0", cost=1, faction="shadow"),
    )
    t = Scene(
        you={"hand": "nada parede ruina", "free": "1S"},
        them={"mons": "2L", "sets": ["4S: hidra_do_lodo"]}, phase=SACRIFICE, cards=cards,
    )  # fmt: skip
    assert found_by(t.s) == "play ruina"


# ----------------------------------------------------------------- trivial decisions


def test_a_source_is_played_without_search() -> None:
    t = Scene(you={"hand": "1L desabamento", "free": "1S"})
    decision = GAME.decision(t.s)
    assert decision is not None
    bot = Search(1, Settings(sims=20))
    results = bot.consider(GAME.view(t.s, 0), decision, worlds_of(GAME, t.s, 0))
    assert (decision.options[results.best].verb, results.simulations, results.ended) == ("play_source", 0, "evident")


def test_it_passes_without_search_while_its_own_card_waits() -> None:
    t = Scene(you={"hand": "fhaonna adoecer", "free": "2L 1S"}, them={"sets": ["1L: fhaonna"]})
    t.do("play fhaonna", "pay_auto")
    assert t.transition == ["card fhaonna"]
    assert [o for o, open_ in zip(t.options, worth_considering(t.s, t.s.options), strict=True) if open_] == ["pass"]


def test_it_stops_early_if_options_make_no_difference() -> None:
    """It makes no difference which of two identical warriors is the target, and the search notices that soon."""
    t = Scene(
        you={"hand": "adoecer", "free": "1S", "mons": "12L"},
        them={"sets": ["1L: fhaonna", "1L: fhaonna"], "mons": "12L"}, phase=ATTACK,
    )  # fmt: skip
    t.do("play adoecer")
    decision = GAME.decision(t.s)
    assert decision is not None and (decision.question.key, len(decision.options)) == ("target", 2)
    results = Search(1, Settings(sims=300)).consider(GAME.view(t.s, 0), decision, worlds_of(GAME, t.s, 0))
    assert results.simulations < 60


# --------------------------------------------------------------------- whole games


@pytest.mark.parametrize("settings", SETTINGS, ids=title)
def test_it_respects_its_options_its_budget_and_its_view(settings: dict[str, Any]) -> None:
    """Every seat searches, in the real state and in one that it can't distinguish from it."""
    s = GAME.new(GAME.configure(settings), 4)
    n = len(s.seats)
    bots, others = ([Search(seat, Settings(sims=5)) for seat in range(n)] for _ in range(2))
    thought = 0
    for _ in range(90):
        decision = GAME.decision(s)
        if decision is None:
            break
        seat = decision.seat
        results = bots[seat].consider(GAME.view(s, seat), decision, worlds_of(GAME, s, seat))
        redealt = GAME.redeal(s, seat, 1000 + decision.number)
        again = others[seat].consider(GAME.view(redealt, seat), decision, worlds_of(GAME, redealt, seat))
        assert (results.best, results.options) == (again.best, again.options)
        assert results.simulations <= 5 and 0 <= results.best < len(decision.options)
        thought += results.simulations > 0
        GAME.choose(s, GAME.options(s)[results.best])
    assert thought > 10


@pytest.mark.parametrize("settings", SETTINGS, ids=title)
def test_a_guide_is_deterministic_and_changes_no_state(settings: dict[str, Any]) -> None:
    s, luck, guide = GAME.new(GAME.configure(settings), 9), 5, ConflictusGuide()
    for _ in range(250):
        if not s.stack:
            break
        before, options = clone(s), s.options
        if len(options) > 1:
            weights = guide.prior(s, options)
            assert len(weights) == len(options) and max(weights) > 0.0 and min(weights) >= 0.0
            assert guide.prior(clone(s), options) == weights
            place = guide.playout_choice(s, options, 3)
            assert place == guide.playout_choice(clone(s), options, 3) and 0 <= place < len(options)
            [guide.label(s, option) for option in options]
        if s.phase >= 0:
            chances = guide.value(s)
            assert sum(chances) == pytest.approx(1.0) and all(0.0 <= chance <= 1.0 for chance in chances)
        assert s == before
        place, luck = roll(luck, len(options))
        GAME.choose(s, options[place])


# ------------------------------------------------------------------- the playout policy


@pytest.mark.parametrize("style", ["classic", "rapidinha"])
def test_the_playout_policy_beats_random(style: str) -> None:
    """Plays twenty games with the same deck for both and swapped seats."""
    names = sorted(ready.names["pt"] for ready in ready_decks(style))
    won = 0
    for game in range(20):
        deck, seat = names[game // 2 % len(names)], game % 2
        s = GAME.new(GAME.configure({"format": style, "decks": [deck, deck]}), 70 + game // 2)
        while s.stack:
            luck = stream(game, s.decision_count)
            place = playout_policy.step(s, s.options, luck) if s.stack[-1][1] == seat else roll(luck, len(s.options))[0]
            GAME.choose(s, s.options[place])
        outcome = GAME.outcome(s)
        won += outcome is not None and outcome.winners == (seat,)
    assert won >= 18


def test_the_playout_policy_computes_warrior_values_like_the_rules() -> None:
    """The shortcuts never miss a rule, a counter or a granted keyword."""
    seen = 0
    for seed, settings in enumerate(SETTINGS * 3):
        s, luck = GAME.new(GAME.configure(settings), seed), seed
        while s.stack and s.decision_count < 400:
            for man in active_warriors(s, summaries_for(s.tables)):
                attack, _, mill = stats(s, man.card)
                doubled = 2 if has_keyword(s, man.card, "might") else 1
                assert (man.strike, man.defense, man.mill) == (doubled * attack, defense_left(s, man.card), mill)
                read = (man.energy, man.matter, man.resilient, man.untouchable, man.leaps)
                names = ("energy", "matter", "resilience", "untouchable", "leap")
                assert read == tuple(has_keyword(s, man.card, name) for name in names)
                seen += 1
            place, luck = roll(luck, len(s.options))
            GAME.choose(s, s.options[place])
    assert seen > 500


# ---------------------------------------------------------------------- the estimate


def test_the_estimate_rises_with_advantages() -> None:
    even = Scene(you={"mons": "12L", "sets": ["1S: salteador_da_ponte"]}, them={"mons": "12L"})
    ahead = Scene(you={"mons": "12L", "sets": ["1S: salteador_da_ponte"]}, them={"mons": "4L"})
    behind = Scene(you={"mons": "4L", "sets": ["1S: salteador_da_ponte"]}, them={"mons": "12L"})
    assert value(ahead.s)[0] > value(even.s)[0] > value(behind.s)[0]
    assert value(even.s)[0] > 0.5


def test_a_player_who_has_lost_has_no_chance() -> None:
    t = Scene(you={}, them=[{}, {}])
    t.s.seats[1].lost = 1
    assert value(t.s)[1] == 0.0 and seat_features(t.s)[1] == []
    assert sum(value(t.s)) == pytest.approx(1.0)


def test_games_won_count_in_a_match() -> None:
    """Best of three: a game ahead and about to win. The next game is there, but its cards are unknown."""
    settings = {"format": "rapidinha", "decks": [RAPIDINHA[0]] * 2, "best_of": 3}
    s = GAME.new(GAME.configure(settings), 5)
    while s.turn < 3:
        GAME.choose(s, s.options[playout_policy.step(s, s.options, s.decision_count) if len(s.options) > 1 else 0])
    alone = clone(s)
    alone.tables = GAME.new(GAME.configure({**settings, "best_of": 1}), 5).tables
    chance = value(alone)[0]
    assert value(s)[0] == pytest.approx(chance * 0.75 + (1 - chance) * 0.25)
    guide, began = ConflictusGuide(), ConflictusGuide().progress(s)
    while s.game == 1:
        GAME.choose(s, s.options[playout_policy.step(s, s.options, s.decision_count) if len(s.options) > 1 else 0])
    assert guide.should_stop(s, began, 1) and guide.should_stop(s, guide.progress(s) - guide.ahead, 1)
    assert not guide.should_stop(s, guide.progress(s), 1)
    assert value(s) == [0.75 * n + 0.25 * (1 - n) for n in s.wins]


def test_match_chances() -> None:
    """Checks chances from the current game, both players' wins, the games left, and the wins needed."""
    assert match_chances(0.6, 1, 1, 0, 2) == pytest.approx([0.6, 0.4])
    assert match_chances(0.6, 1, 0, 1, 2) == pytest.approx([0.8, 0.2])
    assert match_chances(0.6, 0, 1, 1, 2) == pytest.approx([0.3, 0.7])
    assert match_chances(1.0, 0, 0, 0, 2) == [1.0, 0.0]  # both others were drawn
    assert match_chances(0.5, 2, 2, 2, 4) == [0.5, 0.5]


def test_every_feature_has_a_weight_for_every_kind_of_game() -> None:
    assert set(WEIGHTS) == {(style, n) for style in ("classic", "rapidinha") for n in ("duel", "more")}
    assert all(len(weights) == len(FEATURES) for weights in WEIGHTS.values())


@pytest.mark.parametrize("style", ["classic", "rapidinha"])
def test_even_a_short_search_beats_random(style: str) -> None:
    """Searches with eight simulations per decision, with the same deck for both, in both seats."""
    deck = sorted(ready.names["pt"] for ready in ready_decks(style))[0]
    for seat in range(2):
        s = GAME.new(GAME.configure({"format": style, "decks": [deck, deck]}), 900)
        bots: list[Any] = [make("random", 1), make("random", 2)]
        bots[seat] = Search(3, Settings(sims=8))
        while (decision := GAME.decision(s)) is not None:
            GAME.choose(s, s.options[ask_bot(bots[decision.seat], GAME, s, decision)])
        outcome = GAME.outcome(s)
        assert outcome is not None and outcome.winners == (seat,)


# --------------------------------------------------------------------- the fit


def test_known_weights_are_recovered() -> None:
    """The fit recovers known weights from random winners, and its chances are calibrated."""
    told, luck = [1.5, -0.7], 11
    data: list[conditional_logit.Position] = []
    for _ in range(1500):
        rolls = []
        for _ in range(7):
            n, luck = roll(luck, 1000)
            rolls.append(n / 500 - 1)
        each = [rolls[0:2], rolls[2:4], rolls[4:6]]
        first, second, _ = conditional_logit.win_chances(told, each)
        chance = (rolls[6] + 1) / 2
        data.append((each, (0,) if chance < first else (1,) if chance < first + second else (2,)))
    fitted = conditional_logit.fit(data[:1200], 2)
    assert fitted == pytest.approx(told, abs=0.3)
    check = fit_win_chance_conflictus.check(fitted, data[1200:])
    assert check.positions == 300 and check.loss < 1.0
    assert all(abs(chance - won) < 0.2 for chance, won, n in check.calibration() if n > 40)


def test_a_fitted_game_gives_a_position_for_every_turn() -> None:
    settings = {"format": "rapidinha", "decks": RAPIDINHA[:2]}
    found = fit_win_chance_conflictus.positions(settings, 3)
    assert len(found) > 5 and len({winners for _, winners in found}) == 1
    assert all(len(mine) == len(FEATURES) for each, _ in found for mine in each)
    assert fit_win_chance_conflictus.positions(settings, 3) == found
