"""Tables: made, listed, sat at, begun, given up, played again."""

from __future__ import annotations

from typing import Annotated, Any, Literal

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
from vigil.server.web.account_routes import Avatar, avatar_of
from vigil.server.web.request import Request
from vigil.server.web.routes import RequestModel, Routes

ROUTES = Routes("tables")
API = "/api/v1"

Code = Annotated[str, Meta(max_length=64)]
SeedPhrase = Annotated[str, Meta(max_length=100)]
Called = Annotated[str, Meta(max_length=2 * MAX_NAME_LENGTH)] | None
SeatIndex = Annotated[int, Meta(ge=0, le=5)]
Deck = Annotated[str, Meta(max_length=8000)] | dict[str, int] | None


class SeatAssignment(RequestModel):
    """Who takes a seat: `me`, or a bot by its name; a deck where the game has decks; words for the seed.

    `name` and `avatar` are for whoever plays on my device: one's own where they are left out.
    """

    me: bool = False
    bot: Annotated[str, Meta(max_length=40)] | None = None
    deck: Deck = None
    seed_phrase: SeedPhrase = ""
    name: Called = None
    avatar: Avatar | None = None


class Place(SeatAssignment, kw_only=True):
    """A seat, and who takes it."""

    seat: SeatIndex


class NewTable(RequestModel):
    """A game, how it is played, how the table is run, who sits where from the start."""

    game: Annotated[str, Meta(max_length=20)]
    settings: dict[str, Any] = field(default_factory=dict)
    options: Options = Options()
    seats: Annotated[list[Place], Meta(max_length=6)] = field(default_factory=list)
    start: bool = False


class SitRequest(SeatAssignment):
    """Take a seat, or put a bot there; on one's own seat: with another deck, or other words."""

    code: Code = ""


class RematchRequest(RequestModel):
    """Another game: seats swapped, or with the same cards."""

    swap: bool = True
    same_seed: bool = False


class TableQuery(RequestModel):
    """Which tables are listed."""

    status: Literal["open", "running", "over", "canceled"] | None = None
    game: Annotated[str, Meta(max_length=20)] | None = None
    mine: bool = False  # those one has a seat at
    my_turn: bool = False  # of those, the ones that wait for an answer of one's own
    before: Annotated[str, Meta(max_length=60)] | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 30


class CodeQuery(RequestModel):
    """The invitation, where a table is not public."""

    code: Code = ""


def table_summary(row: TableRow, seats: list[SeatRow], lang: str) -> TableSummary:
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
    "POST", f"{API}/tables", body=NewTable, answer=wire.TableInfo, scope="play", status=201,
    problems=(BadConfig, BadData, BadRequest, Forbidden, StateConflict, UnknownBot, ServerBusy),
    example={
        "game": registry.default(),
        "seats": [{"seat": 0, "me": True}, {"seat": 1, "bot": "steady"}],
        "start": True,
    },
)  # fmt: skip
async def make_table(request: Request, body: NewTable) -> wire.TableInfo:
    """Set up a table.

    Seats that nobody takes stay open for others, who come by the list or by the invitation.
    """
    if len({place.seat for place in body.seats}) != len(body.seats):
        raise BadRequest("seat-twice", "a seat is named twice")
    table = await request.new_table(body.game, body.settings, body.options)
    await fill_seats(request, table, body.seats, body.start)
    return await _info(request, table)


@ROUTES.add("GET", f"{API}/tables", query=TableQuery, answer=TableList, who="anyone", problems=(BadRequest,))
async def list_tables(request: Request, _: None) -> TableList:
    """The public tables, or one's own."""
    asked: TableQuery = request.query
    own = asked.mine or asked.my_turn
    status = "running" if asked.my_turn else asked.status
    rows = await request.world.store.tables(
        status=status,
        public=None if own else True,
        game=asked.game,
        person=request.person.id if own else None,
        waits_for=request.person.id if asked.my_turn else None,
        before=asked.before,
        limit=asked.limit,
        viewer=request.list_viewer,
    )
    return await listed(request, rows, asked.limit)


async def listed(request: Request, rows: list[TableRow], limit: int) -> TableList:
    """A page of a list."""
    sitting = await request.world.store.seats_of([row.id for row in rows])
    lines = [table_summary(row, sitting[row.id], request.lang) for row in rows]
    return TableList(tables=lines, next=rows[-1].cursor if len(rows) == limit else None)


@ROUTES.add("GET", f"{API}/tables/{{id}}", query=CodeQuery, answer=wire.TableInfo, who="anyone", problems=(NotFound,))
async def show_table(request: Request, _: None) -> wire.TableInfo:
    """One table."""
    table = await request.visible_table(request.query.code)
    told = table.info(request.lang)
    return msgspec.structs.replace(told, code=request.query.code) if table.is_invitation(request.query.code) else told


@ROUTES.add("GET", f"{API}/invitations/{{code}}", answer=wire.TableInfo, who="anyone", problems=(NotFound,))
async def invitation(request: Request, _: None) -> wire.TableInfo:
    """The table an invitation is for."""
    table = await request.invited_table()
    return msgspec.structs.replace(table.info(request.lang), code=request.params["code"])


@ROUTES.add(
    "PUT", f"{API}/tables/{{id}}/seats/{{seat}}", body=SitRequest, answer=wire.TableInfo, scope="play",
    problems=(NotFound, StateConflict, Forbidden, BadRequest, BadConfig, BadData, UnknownBot), example={"me": True},
)  # fmt: skip
async def sit_down(request: Request, body: SitRequest) -> wire.TableInfo:
    """Take a seat, or put a bot there.

    At a public table of somebody else's one takes one seat, or those that are kept for one (403).
    """
    table = await request.visible_table(body.code)
    await take_seat(request, table, int(request.params["seat"]), body)
    await request.world.check_not_erased(request.person.id)
    return await _info(request, table)


@ROUTES.add(
    "DELETE", f"{API}/tables/{{id}}/seats/{{seat}}", answer=wire.TableInfo, scope="play",
    problems=(NotFound, StateConflict, Forbidden),
)  # fmt: skip
async def leave_seat(request: Request, _: None) -> wire.TableInfo:
    """Leave a seat; once the game has begun, what was agreed on for leaving happens."""
    table = await request.visible_table()
    await table.leave_seat(int(request.params["seat"]))
    return await _info(request, table)


@ROUTES.add(
    "POST",
    f"{API}/tables/{{id}}/start",
    answer=wire.TableInfo,
    scope="play",
    problems=(NotFound, StateConflict, Forbidden),
)
async def start_game(request: Request, _: None) -> wire.TableInfo:
    """Begin the game: whoever made the table or sits there may; from then on it belongs to those who sit.

    Before that, whoever made it can give it up, or ask anybody to leave a seat.
    """
    table = await request.visible_table()
    await table.start()
    return await _info(request, table)


@ROUTES.add(
    "POST",
    f"{API}/tables/{{id}}/cancel",
    answer=wire.TableInfo,
    scope="play",
    problems=(NotFound, StateConflict, Forbidden),
)
async def cancel_table(request: Request, _: None) -> wire.TableInfo:
    """Give a table up, before it has begun or when nobody else is left at it.

    Against bots alone a rated game is lost by it.  Where other people have left, nobody has won or lost and it is not
    rated: who stays shall not lose, and who left was promised that one waits, or that a bot plays on.  Where who
    leaves shall lose, the table says `on_leave: forfeit`.
    """
    table = await request.visible_table()
    await table.cancel()
    return await _info(request, table)


@ROUTES.add(
    "POST", f"{API}/tables/{{id}}/rematch", body=RematchRequest, answer=wire.TableInfo, scope="play", status=201,
    problems=(NotFound, StateConflict, Forbidden), example={"swap": True},
)  # fmt: skip
async def play_again(request: Request, body: RematchRequest) -> wire.TableInfo:
    """Another game among the same players; whoever asks again gets the same new table.

    Where players bring decks, everybody finds the deck they have played on the seat that is kept for them, and may
    bring another.
    """
    table = await request.visible_table()
    again = await table.rematch(body.swap, body.same_seed)
    await request.world.check_not_erased(request.person.id)
    return again.info(request.lang)


async def fill_seats(request: Request, table: VisibleTable, places: list[Place], start: bool) -> None:
    """Who sits where from the start; if that cannot be, the table is given up again."""
    try:
        for place in places:
            await take_seat(request, table, place.seat, place)
        await request.world.check_not_erased(request.person.id)
        if start:
            await table.start()
    except VigilError:
        await table.cancel()
        raise


async def take_seat(request: Request, table: VisibleTable, seat: int, who: SeatAssignment) -> None:
    person, bot = request.person, who.bot
    if who.me == (bot is not None):
        raise BadRequest(
            "seat-player-missing", "say who takes the seat: {me} or {bot}", me='"me": true', bot='"bot": "steady"'
        )
    if bot is None:
        name = person.name if who.name is None else await request.world.people.name_beside(person, who.name)
        avatar = avatar_of(person) if who.avatar is None else who.avatar
        await table.sit(seat, name, who.deck, who.seed_phrase, avatar)
    else:
        await table.seat_bot(seat, bot, bot_name(bot, request.lang), who.deck)


async def _info(request: Request, table: VisibleTable) -> wire.TableInfo:
    """The table as it is after what was done."""
    return (await table.refreshed()).info(request.lang)
