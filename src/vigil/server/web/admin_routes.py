"""Administration: all tables, people and tokens."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from vigil.protocol.admin import (
    AdminNewToken,
    AdminPersonList,
    AdminTable,
    AdminTableList,
    AdminTokenList,
    RemovedPerson,
)
from vigil.protocol.messages import TableStatus
from vigil.protocol.responses import PersonKind
from vigil.server.errors import BadRequest, Forbidden, NotFound, StateConflict
from vigil.server.web.account_routes import NewToken
from vigil.server.web.request import Request
from vigil.server.web.routes import RequestModel, Routes

ROUTES = Routes("administration", "/api/v1/admin", who="admin", scope="admin")

Limit = Annotated[int, Meta(ge=1, le=500)]
Cursor = Annotated[str, Meta(max_length=60)]


class TablesQuery(RequestModel):
    """Filters for a list of tables. `idle_days` selects tables without activity for that many days."""

    status: TableStatus | None = None
    game: Annotated[str, Meta(max_length=20)] | None = None
    person: Annotated[str, Meta(max_length=40)] | None = None
    idle_days: Annotated[int, Meta(ge=0, le=36_500)] | None = None
    before: Cursor | None = None
    limit: Limit = 50


class PeopleQuery(RequestModel):
    """Filters for a list of people. `name` is an ID or a part of a name."""

    kind: PersonKind | None = None
    name: Annotated[str, Meta(max_length=60)] | None = None
    before: Cursor | None = None
    limit: Limit = 50


class TokenRequest(NewToken):
    """The label and scopes of a new token, and how many days it is valid. Without `days`, it doesn't expire."""


@ROUTES.add("GET", "/tables", problems=(BadRequest,))
async def see_tables(request: Request, query: TablesQuery) -> AdminTableList:
    """List all tables, public and private."""
    return await request.world.admin.tables(
        query.status, query.game, query.person, query.idle_days, query.before, query.limit
    )


@ROUTES.add("POST", "/tables/{id}/cancel", problems=(NotFound, StateConflict))
async def cancel_table_as_admin(request: Request) -> AdminTable:
    """Cancel a table. Its game has no result and isn't rated."""
    return await request.world.admin.cancel(request.params["id"])


@ROUTES.add("GET", "/people", problems=(BadRequest,))
async def see_people(request: Request, query: PeopleQuery) -> AdminPersonList:
    """List all people and bot accounts."""
    return await request.world.admin.people(query.kind, query.name, query.before, query.limit)


@ROUTES.add("DELETE", "/people/{id}", problems=(NotFound, StateConflict))
async def remove_person(request: Request) -> RemovedPerson:
    """Delete a person's account. Their games are kept without their name."""
    removed = await request.world.admin.remove(request.params["id"])
    await request.world.signed_out()
    return removed


@ROUTES.add("GET", "/people/{id}/tokens", problems=(NotFound,))
async def see_tokens(request: Request) -> AdminTokenList:
    """List a person's API tokens."""
    return await request.world.admin.tokens(request.params["id"])


@ROUTES.add(
    "POST", "/people/{id}/tokens", status=201,
    problems=(NotFound, StateConflict, Forbidden, BadRequest),
    example={"scopes": ["read", "play"], "label": "club bot"},
)  # fmt: skip
async def make_token_for(request: Request, body: TokenRequest) -> AdminNewToken:
    """Create an API token for a person. Its secret is returned only once."""
    return await request.world.admin.make_token(request.params["id"], list(body.scopes), body.label, body.days)


@ROUTES.add("DELETE", "/tokens/{id}", problems=(NotFound,))
async def revoke_token_of(request: Request) -> None:
    """Revoke any API token."""
    await request.world.admin.revoke(request.params["id"])
    await request.world.signed_out()
