"""The connections that follow a table, each receiving what its seat may know.

Every subscriber has a short queue. A client that reads too slowly is disconnected, and receives a snapshot
when it reconnects. No subscriber waits for another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from vigil.kernel.event import Event
from vigil.protocol import messages as wire
from vigil.server import presenter
from vigil.server.room import EventsByViewer, Room

QUEUE_SIZE = 128
"""Messages queued for a slow client before it is disconnected."""
TABLE_INFO_KINDS = frozenset(("sat", "left", "started", "substituted", "returned", "rematch", "canceled", "hint_used"))
"""Kinds of entries that change the table's info."""


@dataclass(eq=False, slots=True)
class Subscriber:
    """A connection of a seat or a spectator."""

    person: str | None
    seat: int | None
    lang: str
    muted: frozenset[str] = frozenset()
    queue: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(QUEUE_SIZE))
    closed: bool = False

    def send(self, message: object) -> None:
        """Encode and queue a message."""
        self.put(wire.encode(message))

    def put(self, message: bytes) -> None:
        """Queue an encoded message."""
        if self.closed:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close("slow")

    def close(self, why: str) -> None:
        """Close the queue; the last message gives the reason."""
        if self.closed:
            return
        self.closed = True
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(wire.encode(wire.Closing(why)))
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


@dataclass(slots=True)
class Subscribers:
    """All subscribers of a table."""

    listeners: list[Subscriber] = field(default_factory=list)
    remote_seats: int = 0  # spectators of the delayed room

    def here(self) -> set[int]:
        """Return the connected seats."""
        return {listener.seat for listener in self.listeners if listener.seat is not None and not listener.closed}

    def watching(self) -> int:
        """Return the number of spectators."""
        return self.remote_seats + sum(listener.seat is None and not listener.closed for listener in self.listeners)

    def add(self, room: Room, events: list[EventsByViewer], kinds: Sequence[str], now: int) -> None:
        """Send the outcome of several entries as one update."""
        lines = kinds.count("chat_sent")
        if lines:
            self.tell_lines(room, lines)
        if lines < len(kinds):
            if not TABLE_INFO_KINDS.isdisjoint(kinds):
                self.tell_table(room)
            self.send_update(room, events, now)

    def send_update(self, room: Room, events: Iterable[EventsByViewer], now: int) -> None:
        """Send the current table and the new events. Viewers with the same seat and language share a message."""
        happened = list(events)
        encoded: dict[tuple[int | None, str], bytes] = {}
        for listener in self.listeners:
            key = (listener.seat, listener.lang)
            if key not in encoded:
                encoded[key] = wire.encode(self._update(room, listener, happened, now))
            listener.put(encoded[key])

    def _update(self, room: Room, listener: Subscriber, happened: list[EventsByViewer], now: int) -> wire.Update:
        visible: list[Event] = [event for by_viewer in happened for event in by_viewer[listener.seat]]
        events = presenter.events(room, listener.seat, listener.lang, visible) if visible else []
        return presenter.update(room, listener.seat, listener.lang, events, now)

    def tell_table(self, room: Room) -> None:
        """Send the table's info to everyone."""
        here, watching = self.here(), self.watching()
        encoded: dict[tuple[str | None, str], bytes] = {}
        for listener in self.listeners:
            key = (listener.person, listener.lang)
            if key not in encoded:
                encoded[key] = wire.encode(wire.TableChanged(presenter.table(room, *key, here, watching)))
            listener.put(encoded[key])

    def tell_lines(self, room: Room, count: int) -> None:
        """Send the last lines of the chat to everyone who hasn't muted their authors."""
        for line in list(room.chat)[-count:]:
            for listener in self.listeners:
                if line.person not in listener.muted:
                    listener.send(presenter.chat_message(line, listener.lang))

    def close(self, why: str) -> None:
        """Disconnect everyone with a reason."""
        for listener in self.listeners:
            listener.close(why)
