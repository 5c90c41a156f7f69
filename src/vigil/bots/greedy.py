"""A simple bot that takes the option with the best score and doesn't plan ahead.

The game scores the options (`BotSupport.option_scores`).
"""

from __future__ import annotations

from dataclasses import dataclass

from vigil.bots.support import perspective_from, support_for
from vigil.kernel.decision import Decision
from vigil.kernel.game import View
from vigil.kernel.rng import roll, stream
from vigil.kernel.worlds import Perspective

EPSILON = 1e-9  # scores this close count as equal
SCORING = 0x100C  # the random stream for scoring, apart from the one that breaks ties


@dataclass(frozen=True, slots=True)
class Greedy:
    """Takes the option with the best score; its seed breaks ties."""

    seed: int

    def choose(self, view: View, decision: Decision) -> int:
        """Return the index of the best option, for callers that have only a view."""
        return self.choose_from(perspective_from(view, decision), decision)

    def choose_from(self, perspective: Perspective, decision: Decision) -> int:
        """Return the index of the best option."""
        if len(decision.options) == 1:
            return 0
        rng = stream(stream(self.seed, decision.seat), decision.number)
        scores = support_for(perspective.game_name).option_scores(perspective, decision, stream(rng, SCORING))
        best = max(scores)
        ties = [index for index, score in enumerate(scores) if score >= best - EPSILON]
        return ties[0] if len(ties) == 1 else ties[roll(rng, len(ties))[0]]
