"""Whether a long run keeps its memory: ten thousand games, and how large the process was on the way.

    python -m tools.memory_growth                 # ten thousand short games in this process
    python -m tools.memory_growth --games 2000

Fails if the process has grown by more than a little since the first tenth of the games.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
import tempfile
from pathlib import Path

from vigil.lab.run import run
from vigil.lab.simulation import GameSetup, RunPlan

MOST_GROWTH = 8 * 1024  # kilobytes: what an allocator may keep, far less than the rows of a hundred games


def size() -> int:
    """The largest this process has ever been, in kilobytes."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak


def main(given: list[str] | None = None) -> int:
    """Play, and look at the size."""
    parser = argparse.ArgumentParser(prog="python -m tools.memory_growth", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seats", default="random,random")
    asked = parser.parse_args(given)
    table = GameSetup(json.dumps({"players": 2, "sets": "base", "rounds": 6}))
    plan = RunPlan("ascension", tuple(asked.seats.split(",")), (table,), asked.games, 1)
    seen: dict[int, int] = {}

    def look(done: int) -> None:
        if done % max(1, asked.games // 10) == 0:
            seen[done] = size()
            print(f"{done:>8,} games  {seen[done] / 1024:8.1f} MB")

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "run.csv"
        done = run(plan, workers=1, out=path, progress=look)
        print(f"{path.stat().st_size / 1e6:.0f} MB written, {done.rate:.0f} games a second")
    sizes = list(seen.values())
    growth = sizes[-1] - sizes[0]
    print(f"grown by {growth / 1024:.1f} MB since the first tenth; {MOST_GROWTH / 1024:.0f} MB are allowed")
    return int(growth > MOST_GROWTH)


if __name__ == "__main__":
    sys.exit(main())
