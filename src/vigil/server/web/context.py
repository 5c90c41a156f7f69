"""The application context of routes and sockets, the caller, and the language of responses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from vigil.server.account_erasure import erase
from vigil.server.accounts import AuthenticationRequired
from vigil.server.store.rows import Person
from vigil.server.web.routes import Route
from vigil.text import LANGUAGES

if TYPE_CHECKING:
    from vigil.server.accounts import AccountService
    from vigil.server.admin import AdminService
    from vigil.server.bot_pool import WorkerPool
    from vigil.server.metrics import Metrics
    from vigil.server.rate_limits import RateLimit, TokenBuckets
    from vigil.server.settings import Settings
    from vigil.server.store import Store
    from vigil.server.table_service import TableService
    from vigil.server.web.connections import Connections


@dataclass(slots=True)
class AppContext:
    """The parts of the server that routes use."""

    settings: Settings
    store: Store
    people: AccountService
    service: TableService  # only for `access.py`, which shows handlers what the caller may see
    admin: AdminService
    study: WorkerPool  # analyzes finished games
    metrics: Metrics
    buckets: TokenBuckets
    rates: dict[str, RateLimit]
    routes: tuple[Route, ...]
    connections: Connections
    document: bytes = b""

    async def signed_out(self) -> None:
        """Close the connections of ended sessions and tokens. Other processes receive a notification."""
        await self.connections.check_callers_now()

    def mute(self, person: str, muted: frozenset[str]) -> None:
        """Set the people that a person mutes, at all tables."""
        self.service.mute(person, muted)

    @property
    def closing(self) -> bool:
        """Whether the server is stopping."""
        return self.service.closing

    def ready(self) -> bool:
        """Whether tables are served."""
        return self.service.ready()

    async def erase(self, person: str) -> None:
        """Erase a person."""
        await erase(self.service, person)
        await self.signed_out()

    async def check_not_erased(self, person: str) -> None:
        """Erase a person again if they were erased while their name or chat line was being written."""
        if await self.store.person(person) is None:
            await erase(self.service, person)
            raise AuthenticationRequired("person-erased", "the person this belonged to no longer exists")


@dataclass(frozen=True, slots=True)
class Caller:
    """The calling person, and how they signed in."""

    person: Person
    scopes: frozenset[str]
    session: str | None = None  # the hash of the session, or None for a token
    token: str | None = None  # the id of the token
    csrf: str | None = None  # the required value of the header X-Vigil-CSRF


def preferred_language(header: str) -> str | None:
    """Return the best supported language for an Accept-Language header, or None."""
    wanted: list[tuple[float, int, str]] = []
    for position, part in enumerate(header[:400].split(",")):
        tag, _, rest = part.strip().partition(";")
        lang = tag.strip().lower().partition("-")[0]
        try:
            weight = float(rest.strip().removeprefix("q=")) if rest.strip() else 1.0
        except ValueError:
            continue
        if lang in LANGUAGES and 0 < weight <= 1:
            wanted.append((-weight, position, lang))
    return min(wanted)[2] if wanted else None


def response_language(connection: HTTPConnection, caller: Caller | None) -> str:
    """Return the language of a response: the person's, or the best the client accepts."""
    if caller is not None and caller.person.lang in LANGUAGES:
        return caller.person.lang
    return preferred_language(connection.headers.get("accept-language", "")) or "en"
