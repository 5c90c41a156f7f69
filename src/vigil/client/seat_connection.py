"""A seat at a table far away, or a place among its spectators: one connection that mends itself.

A WebSocket where one can be had, long polling where not.  Whatever cuts it, the next
connection goes on after the last update that came, and sends again what the server has
not acknowledged.  The hash of every view is checked; if it is wrong, the table is asked
for anew.
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
)
from vigil.client.http import API, HttpClient
from vigil.client.messages import (
    ChatHistory,
    ChatMessage,
    Hello,
    TableInfo,
    Update,
    WrongHash,
    decode,
    update_of,
)
from vigil.client.pending_actions import Action, Actions
from vigil.client.table_feed import TableFeed

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 20.0
"""Seconds between two attempts to connect: doubled each time."""
POLL = 25.0
"""Seconds that the server may keep a long poll."""
LARGEST = 8 << 20
MAX_HANDSHAKE_FAILURES = 2
"""After so many handshakes that fail while HTTP works, it is long polling."""
RETRY = 300.0
"""Seconds of polling after which a socket is tried again."""
MAX_BAD_VIEWS = 5
"""After so many wrong views in a row it is no accident."""
MISSED = 1.0
"""Seconds after which a lost connection is worth a word."""
OVER = ("signed-out", "removed")
"""Reasons to close after which nobody need come back."""
FATAL = (AuthenticationRequired, Forbidden, NotFound)


class SeatConnection(TableFeed):
    """One's place at a table.  Used as `async with`; iterate over it to hear what happens."""

    def __init__(
        self,
        web: HttpClient,
        table: str,
        seat: int | None = None,
        *,
        code: str | None = None,
        looking_on: bool = False,
        polling: bool = False,
    ) -> None:
        super().__init__(seat)
        self.web, self.id, self.wanted, self.code, self.looking_on = web, table, seat, code, looking_on
        self.polling = polling
        self.connected = False
        self.connections = 0
        self._line_listeners: list[Callable[[bool], None]] = []
        self._missed = False
        self.synced = 0
        """How often the table was asked for anew, because a view had not arrived as it was sent."""
        self._actions = Actions()
        self._tasks: set[asyncio.Task[None]] = set()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._shakes = 0
        self._wrong = 0  # views in a row that were not as they were sent
        self._again = 0.0  # when a socket is tried again; 0: never

    # ------------------------------------------------------------------ coming, going

    async def __aenter__(self) -> SeatConnection:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> None:
        """Connect, and wait until the table is known; what the server refuses is raised."""
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
        """Leave the connection; the seat stays one's own."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        for task in list(self._tasks):
            task.cancel()
        self._end(ConnectionClosed("connection-closed", "the connection to this table was closed"))

    # ------------------------------------------------------------------------- saying

    async def choose(self, *answers: str | int, decision: int | None = None) -> Update:
        """Answer the open decision, and those that follow at once, by names or places; the table after it.

        Answers after one that is not possible, or that showed something new, are left out: the table says what is
        asked now.
        """
        if decision is None:
            now = self.update
            if now is None or now.decision is None:
                raise NoOpenDecision("no-open-decision", "it is not your move")
            decision = now.decision.number
        done = await self._do("choose", decision=decision, choose=list(answers))
        return await self.reached(int(done["seq"]))

    async def undo(self, count: int = 1) -> Update:
        """Take back one's last choices; where somebody has learned something, the others are asked."""
        done = await self._do("undo", count=count)
        return await self.reached(int(done["seq"]))

    async def concede(self) -> Update:
        """Give up."""
        done = await self._do("concede")
        return await self.reached(int(done["seq"]))

    async def why(self, option: str) -> str | None:
        """Why something cannot be chosen; None: it can."""
        told = await self._do("why", option=option)
        return None if told.get("reason") is None else str(told["reason"])

    async def send_chat(self, text: str = "", phrase: str = "") -> None:
        """A line of chat, or a ready phrase that everybody reads in their own language."""
        await self._post({"type": "chat", "text": text, "phrase": phrase})

    async def answer_undo(self, accept: bool = True, request: int | None = None) -> None:
        """Whether somebody may take something back; `request`: which one, else the one last heard of."""
        if request is None:
            pending = None if self.update is None else self.update.undo_request
            request = 0 if pending is None else pending.id
        await self._post({"type": "answer_undo", "accept": accept, "request": request})

    async def leave(self) -> None:
        """Leave the table for now; what happens to the seat was agreed on with the table."""
        await self._post({"type": "leave"})

    async def take_back_seat(self) -> None:
        """Take one's seat back from the bot that plays on it."""
        await self._post({"type": "take_back_seat"})

    async def sync(self) -> None:
        """Ask for the whole table anew."""
        self.synced += 1
        if self._socket is not None:
            await self._socket.send(json.dumps({"type": "sync"}))
        else:
            await self._fetch(None, 0)

    async def _do(self, kind: str, **more: Any) -> dict[str, Any]:
        """Say something until the server has acknowledged it: done once, however often it is sent."""
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
                return await self._do(kind, **more)
            raise error
        return answer

    async def _post_action(self, action: Action) -> None:
        """Over HTTP, again and again until it is answered."""
        pause = FIRST_PAUSE
        while not action.answer.done():
            try:
                self._actions.answered({**(await self._post(action.message)), "id": action.id})
            except RateLimited as error:
                await asyncio.sleep(error.seconds)
            except ServerUnreachable:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            except ClientError as error:
                if not action.answer.done():
                    action.answer.set_exception(error)

    async def _post(self, message: dict[str, Any]) -> dict[str, Any]:
        told = await self.web.post(f"/tables/{self.id}/actions", message, seat=self.seat, code=self.code)
        return told if isinstance(told, dict) else {}

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
                pass  # the next connection goes on after the last update that came whole
            except (ProtocolError, RequestRejected) as error:
                if self.update is None:
                    self._end(error)
            except Exception as error:  # a mistake of ours: nobody shall wait for ever
                self._end(
                    ConnectionClosed("connection-failed", "this connection has failed: {why}", why=repr(error)[:200])
                )
                raise
            finally:
                self._line(False)
                self._socket = None
            if self.connections > before:  # it went well for a while
                pause = FIRST_PAUSE
            if self._error is None:
                await asyncio.sleep(pause * random.uniform(0.5, 1.0))
                pause = min(2 * pause, LONGEST_PAUSE)

    def _line(self, up: bool) -> None:
        """The connection is there or is not; one that is back at once was never missed."""
        before, self.connected = self.connected, up
        if up and self._missed:
            self._missed = False
            self._tell_line_listeners(True)
        elif before and not up and self._error is None:
            asyncio.get_running_loop().call_later(MISSED, self._miss)

    def _miss(self) -> None:
        if not self.connected and not self._missed and self._error is None:
            self._missed = True
            self._tell_line_listeners(False)

    def listen_to_line(self, listener: Callable[[bool], None]) -> None:
        """The listener is told when the connection has been lost for a while (False), and when it is back; in the
        loop's own thread."""
        self._line_listeners.append(listener)

    def _tell_line_listeners(self, up: bool) -> None:
        for listener in self._line_listeners:
            listener(up)

    def _query(self) -> dict[str, Any]:
        after = None if self.update is None else self.update.seq
        asked = {"seat": self.wanted, "lang": self.web.lang, "after": after, "code": self.code}
        return {key: value for key, value in asked.items() if value is not None}

    async def _listen(self) -> None:
        """One WebSocket from its beginning to its end."""
        query = urlencode(self._query() | ({"seat": "-"} if self.looking_on else {}))
        where = self.web.server.replace("http", "ws", 1) + f"{API}/tables/{self.id}/socket?{query}"
        try:
            socket = await connect(
                where, additional_headers=self.web.identity(), max_size=LARGEST, open_timeout=15, proxy=None
            )
        except InvalidStatus as error:
            await self._check_alive()  # a refusal in its own words
            if error.response.status_code >= 500:
                raise ServerUnreachable(
                    "server-unreachable",
                    "{server} does not answer ({why})",
                    server=self.web.server,
                    why=str(error)[:120],
                ) from None
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
                if not greeted and message.get("type") == "rejected":  # a socket says why nobody may come in
                    raise error_from_problem(message.get("problem"))
                await self._take(message)
                if not greeted and message.get("type") == "hello":
                    greeted, self.connections = True, self.connections + 1
                    self._socket, self._shakes = socket, 0
                    self._line(True)
                    for action in list(self._actions.open.values()):
                        await socket.send(json.dumps(action.message))
        if not greeted:  # somebody between us and the server opens sockets and lets nothing through
            await self._check_alive()
            self._no_socket()

    async def _check_alive(self) -> None:
        """Does the server answer over HTTP?  Its refusal is raised."""
        await self.web.request("GET", f"/tables/{self.id}/update", query=self._query() | {"after": None, "wait": 0})

    def _no_socket(self) -> None:
        self._shakes += 1
        if self._shakes >= MAX_HANDSHAKE_FAILURES:
            self.polling, self._again = True, asyncio.get_running_loop().time() + RETRY

    async def _poll(self) -> None:
        """One question after the other, each answered as soon as something has happened."""
        if self.table is None:
            self._hear_table(decode(TableInfo, await self.web.get(f"/tables/{self.id}", code=self.code)))
        for action in list(self._actions.open.values()):
            task = asyncio.create_task(self._post_action(action))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        while self._error is None:
            if self._again and asyncio.get_running_loop().time() > self._again:
                self.polling, self._again, self._shakes = False, 0.0, MAX_HANDSHAKE_FAILURES - 1
                return
            await self._fetch(None if self.update is None else self.update.seq, POLL if self.update else 0)
            if not self.connected:
                self.connections += 1
                self._line(True)

    async def _fetch(self, after: int | None, wait: float) -> None:
        query = self._query() | {"after": after, "wait": int(wait)}
        answer = await self.web.request("GET", f"/tables/{self.id}/update", query=query, patience=wait + 15)
        try:
            made = update_of(answer.json())
        except WrongHash as error:
            self._resync(error)
            await asyncio.sleep(FIRST_PAUSE)
            return
        except ValueError:
            raise ProtocolError(
                "response-not-vigil",
                "{url} answered {status}, but not as a Vigil server would",
                url=str(answer.url)[:200],
                status=answer.status_code,
            ) from None
        if self.update is None or made.seq > self.update.seq:
            await self._around()
            self._took(made)

    async def _around(self) -> None:
        """Who sits where, and what was said: a poll of updates does not bring them."""
        table = decode(TableInfo, await self.web.get(f"/tables/{self.id}", code=self.code))
        if table != self.table:
            self._hear_table(table)
        told = await self.web.get(f"/tables/{self.id}/chat", code=self.code, lang=self.web.lang)
        for line in decode(ChatHistory, told).messages:
            self._hear_line(line)

    # ------------------------------------------------------------------------ hearing

    async def _take(self, message: dict[str, Any]) -> None:
        """One message of the server's."""
        kind = message.get("type")
        if kind == "hello":
            hello = decode(Hello, message)
            self.seat, self.deck, self.server_version = hello.seat, hello.deck or self.deck, hello.server_version
            self._hear_table(hello.table)
        elif kind == "update":
            try:
                self._took(update_of(message))
            except WrongHash as error:
                self._resync(error)
                raise
        elif kind == "table":
            self._hear_table(decode(TableInfo, message.get("table")))
        elif kind == "chat":
            self._hear_line(decode(ChatMessage, message))
        elif kind in ("ack", "rejected", "reason", "pong"):
            self._actions.answered(message)
        elif kind == "closing" and message.get("reason") in OVER:
            self._end(
                ConnectionClosed(
                    "connection-ended", "the server has closed your seat's connection: {why}", why=message["reason"]
                )
            )

    def _took(self, made: Update) -> None:
        """A view has come as it was sent."""
        self._wrong = 0
        self._hear_update(made)

    def _resync(self, error: WrongHash) -> None:
        """A view was not the one that was sent: ask again, but not for ever."""
        self.synced, self._wrong = self.synced + 1, self._wrong + 1
        if self._wrong >= MAX_BAD_VIEWS:
            self._end(error)


def _object(text: str | bytes) -> dict[str, Any]:
    """A message of the server's: a JSON object, else BadAnswer."""
    try:
        found = json.loads(text)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise ProtocolError(
            "response-invalid",
            "the server's answer is not a valid {kind} ({why}); it may be a different version",
            kind="message",
            why=repr(text)[:80],
        )
    return found
