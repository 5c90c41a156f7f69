"""A simple sensible player: it does what looks best now, and does not plan.

How good an option looks is the game's to say (`BotSupport.option_scores`).
"""

from __future__ import annotations

from dataclasses import dataclass

from vigil.bots.support import perspective_from, support_for
from vigil.kernel.decision import Decision
from vigil.kernel.game import View
from vigil.kernel.rng import roll, stream
from vigil.kernel.worlds import Perspective

EPSILON = 1e-9  # equal but for the last digits
LOOK = 0x100C  # the luck with which options are scored, apart from that which decides between equals


@dataclass(frozen=True, slots=True)
class Greedy:
    """Takes the option that looks best; its seed decides between equals."""

    seed: int

    def choose(self, view: View, decision: Decision) -> int:
        """The place of the best option, as far as the view alone tells."""
        return self.choose_from(perspective_from(view, decision), decision)

    def choose_from(self, perspective: Perspective, decision: Decision) -> int:
        """The place of the best option."""
        if len(decision.options) == 1:
            return 0
        luck = stream(stream(self.seed, decision.seat), decision.number)
        scores = support_for(perspective.game_name).option_scores(perspective, decision, stream(luck, LOOK))
        best = max(scores)
        equals = [place for place, score in enumerate(scores) if score >= best - EPSILON]
        return equals[0] if len(equals) == 1 else equals[roll(luck, len(equals))[0]]
