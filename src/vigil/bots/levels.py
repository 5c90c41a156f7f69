"""Five levels of difficulty, from easy to very hard.

All levels have the same information. The lower three play like `greedy`, but sometimes take a random option; the
upper two search with a small and a large budget. Each game sets these numbers (`BotSupport.blunders` and
`simulations`) so that every level clearly beats the one below (docs/LADDER.md). Budgets count simulations, so a
level plays the same on every machine; the time limit only matters on very slow ones.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from vigil.bots.greedy import Greedy
from vigil.bots.search.bot import Search
from vigil.bots.search.tree import Settings
from vigil.bots.support import support_for
from vigil.kernel.decision import Decision
from vigil.kernel.rng import roll, stream
from vigil.kernel.worlds import Perspective

BLUNDERS = 0x511D5  # the random stream that decides when to blunder


@dataclass(frozen=True, slots=True)
class BlunderingGreedy(Greedy):
    """Plays like greedy, but sometimes takes a random option, as often as the level says."""

    level: str

    def choose_from(self, perspective: Perspective, decision: Decision) -> int:
        """Return the index of the best option, or of a random one."""
        percent, rng = roll(stream(stream(self.seed, BLUNDERS), decision.number), 100)
        if percent < support_for(perspective.game_name).blunders[self.level]:
            return roll(rng, len(decision.options))[0]
        return Greedy.choose_from(self, perspective, decision)


LEVELS: dict[str, Callable[[int], Any]] = {
    "easy": lambda seed: BlunderingGreedy(seed, "easy"),
    "casual": lambda seed: BlunderingGreedy(seed, "casual"),
    "steady": lambda seed: BlunderingGreedy(seed, "steady"),
    "hard": lambda seed: Search(seed, Settings(level="hard")),
    "master": lambda seed: Search(seed, Settings(level="master")),
}
"""The levels, from easiest to hardest."""
