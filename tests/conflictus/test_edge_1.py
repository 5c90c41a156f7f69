"""Edge cases of sources, costs, sets and piling."""

from __future__ import annotations

import pytest

from kit.cards import amulet, equipment, warrior
from kit.conflictus import SACRIFICE, Scene

CARDS = (
    warrior("Plain"),
    warrior("Other"),
    warrior("Flash", "1/1/1", "surprise"),
    *(warrior(f"Light {n}", "1/1/1", faction="light", cost=n) for n in (2, 3, 4, 5, 6)),
    *(warrior(f"Shadow {n}", "1/1/1", faction="shadow", cost=n) for n in (2, 4, 5)),
    *(warrior(f"Grey {n}", "1/1/1", cost=n) for n in (2, 4, 5)),
    warrior("Bargain", "1/1/1", "reduction", faction="light", cost=4),
    equipment("Light Belt", faction="light", cost=1),
    equipment("Light Mail", faction="light", cost=2),
    equipment("Light Plate", faction="light", cost=3),
    equipment("Shadow Belt", faction="shadow", cost=1),
    equipment("Grey Belt", cost=1),
    amulet("Slay", 'spell(Do("destroy", Target()), a_card(which(warrior)))'),
    amulet("Undo", 'spell(Do("cancel", Target()), an_item())'),
    amulet("Poke", "spell(Damage(1, Target()), a_card(which(warrior)))"),
    amulet("Rest", "spell(Draw(1))"),
    amulet("Spring", 'spell(Do("put", Pick([hand], which(source))))'),
    amulet("Dear Rest", "spell(Draw(1))", faction="light", cost=1),
)


@pytest.mark.rule("C-EDGE-01")
def test_a_pile_of_costs_1_and_2_on_one_source_supports_4_or_5_with_a_second_source() -> None:
    start = {"hand": "aprendiz_de_avatar light_4", "sets": ["1L: mago_iluminado"]}
    t = Scene(you=start, cards=CARDS)
    assert not t.can("play light_4")
    t.do("play aprendiz_de_avatar").pass_(2)
    assert t.sets() == ["1L: mago_iluminado / aprendiz_de_avatar"], "no source was added"
    t.do("play light_4").pass_(2)  # the apprentice has Accumulate
    assert t.sets() == ["1L: mago_iluminado / aprendiz_de_avatar / light_4"]

    grown = ["1L: mago_iluminado / aprendiz_de_avatar"]
    assert not Scene(you={"hand": "light_5", "sets": grown}, cards=CARDS).can("play light_5")
    t = Scene(you={"hand": "light_5 light_6", "free": "1L", "sets": grown}, cards=CARDS)
    assert not t.can("play light_6")
    t.do("play light_5").pass_(2)
    assert t.sets() == ["2L: mago_iluminado / aprendiz_de_avatar / light_5"]


@pytest.mark.rule("C-EDGE-02")
@pytest.mark.parametrize(
    ("card", "may"), [("light_3", True), ("light_4", False), ("light_mail", True), ("light_plate", False)]
)
def test_warriors_count_toward_warriors_but_not_equipment(card: str, may: bool) -> None:
    t = Scene(you={"hand": card, "free": "1L", "sets": ["1L: mago_iluminado"]}, cards=CARDS)
    assert t.can(f"play {card}") is may
    if may:
        t.do(f"play {card}").pass_(2)
        assert t.sets()[0].startswith("2L: mago_iluminado")


@pytest.mark.rule("C-EDGE-03")
def test_shadow_sources_do_not_count_for_a_light_warrior() -> None:
    pile = ["2S: shadow_2"]
    assert not Scene(you={"hand": "light_2", "free": "1L 3S", "sets": pile}, cards=CARDS).can("play light_2")
    t = Scene(you={"hand": "light_2", "free": "2L", "sets": pile}, cards=CARDS)
    t.do("play light_2", "add_to_set shadow_2").pass_(2)
    assert t.sets() == ["2L 2S: shadow_2 / light_2"]

    both = ["2L 2S: shadow_2 / light_2"]
    for card, may in (("shadow_4", True), ("shadow_5", False), ("light_4", True), ("light_5", False)):
        assert Scene(you={"hand": card, "sets": both}, cards=CARDS).can(f"play {card}") is may, card


@pytest.mark.rule("C-EDGE-04")
def test_a_neutral_warrior_beneath_counts_only_for_neutral_warriors() -> None:
    pile = ["2L: grey_2"]
    assert not Scene(you={"hand": "light_3", "sets": pile}, cards=CARDS).can("play light_3")
    t = Scene(you={"hand": "light_3", "free": "1L", "sets": pile}, cards=CARDS)
    t.do("play light_3").pass_(2)
    assert t.sets() == ["3L: grey_2 / light_3"]
    t = Scene(you={"hand": "grey_4 grey_5", "sets": pile}, cards=CARDS)
    assert t.can("play grey_4") and not t.can("play grey_5")


@pytest.mark.rule("C-EDGE-05")
def test_reduction_counters_lower_what_a_warrior_counts_in_a_pile() -> None:
    t = Scene(you={"hand": "bargain light_2 light_3", "free": "1L"}, cards=CARDS)
    t.do("play bargain", "reduce 3").pass_(2)
    assert t.sets() == ["1L: bargain"]
    t.to("maintenance").to("main").pass_()
    assert t.can("play light_2") and not t.can("play light_3"), "one source and a cost of 1"


@pytest.mark.rule("C-EDGE-06")
def test_a_set_founded_this_turn_can_grow_in_the_opponents_main_phase() -> None:
    t = Scene(you={"hand": "mago_iluminado light_2", "free": "1L"}, cards=CARDS)
    t.do("play mago_iluminado").pass_(2)
    assert not t.can("play light_2")
    t.to("maintenance").to("main")
    assert t.s.active == 1
    t.pass_().do("play light_2").pass_(2)
    assert t.sets() == ["1L: mago_iluminado / light_2"]


@pytest.mark.rule("C-EDGE-07")
def test_accumulate_on_accumulate_allows_a_third_warrior_but_no_fourth() -> None:
    t = Scene(you={"hand": "escudeiro_da_alvorada aprendiz_de_avatar light_2 light_3", "free": "1L"}, cards=CARDS)
    for card in ("escudeiro_da_alvorada", "aprendiz_de_avatar", "light_2"):
        t.do(f"play {card}").pass_(2)
    assert t.sets() == ["1L: escudeiro_da_alvorada / aprendiz_de_avatar / light_2"]
    assert not t.can("play light_3")


@pytest.mark.rule("C-EDGE-08")
def test_the_limit_stays_used_when_the_accumulating_warrior_dies() -> None:
    t = Scene(you={"hand": "escudeiro_da_alvorada light_2 slay", "sets": ["1L: mago_iluminado"]}, cards=CARDS)
    t.do("play escudeiro_da_alvorada").pass_(2)
    assert t.can("play light_2")
    t.do("play slay").pass_(2)
    assert t.sets()[0] == "1L: mago_iluminado" and not t.can("play light_2")


@pytest.mark.rule("C-EDGE-09")
def test_a_warrior_about_to_be_covered_cannot_be_targeted() -> None:
    t = Scene(
        you={"hand": "light_2", "sets": ["1L: mago_iluminado"]}, them={"hand": "adoecer", "free": "1S"}, cards=CARDS
    )
    t.do("play light_2").pass_()
    assert t.asked == 1 and t.options == ["pass"]

    t = Scene(
        you={"hand": "light_2", "sets": ["1L: mago_iluminado"]},
        them={"hand": "adoecer", "free": "1S", "sets": [": plain"]}, cards=CARDS,
    )  # fmt: skip
    t.do("play light_2").pass_().do("play adoecer")
    assert t.s.transition[-1].targets[0][1] == t.card("plain"), "only the other warrior can be targeted"


@pytest.mark.rule("C-EDGE-10")
def test_no_warrior_can_be_piled_on_a_target_but_a_new_set_can_be_founded() -> None:
    t = Scene(
        you={"hand": "adoecer", "free": "1S"},
        them={"hand": "light_2 flash", "sets": ["1L: mago_iluminado"]},
        cards=CARDS,
    )
    t.do("play adoecer").pass_()
    assert t.options == ["play flash", "pass"], "the Light warrior could only be piled"
    t.do("play flash")
    assert t.s.transition[-1].set == -1
    t.pass_(2)
    assert t.sets(1) == ["1L: mago_iluminado", ": flash"]


@pytest.mark.rule("C-EDGE-11")
def test_piling_stays_illegal_until_the_transition_is_empty() -> None:
    t = Scene(you={"hand": "rest poke light_2", "sets": ["1L: mago_iluminado + escudo_protetor"]}, cards=CARDS)
    t.do("play rest", "play poke").pass_(2)
    assert t.transition == ["card rest"] and t.stats("mago_iluminado")[1] == 2
    assert not t.can("play light_2"), "the amulet that targeted it is gone, an older item waits"
    t.pass_(2)
    assert t.transition == [] and t.can("play light_2")


@pytest.mark.rule("C-EDGE-12")
def test_canceling_a_piled_warrior_leaves_the_set_unchanged() -> None:
    t = Scene(
        you={"hand": "light_3 light_2 poke", "free": "1L", "sets": ["1L: mago_iluminado + escudo_protetor"]},
        them={"hand": "undo"}, cards=CARDS,
    )  # fmt: skip
    t.do("play light_3").pass_().do("play undo").pass_(2)
    assert t.pile("mortis") == ["light_3"] and t.pile("spent") == ["fonte_de_luz"] and t.pile("free") == []
    assert t.sets() == ["1L: mago_iluminado + escudo_protetor"]
    assert t.can("play light_2"), "another may be piled this turn"
    t.do("play poke")
    assert t.s.transition[-1].targets[0][1] == t.card("mago_iluminado"), "it can be targeted again"


@pytest.mark.rule("C-EDGE-13")
def test_sources_of_a_dead_warrior_are_free_at_the_next_maintenance() -> None:
    t = Scene(you={"hand": "light_3 dear_rest", "sets": ["3L: light_2"]}, them={"hand": "slay"}, cards=CARDS)
    t.pass_().do("play slay").pass_(2)
    assert t.pile("mortis") == ["light_2"] and t.pile("free") == [] and t.asked == 0
    assert t.options == ["pass"], "three sources are on the table and no one can use them"
    t.to("sacrifice")
    assert t.pile("free") == []
    t.to("maintenance")
    assert t.s.active == 1 and t.pile("free") == ["fonte_de_luz"] * 3
    t.pass_()
    assert t.can("play dear_rest")


@pytest.mark.rule("C-EDGE-14")
def test_all_sources_stay_with_the_remaining_warrior() -> None:
    t = Scene(you={"sets": ["3L: mago_iluminado / light_3"]}, them={"hand": "slay"}, cards=CARDS)
    t.pass_().do("play slay").pass_(2)
    assert t.sets() == ["3L: mago_iluminado"]
    t.to("maintenance")
    assert t.sets() == ["3L: mago_iluminado"] and t.pile("free") == []
    t.to("sacrifice").pass_().do("sacrifice mago_iluminado").to("maintenance")
    assert t.pile("free") == ["fonte_de_luz"] * 3


@pytest.mark.rule("C-EDGE-15")
def test_a_warrior_can_join_a_set_of_equipment_using_its_sources() -> None:
    t = Scene(
        you={"hand": "light_3 light_4 slay slay", "sets": ["3L: mago_iluminado / light_2 + escudo_protetor"]},
        cards=CARDS,
    )
    t.do("play slay").pass_(2)
    t.do("play slay").pass_(2)
    assert t.sets()[0] == "3L: escudo_protetor"
    assert not t.can("play light_4")
    t.do("play light_3").pass_(2)
    assert t.sets()[0] == "3L: light_3 + escudo_protetor" and t.stats("light_3") == (1, 3, 1)


@pytest.mark.rule("C-EDGE-15")
def test_no_warrior_joins_a_set_of_equipment_that_already_had_one_this_turn() -> None:
    t = Scene(you={"hand": "light_2 light_3 slay slay", "sets": ["3L: mago_iluminado + escudo_protetor"]}, cards=CARDS)
    t.do("play light_2").pass_(2)
    t.do("play slay").pass_(2)
    t.do("play slay").pass_(2)
    assert t.sets()[0] == "3L: escudo_protetor" and not t.can("play light_3")
    t.to("maintenance").to("main").pass_()
    assert t.asked == 0 and t.can("play light_3"), "the opponent's main phase is the next one"


@pytest.mark.rule("C-EDGE-16")
def test_each_source_carries_one_point_of_equipment_of_its_faction() -> None:
    mail = ["2L 1S: plain + light_mail"]
    t = Scene(you={"hand": "light_belt shadow_belt grey_belt", "sets": mail}, cards=CARDS)
    assert t.options == ["play shadow_belt", "play grey_belt", "pass"]
    t = Scene(you={"hand": "light_belt", "free": "1L", "sets": mail}, cards=CARDS)
    t.do("play light_belt").pass_(2)
    assert t.sets() == ["3L 1S: plain + light_mail + light_belt"]
    full = Scene(you={"hand": "grey_belt shadow_belt", "sets": ["2L 1S: plain + light_mail + grey_belt"]}, cards=CARDS)
    assert full.options == ["pass"], "all three are carrying something"


@pytest.mark.rule("C-EDGE-17")
def test_a_warrior_without_sources_can_be_equipped_by_adding_a_source() -> None:
    assert not Scene(you={"hand": "escudo_protetor", "sets": [": plain"]}, cards=CARDS).can("play escudo_protetor")
    t = Scene(you={"hand": "escudo_protetor", "free": "1S", "sets": [": plain"]}, cards=CARDS)
    t.do("play escudo_protetor").pass_(2)
    assert t.sets() == ["1S: plain + escudo_protetor"]


@pytest.mark.rule("C-EDGE-18")
def test_a_source_put_into_play_by_an_effect_does_not_use_the_allowance() -> None:
    t = Scene(you={"hand": "2L spring"}, active=1, cards=CARDS)
    t.pass_().do("play_source fonte_de_luz", "play spring").to("main")
    assert t.pile("free") == ["fonte_de_luz"] * 2

    t = Scene(you={"hand": "2L spring"}, active=1, cards=CARDS)
    t.pass_().do("play spring").to("main").pass_()
    assert t.can("play_source fonte_de_luz"), "the other way turn it is fine too"


@pytest.mark.rule("C-EDGE-19")
def test_a_source_played_while_an_amulet_waits_can_pay_for_a_response() -> None:
    t = Scene(you={"hand": "rest"}, them={"hand": "1L dear_rest"}, cards=CARDS)
    t.do("play rest").pass_()
    assert not t.can("play dear_rest")
    t.do("play_source fonte_de_luz")
    assert t.asked == 1 and t.transition == ["card rest"], "the source itself waits for nothing"
    t.do("play dear_rest")
    assert t.transition == ["card rest", "card dear_rest"]


@pytest.mark.rule("C-EDGE-20")
def test_removing_a_source_from_an_evolved_warrior_can_kill_it() -> None:
    t = Scene(you={"hand": "poke", "sets": ["2L: adepta_do_poco_solar"]}, phase=SACRIFICE, cards=CARDS)
    assert t.stats("adepta_do_poco_solar") == (2, 2, 2)
    t.do("sacrifice fonte_de_luz")
    assert t.stats("adepta_do_poco_solar") == (1, 1, 1)

    t = Scene(you={"hand": "poke", "sets": ["2L: adepta_do_poco_solar"]}, phase=SACRIFICE, cards=CARDS)
    t.do("play poke").pass_(2)
    assert t.stats("adepta_do_poco_solar") == (2, 1, 2)
    t.do("sacrifice fonte_de_luz")
    assert t.pile("mortis") == ["fonte_de_luz", "adepta_do_poco_solar"]
