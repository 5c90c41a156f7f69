"""The pages that document each problem `type`, as HTML and JSON."""

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
    """A problem as `tools/list_problems.py` lists it: statuses and English texts."""

    status: list[int]
    says: list[str]


class ProblemInfo(ResponseModel):
    """A documented problem type. A name in ‹marks› is a placeholder in the text."""

    type: str
    status: list[int]
    title: str
    says: list[str]


@functools.cache
def problems_by_key() -> dict[str, ProblemEntry]:
    """Return all problems by key."""
    file = resources.files(__package__).joinpath("problems.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, ProblemEntry])


def problem_info(key: str, lang: str, base: str) -> ProblemInfo:
    """Return the documentation of a problem in a language."""
    entry = problems_by_key().get(key)
    if entry is None:
        raise NotFound("problem-not-found", "there is no problem called {key}", key=key)
    names = {name for text in entry.says for name in re.findall(r"{(\w+)", text)}
    values: dict[str, Any] = {name: f"‹{name}›" for name in names}
    translation = None if lang == "en" else translated_error(key, lang, **values)
    english = [re.sub(r"{(\w+)[^}]*}", r"‹\1›", text) for text in entry.says]
    texts = english if translation is None else [translation]
    title = ", ".join(title_of(status, lang) for status in entry.status)
    return ProblemInfo(type=f"{base}/problems/{key}", status=entry.status, title=title, says=texts)


@ROUTES.add("GET", "/problems/{key}", answer=ProblemInfo, who="anyone", known=False, problems=(NotFound,))
async def get_problem(request: Request) -> ProblemInfo | Response:
    """Return the documentation of a problem type, in a browser as a page."""
    info = problem_info(request.params["key"], request.lang, request.base)
    if "text/html" not in request.connection.headers.get("accept", ""):
        return info
    lines = "".join(f"<p>{html.escape(each)}</p>" for each in info.says)
    codes, title = ", ".join(map(str, info.status)), html.escape(info.title)
    page = f"<!doctype html><html lang={request.lang}><meta charset=utf-8><title>{title}</title><h1>{title}</h1>{lines}"
    return HTMLResponse(f"{page}<p><code>{html.escape(info.type)}</code> · HTTP {codes}</p></html>")
