"""Mutation testing: break the rules on purpose, and count how many of the changes the tests notice.

    python -m tools.mutation                       # 30 random mutants of each game
    python -m tools.mutation --game conflictus --count 5 --seed 7
    python -m tools.mutation --only 3f9a1c2e       # one mutant again, by its id
    python -m tools.mutation --list                # show the drawn mutants, run nothing

A mutant is a copy of the sources with one small change in the rules of a game: a comparison negated, `and` for `or`,
a `not` removed, plus for minus, a statement deleted. It is killed if a test in `tests/<game>` or a property test of
that game fails, or the tests take five times as long as usual. The same seed draws the same mutants from the same
sources.

If no test can kill a mutant because it behaves like the original, list it in `tools/equivalent_mutants.toml` with the
reason. Such mutants don't count. Everything runs in copies of the tree; your working tree is never touched. The exit
status is 1 if fewer than 95% of the mutants that count are killed.
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
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = ("ascension", "conflictus")
PROPERTIES = "tests/properties"
EQUIVALENT = ROOT / "tools" / "equivalent_mutants.toml"
NOT_RULES = ("__init__", "deck_tools", "obvious_choices", "pass_advice")
"""Modules that don't affect a game: advice, and choices that are only suggested."""
COUNT = 30
SEED = 15
MIN_KILLED = 0.95
TIMEOUT_FACTOR = 5
"""A mutant that takes this many times as long as the unchanged sources counts as killed: it may loop forever."""

OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
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
    """A change of one piece of text in a module."""

    game: str
    path: str
    function: str
    line: int
    start: int
    end: int
    before: str
    after: str
    nth: int
    """The number of the change among equal ones in the same function."""

    @property
    def id(self) -> str:
        """An id that doesn't depend on the line."""
        text = repr((self.path, self.function, self.before, self.after, self.nth))
        return hashlib.sha256(text.encode()).hexdigest()[:8]

    def apply(self, source: bytes) -> bytes:
        """Return the changed source."""
        return source[: self.start] + self.after.encode() + source[self.end :]

    def diff(self, source: bytes) -> str:
        """Return the change as a unified diff."""
        old, new = source.decode().splitlines(), self.apply(source).decode().splitlines()
        lines = difflib.unified_diff(old, new, self.path, f"{self.path} (mutant {self.id})", lineterm="", n=2)
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The stage that killed a mutant and how, or empty texts if it survived."""

    mutant: Mutant
    killer: str
    how: str


# ---------------------------------------------------------------------- mutants


def changes(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Yield the nodes to replace, with their replacements, if the node is of a kind that is mutated."""
    match node:
        case ast.Compare():
            for i, op in enumerate(node.ops):
                other = copy.deepcopy(node)
                other.ops[i] = OPPOSITE[type(op)]()
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


def nodes_in_functions(node: ast.AST, name: str = "", deep: bool = False) -> Iterator[tuple[str, ast.AST]]:
    """Yield every node in a function, with the function's name, except annotations and f-strings."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list") or isinstance(node, ast.JoinedStr):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST):
                continue
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                full_name = f"{name}.{child.name}" if name else child.name
                yield from nodes_in_functions(child, full_name, deep or not isinstance(child, ast.ClassDef))
                continue
            if deep:
                yield name, child
            yield from nodes_in_functions(child, name, deep)


def mutants(game: str, root: Path = ROOT) -> list[Mutant]:
    """Return every mutant of a game's rules, in the order of the sources."""
    found: list[Mutant] = []
    for file in sorted((root / "src/vigil/games" / game / "rules").glob("*.py")):
        if file.stem in NOT_RULES:
            continue
        source = file.read_bytes()
        path = file.relative_to(root).as_posix()
        starts = [0]
        for row in source.splitlines(keepends=True):
            starts.append(starts[-1] + len(row))
        counts: Counter[tuple[str, str, str]] = Counter()
        for function, node in nodes_in_functions(ast.parse(source)):
            for old, after in changes(node):
                assert old.end_lineno is not None and old.end_col_offset is not None
                start = starts[old.lineno - 1] + old.col_offset
                end = starts[old.end_lineno - 1] + old.end_col_offset
                before = source[start:end].decode()
                key = (function, before, after)
                counts[key] += 1
                found.append(Mutant(game, path, function, old.lineno, start, end, before, after, counts[key]))
    return found


def draw(game: str, count: int, seed: int) -> list[Mutant]:
    """Draw random mutants of a game; the same seed draws the same ones."""
    every = mutants(game)
    return sorted(random.Random(f"{seed} {game}").sample(every, min(count, len(every))), key=lambda m: (m.path, m.line))


def equivalent(every: Sequence[Mutant]) -> dict[str, str]:
    """Return the reasons of equivalent mutants by id; exit if an entry no longer fits a mutant."""
    reasons = {}
    for entry in tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["mutant"]:
        matches = [
            mutant.id
            for mutant in every
            if (mutant.path, mutant.function, mutant.nth) == (entry["path"], entry["function"], entry.get("nth", 1))
            and (re.sub(r"\s+", " ", mutant.before), mutant.after) == (entry["before"], entry["after"])
        ]
        if len(matches) != 1 or not entry["why"].strip():
            raise SystemExit(f"{EQUIVALENT.name} names a mutant that does not exist, or gives no reason: {entry}")
        reasons[matches[0]] = entry["why"]
    return reasons


# ------------------------------------------------------------------------ tests


def stages(game: str, quick: bool) -> dict[str, list[str]]:
    """Return pytest's arguments by stage, quick tests first. A property test is named after its game."""
    first = {f"tests/{game}": [f"tests/{game}"]}
    others = " and ".join(f"not {other}" for other in (*GAMES, "nim") if other != game)
    return first if quick else first | {PROPERTIES: [PROPERTIES, "-k", others]}


class Copy:
    """A copy of the tree, to try one mutant at a time."""

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
        done = self.python(["-c", "import vigil; print(vigil.__file__)"], None)
        if done is None or not Path(done.stdout.strip()).is_relative_to(folder):
            raise SystemExit("the copy of the tree imports vigil from elsewhere")

    def python(self, command: list[str], limit: float | None) -> subprocess.CompletedProcess[str] | None:
        """Run Python in the copy; return None after a timeout."""
        env = os.environ | {"PYTHONPATH": str(self.root / "src"), "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": ""}
        try:
            return subprocess.run(
                [sys.executable, *command], cwd=self.root, env=env, capture_output=True, text=True, timeout=limit
            )
        except subprocess.TimeoutExpired:
            return None

    def first_failure(self, tests: Sequence[str], limit: float | None) -> str:
        """Return the first test that fails, or an empty text."""
        quiet = ["-m", "pytest", "-q", "-x", "--tb=line", "-p", "no:cacheprovider", "-p", "no:xdist"]
        done = self.python([*quiet, *tests], limit)
        if done is None:
            return "runs too long"
        if done.returncode == 0:
            return ""
        failed = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - |$)", done.stdout, re.MULTILINE)
        return failed[1] if failed else f"pytest ends with {done.returncode}: {done.stdout[-300:]}{done.stderr[-300:]}"

    def forget(self, file: Path) -> None:
        """Remove compiled code: Python checks only the size and second of the source, which a mutant may share."""
        for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
            compiled.unlink()

    def try_mutant(self, mutant: Mutant, tests: dict[str, list[str]], limits: dict[str, float]) -> Verdict:
        """Run the tests with a mutant."""
        file = self.root / mutant.path
        source = file.read_bytes()
        try:
            self.forget(file)
            file.write_bytes(mutant.apply(source))
            for stage, files in tests.items():
                how = self.first_failure(files, limits[stage])
                if how:
                    return Verdict(mutant, stage, how)
        finally:
            file.write_bytes(source)
            self.forget(file)
        return Verdict(mutant, "", "")


def time_limits(tree: Copy, tests: dict[str, list[str]]) -> dict[str, float]:
    """Return the time limit of each stage in seconds; exit if the unchanged sources fail."""
    limits = {}
    for stage, files in tests.items():
        began = time.monotonic()
        if how := tree.first_failure(files, None):
            raise SystemExit(f"{stage} fails without any mutant: {how}")
        limits[stage] = 60 + TIMEOUT_FACTOR * (time.monotonic() - began)
    return limits


def run(chosen: Sequence[Mutant], jobs: int, quick: bool = False) -> list[Verdict]:
    """Try mutants in parallel, each worker in its own copy."""
    waiting: queue.SimpleQueue[Mutant] = queue.SimpleQueue()
    for mutant in chosen:
        waiting.put(mutant)
    verdicts: list[Verdict] = []
    with tempfile.TemporaryDirectory(prefix="vigil-mutants-") as folder:
        copies = [Copy(Path(folder) / str(i)) for i in range(max(1, min(jobs, len(chosen))))]
        tests = {game: stages(game, quick) for game in dict.fromkeys(m.game for m in chosen)}
        limits = {game: time_limits(copies[0], its) for game, its in tests.items()}

        def work(tree: Copy) -> None:
            while True:
                try:
                    mutant = waiting.get_nowait()
                except queue.Empty:
                    return
                verdict = tree.try_mutant(mutant, tests[mutant.game], limits[mutant.game])
                verdicts.append(verdict)
                result = f"killed by {verdict.how}" if verdict.killer else "SURVIVED"
                print(f"[{len(verdicts)}/{len(chosen)}] {description(mutant)}\n    {result}", flush=True)

        workers = [threading.Thread(target=work, args=(tree,)) for tree in copies]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    if len(verdicts) < len(chosen):
        raise SystemExit("a worker failed; see above")
    return sorted(verdicts, key=lambda v: (v.mutant.path, v.mutant.start))


# ----------------------------------------------------------------------- report


def description(mutant: Mutant) -> str:
    """Return a mutant on one line."""

    def short(text: str) -> str:
        return re.sub(r"\s+", " ", text)[:100]

    where = f"{mutant.path}:{mutant.line} {mutant.function}"
    return f"{mutant.id} {where}: {short(mutant.before)}  ->  {short(mutant.after)}"


def report(verdicts: Sequence[Verdict], same: dict[str, str]) -> tuple[str, float]:
    """Return the report, and the share of killed mutants among those that count."""
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
    """Try mutants; return 0 if enough are killed."""
    parser = argparse.ArgumentParser(prog="tools.mutation", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=GAMES, action="append", help="mutate this game only")
    parser.add_argument("--count", type=int, default=COUNT, help=f"mutants of each game (default: {COUNT})")
    parser.add_argument("--seed", type=int, default=SEED, help=f"draws other mutants (default: {SEED})")
    parser.add_argument("--only", action="append", metavar="ID", help="run the mutants with these ids")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="mutants tried at the same time")
    parser.add_argument("--quick", action="store_true", help="leave out the property tests")
    parser.add_argument("--list", action="store_true", help="show the mutants and run nothing")
    args = parser.parse_args(arguments)
    games = args.game or GAMES
    every = [mutant for game in GAMES for mutant in mutants(game)]
    same = equivalent(every)
    if args.only:
        chosen = [mutant for mutant in every if mutant.id in args.only]
    else:
        chosen = [mutant for game in games for mutant in draw(game, args.count, args.seed)]
    if args.list:
        print("\n".join(description(mutant) for mutant in chosen))
        return 0
    text, share = report(run(chosen, args.jobs, args.quick), same)
    print(text)
    return 0 if share >= MIN_KILLED else 1


if __name__ == "__main__":
    sys.exit(main())
