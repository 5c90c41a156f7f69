"""Open connections: their limits, and whether their callers are still signed in.

Ending a session or revoking a token closes its connections: at once in this process, by a notification in others, and
in any case within seconds, because one regular query checks all of them.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from vigil.server.accounts import AccountService
from vigil.server.log_config import log
from vigil.server.rate_limits import RateLimited, address_key
from vigil.server.store import Store
from vigil.server.store.notifications import SIGNED_OUT
from vigil.server.table_service import TableService
from vigil.server.web.context import Caller

CHECK_SECONDS = 2.0
"""Seconds between checks that callers are still signed in."""
RETRY_AFTER = 30
"""Seconds that a client should wait when a limit is reached."""


@dataclass(eq=False, slots=True)
class Connection:
    """A socket, an event stream, or a waiting request."""

    address: str
    table: str
    seat: int | None
    caller: Caller | None
    end: Callable[[str], object]
    ended: bool = False

    def stop(self, why: str) -> None:
        """Close the connection with a reason."""
        self.ended = True
        self.end(why)


class Connections:
    """The open connections of this process."""

    def __init__(
        self, max_per_address: int, max_spectators: int, store: Store, people: AccountService, service: TableService
    ) -> None:
        self.max_per_address, self.max_spectators = max_per_address, max_spectators
        self._store, self._people, self._service = store, people, service
        self.open: set[Connection] = set()
        self._anonymous: Counter[str] = Counter()  # connections per address that haven't sent their token yet
        self._watching: asyncio.Task[None] | None = None

    @property
    def anonymous_count(self) -> int:
        """The number of connections that haven't sent their token yet."""
        return self._anonymous.total()

    def check(self, address: str, table: str, seat: int | None) -> None:
        """Raise RateLimited if there are too many connections. Spectators never keep players out."""
        self._check_address(address_key(address))
        spectators = sum(each.table == table and each.seat is None for each in self.open)
        if seat is None and spectators >= self.max_spectators:
            raise RateLimited(
                "too-many-spectators",
                "this table already has {most} spectators; try again later",
                most=self.max_spectators,
                seconds=RETRY_AFTER,
            )

    def _check_address(self, key: str) -> None:
        if sum(each.address == key for each in self.open) + self._anonymous[key] >= self.max_per_address:
            raise RateLimited(
                "too-many-connections",
                "your address already has {most} connections; close some and try again",
                most=self.max_per_address,
                seconds=RETRY_AFTER,
            )

    @contextlib.contextmanager
    def anonymous(self, address: str) -> Iterator[None]:
        """Count a connection that sends its token in this block."""
        key = address_key(address)
        self._check_address(key)
        self._anonymous[key] += 1
        try:
            yield
        finally:
            self._anonymous[key] -= 1
            if not self._anonymous[key]:
                del self._anonymous[key]

    @contextlib.contextmanager
    def opened(
        self, address: str, table: str, seat: int | None, caller: Caller | None, end: Callable[[str], object]
    ) -> Iterator[Connection]:
        """Count a connection until the end of the block. `end` closes it with a reason."""
        connection = Connection(address_key(address), table, seat, caller, end)
        self.open.add(connection)
        if self._watching is None and caller is not None:
            self._watching = self._service.spawn(self._watch())
        try:
            yield connection
        finally:
            self.open.discard(connection)

    async def _watch(self) -> None:
        try:
            while self.open:
                await asyncio.sleep(CHECK_SECONDS)
                await self.check_callers_now()
        finally:
            self._watching = None

    def on_notification(self, message: str) -> None:
        """Handle a notification that a session ended, or (empty) that notifications may have been lost."""
        if message in ("", SIGNED_OUT) and self.open:
            self._service.spawn(self.check_callers_now())

    def on_lost_notices(self) -> None:
        """Do nothing: `on_notification` follows when notifications work again, and the regular check continues."""

    async def check_callers_now(self) -> None:
        """Check all callers now. If the database is unavailable, keep the connections and check later."""
        try:
            await self.check_callers()
        except Exception as error:
            log.warning("failure", part="connections", kind=type(error).__name__)

    async def check_callers(self) -> None:
        """Close the connections of sessions and tokens that are no longer valid."""
        known = [(each, each.caller) for each in self.open if each.caller is not None]
        sessions = {caller.session for _, caller in known if caller.session is not None}
        tokens = {caller.token for _, caller in known if caller.token is not None}
        if not known:
            return
        valid = await self._store.holding(sessions, tokens, self._people.now())
        ended = [(each, caller.person.id) for each, caller in known if (caller.session or caller.token) not in valid]
        existing = await self._store.names({person for _, person in ended}) if ended else {}
        for each, person in ended:
            each.stop("signed-out" if person in existing else "removed")
