"""Sources: playing them, paying with them, and getting them back (C-SOURCE)."""

from __future__ import annotations

import pytest

from kit.conflictus import MAINTENANCE, SACRIFICE, Scene
from vigil.games.conflictus.cards import cards_in

DROP = "play_source fonte_de_luz"
CARDS = cards_in("""
set = "t"

[[card]]
name = "Semear"
number = 201
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("put", Pick([mortis], which(source))))'

[[card]]
name = "Colher"
number = 202
kind = "amulet"
faction = "neutral"
effect = "spell(Search(which(source), free))"

[[card]]
name = "Secar"
number = 203
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("destroy", Target()), a_card(which(source)))'

[[card]]
name = "Seca"
number = 209
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("destroy", All(table, which(source))))'

[[card]]
name = "Dizimo"
number = 210
kind = "amulet"
faction = "neutral"
effect = 'spell(each_player(Do("sacrifice", Pick([table], which(source)))))'

[[card]]
name = "Permuta"
number = 211
kind = "relic"
faction = "neutral"
abilities = ["Activated(Draw(1), Cost(sources=1, sacrifice=which(source)))"]

[[card]]
name = "Ruir"
number = 204
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("destroy", All(table, which(fixed))))'

[[card]]
name = "Estaca"
number = 205
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("destroy", Target()), a_card(which(warrior)))'

[[card]]
name = "Altar"
number = 206
kind = "relic"
faction = "neutral"
cost = 1
abilities = ["Activated(Draw(1), Cost(sources=1))"]

[[card]]
name = "Lanterna"
number = 207
kind = "equipment"
faction = "neutral"
rules = ['StatBonus(set, attack=InSet("sources"))']

[[card]]
name = "Apagar"
number = 208
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("remove", Target()), a_card(which(fixed)))'
""")


@pytest.mark.rule("C-SOURCE-01")
def test_a_player_can_play_one_source_in_their_own_main_phase() -> None:
    t = Scene(you={"hand": "2L 1S"})
    t.do(DROP)
    assert not t.can(DROP) and not t.can("play_source fonte_de_sombra")
    assert t.why("play_source fonte_de_luz") == "why-source-played"


@pytest.mark.rule("C-SOURCE-01", "C-SOURCE-04")
@pytest.mark.parametrize("phase", ["maintenance", "attack", "block", "sacrifice"])
def test_no_source_can_be_played_outside_a_main_phase(phase: str) -> None:
    t = Scene(you={"hand": "1L", "mons": "20L"}, them={"hand": "1L", "mons": "20L"}, phase=MAINTENANCE)
    t.to(phase)
    assert t.phase == phase and not t.can(DROP)
    t.pass_()
    assert t.phase == phase and t.asked == 1 and not t.can(DROP)


@pytest.mark.rule("C-SOURCE-02")
def test_a_player_can_play_one_source_in_an_opponents_main_phase() -> None:
    t = Scene(them={"hand": "3L"}, you={"hand": "1L"})
    t.pass_().do(DROP)
    assert t.asked == 1 and not t.can(DROP)
    t.pass_()
    assert t.asked == 0 and t.can(DROP)  # one player's source doesn't count for the other
    t.to("sacrifice").to("main")
    assert t.s.active == 1
    t.do(DROP)  # the one of the player's own turn is extra
    assert t.pile("free", 1) == ["fonte_de_luz"] * 2 and not t.can(DROP)
    t.to("sacrifice").to("main").pass_()
    assert t.s.active == 0 and t.asked == 1 and t.can(DROP)  # and another in the opponent's next turn


@pytest.mark.rule("C-SOURCE-03")
def test_with_three_players_one_source_can_be_played_on_all_opponents_turns_together() -> None:
    t = Scene(you={"hand": "5L"}, them=[{}, {}], active=1)
    assert t.asked == 1
    t.pass_(2).do(DROP)  # seat 0 in the main phase of seat 1
    t.to("sacrifice").to("main")
    assert t.s.active == 2
    t.pass_()
    assert t.asked == 0 and not t.can(DROP)  # seat 2's turn: already used
    t.to("sacrifice").to("main")
    assert t.s.active == 0
    t.do(DROP)
    t.to("sacrifice").to("main")
    t.pass_(2)
    assert (t.s.active, t.asked) == (1, 0) and t.can(DROP)  # available again in the player's own turn


@pytest.mark.rule("C-SOURCE-03")
def test_the_source_allowance_can_be_saved_for_the_last_opponent_of_the_cycle() -> None:
    t = Scene(you={"hand": "5L"}, them=[{}, {}], active=1)
    t.to("sacrifice").to("main").pass_()
    assert (t.s.active, t.asked) == (2, 0)
    t.do(DROP)
    assert not t.can(DROP)


@pytest.mark.rule("C-SOURCE-04", "C-SOURCE-05")
def test_a_source_can_be_played_while_an_item_waits() -> None:
    t = Scene(you={"hand": "adoecer 1L", "free": "1S"}, them={"sets": ["1L: mago_iluminado"], "hand": "1L"})
    t.do("play adoecer")
    assert t.can(DROP)
    t.pass_()
    assert t.asked == 1 and t.transition == ["card adoecer"]
    t.do(DROP)
    assert t.pile("free", 1) == ["fonte_de_luz"] and t.transition == ["card adoecer"]


@pytest.mark.rule("C-SOURCE-06")
def test_players_cannot_respond_to_a_source() -> None:
    """It takes effect at once. Its player keeps priority, and all must pass again."""
    t = Scene(you={"hand": "1L mago_iluminado"}, them={"hand": "1S"})
    t.do(DROP)
    assert t.transition == [] and t.pile("free") == ["fonte_de_luz"] and t.asked == 0
    t.pass_().do("play_source fonte_de_sombra")
    assert t.asked == 1
    t.pass_()
    assert t.phase == "main" and t.asked == 0  # seat 0 passed, but before the source


@pytest.mark.rule("C-SOURCE-07")
def test_a_source_from_hand_mons_or_mortis_enters_the_free_area() -> None:
    t = Scene(you={"hand": "1L semear colher", "mortis": "1S", "mons": "1S 4L"}, cards=CARDS)
    t.do(DROP)
    assert t.pile("free") == ["fonte_de_luz"]
    t.do("play semear").all_pass()
    assert t.pile("free") == ["fonte_de_luz", "fonte_de_sombra"] and t.pile("mortis") == []
    t.do("play colher").all_pass()
    t.do("find fonte_de_sombra")
    assert t.pile("free") == ["fonte_de_luz", "fonte_de_sombra", "fonte_de_sombra"]
    assert t.pile("mons") == ["fonte_de_luz"] * 4
    assert [group for group in t.sets() if "fonte" in group] == []


@pytest.mark.rule("C-SOURCE-08")
def test_a_source_can_pay_at_once() -> None:
    t = Scene(you={"hand": "1L mago_iluminado"})
    assert not t.can("play mago_iluminado")
    t.do(DROP, "play mago_iluminado").all_pass()
    assert t.sets() == ["1L: mago_iluminado"]


@pytest.mark.rule("C-SOURCE-09", "C-SOURCE-10")
def test_free_sources_pay_for_every_class_and_are_bound_to_the_card() -> None:
    t = Scene(you={"hand": "adoecer mago_iluminado calice_de_forca escudo_protetor", "free": "3L 3S"})
    t.do("play mago_iluminado", "pay_auto")
    assert len(t.pile("free")) == 5 and t.sets() == []  # with the card on the transition
    t.all_pass()
    t.do("play adoecer").all_pass()  # kills nothing that matters here
    assert "1S: adoecer" in t.sets() and t.pile("mortis") == ["mago_iluminado"]
    t.do("play calice_de_forca", "pay_manually", "pay_light", "pay_shadow", "done").all_pass()
    assert "1L 1S: calice_de_forca" in t.sets()
    t = Scene(you={"hand": "escudo_protetor", "free": "1S", "sets": [": mago_iluminado"]})
    t.do("play escudo_protetor").all_pass()
    assert t.sets() == ["1S: mago_iluminado + escudo_protetor"] and t.pile("free") == []


@pytest.mark.rule("C-SOURCE-09", "C-SOURCE-17")
def test_a_source_that_paid_for_an_ability_is_spent() -> None:
    t = Scene(you={"free": "2S", "sets": ["1L: altar"]}, cards=CARDS)
    t.do("use altar")
    assert t.pile("free") == t.pile("spent") == ["fonte_de_sombra"]
    assert t.sets() == ["1L: altar"]  # it belongs to no set
    t.to("sacrifice")
    assert t.pile("spent") == ["fonte_de_sombra"]
    t.to("maintenance")
    assert t.s.active == 1 and t.pile("spent") == [] and t.pile("free") == ["fonte_de_sombra"] * 2


@pytest.mark.rule("C-SOURCE-17")
def test_a_spent_source_does_not_count_for_the_set_of_the_ability() -> None:
    t = Scene(you={"free": "1L", "sets": ["2L: mago_iluminado + lanterna", "1L: lupa_de_prisma"]}, cards=CARDS)
    t.do("use lupa_de_prisma").all_pass()
    assert t.stats("mago_iluminado") == (2, 2, 2)
    assert t.sets() == ["2L: mago_iluminado + lanterna", "1L: lupa_de_prisma"]


@pytest.mark.rule("C-SOURCE-11", "C-SOURCE-13")
@pytest.mark.parametrize("amulet, pile", [("estaca", "mortis"), ("apagar", "exterminatus")])
def test_a_source_whose_card_left_waits_for_the_next_maintenance(amulet: str, pile: str) -> None:
    t = Scene(you={"hand": f"{amulet} mago_iluminado", "sets": ["2L: fhaonna"]}, cards=CARDS)
    t.do(f"play {amulet}").all_pass()
    assert t.pile(pile) == ["fhaonna"]
    assert t.pile("free") == [] and not t.can("play mago_iluminado")  # not this turn
    t.to("sacrifice")
    assert t.pile("free") == []
    t.to("maintenance")
    assert t.s.active == 1 and t.pile("free") == ["fonte_de_luz"] * 2  # the opponent's maintenance is enough


@pytest.mark.rule("C-SOURCE-12")
def test_loose_sources_of_all_players_are_free_at_the_start_of_every_maintenance() -> None:
    t = Scene(
        you={"spent": "1L", "sets": ["1S: mago_iluminado"]}, them=[{"spent": "1S"}, {"spent": "2L"}], phase=SACRIFICE
    )
    t.to("maintenance")
    assert t.s.active == 1
    assert t.pile("free", 0) == ["fonte_de_luz"]
    assert t.pile("free", 1) == ["fonte_de_sombra"]
    assert t.pile("free", 2) == ["fonte_de_luz"] * 2
    assert [t.pile("spent", seat) for seat in range(3)] == [[], [], []]
    assert t.sets() == ["1S: mago_iluminado"]  # bound sources stay


@pytest.mark.rule("C-SOURCE-12")
def test_sources_are_free_before_anyone_acts_in_the_maintenance() -> None:
    t = Scene(you={"hand": "adoecer", "spent": "1S", "sets": [": mago_iluminado"]}, phase=SACRIFICE, active=1)
    assert not t.can("play adoecer")
    t.to("maintenance")
    assert t.asked == 0 and t.can("play adoecer")


@pytest.mark.rule("C-SOURCE-14")
def test_sources_of_an_amulet_are_free_again_on_the_next_turn_of_any_player() -> None:
    t = Scene(you={"hand": "adoecer adoecer", "free": "1S", "sets": ["1L: aprendiz_de_avatar"]})
    t.do("play adoecer").all_pass()
    assert not t.can("play adoecer")
    t.to("sacrifice").to("maintenance")
    assert t.s.active == 1 and t.pile("mortis") == ["aprendiz_de_avatar", "adoecer"]
    t = Scene(
        you={"hand": "clarao_subito clarao_subito", "free": "1L", "sets": ["1L: aprendiz_de_avatar"]},
        them={"mons": "9L"},
    )
    t.do("play clarao_subito").all_pass()
    t.to("sacrifice").to("maintenance").pass_()
    assert t.s.active == 1 and t.asked == 0
    t.do("play clarao_subito").all_pass()  # the same source, in the opponent's turn
    assert "1L: clarao_subito" in t.sets()


@pytest.mark.rule("C-SOURCE-15")
def test_sources_stay_bound_while_their_set_has_another_card() -> None:
    t = Scene(
        you={"hand": "estaca", "sets": ["2L: fhaonna + escudo_protetor", "1L: mago_iluminado"], "mons": "20L"},
        cards=CARDS,
    )
    t.do("play estaca", "target fhaonna").all_pass()
    for _ in range(4):
        t.to("sacrifice").to("main")
        assert t.sets() == ["2L: escudo_protetor", "1L: mago_iluminado"] and t.pile("free") == []


@pytest.mark.rule("C-SOURCE-16")
def test_paying_does_not_send_sources_to_the_mortis() -> None:
    t = Scene(you={"hand": "clarao_subito mago_iluminado altar", "free": "4L"}, cards=CARDS)
    t.do("play mago_iluminado", "pay_auto").all_pass()
    t.do("play altar").all_pass()
    t.do("play clarao_subito").all_pass()
    t.do("use altar").all_pass()
    t.to("sacrifice").do("sacrifice mago_iluminado").to("maintenance").to("sacrifice").to("maintenance")
    assert t.pile("mortis") == ["mago_iluminado", "clarao_subito"]
    assert t.pile("free") == ["fonte_de_luz"] * 3 and t.sets() == ["1L: altar"]


@pytest.mark.rule("C-SOURCE-16", "C-SOURCE-13")
def test_sources_of_a_canceled_card_wait_on_the_table() -> None:
    t = Scene(
        you={"hand": "adoecer", "free": "1S", "sets": ["1L: mago_iluminado"]},
        them={"hand": "palavra_cortada", "free": "2S"},
    )
    t.do("play adoecer").pass_().do("play palavra_cortada").all_pass()
    assert t.pile("mortis") == ["adoecer"] and t.pile("spent") == ["fonte_de_sombra"] and t.pile("free") == []
    t.to("sacrifice").to("maintenance")
    assert t.pile("free") == ["fonte_de_sombra"]


@pytest.mark.rule("C-SOURCE-18")
def test_sources_are_not_moved_added_or_withdrawn() -> None:
    """Besides passing and playing cards, players can't do anything with a free or bound source."""
    t = Scene(you={"hand": "1L", "free": "3L", "sets": ["2L: mago_iluminado", "1L: calice_de_forca"], "spent": "1S"})
    assert t.options == [DROP, "pass"]
    t.do(DROP)
    assert t.options == ["pass"]
    t.to("attack")
    assert t.options == ["pass"]
    # a new card needs free sources, never those of another set
    t = Scene(you={"hand": "calice_de_forca", "free": "1L", "sets": ["2L: mago_iluminado"]})
    assert not t.can("play calice_de_forca")


@pytest.mark.rule("C-SOURCE-19")
def test_a_source_put_into_play_by_an_effect_uses_no_allowance() -> None:
    t = Scene(you={"hand": "1L semear semear", "mortis": "2S"}, cards=CARDS)
    t.do("play semear").all_pass()
    t.do(DROP)  # still allowed
    t.do("play semear").all_pass()  # and the other way round
    assert sorted(t.pile("free")) == ["fonte_de_luz", "fonte_de_sombra", "fonte_de_sombra"]
    t = Scene(you={}, them={"hand": "2L semear", "mortis": "1S"}, cards=CARDS)
    t.pass_().do(DROP, "play semear").all_pass()  # C-EDGE-18: both are fine for the other player too
    assert sorted(t.pile("free", 1)) == ["fonte_de_luz", "fonte_de_sombra"]


@pytest.mark.rule("C-SOURCE-20")
def test_a_loose_source_is_not_a_set() -> None:
    t = Scene(you={"hand": "estaca escudo_protetor mago_iluminado", "free": "1L", "sets": ["1L: fhaonna"]}, cards=CARDS)
    t.do("play estaca").all_pass()
    assert not t.can("play escudo_protetor")  # nothing to join
    t.do("play mago_iluminado").all_pass()
    assert "1L: mago_iluminado" in t.sets()  # it can't join a set: a new set with the free source


@pytest.mark.rule("C-SOURCE-21")
def test_the_sacrifice_phase_cannot_touch_free_sources() -> None:
    t = Scene(you={"free": "1S", "sets": ["1L: mago_iluminado"]}, phase=SACRIFICE)
    assert t.options == ["sacrifice mago_iluminado", "sacrifice fonte_de_luz", "pass"]


@pytest.mark.rule("C-SOURCE-21")
def test_an_effect_affects_free_sources_only_if_it_says_source() -> None:
    t = Scene(you={"hand": "ruir apagar"}, them={"free": "1L", "sets": ["1S: mago_iluminado"]}, cards=CARDS)
    t.do("play apagar")
    assert t.question == "priority"  # the warrior is the only choice
    assert t.s.transition[-1].targets[0][1] == t.card("mago_iluminado")
    t = Scene(you={"hand": "ruir"}, them={"free": "1L", "sets": ["1S: mago_iluminado"]}, cards=CARDS)
    t.do("play ruir").all_pass()
    assert t.pile("free", 1) == ["fonte_de_luz"] and not t.on_table("mago_iluminado")


@pytest.mark.rule("C-SOURCE-21")
def test_a_text_that_says_source_destroys_a_free_one() -> None:
    t = Scene(you={"hand": "secar"}, them={"free": "1L", "sets": ["1S: mago_iluminado"]}, cards=CARDS)
    t.do("play secar")
    assert sorted(t.options) == ["target fonte_de_luz", "target fonte_de_sombra"]
    t.do("target fonte_de_luz").all_pass()
    assert t.pile("free", 1) == [] and t.pile("mortis", 1) == ["fonte_de_luz"]
    assert t.sets(1) == ["1S: mago_iluminado"]


@pytest.mark.rule("C-SOURCE-21")
def test_all_sources_includes_free_loose_and_bound_sources_of_every_player() -> None:
    t = Scene(
        you={"hand": "seca", "free": "1L", "spent": "1S", "sets": ["1L: mago_iluminado"]},
        them={"free": "2S", "sets": ["1S: mago_iluminado"]},
        cards=CARDS,
    )
    t.do("play seca").all_pass()
    assert sorted(t.pile("mortis")) == ["fonte_de_luz", "fonte_de_luz", "fonte_de_sombra"]
    assert t.pile("mortis", 1) == ["fonte_de_sombra"] * 3
    assert t.sets() == [": mago_iluminado", ": seca"] and t.sets(1) == [": mago_iluminado"]
    assert t.pile("free") == t.pile("spent") == t.pile("free", 1) == []


@pytest.mark.rule("C-SOURCE-21")
def test_a_text_that_sacrifices_a_source_can_take_a_free_one() -> None:
    t = Scene(you={"hand": "dizimo", "free": "1L", "sets": ["1S: mago_iluminado"]}, them={"free": "1S"}, cards=CARDS)
    t.do("play dizimo").all_pass()
    assert t.asked == 0 and sorted(t.options) == ["sacrifice fonte_de_luz", "sacrifice fonte_de_sombra"]
    t.do("sacrifice fonte_de_luz")
    assert t.pile("free") == [] and t.pile("mortis") == ["fonte_de_luz"]
    assert t.pile("free", 1) == [] and t.pile("mortis", 1) == ["fonte_de_sombra"]  # it was the only one


@pytest.mark.rule("C-SOURCE-21")
def test_a_cost_can_sacrifice_a_free_source_but_not_the_same_one_twice() -> None:
    assert not Scene(you={"free": "1L", "sets": [": permuta"]}, cards=CARDS).can("use permuta")
    t = Scene(you={"free": "2L", "sets": [": permuta"]}, cards=CARDS)
    t.do("use permuta")
    assert t.pile("free") == [] and t.pile("spent") == t.pile("mortis") == ["fonte_de_luz"]
