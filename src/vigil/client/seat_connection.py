"""A connection to a table, for a seat or a spectator, that reconnects by itself.

It uses a WebSocket, or long polling where WebSockets don't work. After an interruption, the next connection continues
from the last update, and sends all unacknowledged actions again. The hash of every view is checked; if it is wrong,
the client asks for a snapshot.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException

from vigil.client.errors import (
    AuthenticationRequired,
    ClientError,
    ConnectionClosed,
    Forbidden,
    NoOpenDecision,
    NotFound,
    ProtocolError,
    RateLimited,
    RequestRejected,
    ServerUnreachable,
    error_from_problem,
    invalid_response,
    not_vigil,
    unreachable,
)
from vigil.client.http import API, HttpClient
from vigil.client.messages import WrongHash, decode, update_of
from vigil.client.pending_actions import Action, Actions
from vigil.client.table_feed import TableFeed
from vigil.protocol.messages import ChatMessage, Hello, TableInfo, Update
from vigil.protocol.responses import ChatHistory

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 20.0
"""Seconds between attempts to connect; doubled each time."""
POLL = 25.0
"""Seconds that a long poll lasts."""
LARGEST = 8 << 20
MAX_HANDSHAKE_FAILURES = 2
"""Number of failed handshakes, while HTTP works, before long polling is used."""
RETRY = 300.0
"""Seconds of polling before a socket is tried again."""
MAX_BAD_VIEWS = 5
"""Number of wrong views in a row after which the connection gives up."""
MISSED = 1.0
"""Seconds before a lost connection is reported."""
OVER = ("signed-out", "removed")
"""Reasons for closing after which reconnecting is pointless."""
FATAL = (AuthenticationRequired, Forbidden, NotFound)


class SeatConnection(TableFeed):
    """A connection to a table. Use it with `async with`, and iterate over it to receive messages."""

    def __init__(
        self,
        web: HttpClient,
        table: str,
        seat: int | None = None,
        *,
        code: str | None = None,
        as_spectator: bool = False,
        polling: bool = False,
    ) -> None:
        super().__init__(seat)
        self.web, self.id, self.wanted, self.code, self.as_spectator = web, table, seat, code, as_spectator
        self.polling = polling
        self.connected = False
        self.connections = 0
        self.on_line: Callable[[bool], None] = lambda up: None
        """Called in the loop's thread, with False when the connection is lost for a while and True when it is back."""
        self._missed = False
        self.synced = 0
        """How often a snapshot was requested."""
        self._actions = Actions()
        self._tasks: set[asyncio.Task[None]] = set()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._shakes = 0
        self._wrong = 0  # views in a row with a wrong hash
        self._again = 0.0  # when a socket is tried again; 0: never

    # ----------------------------------------------------------------- opening, closing

    async def __aenter__(self) -> SeatConnection:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> None:
        """Connect and wait for the first update. Raise the error if the server refuses."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        await self._first.wait()
        if self._error is not None:
            raise self._error

    def _end(self, error: ClientError) -> None:
        if self._error is None:
            self._actions.fail(error)
        super()._end(error)

    async def close(self) -> None:
        """Close the connection. The seat is kept."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        for task in list(self._tasks):
            task.cancel()
        self._end(ConnectionClosed("connection-closed", "the connection to this table was closed"))

    # ------------------------------------------------------------------------- actions

    async def choose(self, *answers: str | int, decision: int | None = None) -> Update:
        """Answer the open decision, and perhaps those that follow it, and return the next update.

        An answer is the name or the index of an option. Answers after one that is illegal or revealed something new
        are ignored.
        """
        if decision is None:
            now = self.update
            if now is None or now.decision is None:
                raise NoOpenDecision("no-open-decision", "it is not your move")
            decision = now.decision.number
        ack = await self._act("choose", decision=decision, choose=list(answers))
        return await self.wait_for_entry(int(ack["seq"]))

    async def undo(self, count: int = 1) -> Update:
        """Undo your last choices. If they revealed something, the others are asked first."""
        ack = await self._act("undo", count=count)
        return await self.wait_for_entry(int(ack["seq"]))

    async def concede(self) -> Update:
        """Concede the game."""
        ack = await self._act("concede")
        return await self.wait_for_entry(int(ack["seq"]))

    async def why(self, option: str) -> str | None:
        """Return why an option is unavailable; None if it can be chosen."""
        answer = await self._act("why", option=option)
        return None if answer.get("reason") is None else str(answer["reason"])

    async def send_chat(self, text: str = "", phrase: str = "") -> None:
        """Send a chat message, or a quick phrase that everyone reads in their own language."""
        await self._post({"type": "chat", "text": text, "phrase": phrase})

    async def answer_undo(self, accept: bool = True, request: int | None = None) -> None:
        """Accept or decline an undo request, by default the one last received."""
        if request is None:
            pending = None if self.update is None else self.update.undo_request
            request = 0 if pending is None else pending.id
        await self._post({"type": "answer_undo", "accept": accept, "request": request})

    async def leave(self) -> None:
        """Leave the table. Its option `on_leave` says what happens to the seat."""
        await self._post({"type": "leave"})

    async def take_back_seat(self) -> None:
        """Take your seat back from the bot that substitutes for you."""
        await self._post({"type": "take_back_seat"})

    async def _act(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send an action until the server acknowledges it, and return the answer."""
        if self._error is not None:
            raise self._error
        action = self._actions.new(kind, **more)
        try:
            if self._socket is not None:
                with contextlib.suppress(WebSocketException, OSError):  # the next connection sends it again
                    await self._socket.send(json.dumps(action.message))
            elif self.polling:
                await self._post_action(action)
            answer = await action.answer
        finally:
            self._actions.drop(action)
        if answer.get("type") == "rejected":
            error = error_from_problem(answer.get("problem"))
            if isinstance(error, RateLimited):
                await asyncio.sleep(1)
                return await self._act(kind, **more)
            raise error
        return answer

    async def _post_action(self, action: Action) -> None:
        """Send an action over HTTP until it is answered."""
        pause = FIRST_PAUSE
        while not action.answer.done():
            try:
                self._actions.handle_answer({**(await self._post(action.message)), "id": action.id})
            except RateLimited as error:
                await asyncio.sleep(error.seconds)
            except ServerUnreachable:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            except ClientError as error:
                if not action.answer.done():
                    action.answer.set_exception(error)

    async def _post(self, message: dict[str, Any]) -> dict[str, Any]:
        answer = await self.web.post(f"/tables/{self.id}/actions", message, seat=self.seat, code=self.code)
        return answer if isinstance(answer, dict) else {}

    # --------------------------------------------------------------------- connecting

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        while self._error is None:
            before = self.connections
            try:
                await (self._poll() if self.polling else self._listen())
            except FATAL as error:
                self._end(error)
            except RateLimited as error:
                pause = max(pause, error.seconds)
            except (WrongHash, ServerUnreachable, OSError, WebSocketException, TimeoutError):
                pass  # the next connection continues after the last good update
            except (ProtocolError, RequestRejected) as error:
                if self.update is None:
                    self._end(error)
            except Exception as error:  # a bug: don't let anyone wait forever
                self._end(
                    ConnectionClosed("connection-failed", "this connection has failed: {why}", why=repr(error)[:200])
                )
                raise
            finally:
                self._line(False)
                self._socket = None
            if self.connections > before:  # it worked for a while
                pause = FIRST_PAUSE
            if self._error is None:
                await asyncio.sleep(pause * random.uniform(0.5, 1.0))
                pause = min(2 * pause, LONGEST_PAUSE)

    def _line(self, up: bool) -> None:
        """Note whether the connection is up. A short interruption is not reported."""
        before, self.connected = self.connected, up
        if up and self._missed:
            self._missed = False
            self.on_line(True)
        elif before and not up and self._error is None:
            asyncio.get_running_loop().call_later(MISSED, self._miss)

    def _miss(self) -> None:
        if not self.connected and not self._missed and self._error is None:
            self._missed = True
            self.on_line(False)

    def _query(self) -> dict[str, Any]:
        after = None if self.update is None else self.update.seq
        query = {"seat": self.wanted, "lang": self.web.lang, "after": after, "code": self.code}
        return {key: value for key, value in query.items() if value is not None}

    async def _listen(self) -> None:
        """Run one WebSocket until it ends."""
        query = urlencode(self._query() | ({"seat": "-"} if self.as_spectator else {}))
        where = self.web.server.replace("http", "ws", 1) + f"{API}/tables/{self.id}/socket?{query}"
        try:
            socket = await connect(
                where, additional_headers=self.web.identity(), max_size=LARGEST, open_timeout=15, proxy=None
            )
        except InvalidStatus as error:
            await self._check_alive()  # raises the server's own error
            if error.response.status_code >= 500:
                raise unreachable(self.web.server, str(error)[:120]) from None
            self._no_socket()
            return
        except (InvalidHandshake, EOFError, TimeoutError, OSError):
            await self._check_alive()
            self._no_socket()
            return
        async with socket:
            greeted = False
            async for text in socket:
                message = _object(text)
                if not greeted and message.get("type") == "rejected":  # the server refuses the connection
                    raise error_from_problem(message.get("problem"))
                await self._receive(message)
                if not greeted and message.get("type") == "hello":
                    greeted, self.connections = True, self.connections + 1
                    self._socket, self._shakes = socket, 0
                    self._line(True)
                    for action in list(self._actions.open.values()):
                        await socket.send(json.dumps(action.message))
        if not greeted:  # a proxy opens sockets but lets nothing through
            await self._check_alive()
            self._no_socket()

    async def _check_alive(self) -> None:
        """Check that the server answers over HTTP, or raise its error."""
        await self.web.request("GET", f"/tables/{self.id}/update", query=self._query() | {"after": None, "wait": 0})

    def _no_socket(self) -> None:
        self._shakes += 1
        if self._shakes >= MAX_HANDSHAKE_FAILURES:
            self.polling, self._again = True, asyncio.get_running_loop().time() + RETRY

    async def _poll(self) -> None:
        """Poll for updates. Each request is answered as soon as something happens."""
        if self.table is None:
            self._receive_table(decode(TableInfo, await self.web.get(f"/tables/{self.id}", code=self.code)))
        for action in list(self._actions.open.values()):
            task = asyncio.create_task(self._post_action(action))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        while self._error is None:
            if self._again and asyncio.get_running_loop().time() > self._again:
                self.polling, self._again, self._shakes = False, 0.0, MAX_HANDSHAKE_FAILURES - 1
                return
            await self._fetch(POLL if self.update else 0)
            if not self.connected:
                self.connections += 1
                self._line(True)

    async def _fetch(self, wait: float) -> None:
        query = self._query() | {"wait": int(wait)}
        answer = await self.web.request("GET", f"/tables/{self.id}/update", query=query, patience=wait + 15)
        try:
            update = update_of(answer.json())
        except WrongHash as error:
            self._resync(error)
            await asyncio.sleep(FIRST_PAUSE)
            return
        except ValueError:
            raise not_vigil(answer.url, answer.status_code) from None
        if self.update is None or update.seq > self.update.seq:
            await self._fetch_table_and_chat()
            self._accept(update)

    async def _fetch_table_and_chat(self) -> None:
        """Fetch the players and the chat, which polled updates don't contain."""
        table = decode(TableInfo, await self.web.get(f"/tables/{self.id}", code=self.code))
        if table != self.table:
            self._receive_table(table)
        history = await self.web.get(f"/tables/{self.id}/chat", code=self.code, lang=self.web.lang)
        for message in decode(ChatHistory, history).messages:
            self._receive_chat(message)

    # ----------------------------------------------------------------------- receiving

    async def _receive(self, message: dict[str, Any]) -> None:
        """Handle a message from the server."""
        kind = message.get("type")
        if kind == "hello":
            hello = decode(Hello, message)
            self.seat, self.deck = hello.seat, hello.deck or self.deck
            self._receive_table(hello.table)
        elif kind == "update":
            try:
                self._accept(update_of(message))
            except WrongHash as error:
                self._resync(error)
                raise
        elif kind == "table":
            self._receive_table(decode(TableInfo, message.get("table")))
        elif kind == "chat":
            self._receive_chat(decode(ChatMessage, message))
        elif kind in ("ack", "rejected", "reason", "pong"):
            self._actions.handle_answer(message)
        elif kind == "closing" and message.get("reason") in OVER:
            self._end(
                ConnectionClosed(
                    "connection-ended", "the server has closed your seat's connection: {why}", why=message["reason"]
                )
            )

    def _accept(self, update: Update) -> None:
        """Handle an update whose hash is right."""
        self._wrong = 0
        self._receive_update(update)

    def _resync(self, error: WrongHash) -> None:
        """Count a view with a wrong hash, and give up after too many."""
        self.synced, self._wrong = self.synced + 1, self._wrong + 1
        if self._wrong >= MAX_BAD_VIEWS:
            self._end(error)


def _object(text: str | bytes) -> dict[str, Any]:
    """Parse a message from the server, or raise ProtocolError if it is not a JSON object."""
    try:
        message = json.loads(text)
    except ValueError:
        message = None
    if not isinstance(message, dict):
        raise invalid_response("message", repr(text))
    return message
