"""Play without a WebSocket: actions, long polling, server-sent events, hints and chat."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.responses import StreamingResponse

from vigil.kernel.errors import IllegalChoice, StaleDecision, UndoNotAllowed, VigilError
from vigil.protocol import messages as wire
from vigil.protocol.responses import ChatHistory
from vigil.server import post_game
from vigil.server.accounts import AuthenticationRequired
from vigil.server.errors import BadRequest, Forbidden, NotFound, ServerBusy, StateConflict
from vigil.server.subscribers import Subscriber
from vigil.server.web.post_game_routes import ChoiceAnalysisInfo, run_in_worker
from vigil.server.web.request import Request
from vigil.server.web.routes import RequestModel, Routes
from vigil.server.web.security import needs
from vigil.text import Language

ROUTES = Routes("play", "/api/v1")
SEQ = re.compile(rb'\{"type":"update","table":"\w+","seq":(\d+)')
KEEPALIVE_SECONDS = 15.0
"""Seconds between keep-alive comments in a silent stream."""


class SeatQuery(RequestModel):
    """Seat, language, invitation code, and the last entry the client knows."""

    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    lang: Language | None = None
    code: Annotated[str, Meta(max_length=64)] = ""
    after: Annotated[int, Meta(ge=0)] | None = None
    wait: Annotated[float, Meta(ge=0, le=55)] = 0


@ROUTES.add("GET", "/tables/{id}/update", who="anyone", problems=(NotFound, Forbidden, BadRequest))
async def get_update(request: Request, query: SeatQuery) -> wire.Update:
    """Return the table as your seat sees it.

    With `after` and `wait`, the server responds once there is a newer entry than `after`, or after `wait` seconds.
    """
    table = await request.visible_table(query.code)
    seat = table.perspective(query.seat)
    lang, connections = query.lang or request.lang, request.world.connections
    if query.after is None or not query.wait:
        return await table.next_update(seat, lang, query.after, 0)
    connections.check(request.address, table.id, seat)
    waiting = asyncio.ensure_future(table.next_update(seat, lang, query.after, query.wait))
    with connections.opened(request.address, table.id, seat, request.caller, lambda why: waiting.cancel()) as line:
        try:
            return await waiting
        except asyncio.CancelledError:
            if not line.ended:
                raise
            raise AuthenticationRequired("sign-in-required", "sign in first, or send a token") from None


@ROUTES.add(
    "POST", "/tables/{id}/actions", answer=wire.Ack | wire.Reason | wire.Pong, scope="play",
    problems=(NotFound, Forbidden, BadRequest, StateConflict, IllegalChoice, StaleDecision, UndoNotAllowed),
    example={"type": "choose", "decision": 0, "choose": ["end_turn"], "id": "a1"},
)  # fmt: skip
async def act_at_table(request: Request, body: wire.ClientMessage, query: SeatQuery) -> Any:
    """Send a message of the socket protocol: choose, undo, answer an undo request, concede, chat, leave and so on."""
    if isinstance(body, wire.Why) and request.caller is not None:
        needs(request.caller, "read")
    table = await request.visible_table(query.code)
    seat = table.seat(query.seat)
    try:
        return await table.act(seat, body, query.lang or request.lang)
    except VigilError:
        request.world.metrics.rejected_actions.inc()
        raise


@ROUTES.add("POST", "/tables/{id}/hint", scope="play", problems=(NotFound, Forbidden, StateConflict, ServerBusy))
async def get_hint(request: Request, query: SeatQuery) -> ChoiceAnalysisInfo:
    """Return what a search would choose now, knowing only what your seat knows.

    The record shows that you asked. Rated games allow no hints (403).
    """
    if request.caller is not None:
        needs(request.caller, "read")
    handle, lang = await request.own_seat(query.seat, query.code), query.lang or request.lang
    record = await handle.take_hint()
    analysis = await run_in_worker(request, post_game.hint_of, record, lang, handle.table.names(lang))
    return msgspec.convert(analysis, ChoiceAnalysisInfo)


@ROUTES.add("GET", "/tables/{id}/chat", who="anyone", problems=(NotFound, Forbidden))
async def get_chat(request: Request, query: SeatQuery) -> ChatHistory:
    """Return the recent chat lines of a table."""
    table = await request.visible_table(query.code)
    return ChatHistory(messages=table.chat(query.lang or request.lang))


@ROUTES.add(
    "GET", "/tables/{id}/events", who="anyone", media="text/event-stream", problems=(NotFound, Forbidden, BadRequest)
)
async def stream_events(request: Request, query: SeatQuery) -> StreamingResponse:
    """Stream the messages of the socket as server-sent events."""
    table = await request.visible_table(query.code)
    seat = table.perspective(query.seat)
    request.world.connections.check(request.address, table.id, seat)
    after = query.after
    last = request.connection.headers.get("last-event-id", "")
    if after is None and last.isascii() and last.isdigit():
        after = int(last[:12])
    if after is not None:
        request.world.metrics.resyncs.inc()

    async def stream() -> AsyncIterator[bytes]:
        async with table.listening(request.address, seat, query.lang or request.lang, after) as listener:
            async for message in messages(listener):
                yield b": still here\n\n" if message is None else as_event(message)

    return StreamingResponse(
        stream(), media_type="text/event-stream", headers={"x-accel-buffering": "no", "cache-control": "no-store"}
    )


def as_event(message: bytes) -> bytes:
    """Format a message for EventSource. The id of an update lets a client resume after a disconnect."""
    match = SEQ.match(message)
    return (b"id: " + match[1] + b"\n" if match else b"") + b"data: " + message + b"\n\n"


async def messages(listener: Subscriber) -> AsyncIterator[bytes | None]:
    """Yield the messages of a subscriber until it is closed, and None when there was none for a while."""
    while True:
        try:
            async with asyncio.timeout(KEEPALIVE_SECONDS):
                message = await listener.queue.get()
        except TimeoutError:
            yield None
            continue
        if message is None:
            return
        yield message
