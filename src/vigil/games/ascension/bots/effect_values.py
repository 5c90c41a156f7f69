"""The value of effects, node by node. Subclasses of `EffectValuer` count and estimate.

Values are in honor at the end of the game, as in `card_values`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from vigil.effects import language as common
from vigil.effects.specs import NodeTable, NotNeeded, not_needed
from vigil.games.ascension.rules import language as lang

NO_KIND = -1
POWER_RATE = 0.85


class EffectValuer(ABC):
    """Walks an effect and adds up its value. Subclasses define how to count and what to expect."""

    rune: float
    power: float = POWER_RATE
    card: float  # the value of drawing a card
    turn: float  # the value of an extra turn
    solo: bool

    @abstractmethod
    def number(self, n: Any, it: int) -> float:
        """Return the value of an amount, or an estimate."""

    @abstractmethod
    def chance(self, test: Any, it: int) -> float:
        """Return the probability that a test is true."""

    @abstractmethod
    def verb_value(self, do: common.Do, it: int) -> float:
        """Return the value of applying a verb to cards."""

    @abstractmethod
    def opponent_loss(self, do: Any) -> float:
        """Return the value of an effect for an opponent; negative for an attack."""

    @abstractmethod
    def times_per_turn(self, rule: common.Trigger) -> float:
        """Return how often a trigger happens per turn."""

    def rate(self, what: str, only: common.Filter | None = None) -> float:
        """Return the value of one rune, power or honor."""
        if what == lang.HONOR:
            return 1.0
        return self.power if what == lang.POWER else self.rune if only is None else self.rune * 0.5

    def value(self, node: Any, it: int = NO_KIND) -> float:
        """Return the value of an effect; 0 for None. `it` is the kind of the card that the effect refers to."""
        if node is None:
            return 0.0
        cell = VALUES[type(node)]
        if isinstance(cell, NotNeeded):
            raise TypeError(f"no value for {type(node).__name__}: {cell.reason}")
        return cell(self, node, it)


def value_each(v: EffectValuer, node: common.Each, it: int) -> float:
    """Return the player's own part, minus what the other players gain."""
    mine = v.value(node.do, it) if node.who == common.EVERYONE else 0.0
    theirs = 0.0 if v.solo else v.opponent_loss(node.do)
    return mine - theirs * (0.6 if node.who in (common.OTHERS, common.EVERYONE) else 1.0)


def value_if(v: EffectValuer, node: common.If, it: int) -> float:
    p = v.chance(node.test, it)
    return (p and p * v.value(node.then, it)) + (p < 1 and (1 - p) * v.value(node.otherwise, it))


def value_unite(v: EffectValuer, node: lang.Unite, it: int) -> float:
    another = common.AtLeast(common.Happened(lang.PLAYED_A, common.Filter(lang.HERO, node.faction)), 2)
    return v.chance(another, it) * v.value(node.do, it)


def value_until_end_of_turn(v: EffectValuer, node: common.UntilEndOfTurn, it: int) -> float:
    rule = node.rule
    if not isinstance(rule, common.Trigger):
        return v.value(rule, it)
    expected = 0.7 * v.times_per_turn(rule)
    return (min(expected, node.uses) if node.uses else expected) * v.value(rule.do, it)


def value_trigger(v: EffectValuer, node: common.Trigger, it: int) -> float:
    gives = v.value(node.do, it)
    return v.times_per_turn(node) * (max(0.0, gives) if node.may else gives)


VALUES: NodeTable[Callable[[EffectValuer, Any, int], float] | NotNeeded] = NodeTable(
    "value",
    {
        common.Seq: lambda v, node, it: sum(v.value(step, it) for step in node.steps),
        common.Do: lambda v, node, it: v.verb_value(node, it),
        common.If: value_if,
        common.May: lambda v, node, it: max(0.0, v.value(node.do, it)),
        common.OneOf: lambda v, node, it: max((v.value(option, it) for option in node.options), default=0.0),
        common.Times: lambda v, node, it: v.number(node.n, it) * v.value(node.do, it),
        common.Each: value_each,
        common.Name: lambda v, node, it: v.value(node.then, it),
        common.Ability: lambda v, node, it: v.value(node.do, it),
        common.UntilEndOfTurn: value_until_end_of_turn,
        common.Trigger: value_trigger,
        lang.Gain: lambda v, node, it: v.number(node.n, it) * v.rate(node.what, node.only),
        lang.Draw: lambda v, node, it: v.number(node.n, it) * v.card,
        lang.Pay: lambda v, node, it: max(0.0, v.value(node.then, it) - node.n * v.rate(node.what)),
        lang.Steal: lambda v, node, it: 1.5 * node.n,
        lang.ExtraTurn: lambda v, node, it: v.turn,
        lang.Unite: value_unite,
        lang.Discount: lambda v, node, it: 0.5 * node.n * v.rune,
        lang.TreatAs: lambda v, node, it: 0.4,
        lang.MonstersJoin: lambda v, node, it: 2.0,
    },
    not_needed("only selects cards", common.Filter),
    not_needed("its value depends on where it goes", lang.Card),
    not_needed("not part of a card", common.Menu, common.Settle, lang.PassTurn, lang.SamaelActs),
)
"""The value of resolving an effect, or of having a rule or an ability."""
