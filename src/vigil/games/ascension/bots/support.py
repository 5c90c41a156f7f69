"""The bot support of Ascension, for the plugin."""

from __future__ import annotations

from vigil.bots.explain.calibration import CHOICE, CURVE, Calibration
from vigil.bots.support import BotSupport
from vigil.games.ascension.bots.explain import AscensionMetrics
from vigil.games.ascension.bots.option_scores import scores
from vigil.games.ascension.bots.search_guide import ascension_guide
from vigil.games.ascension.rules.redeal import reshuffle
from vigil.games.ascension.rules.view import View
from vigil.kernel.decision import Decision
from vigil.kernel.worlds import Perspective


def _option_scores(perspective: Perspective, decision: Decision, rng: int) -> list[float]:
    view = perspective.view
    assert isinstance(view, View)
    return scores(view, decision)


BOTS = BotSupport(
    option_scores=_option_scores,
    guide=ascension_guide,
    blunders={"easy": 40, "casual": 15, "steady": 4},
    simulations={"hard": 24, "master": 600},
    position_metrics=lambda game: AscensionMetrics(),
    calibration={CHOICE: Calibration(1.0, 0.06), CURVE: Calibration(1.0)},
    reshuffle=reshuffle,
)
