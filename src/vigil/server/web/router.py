"""Dispatch a request: route, caller, permissions, validation, handler, response."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from vigil.kernel.errors import VigilError
from vigil.server.errors import NotFound, nothing_here
from vigil.server.log_config import log
from vigil.server.rate_limits import address_key
from vigil.server.web.browser_app import app_page
from vigil.server.web.context import AppContext, Caller, response_language
from vigil.server.web.problems import BadShape, WrongMethod, error_response, status_of, unexpected
from vigil.server.web.request import Request
from vigil.server.web.request_parser import accepts_html, body_of, check_accept, query_of
from vigil.server.web.routes import UNSAFE, Route, pattern_of
from vigil.server.web.security import allow, check_host, check_origin, identify

ANY_HOST = ("/healthz", "/readyz", "/metrics")
"""Paths that monitoring may request under any host name. They reveal nothing to a page."""


class Router:
    """An ASGI application for all routes. Anything else is a problem response."""

    def __init__(self, world: AppContext, routes: Iterable[Route]) -> None:
        self.world = world
        paths: dict[str, dict[str, Route]] = {}
        for route in routes:
            methods = paths.setdefault(route.path, {})
            if route.method in methods:
                raise ValueError(f"{route.method} {route.path} is declared twice")
            methods[route.method] = route
        self.fixed = {path: methods for path, methods in paths.items() if "{" not in path}
        self.patterns = [(pattern_of(path), methods) for path, methods in paths.items() if "{" in path]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":  # there is no socket at this path
            await send({"type": "websocket.close", "code": 1008})
            return
        http = HttpRequest(scope, receive)
        lang, caller = response_language(http, None), None
        world, request_id = self.world, str(scope["vigil.id"])
        base = world.settings.base_path
        route: Route | None = None
        try:
            world.buckets.take("address", address_key(scope["vigil.address"]), world.rates["address"])
            route, params = self._route(scope["method"], scope["path"])
            scope["vigil.route"] = route.path
            if route.path not in ANY_HOST:
                check_host(scope, world.settings)
            caller = await identify(http, world.people) if route.identify_caller else None
            lang = response_language(http, caller)
            caller = self._authorize(http, route, caller)
            answer = await self._answer(http, route, params, caller, lang)
        except VigilError as error:
            answer = self._not_found(http, route, error, lang) or error_response(error, lang, request_id, base)
        except ClientDisconnect:
            raise
        except Exception:
            log.exception("unexpected", route=str(scope.get("vigil.route", "-")))
            answer = error_response(unexpected(request_id), lang, request_id, base)
        if scope["method"] == "HEAD":
            answer = _without_body(answer)
        await answer(scope, receive, send)

    def _route(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        """Return the route of a path with its parameters."""
        methods, params = self.fixed.get(path), {}
        if methods is None:
            for pattern, each in self.patterns:
                if match := pattern.fullmatch(path):
                    methods, params = each, match.groupdict()
                    break
        if methods is None:
            raise nothing_here()
        route = methods.get("GET" if method == "HEAD" else method)
        if route is None:
            allowed = sorted(methods) + (["HEAD"] if "GET" in methods else [])
            raise WrongMethod("method-not-allowed", "this only accepts {allowed}", allowed=", ".join(allowed))
        return route, params

    def _not_found(self, http: HttpRequest, route: Route | None, error: VigilError, lang: str) -> Response | None:
        """Return the page for a browser at an unknown address, which says so and links home.

        Programs and requests to the API get the problem instead, and so does everyone if no page was built.
        """
        may_be_page = http.method in ("GET", "HEAD") and not http.scope["path"].startswith("/api/")
        if not may_be_page or (route is not None and route.media != "text/html") or not accepts_html(http):
            return None
        if not isinstance(error, (NotFound, BadShape)):
            return None
        try:
            check_host(http.scope, self.world.settings)
        except VigilError:
            return None
        page = app_page(self.world.settings.base_path, lang)
        if page is not None:
            page.status_code = status_of(type(error))
        return page

    def _authorize(self, http: HttpRequest, route: Route, caller: Caller | None) -> Caller | None:
        """Check origin, permissions and rate limit. Return the caller to answer."""
        world = self.world
        if http.method in UNSAFE:
            check_origin(http, caller, world.settings.public_url)
        caller = allow(route, caller)
        who = caller.person.id if caller is not None else address_key(http.scope["vigil.address"])
        world.buckets.take(route.rate, who, world.rates[route.rate])
        return caller

    async def _answer(
        self, http: HttpRequest, route: Route, params: dict[str, str], caller: Caller | None, lang: str
    ) -> Response:
        check_accept(http, route.media)
        query, body = query_of(http, route.query), await body_of(http, route.body)
        inputs = {name: value for name, value in (("query", query), ("body", body)) if value is not None}
        address, secure = http.scope["vigil.address"], http.scope["vigil.secure"]
        request = Request(self.world, http, caller, lang, params, address, secure)
        result = await route.handler(request, **inputs)
        answer = result if isinstance(result, Response) else self._response(http, route, result, caller is not None)
        for name, value in request.headers:
            answer.headers.append(name, value)
        return answer

    def _response(self, http: HttpRequest, route: Route, result: Any, private: bool) -> Response:
        if result is None:
            return Response(status_code=route.status)
        raw = result if isinstance(result, bytes) else msgspec.json.encode(result)
        answer = Response(raw, route.status, media_type=route.media)
        if http.method in ("GET", "HEAD") and route.audience == "anyone":
            return with_etag(http, answer, private)
        return answer


def with_etag(http: HTTPConnection, answer: Response, private: bool) -> Response:
    """Add an ETag, or return 304 if nothing has changed. Caches must revalidate.

    A response to a signed-in person may contain a hand of cards, so shared caches must not store it.
    """
    tag = f'"{hashlib.sha256(bytes(answer.body)).hexdigest()[:24]}"'
    given = [each.strip().removeprefix("W/") for each in http.headers.get("if-none-match", "").split(",")]
    cache = "private, no-cache" if private else "no-cache"
    headers = {"etag": tag, "cache-control": cache, "vary": "accept-language, cookie, authorization"}
    if tag in given or "*" in given:
        return Response(status_code=304, headers=headers)
    answer.headers.update(headers)
    return answer


def _without_body(answer: Response) -> Response:
    """Return the response to HEAD: the same headers without a body."""
    headers = dict(answer.headers)
    bare = Response(status_code=answer.status_code)
    bare.raw_headers = [(k.encode("latin-1"), v.encode("latin-1")) for k, v in headers.items()]
    return bare
