"""Check that memory doesn't grow during a long run.

    python -m tools.memory_growth                 # 10,000 short games in this process
    python -m tools.memory_growth --games 2000

Fails if the process grows by more than 8 MB after the first tenth of the games.
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

MAX_GROWTH_KB = 8 * 1024  # more than an allocator keeps, and less than the rows of a hundred games


def peak_memory_kb() -> int:
    """Return the largest size of this process so far, in kilobytes."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak


def main(given: list[str] | None = None) -> int:
    """Play the games; return 1 if memory grows too much."""
    parser = argparse.ArgumentParser(prog="python -m tools.memory_growth", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seats", default="random,random")
    args = parser.parse_args(given)
    table = GameSetup(json.dumps({"players": 2, "sets": "base", "rounds": 6}))
    plan = RunPlan("ascension", tuple(args.seats.split(",")), (table,), args.games, 1)
    sizes: list[int] = []

    def progress(done: int) -> None:
        if done % max(1, args.games // 10) == 0:
            sizes.append(peak_memory_kb())
            print(f"{done:>8,} games  {sizes[-1] / 1024:8.1f} MB")

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "run.csv"
        done = run(plan, workers=1, out=path, progress=progress)
        print(f"{path.stat().st_size / 1e6:.0f} MB written, {done.rate:.0f} games per second")
    growth = sizes[-1] - sizes[0]
    print(f"grown by {growth / 1024:.1f} MB since the first tenth; {MAX_GROWTH_KB / 1024:.0f} MB are allowed")
    return int(growth > MAX_GROWTH_KB)


if __name__ == "__main__":
    sys.exit(main())
