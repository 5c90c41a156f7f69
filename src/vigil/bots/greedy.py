"""A simple sensible player: it does what looks best now, and does not plan.

How good an option looks is the game's to say (`BotSupport.option_scores`).
"""

from __future__ import annotations

from dataclasses import dataclass

from vigil.bots.support import support_for
from vigil.kernel.decision import Decision
from vigil.kernel.game import View
from vigil.kernel.rng import roll, stream

EPSILON = 1e-9  # equal but for the last digits


@dataclass(frozen=True, slots=True)
class Greedy:
    """Takes the option that looks best; its seed decides between equals."""

    seed: int

    def choose(self, view: View, decision: Decision) -> int:
        """The place of the best option."""
        options = decision.options
        if len(options) == 1:
            return 0
        scores = support_for(view.game_name).option_scores(view, decision)
        best = max(scores)
        equals = [place for place, score in enumerate(scores) if score >= best - EPSILON]
        if len(equals) == 1:
            return equals[0]
        place, _ = roll(stream(stream(self.seed, decision.seat), decision.number), len(equals))
        return equals[place]
