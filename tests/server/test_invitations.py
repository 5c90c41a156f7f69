"""A table before the game: invitations, names, avatars, and spectators."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from server.live_server import Person, Running, running
from vigil.server.network import is_here, qr_picture


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


TWO_SEATS = {"game": "ascension", "seats": [{"seat": 0, "me": True}]}


def test_an_invitation_has_a_link_and_a_qr_code(server: Running) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    code = ana.post("/tables", TWO_SEATS, 201)["code"]
    link = ben.get(f"/invitations/{code}/link")
    assert link == {"link": f"{server.url}/join/{code}", "code": code, "local_only": True}
    picture = ben.http.get(f"/api/v1/invitations/{code}/qr")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.content == qr_picture(link["link"])
    assert ben.get("/invitations/nobody/link", 404)["type"].endswith("/invitation-unknown")
    assert ben.get("/invitations/nobody/qr", 404)


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("localhost:8300", True),
        ("127.0.0.1", True),
        ("[::1]:8300", True),
        ("192.168.1.7:8300", False),
        ("a.test", False),
    ],
)
def test_local_only_addresses_are_recognized(host: str, here: bool) -> None:
    assert is_here(host) is here


def test_players_on_one_device_have_their_own_names_and_icons(server: Running) -> None:
    ana = Person(server, "Ana")
    ana.http.patch("/api/v1/me", json={"avatar": "owl"}).raise_for_status()
    seats = [{"seat": 0, "me": True}, {"seat": 1, "me": True, "name": " Bia ", "avatar": "fox-head"}]
    table = ana.post("/tables", {"game": "ascension", "seats": seats}, 201)
    assert [(chair["name"], chair["avatar"]) for chair in table["seats"]] == [("Ana", "owl"), ("Bia", "fox-head")]
    taken = [{"seat": 0, "me": True, "name": "Master"}]
    assert ana.post("/tables", {"game": "ascension", "seats": taken}, 409)["type"].endswith("/name-reserved")


def test_only_the_player_of_a_seat_can_change_its_deck(server: Running) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    game = {"game": "conflictus", "settings": {"format": "rapidinha"}, "seats": [{"seat": 0, "me": True}]}
    table = ana.post("/tables", game, 201)
    decks = [deck for deck in ana.get("/games")["games"][1]["decks"] if deck["format"] == "rapidinha"]
    again = {"me": True, "deck": decks[1]["code"], "seed_phrase": "seven candles"}
    assert ana.put(f"/tables/{table['id']}/seats/0", again)["seats"][0]["name"] == "Ana"
    wrong = {"me": True, "code": table["code"]}
    assert ben.put(f"/tables/{table['id']}/seats/0", wrong, 409)["type"].endswith("/seat-taken")


def test_a_table_without_spectators_refuses_requests_without_a_seat(server: Running) -> None:
    ana, zoe = Person(server, "Ana"), Person(server, "Zoe")
    seats = [{"seat": 0, "me": True}, {"seat": 1, "bot": "easy"}]
    options = {"public": True, "spectators": False}
    table = ana.post("/tables", {"game": "ascension", "seats": seats, "options": options, "start": True}, 201)["id"]
    refused = zoe.socket(table, seat="-").next()
    assert refused["type"] == "rejected"
    assert refused["problem"]["type"].endswith("/spectators-not-allowed")
    assert ana.socket(table, seat="-").next()["type"] == "hello"


def test_a_persons_ratings_cover_every_mode(server: Running) -> None:
    ana = Person(server, "Ana")
    seats = [{"seat": 0, "me": True}, {"seat": 1, "bot": "easy"}]
    table = ana.post("/tables", {"game": "ascension", "seats": seats, "start": True}, 201)["id"]
    assert ana.get(f"/people/{ana.id}/ratings") == {"ratings": []}
    ana.post(f"/tables/{table}/actions", {"type": "concede"})
    while not (found := ana.get(f"/people/{ana.id}/ratings")["ratings"]):  # rated in the background
        time.sleep(0.05)
    [row] = found
    assert (row["name"], row["game"], row["mode"], row["games"]) == ("Ana", "ascension", "free-2", 1)
    assert ana.get("/people/nobody/ratings", 404)
