"""What can be refused at a table; the web layer gives each class its status."""

from __future__ import annotations

from vigil.kernel.errors import VigilError


class NotFound(VigilError):
    """There is no such table, seat or person, or it is none of theirs."""


class Forbidden(VigilError):
    """Somebody wants what is not theirs to do."""


class StateConflict(VigilError):
    """It could be done, but not at this moment: the seat is taken, the game has begun."""


class BadRequest(VigilError, ValueError):
    """A message that says something impossible."""


class ServerBusy(VigilError):
    """Too much at once; try again later."""
