"""Break the rules on purpose and count how many of the breaks the tests notice.

    python -m tools.mutation                       # 30 random mutants of each game
    python -m tools.mutation --game conflictus --count 5 --seed 7
    python -m tools.mutation --only 3f9a1c2e       # one mutant again, by its id
    python -m tools.mutation --list                # show the drawn mutants, run nothing

A mutant is a copy of the sources with one small change in the rules of a game: a comparison
turned, `and` for `or`, a `not` dropped, plus for minus, a statement deleted. It is killed if
a test fails (or a test runs five times as long as usual) in `tests/<game>` or in the property
tests of that game. The same seed draws the same mutants from the same sources.

A mutant that no test can kill, because the changed program does the same, belongs into
`tools/equivalent_mutants.toml` with the reason. Such mutants don't count. Everything runs in
copies of the tree; your working tree is never touched. The exit status is 1 if fewer than
95 % of the mutants that count are killed.
"""

from __future__ import annotations

import argparse
import ast
import copy
import difflib
import hashlib
import os
import queue
import random
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = ("ascension", "conflictus")
PROPERTIES = "tests/properties"
"""The property tests."""
EQUIVALENT = ROOT / "tools" / "equivalent_mutants.toml"
NOT_RULES = ("__init__", "deckbook", "gifts")
"""Modules of a game's folder that decide nothing at the table."""
COUNT = 30
SEED = 15
WANTED = 0.95
SLOWER = 5
"""A mutant that takes this many times as long as the unchanged sources is killed: it runs in circles."""

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: the text between two places of a module is replaced."""

    game: str
    path: str
    function: str
    line: int
    start: int
    end: int
    before: str
    after: str
    nth: int
    """Which one it is of the equal changes in the same function."""

    @property
    def id(self) -> str:
        told = repr((self.path, self.function, self.before, self.after, self.nth))
        return hashlib.sha256(told.encode()).hexdigest()[:8]

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.after.encode() + source[self.end :]

    def diff(self, source: bytes) -> str:
        old, new = source.decode().splitlines(), self.applied(source).decode().splitlines()
        lines = difflib.unified_diff(old, new, self.path, f"{self.path} (mutant {self.id})", lineterm="", n=2)
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a mutant: the stage that killed it, or an empty text if it survived."""

    mutant: Mutant
    killer: str
    how: str


# ---------------------------------------------------------------------- mutants


def changes(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """What to put in the place of this node, if it is of a kind that is mutated."""
    match node:
        case ast.Compare():
            for i, op in enumerate(node.ops):
                other = copy.deepcopy(node)
                other.ops[i] = TURNED[type(op)]()
                yield node, f"({ast.unparse(other)})"
        case ast.BoolOp():
            swapped = copy.deepcopy(node)
            swapped.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node, f"({ast.unparse(swapped)})"
        case ast.UnaryOp(op=ast.Not()):
            yield node, f"({ast.unparse(node.operand)})"
        case ast.BinOp(op=ast.Add() | ast.Sub()):
            summed = copy.deepcopy(node)
            summed.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            yield node, f"({ast.unparse(summed)})"
        case ast.AugAssign(op=ast.Add() | ast.Sub()):
            added = copy.deepcopy(node)
            added.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            yield node, ast.unparse(added)
            yield node, "pass"
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete() | ast.Raise() | ast.Continue():
            yield node, "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.Return(value=None):
            yield node, "pass"


def inside(node: ast.AST, name: str = "", deep: bool = False) -> Iterator[tuple[str, ast.AST]]:
    """Every node in a function, with the name of the function; annotations and f-strings are left out."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list") or isinstance(node, ast.JoinedStr):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST):
                continue
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                whole = f"{name}.{child.name}" if name else child.name
                yield from inside(child, whole, deep or not isinstance(child, ast.ClassDef))
                continue
            if deep:
                yield name, child
            yield from inside(child, name, deep)


def mutants(game: str, root: Path = ROOT) -> list[Mutant]:
    """Every mutant of a game's rules, in the order of the sources."""
    found: list[Mutant] = []
    for file in sorted((root / "src/vigil/games" / game).rglob("*.py")):
        if file.stem in NOT_RULES:
            continue
        source = file.read_bytes()
        path = file.relative_to(root).as_posix()
        starts = [0]
        for row in source.splitlines(keepends=True):
            starts.append(starts[-1] + len(row))
        seen: dict[tuple[str, str, str], int] = {}
        for function, node in inside(ast.parse(source)):
            for old, after in changes(node):
                assert old.end_lineno is not None and old.end_col_offset is not None
                start = starts[old.lineno - 1] + old.col_offset
                end = starts[old.end_lineno - 1] + old.end_col_offset
                before = source[start:end].decode()
                key = (function, before, after)
                seen[key] = nth = seen.get(key, 0) + 1
                found.append(Mutant(game, path, function, old.lineno, start, end, before, after, nth))
    return found


def drawn(game: str, count: int, seed: int, root: Path = ROOT) -> list[Mutant]:
    """Random mutants of a game; the same seed draws the same ones."""
    every = mutants(game, root)
    return sorted(random.Random(f"{seed} {game}").sample(every, min(count, len(every))), key=lambda m: (m.path, m.line))


def equivalent(every: Sequence[Mutant], listed: Path = EQUIVALENT) -> dict[str, str]:
    """By id, why a mutant does the same as the rules; entries that fit no mutant (any more) are refused."""
    if not listed.exists():
        return {}
    found = {}
    for entry in tomllib.loads(listed.read_text(encoding="utf-8"))["mutant"]:
        fitting = [
            mutant.id
            for mutant in every
            if (mutant.path, mutant.function, mutant.nth) == (entry["path"], entry["function"], entry.get("nth", 1))
            and (re.sub(r"\s+", " ", mutant.before), mutant.after) == (entry["before"], entry["after"])
        ]
        if len(fitting) != 1 or not entry["why"].strip():
            raise SystemExit(f"{listed.name} names a mutant that does not exist, or gives no reason: {entry}")
        found[fitting[0]] = entry["why"]
    return found


# ------------------------------------------------------------------------ tests


def stages(game: str, quick: bool) -> dict[str, list[str]]:
    """What a mutant has to get past, the quick tests first; a property test is named after the game it runs for."""
    first = {f"tests/{game}": [f"tests/{game}"]}
    others = " and ".join(f"not {other}" for other in (*GAMES, "nim") if other != game)
    return first if quick else first | {PROPERTIES: [PROPERTIES, "-k", others]}


class Copy:
    """A copy of the tree in which one mutant at a time is tried."""

    def __init__(self, folder: Path) -> None:
        self.root = folder
        listing = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ".", ":!web"],
            cwd=ROOT,
            capture_output=True,
            check=True,
        )
        for name in filter(None, listing.stdout.decode().split("\0")):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, folder / name)
        told = self.python(["-c", "import vigil; print(vigil.__file__)"], None)
        if told is None or not Path(told.stdout.strip()).is_relative_to(folder):
            raise SystemExit("the copy of the tree imports vigil from elsewhere")

    def python(self, command: list[str], limit: float | None) -> subprocess.CompletedProcess[str] | None:
        """Run Python in the copy; nothing if it took too long."""
        env = os.environ | {"PYTHONPATH": str(self.root / "src"), "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": ""}
        try:
            return subprocess.run(
                [sys.executable, *command], cwd=self.root, env=env, capture_output=True, text=True, timeout=limit
            )
        except subprocess.TimeoutExpired:
            return None

    def fails(self, tests: Sequence[str], limit: float | None) -> str:
        """Which test fails first, or an empty text."""
        quiet = ["-m", "pytest", "-q", "-x", "--tb=line", "-p", "no:cacheprovider", "-p", "no:xdist"]
        done = self.python([*quiet, *tests], limit)
        if done is None:
            return "runs too long"
        if done.returncode == 0:
            return ""
        failed = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - |$)", done.stdout, re.MULTILINE)
        return failed[1] if failed else f"pytest ends with {done.returncode}: {done.stdout[-300:]}{done.stderr[-300:]}"

    def forget(self, file: Path) -> None:
        """Compiled code is trusted by size and second of the source, which a mutant may share."""
        for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
            compiled.unlink()

    def try_out(self, mutant: Mutant, tests: dict[str, list[str]], limits: dict[str, float]) -> Verdict:
        file = self.root / mutant.path
        source = file.read_bytes()
        try:
            self.forget(file)
            file.write_bytes(mutant.applied(source))
            for stage, files in tests.items():
                how = self.fails(files, limits[stage])
                if how:
                    return Verdict(mutant, stage, how)
        finally:
            file.write_bytes(source)
            self.forget(file)
        return Verdict(mutant, "", "")


def limits_of(place: Copy, tests: dict[str, list[str]]) -> dict[str, float]:
    """How long each stage may take; the unchanged sources must pass it."""
    found = {}
    for stage, files in tests.items():
        begun = time.monotonic()
        if how := place.fails(files, None):
            raise SystemExit(f"{stage} fails without any mutant: {how}")
        found[stage] = 60 + SLOWER * (time.monotonic() - begun)
    return found


def run(chosen: Sequence[Mutant], jobs: int, quick: bool = False) -> list[Verdict]:
    """Try mutants, several at once, each worker in a copy of its own."""
    waiting: queue.SimpleQueue[Mutant] = queue.SimpleQueue()
    for mutant in chosen:
        waiting.put(mutant)
    found: list[Verdict] = []
    with tempfile.TemporaryDirectory(prefix="vigil-mutants-") as folder:
        copies = [Copy(Path(folder) / str(i)) for i in range(max(1, min(jobs, len(chosen))))]
        tests = {game: stages(game, quick) for game in dict.fromkeys(m.game for m in chosen)}
        limits = {game: limits_of(copies[0], its) for game, its in tests.items()}

        def work(place: Copy) -> None:
            while True:
                try:
                    mutant = waiting.get_nowait()
                except queue.Empty:
                    return
                verdict = place.try_out(mutant, tests[mutant.game], limits[mutant.game])
                found.append(verdict)
                fate = f"killed by {verdict.how}" if verdict.killer else "SURVIVED"
                print(f"[{len(found)}/{len(chosen)}] {told(mutant)}\n    {fate}", flush=True)

        workers = [threading.Thread(target=work, args=(place,)) for place in copies]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    if len(found) < len(chosen):
        raise SystemExit("a worker broke off; see above")
    return sorted(found, key=lambda v: (v.mutant.path, v.mutant.start))


# ----------------------------------------------------------------------- report


def told(mutant: Mutant) -> str:
    def short(text: str) -> str:
        return re.sub(r"\s+", " ", text)[:100]

    where = f"{mutant.path}:{mutant.line} {mutant.function}"
    return f"{mutant.id} {where}: {short(mutant.before)}  ->  {short(mutant.after)}"


def report(verdicts: Sequence[Verdict], same: dict[str, str]) -> tuple[str, float]:
    """The text of the report, and the share of the mutants that count which were killed."""
    lines = []
    counted = [v for v in verdicts if v.mutant.id not in same]
    for verdict in verdicts:
        if not verdict.killer:
            lines += ["", verdict.mutant.diff((ROOT / verdict.mutant.path).read_bytes())]
            lines += [f"equivalent: {same[verdict.mutant.id]}"] if verdict.mutant.id in same else []
    lines.append("")
    for game in dict.fromkeys(v.mutant.game for v in verdicts):
        its = [v for v in counted if v.mutant.game == game]
        by_rules = sum(v.killer == f"tests/{game}" for v in its)
        killed = sum(bool(v.killer) for v in its)
        lines.append(
            f"{game}: {killed} of {len(its)} killed, {by_rules} by tests/{game}, {killed - by_rules} by {PROPERTIES}"
        )
    killed = sum(bool(v.killer) for v in counted)
    share = killed / len(counted) if counted else 1.0
    lines.append(f"{killed} of {len(counted)} killed: {share:.1%}; {len(verdicts) - len(counted)} equivalent")
    return "\n".join(lines), share


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.mutation", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=GAMES, action="append", help="mutate this game only")
    parser.add_argument("--count", type=int, default=COUNT, help=f"mutants of each game (default: {COUNT})")
    parser.add_argument("--seed", type=int, default=SEED, help=f"draws other mutants (default: {SEED})")
    parser.add_argument("--only", action="append", metavar="ID", help="run the mutants with these ids")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="mutants tried at the same time")
    parser.add_argument("--quick", action="store_true", help="leave out the property tests")
    parser.add_argument("--list", action="store_true", help="show the mutants and run nothing")
    asked = parser.parse_args(arguments)
    games = asked.game or GAMES
    every = [mutant for game in GAMES for mutant in mutants(game)]
    same = equivalent(every)
    if asked.only:
        chosen = [mutant for mutant in every if mutant.id in asked.only]
    else:
        chosen = [mutant for game in games for mutant in drawn(game, asked.count, asked.seed)]
    if asked.list:
        print("\n".join(told(mutant) for mutant in chosen))
        return 0
    text, share = report(run(chosen, asked.jobs, asked.quick), same)
    print(text)
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
