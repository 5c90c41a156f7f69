"""`vigil serve` is killed many times while people and bots play, and nothing is lost.

A player remembers every choice the server confirmed, resends an unconfirmed one with the same action id after
reconnecting, and never gives up. In the end the entries are compared with that. `make soak` does this more often: the
environment variable SOAK_KILLS sets the number of kills.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from websockets.asyncio.client import connect

from server.postgres import Postgres
from vigil.kernel.match import Match
from vigil.server.room import Room
from vigil.server.scheduler import LEASE_MS, ROUND_SECONDS
from vigil.server.store import Store

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("SOAK_KILLS", "3"))
TABLES: list[tuple[str, dict[str, Any], dict[str, Any], str | None]] = [
    ("ascension", {}, {}, None),
    ("conflictus", {"format": "rapidinha"}, {}, None),
    ("ascension", {}, {"clock": {"kind": "total", "seconds": 600}, "on_timeout": "bot"}, "greedy"),
    ("conflictus", {"format": "rapidinha"}, {}, "random"),
]
"""Game, settings, options, and the bot on the second seat; None is another person."""
ENOUGH = 40 * KILLS
"""Choices after which a player concedes, so that every game ends."""


class Killable:
    """`vigil serve` in its own process, always on the same port."""

    def __init__(self, folder: Path, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        around = {name: value for name, value in os.environ.items() if not name.startswith("VIGIL_")}
        names = (
            "READ_LIMIT_PER_SECOND",
            "WRITE_LIMIT_PER_SECOND",
            "LOGIN_LIMIT_PER_MINUTE",
            "ADDRESS_LIMIT_PER_SECOND",
        )
        limits = {f"VIGIL_{name}": "100000" for name in names}
        given = {"VIGIL_DATA_DIR": str(folder), "VIGIL_DATABASE": database, "VIGIL_LOG_LEVEL": "error"}
        self.around = {**around, **limits, **given}
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        command = [sys.executable, "-m", "vigil", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(command, env=self.around, stdout=subprocess.DEVNULL)
        async with httpx.AsyncClient(base_url=self.url) as http:
            for _ in range(600):
                await asyncio.sleep(0.1)
                assert self.process.poll() is None, "it did not start"
                try:
                    if (await http.get("/readyz")).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
        raise AssertionError("it did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


@dataclass
class Player:
    """A player who chooses at random, and reconnects to any server that answers."""

    table: str
    seat: int
    cookie: str
    urls: list[str]
    luck: random.Random
    confirmed: dict[str, int] = field(default_factory=dict)  # for each action, the entry it led to
    refused: list[str] = field(default_factory=list)
    sent: dict[str, Any] | None = None  # the unconfirmed message
    update: dict[str, Any] | None = None
    answered: int = -1  # the entry after which the last question was answered
    came_back: int = 0
    gaps: list[float] = field(default_factory=list)  # seconds between updates

    async def play(self) -> None:
        """Play to the end of the game, reconnecting as needed."""
        while True:
            try:
                async with connect(self._address(), **self._way(), max_size=None) as line:
                    if self.sent is not None:
                        await line.send(msgspec.json.encode(self.sent).decode())
                    async for text in line:
                        await self._hears(msgspec.json.decode(text), line)
                        if self.sent is None and self.update is not None and self.update["status"] == "over":
                            return
            except (OSError, websockets.WebSocketException, TimeoutError):
                pass
            self.came_back += 1
            self.urls = self.urls[1:] + self.urls[:1]
            await asyncio.sleep(0.1)

    def _address(self) -> str:
        return f"{self.urls[0].replace('http', 'ws', 1)}/api/v1/tables/{self.table}/socket?seat={self.seat}"

    def _way(self) -> dict[str, Any]:
        return {"additional_headers": {"cookie": self.cookie}, "origin": websockets.Origin(self.urls[0])}

    async def _hears(self, message: dict[str, Any], line: Any) -> None:
        match message["type"]:
            case "ack":
                assert self.sent is not None
                assert message["id"] == self.sent["id"]
                self.confirmed[message["id"]] = message["seq"]
                self.sent = None
            case "rejected" if (
                message["problem"]["status"] == 503
            ):  # it is unknown whether it was written: send it again
                await asyncio.sleep(0.2)
                await line.send(msgspec.json.encode(self.sent).decode())
            case "rejected":
                self.refused.append(message["problem"]["type"])
                self.sent = None
            case "update":
                self.update = message
                self.gaps.append(time.monotonic())
        if self.sent is None and self.update is not None and self.update["decision"] is not None:
            written = max([self.answered, *self.confirmed.values()])
            if self.update["seq"] >= written and self.update["status"] == "running":
                await asyncio.sleep(self.luck.uniform(0, 0.03))
                await self._answers(self.update["decision"], line)

    async def _answers(self, asked: dict[str, Any], line: Any) -> None:
        action = f"{self.seat}-{len(self.confirmed) + len(self.refused)}"
        said: dict[str, Any] = {"type": "concede", "id": action}
        if len(self.confirmed) < ENOUGH:
            place = self.luck.randrange(len(asked["options"]))
            said = {"type": "choose", "decision": asked["number"], "choose": [place], "id": action}
        self.sent = said
        await line.send(msgspec.json.encode(said).decode())


async def arranged(servers: list[Killable], luck: random.Random) -> list[Player]:
    """Create every kind of table, in turn at each server. Their players start at different servers."""
    players: list[Player] = []
    urls = [server.url for server in servers]
    for number, (game, settings, options, bot) in enumerate(TABLES):
        home = urls[number % len(urls)]
        people = [await guest(home, f"P{number}-{seat}") for seat in range(2 if bot is None else 1)]
        first = people[0]
        seats: list[dict[str, Any]] = [{"seat": 0, "me": True}]
        if bot is not None:
            seats.append({"seat": 1, "bot": bot})
        body = {"game": game, "settings": settings, "options": options, "seats": seats}
        made = (await first.post("/api/v1/tables", json=body)).raise_for_status().json()
        for seat, person in enumerate(people[1:], 1):
            sat = {"me": True, "code": made["code"]}
            (await person.put(f"/api/v1/tables/{made['id']}/seats/{seat}", json=sat)).raise_for_status()
        (await first.post(f"/api/v1/tables/{made['id']}/start")).raise_for_status()
        for seat, person in enumerate(people):
            cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
            turned = (number + seat) % len(urls)
            there = urls[turned:] + urls[:turned]
            players.append(Player(made["id"], seat, cookie, there, random.Random(luck.random())))
            await person.aclose()
    return players


async def guest(url: str, name: str) -> httpx.AsyncClient:
    http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=30)
    (await http.post("/api/v1/people/guest", json={"name": name, "lang": "en"})).raise_for_status()
    return http


async def everything_is_there(url: str, players: list[Player]) -> None:
    """Check that every confirmed choice was written once, in order, and that the games can be replayed."""
    store = await Store.open(url)
    for table in {player.table for player in players}:
        entries = await store.entries(table)
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        named = [(entry.body["by"], entry.body["id"]) for entry in entries if entry.body.get("id")]
        assert max(Counter(named).values()) == 1
        room = Room.of(table, entries)
        assert room.status == "over"
        assert room.match is not None
        again = Match(room.game, room.match.config, room.match.seed, room.match.choices)
        assert again.state == room.match.state
        for player in players:
            if player.table == table:
                who = room.seats[player.seat].person
                written = [(e.body["id"], e.seq) for e in entries if e.body.get("by") == who and e.body.get("id")]
                assert written == list(player.confirmed.items())
                assert player.refused == []
                assert player.confirmed
    await store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_server_killed_repeatedly_loses_nothing(kind: str, tmp_path: Path, postgres: Postgres) -> None:
    url = f"sqlite:///{tmp_path}/vigil.db" if kind == "sqlite" else postgres.fresh()
    luck, server = random.Random(11), Killable(tmp_path, url)
    try:
        await server.start()
        players = await arranged([server], luck)
        playing = asyncio.gather(*(player.play() for player in players))
        for _ in range(KILLS):
            await asyncio.sleep(luck.uniform(0.2, 1.5))
            server.kill()
            await server.start()
        await asyncio.wait_for(playing, 120 + 20 * KILLS)
    finally:
        server.end()
    assert any(player.came_back for player in players)
    await everything_is_there(url, players)


async def test_when_a_process_is_killed_another_takes_over_its_tables(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.fresh()
    luck = random.Random(5)
    servers = [Killable(tmp_path / name, url) for name in ("one", "two")]
    try:
        for server in servers:
            await server.start()
        players = await arranged(servers, luck)
        playing = asyncio.gather(*(player.play() for player in players))
        for number in range(KILLS):
            await asyncio.sleep(luck.uniform(0.5, 2))
            servers[number % 2].kill()
            await asyncio.sleep(luck.uniform(1, 6))
            await servers[number % 2].start()
        await asyncio.sleep(0.5)
        servers[0].kill()
        await asyncio.wait_for(playing, 120 + 20 * KILLS)
    finally:
        for server in servers:
            server.end()
    assert any(player.came_back for player in players)
    await everything_is_there(url, players)


def test_a_lease_and_a_scheduler_round_take_less_than_five_seconds() -> None:
    """Check only the constants, which the documentation relies on: how long tables stop when a process dies.

    The test above shows that another process takes over.
    """
    assert LEASE_MS / 1000 + ROUND_SECONDS < 4.5


async def test_a_database_restart_during_games_loses_nothing(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.fresh()
    luck, server = random.Random(3), Killable(tmp_path, url)
    try:
        await server.start()
        players = await arranged([server], luck)
        playing = asyncio.gather(*(player.play() for player in players))
        await asyncio.sleep(1)
        await asyncio.to_thread(postgres.stop, "immediate")
        await asyncio.to_thread(postgres.start)
        await asyncio.wait_for(playing, 120)
    finally:
        server.end()
    await everything_is_there(url, players)
