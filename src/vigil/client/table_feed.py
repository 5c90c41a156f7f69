"""The messages received from a table (the latest update, its players, the chat), and ways to wait for more."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Self

from vigil.client.errors import ClientError, ConnectionClosed
from vigil.client.messages import TableMessage
from vigil.protocol.messages import ChatMessage, TableInfo, Update


class TableFeed:
    """What is known about a table. Iterate over it to receive its messages."""

    def __init__(self, seat: int | None) -> None:
        self.seat: int | None = seat
        self.table: TableInfo | None = None
        self.update: Update | None = None
        self.deck: dict[str, int] | None = None
        self.chat: deque[ChatMessage] = deque(maxlen=200)
        self._messages: asyncio.Queue[TableMessage | None] = asyncio.Queue()
        self._first = asyncio.Event()
        self._moved = asyncio.Event()
        self._error: ClientError | None = None

    # ------------------------------------------------------------------------- waiting

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> TableMessage:
        message = await self.next()
        if message is None:
            raise StopAsyncIteration
        return message

    async def next(self) -> TableMessage | None:
        """Wait for the next message; None if the connection was closed. Raise the error if the server refused it."""
        message = await self._messages.get()
        if message is None:
            self._messages.put_nowait(None)  # for the next call
            if self._error is not None and not isinstance(self._error, ConnectionClosed):
                raise self._error
        return message

    def next_now(self) -> TableMessage | None:
        """Return the next message if one has arrived."""
        if self._messages.empty():
            return None
        message = self._messages.get_nowait()
        if message is None:
            self._messages.put_nowait(None)
        return message

    async def wait_for_decision(self) -> Update | None:
        """Wait until you must decide, and return the update; None if the game is over."""
        while True:
            while not self._messages.empty() and self._error is None:
                self._messages.get_nowait()
            now = self.update
            if now is not None and (now.over or now.decision is not None):
                return None if now.over else now
            if self._error is not None:
                raise self._error
            await self._moved.wait()

    async def wait_for_entry(self, seq: int) -> Update:
        """Wait for the update for a journal entry, or a later one."""
        while self.update is None or self.update.seq < seq:
            if self._error is not None:
                raise self._error
            await self._moved.wait()
        return self.update

    # ----------------------------------------------------------------------- receiving

    def _receive_update(self, update: Update) -> None:
        known = self.update
        if known is not None and update.seq < known.seq:
            return
        self.update, self.deck = update, update.deck or self.deck
        if self.seat is None and update.seat is not None:
            self.seat = update.seat
        if known is None or update.seq > known.seq or update.hash != known.hash:
            self._messages.put_nowait(update)
        self._first.set()
        self._wake()

    def _receive_table(self, table: TableInfo) -> None:
        self.table = table
        self._messages.put_nowait(table)

    def _receive_chat(self, message: ChatMessage) -> None:
        if message not in self.chat:  # a new connection receives the recent messages again
            self.chat.append(message)
            self._messages.put_nowait(message)

    def _end(self, error: ClientError) -> None:
        if self._error is None:
            self._error = error
            self._first.set()
            self._messages.put_nowait(None)
            self._wake()

    def _wake(self) -> None:
        """Wake everything that waits for a change."""
        moved, self._moved = self._moved, asyncio.Event()
        moved.set()
