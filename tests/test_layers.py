"""Who may import whom, how long a module may be, and what no file may name."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
LONGEST = 600

# Read from the top: a part may import itself and what stands beside it here.
# A new part of the package gets its own row.
PARTS: dict[str, set[str]] = {
    "vigil": set(),
    "vigil.kernel": set(),
    "vigil.effects": {"vigil.kernel"},
    "vigil.games": set(),
}
GAMES = {"vigil.games.ascension", "vigil.games.conflictus"}  # no game imports another
PARTS["vigil.plugin"] = {"vigil.kernel"}
PARTS["vigil.registry"] = {"vigil.kernel", "vigil.plugin", "vigil.games"}
PARTS |= {game: {"vigil.kernel", "vigil.effects"} for game in GAMES}
PARTS |= {f"{game}.plugin": {"vigil.plugin"} for game in GAMES}
PARTS["vigil.rulebook"] = {"vigil.kernel", "vigil.plugin", "vigil.registry"}
LOWER = {"vigil.kernel", "vigil.effects", "vigil.plugin", "vigil.registry", *GAMES}
PARTS["vigil.words"] = {*LOWER, "vigil.rulebook"}
PARTS["vigil.bots"] = {*LOWER, "vigil.words"}
PARTS["vigil.lab"] = {*LOWER, "vigil.words", "vigil.bots"}
PARTS["vigil.tui"] = {*PARTS["vigil.words"], "vigil.words", "vigil.bots"}
PARTS["vigil.games.generic"] = {*LOWER, "vigil.words", "vigil.bots"}
PARTS["vigil.wire"] = set()
PARTS["vigil.server"] = {*PARTS["vigil.words"], "vigil.words", "vigil.bots", "vigil.lab", "vigil.wire"}
PARTS["vigil.client"] = {*PARTS["vigil.tui"], "vigil.tui", "vigil.wire"}
PARTS["vigil.cli"] = {*PARTS["vigil.client"], "vigil.lab", "vigil.server", "vigil.client"}
PARTS["vigil.__main__"] = {"vigil.cli"}

# Packages from outside the standard library; a part that is not here uses none.
OUTSIDE: dict[str, set[str]] = {
    "vigil.words": {"fluent"},
    "vigil.tui": {"rich"},
    "vigil.wire": {"msgspec"},
    "vigil.server": {"aiosqlite", "alembic", "argon2", "asyncpg", "msgspec", "openskill", "pebble"}
    | {"prometheus_client", "segno", "sqlalchemy", "starlette", "structlog", "uvicorn"},
    "vigil.client": {"httpx", "rich", "websockets"},
    "vigil.cli": {"rich", "typer"},
}

# Split, so that this file does not name them itself.
FORBIDDEN = re.compile(
    "|".join(
        re.escape("".join(pieces))
        for pieces in [
            ("/wo", "rk/"),
            ("/ro", "ot/"),
            ("index", "-url"),
            ("index", "_url"),
            ("find", "-links"),
            ("py", "pi.org"),
            ("python", "hosted.org"),
            ("registry.", "npmjs"),
            ("registry.", "yarnpkg"),
        ]
    ),
    re.IGNORECASE,
)


def part_of(module: str) -> str | None:
    """The row a module belongs to: the longest one its name begins with."""
    rows = [part for part in PARTS if module == part or module.startswith(part + ".")]
    best = max(rows, key=len, default=None)
    if best in ("vigil", "vigil.games") and module != best:
        return None  # vigil.novelty has no row of its own yet
    return best


def imports(module: str, source: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Every name a module imports, with its line, relative names made whole."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                up = node.level - 1 if is_package else node.level
                home = module.split(".")[: len(module.split(".")) - up]
                base = ".".join([*home, base]) if base else ".".join(home)
            for name in node.names:
                # `from vigil import kernel` is an import of vigil.kernel, not of vigil.
                whole = f"{base}.{name.name}"
                yield node.lineno, whole if whole in PARTS or (base == "vigil" and whole in MODULES) else base


def trespasses(modules: Iterable[tuple[str, str]], packages: Iterable[str] = ()) -> list[str]:
    """What the modules, given as (name, source), import and may not."""
    found, packages = [], set(packages)
    for module, source in modules:
        here = part_of(module)
        if here is None:
            found.append(f"{module} has no row in the table of parts")
            continue
        for line, name in imports(module, source, module in packages):
            top = name.partition(".")[0]
            if top == "vigil":
                there = part_of(name)
                allowed = there is not None and (there == here or there == "vigil" or there in PARTS[here])
            else:
                allowed = top in sys.stdlib_module_names or top in OUTSIDE.get(here, set())
            if not allowed:
                found.append(f"{module}:{line} imports {name}")
    return found


def name_of(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


PATHS = sorted(SRC.rglob("*.py"))
MODULES = {name_of(path) for path in PATHS}
PACKAGES = {name_of(path) for path in PATHS if path.name == "__init__.py"}


LEFTOVERS = {".git", ".venv", ".hypothesis", "__pycache__", "build", "dist"}
LEFTOVERS |= {".mypy_cache", ".pytest_cache", ".ruff_cache"}


def tracked() -> list[Path]:
    """The files of the repository; without git, all but what tools leave behind."""
    git = ["git", "-C", str(ROOT)]
    try:
        top = subprocess.run([*git, "rev-parse", "--show-toplevel"], capture_output=True, text=True, check=True)
        if Path(top.stdout.strip()).samefile(ROOT):
            listed = subprocess.run([*git, "ls-files", "-z"], capture_output=True, text=True, check=True)
            return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]
    except (OSError, subprocess.CalledProcessError):
        pass
    return [path for path in ROOT.rglob("*") if path.is_file() and not LEFTOVERS & set(path.relative_to(ROOT).parts)]


def forbidden(text: str) -> list[str]:
    return [
        f"line {number} names {found[0]}"
        for number, line in enumerate(text.splitlines(), 1)
        if (found := FORBIDDEN.search(line))
    ]


def test_imports_only_go_down() -> None:
    assert trespasses(((name_of(path), path.read_text(encoding="utf-8")) for path in PATHS), PACKAGES) == []


@pytest.mark.parametrize(
    ("module", "source", "named"),
    [
        ("vigil.kernel.match", "import vigil.games.ascension.rules", "vigil.games.ascension.rules"),
        ("vigil.kernel.match", "from vigil.effects import machine", "vigil.effects"),
        ("vigil.kernel.match", "from vigil import effects", "vigil.effects"),
        ("vigil.kernel.match", "from ..effects.machine import run", "vigil.effects.machine"),
        ("vigil.kernel.match", "def late() -> None:\n    from rich import print", "rich"),
        ("vigil.kernel.match", "import tests.scene", "tests.scene"),
        ("vigil.kernel.match", "from scene import Scene", "scene"),
        ("vigil.effects.machine", "import vigil.rulebook", "vigil.rulebook"),
        ("vigil.games.ascension.rules", "from vigil.games.conflictus.view import view", "vigil.games.conflictus.view"),
        ("vigil.games.ascension.rules", "from vigil.games import conflictus", "vigil.games.conflictus"),
        ("vigil.games.ascension.rules", "from ..conflictus import state", "vigil.games.conflictus"),
        ("vigil.registry", "from vigil.rulebook import rule", "vigil.rulebook"),
        ("vigil.rulebook", "from vigil.words import say", "vigil.words"),
        ("vigil.words.en", "from vigil.bots.greedy import choose", "vigil.bots.greedy"),
        ("vigil.bots.greedy", "from vigil.tui import app", "vigil.tui"),
        ("vigil.bots.greedy", "from vigil.rulebook import rule", "vigil.rulebook"),
        ("vigil.tui.app", "from vigil import cli", "vigil.cli"),
        ("vigil.client.table", "from vigil.server.entry import Entry", "vigil.server.entry"),
        ("vigil.server.room", "from vigil.tui import app", "vigil.tui"),
        ("vigil.wire.messages", "from vigil.kernel.event import Event", "vigil.kernel.event"),
        ("vigil.lab.run", "from vigil import server", "vigil.server"),
    ],
)
def test_a_forbidden_import_is_found(module: str, source: str, named: str) -> None:
    line = source.count("\n") + 1
    assert trespasses([(module, source)]) == [f"{module}:{line} imports {named}"]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("vigil.kernel.match", "import json\nimport vigil.kernel.luck\nfrom . import plain\nfrom .luck import roll"),
        ("vigil.kernel.match", "from vigil import __version__"),
        ("vigil.games.ascension.rules", "from vigil.effects.language import Seq\nfrom .cards import heroes"),
        ("vigil.words.manual", "from vigil.registry import GAMES\nfrom vigil import rulebook\nimport fluent.runtime"),
        ("vigil.tui.app", "from vigil import bots, rulebook, words\nfrom rich.table import Table"),
        ("vigil.cli", "import typer\nfrom vigil.tui.app import play\nfrom vigil import kernel"),
    ],
)
def test_an_honest_import_is_left_alone(module: str, source: str) -> None:
    assert trespasses([(module, source)]) == []


def test_relative_imports_of_a_package_start_at_the_package() -> None:
    planted = [("vigil.kernel", "from .luck import roll\nfrom ..effects import machine")]
    assert trespasses(planted, packages=["vigil.kernel"]) == ["vigil.kernel:2 imports vigil.effects"]


def test_a_new_part_needs_a_row() -> None:
    assert trespasses([("vigil.novelty", "")]) == ["vigil.novelty has no row in the table of parts"]


def test_no_module_is_too_long() -> None:
    lengths = {path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in PATHS}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST} == {}


def test_no_file_names_a_machine_or_an_index() -> None:
    found = {}
    for path in tracked():
        try:
            lines = forbidden(path.read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            continue  # not a text
        if lines:
            found[path.relative_to(ROOT).as_posix()] = lines
    assert found == {}


def test_a_machine_or_an_index_is_found() -> None:
    planted = "fine\nsee /wo" + "rk/here\n--index" + "-url somewhere\nframework/s\n"
    assert forbidden(planted) == ["line 2 names /wo" + "rk/", "line 3 names index" + "-url"]
