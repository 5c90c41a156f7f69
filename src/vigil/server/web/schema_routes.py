"""What is said at a table, for whoever writes a client: JSON Schemas and the AsyncAPI document."""

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
async def get_asyncapi(request: Request, _: None) -> bytes:
    """The socket of a table as an AsyncAPI 3 document, with the schema of every message."""
    return asyncapi(request.world.settings.base_path)


@ROUTES.add("GET", "/schemas/{schema}.json", answer=dict[str, Any], who="anyone", known=False, problems=(NotFound,))
async def get_schema(request: Request, _: None) -> bytes:
    """The JSON Schema of one message, of all in one direction (`client-messages`, `server-messages`), or of a view."""
    found = schema(request.params["schema"])
    if found is None:
        known = ", ".join(message_schemas.named())
        raise NotFound(
            "schema-not-found",
            "there is no schema {name}; choose from {known}",
            name=request.params["schema"],
            known=known,
        )
    return found


@functools.cache
def asyncapi(base: str) -> bytes:
    return msgspec.json.encode(message_schemas.asyncapi(base))


@functools.lru_cache(maxsize=64)
def schema(name: str) -> bytes | None:
    found = message_schemas.named().get(name)
    return None if found is None else msgspec.json.encode(found)
