"""Card values as lookup tables, for playouts that have no time to compute them.

The tables hold the values of `card_values` by card number, for each number of turns left and the deck that a player
usually has then.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from vigil.effects.language import Do, Filter, Pick, walk
from vigil.games.ascension.bots.card_values import CardValuer, banished_effect, valuer_for
from vigil.games.ascension.bots.features import Feature, features_of
from vigil.games.ascension.bots.move_scorer import (
    COPIES,
    GAINS,
    LEAVES,
    PLAYING,
    SPENDS,
    WAITS,
    banishes_itself,
    is_harmless,
    play_order,
)
from vigil.games.ascension.bots.view_summary import FIRST_PACE, PACE_GROWTH, SAMAEL_PACE, turns_until_empty
from vigil.games.ascension.rules.card_tables import APPRENTICE, HEAVY, MILITIA, MYSTIC, GameTables
from vigil.games.ascension.rules.language import CONSTRUCT, DISCARD, HONOR, MONSTER, POWER, RUNES, Pay
from vigil.games.ascension.rules.state import State
from vigil.games.ascension.rules.turns import USE

MIDDLE = 6  # turns left in the middle of a game
MAX_TURNS_LEFT = 14  # values hardly change with more turns left
NEVER = -1000.0

Values = tuple[float, ...]
"""Values by card number."""


class CardYield(NamedTuple):
    """What a card gives when it is played, or a construct in play per turn."""

    runes: float
    power: float
    honor: float
    cards: float  # drawn
    rids: float  # its player's cards that it can banish
    other: float  # everything else, in honor


class SingleResourceReader(CardValuer):
    """Counts only one resource, such as the runes that a card gives."""

    honor = 0.0

    def __init__(self, d: GameTables, **rates: float) -> None:
        super().__init__(d.printed, MIDDLE, usual_deck(MIDDLE), (), d.solo)
        self.rune = self.power = self.honor = self.card = self.turn = self.rid = 0.0
        for name, rate in rates.items():
            setattr(self, name, rate)
        self._turn_values.clear()

    def rate(self, what: str, only: Filter | None = None) -> float:
        return self.honor if what == HONOR else super().rate(what, only)

    def yield_of(self, kind: int) -> float:
        """Return how much a card gives when it is played, or a construct per turn."""
        card = self.printed.cards[kind]
        if card.kind == CONSTRUCT:
            return self.turn_value(kind)
        return card.cost * self.power if card.kind == MONSTER else self.value(card.effect)


def yields(d: GameTables) -> list[CardYield]:
    """Return what every kind of card gives, computed from its data."""
    nothing = SingleResourceReader(d)
    readers = [SingleResourceReader(d, **{name: 1.0}) for name in ("rune", "power", "honor", "card", "rid")]
    result = []
    for kind in range(len(d.printed.cards)):
        other = nothing.yield_of(kind)
        runes, power, honor, cards, rids = (reader.yield_of(kind) - other for reader in readers)
        result.append(CardYield(runes, power, honor, cards, rids, other))
    return result


@dataclass(frozen=True, slots=True)
class ExchangeRates:
    """The value of a yield in honor at the end of the game, and its increase with every turn left (`…_early`)."""

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
    usual: float = 0.68  # the average card that a new one replaces
    usual_early: float = 0.04
    lag: float = 0.4  # plays that a card bought now misses
    rid: float = 1.0  # the share of the value of banishing a weak card that counts
    points: float = 1.0  # honor printed on a card


class ValuesAtTurn:
    """The card values with a certain number of turns left."""

    __slots__ = ("own", "picks", "play", "reward", "rid", "valuer")

    def __init__(self, d: GameTables, left: int, yields: list[CardYield], rates: ExchangeRates) -> None:
        valuer = self.valuer = valuer_for(d.printed, left, usual_deck(left), (), d.solo)
        p, kinds = d.printed, range(len(d.printed.cards))
        rune, power = rates.rune + rates.rune_early * left, rates.power + rates.power_early * left
        card, usual = rates.card + rates.card_early * left, rates.usual + rates.usual_early * left
        thin, other = rates.thin + rates.thin_early * left, rates.other + rates.other_early * left
        values = [
            rune * y.runes + power * y.power + rates.honor * y.honor + card * y.cards + thin * y.rids + other * y.other
            for y in yields
        ]
        plays = max(0.0, valuer.plays + 0.35 - rates.lag)
        own, rid, in_play, play = [], [], [], []
        for kind in kinds:
            gives, points = values[kind], rates.points * p.cards[kind].honor
            if p.cards[kind].kind == CONSTRUCT:
                gained = valuer.turns_in_play * gives - min(1.0, plays) * valuer.replaced * usual
                in_play.append((left + 0.5) * gives)
                play.append((0.8 * left + 1.0) * gives)
                rid.append(-points - valuer.turns_in_play * gives)
            else:
                gained = plays * (gives - valuer.replaced * usual)
                in_play.append(0.0)
                play.append(gives)
                rid.append(rates.rid * plays * (valuer.replaced * usual - gives) - points)
            own.append(points + gained + valuer.value(banished_effect(p.cards[kind])) * 0.3 * min(1.0, plays))
            rid[kind] += valuer.value(banished_effect(p.cards[kind], DISCARD))

        def by_card(values: list[float]) -> Values:
            return tuple(values[kind] for kind in d.kind)

        reward = [valuer.reward_value(kind) if p.cards[kind].kind == MONSTER else 0.0 for kind in kinds]
        take = [reward[kind] if p.cards[kind].kind == MONSTER else own[kind] for kind in kinds]
        self.own, self.reward, self.play, self.rid = by_card(own), by_card(reward), by_card(play), by_card(rid)
        stay = by_card(in_play)
        self.picks: dict[str, Values] = {
            "discard": by_card([-value for value in play]),
            "give": by_card([-play[kind] - own[kind] for kind in kinds]),
            "destroy": by_card([-value for value in in_play]),
            "keep": stay,
            "acquire": self.own,
            "gift": by_card([value - 0.5 - valuer.rune for value in own]),
            "defeat": self.reward,
            "take": by_card(take),
            "enter": stay,
            "recover": self.play,
            "stack": by_card([value - valuer.card for value in play]),
            "copy": self.play,
            "banish": self.rid,
        }


class ValueTable:
    """What bots know about the cards of one game, regardless of the current situation."""

    def __init__(self, d: GameTables, rates: ExchangeRates) -> None:
        self.d = d
        card_yields = yields(d)
        self.yields = tuple(card_yields[kind] for kind in d.kind)
        self.by_turns_left = [ValuesAtTurn(d, left, card_yields, rates) for left in range(MAX_TURNS_LEFT + 1)]
        p, kinds = d.printed, range(len(d.printed.cards))
        middle = self.by_turns_left[MIDDLE].valuer
        ranks = [self._rank(d, kind, -1, middle) for kind in kinds]
        self.play_rank = tuple(ranks[kind] for kind in d.kind)
        uses = [{USE[n]: self._rank(d, kind, n, middle) for n in range(len(p.cards[kind].abilities))} for kind in kinds]
        self.use_rank = tuple(uses[kind] for kind in d.kind)
        prices = [{USE[n]: _price(p.expanded[kind].abilities[n].do) for n in range(len(uses[kind]))} for kind in kinds]
        self.use_price = tuple(prices[kind] for kind in d.kind)
        self.harmless = tuple(is_harmless(p, kind, -1) for kind in d.kind)
        self.harmless_use = tuple({USE[n]: is_harmless(p, kind, n) for n in range(len(uses[kind]))} for kind in d.kind)
        self._values: dict[tuple[int, int], float] = {}
        players = 1 if d.solo else d.players
        self.first_pace = players * FIRST_PACE + (SAMAEL_PACE if d.solo else 0.0)
        self.pace_growth = players * PACE_GROWTH

    @staticmethod
    def _rank(d: GameTables, kind: int, number: int, valuer: CardValuer) -> float:
        """Return the rank of a card or ability in a turn: high ranks come first, NEVER if it costs something."""
        when, card = play_order(d.printed, kind, number), d.printed.cards[kind]
        root = card.effect if number < 0 else card.abilities[number].do
        if when == SPENDS:
            return NEVER
        if when == LEAVES:
            value = valuer.value(root) - valuer.in_play_value(kind) - (card.honor if banishes_itself(root) else 0)
            return 100.0 + value if value > 0.3 else NEVER
        if when == GAINS and Feature.DEPENDS in features_of(root):
            when = WAITS
        if when == COPIES:
            when = COPIES + 1  # after the cards that it can copy
        return PLAYING - 10 * when + min(5.0, max(0.0, valuer.play_value(kind) if number < 0 else 0.0))

    def left(self, s: State) -> int:
        """Return how many more turns the active player can expect after this one."""
        if s.end_reason:
            return 0
        config = s.tables.config
        left = turns_until_empty(s.pool, config.pool - s.pool, s.round - 1, self.first_pace, self.pace_growth)
        return max(0, min(MAX_TURNS_LEFT, config.rounds - s.round, round(left)))

    def value(self, left: int, node: Any) -> float:
        """Return the usual value of an effect."""
        key = (left, id(node))
        value = self._values.get(key)
        if value is None:
            value = self._values[key] = self.by_turns_left[left].valuer.value(node)
        return value


def usual_deck(left: int) -> tuple[int, ...]:
    """Return the deck that a player usually has with this many turns left, as kinds of cards."""
    bought = max(0, 12 - left) // 2
    return tuple(sorted([APPRENTICE] * 8 + [MILITIA] * 2 + [MYSTIC] * bought + [HEAVY] * (bought // 2)))


def _price(root: Any) -> tuple[str, int, Any] | None:
    """Return the resource, the price and the effect of an ability with a price; None if it has none."""
    for node in walk(root):
        if isinstance(node, Pay):
            return node.what, node.n, node.then
        if isinstance(node, Do) and isinstance(node.cards, Pick) and not node.free:
            if node.verb == "defeat":
                return POWER, 0, node
            if node.verb in ("acquire", "take"):
                return RUNES, 0, node
    return None
