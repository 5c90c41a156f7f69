"""`vigil join`: sign in, find a table, wait in the lobby, then play or watch."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from typing import Any

from vigil.client.bot_runner import play_seat
from vigil.client.credentials import CredentialStore, Identity
from vigil.client.errors import AuthenticationRequired, ConnectionClosed
from vigil.client.remote_session import RemoteSession, seats_of
from vigil.client.server_address import Address, address_of
from vigil.client.sync_client import Client, SyncSeatConnection
from vigil.protocol.messages import TableInfo
from vigil.terminal.command_parser import command_names
from vigil.terminal.console import EndOfInput, Terminal
from vigil.terminal.errors import UsageError
from vigil.terminal.game_loop import show_end
from vigil.terminal.seat_plan import describe_seats
from vigil.text import ui_text


@dataclass(frozen=True, slots=True)
class JoinRequest:
    """The arguments of `vigil join`."""

    url: str
    lang: str
    name: str | None = None
    token: str | None = None
    link: str | None = None  # a login link
    seat: int | None = None  # counted from 1
    player: str | None = None  # a bot that plays instead
    deck: str | None = None
    seed_phrase: str = ""
    as_spectator: bool = False


def sign_in(
    server: str,
    lang: str,
    name: str | None,
    token: str | None,
    terminal: Terminal,
    store: CredentialStore,
    link: str | None = None,
) -> Client:
    """Return a signed-in client: by token, by login link, with a stored sign-in, or as a new guest."""
    if token:
        return _check_credentials(Client(server, token=token, lang=lang))
    who = store.identity(server, name) if link is None else None
    if who is not None:
        client = Client(server, session=who.session, csrf=who.csrf, lang=lang)
        try:
            return _check_credentials(client)
        except AuthenticationRequired:
            store.forget(server, who.name)
    client = Client(server, lang=lang)
    try:
        if link is not None:
            me = client.sign_in_with_link(link)
            name = me.name
        else:
            while not name or not name.strip():
                try:
                    name = terminal.ask(ui_text("far-name", lang))
                except EndOfInput:
                    raise UsageError("far-nameless") from None
            me = client.guest(name.strip())
        web = client.awaited.web
        store.remember(server, Identity(name.strip(), web.session or "", web.csrf, client.link or link))
        terminal.say(ui_text("far-hello", lang, name=me.name))
        if terminal.typed and client.link:  # but not into the output of a script
            terminal.say(ui_text("far-link", lang))
            terminal.copyable(f"vigil join {shlex.quote(server)} --login-link {client.link}")
        return client
    except BaseException:
        client.close()
        raise


def _check_credentials(client: Client) -> Client:
    """Check that the server accepts the credentials."""
    try:
        client.whoami()
    except BaseException:
        client.close()
        raise
    return client


def table_at(client: Client, address: Address) -> TableInfo:
    """Return the table of an address. Without one, return the player's only unfinished table."""
    if address.table is not None:
        return client.table(address.table, address.code)
    if address.code is not None:
        return client.by_code(address.code)
    unfinished = [each for each in client.tables(mine=True) if each.status in ("open", "running")]
    if len(unfinished) != 1:
        raise UsageError("far-which", server=f"vigil tables {client.server}")
    return client.table(unfinished[0].id)


def take_seat(client: Client, table: TableInfo, request: JoinRequest, code: str | None) -> tuple[TableInfo, int | None]:
    """Take a seat. Return the table and the seat; None for a spectator."""
    if request.as_spectator:
        return table, None
    wanted = None if request.seat is None else request.seat - 1
    if table.own_seats and (wanted is None or wanted in table.own_seats):
        return table, table.own_seats[0] if wanted is None else wanted
    if wanted is not None and wanted not in table.free_seats:
        raise UsageError("far-seat", seat=request.seat)
    if table.status != "open" or not table.free_seats:
        raise UsageError("far-closed")
    before = table.own_seats
    table = client.sit(table.id, wanted, deck=request.deck, seed_phrase=request.seed_phrase, code=code or table.code)
    return table, next(seat for seat in table.own_seats if seat not in before)


def join_table(request: JoinRequest, terminal: Terminal) -> None:
    """Go to a table, and stay until the game is over or the player quits."""
    address, store = address_of(request.url), CredentialStore.load()
    with sign_in(address.server, request.lang, request.name, request.token, terminal, store, request.link) as client:
        table = table_at(client, address)
        code = address.code or table.code
        before = table.own_seats
        table, seat = take_seat(client, table, request, code)
        if table.commitment and table.status == "open":
            store.remember_commitment(client.server, table.id, table.commitment)
            if seat is not None and seat not in before:
                store.note_seed_phrase(client.server, table.id, seat, request.seed_phrase)
        here = Address(client.server, table.id, code)
        with client.connect(table.id, seat, code=code, as_spectator=seat is None) as place:
            try:
                lobby(client, place, here, terminal, request.lang)
                if table.commitment and place.table is not None and place.table.status == "running":
                    bots = [info.seat for info in place.table.seats if info.bot is not None]
                    store.note_bots(client.server, table.id, bots)
                play(client, place, here, terminal, request)
            except EndOfInput:
                terminal.say(ui_text("left-far", request.lang))
                terminal.copyable(f"vigil join {shlex.quote(here.link)}")


def lobby(client: Client, place: SyncSeatConnection, here: Address, terminal: Terminal, lang: str) -> None:
    """Wait until the game starts. Its creator starts it when every seat is taken."""
    shown: tuple[Any, ...] = ()
    while (table := place.table) is not None and place.update is not None and place.update.status == "open":
        if shown != (table.names, table.free_seats):
            if not shown and here.code and table.free_seats:
                terminal.say(ui_text("far-invite", lang))
                terminal.copyable(here.link)
            shown = (table.names, table.free_seats)
            taken = [seat for seat, info in zip(seats_of(table, lang), table.seats, strict=True) if info.name]
            who = describe_seats(taken, lang) or "–"
            terminal.say(
                ui_text("far-seats", lang, who=who, free=len(table.free_seats))
                if table.free_seats
                else ui_text("far-full", lang)
            )
        if not table.free_seats and client.me is not None and table.creator == client.me.id:
            client.start(table.id)
        if place.next() is None:
            raise ConnectionClosed("connection-closed", "the connection to this table was closed")


def play(client: Client, place: SyncSeatConnection, here: Address, terminal: Terminal, request: JoinRequest) -> None:
    """Play, let a bot play, or watch."""
    if request.player is not None:
        outcome = place.run(play_seat(place.awaited, request.player))
        far = RemoteSession(client, place, here.link, request.lang)
        if outcome is not None:
            show_end(far, terminal, far.seat, request.lang)
        return
    if place.update is not None and place.update.view is None:  # canceled before it started
        terminal.say(ui_text("given-up", request.lang))
        return
    far = RemoteSession(client, place, here.link, request.lang)
    if not far.same_rules:
        terminal.say(ui_text("far-server-older", request.lang))
    if far.seat is None:
        spectate(far, terminal, request.lang)
    else:
        far.report_connection(terminal.interject)
        far.screen.play(far, terminal, None, request.lang).run()


def spectate(far: RemoteSession, terminal: Terminal, lang: str) -> None:
    """Show the table to a spectator, or in plain mode its log."""
    shown, notes = 0, [ui_text("begin-far", lang, what=far.game.capitalize(), who=describe_seats(far.seats, lang))]
    while True:
        view, event_log = far.view(None), far.screen.event_log(far.game, lang, far.cards, far.names, None)
        if terminal.plain:
            terminal.say(*notes, *event_log.plain_lines(far.events(None, shown)))
            shown = len(far.events_by_viewer)
        else:
            table = far.screen.table_model(view, far.decision, far.cards, far.names, lang, False)
            width, height = terminal.size
            terminal.clear()
            lines = terminal.lines_of(*notes)
            terminal.show(far.screen.draw(table, event_log.short_lines(far.recent_events(None)), width, height - lines))
            terminal.say(*notes)
        if far.over:
            break
        if not far.wait(terminal.has_line) and "quit" in command_names(
            terminal.ask(), lang, far.screen.table_model.words
        ):
            raise EndOfInput
        notes = far.pending_notices(lang)
    if far.outcome is None:
        terminal.say(ui_text("given-up", lang))
    else:
        show_end(far, terminal, None, lang)
