"""The browser's types are those of the server."""

from __future__ import annotations

from tools import protocol_types


def test_the_types_of_the_browser_are_made_from_the_messages_of_the_server() -> None:
    files = protocol_types.files()
    assert len(files) == 3
    for path, made in files.items():
        assert path.read_text("utf-8") == made, "python -m tools.protocol_types"
