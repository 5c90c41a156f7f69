"""Four kinds of clients play a game together: a terminal, a Python object, plain HTTP and a plain WebSocket."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from client.live_server import Serving
from client.transports import Bare, by_terminal, vigil
from vigil.client import Client
from vigil.client.server_address import Address
from vigil.kernel.record import read
from vigil.registry import GAMES


def test_four_transports_reach_one_table(serving: Serving, tmp_path: Path) -> None:
    chosen: list[str] = []

    def object_plays(decision: dict[str, Any], view: dict[str, Any]) -> str:
        chosen.append(decision["options"][0]["name"])
        return chosen[-1]

    with Client(serving.url) as client, ThreadPoolExecutor(4) as together:
        client.guest("Object")
        settings = {"players": 4, "honor_pool": 20, "rounds": 6}
        table = client.create_table("ascension", settings, {}, [{"seat": 1, "me": True, "seed_phrase": "object"}])
        assert table.code is not None
        link = Address(serving.url, table.id, table.code).link
        poller, listener = Bare(serving.url, "Poll"), Bare(serving.url, "Socket")
        poller.sit(table.id, 2, table.code)
        listener.sit(table.id, 3, table.code)

        terminal = together.submit(
            by_terminal, tmp_path, link, "--name", "Tess", "--seat", "1", "--seed-phrase", "tess"
        )
        with client.connect(table.id) as place:
            while place.table is None or place.table.free_seats:
                place.next(60)
        client.start(table.id)
        played = together.submit(client.play, table.id, None, object_plays)
        polled, listened = together.submit(poller.polls, table.id), together.submit(listener.listens, table.id)

        outcome = played.result(240)
        assert outcome is not None
        by_poll, last = polled.result(60)
        by_socket, heard = listened.result(60)
        seen = terminal.result(60)
        assert last["outcome"] == heard["outcome"] and last["outcome"]["places"] == outcome.places
        winner = ("Tess", "Object", "Poll", "Socket")[outcome.winners[0]]
        assert ("You have won!" if winner == "Tess" else f"{winner} has won.") in seen

        match = read(client.record(table.id), GAMES)
        mine = [[choice.name for choice in match.choices if choice.seat == seat] for seat in range(4)]
        assert match.over and mine[1:] == [chosen, by_poll, by_socket] and mine[0]
        poller.http.close()
        listener.http.close()
        proof = client.proof(table.id)
        assert proof["seed_phrases"] == ["tess", "object", "", ""]

    checked = vigil(tmp_path, "verify", link, "--commitment", str(table.commitment))
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "The salt matches the commitment published before the game." in checked.stdout
