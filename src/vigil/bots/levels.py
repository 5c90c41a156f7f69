"""Five opponents from easy to very hard: the same players with more blunders or more thought.

No level sees more than another.  The lower three play like `greedy` and take a random option now
and then; the upper two search with a small and a large budget.  How often and how large is the
game's to say (`BotSupport.blunders` and `simulations`); the numbers were chosen so that each level clearly
beats the one below (docs/LADDER.md).  Budgets are counted in simulations, so that a level plays alike on every
machine; the clock only limits machines that are much too slow.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from vigil.bots.greedy import Greedy
from vigil.bots.search.bot import Search
from vigil.bots.search.tree import Settings
from vigil.bots.support import perspective_from, support_for
from vigil.kernel.decision import Decision
from vigil.kernel.game import View
from vigil.kernel.rng import roll, stream
from vigil.kernel.worlds import Perspective

SLIPS = 0x511D5


@dataclass(frozen=True, slots=True)
class BlunderingGreedy:
    """Plays like greedy, but takes a random option as often as the level says."""

    seed: int
    level: str

    def choose(self, view: View, decision: Decision) -> int:
        """The place of the best option as far as the view alone tells, or of any."""
        return self.choose_from(perspective_from(view, decision), decision)

    def choose_from(self, perspective: Perspective, decision: Decision) -> int:
        """The place of the best option, or of any."""
        chance, luck = roll(stream(stream(self.seed, SLIPS), decision.number), 100)
        if chance < support_for(perspective.game_name).blunders[self.level]:
            return roll(luck, len(decision.options))[0]
        return Greedy(self.seed).choose_from(perspective, decision)


LEVELS: dict[str, Callable[[int], Any]] = {
    "easy": lambda seed: BlunderingGreedy(seed, "easy"),
    "casual": lambda seed: BlunderingGreedy(seed, "casual"),
    "steady": lambda seed: BlunderingGreedy(seed, "steady"),
    "hard": lambda seed: Search(seed, Settings(level="hard")),
    "master": lambda seed: Search(seed, Settings(level="master")),
}
"""From the easiest to the hardest."""
