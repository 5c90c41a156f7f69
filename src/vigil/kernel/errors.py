"""Errors with a message for the user.

Each message says what is wrong and what would be valid. An error also has a key and values, with which
the text package translates it. The kernel only knows the English message.
"""

from __future__ import annotations

from typing import Any


def preview(value: Any, most: int = 40) -> str:
    """Return a short representation of any value, for error messages. It never raises."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested too deeply, or a number with thousands of digits
        text = f"a {type(value).__name__} too large to show"
    return text if len(text) <= most else text[: most - 3] + "..."


class VigilError(Exception):
    """The base class of all errors with a message for the user. Raising one leaves the state unchanged."""

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
    """A file or message that does not match its format."""


class BadConfig(VigilError, ValueError):
    """Settings under which no game can be played."""


class BadBot(VigilError, ValueError):
    """A bot specification with unknown or invalid settings."""


class BadRecord(VigilError, ValueError):
    """A record or link that cannot be read, or that was played under other rules."""


class IllegalChoice(VigilError, ValueError):
    """An answer that is not among the options."""


class StaleDecision(VigilError):
    """An answer to a decision that is no longer open, for example after a double click."""


class UnknownSeat(VigilError, ValueError):
    """A seat that the table does not have."""


def check_seat(viewer: Any, seats: int) -> None:
    """Raise UnknownSeat unless the viewer is a seat of the table, or None for a spectator."""
    if viewer is not None and (type(viewer) is not int or not 0 <= viewer < seats):
        raise UnknownSeat(
            "seat-unknown", "there is no seat {given}; the seats are {seats}", given=preview(viewer), seats=seats
        )


class UndoNotAllowed(VigilError):
    """Undo is not possible: a choice revealed information, or another player has acted since."""
