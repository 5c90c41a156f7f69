"""Extra turns (A-EXTRA): Tablet of Time's Dawn."""

from __future__ import annotations

from typing import Any

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.game import GAME

TABLET = "tablet_of_times_dawn"
USE = f"use {TABLET}"
ROW = "arha_initiate void_initiate spike_vixen shadow_star temple_librarian deathseeker"
UNMAKER = {"name": "Unmaker", "kind": "hero", "cost": 1, "honor": 0, "copies": 1, "effect": "banish(constructs)"}


def turns(table: Scene, count: int) -> list[int]:
    """End this many turns, and return the seats that had them."""
    seats = []
    for _ in range(count):
        seats.append(table.asked)
        table.do("end_turn")
    return seats


def next_to_play(table: Scene) -> int:
    return table.do("end_turn").asked


@pytest.mark.rule("A-EXTRA-01", "A-EXTRA-06", "A-EXTRA-10")
def test_the_tablet_gives_one_more_turn_directly_after_this_one() -> None:
    table = Scene(constructs=TABLET, runes=3, them=[{}, {}])
    table.do(USE)

    assert table.news("extra_turn") == [("extra_turn", 0)]
    assert (table.asked, table.me.runes) == (0, 3)  # still this turn
    assert "acquire mystic" in table.options
    assert turns(table, 6) == [0, 0, 1, 2, 0, 1]


@pytest.mark.rule("A-EXTRA-10")
@pytest.mark.parametrize(("seat", "order"), [(1, [1, 1, 2, 0]), (2, [2, 2, 0, 1])])
def test_after_the_extra_turn_play_continues_clockwise(seat: int, order: list[int]) -> None:
    seats: list[dict[str, Any]] = [{}, {}, {}]
    seats[seat] = {"constructs": TABLET}
    table = Scene(**seats[0], them=seats[1:], active=seat).do(USE)

    assert turns(table, 4) == order


@pytest.mark.rule("A-EXTRA-01")
def test_the_tablet_gives_nothing_while_it_is_only_in_play_or_played() -> None:
    table = Scene(hand=TABLET).do(f"play {TABLET}")

    assert table.pile("constructs") == [TABLET]
    assert next_to_play(table) == 1


@pytest.mark.rule("A-EXTRA-01")
def test_the_tablet_can_be_used_on_the_turn_it_is_played() -> None:
    table = Scene(hand=TABLET).do(f"play {TABLET}", USE)

    assert next_to_play(table) == 0


@pytest.mark.rule("A-EXTRA-01")
@pytest.mark.parametrize("other", ["", " shadow_star"])
def test_the_tablet_banished_from_play_by_another_card_gives_no_turn(other: str) -> None:
    table = Scene(constructs=TABLET + other, hand="unmaker", row=ROW, config={"cards": [UNMAKER]})
    table.do("play unmaker")
    if other:
        table.do(f"banish {TABLET}")

    assert table.pile("void") == [TABLET]
    assert next_to_play(table) == 1


@pytest.mark.rule("A-EXTRA-01")
def test_the_destroyed_tablet_gives_no_turn() -> None:
    table = Scene(power=4, row="corrosive_widow", center="mephit", them={"constructs": TABLET})
    table.do("defeat corrosive_widow")

    assert table.pile("discard", 1) == [TABLET]
    assert turns(table, 3) == [0, 1, 0]


@pytest.mark.rule("A-EXTRA-02")
def test_the_tablet_banished_from_the_row_gives_no_turn() -> None:
    table = Scene(hand="seer_of_the_forked_path", row=f"{TABLET} mephit", center="mephit", deck="apprentice")
    table.do("play seer_of_the_forked_path", f"banish {TABLET}")

    assert table.news("banished") == [("banished", 0)]
    assert next_to_play(table) == 1


@pytest.mark.rule("A-EXTRA-02")
def test_the_tablet_banished_from_the_row_by_fate_gives_no_turn() -> None:
    table = Scene(runes=1, row=f"{TABLET} arha_initiate" + " mephit" * 4, center="mephit mephit ravenous_gorph")
    table.do("acquire arha_initiate")

    assert TABLET in table.pile("void")
    assert next_to_play(table) == 1


@pytest.mark.rule("A-EXTRA-03")
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_the_tablet_banished_from_hand_or_discard_pile_gives_no_turn(zone: str) -> None:
    mine: dict[str, Any] = {"hand": "void_initiate", "discard": ""}
    mine[zone] += f" {TABLET}"
    table = Scene(**mine, row=ROW)
    table.do("play void_initiate", f"banish {TABLET}")

    assert table.pile("void") == [TABLET]
    assert next_to_play(table) == 1


@pytest.mark.rule("A-EXTRA-03")
def test_the_tablet_banished_from_hand_by_a_construct_gives_no_turn() -> None:
    table = Scene(constructs="black_hole", hand=f"{TABLET} apprentice", row=ROW)
    table.do("use black_hole", f"banish {TABLET}")

    assert table.me.power == 1
    assert next_to_play(table) == 1


@pytest.mark.rule("A-EXTRA-04", "A-EXTRA-05")
@pytest.mark.parametrize(
    ("owner", "order"),
    [
        pytest.param(0, [0, 0, 1, 2], id="the first player: the others finish the round"),
        pytest.param(1, [0, 1, 1, 2], id="the second player"),
        pytest.param(2, [0, 1, 2, 2], id="the last player: no player gets a turn for it"),
    ],
)
def test_in_the_final_round_an_extra_turn_does_not_change_other_players_turns(owner: int, order: list[int]) -> None:
    seats: list[dict[str, Any]] = [{"power": 2}, {}, {}]
    seats[owner]["constructs"] = TABLET
    table = Scene(**seats[0], them=seats[1:], pool=1).do("defeat cultist")
    taken: list[int] = []
    while not table.over:
        if USE in table.options:
            table.do(USE)
        taken += turns(table, 1)

    assert taken == order


@pytest.mark.rule("A-EXTRA-04")
def test_an_extra_turn_begins_no_round() -> None:
    table = Scene(constructs=TABLET, them={"constructs": TABLET}).do(USE)
    rounds = []
    for _ in range(6):
        rounds.append((table.asked, GAME.view(table.s, 0).round))
        if table.asked == 1 and USE in table.options:
            table.do(USE)
        table.do("end_turn")

    assert rounds == [(0, 1), (0, 1), (1, 1), (1, 1), (0, 2), (1, 2)]


@pytest.mark.rule("A-EXTRA-07")
def test_the_turn_before_an_extra_turn_ends_normally() -> None:
    table = Scene(
        constructs=f"{TABLET} shadow_star", hand="mystic militia", deck="apprentice apprentice heavy_infantry",
        discard="arha_initiate", row=ROW, power=3,
    )  # fmt: skip
    table.do("use shadow_star", "play mystic", USE, "end_turn")

    assert table.asked == 0
    assert table.news("cleanup") == [("cleanup", 0)]
    assert (table.me.runes, table.me.power) == (0, 0)
    assert table.pile("played") == []
    assert len(table.pile("hand")) == 5
    assert table.pile("hand")[:3] == ["heavy_infantry", "apprentice", "apprentice"]
    assert set(table.pile("hand")[3:] + table.pile("deck")) == {"arha_initiate", "mystic", "militia"}
    assert "use shadow_star" in table.options  # a new turn: it may be used again


@pytest.mark.rule("A-EXTRA-08")
def test_the_last_player_of_the_final_round_plays_the_extra_turn_before_the_end() -> None:
    table = Scene(pool=1, active=1, them={"power": 2, "constructs": TABLET, "deck": "heavy_infantry " * 6})
    table.do("defeat cultist", USE, "end_turn")

    assert (table.asked, table.over) == (1, False)
    table.do("play heavy_infantry", "defeat cultist", "end_turn")
    assert table.over
    outcome = GAME.outcome(table.s)
    assert outcome is not None and outcome.scores == (0, 2 + 6)


@pytest.mark.rule("A-EXTRA-08")
def test_an_extra_turn_earned_in_the_last_extra_turn_is_played_too() -> None:
    table = Scene(pool=1, active=1, them={"power": 2, "constructs": TABLET, "hand": "", "deck": TABLET})
    table.do("defeat cultist", USE, "end_turn")
    table.do(f"play {TABLET}", USE, "end_turn")

    assert table.asked == 1
    assert table.do("end_turn").over


@pytest.mark.rule("A-EXTRA-09")
def test_extra_turns_earned_in_one_turn_add_up() -> None:
    table = Scene(constructs=f"{TABLET} {TABLET} {TABLET}", them=[{}, {}])
    table.do(USE, USE)

    assert turns(table, 4) == [0, 0, 0, 1]
    assert table.pile("constructs") == [TABLET]


@pytest.mark.rule("A-EXTRA-09", "A-EXTRA-10")
def test_an_extra_turn_can_earn_another() -> None:
    table = Scene(constructs=f"{TABLET} {TABLET}", them=[{}, {}])
    table.do(USE, "end_turn", USE)

    assert turns(table, 4) == [0, 0, 1, 2]


@pytest.mark.rule("A-EXTRA-11")
@pytest.mark.parametrize(("seat", "still_to_play"), [(0, [0, 1, 2]), (1, [1, 2]), (2, [2])])
def test_emptying_the_pool_in_an_extra_turn_makes_this_the_last_round(seat: int, still_to_play: list[int]) -> None:
    seats: list[dict[str, Any]] = [{}, {}, {}]
    seats[seat] = {"constructs": TABLET, "deck": "heavy_infantry " * 5}
    table = Scene(**seats[0], them=seats[1:], active=seat, pool=1)
    table.do(USE, "end_turn")
    assert (table.asked, table.s.pool) == (seat, 1)
    table.do("play heavy_infantry", "defeat cultist")

    assert turns(table, len(still_to_play)) == still_to_play
    assert table.over


@pytest.mark.rule("A-EXTRA-12")
def test_the_used_tablet_goes_to_the_void() -> None:
    table = Scene(constructs=TABLET, row=ROW, discard="apprentice").do(USE)

    assert table.pile("void") == [TABLET]
    assert table.pile("constructs") == []
    assert table.news("banished") == [("banished", 0)]
    assert TABLET not in table.pile("discard") + table.pile("box")
    assert USE not in table.options


@pytest.mark.rule("A-EXTRA-12")
def test_the_used_tablet_returns_when_the_void_is_reshuffled() -> None:
    table = Scene(constructs=TABLET, row=ROW, runes=1).do(USE, "acquire arha_initiate")

    assert table.pile("row")[0] == TABLET
