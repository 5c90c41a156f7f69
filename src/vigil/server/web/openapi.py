"""The OpenAPI 3.1 document, made from the routes as they are declared."""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

import msgspec

from vigil import __version__
from vigil.server.accounts import AuthenticationRequired
from vigil.server.errors import Forbidden, NotFound
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

ABOUT = """Everything that can be asked of a Vigil server over HTTP.

Sign in with a cookie (`POST /api/v1/session`, `POST /api/v1/people/guest`) or send a token
(`Authorization: Bearer ...`). Whatever changes something and comes with the cookie needs an
`Origin` of this server, or the header `X-Vigil-CSRF` with the value of the cookie `vigil_csrf`.
Errors are problem details (RFC 9457): `type` is stable, `detail` is in your language.
Unknown fields are refused; answers may get more fields later."""


def phrase(status: int) -> str:
    """The name of a status, as the current HTTP standard (RFC 9110) has it. Python knows the new names from 3.13 on."""
    renamed = {413: "Content Too Large", 422: "Unprocessable Content"}
    return renamed.get(status) or HTTPStatus(status).phrase


def statuses(route: Route) -> list[int]:
    """Every status a route can answer with beside the good one."""
    kinds: list[Any] = [
        *route.problems,
        NotAcceptable,
        RateLimited,
        Unexpected,
        WrongMethod,
        AuthenticationRequired,
        BadShape,
    ]
    kinds += [MisdirectedRequest, Unavailable]
    if route.audience != "anyone" or route.method in UNSAFE:
        kinds.append(Forbidden)
    if route.params:
        kinds.append(NotFound)
    if route.body is not None:
        kinds.append(BadMedia)
    return sorted({400, status_of(TooLarge), status_of(TooSlow), *(status_of(kind) for kind in kinds)})


def document(routes: Iterable[Route], base: str = "") -> dict[str, Any]:
    """The whole document."""
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
    """One route as the document has it."""
    told: dict[str, Any] = {"operationId": route.name, "summary": route.summary, "tags": [route.tag]}
    scope = "" if route.audience == "anyone" else _needs(route)
    if about := "\n\n".join(part for part in (route.description, scope) if part):
        told["description"] = about
    parameters = [_path(name) for name in route.params] + _queries(route)
    if parameters:
        told["parameters"] = parameters
    if route.body is not None:
        content: dict[str, Any] = {"schema": schema[route.body]}
        if route.example is not None:
            content["example"] = route.example
        told["requestBody"] = {"required": True, "content": {JSON: content}}
    told["responses"] = responses(route, schema)
    if route.audience == "anyone":
        told["security"] = [{}]
    else:
        told["security"] = [{"session": []}] + ([] if route.scope == "session" else [{"token": []}])
    return told


def _needs(route: Route) -> str:
    if route.scope == "session":
        return "Only for a signed-in session; no token will do."
    only = " Only for administrators." if route.audience == "admin" else ""
    return f"A token needs the scope `{route.scope}`.{only}"


def responses(route: Route, schema: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": phrase(route.status)}
    if route.answer is not None:
        good["content"] = {route.media: {"schema": schema[route.answer]}}
    elif route.media != JSON:
        good["content"] = {route.media: {"schema": {"type": "string"}}}
    found = {str(route.status): good}
    if route.method == "GET" and route.audience == "anyone":
        found["304"] = {"description": "Not changed since it was asked for with this ETag"}
    for status in statuses(route):
        content = {MEDIA: {"schema": schema[Problem]}}
        found[str(status)] = {"description": phrase(status), "content": content}
        if status in (429, 503):
            found[str(status)]["headers"] = {"Retry-After": {"schema": {"type": "integer"}}}
    return found


def _path(name: str) -> dict[str, Any]:
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
    if route.query is None:
        return []
    (_,), components = msgspec.json.schema_components([route.query], ref_template="#/components/schemas/{name}")
    own = components[route.query.__name__]
    return [
        {"name": name, "in": "query", "required": name in own.get("required", []), "schema": part}
        for name, part in own["properties"].items()
    ]
