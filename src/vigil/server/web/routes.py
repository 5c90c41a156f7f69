"""Declare routes: routing, validation, scopes, rate limits and the OpenAPI document follow from the declaration.

    ROUTES = Routes("tables", "/api/v1")

    @ROUTES.add("POST", "/tables", scope="play", status=201, problems=(Busy,))
    async def make_table(request: Request, body: NewTable) -> TableCard:
        '''Set up a table.'''

The name of the function is the operationId, its docstring the summary. A handler receives the request, the validated
`body` and the validated `query`, each if it has a parameter of that name, and returns a Struct or raises a VigilError.
It returns bytes or a Response if the answer isn't JSON.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from types import NoneType
from typing import Any, Literal, TypeVar, get_args, get_type_hints

import msgspec
from starlette.responses import Response

from vigil import registry
from vigil.kernel.errors import VigilError
from vigil.protocol.responses import ResponseModel as ResponseModel

Who = Literal["anyone", "person", "admin"]
TokenScope = Literal["read", "play", "admin"]
"""What a token allows: to see what its person sees, to play for them, to administer."""
Scope = TokenScope | Literal["session"]
"""What a token must allow. `session` accepts no token, only a signed-in person."""
Rate = Literal["read", "write", "study", "login"]
SCOPES: tuple[str, ...] = get_args(TokenScope)
UNSAFE = frozenset(("POST", "PUT", "PATCH", "DELETE"))
JSON = "application/json"

Handler = Callable[..., Awaitable[Any]]
H = TypeVar("H", bound=Handler)


class LenientQuery(msgspec.Struct):
    """Base class for the query of a page. Unknown parameters are ignored."""


class RequestModel(msgspec.Struct, forbid_unknown_fields=True):
    """Base class for a request body. Unknown fields are an error."""


@dataclass(frozen=True, slots=True)
class Param:
    """A path parameter: its pattern and an example."""

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
    "key": Param(r"[a-z0-9-]{1,60}", "the last part of a problem's `type`", "rate-limited"),
    "code": Param(r"[0-9A-Za-z_-]{1,64}", "an invitation", "u7Hq2"),
}
"""All path parameters. A route with a new name adds it here."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Route:
    """A route with everything known about it."""

    method: str
    path: str
    handler: Handler
    name: str
    summary: str
    description: str = ""
    tag: str = ""
    body: Any = None  # the Struct of the body, or None
    query: Any = None  # the Struct of the query, or None
    answer: Any = None  # the Struct of the response, or None for 204
    audience: Who = "person"
    scope: Scope = "read"
    status: int = 200
    problems: tuple[type[VigilError], ...] = ()
    rate: Rate = "read"
    media: str = JSON
    example: Any = None  # of the body
    identify_caller: bool = True  # whether to identify the caller

    @property
    def params(self) -> tuple[str, ...]:
        """The names of the path parameters."""
        return tuple(re.findall(r"{(\w+)}", self.path))


def pattern_of(path: str) -> re.Pattern[str]:
    """Return the regular expression of a path."""
    parts = re.split(r"{(\w+)}", path)
    regex = [re.escape(part) if n % 2 == 0 else f"(?P<{part}>{PARAMS[part].pattern})" for n, part in enumerate(parts)]
    return re.compile("".join(regex))


@dataclass(slots=True)
class Routes:
    """The routes of one module, in order of declaration. Their paths begin with `prefix`.

    `who` and `scope` apply to all routes that don't say otherwise.
    """

    tag: str
    prefix: str = ""
    who: Who = "person"
    scope: Scope = "read"
    routes: list[Route] = field(default_factory=list)

    def __iter__(self) -> Iterator[Route]:
        return iter(self.routes)

    def add(
        self,
        method: str,
        path: str,
        *,
        answer: Any = None,
        who: Who | None = None,
        scope: Scope | None = None,
        status: int | None = None,
        problems: tuple[type[VigilError], ...] = (),
        rate: Rate | None = None,
        media: str = JSON,
        example: Any = None,
        known: bool = True,
    ) -> Callable[[H], H]:
        """Declare the decorated function as the handler of a route.

        `answer` is the Struct of the response if the function returns another type.
        """

        def declare(handler: H) -> H:
            types = get_type_hints(handler, include_extras=True)
            returned = types["return"]
            raw = isinstance(returned, type) and issubclass(returned, (bytes, Response, NoneType))
            struct = answer if answer is not None or raw else returned
            summary, _, about = (inspect.getdoc(handler) or handler.__name__).partition("\n")
            self.routes.append(
                Route(
                    method=method,
                    path=self.prefix + path,
                    handler=handler,
                    name=handler.__name__,
                    summary=summary.rstrip("."),
                    description=about.strip(),
                    tag=self.tag,
                    body=types.get("body"),
                    query=types.get("query"),
                    answer=struct,
                    audience=who or self.who,
                    scope=scope or self.scope,
                    status=status or (200 if struct is not None or media != JSON else 204),
                    problems=problems,
                    rate=rate or ("write" if method in UNSAFE else "read"),
                    media=media,
                    example=example,
                    identify_caller=known,
                )
            )
            return handler

        return declare
