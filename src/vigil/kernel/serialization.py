"""Copy, save and load plain data. No class in the project has its own clone(), to_json() or from_json().

A plain value is None, a number, a string, a list or tuple of plain values, a dict of plain values by name, or a
dataclass of them. Copies share frozen dataclasses, tuples and fields marked SHARED, which are replaced as a whole and
never modified. Lists, dicts and mutable dataclasses are copied.

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
"""The classes that may occur where only a base class is declared, by name."""

SHARED = "shared between copies"
"""For `Annotated[list[int], SHARED]`: copies may share the list."""

DEEPEST = 60
"""The maximum depth of nested data. Deeper files are rejected before they reach Python's recursion limit."""


def clone(value: T) -> T:
    """Return a copy that can be changed without affecting the original."""
    return typing.cast(T, _cloner(type(value))(value))  # type: ignore[arg-type]


def save(value: Any) -> Any:
    """Return the value as JSON data: tagged with its class, without fields that have their default."""
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
    """Return the fields of a dataclass with their defaults, or None for any other class."""
    return tuple((f.name, f.default) for f in fields(kind)) if is_dataclass(kind) else None


_SAVED_BY: dict[type, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {}


def saved_by(kind: type, save: Callable[[Any], Any], load: Callable[[Any], Any]) -> None:
    """Register the functions that save and load values of a class, for hashing and pickling."""
    _SAVED_BY[kind] = (save, load)


def hash_of(value: Any) -> int:
    """Return a hash of the current value. Equal values have equal hashes."""
    return int(digest(_SAVED_BY[type(value)][0](value)), 16) & (1 << 61) - 1


def reduced(value: Any) -> tuple[Callable[[Any], Any], tuple[Any]]:
    """Return the result of `__reduce__`: a value is pickled in its saved form."""
    save, load = _SAVED_BY[type(value)]
    return load, (save(value),)


def digest(value: Any) -> str:
    """Return a short hash of a saved value, the same on every system and in every run."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def load(kind: Any, data: Any, known: Known = types.MappingProxyType({})) -> Any:
    """Return the value of type `kind` from the data that save() returned. BadData names the invalid part."""
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
        if args[0] is int and all(type(item) is int for item in data):  # the usual case, handled at once
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
        special = named is not None and issubclass(named, kind)  # a registered subclass may replace its base
        return _load_fields(named if special else kind, data, known, at, depth)  # type: ignore[arg-type]
    if kind in (int, str, bool, float, type(None)):
        if isinstance(data, bool) is not (kind is bool) or not isinstance(data, kind):
            raise _wrong(at, data, _type_text(kind))
        return data
    if isinstance(kind, type):
        return _load_fields(_named(kind, data, known, at), data, known, at, depth)
    raise TypeError(f"not a plain type: {kind!r}")


def _wrong(at: str, data: Any, wanted: str) -> BadData:
    return BadData(
        "data-invalid", "{at}: {given} is not {wanted}", at=at or "the value", given=preview(data, 60), wanted=wanted
    )


def _named(base: type, data: Any, known: Known, at: str) -> type:
    """Return the class of tagged data, if it is allowed here."""
    name = data.get("is") if isinstance(data, dict) else None
    found = known.get(name) if isinstance(name, str) else None
    if found is None or not issubclass(found, base):
        possible = ", ".join(sorted(k for k, v in known.items() if issubclass(v, base))) or base.__name__
        raise _wrong(at, name if name is not None else data, f"one of {possible}")
    return found


def _load_fields(kind: type, data: Any, known: Known, at: str, depth: int) -> Any:
    if not isinstance(data, dict):
        raise _wrong(at, data, f"a {kind.__name__}")
    hints = hints_of(kind)
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
        raise _wrong(at, data, " or ".join(map(_type_text, rest)))
    for kind in rest:
        if isinstance(kind, type) and is_dataclass(kind) and data.get("is", kind.__name__) == kind.__name__:
            return _load_fields(kind, data, known, at, depth)
    named = known.get(data["is"]) if isinstance(data.get("is"), str) else None
    bases = [kind for kind in rest if isinstance(kind, type) and kind not in (int, str, bool)]
    for kind in [kind for kind in bases if named is not None and issubclass(named, kind)] or bases:
        return _load(kind, data, known, at, depth)
    raise _wrong(at, data, " or ".join(map(_type_text, rest)))


PLAINLY = {int: "a whole number", str: "a string", bool: "true or false"}


def _type_text(kind: Any) -> str:
    """Describe a type for error messages, or list its possible values."""
    if typing.get_origin(kind) is typing.Literal:
        return " or ".join(map(repr, typing.get_args(kind)))
    if typing.get_origin(kind) in (list, tuple):
        return "a list"
    return str(PLAINLY.get(kind) or getattr(kind, "__name__", kind))


@functools.cache
def hints_of(kind: type) -> dict[str, Any]:
    """Return the type annotations of a class."""
    return typing.get_type_hints(kind)


def _frozen(kind: Any) -> bool:
    return not is_dataclass(kind) or bool(getattr(kind, "__dataclass_params__").frozen)  # noqa: B009


@functools.cache
def _cloner(kind: type) -> Callable[[Any], Any]:
    """Return a copy function for a class, generated once from its annotations."""
    if kind is list:
        return lambda xs: [clone(x) for x in xs]
    if _frozen(kind):
        return lambda x: x
    marked = typing.get_type_hints(kind, include_extras=True)
    names: dict[str, Any] = {"K": kind, "new": object.__new__}
    lines = ["def copied(x):", "    y = new(K)"]  # a copy needs no initialization
    for i, f in enumerate(fields(kind)):
        hint, expr = marked[f.name], f"x.{f.name}"
        mutable_part = _mutable_part(hint)
        if typing.get_origin(hint) is list:
            (item,) = typing.get_args(hint)
            nested = typing.get_origin(item) is list
            names[f"c{i}"] = clone if nested else _cloner(item)
            expr = f"[c{i}(z) for z in {expr}]" if nested or not _frozen(item) else f"{expr}[:]"
        elif typing.get_origin(hint) is dict:
            expr = f"{expr}.copy()"
        elif mutable_part is not None:
            names[f"c{i}"] = _cloner(mutable_part)
            expr = f"None if {expr} is None else c{i}({expr})"
        lines.append(f"    y.{f.name} = {expr}")
    exec("\n".join([*lines, "    return y"]), names)
    return typing.cast(Callable[[Any], Any], names["copied"])


def _mutable_part(hint: Any) -> type | None:
    """Return the mutable dataclass in the type of a field, which may also be None."""
    kinds = typing.get_args(hint) if typing.get_origin(hint) in (typing.Union, types.UnionType) else (hint,)
    found = [kind for kind in kinds if isinstance(kind, type) and not _frozen(kind)]
    if found and not set(kinds) <= {found[0], type(None)}:
        raise TypeError(f"cannot tell which of these to copy: {hint!r}")
    return found[0] if found else None
