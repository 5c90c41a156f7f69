"""Client errors. Rejections by the server have the server's text."""

from __future__ import annotations

from typing import Any

from vigil.kernel.errors import VigilError


class ClientError(VigilError):
    """Base class of all client errors."""


class ServerUnreachable(ClientError):
    """No server answers at the address."""


class ProtocolError(ClientError):
    """The response is not from a Vigil server, or is from another version."""


class ConnectionClosed(ClientError):
    """The connection to a table was closed and won't reconnect."""


class NoOpenDecision(ClientError):
    """There is no decision to answer."""


class TableFull(ClientError):
    """The table has no free seat."""


class CannotPlay(ClientError):
    """The bot can't play over the network."""


class RequestRejected(ClientError):
    """The server rejected a request, and nothing has changed.

    `problem` is the problem type and never changes; `status` is the HTTP status.
    """

    def __init__(self, detail: str, problem: str = "", status: int = 0) -> None:
        super().__init__("server-message", "{text}", text=detail)
        self.problem, self.status = problem, status

    def __reduce__(self) -> Any:
        return type(self), (str(self), self.problem, self.status)


class AuthenticationRequired(RequestRejected):
    """Sign-in is required, or the session or token has expired."""


class Forbidden(RequestRejected):
    """The person is not allowed to do this."""


class NotFound(RequestRejected):
    """There is no such table, person or page."""


class StateConflict(RequestRejected):
    """It is not possible now: the seat is taken, the game has started, the decision is closed."""


class InvalidRequest(RequestRejected):
    """The request is invalid, such as an option that is not offered or settings that don't exist."""


class RateLimited(RequestRejected):
    """Too many requests. Try again after `seconds`."""

    seconds: float = 5.0


class ServerError(RequestRejected):
    """The server failed or is overloaded."""


KINDS: dict[int, type[RequestRejected]] = {
    400: InvalidRequest,
    401: AuthenticationRequired,
    403: Forbidden,
    404: NotFound,
    409: StateConflict,
    422: InvalidRequest,
    429: RateLimited,
}


def unreachable(server: str, why: str) -> ServerUnreachable:
    """Return the error for a server that does not answer."""
    return ServerUnreachable("server-unreachable", "{server} does not answer ({why})", server=server, why=why)


def not_vigil(url: object, status: int) -> ProtocolError:
    """Return the error for a response that no Vigil server sends."""
    return ProtocolError(
        "response-not-vigil",
        "{url} answered {status}, but not as a Vigil server would",
        url=str(url)[:200],
        status=status,
    )


def invalid_response(kind: str, why: str) -> ProtocolError:
    """Return the error for a message that cannot be decoded as this kind."""
    return ProtocolError(
        "response-invalid",
        "the server's answer is not a valid {kind} ({why}); it may be a different version",
        kind=kind,
        why=why[:80],
    )


def error_from_problem(problem: Any, status: int = 0) -> RequestRejected:
    """Return the error for RFC 9457 problem details."""
    details = problem if isinstance(problem, dict) else {}
    number = details.get("status")
    status = status or (number if isinstance(number, int) else 0)
    detail = details.get("detail") or details.get("title") or f"HTTP {status}"
    kind = KINDS.get(status, ServerError if status >= 500 else RequestRejected)
    return kind(str(detail)[:2000], str(details.get("type", "")).rpartition("/")[2], status)
