"""The parts of the server are passed in explicitly, and tables are reached only through access checks."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import vigil.server
from server.recording_observer import RecordingObserver
from server.test_table_service import choose, start_game
from server.wiring import tables_in
from vigil.protocol import messages as wire
from vigil.server.store import Store

pytestmark = pytest.mark.anyio

SERVER = Path(str(vigil.server.__file__)).parent
SOURCES = {path.relative_to(SERVER).as_posix(): path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py")}

RAW = {"rooms", "hosted", "open_room", "visible_room"}
"""Names that give access to a table without a check."""
ROOMS = {"room", "_room", "_live"}
"""Names that give access to a room, with the running match."""
ROOM_MODULES = {"vigil.server.room", "vigil.server.room_manager"}
MAY_REACH_TABLES = {
    "room_manager.py": "stores them",
    "delayed_room.py": "is a part of that: the same tables with a delay",
    "table_service.py": "carries out what players do",
    "scheduler.py": "lets bots answer and clocks run",
    "idle_games.py": "is a part of that: idle games",
    "admin.py": "is for operators",
    "bootstrap.py": "puts the server together",
    "runner.py": "closes it",
    "web/access.py": "checks who may see them",
}
MAY_REACH_THE_SERVICE = {"web/access.py", "web/context.py", "web/request.py"}
"""In the web layer, routes and sockets go through these."""
OPTIONAL_PARTS = {"game_presenter.py"}
"""Optional parts of a game's plugin, which aren't parts of the server."""


def attributes(source: str, names: set[str]) -> list[str]:
    """Return where an attribute with one of these names is used."""
    return [
        f"line {node.lineno}: .{node.attr}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and node.attr in names
    ]


def imported(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{name.name}" for name in node.names)


def public_fields(source: str) -> set[str]:
    """Return the public fields that objects are given."""
    return {
        node.attr
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and not node.attr.startswith("_")
    }


def defaults(source: str) -> list[str]:
    """Return lambdas used as default values of parameters or fields."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            given = [*node.args.defaults, *(each for each in node.args.kw_defaults if each is not None)]
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            given = [node.value]
        else:
            continue
        found += [f"line {each.lineno}" for each in given if isinstance(each, ast.Lambda)]
    return found


def hooked(source: str) -> list[str]:
    """Return where a callback of an object is set from outside."""
    return [
        f"line {node.lineno}: .{target.attr}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Attribute) and target.attr.startswith("on_")
        if not (isinstance(target.value, ast.Name) and target.value.id == "self")
    ]


def test_only_listed_modules_reach_undelayed_tables() -> None:
    reaching = {name for name, source in SOURCES.items() if attributes(source, RAW)}
    reaching |= {
        name
        for name, source in SOURCES.items()
        if any(each == "vigil.server.room_manager.RoomManager" for each in imported(source))
    }
    assert reaching == set(MAY_REACH_TABLES)


def test_routes_and_sockets_do_not_reach_the_service() -> None:
    web = {name: attributes(source, {"service"}) for name, source in SOURCES.items() if name.startswith("web/")}
    found = {name for name, where in web.items() if where}
    assert found - {"web/connections.py"} == MAY_REACH_THE_SERVICE


def test_handlers_do_not_reach_rooms() -> None:
    """A room contains the running match. `VisibleTable` gives handlers only what their caller may see."""
    handlers = {name: source for name, source in SOURCES.items() if name.startswith("web/") and name != "web/access.py"}
    reaching = {name: found for name, source in handlers.items() if (found := attributes(source, ROOMS))}
    assert reaching == {}
    modules = {each.rpartition(".")[0] for source in handlers.values() for each in imported(source)}
    assert not modules & ROOM_MODULES
    assert public_fields(SOURCES["web/access.py"]) == {"caller", "table", "seat"}


def test_constructors_require_their_dependencies() -> None:
    found = {name: where for name, source in SOURCES.items() if (where := [*defaults(source), *hooked(source)])}
    assert set(found) == OPTIONAL_PARTS


def test_these_tests_detect_violations() -> None:
    assert attributes("table = request.world.service.rooms.hosted[table]", RAW) == ["line 1: .hosted", "line 1: .rooms"]
    assert attributes("names = handle.table.room.seats", ROOMS) == ["line 1: .room"]
    assert public_fields("self._live, self.room = live, room") == {"room"}
    assert defaults("class A:\n    end: Callable[[], None] = lambda: None") == ["line 2"]
    assert defaults("def f(*, now: Clock = lambda: 0) -> None: ...") == ["line 1"]
    assert hooked("pool.on_timeout = metrics.bot_timeouts.inc") == ["line 1: .on_timeout"]
    assert hooked("self.on_timeout = on_timeout") == []


async def test_an_observer_receives_every_entry_and_write(store: Store) -> None:
    service = tables_in(store)
    observer = service.rooms.observer
    assert isinstance(observer, RecordingObserver)
    room = await start_game(service, "ana", "ben")
    await choose(service, room, "end_turn")
    await service.act(room.id, "ana", "Ana", 0, wire.Concede())
    kinds = [entry.kind for entry in await store.entries(room.id)]
    assert observer.entries == kinds == ["created", "sat", "sat", "started", "chose", "conceded"]
    assert len(observer.writes) == len(kinds) - 1, "the first entry is written with the table's place in the lists"
    assert observer.failures == []
    await service.rooms.close()
