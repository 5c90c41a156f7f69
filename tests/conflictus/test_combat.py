"""Attack, block and damage: C-COMBAT."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from kit.conflictus import ATTACK, Scene
from vigil.games.conflictus.cards import cards_in


def warrior(name: str, stats: str, keywords: str = "", rules: str = "") -> str:
    attack, defense, mill = stats.split("/")
    return f"""
[[card]]
name = "{name}"
number = 1
kind = "warrior"
faction = "neutral"
attack = {attack}
defense = {defense}
mill = {mill}
keywords = {keywords.split()}
rules = [{rules}]
"""


def amulet(name: str, effect: str) -> str:
    return f"""
[[card]]
name = "{name}"
number = 1
kind = "amulet"
faction = "neutral"
effect = '{effect}'
"""


AIM = "a_card(which(warrior))"
OWN = cards_in(
    'set = "combat"'
    + warrior("Lança", "2/2/2")
    + warrior("Pique", "1/3/3")
    + warrior("Muro", "1/9/0")
    + warrior("Fogo", "1/1/1", "energy")
    + warrior("Pedra", "1/1/1", "matter")
    + warrior("Aço", "1/1/1", "energy matter")
    + warrior("Salto", "1/1/2", "leap")
    + warrior("Vulto", "1/1/1", "surprise")
    + warrior("Desafio", "1/4/1", "challenge")
    + warrior("Grito", "1/1/1", "", '"Trigger(attacks, Draw(1), own=True)"')
    + warrior("Mártir", "1/1/1", "", '"Trigger(dies, Draw(1), own=True)"')
    + warrior("Testemunha", "0/9/0", "", '"Trigger(mills, Draw(1), whose=opponents)"')
    + warrior("Cronista", "0/9/0", "", '"Trigger(damaged, Draw(1), whose=any)"')
    + amulet("Raio", f'spell(Do("destroy", Target()), {AIM})')
    + amulet("Chamar", f'spell(Do("return", Target()), {AIM})')
    + amulet("Forjar", f"spell(Modify(Target(), 2, 0, 2), {AIM})")
    + amulet("Arder", f'spell(Grant(Target(), "energy"), {AIM})')
    + amulet("Recuar", 'spell(Do("withdraw", Target()), a_card(which(warrior, combat=attacking)))')
    + amulet("Proibir", 'spell(this_round(Forbid("block", which(warrior))))')
)


def table(you: dict[str, Any], them: dict[str, Any] | list[dict[str, Any]] | None = None, **more: Any) -> Scene:
    return Scene(you, them or {}, cards=OWN, **({"phase": ATTACK, "begin": True} | more))


def attack(t: Scene, *names: str) -> Scene:
    """Declare exactly these attackers. The question ends when no attacker is left."""
    t.do(*(f"attack {name}" for name in names))
    return t.do("done") if t.question == "attack" else t


def block(t: Scene, *names: str) -> Scene:
    """Pass until blockers are declared, then block with these."""
    t.all_pass() if t.phase == "attack" else t
    for name in names:
        t.do(f"block {name}")
    return t.do("done") if t.question == "block" else t


def fight(t: Scene) -> Scene:
    """Pass until damage is dealt or a question is open."""
    for _ in range(40):
        if t.over or t.phase == "sacrifice" or t.question not in ("priority", "block"):
            return t
        t.pass_() if t.question == "priority" else t.do("done")
    raise AssertionError("the combat does not end")


def cast(t: Scene, spell: str, target: str) -> Scene:
    t.do(f"play {spell}")
    return (t.do(f"target {target}") if t.question == "target" else t).all_pass()


def milled(t: Scene, seat: int = 1) -> int:
    return len(t.pile("mortis", seat))


@pytest.mark.rule("C-COMBAT-01", "C-COMBAT-02", "C-COMBAT-07")
def test_the_active_player_attacks_with_any_number_of_active_warriors() -> None:
    for names in ((), ("lanca",), ("lanca", "pique")):
        t = table({"sets": [": muro / lanca", ": pique"]}, {"sets": [": muro"]})
        assert (t.asked, t.question) == (0, "attack")  # and the other player is not asked
        assert sorted(t.options) == ["attack lanca", "attack pique", "done"]
        fight(attack(t, *names))
        assert milled(t) == sum({"lanca": 2, "pique": 3}[name] for name in names)
        assert t.pile("free") == []  # attacking has no cost and taps nothing
        assert sorted(t.sets()) == [": muro / lanca", ": pique"]


@pytest.mark.rule("C-COMBAT-03")
def test_a_warrior_can_attack_on_the_turn_it_entered() -> None:
    t = table({"hand": "lanca pique", "sets": [": muro"]}, {}, phase=2, begin=False)
    t.do("play lanca", "add_to_set new").all_pass().do("play pique", "add_to_set muro").all_pass().pass_(2)
    assert sorted(t.options) == ["attack lanca", "attack pique", "done"]
    fight(attack(t, "lanca", "pique"))
    assert milled(t) == 5


@pytest.mark.rule("C-COMBAT-04", "C-COMBAT-32")
def test_all_attack_at_once_and_the_declaration_triggers_whenever_it_attacks() -> None:
    t = table({"sets": [": grito", ": lanca"], "mons": "9L"}, {"hand": "raio"})
    t.do("attack grito")
    assert t.transition == []  # the declaration is not over
    t.do("attack lanca")
    assert (t.transition, t.question) == (["triggered grito"], "priority")
    t.all_pass()
    fight(block(t))
    assert (len(t.pile("hand")), milled(t)) == (1, 3)  # once: not again in block or damage


@pytest.mark.rule("C-COMBAT-32")
def test_a_warrior_is_attacking_from_its_declaration() -> None:
    t = table({"sets": [": lanca", ": pique"], "hand": "recuar"}, {})
    attack(t, "lanca").do("play recuar")
    assert t.s.transition[-1].targets[0][1] == t.card("lanca")  # the only attacking warrior
    fight(t.all_pass())
    assert (milled(t), t.on_table("lanca")) == (0, True)


@pytest.mark.rule("C-COMBAT-05", "C-COMBAT-06")
def test_each_attacker_attacks_its_own_opponent() -> None:
    t = table({"sets": [": lanca", ": pique"]}, [{"sets": [": muro"]}, {}])
    t.do("attack lanca")
    assert (t.question, t.options) == (
        "attack_player",
        ["attack_player 2", "attack_player 3"],
    )  # not yourself
    t.do("attack_player 3", "attack pique", "attack_player 2")
    fight(t)
    assert (milled(t, 1), milled(t, 2)) == (3, 2)


@pytest.mark.rule("C-COMBAT-07")
def test_an_attacker_can_block_on_the_next_turn() -> None:
    t = table({"sets": [": lanca"]}, {"sets": [": pique"]})
    fight(attack(t, "lanca")).to("main").pass_(2)
    assert t.s.active == 1
    block(attack(t, "pique"), "lanca")
    assert t.s.blocks == [(t.card("pique"), t.card("lanca"))]


@pytest.mark.rule("C-COMBAT-08")
def test_each_warrior_attacks_once_per_turn() -> None:
    t = table({"sets": [": lanca", ": pique"]}, [{}, {}])
    t.do("attack lanca", "attack_player 2")
    assert t.options == ["attack pique", "done"]  # not once more, against the other opponent
    fight(t.do("done"))
    assert (t.phase, milled(t, 1), milled(t, 2)) == ("sacrifice", 2, 0)


@pytest.mark.rule("C-COMBAT-09", "C-COMBAT-10", "C-MULTI-03")
def test_only_the_attacked_players_active_warriors_may_block() -> None:
    t = table({"sets": [": lanca", ": pique"]}, [{"sets": [": muro / aco", ": desafio"]}, {"sets": [": muro"]}])
    t.do("attack lanca", "attack_player 2", "done").all_pass()
    assert (t.asked, t.question) == (1, "block")
    assert sorted(t.options) == ["block aco", "block desafio", "done"]
    t.do("done")
    assert (t.question, t.asked) == ("priority", 0)  # the third player was not asked
    fight(t)
    assert milled(t, 1) == 2


@pytest.mark.rule("C-COMBAT-11", "C-COMBAT-12")
def test_each_attacker_has_one_blocker_and_each_blocker_one_attacker() -> None:
    t = table({"sets": [": lanca", ": pique"]}, {"sets": [": muro", ": aco", ": desafio"]})
    attack(t, "lanca", "pique").all_pass()
    t.do("block muro")
    assert (t.question, sorted(t.options)) == ("block_attacker", ["block_attacker lanca", "block_attacker pique"])
    t.do("block_attacker lanca")
    assert sorted(t.options) == ["block aco", "block desafio", "done"]  # the wall is used
    t.do("block aco")  # only one attacker is left to block
    assert t.question == "priority"  # and now none: the third has nothing to block
    assert t.s.blocks == [(t.card("lanca"), t.card("muro")), (t.card("pique"), t.card("aco"))]
    fight(t)
    assert milled(t) == 1  # the destroyed blocker; nothing was milled


KINDS = {"lanca": (0, 0), "fogo": (1, 0), "pedra": (0, 1), "aco": (1, 1)}


@pytest.mark.rule("C-COMBAT-13", "C-COMBAT-14", "C-COMBAT-15", "C-COMBAT-16", "C-COMBAT-17")
@pytest.mark.parametrize(("attacker", "blocker"), list(product(KINDS, KINDS)))
def test_energy_and_matter_manipulators_restrict_blocking(attacker: str, blocker: str) -> None:
    t = table({"sets": [f": {attacker}"]}, {"sets": [f": {blocker}"]})
    attack(t, attacker).all_pass()
    asked, has = KINDS[attacker], KINDS[blocker]
    able = all(mine >= wanted for wanted, mine in zip(asked, has, strict=True))
    assert (t.question == "block") is able
    if able:
        assert t.options == [f"block {blocker}", "done"]


@pytest.mark.rule("C-COMBAT-15", "C-COMBAT-16")
def test_the_switch_for_attackers_with_both_manipulator_keywords() -> None:
    sets = {"sets": [": fogo", ": pedra", ": lanca", ": aco"]}
    for ruling, able in (("needs_both", ["block aco"]), ("needs_either", ["block aco", "block fogo", "block pedra"])):
        t = table({"sets": [": aco"]}, sets, switches={"both_manipulators": ruling})
        attack(t, "aco").all_pass()
        assert sorted(t.options) == [*able, "done"]


@pytest.mark.rule("C-COMBAT-18")
def test_a_keyword_gained_after_the_block_changes_nothing() -> None:
    t = table({"sets": [": lanca"], "hand": "arder"}, {"sets": [": pique"]})
    block(attack(t, "lanca"), "pique")
    cast(t, "arder", "lanca")
    assert t.has("lanca", "energy") and not t.has("pique", "energy")
    fight(t)
    assert (milled(t), t.stats("pique"), t.stats("lanca")) == (0, (1, 1, 3), (2, 1, 2))
    # gained before, it counts
    t = table({"sets": [": lanca"], "hand": "arder"}, {"sets": [": pique"]})
    attack(t, "lanca")
    cast(t, "arder", "lanca").all_pass()
    assert (t.phase, t.question) == ("block", "priority")


@pytest.mark.rule("C-COMBAT-19", "C-COMBAT-20")
@pytest.mark.parametrize("spell", ["raio", "chamar", "vulto"])
def test_an_attacker_stays_blocked_when_its_blocker_leaves(spell: str) -> None:
    t = table({"sets": [": lanca"], "hand": "raio chamar"}, {"sets": [": pique"], "hand": "vulto"})
    block(attack(t, "lanca"), "pique")
    if spell == "vulto":  # a covered blocker leaves combat, and the covering warrior isn't in it
        t.pass_().do("play vulto", "add_to_set pique").all_pass()
    else:
        cast(t, spell, "pique")
    before = milled(t)
    fight(t)
    assert (milled(t), t.stats("lanca")) == (before, (2, 2, 2))
    if spell == "vulto":
        assert (t.stats("vulto"), t.s.damage) == ((1, 1, 1), {})


@pytest.mark.rule("C-COMBAT-20")
def test_a_blocker_whose_attacker_has_left_deals_and_receives_nothing() -> None:
    t = table({"sets": [": lanca"], "hand": "recuar"}, {"sets": [": pique"]})
    block(attack(t, "lanca"), "pique")
    fight(cast(t, "recuar", "lanca"))
    assert (t.stats("lanca"), t.stats("pique"), milled(t)) == ((2, 2, 2), (1, 3, 3), 0)


@pytest.mark.rule("C-COMBAT-21", "C-COMBAT-22", "C-COMBAT-24")
def test_unblocked_attackers_mill_their_total_in_one_event() -> None:
    t = table({"sets": [": lanca", ": pique", ": testemunha"], "mons": "9L"}, {"sets": [": muro", ": lanca / fogo"]})
    fight(attack(t, "lanca", "pique"))
    assert (milled(t), len(t.pile("hand"))) == (5, 1)  # five cards, one milling
    assert t.s.damage == {}  # no warrior of the player was damaged, covered or not
    assert t.sets(1) == [": muro", ": lanca / fogo"]


@pytest.mark.rule("C-COMBAT-21")
def test_an_attacker_that_left_combat_mills_nothing() -> None:
    t = table({"sets": [": lanca", ": muro / pique"]}, {"hand": "raio"})
    attack(t, "lanca", "pique").pass_()
    cast(t, "raio", "pique")
    fight(t)
    assert (milled(t), t.sets(0)) == (2, [": lanca", ": muro"])


@pytest.mark.rule("C-COMBAT-23", "C-COMBAT-25")
def test_attacker_and_blocker_deal_damage_simultaneously() -> None:
    t = table({"sets": [": pique"]}, {"sets": [": lanca"]})
    fight(block(attack(t, "pique"), "lanca"))
    assert (t.stats("pique"), t.stats("lanca"), milled(t)) == ((1, 1, 3), (2, 1, 2), 0)
    t = table({"sets": [": lanca"]}, {"sets": [": fogo / lanca"]})
    fight(block(attack(t, "lanca"), "lanca"))
    assert (t.pile("mortis", 0), t.pile("mortis", 1)) == (["lanca"], ["lanca"])  # all damage is dealt at once
    assert (t.sets(1), t.stats("fogo")) == ([": fogo"], (1, 1, 1))  # the uncovered warrior is undamaged


@pytest.mark.rule("C-COMBAT-25", "C-COMBAT-26")
def test_all_damage_and_milling_is_simultaneous() -> None:
    t = table(
        {"sets": [": martir", ": lanca", ": salto"], "mons": "9L"}, {"sets": [": martir", ": muro"], "mons": "9L"}
    )
    attack(t, "martir", "lanca", "salto").all_pass()
    t.do("block martir", "block_attacker martir", "block muro", "block_attacker salto").pass_(2)
    assert (t.phase, t.question, t.options) == ("damage", "leap", ["leap salto", "done"])  # first of all
    assert (milled(t), t.s.damage) == (0, {})
    t.do("leap salto")
    assert (t.phase, t.question) == ("sacrifice", "priority")
    # the leaper died from the wall's damage and still milled; both martyrs saw each other die
    assert sorted(t.pile("mortis", 0)) == ["martir", "salto"]
    assert sorted(t.pile("mortis", 1)) == ["fonte_de_luz"] * 4 + ["martir"]
    assert (len(t.pile("hand", 0)), len(t.pile("hand", 1))) == (1, 1)  # resolved in the phase, without responses
    what = [entry[0] for entry in t.s.events]
    assert what.index("milled") < what.index("destroyed") < what.index("triggered") < what.index("resolves")


@pytest.mark.rule("C-COMBAT-26")
def test_a_failed_mill_ends_the_game_before_the_state_check() -> None:
    t = table({"sets": [": lanca", ": martir"], "mons": "1L"}, {"sets": [": martir"], "mons": "1L"})
    attack(t, "lanca", "martir").all_pass().do("block martir", "block_attacker martir")
    fight(t)
    assert t.over
    assert t.news("lost") == [("lost", 1)]
    assert t.s.damage == {t.card("martir", 0): 1, t.card("martir", 1): 1}  # damage was dealt
    what = [entry[0] for entry in t.s.events]
    assert what.index("damaged") < what.index("milled") < what.index("lost")
    assert (t.sets(0), t.sets(1)) == ([": lanca", ": martir"], [": martir"])  # and nothing was destroyed afterwards


@pytest.mark.rule("C-COMBAT-27", "C-PILE-23")
def test_a_covered_warrior_leaves_combat() -> None:
    t = table({"sets": [": lanca", ": pique"], "hand": "vulto"}, {"sets": [": muro"]})
    attack(t, "lanca", "pique").do("play vulto", "add_to_set lanca").all_pass().all_pass()
    assert t.options == ["block muro", "done"]
    t.do("block muro")  # one attacker is left, so it is the one
    assert t.s.blocks == [(t.card("pique"), t.card("muro"))]
    fight(t)
    assert (milled(t), t.sets(0)) == (0, [": lanca / vulto", ": pique"])


@pytest.mark.rule("C-COMBAT-27")
@pytest.mark.parametrize("spell", ["raio", "chamar"])
def test_a_warrior_that_leaves_the_table_leaves_combat(spell: str) -> None:
    t = table({"sets": [": lanca"], "hand": "lanca"}, {"sets": [": muro"], "hand": spell})
    attack(t, "lanca").pass_()
    cast(t, spell, "lanca")
    assert (t.s.attacks, t.sets(0)) == ([], [])
    t.all_pass()
    assert (t.phase, t.question) == ("block", "priority")  # no warrior is left to block
    fight(t)
    assert (milled(t), t.s.damage) == (0, {})


@pytest.mark.rule("C-COMBAT-28")
def test_a_warrior_active_too_late_neither_attacks_nor_blocks() -> None:
    t = table({"sets": [": pique / lanca", ": fogo"]}, {"hand": "raio"})
    attack(t, "lanca", "fogo").pass_()
    cast(t, "raio", "lanca")
    assert t.sets(0) == [": pique", ": fogo"]
    fight(t)
    assert milled(t) == 1  # the fire alone
    t = table({"sets": [": pique", ": lanca"], "hand": "raio"}, {"sets": [": muro / aco"], "hand": "vulto"})
    block(attack(t, "lanca", "pique"))
    t.pass_().do("play vulto", "add_to_set new").all_pass()  # in the block phase it is too late
    cast(t, "raio", "aco")
    assert sorted(t.sets(1)) == [": muro", ": vulto"]
    assert (t.phase, t.question, t.s.blocks) == ("block", "priority", [])
    before = milled(t)
    fight(t)
    assert milled(t) == before + 5


@pytest.mark.rule("C-COMBAT-29")
def test_only_a_challenged_warrior_that_can_block_must_block() -> None:
    t = table({"sets": [": desafio"]}, {"sets": [": muro", ": lanca"]})
    attack(t, "desafio").do("target muro").all_pass().all_pass()
    assert t.s.blocks == [(t.card("desafio"), t.card("muro"))]  # no player was asked
    t = table({"sets": [": desafio"], "hand": "proibir"}, {"sets": [": muro", ": lanca"]})
    attack(t, "desafio").do("target muro").all_pass()
    t.do("play proibir").all_pass().all_pass()
    assert (t.phase, t.question, t.s.blocks) == ("block", "priority", [])  # an impossible block is not required
    fight(t)
    assert milled(t) == 1


@pytest.mark.rule("C-COMBAT-30")
def test_values_are_read_when_the_damage_is_dealt() -> None:
    t = table({"sets": [": lanca", ": pique"], "hand": "forjar forjar"}, {"sets": [": muro"]})
    attack(t, "lanca", "pique").all_pass().do("block muro", "block_attacker lanca")
    cast(t, "forjar", "lanca")
    cast(t, "forjar", "pique")
    fight(t)
    assert (t.stats("muro"), milled(t)) == ((1, 5, 0), 5)


@pytest.mark.rule("C-COMBAT-31")
def test_no_warrior_is_attacking_or_blocking_after_damage_analysis() -> None:
    t = table({"sets": [": lanca", ": pique"], "hand": "recuar"}, {"sets": [": muro"]})
    attack(t, "lanca", "pique").all_pass().do("block muro", "block_attacker lanca")
    assert t.can("play recuar")
    fight(t)
    assert (t.phase, t.can("play recuar")) == ("sacrifice", False)
    assert (t.s.attacks, t.s.blocks, t.s.blocked) == ([], [], [])


@pytest.mark.rule("C-COMBAT-24", "C-COMBAT-23")
def test_combat_damage_triggers_abilities_of_both_fighters_only() -> None:
    t = table({"sets": [": lanca", ": pique", ": cronista"], "mons": "9L"}, {"sets": [": muro"]})
    attack(t, "lanca", "pique").all_pass().do("block muro", "block_attacker lanca").pass_(2)
    while t.question == "order":
        t.do("order_first")
    assert (t.phase, len(t.pile("hand"))) == ("sacrifice", 2)  # the unblocked attacker damages no warrior
