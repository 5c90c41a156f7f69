"""What every card of a game is worth, looked up by its number: the values of worth.py, worked out once.

Whoever plays thousands of imagined games cannot weigh every card anew.  For each
number of turns left, and for the deck a player usually has by then, this is done
beforehand; after that a card's worth is one look into a list.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple

from vigil.effects.language import Do, Filter, Pick, walk
from vigil.games.ascension.bots.card_values import CardValuer, draws, dying, worth_of
from vigil.games.ascension.bots.features import Feature, features_of
from vigil.games.ascension.bots.move_scorer import (
    COPIES,
    GAINS,
    LEAVES,
    PLAYING,
    SPENDS,
    WAITS,
    banishes_itself,
    habit,
    harmless,
)
from vigil.games.ascension.bots.view_summary import FIRST_PACE, PACE_GROWS, SAMAELS_PACE, SURE
from vigil.games.ascension.rules.card_tables import APPRENTICE, HEAVY, MILITIA, MYSTIC, GameTables
from vigil.games.ascension.rules.language import CONSTRUCT, DISCARD, HONOR, MONSTER, POWER, RUNES, Pay
from vigil.games.ascension.rules.state import State
from vigil.games.ascension.rules.turns import USE

MIDDLE = 6  # turns left, in the midst of a game
MOST_LEFT = 14  # turns; what is farther away makes no difference
NEVER = -1000.0

Values = tuple[float, ...]
"""By card number."""


class CardYield(NamedTuple):
    """What a card brings when it is played, or a construct in play in every turn."""

    runes: float
    power: float
    honor: float
    cards: float  # drawn
    rids: float  # cards of one's own that it can banish
    other: float  # all that is none of these, in honor


class SingleResourceReader(CardValuer):
    """A reader that counts one thing only: of all that a card gives, how many runes, or how much power."""

    def __init__(
        self,
        d: GameTables,
        rune: float = 0.0,
        power: float = 0.0,
        honor: float = 0.0,
        card: float = 0.0,
        rid: float = 0.0,
    ) -> None:
        super().__init__(d.printed, MIDDLE, usual_deck(MIDDLE), (), d.solo)
        self.rune, self.power, self.honor, self.card, self.turn, self.rid = rune, power, honor, card, 0.0, rid
        self._a_turn.clear()

    honor = 0.0

    def rate(self, what: str, only: Filter | None = None) -> float:
        if what == HONOR:
            return self.honor
        return self.power if what == POWER else self.rune if only is None else self.rune * 0.5

    def brings(self, kind: int) -> float:
        card = self.printed.cards[kind]
        if card.kind == CONSTRUCT:
            return self.a_turn(kind)
        return card.cost * self.power if card.kind == MONSTER else self.value(card.effect)


def yields(d: GameTables) -> list[CardYield]:
    """What every kind of card brings, read from its data."""
    nothing, rune, power = (
        SingleResourceReader(d),
        SingleResourceReader(d, rune=1.0),
        SingleResourceReader(d, power=1.0),
    )
    honor, card, rid = (
        SingleResourceReader(d, honor=1.0),
        SingleResourceReader(d, card=1.0),
        SingleResourceReader(d, rid=1.0),
    )
    found = []
    for kind in range(len(d.printed.cards)):
        other = nothing.brings(kind)
        runes, might, points, cards, rids = (g.brings(kind) - other for g in (rune, power, honor, card, rid))
        found.append(CardYield(runes, might, points, cards, rids, other))
    return found


@dataclass(frozen=True, slots=True)
class ExchangeRates:
    """What a yield is worth in honor: at the end of the game, and how much more with every turn left."""

    rune: float = 0.6
    rune_early: float = 0.035
    power: float = 0.77
    power_early: float = 0.0
    honor: float = 1.0
    card: float = 0.7
    card_early: float = 0.04
    thin: float = 0.07
    thin_early: float = 0.08
    other: float = 0.95
    other_early: float = 0.01
    usual: float = 0.68  # the card that another takes the place of
    usual_early: float = 0.04
    lag: float = 0.4  # plays that a card bought now comes too late for
    rid: float = 1.0  # how much of the gain of being rid of a weak card is believed
    points: float = 1.0  # honor printed on a card


class ValuesAtTurn:
    """The values that hold with so many turns left."""

    __slots__ = ("a_turn", "kept", "own", "picks", "play", "reward", "rid", "worth")

    def __init__(self, d: GameTables, left: int, yields: list[CardYield], rates: ExchangeRates) -> None:
        worth = self.worth = worth_of(d.printed, left, usual_deck(left), (), d.solo)
        p, kinds = d.printed, range(len(d.printed.cards))
        rune, power = rates.rune + rates.rune_early * left, rates.power + rates.power_early * left
        card, usual = rates.card + rates.card_early * left, rates.usual + rates.usual_early * left
        thin, other = rates.thin + rates.thin_early * left, rates.other + rates.other_early * left
        brings = [
            rune * y.runes + power * y.power + rates.honor * y.honor + card * y.cards + thin * y.rids + other * y.other
            for y in yields
        ]
        stays = [p.cards[kind].kind == CONSTRUCT for kind in kinds]
        plays = max(0.0, worth.plays + 0.35 - rates.lag)
        own, rid, kept, play = [], [], [], []
        for kind in kinds:
            gives, points = brings[kind], rates.points * p.cards[kind].honor
            if stays[kind]:
                gained = worth.stands * gives - min(1.0, plays) * worth.replaced * usual
                kept.append((left + 0.5) * gives)
                play.append((0.8 * left + 1.0) * gives)
                rid.append(-points - worth.stands * gives)
            else:
                gained = plays * (gives - worth.replaced * usual)
                kept.append(0.0)
                play.append(gives)
                rid.append(rates.rid * plays * (worth.replaced * usual - gives) - points)
            own.append(points + gained + worth.value(dying(p.cards[kind])) * 0.3 * min(1.0, plays))
            rid[kind] += worth.value(dying(p.cards[kind], DISCARD))

        def by_card(values: list[float]) -> Values:
            return tuple(values[kind] for kind in d.kind)

        reward = [worth.reward(kind) if p.cards[kind].kind == MONSTER else 0.0 for kind in kinds]
        taken = [reward[kind] if p.cards[kind].kind == MONSTER else own[kind] for kind in kinds]
        self.own, self.reward, self.play, self.kept = by_card(own), by_card(reward), by_card(play), by_card(kept)
        self.rid = by_card(rid)
        self.a_turn = by_card([brings[kind] if stays[kind] else 0.0 for kind in kinds])
        less = by_card([-value for value in play])
        self.picks: dict[str, Values] = {
            "discard": less,
            "give": by_card([-play[kind] - own[kind] for kind in kinds]),
            "destroy": by_card([-value for value in kept]),
            "keep": self.kept,
            "acquire": self.own,
            "gift": by_card([value - 0.5 - worth.rune for value in own]),
            "defeat": self.reward,
            "take": by_card(taken),
            "enter": self.kept,
            "recover": self.play,
            "stack": by_card([value - worth.card for value in play]),
            "copy": self.play,
            "banish": self.rid,
        }


class ValueTable:
    """Everything about the cards of one game that does not depend on how the table lies."""

    def __init__(self, d: GameTables, rates: ExchangeRates) -> None:
        self.d = d
        brings = yields(d)
        self.yields = tuple(brings[kind] for kind in d.kind)
        self.chapters = [ValuesAtTurn(d, left, brings, rates) for left in range(MOST_LEFT + 1)]
        p, kinds = d.printed, range(len(d.printed.cards))
        middle = self.chapters[MIDDLE].worth
        ranks = [self._rank(d, kind, -1, middle) for kind in kinds]
        self.play_rank = tuple(ranks[kind] for kind in d.kind)
        uses = [{USE[n]: self._rank(d, kind, n, middle) for n in range(len(p.cards[kind].abilities))} for kind in kinds]
        self.use_rank = tuple(uses[kind] for kind in d.kind)
        prices = [{USE[n]: _price(p.expanded[kind].abilities[n].do) for n in range(len(uses[kind]))} for kind in kinds]
        self.use_price = tuple(prices[kind] for kind in d.kind)
        calm = [harmless(p, kind, -1) for kind in kinds]
        self.harmless = tuple(calm[kind] for kind in d.kind)
        self.calm_use = tuple({USE[n]: harmless(p, kind, n) for n in range(len(uses[kind]))} for kind in d.kind)
        drawn = [draws(p, kind) for kind in kinds]
        self.draws = tuple(drawn[kind] for kind in d.kind)
        self._values: dict[tuple[int, int], float] = {}
        players = 1 if d.solo else d.players
        self.first = players * FIRST_PACE + (SAMAELS_PACE if d.solo else 0.0)
        self.grows = players * PACE_GROWS

    @staticmethod
    def _rank(d: GameTables, kind: int, number: int, worth: CardValuer) -> float:
        """When in a turn it is played or used: the highest first; NEVER for what has a price or ends itself."""
        when, card = habit(d.printed, kind, number), d.printed.cards[kind]
        root = card.effect if number < 0 else card.abilities[number].do
        if when == SPENDS:
            return NEVER
        if when == LEAVES:
            value = worth.value(root) - worth.kept(kind) - (card.honor if banishes_itself(root) else 0)
            return 100.0 + value if value > 0.3 else NEVER
        if when == GAINS and Feature.DEPENDS in features_of(root):
            when = WAITS
        if when == COPIES:
            when = COPIES + 1  # whatever could be copied was played
        return PLAYING - 10 * when + min(5.0, max(0.0, worth.played(kind) if number < 0 else 0.0))

    def left(self, s: State) -> int:
        """How many more turns the player of this turn may expect after it (see view_summary.turns_left)."""
        if s.end_reason:
            return 0
        config = s.tables.config
        past = s.round - 1
        usual = self.first * past + self.grows * past * past / 2
        speed = (config.pool - s.pool + SURE) / (usual + SURE)
        first, grows = speed * (self.first + self.grows * past), speed * self.grows
        left = (sqrt(first * first + 2 * grows * s.pool) - first) / grows
        return max(0, min(MOST_LEFT, config.rounds - s.round, round(left)))

    def value(self, left: int, node: Any) -> float:
        """What carrying out an effect is usually worth."""
        key = (left, id(node))
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = self.chapters[left].worth.value(node)
        return found


def usual_deck(left: int) -> tuple[int, ...]:
    """The deck a player usually has with so many turns left: what it began with, and what was bought since."""
    bought = max(0, 12 - left) // 2
    return tuple(sorted([APPRENTICE] * 8 + [MILITIA] * 2 + [MYSTIC] * bought + [HEAVY] * (bought // 2)))


def _price(root: Any) -> tuple[str, int, Any] | None:
    """What an ability is paid with, how much, and what it gives; None if it has no price of its own."""
    for node in walk(root):
        if isinstance(node, Pay):
            return node.what, node.n, node.then
        if isinstance(node, Do) and isinstance(node.cards, Pick) and not node.free:
            if node.verb == "defeat":
                return POWER, 0, node
            if node.verb in ("acquire", "take"):
                return RUNES, 0, node
    return None
