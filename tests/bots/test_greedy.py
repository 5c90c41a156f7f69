"""Greedy makes no obvious blunders, plays unknown cards, and beats random."""

from __future__ import annotations

import time
from typing import Any

import pytest

from kit.ascension import Scene
from vigil.bots.greedy import Greedy
from vigil.bots.random import Random
from vigil.games.ascension.cards import cards_in
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.state import BY_HONOR


def answer(table: Scene, seed: int = 1) -> str:
    """Return the name of greedy's choice."""
    decision = GAME.decision(table.s)
    assert decision is not None
    place = Greedy(seed).choose(GAME.view(table.s, decision.seat), decision)
    return table.options[place]


def play_turn(table: Scene) -> list[str]:
    """Return all of greedy's choices in a turn."""
    said: list[str] = []
    while not said or said[-1] != "end_turn":
        said.append(answer(table))
        table.do(said[-1])
    return said


def last_round(table: Scene) -> Scene:
    table.s.end_reason = BY_HONOR
    return table


OWN = "apprentice " * 8 + "militia militia"

# ------------------------------------------------------------------- the turn


def test_it_plays_its_hand_and_buys_before_it_ends_the_turn() -> None:
    table = Scene(hand="apprentice " * 4 + "militia", row="demon_slayer", deck=OWN)
    actions = play_turn(table)
    assert actions.count("play apprentice") == 4
    assert "play militia" in actions
    assert "acquire demon_slayer" in actions
    assert actions.index("acquire demon_slayer") > actions.index("play apprentice")


@pytest.mark.parametrize("runes", [2, 3, 5, 8])
def test_it_never_ends_a_turn_while_it_can_buy_something_good(runes: int) -> None:
    assert answer(Scene(runes=runes, discard=OWN, row="arha_initiate void_initiate")).startswith("acquire")


def test_it_draws_before_anything_else() -> None:
    table = Scene(hand="apprentice militia arha_initiate void_initiate", deck=OWN)
    assert answer(table) == "play arha_initiate"


def test_it_plays_a_construct_before_the_cards_that_trigger_it() -> None:
    table = Scene(hand="apprentice burrower_mark_ii wolf_shaman", deck=OWN)
    assert answer(table) == "play burrower_mark_ii"


def test_it_plays_good_heroes_before_it_copies_them() -> None:
    table = Scene(hand="twofold_askara apprentice emri_one_with_the_void", deck=OWN)
    actions = [answer(table)]
    table.do(actions[0])
    assert actions == ["play emri_one_with_the_void"] or actions == ["play apprentice"]
    while "play twofold_askara" not in actions:
        actions.append(answer(table))
        table.do(actions[-1])
    assert answer(table) == "copy emri_one_with_the_void"


def test_it_puts_a_hero_on_the_deck_before_it_draws() -> None:
    table = Scene(hand="arha_initiate druids_of_the_stone_circle", row="demon_slayer", deck=OWN)
    assert play_turn(table)[:4] == [
        "play druids_of_the_stone_circle",
        "acquire demon_slayer",
        "play arha_initiate",
        "play demon_slayer",
    ]


def test_it_uses_its_constructs() -> None:
    table = Scene(constructs="shadow_star the_all_seeing_eye", deck=OWN)
    assert {"use shadow_star", "use the_all_seeing_eye"} <= set(play_turn(table))


def test_it_fights_before_it_buys_since_rewards_pay() -> None:
    table = Scene(runes=2, power=3, row="samaels_trickster", discard=OWN)
    assert play_turn(table)[:2] == ["defeat samaels_trickster", "acquire mystic"]


# ------------------------------------------------------------------ spending


def test_power_is_spent_for_the_best_reward() -> None:
    assert (
        answer(Scene(power=4, row="mistake_of_creation corrosive_widow", discard=OWN)) == "defeat mistake_of_creation"
    )
    assert (
        answer(Scene(power=5, row="doom_weeper", discard=OWN)) == "defeat doom_weeper"
    )  # rather than the Cultist twice


def test_two_cards_together_may_be_worth_more_than_one() -> None:
    table = last_round(Scene(runes=9, row="hedron_cannon burrower_mark_ii the_grand_design"))
    bought = {word for word in play_turn(table) if word.startswith("acquire")}
    assert bought == {"acquire the_grand_design", "acquire burrower_mark_ii"}


def test_early_purchases_build_the_deck_and_late_ones_score() -> None:
    early = Scene(runes=4, row="demon_slayer rocket_courier_x_99", discard=OWN)
    assert answer(early) == "acquire demon_slayer"
    late = last_round(Scene(runes=4, row="demon_slayer rocket_courier_x_99", discard=OWN))
    assert answer(late) == "acquire rocket_courier_x_99"


def test_restricted_runes_are_spent() -> None:
    table = Scene(constructs="the_grand_design", runes=1, row="burrower_mark_ii", discard=OWN)
    assert play_turn(table)[:2] == ["use the_grand_design", "acquire burrower_mark_ii"]


def test_an_extra_turn_is_taken_if_it_is_worth_the_card() -> None:
    good = "emri_one_with_the_void landtalker flytrap_witch demon_slayer wolf_shaman "
    table = last_round(Scene(constructs="tablet_of_times_dawn", deck=good * 2, discard=good))
    assert answer(table) == "use tablet_of_times_dawn"
    rich = last_round(Scene(constructs="tablet_of_times_dawn", deck=good * 2, runes=6, row="landtalker"))
    assert answer(rich) == "acquire landtalker"  # what it can buy this turn comes first
    poor = last_round(Scene(constructs="tablet_of_times_dawn", deck="apprentice"))
    assert answer(poor) == "end_turn"


# -------------------------------------------------------------------- picking


def test_it_never_banishes_its_best_card() -> None:
    table = Scene(hand="arbiter_of_the_precipice landtalker", deck="apprentice muramasa", discard=OWN)
    table.do("play arbiter_of_the_precipice")
    assert answer(table) == "banish apprentice"
    table = Scene(hand="void_initiate", discard="landtalker mystic " + OWN)
    table.do("play void_initiate")
    assert answer(table) in ("banish apprentice", "banish militia")


def test_it_banishes_nothing_rather_than_something_good() -> None:
    table = Scene(hand="void_initiate", discard="landtalker emri_one_with_the_void muramasa")
    table.do("play void_initiate")
    assert answer(table) == "done"


def test_it_does_not_banish_its_last_income() -> None:
    table = Scene(hand="void_initiate", discard="apprentice apprentice", row="mephit")
    table.do("play void_initiate")
    assert answer(table) == "done"


def test_it_banishes_a_card_that_gives_honor_when_banished() -> None:
    table = last_round(Scene(hand="void_initiate", discard="deathseeker apprentice mystic"))
    table.do("play void_initiate")
    assert answer(table) == "banish deathseeker"


def test_it_discards_what_it_needs_least() -> None:
    table = Scene(hand="temple_librarian apprentice landtalker muramasa", deck=OWN)
    table.do("play temple_librarian")
    assert answer(table) == "discard apprentice"


def test_it_gives_up_its_weakest_construct() -> None:
    them = {"constructs": "shadow_star muramasa", "deck": OWN}
    table = Scene(power=4, row="corrosive_widow", them=them).do("defeat corrosive_widow")
    assert (table.asked, answer(table)) == (1, "destroy shadow_star")


def test_it_keeps_its_best_construct() -> None:
    them = {"constructs": "shadow_star muramasa snapdragon", "deck": OWN}
    table = Scene(power=5, row="sea_tyrant", them=them).do("defeat sea_tyrant")
    assert (table.asked, answer(table)) == (1, "keep muramasa")


def test_it_does_not_banish_what_it_is_about_to_buy() -> None:
    table = Scene(hand="seer_of_the_forked_path", runes=6, row="landtalker cultist", deck=OWN)
    table.do("play seer_of_the_forked_path")
    assert answer(table) != "banish landtalker"


def test_it_names_a_known_card_or_the_most_likely_one() -> None:
    table = Scene(hand="great_omen_raven", deck="militia apprentice apprentice mystic")
    assert answer(table.do("play great_omen_raven")) == "name apprentice"
    table = Scene(hand="great_omen_raven druids_of_the_stone_circle", deck=OWN, row="demon_slayer")
    table.do("play druids_of_the_stone_circle", "acquire demon_slayer", "play great_omen_raven")
    assert answer(table) == "name demon_slayer"


def test_it_steals_from_the_leader() -> None:
    them: list[dict[str, Any]] = [{"honor": 9}, {"honor": 9, "constructs": "hedron_cannon"}, {"honor": 9}]
    table = Scene(power=3, row="sordid_asp", them=them).do("defeat sordid_asp")
    assert answer(table) == "steal 3"


def test_it_takes_honor_if_it_cannot_buy_more() -> None:
    table = last_round(Scene(hand="lunar_stag", deck=OWN)).do("play lunar_stag")
    assert answer(table) == "choose 2"


def test_it_says_yes_to_a_free_card() -> None:
    table = Scene(hand="askara_of_fate", deck=OWN, them={"deck": OWN}).do("play askara_of_fate")
    assert (table.asked, answer(table)) == (1, "yes")


def test_in_solo_it_takes_cards_samael_would_get() -> None:
    row = "burrower_mark_ii mephit mephit mephit mephit burrower_mark_ii"
    table = last_round(Scene(config={"mode": "solo"}, runes=3, row=row, discard=OWN))
    decision = GAME.decision(table.s)
    assert decision is not None
    chosen = decision.options[Greedy(1).choose(GAME.view(table.s, 0), decision)]
    assert chosen.card == table.s.row[5]


# --------------------------------------------------------- custom cards

OWN_CARDS = cards_in(
    """
[[card]]
name = "Moon Well"
kind = "hero"
cost = 2
effect = "seq(draw(2), gain(honor, 2))"

[[card]]
name = "Bad Bargain"
kind = "hero"
cost = 0
effect = "discard(3)"

[[card]]
name = "Paper Tiger"
kind = "monster"
cost = 3
effect = "gain(honor, 9)"

[[card]]
name = "Mint"
kind = "construct"
cost = 4
abilities = ["gain(runes, 3)"]
"""
)


def with_own(**scene: Any) -> Scene:
    return Scene(config={"cards": list(OWN_CARDS)}, **scene)


def test_it_buys_and_plays_an_unknown_card() -> None:
    assert answer(with_own(runes=2, row="moon_well void_initiate", discard=OWN)) == "acquire moon_well"
    assert answer(with_own(runes=4, row="mint demon_slayer", discard=OWN)) == "acquire mint"
    assert answer(with_own(hand="moon_well apprentice", deck=OWN)) == "play moon_well"


def test_it_pays_power_for_an_ability() -> None:
    pump = {"name": "Pump", "kind": "construct", "abilities": ["Pay(power, 1, draw(2))"]}
    table = Scene(config={"cards": [pump]}, constructs="pump", power=1, deck=OWN)
    assert answer(table) == "use pump"


def test_it_does_not_play_cards_that_only_help_others() -> None:
    gift = {"name": "Gift", "kind": "hero", "effect": "each_opponent(gain(honor, 5))"}
    assert answer(Scene(config={"cards": [gift]}, hand="gift", deck=OWN)) == "end_turn"


def test_it_recognizes_a_bad_unknown_card() -> None:
    assert answer(with_own(runes=0, row="bad_bargain", discard=OWN)) == "end_turn"
    table = with_own(hand="bad_bargain landtalker emri_one_with_the_void mystic", deck=OWN)
    actions = play_turn(table)
    assert actions[-2:] == ["play bad_bargain", "end_turn"] or "play bad_bargain" not in actions


def test_it_defeats_an_unknown_monster_for_its_reward() -> None:
    assert answer(with_own(power=3, row="mephit paper_tiger", discard=OWN)) == "defeat paper_tiger"


def test_a_card_with_many_choices_is_fast() -> None:
    effect = "gain(honor, 1)"
    for _ in range(9):
        effect = f"banish(hand, discard, may=True, then={effect})"
    maze = {"name": "Maze", "kind": "hero", "effect": effect}
    table = Scene(config={"cards": [maze]}, hand="maze " + OWN, discard=OWN + " mystic heavy_infantry landtalker")
    begun = time.perf_counter()
    table.do("play maze")
    answer(table)
    assert time.perf_counter() - begun < 1.0  # it takes milliseconds, while trying all combinations would take hours


# ------------------------------------------------------------------- strength


def wins(games: int, **settings: Any) -> int:
    """Return how many games greedy wins against random, in every seat in turn."""
    config = GAME.configure(settings)
    won = 0
    for game in range(games):
        s = GAME.new(config, 100 + game)
        mine = game % config.players
        bots = [Greedy(game) if seat == mine else Random(game) for seat in range(config.players)]
        while (decision := GAME.decision(s)) is not None:
            place = bots[decision.seat].choose(GAME.view(s, decision.seat), decision)
            GAME.choose(s, GAME.options(s)[place])
        ended = GAME.outcome(s)
        assert ended is not None
        won += ended.places[mine] == 1
    return won


def test_it_beats_random() -> None:
    assert wins(20, players=2) + wins(20, players=2, sets="both") >= 34


def test_it_beats_random_with_more_players() -> None:
    assert wins(8, players=4, sets="both") >= 6
