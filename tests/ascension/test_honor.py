"""Honor during the game (A-HONOR)."""

from __future__ import annotations

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.game import GAME

ROW = "landtalker muramasa demon_slayer mephit wind_tyrant doom_weeper"


@pytest.mark.rule("A-HONOR-01", "A-HONOR-02")
def test_honor_from_rewards_is_taken_from_the_pool() -> None:
    table = Scene(row=ROW, center="spike_vixen spike_vixen", power=11, pool=60, honor=4)

    table.do("defeat wind_tyrant", "defeat doom_weeper", "defeat cultist")
    assert (table.me.honor, table.s.pool) == (4 + 3 + 2 + 1, 60 - 6)
    assert GAME.view(table.s, 1).pool == 54
    assert GAME.view(table.s, 1).players[0].honor == 10


@pytest.mark.rule("A-HONOR-01", "A-HONOR-03")
def test_heroes_and_constructs_give_honor_from_the_pool_too() -> None:
    table = Scene(hand="nairi_henge_queen", constructs="yggdrasil_staff", runes=4, pool=60)

    table.do("play nairi_henge_queen")
    assert (table.me.honor, table.s.pool) == (5, 55)
    table.do("use_2 yggdrasil_staff")
    assert (table.me.honor, table.s.pool) == (8, 52)


@pytest.mark.rule("A-HONOR-04")
def test_tokens_are_kept_from_turn_to_turn() -> None:
    table = Scene(row=ROW, hand="nairi_henge_queen", power=2, them={"honor": 7})

    table.do("play nairi_henge_queen", "defeat cultist").end_turns(4)
    assert (table.me.honor, table.them.honor) == (6, 7)


@pytest.mark.rule("A-HONOR-05", "A-HONOR-07")
def test_honor_is_still_gained_from_an_empty_pool() -> None:
    table = Scene(row=ROW, power=4, pool=1, hand="nairi_henge_queen " * 40)

    table.do("defeat cultist")
    assert (table.me.honor, table.s.pool) == (1, 0)
    table.do("defeat cultist")
    assert (table.me.honor, table.s.pool) == (2, 0)
    for _ in range(40):
        table.do("play nairi_henge_queen")
    assert (table.me.honor, table.s.pool) == (202, 0)  # more than all the tokens of a box


@pytest.mark.rule("A-HONOR-06")
def test_a_gain_larger_than_the_pool_is_gained_in_full() -> None:
    table = Scene(hand="nairi_henge_queen", pool=2)

    table.do("play nairi_henge_queen")
    assert (table.me.honor, table.s.pool) == (5, 0)
    assert table.news("last_round") == [("last_round", 0)]


@pytest.mark.rule("A-HONOR-08")
def test_honor_on_anothers_turn_comes_from_the_same_pool() -> None:
    table = Scene(
        row=ROW, center="arbiter_of_fate", runes=6, pool=60, them=[{"hand": "deathseeker"}, {"discard": "deathseeker"}]
    )

    table.do("acquire landtalker", "done", "banish deathseeker", "banish deathseeker")  # 3 honor when it is banished
    assert [table.seat(seat).honor for seat in range(3)] == [0, 3, 3]
    assert table.s.pool == 54
