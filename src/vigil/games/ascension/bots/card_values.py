"""The value of cards and effects, computed from their data.

Values are in honor at the end of the game. The value of an effect is the sum of its parts, at rates that change during
the game: early runes build a deck, late honor counts. The value of a card is its printed honor, plus what playing it
gains over the average card it replaces. No card is known by name, so new cards have values, too.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any

from vigil.effects import language as common
from vigil.effects.specs import NodeTable
from vigil.games.ascension.bots.effect_values import NO_KIND, EffectValuer
from vigil.games.ascension.rules import language as lang
from vigil.games.ascension.rules.card_tables import CardTables

HAND_SIZE = 5
SEEN_A_TURN = 5.5  # cards that a player sees per turn, including drawn ones
RUNE_LATE, RUNE_GROWS = 0.55, 0.05  # value of a rune at the end, and its increase per turn left
ROW_RATE = 0.3  # value of replacing a card in the row
FREE_RATE = 0.9  # value of a free card, per point of its cost
OPEN_COST = 5  # the cost of a free card if the effect has no limit


class CardValuer(EffectValuer):
    """The values of cards at one stage of the game, regardless of the current situation."""

    def __init__(
        self, printed: CardTables, left: int, cycle: tuple[int, ...], constructs: tuple[int, ...], solo: bool
    ) -> None:
        self.printed, self.left, self.cycle, self.solo = printed, left, cycle, solo
        self.constructs = constructs
        self.size = max(HAND_SIZE, len(cycle))
        self.rune = RUNE_LATE + RUNE_GROWS * min(left, 10)
        drawn = sum(cards_drawn(printed, kind) for kind in cycle) / self.size
        seen = min(self.size, HAND_SIZE / (1 - min(0.7, drawn)))
        rounds = self.size / seen
        self.replaced = min(1.0, max(0.0, self.size - seen - 0.5) / 4)  # share of its plays that another card would get
        self.plays = max(0.0, left / rounds - 0.35)  # plays left for a card that goes to the discard pile now
        self.turns_in_play = max(0.0, left - 0.7 * rounds)  # of a construct that is bought now
        self.rid: float  # the value of banishing the player's worst card
        self._play_values: dict[int, float] = {}
        self._turn_values: dict[int, float] = {}
        self._acquire_values: dict[int, float] = {}
        # A draw gives an average card, which can draw cards itself, so start with a guess and iterate twice.
        self.card, self.turn, self.rid = self.rune, 0.0, 0.3
        for _ in range(2):
            self.card = max(0.3, self._average())
            self.rid = max((self.thin_value(kind, lang.DISCARD) for kind in set(cycle)), default=0.0)
            self.turn = HAND_SIZE * self.card + sum(map(self.turn_value, constructs))
            self._play_values.clear()
            self._turn_values.clear()

    def _average(self) -> float:
        if not self.cycle:
            return self.rune
        return sum(min(4.0, self.play_value(kind)) for kind in self.cycle) / len(self.cycle)

    # ------------------------------------------------------------------- cards

    def turn_value(self, kind: int) -> float:
        """Return what a construct in play gives per turn."""
        if kind not in self._turn_values:
            card = self.printed.cards[kind]
            total = 0.0
            for ability in card.abilities:
                gives = self.value(ability)
                total += max(0.0, gives) if ability.limit != common.ALWAYS else 0.15 * max(0.0, gives)
            total += sum(self.value(rule) for rule in card.rules)
            self._turn_values[kind] = total
        return self._turn_values[kind]

    def play_value(self, kind: int) -> float:
        """Return what playing a card from the hand gives."""
        if kind not in self._play_values:
            card = self.printed.cards[kind]
            if card.kind == lang.CONSTRUCT:
                self._play_values[kind] = (self.left * 0.8 + 1) * self.turn_value(kind)
            elif card.kind == lang.MONSTER:
                self._play_values[kind] = card.cost * self.power
            else:
                self._play_values[kind] = self.value(card.effect)
        return self._play_values[kind]

    def in_play_value(self, kind: int) -> float:
        """Return what a construct in play will give until the end of the game."""
        return (self.left + 0.5) * self.turn_value(kind)

    def acquire_value(self, kind: int) -> float:
        """Return the value of getting a card into the discard pile now."""
        if kind not in self._acquire_values:
            card = self.printed.cards[kind]
            if card.kind == lang.CONSTRUCT:
                plays = self.turns_in_play * self.turn_value(kind) - min(1.0, self.plays) * self.replaced * self.card
            else:
                plays = self.plays * (self.play_value(kind) - self.replaced * self.card)
            when_banished = self.value(banished_effect(card)) * 0.3 * min(1.0, self.plays)
            self._acquire_values[kind] = card.honor + plays + when_banished
        return self._acquire_values[kind]

    def thin_value(self, kind: int, origin: str) -> float:
        """Return the value of banishing a card from a zone."""
        card = self.printed.cards[kind]
        lost = self.plays * (self.replaced * self.card - self.play_value(kind)) - card.honor
        if card.kind == lang.CONSTRUCT:
            lost = -card.honor - self.turns_in_play * self.turn_value(kind)
        return lost + self.value(banished_effect(card, origin))

    def reward_value(self, kind: int) -> float:
        """Return the value of defeating a monster."""
        card = self.printed.cards[kind]
        return self.value(card.effect) + (sum(map(self.value, card.rules)) if card.rests else 0.0)

    # ------------------------------------------------------------ expectations

    def matches(self, kind: int, want: common.Filter, it: int = NO_KIND) -> bool:
        """Whether a card matches a filter."""
        card = self.printed.cards[kind]
        if (
            want.kind is not None
            and want.kind != card.kind
            and not (want.kind == lang.ACQUIRABLE and card.kind != lang.MONSTER)
        ):
            return False
        if want.faction is not None and want.faction != card.faction:
            return False
        return want.max_cost is None or card.cost <= self.number(want.max_cost, it)

    def count_matching(self, kinds: Iterable[int], want: common.Filter) -> int:
        """Count the cards that match a filter."""
        return sum(self.matches(kind, want) for kind in kinds)

    def usually_seen(self, want: common.Filter) -> float:
        """Return how many cards that match a filter a player sees per turn."""
        return max(0.5, SEEN_A_TURN * 0.8 * self.count_matching(self.cycle, want) / self.size)

    def number(self, n: Any, it: int) -> float:
        return n if isinstance(n, int) else USUAL_NUMBERS[type(n)](self, n, it)

    def chance(self, test: Any, it: int) -> float:
        return USUAL_CHANCES[type(test)](self, test, it)

    def times_per_turn(self, rule: common.Trigger) -> float:
        """Return how often a trigger happens in its player's turn."""
        if rule.own and rule.event != lang.ENTERED:
            return 0.0  # it happens when the card leaves play, which thin_value() counts
        share = self.count_matching(self.cycle, rule.of) / self.size
        match rule.event:
            case str(event) if event in (lang.PLAYED_A, lang.ENTERED):
                expected = SEEN_A_TURN * 0.8 * share + (0.1 if event == lang.ENTERED else 0.0)
            case str(event) if event == lang.ACQUIRED:
                expected = 0.3 if rule.of.faction else 0.8
            case str(event) if event == lang.DEFEATED:
                expected = 0.8
            case str(event) if event == lang.BANISHED:
                expected = 0.3
            case _:
                expected = 1.0
        if rule.limit != common.ALWAYS:
            expected = min(1.0, expected)
        return expected * (1.0 if rule.test is None else self.chance(rule.test, NO_KIND))

    def opponent_loss(self, do: Any) -> float:
        return self.value(do)

    def verb_value(self, do: common.Do, it: int) -> float:
        return USUAL_VERB_VALUES[type(do.cards)](self, do, it)

    def verb_on_pick(self, do: common.Do, it: int) -> float:
        gives = self._picked(do, do.cards.where, do.cards.of) + self.value(do.then, it)  # type: ignore[attr-defined]
        return max(0.0, gives) if do.cards.may else gives  # type: ignore[attr-defined]

    def verb_on_all(self, do: common.Do, it: int) -> float:
        where = do.cards.where  # type: ignore[attr-defined]
        return {lang.CONSTRUCTS: -2.0, lang.HAND: -4 * self.card}.get(where, 0.0) + self.value(do.then, it)

    def verb_on_one(self, do: common.Do, it: int) -> float:
        """Return the value of a verb on a card that no player chooses."""
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

    def _picked(self, do: common.Do, where: tuple[str, ...], of: common.Filter) -> float:
        match do.verb:
            case "banish":
                if lang.ROW in where or lang.ADJACENT in where:
                    return ROW_RATE
                return self.rid - (0.6 * self.card if where == (lang.HAND,) else 0.0)
            case "discard":
                return -0.6 * self.card
            case "destroy":
                return -1.0 if self.constructs or self.left > 6 else -0.5
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


def usual_count(v: CardValuer, n: common.Count, it: int) -> float:
    if n.where == lang.CONSTRUCTS:
        in_deck = v.count_matching(v.cycle, common.Filter(lang.CONSTRUCT, n.of.faction))
        return v.count_matching(v.constructs, n.of) + 0.4 + 0.3 * in_deck
    return v.usually_seen(n.of)


USUAL_NUMBERS: NodeTable[Callable[[CardValuer, Any, int], float]] = NodeTable(
    "usual number",
    {
        common.Count: usual_count,
        common.Happened: lambda v, n, it: v.usually_seen(n.of) if n.event == lang.PLAYED_A else 0.7,
        lang.Factions: lambda v, n, it: 0.5 + len({v.printed.cards[kind].faction for kind in v.constructs} - {None}),
        common.CostOf: lambda v, n, it: v.printed.cards[it].cost if it != NO_KIND else 2.0,
    },
)


USUAL_CHANCES: NodeTable[Callable[[CardValuer, Any, int], float]] = NodeTable(
    "usual chance",
    {
        common.AtLeast: lambda v, test, it: min(1.0, v.number(test.amount, it) / test.n) * 0.9 if test.n else 1.0,
        common.AtMost: lambda v, test, it: 0.7 if v.number(test.amount, it) <= test.n else 0.35,
        common.Is: lambda v, test, it: float(v.matches(it, test.of, it)) if it != NO_KIND else 0.5,
        common.Both: lambda v, test, it: v.chance(test.first, it) * v.chance(test.second, it),
        common.Named: lambda v, test, it: 0.4,
        lang.Behind: lambda v, test, it: 0.5,
    },
)

USUAL_VERB_VALUES: NodeTable[Callable[[CardValuer, common.Do, int], float]] = NodeTable(
    "usual value of a verb",
    {common.Pick: CardValuer.verb_on_pick, common.All: CardValuer.verb_on_all},
    dict.fromkeys((common.AtRandom, common.Top, common.It, common.This), CardValuer.verb_on_one),
)


def banished_effect(card: Any, origin: str = lang.DISCARD) -> Any:
    """Return the effect that happens when a card is banished from a zone; None if there is none."""
    for rule in card.rules:
        dies = isinstance(rule, common.Trigger) and rule.event == lang.BANISHED and rule.own
        if dies and (not rule.origin or origin in rule.origin):
            return rule.do
    return None


@functools.lru_cache(maxsize=4096)
def cards_drawn(printed: CardTables, kind: int) -> int:
    """Return how many cards a card draws unconditionally when it is played."""
    root = printed.cards[kind].effect
    steps = root.steps if isinstance(root, common.Seq) else (root,)
    return sum(step.n for step in steps if isinstance(step, lang.Draw) and isinstance(step.n, int))


@functools.lru_cache(maxsize=512)
def valuer_for(
    printed: CardTables, left: int, cycle: tuple[int, ...], constructs: tuple[int, ...], solo: bool
) -> CardValuer:
    """Return the card values for this stage of the game; cached, because they rarely change during a turn."""
    return CardValuer(printed, left, cycle, constructs, solo)
