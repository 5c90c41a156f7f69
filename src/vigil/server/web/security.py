"""Client addresses, host names, authentication, CSRF protection and security headers.

These apply to HTTP and WebSockets alike. The session cookie is invisible to scripts. A request with that cookie that
changes something must come from our own origin, or carry a value that only our pages know. Programs send tokens on
purpose, so a token needs no further check.
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
MAX_SECRET_LENGTH = 200


# ------------------------------------------------------------------------- addresses


def client_of(scope: Scope, trusted: tuple[str, ...]) -> tuple[str, bool, str]:
    """Return the client's address, whether it used https, and the requested host.

    Only headers of trusted proxies count. In a chain of addresses, the client is the last one that isn't a trusted
    proxy.
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
        forwarded = _address(part)
        if forwarded is None:
            break
        address = forwarded
        if not is_trusted(forwarded, trusted):
            break
    return address, secure, host


def _address(text: str) -> str | None:
    try:
        return str(ipaddress.ip_address(text.strip().removeprefix("[").removesuffix("]")))
    except ValueError:
        return None


def is_trusted(address: str, trusted: tuple[str, ...]) -> bool:
    """Whether an address belongs to a trusted proxy."""
    if address == "local":  # a Unix socket, protected by its file permissions
        return "local" in trusted
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(parsed in ipaddress.ip_network(each, strict=False) for each in trusted if each != "local")


def check_host(scope: Scope, settings: Settings) -> None:
    """Raise MisdirectedRequest if the host name isn't ours, to prevent DNS rebinding.

    Anyone can point a domain at this machine, and its pages would then count as same-origin. Numeric addresses are
    safe, and a trusted proxy vouches for the names it forwards.
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


# --------------------------------------------------------------------- authentication


async def identify(connection: HTTPConnection, people: AccountService) -> Caller | None:
    """Return the caller by token or session, or None. An invalid token raises, an ended session doesn't."""
    given = connection.headers.get("authorization")
    if given is not None:
        kind, _, secret = given.partition(" ")
        if kind.lower() != "bearer" or not 0 < len(secret.strip()) <= MAX_SECRET_LENGTH:
            raise AuthenticationRequired(
                "token-header-invalid", "the header Authorization must be: Bearer, a space, and a token"
            )
        person, token = await people.by_token(secret.strip())
        return Caller(person, frozenset(token.scopes), token=token.id)
    secret = connection.cookies.get(SESSION_COOKIE, "")
    if not 0 < len(secret) <= MAX_SECRET_LENGTH:
        return None
    signed_in = await people.by_session(secret)
    if signed_in is None:
        return None
    person, session = signed_in
    scopes = SESSION_SCOPES | ({"admin"} if person.admin else set())
    return Caller(person, scopes, session=session.hash, csrf=csrf_of(secret))


def needs(caller: Caller, scope: str) -> None:
    """Raise Forbidden if the caller's token lacks a scope."""
    if scope not in caller.scopes:
        raise Forbidden("scope-missing", "this needs an API token with the {scope} scope", scope=scope)


def allow(route: Route, caller: Caller | None) -> Caller | None:
    """Raise unless the caller may use the route. Return the caller to answer.

    On public routes, a token without the `read` scope counts as anonymous.
    """
    if route.audience == "anyone":
        return caller if caller is not None and "read" in caller.scopes else None
    if caller is None:
        raise AuthenticationRequired("sign-in-required", "sign in first, or send a token")
    if route.scope == "session" and caller.session is None:
        raise Forbidden("session-required", "tokens cannot do this; sign in")
    if route.scope != "session":
        needs(caller, route.scope)
    if route.audience == "admin" and not caller.person.admin:
        raise Forbidden("admin-only", "only an administrator can do this")
    return caller


# ------------------------------------------------------------------------------ CSRF


def csrf_of(secret: str) -> str:
    """Return the CSRF value of a session, which reveals nothing about its secret."""
    return hashlib.sha256(f"csrf {secret}".encode()).hexdigest()[:32]


def is_ours(connection: HTTPConnection, origin: str, public_url: str) -> bool:
    """Whether an origin is ours."""
    try:
        given = urlsplit(origin)
    except ValueError:  # not a URL
        return False
    if public_url:
        ours = urlsplit(public_url)
        if (given.scheme, given.netloc) == (ours.scheme, ours.netloc):
            return True
    scheme = "https" if connection.scope["vigil.secure"] else "http"
    return origin == f"{scheme}://{connection.scope['vigil.host']}"


def check_origin(connection: HTTPConnection, caller: Caller | None, public_url: str) -> None:
    """Raise Forbidden for requests from pages of other sites.

    This applies without a session too: otherwise another site could sign a visitor in as someone else. Programs send
    no Origin header; with a cookie they must send the CSRF header.
    """
    if caller is not None and caller.token is not None:
        return
    origin = connection.headers.get("origin")
    if origin is not None:
        if not is_ours(connection, origin, public_url):
            raise Forbidden("origin-not-allowed", "requests from other sites are not allowed")
        return
    if caller is not None and caller.csrf is not None:
        given = connection.headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(given.encode(), caller.csrf.encode()):
            raise Forbidden("csrf-missing", "with a cookie, send Origin or the header {header}", header="X-Vigil-CSRF")


# --------------------------------------------------------------------------- cookies


def session_cookies(secret: str, path: str, secure: bool) -> list[tuple[str, str]]:
    """Return the headers that set the session cookies, or clear them if the secret is empty."""
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
"""Headers of every response, unless the response sets them itself."""
ENCRYPTED: dict[str, str] = {
    "strict-transport-security": "max-age=31536000",
    "cross-origin-opener-policy": "same-origin",  # browsers warn about it without https
}
"""Further headers for https."""


def with_headers(given: list[Any], secure: bool, request_id: str) -> list[Any]:
    """Add the headers that every response has."""
    present = {key.lower() for key, _ in given}
    added = dict(ALWAYS)
    kind = next((value for key, value in given if key.lower() == b"content-type"), b"")
    if kind.startswith(b"text/html"):
        added["content-security-policy"] = PAGE
    if secure:
        added |= ENCRYPTED
    added["x-request-id"] = request_id
    return [*given, *((k.encode(), v.encode()) for k, v in added.items() if k.encode() not in present)]
