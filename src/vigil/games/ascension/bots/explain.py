"""The metrics of a position, for explanations of choices."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from vigil.bots.explain.option_effects import Change, Metric
from vigil.effects.language import Menu
from vigil.games.ascension.bots.playout_policy import playout_policy_for
from vigil.games.ascension.bots.value_table import ValueTable
from vigil.games.ascension.rules.card_tables import APPRENTICE, MILITIA
from vigil.games.ascension.rules.language import CONSTRUCTS, DECK, DISCARD, HAND, PLAYED, ROW
from vigil.games.ascension.rules.setup import outcome, scores
from vigil.games.ascension.rules.state import EMPTY, State, rivals

WEAK = (APPRENTICE, MILITIA)  # the starting cards
OWN = (DECK, HAND, PLAYED, DISCARD, CONSTRUCTS)
OF_NEW_CARDS = (
    "points", "card_runes", "card_power", "card_draws", "card_rids", "turn_runes", "turn_power", "turn_honor",
    "turn_draws",
)  # fmt: skip
"""The metrics that new cards change."""
MIN_DENIED = 2.0  # honor; taking a card that is worth less to the opponents doesn't count as denying it


@dataclass(slots=True)
class Snapshot:
    """The position before an option, and the events since."""

    seat: int
    turn: int
    ended: bool
    numbers: dict[str, float]
    row: list[int]
    visible: frozenset[int]  # cards that the explanation may name, because the seat can see them
    weak: list[int]
    events: list[tuple[str, int, int, str]] = field(default_factory=list)


class AscensionMetrics:
    """Counts honor, runes, power, what cards give, and what the opponents have left."""

    metrics: ClassVar[dict[str, Metric]] = {
        "wins": Metric("wins", 100.0),
        "ends": Metric("ends-ahead", 20.0),
        "honor": Metric("honor", 1.0),
        "points": Metric("card-honor", 0.9),
        "runes": Metric("runes", 0.5, "saves-runes"),
        "power": Metric("power", 0.6, "saves-power"),
        "drawn": Metric("draws", 0.9),
        "thinned": Metric("thins", 1.3),
        "card_runes": Metric("card-runes", 1.0),
        "card_power": Metric("card-power", 1.0),
        "card_draws": Metric("card-draws", 1.2),
        "card_rids": Metric("card-thins", 0.8),
        "turn_runes": Metric("turn-runes", 2.0),
        "turn_power": Metric("turn-power", 2.0),
        "turn_honor": Metric("turn-honor", 2.5),
        "turn_draws": Metric("turn-draws", 2.5),
        "denied": Metric("denies", 0.35),
        "razed": Metric("razes", 2.0),
        "robbed": Metric("robs", 1.0),
        "stolen": Metric("takes-honor", 1.0),
        "again": Metric("extra-turn", 6.0),
        "bought": Metric("", 0.5, "keeps-out"),
    }

    def begin(self, s: State, seat: int, index: int) -> Snapshot:
        me = s.seats[seat]
        visible = {*me.hand, *me.played, *me.discard, *me.constructs, *s.row, *s.void}
        cycle = me.deck + me.hand + me.played + me.discard
        weak = [card for card in cycle if s.tables.kind[card] in WEAK]
        ended = bool(s.end_reason)
        return Snapshot(seat, s.turn, ended, self._count(s, seat), list(s.row), frozenset(visible - {EMPTY}), weak)

    def on_events(self, s: State, before: Snapshot) -> None:
        if s.turn == before.turn:
            before.events += [entry[:4] for entry in s.events]

    def is_done(self, s: State, before: Snapshot) -> bool:
        return s.turn != before.turn or type(s.stack[-1][0]) is Menu

    def is_turn_over(self, s: State, before: Snapshot) -> bool:
        return s.turn != before.turn

    def change(self, s: State, before: Snapshot) -> Change:
        seat, d = before.seat, s.tables
        now = self._count(s, seat)
        numbers = {name: value - before.numbers[name] for name, value in now.items()}
        if s.turn != before.turn or not s.stack:  # unspent resources are lost
            numbers["runes"] = numbers["power"] = numbers["robbed"] = 0.0
        mine = s.seats[seat]
        still = {*mine.deck, *mine.hand, *mine.played, *mine.discard}
        gone = [card for card in before.weak if card not in still]
        numbers["thinned"] = len(gone)
        numbers["drawn"] = (
            sum(1 for what, who, _, _ in before.events if what == "drawn" and who == seat)
            if s.turn == before.turn
            else 0.0
        )
        numbers["again"] = sum(1 for what, who, _, _ in before.events if what == "extra_turn" and who == seat)
        new = [card for what, who, card, _ in before.events if what == "acquired" and who == seat]
        away = [
            card
            for what, _, card, origin in before.events
            if what in ("acquired", "banished", "defeated") and origin == ROW and card in before.row
        ]
        policy = playout_policy_for(d)
        denied = self._value_to_opponents(s, policy.value_table, away)
        numbers["denied"] = denied if denied >= MIN_DENIED and not d.solo else 0.0
        numbers["bought"] = 0.0 if s.turn != before.turn else -1.0  # ending the turn buys nothing
        named = dict.fromkeys(("bought", *OF_NEW_CARDS), self._names(s, before, new))
        named |= {"thinned": self._names(s, before, gone), "denied": self._names(s, before, away)}
        return Change(numbers, named)

    def final_effect(self, s: State, before: Snapshot) -> dict[str, float]:
        ended = outcome(s)
        if ended is not None:
            return {"wins": float(ended.places[before.seat] == 1), "ends": 0.0}
        points = scores(s)
        mine = points[before.seat]
        ahead = all(mine > points[other] for other in rivals(s, before.seat))
        return {"wins": 0.0, "ends": float(bool(s.end_reason) and not before.ended and ahead)}

    @staticmethod
    def _names(s: State, before: Snapshot, cards: list[int]) -> tuple[str, ...]:
        """Return the names of the cards if the seat can see all of them."""
        visible = before.visible | {card for pile in (s.mystics, s.heavies, s.cultists) for card in pile}
        piles = ("mystic", "heavy_infantry")
        known = [card for card in cards if card in visible or s.tables.slug[card] in piles]
        return tuple(sorted(s.tables.name[card] for card in known)) if len(known) == len(cards) else ()

    @staticmethod
    def _value_to_opponents(s: State, value_table: ValueTable, cards: list[int]) -> float:
        """Return what the best of these cards is worth to the opponents, in honor."""
        values = value_table.by_turns_left[value_table.left(s)]
        return max((values.picks["take"][card] for card in cards), default=0.0)

    @staticmethod
    def _count(s: State, seat: int) -> dict[str, float]:
        d, me = s.tables, s.seats[seat]
        yields, honor = playout_policy_for(d).value_table.yields, d.honor
        numbers = dict.fromkeys(OF_NEW_CARDS, 0.0)
        for zone in OWN:
            for card in getattr(me, zone):
                numbers["points"] += honor[card]
                card_yield = yields[card]
                if d.is_construct[card]:
                    numbers["turn_runes"] += card_yield.runes
                    numbers["turn_power"] += card_yield.power
                    numbers["turn_honor"] += card_yield.honor
                    numbers["turn_draws"] += card_yield.cards
                else:
                    numbers["card_runes"] += max(0.0, card_yield.runes) if d.kind[card] not in WEAK else 0.0
                    numbers["card_power"] += max(0.0, card_yield.power) if d.kind[card] not in WEAK else 0.0
                    numbers["card_draws"] += card_yield.cards
                    numbers["card_rids"] += card_yield.rids
        numbers["points"] += sum(honor[card] for card in me.trophies)
        numbers |= {"honor": me.honor, "runes": me.runes + sum(s.restricted_runes), "power": me.power}
        others = [s.seats[other] for other in rivals(s, seat)]
        numbers["stolen"] = -sum(other.honor for other in others)
        numbers["razed"] = -sum(len(other.constructs) for other in others)
        numbers["robbed"] = -sum(len(other.hand) for other in others)
        return numbers
