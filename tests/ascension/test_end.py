"""The end of the game (A-END): when the pool is empty, the round is played to its end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.game import GAME
from vigil.kernel.match import Match


def table_of(players: int, active: int = 0, first: int = 0, pool: int = 1, power: int = 2, **center: Any) -> Scene:
    """A scene with this many players, in which the active one can defeat the Cultist."""
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[active] = {"power": power}
    table = Scene(**seats[0], them=seats[1:], active=active, pool=pool, **center)
    table.s.first = first
    return table


def turns_until_over(table: Scene) -> list[int]:
    """End every turn until the game is over, and return the seats that had a turn."""
    seats: list[int] = []
    while not table.over:
        assert len(seats) < 30, "this game does not end"
        seats.append(table.asked)
        table.do("end_turn")
    return seats


@pytest.mark.rule("A-END-01")
@pytest.mark.parametrize(("pool", "ends"), [(1, True), (2, False)])
def test_the_game_ends_only_when_the_pool_is_empty(pool: int, ends: bool) -> None:
    table = table_of(2, pool=pool).do("defeat cultist")

    assert table.s.pool == pool - 1
    assert table.news("last_round") == ([("last_round", 0)] if ends else [])
    assert GAME.view(table.s, 1).last_round == ("honor" if ends else "")
    table.end_turns(2)
    assert table.over == ends


@pytest.mark.rule("A-END-01")
def test_a_gain_larger_than_the_pool_takes_the_last_honor_too() -> None:
    table = table_of(2, active=1, pool=4, power=6, row="fire_tyrant", center="mephit").do("defeat fire_tyrant")

    assert table.s.pool == 0
    assert turns_until_over(table) == [1]
    assert table.outcome.scores == (0, 6)


@pytest.mark.rule("A-END-02", "A-END-03", "A-END-04", "A-END-12")
@pytest.mark.parametrize(
    ("players", "first", "taker", "still_to_play"),
    [
        pytest.param(3, 0, 1, [1, 2], id="three players, the second takes it: the third plays, the first does not"),
        pytest.param(3, 0, 0, [0, 1, 2], id="the first player takes it: all others have a turn"),
        pytest.param(3, 0, 2, [2], id="the last player takes it: over after that turn"),
        pytest.param(4, 2, 0, [0, 1], id="seat 3 began: seat 2 is the last"),
        pytest.param(4, 2, 1, [1], id="seat 3 began and seat 2 takes it"),
        pytest.param(2, 1, 1, [1, 0], id="seat 2 began and takes it"),
        pytest.param(6, 5, 5, [5, 0, 1, 2, 3, 4], id="seat 6 of six began and takes it"),
    ],
)
def test_the_round_ends_with_the_player_before_the_first(
    players: int, first: int, taker: int, still_to_play: list[int]
) -> None:
    table = table_of(players, active=taker, first=first).do("defeat cultist")

    assert turns_until_over(table) == still_to_play
    assert table.outcome.reason == "honor"


@pytest.mark.rule("A-END-05")
def test_the_turn_continues_after_the_last_honor_is_taken() -> None:
    table = Scene(pool=1, active=1, them={"power": 3, "runes": 3, "hand": "militia"})
    table.do("defeat cultist")

    assert table.s.pool == 0
    assert (table.asked, table.question) == (1, "menu")
    table.do("play militia", "defeat cultist", "acquire mystic")
    assert table.pile("discard", 1) == ["mystic"]
    assert table.them.honor == 2
    assert not table.over
    assert table.do("end_turn").over


@pytest.mark.rule("A-END-06")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_everyone_has_had_the_same_number_of_turns_at_the_end(players: int, seed: int) -> None:
    config = GAME.configure({"players": players, "sets": "both", "honor_pool": 12})
    match = Match(GAME, config, seed)
    turns: Counter[int] = Counter()
    while True:
        turns.update(e.seat for e in GAME.events(match.state, None) if e.kind == "turn" and e.detail != "extra")
        if match.over:
            break
        match.take(0)

    assert match.state.end_reason and match.state.pool == 0
    assert len(turns) == players
    assert len(set(turns.values())) == 1, turns


@pytest.mark.rule("A-END-07")
def test_honor_gained_after_the_last_of_the_pool_counts() -> None:
    table = Scene(pool=1, power=4, them=[{"power": 2}, {"hand": "flytrap_witch", "honor": 1}])
    table.do("defeat cultist", "defeat cultist", "end_turn")
    table.do("defeat cultist", "end_turn")
    table.do("play flytrap_witch", "end_turn")

    assert table.over
    assert [seat.honor for seat in table.s.seats] == [2, 1, 3]
    assert table.s.pool == 0
    assert table.outcome.scores == (2, 1, 3 + 2)  # the Flytrap Witch is worth 2 herself
    assert table.outcome.winners == (2,)


@pytest.mark.rule("A-END-08")
def test_printed_honor_does_not_end_the_game() -> None:
    table = Scene(pool=1, runes=13, row="landtalker hedron_link_device", hand="muramasa", deck="cetra_weaver_of_stars")
    table.do("acquire landtalker", "acquire hedron_link_device", "play muramasa").end_turns(4)

    assert not table.over
    assert table.s.pool == 1
    assert GAME.view(table.s, 0).last_round == ""


@pytest.mark.rule("A-END-09")
def test_stolen_or_reserve_honor_does_not_cancel_the_end_of_the_game() -> None:
    table = Scene(pool=1, power=4, honor=8, row="sordid_asp", center="mephit mephit", them=[{"power": 5}, {"honor": 1}])
    table.do("defeat cultist", "defeat cultist", "end_turn", "defeat sordid_asp")

    assert table.news("stole") == [("stole", 1)]
    assert [seat.honor for seat in table.s.seats] == [8, 3, 1]
    assert table.s.pool == 0
    assert table.do("defeat cultist").news("last_round") == []
    assert GAME.view(table.s, 2).last_round == "honor"
    assert turns_until_over(table) == [1, 2]


@pytest.mark.rule("A-END-10")
@pytest.mark.parametrize(("active", "still_to_play"), [(0, [0, 1, 2]), (1, [1, 2]), (2, [2])])
@pytest.mark.parametrize("owner", [1, 2])
def test_the_last_honor_can_be_taken_on_another_players_turn(active: int, owner: int, still_to_play: list[int]) -> None:
    """A Fate lets a waiting player banish Deathseeker: the round of the current turn is the last."""
    taker = (active + owner) % 3
    seats: list[dict[str, Any]] = [{}, {}, {}]
    seats[active] = {"runes": 1}
    seats[taker] = {"hand": "deathseeker"}
    table = Scene(
        **seats[0], them=seats[1:], active=active, pool=3,
        row="arha_initiate mephit mephit mephit mephit mephit", center="arbiter_of_fate",
    )  # fmt: skip
    table.do("acquire arha_initiate")
    assert (table.asked, table.options) == (active, ["banish arha_initiate", "done"])
    table.do("done")
    assert (table.asked, table.options) == (taker, ["banish deathseeker", "done"])
    table.do("banish deathseeker")

    assert table.s.seats[taker].honor == 3
    assert table.news("last_round") == [("last_round", taker)]
    assert turns_until_over(table) == still_to_play


@pytest.mark.rule("A-END-11")
def test_the_last_turn_has_a_normal_cleanup() -> None:
    table = Scene(
        pool=1, active=1, them={"power": 5, "runes": 2, "hand": "heavy_infantry militia", "deck": "apprentice " * 6}
    )
    table.do("defeat cultist", "play heavy_infantry", "end_turn")

    assert table.over
    assert table.pile("hand", 1) == ["apprentice"] * 5
    assert table.pile("deck", 1) == ["apprentice"]
    assert table.pile("played", 1) == []
    assert sorted(table.pile("discard", 1)) == ["heavy_infantry", "militia"]
    assert (table.them.runes, table.them.power) == (0, 0)


@pytest.mark.rule("A-END-11")
def test_end_of_turn_effects_resolve_on_the_last_turn_too() -> None:
    table = Scene(pool=1, power=2, them={"constructs": "dharthas_retreat", "deck": "apprentice " * 7})
    table.do("defeat cultist", "end_turn", "end_turn")

    assert (table.asked, table.question, table.options) == (1, "trigger", ["yes", "no"])
    table.do("yes")
    assert table.over
    assert len(table.pile("hand", 1)) == 7
