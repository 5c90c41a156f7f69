"""Errors that are meant for people.

Every error the project raises on purpose says what was wrong and what would be
right.  It carries a key and its values beside the English sentence, so that the
words layer can say the same in another language; the kernel itself knows only
the English one.
"""

from __future__ import annotations

from typing import Any


class VigilError(Exception):
    """Base of every error the project raises on purpose; nothing has changed when one is raised."""

    def __init__(self, key: str, english: str, /, **values: Any) -> None:
        super().__init__(english.format(**values))
        self.key = key
        self.values = values

    def __reduce__(self) -> Any:
        return _rebuild, (type(self), str(self), self.key, self.values)


def _rebuild(kind: type[VigilError], text: str, key: str, values: dict[str, Any]) -> VigilError:
    error = kind.__new__(kind)
    Exception.__init__(error, text)
    error.key, error.values = key, values
    return error


class BadData(VigilError, ValueError):
    """A file or a message does not say what its format asks for."""


class BadConfig(VigilError, ValueError):
    """A game was asked for that cannot be played."""


class BadRecord(VigilError, ValueError):
    """A record or a link cannot be read, or was played under other rules."""


class IllegalChoice(VigilError, ValueError):
    """A seat answered something it was not offered."""


class StaleDecision(VigilError):
    """A seat answered a question that is no longer open: a double click, a late click."""


class NoUndo(VigilError):
    """Somebody has learned something since, or somebody else has acted."""
