"""Every seat's win chances over a game, turn by turn, as a spectator could estimate them.

At the beginning of every turn, the hidden cards are dealt again many times, the playout policy plays on from each deal,
and the results are averaged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from vigil.bots.explain.calibration import CURVE, apply_calibration, calibrated_error
from vigil.bots.explain.explain import cautious_error
from vigil.bots.search.model import outcome_values
from vigil.bots.search.tree import STEP, error_of
from vigil.bots.support import support_for
from vigil.kernel.errors import VigilError
from vigil.kernel.game import Game
from vigil.kernel.match import Match, replay_steps
from vigil.kernel.rng import MASK, stream

SIMS = 48


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """Every seat's chance with its standard error, at the beginning of a turn or at the end of the game."""

    at: int  # number of choices made before
    turn: int
    round: int
    seat: int  # the seat whose turn it is; -1 at the end
    chances: tuple[float, ...]
    errors: tuple[float, ...]


def win_chance_curve(match: Match[Any], sims: int = SIMS, seed: int = 1) -> Iterator[CurvePoint]:
    """Yield a point for every turn, and one for the end if the game is over."""
    game, last_turn = match.game, None
    turn = round_ = 0
    for walk in replay_steps(match):
        progress, at = game.progress(walk.state), len(walk.choices)
        outcome = game.outcome(walk.state)
        if outcome is not None:
            teams = support_for(game.name).guide(game.view(walk.state, None), sims).teams(walk.state)
            values = tuple(outcome_values(outcome, teams))
            yield CurvePoint(at, turn + 1, round_, -1, values, (0.0,) * len(values))
            return
        this_turn = (progress.game, progress.turn, progress.active)
        if this_turn == last_turn:
            continue
        last_turn, turn, round_ = this_turn, turn + 1, progress.round
        chances, errors = chances_at(game, walk.state, sims, stream(seed, at))
        yield CurvePoint(at, turn, round_, progress.active, chances, errors)


def chances_at(game: Game[Any], state: Any, sims: int, rng: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return every seat's chance, and every seat's standard error."""
    values = raw_chances(game, state, sims, rng)
    calibration = support_for(game.name).calibration[CURVE]
    means = [sum(each) / len(each) for each in values]
    errors = (cautious_error(error_of(each), len(each)) for each in values)
    stated = (calibrated_error(mean, error, calibration) for mean, error in zip(means, errors, strict=True))
    return apply_calibration(means, calibration), tuple(stated)


def raw_chances(game: Game[Any], state: Any, sims: int, rng: int) -> list[list[float]]:
    """Return for every seat the value of each playout, before calibration."""
    return playout_values(game, state, lambda own: game.redeal(state, None, own), sims, rng)


def playout_values(
    game: Game[Any], state: Any, sample: Callable[[int], Any], sims: int, rng: int, guide_sims: int = 0
) -> list[list[float]]:
    """Return for every seat the value of each playout; `sample` turns a random number into a starting state.

    The guide looks further ahead if there are many simulations. Pass `guide_sims` to play all parts of a larger
    sample alike.
    """
    guide = support_for(game.name).guide(game.view(state, None), guide_sims or sims)
    values_by_seat: list[list[float]] = [[] for _ in guide.teams(state)]
    for number in range(sims):
        own = stream(rng, number)
        s = sample(own)
        since, steps = guide.progress(s), 0
        try:
            while (options := game.options(s)) and not (steps and guide.should_stop(s, since, steps)):
                index = 0 if len(options) == 1 else guide.playout_choice(s, options, (own + steps * STEP) & MASK)
                game.choose(s, options[index])
                steps += 1
        except VigilError:  # an endless loop of cards: take the value reached so far
            pass
        outcome = game.outcome(s)
        values = guide.value(s) if outcome is None else outcome_values(outcome, guide.teams(s))
        for seat, value in enumerate(values):
            values_by_seat[seat].append(value)
    return values_by_seat
