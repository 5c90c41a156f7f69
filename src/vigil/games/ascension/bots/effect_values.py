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

    def each_value(self, who: str, do: Any, it: int) -> float:
        """Return the value of an Each: the player's own part, minus what the other players gain."""
        mine = self.value(do, it) if who == common.EVERYONE else 0.0
        theirs = 0.0 if self.solo else self.opponent_loss(do)
        return mine - theirs * (0.6 if who in (common.OTHERS, common.EVERYONE) else 1.0)


def value_seq(v: EffectValuer, node: common.Seq, it: int) -> float:
    return sum(v.value(step, it) for step in node.steps)


def value_gain(v: EffectValuer, node: lang.Gain, it: int) -> float:
    return v.number(node.n, it) * v.rate(node.what, node.only)


def value_draw(v: EffectValuer, node: lang.Draw, it: int) -> float:
    return v.number(node.n, it) * v.card


def value_do(v: EffectValuer, node: common.Do, it: int) -> float:
    return v.verb_value(node, it)


def value_if(v: EffectValuer, node: common.If, it: int) -> float:
    p = v.chance(node.test, it)
    return (p and p * v.value(node.then, it)) + (p < 1 and (1 - p) * v.value(node.otherwise, it))


def value_may(v: EffectValuer, node: common.May, it: int) -> float:
    return max(0.0, v.value(node.do, it))


def value_one_of(v: EffectValuer, node: common.OneOf, it: int) -> float:
    return max((v.value(option, it) for option in node.options), default=0.0)


def value_times(v: EffectValuer, node: common.Times, it: int) -> float:
    return v.number(node.n, it) * v.value(node.do, it)


def value_each(v: EffectValuer, node: common.Each, it: int) -> float:
    return v.each_value(node.who, node.do, it)


def value_name(v: EffectValuer, node: common.Name, it: int) -> float:
    return v.value(node.then, it)


def value_ability(v: EffectValuer, node: common.Ability, it: int) -> float:
    return v.value(node.do, it)


def value_pay(v: EffectValuer, node: lang.Pay, it: int) -> float:
    return max(0.0, v.value(node.then, it) - node.n * v.rate(node.what))


def value_steal(v: EffectValuer, node: lang.Steal, it: int) -> float:
    return 1.5 * node.n


def value_extra_turn(v: EffectValuer, node: lang.ExtraTurn, it: int) -> float:
    return v.turn


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


def value_discount(v: EffectValuer, node: lang.Discount, it: int) -> float:
    return 0.5 * node.n * v.rune


def value_treat_as(v: EffectValuer, node: lang.TreatAs, it: int) -> float:
    return 0.4


def value_monsters_join(v: EffectValuer, node: lang.MonstersJoin, it: int) -> float:
    return 2.0


VALUES: NodeTable[Callable[[EffectValuer, Any, int], float] | NotNeeded] = NodeTable(
    "value",
    {
        common.Seq: value_seq, lang.Gain: value_gain, lang.Draw: value_draw, common.Do: value_do, common.If: value_if,
        common.May: value_may, common.OneOf: value_one_of, common.Times: value_times, common.Each: value_each,
        common.Name: value_name, common.Ability: value_ability, lang.Pay: value_pay, lang.Steal: value_steal,
        lang.ExtraTurn: value_extra_turn, lang.Unite: value_unite, common.UntilEndOfTurn: value_until_end_of_turn,
        common.Trigger: value_trigger, lang.Discount: value_discount, lang.TreatAs: value_treat_as,
        lang.MonstersJoin: value_monsters_join,
    },
    not_needed("only selects cards", common.Filter),
    not_needed("its value depends on where it goes", lang.Card),
    not_needed("not part of a card", common.Menu, common.Settle, lang.PassTurn, lang.SamaelActs),
)  # fmt: skip
"""The value of resolving an effect, or of having a rule or an ability."""
