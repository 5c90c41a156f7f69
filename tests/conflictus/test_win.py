"""Winning, losing and drawn games (C-WIN)."""

from __future__ import annotations

from typing import Any

import pytest

from kit.conflictus import MAINTENANCE, Scene
from vigil.games.conflictus.cards import cards_in
from vigil.games.conflictus.rules.game import GAME
from vigil.kernel.errors import IllegalChoice
from vigil.kernel.game import Outcome

OWN = cards_in("""
set = "win"

[[card]]
name = "Ler"
number = 1
kind = "amulet"
faction = "neutral"
effect = "spell(seq(Draw(2), Recover(2)))"

[[card]]
name = "Ruína"
number = 2
kind = "amulet"
faction = "neutral"
effect = "spell(seq(Mill(2, opponents), Draw(1)))"

[[card]]
name = "Cataclismo"
number = 3
kind = "amulet"
faction = "neutral"
effect = "spell(Mill(3, everyone))"

[[card]]
name = "Banquete"
number = 4
kind = "amulet"
faction = "neutral"
effect = "spell(Draw(3, everyone))"

[[card]]
name = "Cada um mói"
number = 5
kind = "amulet"
faction = "neutral"
effect = "spell(each_player(Mill(3)))"

[[card]]
name = "Cada um lê"
number = 6
kind = "amulet"
faction = "neutral"
effect = "spell(each_player(Draw(3)))"

[[card]]
name = "Soldado"
number = 7
kind = "warrior"
faction = "neutral"
attack = 1
defense = 2
mill = 2

[[card]]
name = "Serpente"
number = 8
kind = "warrior"
faction = "neutral"
defense = 2
rules = ["Trigger(damaged, seq(PutCounters(This(), growth, 1), Damage(1, This())), own=True)"]

[[card]]
name = "Picar"
number = 9
kind = "amulet"
faction = "neutral"
effect = "spell(Damage(1, Target()), a_card(which(warrior)))"

[[card]]
name = "Moinho"
number = 10
kind = "relic"
faction = "neutral"
abilities = ["Activated(Draw(0), Cost(mill=3))"]

[[card]]
name = "Cobra"
number = 11
kind = "warrior"
faction = "neutral"
defense = 2
rules = ["Trigger(damaged, May(seq(PutCounters(This(), growth, 1), Damage(1, This()))), own=True)"]
""")


def table(you: dict[str, Any], them: dict[str, Any] | list[dict[str, Any]] | None = None, **more: Any) -> Scene:
    return Scene(you, them or {}, cards=OWN, **more)


def ended(t: Scene) -> Outcome:
    outcome = GAME.outcome(t.s)
    assert outcome is not None, "the game goes on"
    return outcome


@pytest.mark.rule("C-WIN-01", "C-WIN-12", "C-WIN-08")
@pytest.mark.parametrize("active", [0, 1])
def test_a_player_who_must_draw_from_an_empty_mons_loses(active: int) -> None:
    t = table({"mons": ""}, {"mons": ""}, phase=MAINTENANCE, active=active)
    assert GAME.outcome(t.s) is None
    t.pass_(2)
    assert t.over
    assert t.news("lost") == [("lost", active)]
    assert ended(t).winners == (1 - active,)


@pytest.mark.rule("C-WIN-02", "C-WIN-08")
def test_a_player_who_must_mill_from_an_empty_mons_loses() -> None:
    t = table({"hand": "ruina"}, {"mons": ""})
    t.do("play ruina").all_pass()
    assert (t.over, ended(t).winners, ended(t).reason) == (True, (0,), "mons")
    assert t.pile("hand") == []  # the game ended at once: no more cards are drawn


@pytest.mark.rule("C-WIN-03", "C-WIN-05")
def test_the_game_can_end_during_an_effect() -> None:
    t = table({"hand": "ler", "mons": "adoecer", "mortis": "soldado soldado"}, {})
    t.do("play ler").all_pass()
    assert (t.over, ended(t).winners) == (True, (1,))  # before recovering
    assert (t.pile("hand"), t.pile("mortis")) == (["adoecer"], ["soldado", "soldado"])  # the remaining cards were drawn
    with pytest.raises(IllegalChoice):
        GAME.concede(t.s, 1)


@pytest.mark.rule("C-WIN-03")
def test_waiting_items_do_not_resolve_after_the_end() -> None:
    t = table({"hand": "picar ruina", "sets": [": soldado"]}, {"mons": "1L"})
    t.do("play picar", "play ruina").all_pass()
    assert (t.over, t.s.damage, t.options) == (True, {}, [])


@pytest.mark.rule("C-WIN-04", "C-WIN-05")
def test_an_empty_mons_alone_does_not_lose() -> None:
    t = table({"sets": [": soldado", ": soldado"]}, {"mons": "4L"})
    t.pass_(2).do("attack", "attack").to("sacrifice")
    assert (t.over, t.pile("mons", 1)) == (False, [])  # four milled, none left, and it goes on
    t.pass_(2)
    assert (t.phase, t.s.active) == ("maintenance", 1)
    t.pass_(2)
    assert (t.over, ended(t).winners) == (True, (0,))  # until this player must draw
    t = table({"sets": [": soldado", ": soldado"]}, {"mons": "3L"})
    t.pass_(2).do("attack", "attack").to("sacrifice")
    assert (t.over, t.pile("mons", 1), len(t.pile("mortis", 1))) == (True, [], 3)  # the remaining cards were milled


@pytest.mark.rule("C-WIN-06", "C-WIN-07")
@pytest.mark.parametrize("spell", ["cataclismo", "banquete", "cada_um_moi", "cada_um_le"])
@pytest.mark.parametrize("caster", [0, 1])
def test_one_instruction_for_all_players_is_completed_for_all(spell: str, caster: int) -> None:
    for mine, theirs, winners in ((2, 2, (0, 1)), (2, 3, (1,)), (3, 2, (0,))):
        hands = [{"hand": spell}, {}] if caster == 0 else [{}, {"hand": spell}]
        t = table({"mons": f"{mine}L", **hands[0]}, {"mons": f"{theirs}L", **hands[1]})
        if caster == 1:
            t.pass_()
        t.do(f"play {spell}").all_pass()
        assert t.over
        assert ended(t).winners == winners
        assert ended(t).reason == ("drawn" if len(winners) == 2 else "mons")
        assert (t.pile("mons", 0), t.pile("mons", 1)) == ([], [])


@pytest.mark.rule("C-WIN-07")
def test_the_last_players_can_draw_the_game() -> None:
    t = table({"mons": "2L", "hand": "cataclismo ruina"}, [{"mons": "1L"}, {"mons": "3L"}])
    t.do("play ruina").all_pass()
    assert (t.news("lost"), t.over) == ([("lost", 1)], False)
    t.do("play cataclismo").all_pass()
    assert (t.over, ended(t).reason) == (True, "drawn")
    assert ended(t).places == (1, 3, 1)


@pytest.mark.rule("C-WIN-07", "C-WIN-08")
@pytest.mark.parametrize(("theirs", "cause"), [("2L", "C-WIN-07"), ("3L", "C-WIN-08")])
def test_the_end_cites_the_rule_for_a_draw_or_a_victory(theirs: str, cause: str) -> None:
    t = table({"mons": "2L", "hand": "cataclismo"}, {"mons": theirs})
    t.do("play cataclismo").all_pass()
    assert [event.cause.rule for event in t.events() if event.kind == "over"] == [cause]


@pytest.mark.rule("C-WIN-08")
def test_a_player_wins_when_all_opponents_have_lost() -> None:
    t = table({"hand": "ruina"}, [{"mons": "1L"}, {"mons": "1L"}, {"mons": ""}])
    t.do("play ruina").all_pass()
    assert (t.over, ended(t).places, ended(t).reason) == (True, (1, 2, 2, 2), "mons")
    t = table({"hand": "ruina"}, [{"mons": "1L"}, {"mons": "2L"}])
    t.do("play ruina").all_pass()
    assert (t.over, GAME.outcome(t.s)) == (False, None)


@pytest.mark.rule("C-WIN-09")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_can_concede_at_any_time(seat: int) -> None:
    t = table({"hand": "ler picar", "sets": [": soldado", ": soldado"]}, {})
    for moment in range(4):
        t = table({"hand": "ler picar", "sets": [": soldado", ": soldado"]}, {})
        if moment == 1:
            t.do("play picar")  # in the middle of an announcement
        elif moment == 2:
            t.do("play ler").pass_()  # on the other player's priority
        elif moment == 3:
            t.to("attack", decline=False)  # while attackers are declared
            assert t.question == "attack"
        GAME.concede(t.s, seat)
        assert t.over
        assert (ended(t).winners, ended(t).reason) == ((1 - seat,), "conceded")
        assert ("lost", seat) in t.news("lost")


@pytest.mark.rule("C-WIN-09")
def test_a_concession_reports_only_new_events() -> None:
    t = table({"hand": "ler"}, [{}, {}])
    t.do("play ler")
    before = t.news()
    assert before
    GAME.concede(t.s, 2)
    assert t.news()[0] == ("conceded", 2)
    assert not set(before) & set(t.news())


@pytest.mark.rule("C-WIN-09")
def test_a_seat_without_a_player_cannot_concede() -> None:
    t = table({}, [{}, {}])
    GAME.concede(t.s, 2)
    for seat in (2, 3, -1):
        with pytest.raises(IllegalChoice) as refused:
            GAME.concede(t.s, seat)
        assert refused.value.key == "concede-not-playing"
        assert str(refused.value) == f"seat {seat + 1} is not playing"  # people count seats from one
    assert not t.over


@pytest.mark.rule("C-WIN-10")
def test_a_loop_no_one_can_end_is_a_draw() -> None:
    t = table({"hand": "picar", "sets": [": serpente"]}, {}, always_ask=False)
    t.do("play picar")
    assert t.over
    assert (ended(t).reason, ended(t).places) == ("drawn", (1, 1))


@pytest.mark.rule("C-WIN-10")
def test_a_loop_with_an_optional_step_continues_only_while_a_player_chooses_it() -> None:
    t = table({"hand": "picar", "sets": [": cobra"]}, {}, always_ask=False)
    t.do("play picar")
    for times in range(7):  # asked each time, so the player chooses the number of repetitions
        assert (t.question, t.counters("cobra", "growth")) == ("may", times)
        t.do("yes")
    t.do("no")
    assert (t.over, t.counters("cobra", "growth"), t.transition) == (False, 7, [])


@pytest.mark.rule("C-WIN-11")
def test_milling_as_a_cost_cannot_lose_the_game() -> None:
    t = table({"mons": "2L", "sets": [": moinho"]}, {})
    assert (t.can("use moinho"), t.why("use moinho")) == (False, "why-mons")
    t = table({"mons": "3L", "sets": [": moinho"]}, {})
    t.do("use moinho").all_pass()
    assert (t.over, t.pile("mons"), t.can("use moinho")) == (False, [], False)
    t = table({"mons": "2L", "hand": "duque_oco", "free": "5S"}, {})
    t.do("play duque_oco")
    assert t.options == ["reduce 0", "reduce 1", "reduce 2"]  # not the five it costs
    t.do("reduce 2", "pay_auto")
    assert (t.over, t.pile("mons")) == (False, [])


@pytest.mark.rule("C-WIN-12")
def test_the_first_player_does_not_draw_and_cannot_lose_on_turn_one() -> None:
    t = table({"mons": ""}, {"mons": ""}, phase=MAINTENANCE, round=1)
    t.pass_(2)
    assert (t.over, t.phase) == (False, "main")
    t.to("maintenance").pass_(2)
    assert (t.over, t.news("lost")) == (True, [("lost", 1)])


@pytest.mark.rule("C-WIN-06")
def test_losses_from_one_instruction_are_decided_together() -> None:
    council = cards_in(
        'set = "t"\n[[card]]\nname = "Conselho"\nnumber = 900\nkind = "amulet"\nfaction = "neutral"\n'
        'effect = "spell(each_player(seq(Recover(0), Draw(2))))"\n'
    )
    t = Scene(you={"hand": "conselho", "mons": "1L"}, them={"mons": "1L"}, cards=council)
    t.do("play conselho").all_pass()
    assert t.over and GAME.outcome(t.s) is not None
    assert GAME.outcome(t.s).places == (1, 1)  # type: ignore[union-attr]
