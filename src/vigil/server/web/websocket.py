"""The WebSocket of a seat or a spectator.

Two independent tasks: one sends what is in the subscriber's queue, the other reads the client's messages. A rejected
message is answered and changes nothing. Too many of them, or one too large, close the connection.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from vigil.kernel.errors import VigilError
from vigil.protocol import messages as wire
from vigil.server.errors import BadRequest
from vigil.server.log_config import log
from vigil.server.rate_limits import address_key
from vigil.server.subscribers import Subscriber
from vigil.server.web.access import VisibleTable, visible_table
from vigil.server.web.context import AppContext, Caller, response_language
from vigil.server.web.play_routes import messages
from vigil.server.web.problems import problem_of, unexpected
from vigil.server.web.security import check_host, check_origin, identify, needs
from vigil.text import LANGUAGES

PATH = "/api/v1/tables/{table}/socket"
MAX_MESSAGE = 64 * 1024
"""Bytes in a client's message. A longer one closes the connection with a reason."""
MAX_FRAME = 16 * MAX_MESSAGE
"""Bytes after which a message isn't even read, and the connection is cut."""
TIMEOUT_SECONDS = 10.0
"""Seconds to wait for a token in the first message, and for a message to be sent."""
MAX_REJECTED = 20
"""Rejected messages in a row after which the connection is closed."""


async def socket(websocket: WebSocket) -> None:
    """Handle one connection."""
    world: AppContext = websocket.app.state.world
    caller: Caller | None = None
    try:
        world.buckets.take("address", address_key(client_address(websocket)), world.rates["address"])
        check_host(websocket.scope, world.settings)
        caller = await identify(websocket, world.people)
        if caller is None or caller.session is not None:
            check_origin(websocket, caller, world.settings.public_url or "")
        lang = _lang(websocket, caller)
        seat_text = websocket.query_params.get("seat", "")
        seat = int(seat_text) if seat_text.isascii() and seat_text.isdigit() and len(seat_text) < 3 else None
        after = websocket.query_params.get("after", "")
        since = int(after) if after.isascii() and after.isdigit() and len(after) < 13 else None
        code = websocket.query_params.get("code", "")[:64]
        if caller is None and websocket.query_params.get("token") == "first":
            with world.connections.anonymous(client_address(websocket)):
                await websocket.accept()
                caller = await _token(websocket, world)
        if caller is not None:
            needs(caller, "read")
        table = await visible_table(world, caller, websocket.path_params["table"], code)
        place = table.perspective(seat, as_spectator=seat_text == "-")
        world.connections.check(client_address(websocket), table.id, place)
    except VigilError as error:
        await _refuse_connection(websocket, error, caller)
        return
    if websocket.application_state.name == "CONNECTING":
        await websocket.accept()
    world.metrics.ws_connections.inc()
    if since is not None:
        world.metrics.resyncs.inc()
    try:
        async with table.listening(client_address(websocket), place, lang, since) as listener:
            await _talk(websocket, world, listener, table)
    finally:
        world.metrics.ws_connections.dec()
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(1012 if world.closing else 1000)


async def _talk(websocket: WebSocket, world: AppContext, listener: Subscriber, table: VisibleTable) -> None:
    """Send and read until either ends."""
    sending = asyncio.create_task(_send(websocket, listener))
    reading = asyncio.create_task(_read(websocket, world, listener, table))
    done, _ = await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
    if reading in done and not sending.done():
        listener.close("")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(sending), 0.2)
    for task in (sending, reading):
        task.cancel()
    await asyncio.gather(sending, reading, return_exceptions=True)


async def _send(websocket: WebSocket, listener: Subscriber) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async for message in messages(listener):
            if message is not None:
                async with asyncio.timeout(TIMEOUT_SECONDS):
                    await websocket.send_text(message.decode())


async def _read(websocket: WebSocket, world: AppContext, listener: Subscriber, table: VisibleTable) -> None:
    rejected = 0
    while not listener.closed:
        try:
            frame = await websocket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if frame["type"] != "websocket.receive":
            return
        text: Any = frame.get("text") or frame.get("bytes") or b""
        action = ""
        try:
            if len(text if isinstance(text, bytes) else text.encode(errors="replace")) > MAX_MESSAGE:
                listener.close("message-too-long")
                return
            message = _decode(text)
            action = getattr(message, "id", "")  # known first, so that a refusal names the action it refuses
            world.buckets.take("socket", listener.person or client_address(websocket), world.rates["talk"])
            if isinstance(message, BadRequest):
                raise message
            listener.send(await _answer(world, listener, table, message))
            rejected = 0
        except VigilError as error:
            rejected += 1
            world.metrics.rejected_actions.inc()
            listener.send(_rejected(websocket, error, listener.lang, action))
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("unexpected", table=table.id)
            fault = unexpected(str(websocket.scope["vigil.id"]))
            listener.send(_rejected(websocket, fault, listener.lang, action))
            rejected += 1
        if rejected >= MAX_REJECTED:
            listener.close("too-many-errors")
            return


def _decode(text: str | bytes) -> wire.ClientMessage | BadRequest:
    """Return the client's message, or the error if it is not one. Both count against the rate limit."""
    try:
        return wire.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        why = str(error)[:200] if isinstance(error, msgspec.MsgspecError) else "not JSON"
        return BadRequest("message-invalid", "this is not a message: {why}", why=why)


async def _answer(
    world: AppContext, listener: Subscriber, table: VisibleTable, message: wire.ClientMessage
) -> wire.ServerMessageBase:
    """Answer a message. Anonymous spectators may only sync and ping."""
    if isinstance(message, wire.Sync):
        world.metrics.resyncs.inc()
        return await table.next_update(listener.seat, listener.lang, None, 0)
    if isinstance(message, wire.Ping):
        return wire.Pong(message.id)
    if table.caller is None:
        raise BadRequest("sign-in-required", "sign in first, or send a token")
    if not isinstance(message, wire.Why):
        needs(table.caller, "play")
    return await table.act(listener.seat, message, listener.lang)


def client_address(websocket: WebSocket) -> str:
    """Return the client's address."""
    return str(websocket.scope["vigil.address"])


async def _token(websocket: WebSocket, world: AppContext) -> Caller:
    """Read the token from the first message: {"type": "token", "token": "..."}."""
    try:
        text = await asyncio.wait_for(websocket.receive_text(), TIMEOUT_SECONDS)
        message = msgspec.json.decode(text[:1000], type=wire.Token)
        person, token = await world.people.by_token(message.token)
        return Caller(person, frozenset(token.scopes), token=token.id)
    except (TimeoutError, msgspec.MsgspecError, WebSocketDisconnect):
        raise BadRequest("token-message-missing", "the first message must be a token") from None


async def _refuse_connection(websocket: WebSocket, error: VigilError, caller: Caller | None) -> None:
    """Accept, send the reason, and close: a browser can't read the response to a refused handshake."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        if websocket.application_state.name == "CONNECTING":
            await websocket.accept()
        rejected = _rejected(websocket, error, _lang(websocket, caller))
        await websocket.send_text(wire.encode(rejected).decode())
        await websocket.close(4403)


def _rejected(websocket: WebSocket, error: VigilError, lang: str, action: str = "") -> wire.Rejected:
    world: AppContext = websocket.app.state.world
    problem = problem_of(error, lang, str(websocket.scope["vigil.id"]), world.settings.base_path)
    return wire.Rejected(msgspec.to_builtins(problem), action)


def _lang(websocket: WebSocket, caller: Caller | None) -> str:
    lang = websocket.query_params.get("lang", "")
    return lang if lang in LANGUAGES else response_language(websocket, caller)


SOCKETS = [WebSocketRoute(PATH, socket)]
