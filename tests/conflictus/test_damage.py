"""Damage, defense and leaving play (C-DMG, C-LEAVE)."""

from __future__ import annotations

from typing import Any

import pytest

from kit.conflictus import SACRIFICE, Scene
from vigil.games.conflictus.cards import cards_in

OWN = cards_in("""
set = "damage"

[[card]]
name = "Soldado"
number = 1
kind = "warrior"
faction = "neutral"
attack = 2
defense = 3
mill = 1

[[card]]
name = "Cronista"
number = 2
kind = "relic"
faction = "neutral"
rules = ["Trigger(damaged, Draw(1), whose=any)"]

[[card]]
name = "Luto"
number = 3
kind = "relic"
faction = "neutral"
rules = ["Trigger(dies, Draw(1), whose=any)"]

[[card]]
name = "Coletor"
number = 4
kind = "relic"
faction = "neutral"
rules = ["Trigger(sacrificed, Draw(1), whose=any)"]

[[card]]
name = "Ferir"
number = 5
kind = "amulet"
faction = "neutral"
effect = "spell(Damage(1, Target()), a_card(which(warrior)))"

[[card]]
name = "Minguar"
number = 6
kind = "amulet"
faction = "neutral"
effect = "spell(Modify(Target(), -1, -2, -1), a_card(which(warrior)))"

[[card]]
name = "Nada"
number = 7
kind = "amulet"
faction = "neutral"
effect = "spell(Damage(0, Target()), a_card(which(warrior)))"

[[card]]
name = "Vulto"
number = 8
kind = "warrior"
faction = "neutral"
attack = 1
defense = 2
mill = 1
keywords = ["surprise"]

[[card]]
name = "Fraco"
number = 9
kind = "warrior"
faction = "neutral"
defense = 4

[[card]]
name = "Quebrar"
number = 10
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("destroy", Target()), a_card(which(fixed)))'

[[card]]
name = "Secar"
number = 11
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("destroy", Target()), a_card(which(source)))'

[[card]]
name = "Apagar"
number = 12
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("remove", Target()), a_card(which(fixed)))'

[[card]]
name = "Chamar"
number = 13
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("return", Target()), a_card(which(fixed)))'

[[card]]
name = "Exigir"
number = 14
kind = "amulet"
faction = "neutral"
effect = 'spell(each_player(Do("sacrifice", Pick((table,), which(warrior)))))'

[[card]]
name = "Trair"
number = 15
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("sacrifice", Target()), a_card(which(warrior)))'

[[card]]
name = "Arrasar"
number = 16
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("destroy", All(table, which(warrior))))'

[[card]]
name = "Viúva"
number = 17
kind = "warrior"
faction = "neutral"
defense = 1
rules = ["Trigger(dies, Mill(1, opponents), which(warrior, other=True), whose=any)"]
""")


def table(you: dict[str, Any], them: dict[str, Any] | None = None, **more: Any) -> Scene:
    return Scene(you, them or {}, cards=OWN, **more)


def cast(t: Scene, spell: str, target: str = "") -> Scene:
    """Play an amulet, choose a target if there is a choice, and let it resolve."""
    t.do(f"play {spell}")
    return (t.do(f"target {target}") if t.question == "target" else t).all_pass()


def resolve_all(t: Scene) -> Scene:
    """Resolve everything on the transition."""
    while t.transition or t.question == "order":
        t.do("order_first") if t.question == "order" else t.all_pass()
    return t


# ----------------------------------------------------------------------- damage


@pytest.mark.rule("C-DMG-01", "C-DMG-02", "C-DMG-06", "C-DMG-10")
def test_damage_is_taken_from_defense() -> None:
    t = table({"hand": "ferir", "sets": [": soldado + escudo_protetor"]}, {"sets": [": fraco"]})
    assert t.stats("soldado") == (2, 5, 1)
    t.do("play ferir")
    assert sorted(t.options) == ["target fraco", "target soldado"]  # no player is among them
    t.do("target soldado").all_pass()
    assert t.stats("soldado") == (2, 4, 1)  # 3 printed, plus 2 from the shield, minus 1


@pytest.mark.rule("C-DMG-03")
def test_a_modifier_is_not_damage_but_can_reduce_defense_to_zero() -> None:
    t = table({"hand": "minguar minguar ferir", "sets": [": soldado", ": cronista"], "mons": "9L"}, {})
    cast(t, "minguar", "soldado")
    assert (t.stats("soldado"), t.transition, t.s.damage) == ((1, 1, 0), [], {})
    cast(t, "minguar", "soldado")
    assert (t.pile("mortis"), t.transition) == (["soldado"], [])
    t = table({"hand": "ferir", "sets": [": soldado", ": cronista"]}, {})
    assert cast(t, "ferir", "soldado").transition == ["triggered cronista"]  # this is damage


@pytest.mark.rule("C-DMG-04", "C-DMG-05", "C-DMG-08")
def test_damage_from_all_sources_adds_up_within_a_turn() -> None:
    t = table({"hand": "ferir", "sets": [": soldado"]}, {"sets": [": soldado"]})
    t.pass_(2).do("attack soldado").all_pass().do("block soldado").all_pass()
    assert (t.phase, t.stats("soldado", 1)) == ("sacrifice", (2, 1, 1))
    cast(t, "ferir", f"soldado {t.card('soldado', 1)}")
    assert (t.pile("mortis", 1), t.sets(1)) == (["soldado"], [])


@pytest.mark.rule("C-DMG-04", "C-DMG-05")
def test_damage_from_different_turns_does_not_add_up() -> None:
    t = table({"hand": "ferir ferir ferir", "sets": [": soldado"]}, {})
    cast(t, "ferir")
    cast(t, "ferir")
    assert t.stats("soldado") == (2, 1, 1)
    t.to("maintenance")
    assert (t.s.round, t.stats("soldado")) == (4, (2, 3, 1))
    t.to("main").pass_()
    cast(t, "ferir")
    assert t.on_table("soldado")


@pytest.mark.rule("C-DMG-07")
def test_a_warrior_can_die_when_a_bonus_ends() -> None:
    t = table({"hand": "quebrar ferir", "sets": [": vulto + escudo_protetor"]}, {"hand": "adoecer", "free": "1S"})
    t.pass_()
    cast(t, "adoecer")
    assert t.stats("vulto") == (1, 2, 1)
    cast(t, "quebrar", "escudo_protetor")
    assert sorted(t.pile("mortis")) == ["escudo_protetor", "vulto"]


@pytest.mark.rule("C-DMG-08", "C-KEY-RESILIENCIA-03")
def test_combat_damage_is_dealt_between_warriors_in_damage_analysis() -> None:
    t = table({"sets": [": soldado"], "hand": "ferir"}, {"sets": ["2L: peregrina_de_vidro"]})
    t.pass_(2).do("attack soldado").all_pass().do("block peregrina_de_vidro").all_pass()
    assert (t.phase, t.s.damage) == ("sacrifice", {})  # Resilience stops it
    cast(t, "ferir", "peregrina_de_vidro")
    assert t.stats("peregrina_de_vidro") == (0, 1, 2)  # but doesn't stop this


@pytest.mark.rule("C-DMG-09")
def test_zero_damage_triggers_nothing() -> None:
    t = table({"hand": "nada", "sets": [": soldado", ": cronista"], "mons": "9L"}, {})
    assert (cast(t, "nada", "soldado").transition, t.pile("hand")) == ([], [])
    t = table({"sets": [": fraco", ": cronista"], "mons": "9L"}, {"sets": [": fraco"]})
    t.pass_(2).do("attack fraco").all_pass().do("block fraco").all_pass()
    assert (t.phase, t.pile("hand"), t.news("damaged")) == ("sacrifice", [], [])  # attack 0 on both sides


@pytest.mark.rule("C-DMG-11", "C-PILE-22")
def test_damage_stays_on_a_covered_warrior() -> None:
    t = table({"hand": "ferir ferir vulto quebrar", "sets": [": vulto + escudo_protetor"]}, {})
    cast(t, "ferir")
    cast(t, "ferir")
    t.do("play vulto", "add_to_set vulto").all_pass()
    assert t.s.damage == {t.s.sets[0].warriors[0]: 2}
    assert t.stats("vulto") == (1, 0, 1)  # without the shield, which now helps the top warrior; sources don't die
    cast(t, "quebrar", "vulto")
    assert t.stats("vulto") == (1, 2, 1)  # uncovered in the same turn: 2 + 2 - 2
    assert len(t.pile("mortis")) == 1


# ---------------------------------------------------------------- leaving play


@pytest.mark.rule("C-LEAVE-01", "C-LEAVE-11")
@pytest.mark.parametrize("card", ["soldado", "escudo_protetor", "coletor", "fonte_de_luz"])
def test_a_destroyed_fixed_card_goes_to_the_mortis(card: str) -> None:
    t = table({"hand": "quebrar secar"}, {"sets": ["1L 1S: soldado + escudo_protetor", ": coletor"]})
    cast(t, "secar" if card == "fonte_de_luz" else "quebrar", card)
    assert (t.pile("mortis", 1), t.pile("mortis", 0)) == ([card], [])
    if card == "fonte_de_luz":  # the set goes on with one source fewer
        assert t.sets(1) == ["1S: soldado + escudo_protetor", ": coletor"]


@pytest.mark.rule("C-LEAVE-02", "C-LEAVE-03", "C-LEAVE-06")
@pytest.mark.parametrize(
    ("way", "zone"), [("quebrar", "mortis"), ("sacrifice", "mortis"), ("apagar", "exterminatus"), ("chamar", "hand")]
)
def test_a_card_goes_to_its_owner_regardless_of_its_controller(way: str, zone: str) -> None:
    t = table({"hand": "quebrar apagar chamar", "captive": "soldado"}, {})
    t.do("play soldado").all_pass()
    assert (t.controller("soldado"), t.s.tables.owner[t.card("soldado")]) == (0, 1)
    if way == "sacrifice":
        t.to("sacrifice").do("sacrifice soldado")
    else:
        cast(t, way)
    assert (t.pile(zone, 1), "soldado" in t.pile(zone, 0)) == (["soldado"], False)


@pytest.mark.rule("C-LEAVE-03", "C-LEAVE-04")
def test_players_sacrifice_their_own_cards() -> None:
    t = table({"hand": "exigir", "sets": [": soldado", ": vulto"]}, {"sets": [": fraco", ": viuva"]})
    t.do("play exigir").all_pass()
    assert (t.asked, sorted(t.options)) == (0, ["sacrifice soldado", "sacrifice vulto"])
    t.do("sacrifice vulto")
    assert (t.asked, sorted(t.options)) == (1, ["sacrifice fraco", "sacrifice viuva"])
    t.do("sacrifice fraco")
    assert (t.pile("mortis", 0), t.pile("mortis", 1)) == (["vulto"], ["fraco"])


@pytest.mark.rule("C-LEAVE-04")
def test_a_player_cannot_sacrifice_a_card_they_do_not_control() -> None:
    t = table({"hand": "trair", "sets": [": soldado"]}, {"sets": [": fraco"]})
    cast(t, "trair", "fraco")
    assert (t.sets(1), t.pile("mortis", 1)) == ([": fraco"], [])
    t = table({"hand": "trair", "sets": [": soldado"]}, {"sets": [": fraco"]})
    cast(t, "trair", "soldado")
    assert t.pile("mortis", 0) == ["soldado"]


@pytest.mark.rule("C-LEAVE-05")
def test_sacrificing_is_not_destroying() -> None:
    t = table({"hand": "quebrar", "sets": [": soldado", ": coletor"], "mons": "9L"}, {})
    assert cast(t, "quebrar", "soldado").transition == []  # destroyed: the collector doesn't trigger
    assert (t.news("destroyed"), t.news("sacrificed")) == ([("destroyed", 0)], [])
    t = table({"sets": [": soldado", ": coletor"], "mons": "9L"}, {}, phase=SACRIFICE)
    t.do("sacrifice soldado")
    assert (t.news("destroyed"), t.news("sacrificed")) == ([], [("sacrificed", 0)])
    assert t.transition == ["triggered coletor"]


@pytest.mark.rule("C-LEAVE-06", "C-ZONE-12")
def test_a_removed_card_goes_to_the_exterminatus() -> None:
    t = table({"hand": "apagar memoria_guardada", "free": "1L", "sets": [": soldado"], "mortis": "vulto"}, {})
    cast(t, "apagar")
    assert (t.pile("exterminatus"), t.pile("mortis")) == (["soldado"], ["vulto"])
    t.do("play memoria_guardada").all_pass()
    assert t.options == ["recover vulto", "done"]  # nothing can be recovered from there


@pytest.mark.rule("C-LEAVE-07")
@pytest.mark.parametrize("way", ["quebrar", "apagar", "chamar", "sacrifice"])
def test_sources_of_a_card_that_left_are_available_next_turn(way: str) -> None:
    t = table({"hand": way if way != "sacrifice" else ""}, {"sets": ["1L 1S: soldado"]})
    if way == "sacrifice":
        t.to("sacrifice").pass_().do("sacrifice soldado")
    else:
        cast(t, way)
    assert (t.pile("free", 1), t.sets(1)) == ([], ["1L 1S:"])  # loose, on the table
    t.to("maintenance")
    assert (t.s.round, sorted(t.pile("free", 1)), t.sets(1)) == (4, ["fonte_de_luz", "fonte_de_sombra"], [])


@pytest.mark.rule("C-LEAVE-08", "C-LEAVE-09")
def test_sources_become_loose_when_the_last_card_of_the_set_leaves() -> None:
    t = table({"hand": "quebrar quebrar quebrar"}, {"sets": ["2L: vulto / soldado + escudo_protetor"]})
    cast(t, "quebrar", "soldado")
    assert t.sets(1) == ["2L: vulto + escudo_protetor"]
    cast(t, "quebrar", "vulto")
    assert t.sets(1) == ["2L: escudo_protetor"]  # the equipment stays
    t.to("maintenance").to("main")
    assert (t.s.round, t.pile("free", 1), t.sets(1)) == (4, [], ["2L: escudo_protetor"])
    t.pass_()
    cast(t, "quebrar")
    assert (t.pile("free", 1), t.sets(1)) == ([], ["2L:"])
    t.to("maintenance")
    assert (t.s.round, t.pile("free", 1)) == (5, ["fonte_de_luz"] * 2)


@pytest.mark.rule("C-LEAVE-10")
def test_cards_that_leave_together_arrive_together() -> None:
    t = table({"hand": "arrasar", "sets": [": viuva", ": viuva"]}, {"sets": [": viuva", ": fraco / soldado"]})
    t.do("play arrasar").all_pass()
    assert t.s.sets == [s for s in t.s.sets if s.others]  # no warrior is left
    assert t.pile("mortis", 0) == ["viuva", "viuva"]
    assert sorted(t.pile("mortis", 1)) == ["fraco", "soldado", "viuva"]
    resolve_all(t)  # each of three widows saw the four others
    assert (len(t.pile("mons", 0)), len(t.pile("mons", 1))) == (10 - 4, 10 - 8)


@pytest.mark.rule("C-LEAVE-11")
def test_sacrificing_a_source_shrinks_its_set() -> None:
    t = Scene({"sets": ["2L 1S: aprendiz_de_avatar"]}, phase=SACRIFICE)
    t.do("sacrifice fonte_de_luz")
    assert (t.sets(), t.pile("mortis"), t.pile("spent")) == (["1L 1S: aprendiz_de_avatar"], ["fonte_de_luz"], [])


@pytest.mark.rule("C-LEAVE-12")
def test_a_warrior_dies_when_it_goes_from_the_table_to_the_mortis() -> None:
    rest = {"sets": [": soldado", ": luto", ": coletor"], "mons": "9L"}
    for spell, card, heard in (
        ("quebrar", "soldado", True), ("apagar", "soldado", False), ("chamar", "soldado", False),
        ("quebrar", "coletor", False),
    ):  # fmt: skip
        t = table({"hand": spell, **rest}, {})
        assert cast(t, spell, card).transition == (["triggered luto"] if heard else []), (spell, card)
    t = table(rest, {}, phase=SACRIFICE)
    assert "triggered luto" in triggers_placed(t.do("sacrifice soldado"))
    t = table({"hand": "desabamento", "free": "1S", **rest}, {"mons": "soldado soldado"})
    t.do("play desabamento", "target_player 2").all_pass().do("number 2")
    assert (t.pile("mortis", 1), t.transition) == (["soldado", "soldado"], [])  # a milled card did not die


def triggers_placed(t: Scene) -> list[str]:
    """Return the items on the transition after all triggers were placed."""
    while t.question == "order":
        t.do("order_first")
    return t.transition
