"""JSON Schemas of all messages at a table, and the AsyncAPI document of the socket.

They are generated from the classes of `vigil.protocol` and the views of the games, so they can't be out of date. The
server sends every field of a message. Effects of cards, which occur in a few fields, are free-form objects.
"""

from __future__ import annotations

import functools
import inspect
import re
from collections.abc import Iterable
from dataclasses import fields, make_dataclass
from typing import Any, get_args, get_type_hints

import msgspec

from vigil import __version__
from vigil.effects.language import Node
from vigil.kernel.field_docs import field_docs, parts_of
from vigil.protocol import messages as wire
from vigil.protocol.table_options import Clock, Options
from vigil.registry import GAMES
from vigil.server.web.problems import Problem

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PLACE = "#/$defs/{name}"
HIDDEN_FIELD = "config"
"""The only field of a view that isn't sent: it never changes, and holds the opponents' decks."""

SOCKET = "/api/v1/tables/{id}/socket"
QUERY = {
    "seat": "your seat, from 0; `-` to watch; optional if you have only one seat",
    "lang": "en, pt, fr or ru; default: the account's or the client's language",
    "after": "the number (`seq`) of the last update you received, to get only the events since then",
    "code": "the invitation code, for a private table where you have no seat",
    "token": "`first` if the first message is a token, for clients that can't send headers",
}
"""The query parameters of the socket's address."""


def client_messages() -> dict[str, type[Any]]:
    """Return the classes of all messages from clients, by the name of their schema."""
    return {_kebab_case(each.__name__): each for each in (*get_args(wire.ClientMessage), wire.Token)}


def server_messages() -> dict[str, type[Any]]:
    """Return the classes of all messages from the server, by the name of their schema."""
    return {_kebab_case(each.__name__): each for each in get_args(wire.ServerMessage)}


def message_type(message: type[Any]) -> str:
    """Return the `type` field of a message."""
    return str(message.__struct_config__.tag)


def _kebab_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@functools.cache
def definitions() -> dict[str, dict[str, Any]]:
    """Return all schemas by class name. Names of view schemas begin with the game."""
    found = _schemas([*client_messages().values(), Problem])
    found |= {name: _require_all(schema) for name, schema in _schemas(list(server_messages().values())).items()}
    found["Rejected"]["properties"]["problem"] = {"$ref": PLACE.format(name="Problem")}
    _describe_fields(found, [Clock, *(each for each in vars(wire).values() if isinstance(each, type))])
    for game in GAMES.values():
        found |= _view(game.name, game.view_type)
    names = [f"{game.title()}View" for game in GAMES]
    found["Update"]["properties"]["view"] = {
        "description": "The table as this seat may see it; null before the game has begun.",
        "anyOf": [{"type": "null"}, *({"$ref": PLACE.format(name=name)} for name in names)],
    }
    return found


def _schemas(kinds: list[Any]) -> dict[str, dict[str, Any]]:
    made = msgspec.json.schema_components(kinds, ref_template=PLACE, schema_hook=_effect)[1]
    found: dict[str, dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(made))  # plain JSON: no tuples
    for schema in found.values():
        if "description" in schema:
            schema["description"] = inspect.cleandoc(schema["description"])
    return found


def _describe_fields(found: dict[str, dict[str, Any]], kinds: Iterable[type[Any]]) -> None:
    """Add the docstrings of fields, which msgspec doesn't read, to the schemas of their classes."""
    for kind in kinds:
        properties = found.get(kind.__name__, {}).get("properties", {})
        for name, text in field_docs(kind).items():
            if name in properties:
                properties[name].setdefault("description", text)


def _effect(kind: type[Any]) -> dict[str, Any]:
    if issubclass(kind, Node):
        return {"type": "object", "description": "A card's effect, as data."}
    raise NotImplementedError


OPTIONAL_FIELDS = {each.__name__ for each in (Options, Clock)}
"""Classes of which only fields with unusual values are sent."""


def _require_all(schema: dict[str, Any]) -> dict[str, Any]:
    """Mark all fields as required."""
    if "properties" in schema and schema["title"] not in OPTIONAL_FIELDS:
        schema["required"] = sorted(schema["properties"])
    return schema


def _view(game: str, view: type[Any]) -> dict[str, dict[str, Any]]:
    """Return the schemas of a game's view and its parts, with the game's name as a prefix."""
    hints = get_type_hints(view)
    made = make_dataclass("View", [(each.name, hints[each.name]) for each in fields(view) if each.name != HIDDEN_FIELD])
    made.__doc__ = view.__doc__
    found = _schemas([made])
    _describe_fields(found, parts_of(view, {HIDDEN_FIELD}))
    prefix = game.title()
    renamed = _with_refs_in(PLACE.format(name=prefix), found)
    return {prefix + name: {**_require_all(schema), "title": prefix + name} for name, schema in renamed.items()}


def reachable(names: Iterable[str]) -> dict[str, dict[str, Any]]:
    """Return these definitions and all they refer to."""
    every, found, waiting = definitions(), set[str](), list(names)

    def follow(node: Any) -> None:
        if isinstance(node, dict):
            if isinstance(node.get("$ref"), str):
                waiting.append(node["$ref"].rpartition("/")[2])
            for value in node.values():
                follow(value)
        elif isinstance(node, list):
            for value in node:
                follow(value)

    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            follow(every[name])
    return {name: every[name] for name in sorted(found)}


@functools.cache
def named() -> dict[str, dict[str, Any]]:
    """Return the schemas that the server publishes, each self-contained."""
    single = {kind: cls.__name__ for kind, cls in (client_messages() | server_messages()).items()}
    single |= {f"{game}-view": f"{game.title()}View" for game in GAMES} | {"problem": "Problem"}
    several = {"client-messages": client_messages(), "server-messages": server_messages()}
    found = {name: _document(name, [cls], {"$ref": PLACE.format(name=cls)}) for name, cls in single.items()}
    for name, messages in several.items():
        classes = [cls.__name__ for cls in messages.values()]
        found[name] = _document(name, classes, {"anyOf": [{"$ref": PLACE.format(name=cls)} for cls in classes]})
    return dict(sorted(found.items()))


def _document(name: str, classes: list[str], schema: dict[str, Any]) -> dict[str, Any]:
    return {"$schema": DIALECT, "$id": f"/schemas/{name}.json", **schema, "$defs": reachable(classes)}


def asyncapi(base: str = "") -> dict[str, Any]:
    """Return the AsyncAPI 3 document of the socket."""
    messages = {kind: _message(cls) for kind, cls in (client_messages() | server_messages()).items()}
    channel = "#/channels/table"
    query = {name: {"type": "string", "description": about} for name, about in QUERY.items()}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Vigil: the socket of a seat",
            "version": __version__,
            "description": "One connection for each seat: the server sends updates, the client sends choices. Each "
            "frame is one JSON message. /api/v1/tables/{id}/events streams the same messages as server-sent events.",
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "servers": {"here": {"host": "localhost:8300", "protocol": "ws", **({"pathname": base} if base else {})}},
        "channels": {
            "table": {
                "address": SOCKET,
                "parameters": {"id": {"description": "the ID of the table"}},
                "messages": {kind: {"$ref": f"#/components/messages/{kind}"} for kind in messages},
                "bindings": {"ws": {"method": "GET", "query": {"type": "object", "properties": query}}},
            }
        },
        "operations": {
            "send": {
                "action": "receive",
                "channel": {"$ref": channel},
                "summary": "Messages that a client sends.",
                "messages": [{"$ref": f"{channel}/messages/{kind}"} for kind in client_messages()],
            },
            "receive": {
                "action": "send",
                "channel": {"$ref": channel},
                "summary": "Messages that a client receives: hello and an update first, then every update.",
                "messages": [{"$ref": f"{channel}/messages/{kind}"} for kind in server_messages()],
            },
        },
        "components": {"messages": messages, "schemas": _with_refs_in("#/components/schemas/", definitions())},
    }


def _message(cls: type[Any]) -> dict[str, Any]:
    about = " ".join((cls.__doc__ or "").split())
    return {"name": message_type(cls), "summary": about, "payload": {"$ref": f"#/components/schemas/{cls.__name__}"}}


def _with_refs_in(place: str, node: Any) -> Any:
    """Point references to another place, which is put before the names of the schemas."""
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            return {**node, "$ref": place + node["$ref"].rpartition("/")[2]}
        return {key: _with_refs_in(place, value) for key, value in node.items()}
    return [_with_refs_in(place, each) for each in node] if isinstance(node, list) else node
