"""Who listens at a table, and how what happened reaches them: each as their seat may know it, none waiting for another.

A listener has a short queue of its own.  Whoever does not read fast enough is
let go, and gets the whole table again on coming back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from vigil.kernel.event import Event
from vigil.protocol import messages as wire
from vigil.server import presenter
from vigil.server.room import News, Room

WAITING = 128
"""Messages that may wait for somebody who reads slowly."""
TABLE_INFO_KINDS = frozenset(("sat", "left", "started", "substituted", "returned", "rematch", "canceled", "hint_used"))
"""Entries after which everybody needs to know anew who sits where."""


@dataclass(eq=False, slots=True)
class Subscriber:
    """One connection: for a seat, or for a spectator."""

    person: str | None
    seat: int | None
    lang: str
    muted: frozenset[str] = frozenset()
    queue: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(WAITING))
    closed: bool = False

    def send(self, message: object) -> None:
        """Put a message into the queue."""
        self.put(wire.encode(message))

    def put(self, message: bytes) -> None:
        """The same for a message that others get too."""
        if self.closed:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close("slow")

    def close(self, why: str) -> None:
        """No more messages; the last one says why."""
        if self.closed:
            return
        self.closed = True
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(wire.encode(wire.Closing(why)))
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def leave(self) -> None:
        """The connection is gone."""
        self.closed = True


@dataclass(slots=True)
class Subscribers:
    """All listeners of one table."""

    listeners: list[Subscriber] = field(default_factory=list)
    remote_seats: int = 0  # who look on at the same table as it was

    def here(self) -> set[int]:
        """The seats that somebody is connected for."""
        return {listener.seat for listener in self.listeners if listener.seat is not None and not listener.closed}

    def watching(self) -> int:
        """How many look on without a seat."""
        return self.remote_seats + sum(listener.seat is None and not listener.closed for listener in self.listeners)

    def add(self, room: Room, news: list[News], kinds: Sequence[str], now: int) -> None:
        """What entries of these kinds have led to: one update for all of them."""
        lines = kinds.count("chat_sent")
        if lines:
            self.tell_lines(room, lines)
        if lines < len(kinds):
            if not TABLE_INFO_KINDS.isdisjoint(kinds):
                self.tell_table(room)
            self.send_update(room, news, now)

    def send_update(self, room: Room, news: Iterable[News], now: int) -> None:
        """Everybody gets the table as it is now and what has just happened; alike viewers share one message."""
        happened = list(news)
        made: dict[tuple[int | None, str], bytes] = {}
        for listener in self.listeners:
            key = (listener.seat, listener.lang)
            if key not in made:
                made[key] = wire.encode(self._update(room, listener, happened, now))
            listener.put(made[key])

    def _update(self, room: Room, listener: Subscriber, happened: list[News], now: int) -> wire.Update:
        seen: list[Event] = [event for news in happened for event in news[listener.seat]]
        told = presenter.events(room, listener.seat, listener.lang, seen) if seen else []
        return presenter.update(room, listener.seat, listener.lang, told, now)

    def tell_table(self, room: Room) -> None:
        """Who sits where has changed."""
        here, watching = self.here(), self.watching()
        made: dict[tuple[str | None, str], bytes] = {}
        for listener in self.listeners:
            key = (listener.person, listener.lang)
            if key not in made:
                made[key] = wire.encode(wire.TableChanged(presenter.table(room, *key, here, watching)))
            listener.put(made[key])

    def tell_lines(self, room: Room, count: int) -> None:
        """Somebody said something: the last lines of the chat."""
        for line in list(room.chat)[-count:]:
            for listener in self.listeners:
                if line.person not in listener.muted:
                    listener.send(presenter.chat_message(line, listener.lang))

    def close(self, why: str) -> None:
        for listener in self.listeners:
            listener.close(why)
