"""Plain data: the one place that knows how to copy, save and load a value.

A plain value is None, a number, a string, a list or tuple of plain values, a
dict of plain values by name, or a dataclass of them.  Frozen dataclasses, tuples
and fields marked SHARED (replaced whole, never changed once a copy may exist) are
shared between copies; lists, dicts of plain values and open dataclasses are copied.  No class in the project
writes its own clone(), to_json() or from_json().

>>> from dataclasses import dataclass
>>> @dataclass
... class Pile:
...     cards: list[int]
>>> a = Pile([1, 2])
>>> b = clone(a)
>>> b.cards.append(3)
>>> save(a), save(b)
({'is': 'Pile', 'cards': [1, 2]}, {'is': 'Pile', 'cards': [1, 2, 3]})
"""

from __future__ import annotations

import collections.abc
import functools
import hashlib
import json
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, TypeVar

from vigil.kernel.errors import BadData, preview

T = TypeVar("T")

Known = Mapping[str, type]
"""The classes that may stand where only a base class is declared, by name."""

SHARED = "shared between copies"
"""For `Annotated[list[int], SHARED]`: a copy may have the same list."""

DEEPEST = 60
"""Nothing of ours nests deeper; a file that does is refused before Python's own limit."""


def clone(value: T) -> T:
    """A copy that can be changed without touching the original."""
    return typing.cast(T, _cloner(type(value))(value))  # type: ignore[arg-type]


def save(value: Any) -> Any:
    """The value as JSON: tagged by class, default fields left out."""
    kind = type(value)
    if kind in _AS_IT_IS:
        return value
    if isinstance(value, (list, tuple)):
        return [item if type(item) in _AS_IT_IS else save(item) for item in value]
    if isinstance(value, dict):
        return {key: save(item) for key, item in value.items()}
    kept = _defaults(kind)  # type: ignore[arg-type]
    if kept is None:
        return value
    out: dict[str, Any] = {"is": kind.__name__}
    for name, default in kept:
        item = getattr(value, name)
        if default is MISSING or item != default:
            out[name] = item if type(item) in _AS_IT_IS else save(item)
    return out


_AS_IT_IS = frozenset({int, str, bool, float, type(None)})


@functools.cache
def _defaults(kind: type) -> tuple[tuple[str, Any], ...] | None:
    """The fields of a dataclass with their defaults; None for anything else."""
    return tuple((f.name, f.default) for f in fields(kind)) if is_dataclass(kind) else None


_SAVED_BY: dict[type, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {}


def saved_by(kind: type, save: Callable[[Any], Any], load: Callable[[Any], Any]) -> None:
    """Values of this class are saved and loaded by functions of their own, here for hashing and pickling."""
    _SAVED_BY[kind] = (save, load)


def hash_of(value: Any) -> int:
    """Of its present value: equal values have equal hashes; one that is changed has another."""
    return int(digest(_SAVED_BY[type(value)][0](value)), 16) & (1 << 61) - 1


def reduced(value: Any) -> tuple[Callable[[Any], Any], tuple[Any]]:
    """For `__reduce__`: a value is pickled as it is saved."""
    save, load = _SAVED_BY[type(value)]
    return load, (save(value),)


def digest(value: Any) -> str:
    """A short name for a saved value: equal values have equal digests, on every system and in every run."""
    told = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(told.encode(), digest_size=16).hexdigest()


def load(kind: Any, data: Any, known: Known = types.MappingProxyType({})) -> Any:
    """The value of type `kind` that save() turned into `data`; BadData says where it is none."""
    return _load(kind, data, known, "", 0)


def _load(kind: Any, data: Any, known: Known, at: str, depth: int) -> Any:
    if depth > DEEPEST:
        raise BadData("data-too-deep", "{at}: nested deeper than {limit}", at=at or "the value", limit=DEEPEST)
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return _load_union(args, data, known, at, depth)
    if origin is typing.Literal:
        if data not in args or isinstance(data, bool):
            raise _wrong(at, data, " or ".join(map(repr, args)))
        return data
    if origin in (list, tuple, collections.abc.Sequence):
        if not isinstance(data, (list, tuple)):
            raise _wrong(at, data, "a list")
        if origin is tuple and (not args or args[-1] is not Ellipsis):
            if len(args) != len(data):
                raise _wrong(at, data, f"a list of {len(args)}")
            return tuple(
                _load(a, x, known, f"{at}[{i}]", depth + 1) for i, (a, x) in enumerate(zip(args, data, strict=True))
            )
        if args[0] is int and all(type(item) is int for item in data):  # the usual case, at once
            return list(data) if origin is list else tuple(data)
        items = [_load(args[0], item, known, f"{at}[{i}]", depth + 1) for i, item in enumerate(data)]
        return items if origin is list else tuple(items)
    if origin in (dict, collections.abc.Mapping):
        if not isinstance(data, dict):
            raise _wrong(at, data, "a table")
        return {
            key: _load(args[1], item, known, f"{at}.{key}" if at else str(key), depth + 1) for key, item in data.items()
        }
    if isinstance(kind, type) and is_dataclass(kind):
        named = known.get(data["is"]) if isinstance(data, dict) and isinstance(data.get("is"), str) else None
        special = named is not None and issubclass(named, kind)  # a kind of its own may stand for its base
        return _load_fields(named if special else kind, data, known, at, depth)  # type: ignore[arg-type]
    if kind in (int, str, bool, float, type(None)):
        if isinstance(data, bool) is not (kind is bool) or not isinstance(data, kind):
            raise _wrong(at, data, _told(kind))
        return data
    if isinstance(kind, type):
        return _load_fields(_named(kind, data, known, at), data, known, at, depth)
    raise TypeError(f"not a plain type: {kind!r}")


def _wrong(at: str, data: Any, wanted: str) -> BadData:
    return BadData(
        "data-invalid", "{at}: {given} is not {wanted}", at=at or "the value", given=preview(data, 60), wanted=wanted
    )


def _named(base: type, data: Any, known: Known, at: str) -> type:
    """The class a tagged table names, if it may stand here."""
    name = data.get("is") if isinstance(data, dict) else None
    found = known.get(name) if isinstance(name, str) else None
    if found is None or not issubclass(found, base):
        possible = ", ".join(sorted(k for k, v in known.items() if issubclass(v, base))) or base.__name__
        raise _wrong(at, name if name is not None else data, f"one of {possible}")
    return found


def _load_fields(kind: type, data: Any, known: Known, at: str, depth: int) -> Any:
    if not isinstance(data, dict):
        raise _wrong(at, data, f"a {kind.__name__}")
    hints = _hints(kind)
    given = {}
    for name, item in data.items():
        if name == "is":
            if item != kind.__name__:
                raise _wrong(at, item, kind.__name__)
            continue
        if name not in hints:
            raise BadData(
                "data-unknown",
                "{at}: {kind} has no {name}; it has {fields}",
                at=at or "the value",
                kind=kind.__name__,
                name=preview(name),
                fields=", ".join(hints),
            )
        given[name] = _load(hints[name], item, known, f"{at}.{name}" if at else str(name), depth + 1)
    for f in fields(kind):
        if f.name not in given and f.default is MISSING and f.default_factory is MISSING:
            raise BadData("data-missing", "{at}: {name} is missing", at=at or kind.__name__, name=f.name)
    return kind(**given)


def _load_union(kinds: tuple[Any, ...], data: Any, known: Known, at: str, depth: int) -> Any:
    if data is None and type(None) in kinds:
        return None
    rest = [kind for kind in kinds if kind is not type(None)]
    if not isinstance(data, dict):
        for kind in rest:
            if kind in (int, str, bool) and isinstance(data, kind) and isinstance(data, bool) is (kind is bool):
                return data
            if typing.get_origin(kind) in (list, tuple) and isinstance(data, (list, tuple)):
                return _load(kind, data, known, at, depth)
            if typing.get_origin(kind) is typing.Literal and data in typing.get_args(kind):
                return data
        raise _wrong(at, data, " or ".join(map(_told, rest)))
    for kind in rest:
        if isinstance(kind, type) and is_dataclass(kind) and data.get("is", kind.__name__) == kind.__name__:
            return _load_fields(kind, data, known, at, depth)
    named = known.get(data["is"]) if isinstance(data.get("is"), str) else None
    bases = [kind for kind in rest if isinstance(kind, type) and kind not in (int, str, bool)]
    for kind in [kind for kind in bases if named is not None and issubclass(named, kind)] or bases:
        return _load(kind, data, known, at, depth)
    raise _wrong(at, data, " or ".join(map(_told, rest)))


PLAINLY = {int: "a whole number", str: "a text", bool: "true or false"}


def _told(kind: Any) -> str:
    """A kind of value as people are told it: what is allowed, where only some values are."""
    if typing.get_origin(kind) is typing.Literal:
        return " or ".join(map(repr, typing.get_args(kind)))
    if typing.get_origin(kind) in (list, tuple):
        return "a list"
    return str(PLAINLY.get(kind) or getattr(kind, "__name__", kind))


@functools.cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


def _frozen(kind: Any) -> bool:
    return not is_dataclass(kind) or bool(getattr(kind, "__dataclass_params__").frozen)  # noqa: B009


@functools.cache
def _cloner(kind: type) -> Callable[[Any], Any]:
    """A copying function written for one class, once, from its annotations."""
    if kind is list:
        return lambda xs: [clone(x) for x in xs]
    if _frozen(kind):
        return lambda x: x
    marked = typing.get_type_hints(kind, include_extras=True)
    names: dict[str, Any] = {"K": kind, "new": object.__new__}
    lines = ["def copied(x):", "    y = new(K)"]  # a copy has been made before: nothing in it needs to be set up
    for i, f in enumerate(fields(kind)):
        hint, expr = marked[f.name], f"x.{f.name}"
        open_part = _open_part(hint)
        if typing.get_origin(hint) is list:
            (item,) = typing.get_args(hint)
            nested = typing.get_origin(item) is list
            names[f"c{i}"] = clone if nested else _cloner(item)
            expr = f"[c{i}(z) for z in {expr}]" if nested or not _frozen(item) else f"{expr}[:]"
        elif typing.get_origin(hint) is dict:
            expr = f"{expr}.copy()"
        elif open_part is not None:
            names[f"c{i}"] = _cloner(open_part)
            expr = f"None if {expr} is None else c{i}({expr})"
        lines.append(f"    y.{f.name} = {expr}")
    exec("\n".join([*lines, "    return y"]), names)
    return typing.cast(Callable[[Any], Any], names["copied"])


def _open_part(hint: Any) -> type | None:
    """The open dataclass that a field holds, or may hold beside None."""
    kinds = typing.get_args(hint) if typing.get_origin(hint) in (typing.Union, types.UnionType) else (hint,)
    found = [kind for kind in kinds if isinstance(kind, type) and not _frozen(kind)]
    if found and not set(kinds) <= {found[0], type(None)}:
        raise TypeError(f"which of these is to be copied cannot be told: {hint!r}")
    return found[0] if found else None
