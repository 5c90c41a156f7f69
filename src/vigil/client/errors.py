"""What can go wrong between a client and its server; the server's refusals in the server's own words."""

from __future__ import annotations

from typing import Any

from vigil.kernel.errors import VigilError


class ClientError(VigilError):
    """Something between here and the server did not work."""


class ServerUnreachable(ClientError):
    """No server answers at the address."""


class ProtocolError(ClientError):
    """Whoever answers is no Vigil server, or one of another time."""


class ConnectionClosed(ClientError):
    """The connection to a table has ended for good."""


class NoOpenDecision(ClientError):
    """One answered without having been asked."""


class TableFull(ClientError):
    """Nobody can sit down any more."""


class CannotPlay(ClientError):
    """A bot that cannot play from here."""


class RequestRejected(ClientError):
    """The server has refused, and nothing has changed.  `problem` is the stable name of why, `status` that of HTTP."""

    def __init__(self, detail: str, problem: str = "", status: int = 0) -> None:
        super().__init__("server-message", "{text}", text=detail)
        self.problem, self.status = problem, status

    def __reduce__(self) -> Any:
        return type(self), (str(self), self.problem, self.status)


class AuthenticationRequired(RequestRejected):
    """One must sign in first, or the session or the token is over."""


class Forbidden(RequestRejected):
    """It is not yours to do."""


class NotFound(RequestRejected):
    """There is no such table, person or page."""


class StateConflict(RequestRejected):
    """Not at this moment: the seat is taken, the game has begun, the decision is closed."""


class InvalidRequest(RequestRejected):
    """What was sent says something that cannot be: an option that is not offered, a game that cannot be played."""


class RateLimited(RequestRejected):
    """Too much at once; `seconds` says when it may be tried again."""

    seconds: float = 5.0


class ServerError(RequestRejected):
    """A mistake of the server's, or it is busy."""


KINDS: dict[int, type[RequestRejected]] = {
    400: InvalidRequest,
    401: AuthenticationRequired,
    403: Forbidden,
    404: NotFound,
    409: StateConflict,
    422: InvalidRequest,
    429: RateLimited,
}


def error_from_problem(problem: Any, status: int = 0) -> RequestRejected:
    """The error that problem details (RFC 9457) tell of."""
    told = problem if isinstance(problem, dict) else {}
    number = told.get("status")
    status = status or (number if isinstance(number, int) else 0)
    detail = told.get("detail") or told.get("title") or f"HTTP {status}"
    kind = KINDS.get(status, ServerError if status >= 500 else RequestRejected)
    return kind(str(detail)[:2000], str(told.get("type", "")).rpartition("/")[2], status)
