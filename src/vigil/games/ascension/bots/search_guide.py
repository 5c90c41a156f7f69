"""Ascension's search guide: which options to search, how playouts continue, and win chances."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any

from vigil.effects.language import Menu, Name, Settle
from vigil.games.ascension.bots.move_scorer import FREE_OPTIONS
from vigil.games.ascension.bots.option_scores import scores
from vigil.games.ascension.bots.playout_policy import PlayoutPolicy, Purchase, playout_policy_for
from vigil.games.ascension.bots.win_chance import chances
from vigil.games.ascension.rules.decisions import decision
from vigil.games.ascension.rules.state import State
from vigil.games.ascension.rules.view import View
from vigil.kernel.game import Choice

TEMPERATURE = 1.5  # honor; an option that is this much worse than the best gets 1/e of its weight
MIN_WEIGHT = 0.05  # options with less, relative to the best one, are not searched
MAX_NAMES = 3  # card names that are searched
END_TURN_WEIGHT = 0.1  # weight of ending the turn while there are purchases, relative to the best one
LOW_VALUE = 1.5  # honor; if the best purchase is worth less, ending the turn is searched, too
LOW_POOL = 10  # honor left in the pool; with less, it can be good not to end the game
RISKY_WEIGHT = 0.3  # weight of the second free move if the first one isn't harmless
NEAR, FAR = 6, 20  # turns of all players that are simulated before win chances are estimated
MANY = 200  # simulations that are enough for long playouts


@dataclass(frozen=True, slots=True)
class AscensionGuide:
    """Guides the search for one decision: move scores at that decision, and the playout policy in all later ones."""

    view: View | None = None
    horizon: int = NEAR
    min_gain: float = 0.0

    def label(self, s: State, option: Choice) -> Hashable:
        verb, n = option
        if n < 0 or verb in ("choose", "steal", "order_first", "name"):
            return option
        if verb == "play" or verb == "acquire" or verb == "defeat":
            if s.tables.solo and n in s.row:
                return verb, s.tables.kind[n], s.row.index(n)  # Samael takes cards by their slot
            return verb, s.tables.kind[n]
        if n in s.row:
            return verb, s.tables.kind[n], s.row.index(n)
        return verb, s.tables.kind[n], n in s.seats[s.stack[-1][1]].hand

    def prior(self, s: State, options: Sequence[Choice]) -> Sequence[float]:
        policy = playout_policy_for(s.tables)
        node = s.stack[-1][0]
        root_scores: list[float] | None = None
        if self.view is not None and s.decision_count == self.view.number:
            root = decision(s)
            assert root is not None
            root_scores = scores(self.view, root)
        if type(node) is Menu:
            return _menu_weights(s, options, policy, root_scores)
        if type(node) is Settle:
            return [1.0] * len(options)
        option_scores = root_scores or policy.scores(s, node, options)
        return _name_weights(option_scores) if type(node) is Name else _softmax(option_scores)

    def playout_choice(self, s: State, options: Sequence[Choice], rng: int) -> int:
        return playout_policy_for(s.tables).step(s, options)

    def progress(self, s: State) -> int:
        return s.turn

    def should_stop(self, s: State, since: int, steps: int) -> bool:
        return s.turn >= since + self.horizon and not s.end_reason and type(s.stack[-1][0]) is Menu

    def value(self, s: State) -> Sequence[float]:
        return chances(s, playout_policy_for(s.tables).value_table)

    def teams(self, s: State) -> Sequence[int]:
        n = len(s.seats)
        return [seat % (n // 2) for seat in range(n)] if s.tables.teams else range(n)


def ascension_guide(view: Any, sims: int | None) -> AscensionGuide:
    """Return the guide for the decision of a view.

    Long playouts measure the value of a card better than an estimate, but they depend more on chance, so they need many
    simulations.
    """
    assert isinstance(view, View)
    return AscensionGuide(view, FAR if sims is None or sims >= MANY else NEAR)


def _menu_weights(
    s: State, options: Sequence[Choice], policy: PlayoutPolicy, root_scores: list[float] | None
) -> Sequence[float]:
    """Weigh the menu: free moves first, harmless ones without alternatives; then purchases."""
    weights = [0.0] * len(options)
    value_table = policy.value_table
    if root_scores is not None:
        index = root_scores.index(max(root_scores))
        free = root_scores[index] >= FREE_OPTIONS
    else:
        index = policy.best_free_move(options)
        free = index >= 0
    if free:
        weights[index] = 1.0
        verb, card = options[index]
        if not (value_table.harmless[card] if verb == "play" else value_table.harmless_use[card][verb]):
            others = [option for option in options if option != options[index]]
            rest = policy.best_free_move(others)
            if rest >= 0:
                weights[options.index(others[rest])] = RISKY_WEIGHT
        return weights
    favorite, purchases = policy.spend(s, options) if root_scores is None else _spend(s, options, policy, root_scores)
    if favorite < 0:
        favorite = len(options) - 1
    best = max((purchase[2] for purchase in purchases), default=0.0)
    for at, _, value, _ in purchases:
        weights[at] = exp((value - best) / TEMPERATURE)
    weights = [weight if weight >= MIN_WEIGHT else 0.0 for weight in weights]
    acquires = options[favorite][0] == "acquire"
    if (acquires and best < LOW_VALUE) or (s.pool <= LOW_POOL and not s.end_reason):
        weights[-1] = END_TURN_WEIGHT
    weights[favorite] = 1.2
    return weights


def _spend(
    s: State, options: Sequence[Choice], policy: PlayoutPolicy, root_scores: list[float]
) -> tuple[int, list[Purchase]]:
    """Do the same as `PlayoutPolicy.spend`, but choose by the move scores; cards of the row come first."""
    power, runes = policy.purchases(s, options)
    groups = []
    for purchases in (power, runes):
        wanted = [purchase[0] for purchase in purchases if root_scores[purchase[0]] > 0.0]
        if wanted:
            first = max(wanted, key=lambda index: (options[index][1] in s.row, root_scores[index]))
            groups.append((options[first][1] in s.row, first, purchases))
    if not groups:
        return -1, power + runes
    _, first, purchases = max(groups, key=lambda group: group[0])
    return first, purchases


def _name_weights(scores: Sequence[float]) -> list[float]:
    """Return weights for the likeliest names, or for the first name if nothing is known."""
    top = sorted(scores)[-MAX_NAMES:]
    if top[-1] <= 0.0:
        return [1.0] + [0.0] * (len(scores) - 1)
    return [score if score >= top[0] else 0.0 for score in scores]


def _softmax(scores: Sequence[float]) -> list[float]:
    """Turn scores into weights: the best option gets 1, bad ones get 0."""
    best = max(scores)
    weights = [exp((score - best) / TEMPERATURE) for score in scores]
    return [weight if weight >= MIN_WEIGHT else 0.0 for weight in weights]
