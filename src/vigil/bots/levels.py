"""Five opponents from easy to very hard, for both games: the same players with less luck or more thought.

No level sees more than another.  The lower three play like `greedy` and slip now and
then, the upper two search with a small and a large budget.  Slips and budgets were chosen so
that each level clearly beats the one below (docs/LADDER.md), so each game has its own: a slip costs less in
Conflictus, where the draw decides more, and a simulation is dearer there.  Budgets are counted in
simulations, so that a level plays alike on every machine; the clock is only there
for machines that are much too slow.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from vigil.bots.greedy import Greedy, View
from vigil.bots.search.bot import Search
from vigil.bots.search.tree import Settings
from vigil.games.conflictus.view import View as ConflictusView
from vigil.kernel.decision import Decision
from vigil.kernel.luck import roll, stream

SLIPS = 0x511D5


@dataclass(frozen=True, slots=True)
class Slipping:
    """Plays like greedy, but in so many of a hundred decisions takes whatever comes to hand."""

    seed: int
    percent: int
    in_conflictus: int

    def choose(self, view: View, decision: Decision) -> int:
        """The place of the best option, or of any."""
        chance, luck = roll(stream(stream(self.seed, SLIPS), decision.number), 100)
        if chance < (self.in_conflictus if isinstance(view, ConflictusView) else self.percent):
            return roll(luck, len(decision.options))[0]
        return Greedy(self.seed).choose(view, decision)


LEVELS: dict[str, Callable[[int], Any]] = {
    "easy": lambda seed: Slipping(seed, 40, in_conflictus=60),
    "casual": lambda seed: Slipping(seed, 15, in_conflictus=30),
    "steady": lambda seed: Slipping(seed, 4, in_conflictus=8),
    "hard": lambda seed: Search(seed, Settings(sims=24, games=(("conflictus", 10),))),
    "master": lambda seed: Search(seed, Settings(sims=600, games=(("conflictus", 300),))),
}
"""From the easiest to the hardest."""
