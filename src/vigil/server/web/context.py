"""The server as its routes and sockets know it, who asks, and in which language they are answered."""

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
    """The server as its routes know it."""

    settings: Settings
    store: Store
    people: AccountService
    service: TableService  # for `access.py`: handlers reach a table through what their caller may see
    admin: AdminService
    study: WorkerPool  # where finished games are thought about
    metrics: Metrics
    buckets: TokenBuckets
    rates: dict[str, RateLimit]
    routes: tuple[Route, ...]
    connections: Connections
    document: bytes = b""

    async def signed_out(self) -> None:
        """A session or a token is over: what it has opened ends now.  Other processes have their notice of it."""
        await self.connections.look_now()

    def mute(self, person: str, muted: frozenset[str]) -> None:
        """From now on somebody does not hear these any more, at any table."""
        self.service.mute(person, muted)

    @property
    def closing(self) -> bool:
        """Whether the server is about to go."""
        return self.service.closing

    def ready(self) -> bool:
        """Whether tables are served."""
        return self.service.ready()

    async def erase(self, person: str) -> None:
        """Somebody goes for good."""
        await erase(self.service, person)
        await self.signed_out()

    async def still_here(self, person: str) -> None:
        """After words or a name of somebody's were written down: if they were erased meanwhile, those go too."""
        if await self.store.person(person) is None:
            await erase(self.service, person)
            raise AuthenticationRequired("person-erased", "the person this belonged to no longer exists")


@dataclass(frozen=True, slots=True)
class Caller:
    """Whoever asks: a person, and how we know."""

    person: Person
    scopes: frozenset[str]
    session: str | None = None  # the hash of the session; None: it was a token
    token: str | None = None  # the id of the token
    csrf: str | None = None  # what the header X-Vigil-CSRF must say

    @property
    def admin(self) -> bool:
        return self.person.settings.get("admin") is True


def preferred_language(header: str) -> str | None:
    """The best of our languages for an Accept-Language header."""
    wanted: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:400].split(",")):
        tag, _, rest = part.strip().partition(";")
        lang = tag.strip().lower().partition("-")[0]
        try:
            weight = float(rest.strip().removeprefix("q=")) if rest.strip() else 1.0
        except ValueError:
            continue
        if lang in LANGUAGES and 0 < weight <= 1:
            wanted.append((-weight, place, lang))
    return min(wanted)[2] if wanted else None


def response_language(connection: HTTPConnection, caller: Caller | None) -> str:
    """The language of an answer: the person's own, else the first that the client asks for and we have."""
    if caller is not None and caller.person.lang in LANGUAGES:
        return caller.person.lang
    return preferred_language(connection.headers.get("accept-language", "")) or "en"
