"""The first command of the README starts a server, prints its address, and a command that starts a game."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import httpx

from server.test_serve import around, served

ROOT = Path(__file__).parents[2]


def recipe(target: str, *given: str) -> list[str]:
    """Return what make would run, without running it."""
    asked = ["make", "--no-print-directory", "--dry-run", "--always-make", target, *given]
    outside = {
        name: value for name, value in os.environ.items() if not name.startswith("MAKE")
    }  # as if not started by make
    said = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", env=outside)
    return said.stdout.splitlines()


def test_make_play_starts_a_server_and_prints_its_address(tmp_path: Path) -> None:
    command = recipe("play", "ARGS=--port 0")[-1]
    assert command == "exec .venv/bin/vigil serve --open --port 0"

    with served(tmp_path) as (_, said):  # the same, with another folder
        url = said[0].removeprefix("Vigil is at ")
        assert httpx.get(f"{url}/healthz").json() == {"status": "ok"}
        page = httpx.get(url)
        assert page.headers["content-type"].startswith("text/html")

        # the printed command creates a table with a bot, and plays there
        line = next(each for each in said if "second terminal" in each).partition(": ")[2]
        assert line == f"vigil host {url} --bots steady --join"
        played = subprocess.run(
            [sys.executable, "-m", *shlex.split(line), "--name", "Ana", "--lang", "en", "--plain"],
            input="all\n0\ny\nquit\n", capture_output=True, text=True, encoding="utf-8", timeout=60,
            env=around(HOME=str(tmp_path), XDG_STATE_HOME=str(tmp_path / "state")),
        )  # fmt: skip
        assert played.returncode == 0, played.stderr
        assert "Round 1" in played.stdout, played.stdout
        assert re.search(rf"vigil join '{url}/table/\w+\?code=[\w-]+'", played.stdout)


def test_a_game_for_the_terminal_has_its_own_target() -> None:
    assert recipe("terminal", "GAME=conflictus", "ARGS=--plain")[-1] == ".venv/bin/vigil play conflictus --plain"
    refused = recipe("play", "GAME=conflictus")
    assert any("make terminal GAME=conflictus" in line and "exit 2" in line for line in refused)


def test_the_hosting_docs_show_the_servers_output(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "HOSTING.md").read_text(encoding="utf-8")
    shown = re.findall(r"^((?:Vigil is at|You run|To play against|Ctrl\+C).+)$", text, re.MULTILINE)
    with served(tmp_path) as (_, said):
        port = said[0].rpartition(":")[2]
    plain = [re.sub(r"#link=.+", "#link=...", line.replace(f":{port}", ":8300")) for line in said]
    assert [line.replace(".venv/bin/vigil", "vigil") for line in shown] == plain
