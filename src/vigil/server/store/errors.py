"""What the store refuses, and why."""

from __future__ import annotations

from vigil.kernel.errors import VigilError


class StoreError(VigilError):
    """Base of what the store refuses."""


class Conflict(StoreError):
    """Somebody else has written to the table meanwhile: read what is new, and try again."""

    def __init__(self, table: str, given: int, expected: int) -> None:
        super().__init__(
            "store-conflict",
            "entry {given} of table {table} cannot be added: the next one is {expected}",
            table=table,
            given=given,
            expected=expected,
        )
        self.table = table


class BadEntries(StoreError, ValueError):
    """The entries themselves are out of order; no store would take them."""


class NameTaken(StoreError):
    """Another account has this name."""


class BadCursor(StoreError, ValueError):
    """A list was to go on from a place that no list has."""


class BadDatabase(StoreError, ValueError):
    """The address of a database is not one, or what is there is no database of ours."""


class NewerSchema(StoreError):
    """The database was written by a newer version."""


class Locked(StoreError):
    """Another process serves this SQLite file."""


class Unavailable(StoreError):
    """The database cannot be reached, or cannot write; what was asked may be tried again."""
