"""Routes, declared once: from a declaration come routing, validation, scopes, limits and the OpenAPI document.

    ROUTES = Routes("tables")

    @ROUTES.add("POST", "/api/v1/tables", body=NewTable, answer=TableCard, scope="play", status=201, problems=(Busy,))
    async def make_table(request: Request, body: NewTable) -> TableCard:
        '''Set up a table.'''

The name of the function is the operationId, its docstring the summary.  A handler gets
what was asked and the body as its Struct, and returns the answer's Struct; it raises any
VigilError.  It may return a Response of its own where the answer is no JSON.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar, get_args

import msgspec

from vigil import registry
from vigil.kernel.errors import VigilError
from vigil.protocol.responses import ResponseModel as ResponseModel

Who = Literal["anyone", "person", "admin"]
TokenScope = Literal["read", "play", "admin"]
"""What a token may be good for: to see what its person sees, to act for them, to administer."""
Scope = TokenScope | Literal["session"]
"""What a token must be good for; `session`: no token will do, only a person who has signed in."""
Rate = Literal["read", "write", "study", "login"]
SCOPES: tuple[str, ...] = get_args(TokenScope)
UNSAFE = frozenset(("POST", "PUT", "PATCH", "DELETE"))
JSON = "application/json"

Handler = Callable[..., Awaitable[Any]]
H = TypeVar("H", bound=Handler)


class LenientQuery(msgspec.Struct):
    """The base of what stands behind the question mark of a page: names that nobody knows mean nothing there."""


class RequestModel(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends: a field that nobody knows is a mistake worth telling."""


@dataclass(frozen=True, slots=True)
class Param:
    """A part of a path: what it may look like, and an example."""

    pattern: str
    description: str
    example: str


PARAMS: dict[str, Param] = {
    "id": Param(r"[0-9A-Za-z_-]{1,40}", "the id of a person, a table, a token", "4kGxTq9dZa"),
    "seat": Param(r"[0-9]{1,2}", "a seat, the first is 0", "0"),
    "game": Param(r"[a-z]{1,20}", "a game", registry.default()),
    "rule": Param(r"[A-Za-z]{1,4}(?:-[A-Za-z0-9]{1,12}){1,3}", "the id of a rule", "A-ROW-03"),
    "chapter": Param(r"[A-Za-z0-9-]{1,50}", "a game, or the id of a rule", "A-ROW-03"),
    "name": Param(r"[^/\\\x00-\x1f\x7f]{1,60}", "the name of a deck", "Dusk"),
    "schema": Param(r"[a-z]{1,20}(?:-[a-z]{1,20}){0,3}", "a message, or the view of a game", "update"),
    "file": Param(r"[0-9A-Za-z._-]{1,120}", "a built file", "index-x1.js"),
    "key": Param(r"[a-z0-9-]{1,60}", "what was refused, as the `type` of a problem ends", "rate-limited"),
    "code": Param(r"[0-9A-Za-z_-]{1,64}", "an invitation", "u7Hq2"),
}
"""What may stand in a path; a route that uses another name adds it here."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Route:
    """One thing that can be asked, and everything that is known of it."""

    method: str
    path: str
    handler: Handler
    name: str
    summary: str
    description: str = ""
    tag: str = ""
    body: Any = None  # the Struct that is sent; None: nothing is
    query: Any = None  # the Struct of what stands behind the question mark
    answer: Any = None  # the Struct that comes back; None: nothing does (204)
    audience: Who = "person"
    scope: Scope = "read"
    status: int = 200
    problems: tuple[type[VigilError], ...] = ()
    rate: Rate = "read"
    media: str = JSON
    example: Any = None  # of the body
    identify_caller: bool = True  # whether anybody looks who asks

    @property
    def params(self) -> tuple[str, ...]:
        """The names in the path."""
        return tuple(re.findall(r"{(\w+)}", self.path))


def pattern_of(path: str) -> re.Pattern[str]:
    """What an address must look like to be this path."""
    parts = re.split(r"{(\w+)}", path)
    told = [re.escape(part) if n % 2 == 0 else f"(?P<{part}>{PARAMS[part].pattern})" for n, part in enumerate(parts)]
    return re.compile("".join(told))


@dataclass(slots=True)
class Routes:
    """The routes of one module, in the order they are declared."""

    tag: str
    routes: list[Route] = field(default_factory=list)

    def __iter__(self) -> Iterator[Route]:
        return iter(self.routes)

    def add(
        self,
        method: str,
        path: str,
        *,
        body: Any = None,
        query: Any = None,
        answer: Any = None,
        who: Who = "person",
        scope: Scope = "read",
        status: int | None = None,
        problems: tuple[type[VigilError], ...] = (),
        rate: Rate | None = None,
        media: str = JSON,
        example: Any = None,
        known: bool = True,
    ) -> Callable[[H], H]:
        """Declare a route whose handler is the function below."""

        def declared(does: H) -> H:
            summary, _, about = (inspect.getdoc(does) or does.__name__).partition("\n")
            self.routes.append(
                Route(
                    method=method,
                    path=path,
                    handler=does,
                    name=does.__name__,
                    summary=summary.rstrip("."),
                    description=about.strip(),
                    tag=self.tag,
                    body=body,
                    query=query,
                    answer=answer,
                    audience=who,
                    scope=scope,
                    status=status or (200 if answer is not None or media != JSON else 204),
                    problems=problems,
                    rate=rate or ("write" if method in UNSAFE else "read"),
                    media=media,
                    example=example,
                    identify_caller=known,
                )
            )
            return does

        return declared
