"""What a handler receives: the caller, the language, the address, and access to tables."""

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


@dataclass(slots=True)
class Request:
    """A request, and the headers of its response."""

    world: AppContext
    connection: HTTPConnection
    caller: Caller | None
    lang: str
    params: dict[str, str]
    address: str
    secure: bool  # whether it came by https
    headers: list[tuple[str, str]] = field(default_factory=list)  # of the response

    @property
    def person(self) -> Person:
        """The calling person. Raises AuthenticationRequired if there is none."""
        if self.caller is None:
            raise AuthenticationRequired("sign-in-required", "sign in first, or send a token")
        return self.caller.person

    @property
    def base(self) -> str:
        """The prefix of all paths."""
        return self.world.settings.base_path

    async def visible_table(self, code: str = "") -> VisibleTable:
        """Return the table in the path if the caller may see it. `code` is an invitation code."""
        return await access.visible_table(self.world, self.caller, self.params["id"], code)

    async def own_seat(self, seat: int | None = None, code: str = "") -> SeatHandle:
        """Return the caller's seat at that table: the given one, or their only one."""
        return (await self.visible_table(code)).own_seat(seat)

    async def invited_table(self) -> VisibleTable:
        """Return the table of the invitation code in the path."""
        return await access.invited_table(self.world, self.caller, self.params["code"])

    async def new_table(self, game: str, settings: dict[str, Any], options: Options, **more: Any) -> VisibleTable:
        """Create a table for the caller."""
        assert self.caller is not None, "this route requires a person"
        return await access.new_table(self.world, self.caller, game, settings, options, **more)

    @property
    def list_viewer(self) -> ListViewer:
        """The reader of a list of tables, and the time."""
        return ListViewer(None if self.caller is None else self.caller.person.id, self.world.service.now())
