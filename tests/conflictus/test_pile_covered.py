"""Covered warriors: what they keep, what they lose, and what covering does (C-PILE)."""

from __future__ import annotations

import pytest

from kit.cards import amulet, warrior
from kit.conflictus import ATTACK, Scene

CARDS = (
    warrior("Luz 3", "2/3/1", faction="light", cost=3),
    warrior("Luz 4", "2/4/1", faction="light", cost=4),
    warrior("Vulto", "1/1/4", "surprise", faction="light", cost=1),
    warrior("Mártir", "1/2/2", "immolate", faction="light", cost=1),
    warrior(
        "Cantora",
        "1/2/2",
        "energy",
        "challenge",
        faction="light",
        cost=1,
        subclass="mage",
        rules=[
            "StatBonus(all, attack=1, of=which(warrior))",
            "Trigger(plays, Mill(1), whose=any)",
            "Discount(1, which(amulet))",
        ],
        abilities=["Activated(Modify(All(table, which(warrior, state=active)), 0, 1, 0))"],
    ),
    amulet("Negação", 'spell(Do("cancel", Target()), an_item(warrior))'),
    amulet("Aviso", "spell(Draw(1))"),
    amulet("Praga", 'spell(Do("destroy", All(table, which(warrior))))'),
    amulet("Dardo", "spell(Damage(2, Target()), a_card(which(warrior)))"),
    amulet("Bênção", "spell(PutCounters(Target(), growth), a_card(which(warrior)))"),
    amulet("Recolher", 'spell(Do("return", Target()), a_card(which(warrior)))'),
    amulet("Conta", "spell(Draw(Count(table, which(warrior, faction=light))))"),
)


@pytest.mark.rule("C-PILE-20")
def test_an_inactive_warrior_has_no_working_abilities() -> None:
    t = Scene(
        {"hand": "clarao_subito conta", "mons": "5L", "sets": ["2L: cantora / mago_iluminado"]},
        {"sets": ["2S: brigao_do_fosso"]},
        cards=CARDS,
    )
    assert t.options == ["play conta", "pass"]  # her abilities can't be used, and lower no cost
    assert t.stats("brigao_do_fosso") == (2, 2, 1)
    assert not t.has("cantora", "energy")
    t.do("play conta")
    assert t.transition == ["card conta"]  # and she doesn't trigger

    t = Scene({"hand": "clarao_subito conta", "mons": "5L", "sets": ["2L: mago_iluminado / cantora"]}, cards=CARDS)
    assert t.options == ["play clarao_subito", "play conta", "use cantora", "pass"]
    assert t.stats("cantora") == (2, 2, 2)
    t.do("play conta")
    assert t.transition == ["card conta", "triggered cantora"]


@pytest.mark.rule("C-PILE-20")
def test_an_inactive_warrior_still_has_its_cost_class_faction_and_printed_values() -> None:
    t = Scene(
        {"hand": "conta", "mons": "5L", "sets": ["2L: cantora / saltador_noturno / serafim_da_torre"]}, cards=CARDS
    )
    assert t.stats("serafim_da_torre") == (1 + 2 + 2, 2 + 1 + 2 + 1, 3)
    t.do("play conta").all_pass()

    assert len(t.pile("hand")) == 2  # two warriors of Light on the table, one of them covered


@pytest.mark.rule("C-PILE-20")
def test_an_inactive_warrior_has_no_part_in_combat() -> None:
    t = Scene({"sets": ["1L: mago_iluminado"]}, {"sets": ["2L: aprendiz_de_avatar / brigao_do_fosso"]})
    t.to("attack", decline=False).do("attack mago_iluminado").to("block", decline=False)

    assert t.phase == "block"
    assert t.question == "priority"  # the apprentice beneath could block energy, the brawler on top cannot


@pytest.mark.rule("C-PILE-21")
def test_covering_a_warrior_does_not_stop_its_waiting_ability() -> None:
    t = Scene({"hand": "luz_3", "sets": ["2L: martir"]}, cards=CARDS)
    t.do("use martir", "play luz_3").all_pass()
    assert t.sets() == ["2L: martir / luz_3"]
    t.all_pass()
    assert t.options == ["number 0", "number 1", "number 2"]
    t.do("number 2")

    assert len(t.pile("mortis", 1)) == 2


@pytest.mark.rule("C-PILE-21")
def test_a_started_effect_continues_when_its_warrior_is_covered() -> None:
    t = Scene({"hand": "luz_3", "sets": ["2L: cantora", "1L: mago_iluminado"]}, cards=CARDS)
    t.do("use cantora").all_pass()
    t.do("play luz_3").all_pass()
    while t.transition:
        t.all_pass()

    assert t.stats("mago_iluminado") == (0, 1 + 1, 2)
    assert t.stats("luz_3") == (2, 3, 1)  # not on the table when she sang


@pytest.mark.rule("C-PILE-22")
def test_damage_and_counters_stay_on_a_covered_warrior() -> None:
    t = Scene(
        {
            "hand": "dardo dardo bencao luz_3 tempestade_desvinculante",
            "free": "3L",
            "sets": ["3L: luz_3 + escudo_protetor"],
        },
        {"hand": "praga"},
        cards=CARDS,
    )
    t.do("play bencao").all_pass()
    t.do("play dardo").all_pass()
    t.do("play dardo").all_pass()
    assert t.stats("luz_3") == (3, 3 + 1 + 2 - 4, 2)
    below = t.card("luz_3")
    t.do("play luz_3", "add_to_set luz_3", "pay_auto").all_pass()
    assert t.s.damage == {below: 4}
    assert t.counters("luz_3", "growth") == 1
    t.do("play tempestade_desvinculante").all_pass()
    assert t.sets()[0] == "3L: luz_3 / luz_3"  # 4 - 4, and no state check applies


@pytest.mark.rule("C-PILE-22")
def test_an_uncovered_warrior_is_checked_again() -> None:
    t = Scene(
        {
            "hand": "dardo luz_3 tempestade_desvinculante recolher",
            "free": "3L",
            "sets": ["3L: mago_iluminado + escudo_protetor"],
        },
        cards=CARDS,
    )
    t.do("play dardo").all_pass()
    assert t.stats("mago_iluminado") == (0, 1, 2)
    t.do("play luz_3", "add_to_set mago_iluminado", "pay_auto").all_pass()
    t.do("play tempestade_desvinculante").all_pass()
    assert t.sets()[0] == "3L: mago_iluminado / luz_3"
    t.do("play recolher").all_pass()

    assert t.sets()[0] == "3L:"
    assert "mago_iluminado" in t.pile("mortis")


@pytest.mark.rule("C-PILE-23")
def test_a_covered_attacker_leaves_combat_and_the_new_warrior_does_not_join() -> None:
    t = Scene({"hand": "vulto", "sets": ["2L: mago_iluminado"]}, {"mons": "9L"}, phase=ATTACK, begin=True, cards=CARDS)
    t.do("attack mago_iluminado")
    assert len(t.s.attacks) == 1
    t.do("play vulto").all_pass()
    assert t.s.attacks == []
    t.to("maintenance")

    assert len(t.pile("mons", 1)) == 9
    assert t.pile("mortis", 1) == []


@pytest.mark.rule("C-PILE-23")
def test_a_covered_blocker_leaves_combat_and_the_attacker_stays_blocked() -> None:
    t = Scene(
        {"sets": ["3L: luz_3"]},
        {"hand": "vulto", "sets": ["3L: luz_4"], "mons": "9L"},
        phase=ATTACK,
        begin=True,
        cards=CARDS,
    )
    t.do("attack luz_3").to("block", decline=False).do("block luz_4")
    assert t.phase == "block"
    t.pass_().do("play vulto").all_pass()
    assert t.sets(1) == ["3L: luz_4 / vulto"]
    assert t.s.blocks == []
    t.to("sacrifice")

    assert t.s.damage == {}
    assert len(t.pile("mons", 1)) == 9


@pytest.mark.rule("C-PILE-24")
def test_piling_targets_nothing() -> None:
    t = Scene(
        {"hand": "aviso fhaonna aprendiz_de_avatar", "sets": ["1L: mago_iluminado"]}, {"hand": "negacao"}, cards=CARDS
    )
    t.do("play aviso", "play fhaonna").pass_()
    t.do("play negacao").all_pass()
    assert t.transition == ["card aviso"]

    assert t.can("play aprendiz_de_avatar")  # no effect targeted the mage


@pytest.mark.rule("C-PILE-25")
def test_a_warrior_piled_this_turn_can_attack_this_turn() -> None:
    t = Scene({"hand": "fhaonna", "sets": ["1L: mago_iluminado"]}, {"mons": "9L"})
    t.do("play fhaonna").all_pass().all_pass().do("no")
    t.to("attack", decline=False).do("attack fhaonna").to("sacrifice")

    assert len(t.pile("mons", 1)) == 9 - 2


@pytest.mark.rule("C-PILE-26")
def test_a_piled_warrior_enters_without_extra_cost_after_the_covered_ones_left() -> None:
    t = Scene(
        {"hand": "luz_4", "free": "2L", "sets": ["1L: mago_iluminado / aprendiz_de_avatar"]},
        {"hand": "praga"},
        cards=CARDS,
    )
    t.do("play luz_4", "pay_auto").pass_()
    t.do("play praga").all_pass()
    assert t.sets() == ["1L:"]
    t.all_pass()

    assert t.sets() == ["1L: luz_4"]
    assert len(t.pile("free")) == 2
    t.to("maintenance")
    assert t.sets() == ["1L: luz_4"]
