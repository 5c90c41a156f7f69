"""Measure how long tables are interrupted when their server process dies and another one takes over.

Two `vigil serve` processes share a PostgreSQL database. Players connect to one of them, and play against bots at tables
of the other, which is then killed. The tool measures the time until the other process has taken over all these tables,
and until a bot has played again at each of them, which includes the start of its bot processes.

`python -m tools.failover --runs 10` prints the figures for docs/LOAD.md.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import websockets
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))  # the tests start servers and PostgreSQL

from server.postgres import Postgres
from server.test_crash_recovery import Killable, guest

SEATS = [{"seat": 0, "me": True}, {"seat": 1, "bot": "random"}]
TIMEOUT_SECONDS = 60.0
_LEASES = "SELECT count(*) FROM leases WHERE process = $1"
_PLAYED = "SELECT min(at) FROM entries WHERE table_id = $1 AND at > $2 AND kind = 'chose' AND body LIKE '%\"seat\":1,%'"


async def start_table(person: Any, away: str) -> tuple[str, asyncio.Task[None]]:
    """Start a table at one server, with its player at the other."""
    body = {"game": "ascension", "settings": {"honor_pool": 200}, "seats": SEATS, "start": True}
    table = (await person.post("/api/v1/tables", json=body)).raise_for_status().json()["id"]
    cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    url = f"{away.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
    return table, asyncio.create_task(play(url, cookie, away))


async def play(url: str, cookie: str, origin: str) -> None:
    """End every turn at once, so that it is nearly always the bot's turn."""
    async with connect(
        url, additional_headers={"cookie": cookie}, origin=websockets.Origin(origin), max_size=None
    ) as socket:
        async for text in socket:
            message = msgspec.json.decode(text)
            decision = message.get("decision") if message["type"] == "update" else None
            if decision is not None:
                names = [option["name"] for option in decision["options"]]
                choice = "end_turn" if "end_turn" in names else names[0]
                answer = {"type": "choose", "decision": decision["number"], "choose": [choice]}
                await socket.send(msgspec.json.encode(answer).decode())


async def kill_once(
    victim: Killable, other: Killable, database: Any, tables: int, rng: random.Random
) -> tuple[float, list[float]]:
    """Return the seconds until the other process has the victim's leases, and until the bots of each table play on."""
    person = await guest(victim.url, "Ana")
    started = [await start_table(person, other.url) for _ in range(tables)]
    try:
        for table, _ in started:
            await bot_played_at(database, table, 0)
        await asyncio.sleep(rng.uniform(0, 2))  # at a random time between two checks of the leases
        held = await database.fetch(
            "SELECT DISTINCT process FROM leases WHERE table_id = ANY($1)", [t for t, _ in started]
        )
        assert len(held) == 1, "the process that created the tables has their leases"
        killed = time.time_ns() // 1_000_000
        victim.kill()
        while await database.fetchval(_LEASES, held[0]["process"]):
            await asyncio.sleep(0.02)
        taken = time.time_ns() // 1_000_000 - killed
        played = [await bot_played_at(database, table, killed) - killed for table, _ in started]
        return taken / 1000, [each / 1000 for each in played]
    finally:
        for _, playing in started:
            playing.cancel()
        await asyncio.gather(*(playing for _, playing in started), return_exceptions=True)
        for table, _ in started:  # so that they don't slow down the next run
            await person.post(f"{other.url}/api/v1/tables/{table}/cancel", headers={"origin": other.url})
        await person.aclose()


async def bot_played_at(database: Any, table: str, after: int) -> int:
    """Wait for the bot's first choice after a time; return its time. Both are milliseconds since 1970."""
    deadline = time.monotonic() + TIMEOUT_SECONDS
    while (played_at := await database.fetchval(_PLAYED, table, after)) is None:
        assert time.monotonic() < deadline, f"the bot of table {table} doesn't play on"
        await asyncio.sleep(0.05)
    return int(played_at)


async def measure(url: str, runs: int, tables: int, seed: int) -> list[tuple[float, list[float]]]:
    """Kill processes in turn, and return the times."""
    rng, results = random.Random(seed), []
    database = await asyncpg.connect(url)
    with tempfile.TemporaryDirectory() as folder:
        servers = [Killable(Path(folder) / name, url) for name in ("one", "two")]
        try:
            for server in servers:
                await server.start()
            for run in range(runs):
                victim, other = servers[run % 2], servers[1 - run % 2]
                results.append(await kill_once(victim, other, database, tables, rng))
                taken, played = results[-1]
                print(f"kill {run + 1}: taken over {taken:.2f} s, bots play on {max(played):.2f} s", flush=True)
                await victim.start()
        finally:
            for server in servers:
                server.end()
            await database.close()
    return results


def main() -> None:
    """Measure, and print the times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=10, help="number of kills")
    parser.add_argument("--tables", type=int, default=6, help="tables of the killed process")
    parser.add_argument("--seed", type=int, default=1, help="seed for the times of the kills")
    args = parser.parse_args()
    postgres = Postgres()
    try:
        results = asyncio.run(measure(postgres.fresh(), args.runs, args.tables, args.seed))
    finally:
        postgres.end()
    taken_over, played_on = [taken for taken, _ in results], [max(played) for _, played in results]
    for name, times in (("taken over", taken_over), ("bots play on", played_on)):
        print(f"{name}: {len(times)} kills, median {statistics.median(times):.2f} s, worst {max(times):.2f} s")


if __name__ == "__main__":
    main()
