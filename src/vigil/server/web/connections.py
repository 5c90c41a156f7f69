"""Connections that stay open: how many there may be, and whether whoever opened one is still signed in.

A session that was ended or a token that was revoked closes what it has opened: at once here, by a notice in other
processes, and in any case within a few seconds, for one question to the database goes for all of them that often.
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

CHECK = 2.0
"""Seconds after which we look again whether somebody is still signed in."""
LATER = 30
"""Seconds after which somebody for whom there is no room may try again."""


@dataclass(eq=False, slots=True)
class Connection:
    """A socket, a stream, or a request that waits."""

    address: str
    table: str
    seat: int | None
    caller: Caller | None
    end: Callable[[str], object]
    ended: bool = False

    def stop(self, why: str) -> None:
        self.ended = True
        self.end(why)


class Connections:
    """All that are open in this process."""

    def __init__(
        self, most_at_address: int, most_spectators: int, store: Store, people: AccountService, service: TableService
    ) -> None:
        self.most_at_address, self.most_spectators = most_at_address, most_spectators
        self._store, self._people, self._service = store, people, service
        self.open: set[Connection] = set()
        self._nameless: Counter[str] = Counter()  # by address, those that have yet to say who they are
        self._watching: asyncio.Task[None] | None = None

    @property
    def unnamed(self) -> int:
        """How many are open that have not said yet who they are."""
        return self._nameless.total()

    def check(self, address: str, table: str, seat: int | None) -> None:
        """Whether there is room for one more; who sits at a table does not wait for those who look on."""
        self._check_address(address_key(address))
        looking = sum(each.table == table and each.seat is None for each in self.open)
        if seat is None and looking >= self.most_spectators:
            raise RateLimited(
                "too-many-spectators",
                "this table already has {most} spectators; try again later",
                most=self.most_spectators,
                seconds=LATER,
            )

    def _check_address(self, key: str) -> None:
        if sum(each.address == key for each in self.open) + self._nameless[key] >= self.most_at_address:
            raise RateLimited(
                "too-many-connections",
                "your address already has {most} connections; close some and try again",
                most=self.most_at_address,
                seconds=LATER,
            )

    @contextlib.contextmanager
    def nameless(self, address: str) -> Iterator[None]:
        """One more that is open, and says in this block who it is."""
        key = address_key(address)
        self._check_address(key)
        self._nameless[key] += 1
        try:
            yield
        finally:
            self._nameless[key] -= 1
            if not self._nameless[key]:
                del self._nameless[key]

    @contextlib.contextmanager
    def opened(
        self, address: str, table: str, seat: int | None, caller: Caller | None, end: Callable[[str], object]
    ) -> Iterator[Connection]:
        """One more, until the end of the block; `end` closes it, and is told why."""
        made = Connection(address_key(address), table, seat, caller, end)
        self.open.add(made)
        if self._watching is None and caller is not None:
            self._watching = self._service.spawn(self._watch())
        try:
            yield made
        finally:
            self.open.discard(made)

    async def _watch(self) -> None:
        try:
            while self.open:
                await asyncio.sleep(CHECK)
                await self.look_now()
        finally:
            self._watching = None

    def heard(self, said: str) -> None:
        """Another process tells that somebody was signed out; empty: what it told may have been missed."""
        if said in ("", SIGNED_OUT) and self.open:
            self._service.spawn(self.look_now())

    def lost_notices(self) -> None:
        """Notices from other processes may be missing: `heard` is told when they come again, and until then the
        regular look is enough."""

    async def look_now(self) -> None:
        """Look, and if the database is away, later: nobody is sent away for that."""
        try:
            await self.look()
        except Exception as error:
            log.warning("failure", part="connections", kind=type(error).__name__)

    async def look(self) -> None:
        """Close what belongs to a session or a token that holds no more."""
        known = [(each, each.caller) for each in self.open if each.caller is not None]
        sessions = {caller.session for _, caller in known if caller.session is not None}
        tokens = {caller.token for _, caller in known if caller.token is not None}
        if not known:
            return
        good = await self._store.holding(sessions, tokens, self._people.now())
        over = [(each, caller.person.id) for each, caller in known if (caller.session or caller.token) not in good]
        there = await self._store.names({person for _, person in over}) if over else {}
        for each, person in over:
            each.stop("signed-out" if person in there else "removed")
