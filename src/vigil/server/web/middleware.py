"""Middleware for every request: id, client address, response headers, log and metrics."""

from __future__ import annotations

import asyncio
import re
import secrets
import time

import structlog
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vigil.server.errors import ServerBusy
from vigil.server.log_config import log
from vigil.server.web.context import AppContext, response_language
from vigil.server.web.problems import error_response, unexpected
from vigil.server.web.routes import UNSAFE
from vigil.server.web.security import client_of, with_headers

REQUEST_ID = re.compile(r"[0-9A-Za-z-]{8,64}")


class RequestMiddleware:
    """Adds id, client address, response headers, log and metrics to every request."""

    def __init__(self, app: ASGIApp, world: AppContext) -> None:
        self.app, self.world = app, world

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        settings = self.world.settings
        address, secure, host = client_of(scope, tuple(settings.trusted_proxies))
        request_id = self._id(scope, address)
        scope.update({"vigil.address": address, "vigil.secure": secure, "vigil.host": host, "vigil.id": request_id})
        base = settings.base_path
        if base and (scope["path"] == base or scope["path"].startswith(base + "/")):
            scope["path"] = scope["path"][len(base) :] or "/"
        with structlog.contextvars.bound_contextvars(request=request_id):
            if scope["type"] == "websocket":
                await self.app(scope, receive, send)
            else:
                await self._http(scope, receive, send, secure, request_id)

    def _id(self, scope: Scope, address: str) -> str:
        """Return the request id. The id of a trusted proxy is kept, so that both logs can be compared."""
        near = (scope.get("client") or ("local", 0))[0]
        if near != address:
            given = dict(scope["headers"]).get(b"x-request-id", b"").decode("latin-1")
            if REQUEST_ID.fullmatch(given):
                return str(given)
        return secrets.token_hex(8)

    async def _http(self, scope: Scope, receive: Receive, send: Send, secure: bool, request_id: str) -> None:
        began, status = time.perf_counter(), 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": with_headers(list(message["headers"]), secure, request_id)}
            await send(message)

        try:
            await self.app(scope, receive, send_with_headers)
        except ClientDisconnect:
            status = status or 499
        except asyncio.CancelledError:
            # The server is stopping and has waited long enough. The client may retry.
            if status:
                raise
            stopping = ServerBusy("server-stopping", "the server is shutting down; try again in a moment")
            answer = error_response(
                stopping, response_language(HTTPConnection(scope), None), request_id, self.world.settings.base_path
            )
            await answer(scope, receive, send_with_headers)
        except Exception:
            # The client learns nothing about the exception.
            log.exception("unexpected", path=str(scope.get("vigil.route", "-")))
            if status:
                raise
            answer = error_response(unexpected(request_id), "en", request_id, self.world.settings.base_path)
            await answer(scope, receive, send_with_headers)
        took = time.perf_counter() - began
        route = str(scope.get("vigil.route", "none"))
        self.world.metrics.http_requests.labels(_method(scope["method"]), route, str(status)).inc()
        self.world.metrics.http_seconds.labels(route).observe(took)
        tell = log.warning if status >= 500 else log.info
        quiet = route in ("/healthz", "/readyz", "/metrics")
        (log.debug if quiet and status < 400 else tell)(
            "request", method=_method(scope["method"]), route=route, status=status, ms=round(took * 1000, 1)
        )


def _method(given: str) -> str:
    """Return a method as a metric label, with one label for all unknown methods."""
    return given if given in UNSAFE or given in ("GET", "HEAD", "OPTIONS") else "OTHER"
