"""Messages from plain data and back, for those who hear a server that may be newer than they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from vigil.protocol.messages import Hello, TableInfo
from vigil.protocol.table_options import Clock, Options

T = TypeVar("T")


class Unreadable(ValueError):
    """The data is no such message."""


def read(kind: type[T], data: Any) -> T:
    """The message that plain data tells of; fields that nobody here knows are passed over."""
    try:
        return msgspec.convert(_familiar(kind, data), kind)
    except msgspec.ValidationError as error:
        raise Unreadable(str(error)) from None


def plain(message: Any) -> Any:
    """A message as dicts and lists."""
    return msgspec.to_builtins(message)


def _familiar(kind: type, data: Any) -> Any:
    """Options of a table refuse what they do not know, which is right for whoever sets them and wrong for who hears."""
    if not isinstance(data, Mapping):
        return data
    if kind is Hello:
        return {**data, "table": _familiar(TableInfo, data.get("table"))}
    if kind is TableInfo and isinstance(options := data.get("options"), Mapping):
        known = _only(Options, options)
        if isinstance(clock := known.get("clock"), Mapping):
            known["clock"] = _only(Clock, clock)
        return {**data, "options": known}
    return data


def _only(kind: type[msgspec.Struct], data: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key in kind.__struct_fields__}


def as_json(message: Any) -> str:
    """A message as JSON that people can read."""
    return msgspec.json.format(msgspec.json.encode(message), indent=1).decode()
