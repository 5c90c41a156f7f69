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

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from vigil.server.log_config import log
from vigil.server.rate_limits import address_key
from vigil.server.settings import Settings
from vigil.server.web.security import is_trusted

PATIENCE = 10.0
"""Seconds from the first moment of a question, or of the connection, to the end of its headers."""
MOST_HEADERS = 64 * 1024
"""Bytes of the first line and the headers; and of whatever else is no body: what stands around and behind it."""
TAKING = 60.0
"""Seconds for a client to take enough of an answer that the rest can be sent."""
DESCRIPTORS = 65_536
"""Open files and connections that we ask for, where the machine has so many."""


class GuardedHttpProtocol(HttpToolsProtocol):
    """One connection, from its first byte until it is a socket or ends.

    The parser keeps what it has of a header until the header is whole.  So what is sent is counted at every moment,
    also while an answer is being made and after a body, and whatever is not the body may not grow without end.
    """

    most: ClassVar[int] = 0  # of one address
    trusted: ClassVar[tuple[str, ...]] = ()
    there: ClassVar[Counter[str]] = Counter()
    _address = ""
    _alarm: asyncio.TimerHandle | None = None
    _untaken: asyncio.TimerHandle | None = None
    _loose = 0  # bytes since the last part that was whole, without those of the body
    _answering: RequestResponseCycle | None = None
    _whole = False  # a part became whole with what came last
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
        before: RequestResponseCycle | None = self.cycle
        if self._alarm is None and (before is None or before.response_complete):
            self._wait()  # another question begins
        self._whole = False
        self._loose += len(data)
        super().data_received(data)
        if self._whole:  # what is left of this piece is counted with the next
            self._loose = 0
        if self._loose > MOST_HEADERS:
            self._drop()
        if self.cycle is not before:
            self._asked()
            if self._begun:  # half of the next one came with it
                self._wait()

    def on_message_begin(self) -> None:
        self._begun = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._begun:  # what comes behind a body is no header, and nobody wants it
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._begun, self._whole = False, True
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._loose -= len(body)
        super().on_body(body)

    def on_chunk_complete(self) -> None:
        self._whole = True

    def on_message_complete(self) -> None:
        self._whole = True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._asked()
        self._gone()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._asked()
        self._taken()
        self._gone()
        self._nobody_there()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _nobody_there(self) -> None:
        """Whatever was asked, also before the last question, is answered to nobody any more."""
        self.pipeline.clear()
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def _drop(self) -> None:
        self._nobody_there()
        self.transport.abort()

    # ------------------------------------------------------------- answers that nobody takes

    def pause_writing(self) -> None:
        self._taken()
        self._untaken = self.loop.call_later(TAKING, self._drop)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._taken()
        super().resume_writing()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._last_part()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._last_part()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self._last_part()

    def _last_part(self) -> None:
        """A connection that is closed stays until all was taken: that is not waited for without end either."""
        if self.transport.is_closing() and self.transport.get_write_buffer_size() and self._untaken is None:
            self._untaken = self.loop.call_later(TAKING, self._drop)

    def _taken(self) -> None:
        if self._untaken is not None:
            self._untaken.cancel()
            self._untaken = None

    def _wait(self) -> None:
        self._alarm = self.loop.call_later(PATIENCE, self._drop)

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

    class Protocol(GuardedHttpProtocol):
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
