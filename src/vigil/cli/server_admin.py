"""Commands for whoever runs a server: config, doctor, backup, restore, db."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vigil.cli.common import Lang, app, carried_out
from vigil.cli.server_options import DatabaseUrl, DataDir, SettingsFile, installed, loaded, say, set_up

if TYPE_CHECKING:
    from vigil.server.backup import Found


class ConfigAction(StrEnum):
    """What can be done with the settings."""

    show = "show"


class DbAction(StrEnum):
    """What can be done with the database."""

    upgrade, rebuild = "upgrade", "rebuild"


@app.command()
def config(
    action: Annotated[ConfigAction, typer.Argument(help="show: every setting, its value, and where it came from.")],
    file: SettingsFile = None,
    data_dir: DataDir = None,
    database: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    """The settings of a server as they are in force; secrets are masked.

    A setting stands in a TOML file (`port = 8300`), in a variable (VIGIL_PORT=8300), or on the command line of
    `vigil serve`; the later wins over the earlier.
    """

    def work(lang: str) -> None:
        from vigil.server.settings import FIELDS, masked

        found = loaded(file, data_dir, database)
        where = say("config-file", lang, path=str(found.file)) if found.file else say("config-no-file", lang)
        typer.echo(where)
        wide = max(len(name) for name in FIELDS)
        for name in FIELDS:
            origin = say(f"origin-{found.origin[name].replace(' ', '-')}", lang)
            typer.echo(f"{name:{wide}} = {masked(found.settings, name)}  ({origin})")

    installed()
    carried_out(lang, work)


@app.command()
def doctor(
    file: SettingsFile = None, data_dir: DataDir = None, database: DatabaseUrl = None, lang: Lang = None
) -> None:
    """Look for what may stand in the way of a server, and say what to do about it.

    Settings, folder, disk, clock, database, schema, rights and port are looked at; nothing is changed. The
    exit code is 1 if something is wrong.
    """

    def work(lang: str) -> None:
        import asyncio

        from vigil.server.doctor import examine

        found = asyncio.run(examine(set_up(file, data_dir, database)))
        levels = {level: say(f"level-{level}", lang) for level in ("good", "doubtful", "bad")}
        wide = max(map(len, levels.values()))
        for finding in found:
            typer.echo(f"{levels[finding.level]:{wide}}  {say(finding.key, lang, **finding.values)}")
        wrong = sum(finding.level == "bad" for finding in found)
        typer.echo(say("doctor-ill", lang, count=wrong) if wrong else say("doctor-well", lang))
        if wrong:
            raise typer.Exit(1)

    installed()
    carried_out(lang, work)


@app.command()
def backup(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="The backup to write, or with --verify to look at.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Make nothing: play every game of an existing backup again.")
    ] = False,
    file: SettingsFile = None,
    data_dir: DataDir = None,
    database: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    """Write a backup while the server runs, and play its games again.

    It is one file, the same for SQLite and PostgreSQL. The exit code is 1 if it is damaged.
    """

    def work(lang: str) -> None:
        import asyncio

        from vigil.server import backup as backups

        if not verify:
            asyncio.run(backups.backup(set_up(file, data_dir, database).url, path))
            typer.echo(say("backup-made", lang, path=str(path), size=path.stat().st_size // 1000))
        _tell(backups.verify(path), path, lang)

    installed()
    carried_out(lang, work)


def _tell(found: Found, path: Path, lang: str) -> None:
    """What a backup holds; exit code 1 if it is damaged."""
    for problem in found.problems:
        typer.echo(say("backup-problem", lang, what=problem), err=True)
    if found.problems:
        raise typer.Exit(1)
    counts = {name: getattr(found, name) for name in ("people", "tables", "entries", "games")}
    typer.echo(say("backup-whole", lang, path=str(path), **counts))
    if found.other_rules:
        typer.echo(say("backup-other-rules", lang, count=found.other_rules))


@app.command()
def restore(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    replace: Annotated[
        bool, typer.Option("--replace", help="Put it in the place of a database that is there; SQLite is kept beside.")
    ] = False,
    file: SettingsFile = None,
    data_dir: DataDir = None,
    database: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    """Put a backup back, after playing its games again. Stop the server first.

    It goes into the database of the settings, SQLite or PostgreSQL, wherever it came from.
    """

    def work(lang: str) -> None:
        import asyncio

        from vigil.server import backup as backups
        from vigil.server.ownership import hand_over
        from vigil.server.settings import without_password

        url = set_up(file, data_dir, database).url
        try:
            _tell(asyncio.run(backups.restore(path, url, replace)), path, lang)
        finally:
            hand_over(url)
        typer.echo(say("restored", lang, database=without_password(url)))

    installed()
    carried_out(lang, work)


@app.command()
def db(
    action: Annotated[DbAction, typer.Argument(help="What to do with it.")],
    file: SettingsFile = None,
    data_dir: DataDir = None,
    database: DatabaseUrl = None,
    lang: Lang = None,
) -> None:
    """The database of a server: upgrade, rebuild.

    upgrade: bring the schema up to date, which a server does by itself when it starts; an SQLite file is copied first.
    rebuild: make the lists of tables and the ratings anew from what happened at the tables.
    """

    def work(lang: str) -> None:
        import asyncio

        from vigil.server.ownership import hand_over

        settings = set_up(file, data_dir, database)
        url, copy = settings.url, settings.upgrade_copy
        try:
            for line in asyncio.run(_upgraded(url, copy, lang) if action is DbAction.upgrade else _rebuilt(url, lang)):
                typer.echo(line)
        finally:
            hand_over(url)

    installed()
    carried_out(lang, work)


async def _upgraded(url: str, copy: bool, lang: str) -> list[str]:
    from vigil.server.settings import without_password
    from vigil.server.store import Store

    store = await Store.open(url, copy)
    await store.close()
    shown = {"database": without_password(url), "version": str(store.version)}
    lines = [say("db-upgraded" if store.upgraded else "db-newest", lang, **shown)]
    return lines + ([say("db-saved", lang, path=store.saved)] if store.saved else [])


async def _rebuilt(url: str, lang: str) -> list[str]:
    from vigil.server.rebuild import rebuild
    from vigil.server.store import Store

    store = await Store.open(url)
    try:
        done = await rebuild(store)
    finally:
        await store.close()
    lines = [say("db-not-rebuilt", lang, what=problem) for problem in done.problems]
    return [*lines, say("db-rebuilt", lang, tables=done.tables, rated=done.rated)]
