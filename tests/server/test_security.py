"""Security checks that apply to every declared route, and so to every new one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from server.app_fixture import HOME, Site, site_at
from vigil.server.accounts import SignedInSession
from vigil.server.store.errors import BadDatabase, Unavailable
from vigil.server.web.app import ROUTES
from vigil.server.web.request_parser import MAX_BODY, MAX_DEPTH, exceeds_depth, field_names
from vigil.server.web.routes import JSON, PARAMS, SCOPES, UNSAFE, LenientQuery, Route, Routes
from vigil.server.web.security import ALWAYS, PAGE, client_of, csrf_of

pytestmark = pytest.mark.anyio

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    async with site_at(tmp_path) as made:
        yield made


def url(route: Route) -> str:
    return route.path.format(**{name: param.example for name, param in PARAMS.items()})


def named(routes: Iterable[Route]) -> list[Route]:
    """Return a list that isn't empty, because a loop over nothing proves nothing."""
    found = list(routes)
    assert found
    return found


async def send(site: Site, route: Route, **more: Any) -> httpx.Response:
    """Send a plain request to a route, with all rate limits reset."""
    site.clock.days(0.1)
    more.setdefault("method", route.method)
    if route.body is not None and "content" not in more and "json" not in more:
        more["json"] = route.example or {}
    transport = httpx.ASGITransport(app=site.app, client=(site.address, 5000))
    async with httpx.AsyncClient(transport=transport, base_url=HOME) as client:
        return await client.request(url=more.pop("url", url(route)), **more)


def sends(site: Site, **more: Any) -> Callable[[Route], Awaitable[httpx.Response]]:
    """Return a function that sends requests to any route."""
    return lambda route: send(site, route, **more)


def key(answer: httpx.Response) -> str:
    if answer.headers.get("content-type") != "application/problem+json":
        return f"no problem: {answer.status_code}"
    problem = answer.json()
    assert problem["status"] == answer.status_code
    return str(problem["type"].removeprefix("/problems/"))


async def faults(
    routes: Iterable[Route], ask: Callable[[Route], Awaitable[httpx.Response]], status: int, *keys: str
) -> dict[str, tuple[int, str]]:
    """Return the routes whose response isn't the expected one."""
    found = {}
    for route in named(routes):
        answer = await ask(route)
        if answer.status_code != status or key(answer) not in keys:
            found[f"{route.method} {route.path}"] = (answer.status_code, key(answer))
    return found


def cookie(sign_in: SignedInSession) -> dict[str, str]:
    return {"cookie": f"vigil_session={sign_in.session}"}


def signed(sign_in: SignedInSession) -> dict[str, str]:
    return {**cookie(sign_in), "x-vigil-csrf": csrf_of(sign_in.session)}


async def administrator(site: Site) -> SignedInSession:
    """Return an administrator, who may use every route."""
    return await site.people.sign_in_with_link(await site.people.operator_login_link(), "203.0.113.9")


# ------------------------------------------------------------------ for every route


async def test_wrong_methods_are_refused_on_every_route(site: Site) -> None:
    declared: dict[str, set[str]] = {}
    for route in ROUTES:
        declared.setdefault(route.path, set()).add(route.method)
    for route in named(ROUTES):
        for method in ({*METHODS, "OPTIONS", "TRACE", "NONSENSE"}) - declared[route.path]:
            answer = await send(site, route, method=method)
            assert (answer.status_code, key(answer)) == (405, "method-not-allowed"), (method, route.path)
            allowed = {each.strip() for each in answer.headers["allow"].split(",")}
            assert allowed - {"HEAD"} == declared[route.path]


async def test_private_routes_require_sign_in(site: Site) -> None:
    closed = [route for route in ROUTES if route.audience != "anyone"]
    assert await faults(closed, sends(site), 401, "sign-in-required") == {}


@pytest.mark.parametrize(
    ("header", "wrong"),
    [
        ("Bearer forged", "token-unknown"),
        ("Bearer " + "x" * 500, "token-header-invalid"),
        ("Basic YW5hOmFuYQ==", "token-header-invalid"),
        ("Bearer", "token-header-invalid"),
        ("", "token-header-invalid"),
    ],
)
async def test_a_forged_token_grants_no_access(site: Site, header: str, wrong: str) -> None:
    closed = [route for route in ROUTES if route.identify_caller]
    assert await faults(closed, sends(site, headers={"authorization": header}), 401, wrong) == {}


async def test_a_forged_session_grants_no_access(site: Site) -> None:
    closed = [route for route in ROUTES if route.audience != "anyone"]
    for forged in ("forged", "x" * 4000, "../../etc/passwd", "' or 1=1 --"):
        headers = {"cookie": f"vigil_session={forged}"}
        assert await faults(closed, sends(site, headers=headers), 401, "sign-in-required") == {}


async def test_a_token_without_the_scope_is_refused(site: Site) -> None:
    ana = await site.people.register("Ana", "a long sentence", "en")
    tokens = {scope: await site.token(ana, scope) for scope in SCOPES if scope != "admin"}
    for route in named(route for route in ROUTES if route.audience != "anyone"):
        for scope, token in tokens.items():
            if scope != route.scope:
                answer = await send(site, route, headers={"authorization": f"Bearer {token}"})
                wanted = "session-required" if route.scope == "session" else "scope-missing"
                assert (answer.status_code, key(answer)) == (403, wanted), (route.path, scope)


async def test_admin_routes_refuse_other_people(tmp_path: Path) -> None:
    extra = Routes("test")

    @extra.add("GET", "/api/v1/secrets", who="admin", scope="session")
    async def secrets(ask: Any) -> None:
        """Settings that only the operator sees."""

    async with site_at(tmp_path, *extra) as site:
        ana = await site.people.register("Ana", "a long sentence", "en")
        (route,) = extra
        assert key(await send(site, route, headers=cookie(ana))) == "admin-only"
        admin = await administrator(site)
        assert (await send(site, route, headers=cookie(admin))).status_code == 204


async def test_cross_site_requests_are_refused(site: Site) -> None:
    unsafe = [route for route in ROUTES if route.method in UNSAFE]
    for foreign in (
        "https://evil.example",
        "null",
        "http://vigil.test.evil.example",
        "https://vigil.test",
        HOME + ":81",
    ):
        ana = await site.people.guest("Ana", "en")
        headers = {**signed(ana), "origin": foreign}  # even with the CSRF value
        assert await faults(unsafe, sends(site, headers=headers), 403, "origin-not-allowed") == {}
        # without a session too, so that no one is signed in as someone else
        headers = {"origin": foreign}
        assert await faults(unsafe, sends(site, headers=headers), 403, "origin-not-allowed") == {}


async def test_a_cookie_without_csrf_token_is_refused(site: Site) -> None:
    unsafe = [route for route in ROUTES if route.method in UNSAFE]
    ana, ben = await site.people.guest("Ana", "en"), await site.people.guest("Ben", "en")
    for headers in (cookie(ana), {**cookie(ana), "x-vigil-csrf": csrf_of(ben.session)}):
        assert await faults(unsafe, sends(site, headers=headers), 403, "csrf-missing") == {}


async def test_an_oversized_body_is_not_read(site: Site) -> None:
    ana = await administrator(site)
    large = b'{"x": "' + b"y" * MAX_BODY + b'"}'

    async def drops() -> AsyncIterator[bytes]:
        for place in range(0, len(large), 65_536):
            yield large[place : place + 65_536]

    headers = {**signed(ana), "content-type": JSON}
    taking = [route for route in ROUTES if route.body is not None]
    assert await faults(taking, sends(site, content=large, headers=headers), 413, "body-too-large") == {}
    for route in taking:  # and isn't announced
        assert key(await send(site, route, content=drops(), headers=headers)) == "body-too-large"


async def test_a_missing_body_times_out(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vigil.server.web.request_parser.BODY_SECONDS", 0.05)

    async def drops() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.sleep(5)

    guest = next(route for route in ROUTES if route.name == "make_guest")
    answer = await send(site, guest, content=drops(), headers={"content-type": JSON})
    assert (answer.status_code, key(answer)) == (408, "body-timeout")


async def test_deeply_nested_json_is_not_parsed(site: Site) -> None:
    ana = await administrator(site)
    taking = [route for route in ROUTES if route.body is not None]
    for deep in (b"[" * 100_000, b'{"name":' * 5000 + b"1" + b"}" * 5000):
        headers = {**signed(ana), "content-type": JSON}
        ask = sends(site, content=deep, headers=headers)
        assert await faults(taking, ask, 400, "json-too-deep") == {}


def test_nesting_depth_ignores_strings() -> None:
    assert not exceeds_depth(b'{"a": "' + b"[" * 1000 + b'"}')
    assert not exceeds_depth(b'{"a": "\\"' + b"[" * 1000 + b'"}')
    assert not exceeds_depth(b"[" + b"{}," * 1000 + b"1]")
    assert exceeds_depth(b"[" * (MAX_DEPTH + 1))
    assert not exceeds_depth(b"[" * MAX_DEPTH)
    assert exceeds_depth(b'["\\\\", ' + b"[" * MAX_DEPTH)


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (b"", "json-invalid"),
        (b"{", "json-invalid"),
        (b"\xff\xfe", "json-invalid"),
        (b"nan", "json-invalid"),
        (b"[]", "body-invalid"),
    ],
)
async def test_invalid_json_and_wrong_shapes_are_reported(site: Site, content: bytes, wrong: str) -> None:
    ana = await administrator(site)
    taking = [route for route in ROUTES if route.body is not None]
    headers = {**signed(ana), "content-type": JSON}
    status = 422 if wrong == "body-invalid" else 400
    assert await faults(taking, sends(site, content=content, headers=headers), status, wrong) == {}


async def test_only_json_bodies_are_accepted(site: Site) -> None:
    ana = await administrator(site)
    taking = [route for route in ROUTES if route.body is not None]
    for media in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        headers = {**signed(ana), "content-type": media}
        ask = sends(site, content=b'{"name": "Ana"}', headers=headers)
        assert await faults(taking, ask, 415, "media-type-unsupported") == {}


async def test_unknown_fields_are_refused_by_name(site: Site) -> None:
    ana = await administrator(site)
    for route in named(route for route in ROUTES if route.body is not None):
        answer = await send(site, route, json={**(route.example or {}), "nonsense": 1}, headers=signed(ana))
        assert (answer.status_code, key(answer)) == (422, "field-unknown"), route.path
        detail = answer.json()["detail"]
        assert "'nonsense'" in detail
        assert all(field in detail for field in field_names(route.body))


async def test_unknown_query_parameters_are_refused(site: Site) -> None:
    ana = await administrator(site)
    for route in named(ROUTES):
        page = route.query is not None and issubclass(route.query, LenientQuery)  # its links may have extra parameters
        assert page == (route.media == "text/html" and route.query is not None), route.path
        for asked, wrong in (
            ("?nonsense=1", "field-unknown"),
            ("?a=1&a=2", "query-duplicate"),
            ("?%ff=1", "query-invalid"),
        ):
            answer = await send(site, route, url=url(route) + asked, headers=signed(ana))
            if page and wrong != "query-invalid":
                assert answer.status_code in (200, 404), (route.path, asked)
            else:
                assert key(answer) == wrong, (route.path, asked)


async def test_an_unexpected_body_is_refused(site: Site) -> None:
    ana = await administrator(site)
    bare = [route for route in ROUTES if route.body is None and route.query is None]
    ask = sends(site, content=b'{"x": 1}', headers=signed(ana))
    assert await faults(bare, ask, 400, "body-not-allowed") == {}


async def test_an_unsupported_accept_header_is_refused(site: Site) -> None:
    ana = await administrator(site)
    headers = {**signed(ana), "accept": "image/png, application/xml;q=0.5"}
    assert await faults(ROUTES, sends(site, headers=headers), 406, "accept-unsupported") == {}


async def test_every_response_has_security_headers(site: Site) -> None:
    answers = [await send(site, route) for route in named(ROUTES)]
    answers += [await send(site, ROUTES[0], url="/nowhere"), await send(site, ROUTES[0], method="TRACE")]
    assert {answer.status_code // 100 for answer in answers} >= {2, 4}
    for answer in answers:
        page = answer.headers.get("content-type", "").startswith("text/html")
        wanted = {**ALWAYS, "content-security-policy": PAGE if page else ALWAYS["content-security-policy"]}
        for name, value in wanted.items():
            assert name in answer.headers, (answer.url, name)
            if name != "cache-control":
                assert answer.headers[name] == value
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert "server" not in answer.headers
        assert "access-control-allow-origin" not in answer.headers
        assert len(answer.headers["x-request-id"]) == 16


async def test_requests_are_rate_limited(tmp_path: Path) -> None:
    async with site_at(tmp_path, address_limit_per_second=8, read_limit_per_second=3, write_limit_per_second=2) as site:
        transport = httpx.ASGITransport(app=site.app, client=(site.address, 5000))
        neighbour = httpx.ASGITransport(app=site.app, client=("198.51.100.1", 5000))
        for route in named(ROUTES):
            site.clock.days(1)
            async with httpx.AsyncClient(transport=transport, base_url=HOME) as client:
                answer, answered = await client.request(route.method, url(route)), 0
                while answer.status_code != 429 and answered < 32:  # the limit per address
                    answer, answered = await client.request(route.method, url(route)), answered + 1
            assert (answer.status_code, key(answer)) == (429, "rate-limited"), route.path
            assert answered >= 8, route.path
            assert int(answer.headers["retry-after"]) >= 1
            async with httpx.AsyncClient(transport=neighbour, base_url=HOME) as client:
                assert (await client.request(route.method, url(route))).status_code != 429
            site.clock.ms += 1000 * int(answer.headers["retry-after"])
            async with httpx.AsyncClient(transport=transport, base_url=HOME) as client:
                assert (await client.request(route.method, url(route))).status_code != 429


# ---------------------------------------------------------------------------- addresses


@pytest.mark.parametrize(
    "path",
    [
        "/%2e%2e/etc/passwd",
        "/../etc/passwd",
        "/api/v1/../../etc/passwd",
        "/api/v1/cards/..%2f..%2fetc%2fpasswd",
        "/api/v1/cards/ascension%00",
        "/api/v1/people/%2e%2e",
        "/api/v1/people/a%2fb",
        "//api/v1/me",
        "/api//v1/me",
        "/api/v1/me/",
        "/API/v1/me",
        "/api/v1/me;x=1",
        "/api/v1/me%0d%0aSet-Cookie:x=1",
        "/api/v1/me%20",
        "/page.css/../../app.py",
        "/\\..\\windows",
        "/" + "a" * 20_000,
    ],
)
async def test_path_traversal_is_refused(site: Site, path: str) -> None:
    """The paths are passed as an ASGI server does: decoded, but not normalized."""
    from urllib.parse import unquote

    messages: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def sent(message: Any) -> None:
        messages.append(message)

    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
        "path": unquote(path), "raw_path": path.encode(), "query_string": b"", "root_path": "",
        "headers": [(b"host", b"vigil.test")], "client": ("203.0.113.7", 5000), "server": ("vigil.test", 80),
    }  # fmt: skip
    await site.app(scope, receive, sent)
    assert messages[0]["status"] == 404
    problem = json.loads(messages[1]["body"])
    assert problem["type"] == "/problems/path-not-found"
    assert all(b"\r" not in value and b"\n" not in value for _, value in messages[0]["headers"])


async def test_a_socket_with_an_unknown_path_is_closed(site: Site) -> None:
    messages: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def sent(message: Any) -> None:
        messages.append(message)

    for path in ("/", "/api/v1/me", "/api/v1/nowhere", "/\n"):
        messages.clear()
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "scheme": "ws", "path": path, "raw_path": path.encode(),
            "query_string": b"", "root_path": "", "headers": [(b"host", b"vigil.test")], "subprotocols": [],
            "client": ("203.0.113.7", 5000), "server": ("vigil.test", 80),
        }  # fmt: skip
        await site.app(scope, receive, sent)
        assert [message["type"] for message in messages] == ["websocket.close"], path


async def test_client_input_cannot_inject_headers(site: Site) -> None:
    headers = {"accept-language": "fr\u00e9", "x-request-id": "aaaaaaaaaaaa", "x-forwarded-for": "1.2.3.4"}
    transport = httpx.ASGITransport(app=site.app, client=(site.address, 5000))
    async with httpx.AsyncClient(transport=transport, base_url=HOME) as client:
        raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
        answer = await client.request("GET", "/nowhere", headers=raw)
        assert answer.headers["x-request-id"] != "aaaaaaaaaaaa"  # only a trusted proxy may set it
        answer = await client.post("/api/v1/people/guest", json={"name": "A\r\nSet-Cookie: x=1", "lang": "en"})
        assert "x=1" not in str(answer.headers)


async def test_the_cookie_is_http_only_and_same_site(site: Site) -> None:
    async with site.client() as client:
        came = await client.post("/api/v1/people/guest", json={"name": "Ana"})
    session, csrf = came.headers.get_list("set-cookie")
    assert session.startswith("vigil_session=")
    for flag in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
        assert flag in session
    assert "Domain" not in session
    assert "Secure" not in session  # without https, as on a home network
    assert "HttpOnly" not in csrf  # our page reads it, and sends it back as a header


@pytest.mark.parametrize(
    ("host", "chosen", "good"),
    [
        ("localhost:8300", {}, True),
        ("127.0.0.1:8300", {}, True),
        ("[::1]:8300", {}, True),
        ("192.168.1.5:8300", {"lan": True}, True),
        ("vigil.localhost", {}, True),
        ("evil.example:8300", {}, False),
        ("evil.example", {"lan": True}, False),
        ("localhost.evil.example", {}, False),
        ("127.0.0.1.evil.example", {}, False),
        ("games.example.org", {"public_url": "https://games.example.org/vigil"}, True),
        ("evil.example", {"public_url": "https://games.example.org/vigil"}, False),
        ("BOX.lan:8300", {"allowed_hosts": ["box.lan"]}, True),
        ("evil.example", {"trusted_proxies": ["203.0.113.0/24"]}, True),
    ],
)
async def test_unknown_host_names_are_refused(tmp_path: Path, host: str, chosen: dict[str, Any], good: bool) -> None:
    async with site_at(tmp_path, **{"allowed_hosts": [], **chosen}) as site:
        transport = httpx.ASGITransport(app=site.app, client=(site.address, 5000))
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as client:
            came = await client.post(
                "/api/v1/people/guest", json={"name": "Ana"}, headers={"origin": f"http://{host}".lower()}
            )
            assert came.status_code == (201 if good else 421), came.text
            if not good:
                assert key(came) == "host-not-allowed"
            assert (await client.get("/healthz")).status_code == 200


async def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    async with site_at(tmp_path, trusted_proxies=["203.0.113.0/24"], base_path="/vigil") as site:
        forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.9", "origin": "https://vigil.test"}
        transport = httpx.ASGITransport(app=site.app, client=(site.address, 5000))
        async with httpx.AsyncClient(transport=transport, base_url=HOME) as client:
            came = await client.post("/vigil/api/v1/people/guest", json={"name": "Ana"}, headers=forwarded)
            assert came.status_code == 201
            assert "; Secure" in came.headers["set-cookie"]
            assert "Path=/vigil;" in came.headers["set-cookie"]
            assert "max-age" in came.headers["strict-transport-security"]
            assert came.headers["cross-origin-opener-policy"] == "same-origin"
            wrong = await client.get("/vigil/api/v1/nowhere", headers=forwarded)
            assert wrong.json()["type"] == "/vigil/problems/path-not-found"


@pytest.mark.parametrize(
    ("near", "row", "trusted", "address"),
    [
        ("203.0.113.7", "1.2.3.4", (), "203.0.113.7"),  # no trusted proxies: the header is ignored
        ("10.0.0.1", "1.2.3.4", ("10.0.0.0/8",), "1.2.3.4"),
        ("10.0.0.1", "6.6.6.6, 1.2.3.4", ("10.0.0.0/8",), "1.2.3.4"),  # the client added a false address
        ("10.0.0.1", "1.2.3.4, 10.0.0.2", ("10.0.0.0/8",), "1.2.3.4"),  # two proxies
        ("10.0.0.1", "nonsense", ("10.0.0.0/8",), "10.0.0.1"),
        ("10.0.0.1", "", ("10.0.0.1",), "10.0.0.1"),
        ("::1", "2001:db8::5", ("::1",), "2001:db8::5"),
        ("1.2.3.4", "9.9.9.9", ("10.0.0.0/8",), "1.2.3.4"),
    ],
)
def test_only_trusted_proxies_set_the_client_address(
    near: str, row: str, trusted: tuple[str, ...], address: str
) -> None:
    headers = [(b"host", b"here"), (b"x-forwarded-for", row.encode()), (b"x-forwarded-proto", b"https")]
    scope = {"type": "http", "scheme": "http", "client": (near, 1), "headers": headers}
    found, secure, _ = client_of(scope, trusted)
    assert found == address
    assert secure == any(near.startswith(each.split("/")[0][:3]) for each in trusted)


# -------------------------------------------------------------------- server errors


async def test_server_errors_reveal_no_details(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    extra = Routes("test")

    @extra.add("GET", "/api/v1/broken", who="anyone")
    async def broken(ask: Any) -> None:
        """Raise an unexpected exception."""
        raise RuntimeError("a database password")

    async with site_at(tmp_path, *extra) as site:
        (route,) = extra
        answer = await send(site, route, headers={"accept-language": "fr"})
    assert (answer.status_code, key(answer)) == (500, "server-error")
    assert "database password" not in answer.text
    assert answer.json()["request"] == answer.headers["x-request-id"]
    assert answer.json()["title"] == "Erreur du serveur"
    logged = capsys.readouterr()
    assert "a database password" in logged.out + logged.err  # the log has it with the same request id
    assert answer.json()["request"] in logged.out + logged.err


async def test_database_errors_only_appear_in_the_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    extra = Routes("test")
    thrown: list[Exception] = [
        Unavailable("database-error", "the database is not working: {why}", why="[Errno 2] /run/secret"),
        BadDatabase("database-not-writable", "cannot write {database}: {why}", database="/srv/secret", why="full"),
    ]

    @extra.add("GET", "/api/v1/broken", who="anyone")
    async def broken(ask: Any) -> None:
        """Raise an unexpected exception."""
        raise thrown.pop(0)

    async with site_at(tmp_path, *extra) as site:
        (route,) = extra
        away = await send(site, route)
        bad = await send(site, route)
        listed = {"421", "503"}
        for path in msgspec.json.decode(site.app.state.world.document)["paths"].values():
            assert all(listed <= set(operation["responses"]) for operation in path.values())
    assert (away.status_code, key(away)) == (503, "database-unavailable")
    assert away.headers["retry-after"] == "5"
    assert (bad.status_code, key(bad)) == (500, "server-error")
    assert "secret" not in away.text + bad.text
    logged = capsys.readouterr()
    assert "/run/secret" in logged.out + logged.err
    assert "/srv/secret" in logged.out + logged.err
