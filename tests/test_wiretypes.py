"""The browser's types are those of the server."""

from __future__ import annotations

from tools import protocol_types


def test_the_types_of_the_browser_are_made_from_the_messages_of_the_server() -> None:
    assert protocol_types.TARGET.read_text("utf-8") == protocol_types.types(), "python -m tools.protocol_types"
