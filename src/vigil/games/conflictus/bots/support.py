"""The bots of Conflictus for the plugin.

A blunder costs less here than in Ascension, because draws decide more, and a simulation is slower. So the levels have
their own numbers.
"""

from __future__ import annotations

from vigil.bots.explain.calibration import CHOICE, CURVE, Calibration
from vigil.bots.support import BotSupport
from vigil.games.conflictus.bots.explain import ConflictusMetrics
from vigil.games.conflictus.bots.lookahead import option_scores
from vigil.games.conflictus.bots.search_guide import conflictus_guide
from vigil.games.conflictus.bots.worlds_from_view import worlds_from_view
from vigil.games.conflictus.rules.redeal import reshuffle

BOTS = BotSupport(
    option_scores=option_scores,
    guide=conflictus_guide,
    blunders={"easy": 60, "casual": 30, "steady": 8},
    simulations={"hard": 10, "master": 300},
    position_metrics=lambda game: ConflictusMetrics(),
    calibration={CHOICE: Calibration(1.1, 0.26), CURVE: Calibration(1.1)},
    reshuffle=reshuffle,
    worlds_from_view=worlds_from_view,
)
