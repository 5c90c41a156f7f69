"""Find rules that no test names.

A test names rules with `@pytest.mark.rule("A-ROW-03", ...)`, on a function, a class, a `pytestmark` or a
`pytest.param`. The marks are parsed, not executed, so the ids must be string literals.
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
GAMES = ("ascension", "conflictus")  # whose rules must be tested


@dataclass(frozen=True, slots=True)
class RuleMark:
    """A rule named in a test; `id` is None if it isn't a string literal."""

    id: str | None
    where: str


@dataclass(frozen=True, slots=True)
class Coverage:
    """A game's rules, and those that no test names."""

    game: str
    ids: tuple[str, ...]
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """The coverage of all games, with errors."""

    covered: tuple[Coverage, ...]
    not_built: tuple[str, ...]
    faults: tuple[str, ...]  # unknown ids, ids that aren't literals, duplicate ids

    @property
    def good(self) -> bool:
        """Whether every rule is named, without errors."""
        return not self.faults and not any(each.missing for each in self.covered)

    def lines(self) -> Iterator[str]:
        """Yield the report as lines."""
        for each in self.covered:
            named = len(each.ids) - len(each.missing)
            yield f"{each.game}: {named} of {len(each.ids)} rules are named by a test"
            yield from (f"  no test names {line}" for line in by_family(each.missing))
        yield from (f"{game}: not yet built" for game in self.not_built)
        yield from (f"error: {fault}" for fault in self.faults)


def by_family(ids: Iterable[str]) -> Iterator[str]:
    """Yield one line per family, as in `A-ROW: 03 04 07`."""
    families: dict[str, list[str]] = {}
    for id in ids:
        family, _, number = id.rpartition("-")
        families.setdefault(family, []).append(number)
    yield from (f"{family}: {' '.join(numbers)}" for family, numbers in families.items())


def rule_marks(source: str, name: str) -> Iterator[RuleMark]:
    """Yield every rule that a test module names."""
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
            yield from rules_of_mark(mark, name)


def rules_of_mark(mark: ast.expr, name: str) -> Iterator[RuleMark]:
    """Yield the rules of a mark, or of a list of marks."""
    match mark:
        case ast.List(elts=marks) | ast.Tuple(elts=marks):
            for each in marks:
                yield from rules_of_mark(each, name)
        case ast.Call(func=ast.Attribute(ast.Attribute(attr="mark") | ast.Name(id="mark"), "rule"), args=ids):
            for id in ids:
                where = f"{name}:{id.lineno}"
                if isinstance(id, ast.Constant) and isinstance(id.value, str):
                    yield RuleMark(id.value, where)
                else:
                    yield RuleMark(None, where)


def check(rules: Path, tests: Path, games: Iterable[str] = GAMES) -> Report:
    """Compare the rules in a folder with the tests in another."""
    books = {path.stem: parse(path.stem, path.read_text(encoding="utf-8")) for path in sorted(rules.glob("*.md"))}
    counts = Counter(rule.id for book in books.values() for rule in book.rules)
    marks = [
        mark
        for path in sorted(tests.rglob("*.py"))
        for mark in rule_marks(path.read_text(encoding="utf-8"), path.relative_to(tests.parent).as_posix())
    ]
    faults = [f"the digests give {id} {times} times" for id, times in counts.items() if times > 1]
    for mark in marks:
        if mark.id is None:
            faults.append(f"{mark.where} names a rule that is not written out as a string")
        elif mark.id not in counts:
            faults.append(f"{mark.where} names {mark.id}, which no digest has")
    named = {mark.id for mark in marks}
    covered = []
    for game in games:
        ids = tuple(rule.id for rule in books[game].rules) if game in books else ()
        if not ids:
            faults.append(f"{game} has no digest")
        covered.append(Coverage(game, ids, tuple(id for id in ids if id not in named)))
    return Report(tuple(covered), tuple(game for game in books if game not in games), tuple(faults))


def main() -> int:
    """Print the report; return 1 if a rule is missing."""
    report = check(ROOT / "docs" / "rules", ROOT / "tests")
    print("\n".join(report.lines()))
    return 0 if report.good else 1


if __name__ == "__main__":
    sys.exit(main())
