"""Decode messages for a client whose server may be newer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from vigil.protocol.messages import Hello, TableInfo
from vigil.protocol.table_options import Clock, Options

T = TypeVar("T")


class Unreadable(ValueError):
    """The data is not a message of this type."""


def read(kind: type[T], data: Any) -> T:
    """Decode plain data as a message, ignoring unknown fields, or raise Unreadable."""
    try:
        return msgspec.convert(_known_fields(kind, data), kind)
    except msgspec.ValidationError as error:
        raise Unreadable(str(error)) from None


def plain(message: Any) -> Any:
    """Return a message as dicts and lists."""
    return msgspec.to_builtins(message)


def _known_fields(kind: type, data: Any) -> Any:
    """Drop unknown table options, which the type itself refuses because people set them too."""
    if not isinstance(data, Mapping):
        return data
    if kind is Hello:
        return {**data, "table": _known_fields(TableInfo, data.get("table"))}
    if kind is TableInfo and isinstance(options := data.get("options"), Mapping):
        known = _only(Options, options)
        if isinstance(clock := known.get("clock"), Mapping):
            known["clock"] = _only(Clock, clock)
        return {**data, "options": known}
    return data


def _only(kind: type[msgspec.Struct], data: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key in kind.__struct_fields__}


def as_json(message: Any) -> str:
    """Return a message as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(message), indent=1).decode()
