"""Serve the web app that `make web` builds.

The names of the built files contain a hash of their content, so browsers may cache them forever; they request the page
itself every time. Every address of the app gets the same page. If the app isn't built, the front page explains how to
play without it.
"""

from __future__ import annotations

import functools
import mimetypes
from html import escape
from importlib import resources
from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from vigil.server.errors import NotFound, nothing_here
from vigil.server.web.request import Request
from vigil.server.web.routes import LenientQuery, Routes

ROUTES = Routes("pages")

CACHE_FOREVER = "public, max-age=31536000, immutable"
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
    """Return the built files by name, or an empty dict if the app isn't built."""
    folder = resources.files(__package__).joinpath("table")
    if not folder.joinpath("index.html").is_file():
        return {}
    assets = {each.name: each.read_bytes() for each in folder.joinpath("assets").iterdir() if each.is_file()}
    return {"index.html": folder.joinpath("index.html").read_bytes(), **assets}


def app_page(base: str, lang: str) -> Response | None:
    """Return the page for a base path, or None if the app isn't built."""
    page = built().get("index.html")
    if page is None:
        return None
    html = page.decode().replace('"./assets/', f'"{escape(base)}/assets/')
    html = html.replace('name="vigil-base" content=""', f'name="vigil-base" content="{escape(base)}"')
    return Response(html, headers={"content-language": lang, "cache-control": "no-cache"}, media_type="text/html")


@ROUTES.add("GET", "/assets/{file}", who="anyone", known=False, media="application/octet-stream", problems=(NotFound,))
async def get_asset(request: Request) -> Response:
    """Return a file of the web app."""
    name = request.params["file"]
    content = built().get(name)
    if content is None or name == "index.html":
        raise nothing_here()
    suffix = name[name.rfind(".") :]
    headers = {"cache-control": CACHE_FOREVER, "vary": "accept-encoding"}
    compressed = built().get(f"{name}.gz")
    if compressed is not None and "gzip" in request.connection.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = compressed, "gzip"
    kind = MEDIA.get(suffix) or mimetypes.types_map.get(suffix, "application/octet-stream")
    return Response(content, headers=headers, media_type=kind)


class PageQuery(LenientQuery):
    """The parameters the page reads: language, theme, search, point of a replay and perspective."""

    lang: Short = ""
    theme: Short = ""
    q: Annotated[str, Meta(max_length=300)] = ""
    at: Short = ""
    seat: Short = ""
    code: Short = ""


ADDRESSES = {
    "/table/{id}": "The table page.",
    "/join": "The page for entering an invitation code.",
    "/join/{code}": "The invitation page.",
    "/new": "The page for creating a table.",
    "/tables": "The list of public tables.",
    "/hotseat": "The page for playing with several people on one device.",
    "/settings": "Your settings page.",
    "/account": "Your account page.",
    "/history": "The list of your games.",
    "/history/{id}": "The list of a person's games.",
    "/ratings": "The ratings page.",
    "/replay/{id}": "The replay page.",
    "/cards": "The card gallery.",
    "/cards/{game}": "The card gallery of a game.",
    "/rules": "The rules page.",
    "/rules/{chapter}": "The rules of a game, or a single rule.",
    "/decks": "The list of your decks.",
    "/decks/{name}": "The deck page.",
    "/learn/{game}": "The lesson page.",
    "/credits": "The credits page for icons and fonts.",
}
"""Addresses of the app besides the front page. The app chooses the screen itself (`web/src/lib/router.svelte.ts`)."""


def _serve(address: str, summary: str) -> None:
    """Add a route that returns the page."""

    async def get_page(request: Request, query: PageQuery) -> Response:
        page = app_page(request.base, request.lang)
        if page is None:
            raise nothing_here()
        return page

    get_page.__doc__ = summary
    get_page.__name__ = f"get_{address[1:].replace('/{', '_').rstrip('}')}_page"
    ROUTES.add("GET", address, who="anyone", known=False, media="text/html", problems=(NotFound,))(get_page)


for _address, _summary in ADDRESSES.items():
    _serve(_address, _summary)
