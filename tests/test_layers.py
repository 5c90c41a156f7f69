"""Layers: which part may import which, how long a module may be, and what no file may mention."""

from __future__ import annotations

import ast
import functools
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent_ast
from fluent.syntax.visitor import Visitor

from vigil.terminal.screen import screen_of

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
LONGEST = 600

# From the bottom layer up: a part may import itself and the parts named here.
# A new part of the package gets its own row.
PARTS: dict[str, set[str]] = {
    "vigil": set(),
    "vigil.kernel": set(),
    "vigil.effects": {"vigil.kernel"},
    "vigil.games": set(),
}
GAMES = {"vigil.games.ascension", "vigil.games.conflictus"}  # no game imports another
RULES = {"vigil.kernel", "vigil.effects"}
PARTS["vigil.plugin"] = {"vigil.kernel"}
PARTS["vigil.registry"] = {"vigil.kernel", "vigil.plugin", "vigil.games"}
PARTS["vigil.rulebook"] = {"vigil.kernel", "vigil.plugin", "vigil.registry"}
LOWER = {*RULES, "vigil.plugin", "vigil.registry"}
PARTS["vigil.text"] = {*LOWER, "vigil.rulebook"}
PARTS["vigil.bots"] = {*LOWER, "vigil.text"}
PARTS["vigil.lab"] = {*LOWER, "vigil.text", "vigil.bots"}
PARTS["vigil.terminal"] = {*LOWER, "vigil.rulebook", "vigil.text", "vigil.bots"}
PARTS["vigil.protocol"] = set()
PARTS["vigil.server"] = {*LOWER, "vigil.rulebook", "vigil.text", "vigil.bots", "vigil.lab", "vigil.protocol"}
PARTS["vigil.client"] = {*LOWER, "vigil.rulebook", "vigil.text", "vigil.bots", "vigil.terminal", "vigil.protocol"}
PARTS["vigil.cli"] = {*PARTS["vigil.client"], "vigil.lab", "vigil.server", "vigil.client"}
PARTS["vigil.games.generic"] = {*LOWER, "vigil.text", "vigil.bots", "vigil.lab", "vigil.terminal", "vigil.server"}

# The parts of a game: which parts of its own folder each may import, and which shared ones.
SLICES: dict[str, tuple[set[str], set[str]]] = {
    "rules": ({"cards"}, RULES),
    "cards": ({"rules"}, RULES),
    "card_support": ({"rules", "cards"}, RULES),
    "deck_support": ({"rules", "cards", "text"}, {*LOWER, "vigil.text"}),
    "settings": ({"rules"}, {"vigil.kernel", "vigil.plugin"}),
    "text": ({"rules", "cards"}, {*LOWER, "vigil.rulebook", "vigil.text"}),
    "bots": ({"rules", "cards", "text"}, {*LOWER, "vigil.text", "vigil.bots"}),
    "lab": ({"rules", "cards", "text", "bots"}, {*LOWER, "vigil.text", "vigil.bots", "vigil.lab"}),
    "terminal": (
        {"rules", "cards", "text", "bots", "deck_support"},
        {*LOWER, "vigil.rulebook", "vigil.text", "vigil.bots", "vigil.terminal"},
    ),
    "server": ({"rules", "text"}, {*LOWER, "vigil.text", "vigil.protocol", "vigil.server"}),
    "plugin": (set(), {"vigil.plugin"}),
}
PARTS |= {game: set() for game in GAMES}
for game in GAMES:
    for piece, (own, shared) in SLICES.items():
        PARTS[f"{game}.{piece}"] = {*shared, *(f"{game}.{each}" for each in own)}
PARTS["vigil.__main__"] = {"vigil.cli"}

# Third-party packages; a part without a row uses none.
OUTSIDE: dict[str, set[str]] = {
    "vigil.text": {"fluent"},
    "vigil.terminal": {"rich"},
    "vigil.games.generic": {"rich"},
    **{f"{game}.terminal": {"rich"} for game in sorted(GAMES)},
    "vigil.protocol": {"msgspec"},
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
    """Return the part a module belongs to: the longest prefix of its name."""
    rows = [part for part in PARTS if module == part or module.startswith(part + ".")]
    best = max(rows, key=len, default=None)
    if best in ("vigil", "vigil.games", *GAMES) and module != best:
        return None  # vigil.novelty has no row of its own yet
    return best


def imports(module: str, source: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Return every name a module imports with its line; relative names become absolute."""
    tree = ast.parse(source)
    skipped = typing_only(tree) if module == "vigil.plugin" else set()  # it names the interfaces of higher parts
    for node in ast.walk(tree):
        if node in skipped:
            continue
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


def forbidden_imports(modules: Iterable[tuple[str, str]], packages: Iterable[str] = ()) -> list[str]:
    """Return the forbidden imports of modules, given as (name, source)."""
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


def typing_only(tree: ast.AST) -> set[ast.AST]:
    """Return the nodes under `if TYPE_CHECKING:`, which never run."""
    return {
        node
        for block in ast.walk(tree)
        if isinstance(block, ast.If) and isinstance(block.test, ast.Name) and block.test.id == "TYPE_CHECKING"
        for statement in block.body
        for node in ast.walk(statement)
    }


def needs(module: str, source: str, is_package: bool, known: set[str]) -> set[str]:
    """Return our modules that a module imports at its head or in a function, except for annotations only."""
    tree = ast.parse(source)
    skipped, found = typing_only(tree), set[str]()
    for node in ast.walk(tree):
        if node in skipped:
            continue
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            up = node.level - is_package if node.level else len(module.split("."))
            home = module.split(".")[: len(module.split(".")) - up]
            base = ".".join([*home, *([node.module] if node.module else [])])
            found |= {whole if (whole := f"{base}.{name.name}") in known else base for name in node.names}
    return (found & known) - {module}


def knot(graph: Mapping[str, Iterable[str]]) -> list[str]:
    """Return a circular import as a list of modules that ends with its first one, or nothing."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        ring: list[str] = error.args[1]
        return ring[::-1]
    return []


def late(source: str) -> list[str]:
    """Return imports inside functions with their lines."""
    return [
        f"line {node.lineno}"
        for function in ast.walk(ast.parse(source))
        if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef))
        for node in ast.walk(function)
        if isinstance(node, (ast.Import, ast.ImportFrom))
    ]


def name_of(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


PATHS = sorted(SRC.rglob("*.py"))
MODULES = {name_of(path) for path in PATHS}
PACKAGES = {name_of(path) for path in PATHS if path.name == "__init__.py"}


LEFTOVERS = {".git", ".venv", ".hypothesis", "__pycache__", "build", "dist"}
LEFTOVERS |= {".mypy_cache", ".pytest_cache", ".ruff_cache"}


def tracked() -> list[Path]:
    """Return the files of the repository; without git, all except those that tools create."""
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


def test_imports_follow_the_layers() -> None:
    assert forbidden_imports(((name_of(path), path.read_text(encoding="utf-8")) for path in PATHS), PACKAGES) == []


@pytest.mark.parametrize(
    ("module", "source", "named"),
    [
        ("vigil.kernel.match", "import vigil.games.ascension.rules.turns", "vigil.games.ascension.rules.turns"),
        ("vigil.kernel.match", "from vigil.effects import machine", "vigil.effects"),
        ("vigil.kernel.match", "from vigil import effects", "vigil.effects"),
        ("vigil.kernel.match", "from ..effects.machine import run", "vigil.effects.machine"),
        ("vigil.kernel.match", "def late() -> None:\n    from rich import print", "rich"),
        ("vigil.kernel.match", "import tests.scene", "tests.scene"),
        ("vigil.kernel.match", "from scene import Scene", "scene"),
        ("vigil.effects.machine", "import vigil.rulebook", "vigil.rulebook"),
        (
            "vigil.games.ascension.rules.turns",
            "from vigil.games.conflictus.rules.view import view",
            "vigil.games.conflictus.rules.view",
        ),
        ("vigil.games.ascension.rules.turns", "from vigil.games import conflictus", "vigil.games.conflictus"),
        ("vigil.games.ascension.rules.turns", "from ...conflictus import state", "vigil.games.conflictus"),
        ("vigil.registry", "from vigil.rulebook import rule", "vigil.rulebook"),
        ("vigil.rulebook", "from vigil.text import say", "vigil.text"),
        ("vigil.text.en", "from vigil.bots.greedy import choose", "vigil.bots.greedy"),
        ("vigil.bots.greedy", "from vigil.terminal import app", "vigil.terminal"),
        ("vigil.bots.greedy", "from vigil.rulebook import rule", "vigil.rulebook"),
        ("vigil.terminal.app", "from vigil import cli", "vigil.cli"),
        ("vigil.client.table", "from vigil.server.journal_entry import Entry", "vigil.server.journal_entry"),
        ("vigil.server.room", "from vigil.terminal import app", "vigil.terminal"),
        ("vigil.protocol.messages", "from vigil.kernel.event import Event", "vigil.kernel.event"),
        ("vigil.lab.run", "from vigil import server", "vigil.server"),
    ],
)
def test_a_forbidden_import_is_found(module: str, source: str, named: str) -> None:
    line = source.count("\n") + 1
    assert forbidden_imports([(module, source)]) == [f"{module}:{line} imports {named}"]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("vigil.kernel.match", "import json\nimport vigil.kernel.rng\nfrom . import plain\nfrom .luck import roll"),
        ("vigil.kernel.match", "from vigil import __version__"),
        ("vigil.games.ascension.rules.turns", "from vigil.effects.language import Seq\nfrom .cards import heroes"),
        ("vigil.text.manual", "from vigil.registry import GAMES\nfrom vigil import rulebook\nimport fluent.runtime"),
        ("vigil.terminal.app", "from vigil import bots, rulebook, words\nfrom rich.table import Table"),
        ("vigil.cli", "import typer\nfrom vigil.terminal.app import play\nfrom vigil import kernel"),
    ],
)
def test_an_allowed_import_is_accepted(module: str, source: str) -> None:
    assert forbidden_imports([(module, source)]) == []


def test_relative_imports_of_a_package_start_at_the_package() -> None:
    planted = [("vigil.kernel", "from .luck import roll\nfrom ..effects import machine")]
    assert forbidden_imports(planted, packages=["vigil.kernel"]) == ["vigil.kernel:2 imports vigil.effects"]


def test_nothing_outside_its_folder_names_a_game() -> None:
    """No shared code, message, style or data file names a game; shared code asks the plugin."""
    games = {game.rpartition(".")[2] for game in GAMES}
    naming = re.compile("|".join(games | {"samael", "rapidinha"}), re.IGNORECASE)
    shared = [path for path in tracked() if path.is_relative_to(SRC) and "games" not in path.parts]
    assert len(shared) > 250
    found = [
        path.relative_to(SRC).as_posix()
        for path in shared
        if naming.search(path.name) or naming.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []


ORDINARY = {
    *("always", "begin", "both", "class", "first", "kind", "number", "of", "out", "printed", "round", "set", "start"),
    *("draw", "fixed", "game", "match", "played", "solo", "team"),  # every game has these
    "discard",  # both games have the verb
    *("adjacent", "keyword", "light", "main", "source", "table", "token"),  # other things than in the games
}
"""Terms that only one game lists, but that are not its own words."""
ALLOWED = {
    *("row", "row-plain", "row-chosen", "lab-row"),  # the rows of a table of options or results
    "word-all",  # `undo all`, and replays with all cards shown
    *("classic", "edition", "fate", "hero"),  # words of the server's and the lab's data
}
"""Keys of shared messages, and strings in shared code, that are exceptions."""


def singular(word: str) -> str:
    return word if word.endswith("ss") else word.removesuffix("s")


def terms_of(game: str) -> set[str]:
    """Return the words for things in a game, such as its zones, resources and kinds of cards: its `term-` messages."""
    text = (SRC / f"vigil/games/{game}/text/ftl/en/game.ftl").read_text(encoding="utf-8")
    return {singular(word) for key in re.findall(r"^term-([\w-]+) =", text, re.M) for word in key.split("-")}


@functools.cache
def words_of_one_game() -> tuple[set[str], set[str]]:
    """Return the terms that only one game has, and the commands and verbs that only one game has."""
    games = sorted(game.rpartition(".")[2] for game in GAMES)
    return in_one(map(terms_of, games)), in_one(set(screen_of(game).table_model.words.all) for game in games)


def in_one(sets: Iterable[set[str]]) -> set[str]:
    """Return what is in only one of the sets."""
    return {word for word, count in Counter(chain.from_iterable(sets)).items() if count == 1}


def own_words() -> tuple[set[str], set[str]]:
    """Return the words that no shared file may have: terms, and commands and verbs."""
    terms, typed = words_of_one_game()
    return terms - set(map(singular, ORDINARY)), typed


class Texts(Visitor):
    """Collects the texts of a message, without its variables."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: fluent_ast.TextElement) -> None:
        self.words |= {singular(word) for word in re.findall(r"[a-z]+", node.value.lower())}


def game_words(messages: str, english: bool = True) -> list[str]:
    """Return the shared messages that have words of one game in their keys, or in their English texts."""
    terms, typed = own_words()
    found = []
    for entry in FluentParser().parse(messages).body:
        if isinstance(entry, fluent_ast.Message) and entry.id.name not in ALLOWED:
            key, texts = entry.id.name, Texts()
            texts.visit(entry)
            words = {singular(word) for word in re.split("[-_]", key)} | (texts.words if english else set())
            if words & terms or (key.startswith("word-") and key.removeprefix("word-") in typed):
                found.append(key)
    return found


def game_strings(source: str) -> list[str]:
    """Return the strings in shared code that are words of one game."""
    words, _ = own_words()
    strings = (node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
    return [each for each in strings if isinstance(each, str) and singular(each) in words and each not in ALLOWED]


def test_shared_messages_have_no_words_of_one_game() -> None:
    """Each game's own Fluent files have the messages about its zones, resources, kinds of cards, verbs and commands."""
    paths = sorted((SRC / "vigil/text/ftl").rglob("*.ftl"))
    assert len(paths) > 30
    found = {path: game_words(path.read_text(encoding="utf-8"), path.parent.name == "en") for path in paths}
    assert {path.relative_to(SRC).as_posix(): keys for path, keys in found.items() if keys} == {}


def test_shared_code_has_no_words_of_one_game() -> None:
    found = {
        name_of(path): game_strings(path.read_text(encoding="utf-8")) for path in PATHS if "games" not in path.parts
    }
    assert {module: words for module, words in found.items() if words} == {}


@pytest.mark.parametrize(
    "message",
    [
        "mons-x = cards",
        "in-void = gone",
        "word-acquire = buy",
        "word-add_to_set = join",
        "worth = worth { $n } Honor",
        "left = { $n ->\n    [one] one warrior\n   *[other] { $n } warriors\n}",
    ],
)
def test_a_message_of_one_game_is_found(message: str) -> None:
    planted = f"cards-n = {{ $n }} cards\n{message}\nword-play = play\n"
    assert game_words(planted) == [message.partition(" ")[0]]


def test_a_string_of_one_game_is_found() -> None:
    assert game_strings('KINDS = ("hero", "monster")\nZONES = {"mons": "hand"}') == ["monster", "mons"]


def test_exceptions_are_terms_of_one_game() -> None:
    terms, _ = words_of_one_game()
    assert not set(map(singular, ORDINARY)) - terms


def test_a_new_package_needs_a_row() -> None:
    assert forbidden_imports([("vigil.novelty", "")]) == ["vigil.novelty has no row in the table of parts"]


def test_modules_have_no_circular_imports() -> None:
    """There are no circular imports within a part or between parts."""
    sources = {name_of(path): path.read_text(encoding="utf-8") for path in PATHS}
    graph = {module: needs(module, source, module in PACKAGES, MODULES) for module, source in sources.items()}
    assert sum(map(len, graph.values())) > 1000, "no imports were found"
    assert knot(graph) == []


@pytest.mark.parametrize("part", ["kernel", "effects", "games/ascension/rules", "games/conflictus/rules"])
def test_the_engine_has_no_late_imports(part: str) -> None:
    found = {name_of(path): late(path.read_text(encoding="utf-8")) for path in (SRC / "vigil" / part).rglob("*.py")}
    assert found and {module: lines for module, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "source",
    [
        "import vigil.kernel.link",
        "from vigil.kernel.link import pack",
        "from vigil.kernel import link",
        "from . import link",
        "from .link import pack",
        "def late() -> None:\n    from vigil.kernel import link",
        "class A:\n    def b(self) -> None:\n        import vigil.kernel.link",
        "if True:\n    from ..kernel.link import pack",
    ],
)
def test_a_circular_import_is_found(source: str) -> None:
    graph = {
        "vigil.kernel.match": needs("vigil.kernel.match", source, False, MODULES),
        "vigil.kernel.link": {"vigil.kernel.errors", "vigil.kernel.match"},
        "vigil.kernel.errors": set(),
    }
    ring = knot(graph)
    assert ring[0] == ring[-1] and set(ring) == {"vigil.kernel.match", "vigil.kernel.link"}


def test_imports_for_annotations_are_not_circular() -> None:
    source = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from vigil.kernel.link import pack\n"
    assert needs("vigil.kernel.match", source, False, MODULES) == set()
    assert needs("vigil.kernel", "from .link import pack", True, MODULES) == {"vigil.kernel.link"}
    assert late("import a\ndef f() -> None:\n    import b") == ["line 3"]


def test_no_module_is_too_long() -> None:
    lengths = {path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in PATHS}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST} == {}


def test_no_file_mentions_a_machine_or_an_index() -> None:
    found = {}
    for path in tracked():
        try:
            lines = forbidden(path.read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            continue  # not a text file
        if lines:
            found[path.relative_to(ROOT).as_posix()] = lines
    assert found == {}


def test_a_machine_or_an_index_is_found() -> None:
    planted = "fine\nsee /wo" + "rk/here\n--index" + "-url somewhere\nframework/s\n"
    assert forbidden(planted) == ["line 2 names /wo" + "rk/", "line 3 names index" + "-url"]
