"""How long tables stand still when their process dies and another one goes on with them.

Two `vigil serve` share one PostgreSQL of their own.  People sit at one of them and play
against bots whose tables the other one looks after; that one is killed without a warning.
Counted is the time until the other process looks after all of these tables, and until a
bot has played again at each: it may have to start a process in which bots think first.

`python -m tools.failover --runs 10` prints the figures that stand in docs/LOAD.md.
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

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))  # the servers and the PostgreSQL of the tests

from server.postgres import Postgres
from server.test_crash_recovery import Killable, guest

SEATS = [{"seat": 0, "me": True}, {"seat": 1, "bot": "random"}]
PATIENCE = 60.0
_KEPT = "SELECT count(*) FROM leases WHERE process = $1"
_PLAYED = "SELECT min(at) FROM entries WHERE table_id = $1 AND at > $2 AND kind = 'chose' AND body LIKE '%\"seat\":1,%'"


async def sits(person: Any, away: str) -> tuple[str, asyncio.Task[None]]:
    """A table made and begun at one server, its player at the other."""
    body = {"game": "ascension", "settings": {"honor_pool": 200}, "seats": SEATS, "start": True}
    made = (await person.post("/api/v1/tables", json=body)).raise_for_status().json()["id"]
    cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    return made, asyncio.create_task(
        plays(f"{away.replace('http', 'ws', 1)}/api/v1/tables/{made}/socket", cookie, away)
    )


async def plays(url: str, cookie: str, origin: str) -> None:
    """Somebody who ends every turn at once, so that the bot is nearly always the one who is to play."""
    async with connect(
        url, additional_headers={"cookie": cookie}, origin=websockets.Origin(origin), max_size=None
    ) as line:
        async for text in line:
            heard = msgspec.json.decode(text)
            asked = heard.get("decision") if heard["type"] == "update" else None
            if asked is not None:
                names = [option["name"] for option in asked["options"]]
                choice = "end_turn" if "end_turn" in names else names[0]
                said = {"type": "choose", "decision": asked["number"], "choose": [choice]}
                await line.send(msgspec.json.encode(said).decode())


async def one(
    victim: Killable, other: Killable, database: Any, tables: int, luck: random.Random
) -> tuple[float, list[float]]:
    """Seconds until the other process has the leases of a killed one, and until the bots of each table play on."""
    person = await guest(victim.url, "Ana")
    sitting = [await sits(person, other.url) for _ in range(tables)]
    try:
        for table, _ in sitting:
            await played_since(database, table, 0)
        await asyncio.sleep(luck.uniform(0, 2))  # anywhere between two looks around
        held = await database.fetch(
            "SELECT DISTINCT process FROM leases WHERE table_id = ANY($1)", [t for t, _ in sitting]
        )
        assert len(held) == 1, "the tables are looked after by the process at which they were made"
        killed = time.time_ns() // 1_000_000
        victim.kill()
        while await database.fetchval(_KEPT, held[0]["process"]):
            await asyncio.sleep(0.02)
        taken = time.time_ns() // 1_000_000 - killed
        played = [await played_since(database, table, killed) - killed for table, _ in sitting]
        return taken / 1000, [each / 1000 for each in played]
    finally:
        for _, playing in sitting:
            playing.cancel()
        await asyncio.gather(*(playing for _, playing in sitting), return_exceptions=True)
        for table, _ in sitting:  # the next run has the machine to itself
            await person.post(f"{other.url}/api/v1/tables/{table}/cancel", headers={"origin": other.url})
        await person.aclose()


async def played_since(database: Any, table: str, after: int) -> int:
    """When a bot played there for the first time after a moment; milliseconds since 1970."""
    until = time.monotonic() + PATIENCE
    while (found := await database.fetchval(_PLAYED, table, after)) is None:
        assert time.monotonic() < until, f"nobody has gone on with table {table}"
        await asyncio.sleep(0.05)
    return int(found)


async def measured(url: str, runs: int, tables: int, seed: int) -> list[tuple[float, list[float]]]:
    luck, found = random.Random(seed), []
    database = await asyncpg.connect(url)
    with tempfile.TemporaryDirectory() as folder:
        servers = [Killable(Path(folder) / name, url) for name in ("one", "two")]
        try:
            for server in servers:
                await server.start()
            for run in range(runs):
                victim, other = servers[run % 2], servers[1 - run % 2]
                found.append(await one(victim, other, database, tables, luck))
                taken, played = found[-1]
                print(f"kill {run + 1}: taken over {taken:.2f} s, bots play on {max(played):.2f} s", flush=True)
                await victim.start()
        finally:
            for server in servers:
                server.end()
            await database.close()
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--runs", type=int, default=10, help="how often a process is killed")
    asked.add_argument("--tables", type=int, default=6, help="how many tables it looked after")
    asked.add_argument("--seed", type=int, default=1, help="of the moments at which it happens")
    given = asked.parse_args()
    postgres = Postgres()
    try:
        found = asyncio.run(measured(postgres.fresh(), given.runs, given.tables, given.seed))
    finally:
        postgres.end()
    for name, times in (("taken over", [taken for taken, _ in found]), ("bots play on", [max(p) for _, p in found])):
        print(f"{name}: {len(times)} kills, median {statistics.median(times):.2f} s, worst {max(times):.2f} s")


if __name__ == "__main__":
    main()
