"""Play all games of a plan, and count and write them as they come."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from vigil.lab.parallel import parallel_map, sigint_handled_by
from vigil.lab.run_analysis import RunAnalysis
from vigil.lab.run_files import Writer, writer
from vigil.lab.simulation import FAULTS, GameRunner, RunPlan
from vigil.lab.summary import RunSummary


@dataclass(slots=True)
class Run:
    """The games played so far. `stopped` means that Ctrl+C ended the run; `analysis` analyzes cards, if requested."""

    plan: RunPlan
    summary: RunSummary = field(default_factory=RunSummary)
    analysis: RunAnalysis | None = None
    stopped: bool = False
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        """Games per second."""
        return self.summary.games / self.seconds if self.seconds else 0.0


def run(
    plan: RunPlan,
    *,
    workers: int | None = None,
    on: str = "local",
    out: Path | None = None,
    cards: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Run:
    """Play all games of a plan. Ctrl+C ends the run and keeps the finished games.

    `out` is the file for the rows; `cards` asks for an analysis of the cards.
    """
    analysis = RunAnalysis()
    result = Run(plan, analysis.summary, analysis if cards else None)
    count = analysis.add if cards else analysis.summary.add
    file: Writer | None = writer(out, plan.times) if out is not None else None
    began = time.perf_counter()
    try:
        for row in parallel_map(GameRunner(plan), range(plan.games), workers=workers, on=on):
            with delay_sigint():  # a game is counted and written, or neither
                count(row)
                row.pop(FAULTS, None)  # errors are reported, but not saved
                if file is not None:
                    file.add(row)
            progress(result.summary.games)
    except KeyboardInterrupt:
        result.stopped = True
    finally:
        result.seconds = time.perf_counter() - began
        if file is not None:
            file.close()
    return result


@contextmanager
def delay_sigint() -> Iterator[None]:
    """Delay Ctrl+C until the block has ended."""
    signals: list[int] = []
    with sigint_handled_by(lambda number, _: signals.append(number)):
        yield
    if signals:
        raise KeyboardInterrupt
