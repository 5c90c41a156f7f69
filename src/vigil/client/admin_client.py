"""Administration over the HTTP API, with the same methods as `AdminService`."""

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


class AdminClient:
    """A server, administered with an administrator's token."""

    def __init__(self, web: HttpClient) -> None:
        self.web = web

    async def tables(self, **query: Any) -> AdminTableList:
        return decode(AdminTableList, await self.web.get("/admin/tables", **query))

    async def cancel(self, table: str) -> AdminTable:
        return decode(AdminTable, await self.web.post(f"/admin/tables/{table}/cancel"))

    async def people(self, **query: Any) -> AdminPersonList:
        return decode(AdminPersonList, await self.web.get("/admin/people", **query))

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
