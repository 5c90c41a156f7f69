"""Every rule of a playable game has a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import rule_coverage

ROOT = Path(__file__).parents[1]

DIGEST = """# A game of one heap

## 1. The heap (Z-HEAP)

- **Z-HEAP-01** - The heap starts at ten. [000]
- **Z-HEAP-02** - A player takes one or two. [silent]
  Decision: never none - the game must end.
- **Z-HEAP-03** - Who takes the last wins. [000]
"""

TESTS = '''
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.rule("Z-HEAP-01")]


@pytest.mark.rule("Z-HEAP-02")
@pytest.mark.parametrize("heap", [pytest.param(1, marks=pytest.mark.rule("Z-HEAP-03")), 2])
def test_take(heap: int) -> None:
    """@pytest.mark.rule("Z-HEAP-07") in prose names nothing."""
'''


def report(folder: Path, tests: str, digest: str = DIGEST) -> rule_coverage.Report:
    """Return the report of the tool about an invented game and its tests."""
    for name, text in {"rules/heap.md": digest, "rules/other.md": "", "tests/deep/test_heap.py": tests}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return rule_coverage.check(folder / "rules", folder / "tests", games=["heap"])


@pytest.mark.parametrize("game", rule_coverage.GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    coverage = rule_coverage.check(ROOT / "docs" / "rules", ROOT / "tests", games=[game])
    missing = coverage.covered[0].missing
    assert not missing, f"{len(missing)} rules of {game} are named by no test: " + "; ".join(
        rule_coverage.by_family(missing)
    )


def test_every_id_in_the_tests_exists() -> None:
    assert rule_coverage.check(ROOT / "docs" / "rules", ROOT / "tests").faults == ()


def test_marks_on_modules_functions_and_parameters_are_read(tmp_path: Path) -> None:
    coverage = report(tmp_path, TESTS)
    assert coverage.good
    assert list(coverage.lines()) == ["heap: 3 of 3 rules are named by a test", "other: not yet built"]


def test_a_missing_id_is_found(tmp_path: Path) -> None:
    coverage = report(tmp_path, TESTS.replace('pytest.mark.rule("Z-HEAP-03")', "()"))
    assert not coverage.good
    assert coverage.covered[0].missing == ("Z-HEAP-03",)
    assert "  no test names Z-HEAP: 03" in list(coverage.lines())


def test_an_unknown_id_is_found(tmp_path: Path) -> None:
    coverage = report(tmp_path, TESTS.replace('("Z-HEAP-02")', '("Z-HEAP-02", "Z-HEAP-09")'))
    assert not coverage.good
    assert coverage.faults == ("tests/deep/test_heap.py:7 names Z-HEAP-09, which no digest has",)


def test_an_id_that_cannot_be_read_is_found(tmp_path: Path) -> None:
    coverage = report(tmp_path, TESTS.replace('("Z-HEAP-02")', "(*IDS)"))
    assert coverage.faults == ("tests/deep/test_heap.py:7 names a rule that is not written out as a string",)


def test_a_mark_on_a_helper_does_not_count(tmp_path: Path) -> None:
    coverage = report(tmp_path, TESTS.replace("def test_take", "def take"))
    assert coverage.covered[0].missing == ("Z-HEAP-02",)


def test_an_id_given_twice_and_a_game_without_digest_are_found(tmp_path: Path) -> None:
    twice = DIGEST + "- **Z-HEAP-03** - Who takes the last loses. [001]\n"
    assert report(tmp_path, TESTS, twice).faults == ("the digests give Z-HEAP-03 2 times",)
    assert (
        rule_coverage.check(tmp_path / "rules", tmp_path / "tests", games=["chess"]).faults[-1] == "chess has no digest"
    )
