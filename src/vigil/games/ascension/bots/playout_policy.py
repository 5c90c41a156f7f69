"""A quick sensible player of Ascension, for imagined games: it looks cards up and does not think.

It plays its hand in a good order, uses what costs nothing, then spends power and
runes where two purchases together bring most.  Every answer is a walk over the
options with a look into the book for each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from vigil.effects.language import Do, May, Menu, Name, OneOf, Settle, Trigger
from vigil.effects.specs import NodeTable
from vigil.games.ascension.bots.move_scorer import FIRST_SLOT_OF_SAMAEL, SAMAELS_USUAL
from vigil.games.ascension.bots.value_table import ExchangeRates, ValuesAtTurn, ValueTable
from vigil.games.ascension.rules.card_tables import GameTables
from vigil.games.ascension.rules.language import POWER, Steal
from vigil.games.ascension.rules.state import State
from vigil.kernel.game import Choice

GOOD = 0.0  # what is worth more than this is bought

Purchase = tuple[int, int, float, bool]
"""The place of an option, its price, its value, and whether it could be had again."""


class PlayoutPolicy:
    """The quick player of one game."""

    __slots__ = ("book",)

    def __init__(self, book: ValueTable) -> None:
        self.book = book

    def step(self, s: State, options: Sequence[Choice]) -> int:
        """The place of the option it takes."""
        node = s.stack[-1][0]
        sort = type(node)
        if sort is Menu:
            place = self.free(options)
            if place >= 0:
                return place
            place, _ = self.spend(s, options)
            return place if place >= 0 else len(options) - 1
        scores = self.scores(s, node, sort, options)
        return scores.index(max(scores))

    def free(self, options: Sequence[Choice]) -> int:
        """The card to play or the ability to use first, of those without a price; -1 if there is none."""
        ranks, uses = self.book.play_rank, self.book.use_rank
        best, at = 0.0, -1
        for place, (verb, card) in enumerate(options):
            if verb == "play":
                rank = ranks[card]
            elif verb in uses[card]:
                rank = uses[card][verb]
            else:
                break
            if rank > best:
                best, at = rank, place
        return at

    def spend(self, s: State, options: Sequence[Choice]) -> tuple[int, list[Purchase]]:
        """What to have next for power or runes (-1: nothing), and all that could be had for the same.

        Cards of the row come first: what takes their place may be better than what waits in the piles.
        """
        power, runes = self.wares(s, options)
        me = s.seats[s.active]
        fought, bought = first_of_two(me.power, power), first_of_two(me.runes, runes)
        if fought >= 0 and (bought < 0 or options[fought][1] in s.row or options[bought][1] not in s.row):
            return fought, power
        return bought, runes if bought >= 0 else power + runes

    def wares(self, s: State, options: Sequence[Choice]) -> tuple[list[Purchase], list[Purchase]]:
        """What can be had for power and for runes."""
        book, d = self.book, s.tables
        left = book.left(s)
        chapter = book.chapters[left]
        own, reward, cost, solo = chapter.own, chapter.reward, d.cost, d.solo
        power: list[Purchase] = []
        runes: list[Purchase] = []
        plain = not (s.lasting or d.standing_discounts)
        purses = any(s.purses)
        row = s.row
        for place, (verb, card) in enumerate(options):
            if verb == "acquire":
                price = cost[card]
                if purses or not plain:
                    price = min(price, s.seats[s.active].runes)  # restricted runes and discounts pay the rest
                value = own[card]
                if solo:
                    value += self.denied(s, card)
                runes.append((place, price, value, card not in row))
            elif verb == "defeat":
                value = reward[card]
                if solo:
                    value += self.denied(s, card)
                power.append((place, cost[card], value, card not in row))
            elif verb in book.use_price[card] if card >= 0 else False:
                priced = book.use_price[card][verb]
                if priced is not None:
                    what, price, then = priced
                    (power if what == POWER else runes).append((place, price, book.value(left, then), False))
        return power, runes

    @staticmethod
    def denied(s: State, card: int) -> float:
        """Solitaire: what Samael loses if it leaves the row in time; he takes the next card instead."""
        if card not in s.row[FIRST_SLOT_OF_SAMAEL:]:
            return 0.0
        his: int = s.tables.samael_honor[card] if s.tables.is_monster[card] else s.tables.honor[card]
        return his - SAMAELS_USUAL

    def scores(self, s: State, node: Any, sort: type, options: Sequence[Choice]) -> list[float]:
        """A score for every option of a question that is not the menu."""
        left = self.book.left(s)
        return ANSWER_SCORES[sort](self, s, node, left, options)

    def banished(self, s: State, chapter: ValuesAtTurn, card: int) -> float:
        """What it gives to be rid of a card, wherever it lies."""
        if card < 0:
            return 0.0
        you = s.stack[-1][1]
        me = s.seats[you]
        if card in s.row:
            monster = s.tables.is_monster[card]
            value = chapter.reward[card] if monster else chapter.own[card]
            if you == s.active and s.tables.cost[card] <= (me.power if monster else me.runes):
                return -value
            return 0.25 * (value - 2.0) + (self.denied(s, card) if s.tables.solo else 0.0)
        if card in me.hand:
            return chapter.rid[card] - chapter.play[card]
        return chapter.rid[card]


def score_do(fast: PlayoutPolicy, s: State, node: Do, left: int, options: Sequence[Choice]) -> list[float]:
    chapter = fast.book.chapters[left]
    if node.verb == "banish":
        return [fast.banished(s, chapter, card) for _, card in options]
    picks = chapter.picks
    return [0.0 if verb == "done" else picks[verb][card] for verb, card in options]


def score_may(fast: PlayoutPolicy, s: State, node: Any, left: int, options: Sequence[Choice]) -> list[float]:
    """For May and Trigger."""
    yes = fast.book.value(left, node.do) + 0.01
    return [yes if verb == "yes" else 0.0 for verb, _ in options]


def score_one_of(fast: PlayoutPolicy, s: State, node: OneOf, left: int, options: Sequence[Choice]) -> list[float]:
    return [fast.book.value(left, node.options[n]) for _, n in options]


def score_name(fast: PlayoutPolicy, s: State, node: Name, left: int, options: Sequence[Choice]) -> list[float]:
    me, kind = s.seats[s.stack[-1][1]], s.tables.kind
    there = [kind[card] for card in me.deck or me.discard]
    return [float(there.count(n)) for _, n in options]


def score_steal(fast: PlayoutPolicy, s: State, node: Steal, left: int, options: Sequence[Choice]) -> list[float]:
    return [float(sum(s.tables.honor[card] for card in s.seats[seat].constructs)) for _, seat in options]


def score_settle(fast: PlayoutPolicy, s: State, node: Settle, left: int, options: Sequence[Choice]) -> list[float]:
    return [0.0] * len(options)


AnswerScores = Callable[[PlayoutPolicy, State, Any, int, Sequence[Choice]], list[float]]

ANSWER_SCORES: NodeTable[AnswerScores] = NodeTable(
    "scores",
    {
        Do: score_do, May: score_may, Trigger: score_may, OneOf: score_one_of, Name: score_name, Steal: score_steal,
        Settle: score_settle,
    },
)  # fmt: skip
"""The scores of the answers, for every node that asks; `step` answers the Menu."""


def first_of_two(means: int, wares: list[Purchase]) -> int:
    """The place of the ware to take first: it and one more it leaves means for are worth most; -1: none is good."""
    best, at = GOOD, -1
    for place, price, value, many in wares:
        if value > GOOD:
            rest, more = means - price, 0.0
            for other, cost, gives, _ in wares:
                if gives > more and cost <= rest and (many or other != place):
                    more = gives
            if value + more > best or (value + more == best and at < 0):
                best, at = value + more, place
    return at


_known: dict[int, PlayoutPolicy] = {}
MOST_KNOWN = 8


def playout_policy_for(d: GameTables) -> PlayoutPolicy:
    """The quick player of this game; the last few are kept, with their books."""
    fast = _known.get(id(d))
    if fast is None or fast.book.d is not d:
        if len(_known) >= MOST_KNOWN:
            del _known[next(iter(_known))]
        fast = _known[id(d)] = PlayoutPolicy(ValueTable(d, ExchangeRates()))
    return fast
