"""Scores for options, measured by playing each one in a world that fits the seat's view.

With priority, the bot plays every reasonable option in the same world until the transition is empty and combat is
over, while all players pass. Then it evaluates the state (`value`). The playout policy (`playout_policy`) answers all
other questions and makes the choices on the way.
"""

from __future__ import annotations

from collections.abc import Sequence

from vigil.effects.machine import EndlessLoopError
from vigil.games.conflictus.bots import playout_policy
from vigil.games.conflictus.bots.card_summary import summaries_for
from vigil.games.conflictus.bots.search_guide import GUIDE
from vigil.games.conflictus.bots.win_chance import value
from vigil.games.conflictus.rules.engine_nodes import Priority
from vigil.games.conflictus.rules.language import AMULET
from vigil.games.conflictus.rules.pass_advice import is_pointless
from vigil.games.conflictus.rules.state import SACRIFICE, State
from vigil.kernel.decision import Decision
from vigil.kernel.game import Choice, Game
from vigil.kernel.rng import stream
from vigil.kernel.serialization import clone
from vigil.kernel.worlds import Perspective

MAX_STEPS = 40  # choices until the transition is empty; printed cards need far fewer
MARGIN = 0.02  # of a win chance; sacrifices and early plays must gain more than this
WON = 0.999  # practically won: hold nothing back
RULED_OUT = -1.0
TIE_BREAK = 1e-6  # the weight of the playout policy's score between equally good options


def option_scores(perspective: Perspective, decision: Decision, rng: int) -> Sequence[float]:
    """Return a score for every option of a decision, in one world."""
    worlds = perspective.worlds
    return scores(worlds.game, worlds.sample(rng), stream(rng, 1))


def scores(game: Game[State], base: State, rng: int) -> Sequence[float]:
    """Return a score for every option of a sampled table, which is not changed."""
    options = list(game.options(base))
    if type(base.stack[-1][0]) is not Priority:
        return playout_policy.scores(base, options)
    seat, weights = base.stack[-1][1], GUIDE.prior(base, options)
    candidates = [
        i
        for i, (weight, option) in enumerate(zip(weights, options, strict=True))
        if weight > 0.0 or (option[0] == "sacrifice" and not is_pointless(base, seat, option))
    ]
    result = [RULED_OUT] * len(options)
    if len(candidates) == 1:
        result[candidates[0]] = 0.0
        return result
    for i in candidates:
        result[i] = _value_after(game, base, options[i], seat, rng)
    passing = next((result[i] for i in candidates if options[i][0] == "pass"), 0.0)
    for i in candidates:
        if result[i] < WON:
            if _can_wait(base, options[i]):
                result[i] = passing - MARGIN
            elif options[i][0] == "sacrifice":
                result[i] -= MARGIN
        result[i] += TIE_BREAK * weights[i]
    return result


def _can_wait(s: State, option: Choice) -> bool:
    """Return whether this is an amulet that has nothing to do with combat.

    Such an amulet does as much at the end of the turn, and opponents know less until then.
    """
    verb, card = option
    if verb != "play" or s.tables.what[card] != AMULET or s.phase == SACRIFICE or s.transition:
        return False
    return not any(effect.tactical or effect.skips for effect in summaries_for(s.tables).spells[card])


def _value_after(game: Game[State], base: State, option: Choice, seat: int, rng: int) -> float:
    """Return the seat's win chance after an option, once the transition is empty and combat is over."""
    s = clone(base)
    try:
        game.choose(s, option)
        for step in range(MAX_STEPS):
            options = game.options(s)
            if not options:
                break
            node_type = type(s.stack[-1][0])
            if node_type is Priority:
                if not s.transition and not s.attacks:
                    break
                game.choose(s, next(each for each in options if each[0] == "pass"))
            elif len(options) > 1:
                game.choose(s, options[playout_policy.step(s, options, stream(rng, step))])
            else:
                game.choose(s, options[0])
    except EndlessLoopError:
        return 0.0
    ended = game.outcome(s)
    if ended is not None:
        return 1.0 if seat in ended.winners else 0.0
    return value(s)[seat]
