"""What cards and effects are worth to a player, read from their data.

The measure is honor at the end of the game.  An effect is worth what its parts
give, at rates that change as the game goes on: runes build early, honor counts
late.  A card is worth what is printed on it, and what its plays will give more
than the average card they replace.  No card is known here by name: a new one is
valued as soon as it is read.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any

from vigil.effects.language import (
    ALWAYS,
    All,
    AtLeast,
    AtMost,
    AtRandom,
    Both,
    CostOf,
    Count,
    Do,
    Filter,
    Happened,
    Is,
    It,
    Named,
    Pick,
    Seq,
    This,
    Top,
    Trigger,
)  # fmt: skip
from vigil.effects.specs import NodeTable
from vigil.games.ascension.bots.effect_values import NO_KIND, EffectValuer
from vigil.games.ascension.rules.card_tables import CardTables
from vigil.games.ascension.rules.language import (
    ACQUIRABLE,
    ACQUIRED,
    ADJACENT,
    BANISHED,
    CONSTRUCT,
    CONSTRUCTS,
    DEFEATED,
    DISCARD,
    ENTERED,
    HAND,
    MONSTER,
    PLAYED_A,
    ROW,
    Behind,
    Draw,
    Factions,
)  # fmt: skip

HAND_SIZE = 5
SEEN_A_TURN = 5.5  # cards a player sees in a turn, the drawn ones among them
RUNE_LATE, RUNE_GROWS = 0.55, 0.05  # a rune buys honor at the end, and what earns honor before
ROW_RATE = 0.3  # of choosing what lies in the row
FREE_RATE = 0.9  # of a card of cost 1 that is had for nothing
OPEN_COST = 5  # what a free card costs where no limit is said


class CardValuer(EffectValuer):
    """Values that hold for a whole part of the game: what a card will do, not what it would do just now."""

    def __init__(
        self, printed: CardTables, left: int, cycle: tuple[int, ...], constructs: tuple[int, ...], solo: bool
    ) -> None:
        self.printed, self.left, self.cycle, self.solo = printed, left, cycle, solo
        self.constructs = constructs
        self.size = max(HAND_SIZE, len(cycle))
        self.rune = RUNE_LATE + RUNE_GROWS * min(left, 10)
        drawn = sum(draws(printed, kind) for kind in cycle) / self.size
        seen = min(self.size, HAND_SIZE / (1 - min(0.7, drawn)))
        rounds = self.size / seen
        self.replaced = min(
            1.0, max(0.0, self.size - seen - 0.5) / 4
        )  # how far another card comes for one that is gone
        self.plays = max(0.0, left / rounds - 0.35)  # of a card that goes to the discard pile now
        self.stands = max(0.0, left - 0.7 * rounds)  # turns a construct bought now will be in play
        self.rid: float  # to be rid of the least of one's cards
        self._played: dict[int, float] = {}
        self._a_turn: dict[int, float] = {}
        self._owned: dict[int, float] = {}
        # A draw is worth an average card, which may draw itself: begin with a guess, and look twice.
        self.card, self.turn, self.rid = self.rune, 0.0, 0.3
        for _ in range(2):
            self.card = max(0.3, self._average())
            self.rid = max((self.thinned(kind, DISCARD) for kind in set(cycle)), default=0.0)
            self.turn = HAND_SIZE * self.card + sum(map(self.a_turn, constructs))
            self._played.clear()
            self._a_turn.clear()

    def _average(self) -> float:
        if not self.cycle:
            return self.rune
        return sum(min(4.0, self.played(kind)) for kind in self.cycle) / len(self.cycle)

    # ------------------------------------------------------------------- cards

    def a_turn(self, kind: int) -> float:
        """What a construct in play gives in a turn."""
        if kind not in self._a_turn:
            card = self.printed.cards[kind]
            total = 0.0
            for ability in card.abilities:
                gives = self.value(ability)
                total += max(0.0, gives) if ability.limit != ALWAYS else 0.15 * max(0.0, gives)
            total += sum(self.value(rule) for rule in card.rules)
            self._a_turn[kind] = total
        return self._a_turn[kind]

    def played(self, kind: int) -> float:
        """What playing it from the hand gives."""
        if kind not in self._played:
            card = self.printed.cards[kind]
            if card.kind == CONSTRUCT:
                self._played[kind] = (self.left * 0.8 + 1) * self.a_turn(kind)
            elif card.kind == MONSTER:
                self._played[kind] = card.cost * self.power
            else:
                self._played[kind] = self.value(card.effect)
        return self._played[kind]

    def kept(self, kind: int) -> float:
        """What a construct in play will still give."""
        return (self.left + 0.5) * self.a_turn(kind)

    def owned(self, kind: int) -> float:
        """What it is worth to have it in the discard pile from now on."""
        if kind not in self._owned:
            card = self.printed.cards[kind]
            if card.kind == CONSTRUCT:
                plays = self.stands * self.a_turn(kind) - min(1.0, self.plays) * self.replaced * self.card
            else:
                plays = self.plays * (self.played(kind) - self.replaced * self.card)
            self._owned[kind] = card.honor + plays + self.value(dying(card)) * 0.3 * min(1.0, self.plays)
        return self._owned[kind]

    def thinned(self, kind: int, origin: str) -> float:
        """What it gives to be rid of a card for good."""
        card = self.printed.cards[kind]
        lost = self.plays * (self.replaced * self.card - self.played(kind)) - card.honor
        if card.kind == CONSTRUCT:
            lost = -card.honor - self.stands * self.a_turn(kind)
        return lost + self.value(dying(card, origin))

    def reward(self, kind: int) -> float:
        """What defeating a monster gives."""
        card = self.printed.cards[kind]
        return self.value(card.effect) + (sum(map(self.value, card.rules)) if card.rests else 0.0)

    # ------------------------------------------------------------ expectations

    def fits(self, kind: int, want: Filter, it: int = NO_KIND) -> bool:
        """Whether such a card is meant."""
        card = self.printed.cards[kind]
        if want.kind is not None and want.kind != card.kind and not (want.kind == ACQUIRABLE and card.kind != MONSTER):
            return False
        if want.faction is not None and want.faction != card.faction:
            return False
        return want.max_cost is None or card.cost <= self.number(want.max_cost, it)

    def among(self, kinds: Iterable[int], want: Filter) -> int:
        return sum(self.fits(kind, want) for kind in kinds)

    def usually_seen(self, want: Filter) -> float:
        """How many such cards pass through a turn."""
        return max(0.5, SEEN_A_TURN * 0.8 * self.among(self.cycle, want) / self.size)

    def number(self, n: Any, it: int) -> float:
        return n if isinstance(n, int) else USUAL_NUMBERS[type(n)](self, n, it)

    def chance(self, test: Any, it: int) -> float:
        return USUAL_CHANCES[type(test)](self, test, it)

    def often(self, rule: Trigger) -> float:
        """How often in a turn of one's own."""
        if rule.own and rule.event != ENTERED:
            return 0.0  # it speaks of leaving play; thinned() knows that
        share = self.among(self.cycle, rule.of) / self.size
        match rule.event:
            case str(event) if event in (PLAYED_A, ENTERED):
                expected = SEEN_A_TURN * 0.8 * share + (0.1 if event == ENTERED else 0.0)
            case str(event) if event == ACQUIRED:
                expected = 0.3 if rule.of.faction else 0.8
            case str(event) if event == DEFEATED:
                expected = 0.8
            case str(event) if event == BANISHED:
                expected = 0.3
            case _:
                expected = 1.0
        if rule.limit != ALWAYS:
            expected = min(1.0, expected)
        return expected * (1.0 if rule.test is None else self.chance(rule.test, NO_KIND))

    def opponent_loss(self, do: Any) -> float:
        return self.value(do)

    def verb_value(self, do: Do, it: int) -> float:
        return USUAL_DEEDS[type(do.cards)](self, do, it)

    def deed_to_pick(self, do: Do, it: int) -> float:
        gives = self._picked(do, do.cards.where, do.cards.of) + self.value(do.then, it)  # type: ignore[attr-defined]
        return max(0.0, gives) if do.cards.may else gives  # type: ignore[attr-defined]

    def deed_to_all(self, do: Do, it: int) -> float:
        where = do.cards.where  # type: ignore[attr-defined]
        return {CONSTRUCTS: -2.0, HAND: -4 * self.card}.get(where, 0.0) + self.value(do.then, it)

    def deed_to_one(self, do: Do, it: int) -> float:
        """To a card that nobody chooses."""
        then = self.value(do.then, it)
        match do.verb:
            case "recover" | "enter":
                return self.card + then
            case "stack":
                return 0.5 * self.card + then
            case "discard":
                return then - self.card
            case "give":
                return -self.card - 0.5 + then
            case "banish" | "destroy":  # the construct itself
                return then - 2.0
        return then

    def _picked(self, do: Do, where: tuple[str, ...], of: Filter) -> float:
        match do.verb:
            case "banish":
                if ROW in where or ADJACENT in where:
                    return ROW_RATE
                return self.rid - (0.6 * self.card if where == (HAND,) else 0.0)
            case "discard":
                return -0.6 * self.card
            case "destroy":
                return -1.0 if self.constructs or it_is_early(self.left) else -0.5
            case "acquire" | "take" | "defeat":
                cost = self.number(of.max_cost, NO_KIND) if of.max_cost is not None else OPEN_COST
                return FREE_RATE * cost if do.free else 0.4
            case "recover" | "enter":
                return 1.3 * self.card
            case "stack":
                return 0.5 * self.card
            case "copy":
                return 1.5 * self.card
            case "give":
                return -0.6 * self.card
        return 0.0


def usual_count(v: CardValuer, n: Count, it: int) -> float:
    if n.where == CONSTRUCTS:
        return v.among(v.constructs, n.of) + 0.4 + 0.3 * v.among(v.cycle, Filter(CONSTRUCT, n.of.faction))
    return v.usually_seen(n.of)


def usual_happened(v: CardValuer, n: Happened, it: int) -> float:
    return v.usually_seen(n.of) if n.event == PLAYED_A else 0.7


def usual_factions(v: CardValuer, n: Factions, it: int) -> float:
    return 0.5 + len({v.printed.cards[kind].faction for kind in v.constructs} - {None})


def usual_cost_of(v: CardValuer, n: CostOf, it: int) -> float:
    return v.printed.cards[it].cost if it != NO_KIND else 2.0


USUAL_NUMBERS: NodeTable[Callable[[CardValuer, Any, int], float]] = NodeTable(
    "usual number",
    {Count: usual_count, Happened: usual_happened, Factions: usual_factions, CostOf: usual_cost_of},
)


def usual_at_least(v: CardValuer, test: AtLeast, it: int) -> float:
    return min(1.0, v.number(test.amount, it) / test.n) * 0.9 if test.n else 1.0


def usual_at_most(v: CardValuer, test: AtMost, it: int) -> float:
    return 0.7 if v.number(test.amount, it) <= test.n else 0.35


def usual_is(v: CardValuer, test: Is, it: int) -> float:
    return float(v.fits(it, test.of, it)) if it != NO_KIND else 0.5


def usual_both(v: CardValuer, test: Both, it: int) -> float:
    return v.chance(test.first, it) * v.chance(test.second, it)


USUAL_CHANCES: NodeTable[Callable[[CardValuer, Any, int], float]] = NodeTable(
    "usual chance",
    {
        AtLeast: usual_at_least, AtMost: usual_at_most, Is: usual_is, Both: usual_both,
        Named: lambda v, test, it: 0.4, Behind: lambda v, test, it: 0.5,
    },
)  # fmt: skip

USUAL_DEEDS: NodeTable[Callable[[CardValuer, Do, int], float]] = NodeTable(
    "usual value of a verb",
    {Pick: CardValuer.deed_to_pick, All: CardValuer.deed_to_all},
    dict.fromkeys((AtRandom, Top, It, This), CardValuer.deed_to_one),
)


def it_is_early(left: int) -> bool:
    """Whether constructs bought by now are still worth destroying."""
    return left > 6


def dying(card: Any, origin: str = DISCARD) -> Any:
    """What a card says for the moment it is banished."""
    for rule in card.rules:
        dies = isinstance(rule, Trigger) and rule.event == BANISHED and rule.own
        if dies and (not rule.origin or origin in rule.origin):
            return rule.do
    return None


@functools.lru_cache(maxsize=4096)
def draws(printed: CardTables, kind: int) -> int:
    """How many cards a card draws when it is played, as far as it is printed plainly."""
    root = printed.cards[kind].effect
    steps = root.steps if isinstance(root, Seq) else (root,)
    return sum(step.n for step in steps if isinstance(step, Draw) and isinstance(step.n, int))


@functools.lru_cache(maxsize=512)
def worth_of(
    printed: CardTables, left: int, cycle: tuple[int, ...], constructs: tuple[int, ...], solo: bool
) -> CardValuer:
    """The values of this part of the game, made once for a turn in which nothing is bought."""
    return CardValuer(printed, left, cycle, constructs, solo)
