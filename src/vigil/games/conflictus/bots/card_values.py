"""What the cards of Conflictus are worth by what is printed on them, in points: a milled card is about one.

The prices are those of the edition's design: a warrior of cost 1 has about four and a
half points, and everything else is measured against it.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

from vigil.effects.language import OPPONENTS, YOU, All, AtMost, Happened, If, May, OneOf, Pick, Seq, Times, walk
from vigil.effects.language import Do as DoIt
from vigil.games.conflictus.rules.card_tables import TRIGGERED, USED, CardTables, printed_for
from vigil.games.conflictus.rules.config import Config
from vigil.games.conflictus.rules.language import (
    A_PLAYER,
    AMULET,
    DIES,
    DRAWS,
    ENTERS,
    EQUIPMENT,
    LEAVES,
    RELIC,
    SOURCE,
    TABLE,
    THIS_CARD,
    WARRIOR,
    Activated,
    Cheaper,
    Damage,
    Discard,
    Draw,
    Forbid,
    Grant,
    Has,
    MakeTokens,
    MarkFor,
    Mill,
    Mod,
    Modify,
    PutCounters,
    Recover,
    Search,
    SkipAttack,
    Whom,
)  # fmt: skip

LIFE, DRAWN, LOST_CARD = 0.9, 2.0, 1.2
"""A card of a mons, a card drawn, a card an opponent loses out of the hand."""
HITS, HOLDS, MILLS = 0.7, 0.7, 1.7
"""A point of attack, of defense, of mill on a warrior in play."""
KEYWORD = {
    "energy": 0.5, "matter": 0.5, "resilience": 1.2, "untouchable": 1.2, "guardian": 0.8, "leap": 0.4, "immolate": 0.8,
    "victimize": 0.8, "challenge": 0.3, "isolated": -0.4, "accumulate": 0.2,
}  # fmt: skip
SPELL_RATE, SPELL_BASE = 2.2, 0.6
VERB = {"destroy": 4.5, "remove": 4.5, "return": 2.0, "cancel": 3.0, "withdraw": 2.0, "put": 5.0, "discard": -1.0}
OFTEN = {"round_begins": 4.0, "round_ends": 4.0, "draws": 4.0, "attacks": 2.5}
SOMETIMES = 1.5
RARELY = 0.2  # rounds without a draw: who begins has one
VANISHING = (0.15, 0.5, 0.75, 0.9)


def tables(config: Config) -> CardTables:
    """What is printed on the cards of this game."""
    return printed_for(config.switches, config.cards)


def points(attack: int, defense: int, mill: int, has: dict[str, int], fades: int = -1) -> float:
    """A warrior on the table; `fades` is the number of its vanish counters, if it has the keyword."""
    total = HITS * attack + HOLDS * max(0, defense) + MILLS * mill
    for name in has:
        total += KEYWORD.get(name, 0.0)
    if "might" in has:
        total += 0.35 * attack
    if fades >= 0 and "vanish" in has:
        total *= VANISHING[min(fades, 3)]
    return total


@functools.lru_cache(maxsize=8192)
def rough(node: Any, whose: str = YOU) -> float:
    """What an effect is worth to its player, whatever lies on the table."""
    sign = 1.0 if whose == YOU else -1.0
    match node:
        case None:
            return 0.0
        case Seq(steps):
            return sum(rough(step, whose) for step in steps)
        case May(do):
            return max(0.0, rough(do, whose))
        case Times(n, do):
            return (n if isinstance(n, int) else 2) * rough(do, whose)
        case OneOf(options):
            found = [rough(option, whose) for option in options]
            return max(found) if whose == YOU else min(found)
        case If(_, then, otherwise):
            return (rough(then, whose) + rough(otherwise, whose)) / 2
        case Whom(who, do):
            return rough(do, OPPONENTS) if who != YOU else rough(do)
        case Draw(n, who):
            return _number(n) * (DRAWN - LIFE) * (sign if who == YOU else 0.0 if who == "everyone" else -1.0)
        case Mill(n, who, up_to):
            mine = who == YOU and whose == YOU
            return _number(n) * LIFE * (-1.0 if mine and not up_to else 1.0)
        case Recover(n):
            return _number(n) * LIFE
        case Discard(n, who):
            return _number(n) * LOST_CARD * (-1.0 if who == YOU and whose == YOU else 1.0)
        case Search():
            return 1.5
        case Damage(n):
            return 1.2 * _number(n)
        case Modify(_, attack, defense, mill):
            return 0.4 * abs(_number(attack)) + 0.5 * abs(_number(defense)) + 0.6 * abs(_number(mill))
        case Grant() | Cheaper() | Forbid():
            return 1.0
        case PutCounters(_, name, n):
            return _number(n) * (HITS + HOLDS + MILLS if name == "growth" else 0.8)
        case MakeTokens(_, n):
            return 3.0 * _number(n)
        case SkipAttack():
            return 3.0
        case DoIt(verb):
            return VERB.get(verb, 0.0) * (-1.0 if whose != YOU and verb == "discard" else 1.0)
    inner = getattr(node, "then", None) or getattr(node, "do", None)
    return rough(inner, whose) if inner is not None else 0.0


def _number(n: Any) -> float:
    return float(n) if isinstance(n, int) else 2.0


class Kind:
    """What one card promises."""

    def __init__(self, printed: CardTables, kind: int) -> None:
        self.card = card = printed.cards[kind]
        self.written = written = printed.written[kind]
        self.has = {name: n or 1 for name, n in written.keywords}
        self.cost, self.faction, self.what = card.cost, card.faction, card.kind
        self.plain = points(card.attack, card.defense, card.mill, self.has, self.has.get("vanish", -1))
        self.entering = tuple(t for t in written.triggers if t.event == ENTERS and t.own)
        self.leaving = tuple(t for t in written.triggers if t.event in (DIES, LEAVES) and t.own)
        self.watching = tuple(t for t in written.triggers if not t.own)
        asking: tuple[Any, ...] = (*written.spells, *written.abilities, *written.triggers)
        asking += (*USED.values(), *TRIGGERED.values())
        self.aiming = [(aim, node) for node in asking for aim in node.targets]
        self.standing = self._standing()
        self.nominal = self._nominal()

    def who_asks(self, aim: Any) -> Any:
        """The spell, ability or trigger that wants this target; None if no text of this card does."""
        for same in (lambda other: other is aim, lambda other: other == aim):
            for other, node in self.aiming:
                if same(other):
                    return node
        return None

    def _standing(self) -> float:
        """What it does while it lies on the table, besides fighting."""
        total = sum(_standing_rule(rule) for rule in self.written.static)
        total += sum(_how_often(t) * max(0.0, rough(t.do)) for t in self.watching)
        if self.what != WARRIOR:
            total += sum(max(0.0, _used(ability)) for ability in self.written.abilities)
        return total

    def _nominal(self) -> float:
        """What it is worth in a hand that can pay for it."""
        spells = max((rough(spell.do) for spell in self.written.spells), default=0.0)
        if self.what == WARRIOR:
            entering = sum(rough(t.do) for t in self.entering)
            evolves = 2.0 * (("evolve_light" in self.has) + ("evolve_shadow" in self.has))
            fleeting = 0.3 if "recover" in self.has else 1.0
            return fleeting * (self.plain + self.standing) + entering + evolves + spells
        if self.what == AMULET:
            return SPELL_RATE * self.cost + SPELL_BASE
        return self.standing + spells


def _how_often(trigger: Any) -> float:
    """How often it will be set off."""
    match trigger.test:
        case AtMost(Happened(event)) if event == DRAWS:
            return RARELY
    return OFTEN.get(trigger.event, SOMETIMES)


def _standing_rule(rule: Any) -> float:
    match rule:
        case Mod(to, attack, defense, mill):
            change = HITS * _number(attack) + HOLDS * _number(defense) + MILLS * _number(mill)
            wide = getattr(rule.of, "whose", YOU) != YOU
            return change * (1.0 if to != "all" else 0.7 if wide else 1.6) if to != THIS_CARD else 0.5 * change
        case Has(_, keyword):
            return KEYWORD.get(keyword, 0.6) + 0.4
        case Forbid():
            return 2.5
        case Cheaper(n):
            return 2.0 * n
    return 0.5


def _used(ability: Activated) -> float:
    """What an ability is worth to have."""
    once = any(isinstance(node, MarkFor) for node in walk(ability)) or ability.cost.sacrifice_this
    cost = ability.cost
    price = 0.5 * cost.sources + 2.5 * (cost.sacrifice is not None) + LIFE * cost.mill + DRAWN * cost.discard
    return (0.8 if once else 2.0) * (rough(ability.do) - price)


@functools.lru_cache(maxsize=64)
def kinds(printed: CardTables) -> dict[str, Kind]:
    """Every card by its name."""
    return {card.name: Kind(printed, kind) for kind, card in enumerate(printed.cards)}


@functools.lru_cache(maxsize=8192)
def speaks_of(node: Any, *sorts: type) -> bool:
    """Whether a node of one of these sorts stands in an effect."""
    return any(isinstance(part, sorts) for part in walk(node))


@functools.lru_cache(maxsize=8192)
def tactical(node: Any) -> bool:
    """Whether it is about the fight on the table rather than about cards."""
    if speaks_of(node, Damage, Modify, Grant, SkipAttack):
        return True
    if any(aim.what != A_PLAYER for aim in node.targets):
        return True
    return any(isinstance(part, (All, Pick)) and TABLE in part.where for part in walk(node))


def in_hand(kind: Kind, sources: int, colours: Iterable[str]) -> float:
    """What a card is worth to somebody who has so many sources in all."""
    if kind.what == SOURCE:
        return 4.0 if sources < 3 else 2.5 if sources < 6 else 1.2 if sources < 9 else 0.4
    useful = 1.0 if kind.faction == "neutral" or kind.faction in colours else 0.4
    late = 1.0 if kind.cost <= sources + 2 else 0.6
    weight = {AMULET: 1.0, WARRIOR: 0.9, RELIC: 0.8, EQUIPMENT: 0.7}[kind.what]
    return kind.nominal * useful * late * weight
