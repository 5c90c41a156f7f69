"""Which rules of the digests no test names.

A test names rules with `@pytest.mark.rule("A-ROW-03", ...)`, on a function, a
class, a `pytestmark` or a `pytest.param`.  The marks are read, not run: the ids
must be written out as strings, so that they can be searched for.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from vigil.rulebook import parse

ROOT = Path(__file__).parents[1]
GAMES = ("ascension", "conflictus")  # the games whose rules can be played, and so must be tested


@dataclass(frozen=True, slots=True)
class Naming:
    """A place in the tests that names a rule, or `id=None` where the id could not be read."""

    id: str | None
    where: str


@dataclass(frozen=True, slots=True)
class Coverage:
    """One game's ids, and those that no test names."""

    game: str
    ids: tuple[str, ...]
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Report:
    covered: tuple[Coverage, ...]
    not_built: tuple[str, ...]
    faults: tuple[str, ...]  # unknown ids, unreadable marks, ids given twice

    @property
    def good(self) -> bool:
        return not self.faults and not any(each.missing for each in self.covered)

    def lines(self) -> Iterator[str]:
        for each in self.covered:
            named = len(each.ids) - len(each.missing)
            yield f"{each.game}: {named} of {len(each.ids)} rules are named by a test"
            yield from (f"  no test names {line}" for line in by_family(each.missing))
        yield from (f"{game}: not yet built" for game in self.not_built)
        yield from (f"error: {fault}" for fault in self.faults)


def by_family(ids: Iterable[str]) -> Iterator[str]:
    """One line per family: `A-ROW: 03 04 07`."""
    families: dict[str, list[str]] = {}
    for id in ids:
        family, _, number = id.rpartition("-")
        families.setdefault(family, []).append(number)
    yield from (f"{family}: {' '.join(numbers)}" for family, numbers in families.items())


def namings(source: str, name: str) -> Iterator[Naming]:
    """Every id that the marks of one test module name."""
    for node in ast.walk(ast.parse(source, name)):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() if node.name.startswith("test"):
                marks = node.decorator_list
            case ast.ClassDef() if node.name.startswith("Test"):
                marks = node.decorator_list
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                marks = [value]
            case ast.AnnAssign(target=ast.Name(id="pytestmark"), value=ast.expr() as value):
                marks = [value]
            case ast.Call(func=ast.Attribute(attr="param") | ast.Name(id="param"), keywords=keywords):
                marks = [keyword.value for keyword in keywords if keyword.arg == "marks"]
            case _:
                continue
        for mark in marks:
            yield from named_by(mark, name)


def named_by(mark: ast.expr, name: str) -> Iterator[Naming]:
    """The ids of one mark, or of a list of marks."""
    match mark:
        case ast.List(elts=marks) | ast.Tuple(elts=marks):
            for each in marks:
                yield from named_by(each, name)
        case ast.Call(func=ast.Attribute(ast.Attribute(attr="mark") | ast.Name(id="mark"), "rule"), args=ids):
            for id in ids:
                where = f"{name}:{id.lineno}"
                if isinstance(id, ast.Constant) and isinstance(id.value, str):
                    yield Naming(id.value, where)
                else:
                    yield Naming(None, where)


def check(rules: Path, tests: Path, games: Iterable[str] = GAMES) -> Report:
    """Compare a folder of digests with a folder of tests."""
    books = {path.stem: parse(path.stem, path.read_text(encoding="utf-8")) for path in sorted(rules.glob("*.md"))}
    counts = Counter(rule.id for book in books.values() for rule in book.rules)
    found = [
        naming
        for path in sorted(tests.rglob("*.py"))
        for naming in namings(path.read_text(encoding="utf-8"), path.relative_to(tests.parent).as_posix())
    ]
    faults = [f"the digests give {id} {times} times" for id, times in counts.items() if times > 1]
    for naming in found:
        if naming.id is None:
            faults.append(f"{naming.where} names a rule that is not written out as a string")
        elif naming.id not in counts:
            faults.append(f"{naming.where} names {naming.id}, which no digest has")
    named = {naming.id for naming in found}
    covered = []
    for game in games:
        ids = tuple(rule.id for rule in books[game].rules) if game in books else ()
        if not ids:
            faults.append(f"{game} has no digest")
        covered.append(Coverage(game, ids, tuple(id for id in ids if id not in named)))
    return Report(tuple(covered), tuple(game for game in books if game not in games), tuple(faults))


def main() -> int:
    report = check(ROOT / "docs" / "rules", ROOT / "tests")
    print("\n".join(report.lines()))
    return 0 if report.good else 1


if __name__ == "__main__":
    sys.exit(main())
