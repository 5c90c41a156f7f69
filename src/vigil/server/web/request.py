"""What a handler is given: who asks, in which language, from where, and the ways to what they may see."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from starlette.requests import HTTPConnection

from vigil.protocol.table_options import Options
from vigil.server.accounts import AuthenticationRequired
from vigil.server.store.entries import ListViewer
from vigil.server.store.rows import Person
from vigil.server.web import access
from vigil.server.web.access import SeatHandle, VisibleTable
from vigil.server.web.context import AppContext, Caller
from vigil.server.web.routes import Route


@dataclass(slots=True)
class Request:
    """One request: what was asked, by whom, and what the answer shall carry beside its body."""

    world: AppContext
    route: Route
    connection: HTTPConnection
    caller: Caller | None
    lang: str
    params: dict[str, str]
    query: Any
    address: str
    secure: bool  # it came by https
    request_id: str
    headers: list[tuple[str, str]] = field(default_factory=list)  # the answer's

    @property
    def person(self) -> Person:
        """Who asks; only routes that anybody may use have to expect nobody."""
        if self.caller is None:
            raise AuthenticationRequired("sign-in-required", "sign in first, or send a token")
        return self.caller.person

    @property
    def base(self) -> str:
        """What stands before every path of ours."""
        return self.world.settings.base_path

    async def visible_table(self, code: str = "") -> VisibleTable:
        """The table of the path, for a caller who may see it; `code` is the invitation they have to it."""
        return await access.visible_table(self.world, self.caller, self.params["id"], code)

    async def own_seat(self, seat: int | None = None, code: str = "") -> SeatHandle:
        """The caller's seat at that table: the one they name, or their only one."""
        return (await self.visible_table(code)).own_seat(seat)

    async def invited_table(self) -> VisibleTable:
        """The table of the invitation in the path."""
        return await access.invited_table(self.world, self.caller, self.params["code"])

    async def new_table(self, game: str, settings: dict[str, Any], options: Options, **more: Any) -> VisibleTable:
        """A table that the caller makes."""
        assert self.caller is not None, "routes on which one makes tables ask for a person"
        return await access.new_table(self.world, self.caller, game, settings, options, **more)

    @property
    def list_viewer(self) -> ListViewer:
        """For whom a list of tables is made, and when."""
        return ListViewer(None if self.caller is None else self.caller.person.id, self.world.service.now())
