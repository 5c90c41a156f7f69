"""A real server for the third game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from client.live_server import Serving


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    server = Serving(tmp_path)
    yield server
    server.end()


@pytest.fixture(autouse=True)
def own_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the records of these games out of the user's folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
