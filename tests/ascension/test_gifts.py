"""Answers that can be given automatically: optional effects that only help."""

from __future__ import annotations

import pytest

from kit.ascension import Scene
from vigil.effects.notation import read
from vigil.effects.obvious_choices import is_pure_gain
from vigil.games.ascension.cards import WORDS
from vigil.games.ascension.rules import decisions
from vigil.games.ascension.rules.obvious_choices import obvious_option, only_helps

PLENTY = "mephit " * 8


def obvious(table: Scene) -> str:
    decision = decisions.decision(table.s)
    assert decision is not None
    return obvious_option(decision)


def test_an_optional_draw_is_an_obvious_choice_for_every_player() -> None:
    table = Scene(
        hand="askara_of_fate", deck="militia " * 3, them={"deck": "militia"}, row="mephit " * 6, center=PLENTY
    )
    table.do("play askara_of_fate")
    assert (table.asked, table.question, obvious(table)) == (1, "may", "yes")
    table.do("yes")
    assert (table.question, obvious(table)) == ("pick", "")  # which card of the row is banished, if any: to be decided


def test_drawing_at_the_end_of_a_turn_is_an_obvious_choice() -> None:
    table = Scene(constructs="dharthas_retreat", deck="militia " * 9)
    table.do("end_turn")
    assert (table.question, obvious(table)) == ("trigger", "yes")


def test_a_trigger_used_once_per_turn_is_not_an_obvious_choice() -> None:
    row = "burrower_mark_ii watchmakers_altar rocket_courier_x_99 shadow_star burrower_mark_ii mephit"
    table = Scene(constructs="rocket_courier_x_99", row=row, center=PLENTY, runes=99)
    table.do("acquire burrower_mark_ii")
    assert (table.question, obvious(table)) == ("trigger", "")  # a better construct may come this turn


@pytest.mark.parametrize(
    ("discard", "found"), [("shadow_star", "recover shadow_star"), ("shadow_star hedron_cannon", "")]
)
def test_the_only_card_that_can_be_taken_is_an_obvious_choice(discard: str, found: str) -> None:
    table = Scene(row="mephit " * 6, center=f"{PLENTY} reclamax", discard=discard, power=9)
    table.do("defeat mephit", "done")
    assert table.question == "pick"
    assert obvious(table).startswith(found) and bool(obvious(table)) is bool(found)


def test_the_menu_of_a_turn_is_never_an_obvious_choice() -> None:
    assert obvious(Scene(hand="militia")) == ""


@pytest.mark.parametrize(
    ("effect", "only"),
    [
        ("draw(1)", True),
        ("seq(gain(runes, 1), gain(power, 2), gain(honor, 1))", True),
        ("Times(2, draw(1))", True),
        ("If(AtLeast(Count(constructs), 2), draw(1))", True),
        ("If(AtLeast(Count(constructs), 2), draw(1), discard())", False),
        ("OneOf([gain(runes, 1), gain(power, 1)])", True),
        ("seq(draw(1), discard())", False),
        ("each_opponent(draw(1))", False),
        ("each_player(draw(1))", False),
        ("Pay(runes, 1, draw(1))", False),
        ("banish(hand)", False),
        ('Do("recover", It(), then=discard())', False),
    ],
)
def test_a_sequence_is_a_gift_only_if_every_part_is(effect: str, only: bool) -> None:

    assert is_pure_gain(read(effect, WORDS), only_helps) is only
