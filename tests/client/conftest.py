"""Servers for the client tests: a shared one, and a proxy for each test that cuts connections."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from client.live_server import Serving, Wire


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("server"))
    yield server
    server.end()


@pytest.fixture
def wire(serving: Serving) -> Iterator[Wire]:
    made = Wire(serving.port)
    yield made
    made.end()


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give every terminal a folder of its own for its files."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LANG", "en")
    monkeypatch.delenv("LC_ALL", raising=False)
    return tmp_path
