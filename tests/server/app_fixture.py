"""A server for tests: the whole web application in this process, with a small SQLite file."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from argon2 import PasswordHasher

from vigil.server.accounts import AccountService, SignedInSession
from vigil.server.bot_pool import WorkerPool
from vigil.server.metrics import Metrics, MetricsObserver
from vigil.server.rate_limits import TokenBuckets
from vigil.server.room_manager import RoomManager
from vigil.server.settings import Settings
from vigil.server.store import Store
from vigil.server.table_ownership import TableOwnership
from vigil.server.table_service import TableService
from vigil.server.web.app import build
from vigil.server.web.routes import Route

HOME = "http://vigil.test"
START = 1_800_000_000_000


class Clock:
    """A clock that tests can move."""

    def __init__(self) -> None:
        self.ms = START

    def now(self) -> int:
        return self.ms

    def seconds(self) -> float:
        return self.ms / 1000

    def days(self, n: float) -> None:
        self.ms += int(n * 86_400_000)


@dataclass
class Site:
    """The application, its parts, and clients for it."""

    app: Any
    store: Store
    people: AccountService
    clock: Clock
    service: TableService
    address: str = "203.0.113.7"

    def client(self, sign_in: SignedInSession | None = None, **headers: str) -> httpx.AsyncClient:
        """Return a client that sends requests like our own page, signed in if `sign_in` is a session."""
        given = {"origin": HOME}
        cookies = {"vigil_session": sign_in.session} if sign_in else {}
        transport = httpx.ASGITransport(app=self.app, client=(self.address, 5000))
        return httpx.AsyncClient(
            transport=transport, base_url=HOME, cookies=cookies, headers={**given, **_named(headers)}
        )

    async def token(self, sign_in: SignedInSession, *scopes: str, days: int | None = None) -> str:
        return (await self.people.new_token(sign_in.person, "test", list(scopes), days))[0]


def _named(headers: dict[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in headers.items()}


@asynccontextmanager
async def site_at(folder: Path, *routes: Route, alone: bool = False, **chosen: Any) -> AsyncIterator[Site]:
    """Start a server with an empty store in a folder.

    No scheduler runs the tables. A test that starts one sets `alone`, so that the process owns all tables.
    """
    store = await Store.open(f"sqlite:///{folder}/vigil.db")
    settings = Settings(**{"data_dir": folder, "allowed_hosts": ["vigil.test"], **chosen})
    clock, metrics = Clock(), Metrics()
    rooms = RoomManager(store, TableOwnership(alone), MetricsObserver(metrics))
    service, study = TableService(rooms, store, settings.max_tables_per_person), WorkerPool(1)
    cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    people = AccountService(store, settings, hasher=cheap, now=clock.now, buckets=TokenBuckets(clock.seconds))
    app = build(settings, store, service, people, study, metrics, TokenBuckets(clock.seconds), routes=routes)
    yield Site(app, store, people, clock, service)
    await store.close()
