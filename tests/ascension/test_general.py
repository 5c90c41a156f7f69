"""General principles (A-GEN)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.config import configure
from vigil.games.ascension.rules.game import GAME

SHAMANS = "wolf_shaman " * 6
PLENTY = "wolf_shaman " * 20  # a center deck without surprises


@pytest.mark.rule("A-GEN-01")
def test_the_text_of_a_card_beats_a_general_rule() -> None:
    # any row card may be banished, but the Avatar says that it cannot
    table = Scene(
        hand="seer_of_the_forked_path", row="avatar_of_the_fallen mephit " + "wolf_shaman " * 4, center=PLENTY
    )
    table.do("play seer_of_the_forked_path")
    assert "banish mephit" in table.options
    assert "banish avatar_of_the_fallen" not in table.options
    assert table.why("avatar_of_the_fallen") == "why-unbanishable"
    # an acquired card goes to the discard pile and is paid for, but Cetra says otherwise
    table = Scene(hand="cetra_weaver_of_stars", row="landtalker " + "mephit " * 5, center=PLENTY, deck="militia")
    table.do("play cetra_weaver_of_stars", "acquire landtalker")
    assert table.pile("deck") == ["militia", "landtalker"]
    assert table.pile("discard") == []


@pytest.mark.rule("A-GEN-02")
@pytest.mark.parametrize(("printed", "winner"), [("hedron_cannon", 0), ("socket_altar", 1)])
def test_tokens_and_printed_honor_both_count(printed: str, winner: int) -> None:
    table = Scene(active=1, pool=1, honor=3, discard=printed, them={"honor": 8, "power": 2, "hand": "apprentice"})
    table.do("defeat cultist", "end_turn")
    assert table.over
    outcome = GAME.outcome(table.s)
    assert outcome is not None
    assert outcome.scores == (3 + {"hedron_cannon": 8, "socket_altar": 6}[printed], 9)
    assert outcome.winners == (winner,)


@pytest.mark.rule("A-GEN-03")
def test_instructions_are_followed_from_top_to_bottom() -> None:
    # draw two, then banish: the drawn cards can be chosen
    table = Scene(hand="arbiter_of_the_precipice militia", deck="mystic apprentice")
    table.do("play arbiter_of_the_precipice")
    assert sorted(table.options) == ["banish apprentice", "banish militia", "banish mystic"]
    # discard, then draw two: the only card in hand goes, without a question
    table = Scene(hand="temple_librarian militia", deck="mystic apprentice")
    table.do("play temple_librarian")
    assert table.question == "menu"
    assert (table.pile("discard"), sorted(table.pile("hand"))) == (["militia"], ["apprentice", "mystic"])
    # 1 Honor, then the comparison: with 4 against 5 no opponent is ahead anymore
    table = Scene(row="sordid_asp " + "mephit " * 5, center=PLENTY, power=3, honor=4, them={"honor": 5})
    table.do("defeat sordid_asp")
    assert (table.me.honor, table.them.honor) == (5, 5)


@pytest.mark.rule("A-GEN-04")
def test_a_may_effect_can_be_declined_even_if_it_costs_nothing() -> None:
    table = Scene(hand="askara_of_fate", deck="militia militia", row=SHAMANS, center=PLENTY, them={"deck": "mystic"})
    table.do("play askara_of_fate")
    assert (table.asked, table.question) == (1, "may")  # it addresses the other player
    table.do("no")
    assert table.pile("hand", 1) == []
    assert (table.asked, table.options[-1]) == (0, "done")
    table.do("done")
    assert table.pile("row") == SHAMANS.split()
    assert table.question == "menu"


@pytest.mark.rule("A-GEN-05")
def test_an_effect_without_may_is_mandatory() -> None:
    table = Scene(hand="arbiter_of_the_precipice mystic", deck="landtalker muramasa")
    table.do("play arbiter_of_the_precipice")
    assert {option.split()[0] for option in table.options} == {"banish"}
    # only one card is there: it goes without a question
    table = Scene(hand="arbiter_of_the_precipice landtalker", row=SHAMANS)
    table.do("play arbiter_of_the_precipice")
    assert (table.question, table.pile("hand"), table.pile("void")) == ("menu", [], ["landtalker"])
    # a penalty cannot be declined either
    table = Scene(row="fire_tyrant " + "mephit " * 5, center=PLENTY, power=6, them={"hand": "mystic landtalker"})
    table.do("defeat fire_tyrant")
    assert (table.asked, sorted(table.options)) == (1, ["discard landtalker", "discard mystic"])


@pytest.mark.rule("A-GEN-06")
def test_impossible_parts_are_skipped_and_the_rest_continues() -> None:
    # draws one of two, discards one of two
    table = Scene(hand="hectic_scribe", deck="militia")
    table.do("play hectic_scribe")
    assert (table.question, table.pile("hand"), table.pile("discard")) == ("menu", [], ["militia"])
    # the draw fails, the banishing from the row is still offered
    table = Scene(hand="seer_of_the_forked_path", row=SHAMANS, center=PLENTY)
    table.do("play seer_of_the_forked_path")
    assert (table.question, table.options[-1]) == ("pick", "done")
    # one opponent has no construct, the other still loses one
    table = Scene(
        row="corrosive_widow " + "mephit " * 5, center=PLENTY, power=4, them=[{}, {"constructs": "shadow_star"}]
    )
    table.do("defeat corrosive_widow")
    assert (table.me.honor, table.pile("constructs", 2), table.question) == (3, [], "menu")


@pytest.mark.rule("A-GEN-07")
def test_an_if_you_do_effect_gives_nothing_if_nothing_was_done() -> None:
    table = Scene(hand="temple_librarian", deck="militia militia")
    assert table.do("play temple_librarian").pile("hand") == []
    table = Scene(hand="temple_librarian mystic", deck="militia militia")
    assert table.do("play temple_librarian").pile("hand") == ["militia", "militia"]
    table = Scene(hand="arha_sensei")
    assert (table.do("play arha_sensei").question, table.pile("hand")) == ("menu", [])
    table = Scene(hand="arha_sensei militia")
    assert sorted(table.do("play arha_sensei").options) == ["acquire heavy_infantry", "acquire mystic"]
    assert table.do("acquire mystic").pile("hand") == ["mystic"]


@pytest.mark.rule("A-GEN-08")
def test_the_owner_chooses_which_card_to_lose() -> None:
    table = Scene(row="corrosive_widow " + "mephit " * 5, center=PLENTY, power=4, constructs="the_grand_design",
                  them={"constructs": "shadow_star muramasa"})  # fmt: skip
    table.do("defeat corrosive_widow")
    assert (table.asked, sorted(table.options)) == (1, ["destroy muramasa", "destroy shadow_star"])
    table.do("destroy shadow_star")
    assert (table.pile("constructs", 1), table.pile("discard", 1)) == (["muramasa"], ["shadow_star"])
    assert table.pile("constructs") == ["the_grand_design"]
    # at random, without a question
    table = Scene(row="xeron_duke_of_lies " + "mephit " * 5, center=PLENTY, power=6, them={"hand": "mystic militia"})
    table.do("defeat xeron_duke_of_lies")
    assert (table.asked, table.question, len(table.me.hand), len(table.them.hand)) == (0, "menu", 1, 1)


@pytest.mark.rule("A-GEN-09")
def test_several_players_choose_in_turn_order_from_the_active_player() -> None:
    two: dict[str, Any] = {"hand": "mystic militia"}
    table = Scene(
        active=2, row="fire_tyrant " + "mephit " * 5, center=PLENTY, **two, them=[two, two | {"power": 6}, two]
    )
    table.do("defeat fire_tyrant")
    seats = []
    while table.question == "pick":
        seats.append(table.asked)
        table.do("discard mystic")
    assert seats == [3, 0, 1]  # the active player is not asked: the next one clockwise is first
    one: dict[str, Any] = {"deck": "mystic"}
    table = Scene(active=2, row=SHAMANS, center="askara_of_fate", **one, them=[one, one | {"runes": 3}, one])
    table.do("acquire wolf_shaman")
    seats = []
    while table.question == "may":
        seats.append(table.asked)
        table.do("yes")
    assert seats == [2, 3, 0, 1]


@pytest.mark.rule("A-GEN-10", "A-GEN-11")
def test_opponents_excludes_teammates_and_each_player_includes_everyone() -> None:
    three = [{"constructs": "shadow_star"} for _ in range(3)]
    widow = "corrosive_widow " + "mephit " * 5
    table = Scene(config={"mode": "teams"}, row=widow, center=PLENTY, power=4, constructs="muramasa", them=three)
    table.do("defeat corrosive_widow")
    assert [table.pile("constructs", seat) for seat in range(4)] == [["muramasa"], [], ["shadow_star"], []]
    table = Scene(row=widow, center=PLENTY, power=4, constructs="muramasa", them=three)
    table.do("defeat corrosive_widow")  # without teams all others are opponents
    assert [table.pile("constructs", seat) for seat in range(4)] == [["muramasa"], [], [], []]
    table = Scene(config={"mode": "teams"}, row=SHAMANS, center="askara_of_fate", runes=3, deck="militia",
                  them=[{"deck": "militia"}] * 3)  # fmt: skip
    table.do("acquire wolf_shaman", "yes", "yes", "yes", "yes")
    assert [table.pile("hand", seat) for seat in range(4)] == [["militia"]] * 4
    assert table.question == "menu"


@pytest.mark.rule("A-GEN-12")
def test_an_effect_is_finished_before_the_next_action() -> None:
    table = Scene(hand="arbiter_of_the_precipice militia mystic", deck="apprentice demon_slayer", runes=9, power=9,
                  constructs="muramasa", row=SHAMANS, center=PLENTY)  # fmt: skip
    table.do("play arbiter_of_the_precipice")
    assert {option.split()[0] for option in table.options} == {"banish"}
    assert table.why("end_turn") == "why-answer-first"
    assert table.why("play demon_slayer") == "why-answer-first"
    table.do("banish apprentice")
    assert {"play demon_slayer", "use muramasa", "defeat cultist", "end_turn"} <= set(table.options)
    # a reward with another player's choice in it: the active player has to wait, with the row full again
    table = Scene(row="corrosive_widow " + "mephit " * 5, center=PLENTY, power=9, hand="militia",
                  them={"constructs": "shadow_star muramasa"})  # fmt: skip
    table.do("defeat corrosive_widow")
    assert (table.asked, table.why("play militia", seat=0)) == (1, "why-not-your-decision")
    assert table.pile("row") == ["wolf_shaman"] + ["mephit"] * 5


@pytest.mark.rule("A-GEN-13")
def test_a_random_card_is_drawn_uniformly_from_the_hand() -> None:
    hand = "mystic militia apprentice landtalker"
    taken = Counter(
        Scene(row="xeron_duke_of_lies " + "mephit " * 5, center=PLENTY, power=6, seed=seed,
              them={"hand": hand, "deck": "muramasa", "discard": "muramasa"})
        .do("defeat xeron_duke_of_lies").pile("hand")[0]
        for seed in range(400)
    )  # fmt: skip
    assert set(taken) == set(hand.split())
    assert all(70 <= count <= 130 for count in taken.values()), taken


@pytest.mark.rule("A-GEN-14")
def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    cards = "mystic militia apprentice landtalker"
    orders = Counter(
        tuple(Scene(hand="master_dhartha", discard=cards, seed=seed).do("play master_dhartha").pile("hand"))
        for seed in range(1200)
    )
    assert set(orders) == set(permutations(cards.split(), 3))
    assert all(25 <= count <= 80 for count in orders.values()), orders  # 50 each are to be expected


@pytest.mark.rule("A-GEN-14")
def test_the_void_and_the_opening_decks_are_shuffled_uniformly() -> None:
    monsters = "mephit earth_tyrant sea_tyrant wind_tyrant"
    first = Counter(
        Scene(row=SHAMANS, void=monsters, runes=3, seed=seed).do("acquire wolf_shaman").pile("row")[0]
        for seed in range(400)
    )
    assert all(70 <= first[name] <= 130 for name in monsters.split()), first
    config = configure({"players": 2})
    on_top: Counter[int] = Counter()
    for seed in range(400):
        s = GAME.new(config, seed)
        assert [player.deck.faces for player in GAME.view(s, 0).players] == [(), ()]  # no player knows the order
        order = s.seats[1].deck + s.seats[1].hand[::-1]
        on_top.update(i for i, card in enumerate(order) if s.tables.slug[card] == "militia")
    assert all(55 <= on_top[place] <= 105 for place in range(10)), on_top  # 80 each are to be expected


@pytest.mark.rule("A-GEN-15")
def test_the_active_player_is_the_one_whose_turn_it_is() -> None:
    table = Scene(row="fire_tyrant " + "mephit " * 5, center=PLENTY, power=6, them=[{"hand": "mystic militia"}, {}])
    assert (table.s.active, table.asked) == (0, 0)
    table.do("defeat fire_tyrant")
    assert (table.s.active, table.asked) == (0, 1)  # being asked doesn't make it your turn
    table.do("discard mystic")
    turns = []
    for _ in range(4):
        view = GAME.view(table.s, None)
        turns.append((view.active, view.waiting_for))
        table.do("end_turn")
    assert turns == [(0, 0), (1, 1), (2, 2), (0, 0)]
