"""The web application: every route, and the way to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute

from vigil.server.limits import Allowance, Buckets
from vigil.server.metrics import Metrics
from vigil.server.web import (
    after_routes,
    desk_routes,
    inviting,
    meta_routes,
    openapi,
    ops_routes,
    page,
    people_routes,
    play_routes,
    problem_routes,
    schema_routes,
    table_page,
    table_routes,
)
from vigil.server.web.asking import World
from vigil.server.web.connections import Connections
from vigil.server.web.door import Door, Envelope
from vigil.server.web.route import Route
from vigil.server.web.sockets import SOCKETS

if TYPE_CHECKING:
    from vigil.server.people import People
    from vigil.server.settings import Settings
    from vigil.server.store import Store

ROUTES: tuple[Route, ...] = (
    *people_routes.ROUTES,
    *table_routes.ROUTES,
    *inviting.ROUTES,
    *play_routes.ROUTES,
    *after_routes.ROUTES,
    *desk_routes.ROUTES,
    *meta_routes.ROUTES,
    *schema_routes.ROUTES,
    *problem_routes.ROUTES,
    *ops_routes.ROUTES,
    *page.ROUTES,
    *table_page.ROUTES,
)
"""Every route there is.  A module of routes gets its line here, and with it the document and the tests."""


def rates(settings: Settings) -> dict[str, Allowance]:
    """How often somebody may ask, kind by kind."""
    return {
        "address": Allowance(4 * settings.rate_address, settings.rate_address),  # perhaps a whole club behind it
        "read": Allowance(4 * settings.rate_reads, settings.rate_reads),
        "write": Allowance(4 * settings.rate_writes, settings.rate_writes),
        "study": Allowance(4 * settings.rate_writes, settings.rate_writes / 5),  # each takes a while to find out
        "login": Allowance(max(20, settings.rate_logins), settings.rate_logins / 60),
        "talk": Allowance(4 * settings.rate_writes, settings.rate_writes),  # over a socket
    }


def build(
    settings: Settings,
    store: Store,
    hub: Any,
    people: People,
    *,
    metrics: Metrics | None = None,
    buckets: Buckets | None = None,
    sockets: Iterable[BaseRoute] = (),
    routes: Iterable[Route] = (),
) -> Starlette:
    """The application.  `sockets` are WebSocket routes, `routes` more routes than the usual."""
    listed = (*ROUTES, *routes)
    open_lines = Connections(settings.max_connections_per_address, settings.max_spectators_per_table)
    world = World(
        settings, store, people, hub, metrics or Metrics(), buckets or Buckets(), rates(settings), listed, open_lines
    )
    if hub is not None:
        hub.most_tables = settings.max_tables_per_person
    world.document = msgspec.json.encode(openapi.document(listed, settings.base_path))
    app = Starlette(routes=[*SOCKETS, *sockets], middleware=[Middleware(Envelope, world=world)])
    app.router.redirect_slashes = False
    app.router.default = Door(world, listed)
    app.state.world = world
    return app
