"""Commands for server operators about tables, people and tokens."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from vigil.cli.options import SYSTEM_LANG, Json, Lang, app, echo, localized, shared_options
from vigil.cli.server_options import DatabaseUrl, DataDir, SettingsFile, say, set_up

if TYPE_CHECKING:
    from vigil.client.admin_client import AdminClient
    from vigil.protocol.admin import AdminPerson, AdminTable, AdminToken
    from vigil.server.admin import AdminService

    At = AdminService | AdminClient

T = TypeVar("T")

admin = typer.Typer(help="Manage the tables, people and tokens of your server.", no_args_is_help=True)
app.add_typer(admin, name="admin")
token = typer.Typer(help="Create, list and revoke a person's API tokens.", no_args_is_help=True)


class Status(StrEnum):
    """The status of a table."""

    open, running, over, canceled = "open", "running", "over", "canceled"


class Kind(StrEnum):
    """The kind of a person."""

    guest, account, bot = "guest", "account", "bot"


class Scope(StrEnum):
    """The permission of a token."""

    read, play, admin = "read", "play", "admin"


Server = Annotated[
    str | None, typer.Option("--server", metavar="URL", help="The server; default: the one in the settings.")
]
Token = Annotated[
    str | None,
    typer.Option("--token", envvar="VIGIL_TOKEN", help="An API token with the admin scope."),
]
Most = Annotated[
    int, typer.Option("--limit", metavar="N", min=1, max=500, help="Show at most this many, newest first.")
]
takes_way = shared_options(
    {
        "server": (Server, None),
        "token": (Token, None),
        "config": (SettingsFile, None),
        "data_dir": (DataDir, None),
        "database": (DatabaseUrl, None),
        "lang": (Lang, SYSTEM_LANG),
    }
)
"""How to reach the server or its data, and the language."""
Who = Annotated[str, typer.Argument(metavar="PERSON", help="A person's ID or name.")]


@admin.command("tables")
@takes_way
def tables(
    status: Annotated[Status | None, typer.Option("--status", help="Only tables with this status.")] = None,
    game: Annotated[str | None, typer.Option("--game", help="Only tables of this game.")] = None,
    person: Annotated[str | None, typer.Option("--person", help="Only tables of this person.")] = None,
    idle: Annotated[
        int | None, typer.Option("--idle", metavar="DAYS", min=0, help="Only tables idle for this long.")
    ] = None,
    limit: Most = 50,
    json: Json = False,
    **way: Any,
) -> None:
    """List all tables, public and private, newest first."""

    async def work(desk: At, lang: str) -> None:
        who = None if person is None else (await _find_person(desk, person)).id
        chosen = status.value if status else None
        seen = await desk.tables(status=chosen, game=game, person=who, idle_days=idle, limit=limit)
        _print_result(seen, json, [_table_line(each, lang) for each in seen.tables] or [say("admin-no-tables", lang)])

    _as_admin(work=work, **way)


@admin.command("cancel")
@takes_way
def cancel(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The ID of a table.")],
    json: Json = False,
    **way: Any,
) -> None:
    """Cancel a stuck table.

    No one wins or loses, and the game is not rated.
    """

    async def work(desk: At, lang: str) -> None:
        seen = await desk.cancel(table)
        _print_result(seen, json, [say("admin-canceled", lang, table=seen.id)])

    _as_admin(work=work, **way)


@admin.command("people")
@takes_way
def people(
    kind: Annotated[Kind | None, typer.Option("--kind", help="Only this kind.")] = None,
    name: Annotated[str | None, typer.Option("--name", help="An ID, or part of a name.")] = None,
    limit: Most = 50,
    json: Json = False,
    **way: Any,
) -> None:
    """List all people and bots, newest first."""

    async def work(desk: At, lang: str) -> None:
        seen = await desk.people(kind=kind.value if kind else None, name=name, limit=limit)
        _print_result(seen, json, [_person_line(each, lang) for each in seen.people] or [say("admin-no-people", lang)])

    _as_admin(work=work, **way)


@admin.command("remove")
@takes_way
def remove(
    person: Who,
    yes: Annotated[
        bool, typer.Option("--yes", help="Erase the person. Without this option, only show who would be erased.")
    ] = False,
    json: Json = False,
    **way: Any,
) -> None:
    """Erase a person's name, password, tokens, bots, decks and chat.

    Their games are kept without their name.
    """

    async def work(desk: At, lang: str) -> None:
        found = await _find_person(desk, person)
        if not yes:
            echo(_person_line(found, lang))
            typer.echo(say("admin-remove-sure", lang), err=True)
            raise typer.Exit(2)
        done = await desk.remove(found.id)
        _print_result(done, json, [say("admin-removed", lang, name=done.name, id=done.id, tables=done.tables)])

    _as_admin(work=work, **way)


admin.add_typer(token, name="token")


@token.command("list")
@takes_way
def list_tokens(
    person: Who,
    json: Json = False,
    **way: Any,
) -> None:
    """List a person's API tokens, without their secrets."""

    async def work(desk: At, lang: str) -> None:
        seen = await desk.tokens((await _find_person(desk, person)).id)
        _print_result(seen, json, [_token_line(each, lang) for each in seen.tokens] or [say("admin-no-tokens", lang)])

    _as_admin(work=work, **way)


@token.command("make")
@takes_way
def make_token(
    person: Who,
    scope: Annotated[
        list[Scope], typer.Option("--scope", metavar="read|play|admin", help="What the token may do; repeatable.")
    ],
    label: Annotated[str, typer.Option("--label", help="What the token is for.")] = "",
    days: Annotated[
        int | None, typer.Option("--days", metavar="N", min=1, max=3650, help="Days until it expires; default: never.")
    ] = None,
    json: Json = False,
    **way: Any,
) -> None:
    """Create an API token for a person and show it once."""

    async def work(desk: At, lang: str) -> None:
        found = await _find_person(desk, person)
        made = await desk.make_token(found.id, [each.value for each in scope], label, days)
        _print_result(made, json, [say("admin-token-made", lang, name=found.name, id=made.info.id), made.token])

    _as_admin(work=work, **way)


@token.command("revoke")
@takes_way
def revoke_token(
    id: Annotated[str, typer.Argument(metavar="ID", help="The ID from `list`.")],
    **way: Any,
) -> None:
    """Revoke a token."""

    async def work(desk: At, lang: str) -> None:
        await desk.revoke(id)
        typer.echo(say("admin-token-revoked", lang, id=id))

    _as_admin(work=work, **way)


# -------------------------------------------------------------------------- access


@localized("server")
def _as_admin(
    work: Callable[[At, str], Awaitable[None]],
    server: str | None,
    token: str | None,
    config: Path | None,
    data_dir: Path | None,
    database: str | None,
    lang: str,
) -> None:
    """Run an admin action: on a remote server, on the database, or on the server that has it open."""
    if not token:
        asyncio.run(_via_store(work, set_up(config, data_dir, database), server, lang))
    else:
        settings = None if server else set_up(config, data_dir, database)
        asyncio.run(_via_http(work, server or _where(settings), token, lang))


async def _via_store(work: Callable[[At, str], Awaitable[None]], settings: Any, server: str | None, lang: str) -> None:
    from vigil.client.errors import ServerUnreachable
    from vigil.server.admin import file_in_use, one_time_admin_token, open_admin
    from vigil.server.file_ownership import hand_over
    from vigil.terminal.errors import UsageError

    try:
        file = file_in_use(settings)
        if file is None:
            async with open_admin(settings) as desk:
                await work(desk, lang)
            return
    finally:
        hand_over(settings.url)
    where = server or _where(settings)
    with one_time_admin_token(file) as own:
        try:
            await _via_http(work, where, own, lang)
        except ServerUnreachable:
            raise UsageError("admin-away", file=str(file), server=where) from None


async def _via_http(work: Callable[[At, str], Awaitable[None]], server: str, token: str, lang: str) -> None:
    from vigil.client.admin_client import AdminClient
    from vigil.client.http import HttpClient

    web = HttpClient(server, token=token, lang=lang)
    try:
        await work(AdminClient(web), lang)
    finally:
        await web.close()


def _where(settings: Any) -> str:
    """Return the local address of the server with these settings."""
    from vigil.server.network import is_everywhere, url_of

    return url_of("127.0.0.1" if is_everywhere(settings.bind) else settings.bind, settings.port, settings.base_path)


async def _find_person(desk: At, who: str) -> AdminPerson:
    """Return the person with an id or a unique name."""
    from vigil.terminal.errors import UsageError

    seen = (await desk.people(name=who, limit=500)).people
    found = [each for each in seen if each.id == who] or [
        each for each in seen if each.name.casefold() == who.casefold()
    ]
    if not found:
        raise UsageError("admin-nobody", who=who[:60])
    if len(found) > 1:
        raise UsageError("admin-several", who=who[:60], ids=", ".join(each.id for each in found[:10]))
    return found[0]


# -------------------------------------------------------------------------- output


def _print_result(seen: Any, json: bool, lines: list[str]) -> None:
    from vigil.protocol.decoder import as_json

    if json:
        typer.echo(as_json(seen))
        return
    for line in lines:
        echo(line)


def _day(at: int | None) -> str:
    return "–" if at is None else time.strftime("%Y-%m-%d %H:%M", time.gmtime(at / 1000))


def _table_line(table: AdminTable, lang: str) -> str:
    who = ", ".join(seat.name for seat in table.seats) or "–"
    status = say(f"admin-status-{table.status}", lang)
    return f"{table.id}  {table.game:10}  {status:10}  {_day(table.changed)}  {who}"


def _person_line(person: AdminPerson, lang: str) -> str:
    kind = say("admin-kind-admin" if person.admin else f"admin-kind-{person.kind}", lang)
    return f"{person.id}  {kind:13}  {_day(person.last_seen)}  {person.name}"


def _token_line(token: AdminToken, lang: str) -> str:
    until = say("admin-token-until", lang, day=_day(token.expires)) if token.expires else say("admin-token-ever", lang)
    return f"{token.id}  {','.join(token.scopes)}  {until}  {token.label}"
