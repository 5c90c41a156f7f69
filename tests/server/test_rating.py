"""How games change ratings: no player is rated for choices that a bot made for them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from server.test_room import Table
from server.test_table_service import known_person, start_game
from server.wiring import serving
from vigil.protocol import messages as wire
from vigil.protocol.table_options import Options
from vigil.server import presenter
from vigil.server.ratings import fresh, rank_sides, rated
from vigil.server.room import Room
from vigil.server.room_manager import row_of
from vigil.server.store import Store
from vigil.server.store.rows import Rating

pytestmark = pytest.mark.anyio

START = fresh("person", "", "ascension", "free-2").mu
BOTS = {"on_leave": "bot", "on_timeout": "bot"}


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    made = await Store.open(f"sqlite:///{tmp_path}/vigil.db")
    for who in ("ana", "ben", "eva", "ivo"):
        await made.add_person(known_person(who))
    yield made
    await made.close()


def stands_in(table: Table, seat: int, why: str = "left") -> None:
    """Let a bot answer once for the seat to act."""
    assert table.room.seat_to_act == seat
    table.add("substituted", seat=seat, bot="greedy", why=why)
    asked = table.room.decision
    assert asked is not None
    places, _ = table.room.choose(seat, asked.number, ["end_turn"])
    table.add("chose", already=True, seat=seat, number=asked.number, places=places, bot="greedy")


async def gains(store: Store, room: Room) -> dict[str, float]:
    """Return how much each player's rating changed."""
    assert room.status == "over"
    await store.make_table(row_of(room), [])
    await rated(store, room)
    rows = await store.ratings("ascension", room.mode)
    return {row.player: row.mu - START for row in rows if row.games}


@pytest.mark.parametrize("why", ["left", "clock"])
async def test_a_win_of_a_substitute_bot_does_not_count_for_its_player(store: Store, why: str) -> None:
    table = Table(options=BOTS).start_game("ana", "ben")
    first = table.room.seat_to_act
    stands_in(table, first, why)
    table.add("conceded", seat=1 - first)
    assert table.room.outcome is not None
    assert table.room.outcome.winners == (first,)
    won = await gains(store, table.room)
    assert won[("ana", "ben")[first]] < 0 < won[("ana", "ben")[1 - first]]


async def test_returning_to_a_won_game_does_not_count_as_a_win(store: Store) -> None:
    table = Table(options=BOTS).start_game("ana", "ben")
    first = table.room.seat_to_act
    stands_in(table, first)
    table.add("returned", seat=first)
    info = presenter.table(table.room, "ana", "en")
    assert info.rated
    assert [chair.forfeited for chair in info.seats] == [seat == first for seat in range(2)], "everyone can see it"
    table.add("conceded", seat=1 - first)
    assert (await gains(store, table.room))[("ana", "ben")[first]] < 0


async def test_leaving_a_lost_position_counts_as_a_loss(store: Store) -> None:
    table = Table(options=BOTS).start_game("ana", "ben")
    first = table.room.seat_to_act
    stands_in(table, first)
    table.add("conceded", seat=first, why="clock")
    won = await gains(store, table.room)
    assert won[("ana", "ben")[first]] < 0 < won[("ana", "ben")[1 - first]]


async def test_returning_before_the_bot_chooses_is_rated_normally(store: Store) -> None:
    table = Table(options=BOTS).start_game("ana", "ben")
    first = table.room.seat_to_act
    table.add("substituted", seat=first, bot="greedy", why="left")
    table.add("returned", seat=first)
    table.add("conceded", seat=1 - first)
    assert (await gains(store, table.room))[("ana", "ben")[first]] > 0


async def test_the_others_keep_their_order(store: Store) -> None:
    table = Table(options=BOTS, players=3).start_game("ana", "ben", "eva")
    first = table.room.seat_to_act
    stands_in(table, first)
    second, third = (first + 1) % 3, (first + 2) % 3
    table.add("conceded", seat=third)
    table.add("conceded", seat=second)
    ended = table.room.outcome
    assert ended is not None
    assert ended.winners == (first,)
    won = await gains(store, table.room)
    people = ("ana", "ben", "eva")
    better, worse = sorted((second, third), key=lambda seat: ended.places[seat])
    assert won[people[first]] < won[people[worse]] < won[people[better]]
    assert won[people[first]] < 0 < won[people[better]]


async def test_a_game_that_everyone_left_is_unrated(store: Store) -> None:
    table = Table(options=BOTS).start_game("ana", "ben")
    first = table.room.seat_to_act
    stands_in(table, first)
    assert table.room.rated
    stands_in(table, 1 - first)
    info = presenter.table(table.room, "ana", "en")
    assert (info.rated, info.unrated_reason, [chair.forfeited for chair in info.seats]) == (
        False,
        "left",
        [False, False],
    )
    table.add("conceded", seat=first)
    assert await gains(store, table.room) == {}


async def test_leaving_gains_nothing_when_a_stronger_player_leaves_too(store: Store) -> None:
    table = Table(options=BOTS, players=3).start_game("ana", "ben", "eva")
    first = table.room.seat_to_act
    strong, weak, stays = [("ana", "ben", "eva")[(first + by) % 3] for by in range(3)]
    start = {strong: 60.0, weak: 5.0, stays: 5.0}

    def old(now: list[Rating]) -> list[Rating]:
        new = (fresh("person", who, "ascension", "free-3") for who in start)
        return [structs.replace(each, mu=start[each.player]) for each in new]

    before = Table(options=BOTS, players=3).start_game("ana", "ben", "eva").room
    await store.make_table(structs.replace(row_of(before), id="before", code="before"), [])
    await store.rate("before", "ascension", "free-3", list(start), old)
    stands_in(table, first)
    stands_in(table, (first + 1) % 3)
    table.add("conceded", seat=first)
    table.add("conceded", seat=(first + 1) % 3)
    assert table.room.rated
    await store.make_table(row_of(table.room), [])
    await rated(store, table.room)
    after = {row.player: row.mu for row in await store.ratings("ascension", "free-3")}
    assert after[stays] > start[stays]
    assert after[weak] <= start[weak]
    assert after[strong] < start[strong]


@pytest.mark.parametrize(
    ("places", "stood", "ranks", "counts"),
    [
        ([1, 2], set(), [1, 2], {0, 1}),
        ([1, 2], {0}, [3, 2], {1}),  # a bot won for the player: the remaining player is neither winner nor loser
        ([1, 2], {1}, [1, 3], {0, 1}),  # the side lost: a player who leaves doesn't spare a partner the loss
        ([1, 1], {0}, [2, 1], {1}),
        ([1, 2, 3], {1}, [1, 4, 3], {0, 2}),
        ([1, 2], {0, 1}, [3, 3], {1}),
    ],
)
def test_ranks_of_sides_with_absent_players(places: Any, stood: set[int], ranks: Any, counts: set[int]) -> None:
    assert rank_sides(places, stood) == (ranks, counts)


async def test_partners_do_not_gain_from_a_substitute_bots_win(store: Store) -> None:
    people = ("ana", "ben", "eva", "ivo")
    table = Table(options=BOTS, players=4, mode="teams").start_game(*people)
    view = table.room.game.view(table.match.state, None)
    team = [each.team for each in view.players]
    first = table.room.seat_to_act
    stands_in(table, first)
    loser = next(seat for seat in range(4) if team[seat] != team[first])
    table.add("conceded", seat=loser)
    if table.room.status != "over":
        table.add("conceded", seat=next(seat for seat in range(4) if team[seat] == team[loser] and seat != loser))
    won = await gains(store, table.room)
    partner = next(seat for seat in range(4) if team[seat] == team[first] and seat != first)
    assert people[partner] not in won
    assert won[people[first]] < 0 < won[people[loser]]


async def test_leaving_at_once_wins_nothing(store: Store) -> None:
    async with serving(store) as service:
        room = await start_game(service, "ana", "ben", options=Options(on_leave="bot", substitute_bot="greedy"))
        first = room.seat_to_act
        await service.act(room.id, ("ana", "ben")[first], "", first, wire.Leave())
        for _ in range(50):
            if room.seat_to_act != first:
                break
            await service.rooms.next_update(room.id, first, "en", room.seq, 1)
        await service.act(room.id, ("ana", "ben")[1 - first], "", 1 - first, wire.Concede())
        assert room.status == "over"
        await rated(store, room)
        mine = await store.rating(("ana", "ben")[first], "person", "ascension", "free-2")
        assert mine is not None
        assert mine.mu < START
