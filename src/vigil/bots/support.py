"""What a game brings for its bots: how it is searched, scored, explained and made easier."""

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
    """What the bots need to know of one game."""

    option_scores: Callable[[Perspective, Decision, int], Sequence[float]]
    """What a seat can know, its decision and luck to a score for each option: `greedy` takes the highest."""
    guide: Callable[[View, int | None], Guide]
    """The view of a decision, and how many simulations there will be (None: as many as there is time for), to the
    guide that leads the search."""
    blunders: Mapping[str, int]
    """For `easy`, `casual` and `steady`: in how many of a hundred decisions they take a random option."""
    simulations: Mapping[str, int]
    """For `hard` and `master`: how many simulations they make for a decision."""
    ledger: Callable[[Game[Any]], PositionMetrics]
    """What is counted to explain a choice."""
    calibration: Mapping[str, Calibration]
    """How the chances that a search and a curve find are corrected: by `choice` and `curve`."""
    reshuffle: Callable[[Any, int], Any]
    """A state and luck to a state that all players together cannot tell from it: only what nobody knows is dealt
    anew."""
    worlds_from_view: Callable[[Any, Decision], Worlds[Any]] | None = None
    """A view and its decision to tables its seat could be sitting at, for bots far from the server: needed where
    `option_scores` asks for tables."""


def perspective_from(view: View, decision: Decision) -> Perspective:
    """What a seat can know that has nothing but its view."""
    name = view.game_name

    def worlds() -> Worlds[Any]:
        imagine = support_for(name).worlds_from_view
        if imagine is None:
            raise BadBot(
                "player-thinks",
                "{bot} plays ahead in imagined games, which only the server can set up; let the server seat it",
                bot=name,
            )
        return imagine(view, decision)

    return Perspective(name, lambda: view, worlds)


def support_for(game: str) -> BotSupport:
    """What a game brings for its bots."""
    return registry.get(game).bots()
