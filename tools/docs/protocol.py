"""The page of messages, generated from the schemas, and the page of the HTTP API, generated from the routes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tools.docs.writing import MARK
from vigil.registry import GAMES
from vigil.server import message_schemas
from vigil.server.web.app import ROUTES
from vigil.server.web.openapi import phrase
from vigil.server.web.problems import status_of
from vigil.server.web.routes import Route

ALWAYS = {400, 401, 405, 406, 408, 413, 415, 421, 422, 429, 500, 503}
"""What any route may return; the tables list only the others."""

INTRODUCTION = """# Messages

For programmers who connect a client to a table over a WebSocket. This page lists every message with its fields.
[Clients](CLIENTS.md) shows how to use them, and [API](API.md) lists the HTTP routes.

A server also publishes the messages as JSON Schemas at `/schemas/NAME.json` and as an AsyncAPI 3 document at
`/asyncapi.json`; [asyncapi.json](asyncapi.json) is a copy of it. `NAME` is a message (`answer-undo`, `chat-message`),
all messages in one direction (`client-messages`, `server-messages`) or a game's view (`ascension-view`).

```text
wss://HOST/api/v1/tables/ID/socket?seat=0&lang=en&after=12
```

**Sign in** with the session's cookie (then `Origin` must be the server's own), with the header
`Authorization: Bearer TOKEN`, or with a first message. A token needs the `read` scope, and `play` to send anything but
`sync`, `ping` and `why`; with `read` alone, you are a spectator.

**Frames** are text and contain one JSON object each, with at most 64 kB from a player. The server sends `hello`, then
`update`, and then a message for everything that happens. It closes the connection after twenty rejected messages in a
row, or if the client stops reading. The close codes are 1009 for a message of more than 1 MB, which is not read at all;
1012 if the server restarts; and 4403 if the connection was refused (a `rejected` message gives the reason).

**Without a WebSocket**, `GET /api/v1/tables/ID/events` streams the same messages as server-sent events,
`GET /api/v1/tables/ID/update?after=SEQ&wait=25` returns the latest update, and `POST /api/v1/tables/ID/actions` sends a
message.

**Values.** Seats and option indexes count from 0. Times are milliseconds since 1970. Seeds are strings. The server
sends every field, except in `options`, where it omits defaults. Later versions may add fields, so ignore those you
don't know. The server refuses messages with unknown fields.
"""


def protocol_page() -> str:
    lines = [MARK, "", INTRODUCTION, "## Query", "", "| parameter | meaning |", "|---|---|"]
    lines += [f"| `{name}` | {about} |" for name, about in message_schemas.QUERY.items()]
    definitions = message_schemas.definitions()
    for title, messages in (
        ("Messages from clients", message_schemas.client_messages()),
        ("Messages from the server", message_schemas.server_messages()),
    ):
        lines += ["", f"## {title}"]
        for cls in messages.values():
            kind = message_schemas.message_type(cls)
            lines += ["", f"### {kind}", "", *_fields(definitions[cls.__name__], kind)]
    heads = {cls.__name__ for cls in (message_schemas.client_messages() | message_schemas.server_messages()).values()}
    parts = [name for name in definitions if name not in heads]
    games = {game: [name for name in parts if name.startswith(game.title())] for game in GAMES}
    shared = [name for name in parts if not any(name in of for of in games.values())]
    lines += ["", "## Parts of messages"]
    for name in sorted(shared):
        lines += ["", f"### {name}", "", *_fields(definitions[name])]
    for game, names in games.items():
        head = f"{game.title()}View"
        lines += ["", f"## View of {game.title()}"]
        for name in [head, *(each for each in sorted(names) if each != head)]:
            lines += ["", f"### {name}", "", *_fields(definitions[name])]
    return "\n".join(lines) + "\n"


def _fields(schema: dict[str, Any], kind: str = "") -> Iterator[str]:
    yield " ".join(schema.get("description", "").split())
    properties = {name: part for name, part in schema["properties"].items() if not (kind and name == "type")}
    if not properties:
        return
    yield from ("", "| field | type | meaning |", "|---|---|---|")
    for name, part in properties.items():
        optional = name not in schema.get("required", ())
        default = (
            f"default `{json.dumps(part['default'], ensure_ascii=False)}`" if optional and "default" in part else ""
        )
        limits = "; ".join(each for each in (_limits(part), default) if each)
        about = (
            f"{part['description']} ({limits})" if limits and "description" in part else part.get("description", limits)
        )
        yield f"| `{name}` | {_kind(part)} | {about} |"


def _kind(part: dict[str, Any]) -> str:
    """Return the type of a field in a few words."""
    if "$ref" in part:
        name = part["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in part:
        return " or ".join(_kind(each) for each in part["anyOf"])
    if "enum" in part:
        return ", ".join(f"`{each}`" for each in part["enum"])
    if part.get("type") == "array":
        if "prefixItems" in part:
            return "(" + ", ".join(_kind(each) for each in part["prefixItems"]) + ")"
        return f"list of {_kind(part.get('items') or {})}"
    if part.get("type") == "object" and isinstance(part.get("additionalProperties"), dict):
        return f"object of {_kind(part['additionalProperties'])}"
    names = {"string": "text", "integer": "number", "number": "number", "boolean": "true or false", "null": "null"}
    return names.get(part.get("type", ""), "object" if part.get("type") == "object" else "anything")


def _limits(part: dict[str, Any]) -> str:
    limits = []
    if "maxLength" in part:
        limits.append(f"at most {part['maxLength']} characters")
    if "minimum" in part and "maximum" in part:
        limits.append(f"{part['minimum']} to {part['maximum']}")
    elif "minimum" in part:
        limits.append(f"from {part['minimum']}")
    if "maxItems" in part and part.get("type") == "array" and "prefixItems" not in part:
        limits.append(f"{part.get('minItems', 0)} to {part['maxItems']} items")
    return ", ".join(limits)


API = """# HTTP API

For programmers who talk to a server over HTTP. This page lists every route. A server's `/openapi.json` (OpenAPI 3.1)
describes every field of every request and response. [Messages](PROTOCOL.md) lists the messages of a table, and
[Clients](CLIENTS.md) shows how to use both.

**Sign in** with a cookie (`POST /api/v1/people/guest`, `POST /api/v1/session`), or send `Authorization: Bearer TOKEN`.
Requests that change something and use the cookie need the header `Origin` with the server's own address, or the header
`X-Vigil-CSRF` with the value of the cookie `vigil_csrf`.

The column **who** shows the scope that a token needs: `read`, `play` or `admin`. *anyone* means that you don't have to
sign in; a token without `read` is treated as no token. *session* means that you must sign in and can't use a token.

**Problems** follow RFC 9457 (`application/problem+json`), except for malformed HTTP (400, a line of text). `type` is
stable, and `detail` is in the reader's language. The tables list the statuses specific to each route. Any route may
also return 400 (unreadable), 401 (not signed in, or an invalid token), 403 (a token without the scope, or a request
from another site), 404 (no such address), 405 (wrong method), 406 (format not available), 408 (request timeout), 413
(too large), 415 (not JSON), 421 (unknown host name), 422 (an invalid or unknown field), 429 (rate limit, with
`Retry-After`), 500 (server error) and 503 (the database is unavailable or the server is shutting down; with
`Retry-After`).

`HEAD` works wherever `GET` does. Public responses have an `ETag`. If a list has more entries, pass its `next` as
`before` to get them. `lang=en|pt|fr|ru` sets the language (default: your account's language, or else
`Accept-Language`). Routes under `/api/v1` may gain fields, routes and values, but never lose any.
"""


def api_page() -> str:
    lines = [MARK, "", API]
    for tag in dict.fromkeys(route.tag for route in ROUTES):
        lines += ["", f"## {tag.capitalize()}", "", "| route | purpose | who | problems |", "|---|---|---|---|"]
        lines += [_line(route) for route in ROUTES if route.tag == tag]
    kinds = sorted({status_of(kind) for route in ROUTES for kind in route.problems} | ALWAYS)
    lines += ["", "## Statuses", "", "| status | name |", "|---|---|"]
    lines += [f"| {status} | {phrase(status)} |" for status in kinds]
    return "\n".join(lines).replace("\n\n\n", "\n\n") + "\n"


def _line(route: Route) -> str:
    who = "*anyone*" if route.audience == "anyone" else "*session*" if route.scope == "session" else f"`{route.scope}`"
    if route.audience == "admin":
        who += ", administrators"
    about = " ".join(f"{route.summary}. {route.description}".split()) if route.description else f"{route.summary}."
    own = ", ".join(map(str, sorted({status_of(kind) for kind in route.problems} - ALWAYS)))
    return f"| `{route.method} {route.path}` | {about} | {who} | {own} |".replace("|  |", "| |")


def asyncapi_text() -> str:
    return json.dumps(message_schemas.asyncapi(), indent=1, ensure_ascii=False) + "\n"
