"""The Python of docs/CLIENTS.md runs against a real server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from client.live_server import Serving
from vigil.client import Client

PAGE = Path(__file__).parents[2] / "docs" / "CLIENTS.md"
BLOCKS = re.findall(r"^```py\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_python_of_the_page_runs(serving: Serving, capsys: Any) -> None:
    here = {"http://localhost:8300": serving.url, '"steady"': '"random"', '{"sets": "both"}': '{"rounds": 5}'}
    first, second = BLOCKS
    for there, ours in here.items():
        assert there in first
        first = first.replace(there, ours)
    exec(first, {})
    said = capsys.readouterr().out
    assert "OutcomeInfo(scores=" in said and "vigil record 1" in said

    with Client(serving.url) as vigil:
        vigil.guest("Ana")
        seats: list[dict[str, Any]] = [{"seat": 0, "me": True}, {"seat": 1, "bot": "random"}]
        table = vigil.make("ascension", {"rounds": 5}, seats=seats, begin=True)
        exec(second, {"vigil": vigil, "table": table})
        assert vigil.table(table.id).status == "over"
