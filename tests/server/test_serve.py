"""`vigil serve` on the command line: its address, a second instance, and how it stops."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx
import pytest
from websockets import ConnectionClosed, Origin
from websockets.sync.client import connect

import vigil
from vigil.server import bot_pool, runner
from vigil.server.network import qr_code, url_of
from vigil.server.runner import NoPort, listening
from vigil.server.store import database
from vigil.server.store.errors import BadDatabase

TABLE = {"game": "ascension", "seats": [{"seat": 0, "me": True}, {"seat": 1, "bot": "steady"}], "start": True}
SOURCES = Path(vigil.__file__).parents[1]


def around(**more: str) -> dict[str, str]:
    """Return the environment without the user's own settings."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("VIGIL_")}
    return {**plain, "PYTHONPATH": str(SOURCES), "LANG": "C.UTF-8", **more}


def command(folder: Path, *more: str) -> list[str]:
    return [sys.executable, "-m", "vigil", "serve", "--data-dir", str(folder), "--lang", "en", *more]


@contextmanager
def served(folder: Path, *more: str, **variables: str) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """Start a server, wait for its address, and return it with the output."""
    process = subprocess.Popen(
        command(folder, "--port", "0", *more),
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
        env=around(**variables),
    )  # fmt: skip
    try:
        yield process, list(until_ready(process.stdout))
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def until_ready(stream: IO[str] | None) -> Iterator[str]:
    assert stream is not None
    for line in stream:
        yield line.rstrip("\n")
        if line.startswith("Ctrl+C"):
            return


def test_a_server_prints_its_address_and_stops_on_a_signal(tmp_path: Path) -> None:
    with served(tmp_path) as (process, said):
        url = said[0].removeprefix("Vigil is at ")
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+", url)
        assert httpx.get(f"{url}/readyz").json()["status"] == "ok"
        assert "server" not in httpx.get(url).headers

        # the printed link signs the operator in
        link = said[1].rpartition("#link=")[2]
        came = httpx.post(f"{url}/api/v1/session/login-link", json={"secret": link})
        assert came.json()["me"]["admin"] is True

        # a second server on the same file would lose moves
        second = subprocess.run(
            command(tmp_path, "--port", "0"), capture_output=True, text=True, encoding="utf-8", env=around()
        )
        assert second.returncode == 2
        assert str(process.pid) in second.stderr
        assert "Traceback" not in second.stderr

        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=10)
        assert process.returncode == 0
        assert "all players were notified" in out
        assert link not in err
        assert "Traceback" not in err

    with served(tmp_path, "--log-format", "json") as (process, said):
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=10)
        assert process.returncode == 0
        assert '"event": "stopped"' in err


@pytest.mark.parametrize(("asked", "display", "opened"), [
    (["--open"], ":7", True),
    (["--open"], "", False),  # in a text terminal, a browser would take over the terminal
    (["--open", "--no-open"], ":7", False),
    ([], ":7", False),
])  # fmt: skip
def test_the_page_opens_on_machines_with_a_display(
    tmp_path: Path, asked: list[str], display: str, opened: bool
) -> None:
    browser, shown = tmp_path / "browser", tmp_path / "shown"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {shown}.new && mv {shown}.new {shown}\n', encoding="utf-8")
    browser.chmod(0o755)
    environment = {"DISPLAY": display, "WAYLAND_DISPLAY": "", "BROWSER": str(browser)}
    with served(tmp_path / "kept", *asked, **environment) as (process, said):
        url = said[0].removeprefix("Vigil is at ")
        assert httpx.get(url).status_code == 200
        for _ in range(400 if opened else 0):
            if shown.exists():
                break
            time.sleep(0.05)
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=10)
    assert (shown.read_text(encoding="utf-8") if shown.exists() else None) == (url if opened else None)


def test_players_are_notified_of_a_shutdown_and_their_game_continues(tmp_path: Path) -> None:
    with served(tmp_path) as (process, said):
        url = said[0].removeprefix("Vigil is at ")
        with httpx.Client(base_url=url, headers={"origin": url}) as ana:
            ana.post("/api/v1/people/guest", json={"name": "Ana"})
            made = ana.post("/api/v1/tables", json=TABLE).json()
            table, code = made["id"], made["code"]
            session = ana.cookies["vigil_session"]
            opening = connect(
                f"{url.replace('http', 'ws')}/api/v1/tables/{table}/socket?code={code}",
                additional_headers={"cookie": f"vigil_session={session}"}, origin=Origin(url),
            )  # fmt: skip
            with opening as seat, ana.stream("GET", f"/api/v1/tables/{table}/events") as stream:
                line = next(stream.iter_lines())  # her second window, which uses another transport
                assert line
                process.send_signal(signal.SIGTERM)
                messages = []
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        messages.append(json.loads(seat.recv()))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012  # the close code for a restart: reconnect
        assert messages[-1] == {"type": "closing", "reason": "restarting"}
        _, err = process.communicate(timeout=10)
        assert process.returncode == 0
        assert "Traceback" not in err
        assert code not in err  # an invitation gives access to a table, so it isn't logged

    with served(tmp_path) as (_, said):
        url = said[0].removeprefix("Vigil is at ")
        again = httpx.get(f"{url}/api/v1/tables/{table}/update", cookies={"vigil_session": session}).json()
        assert (again["status"], again["seat"]) == ("running", 0)


def test_a_stopped_server_exits_at_once(tmp_path: Path) -> None:
    """Python's own cleanup at exit takes seconds on a busy machine, so the server skips it."""
    program = (
        "import atexit, runpy; atexit.register(print, 'tidying up'); runpy.run_module('vigil', run_name='__main__')"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", program, *command(tmp_path, "--port", "0")[3:]],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", env=around(),
    )  # fmt: skip
    list(until_ready(process.stdout))
    process.send_signal(signal.SIGTERM)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "all players were notified" in out
    assert "stopped" in err
    assert "tidying up" not in out


def test_shutdown_takes_at_most_ten_seconds() -> None:
    cut_off = 3 * database.CLOSING  # the request in progress, the listening connection, all others
    assert runner.WRITE_SECONDS + runner.NOTIFY_SECONDS + runner.REQUEST_SECONDS + bot_pool.JOIN + cut_off < 10


def test_a_port_in_use_has_a_clear_error(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        tried = subprocess.run(
            command(tmp_path, "--port", port), capture_output=True, text=True, encoding="utf-8", env=around()
        )
    assert (tried.returncode, tried.stdout) == (2, "")
    assert (
        tried.stderr.strip() == f"port {port} is in use; stop the program that uses it, or choose another with --port"
    )
    assert list(tmp_path.iterdir()) == []  # nothing was created for a server that didn't start


def test_a_file_in_place_of_the_data_folder_has_a_clear_error(tmp_path: Path) -> None:
    file = tmp_path / "note.txt"
    file.write_text("mine", encoding="utf-8")
    with pytest.raises(BadDatabase) as refused:
        runner.make_folder(file)
    assert str(refused.value) == f"cannot write {file}: Not a directory"
    assert file.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("host", ["203.0.113.77", "no.such.host.invalid"])
def test_an_address_of_another_machine_is_refused(host: str) -> None:
    with pytest.raises(NoPort) as refused:
        listening(host, 0)
    assert refused.value.key == "port-host"


def test_an_address_is_printed_as_typed() -> None:
    assert url_of("127.0.0.1", 8300, "") == "http://127.0.0.1:8300"
    assert url_of("::1", 8300, "/games") == "http://[::1]:8300/games"


def test_a_qr_code_is_square() -> None:
    lines = qr_code("http://192.168.1.20:8300").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert len(lines) == (len(lines[0]) + 1) // 2  # two rows of the QR code per line
