"""Five opponents from easy to very hard, for both games: the same players with less luck or more thought.

No level sees more than another.  The lower ones play like `greedy` and slip now and
then, the upper ones search with a larger budget.  Budgets are counted in
simulations, so that a level plays alike on every machine; the clock is only there
for machines that are much too slow.  In Conflictus a simulation is dearer and a few of them tell
nearly as much as many, so there the budgets are smaller.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from vigil.bots.greedy import Greedy
from vigil.bots.search.bot import Search
from vigil.bots.search.tree import Settings
from vigil.kernel.decision import Decision
from vigil.kernel.luck import roll, stream

SLIPS = 0x511D5


@dataclass(frozen=True, slots=True)
class Slipping:
    """Plays like greedy, but in so many of a hundred decisions takes whatever comes to hand."""

    seed: int
    percent: int

    def choose(self, view: Any, decision: Decision) -> int:
        """The place of the best option, or of any."""
        chance, luck = roll(stream(stream(self.seed, SLIPS), decision.number), 100)
        if chance < self.percent:
            return roll(luck, len(decision.options))[0]
        return Greedy(self.seed).choose(view, decision)


LEVELS: dict[str, Callable[[int], Any]] = {
    "easy": lambda seed: Slipping(seed, 40),
    "casual": lambda seed: Slipping(seed, 12),
    "steady": Greedy,
    "hard": lambda seed: Search(seed, Settings(sims=48, games=(("conflictus", 10),))),
    "master": lambda seed: Search(seed, Settings(sims=400, games=(("conflictus", 300),))),
}
"""From the easiest to the hardest."""
