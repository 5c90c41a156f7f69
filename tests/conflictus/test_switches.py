"""Every value of every disputed ruling."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_args, get_type_hints

import pytest

from kit.cards import amulet, relic, warrior
from kit.conflictus import ATTACK, MAIN, MAINTENANCE, Scene
from vigil.games.conflictus.rules import decisions, engine, setup
from vigil.games.conflictus.rules.config import Config, Switches, configure
from vigil.games.conflictus.rules.game import GAME

CARDS = (
    warrior("Plain"),
    warrior("Other"),
    warrior("Third"),
    warrior("Light 3", "1/1/1", faction="light", cost=3),
    warrior("Light 4", "1/1/1", faction="light", cost=4),
    warrior("Light 5", "1/1/1", faction="light", cost=5),
    warrior("Grey 2", "1/1/1", cost=2),
    warrior("Banner", "1/3/1", rules=["StatBonus(all, mill=1, of=which(warrior, you, state=active))"]),
    warrior("Herald", "1/3/1", rules=["Trigger(round_begins, Mill(1, opponents))"]),
    warrior("Smith", "1/3/1", abilities=["Activated(Draw(1))"]),
    warrior("Hidden", "1/3/1", "untouchable"),
    warrior("Martyr", "9/1/1", rules=["Trigger(dies, Draw(1), own=True)"]),
    warrior("Pyre", "1/3/2", "immolate"),
    warrior("Saint", "1/3/2", "victimize"),
    warrior("Sparring", "1/3/1", "challenge"),
    warrior("Sage", "1/3/1", "energy"),
    warrior("Golem", "1/3/1", "matter"),
    warrior("Raider", "1/3/3"),
    amulet("Slay", 'spell(Do("destroy", Target()), a_card(which(warrior)))'),
    amulet("Undo", 'spell(Do("cancel", Target()), an_item())'),
    amulet("Quake", "spell(Damage(1, All(table, which(warrior))))"),
    amulet("Poke", "spell(Damage(1, Target()), a_card(which(warrior)))"),
    amulet("Rest", "spell(Draw(1))"),
    amulet("Echo", "spell(Draw(1))", "recover 1"),
    amulet("Hold", "spell(Damage(1, Target()), a_card(which(warrior)))", "recover 1"),
    relic("Eye", rules=["Trigger(draws, Mill(1, opponents))"]),
    relic("Noose", abilities=['Activated(MarkFor("sacrifice", Target()), targets=[a_card(which(warrior))])']),
    relic("Well", abilities=["Activated(Draw(1))"]),
)


@pytest.mark.rule(
    "C-PILE-06", "C-SET-11", "C-PILE-20", "C-KEY-INATINGIVEL-03", "C-ABIL-16", "C-PILE-12", "C-KEY-RECUPERA-06",
    "C-KEY-DESAFIAR-03", "C-COMBAT-15", "C-STACK-16", "C-KEY-IMOLAR-04", "C-KEY-IMOLAR-02", "C-KEY-VITIMAR-02",
    "C-COST-06", "C-SETUP-04", "C-RAPID-05", "C-MULTI-10",
)  # fmt: skip
def test_the_sixteen_switches_have_the_decisions_as_defaults() -> None:
    hints = get_type_hints(Switches)
    table = {f.name: (f.default, set(get_args(hints[f.name])) or {True, False}) for f in fields(Switches)}
    assert table == {
        "neutral_pile_value": ("neutral_only", {"neutral_only", "wild"}),
        "source_binding": ("per_set", {"per_set", "per_card"}),
        "inactive_abilities": ("off", {"off", "static_only", "on"}),
        "untouchable_scope": ("immune", {"immune", "target_only"}),
        "free_activation_limit": ("once_per_round", {"once_per_round", "unlimited"}),
        "founding_counts_as_attach": (True, {True, False}),
        "recover_mark_on_cancel": (True, {True, False}),
        "challenge_mandatory": (True, {True, False}),
        "both_manipulators": ("needs_both", {"needs_both", "needs_either"}),
        "triggers_in_silent_phases": ("resolve_now", {"resolve_now", "defer_to_next_phase"}),
        "end_marks_set_on": ("resolution", {"resolution", "announcement"}),
        "immolate_victimize_timing": ("activated", {"activated", "on_enter_play"}),
        "allow_surplus_sources": (True, {True, False}),
        "reserve_visible": (False, {True, False}),
        "captives_visible_to": ("captor", {"captor", "no_one_until_played"}),
        "first_loss_ends_multiplayer": (False, {True, False}),
    }


def test_a_switch_is_set_in_the_configuration_and_an_invalid_one_is_rejected() -> None:
    decks = [{"Fonte de Luz": 50}] * 2
    config = configure({"decks": decks, "switches": {"source_binding": "per_card"}})
    assert config.switches == Switches(source_binding="per_card")
    for wrong in ({"source_binding": "perPlayer"}, {"luck": True}, {"reserve_visible": "yes"}):
        with pytest.raises(Exception, match="switch"):
            configure({"decks": decks, "switches": wrong})


# ------------------------------------------------------------ sets and piling


@pytest.mark.rule("C-PILE-06")
@pytest.mark.parametrize(("value", "most"), [("neutral_only", 0), ("wild", 4)])
def test_neutral_pile_value(value: str, most: int) -> None:
    t = Scene(
        you={"hand": "light_3 light_4 light_5", "sets": ["2L: grey_2"]},
        switches={"neutral_pile_value": value},
        cards=CARDS,
    )
    assert [n for n in (3, 4, 5) if t.can(f"play light_{n}")] == [n for n in (3, 4, 5) if n <= most]


@pytest.mark.rule("C-SET-11")
@pytest.mark.parametrize(("value", "left", "free"), [("per_set", 3, 0), ("per_card", 1, 2)])
def test_source_binding(value: str, left: int, free: int) -> None:
    t = Scene(
        you={"hand": "light_4", "free": "2L", "sets": ["1L: mago_iluminado"]}, them={"hand": "slay"},
        switches={"source_binding": value}, cards=CARDS,
    )  # fmt: skip
    t.do("play light_4").pass_(2)
    assert t.sets() == ["3L: mago_iluminado / light_4"]
    t.pass_().do("play slay").pass_(2)
    assert t.sets() == [f"{left}L: mago_iluminado"] and len(t.pile("spent")) == free and t.pile("free") == []
    t.to("maintenance")
    assert t.pile("free") == ["fonte_de_luz"] * free and t.sets() == [f"{left}L: mago_iluminado"]


@pytest.mark.rule("C-SET-11")
def test_with_per_card_binding_a_set_of_equipment_keeps_only_its_own_sources() -> None:
    t = Scene(
        you={"hand": "escudo_protetor", "free": "1L", "sets": ["1L: mago_iluminado"]}, phase=MAIN,
        switches={"source_binding": "per_card"}, cards=CARDS,
    )  # fmt: skip
    t.do("play escudo_protetor", "pay_manually", "pay_light").pass_(2)
    assert t.sets() == ["2L: mago_iluminado + escudo_protetor"]
    t.to("sacrifice").do("sacrifice mago_iluminado").to("maintenance")
    assert t.sets() == ["1L: escudo_protetor"] and t.pile("free") == ["fonte_de_luz"]


@pytest.mark.rule("C-PILE-20")
@pytest.mark.parametrize(("value", "static", "other"), [("off", 0, 0), ("static_only", 1, 0), ("on", 1, 1)])
def test_inactive_abilities(value: str, static: int, other: int) -> None:
    t = Scene(
        you={"sets": [": banner / herald / smith / plain"]}, switches={"inactive_abilities": value},
        phase=MAINTENANCE, begin=True, cards=CARDS,
    )  # fmt: skip
    assert t.stats("plain")[2] == 1 + static
    assert t.transition == ["triggered herald"] * other
    assert t.can("use smith") is bool(other)


@pytest.mark.rule("C-PILE-20")
@pytest.mark.parametrize(("value", "hurt"), [("off", 1), ("static_only", 0), ("on", 0)])
def test_a_static_keyword_of_a_covered_warrior(value: str, hurt: int) -> None:
    t = Scene(
        you={"hand": "quake"}, them={"sets": [": hidden / plain"]}, switches={"inactive_abilities": value}, cards=CARDS
    )
    t.do("play quake").pass_(2)
    assert t.stats("hidden")[1] == 3 - hurt and t.stats("plain")[1] == 2


@pytest.mark.rule("C-PILE-12")
@pytest.mark.parametrize(("value", "may"), [(True, False), (False, True)])
def test_founding_counts_as_attach(value: bool, may: bool) -> None:
    t = Scene(you={"hand": "plain other third"}, switches={"founding_counts_as_attach": value}, cards=CARDS)
    t.do("play plain").pass_(2)
    t.do("play other")
    assert (t.question == "set") is may
    if may:
        t.do("add_to_set plain").pass_(2)
        assert t.sets() == [": plain / other"]
        t.do("play third")
        assert t.question == "priority" and t.s.transition[-1].set == -1, "one was attached: that is the limit"


@pytest.mark.rule("C-COST-06")
@pytest.mark.parametrize("value", [True, False])
def test_allow_surplus_sources(value: bool) -> None:
    t = Scene(you={"hand": "mago_iluminado", "free": "3L"}, switches={"allow_surplus_sources": value}, cards=CARDS)
    t.do("play mago_iluminado")
    if value:
        t.do("pay_manually", "pay_light", "done")
    t.pass_(2)
    assert t.sets() == ["2L: mago_iluminado" if value else "1L: mago_iluminado"]


@pytest.mark.rule("C-COST-06")
def test_without_surplus_a_neutral_card_still_takes_any_mixture() -> None:
    t = Scene(you={"hand": "grey_2", "free": "2L 2S"}, switches={"allow_surplus_sources": False}, cards=CARDS)
    t.do("play grey_2", "pay_manually", "pay_light", "pay_shadow").pass_(2)
    assert t.sets() == ["1L 1S: grey_2"]


# ------------------------------------------------------- abilities and keywords


@pytest.mark.rule("C-KEY-INATINGIVEL-03")
@pytest.mark.parametrize(("value", "hurt"), [("immune", 0), ("target_only", 1)])
def test_untouchable_scope(value: str, hurt: int) -> None:
    t = Scene(
        you={"hand": "quake poke"}, them={"sets": [": hidden"]}, switches={"untouchable_scope": value}, cards=CARDS
    )
    assert not t.can("play poke"), "it can never be targeted"
    t.do("play quake").pass_(2)
    assert t.stats("hidden")[1] == 3 - hurt


@pytest.mark.rule("C-ABIL-16")
@pytest.mark.parametrize(("value", "may"), [("once_per_round", False), ("unlimited", True)])
def test_free_activation_limit(value: str, may: bool) -> None:
    t = Scene(you={"sets": [": well"]}, switches={"free_activation_limit": value}, cards=CARDS)
    t.do("use well").pass_(2)
    assert t.can("use well") is may
    if may:
        t.do("use well").pass_(2)
        assert len(t.pile("hand")) == 2 and t.can("use well")


@pytest.mark.rule("C-KEY-RECUPERA-06")
@pytest.mark.parametrize("value", [True, False])
@pytest.mark.parametrize("how", ["undo", "slay"])
def test_recover_mark_on_cancel(value: bool, how: str) -> None:
    card = "echo" if how == "undo" else "hold"
    t = Scene(
        you={"hand": card},
        them={"hand": how, "sets": [": plain"]},
        switches={"recover_mark_on_cancel": value},
        cards=CARDS,
    )
    t.do(f"play {card}").pass_().do(f"play {how}").to("main")
    assert t.pile("mortis") == [card], "canceled by a card, or because its only target is gone"
    t.to("maintenance")
    assert (t.pile("exterminatus") == [card]) is value and (card in t.pile("mortis")) is not value


@pytest.mark.rule("C-KEY-RECUPERA-06")
def test_an_uncanceled_recover_card_is_removed_with_both_values() -> None:
    t = Scene(you={"hand": "echo"}, switches={"recover_mark_on_cancel": False}, cards=CARDS)
    t.do("play echo").to("maintenance")
    assert t.pile("exterminatus") == ["echo"]


@pytest.mark.rule("C-KEY-DESAFIAR-03")
@pytest.mark.parametrize("value", [True, False])
def test_challenge_mandatory(value: bool) -> None:
    t = Scene(
        you={"sets": [": sparring"]}, them={"sets": [": plain", ": other"]}, phase=ATTACK, begin=True,
        switches={"challenge_mandatory": value}, cards=CARDS,
    )  # fmt: skip
    t.do("attack sparring")
    assert t.options == ["target plain", "target other", *([] if value else ["done"])]
    t.do("target plain" if value else "done")
    t.to("block", decline=False)
    assert bool(t.s.blocks) is value
    if not value:
        assert t.question == "block" and t.options == ["block plain", "block other", "done"]


@pytest.mark.rule("C-KEY-DESAFIAR-03")
def test_an_optional_challenge_can_be_made() -> None:
    t = Scene(
        you={"sets": [": sparring"]}, them={"sets": [": plain"]}, phase=ATTACK, begin=True,
        switches={"challenge_mandatory": False}, cards=CARDS,
    )  # fmt: skip
    t.do("attack sparring", "target plain").to("block", decline=False)
    assert t.s.blocks == [(t.card("sparring"), t.card("plain"))]


@pytest.mark.rule("C-COMBAT-15")
@pytest.mark.parametrize(("value", "able"), [("needs_both", []), ("needs_either", ["block sage", "block golem"])])
def test_both_manipulators(value: str, able: list[str]) -> None:
    t = Scene(
        you={"sets": ["4L: corretor_do_crepusculo"]}, them={"sets": [": sage", ": golem", ": plain"]},
        phase=ATTACK, begin=True, switches={"both_manipulators": value}, cards=CARDS,
    )  # fmt: skip
    t.do("attack corretor_do_crepusculo").all_pass()
    assert t.options == [*able, "done" if able else "pass"]


@pytest.mark.rule("C-STACK-16")
@pytest.mark.parametrize("value", ["resolve_now", "defer_to_next_phase"])
def test_triggers_in_the_damage_analysis(value: str) -> None:
    t = Scene(
        you={"sets": [": martyr"]}, them={"hand": "undo", "sets": [": martyr"]}, phase=ATTACK, begin=True,
        switches={"triggers_in_silent_phases": value}, cards=CARDS,
    )  # fmt: skip
    t.do("attack martyr").all_pass().do("block martyr").pass_(2)
    assert t.phase == "sacrifice" and t.question == "priority"
    if value == "resolve_now":
        assert t.transition == [] and len(t.pile("hand")) == 1
    else:
        assert t.transition == ["triggered martyr"] * 2 and t.pile("hand") == []
        t.pass_().do("play undo", "target_item martyr").to("sacrifice")
        assert len(t.pile("hand")) + len(t.pile("hand", 1)) == 1, "players responded to one of them"


@pytest.mark.rule("C-STACK-16")
@pytest.mark.parametrize("value", ["resolve_now", "defer_to_next_phase"])
def test_triggers_in_the_draw_phase(value: str) -> None:
    t = Scene(you={"sets": [": eye"]}, phase=MAINTENANCE, switches={"triggers_in_silent_phases": value}, cards=CARDS)
    t.pass_(2)
    assert t.phase == "main" and len(t.pile("hand")) == 1
    assert t.transition == ([] if value == "resolve_now" else ["triggered eye"])
    assert len(t.pile("mons", 1)) == (9 if value == "resolve_now" else 10)


def marks(value: str, mine: dict[str, Any], **more: Any) -> Scene:
    return Scene(you=mine, switches={"end_marks_set_on": value}, cards=CARDS, **more)


@pytest.mark.rule("C-KEY-IMOLAR-04")
@pytest.mark.parametrize("value", ["resolution", "announcement"])
@pytest.mark.parametrize("card", ["pyre", "saint", "faca_da_revelacao"])
def test_end_marks_set_on(value: str, card: str) -> None:
    t = marks(value, {"sets": [f": {card}"], "mortis": "rest"}, them={"hand": "undo"})
    t.do(f"use {card}").pass_().do("play undo").to("main")
    assert t.transition == [] and t.on_table(card)
    t.to("maintenance")
    assert t.on_table(card) is (value == "resolution"), "canceled, the mark stands only if it was set before"
    gone = t.pile("mortis") if card == "pyre" else t.pile("exterminatus")
    assert (card in gone) is (value == "announcement")


@pytest.mark.rule("C-KEY-IMOLAR-04")
@pytest.mark.parametrize("value", ["resolution", "announcement"])
def test_an_uncanceled_use_costs_the_card_with_both_values(value: str) -> None:
    t = marks(value, {"sets": [": pyre"]})
    t.do("use pyre").pass_(2).do("number 1").to("maintenance")
    assert t.pile("mortis") == ["pyre"]


@pytest.mark.rule("C-KEY-IMOLAR-04")
@pytest.mark.parametrize("value", ["resolution", "announcement"])
def test_a_mark_on_a_target_is_set_on_the_target(value: str) -> None:
    t = marks(value, {"sets": [": noose"]}, them={"sets": [": plain"]})
    t.do("use noose").pass_(2).to("maintenance")
    assert t.on_table("noose") and t.pile("mortis", 1) == ["plain"]


@pytest.mark.rule("C-KEY-IMOLAR-02")
@pytest.mark.parametrize("value", ["activated", "on_enter_play"])
def test_immolate_timing(value: str) -> None:
    t = Scene(you={"hand": "pyre"}, switches={"immolate_victimize_timing": value}, cards=CARDS)
    t.do("play pyre").pass_(2)
    if value == "activated":
        assert t.transition == [] and t.can("use pyre")
        return
    assert t.transition == ["triggered pyre"] and not t.can("use pyre")
    t.pass_(2).do("yes").do("number 2").to("maintenance")
    assert len(t.pile("mons", 1)) == 8 and t.pile("mortis") == ["pyre"]


@pytest.mark.rule("C-KEY-VITIMAR-02")
@pytest.mark.parametrize("value", ["activated", "on_enter_play"])
def test_victimize_timing(value: str) -> None:
    t = Scene(
        you={"hand": "saint", "mortis": "rest slay quake"}, switches={"immolate_victimize_timing": value}, cards=CARDS
    )
    t.do("play saint").pass_(2)
    if value == "activated":
        assert t.transition == [] and t.can("use saint")
        return
    assert t.transition == ["triggered saint"] and not t.can("use saint")
    t.pass_(2).do("yes", "recover rest", "recover slay").to("maintenance")
    assert t.pile("exterminatus") == ["saint"] and t.pile("mortis") == ["quake"]


@pytest.mark.rule("C-KEY-IMOLAR-02", "C-KEY-VITIMAR-02")
@pytest.mark.parametrize("card", ["pyre", "saint"])
def test_a_trigger_on_entering_play_can_be_declined_without_cost(card: str) -> None:
    t = Scene(
        you={"hand": card, "mortis": "rest"}, switches={"immolate_victimize_timing": "on_enter_play"}, cards=CARDS
    )
    t.do(f"play {card}").pass_(4).do("no").to("maintenance")
    assert t.on_table(card)


# ------------------------------------------------------------ visibility, losing


@pytest.mark.rule("C-SETUP-04")
@pytest.mark.parametrize("value", [True, False])
def test_reserve_visible(value: bool) -> None:
    decks = ((("Fonte de Luz", 30), ("Fonte de Sombra", 20)), (("Fonte de Luz", 50),))
    s = setup.new(Config(decks=decks, switches=Switches(reserve_visible=value)), 3)

    def do(verb: str, card: str = "") -> None:
        engine.choose(s, next(c for c in s.options if c[0] == verb and (not card or s.tables.name[c[1]] == card)))

    do("set_aside", "Fonte de Sombra")
    assert GAME.view(s, 1).players[0].reserve.faces == (), "not while others still choose"
    do("done")
    while any(choice[0] == "set_aside" for choice in s.options):
        do("done")
    while any(choice[0] == "keep" for choice in s.options):
        do("keep")
    for viewer in (1, None):
        visible = GAME.view(s, viewer).players[0].reserve
        assert visible.count == 1, "the number is public"
        assert [face.name for face in visible.faces] == (["Fonte de Sombra"] if value else [])
    assert [face.name for face in GAME.view(s, 0).players[0].reserve.faces] == ["Fonte de Sombra"]


@pytest.mark.rule("C-RAPID-05")
@pytest.mark.parametrize(("value", "captor_looks"), [("captor", True), ("no_one_until_played", False)])
def test_captives_visible_to(value: str, captor_looks: bool) -> None:
    t = Scene(you={"captive": "plain"}, style="rapidinha", switches={"captives_visible_to": value}, cards=CARDS)
    for viewer in (0, 1, None):
        visible = GAME.view(t.s, viewer).players[0].captive
        assert visible.count == 1
        assert bool(visible.faces) is (captor_looks and viewer == 0), viewer
    named = [option for option in decisions.options(t.s) if option.verb == "play"]
    assert len(named) == 1, "it can be played in any case"
    assert ("plain" in named[0].name or named[0].card_name == "Plain") is captor_looks, (
        "and its name is not told before"
    )
    t.do("play").pass_(2)
    assert t.sets() == [": plain"]


@pytest.mark.rule("C-RAPID-05")
@pytest.mark.parametrize(("value", "captor_looks"), [("captor", True), ("no_one_until_played", False)])
def test_the_taken_captive_is_visible_to_the_right_players(value: str, captor_looks: bool) -> None:
    decks = ((("Fonte de Luz", 25),), (("Fonte de Sombra", 25),))
    s = setup.new(Config(decks=decks, format="rapidinha", switches=Switches(captives_visible_to=value)), 5)  # type: ignore[arg-type]
    for viewer in (0, 1):
        events = [e for e in GAME.events(s, viewer) if e.kind == "captive"]
        assert [bool(e.card_name) for e in events] == [captor_looks and e.seat == viewer for e in events] and len(
            events
        ) == 2


@pytest.mark.rule("C-MULTI-10")
@pytest.mark.parametrize("value", [True, False])
def test_first_loss_ends_multiplayer(value: bool) -> None:
    t = Scene(
        you={"sets": [": raider"]}, them=[{"mons": "2L"}, {}], phase=ATTACK, begin=True,
        switches={"first_loss_ends_multiplayer": value}, cards=CARDS,
    )  # fmt: skip
    t.do("attack raider", "attack_player 2").pass_(6)
    assert t.over is value
    result = GAME.outcome(t.s)
    if value:
        assert result is not None and result.places == (1, 3, 1), "the player who failed is last, and the others win"
    else:
        assert result is None and t.phase == "sacrifice" and t.s.seats[1].lost and not t.s.seats[2].lost


@pytest.mark.rule("C-MULTI-10")
def test_first_loss_ends_multiplayer_does_not_affect_two_player_games() -> None:
    for value in (True, False):
        t = Scene(
            you={"sets": [": raider"]}, them={"mons": "2L"}, phase=ATTACK, begin=True,
            switches={"first_loss_ends_multiplayer": value}, cards=CARDS,
        )  # fmt: skip
        t.do("attack raider").pass_(4)
        result = GAME.outcome(t.s)
        assert result is not None and result.places == (1, 2)
