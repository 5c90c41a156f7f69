"""The page at `/`: the web app, or if it isn't built, instructions and a list of the API routes.

The instructions are plain HTML with one style sheet and a short script. The page makes no third-party requests.
"""

from __future__ import annotations

import functools
from html import escape
from importlib import resources
from typing import Any, Literal

from starlette.responses import Response

from vigil import __version__, registry
from vigil.server.web.browser_app import app_page
from vigil.server.web.request import Request
from vigil.server.web.routes import LenientQuery, Route, Routes
from vigil.text import LANGUAGES, Language, language_name, web_text

ROUTES = Routes("pages")


class PageLang(LenientQuery):
    """The language, by default the person's or the client's; and the theme."""

    lang: Language | None = None
    theme: Literal["dark", "light", "contrast"] | None = None  # read by the web app


@ROUTES.add("GET", "/", who="anyone", known=False, media="text/html")
async def get_page(request: Request, query: PageLang) -> Response:
    """Return the web app, or instructions and a list of the API routes if the app isn't built."""
    lang = query.lang or request.lang
    base = request.base
    app = app_page(base, lang)
    if app is not None:
        return app
    url = (
        request.world.settings.public_url
        or f"{'https' if request.secure else 'http'}://{request.connection.scope['vigil.host']}{base}"
    )
    body = front(lang, base, url, request.world.routes)
    return Response(body, headers={"content-language": lang, "cache-control": "no-cache"}, media_type="text/html")


@ROUTES.add("GET", "/page.css", who="anyone", known=False, media="text/css")
async def get_style(request: Request) -> bytes:
    """Return the style sheet of the front page."""
    return file("page.css")


@ROUTES.add("GET", "/page.js", who="anyone", known=False, media="text/javascript")
async def get_script(request: Request) -> bytes:
    """Return the script of the front page, which signs people in with a login link."""
    return file("page.js")


@ROUTES.add("GET", "/openapi.json", answer=dict[str, Any], who="anyone", known=False)
async def get_openapi(request: Request) -> bytes:
    """Return the OpenAPI 3.1 document of this API."""
    return request.world.document


@functools.cache
def file(name: str) -> bytes:
    """Return the content of the style sheet or the script."""
    return resources.files(__package__).joinpath(name).read_bytes()


def front(lang: str, base: str, url: str, routes: tuple[Route, ...]) -> str:
    """Return the front page as HTML. Values from outside are escaped."""

    def say(key: str) -> str:
        return escape(web_text(f"page-{key}", lang))

    languages = " ".join(
        f'<a href="{escape(base)}/?lang={each}" hreflang="{each}" lang="{each}"'
        + (' aria-current="true"' if each == lang else "")
        + f">{language_name(each)}</a>"
        for each in LANGUAGES
    )
    server = escape(url)
    games = ", ".join(f"<b>{escape(title)}</b>" for title in (plugin.title for plugin in registry.plugins()))
    return f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Vigil</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="{escape(base)}/page.css">
<script src="{escape(base)}/page.js" defer></script>
</head>
<body>
<header>
<h1>Vigil</h1>
<p>{say("what")} {games}</p>
<nav aria-label="{say("languages")}">{languages}</nav>
</header>
<main>
<p id="signed-in" role="status" data-at="{escape(base)}/api/v1/session/login-link" data-hello="{say("hello")}"
 hidden></p>
<section>
<h2>{say("start")}</h2>
<ol>
<li>{say("terminal")}<pre>vigil join {server}</pre></li>
<li>{say("guest")}<pre>curl -X POST {server}/api/v1/people/guest \\
  -H 'Content-Type: application/json' -d '{{"name": "Ana", "lang": "{lang}"}}'</pre></li>
<li>{say("document")} <a href="{escape(base)}/openapi.json">openapi.json</a></li>
</ol>
</section>
<section>
<h2>{say("api")}</h2>
<p>{say("errors")}</p>
{"".join(_group(tag, routes, say("signed-in"), say("admin")) for tag in dict.fromkeys(each.tag for each in routes))}
</section>
</main>
<footer><p>Vigil {__version__} ·
<a href="{escape(base)}/healthz">healthz</a> ·
<a href="{escape(base)}/version">version</a></p></footer>
</body>
</html>
"""


def _group(tag: str, routes: tuple[Route, ...], signed_in: str, admin: str) -> str:
    """Return the routes with a tag as an HTML table. The summaries are English, like the OpenAPI document."""
    marks = {"anyone": "", "person": signed_in, "admin": admin}
    rows = "".join(
        f'<tr><th scope="row"><code><b>{each.method}</b> {escape(each.path)}</code></th>'
        f'<td lang="en">{escape(each.summary)}</td><td>{marks[each.audience]}</td></tr>'
        for each in routes
        if each.tag == tag
    )
    return f'<h3 lang="en">{escape(tag)}</h3><table>{rows}</table>'
