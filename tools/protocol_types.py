"""Generate the TypeScript types of the web app from the server's types.

web/src/lib/protocol.d.ts has all messages and responses, web/src/games/<game>/view.d.ts the view of a game.
`python -m tools.protocol_types` writes the files, and `--check` fails if they are not up to date.
"""

from __future__ import annotations

import argparse
import dataclasses
import sys
import typing
from pathlib import Path
from typing import Any, cast

import msgspec

from vigil import registry
from vigil.protocol import messages as wire
from vigil.protocol import responses
from vigil.server.web import (
    account_routes,
    catalog_routes,
    deck_routes,
    invitation_routes,
    post_game_routes,
    table_routes,
)

SRC = Path(__file__).parent.parent / "web" / "src"
HEAD = "// Generated from the server's types by tools/protocol_types.py. Do not edit."
OMITTED = ("config",)
UNTYPED = ("lasting", "question")
"""Fields with effects, which the web app doesn't read."""
ROOTS: dict[str, Any] = {
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
    "NewTable": table_routes.NewTable,
    "RematchRequest": table_routes.RematchRequest,
    "SitRequest": table_routes.SitRequest,
    "InviteLink": invitation_routes.InviteLink,
    "Ratings": post_game_routes.Ratings,
    "GameLink": responses.GameLink,
    "Proof": post_game_routes.Proof,
    "PersonInfo": account_routes.PersonInfo,
    "LoginLink": account_routes.LoginLink,
    "TokenList": account_routes.TokenList,
    "NewTokenInfo": account_routes.NewTokenInfo,
    "SavedDeckList": deck_routes.SavedDeckList,
    "TableList": responses.TableList,
    "SignedIn": responses.SignedIn,
    "GameList": catalog_routes.GameList,
    "BotTypes": catalog_routes.BotTypes,
    "CardList": catalog_routes.CardList,
    "RuleList": catalog_routes.RuleList,
    "DeckToCheck": deck_routes.DeckToCheck,
    "DeckReport": deck_routes.DeckReport,
    "Timeline": post_game_routes.Timeline,
    "WinChanceCurve": post_game_routes.WinChanceCurve,
    "LuckReport": post_game_routes.LuckReport,
    "ChoiceAnalysisInfo": post_game_routes.ChoiceAnalysisInfo,
    "BranchRequest": post_game_routes.BranchRequest,
    "RuleText": catalog_routes.RuleText,
}


def main() -> None:
    """Write or check the files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not up to date")
    check = parser.parse_args().check
    for target, text in files().items():
        if not check:
            target.write_text(text, "utf-8")
        elif not target.exists() or target.read_text("utf-8") != text:
            sys.exit(f"{target.relative_to(SRC)} is not up to date: python -m tools.protocol_types")


def files() -> dict[Path, str]:
    """Return the files with their contents. Only games with their own screen have a file for the view."""
    views = {SRC / "games" / plugin.name / "view.d.ts": plugin.rules().view_type for plugin in registry.plugins()}
    return {SRC / "lib" / "protocol.d.ts": types()} | {
        path: view_types(kind) for path, kind in views.items() if path.parent.is_dir()
    }


def types() -> str:
    """Return the declarations of messages and responses."""
    schemas, parts = msgspec.json.schema_components(ROOTS.values(), ref_template="#/{name}")
    lines = [HEAD, ""]
    for name, schema in sorted(parts.items()):
        lines += _declaration(_name(name), schema)
    for name, schema in zip(ROOTS, schemas, strict=True):
        type_text = _type_of(schema)
        if type_text != name:
            lines += [f"export type {name} = {type_text};", ""]
    return "\n".join(lines)


def view_types(kind: type) -> str:
    """Return the declarations of a game's view and its parts."""
    _, parts = msgspec.json.schema_components([_view(kind)], ref_template="#/{name}")
    lines = [HEAD, ""]
    for name, schema in sorted(parts.items()):
        lines += _declaration(_name(name), schema, complete=True)
    return "\n".join(lines)


def _view(kind: type) -> type:
    """Return the type of a view as it is sent, without the configuration."""
    types = typing.get_type_hints(kind)
    names = [each.name for each in dataclasses.fields(kind) if each.name not in OMITTED]
    return dataclasses.make_dataclass("View", [(name, Any if name in UNTYPED else types[name]) for name in names])


def _name(given: str) -> str:
    """Return a name that TypeScript accepts."""
    return given.replace("[", "_").replace("]", "").rpartition(".")[2]


def _declaration(name: str, schema: dict[str, Any], complete: bool = False) -> list[str]:
    """Return the declaration of a type; `complete` means that all its fields are always sent."""
    about = schema.get("description")
    head = [f"/** {' '.join(about.split())} */"] if about else []
    if "properties" not in schema:
        return [*head, f"export type {name} = {_type_of(schema)};", ""]
    needed = set(schema.get("required", ()))
    # the server sends all fields, except those of types that leave out defaults
    always = complete or schema.get("additionalProperties", True) is not False
    rows = [
        f"  {key}{'' if key in needed or always else '?'}: {_type_of(value)};"
        for key, value in schema["properties"].items()
    ]
    return [*head, f"export interface {name} {{", *rows, "}", ""]


def _type_of(schema: dict[str, Any]) -> str:
    """Return the TypeScript type of a schema."""
    if "$ref" in schema:
        return _name(cast(str, schema["$ref"]).removeprefix("#/"))
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(_type_of(each) for each in schema[key]))
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(map(_type_of, schema['prefixItems']))}]"
    if kind == "array":
        inner = _type_of(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type_of(cast(dict[str, Any], schema.get('additionalProperties') or {}))}>"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "unknown")


def _literal(value: Any) -> str:
    return "null" if value is None else f"'{value}'" if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    main()
