"""The table in the browser: the files that `make web` has built, and the page that holds them.

The built files have a hash of their content in their names, so a browser may keep them for
ever; the page itself is asked for each time.  The page is the same for every address a
browser can be at; where nothing was built, the front page says how to play without it.
"""

from __future__ import annotations

import functools
import mimetypes
from html import escape
from importlib import resources
from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from vigil.server.errors import NotFound
from vigil.server.web.request import Request
from vigil.server.web.routes import LenientQuery, Routes

ROUTES = Routes("pages")

FOREVER = "public, max-age=31536000, immutable"
Short = Annotated[str, Meta(max_length=64)]
MEDIA = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@functools.cache
def built() -> dict[str, bytes]:
    """Every file of the built table by its name; empty where it was not built."""
    folder = resources.files(__package__).joinpath("table")
    if not folder.joinpath("index.html").is_file():
        return {}
    found = {each.name: each.read_bytes() for each in folder.joinpath("assets").iterdir() if each.is_file()}
    return {"index.html": folder.joinpath("index.html").read_bytes(), **found}


def table_page(base: str, lang: str) -> Response | None:
    """The page of the table under this path; None where it was not built."""
    page = built().get("index.html")
    if page is None:
        return None
    told = page.decode().replace('"./assets/', f'"{escape(base)}/assets/')
    told = told.replace('name="vigil-base" content=""', f'name="vigil-base" content="{escape(base)}"')
    return Response(told, headers={"content-language": lang, "cache-control": "no-cache"}, media_type="text/html")


@ROUTES.add("GET", "/assets/{file}", who="anyone", known=False, media="application/octet-stream", problems=(NotFound,))
async def get_asset(request: Request, _: None) -> Response:
    """A file of the browser table."""
    name = request.params["file"]
    found = built().get(name)
    if found is None or name == "index.html":
        raise NotFound(
            "path-not-found", "there is nothing here; {document} lists what is available", document="/openapi.json"
        )
    suffix = name[name.rfind(".") :]
    headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
    pressed = built().get(f"{name}.gz")
    if pressed is not None and "gzip" in request.connection.headers.get("accept-encoding", ""):
        found, headers["content-encoding"] = pressed, "gzip"
    kind = MEDIA.get(suffix) or mimetypes.types_map.get(suffix, "application/octet-stream")
    return Response(found, headers=headers, media_type=kind)


class PageQuery(LenientQuery):
    """What the page itself reads: language and theme, what is searched, where in a replay, through whose eyes."""

    lang: Short = ""
    theme: Short = ""
    q: Annotated[str, Meta(max_length=300)] = ""
    at: Short = ""
    seat: Short = ""
    code: Short = ""


ADDRESSES = {
    "/table/{id}": "The browser at a table.",
    "/join": "The browser where somebody types the code of an invitation.",
    "/join/{code}": "The browser with an invitation.",
    "/new": "The browser where a table is made.",
    "/tables": "The browser with the public tables.",
    "/hotseat": "The browser where several play on one device.",
    "/settings": "The browser with what somebody has set for themselves.",
    "/account": "The browser with what the server knows of somebody.",
    "/history": "The browser with the games one has played.",
    "/history/{id}": "The browser with the games somebody has played.",
    "/ratings": "The browser with how strong people and bots are.",
    "/replay/{id}": "The browser with a finished game.",
    "/cards": "The browser with all cards.",
    "/cards/{game}": "The browser with the cards of a game.",
    "/rules": "The browser with the rules.",
    "/rules/{chapter}": "The browser with the rules of a game, or at one of them.",
    "/decks": "The browser with one's decks.",
    "/decks/{name}": "The browser with one deck.",
    "/learn/{game}": "The browser with a lesson at a table.",
    "/credits": "Whose icons and fonts the browser table uses.",
}
"""Every address of the table beside the front page; the page itself knows what to show there (web/src/lib/place)."""


def _serve(address: str, told: str) -> None:
    async def get_page(request: Request, _: None) -> Response:
        page = table_page(request.base, request.lang)
        if page is None:
            raise NotFound(
                "path-not-found", "there is nothing here; {document} lists what is available", document="/openapi.json"
            )
        return page

    get_page.__doc__ = told
    get_page.__name__ = f"get_{address[1:].replace('/{', '_').rstrip('}')}_page"
    ROUTES.add("GET", address, query=PageQuery, who="anyone", known=False, media="text/html", problems=(NotFound,))(
        get_page
    )


for _address, _told in ADDRESSES.items():
    _serve(_address, _told)
