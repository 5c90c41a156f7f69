"""The transition, priority, and the state check before it (C-STACK, C-STATE)."""

from __future__ import annotations

import pytest

from kit.cards import amulet, equipment, relic, warrior
from kit.conflictus import ATTACK, MAINTENANCE, SACRIFICE, Scene
from vigil.games.conflictus.rules import engine

CARDS = (
    amulet("Aviso", "spell(Draw(1))"),
    relic("Sino", rules=["Trigger(draws, Mill(1), whose=any)"]),
    relic("Galo", rules=["Trigger(turn_begins, Mill(1), whose=any)"]),
    relic("Coruja", rules=["Trigger(turn_begins, Draw(1), whose=any)"]),
    relic("Névoa", rules=["StatBonus(all, defense=-1, of=which(warrior, state=active))"]),
    warrior("Frágil", "1/1/1", faction="light", rules=["Trigger(dies, Mill(1), own=True)"]),
    warrior("Viúva", "1/2/1", faction="light", rules=["Trigger(dies, Draw(1), which(warrior, other=True), whose=any)"]),
    warrior("Arauto", "1/1/1", faction="light", rules=["StatBonus(all, defense=1, of=which(warrior, other=True))"]),
    equipment(
        "Apoio",
        "stat_bonus(0, 2, 0)",
        abilities=["Activated(Modify(Target(), 0, 3, 0), Cost(sacrifice_this=True), [a_card(which(warrior))])"],
    ),
    amulet("Chuva", "spell(seq(Damage(2, All(table, which(warrior))), Draw(Count(table, which(warrior)))))"),
    amulet("Queda", "spell(Modify(Target(), 0, -2, 0), a_card(which(warrior)))"),
    warrior("Eco fraco", "1/0/1", rules=["Trigger(dies, Mill(1), own=True)"]),
    relic("Escora", rules=["StatBonus(all, defense=1, of=which(warrior))"]),
    warrior("Casca", "1/0/1", faction="light"),
    equipment("Frasco", "stat_bonus(0, 1, 0)", abilities=['Activated(MarkFor("remove"))']),
    warrior("Vazio", "1/0/1", faction="light", rules=["StatBonus(this, defense=1, test=AtLeast(Count(hand), 1))"]),
)


def ordered(t: Scene) -> Scene:
    """Put identical triggers onto the transition in their order."""
    while t.question == "order":
        t.do("order_first")
    return t


@pytest.mark.rule("C-STACK-01")
@pytest.mark.parametrize("card", ["adoecer", "brigao_do_fosso", "faca_da_revelacao", "gancho_de_cinzas"])
def test_a_played_card_waits_before_it_takes_effect(card: str) -> None:
    t = Scene({"hand": card, "free": "2S", "sets": ["1S: saltador_noturno"]})
    t.do(f"play {card}")
    while t.question in ("set", "pay"):
        t.do("add_to_set new" if t.question == "set" else "pay_auto")
    assert t.transition == [f"card {card}"]
    assert t.stats("saltador_noturno") == (2, 1, 2)
    assert t.sets() == ["1S: saltador_noturno"]
    t.all_pass()
    assert t.transition == []
    assert (t.sets(), t.pile("mortis")) != (["1S: saltador_noturno"], [])


@pytest.mark.rule("C-STACK-02")
def test_cards_of_four_classes_and_both_kinds_of_abilities_wait_on_the_transition() -> None:
    t = Scene(
        {
            "hand": "aviso avatar_gany lupa_de_prisma escudo_protetor",
            "free": "8L",
            "mortis": "3L",
            "sets": ["1L: mago_iluminado", "1L: lupa_de_prisma"],
        },
        cards=CARDS,
    )
    t.do(
        "play avatar_gany",
        "add_to_set new",
        "pay_auto",
        "play aviso",
        "play lupa_de_prisma",
        "play escudo_protetor",
        "pay_auto",
    )
    t.do("use lupa_de_prisma")

    assert t.transition == [
        "card avatar_gany", "card aviso", "card lupa_de_prisma", "card escudo_protetor", "activated lupa_de_prisma",
    ]  # fmt: skip
    while "card avatar_gany" in t.transition:
        t.all_pass()
    assert t.transition == ["triggered avatar_gany"]


@pytest.mark.rule("C-STACK-03")
def test_sources_static_abilities_and_voluntary_sacrifices_never_wait() -> None:
    t = Scene({"hand": "1L calice_de_forca", "free": "2L", "sets": ["1L: mago_iluminado"]})
    t.do("play_source fonte_de_luz")
    assert t.transition == []
    assert len(t.pile("free")) == 3
    t.do("play calice_de_forca").all_pass()
    assert t.transition == []
    assert t.stats("mago_iluminado") == (0, 1, 3)
    t.to("sacrifice").do("sacrifice mago_iluminado")
    assert t.transition == []
    assert t.pile("mortis") == ["mago_iluminado"]


@pytest.mark.rule("C-STACK-03")
def test_declarations_combat_damage_draws_and_the_cleanup_never_wait() -> None:
    t = Scene(
        {"hand": "aviso", "sets": ["3S: saltador_noturno"]},
        {"sets": ["2S: saltador_noturno", "2L: fhaonna"]},
        cards=CARDS,
    )
    t.do("play aviso").all_pass()
    while t.s.turn == 3:
        assert t.transition == []
        t.do(t.options[0] if t.question in ("attack", "block") else "done" if t.question == "leap" else "pass")

    assert t.pile("mortis", 0) == ["saltador_noturno", "aviso"]  # died in combat, then the cleanup
    assert t.pile("mortis", 1) == ["saltador_noturno"]
    assert t.phase == "maintenance"
    t.to("main")
    assert t.pile("hand", 1) == ["fonte_de_luz"]


@pytest.mark.rule("C-STACK-04", "C-STACK-05", "C-STACK-10")
def test_every_player_can_respond_and_a_response_goes_on_top() -> None:
    each = {"hand": "aviso aviso", "mons": "9L"}
    t = Scene(each, [each, each], cards=CARDS)
    t.do("play aviso")
    assert t.asked == 0  # the player keeps priority
    t.do("play aviso")
    assert t.asked == 0
    t.pass_()
    assert t.asked == 1
    t.do("play aviso").pass_()
    assert t.asked == 2
    t.do("play aviso").pass_()
    assert t.asked == 0  # responses can be responded to

    assert [item.controller for item in t.s.transition] == [0, 0, 1, 2]


@pytest.mark.rule("C-STACK-04")
@pytest.mark.parametrize(("held", "stands"), [("avatar_gany", True), ("", False)])
def test_an_automatic_pass_that_reveals_a_hand_cannot_be_undone(held: str, stands: bool) -> None:
    """A player who can't respond isn't asked.

    The skipped question reveals something if the player has cards, and nothing if the player has none.
    """
    t = Scene({"hand": "sino escora"}, {"hand": held}, cards=CARDS, always_ask=False)
    t.do("play sino")
    assert t.s.undo_floor < t.s.decision_count
    t.do("pass")

    assert (t.asked, t.transition, t.on_table("sino")) == (0, [], True)
    assert (t.s.undo_floor == t.s.decision_count) is stands


@pytest.mark.rule("C-STACK-04", "C-STACK-13")
def test_a_player_who_passed_can_respond_to_a_later_trigger() -> None:
    t = Scene({"sets": [": eco_fraco"]}, [{}, {"sets": [": escora"]}], cards=CARDS)
    t.pass_()
    assert t.asked == 1
    engine.concede(t.s, 2)  # the prop leaves with its player
    assert t.transition == ["triggered eco_fraco"]
    t.do("pass")

    assert t.transition == ["triggered eco_fraco"]
    assert t.asked == 0


@pytest.mark.rule("C-STACK-06", "C-STACK-07", "C-STACK-12")
def test_when_all_pass_the_top_item_resolves_and_the_active_player_has_priority() -> None:
    t = Scene(
        {"hand": "adoecer aviso", "free": "1S"}, {"hand": "escudo_protetor aviso", "sets": ["1L: mago_iluminado"]},
        cards=CARDS,
    )  # fmt: skip
    t.do("play adoecer").pass_().do("play escudo_protetor")
    t.pass_()
    assert t.transition == ["card adoecer", "card escudo_protetor"]  # one decline is not all
    t.pass_()
    assert t.transition == ["card adoecer"]
    assert t.stats("mago_iluminado") == (0, 3, 2)
    assert t.asked == 0
    t.do("play aviso")  # before the next one resolves
    assert t.transition == ["card adoecer", "card aviso"]
    t.all_pass().all_pass()
    assert t.stats("mago_iluminado") == (0, 1, 2)


@pytest.mark.rule("C-STACK-12")
def test_the_active_player_has_priority_after_another_players_item_too() -> None:
    t = Scene({}, [{"hand": "aviso"}, {"hand": "aviso"}], active=1, cards=CARDS)
    t.pass_().do("play aviso")
    assert t.asked == 2
    t.all_pass()

    assert t.asked == 1


@pytest.mark.rule("C-STACK-08")
def test_when_all_pass_and_nothing_waits_the_phase_ends() -> None:
    t = Scene({}, [{}, {}])
    t.pass_(2)
    assert t.phase == "main"
    t.pass_()

    assert t.phase == "attack"


@pytest.mark.rule("C-STACK-09", "C-STACK-15")
@pytest.mark.parametrize("active", [0, 1])
def test_the_active_player_is_first_in_each_phase_and_two_phases_give_no_priority(active: int) -> None:
    both = {"hand": "aviso", "free": "3S", "sets": ["2S: saltador_noturno"]}
    t = Scene(both, both, active=active, phase=MAINTENANCE, begin=True, cards=CARDS)
    seen = []
    while t.s.turn == 3:
        if t.question == "priority":
            seen.append((t.phase, t.asked))
        t.do(t.options[0] if t.question in ("attack", "block") else "done" if t.question == "leap" else "pass")

    assert seen == [
        (phase, seat)
        for phase in ("maintenance", "main", "attack", "block", "sacrifice")
        for seat in (active, 1 - active)
    ]


@pytest.mark.rule("C-STACK-11")
def test_priority_passes_in_turn_order() -> None:
    t = Scene({}, [{}, {}, {}], active=2)
    seats = []
    for _ in range(4):
        seats.append(t.asked)
        t.pass_()

    assert seats == [2, 3, 0, 1]


@pytest.mark.rule("C-STACK-13")
def test_any_action_resets_the_passes() -> None:
    each = {"hand": "1L", "sets": ["1L: mago_iluminado"]}
    t = Scene(each, [each, each])
    t.pass_(2).do("play_source fonte_de_luz")
    assert t.asked == 2
    t.pass_()
    assert t.phase == "main"
    assert t.asked == 0
    t.pass_()
    assert t.phase == "main"
    t.pass_()
    assert t.phase == "attack"

    t = Scene(each, each, phase=SACRIFICE)
    t.pass_().do("sacrifice mago_iluminado").pass_()
    assert t.phase == "sacrifice"
    assert t.asked == 0
    t.pass_()
    assert t.phase == "maintenance"


@pytest.mark.rule("C-STACK-13")
def test_an_ability_resets_the_passes() -> None:
    t = Scene({}, {"free": "1L", "sets": ["1L: lupa_de_prisma", "1L: mago_iluminado"]})
    t.pass_().do("use lupa_de_prisma").pass_()
    assert t.transition == ["activated lupa_de_prisma"]
    assert t.asked == 0


@pytest.mark.rule("C-STACK-14")
def test_no_one_acts_during_a_resolution_except_for_its_choices() -> None:
    t = Scene({"hand": "desabamento aviso", "free": "1S"}, {"hand": "aviso"}, cards=CARDS)
    t.do("play desabamento", "target_player 2").all_pass()

    assert t.asked == 0
    assert t.options == ["number 0", "number 1", "number 2", "number 3"]
    t.do("number 3")
    assert t.question == "priority"


@pytest.mark.rule("C-STACK-16")
def test_a_draw_phase_trigger_resolves_without_responses() -> None:
    t = Scene(
        {"hand": "tempestade_desvinculante", "free": "3L", "mons": "9L", "sets": [": sino"]},
        {"hand": "tempestade_desvinculante", "free": "3L", "mons": "9L"},
        phase=MAINTENANCE, cards=CARDS,
    )  # fmt: skip
    t.pass_(2)

    assert t.phase == "main"
    assert t.transition == []
    assert len(t.pile("mons")) == 9 - 1 - 1


@pytest.mark.rule("C-STACK-16", "C-STACK-19")
def test_triggers_of_warriors_that_kill_each_other_resolve_before_the_sacrifice_phase() -> None:
    t = Scene(
        {"sets": [": fragil"], "mons": "9L"}, {"sets": [": fragil"], "mons": "9L", "hand": "aviso"},
        phase=ATTACK, begin=True, cards=CARDS,
    )  # fmt: skip
    t.do("attack fragil").pass_(2).do("block fragil").pass_(2)

    assert t.phase == "sacrifice"
    assert t.transition == []
    assert [what for what, _ in t.news("milled")] == ["milled"] * 2
    assert [seat for _, seat in t.news("milled")] == [1, 0]  # the active player's trigger was placed first


@pytest.mark.rule("C-STACK-17")
def test_a_fixed_card_goes_to_the_table_and_an_ability_ceases_to_exist() -> None:
    t = Scene({"hand": "brigao_do_fosso", "free": "1S 1L", "sets": ["1L: lupa_de_prisma"]})
    t.do("play brigao_do_fosso", "pay_auto").all_pass()
    t.do("use lupa_de_prisma").all_pass()

    assert t.sets() == ["1L: lupa_de_prisma", "1S: brigao_do_fosso"]
    assert t.transition == []
    assert t.pile("mortis") == t.pile("exterminatus") == []


@pytest.mark.rule("C-STACK-18", "C-STATE-04")
def test_checks_and_triggers_are_repeated_before_anyone_has_priority() -> None:
    t = Scene({"hand": "nevoa", "sets": [": fragil / fragil / fragil"]}, {"hand": "aviso"}, cards=CARDS)
    t.do("play nevoa").pass_(2)

    ordered(t)
    assert t.asked == 0
    assert t.question == "priority"
    assert t.pile("mortis") == ["fragil"] * 3
    assert t.transition == ["triggered fragil"] * 3


@pytest.mark.rule("C-STATE-04")
def test_a_pile_without_defense_dies_completely() -> None:
    t = Scene({"hand": "nevoa", "sets": ["2L: mago_iluminado / fhaonna / escudeiro_da_alvorada"]}, cards=CARDS)
    t.do("play nevoa").all_pass()

    assert t.pile("mortis") == ["escudeiro_da_alvorada", "fhaonna", "mago_iluminado"]


@pytest.mark.rule("C-STACK-19")
def test_the_active_player_places_triggers_first_then_the_others() -> None:
    t = Scene(
        {"sets": [": galo", ": coruja"]}, [{"sets": [": galo"]}, {"sets": [": coruja"]}],
        active=1, phase=MAINTENANCE, begin=True, cards=CARDS,
    )  # fmt: skip
    assert t.asked == 0
    assert t.question == "order"
    assert t.options == ["order_first galo", "order_first coruja"]
    t.do("order_first coruja")

    assert [(item.controller, t.s.tables.slug[item.card]) for item in t.s.transition] == [
        (1, "galo"), (2, "coruja"), (0, "coruja"), (0, "galo"),
    ]  # fmt: skip
    t.all_pass()
    assert len(t.pile("mons", 0)) == 9  # the last one placed resolves first
    assert t.pile("mortis", 0) == ["fonte_de_luz"]
    assert t.pile("mortis", 1) == []


@pytest.mark.rule("C-STACK-20")
def test_players_can_respond_to_a_triggered_ability() -> None:
    t = Scene(
        {"sets": [": galo"], "mons": "9L"}, {"hand": "tempestade_desvinculante", "free": "3L"},
        phase=MAINTENANCE, begin=True, cards=CARDS,
    )  # fmt: skip
    assert t.transition == ["triggered galo"]
    t.pass_().do("play tempestade_desvinculante", "choose 3").all_pass()

    assert t.transition == []
    assert len(t.pile("mons")) == 9


@pytest.mark.rule("C-STACK-21")
def test_sources_of_canceled_and_failed_items_stay_on_the_table_until_the_next_maintenance() -> None:
    t = Scene(
        {"hand": "adoecer adoecer", "free": "2S"},
        {"hand": "palavra_cortada", "free": "2L", "sets": ["1L: mago_iluminado"]},
    )
    t.do("play adoecer", "play adoecer").pass_()
    t.do("play palavra_cortada", "target_item").all_pass()
    assert t.pile("mortis") == ["adoecer"]
    assert t.pile("spent") == ["fonte_de_sombra"]
    t.all_pass().to("sacrifice")
    assert t.sets() == ["1S: adoecer"]
    assert t.pile("free") == []
    t.to("maintenance")
    assert len(t.pile("free")) == 2


@pytest.mark.rule("C-STACK-21")
def test_the_source_of_an_ability_without_targets_is_still_spent() -> None:
    t = Scene(
        {"free": "1L", "sets": ["1L: lupa_de_prisma"]},
        {"hand": "adoecer", "free": "1S", "sets": ["1L: mago_iluminado"]},
    )
    t.do("use lupa_de_prisma").pass_().do("play adoecer").all_pass().all_pass()

    assert t.pile("free") == []
    assert t.pile("spent") == ["fonte_de_luz"]
    t.to("maintenance")
    assert t.pile("free") == ["fonte_de_luz"]


@pytest.mark.rule("C-STATE-01")
def test_an_active_warrior_without_defense_is_destroyed_and_an_inactive_one_is_not() -> None:
    t = Scene(
        {"hand": "chuva queda", "sets": ["1L: mago_iluminado / aprendiz_de_avatar + escudo_protetor"]}, cards=CARDS
    )
    t.do("play chuva").all_pass()
    assert t.sets()[0] == "1L: mago_iluminado / aprendiz_de_avatar + escudo_protetor"  # 1 - 2, but covered
    t.do("play queda").all_pass()  # 2 + 2 - 2 - 2
    assert t.pile("mortis") == ["aprendiz_de_avatar"]  # and the shield now helps the mage: 1 + 2 - 2

    assert t.stats("mago_iluminado") == (0, 1, 2)


@pytest.mark.rule("C-STATE-01")
def test_negative_defense_and_static_effects_destroy_a_warrior_too() -> None:
    t = Scene({"hand": "queda aviso", "sets": ["1L: mago_iluminado", ": vazio"]}, cards=CARDS)
    t.do("play queda", "target mago_iluminado").all_pass()
    assert t.pile("mortis") == ["mago_iluminado"]
    assert t.on_table("vazio")
    t.do("play aviso")  # the hand is empty now

    assert t.transition == ["card aviso"]
    assert t.pile("mortis") == ["mago_iluminado", "vazio"]


@pytest.mark.rule("C-STATE-02")
def test_no_check_is_made_during_a_resolution() -> None:
    t = Scene(
        {"hand": "chuva", "sets": ["1L: mago_iluminado", "1L: fhaonna"]}, {"sets": ["1S: brigao_do_fosso"]}, cards=CARDS
    )
    t.do("play chuva").all_pass()

    assert len(t.pile("hand")) == 3  # all three were still there to be counted
    assert sorted(t.pile("mortis")) == ["fhaonna", "mago_iluminado"]
    assert t.pile("mortis", 1) == ["brigao_do_fosso"]


@pytest.mark.rule("C-STATE-02")
def test_no_check_is_made_during_an_announcement() -> None:
    t = Scene({"hand": "chuva", "sets": ["1L: mago_iluminado + apoio"]}, cards=CARDS)
    t.do("play chuva").all_pass()
    assert t.stats("mago_iluminado") == (0, 1, 2)
    t.do("use apoio")  # sacrificed as a cost, it no longer protects the player

    assert t.transition == ["activated apoio"]
    assert t.pile("mortis") == ["apoio", "mago_iluminado"]


@pytest.mark.rule("C-STATE-02")
def test_the_cleanup_makes_its_own_check() -> None:
    t = Scene({"sets": [": casca + frasco"]}, phase=SACRIFICE, cards=CARDS)
    t.do("use frasco").all_pass().pass_(2)

    assert t.pile("exterminatus") == ["frasco"]
    assert t.pile("mortis") == ["casca"]
    assert t.phase == "sacrifice"  # a warrior died: players may act again
    t.pass_(2)
    assert t.phase == "maintenance"


@pytest.mark.rule("C-STATE-03")
def test_all_warriors_found_in_one_check_are_destroyed_together() -> None:
    t = Scene({"hand": "chuva", "mons": "9L", "sets": [": viuva", ": viuva"]}, {"sets": [": viuva"]}, cards=CARDS)
    t.do("play chuva").all_pass()

    assert ordered(t).transition == ["triggered viuva"] * 6  # each saw the other two die


@pytest.mark.rule("C-STATE-03", "C-STATE-04")
def test_a_warrior_that_dies_because_another_died_dies_in_the_next_check() -> None:
    t = Scene({"hand": "chuva", "mons": "9L", "sets": [": arauto", ": viuva"]}, cards=CARDS)
    assert t.stats("viuva") == (1, 3, 1)
    t.do("play chuva").all_pass()

    assert sorted(t.pile("mortis")) == ["arauto", "viuva"]
    assert t.transition == ["triggered viuva"]  # it was on the table when the herald died
