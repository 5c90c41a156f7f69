"""Connections before anything was asked over them: for how long, how large, and how many of one address.

Nobody has to say who they are to open one, so each has a little time to send a whole question, and an address
has only so many at once.  Otherwise a few thousand that say `GET / HTT` and no more would take up every
descriptor of the process, and shut everybody else out.  What is asked is looked at elsewhere: bodies have a
time of their own (`reading.py`), and so have sockets and streams (`connections.py`).
"""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from vigil.server.limits import address_key
from vigil.server.logs import log
from vigil.server.settings import Settings
from vigil.server.web.security import is_trusted

PATIENCE = 10.0
"""Seconds from the first moment of a question, or of the connection, to the end of its headers."""
MOST_HEADERS = 64 * 1024
"""Bytes of the first line and the headers."""
DESCRIPTORS = 65_536
"""Open files and connections that we ask for, where the machine has so many."""


class Guarded(AutoHTTPProtocol):  # type: ignore[valid-type, misc]
    """One connection, from its first byte until it is a socket or ends."""

    most: ClassVar[int] = 0  # of one address
    trusted: ClassVar[tuple[str, ...]] = ()
    there: ClassVar[Counter[str]] = Counter()
    _address = ""
    _alarm: asyncio.TimerHandle | None = None
    _sent = 0
    _begun = False  # part of a question is there whose headers are not whole

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        near = self.client[0] if self.client else "local"
        if near != "local" and not is_trusted(near, self.trusted):  # a proxy comes for everybody
            self._address = address_key(near)
            self.there[self._address] += 1
            if self.there[self._address] > self.most:
                log.debug("too many connections", most=self.most)
                transport.abort()
                return
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self._alarm is None and (self.cycle is None or self.cycle.response_complete):
            self._wait()  # another question begins
        before = self.cycle
        super().data_received(data)
        if self.cycle is not before:
            self._asked()
            if self._begun:  # half of the next one came with it
                self._wait()
        elif self._alarm is not None:
            self._sent += len(data)
            if self._sent > MOST_HEADERS:
                self.transport.abort()

    def on_message_begin(self) -> None:
        self._begun = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._begun = False
        super().on_headers_complete()

    def handle_websocket_upgrade(self, *what: Any) -> None:
        self._asked()
        self._gone()
        super().handle_websocket_upgrade(*what)

    def connection_lost(self, exc: Exception | None) -> None:
        self._asked()
        self._gone()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._sent = 0
        self._alarm = self.loop.call_later(PATIENCE, self.transport.abort)

    def _asked(self) -> None:
        """The headers are whole, or nobody waits for them any more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _gone(self) -> None:
        if self._address:
            self.there[self._address] -= 1
            if not self.there[self._address]:
                del self.there[self._address]
            self._address = ""


def guarded(settings: Settings) -> type[asyncio.Protocol]:
    """The protocol of one server: sockets and streams of an address, and as many connections beside them."""

    class Protocol(Guarded):
        most = 2 * settings.max_connections_per_address
        trusted = tuple(settings.trusted_proxies)
        there: ClassVar[Counter[str]] = Counter()

    return Protocol


def more_descriptors() -> None:
    """As many open files as this process may have: the usual limit is soft, and too low for a club."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
