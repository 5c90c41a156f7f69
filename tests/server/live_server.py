"""A real server on its own port in a thread, for tests with real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from vigil.server.bootstrap import RunningServer, start_server
from vigil.server.runner import listening, uvicorn_config
from vigil.server.settings import Settings


class Running:
    """A running server: its address, and its parts for tests that look inside."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.running: RunningServer | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self._socket = listening("127.0.0.1", 0)
        self.port: int = self._socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._up = threading.Event()
        self.closing = contextlib.ExitStack()  # connections and clients that tests have opened
        self._server: uvicorn.Server | None = None
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        if not self._up.wait(20):
            raise RuntimeError("the server did not start")

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        async with start_server(self.settings) as server:
            self.running = server
            self._server = uvicorn.Server(uvicorn_config(server))
            self._server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
            started = asyncio.create_task(self._server.serve(sockets=[self._socket]))
            while not self._server.started:
                await asyncio.sleep(0.01)
            self._up.set()
            await started

    def open_lines(self) -> int:
        """Return the number of open HTTP connections, without WebSockets."""
        return 0 if self._server is None else len(self._server.server_state.connections)

    def stop(self) -> None:
        self.closing.close()
        if self._server is not None:
            self._server.should_exit = True
        self._thread.join(20)
        self._socket.close()


@contextlib.contextmanager
def running(folder: Path, database: str = "", **settings: Any) -> Iterator[Running]:
    """Start a server with its data in a folder, and with high rate limits, since all clients share an address."""
    usual: dict[str, Any] = {
        "read_limit_per_second": 10_000,
        "write_limit_per_second": 10_000,
        "address_limit_per_second": 10_000,
        "login_limit_per_minute": 10_000,
    }
    made = Running(Settings(data_dir=folder, database=database, **{**usual, **settings}))
    try:
        yield made
    finally:
        made.stop()


class Person:
    """A person with a browser: cookies and sockets."""

    def __init__(self, server: Running, name: str, lang: str = "en") -> None:
        self.server, self.name = server, name
        self.http = httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=30)
        if name:
            answer = self.http.post("/api/v1/people/guest", json={"name": name, "lang": lang})
            assert answer.status_code == 201, answer.text
            self.id: str = answer.json()["me"]["id"]
        server.closing.callback(self.http.close)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self._ask("POST", path, body, status)

    def put(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self._ask("PUT", path, body, status)

    def get(self, path: str, status: int = 200) -> Any:
        return self._ask("GET", path, None, status)

    def _ask(self, method: str, path: str, body: Any, status: int) -> Any:
        answer = (
            self.http.request(method, f"/api/v1{path}", json=body)
            if body is not None
            else self.http.request(method, f"/api/v1{path}")
        )
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.headers.get("content-type", "").endswith("json") else answer.text

    def socket(self, table: str, **query: Any) -> Socket:
        return Socket(self, table, query)


class Socket:
    """A connection to a table, which remembers the last update."""

    def __init__(self, person: Person, table: str, query: dict[str, Any]) -> None:
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        url = f"{person.server.url.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket?{asked}"
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        headers = {"cookie": cookies} if cookies else {}
        self._exit = contextlib.ExitStack()
        opening: Any = connect(url, additional_headers=headers, origin=Origin(person.server.url), max_size=None)
        self.connection: ClientConnection = self._exit.enter_context(opening)
        person.server.closing.callback(self.close)
        self.update: Any = None
        self.received: list[Any] = []
        self.raw: list[bytes] = []

    def send(self, **message: Any) -> None:
        self.connection.send(msgspec.json.encode(message).decode())

    def next(self, seconds: float = 20) -> Any:
        text = self.connection.recv(seconds, decode=False)
        self.raw.append(text)
        message = msgspec.json.decode(text)
        self.received.append(message)
        if message["type"] == "update":
            self.update = message
        return message

    def until(self, *types: str) -> Any:
        """Return the next message of one of these types."""
        while (message := self.next())["type"] not in types:
            pass
        return message

    def choose(self, *wanted: str | int, action: str = "") -> Any:
        """Answer the open decision and return the server's response."""
        self.send(type="choose", decision=self.update["decision"]["number"], choose=list(wanted), id=action)
        return self.until("ack", "rejected")

    def close(self) -> None:
        self._exit.close()
