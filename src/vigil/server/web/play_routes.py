"""Playing without a socket: what somebody says, updates by long polling, the messages as server-sent events."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.responses import StreamingResponse

from vigil.kernel.errors import IllegalChoice, StaleDecision, UndoNotAllowed, VigilError
from vigil.kernel.record import write
from vigil.protocol import messages as wire
from vigil.protocol.responses import Lines
from vigil.server import post_game, presenter
from vigil.server.accounts import AuthenticationRequired
from vigil.server.errors import BadRequest, Forbidden, NotFound, ServerBusy, StateConflict
from vigil.server.journal_entry import NewEntry
from vigil.server.rate_limits import RateLimited
from vigil.server.rating_eligibility import record_hint
from vigil.server.room import Room
from vigil.server.seats import display_names
from vigil.server.store.rows import Person
from vigil.server.subscribers import Subscriber
from vigil.server.table_service import TableService
from vigil.server.web.access import hub_of, muted_people, perspective_for, seat_for, visible_room
from vigil.server.web.context import AppContext, RequestContext
from vigil.server.web.post_game_routes import ExplanationTold, run_in_worker
from vigil.server.web.routes import RequestModel, Routes
from vigil.server.web.security import needs

ROUTES = Routes("play")
API = "/api/v1"
SEQ = re.compile(rb'\{"type":"update","table":"\w+","seq":(\d+)')
ALIVE = 15.0
"""Seconds after which a silent stream says that it is still there."""


class SeatQuery(RequestModel):
    """For which seat, in which language, and what one knows already."""

    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    lang: Literal["en", "pt", "fr", "ru"] | None = None
    code: Annotated[str, Meta(max_length=64)] = ""
    after: Annotated[int, Meta(ge=0)] | None = None
    wait: Annotated[float, Meta(ge=0, le=55)] = 0


@ROUTES.add(
    "GET", f"{API}/tables/{{id}}/update", query=SeatQuery, answer=wire.Update, who="anyone",
    problems=(NotFound, Forbidden, BadRequest),
)  # fmt: skip
async def get_update(ask: RequestContext, _: None) -> wire.Update:
    """The table as one's seat sees it.

    With `after` and `wait` it comes as soon as something has happened after that entry, or when the seconds are over.
    """
    asked: SeatQuery = ask.query
    hosted, seen = await visible_room(ask, ask.params["id"], asked.code)
    seat = perspective_for(seen, ask.caller, asked.seat)
    lang, lines = asked.lang or ask.lang, ask.world.connections
    telling = hub_of(ask).rooms.next_update(hosted.room.id, seat, lang, asked.after, asked.wait)
    if asked.after is None or not asked.wait:
        return await telling
    try:
        lines.check(ask.address, hosted.room.id, seat)
    except RateLimited:
        telling.close()
        raise
    with lines.opened(ask.world, ask.address, hosted.room.id, seat, ask.caller) as line:
        waiting = asyncio.ensure_future(telling)
        line.end = lambda why: waiting.cancel()
        try:
            return await waiting
        except asyncio.CancelledError:
            if not line.ended:
                raise
            raise AuthenticationRequired("sign-in", "sign in first, or send a token") from None


@ROUTES.add(
    "POST", f"{API}/tables/{{id}}/say", body=wire.ClientMessage, query=SeatQuery,
    answer=wire.Done | wire.Reason | wire.Pong,
    scope="play", problems=(NotFound, Forbidden, BadRequest, StateConflict, IllegalChoice, StaleDecision,
    UndoNotAllowed),
    example={"type": "choose", "decision": 0, "choose": ["end_turn"], "id": "a1"},
)  # fmt: skip
async def say_at_table(ask: RequestContext, body: wire.ClientMessage) -> Any:
    """Say what one would say over the socket: choose, undo, agree, concede, say, why, leave, return."""
    asked: SeatQuery = ask.query
    if isinstance(body, wire.Why) and ask.caller is not None:
        needs(ask.caller, "read")
    hosted, seen = await visible_room(ask, ask.params["id"], asked.code)
    seat = seat_for(seen, ask.person.id, asked.seat)
    try:
        return await perform(ask.world, hosted.room.id, ask.person, seat, body, asked.lang or ask.lang)
    except VigilError:
        ask.world.metrics.illegal_actions.inc()
        raise


async def perform(
    world: AppContext, table: str, person: Person, seat: int | None, said: wire.ClientMessage, lang: str
) -> wire.ServerMessageBase:
    """Carry out what a person says at a table, over a socket or by request, and measure how long it takes."""
    hub: TableService = world.service
    began = time.perf_counter()
    told = await hub.act(table, person.id, person.name, seat, said, lang)
    if isinstance(told, wire.Done):
        world.metrics.action_seconds.observe(time.perf_counter() - began)
    if isinstance(said, wire.Say):
        await world.still_here(person.id)
    return told


@ROUTES.add(
    "POST", f"{API}/tables/{{id}}/hint", query=SeatQuery, answer=ExplanationTold, scope="play",
    problems=(NotFound, Forbidden, StateConflict, ServerBusy),
)  # fmt: skip
async def get_hint(ask: RequestContext, _: None) -> ExplanationTold:
    """What a search would choose now, knowing what one's seat knows; the record says that one has asked.

    Not in a game that is rated, against whomever: it is refused (403).
    """
    asked: SeatQuery = ask.query
    if ask.caller is not None:
        needs(ask.caller, "read")
    hosted, seen = await visible_room(ask, ask.params["id"], asked.code)
    seat = seat_for(seen, ask.person.id, asked.seat)
    if seat is None:
        raise Forbidden("seat-none", "only someone seated at the table can do this")
    asking: list[str] = []

    def decide(room: Room) -> list[NewEntry]:
        kinds = record_hint(room, seat)
        assert room.match is not None
        asking[:] = [write(room.match)]  # as it is while this seat is asked: nobody else's question is answered
        return kinds

    await hub_of(ask).rooms.write(hosted, decide)
    lang = asked.lang or ask.lang
    names = list(display_names(hosted.room.chairs, lang))
    found = await run_in_worker(ask, post_game.hint_of, asking[0], lang, names)
    return msgspec.convert(found, ExplanationTold)


@ROUTES.add(
    "GET", f"{API}/tables/{{id}}/chat", query=SeatQuery, answer=Lines, who="anyone", problems=(NotFound, Forbidden)
)
async def get_chat(ask: RequestContext, _: None) -> Lines:
    """What was said at a table lately."""
    room = (await visible_room(ask, ask.params["id"], ask.query.code))[1]
    lang, quiet = ask.query.lang or ask.lang, muted_people(ask.caller)
    own = [] if ask.caller is None else room.seats_of(ask.caller.person.id)
    if not own:
        seat_for(room, None, None)  # whether others may look on at all
    return Lines(lines=[presenter.chat_message(line, lang) for line in room.chat if line.person not in quiet])


@ROUTES.add(
    "GET", f"{API}/tables/{{id}}/events", query=SeatQuery, who="anyone", media="text/event-stream",
    problems=(NotFound, Forbidden, BadRequest),
)  # fmt: skip
async def stream_events(ask: RequestContext, _: None) -> StreamingResponse:
    """The messages of the socket as server-sent events, for those who cannot have one."""
    asked: SeatQuery = ask.query
    hosted, seen = await visible_room(ask, ask.params["id"], asked.code)
    person = None if ask.caller is None else ask.caller.person.id
    seat = perspective_for(seen, ask.caller, asked.seat)
    lines = ask.world.connections
    lines.check(ask.address, hosted.room.id, seat)
    after = asked.after
    last = ask.connection.headers.get("last-event-id", "")
    if after is None and last.isascii() and last.isdigit():
        after = int(last[:12])
    if after is not None:
        ask.world.metrics.resyncs.inc()

    async def told() -> AsyncIterator[bytes]:
        lang, quiet = asked.lang or ask.lang, muted_people(ask.caller)
        listening = hub_of(ask).rooms.listening(hosted.room.id, person, seat, lang, after, quiet)
        with lines.opened(ask.world, ask.address, hosted.room.id, seat, ask.caller) as line:
            async with listening as listener:
                line.end = listener.close
                async for message in messages(listener):
                    yield b": still here\n\n" if message is None else as_event(message)

    return StreamingResponse(
        told(), media_type="text/event-stream", headers={"x-accel-buffering": "no", "cache-control": "no-store"}
    )


def as_event(message: bytes) -> bytes:
    """A message as a browser's EventSource reads it; the id of an update lets it go on from there when it was cut."""
    found = SEQ.match(message)
    return (b"id: " + found[1] + b"\n" if found else b"") + b"data: " + message + b"\n\n"


async def messages(listener: Subscriber) -> AsyncIterator[bytes | None]:
    """Every message; None when nothing came for a while.  Ends when the listener was let go."""
    while True:
        try:
            async with asyncio.timeout(ALIVE):
                found = await listener.queue.get()
        except TimeoutError:
            yield None
            continue
        if found is None:
            return
        yield found
