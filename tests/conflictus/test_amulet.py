"""Amulets, which leave at the end of the turn, and relics, which stay (C-AMULET, C-RELIC)."""

from __future__ import annotations

import pytest

from kit.cards import amulet, equipment, relic
from kit.conflictus import SACRIFICE, Scene

CARDS = (
    amulet("Aviso", "spell(Draw(1))"),
    amulet("Fumaça", 'spell(seq(Draw(1), MarkFor("remove")))'),
    amulet("Ruína", 'spell(Do("destroy", All(table)))'),
    amulet("Quebra", 'spell(Do("destroy", Target()), a_card(which()))'),
    amulet("Dízimo", 'spell(each_player(Do("sacrifice", Pick([table]))))'),
    relic("Altar", rules=["Trigger(sacrificed, Mill(1))"]),
    relic("Luto", rules=["Trigger(sacrificed, Mill(1), which(warrior))"]),
    relic("Pira", abilities=["Activated(Draw(1), Cost(sacrifice=which()))"]),
    equipment("Faixa", "stat_bonus(1, 0, 0)"),
)


@pytest.mark.rule("C-AMULET-01")
def test_a_resolved_amulet_stays_on_the_table_with_its_sources_until_the_end_of_the_turn() -> None:
    t = Scene({"hand": "clarao_subito", "free": "2L", "sets": ["1L: mago_iluminado"]})
    t.do("play clarao_subito")
    assert t.sets() == ["1L: mago_iluminado"]  # on the transition, not yet on the table
    t.all_pass()
    assert t.sets() == ["1L: mago_iluminado", "1L: clarao_subito"]
    assert t.pile("mortis") == []
    for phase in ("attack", "block", "sacrifice"):
        t.to(phase)
        assert t.sets() == ["1L: mago_iluminado", "1L: clarao_subito"]
        assert len(t.pile("free")) == 1


@pytest.mark.rule("C-AMULET-02")
def test_all_amulets_of_the_turn_go_to_the_mortis_when_the_sacrifice_phase_ends() -> None:
    t = Scene({"hand": "aviso aviso"}, [{"hand": "aviso"}, {}], cards=CARDS)
    t.do("play aviso").all_pass().pass_().do("play aviso").all_pass()
    t.to("sacrifice").do("play aviso").all_pass()
    assert t.sets(0) == [": aviso", ": aviso"]
    assert t.sets(1) == [": aviso"]
    assert t.pile("mortis", 0) == t.pile("mortis", 1) == []
    t.to("maintenance")

    assert t.s.active == 1
    assert t.sets(0) == t.sets(1) == []
    assert t.pile("mortis", 0) == ["aviso", "aviso"]
    assert t.pile("mortis", 1) == ["aviso"]


@pytest.mark.rule("C-AMULET-02")
@pytest.mark.parametrize("card", ["memoria_guardada", "fumaca"])
def test_an_amulet_removed_from_the_game_does_not_go_to_the_mortis(card: str) -> None:
    t = Scene({"hand": card, "free": "1L", "mortis": "adoecer"}, cards=CARDS)
    t.do(f"play {card}").all_pass()
    if t.question == "recover":
        t.do("done")
    assert card in t.sets()[0]
    t.to("maintenance")

    assert t.pile("exterminatus") == [card]
    assert t.pile("mortis") == ["adoecer"]


@pytest.mark.rule("C-AMULET-03", "C-AMULET-04")
def test_an_amulets_sacrifice_triggers_texts_about_cards_but_not_about_warriors() -> None:
    t = Scene(
        {"hand": "aviso", "sets": [": altar", ": luto"], "mons": "9L"}, {"hand": "aviso", "mons": "9L"}, cards=CARDS
    )
    t.do("play aviso").all_pass().pass_().do("play aviso").all_pass()
    t.to("sacrifice").pass_(2)

    assert t.news("sacrificed") == [("sacrificed", 0), ("sacrificed", 1)]
    assert t.transition == ["triggered altar"]  # once: the other amulet was not mine
    assert t.phase == "sacrifice"
    t.all_pass()
    assert t.pile("mortis") == ["aviso", "fonte_de_luz"]


@pytest.mark.rule("C-AMULET-05")
def test_a_resolved_amulet_survives_an_effect_that_destroys_everything() -> None:
    t = Scene(
        {"hand": "ruina", "sets": [": aviso", ": altar"]}, {"sets": [": aviso", "1L: mago_iluminado"]}, cards=CARDS
    )
    t.do("play ruina").all_pass()

    assert t.sets(0) == [": aviso", ": ruina"]
    assert t.sets(1) == [": aviso", "1L:"]


@pytest.mark.rule("C-AMULET-05")
def test_a_resolved_amulet_cannot_be_targeted_or_sacrificed_for_a_cost() -> None:
    t = Scene(
        {"hand": "quebra", "sets": [": aviso", ": pira"]}, {"sets": [": aviso", "1L: mago_iluminado"]}, cards=CARDS
    )
    t.do("play quebra")
    assert t.options == ["target pira", "target mago_iluminado"]
    t.do("target mago_iluminado").all_pass()

    t.do("use pira")  # it can only sacrifice itself
    assert "pira" in t.pile("mortis")


@pytest.mark.rule("C-AMULET-05")
def test_a_forced_sacrifice_cannot_take_an_amulet() -> None:
    t = Scene({"hand": "dizimo", "sets": [": aviso"]}, {"sets": [": aviso", "1L: mago_iluminado"]}, cards=CARDS)
    t.do("play dizimo").all_pass()

    assert t.sets(0) == [": aviso", ": dizimo"]
    assert t.sets(1) == [": aviso", "1L:"]


@pytest.mark.rule("C-AMULET-05")
def test_an_amulet_can_be_sacrificed_early_in_the_sacrifice_phase() -> None:
    t = Scene({"sets": ["1L: aviso"]}, phase=SACRIFICE, cards=CARDS)
    assert t.options == ["sacrifice aviso", "sacrifice fonte_de_luz", "pass"]
    t.do("sacrifice aviso")

    assert t.pile("mortis") == ["aviso"]
    assert t.phase == "sacrifice"


@pytest.mark.rule("C-AMULET-06")
def test_an_amulet_cannot_be_recovered_on_the_turn_it_was_played() -> None:
    t = Scene({"hand": "aviso memoria_guardada", "free": "1L", "mortis": "adoecer fhaonna"}, cards=CARDS)
    t.do("play aviso").all_pass()
    t.do("play memoria_guardada").all_pass()

    assert t.options == ["recover adoecer", "recover fhaonna", "done"]


@pytest.mark.rule("C-RELIC-01")
def test_a_relic_has_static_or_activated_abilities() -> None:
    t = Scene(
        {"hand": "calice_de_forca lupa_de_prisma", "free": "4L", "sets": ["1L: mago_iluminado"]},
        {"sets": ["1S: brigao_do_fosso"]},
    )
    assert t.stats("mago_iluminado") == (0, 1, 2)
    t.do("play calice_de_forca").all_pass()
    assert t.stats("mago_iluminado") == (0, 1, 3)
    assert t.stats("brigao_do_fosso") == (2, 2, 2)
    t.do("play lupa_de_prisma").all_pass()
    t.do("use lupa_de_prisma", "target mago_iluminado").all_pass()
    assert t.stats("mago_iluminado") == (0, 2, 3)
    t.to("maintenance").to("main")
    assert t.stats("mago_iluminado") == (0, 1, 3)  # the effect of the amulet is over, the chalice stays


@pytest.mark.rule("C-RELIC-02")
def test_nothing_can_be_attached_to_a_relic() -> None:
    t = Scene({"hand": "faixa fhaonna altar", "free": "2L", "sets": ["2L: calice_de_forca"]}, cards=CARDS)
    assert t.options == ["play fhaonna", "play altar", "pass"]
    t.do("play altar").all_pass()
    t.do("play fhaonna").all_pass()

    assert t.sets() == ["2L: calice_de_forca", ": altar", "2L: fhaonna"]


@pytest.mark.rule("C-RELIC-03")
def test_a_relics_sources_stay_bound_while_it_is_in_play() -> None:
    t = Scene(
        {"hand": "lupa_de_prisma", "free": "2L", "sets": ["1L: mago_iluminado"]},
        {"hand": "tempestade_desvinculante", "free": "3L"},
    )
    t.do("play lupa_de_prisma").all_pass()
    for _ in range(3):
        t.to("main").to("maintenance")
        assert t.sets()[1] == "1L: lupa_de_prisma"
        assert len(t.pile("free")) == 1
    t.do("play tempestade_desvinculante").all_pass()
    assert t.pile("mortis") == ["lupa_de_prisma"]
    t.to("main").to("maintenance")
    assert len(t.pile("free")) == 2
