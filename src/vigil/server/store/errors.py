"""Store errors."""

from __future__ import annotations

from vigil.kernel.errors import VigilError


class StoreError(VigilError):
    """Base class of all store errors."""


class Conflict(StoreError):
    """Another process wrote to the table first: read the new entries and try again."""

    def __init__(self, table: str, given: int, expected: int) -> None:
        super().__init__(
            "entry-conflict",
            "entry {given} of table {table} cannot be added: the next one is {expected}",
            table=table,
            given=given,
            expected=expected,
        )
        self.table = table


class BadEntries(StoreError, ValueError):
    """The entries are not consecutive."""


class NameTaken(StoreError):
    """Another account has this name."""


class BadCursor(StoreError, ValueError):
    """A list cursor is invalid."""


class BadDatabase(StoreError, ValueError):
    """The database address is invalid, or the database is not Vigil's."""


class NewerSchema(StoreError):
    """A newer version wrote the database."""


class Locked(StoreError):
    """Another process is using this SQLite file."""


class Unavailable(StoreError):
    """The database can't be reached or can't write. The operation can be retried."""
