"""Equipment: sets it can join, sources that carry it, and warriors it helps (C-EQUIP)."""

from __future__ import annotations

import pytest

from kit.cards import amulet, equipment, warrior
from kit.conflictus import Scene

CARDS = (
    warrior("Zero", "1/2/1", faction="light"),
    warrior("Colosso", "2/3/1", faction="light", cost=4),
    equipment("Luz 1", "stat_bonus(1, 0, 0)", faction="light", cost=1),
    equipment("Luz 2", "stat_bonus(2, 0, 0)", faction="light", cost=2),
    equipment("Sombra 1", "stat_bonus(0, 0, 1)", faction="shadow", cost=1),
    equipment("Sombra 2", "stat_bonus(0, 0, 1)", faction="shadow", cost=2),
    equipment("Neutro 1", "stat_bonus(0, 1, 0)", cost=1),
    equipment("Neutro 2", "stat_bonus(0, 1, 0)", cost=2),
    equipment("Neutro 3", "stat_bonus(0, 1, 0)", cost=3),
    equipment("Livre", "stat_bonus(1, 1, 1)"),
    equipment("Sino", "Trigger(plays, Mill(1), which(amulet), whose=any)", cost=1, abilities=["Activated(Draw(1))"]),
    amulet("Praga", 'spell(Do("destroy", All(table, which(warrior))))'),
    amulet("Aviso", "spell(Draw(1))"),
    amulet("Recolher", 'spell(Do("return", Target()), a_card(which(warrior)))'),
)


def playable(set_: str, hand: str, free: str = "") -> list[str]:
    """Return which of these equipment cards could be played with this set on the table."""
    t = Scene({"hand": hand, "free": free, "sets": [set_]}, cards=CARDS)
    return [option.removeprefix("play ") for option in t.options if option.startswith("play ")]


@pytest.mark.rule("C-EQUIP-01")
def test_equipment_joins_a_warriors_set_and_uses_its_sources() -> None:
    t = Scene({"hand": "espada_ofuscante", "sets": ["2L: mago_iluminado"]})
    t.do("play espada_ofuscante")
    assert t.transition == ["card espada_ofuscante"]
    t.all_pass()

    assert t.sets() == ["2L: mago_iluminado + espada_ofuscante"]


@pytest.mark.rule("C-EQUIP-02")
def test_equipment_needs_one_of_its_players_sets_with_a_warrior_or_equipment() -> None:
    others = [{"sets": ["3L: mago_iluminado"]}, {"sets": ["3L: fhaonna"]}]
    t = Scene({"hand": "escudo_protetor", "free": "3L"}, others)
    assert not t.can("play escudo_protetor")
    t = Scene(
        {"hand": "escudo_protetor", "free": "3L", "sets": ["2L: lupa_de_prisma", "2L: aviso"]}, others, cards=CARDS
    )
    assert not t.can("play escudo_protetor")
    for there in ("2L: zero", "2L: escudo_protetor"):
        t = Scene({"hand": "escudo_protetor", "free": "3L", "sets": [there]}, others, cards=CARDS)
        t.do("play escudo_protetor", "pay_auto").all_pass()
        assert t.sets() == [f"{there} + escudo_protetor"]


@pytest.mark.rule("C-EQUIP-03")
def test_the_total_cost_of_equipment_fits_the_sources_of_the_set() -> None:
    assert playable("3L: zero", "neutro_1 neutro_2 neutro_3") == ["neutro_1", "neutro_2", "neutro_3"]
    assert playable("3L: zero + neutro_1", "neutro_1 neutro_2 neutro_3") == ["neutro_1", "neutro_2"]
    assert playable("3L: zero + neutro_1 + neutro_1", "neutro_1 neutro_2 neutro_3") == ["neutro_1"]
    assert playable("3L: zero + neutro_2", "neutro_1 neutro_2 neutro_3") == ["neutro_1"]
    assert playable("3L: zero + neutro_2 + neutro_1", "neutro_1 livre") == ["livre"]
    assert playable("3L: zero + neutro_3", "neutro_1 livre") == ["livre"]


@pytest.mark.rule("C-EQUIP-04")
def test_warrior_costs_do_not_carry_equipment() -> None:
    assert playable("1L: mago_iluminado", "neutro_1 neutro_2 neutro_3", "1L") == ["neutro_1", "neutro_2"]
    assert playable("1L: mago_iluminado / colosso", "neutro_1 neutro_2") == ["neutro_1"]


@pytest.mark.rule("C-EQUIP-05")
def test_free_sources_are_added_to_cover_the_missing_cost() -> None:
    t = Scene({"hand": "neutro_3", "free": "2S", "sets": ["1L: zero"]}, cards=CARDS)
    t.do("play neutro_3").all_pass()
    assert t.sets() == ["1L 2S: zero + neutro_3"]
    assert t.pile("free") == []

    t = Scene({"hand": "neutro_1", "free": "1S", "sets": [": zero"]}, cards=CARDS)
    t.do("play neutro_1").all_pass()
    assert t.sets() == ["1S: zero + neutro_1"]


@pytest.mark.rule("C-EQUIP-06")
def test_equipment_of_a_faction_needs_sources_of_its_faction() -> None:
    assert playable("1L 1S: zero", "luz_1 luz_2 sombra_1 sombra_2 neutro_2") == ["luz_1", "sombra_1", "neutro_2"]
    assert playable("2S: zero", "luz_1", "2S") == []
    assert playable("2S: zero", "luz_1 luz_2", "1L") == ["luz_1"]

    t = Scene({"hand": "luz_1", "free": "1L 1S", "sets": ["2S: zero"]}, cards=CARDS)
    t.do("play luz_1", "pay_auto").all_pass()
    assert t.sets() == ["1L 2S: zero + luz_1"]
    assert t.pile("free") == ["fonte_de_sombra"]


@pytest.mark.rule("C-EQUIP-07")
def test_each_source_carries_one_point_of_equipment() -> None:
    assert playable("2L 1S: zero + luz_2", "luz_1 sombra_1 neutro_1 sombra_2 neutro_2") == ["sombra_1", "neutro_1"]
    assert playable("2L 1S: zero + luz_2", "luz_1 sombra_1", "1L") == ["luz_1", "sombra_1"]
    # Neutral equipment fits on any remaining source
    assert playable("1L 1S: zero + neutro_1", "luz_1 sombra_1 neutro_1 luz_2") == ["luz_1", "sombra_1", "neutro_1"]
    assert playable("1L 1S: zero + neutro_1 + luz_1", "sombra_1 luz_1 neutro_1 livre") == ["livre"]


@pytest.mark.rule("C-EQUIP-08")
def test_sources_that_carry_equipment_count_fully_for_warriors_and_evolve() -> None:
    t = Scene({"hand": "serafim_da_torre", "sets": ["2L: adepta_do_poco_solar + luz_2"]}, cards=CARDS)
    assert t.stats("adepta_do_poco_solar") == (1 + 1 + 2, 1 + 1, 1 + 1)
    t.do("play serafim_da_torre").all_pass()  # 2 sources and the 2 of the adept

    assert t.sets() == ["2L: adepta_do_poco_solar / serafim_da_torre + luz_2"]


@pytest.mark.rule("C-EQUIP-09")
def test_a_bonus_applies_to_the_current_active_warrior() -> None:
    t = Scene(
        {
            "hand": "colosso recolher",
            "sets": ["3L: mago_iluminado / aprendiz_de_avatar + livre + escudo_protetor", "1L: zero"],
        },
        cards=CARDS,
    )
    assert t.stats("aprendiz_de_avatar") == (2, 5, 3)
    assert t.stats("mago_iluminado") == (0, 1, 2)
    assert t.stats("zero") == (1, 2, 1)
    t.do("play colosso").all_pass()
    assert t.stats("colosso") == (3, 6, 2)
    assert t.stats("aprendiz_de_avatar") == (1, 2, 2)
    t.do("play recolher", "target colosso").all_pass()
    assert t.stats("aprendiz_de_avatar") == (2, 5, 3)


@pytest.mark.rule("C-EQUIP-10")
def test_other_equipment_abilities_work_with_or_without_a_warrior() -> None:
    for there in ("1L: zero + sino", "1L: sino"):
        t = Scene({"hand": "aviso", "mons": "5L", "sets": [there]}, cards=CARDS)
        t.do("use sino").all_pass()
        assert t.pile("hand") == ["aviso", "fonte_de_luz"]
        t.do("play aviso")
        assert t.transition == ["card aviso", "triggered sino"]


@pytest.mark.rule("C-EQUIP-11")
def test_playing_equipment_targets_nothing() -> None:
    t = Scene(
        {"hand": "aviso livre colosso", "sets": ["4L: mago_iluminado"]},
        {"hand": "tempestade_desvinculante", "free": "3L"},
        cards=CARDS,
    )
    t.do("play aviso", "play livre")
    assert t.s.transition[-1].targets == ()
    t.all_pass()
    assert t.transition == ["card aviso"]
    assert t.can("play colosso")  # no effect targeted the mage

    t = Scene({"hand": "livre", "sets": ["4L: corretor_do_crepusculo"]}, cards=CARDS)
    t.do("play livre").all_pass()
    assert t.stats("corretor_do_crepusculo") == (3, 4, 3)


@pytest.mark.rule("C-EQUIP-12")
def test_equipment_stays_in_its_set_when_the_warriors_leave() -> None:
    t = Scene({"hand": "recolher", "sets": ["2L: zero + livre", "2L: mago_iluminado"]}, cards=CARDS)
    t.do("play recolher", "target zero").all_pass()
    assert t.sets()[:2] == ["2L: livre", "2L: mago_iluminado"]
    t.to("maintenance").to("main").pass_()

    assert t.sets()[:2] == ["2L: livre", "2L: mago_iluminado"]
    assert t.stats("mago_iluminado") == (0, 1, 2)
    t.do("play zero", "add_to_set new").all_pass()
    assert t.sets()[:2] == ["2L: livre", "2L: mago_iluminado"]
    assert t.stats("zero") == (1, 2, 1)


@pytest.mark.rule("C-EQUIP-13")
def test_bonuses_from_several_and_identical_equipment_add_up() -> None:
    t = Scene({"hand": "escudo_protetor", "sets": ["3L: mago_iluminado + escudo_protetor + livre"]}, cards=CARDS)
    t.do("play escudo_protetor").all_pass()

    assert t.sets() == ["3L: mago_iluminado + escudo_protetor + livre + escudo_protetor"]
    assert t.stats("mago_iluminado") == (0 + 1, 1 + 2 + 1 + 2, 2 + 1)


@pytest.mark.rule("C-EQUIP-14")
def test_a_targeted_warrior_can_be_equipped_in_response() -> None:
    t = Scene(
        {"hand": "adoecer", "free": "1S"},
        {"hand": "escudo_protetor aprendiz_de_avatar", "sets": ["1L: mago_iluminado"]},
    )
    t.do("play adoecer").pass_()
    assert t.options == ["play escudo_protetor", "pass"]  # equipment yes, piling no
    t.do("play escudo_protetor").all_pass()
    assert t.stats("mago_iluminado") == (0, 3, 2)
    t.all_pass()

    assert t.stats("mago_iluminado") == (0, 1, 2)
    assert t.sets(1) == ["1L: mago_iluminado + escudo_protetor"]
