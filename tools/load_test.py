"""Load test: scripted players over real sockets, adding more until the server becomes slow.

    make load                       # 500 seats in 250 tables, then more until it is too slow; writes docs/LOAD.md
    make load ARGS="--tables 50 --seconds 5 --no-write"

The server is `vigil serve` in another process on this machine, with its usual settings except for rate limits. The
players think for a while and choose randomly. The tool measures the time from sending a choice to the update that
shows it, at the player's own seat and at the other one, and the server's CPU time and memory.
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
MAX_P99_MS = 100.0
"""A slower p99 ends the test."""
GAMES: list[tuple[str, dict[str, Any]]] = [("ascension", {}), ("conflictus", {"format": "rapidinha"})]
TICK = os.sysconf("SC_CLK_TCK")


class Option(msgspec.Struct):
    """The part of an option that a scripted player reads."""

    name: str


class Question(msgspec.Struct):
    """The part of a decision that it reads."""

    number: int
    options: list[Option]


class ServerMessage(msgspec.Struct):
    """The part of a message that it reads."""

    type: str
    seq: int = -1
    status: str = ""
    decision: Question | None = None


_decoder = msgspec.json.Decoder(ServerMessage)


@dataclass
class Sample:
    """What happened during a measurement."""

    own: list[float] = field(default_factory=list)  # milliseconds from a choice to the update at the same seat
    other: list[float] = field(default_factory=list)  # and at the other seat
    errors: int = 0


@dataclass
class Run:
    """The result of a measurement."""

    tables: int
    actions: float  # per second
    own: list[float]
    other: list[float]
    errors: int
    cpu: float  # milliseconds of the server's CPU time per action
    busy: float  # the server's share of one CPU
    clients: float  # the share of the players' process
    memory: int  # bytes


def percentile(values: list[float], part: float) -> float:
    """Return a percentile; not a number without values."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else float("nan")


class Server:
    """A running `vigil serve`."""

    def __init__(self, folder: Path, database: str) -> None:
        names = (
            "READ_LIMIT_PER_SECOND",
            "WRITE_LIMIT_PER_SECOND",
            "LOGIN_LIMIT_PER_MINUTE",
            "ADDRESS_LIMIT_PER_SECOND",
        )
        limits = {f"VIGIL_{name}": "100000" for name in names}
        limits["VIGIL_MAX_CONNECTIONS_PER_ADDRESS"] = "100000"
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("VIGIL_")}
        given = {"VIGIL_DATA_DIR": str(folder), "VIGIL_LOG_LEVEL": "warning", "VIGIL_DATABASE": database}
        command = [sys.executable, "-m", "vigil", "serve", "--port", "0"]
        self.process = subprocess.Popen(
            command, env={**inherited, **limits, **given}, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://\S+:\d+", line):
                self.url = found.group().rstrip("/")
                break
        else:
            raise SystemExit("the server did not start")

    def cpu(self) -> float:
        """Return the seconds of CPU time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> int:
        """Return the resident memory in bytes."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8"))
        assert found is not None
        return int(found.group(1)) * 1024

    def stop(self) -> float:
        """Stop the server; return the seconds it took."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        return time.monotonic() - began


@contextmanager
def running_server(database: str) -> Iterator[Server]:
    """Run a server in a temporary folder."""
    with tempfile.TemporaryDirectory(prefix="vigil-load-") as folder:
        server = Server(Path(folder), database)
        try:
            yield server
        finally:
            server.stop()


class Seat:
    """A scripted player."""

    def __init__(self, table: Table, index: int, cookie: str) -> None:
        self.table, self.index, self.cookie = table, index, cookie
        self.socket: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect to the table."""
        url = f"{self.table.crowd.url.replace('http', 'ws', 1)}/api/v1/tables/{self.table.id}/socket?seat={self.index}"
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
                message = _decoder.decode(text)
                if message.type == "update":
                    self.table.on_update(self, message, now)
                elif message.type in ("rejected", "closing"):
                    self.table.crowd.sample.errors += 1
                    self.table.sent.clear()
        except websockets.ConnectionClosed:
            if not self.table.crowd.ending:
                self.table.crowd.sample.errors += 1

    async def close(self) -> None:
        """Disconnect."""
        if self.reading is not None:
            self.reading.cancel()
        if self.socket is not None:
            await self.socket.close()


class Table:
    """A table with two scripted players."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd, self.number = crowd, number
        self.id = ""
        self.seats: list[Seat] = []
        self.sent: dict[int, float] = {}  # by seat, when the choice was sent whose update is due
        self.over = False

    async def create(self) -> None:
        """Create the table with two players."""
        game, settings = GAMES[self.number % len(GAMES)]
        crowd = self.crowd
        cookies = await asyncio.gather(*(crowd.sign_in(f"P{self.number}-{seat}") for seat in range(2)))
        self.seats = [Seat(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        body = {"game": game, "settings": settings, "seats": [{"seat": 0, "me": True}]}
        created = await crowd.request("POST", "/tables", cookies[0], body)
        self.id = created["id"]
        await crowd.request("PUT", f"/tables/{self.id}/seats/1", cookies[1], {"me": True, "code": created["code"]})

    async def start(self) -> None:
        """Connect the players and start the game."""
        for seat in self.seats:
            await seat.open()
        await self.crowd.request("POST", f"/tables/{self.id}/start", self.seats[0].cookie)

    def on_update(self, seat: Seat, message: ServerMessage, now: float) -> None:
        """Measure the time of an update, and answer its decision after a while."""
        sent = self.sent.pop(seat.index, None)
        if sent is not None:
            mine = self.crowd.last_seat.get(self.number) == seat.index
            (self.crowd.sample.own if mine else self.crowd.sample.other).append(1000 * (now - sent))
        if message.status == "over" and not self.over:
            self.over = True
            if not self.crowd.ending:
                self.crowd.replace(self)
        decision = message.decision
        if decision is not None and decision.options:
            self.crowd.think(self, seat, decision)

    def choose(self, seat: Seat, decision: Question) -> None:
        """Choose a random option."""
        if not (self.crowd.ending or self.over):
            self.crowd.run_in_background(self._choose(seat, decision))

    async def _choose(self, seat: Seat, decision: Question) -> None:
        assert seat.socket is not None
        index = random.randrange(len(decision.options))
        answer = {"type": "choose", "decision": decision.number, "choose": [index], "id": f"{decision.number}"}
        self.crowd.last_seat[self.number] = seat.index
        self.sent = dict.fromkeys(range(len(self.seats)), time.perf_counter())
        try:
            await seat.socket.send(msgspec.json.encode(answer).decode())
        except websockets.ConnectionClosed:
            self.crowd.sample.errors += 1


class Crowd:
    """All players."""

    def __init__(self, url: str, pause: float) -> None:
        self.url, self.pause = url, pause
        self.tables: list[Table] = []
        self.sample = Sample()
        self.last_seat: dict[int, int] = {}  # by table, the seat that chose last
        self.ending = False
        self.playing = False  # games pause while tables are created
        self._thinking: list[tuple[Table, Seat, Question]] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._numbers = iter(range(1 << 40))
        limits = httpx.Limits(max_connections=20, max_keepalive_connections=20)
        self._http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=60, limits=limits)
        self._gate = asyncio.Semaphore(8)

    def think(self, table: Table, seat: Seat, decision: Question) -> None:
        """Let a player choose after a random pause."""
        if not self.playing:
            self._thinking.append((table, seat, decision))
            return
        pause = self.pause * random.uniform(0.5, 1.5)
        asyncio.get_running_loop().call_later(pause, table.choose, seat, decision)

    def play(self) -> None:
        """Continue all games."""
        self.playing = True
        waiting, self._thinking = self._thinking, []
        for table, seat, decision in waiting:
            self.think(table, seat, decision)

    def run_in_background(self, work: Any) -> None:
        """Start a task, and keep a reference to it until it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def sign_in(self, name: str) -> str:
        """Log in as a guest, and return the cookie."""
        answer = await self._http.post("/api/v1/people/guest", json={"name": name, "lang": "en"})
        answer.raise_for_status()
        self._http.cookies.clear()
        return "; ".join(f"{key}={value}" for key, value in answer.cookies.items())

    async def request(self, method: str, path: str, cookie: str, body: Any = None) -> Any:
        """Send a request, and return the JSON of the response."""
        answer = await self._http.request(method, f"/api/v1{path}", json=body, headers={"cookie": cookie})
        answer.raise_for_status()
        return answer.json()

    async def add_tables(self, count: int, start: bool = True) -> None:
        """Create more tables."""
        self.playing = self.playing and count == 1

        async def add_table() -> None:
            async with self._gate:
                table = Table(self, next(self._numbers))
                await table.create()
                if start:
                    await table.start()
                self.tables.append(table)

        await asyncio.gather(*(add_table() for _ in range(count)))

    def replace(self, table: Table) -> None:
        """Replace a table whose game is over."""
        self.tables.remove(table)

        async def close_and_add() -> None:
            for seat in table.seats:
                await seat.close()
            await self.add_tables(1)

        self.run_in_background(close_and_add())

    async def measure(self, server: Server, seconds: float) -> Run:
        """Measure for some seconds."""
        self.sample = Sample()
        server_cpu, own_cpu, began = server.cpu(), time.process_time(), time.monotonic()
        await asyncio.sleep(seconds)
        elapsed, sample = time.monotonic() - began, self.sample
        server_cpu, own_cpu = server.cpu() - server_cpu, time.process_time() - own_cpu
        return Run(
            tables=len(self.tables),
            actions=len(sample.own) / elapsed,
            own=sample.own,
            other=sample.other,
            errors=sample.errors,
            cpu=1000 * server_cpu / max(1, len(sample.own)),
            busy=server_cpu / elapsed,
            clients=own_cpu / elapsed,
            memory=server.memory(),
        )

    async def end(self) -> None:
        """Disconnect all players."""
        self.ending = True
        await asyncio.gather(*(seat.close() for table in self.tables for seat in table.seats), return_exceptions=True)
        for task in list(self._tasks):
            task.cancel()
        await self._http.aclose()


HEAD = (
    "| tables | seats | actions/s | own p50 | own p99 | other p50 | other p99 | errors | server CPU per action "
    "| server CPU | players' CPU | server memory |\n|" + "---:|" * 12
)


def table_row(run: Run) -> str:
    """Return a measurement as a row of the table."""
    spans = [f"{percentile(values, part):.1f} ms" for values in (run.own, run.other) for part in (0.5, 0.99)]
    cells = [run.tables, 2 * run.tables, f"{run.actions:.0f}", *spans, run.errors, f"{run.cpu:.2f} ms"]
    cells += [f"{100 * run.busy:.0f}%", f"{100 * run.clients:.0f}%", f"{run.memory / 1e6:.0f} MB"]
    return f"| {' | '.join(map(str, cells))} |"


def machine() -> str:
    """Describe this machine."""
    load = os.getloadavg()
    return f"{os.cpu_count()} cores, load average {load[0]:.1f} (including the tool's own processes)"


async def measure_load(options: argparse.Namespace, say: Any) -> None:
    """Measure the requested load, then more until the server is too slow."""
    with running_server(options.database) as server:
        crowd = Crowd(server.url, options.pause)
        kind = "PostgreSQL" if options.database else "SQLite"
        say(f"{kind}, a choice at each table about every {options.pause:g} s; {machine()}.\n\n{HEAD}")
        more, steps = options.tables, 0
        while True:
            await crowd.add_tables(more)
            crowd.play()
            await asyncio.sleep(options.warm)
            run = await crowd.measure(server, options.seconds)
            say(table_row(run))
            steps += 1
            if percentile(run.own, 0.99) > MAX_P99_MS or run.errors or steps > options.steps:
                break
            more = max(1, options.tables // 4)
        await crowd.end()
        say(f"\nStopped in {server.stop():.1f} s with everyone connected.")


async def measure_cost(options: argparse.Namespace, say: Any) -> None:
    """Measure the CPU time of an action with more tables, and the memory of a table."""
    say("\nThe same number of actions per second, spread over more tables:\n")
    say("| tables | actions/s | server CPU per action | own p99 | server memory |\n|---:|---:|---:|---:|---:|")
    for count in options.counts:
        with running_server(options.database) as server:
            crowd = Crowd(server.url, max(0.2, count / 60))
            await crowd.add_tables(count)
            crowd.play()
            await asyncio.sleep(options.warm)
            run = await crowd.measure(server, options.seconds)
            memory = f"{run.memory / 1e6:.0f} MB"
            say(f"| {count} | {run.actions:.0f} | {run.cpu:.2f} ms | {percentile(run.own, 0.99):.1f} ms | {memory} |")
            await crowd.end()
    say("")
    with running_server(options.database) as server:
        crowd = Crowd(server.url, 1e9)
        await crowd.add_tables(20)
        empty = server.memory()
        await crowd.add_tables(200, start=False)
        idle = server.memory()
        say(f"Memory per table: {(idle - empty) / 200 / 1024:.0f} KiB while it waits for players,")
        await crowd.add_tables(200)
        say(f"{(server.memory() - idle) / 200 / 1024:.0f} KiB during a game with two people connected.")
        await crowd.end()


def main() -> None:
    """Run the load test, and write docs/LOAD.md."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each load is measured")
    parser.add_argument("--warm", type=float, default=3.0, help="seconds of warm-up before that")
    parser.add_argument("--pause", type=float, default=1.5, help="seconds a player thinks, on average")
    parser.add_argument("--steps", type=int, default=8, help="how often the load grows by a quarter of it")
    parser.add_argument("--database", default="", metavar="URL", help="an empty PostgreSQL; default: SQLite")
    parser.add_argument("--counts", type=int, nargs="+", default=[10, 100, 1000], help="numbers of tables to compare")
    parser.add_argument("--only", choices=("load", "cost"))
    parser.add_argument("--no-write", action="store_true", help="leave docs/LOAD.md as it is")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # exit normally, which stops the server
    lines: list[str] = []

    def say(text: str) -> None:
        lines.append(text)
        print(text, flush=True)

    if options.only != "cost":
        asyncio.run(measure_load(options, say))
    if options.only != "load":
        asyncio.run(measure_cost(options, say))
    if not options.no_write:
        page = PAGE.read_text(encoding="utf-8")
        before, after = page.partition(BEGIN)[0], page.partition(END)[2]
        PAGE.write_text(before + BEGIN + "\n".join(lines) + "\n" + END + after, encoding="utf-8")


if __name__ == "__main__":
    main()
