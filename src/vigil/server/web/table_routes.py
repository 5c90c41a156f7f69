"""Tables: create, list, take seats, start, cancel, rematch."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, field

from vigil import registry
from vigil.bots import UnknownBot
from vigil.kernel.errors import BadConfig, BadData, VigilError
from vigil.protocol import messages as wire
from vigil.protocol.responses import TableList, TableSummary
from vigil.protocol.table_options import Options
from vigil.server import presenter
from vigil.server.default_names import bot_name, localized_name
from vigil.server.display_names import MAX_NAME_LENGTH
from vigil.server.errors import BadRequest, Forbidden, NotFound, ServerBusy, StateConflict
from vigil.server.store.rows import SeatRow, TableRow
from vigil.server.web.access import VisibleTable
from vigil.server.web.account_routes import Avatar
from vigil.server.web.request import Request
from vigil.server.web.routes import RequestModel, Routes

ROUTES = Routes("tables", "/api/v1")

Code = Annotated[str, Meta(max_length=64)]
SeedPhrase = Annotated[str, Meta(max_length=100)]
PlayerName = Annotated[str, Meta(max_length=2 * MAX_NAME_LENGTH)] | None
SeatIndex = Annotated[int, Meta(ge=0, le=5)]
Deck = Annotated[str, Meta(max_length=8000)] | dict[str, int] | None


class SeatAssignment(RequestModel):
    """The player of a seat: `me`, or a bot by name; with a deck, if the game has decks, and a seed phrase.

    `name` and `avatar` are for a second player on your device. By default they are your own.
    """

    me: bool = False
    bot: Annotated[str, Meta(max_length=40)] | None = None
    deck: Deck = None
    seed_phrase: SeedPhrase = ""
    name: PlayerName = None
    avatar: Avatar | None = None


class SeatSetup(SeatAssignment, kw_only=True):
    """A seat and its player."""

    seat: SeatIndex


class NewTable(RequestModel):
    """The game of a new table, its settings and options, and the seats to fill at once."""

    game: Annotated[str, Meta(max_length=20)]
    settings: dict[str, Any] = field(default_factory=dict)
    options: Options = Options()
    seats: Annotated[list[SeatSetup], Meta(max_length=6)] = field(default_factory=list)
    start: bool = False


class SitRequest(SeatAssignment):
    """The player of a seat. For your own seat: a new deck or seed phrase."""

    code: Code = ""


class RematchRequest(RequestModel):
    """Whether a rematch swaps the seats, and whether it deals the same cards."""

    swap: bool = True
    same_seed: bool = False


class TableQuery(RequestModel):
    """Filters for a list of tables."""

    status: wire.TableStatus | None = None
    game: Annotated[str, Meta(max_length=20)] | None = None
    mine: bool = False  # only tables at which you have a seat
    my_turn: bool = False  # only tables that wait for your choice
    before: Annotated[str, Meta(max_length=60)] | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 30


class CodeQuery(RequestModel):
    """The invitation code. A private table requires it."""

    code: Code = ""


def table_summary(row: TableRow, seats: list[SeatRow], lang: str) -> TableSummary:
    """Return a line of a list of tables."""
    return TableSummary(
        id=row.id,
        game=row.game,
        status=row.status,
        created=row.created,
        changed=row.changed,
        settings={key: value for key, value in row.settings.items() if key not in (*presenter.PRIVATE, "cards")},
        options={key: value for key, value in row.options.items() if key != "seed"},
        seats=[
            {
                "seat": seat.seat,
                "name": localized_name(seat.name, seat.bot, lang),
                "person": seat.person,
                "bot": seat.bot,
                "owner": seat.owner,
            }
            for seat in seats
        ],
        seats_to_act=row.seats_to_act,
        outcome=row.outcome,
    )


@ROUTES.add(
    "POST", "/tables", scope="play", status=201,
    problems=(BadConfig, BadData, BadRequest, Forbidden, StateConflict, UnknownBot, ServerBusy),
    example={
        "game": registry.default(),
        "seats": [{"seat": 0, "me": True}, {"seat": 1, "bot": "steady"}],
        "start": True,
    },
)  # fmt: skip
async def make_table(request: Request, body: NewTable) -> wire.TableInfo:
    """Create a table.

    Other people can take the free seats, from the list of public tables or by invitation.
    """
    if len({place.seat for place in body.seats}) != len(body.seats):
        raise BadRequest("seat-twice", "a seat is listed twice")
    table = await request.new_table(body.game, body.settings, body.options)
    await fill_seats(request, table, body.seats, body.start)
    return await _info(request, table)


@ROUTES.add("GET", "/tables", who="anyone", problems=(BadRequest,))
async def list_tables(request: Request, query: TableQuery) -> TableList:
    """List public tables, or the tables at which you have a seat."""
    own = query.mine or query.my_turn
    status = "running" if query.my_turn else query.status
    rows = await request.world.store.tables(
        status=status,
        public=None if own else True,
        game=query.game,
        person=request.person.id if own else None,
        waits_for=request.person.id if query.my_turn else None,
        before=query.before,
        limit=query.limit,
        viewer=request.list_viewer,
    )
    return await listed(request, rows, query.limit)


async def listed(request: Request, rows: list[TableRow], limit: int) -> TableList:
    """Return a page of a list of tables."""
    seats = await request.world.store.seats_of([row.id for row in rows])
    summaries = [table_summary(row, seats[row.id], request.lang) for row in rows]
    return TableList(tables=summaries, next=rows[-1].cursor if len(rows) == limit else None)


@ROUTES.add("GET", "/tables/{id}", who="anyone", problems=(NotFound,))
async def show_table(request: Request, query: CodeQuery) -> wire.TableInfo:
    """Return a table."""
    table = await request.visible_table(query.code)
    info = table.info(request.lang)
    return msgspec.structs.replace(info, code=query.code) if table.is_invitation(query.code) else info


@ROUTES.add("GET", "/invitations/{code}", who="anyone", problems=(NotFound,))
async def invitation(request: Request) -> wire.TableInfo:
    """Return the table an invitation leads to."""
    table = await request.invited_table()
    return msgspec.structs.replace(table.info(request.lang), code=request.params["code"])


@ROUTES.add(
    "PUT", "/tables/{id}/seats/{seat}", scope="play",
    problems=(NotFound, StateConflict, Forbidden, BadRequest, BadConfig, BadData, UnknownBot), example={"me": True},
)  # fmt: skip
async def sit_down(request: Request, body: SitRequest) -> wire.TableInfo:
    """Take a seat, or seat a bot.

    At another person's public table, you may take one seat, or the seats reserved for you. Otherwise, you get a 403.
    """
    table = await request.visible_table(body.code)
    await take_seat(request, table, int(request.params["seat"]), body)
    await request.world.check_not_erased(request.person.id)
    return await _info(request, table)


@ROUTES.add("DELETE", "/tables/{id}/seats/{seat}", scope="play", problems=(NotFound, StateConflict, Forbidden))
async def leave_seat(request: Request) -> wire.TableInfo:
    """Leave a seat. In a running game, the table's option `on_leave` applies."""
    table = await request.visible_table()
    await table.leave_seat(int(request.params["seat"]))
    return await _info(request, table)


@ROUTES.add("POST", "/tables/{id}/start", scope="play", problems=(NotFound, StateConflict, Forbidden))
async def start_game(request: Request) -> wire.TableInfo:
    """Start the game.

    The person who created the table or anyone seated at it can start the game. Before that, its creator can cancel the
    table or free any seat. Afterward, only the players decide.
    """
    table = await request.visible_table()
    await table.start()
    return await _info(request, table)


@ROUTES.add("POST", "/tables/{id}/cancel", scope="play", problems=(NotFound, StateConflict, Forbidden))
async def cancel_table(request: Request) -> wire.TableInfo:
    """Cancel a table before the game starts, or when you are the only person left at it.

    If all opponents are bots, you lose a rated game. If other people have left, the game has no result and isn't rated,
    because `on_leave` promised them that it would wait or that a bot would play on. With `on_leave: forfeit`, a player
    who leaves loses.
    """
    table = await request.visible_table()
    await table.cancel()
    return await _info(request, table)


@ROUTES.add(
    "POST", "/tables/{id}/rematch", scope="play", status=201,
    problems=(NotFound, StateConflict, Forbidden), example={"swap": True},
)  # fmt: skip
async def play_again(request: Request, body: RematchRequest) -> wire.TableInfo:
    """Create a rematch with the same players.

    Repeated requests return the same new table. In games with decks, the seat reserved for a player has the deck they
    just played, and they may choose another.
    """
    table = await request.visible_table()
    new_table = await table.rematch(body.swap, body.same_seed)
    await request.world.check_not_erased(request.person.id)
    return new_table.info(request.lang)


async def fill_seats(request: Request, table: VisibleTable, places: list[SeatSetup], start: bool) -> None:
    """Fill the seats of a new table. If that fails, cancel the table."""
    try:
        for place in places:
            await take_seat(request, table, place.seat, place)
        await request.world.check_not_erased(request.person.id)
        if start:
            await table.start()
    except VigilError:
        await table.cancel()
        raise


async def take_seat(request: Request, table: VisibleTable, seat: int, assignment: SeatAssignment) -> None:
    """Seat the caller or a bot."""
    person, bot = request.person, assignment.bot
    if assignment.me == (bot is not None):
        raise BadRequest(
            "seat-player-missing", "specify who takes the seat: {me} or {bot}", me='"me": true', bot='"bot": "steady"'
        )
    if bot is None:
        people = request.world.people
        name = person.name if assignment.name is None else await people.name_beside(person, assignment.name)
        avatar = person.avatar if assignment.avatar is None else assignment.avatar
        await table.sit(seat, name, assignment.deck, assignment.seed_phrase, avatar)
    else:
        await table.seat_bot(seat, bot, bot_name(bot, request.lang), assignment.deck)


async def _info(request: Request, table: VisibleTable) -> wire.TableInfo:
    """Return the table after the caller's action."""
    return (await table.refreshed()).info(request.lang)
