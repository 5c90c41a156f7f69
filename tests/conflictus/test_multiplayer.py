"""Games with more than two players (C-MULTI)."""

from __future__ import annotations

from typing import Any

import pytest

from kit.conflictus import ATTACK, MAIN, MAINTENANCE, Scene
from vigil.games.conflictus.cards import cards_in
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.state_validation import cards_everywhere
from vigil.kernel.errors import BadConfig
from vigil.kernel.game import Outcome

OWN = cards_in("""
set = "multi"

[[card]]
name = "Soldado"
number = 1
kind = "warrior"
faction = "neutral"
attack = 1
defense = 2
mill = 2

[[card]]
name = "Muro"
number = 2
kind = "warrior"
faction = "neutral"
attack = 1
defense = 9

[[card]]
name = "Ruína"
number = 3
kind = "amulet"
faction = "neutral"
cost = 1
effect = "spell(seq(Mill(2, target), Draw(1)), a_player())"

[[card]]
name = "Picar"
number = 4
kind = "amulet"
faction = "neutral"
cost = 1
effect = "spell(Damage(1, Target()), a_card(which(warrior)))"

[[card]]
name = "Anel"
number = 5
kind = "equipment"
faction = "neutral"

[[card]]
name = "Arauto"
number = 6
kind = "warrior"
faction = "neutral"
defense = 1
rules = ["Trigger(attacks, Damage(1, Target()), whose=any, targets=[a_card(which(warrior))])"]

[[card]]
name = "Sopro"
number = 7
kind = "amulet"
faction = "neutral"
effect = "spell(Draw(1))"

[[card]]
name = "Salto"
number = 8
kind = "warrior"
faction = "neutral"
attack = 1
defense = 3
mill = 2
keywords = ["leap"]

[[card]]
name = "Praga"
number = 9
kind = "amulet"
faction = "neutral"
effect = "spell(Mill(2, opponents))"
""")

LIGHT = {"Fonte de Luz": 50}


def table(you: dict[str, Any], *others: dict[str, Any], **more: Any) -> Scene:
    return Scene(you, list(others), cards=OWN, **more)


def complete(t: Scene) -> Scene:
    """Check that every card exists exactly once."""
    assert sorted(cards_everywhere(t.s)) == list(range(len(t.s.tables.kinds)))
    GAME.load(GAME.save(t.s))
    return t


def ended(t: Scene) -> Outcome:
    outcome = GAME.outcome(t.s)
    assert outcome is not None, "the game goes on"
    return outcome


def visible(t: Scene, seat: int) -> list[str]:
    """Return every card a player still has, in any zone."""
    zones = ("mons", "hand", "mortis", "exterminatus", "free", "spent", "captive", "reserve")
    return [name for zone in zones for name in t.pile(zone, seat)]


@pytest.mark.rule("C-MULTI-01")
def test_two_to_four_players_in_turn_order() -> None:
    for n in (2, 3, 4):
        s = GAME.new(GAME.configure({"decks": [LIGHT] * n}), 1)
        assert len(s.seats) == n
    for n in (0, 1, 5):
        with pytest.raises(BadConfig):
            GAME.configure({"decks": [LIGHT] * n})
    t = table({}, {}, {}, {}, phase=MAINTENANCE, active=2)
    order = []
    for _ in range(5):
        order.append(t.s.active)
        here = t.s.round
        while t.s.round == here:
            t.pass_()
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.rule("C-MULTI-02", "C-MULTI-13")
def test_each_attacker_chooses_any_opponent() -> None:
    t = table({"sets": [": soldado", ": salto"]}, {}, {}, {}, phase=ATTACK, begin=True)
    t.do("attack soldado")
    assert t.options == ["attack_player 2", "attack_player 3", "attack_player 4"]  # no teams, no range
    t.do("attack_player 3", "attack salto")
    assert t.options == ["attack_player 2", "attack_player 3", "attack_player 4"]
    t.do("attack_player 4").to("sacrifice")
    assert [len(t.pile("mortis", seat)) for seat in range(4)] == [0, 0, 2, 2]


@pytest.mark.rule("C-MULTI-03", "C-MULTI-04")
def test_attacked_players_block_their_own_attackers_in_turn_order() -> None:
    t = table({"sets": [": soldado"]}, {"sets": [": muro", ": salto", ": soldado"]}, {"sets": [": muro"]},
              {"sets": [": muro"]}, phase=ATTACK, active=1, begin=True)  # fmt: skip
    t.do("attack soldado", "attack_player 1", "attack salto", "attack_player 4", "done").all_pass()
    assert (t.asked, t.question) == (3, "block")  # after seat 1 come 2, 3, 0: seat 2 is not attacked
    t.do("block muro")
    assert t.s.blocks == [(t.card("salto", 1), t.card("muro", 3))]  # its own attacker, no question
    assert (t.asked, t.question, t.options) == (0, "block", ["block soldado", "done"])
    view = GAME.view(t.s, 0)
    assert view.blocks == ((t.card("salto", 1), t.card("muro", 3)),)  # seeing the earlier ones
    t.do("done")
    assert t.question == "priority"


@pytest.mark.rule("C-MULTI-05")
def test_a_keyword_affects_a_chosen_opponent() -> None:
    t = table({"sets": ["2S: martir_da_mare_de_tumulos"]}, {}, {})
    t.do("use martir_da_mare_de_tumulos")
    assert (t.question, t.options) == ("target", ["target_player 2", "target_player 3"])  # when it is announced
    t.do("target_player 3").all_pass().do("number 3")
    assert [len(t.pile("mortis", seat)) for seat in range(3)] == [0, 0, 3]
    t = table({"sets": [": salto"]}, {"sets": [": muro"]}, {"sets": [": muro"]}, phase=ATTACK, begin=True)
    t.do("attack salto", "attack_player 3").all_pass().do("block muro").all_pass().do("leap salto")
    assert [len(t.pile("mortis", seat)) for seat in range(3)] == [0, 0, 2]


@pytest.mark.rule("C-MULTI-06", "C-MULTI-10", "C-MULTI-14")
def test_a_player_who_loses_leaves_with_all_cards_they_own() -> None:
    t = table(
        {"hand": "ruina", "free": "1L", "captive": "soldado"},  # seat 1 owns this captive
        {"mons": "1L", "hand": "anel sopro", "mortis": "picar", "sets": ["1S: muro + anel"], "free": "1S",
         "spent": "1L", "captive": "salto"},  # and has one of seat 2
        {"sets": ["1L: soldado"], "captive": "anel"},
    )  # fmt: skip
    t.do("play soldado", "pay_auto").all_pass()
    assert t.sets(0) == [": soldado"]
    t.do("play ruina", "target_player 2").all_pass()
    assert (t.over, t.news("lost")) == (False, [("lost", 1)])
    assert visible(t, 1) == []
    assert (t.sets(0), t.sets(1), t.sets(2)) == (["1L: ruina"], [], ["1L: soldado"])  # the card left with its owner
    assert t.pile("exterminatus", 2) == ["salto"]  # a card this player only controlled goes to its owner
    assert t.pile("hand", 0) == ["fonte_de_luz"]  # the effect is completed
    complete(t)
    while t.phase != "attack":
        assert t.asked in (0, 2)  # this player is asked nothing more
        t.pass_()


@pytest.mark.rule("C-MULTI-14")
def test_a_captive_not_in_play_goes_with_its_owner() -> None:
    t = table({"hand": "ruina", "free": "1L", "captive": "soldado"}, {"mons": "1L"}, {"captive": "soldado"})
    t.do("play ruina", "target_player 2").all_pass()
    assert (t.pile("captive", 0), t.pile("captive", 2)) == ([], ["soldado"])  # seat 0 owns the other one
    assert not t.can("play soldado")
    complete(t)


@pytest.mark.rule("C-MULTI-06")
def test_a_losing_players_items_leave_the_transition() -> None:
    t = table({"sets": [": muro"]}, {"hand": "picar ruina", "free": "2L", "mons": "1L", "captive": "soldado"},
              {"hand": "praga"})  # fmt: skip
    t.pass_().do("play picar", "play soldado", "pay_auto").pass_().do("play praga").all_pass()
    assert (t.news("lost"), t.transition, t.s.damage) == ([("lost", 1)], [], {})
    assert (t.sets(1), visible(t, 1)) == ([], [])
    assert t.pile("exterminatus", 2) == ["soldado"]  # this player controlled it, and seat 2 owns it
    complete(t)
    assert (t.asked, t.phase) == (0, "main")


@pytest.mark.rule("C-MULTI-06")
def test_a_losing_players_resolving_amulet_leaves_too() -> None:
    t = table({"captive": "praga"}, {"mons": "1L"}, {})
    t.do("play praga").all_pass()
    assert t.news("lost") == [("lost", 1)]
    complete(t)
    assert (t.sets(0), t.pile("mortis", 0), visible(t, 1)) == ([], [], [])


@pytest.mark.rule("C-MULTI-07")
def test_attackers_of_a_player_who_left_leave_combat() -> None:
    t = table({"sets": [": soldado", ": salto", ": soldado"]}, {"sets": [": muro"]}, {}, phase=ATTACK, begin=True)
    t.do(
        "attack salto",
        "attack_player 2",
        f"attack soldado {t.card('soldado')}",
        "attack_player 2",
        "attack",
        "attack_player 3",
    )
    t.all_pass().do("block muro", "block_attacker salto")
    GAME.concede(t.s, 1)
    assert [attacked for _, attacked in t.s.attacks] == [2]
    assert t.card("salto") in t.s.blocked  # a declared block stays
    t.to("sacrifice")
    assert (t.phase, len(t.pile("mortis", 2)), t.s.damage) == ("sacrifice", 2, {})
    assert t.news("milled") == [("milled", 2)] * 2
    complete(t)


@pytest.mark.rule("C-MULTI-08")
def test_when_the_active_player_leaves_the_turn_ends_after_a_cleanup() -> None:
    t = table({"sets": [": soldado"]}, {"hand": "picar", "free": "1L", "sets": [": muro"]}, {"hand": "sopro"})
    t.pass_().do("play picar", "target muro").all_pass()
    t.pass_(2).do("play sopro").all_pass()
    assert t.stats("muro") == (1, 8, 0)
    GAME.concede(t.s, 0)
    assert (t.s.active, t.phase, t.s.round, t.asked) == (1, "maintenance", 4, 1)
    assert t.stats("muro") == (1, 9, 0)  # cleaned up: damage, amulets, sources
    assert (t.pile("mortis", 1), t.pile("mortis", 2), t.pile("free", 1)) == (["picar"], ["sopro"], ["fonte_de_luz"])
    complete(t)


@pytest.mark.rule("C-MULTI-08", "C-MULTI-06")
def test_other_players_items_keep_waiting_when_the_active_player_leaves() -> None:
    t = table({"sets": [": muro"]}, {"hand": "picar ruina", "free": "2L"}, {"hand": "sopro"})
    t.pass_().do("play picar").pass_().do("play sopro")
    GAME.concede(t.s, 0)
    complete(t)
    assert (t.s.active, t.phase, t.transition) == (1, "maintenance", [])
    assert (t.pile("mortis", 1), t.pile("mortis", 2), t.pile("free", 1)) == (
        ["picar"], ["sopro"], ["fonte_de_luz"] * 2,
    )  # fmt: skip


@pytest.mark.rule("C-MULTI-08")
def test_a_player_can_be_milled_out_on_their_own_turn() -> None:
    t = table({"mons": "1L"}, {"hand": "ruina", "free": "1L"}, {})
    t.pass_().do("play ruina", "target_player 1").all_pass()
    assert (t.over, t.s.active, t.phase, t.s.round) == (False, 1, "maintenance", 4)
    assert (t.pile("mortis", 1), t.pile("free", 1)) == (["ruina"], ["fonte_de_luz"])
    complete(t)
    t = table({"mons": ""}, {}, {}, phase=MAINTENANCE)
    t.pass_(3)
    assert (t.news("lost"), t.s.active, t.phase) == ([("lost", 0)], 1, "maintenance")
    t.to("main")
    assert len(t.pile("hand", 1)) == 1  # the next turn has all its phases


@pytest.mark.rule("C-MULTI-09", "C-MULTI-10", "C-WIN-08")
def test_the_last_player_wins_and_the_others_rank_by_when_they_left() -> None:
    t = table({"hand": "ruina ruina ruina", "free": "3L"}, {"mons": "1L"}, {"mons": "1L"}, {"mons": "1L"})
    for seat in (2, 1):
        t.do("play ruina", f"target_player {seat + 1}").all_pass()
        assert (t.over, GAME.outcome(t.s)) == (False, None)
    t.do("play ruina").do("target_player 4").all_pass()
    assert (t.over, ended(t).places) == (True, (1, 3, 4, 2))
    t = table({"hand": "praga"}, {"mons": "1L"}, {"mons": "1L"}, {})
    t.do("play praga").all_pass()
    assert t.news("lost") == [("lost", 1), ("lost", 2)]
    GAME.concede(t.s, 0)
    assert ended(t).places == (2, 3, 3, 1)  # players who leave at the same time share a place


@pytest.mark.rule("C-MULTI-09")
def test_a_player_who_left_does_not_share_first_place_at_the_round_limit() -> None:
    t = table({}, {}, {}, round=400)
    GAME.concede(t.s, 1)
    while not t.over:
        t.pass_()
    assert (ended(t).reason, ended(t).places) == ("rounds", (1, 3, 1))


@pytest.mark.rule("C-MULTI-10")
def test_a_switch_makes_the_first_loss_end_the_game() -> None:
    t = table({"hand": "ruina", "free": "1L"}, {"mons": "1L"}, {}, switches={"first_loss_ends_multiplayer": True})
    t.do("play ruina", "target_player 2").all_pass()
    assert (t.over, ended(t).places) == (True, (1, 3, 1))


@pytest.mark.rule("C-MULTI-11")
def test_all_players_must_pass() -> None:
    t = table({"hand": "sopro"}, {}, {"hand": "sopro"})
    t.do("play sopro")
    for seat in (0, 1, 2):
        assert (t.asked, t.transition) == (seat, ["card sopro"])
        t.pass_()
    assert (t.asked, t.transition) == (0, [])
    t.pass_(2).do("play sopro").pass_(2)
    assert (t.asked, t.transition) == (1, ["card sopro"])  # since the last action
    t.pass_()
    assert (t.asked, t.transition, t.phase) == (0, [], "main")


@pytest.mark.rule("C-MULTI-11", "C-MULTI-06")
def test_the_pass_of_a_player_who_left_does_not_count() -> None:
    t = table({}, {"hand": "sopro"}, {"hand": "sopro"})
    t.pass_(2).do("play sopro").pass_()  # seats 0 and 1 passed on an empty table; seat 2 acts and passes
    GAME.concede(t.s, 2)
    assert (t.asked, t.transition, t.phase) == (0, [], "main")
    t.pass_()
    assert (t.asked, t.phase) == (1, "main")  # seat 1 can still act
    assert t.can("play sopro")


@pytest.mark.rule("C-MULTI-12")
def test_each_player_takes_a_captive_from_the_next_player() -> None:
    for seed in range(3):
        s = GAME.new(GAME.configure({"decks": [{"Fonte de Luz": 25}] * 3, "format": "rapidinha"}), seed)
        assert [s.tables.owner[me.captive[0]] for me in s.seats] == [1, 2, 0]
        assert [len(me.captive) for me in s.seats] == [1, 1, 1]
        assert [len(me.mons) for me in s.seats] == [19, 19, 19]


@pytest.mark.rule("C-MULTI-13", "C-GEN-08")
def test_every_other_player_is_an_opponent() -> None:
    t = table({"hand": "praga"}, {}, {}, {})
    t.do("play praga").all_pass()
    assert [len(t.pile("mortis", seat)) for seat in range(4)] == [0, 2, 2, 2]


# ----------------------------------------------------- leaving during a decision


@pytest.mark.rule("C-WIN-09", "C-MULTI-06")
def test_a_player_can_leave_during_another_players_announcement() -> None:
    t = table({"hand": "picar", "free": "1L", "sets": [": muro"]}, {"sets": [": soldado"]}, {"sets": [": salto"]})
    t.do("play picar")
    assert t.question == "target"
    GAME.concede(t.s, 1)
    assert (t.asked, t.question, t.options) == (0, "target", ["target muro", "target salto"])
    t.do("target salto").all_pass()
    assert t.stats("salto") == (1, 2, 2)
    complete(t)


@pytest.mark.rule("C-WIN-09", "C-MULTI-06")
def test_an_announcement_that_lost_its_last_target_is_withdrawn() -> None:
    t = table({"hand": "picar", "free": "1L"}, {"sets": [": soldado", ": muro"]}, {})
    t.do("play picar")
    GAME.concede(t.s, 1)
    assert (t.asked, t.question, t.transition) == (0, "priority", [])
    assert (t.pile("hand"), t.pile("free"), t.can("play picar")) == (["picar"], ["fonte_de_luz"], False)


@pytest.mark.rule("C-WIN-09", "C-MULTI-06")
def test_a_player_can_leave_while_triggers_are_placed() -> None:
    sets = {"sets": [": arauto", ": muro"]}
    t = table({"sets": [": soldado"]}, sets, {"sets": [": arauto", ": salto"]}, phase=ATTACK, begin=True)
    t.do("attack soldado", "attack_player 2")
    assert (t.asked, t.question) == (1, "target")
    t.do("target muro")
    assert (t.asked, t.question) == (2, "target")
    GAME.concede(t.s, 1)
    assert (t.asked, t.question) == (2, "target")
    t.do("target soldado")
    assert t.transition == ["triggered arauto"]
    complete(t.all_pass())
    assert t.stats("soldado") == (1, 1, 2)


@pytest.mark.rule("C-WIN-09")
def test_a_player_can_leave_while_placing_their_own_trigger() -> None:
    both = {"sets": [": arauto", ": muro"]}
    t = table({"sets": [": soldado"]}, both, both, phase=ATTACK, begin=True)
    t.do("attack soldado", "attack_player 3")
    assert (t.asked, t.question) == (1, "target")
    GAME.concede(t.s, 1)
    assert (t.asked, t.question) == (2, "target")
    t.do("target muro")
    assert t.transition == ["triggered arauto"]
    complete(t)


@pytest.mark.rule("C-WIN-09", "C-MULTI-01")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("moment", ["set_aside", "keep"])
def test_a_player_can_leave_before_the_first_turn(seat: int, moment: str) -> None:
    for seed in range(4):
        s = GAME.new(GAME.configure({"decks": [LIGHT] * 3}), seed)
        while moment == "keep" and s.options[0][0] == "set_aside":
            GAME.choose(s, ("done", -1))
        assert s.options[0][0] == moment
        GAME.concede(s, seat)
        while s.phase < 0:
            assert GAME.seat_to_act(s) != seat
            GAME.choose(s, next(o for o in s.options if o[0] in ("done", "keep")))
        assert (s.round, s.phase, GAME.seat_to_act(s) != seat) == (1, MAIN, True)
        assert s.active != seat
        assert [len(me.hand) for k, me in enumerate(s.seats) if k != seat] == [6, 6]
