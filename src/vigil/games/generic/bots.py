"""Default bot support: all options are equally promising, and random playouts run to the end of the game."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from vigil import registry
from vigil.bots.explain.calibration import CHOICE, CURVE, Calibration
from vigil.bots.explain.option_effects import Change, Metric
from vigil.bots.support import BotSupport
from vigil.kernel.game import Choice, Game
from vigil.kernel.rng import roll
from vigil.kernel.serialization import clone

MAX_PLAYOUT_CHOICES = 10_000  # stops playouts of games that never end


@dataclass(frozen=True, slots=True)
class GenericGuide:
    """A search guide that knows nothing about the game."""

    game: Game[Any]
    players: int
    min_gain: float = 0.0

    def label(self, s: Any, option: Choice) -> Hashable:
        return option

    def prior(self, s: Any, options: Sequence[Choice]) -> Sequence[float]:
        return [1.0] * len(options)

    def playout_choice(self, s: Any, options: Sequence[Choice], rng: int) -> int:
        return roll(rng, len(options))[0]

    def progress(self, s: Any) -> int:
        return self.game.progress(s).turn

    def should_stop(self, s: Any, since: int, steps: int) -> bool:
        return steps >= MAX_PLAYOUT_CHOICES

    def value(self, s: Any) -> Sequence[float]:
        """Give every player the same win chance until the game ends."""
        return [1 / self.players] * self.players

    def teams(self, s: Any) -> Sequence[int]:
        return range(self.players)


class GenericMetrics:
    """Records only whether an option wins."""

    metrics: ClassVar[dict[str, Metric]] = {"wins": Metric("wins", 100.0)}

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def begin(self, s: Any, seat: int, place: int) -> tuple[int, int]:
        return seat, self.game.progress(s).turn

    def is_done(self, s: Any, before: tuple[int, int]) -> bool:
        return True

    def is_turn_over(self, s: Any, before: tuple[int, int]) -> bool:
        return self.game.progress(s).turn != before[1]

    def on_events(self, s: Any, before: tuple[int, int]) -> None:
        """Ignore events."""

    def change(self, s: Any, before: tuple[int, int]) -> Change:
        return Change()

    def final_effect(self, s: Any, before: tuple[int, int]) -> dict[str, float]:
        ended = self.game.outcome(s)
        return {"wins": float(ended is not None and before[0] in ended.winners)}


BOTS = BotSupport(
    option_scores=lambda perspective, decision, rng: [0.0] * len(decision.options),
    guide=lambda view, sims: GenericGuide(registry.GAMES[view.game_name], view.config.players),
    blunders={"easy": 60, "casual": 30, "steady": 10},
    simulations={"hard": 24, "master": 300},
    position_metrics=GenericMetrics,
    calibration={CHOICE: Calibration(), CURVE: Calibration()},
    reshuffle=lambda state, rng: clone(state),  # which cards are unknown to all players depends on the game
)
