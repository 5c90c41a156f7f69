"""Commands for tables on a server: join, tables, host, verify."""

from __future__ import annotations

import json
import shlex
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vigil.cli.options import (
    DEFAULT_GAME,
    SYSTEM_LANG,
    Game,
    Lang,
    Plain,
    Players,
    Seed,
    app,
    echo,
    localized,
    match_options,
    parse_request,
)

if TYPE_CHECKING:
    from vigil.client.verification import PlayerNotes

SIGNS = {True: "+", False: "!", None: "?"}
Server = Annotated[str, typer.Argument(metavar="URL", help="A server, or an invitation to a table.")]
Name = Annotated[str | None, typer.Option("--name", help="Your name as a guest.")]
Token = Annotated[
    str | None, typer.Option("--token", envvar="VIGIL_TOKEN", help="API token; without one, you are a guest.")
]


@app.command()
@localized("client")
def join(
    url: Server,
    name: Name = None,
    token: Token = None,
    link: Annotated[
        str | None, typer.Option("--login-link", help="Sign in as the guest you were on another device.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", min=1, max=6, help="Seat number; default: the first free one.")
    ] = None,
    player: Annotated[
        str | None,
        typer.Option("--bot", metavar="BOT", help="A bot that plays for you: greedy, 'program:node mine.js'."),
    ] = None,
    deck: Annotated[str | None, typer.Option("--deck", help="Your deck: a name, file or code.")] = None,
    words: Annotated[str, typer.Option("--seed-phrase", help="Your phrase for the shuffle.")] = "",
    spectate: Annotated[bool, typer.Option("--spectate", help="Watch without playing.")] = False,
    lang: Lang = SYSTEM_LANG,
    plain: Plain = False,
) -> None:
    """Join a table on a server.

    The commands are the same as in a local game. `say` sends a chat message, and `quit` disconnects and keeps your
    seat.
    """
    from vigil.client.join_flow import JoinRequest, join_table
    from vigil.terminal.console import Terminal

    join_table(JoinRequest(url, lang, name, token, link, seat, player, _deck(deck), words, spectate), Terminal(plain))


def _deck(given: str | None) -> str | None:
    """Return a deck as the server expects it: the text of a file, or a name or code."""
    if given is None or not Path(given).is_file():
        return given
    from vigil.terminal.record_files import read_text

    return read_text(Path(given))


@app.command()
@localized("client")
def tables(
    url: Server,
    mine: Annotated[bool, typer.Option("--mine", help="List your own tables.")] = False,
    name: Name = None,
    token: Token = None,
    lang: Lang = SYSTEM_LANG,
) -> None:
    """List the tables of a server."""
    from vigil.client import Client
    from vigil.client.credentials import CredentialStore
    from vigil.client.join_flow import sign_in
    from vigil.client.server_address import Address, address_of
    from vigil.terminal.console import Terminal
    from vigil.text import ui_text

    terminal, server = Terminal(True), address_of(url).server
    with (
        sign_in(server, lang, name, token, terminal, CredentialStore.load())
        if mine
        else Client(server, lang=lang) as client
    ):
        found = client.tables(mine=True) if mine else client.tables()
        for each in found:
            who = ", ".join(each.names) or "–"
            status = ui_text(f"far-status-{each.status}", lang)
            terminal.say(ui_text("far-table-line", lang, id=each.id, game=each.game, status=status, who=who))
            terminal.copyable(f"  {Address(server, each.id).link}")
        if not found:
            terminal.say(ui_text("far-no-tables", lang))


@app.command()
@match_options
@localized("client")
def host(
    url: Server,
    game: Game = DEFAULT_GAME,
    players: Players = None,
    bots: Annotated[str | None, typer.Option("--bots", help="Server bots for the last seats: 'steady,hard'.")] = None,
    public: Annotated[bool, typer.Option("--public", help="List the table publicly.")] = False,
    title: Annotated[str, typer.Option("--title", help="Title of the table in lists.")] = "",
    seed: Seed = None,
    words: Annotated[str, typer.Option("--seed-phrase", help="Your phrase for the shuffle.")] = "",
    join: Annotated[bool, typer.Option("--join", help="Join the table immediately.")] = False,
    name: Name = None,
    token: Token = None,
    lang: Lang = SYSTEM_LANG,
    plain: Plain = False,
    **rules: Any,
) -> None:
    """Create a table on a server.

    You take its first seat, and the command prints the invitation.
    """
    given = dict(locals()) | rules | {"seats": None}

    from vigil.client.credentials import CredentialStore
    from vigil.client.join_flow import JoinRequest, join_table, sign_in
    from vigil.client.server_address import Address, address_of
    from vigil.terminal.console import Terminal
    from vigil.terminal.game_setup import build_session
    from vigil.terminal.seat_plan import bot_kinds
    from vigil.text import ui_text

    terminal, kept = Terminal(True), CredentialStore.load()
    kinds = [] if bots is None else bot_kinds(bots)
    asked = parse_request(lang, game, given | {"bots": None, "players": players or max(2, 1 + len(kinds))})
    here = build_session(asked)  # fails early if the settings are invalid
    count = here.match.config.players
    sitting: list[dict[str, Any]] = [{"seat": 0, "me": True, "seed_phrase": words}]
    sitting += [{"seat": count - len(kinds) + at, "bot": kind} for at, kind in enumerate(kinds)]
    settings = here.match.game.settings_of(here.match.config) | {"players": count}
    if rules.get("decks") is None:
        settings.pop("decks", None)  # players choose their own, or get one from the server
    options: dict[str, Any] = {"public": public, "title": title}
    if seed is not None:
        options["seed"] = str(seed)
    with sign_in(address_of(url).server, lang, name, token, terminal, kept) as client:
        table = client.create_table(game, settings, options, sitting)
        if table.commitment:
            kept.remember_commitment(client.server, table.id, table.commitment)
            kept.note_seed_phrase(client.server, table.id, 0, words)
        link = Address(client.server, table.id, table.code).link
        terminal.say(ui_text("far-invite", lang))
        terminal.copyable(f"vigil join {shlex.quote(link)}")
    if join:
        join_table(JoinRequest(link, lang, name, token), Terminal(plain))


@app.command()
@localized("client")
def verify(
    source: Annotated[str, typer.Argument(metavar="URL|FILE|LINK", help="A finished table, a proof or a record.")],
    commitment: Annotated[
        str | None,
        typer.Option("--commitment", metavar="HEX", help="The commitment the server published before the game."),
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Save the proof of a table.")] = None,
    token: Token = None,
    lang: Lang = SYSTEM_LANG,
) -> None:
    """Verify a finished game.

    Checks the commitment, the seed, the cards, the choices and the result. Exits with status 1 if anything does not
    match, and with 2 if something could not be checked.
    """
    from vigil.client.verification import PlayerNotes, load_evidence
    from vigil.client.verification import verify as verified
    from vigil.kernel.link import PREFIX
    from vigil.terminal.record_files import check_writable, read_text, write_text
    from vigil.text import ui_text

    noted = PlayerNotes()
    if source.strip().startswith(PREFIX):
        found = load_evidence(source, source)
    elif "://" in source and not Path(source).exists():
        found, noted = _proof_of(source, token, lang)
    else:
        found = load_evidence(read_text(Path(source).expanduser()), source)
    if save is not None:
        check_writable(save, resumable=False)
        write_text(save, json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    if commitment:
        noted = replace(noted, commitment=commitment.strip().lower())
    findings = verified(found, noted)
    for finding in findings:
        echo(f"{SIGNS[finding.good]} {finding.text(lang)}")
    found_out = {finding.good for finding in findings}
    status = 1 if False in found_out else 2 if None in found_out else 0
    typer.echo(ui_text(("verify-good", "verify-bad", "verify-unsure")[status], lang))
    if status:
        raise typer.Exit(status)


def _proof_of(url: str, token: str | None, lang: str) -> tuple[dict[str, Any], PlayerNotes]:
    """Return the proof and link of a finished table, and what the player noted before the game."""
    from vigil.client import Client
    from vigil.client.credentials import CredentialStore
    from vigil.client.server_address import address_of
    from vigil.client.verification import PlayerNotes
    from vigil.terminal.errors import UsageError

    address, kept = address_of(url), CredentialStore.load()
    who = kept.identity(address.server, None)
    session = {"session": who.session, "csrf": who.csrf} if who is not None and not token else {}
    with Client(address.server, token=token, lang=lang, **session) as client:
        table = address.table or (client.by_code(address.code).id if address.code else None)
        if table is None:
            raise UsageError("far-which", server=f"vigil tables {client.server}")
        proof = client.proof(table, address.code)
        proof["link"] = client.game_link(table, address.code)
        here = (client.server, table)
        return proof, PlayerNotes(kept.commitment_for(*here), kept.seed_phrases(*here), kept.bots(*here))
