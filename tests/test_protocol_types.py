"""The browser's types match the server's."""

from __future__ import annotations

from tools import protocol_types


def test_the_browser_types_match_the_servers_messages() -> None:
    files = protocol_types.files()
    assert len(files) == 3
    for path, made in files.items():
        assert path.read_text("utf-8") == made, "python -m tools.protocol_types"
