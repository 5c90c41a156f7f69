"""A server in this process: a port is opened, people are told where to look, and at the end everybody is told too."""

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
from vigil.server.web.http_guard import MOST_HEADERS, guarded, more_descriptors
from vigil.server.web.websocket import MOST_READ
from vigil.text import web_text

WRITTEN, TOLD, ANSWERED = 2.0, 1.0, 3
"""Seconds at the end for what is being written, for what was told to leave, and for requests that are being answered:
together with those for the processes of bots (`bot_pool.JOIN`) and for connections to the database that do not end
(`database.CLOSING`, three times) less than ten."""
HOUR = 3600

Say = Callable[[str], None]


class NoPort(VigilError):
    """The port cannot be opened."""


def listening(host: str, port: int) -> socket.socket:
    """The port, opened before anything else is done; NoPort says what is in the way."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):
        raise NoPort("port-host", "{host} is not an address of this machine", host=host[:80]) from None
    made = socket.socket(family, kind, proto)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(2048)
    except OSError as error:
        made.close()
        if error.errno == errno.EADDRINUSE:
            raise NoPort(
                "port-taken", "port {port} is in use; stop what uses it, or choose another with --port", port=port
            ) from None
        if error.errno == errno.EACCES:
            raise NoPort(
                "port-rights", "port {port} needs special rights; choose one from 1024 up", port=port
            ) from None
        raise NoPort("port-host", "{host} is not an address of this machine", host=host[:80]) from None
    made.setblocking(False)
    return made


def make_folder(folder: Path) -> None:
    """The folder of the data, if it is not there; a clear word where it cannot be."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        file = isinstance(error, FileExistsError)
        raise BadDatabase(
            "store-folder",
            "cannot write {database}: {why}",
            database=str(folder),
            why=os.strerror(errno.ENOTDIR) if file else error.strerror or str(error),
        ) from None


class GracefulServer(uvicorn.Server):
    """A server that tells everybody before it goes, and ends with exit code 0."""

    def __init__(self, config: uvicorn.Config, server: RunningServer) -> None:
        super().__init__(config)
        self.server = server

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Asked to stop; asked twice, at once."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:  # nobody new
            server.close()
        self.server.store.hurry(WRITTEN)
        await self.server.rooms.close()
        for _ in range(round(TOLD / 0.05)):  # what was told leaves before the lines are cut
            if not self.server.rooms.has_listeners():
                break
            await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def uvicorn_config(server: RunningServer) -> uvicorn.Config:
    """uvicorn as we want it: our own log and headers, nothing believed of a proxy but what we check ourselves."""
    return uvicorn.Config(
        server.app,
        http=guarded(server.settings),
        log_config=None,
        access_log=False,
        lifespan="off",
        proxy_headers=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MOST_READ,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=ANSWERED,
        h11_max_incomplete_event_size=MOST_HEADERS,
    )


async def serve(settings: Settings, lang: str, say: Say, typed: str = "vigil", show: Say | None = None) -> None:
    """Serve until somebody asks to stop; `show` is given the address once somebody listens there."""
    log_config.configure(settings.log_format, settings.log_level)
    more_descriptors()
    with contextlib.closing(listening(settings.bind, settings.port)) as door:
        if not settings.database:
            make_folder(settings.data_dir)
        async with start_server(settings) as server:
            port, http = int(door.getsockname()[1]), GracefulServer(uvicorn_config(server), server)
            with http.capture_signals():  # from the first word on: who is told of Ctrl+C may press it
                here = await print_addresses(server, port, lang, say, typed)
                if show is not None:
                    show(here)
                log.info("started", version=__version__, port=port, database=server.store.kind)
                upkeep = [asyncio.create_task(work) for work in (purge_hourly(server), collect_periodically())]
                try:
                    with infrequent_gc():
                        await http.serve(sockets=[door])
                finally:
                    for each in upkeep:
                        each.cancel()
                    say(web_text("serve-stopping", lang))
        log.info("stopped")


async def print_addresses(server: RunningServer, port: int, lang: str, say: Say, typed: str) -> str:
    """Say where to look, with a code for telephones; to whoever runs the server for the first time, how to sign in.

    The address on this machine is returned.
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
    """Once an hour, forget sessions that are over and guests who do not come anymore."""
    while True:
        try:
            await server.people.tidy(partial(erase, server.service))
        except Exception as error:
            log.error("trouble", part="upkeep", kind=type(error).__name__, exc_info=error)
        await asyncio.sleep(HOUR)


def run(settings: Settings, lang: str, say: Say, typed: str = "vigil", show: Say | None = None) -> None:
    """Serve in this process until it is asked to stop; `typed` is how this program is called here."""
    loops = uvicorn.Config("", log_config=None).get_loop_factory()  # the fastest that is there
    with asyncio.Runner(loop_factory=loops) as runner:
        runner.run(serve(settings, lang, say, typed, show))
