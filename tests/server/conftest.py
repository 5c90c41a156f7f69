"""Stores for tests, on each kind of database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from server.postgres import Postgres
from vigil.server.store import Store


@pytest.fixture
def anyio_backend() -> str:
    """Run asynchronous tests on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A private PostgreSQL. Each test worker starts one."""
    try:
        made = Postgres()
    except FileNotFoundError as missing:
        pytest.fail(str(missing), pytrace=False)
    yield made
    made.end()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty store, once for each kind of database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/vigil.db"
        return
    server: Postgres = request.getfixturevalue("postgres")
    url = server.fresh()
    yield url
    server.give_back(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without our schema, once for each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/vigil.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh(empty=True)


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    made = await Store.open(database_url)
    yield made
    await made.close()
