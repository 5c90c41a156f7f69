"""Optional effects that only help, which programs may accept for a player."""

from __future__ import annotations

import pytest

from kit.cards import amulet, equipment, warrior
from kit.conflictus import Scene
from vigil.games.conflictus.rules import decisions
from vigil.games.conflictus.rules.obvious_choices import obvious_option

KEEPER = "guardia_do_ultimo_portao"
CARDS = (
    warrior("Plain"),
    equipment("Blade", "stat_bonus(2, 2, 0)"),
    amulet("Slay", 'spell(Do("destroy", Target()), a_card(which(warrior)))'),
    amulet("Spring", "spell(May(Recover(1)))"),
    amulet("Thirst", "spell(May(Draw(1)))"),
    amulet("Bargain", "spell(May(seq(Recover(1), Mill(1))))"),
    amulet("Echo", 'spell(May(MakeTokens("Sombra")))'),
)


def obvious_answer(t: Scene) -> str:
    decision = decisions.decision(t.s)
    assert decision is not None
    return obvious_option(decision)


@pytest.mark.parametrize(("card", "found"), [("spring", "yes"), ("echo", "yes"), ("thirst", ""), ("bargain", "")])
def test_recovering_and_making_tokens_are_gifts_but_drawing_is_not(card: str, found: str) -> None:
    t = Scene(you={"hand": card, "mortis": "plain"}, cards=CARDS)
    t.do(f"play {card}").all_pass()
    assert (t.question, obvious_answer(t)) == ("may", found)


@pytest.mark.parametrize(
    ("mortis", "found"), [("escudo_protetor", "return escudo_protetor"), ("escudo_protetor blade", "")]
)
def test_the_only_equipment_that_can_return_is_an_obvious_choice(mortis: str, found: str) -> None:
    t = Scene(you={"hand": "slay", "mortis": mortis, "sets": [f"3L: {KEEPER}"]}, cards=CARDS)
    t.do("play slay").all_pass()
    t.all_pass()  # triggered by its death
    assert (t.question, obvious_answer(t)) == ("pick", found)


def test_priority_is_never_an_obvious_choice() -> None:
    assert obvious_answer(Scene(you={"hand": "spring"}, cards=CARDS)) == ""
