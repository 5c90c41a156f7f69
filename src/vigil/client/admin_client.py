"""The desk of whoever runs a server, over its HTTP API: the same calls as over the store itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.client.http import HttpClient
from vigil.client.messages import decode
from vigil.protocol.admin import (
    AdminNewToken,
    AdminPersonList,
    AdminTable,
    AdminTableList,
    AdminTokenList,
    RemovedPerson,
)


class FarDesk:
    """What an administrator may do, with a token of theirs."""

    def __init__(self, web: HttpClient) -> None:
        self.web = web

    async def tables(self, **wanted: Any) -> AdminTableList:
        return decode(AdminTableList, await self.web.get("/admin/tables", **wanted))

    async def cancel(self, table: str) -> AdminTable:
        return decode(AdminTable, await self.web.post(f"/admin/tables/{table}/cancel"))

    async def people(self, **wanted: Any) -> AdminPersonList:
        return decode(AdminPersonList, await self.web.get("/admin/people", **wanted))

    async def remove(self, person: str) -> RemovedPerson:
        return decode(RemovedPerson, (await self.web.request("DELETE", f"/admin/people/{person}")).json())

    async def tokens(self, person: str) -> AdminTokenList:
        return decode(AdminTokenList, await self.web.get(f"/admin/people/{person}/tokens"))

    async def make_token(
        self, person: str, scopes: Sequence[str], label: str = "", days: int | None = None
    ) -> AdminNewToken:
        body = {"scopes": list(scopes), "label": label, "days": days}
        return decode(AdminNewToken, await self.web.post(f"/admin/people/{person}/tokens", body))

    async def revoke(self, token: str) -> None:
        await self.web.request("DELETE", f"/admin/tokens/{token}")
