"""Tables: made, listed, sat at, begun, given up, played again."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from vigil import registry
from vigil.bots import UnknownBot
from vigil.kernel.errors import BadConfig, BadData, VigilError
from vigil.protocol import messages as wire
from vigil.protocol.responses import TableLine, TableList
from vigil.protocol.table_options import Options
from vigil.server import presenter
from vigil.server.default_names import bot_name, localized_name
from vigil.server.display_names import LONGEST_NAME
from vigil.server.errors import BadRequest, Forbidden, NotFound, ServerBusy, StateConflict
from vigil.server.room import Room
from vigil.server.store.entries import ListViewer as ListFor
from vigil.server.store.rows import SeatRow, TableRow
from vigil.server.table_service import TableService
from vigil.server.web.access import hub_of, table_info, visible_room, visible_table
from vigil.server.web.account_routes import Sign, sign_of
from vigil.server.web.context import RequestContext
from vigil.server.web.routes import RequestModel, Routes

ROUTES = Routes("tables")
API = "/api/v1"

Code = Annotated[str, Meta(max_length=64)]
Words = Annotated[str, Meta(max_length=100)]
Called = Annotated[str, Meta(max_length=2 * LONGEST_NAME)] | None
SeatIndex = Annotated[int, Meta(ge=0, le=5)]
Deck = Annotated[str, Meta(max_length=8000)] | dict[str, int] | None


class SeatAssignment(RequestModel):
    """Who takes a seat: `me`, or a bot by its name; a deck where the game has decks; words for the seed.

    `name` and `sign` are for whoever plays on my device: one's own where they are left out.
    """

    me: bool = False
    bot: Annotated[str, Meta(max_length=40)] | None = None
    deck: Deck = None
    words: Words = ""
    name: Called = None
    sign: Sign | None = None


class Place(SeatAssignment, kw_only=True):
    """A seat, and who takes it."""

    seat: SeatIndex


class NewTable(RequestModel):
    """A game, how it is played, how the table is run, who sits where from the start."""

    game: Annotated[str, Meta(max_length=20)]
    settings: dict[str, Any] = field(default_factory=dict)
    options: Options = Options()
    seats: Annotated[list[Place], Meta(max_length=6)] = field(default_factory=list)
    begin: bool = False


class SitRequest(SeatAssignment):
    """Take a seat, or put a bot there; on one's own seat: with another deck, or other words."""

    code: Code = ""


class RematchRequest(RequestModel):
    """Another game: seats swapped, or with the same cards."""

    swap: bool = True
    same_seed: bool = False


class Filter(RequestModel):
    """Which tables are listed."""

    status: Literal["open", "running", "over", "aborted"] | None = None
    game: Annotated[str, Meta(max_length=20)] | None = None
    mine: bool = False  # those one has a seat at
    waiting: bool = False  # of those, the ones that wait for an answer of one's own
    before: Annotated[str, Meta(max_length=60)] | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 30


class CodeQuery(RequestModel):
    """The invitation, where a table is not public."""

    code: Code = ""


def table_summary(row: TableRow, seats: list[SeatRow], lang: str) -> TableLine:
    return TableLine(
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
        asked=row.asked,
        outcome=row.outcome,
    )


@ROUTES.add(
    "POST", f"{API}/tables", body=NewTable, answer=wire.TableInfo, scope="play", status=201,
    problems=(BadConfig, BadData, BadRequest, Forbidden, StateConflict, UnknownBot, ServerBusy),
    example={
        "game": registry.default(),
        "seats": [{"seat": 0, "me": True}, {"seat": 1, "bot": "steady"}],
        "begin": True,
    },
)  # fmt: skip
async def make_table(ask: RequestContext, body: NewTable) -> wire.TableInfo:
    """Set up a table.

    Seats that nobody takes stay open for others, who come by the list or by the invitation.
    """
    hub, person = hub_of(ask), ask.person
    if len({place.seat for place in body.seats}) != len(body.seats):
        raise BadRequest("seat-twice", "a seat is named twice")
    room = await hub.make(person.id, body.game, body.settings, body.options)
    await fill_seats(ask, room, body.seats, body.begin)
    return await _told(ask, room.id)


@ROUTES.add("GET", f"{API}/tables", query=Filter, answer=TableList, who="anyone", problems=(BadRequest,))
async def list_tables(ask: RequestContext, _: None) -> TableList:
    """The public tables, or one's own."""
    asked: Filter = ask.query
    own = asked.mine or asked.waiting
    status = "running" if asked.waiting else asked.status
    rows = await ask.world.store.tables(
        status=status,
        public=None if own else True,
        game=asked.game,
        person=ask.person.id if own else None,
        waits_for=ask.person.id if asked.waiting else None,
        before=asked.before,
        limit=asked.limit,
        told=told_to(ask),
    )
    return await listed(ask, rows, asked.limit)


def told_to(ask: RequestContext) -> ListFor:
    """Whom a list of tables is for."""
    return ListFor(None if ask.caller is None else ask.caller.person.id, hub_of(ask).rooms.now())


async def listed(ask: RequestContext, rows: list[TableRow], limit: int) -> TableList:
    """A page of a list."""
    sitting = await ask.world.store.seats_of([row.id for row in rows])
    lines = [table_summary(row, sitting[row.id], ask.lang) for row in rows]
    return TableList(tables=lines, next=rows[-1].cursor if len(rows) == limit else None)


@ROUTES.add("GET", f"{API}/tables/{{id}}", query=CodeQuery, answer=wire.TableInfo, who="anyone", problems=(NotFound,))
async def show_table(ask: RequestContext, _: None) -> wire.TableInfo:
    """One table."""
    hosted, seen = await visible_room(ask, ask.params["id"], ask.query.code)
    told = table_info(ask, hosted, seen)
    if ask.query.code == hosted.room.code:
        told = msgspec.structs.replace(told, code=hosted.room.code)
    return told


@ROUTES.add("GET", f"{API}/invitations/{{code}}", answer=wire.TableInfo, who="anyone", problems=(NotFound,))
async def invitation(ask: RequestContext, _: None) -> wire.TableInfo:
    """The table an invitation is for."""
    row = await ask.world.store.table_by_code(ask.params["code"])
    if row is None:
        raise NotFound("code-unknown", "this invitation does not belong to any table here")
    hosted = await hub_of(ask).rooms.open_room(row.id)
    person = None if ask.caller is None else ask.caller.person.id
    told = table_info(ask, hosted, await hub_of(ask).rooms.visible_room(hosted, person))
    return msgspec.structs.replace(told, code=hosted.room.code)


@ROUTES.add(
    "PUT", f"{API}/tables/{{id}}/seats/{{seat}}", body=SitRequest, answer=wire.TableInfo, scope="play",
    problems=(NotFound, StateConflict, Forbidden, BadRequest, BadConfig, BadData, UnknownBot), example={"me": True},
)  # fmt: skip
async def sit_down(ask: RequestContext, body: SitRequest) -> wire.TableInfo:
    """Take a seat, or put a bot there.

    At a public table of somebody else's one takes one seat, or those that are kept for one (403).
    """
    hosted = await visible_table(ask, ask.params["id"], body.code)
    await take_seat(ask, hosted.room, int(ask.params["seat"]), body)
    await ask.world.still_here(ask.person.id)
    return await _told(ask, hosted.room.id)


@ROUTES.add(
    "DELETE", f"{API}/tables/{{id}}/seats/{{seat}}", answer=wire.TableInfo, scope="play",
    problems=(NotFound, StateConflict, Forbidden),
)  # fmt: skip
async def leave_seat(ask: RequestContext, _: None) -> wire.TableInfo:
    """Leave a seat; once the game has begun, what was agreed on for leaving happens."""
    hosted = await visible_table(ask, ask.params["id"])
    await hub_of(ask).empty(hosted.room.id, ask.person.id, int(ask.params["seat"]))
    return await _told(ask, hosted.room.id)


@ROUTES.add(
    "POST",
    f"{API}/tables/{{id}}/begin",
    answer=wire.TableInfo,
    scope="play",
    problems=(NotFound, StateConflict, Forbidden),
)
async def begin_game(ask: RequestContext, _: None) -> wire.TableInfo:
    """Begin the game: whoever made the table or sits there may; from then on it belongs to those who sit.

    Before that, whoever made it can give it up, or ask anybody to leave a seat.
    """
    hosted = await visible_table(ask, ask.params["id"])
    await hub_of(ask).begin(hosted.room.id, ask.person.id)
    return await _told(ask, hosted.room.id)


@ROUTES.add(
    "POST",
    f"{API}/tables/{{id}}/abort",
    answer=wire.TableInfo,
    scope="play",
    problems=(NotFound, StateConflict, Forbidden),
)
async def give_up_table(ask: RequestContext, _: None) -> wire.TableInfo:
    """Give a table up, before it has begun or when nobody else is left at it.

    Against bots alone a rated game is lost by it.  Where other people have left, nobody has won or lost and it is not
    rated: who stays shall not lose, and who left was promised that one waits, or that a bot plays on.  Where who
    leaves shall lose, the table says `leaving: forfeit`.
    """
    hosted = await visible_table(ask, ask.params["id"])
    await hub_of(ask).abort(hosted.room.id, ask.person.id)
    return await _told(ask, hosted.room.id)


@ROUTES.add(
    "POST", f"{API}/tables/{{id}}/rematch", body=RematchRequest, answer=wire.TableInfo, scope="play", status=201,
    problems=(NotFound, StateConflict, Forbidden), example={"swap": True},
)  # fmt: skip
async def play_again(ask: RequestContext, body: RematchRequest) -> wire.TableInfo:
    """Another game among the same players; whoever asks again gets the same new table.

    Where players bring decks, everybody finds the deck they have played on the seat that is kept for them, and may
    bring another.
    """
    hosted = await visible_table(ask, ask.params["id"])
    room = await hub_of(ask).rematch(hosted.room.id, ask.person.id, body.swap, body.same_seed)
    await ask.world.still_here(ask.person.id)
    return presenter.table(room, ask.person.id, ask.lang)


async def fill_seats(ask: RequestContext, room: Room, places: list[Place], begin: bool) -> None:
    """Who sits where from the start; if that cannot be, the table is given up again."""
    hub, person = hub_of(ask), ask.person
    try:
        for place in places:
            await take_seat(ask, room, place.seat, place)
        await ask.world.still_here(person.id)
        if begin:
            await hub.begin(room.id, person.id)
    except VigilError:
        await hub.abort(room.id, person.id)
        raise


async def take_seat(ask: RequestContext, room: Room, seat: int, who: SeatAssignment) -> None:
    hub: TableService = hub_of(ask)
    person, bot = ask.person, who.bot
    if who.me == (bot is not None):
        raise BadRequest("seat-who", "say who takes the seat: {me} or {bot}", me='"me": true', bot='"bot": "steady"')
    if bot is None:
        name = person.name if who.name is None else await ask.world.people.name_beside(person, who.name)
        sign = sign_of(person) if who.sign is None else who.sign
        await hub.sit(
            room.id,
            person.id,
            name,
            seat,
            lang=person.lang,
            deck=who.deck,
            words=who.words,
            sign=sign,
            owner=person.owner if person.kind == "bot" else None,
        )
    else:
        await hub.seat_bot(room.id, person.id, seat, bot, bot_name(bot, ask.lang), who.deck)


async def _told(ask: RequestContext, table: str) -> wire.TableInfo:
    hosted = await hub_of(ask).rooms.open_room(table)
    return table_info(ask, hosted, await hub_of(ask).rooms.visible_room(hosted, ask.person.id))
