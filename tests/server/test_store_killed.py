"""A killed server has stored everything it confirmed, and nothing only in part."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections import defaultdict

import pytest

from server.postgres import Postgres
from vigil.server.store import Store
from vigil.server.store.database import Database
from vigil.server.store.errors import Conflict

pytestmark = pytest.mark.anyio

PAIR = 2  # the entries of one call: both or none

# Forty tables write pairs of entries as fast as they can, and report each confirmation.
WRITER = f"""
import asyncio, os, sys
from vigil.server.journal_entry import Entry
from vigil.server.store import Store

async def main():
    store = await Store.open(sys.argv[1])

    async def play(table):
        seq = len(await store.entries(table))
        while True:
            await store.append(table, [Entry(seq + n, 1, "chose", {{"n": seq + n}}) for n in range({PAIR})])
            seq += {PAIR}
            os.write(1, f"{{table}} {{seq}}\\n".encode())

    await asyncio.gather(*(play(f"t{{number}}") for number in range(40)))

asyncio.run(main())
"""


def killed_after(url: str, confirmed: int) -> dict[str, int]:
    """Kill the process after this many confirmed calls. Return the last confirmed entry of each table."""
    confirmed_by_table: dict[str, int] = defaultdict(int)
    with subprocess.Popen([sys.executable, "-c", WRITER, url], stdout=subprocess.PIPE, env=dict(os.environ)) as server:
        assert server.stdout is not None
        for number, line in enumerate(server.stdout, 1):
            if number == confirmed:
                server.send_signal(signal.SIGKILL)
            if line.endswith(b"\n"):  # what it reported before it died counts too
                table, seq = line.split()
                confirmed_by_table[table.decode()] = int(seq)
    assert server.returncode == -signal.SIGKILL
    return confirmed_by_table


async def test_confirmed_writes_survive_sigkill(database_url: str) -> None:
    luck = random.Random(7)
    for _ in range(3):
        confirmed = killed_after(database_url, luck.randrange(1, 600))
        store = await Store.open(database_url)  # the lock ended with its process
        for number in range(40):
            found = await store.entries(f"t{number}")
            assert len(found) >= confirmed[f"t{number}"]
            assert len(found) % PAIR == 0
            assert [(entry.seq, entry.body["n"]) for entry in found] == [(seq, seq) for seq in range(len(found))]
        await store.close()


async def test_another_process_continues_after_a_kill(postgres: Postgres) -> None:
    url = postgres.fresh()
    survivor = await Store.open(url)
    expected = killed_after(url, 300)
    for table, confirmed in expected.items():
        found = await survivor.entries(table)
        assert len(found) >= confirmed
        with pytest.raises(Conflict):
            await survivor.append(table, [found[-1]])
    await survivor.close()


async def test_commits_are_synchronous_despite_database_settings(postgres: Postgres) -> None:
    url = postgres.fresh()
    postgres.sql(f"ALTER DATABASE {url.split('/')[3].partition('?')[0]} SET synchronous_commit = off")
    database = Database(url)
    async with database.writer.connect() as connection:
        assert (await connection.exec_driver_sql("SHOW synchronous_commit")).scalar() == "on"
    await database.close()


async def test_sqlite_syncs_at_every_commit(tmp_path: object) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/vigil.db")
    quick = store._journal._quick
    assert quick is not None
    settings = await quick.transaction(
        lambda file: [file.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    )
    assert settings == ["wal", 2]  # 2 is FULL
    async with store._database.writer.connect() as connection:
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
    await store.close()
