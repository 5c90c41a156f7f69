"""Limits on HTTP connections before a request is complete: time, size, and number per address.

Anyone can open a connection, so each has a short time to send a complete request, and each address can open only so
many. Otherwise a few thousand clients that send `GET / HTT` and nothing more would use up all file descriptors and
lock everyone out. Bodies (`request_parser.py`) and sockets (`connections.py`) have their own limits.
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

HEADER_SECONDS = 10.0
"""Seconds from the start of a request, or of the connection, to the end of its headers."""
MAX_HEADERS = 64 * 1024
"""Bytes of request line and headers, and of anything else that isn't body, such as chunk headers and trailers."""
WRITE_SECONDS = 60.0
"""Seconds for a client to read enough of a response that the rest can be sent."""
DESCRIPTORS = 65_536
"""The number of open files to request from the system."""


class GuardedHttpProtocol(HttpToolsProtocol):
    """A connection, from its first byte until it ends or becomes a WebSocket.

    The parser buffers a header until it is complete. So bytes outside of bodies are counted all the time, even while a
    response is being prepared or after a body, and are limited.
    """

    max_per_address: ClassVar[int] = 0  # connections per address
    trusted: ClassVar[tuple[str, ...]] = ()
    open_by_address: ClassVar[Counter[str]] = Counter()
    _address = ""
    _header_timer: asyncio.TimerHandle | None = None
    _write_timer: asyncio.TimerHandle | None = None
    _unparsed = 0  # bytes since the last complete part, without body bytes
    _answering: RequestResponseCycle | None = None
    _part_complete = False  # the last data completed a part
    _in_headers = False  # a request has begun, and its headers are incomplete

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        near = self.client[0] if self.client else "local"
        if near != "local" and not is_trusted(near, self.trusted):  # a trusted proxy carries many clients
            self._address = address_key(near)
            self.open_by_address[self._address] += 1
            if self.open_by_address[self._address] > self.max_per_address:
                log.debug("too many connections", most=self.max_per_address)
                transport.abort()
                return
        self._start_header_timer()

    def data_received(self, data: bytes) -> None:
        before: RequestResponseCycle | None = self.cycle
        if self._header_timer is None and (before is None or before.response_complete):
            self._start_header_timer()  # the next request begins
        self._part_complete = False
        self._unparsed += len(data)
        super().data_received(data)
        if self._part_complete:  # the rest of this data counts toward the next part
            self._unparsed = 0
        if self._unparsed > MAX_HEADERS:
            self._drop()
        if self.cycle is not before:
            self._stop_header_timer()
            if self._in_headers:  # part of the next request came with it
                self._start_header_timer()

    def on_message_begin(self) -> None:
        self._in_headers = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_headers:  # ignore trailers after a body
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_headers, self._part_complete = False, True
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unparsed -= len(body)
        super().on_body(body)

    def on_chunk_complete(self) -> None:
        self._part_complete = True

    def on_message_complete(self) -> None:
        self._part_complete = True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_header_timer()
        self._release_address()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_header_timer()
        self._stop_write_timer()
        self._release_address()
        self._disconnect_requests()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _disconnect_requests(self) -> None:
        """Tell pending requests that the client is gone."""
        self.pipeline.clear()
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def _drop(self) -> None:
        self._disconnect_requests()
        self.transport.abort()

    # ------------------------------------------------------------- clients that don't read

    def pause_writing(self) -> None:
        self._stop_write_timer()
        self._write_timer = self.loop.call_later(WRITE_SECONDS, self._drop)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stop_write_timer()
        super().resume_writing()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._limit_last_write()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._limit_last_write()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self._limit_last_write()

    def _limit_last_write(self) -> None:
        """Limit how long a closing connection waits for the client to read the rest."""
        if self.transport.is_closing() and self.transport.get_write_buffer_size() and self._write_timer is None:
            self._write_timer = self.loop.call_later(WRITE_SECONDS, self._drop)

    def _stop_write_timer(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None

    def _start_header_timer(self) -> None:
        self._header_timer = self.loop.call_later(HEADER_SECONDS, self._drop)

    def _stop_header_timer(self) -> None:
        """Stop waiting for headers."""
        if self._header_timer is not None:
            self._header_timer.cancel()
            self._header_timer = None

    def _release_address(self) -> None:
        if self._address:
            self.open_by_address[self._address] -= 1
            if not self.open_by_address[self._address]:
                del self.open_by_address[self._address]
            self._address = ""


def guarded(settings: Settings) -> type[asyncio.Protocol]:
    """Return the protocol class of a server. An address may open twice as many connections as sockets."""

    class Protocol(GuardedHttpProtocol):
        max_per_address = 2 * settings.max_connections_per_address
        trusted = tuple(settings.trusted_proxies)
        open_by_address: ClassVar[Counter[str]] = Counter()

    return Protocol


def raise_file_limit() -> None:
    """Raise the soft limit on open files, which by default is too low for a club."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
