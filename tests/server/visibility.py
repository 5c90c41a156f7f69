"""Send requests to every declared route as an outsider of a table, and collect the responses."""

from __future__ import annotations

import asyncio
import itertools
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec

from server.app_fixture import HOME, Site
from vigil.server.accounts import SignedInSession
from vigil.server.web.routes import Route

API = "/api/v1"
STREAM = "text/event-stream"
UNCHANGED = ("bots", "cards", "games", "me", "rules")
"""Parts of the API that don't depend on tables: cards, rules, and people's own data."""
STATUSES = ("open", "running", "over", "canceled")
QUIET = 0.05
"""Seconds without a message after which a stream has sent everything."""

VALUES = {"seat": "0", "game": "ascension"}
"""Values for path parameters other than `id`."""

Answers = dict[str, tuple[int, Any]]


@dataclass(frozen=True)
class Visitor:
    """A client with a session, a token, or neither."""

    name: str
    sign_in: SignedInSession | None = None
    token: str = ""

    def __str__(self) -> str:
        return self.name

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}


@dataclass(frozen=True)
class Target:
    """Values for the parameters of a path. Every id is tried for every route."""

    ids: tuple[str, ...]
    values: dict[str, str] = field(default_factory=VALUES.copy)

    def paths(self, route: Route) -> Iterator[str]:
        """Yield the paths of a route."""
        missing = set(route.params) - {"id", *self.values}
        assert not missing, (
            f"{route.path}: give {missing} a value in VALUES, or in target_of if it depends on the table"
        )
        for chosen in itertools.islice(self.ids, None if "id" in route.params else 1):
            path = route.path.format(**{**self.values, "id": chosen})
            yield path
            if route.query is not None and "status" in route.query.__struct_fields__:
                yield from (f"{path}?status={status}" for status in STATUSES)


async def walk(site: Site, routes: Iterable[Route], target: Target, visitor: Visitor) -> Answers:
    """Return the status and content of every response."""
    found: Answers = {}
    async with site.client(visitor.sign_in, **visitor.headers) as client:
        for route in routes:
            for path in target.paths(route):
                status, text = await _ask(site, client, route, path)
                found[f"{route.method} {path}"] = status, _plain(text)
    assert found
    return found


def on_tables(routes: Iterable[Route]) -> list[Route]:
    """Return the routes with an id in their path."""
    return [route for route in routes if "id" in route.params]


def reading(routes: Iterable[Route]) -> list[Route]:
    """Return the routes that read a table, its players or lists of tables.

    A route without an id counts unless it is in UNCHANGED or not part of the API.
    """

    def about_tables(route: Route) -> bool:
        return route.path.startswith(f"{API}/") and route.path.removeprefix(f"{API}/").split("/")[0] not in UNCHANGED

    return [route for route in routes if route.method == "GET" and ("id" in route.params or about_tables(route))]


def differences(one: Answers, other: Answers) -> list[str]:
    """Return the requests with different responses."""
    assert one.keys() == other.keys()
    return [asked for asked, answer in one.items() if answer != other[asked]]


async def _ask(site: Site, client: httpx.AsyncClient, route: Route, path: str) -> tuple[int, str]:
    body: dict[str, Any] = {} if route.body is None else {"json": route.example or {}}
    request = client.build_request(route.method, path, **body)
    if route.media == STREAM:
        return await _listen(site, path, [(name.lower(), value) for name, value in request.headers.raw])
    answer = await client.send(request)
    return answer.status_code, answer.text


async def _listen(site: Site, path: str, headers: list[tuple[bytes, bytes]]) -> tuple[int, str]:
    """Return what a stream sends at once, then close the connection."""
    status, body, gone = 0, bytearray(), asyncio.Event()
    asked: list[Any] = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> Any:
        if asked:
            return asked.pop()
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        nonlocal status
        status = message.get("status", status)
        body.extend(message.get("body", b""))

    where, _, query = path.partition("?")
    scope = {
        "type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "method": "GET",
        "scheme": "http", "path": where, "raw_path": where.encode(), "query_string": query.encode(), "root_path": "",
        "headers": headers, "client": (site.address, 5000), "server": (HOME.removeprefix("http://"), 80),
    }  # fmt: skip
    answering = asyncio.create_task(site.app(scope, receive, send))
    known = -1
    while not answering.done() and (not body or len(body) != known):
        known = len(body)
        await asyncio.sleep(QUIET)
    gone.set()
    await answering
    return status, body.decode()


def _plain(text: str) -> Any:
    """Return the response without what differs every time."""
    try:
        parsed = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return re.sub(r'"request":"[^"]*"', "", text)
    if isinstance(parsed, dict):
        parsed.pop("request", None)
    return parsed
