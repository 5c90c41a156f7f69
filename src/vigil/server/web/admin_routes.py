"""For administrators: all tables and all people, whatever they are otherwise."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from vigil.protocol.admin import (
    AdminNewToken,
    AdminPersonList,
    AdminTable,
    AdminTableList,
    AdminTokenList,
    RemovedPerson,
)
from vigil.protocol.responses import PersonKind
from vigil.server.errors import BadRequest, Forbidden, NotFound, StateConflict
from vigil.server.web.request import Request
from vigil.server.web.routes import RequestModel, Routes, TokenScope

ROUTES = Routes("administration")
DESK = "/api/v1/admin"

Limit = Annotated[int, Meta(ge=1, le=500)]
Cursor = Annotated[str, Meta(max_length=60)]


class TablesQuery(RequestModel):
    """Which tables; `idle_days`: those without activity for so many days."""

    status: Literal["open", "running", "over", "canceled"] | None = None
    game: Annotated[str, Meta(max_length=20)] | None = None
    person: Annotated[str, Meta(max_length=40)] | None = None
    idle_days: Annotated[int, Meta(ge=0, le=36_500)] | None = None
    before: Cursor | None = None
    limit: Limit = 50


class PeopleQuery(RequestModel):
    """Which people; `name` is an id, or a part of a name."""

    kind: PersonKind | None = None
    name: Annotated[str, Meta(max_length=60)] | None = None
    before: Cursor | None = None
    limit: Limit = 50


class TokenRequest(RequestModel):
    """What a token is for and may do, and for how many days."""

    scopes: Annotated[list[TokenScope], Meta(min_length=1, max_length=3)]
    label: Annotated[str, Meta(max_length=60)] = ""
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None


@ROUTES.add(
    "GET",
    f"{DESK}/tables",
    query=TablesQuery,
    answer=AdminTableList,
    who="admin",
    scope="admin",
    problems=(BadRequest,),
)
async def see_tables(request: Request, _: None) -> AdminTableList:
    """All tables, public or not."""
    asked: TablesQuery = request.query
    return await request.world.admin.tables(
        asked.status, asked.game, asked.person, asked.idle_days, asked.before, asked.limit
    )


@ROUTES.add(
    "POST",
    f"{DESK}/tables/{{id}}/cancel",
    answer=AdminTable,
    who="admin",
    scope="admin",
    problems=(NotFound, StateConflict),
)
async def cancel_table_as_admin(request: Request, _: None) -> AdminTable:
    """Give a table up, whoever sits there; nobody has won or lost, and it is not rated."""
    return await request.world.admin.cancel(request.params["id"])


@ROUTES.add(
    "GET",
    f"{DESK}/people",
    query=PeopleQuery,
    answer=AdminPersonList,
    who="admin",
    scope="admin",
    problems=(BadRequest,),
)
async def see_people(request: Request, _: None) -> AdminPersonList:
    """Everybody the server knows."""
    asked: PeopleQuery = request.query
    return await request.world.admin.people(asked.kind, asked.name, asked.before, asked.limit)


@ROUTES.add(
    "DELETE",
    f"{DESK}/people/{{id}}",
    answer=RemovedPerson,
    who="admin",
    scope="admin",
    problems=(NotFound, StateConflict),
)
async def remove_person(request: Request, _: None) -> RemovedPerson:
    """Erase somebody as they could themselves; games stay, without the name."""
    removed = await request.world.admin.remove(request.params["id"])
    await request.world.signed_out()
    return removed


@ROUTES.add(
    "GET", f"{DESK}/people/{{id}}/tokens", answer=AdminTokenList, who="admin", scope="admin", problems=(NotFound,)
)
async def see_tokens(request: Request, _: None) -> AdminTokenList:
    """The API tokens somebody has."""
    return await request.world.admin.tokens(request.params["id"])


@ROUTES.add(
    "POST", f"{DESK}/people/{{id}}/tokens", body=TokenRequest, answer=AdminNewToken, who="admin", scope="admin",
    status=201, problems=(NotFound, StateConflict, Forbidden, BadRequest),
    example={"scopes": ["read", "play"], "label": "club bot"},
)  # fmt: skip
async def make_token_for(request: Request, body: TokenRequest) -> AdminNewToken:
    """Make a token for somebody; it is shown this once."""
    return await request.world.admin.make_token(request.params["id"], list(body.scopes), body.label, body.days)


@ROUTES.add("DELETE", f"{DESK}/tokens/{{id}}", who="admin", scope="admin", problems=(NotFound,))
async def revoke_token_of(request: Request, _: None) -> None:
    """Revoke a token, whoever has it."""
    await request.world.admin.revoke(request.params["id"])
    await request.world.signed_out()
