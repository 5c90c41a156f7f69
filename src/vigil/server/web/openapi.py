"""Build the OpenAPI 3.1 document from the declared routes."""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

import msgspec

from vigil import __version__
from vigil.server.accounts import AuthenticationRequired
from vigil.server.errors import BadRequest, Forbidden, NotFound
from vigil.server.rate_limits import RateLimited
from vigil.server.store.errors import Unavailable
from vigil.server.web.problems import (
    MEDIA,
    BadMedia,
    BadShape,
    MisdirectedRequest,
    NotAcceptable,
    Problem,
    TooLarge,
    TooSlow,
    Unexpected,
    WrongMethod,
    status_of,
)
from vigil.server.web.routes import JSON, PARAMS, SCOPES, UNSAFE, Route
from vigil.server.web.security import SESSION_COOKIE

ABOUT = """The HTTP API of a Vigil server.

Sign in with a cookie (`POST /api/v1/session`, `POST /api/v1/people/guest`) or send a token
(`Authorization: Bearer ...`). Requests that change something and use the cookie need
the header `Origin` with this server's address, or the header `X-Vigil-CSRF` with the value of the cookie `vigil_csrf`.
Errors are problem details (RFC 9457): `type` is stable, `detail` is in your language.
Unknown fields in requests are errors. Responses may gain fields."""


def phrase(status: int) -> str:
    """Return the name of a status in RFC 9110. Python has had the new names since version 3.13."""
    renamed = {413: "Content Too Large", 422: "Unprocessable Content"}
    return renamed.get(status) or HTTPStatus(status).phrase


EVERY_ROUTE = frozenset(
    (AuthenticationRequired, BadRequest, BadShape, MisdirectedRequest, NotAcceptable, RateLimited, TooLarge, TooSlow)
) | {Unavailable, Unexpected, WrongMethod}
"""Errors that every route can respond with."""


def statuses(route: Route) -> list[int]:
    """Return the error statuses a route can respond with."""
    kinds = {*route.problems, *EVERY_ROUTE}
    if route.audience != "anyone" or route.method in UNSAFE:
        kinds.add(Forbidden)
    if route.params:
        kinds.add(NotFound)
    if route.body is not None:
        kinds.add(BadMedia)
    return sorted({status_of(kind) for kind in kinds})


def document(routes: Iterable[Route], base: str = "") -> dict[str, Any]:
    """Return the OpenAPI document of some routes."""
    listed = [route for route in routes if route.path.startswith("/")]
    kinds = [each for route in listed for each in (route.body, route.answer) if each is not None]
    kinds = list(dict.fromkeys([*kinds, Problem]))
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schema = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in listed:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, schema)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Vigil", "version": __version__, "description": ABOUT, "license": {"name": "MIT"}},
        "servers": [{"url": base or "/"}],
        "tags": [{"name": tag} for tag in dict.fromkeys(route.tag for route in listed)],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": SESSION_COOKIE},
                "token": {"type": "http", "scheme": "bearer", "description": f"Scopes: {', '.join(SCOPES)}."},
            },
        },
    }


def operation(route: Route, schema: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    """Return the operation object of a route."""
    result: dict[str, Any] = {"operationId": route.name, "summary": route.summary, "tags": [route.tag]}
    scope = "" if route.audience == "anyone" else _required_access(route)
    if about := "\n\n".join(part for part in (route.description, scope) if part):
        result["description"] = about
    parameters = [_path(name) for name in route.params] + _queries(route)
    if parameters:
        result["parameters"] = parameters
    if route.body is not None:
        content: dict[str, Any] = {"schema": schema[route.body]}
        if route.example is not None:
            content["example"] = route.example
        result["requestBody"] = {"required": True, "content": {JSON: content}}
    result["responses"] = responses(route, schema)
    if route.audience == "anyone":
        result["security"] = [{}]
    else:
        result["security"] = [{"session": []}] + ([] if route.scope == "session" else [{"token": []}])
    return result


def _required_access(route: Route) -> str:
    """Return a sentence about the session or scope a route requires."""
    if route.scope == "session":
        return "Requires a signed-in session. Tokens aren't accepted."
    restriction = " Only for administrators." if route.audience == "admin" else ""
    return f"A token needs the `{route.scope}` scope.{restriction}"


def responses(route: Route, schema: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    """Return the response objects of a route by status."""
    success: dict[str, Any] = {"description": phrase(route.status)}
    if route.answer is not None:
        success["content"] = {route.media: {"schema": schema[route.answer]}}
    elif route.media != JSON:
        success["content"] = {route.media: {"schema": {"type": "string"}}}
    result = {str(route.status): success}
    if route.method == "GET" and route.audience == "anyone":
        result["304"] = {"description": "The content still has the ETag of the request"}
    for status in statuses(route):
        content = {MEDIA: {"schema": schema[Problem]}}
        result[str(status)] = {"description": phrase(status), "content": content}
        if status in (429, 503):
            result[str(status)]["headers"] = {"Retry-After": {"schema": {"type": "integer"}}}
    return result


def _path(name: str) -> dict[str, Any]:
    """Return the parameter object of a path parameter."""
    param = PARAMS[name]
    return {
        "name": name,
        "in": "path",
        "required": True,
        "description": param.description,
        "schema": {"type": "string", "pattern": f"^{param.pattern}$"},
        "example": param.example,
    }


def _queries(route: Route) -> list[dict[str, Any]]:
    """Return the parameter objects of a route's query."""
    if route.query is None:
        return []
    (_,), components = msgspec.json.schema_components([route.query], ref_template="#/components/schemas/{name}")
    query = components[route.query.__name__]
    return [
        {"name": name, "in": "query", "required": name in query.get("required", []), "schema": part}
        for name, part in query["properties"].items()
    ]
