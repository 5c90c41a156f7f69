"""Writes web/src/lib/protocol.d.ts: the types of every message and answer, from the server's own classes.

`python -m tools.protocol_types` writes the file, `--check` says whether it is up to date.
"""

from __future__ import annotations

import argparse
import dataclasses
import sys
import typing
from pathlib import Path
from typing import Any, cast

import msgspec

from vigil.games.ascension.rules.view import View as AscensionView
from vigil.games.conflictus.rules.view import View as ConflictusView
from vigil.protocol import messages as wire
from vigil.protocol import responses
from vigil.server.web import account_routes, catalog_routes, invitation_routes, post_game_routes, table_routes

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "protocol.d.ts"
UNTOLD = ("config",)
AS_IT_IS = ("lasting", "question")
"""Parts that hold effects: data of the rules, which the page only passes on."""
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
    "PersonCard": account_routes.PersonCard,
    "ReturnLink": account_routes.ReturnLink,
    "TokenList": account_routes.TokenList,
    "MadeToken": account_routes.MadeToken,
    "SavedDeckList": catalog_routes.SavedDeckList,
    "TableList": responses.TableList,
    "SignedIn": responses.SignedIn,
    "GameList": catalog_routes.GameList,
    "BotTypes": catalog_routes.BotTypes,
    "CardList": catalog_routes.CardList,
    "RuleList": catalog_routes.RuleList,
    "DeckToCheck": catalog_routes.DeckToCheck,
    "DeckReport": catalog_routes.DeckReport,
    "Timeline": post_game_routes.Timeline,
    "WinChanceCurve": post_game_routes.WinChanceCurve,
    "LuckReport": post_game_routes.LuckReport,
    "ExplanationTold": post_game_routes.ExplanationTold,
    "BranchRequest": post_game_routes.BranchRequest,
    "RuleText": catalog_routes.RuleText,
}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--check", action="store_true", help="write nothing; fail where the file is not up to date")
    made = types()
    if asked.parse_args().check:
        if not TARGET.exists() or TARGET.read_text("utf-8") != made:
            sys.exit(f"{TARGET.name} is not what the server says: python -m tools.protocol_types")
        return
    TARGET.write_text(made, "utf-8")


def types() -> str:
    """All types as one file of declarations."""
    schemas, parts = msgspec.json.schema_components(ROOTS.values(), ref_template="#/{name}")
    lines = ["// Made from the server's classes by tools/protocol_types.py; not written by hand.", ""]
    for name, schema in sorted(parts.items()):
        lines += _declared(_name(name), schema)
    for name, schema in zip(ROOTS, schemas, strict=True):
        said = _of(schema)
        if said != name:
            lines += [f"export type {name} = {said};", ""]
    for space, kind in (("Ascension", AscensionView), ("Conflictus", ConflictusView)):
        _, parts = msgspec.json.schema_components([_view(kind)], ref_template="#/{name}")
        lines.append(f"export namespace {space} {{")
        for name, schema in sorted(parts.items()):
            lines += [f"  {line}".rstrip() for line in _declared(_name(name), schema, told=True)]
        lines += ["}", ""]
    return "\n".join(lines)


def _view(kind: type) -> type:
    """A view as it is sent: without the configuration, which does not change."""
    types = typing.get_type_hints(kind)
    names = [each.name for each in dataclasses.fields(kind) if each.name not in UNTOLD]
    kept = [(name, Any if name in AS_IT_IS else types[name]) for name in names]
    return dataclasses.make_dataclass("View", kept)


def _name(given: str) -> str:
    return given.replace("[", "_").replace("]", "").rpartition(".")[2]


def _declared(name: str, schema: dict[str, Any], told: bool = False) -> list[str]:
    about = schema.get("description")
    head = [f"/** {' '.join(about.split())} */"] if about else []
    if "properties" not in schema:
        return [*head, f"export type {name} = {_of(schema)};", ""]
    needed = set(schema.get("required", ()))
    # what the server leaves out may be missing; what it merely has a value for is there in all it says
    always = told or schema.get("additionalProperties", True) is not False
    rows = [
        f"  {key}{'' if key in needed or always else '?'}: {_of(value)};" for key, value in schema["properties"].items()
    ]
    return [*head, f"export interface {name} {{", *rows, "}", ""]


def _of(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return _name(cast(str, schema["$ref"]).removeprefix("#/"))
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(_of(each) for each in schema[key]))
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(map(_of, schema['prefixItems']))}]"
    if kind == "array":
        inner = _of(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_of(cast(dict[str, Any], schema.get('additionalProperties') or {}))}>"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "unknown")


def _literal(value: Any) -> str:
    return "null" if value is None else f"'{value}'" if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    main()
