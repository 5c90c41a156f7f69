"""Health, readiness, version, status and metrics."""

from __future__ import annotations

import asyncio
import functools
import hmac
import ipaddress
import time
from collections.abc import Coroutine
from typing import Any, Literal, TypeVar

from vigil import __version__
from vigil.registry import GAMES
from vigil.server.accounts import AuthenticationRequired
from vigil.server.build_info import commit
from vigil.server.errors import Forbidden, NotFound
from vigil.server.log_config import log
from vigil.server.metrics import MEDIA as FIGURES
from vigil.server.table_setup import configured
from vigil.server.web.problems import NotReady
from vigil.server.web.request import Request
from vigil.server.web.routes import ResponseModel, Routes

ROUTES = Routes("operation")
STARTED = int(time.time() * 1000)
DATABASE_SECONDS = 3.0
"""Seconds for the database to answer before it counts as down."""
T = TypeVar("T")


async def in_time(work: Coroutine[Any, Any, T]) -> T:
    """Run a query with a timeout, so that health checks never hang."""
    task = asyncio.create_task(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=DATABASE_SECONDS)
        if not done:
            raise TimeoutError
        return task.result()
    finally:
        task.cancel()


class Alive(ResponseModel):
    """The process is alive."""

    status: str


class Ready(ResponseModel):
    """The checks, each `ok`."""

    status: str
    checks: dict[str, str]


class Version(ResponseModel):
    """The version, the commit if known, and the rules hash of each game."""

    version: str
    api: int
    rules: dict[str, str]
    commit: str | None = None


class Status(ResponseModel):
    """The state of the server for a status page, without personal data."""

    status: Literal["ok", "down"]
    version: str
    now: int  # milliseconds since 1970
    started: int  # when the answering process started
    connections: int  # open sockets of the answering process
    tables: dict[str, int]  # open and running tables of all processes


@ROUTES.add("GET", "/healthz", who="anyone", known=False)
async def get_health(request: Request) -> Alive:
    """Return whether the process is alive, without further checks."""
    return Alive(status="ok")


@ROUTES.add("GET", "/readyz", who="anyone", known=False, problems=(NotReady,))
async def get_readiness(request: Request) -> Ready:
    """Return whether the database answers and tables are served. A 503 says which check failed."""
    checks: dict[str, str] = {}
    try:
        await in_time(request.world.store.ping())
        checks["database"] = "ok"
    except Exception as error:
        log.warning("not ready", part="database", kind=type(error).__name__)
        checks["database"] = "down"
    checks["tables"] = "ok" if request.world.ready() else "down"
    if down := [name for name, state in checks.items() if state != "ok"]:
        raise NotReady("not-ready", "not ready: {parts}", parts=", ".join(down))
    return Ready(status="ok", checks=checks)


@functools.cache
def rules_hashes() -> dict[str, str]:
    """Return the rules hash of every game with its default settings."""
    return {name: game.rules_hash(configured(game, {}, ())) for name, game in GAMES.items()}


@ROUTES.add("GET", "/version", who="anyone", known=False)
async def get_version(request: Request) -> Version:
    """Return the version and the rules hashes."""
    return Version(version=__version__, api=1, rules=rules_hashes(), commit=commit())


@ROUTES.add("GET", "/status.json", who="anyone", known=False)
async def get_status(request: Request) -> Status:
    """Return the state for a status page: `down` if the database doesn't answer."""
    world = request.world
    try:
        tables: dict[str, int] | None = await in_time(world.store.unfinished_counted(request.list_viewer.now))
    except Exception as error:
        log.warning("not ready", part="database", kind=type(error).__name__)
        tables = None
    return Status(
        status="down" if tables is None else "ok",
        version=__version__,
        now=int(time.time() * 1000),
        started=STARTED,
        connections=int(world.metrics.ws_connections._value.get()),
        tables=tables or {},
    )


@ROUTES.add(
    "GET", "/metrics", who="anyone", known=False, media=FIGURES.partition(";")[0],
    problems=(NotFound, AuthenticationRequired, Forbidden),
)  # fmt: skip
async def get_metrics(request: Request) -> bytes:
    """Return the Prometheus metrics, only to this machine or with the token from the settings."""
    settings = request.world.settings
    if not settings.metrics:
        raise NotFound("metrics-disabled", "metrics are switched off")
    if settings.metrics_token:
        kind, __, given = request.connection.headers.get("authorization", "").partition(" ")
        token = settings.metrics_token.encode()
        if kind.lower() != "bearer" or not hmac.compare_digest(given.strip().encode(), token):
            raise AuthenticationRequired("metrics-token-wrong", "metrics need the token from the settings")
    elif not from_here(request):
        raise Forbidden(
            "metrics-local-only", "metrics are only available on this machine; set a token to read them remotely"
        )
    return request.world.metrics.text()


def from_here(request: Request) -> bool:
    """Whether the request comes from this machine, and not through an untrusted proxy."""
    if request.address != "local":
        try:
            if not ipaddress.ip_address(request.address).is_loopback:
                return False
        except ValueError:
            return False
    return "x-forwarded-for" not in request.connection.headers and "forwarded" not in request.connection.headers
