"""Any card of Conflictus the rules would let through, grown at random over the whole language."""

from __future__ import annotations

from typing import Any

from kit.random_cards_ascension import Grove
from vigil.effects import language as e
from vigil.games.conflictus.cards.validation import IN_SET, MARKS, NOT_GRANTED, PICKED_FROM, check
from vigil.games.conflictus.rules import language as c
from vigil.games.conflictus.rules.effect_specs import SPECS
from vigil.kernel.errors import BadData

NUMBERS = (0, 1, 2, 3, 4, 5, 7, 11, 12, SPECS[c.Draw].bounds["n"].high)
SUBCLASSES = ("mage", "soldier", "avatar", "spirit", "beast", "assassin")
WHOSE = (c.ANY_PLAYER, e.YOU, e.OPPONENTS)
COUNTED = (c.HAND, c.MORTIS, c.TABLE, c.FREE, c.MONS)
GRANTED = [name for name in c.KEYWORDS if name not in (*c.NUMBERED, *NOT_GRANTED)]


class Thicket(Grove):
    """A source of random legal trees of Conflictus; the same seed grows the same trees."""

    aims = 0  # how many targets can be spoken of

    def number(self) -> int:
        return int(self.one(NUMBERS))

    # ---------------------------------------------------------------- parts

    def filter(self, depth: int = 1) -> e.Filter:
        if self.maybe(0.2):
            return e.ANY

        def limit() -> Any:
            if self.maybe(0.7):
                return None
            return self.amount(depth - 1) if depth > 0 and self.maybe(0.4) else self.number()

        return c.Which(
            kind=self.one((None, *c.CLASSES, c.FIXED)),
            faction=self.one((None, None, *c.FACTIONS)),
            max_cost=limit(),
            other=self.maybe(0.2),
            whose=self.one(WHOSE),
            state=self.one((None, None, c.ACTIVE, c.INACTIVE)),
            combat=self.one((None, None, c.ATTACKING, c.BLOCKING, c.BLOCKED, c.UNBLOCKED, c.ABLE)),
            subclass=self.one((None, None, *SUBCLASSES)),
            keyword=self.one((None, None, *c.KEYWORDS)),
            max_mill=limit(),
            fresh=self.maybe(0.2),
            damaged=self.maybe(0.2),
        )

    def spoken(self) -> e.Cards:
        grown: e.Cards = self.one((e.This(), e.It(), e.Target(self.luck.randint(0, max(0, self.aims - 1)))))
        return grown

    def cards(self) -> e.Cards:
        return e.All(c.TABLE, self.filter()) if self.maybe(0.3) else self.spoken()

    def amount(self, depth: int = 1) -> e.Amount:
        grown: e.Amount = self.one(
            (
                e.Count(self.one(COUNTED), self.filter(depth - 1)),
                e.Happened(self.one(c.EVENTS), self.filter(depth - 1)),
                e.CostOf(),
                c.StatOf(self.one(c.STATS), self.spoken()),
                c.InSet(self.one(IN_SET), self.spoken()),
                c.CountersOn(self.one(c.COUNTERS)),
            )
        )
        return grown

    def test(self, depth: int = 1) -> e.Test:
        pair = [e.Both(self.test(depth - 1), self.test(depth - 1))] if depth > 0 else []
        grown: e.Test = self.one(
            (
                e.AtLeast(self.amount(), self.number()),
                e.AtMost(self.amount(), self.number()),
                e.Is(self.filter()),
                e.Both(e.AtLeast(c.InSet(self.one(IN_SET)), 1), e.AtLeast(c.InSet(self.one(IN_SET)), 1)),
                *pair,
            )
        )
        return grown

    def aim(self) -> e.Aim:
        what = self.one((c.A_CARD, c.A_PLAYER, c.AN_ITEM))
        of = {
            c.A_CARD: self.filter(0),
            c.A_PLAYER: c.Which(whose=self.one(WHOSE)),
            c.AN_ITEM: c.Which(self.one((None, *c.CLASSES, c.ABILITY)), whose=self.one(WHOSE)),
        }
        return e.Aim(what, of[what], self.one((1, 1, 2, 3, 5)), self.maybe(0.3))

    def targets(self) -> tuple[e.Aim, ...]:
        grown = tuple(self.aim() for _ in range(self.one((0, 1, 1, 2, 3))))
        self.aims = sum(aim.n for aim in grown)
        return grown

    def who(self) -> str:
        targets = [c.TARGETED, *(f"{c.TARGETED} {n}" for n in range(self.aims))]
        return str(self.one((e.YOU, e.YOU, e.OPPONENTS, e.EVERYONE, c.THEIRS, *targets)))

    def do(self, depth: int) -> e.Do:
        verb = self.one(c.VERBS)
        cards = [self.spoken()]
        if PICKED_FROM[verb]:
            cards.append(e.Pick(self.some(PICKED_FROM[verb]), self.filter(), self.maybe(0.3)))
            cards.append(e.All(self.one(PICKED_FROM[verb]), self.filter()))
        if verb == "discard":
            cards.append(e.AtRandom(c.HAND))
        then = self.effect(depth - 1) if depth > 0 and self.maybe(0.4) else None
        return e.Do(verb, self.one(cards), then)

    # -------------------------------------------------------------- effects

    def leaf(self, depth: int) -> e.Effect:
        change = self.luck.randint(-3, 3)
        grown: e.Effect = self.one(
            (
                c.Draw(self.how_many(), self.who()),
                c.Mill(self.how_many(), self.who(), self.maybe(0.3)),
                c.Discard(self.how_many(), self.who(), self.maybe(0.3)),
                c.Recover(self.how_many()),
                c.Search(self.filter(), self.one((c.HAND, c.MONS, c.TABLE, c.FREE))),
                c.Damage(self.how_many(), self.cards()),
                c.Modify(self.cards(), change, self.how_many(), change),
                c.Modify(self.cards(), change, -1, self.luck.randint(-2, 2)),
                c.Grant(self.cards(), self.one(GRANTED)),
                c.PutCounters(self.cards(), self.one(c.COUNTERS), self.one((1, 2, 5, -1, -2, self.amount()))),
                c.MarkFor(self.one(MARKS), self.cards()),
                c.MakeTokens("Sombra", self.how_many()),
                c.SkipAttack(),
                c.MustBlock(),
                self.do(depth),
                self.do(depth),
            )
        )
        return grown

    def effect(self, depth: int = 3) -> e.Effect:
        if depth <= 0:
            return self.leaf(depth)
        below = depth - 1
        group = self.one((e.OPPONENTS, e.EVERYONE))
        match self.one(("leaf", "leaf", "seq", "if", "may", "one of", "times", "each", "whom", "lasting")):
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
                return e.Each(group, self.effect(below))
            case "whom":
                return c.Whom(group, self.effect(below))
            case "lasting":
                aims = self.aims
                rule = self.one((self.set_off(below), self.forbid(), c.Cheaper(self.number(), self.filter())))
                self.aims = aims
                return e.Lasting(rule)
        return self.leaf(depth)

    def forbid(self) -> c.Forbid:
        return c.Forbid(self.one(("attack", "block")), self.filter())

    def set_off(self, depth: int) -> e.Trigger:
        targets = self.targets()
        return e.Trigger(
            event=self.one(c.EVENTS),
            do=self.effect(depth),
            of=self.filter(),
            own=self.maybe(0.3),
            test=self.test() if self.maybe(0.3) else None,
            whose=self.one(WHOSE),
            targets=targets,
        )

    def static(self) -> e.Rule:
        self.aims = 0
        to, test = self.one((c.THIS_CARD, c.THIS_SET, c.ALL_SUCH)), self.test() if self.maybe(0.4) else None
        keyword = self.one([*GRANTED, "evolve_light", "evolve_shadow"])
        grown: e.Rule = self.one(
            (
                c.Mod(to, self.luck.randint(-3, 3), self.how_many(), self.how_many(), self.filter(), test),
                c.Has(to, keyword, self.luck.randint(1, 5) if keyword in c.NUMBERED else 0, self.filter(), test),
                self.forbid(),
                c.Cheaper(self.number(), self.filter()),
            )
        )
        return grown

    def spell(self) -> c.Spell:
        targets = self.targets()
        return c.Spell(self.effect(), targets)

    def cost(self) -> c.Cost:
        return c.Cost(
            sources=self.one((0, 0, 1, 2, 5)),
            sacrifice=self.filter(0) if self.maybe(0.3) else None,
            sacrifice_this=self.maybe(0.2),
            discard=self.one((0, 0, 1, 2)),
            mill=self.one((0, 0, 1, 3)),
            counters=self.one(c.COUNTERS) if self.maybe(0.3) else None,
        )

    def ability(self) -> c.Activated:
        targets, phases = self.targets(), ("maintenance", "main", "attack", "block", "sacrifice")
        cost = self.cost() if self.maybe(0.7) else c.Cost()
        return c.Activated(self.effect(2), cost, targets, self.some(phases) if self.maybe(0.2) else ())

    def keyword(self) -> c.Keyword:
        name = self.one(c.KEYWORDS)
        return c.Keyword(name, self.luck.randint(1, 12) if name in c.NUMBERED else 0)

    def plant(self) -> c.Card:
        """A card of any class that the loader would take."""
        for _ in range(1000):
            grown = self.any_plant()
            try:
                check(grown)
            except BadData:
                continue
            return grown
        raise AssertionError("nothing that grows here is a legal card")

    def any_plant(self) -> c.Card:
        kind = self.one(c.CLASSES)
        amulet = kind == c.AMULET
        effect = None
        if amulet or self.maybe(0.2):
            effect = self.spell() if self.maybe(0.7) else c.ChooseOne((self.spell(), self.spell()))
        return c.Card(
            name="Grown Card",
            number=1,
            kind=kind,
            faction=self.one(c.FACTIONS),
            cost=self.number(),
            subclass=self.one((None, *SUBCLASSES)),
            keywords=tuple(self.keyword() for _ in range(self.luck.randint(0, 2))),
            effect=effect,
            abilities=() if amulet else tuple(self.ability() for _ in range(self.luck.randint(0, 2))),
            rules=() if amulet else tuple(
                self.static() if self.maybe() else self.set_off(2) for _ in range(self.luck.randint(0, 2))
            ),
        )  # fmt: skip
