"""What the `type` of a problem means: a page for every refusal there is, for people and for programs."""

from __future__ import annotations

import functools
import html
import re
from importlib import resources
from typing import Any

import msgspec
from starlette.responses import HTMLResponse, Response

from vigil.server.errors import NotFound
from vigil.server.web.problems import title_of
from vigil.server.web.request import Request
from vigil.server.web.routes import ResponseModel, Routes
from vigil.text import translated_error

ROUTES = Routes("problems")


class ProblemEntry(msgspec.Struct, frozen=True):
    """A refusal as `tools/list_problems.py` has found it in the program."""

    status: list[int]
    says: list[str]


class ProblemInfo(ResponseModel):
    """What a problem means: the same `type` as in the answer; a word in ‹marks› stands for what it was about."""

    type: str
    status: list[int]
    title: str
    says: list[str]


@functools.cache
def known() -> dict[str, ProblemEntry]:
    """Every refusal by its key."""
    file = resources.files(__package__).joinpath("problems.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, ProblemEntry])


def about(key: str, lang: str, base: str) -> ProblemInfo:
    """A refusal in a language."""
    found = known().get(key)
    if found is None:
        raise NotFound("problem-not-found", "there is no problem called {key}", key=key)
    names = {name for said in found.says for name in re.findall(r"{(\w+)", said)}
    values: dict[str, Any] = {name: f"‹{name}›" for name in names}
    own = None if lang == "en" else translated_error(key, lang, **values)
    said = [own] if own is not None else [re.sub(r"{(\w+)[^}]*}", r"‹\1›", each) for each in found.says]
    title = ", ".join(title_of(status, lang) for status in found.status)
    return ProblemInfo(type=f"{base}/problems/{key}", status=found.status, title=title, says=said)


@ROUTES.add("GET", "/problems/{key}", answer=ProblemInfo, who="anyone", known=False, problems=(NotFound,))
async def get_problem(request: Request, _: None) -> ProblemInfo | Response:
    """What the `type` of a problem means; a browser gets it as a page."""
    told = about(request.params["key"], request.lang, request.base)
    if "text/html" not in request.connection.headers.get("accept", ""):
        return told
    lines = "".join(f"<p>{html.escape(each)}</p>" for each in told.says)
    codes, title = ", ".join(map(str, told.status)), html.escape(told.title)
    page = f"<!doctype html><html lang={request.lang}><meta charset=utf-8><title>{title}</title><h1>{title}</h1>{lines}"
    return HTMLResponse(f"{page}<p><code>{html.escape(told.type)}</code> · HTTP {codes}</p></html>")
