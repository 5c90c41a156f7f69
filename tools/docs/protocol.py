"""The page on the socket, written from the schemas, and the page on the API, written from the routes."""

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
"""What any route may answer; only the rest is worth a word in a line."""

INTRODUCTION = """# The socket

Every message between a table and whoever sits at it. A server has the same as JSON Schemas at
`/schemas/NAME.json` (a message by its type, `from-player`, `from-server`, `ascension-view`, `conflictus-view`) and
as an AsyncAPI 3 document at `/asyncapi.json`, which is kept here too: [asyncapi.json](asyncapi.json).
[CLIENTS.md](CLIENTS.md) says how to use it; [API.md](API.md) has what is asked over plain HTTP.

    wss://HOST/api/v1/tables/ID/socket?seat=0&lang=en&after=12

Frames are text, one JSON object each, at most 64 kB from a player. Who one is says the session's cookie (then
`Origin` must be the server's own), the header `Authorization: Bearer TOKEN`, or a first message. A token needs the
scope `read`, and `play` for whatever is said but `sync`, `ping` and `why`; with `read` alone one looks on. The server
says `hello`, then `update`; from then on whatever happens. `GET /api/v1/tables/ID/events` tells the same as
server-sent events, `GET /api/v1/tables/ID/update?after=SEQ&wait=25` the last update alone; what is said goes to
`POST /api/v1/tables/ID/say`. Twenty refused messages in a row end a connection, and so does a client that does not
take what it is sent. Close codes: 1012 the server restarts, 4403 the connection was refused (a `refused` says why),
1009 a message of more than 1 MB, which is not even read.

Seats and places of options count from 0. Times are milliseconds since 1970. A seed travels as text. The server
leaves no field out, except in `options`, where only what is not as usual is told; fields may be added later, and a
client ignores those it does not know. What a player sends is refused where it has a field that nobody knows.
"""


def protocol_page() -> str:
    lines = [MARK, "", INTRODUCTION, "## The address", "", "| after the `?` | |", "|---|---|"]
    lines += [f"| `{name}` | {about} |" for name, about in message_schemas.QUERY.items()]
    definitions = message_schemas.definitions()
    for title, messages in (
        ("What a player says", message_schemas.said()),
        ("What the server says", message_schemas.told()),
    ):
        lines += ["", f"## {title}"]
        for kind, cls in messages.items():
            lines += ["", f"### {kind}", "", *_fields(definitions[cls.__name__], kind)]
    heads = {cls.__name__ for cls in (message_schemas.said() | message_schemas.told()).values()}
    parts = [name for name in definitions if name not in heads]
    games = {game: [name for name in parts if name.startswith(game.title())] for game in GAMES}
    shared = [name for name in parts if not any(name in of for of in games.values())]
    lines += ["", "## Parts of messages"]
    for name in sorted(shared):
        lines += ["", f"### {name}", "", *_fields(definitions[name])]
    for game, names in games.items():
        head = f"{game.title()}View"
        lines += ["", f"## The view of {game.title()}"]
        for name in [head, *(each for each in sorted(names) if each != head)]:
            lines += ["", f"### {name}", "", *_fields(definitions[name])]
    return "\n".join(lines) + "\n"


def _fields(schema: dict[str, Any], kind: str = "") -> Iterator[str]:
    yield " ".join(schema.get("description", "").split())
    properties = {name: part for name, part in schema["properties"].items() if not (kind and name == "type")}
    if not properties:
        return
    yield from ("", "| field | | |", "|---|---|---|")
    for name, part in properties.items():
        optional = name not in schema.get("required", ())
        default = f"else `{json.dumps(part['default'], ensure_ascii=False)}`" if optional and "default" in part else ""
        about = "; ".join(each for each in (part.get("description", ""), _limits(part), default) if each)
        yield f"| `{name}` | {_kind(part)} | {about} |"


def _kind(part: dict[str, Any]) -> str:
    """The type of a field in a few words."""
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
    told = []
    if "maxLength" in part:
        told.append(f"at most {part['maxLength']} letters")
    if "minimum" in part and "maximum" in part:
        told.append(f"{part['minimum']} to {part['maximum']}")
    elif "minimum" in part:
        told.append(f"from {part['minimum']}")
    if "maxItems" in part and part.get("type") == "array" and "prefixItems" not in part:
        told.append(f"{part.get('minItems', 0)} to {part['maxItems']} of them")
    return ", ".join(told)


API = """# The API

Every route of a server. The whole, with every field of what is sent and answered, is the OpenAPI 3.1 document that
a server has at `/openapi.json`; [PROTOCOL.md](PROTOCOL.md) has the messages of a table, [CLIENTS.md](CLIENTS.md) how
to use them.

Sign in with a cookie (`POST /api/v1/people/guest`, `POST /api/v1/session`), or send `Authorization: Bearer TOKEN`.
What changes something and comes with the cookie needs an `Origin` of the server, or the header `X-Vigil-CSRF` with
the value of the cookie `vigil_csrf`.

**Who** says what a token must be good for: `read`, `play`, `admin`. *anyone*: nobody has to sign in, and a token that
may not `read` is answered as nobody would be. *session*: no token will do, only somebody who has signed in.

**Problems** are those of RFC 9457 (`application/problem+json`), but for what is no HTTP at all (400, a line of text):
`type` is stable, `detail` is in the reader's language. Named here are the statuses by which a route itself may refuse.
Any route may answer besides 400 (not to be read), 401 (nobody has signed in, or a token that is none), 403 (a token
without the scope, a page of another site), 404 (an address that cannot be), 405 (another method), 406 (another form of
answer), 408 (too slow), 413 (too large), 415 (not JSON), 421 (a name that is not the server's), 422 (a field that is
wrong or unknown), 429 (too often, with `Retry-After`), 500 (our mistake) and 503 (the database is away, or the server
is about to stop; with `Retry-After`).

`HEAD` works wherever `GET` does. What anyone may read has an `ETag`. Lists go on where `next` says. `lang=en|pt|fr|ru`
chooses the language where words are answered, else the person's or `Accept-Language`. Paths under `/api/v1` only
ever get more: a field, a route, a value.
"""


def api_page() -> str:
    lines = [MARK, "", API]
    for tag in dict.fromkeys(route.tag for route in ROUTES):
        lines += ["", f"## {tag.capitalize()}", "", "| | | who | problems |", "|---|---|---|---|"]
        lines += [_line(route) for route in ROUTES if route.tag == tag]
    kinds = sorted({status_of(kind) for route in ROUTES for kind in route.problems} | ALWAYS)
    lines += ["", "## Statuses", "", "| | |", "|---|---|"]
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
