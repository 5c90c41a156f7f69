"""The keywords from Surpresa to Vitimar."""

from __future__ import annotations

import pytest

from kit.cards import amulet, equipment, relic, warrior
from kit.conflictus import ATTACK, BLOCK, MAIN, MAINTENANCE, SACRIFICE, Scene

CARDS = (
    warrior("Plain"),
    warrior("Other"),
    warrior("Flash", "1/1/1", "surprise"),
    warrior("Dear Flash", "1/1/1", "surprise", cost=2),
    warrior("Digger", "1/1/1", "mill 2", rules=["Trigger(enters, Draw(1), own=True)"]),
    amulet("Toll", "spell(Draw(1))", "mill 1"),
    amulet("Undo", 'spell(Do("cancel", Target()), an_item())'),
    amulet("Slay", 'spell(Do("destroy", Target()), a_card(which(warrior)))'),
    amulet("Recall", 'spell(Do("return", Target()), a_card(which(warrior)))'),
    amulet("Poke", "spell(Damage(1, Target()), a_card(which(warrior)))"),
    equipment("Blade", "stat_bonus(2, 2, 0)"),
    relic("Chest", "recover 1"),
    amulet("Ignite", "spell(Grant(Target(), immolate), a_card(which(warrior)))"),
    equipment("Halo", "HasKeyword(set, victimize)"),
)


# ----------------------------------------------------------------- Surpresa


@pytest.mark.rule("C-KEY-SURPRESA-01")
@pytest.mark.parametrize("phase", [MAINTENANCE, MAIN, ATTACK, BLOCK, SACRIFICE])
@pytest.mark.parametrize("active", [0, 1])
def test_a_surprise_warrior_can_be_played_whenever_an_amulet_can(phase: int, active: int) -> None:
    t = Scene(you={"hand": "flash plain"}, phase=phase, active=active, cards=CARDS)
    if active:
        t.pass_()
    assert t.can("play flash") and t.can("play plain") is (phase == MAIN)
    t.do("play flash").pass_(2)
    assert t.sets() == [": flash"]


@pytest.mark.rule("C-KEY-SURPRESA-02")
def test_surprise_changes_neither_the_cost_nor_the_set_limit() -> None:
    t = Scene(you={"hand": "dear_flash", "free": "1L"}, phase=ATTACK, cards=CARDS)
    assert not t.can("play dear_flash")

    t = Scene(you={"hand": "flash flash", "sets": [": other"]}, phase=ATTACK, cards=CARDS)
    t.do("play flash", "add_to_set other").pass_(2)
    t.do("play flash")
    assert t.transition == ["card flash"] and t.s.transition[0].set == -1, "the second can only found a new set"


@pytest.mark.rule("C-KEY-SURPRESA-02")
def test_surprise_cannot_cover_a_targeted_warrior() -> None:
    t = Scene(you={"hand": "poke"}, them={"hand": "flash", "sets": [": other"]}, phase=ATTACK, cards=CARDS)
    t.do("play poke").pass_().do("play flash")
    assert t.s.transition[-1].set == -1, "it can only found a new set"


@pytest.mark.rule("C-KEY-SURPRESA-03")
def test_a_surprise_warrior_can_block_if_played_in_the_attack_phase_but_not_the_block_phase() -> None:
    t = Scene(you={"sets": [": plain"]}, them={"hand": "flash"}, phase=ATTACK, begin=True, cards=CARDS)
    t.do("attack plain").pass_().do("play flash").pass_(2)
    t.pass_(2)
    assert t.question == "block" and t.can("block flash")

    t = Scene(you={"sets": [": plain"]}, them={"hand": "flash"}, phase=ATTACK, begin=True, cards=CARDS)
    t.do("attack plain").pass_(2)
    assert t.phase == "block"
    t.pass_().do("play flash").pass_(2)
    assert t.question == "priority"
    t.to("sacrifice")
    assert len(t.pile("mons", 1)) == 9, "no warrior blocked"


@pytest.mark.rule("C-KEY-SURPRESA-04")
def test_a_surprise_warrior_played_in_maintenance_can_attack_that_turn() -> None:
    t = Scene(you={"hand": "flash"}, phase=MAINTENANCE, cards=CARDS)
    t.do("play flash").pass_(2)
    t.to("attack", decline=False)
    assert t.can("attack flash")


# -------------------------------------------------------------------- Tomba


@pytest.mark.rule("C-KEY-TOMBA-01", "C-KEY-TOMBA-02", "C-KEY-TOMBA-03")
@pytest.mark.parametrize(("player", "seat"), [("target_player 1", 0), ("target_player 3", 2)])
def test_mill_chooses_its_player_when_played_and_its_number_on_resolution(player: str, seat: int) -> None:
    t = Scene(you={"hand": "desabamento", "free": "1S"}, them=[{}, {}])
    t.do("play desabamento")
    assert t.question == "target" and t.options == ["target_player 1", "target_player 2", "target_player 3"]
    t.do(player)
    assert t.transition == ["card desabamento"] and t.question == "priority"
    t.pass_(3)
    assert t.asked == 0 and t.options == ["number 0", "number 1", "number 2", "number 3"]
    t.do("number 2")
    assert [len(t.pile("mons", s)) for s in range(3)] == [8 if s == seat else 10 for s in range(3)]


@pytest.mark.rule("C-KEY-TOMBA-01")
def test_a_player_can_choose_to_mill_zero() -> None:
    t = Scene(you={"hand": "desabamento", "free": "1S"})
    t.do("play desabamento", "target_player 2").pass_(2).do("number 0")
    assert len(t.pile("mons", 1)) == 10 and t.on_table("desabamento")


@pytest.mark.rule("C-KEY-TOMBA-02")
def test_a_canceled_card_mills_nothing() -> None:
    t = Scene(you={"hand": "desabamento", "free": "1S"}, them={"hand": "undo"}, cards=CARDS)
    t.do("play desabamento", "target_player 2").pass_().do("play undo").pass_(2)
    assert t.question == "priority" and len(t.pile("mons", 1)) == 10


@pytest.mark.rule("C-KEY-TOMBA-02")
def test_milling_precedes_the_other_text_of_an_amulet() -> None:
    t = Scene(you={"hand": "toll", "mons": "3L plain"}, cards=CARDS)
    t.do("play toll", "target_player 1").pass_(2).do("number 1")
    assert t.pile("mortis") == ["plain"] and t.pile("hand") == ["fonte_de_luz"]


@pytest.mark.rule("C-KEY-TOMBA-02")
def test_a_fixed_card_mills_right_after_it_enters_play() -> None:
    t = Scene(you={"hand": "digger"}, cards=CARDS)
    t.do("play digger", "target_player 2").pass_(2)
    assert t.question == "number" and t.on_table("digger") and t.transition == []
    t.do("number 2")
    assert t.transition == ["triggered digger"] and len(t.pile("mons", 1)) == 8


# --------------------------------------------------------------- Unir defesa


@pytest.mark.rule("C-KEY-UNIRDEF-01", "C-KEY-UNIRFORCA-01")
def test_unite_adds_the_sets_warriors_and_one_defense() -> None:
    t = Scene(you={"sets": ["4L: plain / aprendiz_de_avatar / serafim_da_torre", ": other"]}, cards=CARDS)
    assert t.stats("serafim_da_torre") == (1 + 1 + 2, 3 + 2 + 2 + 1, 3)
    alone = Scene(you={"sets": ["4L: serafim_da_torre"]})
    assert alone.stats("serafim_da_torre") == (2, 3, 3)


@pytest.mark.rule("C-KEY-UNIRDEF-02", "C-KEY-UNIRFORCA-02")
def test_unite_adds_printed_values_before_modifiers_apply_once() -> None:
    t = Scene(you={"hand": "poke", "sets": ["4L: other / serafim_da_torre + blade"]}, cards=CARDS)
    assert t.stats("serafim_da_torre") == (1 + 2 + 2, 3 + 2 + 1 + 2, 3)
    t.do("play poke").pass_(2)
    assert t.stats("serafim_da_torre")[1] == 7


@pytest.mark.rule("C-KEY-UNIRDEF-02", "C-KEY-UNIRFORCA-02")
def test_unite_ignores_counters_and_damage_on_covered_warriors() -> None:
    t = Scene(you={"hand": "serafim_da_torre clarao_subito poke", "free": "1L", "sets": ["4L: other"]}, cards=CARDS)
    t.do("play clarao_subito").pass_(2)
    t.do("play poke").pass_(2)
    assert t.stats("other") == (2, 4, 1)
    t.do("play serafim_da_torre").pass_(2)
    assert t.sets()[0] == "4L: other / serafim_da_torre"
    assert t.stats("serafim_da_torre") == (3, 6, 3)


# ------------------------------------------------------------------- Vitimar

SAINT = "santa_das_velas"


@pytest.mark.rule("C-KEY-VITIMAR-01")
def test_victimize_recovers_up_to_the_mill_and_removes_the_warrior_at_the_end_of_the_turn() -> None:
    t = Scene(you={"mortis": "adoecer plain other", "sets": [f"3L: {SAINT}"]}, cards=CARDS)
    t.do(f"use {SAINT}").pass_(2)
    t.do("recover plain", "recover adoecer")
    assert t.question == "priority" and t.pile("mons")[-2:] == ["plain", "adoecer"]
    t.to("sacrifice")
    assert t.on_table(SAINT)
    t.pass_(2)
    assert t.pile("exterminatus") == [SAINT] and t.pile("mortis") == ["other"]


@pytest.mark.rule("C-KEY-VITIMAR-02")
def test_victimize_costs_nothing_and_is_used_once_per_turn() -> None:
    t = Scene(you={"mortis": "adoecer plain", "sets": [f"3L: {SAINT}"]}, phase=BLOCK, active=1, cards=CARDS)
    t.pass_().do(f"use {SAINT}")
    assert t.transition == [f"activated {SAINT}"] and not t.can(f"use {SAINT}")
    t.pass_(2).do("recover plain", "done").to("sacrifice").pass_()
    assert t.asked == 0 and not t.can(f"use {SAINT}")


@pytest.mark.rule("C-KEY-VITIMAR-03")
def test_victimize_uses_the_last_known_mill_of_a_warrior_that_left() -> None:
    t = Scene(
        you={"mortis": "adoecer plain other toll", "sets": [f"3L: {SAINT}", "2L: calice_de_forca"]},
        them={"hand": "slay"}, cards=CARDS,
    )  # fmt: skip
    t.do(f"use {SAINT}").pass_().do("play slay").pass_(2)
    assert SAINT in t.pile("mortis")
    t.pass_(2).do("recover adoecer", "recover plain", "recover other")
    assert t.question == "priority", "2 printed and 1 from the chalice"
    t.to("maintenance")
    assert t.pile("exterminatus") == [SAINT]


@pytest.mark.rule("C-KEY-VITIMAR-03")
def test_victimize_marks_the_warrior_even_without_recovering_unless_canceled() -> None:
    t = Scene(you={"mortis": "adoecer", "sets": [f"3L: {SAINT}"]}, cards=CARDS)
    t.do(f"use {SAINT}").pass_(2).do("done").to("maintenance")
    assert t.pile("exterminatus") == [SAINT]

    t = Scene(you={"sets": [f"3L: {SAINT}"]}, cards=CARDS)
    t.do(f"use {SAINT}").pass_(2).to("maintenance")
    assert t.pile("exterminatus") == [SAINT], "nothing there to recover"

    t = Scene(you={"mortis": "adoecer", "sets": [f"3L: {SAINT}"]}, them={"hand": "undo"}, cards=CARDS)
    t.do(f"use {SAINT}").pass_().do("play undo").to("maintenance")
    assert t.on_table(SAINT) and t.pile("exterminatus") == []


@pytest.mark.rule("C-KEY-VITIMAR-04")
def test_the_victimize_removal_follows_the_warrior_to_the_hand() -> None:
    t = Scene(you={"mortis": "adoecer", "hand": "recall", "sets": [f"3L: {SAINT}"]}, cards=CARDS)
    t.do(f"use {SAINT}").pass_(2).do("done")
    t.do("play recall").pass_(2)
    assert t.pile("hand") == [SAINT]
    t.to("maintenance")
    assert t.pile("exterminatus") == [SAINT] and t.pile("hand") == []


@pytest.mark.rule("C-KEY-VITIMAR-04")
def test_the_victimize_removal_follows_the_warrior_to_mortis_and_mons() -> None:
    t = Scene(you={"mortis": "adoecer", "hand": "slay chest", "sets": [f"3L: {SAINT}"]}, cards=CARDS)
    t.do(f"use {SAINT}").pass_(2).do("done")
    t.do("play slay").pass_(2)
    assert SAINT in t.pile("mortis")
    t.do("play chest").pass_(2).do(f"recover {SAINT}")
    assert t.pile("mons")[-1] == SAINT
    t.to("maintenance")
    assert sorted(t.pile("exterminatus")) == ["chest", SAINT] and len(t.pile("mons")) == 10


@pytest.mark.rule("C-KEY-IMOLAR-02", "C-KEY-VITIMAR-02")
def test_each_granted_ability_has_its_own_use_per_turn() -> None:
    t = Scene(you={"hand": "ignite halo", "mortis": "toll", "sets": [": other"]}, cards=CARDS)

    def uses() -> list[str]:
        return [option for option in t.options if option.startswith("use")]

    t.do("play ignite").pass_(2)
    t.do(*uses()).pass_(2).do("number 0")
    assert uses() == []
    t.do("play halo").pass_(2)
    assert len(uses()) == 1, "Immolate is used up, Victimize is new"
    t.do(*uses()).pass_(2)
    assert t.question == "recover"
