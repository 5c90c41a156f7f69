"""How the search plays Conflictus: which options it considers, how playouts continue, and where they stop.

A turn has many small decisions that need no search: payments, passing while your own card waits, windows in which
no option has a point. They are answered at once, at the table and in the tree, which leaves the simulations for what
matters. `playout_policy` scores the options at the decision itself and deeper in the tree. It does as well as weights
that take longer to calculate.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any

from vigil.effects.language import Do, May, OneOf
from vigil.games.conflictus.bots.card_summary import EffectSummary, summaries_for
from vigil.games.conflictus.bots.playout_policy import scores, step
from vigil.games.conflictus.bots.win_chance import value
from vigil.games.conflictus.rules.abilities import abilities_of
from vigil.games.conflictus.rules.decisions import OPTION_TARGETS
from vigil.games.conflictus.rules.engine_nodes import Announce, Attackers, Blockers, Leapers, Priority
from vigil.games.conflictus.rules.language import AMULET, ChoosePlayer, Search
from vigil.games.conflictus.rules.legal_plays import USE
from vigil.games.conflictus.rules.pass_advice import is_pointless
from vigil.games.conflictus.rules.state import ATTACK, BEFORE, BLOCK, MAIN, SACRIFICE, State
from vigil.kernel.game import Choice

ROUNDS_AHEAD = 2
GAME_OFFSET = 1_000_000  # progress per game of a match; no game has so many turns
MAX_PLAYOUT_STEPS = 400  # choices in a playout, in case a turn never ends
MIN_GAIN = 0.003  # of a win probability: most choices matter less and need no search
TEMPERATURE = 2.0  # an option that falls short by this many points gets 1/e of the weight
MIN_WEIGHT = 0.02  # the smallest weight of an option that is not ruled out
ON_TABLE = ("target", "attack", "block", "block_attacker", "leap", *USE)
SEARCHED = (Priority, Announce, Attackers, Blockers, Leapers, Search, ChoosePlayer, Do, May, OneOf)
"""Questions to search. The quick policy answers all others."""
PAYING = ("pay_auto", "pay_manually", "pay_light", "pay_shadow", "reduce")


@dataclass(frozen=True, slots=True)
class ConflictusGuide:
    """The search guide, the same for every decision."""

    ahead: int = ROUNDS_AHEAD
    min_gain: float = MIN_GAIN

    def label(self, s: State, option: Choice) -> Hashable:
        """Return a key for an option: by kind for hidden cards, which differ between worlds, otherwise by number."""
        verb, n = option
        if n < 0 or verb == "sacrifice" or verb in ON_TABLE or OPTION_TARGETS[verb] not in ("card", None):
            return option
        captive = n in s.seats[s.stack[-1][1]].captive
        return verb, s.tables.kind[n], captive

    def prior(self, s: State, options: Sequence[Choice]) -> Sequence[float]:
        """Return weights from the scores of the quick policy, 0 for options that no sensible player considers."""
        node = s.stack[-1][0]
        sort = type(node)
        if s.phase == BEFORE or sort not in SEARCHED or (sort is Announce and options[0][0] in PAYING):
            return _only_best(scores(s, options))
        if sort is Priority:
            open_ = worth_considering(s, options)
            if sum(open_) == 1:
                return [float(flag) for flag in open_]
            return _weights(scores(s, options), open_, TEMPERATURE)
        return _weights(scores(s, options), [True] * len(options), TEMPERATURE)

    def playout_choice(self, s: State, options: Sequence[Choice], rng: int) -> int:
        return step(s, options, rng)

    def progress(self, s: State) -> int:
        return s.game * GAME_OFFSET + s.round

    def should_stop(self, s: State, since: int, steps: int) -> bool:
        """Return whether to stop, at the first decision of a turn, where nothing is half done and `value` was fitted.

        The playout doesn't start the next game of a match, which counts as even.
        """
        return s.game * GAME_OFFSET + s.round >= since + self.ahead or steps >= MAX_PLAYOUT_STEPS

    def value(self, s: State) -> Sequence[float]:
        return value(s)

    def teams(self, s: State) -> Sequence[int]:
        return range(len(s.seats))


def _only_best(found: Sequence[float]) -> list[float]:
    best = list(found).index(max(found))
    return [float(place == best) for place in range(len(found))]


def _weights(found: Sequence[float], open_: Sequence[bool], warm: float) -> list[float]:
    """Turn scores into weights. The best option gets 1, and others less the more they fall short."""
    best = max(score for score, flag in zip(found, open_, strict=True) if flag)
    return [
        max(MIN_WEIGHT, exp(max(-20.0, (score - best) / warm))) if flag else 0.0
        for score, flag in zip(found, open_, strict=True)
    ]


def worth_considering(s: State, options: Sequence[Choice]) -> list[bool]:
    """Return which options are worth considering for a player with priority."""
    d, you = s.tables, s.stack[-1][1]
    if any(verb == "play_source" for verb, _ in options):
        return [verb == "play_source" for verb, _ in options]  # always play a source, and play it first
    responding = bool(s.transition)
    if responding and all(item.controller == you for item in s.transition):
        return [verb == "pass" for verb, _ in options]  # let the player's own items resolve
    summaries = summaries_for(d)
    result = []
    for option in options:
        verb, card = option
        if verb == "pass":
            result.append(True)
        elif verb == "sacrifice" or is_pointless(s, you, option):
            result.append(False)
        elif verb == "play" and d.what[card] != AMULET:
            result.append(not responding)
        elif verb == "play":
            result.append(any(is_timely(s, you, effect) for effect in summaries.spells[card]))
        else:
            result.append(is_timely(s, you, summaries.summary_of(abilities_of(s, card)[USE.index(verb)])))
    return result


def is_timely(s: State, you: int, effect: EffectSummary) -> bool:
    """Return whether such an effect may be better now than in the next window.

    In the player's own main phase it can change the combat, in combat it uses what was declared, and at the end of a
    turn sources come back at once.
    """
    phase, mine = s.phase, s.active == you
    if s.transition or effect.skips or phase == SACRIFICE:
        return True
    if effect.at_card and effect.leans[0] > 0:
        return phase in (ATTACK, BLOCK)
    if effect.tactical:
        return phase in (MAIN, BLOCK) if mine else phase in (ATTACK, BLOCK)
    return mine and phase == MAIN


GUIDE = ConflictusGuide()


def conflictus_guide(view: Any, sims: int | None) -> ConflictusGuide:
    """Return the guide of a decision, the same for any number of simulations."""
    return GUIDE
