"""The web application: all routes, rate limits and middleware."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware

from vigil.server.accounts import AccountService
from vigil.server.admin import AdminService
from vigil.server.bot_pool import WorkerPool
from vigil.server.metrics import Metrics
from vigil.server.rate_limits import RateLimit, TokenBuckets
from vigil.server.settings import Settings
from vigil.server.store import Store
from vigil.server.table_service import TableService
from vigil.server.web import (
    account_routes,
    admin_routes,
    browser_app,
    catalog_routes,
    deck_routes,
    front_page,
    health_routes,
    invitation_routes,
    openapi,
    play_routes,
    post_game_routes,
    problem_routes,
    schema_routes,
    table_routes,
)
from vigil.server.web.connections import Connections
from vigil.server.web.context import AppContext
from vigil.server.web.middleware import RequestMiddleware
from vigil.server.web.router import Router
from vigil.server.web.routes import Route
from vigil.server.web.websocket import SOCKETS

ROUTES: tuple[Route, ...] = (
    *account_routes.ROUTES,
    *table_routes.ROUTES,
    *invitation_routes.ROUTES,
    *play_routes.ROUTES,
    *post_game_routes.ROUTES,
    *admin_routes.ROUTES,
    *catalog_routes.ROUTES,
    *deck_routes.ROUTES,
    *schema_routes.ROUTES,
    *problem_routes.ROUTES,
    *health_routes.ROUTES,
    *front_page.ROUTES,
    *browser_app.ROUTES,
)
"""All routes. A module listed here is documented and tested automatically."""


def rates(settings: Settings) -> dict[str, RateLimit]:
    """Return the rate limits by kind."""
    return {
        "address": RateLimit(
            4 * settings.address_limit_per_second, settings.address_limit_per_second
        ),  # a whole club may share an address
        "read": RateLimit(4 * settings.read_limit_per_second, settings.read_limit_per_second),
        "write": RateLimit(4 * settings.write_limit_per_second, settings.write_limit_per_second),
        "study": RateLimit(
            4 * settings.write_limit_per_second, settings.write_limit_per_second / 5
        ),  # analyses are expensive
        "login": RateLimit(max(20, settings.login_limit_per_minute), settings.login_limit_per_minute / 60),
        "talk": RateLimit(4 * settings.write_limit_per_second, settings.write_limit_per_second),  # over sockets
    }


def build(
    settings: Settings,
    store: Store,
    service: TableService,
    people: AccountService,
    study: WorkerPool,
    metrics: Metrics,
    buckets: TokenBuckets,
    *,
    routes: Iterable[Route] = (),
) -> Starlette:
    """Build the application. `study` analyzes finished games; `routes` adds routes, for tests."""
    listed = (*ROUTES, *routes)
    connections = Connections(
        settings.max_connections_per_address, settings.max_spectators_per_table, store, people, service
    )
    world = AppContext(
        settings,
        store,
        people,
        service,
        AdminService(store, service, people),
        study,
        metrics,
        buckets,
        rates(settings),
        listed,
        connections,
    )
    world.document = msgspec.json.encode(openapi.document(listed, settings.base_path))
    app = Starlette(routes=SOCKETS, middleware=[Middleware(RequestMiddleware, world=world)])
    app.router.redirect_slashes = False
    app.router.default = Router(world, listed)
    app.state.world = world
    return app
