"""The chances of everybody over a whole game, turn by turn, as somebody who looks on could know them.

At the beginning of every turn many tables are imagined in which all that is hidden
was dealt anew, quick players play on, and the chances they come to are averaged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from vigil.bots.explain.calibration import CURVE, apply_calibration, stated_error
from vigil.bots.explain.explain import doubt
from vigil.bots.search.model import result
from vigil.bots.search.tree import STEP, error_of
from vigil.bots.support import support_for
from vigil.kernel.errors import VigilError
from vigil.kernel.game import Game
from vigil.kernel.match import Match, replay_steps
from vigil.kernel.rng import MASK, stream

SIMS = 48


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """The beginning of a turn, or the end: every seat's chance with its standard error."""

    at: int  # choices made before
    turn: int
    round: int
    seat: int  # whose turn it is; -1 at the end
    chances: tuple[float, ...]
    errors: tuple[float, ...]


def win_chance_curve(match: Match[Any], sims: int = SIMS, seed: int = 1) -> Iterator[CurvePoint]:
    """A point for every turn, and one for the end if the game has come to one."""
    game, last = match.game, None
    turn = round_ = 0
    for walk in replay_steps(match):
        view, at = game.view(walk.state, None), len(walk.choices)
        outcome = game.outcome(walk.state)
        if outcome is not None:
            sides = support_for(game.name).guide(view, sims).teams(walk.state)
            values = tuple(result(outcome, sides))
            yield CurvePoint(at, turn + 1, round_, -1, values, (0.0,) * len(values))
            return
        now = (view.round, view.active, getattr(view, "turn", 0), getattr(view, "game", 0))
        if now == last:
            continue
        last, turn, round_ = now, turn + 1, view.round
        found, errors = chances_at(game, walk.state, sims, stream(seed, at))
        yield CurvePoint(at, turn, round_, view.active, found, errors)


def chances_at(game: Game[Any], state: Any, sims: int, luck: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Every seat's chance, and its standard error."""
    values = raw_chances(game, state, sims, luck)
    bend = support_for(game.name).calibration[CURVE]
    means = [sum(each) / len(each) for each in values]
    errors = [
        stated_error(mean, doubt(error_of(each), len(each)), bend) for mean, each in zip(means, values, strict=True)
    ]
    return apply_calibration(means, bend), tuple(errors)


def raw_chances(game: Game[Any], state: Any, sims: int, luck: int) -> list[list[float]]:
    """For every seat what each imagined table came to."""
    return ends_of(game, state, lambda own: game.redeal(state, None, own), sims, luck)


def ends_of(
    game: Game[Any], state: Any, imagine: Callable[[int], Any], sims: int, luck: int, of: int = 0
) -> list[list[float]]:
    """For every seat what each of these tables came to; they are imagined from luck, as they might be instead of
    the given one.

    The guide looks further ahead for many tables than for a few.  `of`: for how many it should, if these
    are to be compared or put together with others.
    """
    guide = support_for(game.name).guide(game.view(state, None), of or sims)
    found: list[list[float]] = [[] for _ in guide.teams(state)]
    for table in range(sims):
        own = stream(luck, table)
        s = imagine(own)
        since, taken = guide.progress(s), 0
        try:
            while (options := game.options(s)) and not (taken and guide.should_stop(s, since, taken)):
                place = 0 if len(options) == 1 else guide.playout_choice(s, options, (own + taken * STEP) & MASK)
                game.choose(s, options[place])
                taken += 1
        except VigilError:  # cards that set each other off without end: nothing is learned here
            pass
        outcome = game.outcome(s)
        values = guide.value(s) if outcome is None else result(outcome, guide.teams(s))
        for seat, value in enumerate(values):
            found[seat].append(value)
    return found
