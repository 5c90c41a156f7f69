"""For administrators: all tables and all people, whatever they are otherwise."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from vigil.protocol.admin import AdminTable, PeopleSeen, Removed, TablesSeen, TokenMade, TokensSeen
from vigil.protocol.responses import PersonKind
from vigil.server.admin import AdminService
from vigil.server.errors import BadRequest, Forbidden, NotFound, StateConflict
from vigil.server.web.context import RequestContext
from vigil.server.web.routes import RequestModel, Routes, TokenScope

ROUTES = Routes("administration")
DESK = "/api/v1/admin"

Limit = Annotated[int, Meta(ge=1, le=500)]
Cursor = Annotated[str, Meta(max_length=60)]


class TablesWanted(RequestModel):
    """Which tables; `idle`: nothing has happened there for so many days."""

    status: Literal["open", "running", "over", "aborted"] | None = None
    game: Annotated[str, Meta(max_length=20)] | None = None
    person: Annotated[str, Meta(max_length=40)] | None = None
    idle: Annotated[int, Meta(ge=0, le=36_500)] | None = None
    before: Cursor | None = None
    limit: Limit = 50


class PeopleWanted(RequestModel):
    """Which people; `name` is an id, or a part of a name."""

    kind: PersonKind | None = None
    name: Annotated[str, Meta(max_length=60)] | None = None
    before: Cursor | None = None
    limit: Limit = 50


class TokenWanted(RequestModel):
    """What a token is for and may do, and for how many days."""

    scopes: Annotated[list[TokenScope], Meta(min_length=1, max_length=3)]
    label: Annotated[str, Meta(max_length=60)] = ""
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None


def desk(ask: RequestContext) -> AdminService:
    return AdminService(ask.world.store, ask.world.service, ask.world.people)


@ROUTES.add(
    "GET", f"{DESK}/tables", query=TablesWanted, answer=TablesSeen, who="admin", scope="admin", problems=(BadRequest,)
)
async def see_tables(ask: RequestContext, _: None) -> TablesSeen:
    """All tables, public or not."""
    asked: TablesWanted = ask.query
    return await desk(ask).tables(asked.status, asked.game, asked.person, asked.idle, asked.before, asked.limit)


@ROUTES.add(
    "POST",
    f"{DESK}/tables/{{id}}/abort",
    answer=AdminTable,
    who="admin",
    scope="admin",
    problems=(NotFound, StateConflict),
)
async def abort_table(ask: RequestContext, _: None) -> AdminTable:
    """Give a table up, whoever sits there; nobody has won or lost, and it is not rated."""
    return await desk(ask).abort(ask.params["id"])


@ROUTES.add(
    "GET", f"{DESK}/people", query=PeopleWanted, answer=PeopleSeen, who="admin", scope="admin", problems=(BadRequest,)
)
async def see_people(ask: RequestContext, _: None) -> PeopleSeen:
    """Everybody the server knows."""
    asked: PeopleWanted = ask.query
    return await desk(ask).people(asked.kind, asked.name, asked.before, asked.limit)


@ROUTES.add(
    "DELETE", f"{DESK}/people/{{id}}", answer=Removed, who="admin", scope="admin", problems=(NotFound, StateConflict)
)
async def remove_person(ask: RequestContext, _: None) -> Removed:
    """Erase somebody as they could themselves; games stay, without the name."""
    removed = await desk(ask).remove(ask.params["id"])
    await ask.world.signed_out()
    return removed


@ROUTES.add("GET", f"{DESK}/people/{{id}}/tokens", answer=TokensSeen, who="admin", scope="admin", problems=(NotFound,))
async def see_tokens(ask: RequestContext, _: None) -> TokensSeen:
    """The API tokens somebody has."""
    return await desk(ask).tokens(ask.params["id"])


@ROUTES.add(
    "POST", f"{DESK}/people/{{id}}/tokens", body=TokenWanted, answer=TokenMade, who="admin", scope="admin",
    status=201, problems=(NotFound, StateConflict, Forbidden, BadRequest),
    example={"scopes": ["read", "play"], "label": "club bot"},
)  # fmt: skip
async def make_token_for(ask: RequestContext, body: TokenWanted) -> TokenMade:
    """Make a token for somebody; it is shown this once."""
    return await desk(ask).make_token(ask.params["id"], list(body.scopes), body.label, body.days)


@ROUTES.add("DELETE", f"{DESK}/tokens/{{id}}", who="admin", scope="admin", problems=(NotFound,))
async def revoke_token_of(ask: RequestContext, _: None) -> None:
    """Revoke a token, whoever has it."""
    await desk(ask).revoke(ask.params["id"])
    await ask.world.signed_out()
