"""The operator's commands: settings, doctor, backups, database maintenance."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from server.later_schema import add_later_schema
from server.postgres import Postgres
from server.test_store_migrations import UNRELEASED
from vigil.cli import app
from vigil.server import doctor
from vigil.server.journal_entry import Entry
from vigil.server.settings import load
from vigil.server.store import Store
from vigil.server.store.database import Database
from vigil.server.store.migrate import bring_up_to_date
from vigil.text import LANGUAGES
from vigil.text.fluent import keys

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `vigil ...` with a data folder of its own."""
    for name in [name for name in os.environ if name.startswith("VIGIL_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("VIGIL_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("VIGIL_PORT", "0")

    def vigil(*words: object, lang: str = "en") -> Result:
        return CliRunner().invoke(app, [*map(str, words), "--lang", lang])

    return vigil


async def _played(url: str) -> None:
    store = await Store.open(url)
    await store.append("t", [Entry(0, 1, "x", {})])
    await store.close()


def test_settings_are_shown_with_their_origin_and_without_secrets(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "v.toml").write_text('bot_workers = 2\nmetrics_token = "s3cret"\n', encoding="utf-8")
    monkeypatch.setenv("VIGIL_DATABASE", "postgresql://me:s3cret@db/vigil")
    output = run("config", "show", "--config", tmp_path / "v.toml").stdout
    assert "s3cret" not in output
    assert re.search(r"^bot_workers +=", output, re.MULTILINE)
    assert "= 2  (file)" in output
    assert "= postgresql://me:***@db/vigil  (environment variable)" in output
    assert "(default)" in output
    assert "(padrão)" in run("config", "show", lang="pt").stdout


def test_an_unknown_setting_stops_every_command(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("VIGIL_ALLOW_GEUSTS", "no")
    for words in [("config", "show"), ("doctor",), ("db", "upgrade"), ("backup", tmp_path / "b.db")]:
        done = run(*words)
        assert done.exit_code == 2
        assert done.stderr == "there is no setting VIGIL_ALLOW_GEUSTS; did you mean VIGIL_ALLOW_GUESTS?\n"
    assert not (tmp_path / "data").exists()


def test_every_command_accepts_the_data_folder_and_config_file_like_serve(run: Run, tmp_path: Path) -> None:
    """Options on the command line take precedence over environment variables."""
    elsewhere = tmp_path / "elsewhere"
    asyncio.run(_played(f"sqlite:///{elsewhere}/vigil.db"))
    (tmp_path / "v.toml").write_text("bot_workers = 2\n", encoding="utf-8")
    here = ("--data-dir", elsewhere, "--config", tmp_path / "v.toml")

    shown = run("config", "show", *here).stdout
    assert f"= {elsewhere}  (command line)" in shown and "= 2  (file)" in shown
    assert f"{elsewhere}/vigil.db is intact" in run("doctor", *here).stdout
    assert f"{elsewhere}/vigil.db has schema" in run("db", "upgrade", *here).stdout
    assert run("backup", tmp_path / "b.db", *here).exit_code == 1, "the backup contains an entry without a game"
    assert (tmp_path / "b.db").exists() and not (tmp_path / "data").exists()
    there = run("restore", tmp_path / "b.db", *here)
    assert there.exit_code == 2 and "is damaged" in there.stderr
    named = run("doctor", "--database", f"sqlite:///{tmp_path}/other.db")
    assert f"{tmp_path}/other.db will be created at the first start" in named.stdout


def test_the_doctor_passes_on_a_new_machine_and_changes_nothing(run: Run, tmp_path: Path) -> None:
    done = run("doctor")
    assert (done.exit_code, done.stdout.splitlines()[-1]) == (0, "Everything looks fine.")
    assert "vigil.db will be created at the first start" in done.stdout
    assert not (tmp_path / "data").exists()


def test_the_doctor_passes_while_a_server_runs(run: Run, tmp_path: Path) -> None:
    async def look() -> list[doctor.Check]:
        store = await Store.open(f"sqlite:///{tmp_path}/data/vigil.db")
        found = await doctor.run_checks(load().settings)
        await store.close()
        return found

    found = asyncio.run(look())
    assert {check.level for check in found} == {"ok"}
    served = next(finding for finding in found if finding.key == "doctor-served")
    assert served.values["process"] == str(os.getpid())


def wrong(run: Run) -> list[str]:
    done = run("doctor")
    assert done.exit_code == 1
    return [line.split(maxsplit=1)[1] for line in done.stdout.splitlines() if line.startswith("error ")]


def test_the_doctor_suggests_fixes(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    (data / "vigil.db").write_text("not a database " * 100, encoding="ascii")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setenv("VIGIL_PORT", str(taken.getsockname()[1]))
        found = wrong(run)
    assert len(found) == 2
    assert "vigil.db is damaged (file is not a database). Stop the server and restore the last backup" in found[0]
    assert "choose another port" in found[1]
    assert "chmod 700" in run("doctor").stdout
    for lang in LANGUAGES:
        output = run("doctor", lang=lang).stdout
        assert "doctor-" not in output
        assert "{" not in output


def test_the_doctor_distinguishes_schema_versions(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def old() -> None:
        database = Database(f"sqlite:///{tmp_path}/data/vigil.db")
        await bring_up_to_date(database, 1)
        await database.close()

    asyncio.run(old())
    add_later_schema(tmp_path, monkeypatch)
    done = run("doctor")
    assert done.exit_code == 0
    assert "The schema is 1, but this version needs 2." in done.stdout
    assert run("db", "upgrade").stdout.splitlines()[0].endswith("vigil.db to schema 2.")
    assert run("db", "upgrade").stdout.splitlines()[0].endswith("has schema 2, which is up to date.")
    with closing(sqlite3.connect(tmp_path / "data" / "vigil.db")) as file, file:
        file.execute("UPDATE vigil_schema SET version_num = '0099'")
        file.execute(f"INSERT INTO entries VALUES ('t', 0, {2**42}, 'x', '{{}}')")
    found = wrong(run)
    assert "The schema is 99, but this version only knows 2" in found[0]
    assert "the clock was set back" in found[1]
    assert run("db", "upgrade").exit_code == 2


def test_the_doctor_and_the_upgrade_explain_a_database_from_before_the_first_release(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(exist_ok=True)
    with closing(sqlite3.connect(folder / "vigil.db")) as file, file:
        file.executescript(UNRELEASED)
    before = (folder / "vigil.db").read_bytes()
    found = wrong(run)
    assert "vigil.db uses schema 0003 from a pre-release version of Vigil" in found[0]
    refused = run("db", "upgrade")
    assert refused.exit_code == 2
    assert "start with another data folder or database" in " ".join(refused.stderr.split())
    assert (folder / "vigil.db").read_bytes() == before


def test_the_doctor_reports_a_full_disk_and_an_unset_clock(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "FULL_DISK", 2**62)
    monkeypatch.setattr(doctor, "EARLIEST_TIME", 2**40)
    found = wrong(run)
    assert "Free up space now." in found[0]
    assert "Turn on time synchronization" in found[1]


def test_the_doctor_checks_postgresql(run: Run, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VIGIL_DATABASE", postgres.fresh())
    found = wrong(run)
    assert len(found) == 1  # the tests themselves use this setting, because it is faster
    assert found[0].startswith("PostgreSQL has fsync off")
    assert re.search(r"ok +PostgreSQL \d+\.\d+ answers in \d+ ms", run("doctor").stdout)

    ours, empty = postgres.fresh(), postgres.fresh(empty=True)
    postgres.sql("CREATE ROLE guest LOGIN")
    postgres.sql("REVOKE CREATE ON SCHEMA public FROM PUBLIC", empty.split("/")[3].partition("?")[0])
    for url in (ours, empty):  # may not write, or even create tables
        monkeypatch.setenv("VIGIL_DATABASE", url.replace("postgres@", "guest@"))
        assert "GRANT ALL ON SCHEMA public" in "".join(wrong(run))

    monkeypatch.setenv("VIGIL_DATABASE", "postgresql://me:s3cret@127.0.0.1:1/vigil")
    done = run("doctor", lang="fr")
    assert done.exit_code == 1
    assert "postgresql://me:***@127.0.0.1:1/vigil est inutilisable\u00a0: la base de données ne fait pas" in done.stdout
    assert "s3cret" not in done.stdout


def test_a_backup_is_created_verified_and_restored(run: Run, tmp_path: Path) -> None:
    assert run("backup", tmp_path / "b.db").exit_code == 2  # there is no database yet
    assert run("db", "upgrade").exit_code == 0
    done = run("backup", tmp_path / "b.db")
    assert done.exit_code == 0
    assert "b.db is intact: 0 people, 0 tables, 0 entries, 0 games replayed." in done.stdout
    assert run("restore", tmp_path / "b.db").exit_code == 2
    assert "Backup restored: sqlite:///" in run("restore", tmp_path / "b.db", "--replace").stdout
    assert run("db", "rebuild").stdout == "Rebuilt from the entries: 0 tables, 0 rated games.\n"


def test_a_damaged_backup_is_reported_with_its_exit_code(run: Run, tmp_path: Path) -> None:
    asyncio.run(_played(f"sqlite:///{tmp_path}/data/vigil.db"))
    done = run("backup", tmp_path / "b.db")  # a table whose first entry doesn't create it
    assert done.exit_code == 1
    assert done.stderr.startswith("Damaged: t: KeyError")
    assert run("backup", "--verify", tmp_path / "b.db").exit_code == 1
    assert run("restore", tmp_path / "b.db", "--replace").exit_code == 2
    assert "Left unchanged: t: KeyError" in run("db", "rebuild").stdout


def test_every_check_has_a_text() -> None:
    source = Path(doctor.__file__).read_text(encoding="utf-8")
    named = set(re.findall(r'"(doctor-[a-z-]+)"', source))
    assert len(named) > 30
    assert named - keys("admin", "en") == set()
    assert {key for key in keys("admin", "en") if key.startswith("doctor-")} - named == {"doctor-well", "doctor-ill"}


def test_files_created_by_root_belong_to_the_servers_user(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A restored file that only root can open would keep the server from starting."""
    data, given = tmp_path / "data", {}
    asyncio.run(_played(f"sqlite:///{data}/vigil.db"))
    really = Path.stat

    def owned(path: Path, **more: bool) -> os.stat_result:
        """Return a folder that belongs to the server, with files that root created."""
        found = really(path, **more)
        return os.stat_result((*found[:4], *((970, 971) if path == data else (0, 0)), *found[6:10]))

    monkeypatch.setattr(Path, "stat", owned)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda path, *who: given.update({Path(path).name: who}))
    assert run("db", "upgrade").exit_code == 0
    assert given == {"vigil.db": (970, 971), "vigil.db.lock": (970, 971)}

    given.clear()
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert run("db", "upgrade").exit_code == 0
    assert given == {}, "only root can change the owner of files"
