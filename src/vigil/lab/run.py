"""A run: every game of a plan, wherever it is played, counted and written down as it comes."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from vigil.lab.parallel import parallel_map
from vigil.lab.run_analysis import RunAnalysis
from vigil.lab.run_files import Writer, writer
from vigil.lab.simulation import FAULTS, GameRunner, RunPlan
from vigil.lab.summary import RunSummary


@dataclass(slots=True)
class Run:
    """What has been played so far; `stopped` if somebody did not want to wait for the rest, `study` where the cards
    were looked at, too."""

    plan: RunPlan
    summary: RunSummary = field(default_factory=RunSummary)
    study: RunAnalysis | None = None
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
    on: str = "here",
    out: Path | None = None,
    cards: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Run:
    """Play all games of a plan.  Ctrl-C ends the run, and what is done is kept and told; so does an error."""
    study = RunAnalysis()
    made = Run(plan, study.summary, study if cards else None)
    count = study.add if cards else study.summary.add
    file: Writer | None = writer(out, plan.times) if out is not None else None
    began = time.perf_counter()
    try:
        for row in parallel_map(GameRunner(plan), range(plan.games), workers=workers, on=on):
            with unbroken():  # counted and written, or neither
                count(row)
                row.pop(FAULTS, None)  # errors are told, not kept
                if file is not None:
                    file.add(row)
            progress(made.summary.games)
    except KeyboardInterrupt:
        made.stopped = True
    finally:
        made.seconds = time.perf_counter() - began
        if file is not None:
            file.close()
    return made


@contextmanager
def unbroken() -> Iterator[None]:
    """Ctrl-C waits until this is done."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    asked: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: asked.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if asked:
        raise KeyboardInterrupt
