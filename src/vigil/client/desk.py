"""The desk of whoever runs a server, over its HTTP API: the same calls as over the store itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.client.told import made_of
from vigil.client.web import Web
from vigil.wire.desk import PeopleSeen, Removed, TableSeen, TablesSeen, TokenMade, TokensSeen


class FarDesk:
    """What an administrator may do, with a token of theirs."""

    def __init__(self, web: Web) -> None:
        self.web = web

    async def tables(self, **wanted: Any) -> TablesSeen:
        return made_of(TablesSeen, await self.web.get("/admin/tables", **wanted))

    async def abort(self, table: str) -> TableSeen:
        return made_of(TableSeen, await self.web.post(f"/admin/tables/{table}/abort"))

    async def people(self, **wanted: Any) -> PeopleSeen:
        return made_of(PeopleSeen, await self.web.get("/admin/people", **wanted))

    async def remove(self, person: str) -> Removed:
        return made_of(Removed, (await self.web.ask("DELETE", f"/admin/people/{person}")).json())

    async def tokens(self, person: str) -> TokensSeen:
        return made_of(TokensSeen, await self.web.get(f"/admin/people/{person}/tokens"))

    async def make_token(
        self, person: str, scopes: Sequence[str], label: str = "", days: int | None = None
    ) -> TokenMade:
        body = {"scopes": list(scopes), "label": label, "days": days}
        return made_of(TokenMade, await self.web.post(f"/admin/people/{person}/tokens", body))

    async def revoke(self, token: str) -> None:
        await self.web.ask("DELETE", f"/admin/tokens/{token}")
