"""Error responses as problem details (RFC 9457).

The `type` of a problem is the key of its error under /problems/ and never changes. The detail is the error message in
the reader's language. An unexpected exception yields only the request id; the log has the rest.
"""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from vigil.bots import UnknownBot
from vigil.kernel.errors import (
    BadBot,
    BadConfig,
    BadData,
    BadRecord,
    IllegalChoice,
    StaleDecision,
    UndoNotAllowed,
    UnknownSeat,
    VigilError,
)
from vigil.rulebook import UnknownRule
from vigil.server.accounts import AuthenticationRequired
from vigil.server.errors import BadRequest, Forbidden, NotFound, ServerBusy, StateConflict
from vigil.server.log_config import log
from vigil.server.rate_limits import RateLimited
from vigil.server.store.errors import BadCursor, Conflict, NameTaken, NewerSchema, StoreError, Unavailable
from vigil.text import error_text, web_text

MEDIA = "application/problem+json"


class WrongMethod(VigilError):
    """The path exists, but not with this method."""


class NotAcceptable(VigilError):
    """The response has none of the accepted media types."""


class TooSlow(VigilError):
    """The body didn't arrive in time."""


class MisdirectedRequest(VigilError):
    """The requested host name isn't this server's."""


class TooLarge(VigilError):
    """The body is too large."""


class BadMedia(VigilError):
    """The body isn't JSON."""


class BadShape(VigilError):
    """The JSON or the query doesn't match what the route takes."""


class NotReady(VigilError):
    """A part of the server doesn't answer."""


class Unexpected(VigilError):
    """An error in the server."""


STATUS: dict[type[VigilError], int] = {
    VigilError: 400,
    BadRequest: 400,
    AuthenticationRequired: 401,
    Forbidden: 403,
    NotFound: 404,
    UnknownRule: 404,
    UnknownSeat: 404,
    WrongMethod: 405,
    NotAcceptable: 406,
    TooSlow: 408,
    StateConflict: 409,
    NameTaken: 409,
    Conflict: 409,
    UndoNotAllowed: 409,
    StaleDecision: 409,
    TooLarge: 413,
    BadMedia: 415,
    MisdirectedRequest: 421,
    BadShape: 422,
    BadBot: 422,
    BadConfig: 422,
    BadData: 422,
    BadRecord: 422,
    IllegalChoice: 422,
    BadCursor: 422,
    UnknownBot: 422,
    RateLimited: 429,
    Unexpected: 500,
    StoreError: 500,
    NewerSchema: 500,
    ServerBusy: 503,
    NotReady: 503,
    Unavailable: 503,
}
"""The status of each class of error. Other classes have the status of their nearest ancestor."""


def status_of(kind: type[VigilError]) -> int:
    """Return the status of a class of errors."""
    return next(STATUS[each] for each in kind.__mro__ if each in STATUS)


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """A problem: `type` is stable, `title` and `detail` are for people, `request` is the ID in the server's log."""

    type: str
    title: str
    status: int
    detail: str
    request: str


def title_of(status: int, lang: str) -> str:
    """Return the title of a status in a language."""
    return web_text(f"title-{status}", lang)


def public_error(error: VigilError, request: str) -> VigilError:
    """Return the error as clients may see it. Details of the database (paths, addresses) go only into the log."""
    if not isinstance(error, StoreError) or status_of(type(error)) < 500:
        return error
    log.warning("refused", kind=error.key, why=str(error), request=request)
    if isinstance(error, Unavailable):
        return Unavailable("database-unavailable", "the database is not available right now; try again in a moment")
    return unexpected(request)


def problem_of(error: VigilError, lang: str, request: str, base: str = "") -> Problem:
    """Return an error as a problem in the reader's language."""
    error = public_error(error, request)
    status = status_of(type(error))
    return Problem(
        type=f"{base}/problems/{error.key}",
        title=title_of(status, lang),
        status=status,
        detail=error_text(error, lang),
        request=request,
    )


def error_response(error: VigilError, lang: str, request: str, base: str = "") -> Response:
    """Return the response for an error, with the headers its status requires."""
    problem = problem_of(error, lang, request, base)
    headers = {"content-language": lang}
    if problem.status == 401:
        headers["www-authenticate"] = 'Bearer realm="vigil"'
    if isinstance(error, WrongMethod):
        headers["allow"] = str(error.values["allowed"])
    if problem.status in (429, 503):
        headers["retry-after"] = str(error.values.get("seconds", 5))
    return Response(msgspec.json.encode(problem), problem.status, headers, MEDIA)


def unexpected(request: str) -> Unexpected:
    """Return the public error for an unexpected exception: only where to find it in the log."""
    return Unexpected(
        "server-error", "something went wrong on the server; look for {request} in its log", request=request
    )
