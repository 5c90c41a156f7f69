"""A server that runs for months doesn't leak memory, tasks or processes, and long games don't delay others."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Generator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.live_server import Person, Running, running
from server.test_table_service import choose, start_game
from server.wiring import run_scheduler, tables_in
from vigil.protocol import messages as wire
from vigil.protocol.table_options import Options
from vigil.server.journal_entry import Entry
from vigil.server.room import Room
from vigil.server.scheduler import IDLE_OVER_MS
from vigil.server.store import Store
from vigil.server.store.repository import now_ms
from vigil.server.table_service import TableService

pytestmark = pytest.mark.anyio


@pytest.fixture
async def kept(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite:///{tmp_path}/vigil.db")
    yield store
    await store.close()


async def over(service: TableService, table: str) -> None:
    while (room := await service.rooms.room(table)).status == "running":
        await service.rooms.next_update(table, 0, "en", room.seq, 30)


async def test_finished_games_are_unloaded(kept: Store) -> None:
    ahead = 0
    service = tables_in(kept, alone=True, now=lambda: now_ms() + ahead)
    async with run_scheduler(service) as scheduler:
        tables = [(await start_game(service, "random", "random")).id for _ in range(6)]
        for table in tables:
            await over(service, table)
        scheduler._unload_idle()
        assert set(service.rooms.hosted) == set(tables)  # a client may look at the final position
        await scheduler._index(True)
        ahead = IDLE_OVER_MS + 1
        scheduler._unload_idle()
        assert service.rooms.hosted == {}
        assert not (scheduler._dirty or scheduler._alarms or scheduler._pauses or scheduler._thinking)
        assert (await service.rooms.room(tables[0])).status == "over"  # and are loaded again on request


async def test_listeners_of_a_finished_table_stay_subscribed(kept: Store) -> None:
    ahead = 0
    service = tables_in(kept, alone=True, now=lambda: now_ms() + ahead)
    async with run_scheduler(service) as scheduler:
        room = await start_game(service, "ana", "ben")
        waiting = asyncio.create_task(service.rooms.next_update(room.id, 0, "en", room.seq, 30))
        await asyncio.sleep(0)
        ahead = 10 * IDLE_OVER_MS + 1_000_000
        await scheduler._index(True)
        scheduler._unload_idle()
        assert room.id in service.rooms.hosted
        await choose(service, room, "end_turn")
        assert (await waiting).seq == room.seq


async def test_startup_does_not_wait_for_running_games(kept: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    first = tables_in(kept)
    for _ in range(5):
        await start_game(first, "ana", "ben")
    mine = await start_game(first, "ana", "ben")
    read: list[str] = []
    entries = kept.entries

    async def slowly(table: str, since: int = 0) -> list[Entry]:
        read.append(table)
        if table != mine.id:
            await asyncio.Event().wait()  # a thousand tables would take a while
        return await entries(table, since)

    monkeypatch.setattr(kept, "entries", slowly)
    service = tables_in(kept, alone=True)
    async with run_scheduler(service):
        while not read:
            await asyncio.sleep(0.01)
        room = await service.rooms.room(mine.id)
        await choose(service, room, "end_turn")
        assert set(read) - {mine.id} == {read[0]}  # one after the other, without waiting for any of them


async def test_loading_a_long_game_does_not_block_others(kept: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    first = tables_in(kept)
    long, short = await start_game(first, "ana", "ben"), await start_game(first, "ana", "ben")
    for _ in range(30):
        await choose(first, long, "end_turn")
    service = tables_in(kept)
    room = await service.rooms.room(short.id)
    acted = False
    fold = Room.replay_entries

    def endless(table: str, entries: Sequence[Entry]) -> Generator[None, None, Room]:
        """Return a game so long that a player at another table acts before it is loaded."""
        made = yield from fold(table, entries)
        while not acted:
            time.sleep(0.001)
            yield
        return made

    monkeypatch.setattr(Room, "replay_entries", staticmethod(endless))
    reading = asyncio.create_task(service.rooms.room(long.id))
    await asyncio.sleep(0)
    done = await choose(service, room, "end_turn")
    assert not reading.done()
    acted = True
    assert isinstance(done, wire.Ack)
    assert done.seq == room.seq
    assert (await reading).seq == long.seq


async def test_a_rebuilt_room_equals_the_live_one(kept: Store) -> None:
    service = tables_in(kept)
    room = await start_game(service, "ana", "ben", options=Options(rated=False))
    for _ in range(60):
        await choose(service, room, len(room.decision.options) - 1)  # type: ignore[union-attr]
    again = Room.of(room.id, await kept.entries(room.id))
    for viewer in (None, 0, 1):
        for after in (None, 3, room.seq - 2):
            assert await service.rooms.full_update(again, viewer, "en", after) == await service.rooms.full_update(
                room, viewer, "en", after
            )


BUSY = """
import asyncio, os, sys
from pathlib import Path
from vigil.server.bot_pool import WorkerPool

def busy(folder):
    Path(folder, str(os.getpid())).touch()
    while True:
        sum(range(1000))

async def main():
    pool = WorkerPool(2)
    tasks = [asyncio.ensure_future(pool.run(busy, sys.argv[1], seconds=300)) for _ in range(2)]
    await asyncio.wait(tasks)

if __name__ == "__main__":
    asyncio.run(main())
"""


def alive(process: int) -> bool:
    """Return whether a process is running, not just a zombie."""
    if not Path("/proc/self/stat").exists():
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, 0)
            return True
        return False
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def until(true: Any) -> None:
    for _ in range(600):
        if true():
            return
        time.sleep(0.05)
    raise AssertionError("it did not come to be")


def test_bot_workers_exit_when_the_server_is_killed(tmp_path: Path) -> None:
    script, folder = tmp_path / "busy.py", tmp_path / "found"
    script.write_text(BUSY, encoding="utf-8")
    folder.mkdir()
    server = subprocess.Popen([sys.executable, str(script), str(folder)], stderr=subprocess.DEVNULL)
    found: list[int] = []
    try:
        until(lambda: len(list(folder.iterdir())) == 2)
        found = [int(file.name) for file in folder.iterdir()]
        assert all(map(alive, found))
        server.kill()
        server.wait()
        until(lambda: not any(map(alive, found)))
    finally:
        server.kill()
        server.wait()
        for process in filter(alive, found):
            os.kill(process, 9)


# --------------------------------------------------------------- ended sessions


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr("vigil.server.web.connections.CHECK_SECONDS", 0.05)
    with running(tmp_path, max_connections_per_address=4, max_spectators_per_table=2) as made:
        yield made


def table_of(ana: Person, **options: Any) -> str:
    seats = [{"seat": 0, "me": True}, {"seat": 1, "bot": "random"}]
    body = {"game": "ascension", "options": {"public": True, **options}, "seats": seats, "start": True}
    return str(ana.post("/tables", body, 201)["id"])


@pytest.mark.parametrize("how", ["revoked", "expired"])
def test_an_expired_token_closes_its_connections(server: Running, how: str) -> None:
    ana = Person(server, "Ana")
    table = table_of(ana)
    given = ana.post("/me/tokens", {"label": "x", "scopes": ["read", "play"], "days": 1}, 201)
    with_token = {"authorization": f"Bearer {given['token']}"}
    assert server.running is not None
    lines = server.running.app.state.world.connections
    asking = httpx.Client(base_url=server.url, headers=with_token, timeout=20)
    with asking, asking.stream("GET", f"/api/v1/tables/{table}/events") as stream:
        stream_lines = stream.iter_lines()
        next(stream_lines)
        assert len(lines.open) == 1
        if how == "revoked":
            assert ana.http.delete(f"/api/v1/me/tokens/{given['info']['id']}").status_code == 204
        else:
            now = server.running.people.now
            server.running.people.now = lambda: now() + 2 * 86_400_000
        rest = [line for line in stream_lines if line.startswith("data:")]
        assert "signed-out" in rest[-1]


def test_unauthenticated_connections_count_toward_the_limit(server: Running) -> None:
    ana = Person(server, "Ana")
    table = table_of(ana)
    silent = [Person(server, "").socket(table, token="first") for _ in range(4)]
    for each in (Person(server, "").socket(table, token="first"), ana.socket(table)):
        assert each.until("rejected", "update")["problem"]["type"] == "/problems/too-many-connections"
    given = ana.post("/me/tokens", {"label": "x", "scopes": ["read", "play"], "days": 1}, 201)
    silent[0].send(type="token", token=given["token"])
    silent[0].until("update")
    silent[1].close()
    until(lambda: len(lines_of(server).open) + lines_of(server).anonymous_count == 3)
    ana.socket(table).until("update")


def lines_of(server: Running) -> Any:
    assert server.running is not None
    return server.running.app.state.world.connections


def test_players_can_connect_when_spectators_fill_the_limit(server: Running) -> None:
    ana, zoe = Person(server, "Ana"), Person(server, "Zoe")
    table = table_of(ana)
    watching = [zoe.socket(table) for _ in range(2)]
    for each in watching:
        each.until("update")
    refused = zoe.socket(table).until("rejected", "update")
    assert refused["problem"]["type"].endswith("/too-many-spectators")
    own = [ana.socket(table) for _ in range(2)]
    assert all(each.until("update") for each in own)
    refused = ana.socket(table).until("rejected", "update")
    assert (refused["problem"]["status"], refused["problem"]["type"]) == (429, "/problems/too-many-connections")
    answer = ana.http.get(f"/api/v1/tables/{table}/events")
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) > 1
    ana.get(f"/tables/{table}/update?after=0&wait=1", 429)
    ana.get(f"/tables/{table}/update")  # an immediate response needs no slot
    watching[0].close()
    assert server.running is not None
    lines = server.running.app.state.world.connections
    until(lambda: len(lines.open) < 4)
    assert zoe.socket(table).until("rejected", "update")["type"] == "update"
