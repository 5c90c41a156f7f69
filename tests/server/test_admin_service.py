"""`vigil admin`: operators list tables and people and repair tables, while the server runs or not."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import structlog
from typer.testing import CliRunner, Result

from server.live_server import Person, Running, running
from vigil.cli import app
from vigil.server import log_config
from vigil.text import LANGUAGES

Vigil = Callable[..., Result]
SEATS = [{"seat": 0, "me": True}, {"seat": 1, "bot": "random"}]


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Silence the log: the server runs in this process, so it would mix with the command's output."""
    log_config.configure("text", "error")
    yield
    structlog.reset_defaults()


@pytest.fixture
def vigil(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Vigil:
    """Run `vigil admin ...` to its end."""
    for name in [name for name in os.environ if name.startswith("VIGIL_")]:
        monkeypatch.delenv(name)

    def command(*words: object, lang: str = "en") -> Result:
        return CliRunner().invoke(app, ["admin", *map(str, words), "--lang", lang])

    return command


@pytest.fixture
def served(tmp_path: Path, database_url: str) -> Iterator[Running]:
    """A server at which Ana plays. On SQLite, its file is in the folder."""
    with running(tmp_path, database_url) as server:
        assert server.running is not None and server.loop is not None
        asyncio.run_coroutine_threadsafe(server.running.people.operator_login_link(), server.loop).result(20)
        yield server


def there(server: Running) -> tuple[str, ...]:
    """Return the options for a running server."""
    return ("--database", server.settings.database, "--server", server.url)


def json_output(done: Result) -> Any:
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def test_a_stuck_table_can_be_canceled_while_the_server_runs(served: Running, vigil: Vigil, tmp_path: Path) -> None:
    ana = Person(served, "Ana")
    table = ana.post("/tables", {"game": "ascension", "seats": SEATS, "start": True}, 201)["id"]
    waiting = ana.post("/tables", {"game": "conflictus", "options": {"title": "later"}, "seats": SEATS[:1]}, 201)["id"]
    line = ana.socket(table)
    line.until("update")

    tables = json_output(vigil("tables", "--json", *there(served)))["tables"]
    assert [(each["id"], each["status"], each["title"]) for each in tables] == [
        (waiting, "open", "later"),
        (table, "running", ""),
    ]
    assert [seat["name"] for seat in tables[1]["seats"]] == ["Ana", "Random"]
    assert "code" not in tables[0], "admins don't get the invitation code"
    one = vigil("tables", "--status", "running", "--person", "Ana", *there(served)).stdout
    assert one.count("\n") == 1 and table in one and "Ana, Random" in one
    assert json_output(vigil("tables", "--game", "conflictus", "--json", *there(served)))["tables"][0]["id"] == waiting
    assert vigil("tables", "--idle", 1, *there(served)).stdout == "No tables match.\n"

    done = vigil("cancel", table, *there(served))
    assert (done.exit_code, done.stdout) == (0, f"Table {table} was canceled.\n"), done.output
    while line.until("update")["status"] != "canceled":
        pass
    again = vigil("cancel", table, *there(served))
    assert (again.exit_code, again.stderr) == (2, "the game at this table is already over\n")
    nowhere = vigil("cancel", "NoSuchTable", *there(served))
    assert nowhere.exit_code == 2 and "there is no table" in nowhere.stderr


def test_removing_a_person_equals_deleting_their_own_account(served: Running, vigil: Vigil) -> None:
    ana, ben = Person(served, "Ana"), Person(served, "Ben")
    options = {"public": True, "on_leave": "bot"}
    table = ana.post("/tables", {"game": "ascension", "options": options, "seats": SEATS[:1]}, 201)["id"]
    ben.put(f"/tables/{table}/seats/1", {"me": True})
    ana.post(f"/tables/{table}/start")
    line = ana.socket(table)

    people = json_output(vigil("people", "--json", *there(served)))["people"]
    assert {each["name"]: each["kind"] for each in people} == {"admin": "account", "Ana": "guest", "Ben": "guest"}
    unsure = vigil("remove", "Ben", *there(served))
    assert unsure.exit_code == 2 and ben.id in unsure.stdout and "--yes" in unsure.stderr
    assert ben.get("/me")["name"] == "Ben", "nothing has changed"

    gone = json_output(vigil("remove", ben.id, "--yes", "--json", *there(served)))
    assert gone == {"id": ben.id, "name": "Ben", "tables": 1}
    ben.get("/me", status=401)
    while (seats := line.until("hello", "table")["table"]["seats"])[1]["name"] == "Ben":
        pass
    assert seats[1]["substitute_bot"] == "steady", "the game doesn't wait for them"
    assert vigil("remove", "Ben", "--yes", *there(served)).stderr == "No one is called Ben.\n"
    own = vigil("remove", "admin", "--yes", *there(served))
    assert own.exit_code == 2 and "the administrator cannot be removed" in own.stderr

    Person(served, "Ana")
    both = vigil("remove", "Ana", "--yes", *there(served))
    assert both.exit_code == 2 and "Several people are called Ana" in both.stderr and ana.id in both.stderr


def test_an_admin_creates_and_revokes_a_persons_token(served: Running, vigil: Vigil) -> None:
    ana = Person(served, "Ana")
    made = json_output(
        vigil("token", "make", "Ana", "--scope", "read", "--scope", "play", "--label", "x", "--json", *there(served))
    )
    held = {"authorization": f"Bearer {made['token']}"}
    assert ana.http.get("/api/v1/me", headers=held).json()["name"] == "Ana"
    listed = vigil("token", "list", "Ana", *there(served)).stdout
    assert listed == f"{made['info']['id']}  read,play  until revoked  x\n"
    assert vigil("token", "revoke", made["info"]["id"], *there(served)).exit_code == 0
    assert ana.http.get("/api/v1/me", headers=held).status_code == 401
    assert vigil("token", "list", "Ana", *there(served)).stdout == "No tokens.\n"
    twice = vigil("token", "revoke", made["info"]["id"], *there(served))
    assert twice.exit_code == 2 and "it has already been revoked" in twice.stderr
    high = vigil("token", "make", "Ana", "--scope", "admin", *there(served))
    assert high.exit_code == 2 and "only an administrator can do this" in high.stderr


def test_remote_administration_requires_an_admin_token(served: Running, vigil: Vigil) -> None:
    ana = Person(served, "Ana")
    made = json_output(vigil("token", "make", "admin", "--scope", "admin", "--days", 1, "--json", *there(served)))
    afar = ("--server", served.url, "--token")
    assert ana.id in vigil("people", "--kind", "guest", *afar, made["token"]).stdout
    weak = json_output(vigil("token", "make", "admin", "--scope", "read", "--json", *there(served)))
    no = vigil("people", *afar, weak["token"])
    assert no.exit_code == 2 and "the admin scope" in no.stderr


def test_the_temporary_token_for_an_sqlite_server_is_removed(tmp_path: Path, vigil: Vigil) -> None:
    url = f"sqlite:///{tmp_path}/vigil.db"
    with running(tmp_path) as server:
        early = vigil("people", "--data-dir", tmp_path, "--server", server.url)
        assert early.exit_code == 2 and "no administrator yet" in early.stderr
        assert server.running is not None and server.loop is not None
        asyncio.run_coroutine_threadsafe(server.running.people.operator_login_link(), server.loop).result(20)
        assert vigil("people", "--data-dir", tmp_path, "--server", server.url).exit_code == 0
        with closing(sqlite3.connect(tmp_path / "vigil.db")) as file:
            assert file.execute("SELECT count(*) FROM tokens WHERE label = 'vigil admin'").fetchone() == (0,)
        for lang in LANGUAGES:  # the settings don't contain the address
            away = vigil("people", "--database", url, "--server", "http://127.0.0.1:9", lang=lang)
            assert away.exit_code == 2 and "vigil.db" in away.stderr and "--server" in away.stderr


def test_without_a_running_server_the_store_is_used_directly(tmp_path: Path, database_url: str, vigil: Vigil) -> None:
    with running(tmp_path, database_url) as server:
        ana = Person(server, "Ana")
        table = ana.post("/tables", {"game": "ascension", "seats": SEATS, "start": True}, 201)["id"]
    for lang in LANGUAGES:
        result = vigil("tables", "--database", database_url, lang=lang)
        assert result.exit_code == 0 and table in result.stdout and "admin-" not in result.stdout
        assert ana.id in vigil("people", "--database", database_url, lang=lang).stdout
    assert vigil("cancel", table, "--database", database_url).exit_code == 0
    with running(tmp_path, database_url) as server:
        assert Person(server, "Ben").get(f"/tables/{table}", status=404), "private, as before"
    assert json_output(vigil("tables", "--json", "--database", database_url))["tables"][0]["status"] == "canceled"
    nothing = vigil("tables", "--data-dir", tmp_path / "elsewhere")
    assert nothing.exit_code == 2 and "there is no database" in nothing.stderr
