"""A fast, sensible player for playouts. It looks values up instead of computing them.

It plays its hand in a good order, uses free abilities, then spends power and runes on the two purchases with the
highest total value.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from vigil.effects.language import Do, May, Menu, Name, OneOf, Settle, Trigger
from vigil.effects.specs import NodeTable
from vigil.games.ascension.bots.move_scorer import FIRST_SLOT_OF_SAMAEL, SAMAEL_USUAL_HONOR
from vigil.games.ascension.bots.value_table import ExchangeRates, ValuesAtTurn, ValueTable
from vigil.games.ascension.rules.card_tables import GameTables
from vigil.games.ascension.rules.language import POWER, Steal
from vigil.games.ascension.rules.state import State
from vigil.kernel.game import Choice

MIN_VALUE = 0.0  # a purchase must be worth more than this

Purchase = tuple[int, int, float, bool]
"""The index of an option, its price, its value, and whether it is available many times."""


class PlayoutPolicy:
    """The fast player of one game."""

    __slots__ = ("value_table",)

    def __init__(self, value_table: ValueTable) -> None:
        self.value_table = value_table

    def step(self, s: State, options: Sequence[Choice]) -> int:
        """Return the index of the chosen option."""
        node = s.stack[-1][0]
        if type(node) is Menu:
            index = self.best_free_move(options)
            if index >= 0:
                return index
            index, _ = self.spend(s, options)
            return index if index >= 0 else len(options) - 1
        scores = self.scores(s, node, options)
        return scores.index(max(scores))

    def best_free_move(self, options: Sequence[Choice]) -> int:
        """Return the index of the first free move: a card to play or an ability to use; -1 if there is none."""
        ranks, uses = self.value_table.play_rank, self.value_table.use_rank
        best, at = 0.0, -1
        for index, (verb, card) in enumerate(options):
            if verb == "play":
                rank = ranks[card]
            elif verb in uses[card]:
                rank = uses[card][verb]
            else:
                break
            if rank > best:
                best, at = rank, index
        return at

    def spend(self, s: State, options: Sequence[Choice]) -> tuple[int, list[Purchase]]:
        """Return the index of the next purchase (-1: none), and all purchases with the same resource.

        Cards of the row come first, because their replacements can be better than the cards of the piles.
        """
        power, runes = self.purchases(s, options)
        me = s.seats[s.active]
        defeat, acquire = best_first_purchase(me.power, power), best_first_purchase(me.runes, runes)
        if defeat >= 0 and (acquire < 0 or options[defeat][1] in s.row or options[acquire][1] not in s.row):
            return defeat, power
        return acquire, runes if acquire >= 0 else power + runes

    def purchases(self, s: State, options: Sequence[Choice]) -> tuple[list[Purchase], list[Purchase]]:
        """Return the purchases for power and for runes."""
        value_table, d = self.value_table, s.tables
        left = value_table.left(s)
        values = value_table.by_turns_left[left]
        own, reward, cost, solo = values.own, values.reward, d.cost, d.solo
        power: list[Purchase] = []
        runes: list[Purchase] = []
        plain = not (s.lasting or d.standing_discounts)
        has_restricted = any(s.restricted_runes)
        row = s.row
        for index, (verb, card) in enumerate(options):
            if verb == "acquire":
                price = cost[card]
                if has_restricted or not plain:
                    price = min(price, s.seats[s.active].runes)  # discounts and restricted runes cover the rest
                value = own[card]
                if solo:
                    value += self.samael_loss(s, card)
                runes.append((index, price, value, card not in row))
            elif verb == "defeat":
                value = reward[card]
                if solo:
                    value += self.samael_loss(s, card)
                power.append((index, cost[card], value, card not in row))
            elif verb in value_table.use_price[card] if card >= 0 else False:
                priced = value_table.use_price[card][verb]
                if priced is not None:
                    what, price, then = priced
                    (power if what == POWER else runes).append((index, price, value_table.value(left, then), False))
        return power, runes

    @staticmethod
    def samael_loss(s: State, card: int) -> float:
        """In solo games, return what Samael loses if he has to take the next card instead of this one."""
        if card not in s.row[FIRST_SLOT_OF_SAMAEL:]:
            return 0.0
        honor: int = s.tables.samael_honor[card] if s.tables.is_monster[card] else s.tables.honor[card]
        return honor - SAMAEL_USUAL_HONOR

    def scores(self, s: State, node: Any, options: Sequence[Choice]) -> list[float]:
        """Return a score for every option of a question that isn't the menu."""
        left = self.value_table.left(s)
        return ANSWER_SCORES[type(node)](self, s, node, left, options)

    def banish_value(self, s: State, values: ValuesAtTurn, card: int) -> float:
        """Return the value of banishing a card from any zone."""
        if card < 0:
            return 0.0
        you = s.stack[-1][1]
        me = s.seats[you]
        if card in s.row:
            monster = s.tables.is_monster[card]
            value = values.reward[card] if monster else values.own[card]
            if you == s.active and s.tables.cost[card] <= (me.power if monster else me.runes):
                return -value
            return 0.25 * (value - 2.0) + (self.samael_loss(s, card) if s.tables.solo else 0.0)
        if card in me.hand:
            return values.rid[card] - values.play[card]
        return values.rid[card]


def score_do(policy: PlayoutPolicy, s: State, node: Do, left: int, options: Sequence[Choice]) -> list[float]:
    values = policy.value_table.by_turns_left[left]
    if node.verb == "banish":
        return [policy.banish_value(s, values, card) for _, card in options]
    picks = values.picks
    return [0.0 if verb == "done" else picks[verb][card] for verb, card in options]


def score_may(policy: PlayoutPolicy, s: State, node: Any, left: int, options: Sequence[Choice]) -> list[float]:
    """Score the answers to May and Trigger."""
    yes = policy.value_table.value(left, node.do) + 0.01
    return [yes if verb == "yes" else 0.0 for verb, _ in options]


def score_one_of(policy: PlayoutPolicy, s: State, node: OneOf, left: int, options: Sequence[Choice]) -> list[float]:
    return [policy.value_table.value(left, node.options[n]) for _, n in options]


def score_name(policy: PlayoutPolicy, s: State, node: Name, left: int, options: Sequence[Choice]) -> list[float]:
    me, kind = s.seats[s.stack[-1][1]], s.tables.kind
    cards = [kind[card] for card in me.deck or me.discard]
    return [float(cards.count(n)) for _, n in options]


def score_steal(policy: PlayoutPolicy, s: State, node: Steal, left: int, options: Sequence[Choice]) -> list[float]:
    return [float(sum(s.tables.honor[card] for card in s.seats[seat].constructs)) for _, seat in options]


def score_settle(policy: PlayoutPolicy, s: State, node: Settle, left: int, options: Sequence[Choice]) -> list[float]:
    return [0.0] * len(options)


AnswerScores = Callable[[PlayoutPolicy, State, Any, int, Sequence[Choice]], list[float]]

ANSWER_SCORES: NodeTable[AnswerScores] = NodeTable(
    "scores",
    {
        Do: score_do, May: score_may, Trigger: score_may, OneOf: score_one_of, Name: score_name, Steal: score_steal,
        Settle: score_settle,
    },
)  # fmt: skip
"""How to score answers, by the node that asks. `step` answers the menu."""


def best_first_purchase(budget: int, purchases: list[Purchase]) -> int:
    """Return the index of the first of the two best purchases that the budget allows; -1 if there is none."""
    best, at = MIN_VALUE, -1
    for index, price, value, many in purchases:
        if value > MIN_VALUE:
            rest, more = budget - price, 0.0
            for other, cost, gives, _ in purchases:
                if gives > more and cost <= rest and (many or other != index):
                    more = gives
            if value + more > best or (value + more == best and at < 0):
                best, at = value + more, index
    return at


_policies: dict[int, PlayoutPolicy] = {}
MAX_POLICIES = 8


def playout_policy_for(d: GameTables) -> PlayoutPolicy:
    """Return the fast player of a game; the last few are cached with their value tables."""
    policy = _policies.get(id(d))
    if policy is None or policy.value_table.d is not d:
        if len(_policies) >= MAX_POLICIES:
            del _policies[next(iter(_policies))]
        policy = _policies[id(d)] = PlayoutPolicy(ValueTable(d, ExchangeRates()))
    return policy
