"""The Fluent files of the program: the shared ones and each game's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import vigil

SOURCE = Path(vigil.__file__).parent
PLACES = {"": SOURCE / "text", **{path.parent.name: path for path in sorted(SOURCE.glob("games/*/text"))}}
"""The folders with the files: the shared ones under the empty name, then one per game."""


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(message: ast.BaseNode) -> set[str]:
    names = Variables()
    names.visit(message)
    return names.found


def paths(lang: str, file: str = "*") -> list[Path]:
    """The files of a language."""
    return [path for place in PLACES.values() for path in sorted((place / "ftl" / lang).glob(f"{file}.ftl"))]


def entries(lang: str, file: str) -> Iterator[tuple[str, ast.Message, str]]:
    """Return every message of a kind with its source. The key of a game's own message is `game:key`."""
    found = set()
    for game, place in PLACES.items():
        path = place / "ftl" / lang / f"{file}.ftl"
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message) and entry.span is not None:
                name = f"{game}:{entry.id.name}" if game else entry.id.name
                assert name not in found, f"{path}: {entry.id.name} stands there twice"
                found.add(name)
                yield name, entry, text[entry.span.start : entry.span.end]


def bare(name: str) -> str:
    """Return the key of a message without the game."""
    return name.rpartition(":")[2]
