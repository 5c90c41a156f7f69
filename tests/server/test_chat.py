"""Long-lived connections: permissions of tokens, size limits, and when connections are closed."""

from __future__ import annotations

import contextlib
import json
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from server.live_server import Person, Running, Socket, running
from server.postgres import Postgres
from vigil.server import runner
from vigil.server.web import connections, http_guard
from vigil.server.web.websocket import MAX_FRAME, MAX_MESSAGE, MAX_REJECTED


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data")) as made:
        yield made


@pytest.fixture
def nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turn off the regular check, so that the end of a session must be announced."""
    monkeypatch.setattr(connections, "CHECK_SECONDS", 3600.0)


def game(ana: Person) -> str:
    seats = [{"seat": 0, "me": True}, {"seat": 1, "bot": "random"}]
    made = ana.post("/tables", {"game": "ascension", "options": {"public": True}, "seats": seats, "start": True}, 201)
    return str(made["id"])


def with_token(server: Running, table: str, token: str) -> Socket:
    """Connect as a program that sends its token in the first message."""
    socket = Person(server, "").socket(table, token="first")
    socket.send(type="token", token=token)
    return socket


def token_of(person: Person, *scopes: str) -> tuple[str, str]:
    made = person.post("/me/tokens", {"scopes": list(scopes)}, 201)
    return made["token"], made["info"]["id"]


def test_a_socket_that_authenticates_late_does_not_reveal_a_private_table(server: Running) -> None:
    ana = Person(server, "Ana")
    private = ana.post("/tables", {"game": "ascension", "seats": [{"seat": 0, "me": True}]}, 201)["id"]
    stranger = token_of(Person(server, "Zoe"), "read")[0]
    errors = []
    for table in (private, "4kGxTq9dZa"):
        silent = Person(server, "").socket(table, token="first")
        with pytest.raises(TimeoutError):  # every table asks for the token
            silent.next(0.3)
        silent.send(type="token", token=stranger)
        refused = silent.next()
        errors.append((refused["type"], refused["problem"]["type"], refused["problem"]["detail"].replace(table, "T")))
    assert errors[0] == errors[1]
    assert errors[0][1] == "/problems/table-unknown"


def test_a_tokens_scope_limits_what_it_can_send_over_a_socket(server: Running) -> None:
    ana = Person(server, "Ana")
    table = game(ana)
    reading = with_token(server, table, token_of(ana, "read")[0])
    assert reading.until("hello")["seat"] is None  # a spectator is allowed
    for said in ({"type": "chat", "text": "hi"}, {"type": "concede"}, {"type": "leave"}, {"type": "undo"}):
        reading.send(**said)
        assert reading.until("rejected")["problem"]["type"] == "/problems/scope-missing"
    reading.send(type="ping", id="p")
    assert reading.until("pong")["id"] == "p"
    reading.send(type="why", option="end_turn", id="w")
    assert reading.until("reason", "rejected")["type"] == "reason"
    reading.send(type="sync")
    assert reading.until("update")["status"] == "running"
    playing = with_token(server, table, token_of(ana, "play")[0])
    assert playing.next()["problem"]["type"] == "/problems/scope-missing"  # a socket shows only what its person may see
    assert ana.get(f"/tables/{table}/chat")["messages"] == []


def test_a_tokens_scope_limits_what_it_can_send_by_request(server: Running) -> None:
    ana = Person(server, "Ana")
    table = game(ana)
    asking = {"authorization": f"Bearer {token_of(ana, 'play')[0]}"}
    with httpx.Client(base_url=f"{server.url}/api/v1/tables/{table}", headers=asking, timeout=20) as program:
        for path, said in (("actions", {"type": "why", "option": "end_turn"}), ("hint", None)):
            answer = program.post(f"/{path}", json=said)
            assert (answer.status_code, answer.json()["type"]) == (403, "/problems/scope-missing")
            assert "read" in answer.json()["detail"]
        assert program.post("/actions", json={"type": "chat", "text": "hi"}).status_code == 200


def test_a_read_only_token_can_only_watch_over_every_transport(server: Running) -> None:
    ana = Person(server, "Ana")
    table = game(ana)
    token, _ = token_of(ana, "read")
    asking = {"authorization": f"Bearer {token}"}
    for query in ("", "?seat=0", "?seat=0&after=1&wait=1"):
        update = httpx.get(f"{server.url}/api/v1/tables/{table}/update{query}", headers=asking).json()
        assert (update["seat"], update["decision"]) == (None, None)
        assert [player["hand"]["faces"] for player in update["view"]["players"]] == [[], []]
        if "wait" not in query:
            with httpx.stream("GET", f"{server.url}/api/v1/tables/{table}/events{query}", headers=asking) as stream:
                update = next(json.loads(line[6:]) for line in stream.iter_lines() if '"type":"update"' in line)
            assert (update["seat"], update["decision"]) == (None, None)
            assert [player["hand"]["faces"] for player in update["view"]["players"]] == [[], []]


def test_an_unreadable_header_or_setting_is_not_a_server_error(server: Running) -> None:
    ana = Person(server, "Ana")
    table = game(ana)
    came = {b"last-event-id": b"\xb2"}  # a digit, but not a number
    with ana.http.stream("GET", f"/api/v1/tables/{table}/events", headers=came) as stream:
        assert stream.status_code == 200
        assert any('"type":"update"' in line for line in stream.iter_lines())
    broken = "http://[::1"
    asked = ana.http.post("/api/v1/tables", json={"game": "ascension"}, headers={"origin": broken})
    assert (asked.status_code, asked.json()["type"]) == (403, "/problems/origin-not-allowed")
    where = f"{server.url.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
    with connect(where, origin=Origin(broken)) as line:
        rejected = msgspec.json.decode(line.recv(20))
    assert rejected["problem"]["type"] == "/problems/origin-not-allowed"
    for cards in (2, True, "x", {"a": 1}, None):
        for name in ("ascension", "conflictus"):
            made = ana.http.post("/api/v1/tables", json={"game": name, "settings": {"cards": cards}})
            assert (made.status_code, made.json()["type"]) == (422, "/problems/setting-cards-not-list"), cards


def test_errors_between_valid_messages_do_not_close_the_socket(server: Running) -> None:
    ana = Person(server, "Ana")
    socket = ana.socket(game(ana))
    for number in range(MAX_REJECTED + 5):
        socket.send(type="fly")
        assert socket.until("rejected", "closing")["type"] == "rejected"
        socket.send(**({"type": "ping"} if number % 2 else {"type": "sync"}))
        assert socket.until("pong", "update", "closing")["type"] != "closing"


def test_a_message_that_is_too_long_closes_the_connection_with_a_reason(server: Running) -> None:
    ana = Person(server, "Ana")
    table = game(ana)
    socket = ana.socket(table)
    socket.send(type="chat", text="é" * (MAX_MESSAGE // 2))
    assert socket.until("closing")["reason"] == "message-too-long"
    another = ana.socket(table)
    with pytest.raises(ConnectionClosed):
        another.send(type="chat", text="x" * MAX_FRAME)
        while True:
            another.next()


@pytest.mark.usefixtures("nobody_looks")
def test_a_deleted_account_can_no_longer_send(server: Running) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = game(ana)
    socket = ben.socket(table)
    socket.until("update")
    answer = ben.http.request("DELETE", "/api/v1/me", params={"confirm": "Ben"})
    assert answer.status_code == 204
    assert socket.until("closing")["reason"] == "removed"
    with pytest.raises(ConnectionClosed):
        for _ in range(100):
            socket.send(type="chat", text="my words after all")
    assert ana.get(f"/tables/{table}/chat")["messages"] == []


@pytest.mark.usefixtures("nobody_looks")
def test_revoking_a_token_closes_its_connections_at_once(server: Running) -> None:
    ana = Person(server, "Ana")
    table = game(ana)
    token, card = token_of(ana, "read", "play")
    socket, own = with_token(server, table, token), ana.socket(table)
    socket.until("update")
    assert ana.http.delete(f"/api/v1/me/tokens/{card}").status_code == 204
    assert socket.until("closing")["reason"] == "signed-out"
    own.send(type="ping", id="still here")
    assert own.until("pong")["id"] == "still here"


@pytest.mark.usefixtures("nobody_looks")
def test_other_processes_learn_of_a_sign_out(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.fresh()
    with running(tmp_path / "one", url) as one, running(tmp_path / "two", url) as two:
        ana, ben = Person(one, "Ana"), Person(one, "Ben")
        table = game(ana)
        token, card = token_of(ana, "read", "play")
        program, away = with_token(two, table, token), Person(two, "")
        away.http.cookies.update(ben.http.cookies)
        watching = away.socket(table)
        for socket in (program, watching):
            socket.until("update")
        assert ana.http.delete(f"/api/v1/me/tokens/{card}").status_code == 204
        assert program.until("closing")["reason"] == "signed-out"
        assert ben.http.request("DELETE", "/api/v1/me", params={"confirm": "Ben"}).status_code == 204
        assert watching.until("closing")["reason"] == "removed"


def line(server: Running, said: bytes) -> socket.socket:
    """Open a plain connection and send these bytes."""
    made = socket.create_connection(("127.0.0.1", server.port), timeout=15)
    server.closing.callback(made.close)
    made.sendall(said)
    return made


def ended(there: socket.socket) -> bool:
    """Wait for the other side to close the connection, and return whether it did."""
    try:
        while there.recv(65_536):
            pass
    except ConnectionError:
        pass
    except TimeoutError:
        return False
    return True


WHOLE = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def test_an_incomplete_request_times_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_guard, "HEADER_SECONDS", 0.5)
    with running(tmp_path) as server:
        for said in (b"", b"GET / HTT", b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ", WHOLE + b"GET / HTT"):
            assert ended(line(server, said)), said
        asked = line(server, WHOLE)
        assert asked.recv(65_536).startswith(b"HTTP/1.1 200")
        asked.sendall(b"GET /healthz HT")  # another request on the same connection
        assert ended(asked)
        ana = Person(server, "Ana")
        seat = ana.socket(game(ana))  # its request is complete, so it stays
        seat.until("update")
        late = ana.http.get(f"/api/v1/tables/{seat.update['table']}/update", params={"after": 9**9, "wait": 1})
        assert late.status_code == 200  # a response may take longer than a request
        seat.send(type="ping", id="p")
        assert seat.until("pong")["id"] == "p"


def test_endless_headers_are_not_read(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        there = line(server, b"GET / HTTP/1.1\r\nHost: x\r\n")
        with contextlib.suppress(ConnectionError):
            for _ in range(40):
                there.sendall(b"X-More: " + b"x" * 4096 + b"\r\n")
        assert ended(there)


ASKED = b"POST /api/v1/decks/check HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
CHUNKED = ASKED + b"Transfer-Encoding: chunked\r\n\r\n"


def poured(there: socket.socket, what: bytes, most: int) -> int:
    """Send the same bytes again and again. Return how many were sent before the other side closed the connection."""
    sent = 0
    with contextlib.suppress(ConnectionError):
        while sent < most:
            there.sendall(what)
            sent += len(what)
    return sent


def test_endless_headers_are_not_read_after_a_body_or_during_a_response(tmp_path: Path) -> None:
    """The kernel buffers some bytes, so much is sent: without a limit, all of it would be accepted."""
    with running(tmp_path) as server:
        ana = Person(server, "Ana")
        table = game(ana)
        late = f"GET /api/v1/tables/{table}/update?after={9**9}&wait=8 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
        for before, then in (
            (CHUNKED, b"0\r\nX-T: "),  # a trailer after the body
            (CHUNKED, b"0\r\n"),  # many of them
            (CHUNKED, b"1;"),  # a chunk extension
            (late, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "),  # the next request, while this one waits
            (late, b""),
        ):
            there = line(server, before)
            time.sleep(0.2)  # to arrive separately
            there.sendall(then)
            what = b"X-More: " + b"x" * 4000 + b"\r\n" if then.endswith(b"\n") else b"x" * 4000
            if not then:
                what = b"\r\n" * 2000
            assert poured(there, what, 20_000_000) < 20_000_000, then
            assert ended(there)
        assert ana.get("/me")["name"] == "Ana"  # and no other client was delayed


def test_a_body_in_many_small_chunks_is_read_to_its_end(server: Running) -> None:
    body = b'{"text": "' + b"x" * 20_000 + b'"}'
    pieces = b"".join(b"1\r\n%c\r\n" % each for each in body) + b"0\r\nX-After: it\r\n\r\n"
    there = line(server, CHUNKED + pieces)
    answer = until(there, b"\r\n\r\n")
    assert b" 413 " not in answer
    assert b" 500 " not in answer
    there.sendall(WHOLE)  # the connection is still open
    until(there, b"200 OK")


def until(there: socket.socket, wanted: bytes) -> bytes:
    """Read until the data contains this text."""
    received = b""
    while wanted not in received:
        some = there.recv(65_536)
        assert some, received
        received += some
    return received


def test_a_client_that_never_reads_is_disconnected_without_a_server_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(http_guard, "WRITE_SECONDS", 0.5)
    with running(tmp_path) as server:
        assert server.running is not None
        asked = b"GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        for last in (asked, asked.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")):
            there = socket.socket()
            server.closing.callback(there.close)
            there.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            there.connect(("127.0.0.1", server.port))
            there.settimeout(15)
            there.sendall(asked * 30 + last)
            assert hung_up(server)
        vanished = line(server, asked * 40)
        vanished.close()
        assert hung_up(server)
    assert "Traceback" not in "".join(capfd.readouterr())


def test_an_open_request_gets_an_error_when_the_server_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "REQUEST_SECONDS", 1)
    with running(tmp_path) as server, socket.create_connection(("127.0.0.1", server.port), timeout=15) as there:
        there.sendall(ASKED + b"Accept-Language: fr\r\nContent-Length: 100\r\n\r\n{")
        while not server.open_lines():
            time.sleep(0.05)
        server.stop()
        received = until(there, b"}")
    assert received.startswith(b"HTTP/1.1 503 ")
    for said in (b"application/problem+json", b"retry-after: ", b"/problems/server-stopping", "va s’arrêter".encode()):
        assert said in received


def hung_up(server: Running) -> bool:
    """Wait until no connection is left, and return whether that happened."""
    for _ in range(300):
        if not server.open_lines():
            return True
        time.sleep(0.05)
    return False


def test_one_address_cannot_use_all_connections(tmp_path: Path) -> None:
    with running(tmp_path, max_connections_per_address=2) as server:
        idle = [line(server, b"GET / HTT") for _ in range(4)]
        assert ended(line(server, WHOLE))
        idle[0].close()
        for _ in range(200):  # until the server has noticed
            with contextlib.suppress(ConnectionError):
                if line(server, WHOLE).recv(65_536).startswith(b"HTTP/1.1 200"):
                    break
        else:
            pytest.fail("there is room again, and still nobody is answered")


def test_a_server_raises_its_limit_of_open_files() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 900), hard))
        http_guard.raise_file_limit()
        now = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert now == (http_guard.DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, http_guard.DESCRIPTORS))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
