"""Whatever is refused, as a problem that a program and a person can read (RFC 9457).

The `type` of a problem is the key of its error under /problems/ and never changes; the
detail is the error's own sentence in the reader's language.  What nobody expected is
told as a bare number: the log has the rest.
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
    """The address exists, but cannot be asked this way."""


class NotAcceptable(VigilError):
    """The answer has none of the forms that were asked for."""


class TooSlow(VigilError):
    """What was announced does not come."""


class MisdirectedRequest(VigilError):
    """The name that was asked for is not one of this server's."""


class TooLarge(VigilError):
    """More was sent than anybody needs."""


class BadMedia(VigilError):
    """What was sent is not JSON."""


class BadShape(VigilError):
    """It is JSON, but not what this address takes."""


class NotReady(VigilError):
    """A part of the server does not answer."""


class Unexpected(VigilError):
    """A mistake of ours."""


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
"""The status of every class of error; a class that is not here has that of its nearest ancestor."""


def status_of(kind: type[VigilError]) -> int:
    """The status of a class of errors."""
    return next(STATUS[each] for each in kind.__mro__ if each in STATUS)


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """What was refused: `type` is stable, `title` and `detail` are for people, `request` is in the server's log."""

    type: str
    title: str
    status: int
    detail: str
    request: str


def title_of(status: int, lang: str) -> str:
    """A problem's kind in a few words."""
    return web_text(f"title-{status}", lang)


def outward(error: VigilError, request: str) -> VigilError:
    """The error as others may know it: what the database said of itself (paths, addresses) is for the log alone."""
    if not isinstance(error, StoreError) or status_of(type(error)) < 500:
        return error
    log.warning("refused", kind=error.key, why=str(error), request=request)
    if isinstance(error, Unavailable):
        return Unavailable("database-unavailable", "the database is not available right now; try again in a moment")
    return unexpected(request)


def problem_of(error: VigilError, lang: str, request: str, base: str = "") -> Problem:
    """The error as a problem in the reader's language."""
    error = outward(error, request)
    status = status_of(type(error))
    return Problem(
        type=f"{base}/problems/{error.key}",
        title=title_of(status, lang),
        status=status,
        detail=error_text(error, lang),
        request=request,
    )


def refused(error: VigilError, lang: str, request: str, base: str = "") -> Response:
    """The answer that tells an error, with the headers its status asks for."""
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
    """What is told of a mistake of ours: nothing but where the log has it."""
    return Unexpected(
        "server-error", "something went wrong on the server; look for {request} in its log", request=request
    )
