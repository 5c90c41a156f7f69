"""A real server on a free port in a thread, and a proxy that cuts connections, alters data and refuses WebSockets."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import uvicorn

from vigil.server.bootstrap import start_server
from vigil.server.settings import Settings

T = TypeVar("T")
PLENTY: dict[str, Any] = {
    "read_limit_per_second": 10_000,
    "write_limit_per_second": 10_000,
    "login_limit_per_minute": 10_000,
    "address_limit_per_second": 10_000,
    "bot_timeout_seconds": 20.0,
}
"""Tests send more requests than people do."""


class Loop:
    """An event loop in a thread, for background work of a test."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

    def run(self, work: Coroutine[Any, Any, T], timeout: float = 60) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(timeout)

    def end(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)
        self.loop.close()


class Serving:
    """A server with one data folder. It can be stopped and started again on the same port."""

    def __init__(self, folder: Path, **chosen: Any) -> None:
        self.settings = Settings(data_dir=folder, **{**PLENTY, **chosen})
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.loop = Loop()
        self.server: uvicorn.Server | None = None
        self._task: Any = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        ready = threading.Event()

        async def serve() -> None:
            async with start_server(self.settings) as running:
                self.running = running
                config = uvicorn.Config(
                    running.app, port=self.port, log_config=None, lifespan="off", timeout_graceful_shutdown=2
                )
                self.server = uvicorn.Server(config)
                serving = asyncio.create_task(self.server.serve())
                while not self.server.started:
                    await asyncio.sleep(0.01)
                ready.set()
                await serving

        self._task = asyncio.run_coroutine_threadsafe(serve(), self.loop.loop)
        assert ready.wait(30), self._task.exception() if self._task.done() else "the server did not start"

    def stop(self) -> None:
        assert self.server is not None
        self.server.should_exit = True
        self._task.result(30)

    def end(self) -> None:
        self.stop()
        self.loop.end()


class Wire:
    """A proxy that can cut its connections. `no_sockets` refuses WebSockets, `bend` changes responses."""

    def __init__(self, port: int) -> None:
        self.to, self.no_sockets, self.dead = port, False, False
        self.bend: tuple[bytes, bytes] | None = None
        self.bent, self.always = 0, False
        self.upgrades = 0
        self.loop = Loop()
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server = self.loop.run(self._listen())
        self.port: int = self._server.sockets[0].getsockname()[1]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def _listen(self) -> asyncio.Server:
        return await asyncio.start_server(self._through, "127.0.0.1", 0)

    async def _through(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._open.add(writer)
        with contextlib.suppress(OSError, asyncio.CancelledError, asyncio.IncompleteReadError):
            head = b"" if self.dead else await reader.readuntil(b"\r\n\r\n")
            upgrade = b"upgrade: websocket" in head.lower()
            self.upgrades += upgrade
            if upgrade and self.no_sockets:
                writer.write(b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
                await writer.drain()
            elif head:
                head = head.replace(b"Sec-WebSocket-Extensions", b"X-No-Extensions")  # readable frames
                there, to = await asyncio.open_connection("127.0.0.1", self.to)
                self._open.add(to)
                to.write(head)
                await asyncio.gather(self._copy(reader, to, False), self._copy(there, writer, True))
        writer.close()
        self._open.discard(writer)
        self._tasks.discard(task)

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, back: bool) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 20):
                if back and self.bend is not None and self.bend[0] in data:
                    data = data.replace(*self.bend)
                    self.bent += 1
                    self.bend = self.bend if self.always else None
                writer.write(data)
                await writer.drain()
        writer.close()
        self._open.discard(writer)

    def cut(self) -> None:
        """Cut every connection, in the middle of whatever it was sending."""

        async def cutting() -> None:
            for writer in list(self._open):
                writer.transport.abort()

        self.loop.run(cutting())

    def end(self) -> None:
        async def ending() -> None:
            self._server.close()
            for task in list(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

        self.cut()
        self.loop.run(ending())
        self.loop.end()
