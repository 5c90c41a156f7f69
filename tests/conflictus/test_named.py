"""The rulings for the cards the rulebook names."""

from __future__ import annotations

import pytest

from kit.cards import amulet, warrior
from kit.conflictus import ATTACK, MAIN, MAINTENANCE, Scene

CARDS = (
    warrior("Plain"),
    warrior("Other"),
    warrior("Flash", "1/1/1", "surprise"),
    warrior("Saint", "1/1/1", rules=["Trigger(recovers, Draw(1))"]),
    amulet("Adieu", "spell(Draw(1))", "recover 1"),
)


@pytest.mark.rule("C-NAMED-01")
def test_avatar_gany_returns_exactly_three_cards_chosen_on_resolution() -> None:
    t = Scene(you={"hand": "avatar_gany", "free": "5L", "mortis": "plain other adoecer 1S"}, cards=CARDS)
    t.do("play avatar_gany").pass_(2)
    assert t.transition == ["triggered avatar_gany"] and t.question == "priority", "there is no target"
    t.pass_(2)
    for card in ("plain", "adoecer", "other"):
        assert "done" not in t.options and t.asked == 0
        t.do(f"return {card}")
    assert t.question == "priority"
    assert t.pile("hand") == ["plain", "adoecer", "other"] and t.pile("mortis") == ["fonte_de_sombra"]


@pytest.mark.rule("C-NAMED-01")
@pytest.mark.parametrize(("mortis", "back"), [("plain adoecer", ["adoecer", "plain"]), ("", [])])
def test_with_fewer_cards_avatar_gany_returns_them_all(mortis: str, back: list[str]) -> None:
    t = Scene(you={"hand": "avatar_gany", "free": "5L", "mortis": mortis}, cards=CARDS)
    t.do("play avatar_gany").pass_(4)
    assert t.question == "priority" and sorted(t.pile("hand")) == back and t.pile("mortis") == []


@pytest.mark.rule("C-NAMED-01")
def test_avatar_gany_uses_the_mortis_when_the_ability_resolves() -> None:
    t = Scene(
        you={"hand": "avatar_gany", "free": "5L", "mortis": "plain other 1S", "sets": [": saint"]},
        them={"hand": "adoecer", "free": "1S"}, cards=CARDS,
    )  # fmt: skip
    t.do("play avatar_gany", "add_to_set new").pass_(3)
    t.do("play adoecer", "target saint").pass_(2)
    t.pass_(2)
    assert "return saint" in t.options, "it died after the ability had been announced"


@pytest.mark.rule("C-NAMED-02")
def test_avatar_ganys_ability_is_not_recover_and_does_not_remove_her() -> None:
    t = Scene(you={"hand": "avatar_gany", "free": "5L", "mortis": "plain", "sets": [": saint"]}, cards=CARDS)
    t.do("play avatar_gany", "add_to_set new").pass_(4)
    assert t.pile("hand") == ["plain"] and t.transition == [], "a recover trigger does not react"
    t.to("maintenance")
    assert t.on_table("avatar_gany") and t.pile("exterminatus") == []


@pytest.mark.rule("C-NAMED-03")
def test_adoecer_targets_an_active_warrior_of_any_player() -> None:
    t = Scene(
        you={"hand": "adoecer", "free": "1S", "sets": [": other / plain"]},
        them=[{"sets": [": saint", "2L: calice_de_forca"]}, {"sets": ["1L: mago_iluminado / flash + escudo_protetor"]}],
        cards=CARDS,
    )
    t.do("play adoecer")
    assert sorted(t.options) == ["target flash", "target plain", "target saint"]
    t.do("target plain").pass_(3)
    assert t.stats("plain")[1] == 1


@pytest.mark.rule("C-NAMED-04", "C-NAMED-05")
def test_the_knife_finds_and_reveals_any_shadow_card_including_sources() -> None:
    mons = "plain adoecer 1L 1S mago_iluminado 1L"
    t = Scene(you={"mons": mons, "sets": ["2S: faca_da_revelacao"]}, cards=CARDS)
    t.do("use faca_da_revelacao").pass_(2)
    assert sorted(t.options) == ["done", "find adoecer", "find fonte_de_sombra"]
    t.do("find fonte_de_sombra")
    assert t.pile("hand") == ["fonte_de_sombra"] and len(t.pile("mons")) == 5
    assert [e.card_name for e in t.events(1) if e.kind == "found"] == ["Fonte de Sombra"]
    t.to("maintenance")
    assert t.pile("exterminatus") == ["faca_da_revelacao"]


@pytest.mark.rule("C-NAMED-06")
def test_the_dazzling_sword_counts_from_the_start_of_the_turn() -> None:
    sword = {"sets": ["2L: plain + espada_ofuscante"]}
    t = Scene(you={"hand": "flash", "sets": [": other"]}, them=sword, phase=MAINTENANCE, cards=CARDS)
    t.do("play flash", "add_to_set new").pass_(2)
    t.to("attack", decline=False)
    assert t.question == "attack" and t.options == ["attack other", "done"]

    free = Scene(you={"hand": "flash", "sets": [": other"]}, phase=MAINTENANCE, cards=CARDS)
    free.do("play flash", "add_to_set new").pass_(2)
    free.to("attack", decline=False)
    assert free.options == ["attack other", "attack flash", "done"], "without the sword it may"


@pytest.mark.rule("C-NAMED-06")
def test_the_dazzling_sword_does_not_restrict_its_controller() -> None:
    t = Scene(you={"hand": "other", "sets": ["2L: plain + espada_ofuscante"]}, phase=MAIN, cards=CARDS)
    t.do("play other", "add_to_set new").pass_(2)
    t.pass_(2)
    assert t.options == ["attack plain", "attack other", "done"]


@pytest.mark.rule("C-NAMED-06")
def test_the_sword_works_in_a_set_without_warriors_and_ends_when_it_leaves() -> None:
    t = Scene(
        you={"hand": "flash", "sets": [": other"]}, them={"sets": ["2L: + espada_ofuscante"]}, phase=MAIN, cards=CARDS
    )
    t.do("play flash", "add_to_set new").pass_(4)
    assert t.phase == "attack" and t.options == ["attack other", "done"]


@pytest.mark.rule("C-NAMED-07")
def test_a_canceled_knife_stays_and_is_not_used_again_this_turn() -> None:
    t = Scene(you={"sets": ["2S: faca_da_revelacao"]}, them={"hand": "tempestade_desvinculante", "free": "3L"})
    t.do("use faca_da_revelacao").pass_().do("play tempestade_desvinculante", "choose 3").pass_(2)
    assert t.transition == [] and not t.can("use faca_da_revelacao")
    t.to("maintenance")
    assert t.sets() == ["2S: faca_da_revelacao"] and t.pile("exterminatus") == []
    assert t.phase == "maintenance" and t.s.active == 1
    t.pass_()
    assert t.can("use faca_da_revelacao"), "another turn, another use"


@pytest.mark.rule("C-NAMED-07")
def test_a_knife_used_in_the_attack_phase_is_removed_that_turn() -> None:
    t = Scene(you={"mons": "3S", "sets": ["2S: faca_da_revelacao"]}, phase=ATTACK)
    t.do("use faca_da_revelacao").pass_(2).do("done").to("maintenance")
    assert t.pile("exterminatus") == ["faca_da_revelacao"], "even if nothing was found"
