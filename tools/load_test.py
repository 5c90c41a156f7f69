"""How many can play at one server: scripted players over real sockets, until it becomes slow.

    make load                       # 500 seats in 250 tables, then more until it breaks; docs/LOAD.md is written
    make load ARGS="--tables 50 --seconds 5 --no-write"

The server is `vigil serve` in a process of its own, on this machine, with its usual
settings but for the limits on how often one address may ask.  The players think for a
while and choose by chance among what they are offered.  Measured is the time from
sending a choice to the update that shows it, at the own seat and at the other one, and
what the server spends: processor time is its own, whatever else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

PAGE = Path("docs/LOAD.md")
BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->\n"
LIMIT = 100.0
"""Milliseconds: more at p99 is too slow."""
GAMES: list[tuple[str, dict[str, Any]]] = [("ascension", {}), ("conflictus", {"format": "rapidinha"})]
TICK = os.sysconf("SC_CLK_TCK")


class Option(msgspec.Struct):
    """All that a scripted player reads of an option."""

    name: str


class Question(msgspec.Struct):
    """All that it reads of a question."""

    number: int
    options: list[Option]


class Heard(msgspec.Struct):
    """All that it reads of a message."""

    type: str
    seq: int = -1
    status: str = ""
    decision: Question | None = None


_heard = msgspec.json.Decoder(Heard)


@dataclass
class Measured:
    """What happened in one stretch of time."""

    own: list[float] = field(default_factory=list)  # milliseconds from a choice to the update at the seat itself
    other: list[float] = field(default_factory=list)  # and at the seat across
    errors: int = 0


@dataclass
class Run:
    """One load, and what it cost."""

    tables: int
    actions: float  # a second
    own: list[float]
    other: list[float]
    errors: int
    cpu: float  # milliseconds of the server's processor time for an action
    busy: float  # of one processor
    clients: float  # the same of the players' process
    memory: int  # bytes


def at(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else float("nan")


class Server:
    """`vigil serve`, and what the system says of it."""

    def __init__(self, folder: Path, database: str) -> None:
        limits = {f"VIGIL_RATE_{name}": "100000" for name in ("READS", "WRITES", "LOGINS", "ADDRESS")}
        limits["VIGIL_MAX_CONNECTIONS_PER_ADDRESS"] = "100000"
        around = {name: value for name, value in os.environ.items() if not name.startswith("VIGIL_")}
        given = {"VIGIL_DATA_DIR": str(folder), "VIGIL_LOG_LEVEL": "warning", "VIGIL_DATABASE": database}
        command = [sys.executable, "-m", "vigil", "serve", "--port", "0"]
        self.process = subprocess.Popen(
            command, env={**around, **limits, **given}, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://\S+:\d+", line):
                self.url = found.group().rstrip("/")
                break
        else:
            raise SystemExit("the server did not start")

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        told = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(told[11]) + int(told[12])) / TICK

    def memory(self) -> int:
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8"))
        assert found is not None
        return int(found.group(1)) * 1024

    def stop(self) -> float:
        """Ask it to stop; the seconds it took."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        return time.monotonic() - began


@contextmanager
def serving(database: str) -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="vigil-load-") as folder:
        server = Server(Path(folder), database)
        try:
            yield server
        finally:
            server.stop()


class Seat:
    """A scripted player."""

    def __init__(self, table: Table, place: int, cookie: str) -> None:
        self.table, self.place, self.cookie = table, place, cookie
        self.socket: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None

    async def open(self) -> None:
        url = f"{self.table.crowd.url.replace('http', 'ws', 1)}/api/v1/tables/{self.table.id}/socket?seat={self.place}"
        self.socket = await connect(
            url,
            additional_headers={"cookie": self.cookie},
            origin=websockets.Origin(self.table.crowd.url),
            max_size=None,
            compression=None,
            ping_interval=None,
            open_timeout=60,
        )
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self.socket is not None
        try:
            async for text in self.socket:
                now = time.perf_counter()
                message = _heard.decode(text)
                if message.type == "update":
                    self.table.updated(self, message, now)
                elif message.type in ("rejected", "closing"):
                    self.table.crowd.now.errors += 1
                    self.table.sent.clear()
        except websockets.ConnectionClosed:
            if not self.table.crowd.ending:
                self.table.crowd.now.errors += 1

    async def close(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
        if self.socket is not None:
            await self.socket.close()


class Table:
    """Two seats; one choice after the other, with time to think."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd, self.number = crowd, number
        self.id = ""
        self.seats: list[Seat] = []
        self.sent: dict[int, float] = {}  # by seat: when the choice was sent whose update it waits for
        self.over = False

    async def make(self) -> None:
        game, settings = GAMES[self.number % len(GAMES)]
        crowd = self.crowd
        cookies = await asyncio.gather(*(crowd.person(f"P{self.number}-{place}") for place in range(2)))
        self.seats = [Seat(self, place, cookie) for place, cookie in enumerate(cookies)]
        body = {"game": game, "settings": settings, "seats": [{"seat": 0, "me": True}]}
        made = await crowd.ask("POST", "/tables", cookies[0], body)
        self.id = made["id"]
        await crowd.ask("PUT", f"/tables/{self.id}/seats/1", cookies[1], {"me": True, "code": made["code"]})

    async def start(self) -> None:
        for seat in self.seats:
            await seat.open()
        await self.crowd.ask("POST", f"/tables/{self.id}/start", self.seats[0].cookie)

    def updated(self, seat: Seat, message: Heard, now: float) -> None:
        sent = self.sent.pop(seat.place, None)
        if sent is not None:
            mine = self.crowd.asked_last.get(self.number) == seat.place
            (self.crowd.now.own if mine else self.crowd.now.other).append(1000 * (now - sent))
        if message.status == "over" and not self.over:
            self.over = True
            if not self.crowd.ending:
                self.crowd.again(self)
        asked = message.decision
        if asked is not None and asked.options:
            self.crowd.thinks(self, seat, asked)

    def choose(self, seat: Seat, asked: Question) -> None:
        if self.crowd.ending or self.over:
            return
        self.crowd.beside(self._choose(seat, asked))

    async def _choose(self, seat: Seat, asked: Question) -> None:
        assert seat.socket is not None
        said = {"type": "choose", "decision": asked.number, "choose": [random.randrange(len(asked.options))]}
        self.crowd.asked_last[self.number] = seat.place
        now = time.perf_counter()
        self.sent = dict.fromkeys(range(len(self.seats)), now)
        try:
            await seat.socket.send(msgspec.json.encode({**said, "id": f"{asked.number}"}).decode())
        except websockets.ConnectionClosed:
            self.crowd.now.errors += 1


class Crowd:
    """Everybody who plays."""

    def __init__(self, url: str, pause: float) -> None:
        self.url, self.pause = url, pause
        self.tables: list[Table] = []
        self.now = Measured()
        self.asked_last: dict[int, int] = {}
        self.ending = False
        self.playing = False  # while people sit down, nobody plays
        self._thinking: list[tuple[Table, Seat, Question]] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._numbers = iter(range(1 << 40))
        limits = httpx.Limits(max_connections=20, max_keepalive_connections=20)
        self._http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=60, limits=limits)
        self._gate = asyncio.Semaphore(8)

    def thinks(self, table: Table, seat: Seat, asked: Question) -> None:
        """Somebody is asked, and will choose after a while."""
        if not self.playing:
            self._thinking.append((table, seat, asked))
            return
        pause = self.pause * random.uniform(0.5, 1.5)
        asyncio.get_running_loop().call_later(pause, table.choose, seat, asked)

    def play(self) -> None:
        """Everybody sits: on with the games."""
        self.playing = True
        waiting, self._thinking = self._thinking, []
        for table, seat, asked in waiting:
            self.thinks(table, seat, asked)

    def beside(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def person(self, name: str) -> str:
        answer = await self._http.post("/api/v1/people/guest", json={"name": name, "lang": "en"})
        answer.raise_for_status()
        self._http.cookies.clear()
        return "; ".join(f"{key}={value}" for key, value in answer.cookies.items())

    async def ask(self, method: str, path: str, cookie: str, body: Any = None) -> Any:
        answer = await self._http.request(method, f"/api/v1{path}", json=body, headers={"cookie": cookie})
        answer.raise_for_status()
        return answer.json()

    async def seat(self, count: int, begun: bool = True) -> None:
        """So many more tables."""
        self.playing = self.playing and count == 1

        async def one() -> None:
            async with self._gate:
                table = Table(self, next(self._numbers))
                await table.make()
                if begun:
                    await table.start()
                self.tables.append(table)

        await asyncio.gather(*(one() for _ in range(count)))

    def again(self, table: Table) -> None:
        """A game is over: the same two begin another."""
        self.tables.remove(table)

        async def anew() -> None:
            for seat in table.seats:
                await seat.close()
            await self.seat(1)

        self.beside(anew())

    async def measure(self, server: Server, seconds: float) -> Run:
        """Watch for so many seconds."""
        self.now = Measured()
        cpu, own, began = server.cpu(), time.process_time(), time.monotonic()
        await asyncio.sleep(seconds)
        took, found = time.monotonic() - began, self.now
        spent, mine = server.cpu() - cpu, time.process_time() - own
        count = max(1, len(found.own))
        return Run(
            tables=len(self.tables),
            actions=len(found.own) / took,
            own=found.own,
            other=found.other,
            errors=found.errors,
            cpu=1000 * spent / count,
            busy=spent / took,
            clients=mine / took,
            memory=server.memory(),
        )

    async def end(self) -> None:
        self.ending = True
        await asyncio.gather(*(seat.close() for table in self.tables for seat in table.seats), return_exceptions=True)
        for task in list(self._tasks):
            task.cancel()
        await self._http.aclose()


HEAD = (
    "| tables | seats | actions/s | own p50 | own p99 | other p50 | other p99 | errors | server CPU per action "
    "| server CPU | players' CPU | server memory |\n|" + "---:|" * 12
)


def line(run: Run) -> str:
    spans = [f"{at(values, part):.1f} ms" for values in (run.own, run.other) for part in (0.5, 0.99)]
    told = [run.tables, 2 * run.tables, f"{run.actions:.0f}", *spans, run.errors, f"{run.cpu:.2f} ms"]
    told += [f"{100 * run.busy:.0f} %", f"{100 * run.clients:.0f} %", f"{run.memory / 1e6:.0f} MB"]
    return f"| {' | '.join(map(str, told))} |"


def machine() -> str:
    load = os.getloadavg()
    return f"{os.cpu_count()} cores, load average {load[0]:.1f} (including the tool's own processes)"


async def asked(options: argparse.Namespace, say: Any) -> None:
    """The load that was promised, then more of it until it is too slow."""
    with serving(options.database) as server:
        crowd = Crowd(server.url, options.pause)
        kind = "PostgreSQL" if options.database else "SQLite"
        say(f"{kind}, a choice at each table about every {options.pause:g} s; {machine()}.\n\n{HEAD}")
        more, steps = options.tables, 0
        while True:
            await crowd.seat(more)
            crowd.play()
            await asyncio.sleep(options.warm)
            run = await crowd.measure(server, options.seconds)
            say(line(run))
            steps += 1
            if at(run.own, 0.99) > LIMIT or run.errors or steps > options.steps:
                break
            more = max(1, options.tables // 4)
        await crowd.end()
        say(f"\nStopped in {server.stop():.1f} s with everyone connected.")


async def cost(options: argparse.Namespace, say: Any) -> None:
    """What an action costs when more tables are there, and what a table takes of the memory."""
    say("\nThe same number of actions per second, spread over more tables:\n")
    say("| tables | actions/s | server CPU per action | own p99 | server memory |\n|---:|---:|---:|---:|---:|")
    for count in options.counts:
        with serving(options.database) as server:
            crowd = Crowd(server.url, max(0.2, count / 60))
            await crowd.seat(count)
            crowd.play()
            await asyncio.sleep(options.warm)
            run = await crowd.measure(server, options.seconds)
            memory = f"{run.memory / 1e6:.0f} MB"
            say(f"| {count} | {run.actions:.0f} | {run.cpu:.2f} ms | {at(run.own, 0.99):.1f} ms | {memory} |")
            await crowd.end()
    say("")
    with serving(options.database) as server:
        crowd = Crowd(server.url, 1e9)
        await crowd.seat(20)
        empty = server.memory()
        await crowd.seat(200, begun=False)
        idle = server.memory()
        say(f"Memory per table: {(idle - empty) / 200 / 1024:.0f} KiB while it waits for players,")
        await crowd.seat(200)
        say(f"{(server.memory() - idle) / 200 / 1024:.0f} KiB during a game with two people connected.")
        await crowd.end()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each load is watched")
    parser.add_argument("--warm", type=float, default=3.0, help="seconds before that")
    parser.add_argument("--pause", type=float, default=1.5, help="seconds a player thinks, on average")
    parser.add_argument("--steps", type=int, default=8, help="how often the load is raised by a quarter")
    parser.add_argument("--database", default="", metavar="URL", help="of an empty PostgreSQL; else SQLite")
    parser.add_argument("--counts", type=int, nargs="+", default=[10, 100, 1000], help="tables to compare")
    parser.add_argument("--only", choices=("load", "cost"))
    parser.add_argument("--no-write", action="store_true", help="leave docs/LOAD.md as it is")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # the server goes with us
    told: list[str] = []

    def say(text: str) -> None:
        told.append(text)
        print(text, flush=True)

    if options.only != "cost":
        asyncio.run(asked(options, say))
    if options.only != "load":
        asyncio.run(cost(options, say))
    if not options.no_write:
        page = PAGE.read_text(encoding="utf-8")
        before, after = page.partition(BEGIN)[0], page.partition(END)[2]
        PAGE.write_text(before + BEGIN + "\n".join(told) + "\n" + END + after, encoding="utf-8")


if __name__ == "__main__":
    main()
