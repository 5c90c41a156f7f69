"""What can go wrong between a client and its server; the server's refusals in the server's own words."""

from __future__ import annotations

from typing import Any

from vigil.kernel.errors import VigilError


class ClientError(VigilError):
    """Something between here and the server did not work."""


class Unreachable(ClientError):
    """No server answers at the address."""


class BadAnswer(ClientError):
    """Whoever answers is no Vigil server, or one of another time."""


class Closed(ClientError):
    """The connection to a table has ended for good."""


class NothingAsked(ClientError):
    """One answered without having been asked."""


class TableFull(ClientError):
    """Nobody can sit down any more."""


class CannotPlay(ClientError):
    """A bot that cannot play from here."""


class Refused(ClientError):
    """The server has refused, and nothing has changed.  `problem` is the stable name of why, `status` that of HTTP."""

    def __init__(self, detail: str, problem: str = "", status: int = 0) -> None:
        super().__init__("server-said", "{text}", text=detail)
        self.problem, self.status = problem, status

    def __reduce__(self) -> Any:
        return type(self), (str(self), self.problem, self.status)


class NotSignedIn(Refused):
    """One must sign in first, or the session or the token is over."""


class Forbidden(Refused):
    """It is not yours to do."""


class NotFound(Refused):
    """There is no such table, person or page."""


class NotNow(Refused):
    """Not at this moment: the seat is taken, the game has begun, the decision is closed."""


class Impossible(Refused):
    """What was sent says something that cannot be: an option that is not offered, a game that cannot be played."""


class TooOften(Refused):
    """Too much at once; `seconds` says when it may be tried again."""

    seconds: float = 5.0


class ServerTrouble(Refused):
    """A mistake of the server's, or it is busy."""


KINDS: dict[int, type[Refused]] = {
    400: Impossible,
    401: NotSignedIn,
    403: Forbidden,
    404: NotFound,
    409: NotNow,
    422: Impossible,
    429: TooOften,
}


def of_problem(problem: Any, status: int = 0) -> Refused:
    """The error that problem details (RFC 9457) tell of."""
    told = problem if isinstance(problem, dict) else {}
    number = told.get("status")
    status = status or (number if isinstance(number, int) else 0)
    detail = told.get("detail") or told.get("title") or f"HTTP {status}"
    kind = KINDS.get(status, ServerTrouble if status >= 500 else Refused)
    return kind(str(detail)[:2000], str(told.get("type", "")).rpartition("/")[2], status)
