"""Parse whatever users paste: server, table or invitation."""

from __future__ import annotations

import pytest

from vigil.client.errors import ProtocolError
from vigil.client.server_address import Address, address_of

TABLE, CODE = "7Kq2mZpXwE", "kX3v9-QmT_5nR8sWzL2yAbCd"


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("http://localhost:8300", Address("http://localhost:8300")),
        ("localhost:8300", Address("http://localhost:8300")),
        ("https://play.example.org/games/", Address("https://play.example.org/games")),
        (f"http://h:1/table/{TABLE}", Address("http://h:1", TABLE)),
        (f"http://h:1/table/{TABLE}?code={CODE}", Address("http://h:1", TABLE, CODE)),
        (f"https://h/games/api/v1/tables/{TABLE}/record", Address("https://h/games", TABLE)),
        (f"https://h/games/#/table/{TABLE}?code={CODE}", Address("https://h/games", TABLE, CODE)),
        (f"https://h/games/replay/{TABLE}?at=12", Address("https://h/games", TABLE)),
        (f"https://h/join/{CODE}", Address("https://h", None, CODE)),
        (f"https://h/api/v1/invitations/{CODE}", Address("https://h", None, CODE)),
        ("wss://h/api/v1", Address("https://h")),
        ("http://ana:secret@h:1", Address("http://h:1")),
    ],
)
def test_server_addresses_are_parsed(typed: str, found: Address) -> None:
    assert address_of(typed) == found


def test_an_invitation_link_is_parsed_as_its_table() -> None:
    here = Address("https://h/games", TABLE, CODE)
    assert address_of(here.link) == here


@pytest.mark.parametrize("typed", ["", "ftp://h", "http://", "http://h:99999999", "http://h:x"])
def test_invalid_addresses_are_refused(typed: str) -> None:
    with pytest.raises(ProtocolError, match="is not a server address"):
        address_of(typed)
