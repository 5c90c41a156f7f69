"""Ways to join a table: a terminal in its own process, plain HTTP, a plain WebSocket."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

PROMPT = "Your choice:"


def vigil(folder: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run `vigil` to its end."""
    return subprocess.run(
        [sys.executable, "-m", "vigil", *args], env=environment(folder), input=typed, capture_output=True, text=True,
        timeout=120, check=False,
    )  # fmt: skip


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "XDG_STATE_HOME": str(folder), "LANG": "en", "PYTHONUNBUFFERED": "1"}


def by_terminal(folder: Path, *args: str) -> str:
    """Play with `vigil join` in plain text, always choosing the first number offered. Return the output."""
    command = [sys.executable, "-m", "vigil", "join", *args, "--plain"]
    running = subprocess.Popen(
        command,
        env=environment(folder),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert running.stdin is not None and running.stdout is not None
    seen, offered = "", ""
    with running:
        for line in running.stdout:
            seen += line
            if line.strip() != PROMPT:
                offered += line
                continue
            asked = offered[offered.rfind("\nYour turn:") if "\nYour turn:" in offered else 0 :]
            numbers = re.findall(r"^(\d+): ", asked, re.MULTILINE)
            running.stdin.write(f"{numbers[0] if numbers else 0}\n")
            running.stdin.flush()
            offered = offered if not numbers else ""
    assert running.returncode == 0, seen[-2000:]
    return seen


class Bare:
    """A guest with only an HTTP client."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.http = url, httpx.Client(base_url=url + "/api/v1", timeout=60)
        answer = self.http.post("/people/guest", json={"name": name}).raise_for_status()
        self.csrf = answer.json()["csrf"]
        self.http.headers["x-vigil-csrf"] = self.csrf

    def sit(self, table: str, seat: int, code: str) -> None:
        self.http.put(f"/tables/{table}/seats/{seat}", json={"me": True, "code": code}).raise_for_status()

    def polls(self, table: str) -> tuple[list[str], dict[str, Any]]:
        """Play by long polling. Return the choices and the last update."""
        chosen: list[str] = []
        update = self.http.get(f"/tables/{table}/update").raise_for_status().json()
        while update["status"] not in ("over", "canceled"):
            decision = update["decision"]
            if decision is not None:
                name = decision["options"][0]["name"]
                said = {
                    "type": "choose",
                    "decision": decision["number"],
                    "choose": [name],
                    "id": f"p{decision['number']}",
                }
                self.http.post(f"/tables/{table}/actions", json=said).raise_for_status()
                chosen.append(name)
            wait = {"after": update["seq"], "wait": 25}
            update = self.http.get(f"/tables/{table}/update", params=wait).raise_for_status().json()
        return chosen, update

    def listens(self, table: str) -> tuple[list[str], dict[str, Any]]:
        """Play over a WebSocket. Return the choices and the last update."""
        chosen: list[str] = []
        where = self.url.replace("http", "ws", 1) + f"/api/v1/tables/{table}/socket"
        headers = {"cookie": f"vigil_session={self.http.cookies['vigil_session']}", "x-vigil-csrf": self.csrf}
        answered = -1
        with connect(where, additional_headers=headers) as socket:
            for text in socket:
                data = json.loads(text)
                if data["type"] == "update" and data["status"] == "over":
                    return chosen, data
                decision = data.get("decision")
                if data["type"] == "update" and decision is not None and decision["number"] > answered:
                    answered = decision["number"]
                    said = {"type": "choose", "decision": answered, "choose": [0], "id": f"s{answered}"}
                    socket.send(json.dumps(said))
                    chosen.append(decision["options"][0]["name"])
                assert data["type"] != "rejected", data
        raise AssertionError("the socket was closed before the end")
