"""No route shows a private table to strangers, a delayed one too early, or messages of a muted person.

All declared routes are tested, so a new one is included automatically.
"""

from __future__ import annotations

import dataclasses
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.app_fixture import Site, site_at
from server.test_spectator_delay import DELAY, Club
from server.visibility import API, VALUES, Answers, Target, Visitor, differences, on_tables, reading, walk
from vigil.protocol import messages as wire
from vigil.protocol.table_options import Options
from vigil.server.web.request import Request
from vigil.server.web.routes import Route, Routes

pytestmark = pytest.mark.anyio

RATES = {"address_limit_per_second": 100_000, "read_limit_per_second": 100_000, "write_limit_per_second": 100_000}
NO_TABLE = "4kGxTq9dZa"
WORDS = "a word for this test alone"


async def club_at(site: Site) -> Club:
    return Club(site, *[await site.people.guest(name, "en") for name in ("Ana", "Ben", "Zoe")])


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with site_at(tmp_path, alone=True, **RATES) as site:
        yield await club_at(site)


def routes_of(club: Club) -> tuple[Route, ...]:
    found: tuple[Route, ...] = club.site.app.state.world.routes
    return found


async def strangers(club: Club) -> list[Visitor]:
    """Return visitors who don't play and may try anything."""
    mia = await club.site.people.guest("Mia", "en")
    await club.site.people.mute(club.ana.person, mia.person.id, True)
    tokens = {scope: await club.site.token(club.zoe, scope) for scope in ("read", "play")}
    return [
        Visitor("nobody known"),
        Visitor("a stranger", club.zoe),
        Visitor("a stranger's token to read", token=tokens["read"]),
        Visitor("a stranger's token to play", token=tokens["play"]),
        Visitor("somebody muted by a player", mia),
    ]


async def player_without_read(club: Club) -> Visitor:
    return Visitor("a player's token to play", token=await club.site.token(club.ana, "play"))


# --------------------------------------------------------------------- private tables


async def private_table(club: Club, status: str) -> str:
    """Create a private table of Ana and Ben."""
    service = club.site.service
    room = await service.make(club.ana.person.id, "ascension", {}, Options())
    for seat, who in enumerate((club.ana, club.ben)):
        await service.sit(room.id, who.person.id, who.person.name, seat)
    club.table = room.id
    if status != "open":
        await club.start()
        await service.act(room.id, club.ana.person.id, "Ana", 0, wire.Chat(WORDS))
    if status == "over":
        await club.concede()
    assert service.rooms.hosted[room.id].room.status == status
    return room.id


async def routes_leaking_private_tables(club: Club, table: str) -> list[str]:
    """Return the routes whose response differs from that for a missing table."""
    found = []
    every = on_tables(routes_of(club))
    for visitor, routes in [
        *((visitor, every) for visitor in await strangers(club)),
        (await player_without_read(club), reading(every)),
    ]:
        private = await walk(club.site, routes, Target((table,)), visitor)
        nothing = await walk(club.site, routes, Target((NO_TABLE,)), visitor)
        there = {asked.replace(table, NO_TABLE): without(answer, table) for asked, answer in private.items()}
        found += [f"{asked}, {visitor}" for asked in differences(there, nothing)]
    return found


def without(answer: tuple[int, Any], table: str) -> Any:
    """Return the response with this table's id replaced."""
    return answer[0], msgspec.json.decode(msgspec.json.encode(answer[1]).replace(table.encode(), NO_TABLE.encode()))


@pytest.mark.parametrize("status", ["open", "running", "over"])
async def test_a_private_table_looks_nonexistent_to_strangers(club: Club, status: str) -> None:
    table = await private_table(club, status)
    assert await routes_leaking_private_tables(club, table) == []
    players = await walk(club.site, reading(on_tables(routes_of(club))), Target((table,)), Visitor("Ana", club.ana))
    assert players[f"GET {API}/tables/{table}"][0] == 200  # the request does reach the table


@pytest.mark.parametrize("status", ["open", "running", "over"])
async def test_every_route_of_a_private_table_is_404_to_strangers(club: Club, status: str) -> None:
    table = await private_table(club, status)
    routes = [route for route in on_tables(routes_of(club)) if route.path.startswith(f"{API}/tables/")]
    assert len(routes) > 15
    responses = await walk(club.site, routes, Target((table,)), Visitor("a stranger", club.zoe))
    assert {asked: (status, body["type"]) for asked, (status, body) in responses.items()} == dict.fromkeys(
        responses, (404, "/problems/table-unknown")
    )


# --------------------------------------------------------------------- delayed tables


def target_of(club: Club) -> Target:
    return Target((club.table, club.ana.person.id), {**VALUES, "code": club.hosted.room.code})


async def look(club: Club, visitors: list[Visitor], player: Visitor) -> dict[str, Answers]:
    """Return the responses to visitors with a delay: strangers try every route, a player's token only reads."""
    await club.listed()
    routes = routes_of(club)
    every = list({id(route): route for route in (*reading(routes), *on_tables(routes))}.values())
    responses = {visitor.name: await walk(club.site, every, target_of(club), visitor) for visitor in visitors}
    return {**responses, player.name: await walk(club.site, reading(on_tables(routes)), target_of(club), player)}


def changed_responses(before: dict[str, Answers], after: dict[str, Answers]) -> list[str]:
    return [f"{asked}, {name}" for name in before for asked in differences(before[name], after[name])]


async def routes_leaking_early(club: Club, **options: Any) -> list[str]:
    """Return the routes that reveal the start, moves or the end too early."""
    await club.set_up(**options)
    visitors, player = await strangers(club), await player_without_read(club)
    open_ = await look(club, visitors, player)
    await club.start()
    found = changed_responses(open_, await look(club, visitors, player))
    club.site.clock.ms += DELAY * 1000
    running = await look(club, visitors, player)
    await club.choose()
    await club.site.service.act(club.table, club.ana.person.id, "Ana", 0, wire.Chat(WORDS))
    await club.concede()
    assert club.hosted.room.status == "over"
    return found + changed_responses(running, await look(club, visitors, player))


@pytest.mark.parametrize("spectators", [True, False])
async def test_delayed_spectators_learn_nothing_early_from_any_route(club: Club, spectators: bool) -> None:
    found = await routes_leaking_early(club, spectators=spectators)
    assert found == [], "\n".join(found)


# --------------------------------------------------------------------- muted people


async def test_no_route_shows_messages_of_muted_people(club: Club) -> None:
    await private_table(club, "running")
    visitor = Visitor("Ben", club.ben)

    async def reads() -> list[str]:
        responses = await walk(club.site, reading(routes_of(club)), target_of(club), visitor)
        return [asked for asked, answer in responses.items() if WORDS in str(answer)]

    assert f"GET {API}/tables/{club.table}/chat" in await reads()
    assert f"GET {API}/tables/{club.table}/events" in await reads()
    await club.site.people.mute(club.ben.person, club.ana.person.id, True)
    assert await reads() == []


# --------------------------------------------------------------------- tests of the tests


LEAKY = Routes("test")


class Tally(msgspec.Struct):
    """The number of entries of a table."""

    entries: int


@LEAKY.add("GET", f"{API}/tables/{{id}}/tally", who="anyone")
async def get_tally(request: Request) -> Tally:
    """Return the tally without checking whether the table may be seen."""
    return Tally((await request.world.service.rooms.open_room(request.params["id"])).room.seq)


@LEAKY.add("GET", f"{API}/tables/{{id}}/live-tally", who="anyone")
async def get_live_tally(request: Request) -> Tally:
    """Check whether the table may be seen, then return its live state regardless of the delay."""
    return Tally((await request.visible_table())._live.room.seq)


@LEAKY.add("POST", f"{API}/tables/{{id}}/tally", scope="play")
async def post_tally(request: Request) -> Tally:
    """Return the tally to any signed-in person."""
    return Tally((await request.world.service.rooms.open_room(request.params["id"])).room.seq)


def leaks(found: list[str], table: str) -> set[str]:
    return {each.partition(", ")[0].replace(table, "{id}").replace(NO_TABLE, "{id}") for each in found}


def test_a_route_with_an_unknown_parameter_is_an_error() -> None:
    """Without a value it would not be tested."""
    novel = dataclasses.replace(next(iter(LEAKY)), path=f"{API}/tables/{{id}}/{{novelty}}")
    with pytest.raises(AssertionError, match=r"/tables/{id}/{novelty}: give {'novelty'} a value"):
        list(Target((NO_TABLE,)).paths(novel))


async def test_these_tests_detect_a_route_that_leaks_private_tables(tmp_path: Path) -> None:
    async with site_at(tmp_path, *LEAKY, alone=True, **RATES) as site:
        club = await club_at(site)
        table = await private_table(club, "running")
        found = await routes_leaking_private_tables(club, table)
        assert leaks(found, table) == {f"GET {API}/tables/{{id}}/tally", f"POST {API}/tables/{{id}}/tally"}
        assert f"GET {API}/tables/{NO_TABLE}/tally, a player's token to play" in found


async def test_these_tests_detect_a_route_that_ignores_the_delay(tmp_path: Path) -> None:
    async with site_at(tmp_path, *LEAKY, alone=True, **RATES) as site:
        club = await club_at(site)
        found = await routes_leaking_early(club)
        assert leaks(found, club.table) == {f"{route.method} {route.path}" for route in LEAKY}
