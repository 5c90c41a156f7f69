"""The values of Conflictus cards by what is printed on them, in points. A milled card is about one point.

The scale follows the design of the edition: a warrior of cost 1 has about four and a half points.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any

from vigil.effects import language as common
from vigil.effects.specs import NotNeeded
from vigil.games.conflictus.rules import language as lang
from vigil.games.conflictus.rules.card_tables import CardTables
from vigil.games.conflictus.rules.effect_specs import NO_CARD_EFFECT, cell

LIFE, DRAWN, LOST_CARD = 0.9, 2.0, 1.2
"""A card in a mons, a drawn card, a card that an opponent loses from the hand."""
HITS, HOLDS, MILLS = 0.7, 0.7, 1.7
"""A point of attack, defense and mill of a warrior in play."""
KEYWORD = {
    "energy": 0.5, "matter": 0.5, "resilience": 1.2, "untouchable": 1.2, "guardian": 0.8, "leap": 0.4, "immolate": 0.8,
    "victimize": 0.8, "challenge": 0.3, "isolated": -0.4, "accumulate": 0.2,
}  # fmt: skip
SPELL_RATE, SPELL_BASE = 2.2, 0.6
VERB = {"destroy": 4.5, "remove": 4.5, "return": 2.0, "cancel": 3.0, "withdraw": 2.0, "put": 5.0, "discard": -1.0}
OFTEN = {"turn_begins": 4.0, "turn_ends": 4.0, "draws": 4.0, "attacks": 2.5}
SOMETIMES = 1.5
RARELY = 0.2  # a turn without a draw; only the starting player has one
VANISHING = (0.15, 0.5, 0.75, 0.9)


def points(attack: int, defense: int, mill: int, has: dict[str, int], fades: int = -1) -> float:
    """Return the value of a warrior on the table. `fades` is the number of its vanish counters, if it has Vanish."""
    total = HITS * attack + HOLDS * max(0, defense) + MILLS * mill
    for name in has:
        total += KEYWORD.get(name, 0.0)
    if "might" in has:
        total += 0.35 * attack
    if fades >= 0 and "vanish" in has:
        total *= VANISHING[min(fades, 3)]
    return total


@functools.lru_cache(maxsize=8192)
def rough(node: Any, whose: str = common.YOU) -> float:
    """Return what an effect is worth to its player, regardless of the table."""
    return 0.0 if node is None else cell(VALUES, node, "value")(node, whose)


def _draw(x: lang.Draw, whose: str) -> float:
    if x.who != common.YOU:
        return expected(x.n) * (DRAWN - LIFE) * (0.0 if x.who == common.EVERYONE else -1.0)
    return expected(x.n) * (DRAWN - LIFE) * (1.0 if whose == common.YOU else -1.0)


def _mill(x: lang.Mill, whose: str) -> float:
    mine = x.who == common.YOU and whose == common.YOU
    return expected(x.n) * LIFE * (-1.0 if mine and not x.up_to else 1.0)


def _modify(x: lang.Modify, whose: str) -> float:
    return 0.4 * abs(expected(x.attack)) + 0.5 * abs(expected(x.defense)) + 0.6 * abs(expected(x.mill))


def _verb(x: common.Do, whose: str) -> float:
    return VERB.get(x.verb, 0.0) * (-1.0 if whose != common.YOU and x.verb == "discard" else 1.0)


VALUES: Mapping[type, Callable[[Any, str], float] | NotNeeded] = {
    **NO_CARD_EFFECT,
    common.Trigger: lambda x, whose: rough(x.do, whose),
    common.Seq: lambda x, whose: sum(rough(step, whose) for step in x.steps),
    common.May: lambda x, whose: max(0.0, rough(x.do, whose)),
    common.Times: lambda x, whose: expected(x.n) * rough(x.do, whose),
    common.OneOf: lambda x, whose: (max if whose == common.YOU else min)(rough(option, whose) for option in x.options),
    common.If: lambda x, whose: (rough(x.then, whose) + rough(x.otherwise, whose)) / 2,
    common.Each: lambda x, whose: rough(x.do, whose),
    lang.ChoosePlayer: lambda x, whose: rough(x.do, common.OPPONENTS) if x.who != common.YOU else rough(x.do),
    lang.Draw: _draw,
    lang.Mill: _mill,
    lang.Recover: lambda x, whose: expected(x.n) * LIFE,
    lang.Discard: lambda x, whose: (
        expected(x.n) * LOST_CARD * (-1.0 if x.who == common.YOU and whose == common.YOU else 1.0)
    ),
    lang.Search: lambda x, whose: 1.5,
    lang.Damage: lambda x, whose: 1.2 * expected(x.n),
    lang.Modify: _modify,
    lang.Grant: lambda x, whose: 1.0,
    lang.PutCounters: lambda x, whose: expected(x.n) * (HITS + HOLDS + MILLS if x.name == "growth" else 0.8),
    lang.MakeTokens: lambda x, whose: 3.0 * expected(x.n),
    lang.SkipAttack: lambda x, whose: 3.0,
    common.Do: _verb,
    common.UntilEndOfTurn: lambda x, whose: 0.0,  # it depends mostly on the table
    lang.MarkFor: lambda x, whose: 0.0,  # `_used` counts it as a cost
    lang.MustBlock: lambda x, whose: 0.0,  # worth whatever the combat is worth
}
"""The value of each effect for its player. `whose` says whether that player carries it out."""


def expected(n: Any) -> int:
    """Return a number, or a guess for one that is counted when the effect resolves."""
    return n if isinstance(n, int) else 2


def change_value(rule: lang.StatBonus) -> float:
    """Return the value of a change in attack, defense and mill."""
    return HITS * expected(rule.attack) + HOLDS * expected(rule.defense) + MILLS * expected(rule.mill)


class Kind:
    """The values of one card."""

    def __init__(self, printed: CardTables, kind: int) -> None:
        self.card = card = printed.cards[kind]
        self.expanded = expanded = printed.expanded[kind]
        self.has = {name: n or 1 for name, n in expanded.keywords}
        self.cost, self.what = card.cost, card.kind
        self.plain = points(card.attack, card.defense, card.mill, self.has, self.has.get("vanish", -1))
        self.entering = tuple(t for t in expanded.triggers if t.event == lang.ENTERS and t.own)
        self.watching = tuple(t for t in expanded.triggers if not t.own)
        self.standing = self._standing()
        self.nominal = self._nominal()

    def _standing(self) -> float:
        """Return what the card is worth on the table, apart from combat."""
        total = sum(_standing_rule(rule) for rule in self.expanded.static)
        total += sum(_frequency(t) * max(0.0, rough(t.do)) for t in self.watching)
        if self.what != lang.WARRIOR:
            total += sum(max(0.0, _ability_value(ability)) for ability in self.expanded.abilities)
        return total

    def _nominal(self) -> float:
        """Return what the card is worth in a hand that can pay for it."""
        spells = max((rough(spell.do) for spell in self.expanded.spells), default=0.0)
        if self.what == lang.WARRIOR:
            entering = sum(rough(t.do) for t in self.entering)
            evolves = 2.0 * (("evolve_light" in self.has) + ("evolve_shadow" in self.has))
            fleeting = 0.3 if "recover" in self.has else 1.0
            return fleeting * (self.plain + self.standing) + entering + evolves + spells
        if self.what == lang.AMULET:
            return SPELL_RATE * self.cost + SPELL_BASE
        return self.standing + spells


def _frequency(trigger: Any) -> float:
    """Return how often a trigger is expected to happen."""
    match trigger.test:
        case common.AtMost(common.Happened(event)) if event == lang.DRAWS:
            return RARELY
    return OFTEN.get(trigger.event, SOMETIMES)


def _modifies(rule: lang.StatBonus) -> float:
    change = change_value(rule)
    wide = getattr(rule.of, "whose", common.YOU) != common.YOU
    return change * (1.0 if rule.to != "all" else 0.7 if wide else 1.6) if rule.to != lang.THIS_CARD else 0.5 * change


STANDING: Mapping[type, Callable[[Any], float]] = {
    lang.StatBonus: _modifies,
    lang.HasKeyword: lambda rule: KEYWORD.get(rule.keyword, 0.6) + 0.4,
    lang.Forbid: lambda rule: 2.5,
    lang.Discount: lambda rule: 2.0 * rule.n,
}
"""The value of each static rule while its card is on the table."""


def _standing_rule(rule: Any) -> float:
    return cell(STANDING, rule, "value")(rule)


def _ability_value(ability: lang.Activated) -> float:
    """Return the value of having an ability."""
    once = any(isinstance(node, lang.MarkFor) for node in common.walk(ability)) or ability.cost.sacrifice_this
    cost = ability.cost
    price = 0.5 * cost.sources + 2.5 * (cost.sacrifice is not None) + LIFE * cost.mill + DRAWN * cost.discard
    return (0.8 if once else 2.0) * (rough(ability.do) - price)


@functools.lru_cache(maxsize=64)
def kinds(printed: CardTables) -> dict[str, Kind]:
    """Return every card by name."""
    return {card.name: Kind(printed, kind) for kind, card in enumerate(printed.cards)}


@functools.lru_cache(maxsize=8192)
def speaks_of(node: Any, *sorts: type) -> bool:
    """Return whether an effect contains a node of one of these types."""
    return any(isinstance(part, sorts) for part in common.walk(node))


@functools.lru_cache(maxsize=8192)
def tactical(node: Any) -> bool:
    """Return whether the effect is about combat rather than about cards."""
    if speaks_of(node, lang.Damage, lang.Modify, lang.Grant, lang.SkipAttack):
        return True
    if any(aim.what != lang.A_PLAYER for aim in node.targets):
        return True
    return any(isinstance(part, (common.All, common.Pick)) and lang.TABLE in part.where for part in common.walk(node))
