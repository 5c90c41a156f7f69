"""What a game provides for its bots: scores, a search guide, explanations and levels of difficulty."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vigil import registry
from vigil.bots.explain.calibration import Calibration
from vigil.bots.explain.option_effects import PositionMetrics
from vigil.bots.search.model import Guide
from vigil.kernel.decision import Decision
from vigil.kernel.errors import BadBot
from vigil.kernel.game import Game, View
from vigil.kernel.worlds import Perspective, Worlds


@dataclass(frozen=True, slots=True)
class BotSupport:
    """What the bots need to know about a game."""

    option_scores: Callable[[Perspective, Decision, int], Sequence[float]]
    """Score every option, from the seat's perspective, the decision and a random number. `greedy` takes the best."""
    guide: Callable[[View, int | None], Guide]
    """Create the search guide for a decision, from the view and the number of simulations (None if unlimited)."""
    blunders: Mapping[str, int]
    """The percentage of random options that `easy`, `casual` and `steady` take."""
    simulations: Mapping[str, int]
    """The number of simulations per decision of `hard` and `master`."""
    position_metrics: Callable[[Game[Any]], PositionMetrics]
    """Create what measures positions, to explain choices."""
    calibration: Mapping[str, Calibration]
    """How to correct the chances of a search (`choice`) and of a chart (`curve`)."""
    reshuffle: Callable[[Any, int], Any]
    """Return a copy of the state in which only the cards that no player knows are dealt again, from a random number."""
    worlds_from_view: Callable[[Any, Decision], Worlds[Any]] | None = None
    """Sample states that fit a view and its decision, for bots that run outside the server. Needed if
    `option_scores` uses sampled states."""


def perspective_from(view: View, decision: Decision) -> Perspective:
    """Return the perspective of a seat for which only the view is available."""
    name = view.game_name

    def worlds() -> Worlds[Any]:
        imagine = support_for(name).worlds_from_view
        if imagine is None:
            raise BadBot(
                "bot-needs-server",
                "{bot} searches, which only works on the server; add it as a server bot",
                bot=name,
            )
        return imagine(view, decision)

    return Perspective(name, lambda: view, worlds)


def support_for(game: str) -> BotSupport:
    """Return what a game provides for its bots."""
    return registry.get(game).bots()
