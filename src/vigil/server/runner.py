"""Run a server in this process: open the port, print the addresses, serve, shut down cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType

import uvicorn

from vigil import __version__
from vigil.kernel.errors import VigilError
from vigil.server import log_config
from vigil.server.account_erasure import erase
from vigil.server.bootstrap import RunningServer, start_server
from vigil.server.gc_policy import collect_periodically, infrequent_gc
from vigil.server.log_config import log
from vigil.server.network import is_everywhere, own_address, qr_code, url_of
from vigil.server.settings import Settings
from vigil.server.store.errors import BadDatabase
from vigil.server.web.http_guard import MAX_HEADERS, guarded, raise_file_limit
from vigil.server.web.websocket import MAX_FRAME
from vigil.text import web_text

WRITE_SECONDS, NOTIFY_SECONDS, REQUEST_SECONDS = 2.0, 1.0, 3
"""Time at shutdown for pending writes, for the last messages to clients, and for requests in progress.

Together with the time for bot processes (`bot_pool.JOIN`) and for database connections that don't close (three times
`database.CLOSING`) less than ten seconds."""
HOUR = 3600

Say = Callable[[str], None]


class NoPort(VigilError):
    """The port can't be opened."""


def listening(host: str, port: int) -> socket.socket:
    """Open the port before anything else, or raise NoPort with the reason."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):
        raise NoPort("port-host", "{host} is not an address of this machine", host=host[:80]) from None
    listener = socket.socket(family, kind, proto)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(2048)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise NoPort(
                "port-in-use",
                "port {port} is in use; stop the program that uses it, or choose another with --port",
                port=port,
            ) from None
        if error.errno == errno.EACCES:
            raise NoPort(
                "port-privileged", "port {port} requires elevated privileges; choose 1024 or higher", port=port
            ) from None
        raise NoPort("port-host", "{host} is not an address of this machine", host=host[:80]) from None
    listener.setblocking(False)
    return listener


def make_folder(folder: Path) -> None:
    """Create the data folder if it is missing, or raise BadDatabase with the reason."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        file = isinstance(error, FileExistsError)
        raise BadDatabase(
            "database-not-writable",
            "cannot write {database}: {why}",
            database=str(folder),
            why=os.strerror(errno.ENOTDIR) if file else error.strerror or str(error),
        ) from None


class GracefulServer(uvicorn.Server):
    """A uvicorn server that notifies clients before it stops, and exits with status 0."""

    def __init__(self, config: uvicorn.Config, server: RunningServer) -> None:
        super().__init__(config)
        self.server = server

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop after the first signal, at once after the second."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:  # accept no new connections
            server.close()
        self.server.store.hurry(WRITE_SECONDS)
        await self.server.rooms.close()
        for _ in range(round(NOTIFY_SECONDS / 0.05)):  # let the last messages leave before connections are cut
            if not self.server.rooms.has_listeners():
                break
            await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def uvicorn_config(server: RunningServer) -> uvicorn.Config:
    """Configure uvicorn: our own log and headers, and no trust in proxy headers, which we check ourselves."""
    return uvicorn.Config(
        server.app,
        http=guarded(server.settings),
        log_config=None,
        access_log=False,
        lifespan="off",
        proxy_headers=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=REQUEST_SECONDS,
        h11_max_incomplete_event_size=MAX_HEADERS,
    )


async def serve(settings: Settings, lang: str, say: Say, typed: str = "vigil", show: Say | None = None) -> None:
    """Serve until asked to stop. `show` is called with the address once the port is open."""
    log_config.configure(settings.log_format, settings.log_level)
    raise_file_limit()
    with contextlib.closing(listening(settings.bind, settings.port)) as listener:
        if not settings.database:
            make_folder(settings.data_dir)
        async with start_server(settings) as server:
            port, http = int(listener.getsockname()[1]), GracefulServer(uvicorn_config(server), server)
            with http.capture_signals():  # from the start: the first line printed mentions Ctrl+C
                here = await print_addresses(server, port, lang, say, typed)
                if show is not None:
                    show(here)
                log.info("started", version=__version__, port=port, database=server.store.kind)
                upkeep = [asyncio.create_task(work) for work in (purge_hourly(server), collect_periodically())]
                try:
                    with infrequent_gc():
                        await http.serve(sockets=[listener])
                finally:
                    for each in upkeep:
                        each.cancel()
                    say(web_text("serve-stopping", lang))
        log.info("stopped")


async def print_addresses(server: RunningServer, port: int, lang: str, say: Say, typed: str) -> str:
    """Print the addresses, with a QR code for phones, and on the first start the host's login link.

    Return the address on this machine.
    """
    settings = server.settings
    host, base = settings.bind, settings.base_path
    here = url_of("localhost" if is_everywhere(host) else host, port, base)
    say(web_text("serve-at", lang, url=here))
    near = own_address() if is_everywhere(host) else None
    if near is not None:
        say(web_text("serve-lan", lang, url=url_of(near, port, base)))
        say(qr_code(url_of(near, port, base)))
    if settings.public_url:
        say(web_text("serve-public", lang, url=settings.public_url))
    if server.store.saved is not None:
        say(web_text("serve-saved", lang, path=server.store.saved))
    if link := await server.people.operator_login_link():
        say(web_text("serve-operator", lang, url=f"{settings.public_url or here}/#link={link}"))
    say(web_text("serve-second", lang, command=f"{typed} host {here} --bots steady --join"))
    say(web_text("serve-stop", lang))
    return here


async def purge_hourly(server: RunningServer) -> None:
    """Delete expired sessions and long-absent guests once an hour."""
    while True:
        try:
            await server.people.tidy(partial(erase, server.service))
        except Exception as error:
            log.error("failure", part="upkeep", kind=type(error).__name__, exc_info=error)
        await asyncio.sleep(HOUR)


def run(settings: Settings, lang: str, say: Say, typed: str = "vigil", show: Say | None = None) -> None:
    """Serve in this process until asked to stop. `typed` is the command as the user typed it."""
    loops = uvicorn.Config("", log_config=None).get_loop_factory()  # uvloop if it is installed
    with asyncio.Runner(loop_factory=loops) as runner:
        runner.run(serve(settings, lang, say, typed, show))
