"""JSON Schemas of the messages and the AsyncAPI document, for client authors."""

from __future__ import annotations

import functools
from typing import Any

import msgspec

from vigil.server import message_schemas
from vigil.server.errors import NotFound
from vigil.server.web.request import Request
from vigil.server.web.routes import Routes

ROUTES = Routes("schemas")


@ROUTES.add("GET", "/asyncapi.json", answer=dict[str, Any], who="anyone", known=False)
async def get_asyncapi(request: Request) -> bytes:
    """Return the AsyncAPI 3 document of a table's WebSocket, with the schema of every message."""
    return asyncapi(request.world.settings.base_path)


@ROUTES.add("GET", "/schemas/{schema}.json", answer=dict[str, Any], who="anyone", known=False, problems=(NotFound,))
async def get_schema(request: Request) -> bytes:
    """Return the JSON Schema of a message, of all `client-messages` or `server-messages`, or of a game's view."""
    document = schema(request.params["schema"])
    if document is None:
        known = ", ".join(message_schemas.named())
        raise NotFound(
            "schema-not-found",
            "there is no schema {name}; choose from {known}",
            name=request.params["schema"],
            known=known,
        )
    return document


@functools.cache
def asyncapi(base: str) -> bytes:
    """Return the encoded AsyncAPI document."""
    return msgspec.json.encode(message_schemas.asyncapi(base))


@functools.lru_cache(maxsize=64)
def schema(name: str) -> bytes | None:
    """Return the encoded JSON Schema of a name, or None if there is none."""
    document = message_schemas.named().get(name)
    return None if document is None else msgspec.json.encode(document)
