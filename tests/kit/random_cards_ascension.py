"""Any card the rules would let through: trees grown at random over the whole language.

What is grown is checked as a card of a card file would be; what the loader would
refuse is thrown away.
"""

from __future__ import annotations

import random
from typing import Any

from vigil.effects import language as e
from vigil.games.ascension.cards.validation import PICKABLE, check
from vigil.games.ascension.rules import language as a
from vigil.games.ascension.rules.effect_specs import SPECS
from vigil.kernel.errors import BadData

KINDS = (None, a.HERO, a.CONSTRUCT, a.MONSTER, a.ACQUIRABLE)
OWN = (a.HAND, a.DISCARD, a.CONSTRUCTS, a.PLAYED)
ORIGINS = (a.HAND, a.DISCARD, a.ROW, a.VOID, a.CULTISTS, a.MYSTICS, a.HEAVIES, a.CONSTRUCTS, a.PLAYED)
NUMBERS = (0, 1, 2, 3, 4, 5, 7, 11, 12, 21, 22, SPECS[a.Draw].bounds["n"].high)
WAYS = {"acquire": (a.DECK, a.HAND), "defeat": (a.BOTTOM,)}


class Grove:
    """A source of random legal trees; the same seed grows the same trees."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def one(self, items: Any) -> Any:
        return self.luck.choice(tuple(items))

    def maybe(self, chance: float = 0.5) -> bool:
        return self.luck.random() < chance

    def number(self) -> int:
        return int(self.one(NUMBERS))

    def some(self, items: Any) -> tuple[Any, ...]:
        """One or more of them, in any order."""
        items = list(items)
        return tuple(self.luck.sample(items, self.luck.randint(1, len(items))))

    # ---------------------------------------------------------------- parts

    def filter(self, depth: int = 1) -> e.Filter:
        if self.maybe(0.3):
            return e.ANY
        limit = None if self.maybe(0.6) else self.amount(depth - 1) if depth > 0 and self.maybe(0.3) else self.number()
        faction = self.one(a.FACTIONS) if self.maybe(0.4) else None
        return e.Filter(self.one(KINDS), faction, limit, self.maybe(0.2), self.maybe(0.15))

    def amount(self, depth: int = 1) -> e.Amount:
        grown: e.Amount = self.one(
            (
                e.Count(self.one(OWN), self.filter(depth - 1)),
                e.Happened(self.one(a.EVENTS), self.filter(depth - 1)),
                e.CostOf(),
                a.Factions(self.one(OWN)),
            )
        )
        return grown

    def how_many(self) -> int | e.Amount:
        return self.number() if self.maybe(0.6) else self.amount()

    def test(self, depth: int = 1) -> e.Test:
        grown: e.Test = self.one(
            (
                e.AtLeast(self.amount(), self.number()),
                e.AtMost(self.amount(), self.number()),
                e.Is(self.filter()),
                e.Named(),
                a.Behind(a.HONOR),
                *([e.Both(self.test(depth - 1), self.test(depth - 1))] if depth > 0 else []),
            )
        )
        return grown

    def do(self, depth: int) -> e.Do:
        verb = self.one(a.VERBS)
        cards: list[e.Cards] = [e.Pick(self.some(PICKABLE[verb]), self.filter(), self.maybe(0.3))]
        if verb in ("banish", "discard", "destroy"):
            cards.append(e.All(self.one(PICKABLE[verb]), self.filter()))
        if verb in ("give", "discard", "banish"):
            cards.append(e.AtRandom(a.HAND))
        if verb == "recover":
            cards.append(e.Top())
        if verb in ("recover", "stack", "enter"):
            cards.append(e.It())
        if verb in ("banish", "destroy"):
            cards.append(e.This())
        to = self.one(WAYS[verb]) if verb in WAYS and self.maybe(0.4) else None
        free = verb in ("acquire", "defeat", "take") and self.maybe()
        then = self.effect(depth - 1) if depth > 0 and self.maybe(0.4) else None
        return e.Do(verb, self.one(cards), then, to, free)

    # -------------------------------------------------------------- effects

    def effect(self, depth: int = 3) -> e.Effect:
        only = self.filter() if self.maybe(0.3) else None
        gain = (
            a.Gain(a.RUNES, self.how_many(), only)
            if only
            else a.Gain(self.one((a.RUNES, a.POWER, a.HONOR)), self.how_many())
        )
        leaves: list[e.Effect] = [a.Draw(self.how_many()), gain, self.do(depth), a.Steal(self.number()), a.ExtraTurn()]
        if depth <= 0:
            return self.one(leaves)  # type: ignore[no-any-return]
        below = depth - 1
        kind = self.one(
            (
                "leaf",
                "leaf",
                "seq",
                "if",
                "may",
                "one of",
                "times",
                "each",
                "name",
                "lasting",
                "pay",
                "unite",
            )
        )
        match kind:
            case "seq":
                return e.Seq(tuple(self.effect(below) for _ in range(self.luck.randint(2, 4))))
            case "if":
                return e.If(self.test(), self.effect(below), self.effect(below) if self.maybe(0.3) else None)
            case "may":
                return e.May(self.effect(below))
            case "one of":
                return e.OneOf(tuple(self.effect(below) for _ in range(self.luck.randint(2, 3))))
            case "times":
                return e.Times(self.how_many(), self.effect(below))
            case "each":
                return e.Each(self.one((e.OPPONENTS, e.OTHERS, e.EVERYONE)), self.effect(below))
            case "name":
                return e.Name(self.effect(below))
            case "lasting":
                rule = self.one(
                    (
                        self.trigger(below, (e.ALWAYS,)),
                        a.Discount(self.number(), self.filter()),
                        a.TreatAs(self.one(a.FACTIONS)),
                    )
                )
                return e.Lasting(rule, self.one((0, 0, 1, 2, 5)))
            case "pay":
                return a.Pay(self.one((a.RUNES, a.POWER)), self.number(), self.effect(below))
            case "unite":
                return a.Unite(self.one(a.FACTIONS), self.effect(below))
        return self.one(leaves)  # type: ignore[no-any-return]

    def trigger(self, depth: int, limits: tuple[str, ...] = (e.ONCE, e.FIRST, e.ALWAYS)) -> e.Trigger:
        return e.Trigger(
            event=self.one(a.EVENTS),
            do=self.effect(depth),
            of=self.filter(),
            limit=self.one(limits),
            origin=self.some(ORIGINS) if self.maybe(0.4) else (),
            own=self.maybe(0.2),
            test=self.test() if self.maybe(0.3) else None,
            may=self.maybe(0.4),
            shared=self.maybe(0.1),
        )

    def rule(self, depth: int = 2) -> e.Rule:
        grown: e.Rule = self.one(
            (
                self.trigger(depth),
                a.Unite(self.one(a.FACTIONS), self.effect(depth)),
                a.Discount(self.number(), self.filter()),
                a.TreatAs(self.one(a.FACTIONS)),
                a.MonstersJoin(),
            )
        )
        return grown

    def card(self) -> a.Card:
        """A card of any kind that the loader would take."""
        for _ in range(1000):
            grown = self.any_card()
            try:
                check(grown)
            except BadData:
                continue
            return grown
        raise AssertionError("nothing that grows here is a legal card")

    def any_card(self) -> a.Card:
        kind = self.one((a.HERO, a.CONSTRUCT, a.MONSTER))
        built = kind == a.CONSTRUCT
        abilities = tuple(
            e.Ability(self.effect(2), self.one((e.ONCE, e.ALWAYS))) for _ in range(self.luck.randint(0, 3))
        )
        return a.Card(
            name="Grown Card",
            set="custom",
            kind=kind,
            faction=None if kind == a.MONSTER or self.maybe(0.3) else self.one(a.FACTIONS),
            cost=self.number(),
            effect=None if built else self.effect(),
            fate=self.effect(2) if self.maybe(0.3) else None,
            abilities=abilities if built else (),
            rules=tuple(self.rule() for _ in range(self.luck.randint(0, 2))),
            unbanishable=self.maybe(0.2),
            rests=self.one((None, a.TROPHIES, a.CULTISTS)) if kind == a.MONSTER else None,
        )
