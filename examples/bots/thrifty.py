"""A bot as a Python class: `vigil play --bots "python:examples/bots/thrifty.py:Thrifty"`.

It tries every option at a few sampled tables, lets greedy bots play on for a while, and takes
the option with the best mean score: flat Monte Carlo in thirty lines.
"""

from __future__ import annotations

from typing import Any

from vigil.bots.greedy import Greedy
from vigil.kernel.decision import Decision
from vigil.kernel.worlds import Worlds

TABLES, CHOICES = 2, 12


class Thrifty:
    """Looks a few choices ahead. `Worlds` samples tables that its seat can't tell from the real one."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.partner = Greedy(seed)

    def choose_in(self, view: Any, decision: Decision, worlds: Worlds[Any]) -> int:
        """Return the index of the option with the best mean score."""
        if len(decision.options) == 1:
            return 0
        means = [self.tried(place, decision, worlds) for place in range(len(decision.options))]
        return means.index(max(means))

    def tried(self, place: int, decision: Decision, worlds: Worlds[Any]) -> float:
        """Return the total score after this option over some sampled tables."""
        game, total = worlds.game, 0.0
        for luck in range(TABLES):
            table = worlds.sample(self.seed + luck)
            game.choose(table, game.options(table)[place])
            for _ in range(CHOICES):
                asked = game.decision(table)
                if asked is None:
                    break
                answer = self.partner.choose(game.view(table, asked.seat), asked)
                game.choose(table, game.options(table)[answer])
            total += self.score(game.view(table, decision.seat), decision.seat)
        return total

    def score(self, view: Any, seat: int) -> float:
        """Return the Honor in Ascension; in Conflictus, our cards left minus theirs."""
        if hasattr(view, "pool"):
            return float(view.players[seat].score or 0)
        left = [player.mons.count for player in view.players]
        return float(2 * left[seat] - sum(left))
