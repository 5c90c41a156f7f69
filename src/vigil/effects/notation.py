"""Read and write the notation of card files, such as `seq(draw(1), banish(row, may=True))`.

The notation looks like function calls, but nothing is executed. Python's parser reads it, and only known
words, numbers, strings, lists, True, False and None are allowed.
"""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any

from vigil.effects.language import Node
from vigil.kernel.errors import BadData

MAX_LENGTH = 4000


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words that the card files of a game can use."""

    nodes: Mapping[str, type]
    builders: Mapping[str, Callable[..., Any]]
    values: Mapping[str, str]

    def calls(self) -> dict[str, Callable[..., Any]]:
        """Return the words that take arguments."""
        return {**self.nodes, **self.builders}


def read(text: str, words: Vocabulary, at: str = "effect") -> Any:
    """Return the node that a text describes; raise BadData if it cannot be read."""
    if len(text) > MAX_LENGTH:
        raise BadData("notation-long", "{at}: an effect of {length} characters is too long", at=at, length=len(text))
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise BadData("notation-syntax", "{at}: cannot read {text}", at=at, text=repr(text[:60])) from None
    try:
        return _value(tree, words, at)
    except RecursionError:
        raise BadData("notation-syntax", "{at}: cannot read {text}", at=at, text=repr(text[:60])) from None


def _value(tree: ast.expr, words: Vocabulary, at: str) -> Any:
    match tree:
        case ast.Constant(value=bool() | int() | str() | None as value):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() as value)):
            return -value
        case ast.Name(id=name):
            if name not in words.values:
                raise _unknown(name, words.values, at)
            return words.values[name]
        case ast.Tuple(elts=items) | ast.List(elts=items):
            return tuple(_value(item, words, at) for item in items)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords):
            calls = words.calls()
            if name not in calls:
                raise _unknown(name, calls, at)
            given = [_value(arg, words, at) for arg in args]
            named = {k.arg: _value(k.value, words, at) for k in keywords if k.arg is not None}
            if len(named) != len(keywords):
                raise BadData("notation-stars", "{at}: * and ** are not part of the notation", at=at)
            try:
                return calls[name](*given, **named)
            except TypeError as error:
                why = re.sub(r"^[\w.<>]+\(\) ", "", str(error))  # the message already has the name
                raise BadData("notation-call", "{at}: {name}: {why}", at=at, name=name, why=why) from None
    raise BadData("notation-part", "{at}: {text} is not part of the notation", at=at, text=repr(ast.unparse(tree)[:60]))


def _unknown(name: str, known: Mapping[str, Any], at: str) -> BadData:
    close = difflib.get_close_matches(name, known, n=3)
    if not close:
        return BadData(
            "notation-strange", "{at}: {name} is not a word in the card language", at=at, name=repr(name[:40])
        )
    return BadData(
        "notation-unknown",
        "{at}: {name} is not a word in the card language. Did you mean {close}?",
        at=at,
        name=repr(name[:40]),
        close=", ".join(close),
    )


def write(value: Any) -> str:
    """Return a node in the notation, with every node by its full name."""
    if isinstance(value, tuple):
        return "[" + ", ".join(write(item) for item in value) + "]"
    if isinstance(value, Node):
        parts, named = [], False
        for f in fields(value):  # type: ignore[arg-type]
            item = getattr(value, f.name)
            if f.default is not MISSING and item == f.default:
                named = True
                continue
            parts.append(f"{f.name}={write(item)}" if named else write(item))
        return f"{type(value).__name__}({', '.join(parts)})"
    return repr(value)
