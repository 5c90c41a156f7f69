"""Load saved games, with a clear error for every possible defect."""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import is_dataclass
from typing import Any, TypeVar, get_args, get_origin

from vigil.effects.language import Node
from vigil.kernel.errors import BadData, VigilError, preview
from vigil.kernel.serialization import hints_of as hints_of  # also used by the save modules of games

S = TypeVar("S")


def load_or_bad_data(read: Callable[[Any], S], data: Any) -> S:
    """Return what `read` loads from a saved game; raise BadData for every failure."""
    try:
        return read(data)
    except VigilError:
        raise
    except (
        ArithmeticError,
        AssertionError,
        LookupError,
        TypeError,
        ValueError,
        AttributeError,
        RecursionError,
    ) as error:
        raise BadData("save-invalid", "this is not a saved game: {why}", why=type(error).__name__) from None


MAX_NUMBER = 1 << 70
"""No number of a game comes near this."""


def matches_annotation(value: Any, hint: Any) -> bool:
    """Return whether a value matches its type annotation, checking dataclasses field by field."""
    if hint is Any:
        return value is None or isinstance(value, (Node, tuple, int, str))
    if isinstance(hint, types.UnionType):
        return any(matches_annotation(value, part) for part in get_args(hint))
    if hint in (int, str, bool, type(None)):
        return type(value) is hint and (hint is not int or -MAX_NUMBER < value < MAX_NUMBER)
    if isinstance(hint, type) and is_dataclass(hint):
        return type(value) is hint and all(matches_annotation(getattr(value, n), h) for n, h in hints_of(hint).items())  # type: ignore[arg-type]
    origin, parts = get_origin(hint), get_args(hint)
    if origin is list:
        return type(value) is list and all(matches_annotation(item, parts[0]) for item in value)
    if origin is dict:
        return type(value) is dict and all(
            matches_annotation(k, parts[0]) and matches_annotation(v, parts[1]) for k, v in value.items()
        )
    if origin is tuple and parts[-1:] == (...,):
        return type(value) is tuple and all(matches_annotation(item, parts[0]) for item in value)
    if origin is tuple:
        return type(value) is tuple and len(value) == len(parts) and all(map(matches_annotation, value, parts))
    return False


def invalid_state_error(why: str) -> BadData:
    """Return the error for a state that no game can reach."""
    return BadData("save-invalid", "this is not a saved game: {why}", why=why)


def check_rules_hash(theirs: Any, ours: str) -> None:
    """Raise BadData if a game was saved under other rules."""
    if theirs != ours:
        raise BadData(
            "save-other-rules",
            "this game was saved under other rules ({theirs}, not {ours})",
            theirs=preview(theirs),
            ours=ours,
        )
