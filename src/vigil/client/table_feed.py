"""What is heard from a table: the last update, who sits there, the chat; and ways to wait for more."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Self

from vigil.client.errors import ClientError, ConnectionClosed
from vigil.client.messages import ChatMessage, TableInfo, TableMessage, Update


class TableFeed:
    """The table as far as it has been heard of.  Iterate over it to hear what happens."""

    def __init__(self, seat: int | None) -> None:
        self.seat: int | None = seat
        self.table: TableInfo | None = None
        self.update: Update | None = None
        self.deck: dict[str, int] | None = None
        self.server = ""  # its version
        self.chat: deque[ChatMessage] = deque(maxlen=200)
        self._heard: asyncio.Queue[TableMessage | None] = asyncio.Queue()
        self._first = asyncio.Event()
        self._moved = asyncio.Event()
        self._error: ClientError | None = None

    # ---------------------------------------------------------------------- for who listens

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> TableMessage:
        found = await self.next()
        if found is None:
            raise StopAsyncIteration
        return found

    async def next(self) -> TableMessage | None:
        """The next thing that is heard; None when the connection was closed.  A refusal is raised."""
        found = await self._heard.get()
        if found is None:
            self._heard.put_nowait(None)  # whoever asks again is told again
            if self._error is not None and not isinstance(self._error, ConnectionClosed):
                raise self._error
        return found

    def next_now(self) -> TableMessage | None:
        """The next thing that has been heard already; None: there is none."""
        if self._heard.empty():
            return None
        found = self._heard.get_nowait()
        if found is None:
            self._heard.put_nowait(None)
        return found

    async def asked(self) -> Update | None:
        """The update at which one is to decide; None when the game is over."""
        while True:
            while not self._heard.empty() and self._error is None:
                self._heard.get_nowait()
            now = self.update
            if now is not None and (now.over or now.decision is not None):
                return None if now.over else now
            if self._error is not None:
                raise self._error
            await self._moved.wait()

    async def reached(self, seq: int) -> Update:
        """The update of an entry, or a later one."""
        while self.update is None or self.update.seq < seq:
            if self._error is not None:
                raise self._error
            await self._moved.wait()
        return self.update

    # ----------------------------------------------------------------------- what comes in

    def _hear_update(self, made: Update) -> None:
        known = self.update
        if known is not None and made.seq < known.seq:
            return
        self.update, self.deck = made, made.deck or self.deck
        if self.seat is None and made.seat is not None:
            self.seat = made.seat
        if known is None or made.seq > known.seq or made.hash != known.hash:
            self._heard.put_nowait(made)
        self._first.set()
        self._wake()

    def _hear_table(self, table: TableInfo) -> None:
        self.table = table
        self._heard.put_nowait(table)

    def _hear_line(self, line: ChatMessage) -> None:
        if line not in self.chat:  # a new connection hears the last lines again
            self.chat.append(line)
            self._heard.put_nowait(line)

    def _end(self, error: ClientError) -> None:
        if self._error is None:
            self._error = error
            self._first.set()
            self._heard.put_nowait(None)
            self._wake()

    def _wake(self) -> None:
        """Wake whoever waits for a change."""
        moved, self._moved = self._moved, asyncio.Event()
        moved.set()
