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
