"""With a spectator delay, only players learn what happens before it is due, whatever others request."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from server.app_fixture import Site, site_at
from server.live_server import Person, Running, running
from server.test_store import row
from server.visibility import API, Answers, Target, Visitor, reading, walk
from server.wiring import scheduler_for
from vigil.protocol import messages as wire
from vigil.protocol.table_options import Clock, Options
from vigil.server.accounts import SignedInSession
from vigil.server.room_manager import LiveRoom
from vigil.server.store.entries import ListViewer
from vigil.server.subscribers import Subscriber
from vigil.server.web.app import ROUTES

pytestmark = pytest.mark.anyio

DELAY = 600


class Club:
    """A server with a clock set by the test: Ana and Ben play, and Zoe watches ten minutes behind."""

    def __init__(self, site: Site, ana: SignedInSession, ben: SignedInSession, zoe: SignedInSession) -> None:
        self.site, self.ana, self.ben, self.zoe = site, ana, ben, zoe
        site.service.rooms.now = site.clock.now
        self.scheduler = scheduler_for(site.service)
        self.table = ""

    @property
    def hosted(self) -> LiveRoom:
        return self.site.service.rooms.hosted[self.table]

    async def set_up(self, **more: Any) -> None:
        options = Options(public=True, spectator_delay=DELAY, **more)
        room = await self.site.service.make(self.ana.person.id, "ascension", {}, options)
        self.table = room.id
        for seat, who in enumerate((self.ana, self.ben)):
            await self.site.service.sit(room.id, who.person.id, who.person.name, seat)

    async def start(self) -> None:
        self.site.clock.ms += 1000
        await self.site.service.start(self.table, self.ana.person.id)

    async def choose(self) -> None:
        room = self.hosted.room
        self.site.clock.ms += 1000
        asked = room.decision
        assert asked is not None
        who = (self.ana, self.ben)[asked.seat].person
        said = wire.Choose(decision=asked.number, choose=["end_turn"])
        await self.site.service.act(room.id, who.id, who.name, asked.seat, said)

    async def concede(self) -> None:
        self.site.clock.ms += 1000
        await self.site.service.act(self.table, self.ben.person.id, "Ben", 1, wire.Concede())

    async def listed(self) -> None:
        """Do what the scheduler does every second."""
        await self.scheduler._index(True)

    async def get(self, who: SignedInSession | None, path: str, status: int = 200) -> Any:
        async with self.site.client(who) as client:
            answer = await client.get(f"{API}{path}")
            assert answer.status_code == status, answer.text
            return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def status_counts(self) -> Any:
        """Return the numbers of tables and games on the status page."""
        async with self.site.client() as client:
            return (await client.get("/status.json")).json()["tables"]

    async def everything(self, who: SignedInSession | None) -> Answers:
        """Return everything that a person who doesn't play can read about the table, its players and the lists."""
        values = {"seat": "0", "game": "ascension", "code": self.hosted.room.code}
        target = Target((self.table, self.ana.person.id), values)
        return await walk(self.site, reading(ROUTES), target, Visitor("somebody who looks on", who))

    def content_of(self, answers: Answers, path: str) -> Any:
        """Return the content of one of these responses."""
        return answers[f"GET {API}{path}"][1]


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with site_at(
        tmp_path,
        alone=True,
        address_limit_per_second=10_000,
        read_limit_per_second=10_000,
        write_limit_per_second=10_000,
    ) as site:
        yield Club(site, *[await site.people.guest(name, "en") for name in ("Ana", "Ben", "Zoe")])


async def test_before_the_game_everyone_sees_the_seats(club: Club) -> None:
    await club.set_up()
    info = await club.get(club.zoe, f"/tables/{club.table}")
    assert [seat["name"] for seat in info["seats"]] == ["Ana", "Ben"]


@pytest.mark.parametrize("known", [True, False])
async def test_no_route_reveals_delayed_information(club: Club, known: bool) -> None:
    who = club.zoe if known else None
    await club.set_up()
    await club.listed()
    before = await club.everything(who)
    await club.start()
    await club.listed()
    assert await club.everything(who) == before  # not even that the game has started
    club.site.clock.ms += DELAY * 1000

    await club.listed()
    begun = await club.everything(who)
    assert club.content_of(begun, f"/tables/{club.table}")["status"] == "running"
    assert [line["id"] for line in club.content_of(begun, "/tables?status=running")["tables"]] == [club.table]
    await club.choose()
    await club.concede()
    await club.site.service.act(club.table, club.ana.person.id, "Ana", 0, wire.Chat("well played"))
    await club.listed()
    assert (await club.get(club.ana, f"/tables/{club.table}"))["status"] == "over"
    assert (await club.get(club.ben, "/me/history"))["tables"]
    assert await club.everything(who) == begun  # nor that it is over, who won, or the chat

    club.site.clock.ms += DELAY * 1000
    await club.scheduler._rate_unrated()
    after = await club.everything(who)
    assert club.content_of(after, f"/tables/{club.table}")["status"] == "over"
    assert after[f"GET {API}/tables/{club.table}/record"][0] == 200
    assert club.content_of(after, "/tables?status=over")["tables"][0]["outcome"] is not None
    assert club.content_of(after, "/tables?status=running")["tables"] == []
    assert club.content_of(after, f"/people/{club.ana.person.id}/history")["tables"]
    assert len(club.content_of(after, "/ratings/ascension")["ratings"]) == 2


async def test_a_rematch_does_not_reveal_the_end_of_a_delayed_game(club: Club) -> None:
    await club.set_up()
    await club.start()
    club.site.clock.ms += DELAY * 1000
    await club.listed()
    before, counted = await club.everything(club.zoe), await club.status_counts()
    await club.concede()
    new = await club.site.service.rematch(club.table, club.ana.person.id, swap=False, same_seed=False)
    await club.site.service.sit(new.id, club.ben.person.id, "Ben", 1)
    await club.listed()
    assert await club.everything(club.zoe) == before
    assert await club.status_counts() == counted == {"open": 0, "running": 1}
    club.site.clock.ms += DELAY * 1000
    assert await club.status_counts() == {"open": 1, "running": 0}
    await club.site.service.start(new.id, club.ben.person.id)
    await club.listed()
    assert [line["id"] for line in (await club.get(club.zoe, "/tables"))["tables"]] == [new.id, club.table]


async def test_a_seat_request_does_not_reveal_a_delayed_start(club: Club) -> None:
    await club.set_up()

    async def wish() -> Any:
        async with club.site.client(club.zoe) as client:
            return (await client.put(f"{API}/tables/{club.table}/seats/0", json={"me": True})).json()["type"]

    before = await wish()
    await club.start()
    assert await wish() == before == "/problems/seat-taken"


async def test_a_creator_without_a_seat_sees_the_delayed_table(club: Club) -> None:
    options = Options(public=True, spectator_delay=DELAY)
    service = club.site.service
    room = await service.make(club.zoe.person.id, "ascension", {}, options)
    for seat, who in enumerate((club.ana, club.ben)):
        await service.sit(room.id, who.person.id, who.person.name, seat)
    club.table = room.id
    await club.start()
    club.site.clock.ms += DELAY * 1000
    async with club.site.client(club.zoe) as client:
        early = [(await client.post(f"{API}/tables/{room.id}/{what}", json=body)).status_code
                 for what, body in (("cancel", None), ("rematch", {}))]  # fmt: skip
        await club.concede()
        assert service.rooms.hosted[room.id].room.status == "over"
        assert early == [403, 409]
        assert [(await client.post(f"{API}/tables/{room.id}/{what}", json=body)).status_code
                for what, body in (("cancel", None), ("rematch", {}))] == early  # fmt: skip
        said = await client.post(f"{API}/tables/{room.id}/actions", json={"type": "chat", "text": "hello"})
        assert said.json()["seq"] == 3  # created, joined twice, started: the rest isn't due yet


async def test_a_creators_actions_do_not_reveal_a_delayed_start(club: Club) -> None:
    service = club.site.service
    room = await service.make(club.zoe.person.id, "ascension", {}, Options(public=True, spectator_delay=DELAY))
    for seat, who in enumerate((club.ana, club.ben)):
        await service.sit(room.id, who.person.id, who.person.name, seat)
    club.table = room.id

    async def wishes() -> list[Any]:
        found = []
        async with club.site.client(club.zoe) as client:
            for seat in (0, 5):
                path = f"{API}/tables/{room.id}/seats/{seat}"
                for body in ({"bot": "random"}, {"me": True}):
                    answer = await client.put(path, json=body)
                    found.append((answer.status_code, answer.json().get("type")))
        return found

    early = await wishes()
    assert early[0] == (409, "/problems/seat-taken")
    await club.start()
    assert await wishes() == early
    async with club.site.client(club.zoe) as client:
        answer = await client.post(f"{API}/tables/{room.id}/start")  # as if no one had started it
        assert (answer.status_code, answer.json()["status"]) == (200, "open")
        club.site.clock.ms += DELAY * 1000
        assert (await client.post(f"{API}/tables/{room.id}/start")).json()["type"] == "/problems/game-already-started"
        await club.choose()
        assert (await client.post(f"{API}/tables/{room.id}/start")).json()["type"] == "/problems/game-already-started"


async def test_the_status_page_counts_only_public_information(club: Club) -> None:
    async def status_counts() -> Any:
        await club.listed()
        async with club.site.client() as client:
            return (await client.get("/status.json")).json()["tables"]

    await club.set_up()
    assert await status_counts() == {"open": 1, "running": 0}
    await club.start()
    assert await status_counts() == {"open": 1, "running": 0}
    club.site.clock.ms += DELAY * 1000
    assert await status_counts() == {"open": 0, "running": 1}
    await club.concede()
    assert await status_counts() == {"open": 0, "running": 1}
    club.site.clock.ms += DELAY * 1000
    assert await status_counts() == {"open": 0, "running": 0}


async def test_a_delayed_spectator_receives_everything_on_time(club: Club) -> None:
    await club.set_up()
    await club.start()
    club.site.clock.ms += DELAY * 1000
    service = club.site.service
    listener = Subscriber(None, None, "en")
    async with service.rooms.listening(club.table, listener):
        first = drained(listener)
        assert [message["type"] for message in first] == ["hello", "update", "table"]
        assert first[0]["table"]["status"] == "running"
        for _ in range(150):  # longer than any queue
            await club.choose()
        assert drained(listener) == []
        assert service.rooms.hosted[club.table].behind is not None
        club.site.clock.ms += DELAY * 1000 - 100_000
        await service.rooms.visible_room(club.hosted, None)
        due = [message["seq"] for message in drained(listener) if message["type"] == "update"]
        assert due
        assert max(due) == first[1]["seq"] + 50
        assert not listener.closed


async def test_a_delayed_spectators_snapshot_is_delayed(club: Club) -> None:
    await club.set_up()
    await club.start()
    club.site.clock.ms += DELAY * 1000
    await club.choose()
    snapshot = await club.site.service.rooms.next_update(club.table, None, "en", None, 0)
    mine = await club.site.service.rooms.next_update(club.table, 0, "en", None, 0)
    assert snapshot.seq + 1 == mine.seq


async def test_a_delayed_spectator_sees_the_clock_of_that_time(club: Club) -> None:
    await club.set_up(clock=Clock(kind="total", seconds=3000))
    await club.start()
    began = club.site.clock.ms
    club.site.clock.ms += DELAY * 1000 + 7000
    update = await club.site.service.rooms.next_update(club.table, None, "en", None, 0)
    assert update.clocks is not None
    assert min(update.clocks) == 3_000_000 - 7000
    assert club.site.clock.ms > began


async def test_a_long_poll_respects_the_delay(club: Club) -> None:
    await club.set_up()
    await club.start()
    club.site.clock.ms += DELAY * 1000
    service = club.site.service
    before = (await service.rooms.visible_room(club.hosted, None)).seq
    asking = asyncio.create_task(service.rooms.next_update(club.table, None, "en", before, 30))
    await asyncio.sleep(0)
    await club.choose()
    for _ in range(20):
        await asyncio.sleep(0.01)
    assert not asking.done()
    club.site.clock.ms += DELAY * 1000
    assert club.hosted.behind is not None
    await club.hosted.behind.catch_up(service.rooms)
    assert (await asking).seq == before + 1


async def test_both_databases_list_delayed_tables_alike(store: Any) -> None:
    late = msgspec.structs.replace(row("t1"), status="over", public=True, started=1000, ended=5000, delay=600_000)
    await store.make_table(late, [])
    for now, status in ((2000, "open"), (602_000, "running"), (605_000, "over")):
        (found,) = await store.tables(public=True, viewer=ListViewer(None, now))
        assert found.status == status
        assert [each.id for each in await store.tables(status=status, viewer=ListViewer("zoe", now))] == ["t1"]
    assert await store.uncounted(604_000) == []
    assert await store.uncounted(605_000) == ["t1"]


def drained(listener: Subscriber) -> list[Any]:
    found = []
    while not listener.queue.empty():
        if (message := listener.queue.get_nowait()) is not None:
            found.append(msgspec.json.decode(message))
    return found


# ------------------------------------------------------------------- over real sockets


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with running(tmp_path) as made:
        yield made


def test_delayed_spectators_are_notified_of_a_shutdown_at_once(server: Running) -> None:
    ana, ben, zoe = Person(server, "Ana"), Person(server, "Ben"), Person(server, "Zoe")
    body = {
        "game": "ascension",
        "options": {"public": True, "spectator_delay": 3600},
        "seats": [{"seat": 0, "me": True}],
    }
    table = ana.post("/tables", body, 201)["id"]
    ben.put(f"/tables/{table}/seats/1", {"me": True})
    ana.post(f"/tables/{table}/start")
    socket = zoe.socket(table)
    socket.until("update")
    ana.post(f"/tables/{table}/actions", {"type": "chat", "text": "nobody hears this for an hour"})
    assert server.running is not None
    assert server.loop is not None
    with contextlib.ExitStack() as stack:
        stream = stack.enter_context(httpx.stream("GET", f"{server.url}/api/v1/tables/{table}/events", timeout=20))
        lines = stream.iter_lines()
        assert "hello" in next(line for line in lines if line.startswith("data:"))
        asyncio.run_coroutine_threadsafe(server.running.service.rooms.close(), server.loop).result(20)
        assert socket.until("closing")["reason"] == "restarting"
        rest = [line for line in lines if line.startswith("data:")]
        assert '"closing"' in rest[-1]
        assert not any("nobody hears" in line for line in rest)
