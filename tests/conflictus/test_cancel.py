"""Canceling, tokens, counters: C-CANCEL, C-TOKEN, C-COUNTER."""

from __future__ import annotations

from typing import Any

import pytest

from kit.conflictus import Scene
from vigil.games.conflictus.cards import cards_in
from vigil.games.conflictus.rules.game import GAME

OWN = cards_in("""
set = "cancel"

[[card]]
name = "Negar"
number = 1
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("cancel", Target()), an_item())'

[[card]]
name = "Ler"
number = 2
kind = "amulet"
faction = "neutral"
cost = 1
effect = "spell(Draw(1))"

[[card]]
name = "Arauto"
number = 3
kind = "warrior"
faction = "neutral"
attack = 1
defense = 1
mill = 1
rules = ["Trigger(enters, Draw(1), own=True)"]

[[card]]
name = "Sino"
number = 4
kind = "relic"
faction = "neutral"
abilities = ["Activated(Draw(1))"]

[[card]]
name = "Altar"
number = 5
kind = "relic"
faction = "neutral"
abilities = ["Activated(Draw(1), Cost(sources=1, sacrifice=which(warrior), discard=1, mill=1))"]

[[card]]
name = "Bandeira"
number = 6
kind = "relic"
faction = "neutral"
rules = ["StatBonus(all, 1, 0, 0, of=which(warrior, state=active))"]

[[card]]
name = "Colosso"
number = 0
kind = "warrior"
faction = "neutral"
cost = 2
attack = 2
defense = 2
mill = 2
token = true

[[card]]
name = "Erguer"
number = 8
kind = "amulet"
faction = "neutral"
effect = 'spell(MakeTokens("Colosso"))'

[[card]]
name = "Invocar"
number = 9
kind = "amulet"
faction = "neutral"
effect = 'spell(MakeTokens("Sombra", 2))'

[[card]]
name = "Quebrar"
number = 10
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("destroy", Target()), a_card(which(fixed)))'

[[card]]
name = "Apagar"
number = 11
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("remove", Target()), a_card(which(fixed)))'

[[card]]
name = "Chamar"
number = 12
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("return", Target()), a_card(which(fixed)))'

[[card]]
name = "Luto"
number = 13
kind = "relic"
faction = "neutral"
rules = ["Trigger(leaves, Draw(1), which(warrior), whose=any)"]

[[card]]
name = "Novato"
number = 14
kind = "warrior"
faction = "neutral"
cost = 2
attack = 1
defense = 2
mill = 1

[[card]]
name = "Nutrir"
number = 15
kind = "amulet"
faction = "neutral"
effect = 'spell(PutCounters(Target(), growth, 2), a_card(which(warrior)))'

[[card]]
name = "Carregar"
number = 16
kind = "amulet"
faction = "neutral"
effect = 'spell(PutCounters(Target(), charge, 1), a_card(which(fixed)))'

[[card]]
name = "Pilha"
number = 17
kind = "relic"
faction = "neutral"
abilities = ["Activated(Draw(1), Cost(counters=charge))", "Activated(PutCounters(This(), charge, 1), Cost(sources=1))"]
""")


def table(you: dict[str, Any], them: dict[str, Any] | None = None, **more: Any) -> Scene:
    return Scene(you, them or {}, cards=OWN, **more)


def cast(t: Scene, spell: str, target: str = "") -> Scene:
    """Play an amulet, choose a target if there is a choice, and let it resolve."""
    t.do(f"play {spell}")
    return (t.do(f"target {target}") if t.question == "target" else t).all_pass()


def is_nowhere(t: Scene, name: str) -> bool:
    """Return whether no visible zone contains such a card."""
    zones = ("mons", "hand", "mortis", "exterminatus", "free", "spent", "captive", "reserve")
    return not t.on_table(name) and not any(name in t.pile(zone, seat) for zone in zones for seat in (0, 1))


# ------------------------------------------------------------------- canceling


@pytest.mark.rule("C-CANCEL-01", "C-CANCEL-02", "C-CANCEL-03")
@pytest.mark.parametrize("card", ["ler", "arauto", "escudo_protetor", "bandeira", "mago_iluminado"])
def test_a_canceled_card_does_nothing_and_goes_to_the_mortis_at_once(card: str) -> None:
    t = table({"hand": card, "free": "1L", "sets": ["1L: novato"]}, {"hand": "negar"})
    t.do(f"play {card}")
    if t.question == "set":
        t.do("add_to_set new")
    if t.question == "pay":
        t.do("pay_auto")
    paid = len(t.s.transition[0].sources)
    t.pass_().do("play negar").all_pass()
    assert (t.pile("mortis"), t.transition, t.pile("hand")) == ([card], [], [])
    assert t.sets() == ["1L: novato"]  # nothing triggered and nothing changed
    assert t.stats("novato") == (1, 2, 1)
    assert (len(t.pile("free")), len(t.pile("spent"))) == (1 - paid, paid)
    t.to("sacrifice")
    assert len(t.pile("free")) == 1 - paid
    t.pass_(2)
    assert len(t.pile("free")) == 1


@pytest.mark.rule("C-CANCEL-01")
def test_a_canceled_ability_has_no_effect() -> None:
    t = table({"hand": "arauto", "sets": [": sino"]}, {"hand": "negar negar"})
    t.do("use sino").pass_().do("play negar").all_pass()
    assert (t.pile("hand"), t.transition, t.can("use sino")) == (["arauto"], [], False)
    t.do("play arauto").all_pass()
    assert t.transition == ["triggered arauto"]
    t.pass_().do("play negar").all_pass()
    assert (t.pile("hand"), t.on_table("arauto"), t.pile("mortis")) == ([], True, [])


@pytest.mark.rule("C-CANCEL-02")
def test_a_canceled_card_goes_to_its_owner() -> None:
    t = table({"captive": "arauto"}, {"hand": "negar"})
    t.do("play arauto").pass_().do("play negar").all_pass()
    assert (t.pile("mortis", 0), t.pile("mortis", 1)) == ([], ["arauto"])


@pytest.mark.rule("C-CANCEL-04", "C-CANCEL-05")
def test_only_items_on_the_transition_can_be_canceled() -> None:
    t = table({"hand": "1L ler arauto", "free": "1L", "sets": [": bandeira"]}, {"hand": "negar"})
    t.do("play_source fonte_de_luz").pass_()
    assert not t.can("play negar")  # sources and static abilities never are
    t.pass_()
    t = table({"hand": "ler arauto", "free": "1L", "sets": [": bandeira"]}, {"hand": "negar"})
    t.do("play ler").all_pass().pass_()
    assert (t.sets(), t.can("play negar")) == ([": bandeira", "1L: ler"], False)  # it has resolved
    t.pass_()
    t = table({"hand": "arauto"}, {"hand": "negar"})
    t.do("play arauto").all_pass().pass_().do("play negar")
    assert t.s.transition[-1].targets[0][1] == t.s.transition[0].number  # the triggered ability, not the warrior
    t.all_pass()
    assert (t.on_table("arauto"), t.pile("hand")) == (True, [])


@pytest.mark.rule("C-CANCEL-06")
def test_costs_are_not_returned() -> None:
    t = table({"hand": "ler", "free": "1L", "sets": [": altar", ": arauto"]}, {"hand": "negar"})
    t.do("use altar").pass_().do("play negar").all_pass()
    assert sorted(t.pile("mortis")) == ["arauto", "fonte_de_luz", "ler"]
    assert (t.pile("spent"), t.pile("hand"), t.sets()) == (["fonte_de_luz"], [], [": altar"])
    t = table({"hand": "duque_oco", "free": "3S"}, {"hand": "negar"})
    t.do("play duque_oco", "reduce 3")
    if t.question == "pay":
        t.do("pay_auto")
    t.pass_().do("play negar").all_pass()
    assert (t.pile("mortis"), len(t.pile("mons"))) == (["fonte_de_luz"] * 3 + ["duque_oco"], 7)


@pytest.mark.rule("C-CANCEL-07")
def test_canceling_targets_the_item() -> None:
    t = table({"hand": "ler negar", "free": "2L", "sets": [": sino"]}, {"hand": "negar ler", "free": "1L"})
    t.do("use sino", "play ler").pass_().do("play negar")
    assert (t.question, t.options) == ("target", ["target_item sino", "target_item ler"])
    t.do("target_item sino").pass_().do("play negar")
    # the response removes the item first, so the other one has no legal target and is canceled
    t.do("target_item sino").all_pass()
    assert t.transition == ["card ler", "card negar"]
    t.all_pass()
    assert (t.transition, t.pile("mortis", 1)) == (["card ler"], ["negar"])
    assert t.sets(1) == []  # it didn't stay on the table until the end of the turn


@pytest.mark.rule("C-CANCEL-08", "C-PILE-17")
def test_canceling_a_piled_warrior_leaves_the_set_unchanged() -> None:
    t = table({"hand": "novato", "free": "2L", "sets": ["1L: arauto"]}, {"hand": "negar quebrar"})
    t.do("play novato", "add_to_set arauto", "pay_auto")
    t.pass_()
    assert len(t.s.transition[0].sources) == 1
    t.do("play negar").all_pass()
    assert (t.sets(), t.pile("spent"), t.pile("free")) == (["1L: arauto"], ["fonte_de_luz"], ["fonte_de_luz"])
    assert t.pile("mortis") == ["novato"]
    t.pass_().do("play quebrar").all_pass()
    assert "arauto" in t.pile("mortis")  # it can be targeted again
    t.to("maintenance")
    assert len(t.pile("free")) == 3


# ----------------------------------------------------------------------- tokens


@pytest.mark.rule("C-TOKEN-01", "C-TOKEN-02")
def test_a_token_is_a_fixed_card_in_its_own_set() -> None:
    t = table({"hand": "invocar", "free": "2S"}, {"hand": "quebrar"})
    t.do("play invocar").all_pass()
    assert t.sets() == [": sombra", ": sombra", ": invocar"]
    assert (t.stats("sombra"), t.has("sombra", "matter")) == ((1, 1, 1), True)
    assert t.s.tables.cost[t.card("sombra")] == 0
    assert t.pile("free") == ["fonte_de_sombra"] * 2
    t.to("maintenance")
    assert (t.s.round, t.sets()) == (4, [": sombra", ": sombra"])  # it stays
    t.to("main").do("play quebrar")
    assert t.options == ["target sombra", "target sombra"]  # a text about fixed cards means it too


@pytest.mark.rule("C-TOKEN-03")
@pytest.mark.parametrize("way", ["quebrar", "apagar", "chamar", "sacrifice"])
def test_a_token_that_leaves_ceases_to_exist_after_abilities_trigger(way: str) -> None:
    t = table({"hand": f"erguer {way}".replace(" sacrifice", ""), "sets": [": luto"], "mons": "9L"}, {})
    t.do("play erguer").all_pass()
    if way == "sacrifice":
        t.to("sacrifice").do("sacrifice colosso")
    else:
        cast(t, way, "colosso")
    assert is_nowhere(t, "colosso")
    assert t.transition == ["triggered luto"]
    t.all_pass()
    assert len(t.pile("hand")) == 1


@pytest.mark.rule("C-TOKEN-04")
def test_a_token_can_be_equipped_and_piled_on_but_has_no_cost() -> None:
    t = table({"hand": "invocar escudo_protetor novato", "free": "3L"}, {})
    t.do("play invocar").all_pass()
    t.do("play escudo_protetor", f"add_to_set sombra {t.s.sets[0].number}", "pay_auto").all_pass()
    assert (t.sets()[0], t.stats("sombra")) == ("1L: sombra + escudo_protetor", (1, 3, 1))
    t.to("maintenance").to("main").pass_()  # founding a set counts as attaching this turn
    t.do("play novato")
    assert t.options == ["add_to_set new", "add_to_set sombra", "add_to_set sombra"]
    t.do(f"add_to_set sombra {t.s.sets[1].number}")
    t.all_pass()
    assert t.sets()[1] == "2L: sombra / novato"  # it counted 0: two sources for a cost of 2


@pytest.mark.rule("C-TOKEN-04")
def test_a_tokens_cost_counts() -> None:
    t = table({"hand": "erguer novato"}, {})
    t.do("play erguer").all_pass().to("maintenance").to("main").pass_()
    t.do("play novato").all_pass()
    assert t.sets() == [": colosso / novato"]


@pytest.mark.rule("C-TOKEN-05")
def test_the_player_who_makes_a_token_owns_and_controls_it() -> None:
    t = table({}, {"hand": "invocar"})
    t.pass_().do("play invocar").all_pass()
    assert (t.sets(0), t.sets(1)) == ([], [": sombra", ": sombra", ": invocar"])
    assert {t.s.tables.owner[group.warriors[0]] for group in t.s.sets if group.warriors} == {1}
    t = table({"captive": "erguer"}, {})  # another player's card, but the player's own effect
    t.do("play erguer").all_pass()
    assert (t.controller("colosso"), t.s.tables.owner[t.s.sets[0].warriors[0]]) == (0, 0)


# --------------------------------------------------------------------- counters


@pytest.mark.rule("C-COUNTER-01", "C-COUNTER-02", "C-COUNTER-04")
def test_counters_stay_while_the_card_is_in_play() -> None:
    t = table({"hand": "nutrir chamar carregar", "sets": [": arauto", ": sino"]}, {})
    cast(t, "nutrir")
    cast(t, "carregar", "sino")
    assert (t.stats("arauto"), t.counters("arauto", "growth")) == ((3, 3, 3), 2)
    for viewer in (0, 1, None):
        faces = {f.name: f.counters for group in GAME.view(t.s, viewer).sets for f in (*group.warriors, *group.others)}
        assert (faces["Arauto"], faces["Sino"]) == ((("growth", 2),), (("charge", 1),))
    t.to("maintenance").to("main").pass_()
    assert (t.stats("arauto"), t.counters("sino", "charge")) == ((3, 3, 3), 1)  # for any number of turns
    cast(t, "chamar", "arauto").pass_().do("play arauto").all_pass()
    assert (t.stats("arauto"), t.counters("arauto", "growth")) == ((1, 1, 1), 0)  # another object


@pytest.mark.rule("C-COUNTER-04", "C-COUNTER-01")
def test_growth_counters_add_to_other_modifiers() -> None:
    t = table(
        {"hand": "nutrir nutrir", "sets": ["1L: arauto + escudo_protetor", ": bandeira"]},
        {"hand": "adoecer", "free": "1S"},
    )
    cast(t, "nutrir")
    cast(t, "nutrir")
    t.pass_()
    cast(t, "adoecer")
    assert t.stats("arauto") == (1 + 4 + 1, 1 + 4 + 2 - 2, 1 + 4)


@pytest.mark.rule("C-COUNTER-03")
def test_counters_of_the_same_name_are_interchangeable() -> None:
    t = table({"hand": "carregar", "free": "1L", "sets": [": pilha"], "mons": "9L"}, {})
    assert not t.can("use pilha")
    cast(t, "carregar")
    t.do("use_2 pilha").all_pass()
    assert t.counters("pilha", "charge") == 2
    t.do("use pilha", "use pilha").all_pass().all_pass()  # both pay, no matter who put the counters there
    assert (t.counters("pilha", "charge"), len(t.pile("hand")), t.can("use pilha")) == (0, 2, False)
