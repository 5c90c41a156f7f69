"""Commands for server operators: config, doctor, backup, restore, db."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vigil.cli.options import SYSTEM_LANG, Lang, app, localized
from vigil.cli.server_options import DatabaseUrl, DataDir, SettingsFile, load_settings, say, set_up

if TYPE_CHECKING:
    from vigil.server.backup import BackupReport


class ConfigAction(StrEnum):
    """The actions of `vigil config`."""

    show = "show"


class DbAction(StrEnum):
    """The actions of `vigil db`."""

    upgrade, rebuild = "upgrade", "rebuild"


@app.command()
@localized("server")
def config(
    action: Annotated[ConfigAction, typer.Argument(help="show: settings with values and origins.")],
    file: SettingsFile = None,
    data_dir: DataDir = None,
    database: DatabaseUrl = None,
    lang: Lang = SYSTEM_LANG,
) -> None:
    """Show the effective server settings.

    A setting comes from a TOML file (`port = 8300`), an environment variable (VIGIL_PORT=8300), or the command line
    of `vigil serve`; later ones override earlier ones.
    """
    from vigil.server.settings import FIELDS, masked

    found = load_settings(file, data_dir, database)
    where = say("config-file", lang, path=str(found.file)) if found.file else say("config-no-file", lang)
    typer.echo(where)
    wide = max(len(name) for name in FIELDS)
    for name in FIELDS:
        origin = say(f"origin-{found.origin[name].replace(' ', '-')}", lang)
        typer.echo(f"{name:{wide}} = {masked(found.settings, name)}  ({origin})")


@app.command()
@localized("server")
def doctor(
    file: SettingsFile = None, data_dir: DataDir = None, database: DatabaseUrl = None, lang: Lang = SYSTEM_LANG
) -> None:
    """Check the server setup and suggest fixes.

    It checks the settings, data folder, disk, clock, database, schema, permissions and port, and changes nothing.
    The exit status is 1 if something is wrong.
    """
    import asyncio

    from vigil.server.doctor import run_checks

    checks = asyncio.run(run_checks(set_up(file, data_dir, database)))
    levels = {level: say(f"level-{level}", lang) for level in ("ok", "warn", "fail")}
    width = max(map(len, levels.values()))
    for check in checks:
        typer.echo(f"{levels[check.level]:{width}}  {say(check.key, lang, **check.values)}")
    wrong = sum(check.level == "fail" for check in checks)
    typer.echo(say("doctor-ill", lang, count=wrong) if wrong else say("doctor-well", lang))
    if wrong:
        raise typer.Exit(1)


@app.command()
@localized("server")
def backup(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="The backup to write, or, with --verify, to check.")],
    verify: Annotated[bool, typer.Option("--verify", help="Check an existing backup by replaying its games.")] = False,
    file: SettingsFile = None,
    data_dir: DataDir = None,
    database: DatabaseUrl = None,
    lang: Lang = SYSTEM_LANG,
) -> None:
    """Back up a server while it runs.

    A backup is one file, in the same format for SQLite and PostgreSQL. With --verify, the exit status is 1 if the
    backup is damaged.
    """
    import asyncio

    from vigil.server import backup as backups

    if not verify:
        asyncio.run(backups.backup(set_up(file, data_dir, database).url, path))
        typer.echo(say("backup-made", lang, path=str(path), size=path.stat().st_size // 1000))
    _print_report(backups.verify(path), path, lang)


def _print_report(report: BackupReport, path: Path, lang: str) -> None:
    """Print what a backup contains. Exit with status 1 if it is damaged."""
    for problem in report.problems:
        typer.echo(say("backup-problem", lang, what=problem), err=True)
    if report.problems:
        raise typer.Exit(1)
    counts = {name: getattr(report, name) for name in ("people", "tables", "entries", "games")}
    typer.echo(say("backup-whole", lang, path=str(path), **counts))
    if report.other_rules:
        typer.echo(say("backup-other-rules", lang, count=report.other_rules))


@app.command()
@localized("server")
def restore(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="The backup to restore.")],
    replace: Annotated[
        bool,
        typer.Option("--replace", help="Replace an existing database. With SQLite, a copy of the old file is kept."),
    ] = False,
    file: SettingsFile = None,
    data_dir: DataDir = None,
    database: DatabaseUrl = None,
    lang: Lang = SYSTEM_LANG,
) -> None:
    """Restore a backup after verifying it. Stop the server first.

    Any backup can be restored into SQLite or PostgreSQL, depending on your settings.
    """
    import asyncio

    from vigil.server import backup as backups
    from vigil.server.file_ownership import hand_over
    from vigil.server.settings import without_password

    url = set_up(file, data_dir, database).url
    try:
        _print_report(asyncio.run(backups.restore(path, url, replace)), path, lang)
    finally:
        hand_over(url)
    typer.echo(say("restored", lang, database=without_password(url)))


@app.command()
@localized("server")
def db(
    action: Annotated[DbAction, typer.Argument(help="What to do.")],
    file: SettingsFile = None,
    data_dir: DataDir = None,
    database: DatabaseUrl = None,
    lang: Lang = SYSTEM_LANG,
) -> None:
    """Upgrade or rebuild the server database.

    upgrade: bring the schema up to date, as the server does when it starts; an SQLite file is copied first.
    rebuild: recompute the lists of tables and the ratings from the games.
    """
    import asyncio

    from vigil.server.file_ownership import hand_over

    settings = set_up(file, data_dir, database)
    url, copy = settings.url, settings.backup_before_upgrade
    try:
        for line in asyncio.run(_upgrade(url, copy, lang) if action is DbAction.upgrade else _rebuild(url, lang)):
            typer.echo(line)
    finally:
        hand_over(url)


async def _upgrade(url: str, copy: bool, lang: str) -> list[str]:
    from vigil.server.settings import without_password
    from vigil.server.store import Store

    store = await Store.open(url, copy)
    await store.close()
    shown = {"database": without_password(url), "version": str(store.version)}
    lines = [say("db-upgraded" if store.upgraded else "db-newest", lang, **shown)]
    return lines + ([say("db-saved", lang, path=store.saved)] if store.saved else [])


async def _rebuild(url: str, lang: str) -> list[str]:
    from vigil.server.index_rebuild import rebuild
    from vigil.server.store import Store

    store = await Store.open(url)
    try:
        done = await rebuild(store)
    finally:
        await store.close()
    lines = [say("db-not-rebuilt", lang, what=problem) for problem in done.problems]
    return [*lines, say("db-rebuilt", lang, tables=done.tables, rated=done.rated)]
