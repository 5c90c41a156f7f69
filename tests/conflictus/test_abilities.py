"""Abilities: static, triggered and activated ones, and how values add up (C-ABIL)."""

from __future__ import annotations

import pytest

from kit.cards import amulet, equipment, relic, warrior
from kit.conflictus import ATTACK, MAIN, MAINTENANCE, Scene
from vigil.effects.language import Trigger, walk
from vigil.games.conflictus.cards import edition
from vigil.games.conflictus.rules.language import EVENTS, Activated, Discount, Forbid, HasKeyword, StatBonus

CARDS = (
    amulet("Aviso", "spell(Draw(1))"),
    amulet("Dobro", "spell(Draw(2))"),
    amulet("Recolher", 'spell(Do("return", Target()), a_card(which()))'),
    amulet("Praga", 'spell(Do("destroy", All(table, which(warrior))))'),
    amulet("Hino", "spell(Modify(All(table, which(warrior)), 1, 0, 0))"),
    amulet("Marcha", "spell(Modify(All(table, which(warrior, state=active)), 1, 0, 0))"),
    amulet("Fraqueza", "spell(Modify(Target(), -3, -1, -5), a_card(which(warrior)))"),
    amulet("Bênção", "spell(PutCounters(Target(), growth), a_card(which(warrior)))"),
    amulet("Cisão", 'spell(Do("cancel", Target()), an_item(ability))'),
    amulet("Dupla", None, "mill 1", "mill 2"),
    relic("Tríade", rules=["StatBonus(all, mill=1, of=which(warrior))", "Trigger(draws, Mill(1))"],
          abilities=["Activated(Draw(1))"]),
    relic("Sino", rules=["Trigger(dies, May(Draw(1)), which(warrior), whose=any)"]),
    relic("Aurora", rules=["Trigger(round_begins, Draw(1))"]),
    relic("Ocaso", rules=["Trigger(round_ends, Draw(1))"]),
    relic("Abalo", rules=["Trigger(enters, Damage(1, All(table, which(warrior))), which(warrior), whose=any)"]),
    relic("Moeda", abilities=["Activated(Draw(1))"]),
    relic("Cobrança", faction="light", abilities=["Activated(Draw(1), Cost(sources=1))"]),
    relic("Troca", abilities=["Activated(Draw(1), Cost(discard=1))"]),
    equipment("Fardo", "stat_bonus(-3, 0, -4)"),
    equipment("Vela", "stat_bonus(1, 1, 1)"),
    equipment("Broto", 'HasKeyword(set, "evolve_light", 1)'),
    equipment("Luva", "HasKeyword(set, might)"),
    equipment("Trela", "HasKeyword(set, challenge)"),
    warrior("Cronista", "1/2/2", faction="light", rules=["Trigger(dies, Draw(1), which(warrior), whose=any)"]),
    warrior("Porta", "1/3/1", faction="light", abilities=["Activated(Draw(1))"],
            rules=["StatBonus(all, attack=1, of=which(warrior, you, other=True))"]),
    warrior("Herdeiro", "1/1/1", rules=["Trigger(enters, Draw(1), own=True, test=AtLeast(Count(mortis), 2))"]),
    warrior("Hidra", "1/1/1", "evolve_light 2", "evolve_light 3", "vanish 1", "vanish 2", faction="light"),
    warrior("Gêmea", "1/1/2", "seek", "seek", "intimidate", "intimidate", faction="light"),
    warrior("Brasa", "1/1/2", "immolate", "immolate"),
    warrior("Eco", "2/9/1", "might", "might"),
)  # fmt: skip


@pytest.mark.rule("C-ABIL-01")
def test_static_triggered_and_activated_abilities_each_work() -> None:
    t = Scene({"hand": "aviso", "mons": "9L", "sets": [": triade", "1L: mago_iluminado"]}, cards=CARDS)
    assert t.stats("mago_iluminado") == (0, 1, 3)  # static: it always applies
    assert t.options == ["play aviso", "use triade", "pass"]  # activated: a player uses it
    t.do("use triade")
    assert t.transition == ["activated triade"]
    t.all_pass()
    assert t.transition == ["triggered triade"]  # triggered: it happens when a card is drawn

    for card in edition():
        assert all(type(rule) in (Trigger, StatBonus, HasKeyword, Forbid, Discount) for rule in card.rules), card.name
        assert all(type(ability) is Activated for ability in card.abilities), card.name


@pytest.mark.rule("C-ABIL-02")
def test_a_static_ability_applies_while_its_card_is_in_play() -> None:
    t = Scene({"hand": "calice_de_forca recolher", "free": "2L", "sets": ["1L: mago_iluminado"]}, cards=CARDS)
    t.do("play calice_de_forca")
    assert t.stats("mago_iluminado") == (0, 1, 2)  # not yet in play
    t.all_pass()
    assert t.stats("mago_iluminado") == (0, 1, 3)
    assert t.transition == []
    assert t.options == ["play recolher", "pass"]
    t.do("play recolher", "target calice_de_forca").all_pass()
    assert t.stats("mago_iluminado") == (0, 1, 2)


@pytest.mark.rule("C-ABIL-03")
def test_a_warriors_static_ability_works_while_it_is_active() -> None:
    t = Scene({"hand": "fhaonna recolher", "sets": ["2L: porta", "1L: mago_iluminado"]}, cards=CARDS)
    assert t.stats("mago_iluminado") == (1, 1, 2)
    t.do("play fhaonna", "add_to_set porta").all_pass().all_pass().do("no")
    assert t.stats("mago_iluminado") == (0, 1, 2)
    t.do("play recolher", "target fhaonna").all_pass()
    assert t.stats("mago_iluminado") == (1, 1, 2)


@pytest.mark.rule("C-ABIL-04")
def test_every_triggered_ability_specifies_its_event() -> None:
    triggers = [node for card in edition() for node in walk(card) if isinstance(node, Trigger)]
    assert len(triggers) > 3
    assert {trigger.event for trigger in triggers} <= set(EVENTS)
    assert EVENTS[-2:] == ("round_begins", "round_ends")  # "at"; all others are "when" and "whenever"


@pytest.mark.rule("C-ABIL-05", "C-ABIL-06")
def test_an_ability_triggers_each_time_and_goes_on_the_transition_automatically() -> None:
    t = Scene({"hand": "dobro", "mons": "9L", "sets": [": triade"]}, cards=CARDS)
    t.do("play dobro").all_pass()
    assert t.question == "priority"  # no player was asked whether
    assert t.transition == ["triggered triade"] * 2
    t.all_pass().all_pass()

    assert len(t.pile("mons")) == 9 - 2 - 2
    assert t.transition == []


@pytest.mark.rule("C-ABIL-05")
@pytest.mark.parametrize("buried", [1, 2])
def test_an_event_condition_is_also_checked_for_the_card_itself(buried: int) -> None:
    t = Scene({"hand": "herdeiro", "mortis": f"{buried}L"}, cards=CARDS)
    t.do("play herdeiro").all_pass()

    assert t.transition == (["triggered herdeiro"] if buried == 2 else [])


@pytest.mark.rule("C-ABIL-07")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_optional_trigger_is_decided_on_resolution(answer: str) -> None:
    t = Scene({"hand": "praga", "mons": "9L", "sets": [": sino", "1L: mago_iluminado"]}, cards=CARDS)
    t.do("play praga").all_pass()
    assert t.question == "priority"
    assert t.transition == ["triggered sino"]
    t.all_pass()
    assert t.options == ["yes", "no"]
    t.do(answer)
    assert len(t.pile("hand")) == (answer == "yes")


@pytest.mark.rule("C-ABIL-08")
def test_a_triggered_ability_resolves_after_its_card_left_play() -> None:
    t = Scene(
        {"hand": "praga", "mons": "9L", "sets": [": triade", "1L: mago_iluminado"]},
        {"hand": "recolher"},
        phase=MAIN,
        cards=CARDS,
    )
    t.do("use triade").all_pass()
    assert t.transition == ["triggered triade"]
    t.pass_().do("play recolher", "target triade").all_pass()
    assert not t.on_table("triade")
    t.all_pass()

    assert t.pile("mortis") == ["fonte_de_luz"]


@pytest.mark.rule("C-ABIL-09")
def test_a_card_that_leaves_triggers_on_itself_and_on_cards_that_leave_with_it() -> None:
    t = Scene(
        {"hand": "praga", "mons": "9L", "sets": ["1L: cronista", "2L: mago_iluminado"]},
        {"sets": ["1L: cronista", "1S: brigao_do_fosso"], "mons": "9L"},
        cards=CARDS,
    )
    t.do("play praga").all_pass()
    while t.question == "order":
        t.do("order_first")
    assert [item.controller for item in t.s.transition] == [0] * 4 + [1] * 4  # four died, and both saw each
    while t.transition:
        t.all_pass()
    assert len(t.pile("hand", 0)) == len(t.pile("hand", 1)) == 4


@pytest.mark.rule("C-ABIL-10", "C-ABIL-12")
def test_at_the_beginning_of_your_turn_is_its_controllers_maintenance() -> None:
    t = Scene(
        {"hand": "aviso", "sets": [": aurora"], "mons": "9L"}, {"sets": [": aurora"], "mons": "9L"},
        phase=MAINTENANCE, active=1, begin=True, cards=CARDS,
    )  # fmt: skip
    assert t.question == "priority"
    assert [(item.controller, item.what) for item in t.s.transition] == [(1, "triggered")]  # before a player may act
    t.all_pass()
    assert t.phase == "maintenance"
    assert t.pile("hand", 1) == ["fonte_de_luz"]
    t.to("sacrifice").pass_(2)
    assert t.phase == "maintenance"
    assert [(item.controller, item.what) for item in t.s.transition] == [(0, "triggered")]


@pytest.mark.rule("C-ABIL-11", "C-ABIL-12")
def test_at_the_end_of_your_turn_is_its_controllers_sacrifice_phase() -> None:
    t = Scene({"sets": [": ocaso"], "mons": "9L"}, {"sets": [": ocaso"], "mons": "9L"}, cards=CARDS)
    t.pass_(6)
    assert t.phase == "sacrifice"
    assert t.asked == 0
    assert [(item.controller, item.what) for item in t.s.transition] == [(0, "triggered")]
    t.all_pass()
    assert len(t.pile("hand", 0)) == 1
    t.pass_(2)
    assert t.phase == "maintenance"
    assert t.pile("hand", 1) == []


@pytest.mark.rule("C-ABIL-13")
def test_an_activated_ability_can_be_used_whenever_an_amulet_can_be_played() -> None:
    each = {"hand": "aviso", "sets": [": troca", "2S: saltador_noturno"], "mons": "9L"}
    t = Scene(each, each, phase=MAINTENANCE, begin=True, cards=CARDS)
    seen = set()
    while t.s.round == 3:
        if t.question == "priority":
            assert t.can("use troca") is t.can("play aviso") is True
            seen.add((t.phase, t.asked))
        t.do(t.options[0] if t.question in ("attack", "block") else "done" if t.question == "leap" else "pass")

    assert seen == {
        (phase, seat) for phase in ("maintenance", "main", "attack", "block", "sacrifice") for seat in (0, 1)
    }


@pytest.mark.rule("C-ABIL-14")
def test_players_can_respond_to_an_activated_ability_and_it_leaves_nothing_behind() -> None:
    t = Scene({"sets": [": moeda"], "mons": "9L"}, {"hand": "cisao aviso"}, cards=CARDS)
    t.do("use moeda")
    assert t.transition == ["activated moeda"]
    assert t.pile("hand") == []
    t.pass_()
    assert t.options == ["play cisao", "play aviso", "pass"]
    t.pass_()
    assert t.pile("hand") == ["fonte_de_luz"]
    assert t.sets() == [": moeda"]
    assert t.transition == []


@pytest.mark.rule("C-ABIL-15")
def test_an_activated_ability_resolves_after_its_card_left_play() -> None:
    t = Scene({"sets": [": moeda"], "mons": "9L"}, {"hand": "recolher"}, cards=CARDS)
    t.do("use moeda").pass_().do("play recolher").all_pass()
    assert t.sets() == []
    t.all_pass()

    assert t.pile("hand") == ["moeda", "fonte_de_luz"]


@pytest.mark.rule("C-ABIL-16")
def test_an_ability_without_a_cost_is_used_once_per_turn_by_each_object() -> None:
    t = Scene({"sets": [": moeda", ": moeda"], "mons": "9L"}, cards=CARDS)
    assert t.options.count("use moeda") == 2
    t.do("use moeda")
    assert t.options.count("use moeda") == 1  # at once, not only when it has resolved
    t.do("use moeda")
    assert t.options == ["pass"]
    assert t.why("use moeda") == "why-used"
    t.to("sacrifice")
    assert not t.can("use moeda")
    t.to("maintenance").pass_()
    assert t.asked == 0
    assert t.options.count("use moeda") == 2  # another player's turn is another turn


@pytest.mark.rule("C-ABIL-16")
def test_a_card_that_left_and_returned_is_a_new_object() -> None:
    t = Scene({"hand": "recolher", "sets": [": moeda"], "mons": "9L"}, cards=CARDS)
    t.do("use moeda").all_pass()
    t.do("play recolher").all_pass()
    t.do("play moeda").all_pass()

    assert t.can("use moeda")
    unlimited = Scene({"sets": [": moeda"]}, cards=CARDS, switches={"free_activation_limit": "unlimited"})
    assert unlimited.do("use moeda").can("use moeda")


@pytest.mark.rule("C-ABIL-17")
def test_an_ability_with_a_cost_is_used_as_often_as_it_is_paid() -> None:
    t = Scene({"hand": "2L", "free": "2L 1S", "sets": [": cobranca", ": troca"], "mons": "9L"}, cards=CARDS)
    t.do("use cobranca", "use cobranca")
    assert t.transition == ["activated cobranca"] * 2
    assert not t.can("use cobranca")  # the remaining Shadow source can't pay for a Light card
    t.do("use troca", "use troca")
    assert not t.can("use troca")  # no card in hand
    assert t.transition == ["activated cobranca"] * 2 + ["activated troca"] * 2


@pytest.mark.rule("C-ABIL-18")
def test_an_announced_use_counts_even_if_it_is_canceled() -> None:
    t = Scene({"sets": ["2S: faca_da_revelacao"], "mons": "3S"}, {"hand": "cisao"}, cards=CARDS)
    t.do("use faca_da_revelacao").pass_().do("play cisao").all_pass()

    assert t.transition == []
    assert t.pile("mons") == ["fonte_de_sombra"] * 3
    assert t.options == ["pass"]


@pytest.mark.rule("C-ABIL-19")
def test_only_the_controller_can_use_an_ability() -> None:
    t = Scene({"sets": [": moeda"]}, [{"sets": [": troca"], "hand": "1L"}, {}], phase=ATTACK, cards=CARDS)
    assert t.options == ["use moeda", "pass"]
    t.pass_()
    assert t.options == ["use troca", "pass"]
    assert t.why("use moeda") is not None
    t.pass_()
    assert t.options == ["pass"]


@pytest.mark.rule("C-ABIL-19")
def test_the_taker_of_a_captive_uses_its_abilities_and_the_owner_cannot() -> None:
    t = Scene({"captive": "moeda"}, {}, style="rapidinha", cards=CARDS)
    t.do("play moeda").all_pass()
    assert t.can("use moeda")
    t.pass_()
    assert t.options == ["pass"]


@pytest.mark.rule("C-ABIL-20")
def test_an_ability_can_be_used_on_the_turn_its_card_entered() -> None:
    t = Scene({"hand": "porta moeda", "mons": "9L"}, cards=CARDS)
    t.do("play porta").all_pass()
    t.do("play moeda").all_pass()
    t.do("use porta", "use moeda")

    assert t.transition == ["activated porta", "activated moeda"]


@pytest.mark.rule("C-ABIL-21")
def test_values_are_set_then_modified_then_floored() -> None:
    t = Scene(
        {
            "hand": "fraqueza bencao",
            "sets": ["4L: mago_iluminado / serafim_da_torre + vela", "1L: fhaonna", ": triade"],
        },
        cards=CARDS,
    )
    assert t.stats("serafim_da_torre") == (0 + 2 + 1, 1 + 2 + 1 + 1, 3 + 1 + 1)
    t.do("play bencao", "target serafim_da_torre").all_pass()
    assert t.stats("serafim_da_torre") == (4, 6, 6)
    t.do("play fraqueza", "target serafim_da_torre").all_pass()
    assert t.stats("serafim_da_torre") == (1, 5, 1)


@pytest.mark.rule("C-ABIL-21")
def test_a_negative_value_counts_in_the_sum_and_only_the_result_is_floored() -> None:
    t = Scene({"hand": "bencao clarao_subito", "free": "1L", "sets": ["2L: peregrina_de_vidro + fardo"]}, cards=CARDS)
    assert t.stats("peregrina_de_vidro") == (0, 2, 0)  # 0 - 3, 2, 2 - 4
    t.do("play clarao_subito").all_pass()
    t.do("play bencao").all_pass()
    assert t.stats("peregrina_de_vidro") == (0, 5, 0)  # still -1 and -1 beneath


@pytest.mark.rule("C-ABIL-22")
def test_an_amulet_affects_current_warriors_and_a_static_text_all_that_match() -> None:
    t = Scene(
        {"hand": "hino porta fhaonna", "free": "2L", "sets": ["1L: mago_iluminado", ": triade"]},
        {"sets": ["1S: brigao_do_fosso"]},
        cards=CARDS,
    )
    t.do("play hino").all_pass()
    assert t.stats("mago_iluminado") == (1, 1, 3)
    assert t.stats("brigao_do_fosso") == (3, 2, 2)
    t.do("play porta", "add_to_set new", "pay_auto").all_pass()

    assert t.stats("porta") == (1, 3, 2)  # too late for the hymn, in time for the relic
    assert t.stats("mago_iluminado") == (2, 1, 3)


@pytest.mark.rule("C-ABIL-22")
@pytest.mark.parametrize(("card", "attack"), [("marcha", 0), ("hino", 1)])
def test_a_warrior_covered_during_an_effect_on_active_warriors_gets_nothing_later(card: str, attack: int) -> None:
    t = Scene({"hand": f"{card} recolher", "sets": ["1L: mago_iluminado / aprendiz_de_avatar"]}, cards=CARDS)
    t.do(f"play {card}").all_pass()
    assert t.stats("aprendiz_de_avatar") == (2, 2, 2)
    t.do("play recolher").all_pass()

    assert t.stats("mago_iluminado") == (attack, 1, 2)


@pytest.mark.rule("C-ABIL-22")
def test_all_in_a_triggered_ability_includes_every_warrior() -> None:
    t = Scene({"hand": "porta", "sets": [": abalo", "1L: aprendiz_de_avatar"]}, cards=CARDS)
    t.do("play porta", "add_to_set new").all_pass().all_pass()

    assert t.stats("aprendiz_de_avatar") == (2, 1, 2)
    assert t.stats("porta") == (1, 2, 1)  # the warrior that triggered it counts too


@pytest.mark.rule("C-ABIL-23")
def test_until_the_end_of_the_turn_means_the_current_turn_of_any_player() -> None:
    t = Scene({}, {"hand": "clarao_subito", "free": "1L", "sets": ["1L: mago_iluminado"]})
    t.pass_().do("play clarao_subito").all_pass()
    assert t.stats("mago_iluminado") == (1, 3, 2)
    t.to("sacrifice")
    assert t.stats("mago_iluminado") == (1, 3, 2)
    t.to("maintenance")
    assert t.s.active == 1
    assert t.stats("mago_iluminado") == (0, 1, 2)


@pytest.mark.rule("C-ABIL-24")
def test_a_duplicate_keyword_works_once() -> None:
    t = Scene(
        {"sets": [": eco + luva"]}, {"sets": [": eco"]}, phase=ATTACK, begin=True, cards=CARDS
    )  # fmt: skip
    t.do("attack eco").pass_(2).do("block eco").pass_(2)
    assert t.stats("eco", 1) == (2, 9 - 4, 1)  # doubled once, though printed twice and granted
    assert t.stats("eco", 0) == (2, 9 - 4, 1)

    t = Scene({"hand": "gemea", "mons": "2L mago_iluminado"}, {"sets": ["1L: fhaonna", ": porta"]}, cards=CARDS)
    t.do("play gemea").all_pass()
    while t.question in ("order", "target"):
        t.do("order_first" if t.question == "order" else "target fhaonna")
    assert t.transition == ["triggered gemea"] * 2  # one of each

    t = Scene(
        {"sets": ["3L: mercenario_errante + trela"]}, {"sets": ["1L: fhaonna"]}, phase=ATTACK, begin=True, cards=CARDS
    )
    t.do("attack mercenario_errante")
    assert t.transition == ["triggered mercenario_errante"]  # Challenge, printed and granted
    t = Scene({"sets": [": brasa"]}, cards=CARDS)
    assert t.options == ["use brasa", "pass"]
    assert t.do("use brasa").options == ["pass"]


@pytest.mark.rule("C-ABIL-24")
def test_numbered_keywords_work_as_separate_instances() -> None:
    t = Scene({"hand": "hidra dupla", "sets": ["5L: hidra"], "mons": "9L"}, cards=CARDS)
    assert t.stats("hidra") == (1 + 2 + 1, 1 + 2 + 1, 1 + 2 + 1)  # 5 // 2 and 5 // 3, not 5 // 5
    t.do("play hidra", "add_to_set new").all_pass()
    assert t.s.counters[t.s.sets[1].warriors[0], "vanish"] == 1 + 2

    t.do("play dupla", "target_player 2", "target_player 1").all_pass()
    assert t.options == ["number 0", "number 1"]
    t.do("number 1")
    assert t.options == ["number 0", "number 1", "number 2"]
    t.do("number 2")
    assert len(t.pile("mortis", 1)) == 1
    assert len(t.pile("mortis", 0)) == 2


@pytest.mark.rule("C-ABIL-24")
def test_a_granted_keyword_works_like_a_printed_one() -> None:
    t = Scene({"sets": ["3L: adepta_do_poco_solar + broto"]}, cards=CARDS)
    assert t.stats("adepta_do_poco_solar") == (1 + 1 + 3, 1 + 1 + 3, 1 + 1 + 3)

    t = Scene(
        {"sets": [": porta + trela"]}, {"sets": ["1L: mago_iluminado"]}, phase=ATTACK, begin=True, cards=CARDS
    )  # fmt: skip
    t.do("attack porta")
    assert t.transition == ["triggered porta"]
