"""Table errors. The web layer maps each class to an HTTP status."""

from __future__ import annotations

from vigil.kernel.errors import VigilError


class NotFound(VigilError):
    """The table, seat or person doesn't exist, or the caller may not know of it."""


class Forbidden(VigilError):
    """The caller isn't allowed to do this."""


class StateConflict(VigilError):
    """The action isn't possible now: the seat is taken, or the game has started."""


class BadRequest(VigilError, ValueError):
    """A request is invalid."""


class ServerBusy(VigilError):
    """The server is overloaded; retry later."""


def nothing_here() -> NotFound:
    """Return the error for an unknown path."""
    return NotFound(
        "path-not-found", "there is nothing here; {document} lists what is available", document="/openapi.json"
    )
