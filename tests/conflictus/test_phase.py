"""The seven phases of a turn (C-PHASE)."""

from __future__ import annotations

from typing import Any

import pytest

from kit.conflictus import ATTACK, BLOCK, DAMAGE, MAIN, MAINTENANCE, SACRIFICE, Scene
from vigil.games.conflictus.cards import cards_in
from vigil.games.conflictus.rules.state import DRAW, PHASES

OWN = cards_in("""
set = "phases"

[[card]]
name = "Sopro"
number = 1
kind = "amulet"
faction = "neutral"
effect = "spell(Draw(1))"

[[card]]
name = "Sino"
number = 2
kind = "relic"
faction = "neutral"
abilities = ["Activated(Draw(1))"]

[[card]]
name = "Vulto"
number = 3
kind = "warrior"
faction = "neutral"
attack = 1
defense = 1
mill = 1
keywords = ["surprise"]

[[card]]
name = "Soldado"
number = 4
kind = "warrior"
faction = "neutral"
attack = 1
defense = 1
mill = 1

[[card]]
name = "Anel"
number = 5
kind = "equipment"
faction = "neutral"

[[card]]
name = "Aurora"
number = 6
kind = "relic"
faction = "neutral"
rules = ["Trigger(round_begins, Draw(1))"]

[[card]]
name = "Tocha"
number = 7
kind = "warrior"
faction = "neutral"
attack = 1
defense = 1
mill = 1
rules = ["Trigger(attacks, Draw(1), own=True)", "Trigger(blocks, Draw(1), own=True)"]

[[card]]
name = "Vigia"
number = 8
kind = "warrior"
faction = "neutral"
defense = 3
keywords = ["guardian"]

[[card]]
name = "Raio"
number = 9
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("destroy", Target()), a_card(which(warrior)))'
""")

ALL_KINDS = {"hand": "1L sopro vulto soldado sino anel", "sets": [": sino", ": soldado"]}


def table(you: dict[str, Any], them: dict[str, Any] | list[dict[str, Any]], **more: Any) -> Scene:
    return Scene(you, them, cards=OWN, **more)


def phases_of_the_turn(t: Scene) -> list[str]:
    """Return the phases entered until the end of the turn. Every warrior that can attack does."""
    found: list[str] = []
    here = t.s.round
    while t.s.round == here and not t.over:
        found += [PHASES[entry[5]] for entry in t.s.events if entry[0] == "phase"]
        if t.question == "attack" and any(option.startswith("attack") for option in t.options):
            t.do("attack")
        elif t.question == "priority":
            t.pass_()
        else:
            t.do("done")
    found += [PHASES[entry[5]] for entry in t.s.events if entry[0] == "phase"]
    return found[:-1]  # the last one is the next player's maintenance


def kinds_offered(t: Scene) -> set[str]:
    """Return what the player with priority may do besides passing."""
    return set(t.options) - {"pass"}


@pytest.mark.rule("C-PHASE-01", "C-PHASE-10", "C-PHASE-23")
def test_a_turn_has_seven_phases_in_order_with_one_main_phase() -> None:
    t = table({"sets": [": soldado"]}, {}, phase=MAINTENANCE, begin=True)
    assert phases_of_the_turn(t) == ["maintenance", "draw", "main", "attack", "block", "damage", "sacrifice"]


@pytest.mark.rule("C-PHASE-02", "C-PHASE-30", "C-MULTI-01")
def test_the_next_player_has_the_next_turn() -> None:
    t = table({"sets": [": aurora"]}, [{"sets": [": aurora"]}, {"sets": [": aurora"]}], phase=MAINTENANCE, begin=True)
    order = []
    for _ in range(4):
        order.append((t.s.active, t.transition, [item.controller for item in t.s.transition]))
        here = t.s.round
        while t.s.round == here:
            t.pass_()
    # only the active player's turn begins: no other player's "your turn" triggers
    assert order == [(seat, ["triggered aurora"], [seat]) for seat in (0, 1, 2, 0)]


@pytest.mark.rule("C-PHASE-03", "C-PHASE-05", "C-MULTI-11")
def test_unbound_sources_of_all_players_are_free_before_anything_triggers() -> None:
    t = table({"spent": "1L", "sets": [": aurora", "1S: soldado"]}, [{"spent": "2S"}, {"spent": "1L 1S"}],
              phase=MAINTENANCE, begin=True)  # fmt: skip
    assert t.transition == ["triggered aurora"]  # it waits, and players can respond with the freed sources
    assert [t.pile("free", seat) for seat in range(3)] == [
        ["fonte_de_luz"], ["fonte_de_sombra"] * 2, ["fonte_de_luz", "fonte_de_sombra"],
    ]  # fmt: skip
    assert [t.pile("spent", seat) for seat in range(3)] == [[], [], []]
    assert t.sets() == [": aurora", "1S: soldado"]  # bound sources stay bound


@pytest.mark.rule("C-PHASE-04", "C-PHASE-13", "C-PHASE-18", "C-PHASE-20")
@pytest.mark.parametrize("phase", [MAINTENANCE, ATTACK, BLOCK])
@pytest.mark.parametrize("active", [0, 1])
def test_all_players_can_play_amulets_abilities_and_surprise(phase: int, active: int) -> None:
    t = table(ALL_KINDS, ALL_KINDS, phase=phase, active=active)
    for _ in range(2):
        assert kinds_offered(t) == {"play sopro", "play vulto", "use sino"}
        for card in ("soldado", "anel", "fonte_de_luz"):
            assert t.why(f"play {card}") == "why-phase"
        t.pass_()


@pytest.mark.rule("C-PHASE-24", "C-PHASE-25")
@pytest.mark.parametrize("active", [0, 1])
def test_the_sacrifice_phase_allows_the_same_plays_and_sacrifices(active: int) -> None:
    t = table(ALL_KINDS, ALL_KINDS, phase=SACRIFICE, active=active)
    for _ in range(2):
        assert kinds_offered(t) == {"play sopro", "play vulto", "use sino", "sacrifice sino", "sacrifice soldado"}
        t.pass_()


@pytest.mark.rule("C-PHASE-08")
@pytest.mark.parametrize("active", [0, 1])
def test_everyone_can_play_everything_in_the_main_phase(active: int) -> None:
    t = table(ALL_KINDS, ALL_KINDS, phase=MAIN, active=active, begin=True)
    assert t.asked == active  # the active player has priority first
    for seat in (active, 1 - active):
        assert t.asked == seat
        assert kinds_offered(t) == {
            "play_source fonte_de_luz", "play sopro", "play vulto", "play soldado", "play sino", "play anel",
            "use sino",
        }  # fmt: skip
        t.pass_()
    assert t.phase == "attack"


@pytest.mark.rule("C-PHASE-09")
def test_the_main_phase_continues_when_the_other_player_acts() -> None:
    t = table({"hand": "soldado"}, {"hand": "anel soldado", "sets": [": soldado"]})
    t.pass_()
    assert (t.asked, t.transition) == (1, [])
    t.do("play anel").all_pass()
    assert t.sets(1) == [": soldado + anel"]
    assert (t.phase, t.asked) == ("main", 0)
    assert t.can("play soldado")


@pytest.mark.rule("C-PHASE-06", "C-PHASE-07", "C-PHASE-20")
def test_nothing_can_be_played_during_the_draw() -> None:
    t = table({"hand": "sopro vulto", "sets": [": sino"], "mons": "adoecer anel"}, {"hand": "sopro vulto"},
              phase=MAINTENANCE)  # fmt: skip
    t.pass_(2)
    assert t.phase == "main"  # no player was asked anything in between
    assert t.news("drawn") == [("drawn", 0)]
    assert t.pile("hand") == ["sopro", "vulto", "anel"]
    assert len(t.pile("hand", 1)) == 2


@pytest.mark.rule("C-PHASE-06", "C-PHASE-20")
def test_players_cannot_respond_to_draw_triggers() -> None:
    cards = cards_in("""
set = "t"
[[card]]
name = "Eco"
number = 1
kind = "relic"
faction = "neutral"
rules = ["Trigger(draws, May(Mill(1, opponents)))"]
""")
    t = Scene({"hand": "sopro vulto", "sets": [": eco", ": sino"]}, {"hand": "sopro vulto", "sets": [": sino"]},
              cards=(*OWN, *cards), phase=MAINTENANCE)  # fmt: skip
    t.pass_(2)
    assert (t.phase, t.question) == (PHASES[DRAW], "may")  # a question, but no priority
    t.do("yes")
    assert (t.phase, t.pile("mortis", 1)) == ("main", ["fonte_de_luz"])


@pytest.mark.rule("C-PHASE-11", "C-PHASE-12")
def test_attackers_are_declared_before_anyone_has_priority() -> None:
    t = table({"hand": "sopro", "sets": [": soldado", ": tocha", ": sino"]}, {"sets": [": soldado"], "hand": "sopro"})
    t.pass_(2)
    assert (t.phase, t.asked, t.question) == ("attack", 0, "attack")
    assert sorted(t.options) == ["attack soldado", "attack tocha", "done"]
    t.do("attack tocha", "done")
    assert (t.question, t.asked, t.transition) == ("priority", 0, ["triggered tocha"])
    assert [s for s, _ in t.s.attacks] == [t.card("tocha")]


@pytest.mark.rule("C-PHASE-16", "C-PHASE-17")
def test_blockers_are_declared_before_anyone_has_priority() -> None:
    t = table({"sets": [": soldado"], "hand": "sopro"}, {"sets": [": tocha", ": vulto"], "hand": "sopro"})
    t.pass_(2).do("attack soldado").pass_(2)
    assert (t.phase, t.asked, t.question) == ("block", 1, "block")
    assert sorted(t.options) == ["block tocha", "block vulto", "done"]
    t.do("block tocha")  # one attacker, one blocker: nothing is left to declare
    assert (t.question, t.asked, t.transition) == ("priority", 0, ["triggered tocha"])


@pytest.mark.rule("C-PHASE-14")
def test_without_attackers_only_damage_analysis_is_left_out() -> None:
    t = table({"sets": [": soldado"]}, {"sets": [": soldado"]}, phase=MAINTENANCE, begin=True)
    seen: list[tuple[str, int]] = []
    entered: list[str] = []
    while t.s.round == 3:
        entered += [PHASES[entry[5]] for entry in t.s.events if entry[0] == "phase"]
        if t.question == "priority":
            seen.append((t.phase, t.asked))
            t.pass_()
        else:
            t.do("done")
    assert [place for place in seen if place[0] in ("attack", "block")] == [
        ("attack", 0), ("attack", 1), ("block", 0), ("block", 1),
    ]  # fmt: skip
    assert entered == ["maintenance", "draw", "main", "attack", "block", "sacrifice"]


@pytest.mark.rule("C-PHASE-15")
def test_the_block_phase_is_played_when_all_attackers_left() -> None:
    t = table({"sets": [": soldado"]}, {"sets": [": vulto"], "hand": "raio"})
    t.pass_(2).do("attack soldado").pass_()
    t.do("play raio", "target soldado").all_pass().all_pass()
    assert (t.phase, t.question, t.asked) == ("block", "priority", 0)  # no blockers, but players still get priority
    t.pass_(2)
    assert t.phase == "sacrifice"
    assert not [entry for entry in t.s.events if entry[0] == "phase" and entry[5] == DAMAGE]
    assert len(t.pile("mons", 1)) == 10


@pytest.mark.rule("C-PHASE-19", "C-PHASE-20")
def test_no_one_can_act_in_damage_analysis() -> None:
    arms = {"hand": "sopro vulto", "sets": [": tocha", ": sino"]}
    t = table(arms, arms)
    seats = []
    t.pass_(2).do("attack tocha")
    while t.phase != "sacrifice":
        seats.append((t.phase, t.question))
        t.do("pass" if t.question == "priority" else "done")
    assert {phase for phase, _ in seats} == {"attack", "block"}
    assert t.pile("mortis", 1) == ["fonte_de_luz"]  # it happened: the attacker milled


@pytest.mark.rule("C-PHASE-19")
def test_a_choice_in_damage_analysis_gives_no_priority() -> None:
    t = table({"hand": "sopro vulto", "sets": ["2S: saltador_noturno", ": sino"]},
              {"sets": ["4L: corretor_do_crepusculo"]})  # fmt: skip
    t.pass_(2).do("attack saltador_noturno").pass_(2).do("block corretor_do_crepusculo").pass_(2)
    assert (t.phase, t.question) == ("damage", "leap")
    assert sorted(t.options) == ["done", "leap saltador_noturno"]


@pytest.mark.rule("C-PHASE-21", "C-PHASE-22")
def test_a_skipped_attack_phase_skips_block_and_damage() -> None:
    t = table({"sets": [": tocha"]}, {"sets": [": vigia", ": soldado"]}, phase=MAINTENANCE, begin=True)
    t.pass_().do("use vigia").all_pass()
    found: list[str] = []
    while t.s.round == 3:
        assert t.question == "priority"  # no attackers are requested, and nothing triggers
        assert t.transition == []
        found += [PHASES[entry[5]] for entry in t.s.events if entry[0] == "phase"]
        t.pass_()
    assert found == ["draw", "main", "sacrifice"]
    t.to("main").pass_(2)
    assert (t.s.active, t.phase, t.question) == (1, "attack", "attack")  # the next turn has an attack phase again


@pytest.mark.rule("C-PHASE-25", "C-LEAVE-04")
def test_players_sacrifice_only_their_own_cards_in_the_sacrifice_phase() -> None:
    t = table({"sets": ["1L: soldado"], "free": "1S"}, {"sets": ["1S: vulto"]}, phase=SACRIFICE)
    assert kinds_offered(t) == {"sacrifice soldado", "sacrifice fonte_de_luz"}  # free sources are not on the table
    t.pass_()
    assert kinds_offered(t) == {"sacrifice vulto", "sacrifice fonte_de_sombra"}
    t.do("sacrifice vulto")
    assert (t.pile("mortis", 1), t.sets(0)) == (["vulto"], ["1L: soldado"])
    for phase in (MAINTENANCE, MAIN, ATTACK, BLOCK):
        t = table({"sets": ["1L: soldado"]}, {}, phase=phase)
        assert kinds_offered(t) == set()


@pytest.mark.rule("C-PHASE-25")
def test_spent_sources_and_resolved_amulets_are_on_the_table() -> None:
    t = table({"hand": "sopro", "spent": "1S", "sets": [": soldado"]}, {}, phase=SACRIFICE)
    t.do("play sopro").all_pass()
    assert kinds_offered(t) == {"sacrifice soldado", "sacrifice sopro", "sacrifice fonte_de_sombra"}
    t.do("sacrifice fonte_de_sombra")
    assert (t.pile("spent"), t.pile("mortis")) == ([], ["fonte_de_sombra"])
    t.do("sacrifice sopro")
    assert t.pile("mortis") == ["fonte_de_sombra", "sopro"]


@pytest.mark.rule("C-PHASE-26")
def test_sacrificing_uses_no_transition_and_keeps_priority() -> None:
    t = table({"sets": [": soldado", ": vulto"]}, {"sets": [": soldado"]}, phase=SACRIFICE)
    t.pass_().do("sacrifice soldado")  # the other player, after the active one has passed
    assert (t.asked, t.transition, t.phase) == (1, [], "sacrifice")
    t.pass_()
    assert (t.asked, t.phase, t.s.round) == (0, "sacrifice", 3)  # passes start over
    t.do("sacrifice soldado", "sacrifice vulto")  # any number of times
    assert (t.asked, t.sets()) == (0, [])


@pytest.mark.rule("C-PHASE-27")
def test_single_cards_of_a_set_can_be_sacrificed() -> None:
    whole = "1L 1S: mago_iluminado / aprendiz_de_avatar + escudo_protetor"
    parts = ["mago_iluminado", "aprendiz_de_avatar", "escudo_protetor", "fonte_de_luz", "fonte_de_sombra"]
    left = {
        "mago_iluminado": "1L 1S: aprendiz_de_avatar + escudo_protetor",
        "aprendiz_de_avatar": "1L 1S: mago_iluminado + escudo_protetor",
        "escudo_protetor": "1L 1S: mago_iluminado / aprendiz_de_avatar",
        "fonte_de_luz": "1S: mago_iluminado / aprendiz_de_avatar + escudo_protetor",
        "fonte_de_sombra": "1L: mago_iluminado / aprendiz_de_avatar + escudo_protetor",
    }
    for part in parts:
        t = Scene({"sets": [whole]}, phase=SACRIFICE)
        assert kinds_offered(t) == {f"sacrifice {each}" for each in parts}
        t.do(f"sacrifice {part}")
        assert (t.sets(), t.pile("mortis")) == ([left[part]], [part])


@pytest.mark.rule("C-PHASE-28", "C-END-09")
def test_sources_of_sacrificed_cards_are_free_in_the_next_maintenance() -> None:
    t = Scene({}, {"sets": ["2L: aprendiz_de_avatar"], "hand": "sopro"}, phase=SACRIFICE, cards=OWN)
    t.pass_().do("sacrifice aprendiz_de_avatar")
    assert (t.pile("free", 1), t.sets(1)) == ([], ["2L:"])
    t.pass_(2)
    assert (t.phase, t.s.round, t.pile("free", 1)) == ("maintenance", 4, ["fonte_de_luz"] * 2)


@pytest.mark.rule("C-PHASE-29")
def test_an_amulet_played_in_the_sacrifice_phase_leaves_at_its_end() -> None:
    t = table({"hand": "sopro"}, {"hand": "sopro"}, phase=SACRIFICE)
    t.do("play sopro").all_pass()
    t.pass_().do("play sopro").all_pass()
    assert (t.sets(0), t.sets(1), t.phase) == ([": sopro"], [": sopro"], "sacrifice")
    t.pass_(2)
    assert (t.phase, t.pile("mortis", 0), t.pile("mortis", 1)) == ("maintenance", ["sopro"], ["sopro"])
    assert t.sets(0) == t.sets(1) == []
