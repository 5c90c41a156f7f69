"""Who asks, from where, and whether the page that asks is ours.

Used for HTTP and for WebSockets alike.  A session travels in a cookie that no script can
read; whatever changes something and comes with that cookie must come from our own
origin, or carry the value that only our own pages can know.  A token is sent by a program
on purpose, so nothing more is asked of it.
"""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import Scope

from vigil.kernel.errors import preview
from vigil.server.accounts import SESSION_DAYS, AccountService, AuthenticationRequired
from vigil.server.errors import Forbidden
from vigil.server.network import is_everywhere, name_in, own_names
from vigil.server.settings import Settings
from vigil.server.web.context import Caller
from vigil.server.web.problems import MisdirectedRequest
from vigil.server.web.routes import Route

SESSION_COOKIE, CSRF_COOKIE, CSRF_HEADER = "vigil_session", "vigil_csrf", "x-vigil-csrf"
SESSION_SCOPES = frozenset(("read", "play"))
LONGEST_SECRET = 200


# ------------------------------------------------------------------------- addresses


def client_of(scope: Scope, trusted: tuple[str, ...]) -> tuple[str, bool, str]:
    """The client's address, whether it came by https, and the host it asked for.

    What a proxy says about it counts only from a proxy that is trusted; of a row of
    addresses the last one that no trusted proxy has is the client's.
    """
    headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
    near = (scope.get("client") or ("local", 0))[0]
    secure, host = scope.get("scheme") in ("https", "wss"), headers.get(b"host", "")
    if not is_trusted(near, trusted):
        return near, secure, host
    secure = headers.get(b"x-forwarded-proto", "").split(",")[-1].strip() == "https" or secure
    host = headers.get(b"x-forwarded-host", "").split(",")[-1].strip() or host
    address = near
    for part in reversed(headers.get(b"x-forwarded-for", "").split(",")):
        found = _address(part)
        if found is None:
            break
        address = found
        if not is_trusted(found, trusted):
            break
    return address, secure, host


def _address(text: str) -> str | None:
    try:
        return str(ipaddress.ip_address(text.strip().removeprefix("[").removesuffix("]")))
    except ValueError:
        return None


def is_trusted(address: str, trusted: tuple[str, ...]) -> bool:
    """Whether an address is that of a proxy whose word counts."""
    if address == "local":  # a socket file: only who may open it can speak
        return "local" in trusted
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(parsed in ipaddress.ip_network(each, strict=False) for each in trusted if each != "local")


def check_host(scope: Scope, settings: Settings) -> None:
    """Refuse who asks for a server by a name that is not ours; Misdirected says so.

    Anybody can let a name of theirs lead to this machine, and a page of that name would then count as
    ours.  An address in numbers cannot be made to lead elsewhere, and a proxy that is trusted
    answers for the names that it passes on.
    """
    host, near = name_in(str(scope["vigil.host"])), (scope.get("client") or ("local", 0))[0]
    if not host or _address(host) is not None or is_trusted(near, tuple(settings.trusted_proxies)):
        return
    known = {settings.host.lower(), *(each.lower() for each in settings.allowed_hosts)}
    if settings.public_url:
        known.add(urlsplit(settings.public_url).hostname or "")
    if is_everywhere(settings.bind):
        known |= own_names()
    if host in known or host == "localhost" or host.endswith(".localhost"):
        return
    raise MisdirectedRequest(
        "host-not-allowed",
        "this server is not called {host}; its administrator can add the name to the setting {setting}",
        host=preview(host),
        setting="allowed_hosts",
    )


# --------------------------------------------------------------------------- who asks


async def identify(connection: HTTPConnection, people: AccountService) -> Caller | None:
    """Whoever asks: by token, by session, or nobody.  A bad token is told; a session that is over is nobody."""
    given = connection.headers.get("authorization")
    if given is not None:
        kind, _, secret = given.partition(" ")
        if kind.lower() != "bearer" or not 0 < len(secret.strip()) <= LONGEST_SECRET:
            raise AuthenticationRequired(
                "token-header-invalid", "the header Authorization must be: Bearer, a space, and a token"
            )
        person, token = await people.by_token(secret.strip())
        return Caller(person, frozenset(token.scopes), token=token.id)
    secret = connection.cookies.get(SESSION_COOKIE, "")
    if not 0 < len(secret) <= LONGEST_SECRET:
        return None
    found = await people.by_session(secret)
    if found is None:
        return None
    person, session = found
    scopes = SESSION_SCOPES | ({"admin"} if person.settings.get("admin") is True else set())
    return Caller(person, scopes, session=session.hash, csrf=csrf_of(secret))


def needs(caller: Caller, scope: str) -> None:
    """Forbidden where whoever asks has a token that was not made for this."""
    if scope not in caller.scopes:
        raise Forbidden("scope-missing", "this needs a token with the scope {scope}", scope=scope)


def allow(route: Route, caller: Caller | None) -> Caller | None:
    """Whether a route is for whoever asks; NotSignedIn or Forbidden says why not.

    As whom they are answered is returned: where anyone may ask, a token that may not read is nobody's."""
    if route.audience == "anyone":
        return caller if caller is not None and "read" in caller.scopes else None
    if caller is None:
        raise AuthenticationRequired("sign-in-required", "sign in first, or send a token")
    if route.scope == "session" and caller.session is None:
        raise Forbidden("session-required", "tokens cannot do this; sign in")
    if route.scope != "session":
        needs(caller, route.scope)
    if route.audience == "admin" and not caller.admin:
        raise Forbidden("admin-only", "only an administrator can do this")
    return caller


# ------------------------------------------------------------------------ which page


def csrf_of(secret: str) -> str:
    """What our own pages send along: made from the session, and telling nothing of it."""
    return hashlib.sha256(f"csrf {secret}".encode()).hexdigest()[:32]


def is_ours(connection: HTTPConnection, origin: str, public_url: str) -> bool:
    """Whether a page of this origin is one of ours."""
    try:
        given = urlsplit(origin)
    except ValueError:  # no address at all
        return False
    if public_url:
        ours = urlsplit(public_url)
        if (given.scheme, given.netloc) == (ours.scheme, ours.netloc):
            return True
    scheme = "https" if connection.scope["vigil.secure"] else "http"
    return origin == f"{scheme}://{connection.scope['vigil.host']}"


def check_origin(connection: HTTPConnection, caller: Caller | None, public_url: str) -> None:
    """Refuse what another site's page has sent; Forbidden says so.

    Without a session too: otherwise a foreign page could sign somebody in as somebody
    else.  Programs send no Origin; with a cookie they prove themselves by the header.
    """
    if caller is not None and caller.token is not None:
        return
    origin = connection.headers.get("origin")
    if origin is not None:
        if not is_ours(connection, origin, public_url):
            raise Forbidden("origin-not-allowed", "pages of other sites cannot do this")
        return
    if caller is not None and caller.csrf is not None:
        given = connection.headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(given.encode(), caller.csrf.encode()):
            raise Forbidden("csrf-missing", "with a cookie, send Origin or the header {header}", header="X-Vigil-CSRF")


# --------------------------------------------------------------------------- cookies


def session_cookies(secret: str, path: str, secure: bool) -> list[tuple[str, str]]:
    """The headers that give a client its session; an empty secret takes it away."""
    age = SESSION_DAYS * 86_400 if secret else 0
    rest = f"Path={path or '/'}; Max-Age={age}; SameSite=Lax" + ("; Secure" if secure else "")
    csrf = csrf_of(secret) if secret else ""
    return [
        ("set-cookie", f"{SESSION_COOKIE}={secret}; HttpOnly; {rest}"),
        ("set-cookie", f"{CSRF_COOKIE}={csrf}; {rest}"),
    ]


# --------------------------------------------------------------------------- headers

NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
PAGE = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
ALWAYS: dict[str, str] = {
    "content-security-policy": NOTHING,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cache-control": "no-store",
}
"""On every answer, unless the answer says otherwise itself."""
ENCRYPTED: dict[str, str] = {
    "strict-transport-security": "max-age=31536000",
    "cross-origin-opener-policy": "same-origin",  # elsewhere browsers ignore it, and complain in their console
}
"""Besides, where nobody can read along."""


def with_headers(given: list[Any], secure: bool, request_id: str) -> list[Any]:
    """The headers of an answer, and those that every answer has."""
    have = {key.lower() for key, _ in given}
    added = dict(ALWAYS)
    kind = next((value for key, value in given if key.lower() == b"content-type"), b"")
    if kind.startswith(b"text/html"):
        added["content-security-policy"] = PAGE
    if secure:
        added |= ENCRYPTED
    added["x-request-id"] = request_id
    return [*given, *((k.encode(), v.encode()) for k, v in added.items() if k.encode() not in have)]
