"""What is counted at a table of Ascension, and what a difference of it is called."""

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

WEAK = (APPRENTICE, MILITIA)  # what every deck begins with
OWN = (DECK, HAND, PLAYED, DISCARD, CONSTRUCTS)
WANTED = 2.0  # honor: what is worth less to the others is not taken away from them


@dataclass(slots=True)
class Kept:
    """The table before the option, and what was heard since."""

    seat: int
    turn: int
    ended: bool
    numbers: dict[str, float]
    row: list[int]
    seen: frozenset[int]  # cards that may be named: they lay open to this seat
    weak: list[int]
    news: list[tuple[str, int, int, str]] = field(default_factory=list)


class AscensionLedger:
    """Honor, runes, power, what cards bring, and what the others are left with."""

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

    def begin(self, s: State, seat: int, place: int) -> Kept:
        me = s.seats[seat]
        seen = {*me.hand, *me.played, *me.discard, *me.constructs, *s.row, *s.void}
        cycle = me.deck + me.hand + me.played + me.discard
        weak = [card for card in cycle if s.tables.kind[card] in WEAK]
        ended = bool(s.end_reason)
        return Kept(seat, s.turn, ended, self._count(s, seat), list(s.row), frozenset(seen - {EMPTY}), weak)

    def on_events(self, s: State, kept: Kept) -> None:
        if s.turn == kept.turn:
            kept.news += [entry[:4] for entry in s.events]

    def done(self, s: State, kept: Kept) -> bool:
        return s.turn != kept.turn or type(s.stack[-1][0]) is Menu

    def later(self, s: State, kept: Kept) -> bool:
        return s.turn != kept.turn

    def change(self, s: State, kept: Kept) -> Change:
        seat, d = kept.seat, s.tables
        now = self._count(s, seat)
        numbers = {name: value - kept.numbers[name] for name, value in now.items()}
        if s.turn != kept.turn or not s.stack:  # what is left over of a turn is nothing
            numbers["runes"] = numbers["power"] = numbers["robbed"] = 0.0
        mine = s.seats[seat]
        still = {*mine.deck, *mine.hand, *mine.played, *mine.discard}
        gone = [card for card in kept.weak if card not in still]
        numbers["thinned"] = len(gone)
        numbers["drawn"] = (
            sum(1 for what, who, _, _ in kept.news if what == "drawn" and who == seat) if s.turn == kept.turn else 0.0
        )
        numbers["again"] = sum(1 for what, who, _, _ in kept.news if what == "extra_turn" and who == seat)
        new = [card for what, who, card, _ in kept.news if what == "acquired" and who == seat]
        away = [
            card
            for what, _, card, origin in kept.news
            if what in ("acquired", "banished", "defeated") and origin == ROW and card in kept.row
        ]
        fast = playout_policy_for(d)
        worth = self._wanted(s, fast.book, away)
        numbers["denied"] = worth if worth >= WANTED and not d.solo else 0.0
        numbers["bought"] = 0.0 if s.turn != kept.turn else -1.0  # who ends the turn buys nothing
        named = {
            "bought": self._names(s, kept, new),
            "thinned": self._names(s, kept, gone),
            "points": self._names(s, kept, new),
            "denied": self._names(s, kept, away),
        }
        for name in ("card_runes", "card_power", "card_draws", "card_rids"):
            named[name] = named["points"]
        for name in ("turn_runes", "turn_power", "turn_honor", "turn_draws"):
            named[name] = named["points"]
        return Change(numbers, named)

    def final_effect(self, s: State, kept: Kept) -> dict[str, float]:
        ended = outcome(s)
        if ended is not None:
            return {"wins": float(ended.places[kept.seat] == 1), "ends": 0.0}
        points = scores(s)
        mine = points[kept.seat]
        ahead = all(mine > points[other] for other in rivals(s, kept.seat))
        return {"wins": 0.0, "ends": float(bool(s.end_reason) and not kept.ended and ahead)}

    @staticmethod
    def _names(s: State, kept: Kept, cards: list[int]) -> tuple[str, ...]:
        """Their names, if all of them lay open; of a row or a pile only what is taken from it."""
        open_ = kept.seen | {card for pile in (s.mystics, s.heavies, s.cultists) for card in pile}
        piles = ("mystic", "heavy_infantry")
        known = [card for card in cards if card in open_ or s.tables.slug[card] in piles]
        return tuple(sorted(s.tables.name[card] for card in known)) if len(known) == len(cards) else ()

    @staticmethod
    def _wanted(s: State, book: ValueTable, cards: list[int]) -> float:
        """What the others would give for the best of these cards, in honor."""
        chapter = book.chapters[min(book.left(s), len(book.chapters) - 1)]
        return max((chapter.picks["take"][card] for card in cards), default=0.0)

    @staticmethod
    def _count(s: State, seat: int) -> dict[str, float]:
        d, me = s.tables, s.seats[seat]
        yields, worth = playout_policy_for(d).book.yields, d.honor
        numbers = dict.fromkeys(
            ("points", "card_runes", "card_power", "card_draws", "card_rids", "turn_runes", "turn_power", "turn_honor",
             "turn_draws"), 0.0,
        )  # fmt: skip
        for zone in OWN:
            for card in getattr(me, zone):
                numbers["points"] += worth[card]
                brings = yields[card]
                if d.is_construct[card]:
                    numbers["turn_runes"] += brings.runes
                    numbers["turn_power"] += brings.power
                    numbers["turn_honor"] += brings.honor
                    numbers["turn_draws"] += brings.cards
                else:
                    numbers["card_runes"] += max(0.0, brings.runes) if d.kind[card] not in WEAK else 0.0
                    numbers["card_power"] += max(0.0, brings.power) if d.kind[card] not in WEAK else 0.0
                    numbers["card_draws"] += brings.cards
                    numbers["card_rids"] += brings.rids
        numbers["points"] += sum(worth[card] for card in me.trophies)
        numbers |= {"honor": me.honor, "runes": me.runes + sum(s.purses), "power": me.power}
        others = [s.seats[other] for other in rivals(s, seat)]
        numbers["stolen"] = -sum(other.honor for other in others)
        numbers["razed"] = -sum(len(other.constructs) for other in others)
        numbers["robbed"] = -sum(len(other.hand) for other in others)
        return numbers
