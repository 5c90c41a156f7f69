"""Edge cases of combat."""

from __future__ import annotations

from typing import Any

import pytest

from kit.cards import amulet, equipment, warrior
from kit.conflictus import ATTACK, MAIN, Scene
from vigil.games.conflictus.rules.game import GAME

CARDS = (
    warrior("Plain"),
    warrior("Other"),
    warrior("Scout", "1/2/2"),
    warrior("Raider", "1/2/3"),
    warrior("Flash", "1/1/1", "surprise"),
    warrior("Hopper", "1/9/2", "leap"),
    warrior("Ghost", "3/3/2", "resilience"),
    warrior("Ogre", "3/5/2", "might"),
    warrior("Sparky", "1/3/1", "challenge", "energy"),
    warrior("Sage", "1/3/1", "energy"),
    warrior("Golem", "1/3/1", "matter"),
    warrior("Knight", "2/1/1"),
    warrior("Page", "1/1/1"),
    warrior("Titan", "2/9/1", "might", "unite_strength"),
    warrior("Wall", "0/3/1", "unite_defense"),
    warrior("Target Dummy", "0/20/1"),
    warrior("Phantom", "1/9/2", "leap", "vanish 1"),
    equipment("Shield", "stat_bonus(0, 2, 0)"),
    amulet("Slay", 'spell(Do("destroy", Target()), a_card(which(warrior)))'),
    amulet("Recall", 'spell(Do("return", Target()), a_card(which(warrior, combat=blocking)))'),
)


def attack(mine: list[str], theirs: list[str], **more: Any) -> Scene:
    """Begin the attack phase."""
    you = {"sets": mine, **more.pop("you", {})}
    them = {"sets": theirs, **more.pop("them", {})}
    return Scene(you=you, them=them, phase=ATTACK, begin=True, cards=CARDS, **more)


def places(t: Scene) -> tuple[int, ...]:
    """Return the places of the players, or None while the game goes on."""
    result = GAME.outcome(t.s)
    return result.places if result is not None else ()


@pytest.mark.rule("C-EDGE-38")
def test_a_warrior_uncovered_when_an_attacker_dies_does_not_attack() -> None:
    t = attack([": other / raider"], [], them={"hand": "slay"})
    t.do("attack raider").pass_().do("play slay").pass_(2)
    assert t.sets() == [": other"] and t.s.attacks == []
    t.to("sacrifice")
    assert len(t.pile("mons", 1)) == 10


@pytest.mark.rule("C-EDGE-39")
@pytest.mark.parametrize("name", ["raider", "hopper"])
def test_an_attacker_whose_blocker_returned_to_hand_stays_blocked(name: str) -> None:
    t = attack([f": {name}"], [": plain"], you={"hand": "recall"})
    t.do(f"attack {name}").all_pass().do("block plain")
    t.do("play recall").pass_(2)
    assert t.pile("hand", 1) == ["plain"]
    t.pass_(2)
    if name == "hopper":
        assert t.options == ["leap hopper", "done"]
        t.do("leap hopper")
    assert t.phase == "sacrifice"
    assert len(t.pile("mons", 1)) == (8 if name == "hopper" else 10)
    assert t.stats(name)[1] == (9 if name == "hopper" else 2)


@pytest.mark.rule("C-EDGE-40")
def test_a_blocker_covered_by_surprise_leaves_the_combat() -> None:
    t = attack([": raider"], [": plain"], them={"hand": "flash"})
    t.do("attack raider").all_pass().do("block plain")
    t.pass_().do("play flash", "add_to_set plain").pass_(2)
    assert t.sets(1) == [": plain / flash"]
    t.to("sacrifice")
    assert len(t.pile("mons", 1)) == 10, "still blocked"
    assert t.stats("raider")[1] == 2 and t.stats("flash")[1] == 1 and t.stats("plain")[1] == 3


@pytest.mark.rule("C-EDGE-41")
def test_two_unblocked_attackers_mill_their_total() -> None:
    t = attack([": scout", ": raider"], [], them={"mons": "4L"})
    t.do("attack scout", "attack raider").pass_(4)
    assert places(t) == (1, 2) and len(t.pile("mortis", 1)) == 4


@pytest.mark.rule("C-EDGE-41")
def test_an_empty_mons_loses_only_at_the_next_draw() -> None:
    t = attack([": scout", ": raider"], [], them={"mons": "5L"})
    t.do("attack scout", "attack raider").pass_(4)
    assert places(t) == () and t.phase == "sacrifice" and t.pile("mons", 1) == []
    t.to("maintenance")
    assert places(t) == () and t.s.active == 1
    t.pass_(2)
    assert places(t) == (1, 2)


@pytest.mark.rule("C-EDGE-42")
def test_an_attacker_with_both_keywords_needs_a_blocker_with_both() -> None:
    t = attack(["4L: corretor_do_crepusculo"], [": sage", ": golem"])
    t.do("attack corretor_do_crepusculo").all_pass()
    assert t.phase == "block" and t.question == "priority", "neither may block"

    t = attack(["4L: corretor_do_crepusculo"], [": sage", "4L: corretor_do_crepusculo"])
    t.do("attack corretor_do_crepusculo").all_pass()
    assert t.options == ["block corretor_do_crepusculo", "done"]


@pytest.mark.rule("C-EDGE-43")
def test_a_warrior_that_cannot_block_cannot_be_challenged() -> None:
    t = attack([": sparky"], [": plain"])
    t.do("attack sparky")
    assert t.transition == [], "no warrior here can be challenged by an energy manipulator"

    t = attack([": sparky"], [": plain", ": sage", ": golem"])
    t.do("attack sparky")
    assert t.s.transition[-1].targets[0][1] == t.card("sage"), "the only one that could"


@pytest.mark.rule("C-EDGE-44")
def test_a_warrior_challenged_twice_blocks_one_attacker_and_another_may_block_the_other() -> None:
    t = attack([": sparky", "3L: mercenario_errante"], [": sage", ": plain"])
    t.do("attack sparky", "attack mercenario_errante")
    if t.question == "order":
        t.do("order_first sparky")
    t.do("target sage").pass_(4)
    t.pass_(2)
    assert t.question == "block_attacker" and t.asked == 1
    assert sorted(t.options) == ["block_attacker mercenario_errante", "block_attacker sparky"]
    t.do("block_attacker sparky")
    assert t.options == ["block plain", "done"]
    t.do("block plain")
    assert sorted(t.s.blocks) == sorted(
        [(t.card("sparky"), t.card("sage")), (t.card("mercenario_errante"), t.card("plain"))]
    )


@pytest.mark.rule("C-EDGE-45")
def test_might_deals_no_damage_to_resilience() -> None:
    t = attack([": ogre"], [": ghost"])
    t.do("attack ogre").all_pass().do("block ghost").to("sacrifice")
    assert t.stats("ogre") == (3, 5, 2) and t.stats("ghost") == (3, 3, 2)
    assert len(t.pile("mons", 1)) == 10


@pytest.mark.rule("C-EDGE-46")
def test_might_doubles_the_combined_attack_only_for_combat_damage() -> None:
    t = attack([": page / page / titan"], [": target_dummy"])
    assert t.stats("titan")[0] == 1 + 1 + 2
    t.do("attack titan").all_pass().do("block target_dummy").to("sacrifice")
    assert t.stats("target_dummy")[1] == 20 - 8


@pytest.mark.rule("C-EDGE-47")
def test_unite_adds_defense_to_a_single_warrior_with_a_shield() -> None:
    t = Scene(you={"sets": [": wall + shield"]}, cards=CARDS)
    assert t.stats("wall") == (0, 3 + 1 + 2, 1)


@pytest.mark.rule("C-EDGE-48")
def test_guardian_cannot_be_used_after_attackers_are_declared() -> None:
    t = attack([": plain"], ["3L: guardia_do_ultimo_portao"])
    t.do("attack plain").pass_()
    assert t.asked == 1 and t.options == ["pass"]


@pytest.mark.rule("C-EDGE-49")
def test_guardian_after_the_active_player_passed_reopens_the_main_phase() -> None:
    t = Scene(you={"hand": "plain", "sets": [": other"]}, them={"sets": ["3L: guardia_do_ultimo_portao"]}, cards=CARDS)
    t.pass_().do("use guardia_do_ultimo_portao").to("main")
    assert t.asked == 0 and t.can("play plain")
    t.pass_(2)
    assert t.phase == "sacrifice" and t.s.active == 0


@pytest.mark.rule("C-EDGE-50")
def test_the_sword_lets_a_warrior_from_the_other_players_turn_attack() -> None:
    t = Scene(you={"sets": ["2L: other + espada_ofuscante"]}, them={"hand": "plain knight"}, phase=MAIN, cards=CARDS)
    t.pass_().do("play plain").pass_(2)
    t.to("maintenance").to("main")
    assert t.s.active == 1
    t.do("play knight", "add_to_set new").pass_(2)
    t.pass_(2)
    assert t.phase == "attack" and t.options == ["attack plain", "done"]


@pytest.mark.rule("C-EDGE-51")
def test_two_sacrifice_marks_cause_one_sacrifice() -> None:
    t = Scene(you={"hand": "phantom", "sets": ["3S: livro_das_dividas"]}, them={"sets": [": plain"]}, cards=CARDS)
    t.do("play phantom").pass_(4)
    t.do("attack phantom").pass_(2)
    assert t.counters("phantom", "vanish") == 0
    t.pass_(2).do("block plain").pass_(2).do("leap phantom")
    assert len(t.pile("mons", 1)) == 8
    t.pass_(2)
    assert t.pile("mortis") == ["phantom"] and t.transition == ["triggered livro_das_dividas"]
    t.pass_(2)
    assert len(t.pile("mons", 1)) == 6, "the ledger saw one warrior sacrificed, once"
    t.to("maintenance")
    assert len(t.pile("mons", 1)) == 6
