"""The end of the turn (C-END)."""

from __future__ import annotations

from typing import Any

import pytest

from kit.conflictus import SACRIFICE, Scene
from vigil.games.conflictus.cards import cards_in

OWN = cards_in("""
set = "end"

[[card]]
name = "Maldizer"
number = 1
kind = "amulet"
faction = "neutral"
effect = 'spell(MarkFor("sacrifice", Target()), a_card(which(fixed)))'

[[card]]
name = "Banir"
number = 2
kind = "amulet"
faction = "neutral"
effect = 'spell(MarkFor("remove", Target()), a_card(which(fixed)))'

[[card]]
name = "Chamar"
number = 3
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("return", Target()), a_card(which(fixed)))'

[[card]]
name = "Sopro"
number = 4
kind = "amulet"
faction = "neutral"
effect = "spell(Draw(1))"

[[card]]
name = "Soldado"
number = 5
kind = "warrior"
faction = "neutral"
attack = 1
defense = 2
mill = 1

[[card]]
name = "Viúva"
number = 6
kind = "warrior"
faction = "neutral"
defense = 1
rules = ["Trigger(leaves, Mill(1, opponents), which(warrior, other=True), whose=any)"]

[[card]]
name = "Coletor"
number = 7
kind = "relic"
faction = "neutral"
rules = ["Trigger(sacrificed, Mill(1, opponents), whose=any)"]

[[card]]
name = "Ocaso"
number = 8
kind = "relic"
faction = "neutral"
rules = ["Trigger(round_ends, Draw(1))"]

[[card]]
name = "Toda noite"
number = 9
kind = "relic"
faction = "neutral"
rules = ["Trigger(round_ends, Mill(1, opponents), whose=any)"]

[[card]]
name = "Tardio"
number = 10
kind = "warrior"
faction = "neutral"
defense = 1
keywords = ["surprise"]
rules = ["Trigger(round_ends, Draw(1))"]

[[card]]
name = "Frágil"
number = 11
kind = "warrior"
faction = "neutral"
attack = 1
mill = 1

[[card]]
name = "Escora"
number = 12
kind = "equipment"
faction = "neutral"
rules = ["stat_bonus(0, 2, 0)"]

[[card]]
name = "Ferir tudo"
number = 13
kind = "amulet"
faction = "neutral"
effect = "spell(Damage(3, All(table, which(warrior))))"

[[card]]
name = "Abrigo"
number = 14
kind = "amulet"
faction = "neutral"
effect = "spell(Modify(Target(), 0, 2, 0), a_card(which(warrior)))"
""")


def table(you: dict[str, Any], them: dict[str, Any] | None = None, **more: Any) -> Scene:
    return Scene(you, them or {}, cards=OWN, **more)


def cast(t: Scene, amulet: str, target: str) -> Scene:
    """Play an amulet with a target and let it resolve. A single target is chosen automatically."""
    t.do(f"play {amulet}")
    if t.question == "target":
        t.do(f"target {target}")
    return t.all_pass()


def end_turn(t: Scene) -> Scene:
    """Pass until the turn ends, from an empty transition in the sacrifice phase."""
    t.to("sacrifice")
    for _ in t.s.seats:
        t.pass_()
    return placed(t)


def placed(t: Scene) -> Scene:
    """Put simultaneous triggers onto the transition in their order."""
    while t.question == "order":
        t.do("order_first")
    return t


@pytest.mark.rule("C-END-01")
def test_marked_cards_leave_without_using_the_transition() -> None:
    t = table({"hand": "maldizer", "sets": [": soldado"]}, {"hand": "sopro"})
    cast(t, "maldizer", "soldado").to("sacrifice")
    assert (t.transition, t.sets()) == ([], [": soldado", ": maldizer"])  # nothing to answer before the end
    t.pass_(2)
    assert (t.phase, t.s.round) == ("maintenance", 4)
    assert sorted(t.pile("mortis")) == ["maldizer", "soldado"]


@pytest.mark.rule("C-END-01")
def test_the_end_of_your_turn_is_a_triggered_ability() -> None:
    t = table({"sets": [": ocaso"], "mons": "3L"}, {"sets": [": ocaso"], "hand": "sopro"})
    t.to("block").pass_(2)
    assert (t.phase, t.transition, t.s.transition[0].controller) == ("sacrifice", ["triggered ocaso"], 0)
    t.pass_()
    assert t.can("play sopro")  # players can respond
    t.pass_()
    assert (t.pile("hand"), t.phase) == (["fonte_de_luz"], "sacrifice")


@pytest.mark.rule("C-END-02")
def test_removals_precede_sacrifices() -> None:
    t = table({"hand": "maldizer banir", "sets": [": soldado"]})
    cast(t, "maldizer", "soldado")
    end_turn(cast(t, "banir", "soldado"))
    assert (t.pile("exterminatus"), sorted(t.pile("mortis"))) == (["soldado"], ["banir", "maldizer"])
    # removed cards don't see the sacrifices of the second step
    t = table({"hand": "banir", "sets": [": coletor"]})
    end_turn(cast(t, "banir", "coletor"))
    assert (t.phase, t.pile("exterminatus"), t.pile("mortis", 1)) == ("maintenance", ["coletor"], [])


@pytest.mark.rule("C-END-02")
def test_all_marked_cards_are_removed_together_to_their_owners() -> None:
    t = table({"hand": "banir banir", "sets": [": viuva"], "captive": "viuva"}, {})
    t.do("play viuva", "add_to_set new").all_pass()  # the captive: seat 1 owns it
    t.do("play banir", f"target viuva {t.s.sets[0].warriors[0]}").all_pass()
    t.do("play banir", f"target viuva {t.s.sets[1].warriors[0]}").all_pass()
    end_turn(t)
    assert (t.pile("exterminatus", 0), t.pile("exterminatus", 1)) == (["viuva"], ["viuva"])
    assert t.transition == ["triggered viuva"] * 2  # each saw the other leave
    assert t.phase == "sacrifice"


@pytest.mark.rule("C-END-03", "C-AMULET-04")
def test_marked_cards_and_amulets_are_sacrificed_together() -> None:
    t = table({"hand": "maldizer", "sets": [": coletor"]}, {"hand": "sopro"})
    t.pass_().do("play sopro").all_pass()
    end_turn(cast(t, "maldizer", "coletor"))
    # the relic leaves at the same time, so it sees itself and both amulets
    assert t.transition == ["triggered coletor"] * 3
    assert sorted(t.pile("mortis")) == ["coletor", "maldizer"]
    assert t.pile("mortis", 1) == ["sopro"]


@pytest.mark.rule("C-END-03")
def test_two_marks_cause_one_sacrifice() -> None:
    t = table({"hand": "maldizer maldizer", "sets": [": soldado", ": coletor"]})
    cast(t, "maldizer", "soldado")
    cast(t, "maldizer", "soldado")
    end_turn(t)
    assert t.transition == ["triggered coletor"] * 3  # two amulets and one warrior


@pytest.mark.rule("C-END-04")
@pytest.mark.parametrize("mark", ["maldizer", "banir"])
def test_a_mark_from_a_card_text_applies_to_that_object_only(mark: str) -> None:
    t = table({"hand": f"{mark} chamar", "sets": [": soldado"]})
    cast(t, mark, "soldado")
    cast(t, "chamar", "soldado")
    assert t.pile("hand") == ["soldado"]
    t.do("play soldado").all_pass()
    end_turn(t)
    assert (t.sets(), t.pile("exterminatus")) == ([": soldado"], [])
    # it is safe in the hand too
    t = table({"hand": f"{mark} chamar", "sets": [": soldado"]})
    cast(t, mark, "soldado")
    end_turn(cast(t, "chamar", "soldado"))
    assert t.pile("hand") == ["soldado"]


@pytest.mark.rule("C-END-04", "C-END-02")
@pytest.mark.parametrize("way", ["hand", "mortis"])
def test_the_mark_of_victimize_follows_the_card(way: str) -> None:
    t = table({"hand": "chamar", "sets": ["3L: santa_das_velas"]})
    t.do("use santa_das_velas").all_pass()
    if way == "hand":
        end_turn(cast(t, "chamar", "santa_das_velas"))
    else:
        t.to("sacrifice").do("sacrifice santa_das_velas")
        assert t.pile("mortis") == ["santa_das_velas"]
        end_turn(t)
    assert t.pile("exterminatus") == ["santa_das_velas"]
    assert "santa_das_velas" not in (*t.pile("hand"), *t.pile("mortis"))


@pytest.mark.rule("C-END-04", "C-AMULET-02")
def test_the_mark_of_recover_follows_the_card_into_the_mons() -> None:
    t = table({"hand": "memoria_guardada memoria_guardada", "free": "2L", "mortis": "soldado"},
              {"hand": "palavra_cortada", "free": "2S"})  # fmt: skip
    t.do("play memoria_guardada").pass_().do("play palavra_cortada").all_pass()
    assert t.pile("mortis") == ["soldado", "memoria_guardada"]
    t.do("play memoria_guardada").all_pass().do("recover memoria_guardada", "done")
    assert t.pile("mons")[-1] == "memoria_guardada"
    end_turn(t)
    assert t.pile("exterminatus") == ["memoria_guardada"] * 2
    assert (t.pile("mons"), t.pile("mortis")) == (["fonte_de_luz"] * 10, ["soldado"])


@pytest.mark.rule("C-END-05", "C-DMG-05")
def test_damage_disappears_at_the_end_of_any_turn() -> None:
    t = table({"hand": "adoecer", "free": "1S", "sets": ["3L: santa_das_velas"]}, {})
    cast(t, "adoecer", "santa_das_velas").to("sacrifice")
    assert t.stats("santa_das_velas") == (1, 1, 2)  # non-lethal damage stays until then
    t.pass_(2)
    assert t.stats("santa_das_velas") == (1, 3, 2)


@pytest.mark.rule("C-END-06", "C-END-05")
def test_damage_and_effects_of_the_turn_end_at_the_same_time() -> None:
    t = table({"hand": "abrigo ferir_tudo", "sets": [": soldado"]}, {})
    cast(t, "abrigo", "soldado").do("play ferir_tudo").all_pass()
    assert t.stats("soldado") == (1, 1, 1)
    end_turn(t)
    assert (t.sets(), t.stats("soldado"), t.phase) == ([": soldado"], (1, 2, 1), "maintenance")


@pytest.mark.rule("C-END-07")
def test_a_trigger_in_the_cleanup_gives_priority_again() -> None:
    t = table({"hand": "maldizer sopro", "sets": ["3S: livro_das_dividas", ": soldado", "1S: brigao_do_fosso"]}, {})
    end_turn(cast(t, "maldizer", "soldado"))
    assert (t.phase, t.s.round, t.transition) == ("sacrifice", 3, ["triggered livro_das_dividas"])
    assert t.can("sacrifice brigao_do_fosso")  # players may sacrifice again
    t.do("play sopro").all_pass().all_pass()
    assert (len(t.pile("mortis", 1)), t.sets()) == (2, ["3S: livro_das_dividas", "1S: brigao_do_fosso", ": sopro"])
    t.pass_(2)
    assert (t.phase, t.s.round) == ("maintenance", 4)  # cleaned up again, the second amulet too
    assert t.sets() == ["3S: livro_das_dividas", "1S: brigao_do_fosso"]


@pytest.mark.rule("C-END-07")
def test_a_death_in_the_cleanup_gives_priority_again() -> None:
    t = table({"hand": "banir", "sets": [": fragil + escora"]}, {"hand": "abrigo", "sets": [": soldado"]})
    end_turn(cast(t, "banir", "escora"))
    assert (t.pile("exterminatus"), t.pile("mortis")) == (["escora"], ["banir", "fragil"])
    assert (t.phase, t.s.round, t.asked) == ("sacrifice", 3, 0)
    t.pass_()
    cast(t, "abrigo", "soldado")
    assert t.stats("soldado") == (1, 4, 1)
    t.pass_(2)
    assert (t.phase, t.s.round, t.stats("soldado")) == ("maintenance", 4, (1, 2, 1))


@pytest.mark.rule("C-END-07")
def test_a_cleanup_without_triggers_gives_no_second_priority() -> None:
    t = table({"hand": "maldizer", "sets": [": soldado"]}, {})
    cast(t, "maldizer", "soldado").to("sacrifice").pass_(2)
    assert (t.phase, t.s.round) == ("maintenance", 4)


@pytest.mark.rule("C-END-08")
def test_a_late_end_of_turn_ability_waits_for_the_next_turn() -> None:
    t = table({"hand": "tardio maldizer", "mons": "9L", "sets": [": coletor"]}, {}, phase=SACRIFICE)
    t.do("play tardio").all_pass()
    assert (t.transition, t.pile("hand")) == ([], ["maldizer"])
    t.do("play maldizer", "target coletor").all_pass()
    placed(t.pass_(2))
    assert (t.phase, t.transition) == ("sacrifice", ["triggered coletor"] * 2)  # a repeated cleanup
    t.all_pass().all_pass().pass_(2)
    assert (t.phase, t.s.round, t.pile("hand")) == ("maintenance", 4, [])
    t.to("block").pass_(2)
    assert (t.s.active, t.transition) == (1, [])  # nor at the end of the opponent's turn
    t.pass_(2).to("block").pass_(2)
    assert (t.s.active, t.phase, t.transition) == (0, "sacrifice", ["triggered tardio"])


@pytest.mark.rule("C-END-09")
def test_sources_of_a_card_that_left_in_the_cleanup_are_free_next_maintenance() -> None:
    t = table({"hand": "adoecer", "free": "1S", "sets": ["2L: faca_da_revelacao"]},
              {"sets": ["1L: mago_iluminado", "2S: aprendiz_de_avatar"], "hand": "maldizer"})  # fmt: skip
    t.do("use faca_da_revelacao").all_pass().do("done")
    cast(t, "adoecer", "mago_iluminado")
    t.pass_()
    cast(t, "maldizer", "aprendiz_de_avatar")
    t.to("sacrifice")
    assert (t.pile("free", 0), t.pile("free", 1)) == ([], [])
    t.pass_(2)
    assert (t.phase, sorted(t.pile("free", 0))) == ("maintenance", ["fonte_de_luz", "fonte_de_luz", "fonte_de_sombra"])
    assert sorted(t.pile("free", 1)) == ["fonte_de_luz", "fonte_de_sombra", "fonte_de_sombra"]


@pytest.mark.rule("C-END-10")
def test_at_the_end_of_the_turn_triggers_on_every_players_turn() -> None:
    t = table({"sets": [": toda_noite"]}, {})
    for active in (0, 1, 0):
        t.to("block").pass_(2)
        assert (t.s.active, t.phase) == (active, "sacrifice")
        assert (t.transition, t.s.transition[0].controller) == (["triggered toda_noite"], 0)
        t.all_pass().pass_(2)
    assert t.pile("mortis", 1) == ["fonte_de_luz"] * 3
