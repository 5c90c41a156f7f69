"""Writes the types of the page from the server's own classes.

web/src/lib/protocol.d.ts has every message and answer, web/src/games/<game>/view.d.ts the view of a game.
`python -m tools.protocol_types` writes the files, `--check` says whether they are up to date.
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
HEAD = "// Made from the server's classes by tools/protocol_types.py; not written by hand."
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
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--check", action="store_true", help="write nothing; fail where the file is not up to date")
    check = asked.parse_args().check
    for target, made in files().items():
        if not check:
            target.write_text(made, "utf-8")
        elif not target.exists() or target.read_text("utf-8") != made:
            sys.exit(f"{target.relative_to(SRC)} is not what the server says: python -m tools.protocol_types")


def files() -> dict[Path, str]:
    """Every file with what belongs into it; only games with a screen of their own have a view."""
    views = {SRC / "games" / plugin.name / "view.d.ts": plugin.rules().view_type for plugin in registry.plugins()}
    return {SRC / "lib" / "protocol.d.ts": types()} | {
        path: view_types(kind) for path, kind in views.items() if path.parent.is_dir()
    }


def types() -> str:
    """The messages and answers as one file of declarations."""
    schemas, parts = msgspec.json.schema_components(ROOTS.values(), ref_template="#/{name}")
    lines = [HEAD, ""]
    for name, schema in sorted(parts.items()):
        lines += _declared(_name(name), schema)
    for name, schema in zip(ROOTS, schemas, strict=True):
        said = _of(schema)
        if said != name:
            lines += [f"export type {name} = {said};", ""]
    return "\n".join(lines)


def view_types(kind: type) -> str:
    """The view of a game and its parts as one file of declarations."""
    _, parts = msgspec.json.schema_components([_view(kind)], ref_template="#/{name}")
    lines = [HEAD, ""]
    for name, schema in sorted(parts.items()):
        lines += _declared(_name(name), schema, told=True)
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
