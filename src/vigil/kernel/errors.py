"""Errors that are meant for people.

Every error the project raises on purpose says what was wrong and what would be
right.  It carries a key and its values beside the English sentence, so that the
words layer can say the same in another language; the kernel itself knows only
the English one.
"""

from __future__ import annotations

from typing import Any


def preview(value: Any, most: int = 40) -> str:
    """A given value as an error may show it: short, and never an error itself."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested too deep, or a number of thousands of digits
        text = f"a {type(value).__name__} too large to show"
    return text if len(text) <= most else text[: most - 3] + "..."


class VigilError(Exception):
    """Base of every error the project raises on purpose; nothing has changed when one is raised."""

    def __init__(self, key: str, english: str, /, **values: Any) -> None:
        self.key = key
        self.values = {name: item if _printable(item) else preview(item) for name, item in values.items()}
        super().__init__(english.format(**self.values))

    def __reduce__(self) -> Any:
        return _unpickle, (type(self), str(self), self.key, self.values)


def _printable(value: Any) -> bool:
    return isinstance(value, str) or (isinstance(value, int) and value.bit_length() < 256)


def _unpickle(kind: type[VigilError], text: str, key: str, values: dict[str, Any]) -> VigilError:
    error = kind.__new__(kind)
    Exception.__init__(error, text)
    error.key, error.values = key, values
    return error


class BadData(VigilError, ValueError):
    """A file or a message does not say what its format asks for."""


class BadConfig(VigilError, ValueError):
    """A game was asked for that cannot be played."""


class BadBot(VigilError, ValueError):
    """A bot was asked for with settings it does not have."""


class BadRecord(VigilError, ValueError):
    """A record or a link cannot be read, or was played under other rules."""


class IllegalChoice(VigilError, ValueError):
    """A seat answered something it was not offered."""


class StaleDecision(VigilError):
    """A seat answered a question that is no longer open: a double click, a late click."""


class UnknownSeat(VigilError, ValueError):
    """Somebody looked at the table from a seat that is not there."""


def check_seat(viewer: Any, seats: int) -> None:
    """A viewer is a seat of the table, or None for a spectator."""
    if viewer is not None and (type(viewer) is not int or not 0 <= viewer < seats):
        raise UnknownSeat(
            "seat-unknown", "there is no seat {given}; the seats are {seats}", given=preview(viewer), seats=seats
        )


class UndoNotAllowed(VigilError):
    """Somebody has learned something since, or somebody else has acted."""
