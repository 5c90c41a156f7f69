"""Read the docstrings of dataclass fields from the source, since Python does not keep them."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Collection, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_type_hints


def field_docs(kind: type[Any]) -> dict[str, str]:
    """Return the docstrings of fields by field name, each on one line."""
    try:
        source = inspect.getsource(kind)
    except OSError:  # created at run time
        return {}
    (definition,) = ast.parse(textwrap.dedent(source)).body
    assert isinstance(definition, ast.ClassDef)
    found = {}
    for field, below in zip(definition.body, definition.body[1:], strict=False):
        text = below.value.value if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) else None
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(text, str):
            found[field.target.id] = " ".join(text.split())
    return found


def parts_of(kind: type[Any], leave_out: Collection[str] = ()) -> list[type[Any]]:
    """Return a dataclass and all dataclasses within its fields, in the order of appearance."""
    found: dict[type[Any], None] = {}

    def visit(hint: Any) -> None:
        for part in _classes(hint):
            if is_dataclass(part) and part not in found:
                found[part] = None
                hints = get_type_hints(part)
                for each in fields(part):
                    if each.name not in leave_out:
                        visit(hints[each.name])

    visit(kind)
    return list(found)


def _classes(hint: Any) -> Iterator[type[Any]]:
    """Yield the classes in a type hint."""
    if isinstance(hint, type) and not get_args(hint):
        yield hint
    for part in get_args(hint):
        yield from _classes(part)
