"""A simple sensible player: it does what looks best now, and does not plan.

All it knows of a card is its data.  In Ascension it draws before it chooses, gains
before it spends and defeats before it buys; in Conflictus it imagines what each
option leads to and compares the tables.
"""

from __future__ import annotations

from dataclasses import dataclass

from vigil.bots.ascension.answers import scores as ascension_scores
from vigil.bots.conflictus.answers import scores as conflictus_scores
from vigil.games.ascension.view import View as AscensionView
from vigil.games.conflictus.view import View as ConflictusView
from vigil.kernel.decision import Decision
from vigil.kernel.luck import roll, stream

View = AscensionView | ConflictusView
"""What a bot may see: every bot plays every game, and knows by the view which one it is."""

ENOUGH = 1e-9  # equal but for the last digits


@dataclass(frozen=True, slots=True)
class Greedy:
    """Takes the option that looks best; its seed decides between equals."""

    seed: int

    def choose(self, view: View, decision: Decision) -> int:
        """The place of the best option."""
        options = decision.options
        if len(options) == 1:
            return 0
        if isinstance(view, ConflictusView):
            scores = conflictus_scores(view, decision)
        else:
            scores = ascension_scores(view, decision)
        best = max(scores)
        equals = [place for place, score in enumerate(scores) if score >= best - ENOUGH]
        if len(equals) == 1:
            return equals[0]
        place, _ = roll(stream(stream(self.seed, decision.seat), decision.number), len(equals))
        return equals[place]
