"""What an option is worth at this moment: the values of worth.py, and the table as it lies."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from vigil.effects.language import (
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
    If,
    Is,
    It,
    Named,
    Pick,
    This,
    Top,
    Trigger,
    walk,
)  # fmt: skip
from vigil.effects.specs import NodeTable
from vigil.games.ascension.bots.effect_values import NO_KIND, EffectValuer
from vigil.games.ascension.bots.features import Feature, features_of
from vigil.games.ascension.bots.view_summary import ViewSummary
from vigil.games.ascension.rules.card_tables import CardTables
from vigil.games.ascension.rules.language import (
    ADJACENT,
    CONSTRUCT,
    CONSTRUCTS,
    CULTISTS,
    DECK,
    DISCARD,
    HAND,
    HEAVIES,
    MONSTER,
    MYSTICS,
    PLAYED,
    PLAYED_A,
    POWER,
    ROW,
    RUNES,
    Behind,
    Factions,
    Gain,
    Pay,
    TreatAs,
)  # fmt: skip
from vigil.games.ascension.rules.turns import USE
from vigil.kernel.decision import Option

PLAYING, FIRST_OF_ALL_FREE, FIGHTING, BUYING, LEAVING, NEVER = 1000.0, 800.0, 500.0, 300.0, 100.0, -1000.0
(ENTERS, STACKS, NAMES, DRAWS, FEEDS, GAINS, WAITS, TAKES, COPIES, SPENDS, LEAVES) = range(11)
"""The order in which a turn is played: what makes later choices better comes first."""
MOST_MEANS = 60
PAID = ("acquire", "defeat", "take")  # verbs that cost something unless they are free
FIRST_SLOT_OF_SAMAEL, SAMAELS_USUAL = 4, 2.2  # the two last slots, counted from 0; honor of a card he takes
OWN = (HAND, PLAYED, DISCARD, CONSTRUCTS)


@functools.lru_cache(maxsize=4096)
def habit(printed: CardTables, kind: int, number: int) -> int:
    """When in a turn a card is best played, or its ability used (number from 0; -1 is the card itself)."""
    card = printed.cards[kind]
    if number < 0 and card.kind == CONSTRUCT:
        return ENTERS
    root = card.effect if number < 0 else card.abilities[number]
    deeds = [node for node in walk(root) if isinstance(node, Do)] if root is not None else []
    has = features_of(root)
    if any(isinstance(do.cards, This) for do in deeds):
        return LEAVES
    if Feature.PAYS in has or any(do.verb in PAID and not do.free for do in deeds):
        return SPENDS if number >= 0 else GAINS
    if any(do.to == DECK for do in deeds):
        return STACKS
    if Feature.NAMES in has:
        return NAMES
    if any(do.verb == "copy" for do in deeds):
        return COPIES
    if any(isinstance(do.cards, Pick) and HAND in do.cards.where for do in deeds):
        return FEEDS
    if Feature.DRAWS in has:
        return DRAWS
    return TAKES if any(do.verb in PAID for do in deeds) else GAINS


@functools.lru_cache(maxsize=4096)
def harmless(printed: CardTables, kind: int, number: int) -> bool:
    """Whether nothing in it could make one regret it."""
    card = printed.cards[kind]
    root = card.effect if number < 0 else card.abilities[number]
    good = (*PAID, "copy", "keep")
    return root is None or (
        Feature.REACHES_OTHERS not in features_of(root)
        and all(node.verb in good for node in walk(root) if isinstance(node, Do))
    )


class Purchase(NamedTuple):
    """Something that can be had for power or runes, once or any number of times."""

    place: int
    price: int
    value: float
    many: bool


class MoveScorer(EffectValuer):
    """One player's judgement of one moment."""

    def __init__(self, table: ViewSummary) -> None:
        self.table, self.worth = table, table.worth()
        self.printed, self.kind_of = table.printed, table.kind_of
        self.card, self.turn, self.solo = self.worth.card, self.worth.turn, table.solo
        self.rune = self.worth.rune if table.my_turn else 0.0  # nobody can spend in another's turn
        self.power = self.worth.power if table.my_turn else 0.0

    def kind_named(self, name: str | None) -> int:
        return self.kind_of[name] if name is not None else NO_KIND

    # ---------------------------------------------------------------- the menu

    def menu(self, options: Sequence[Option]) -> list[float]:
        """First all that is free, then power, then runes, then what leaves play; ending the turn is worth nothing."""
        scores = [0.0 if option.verb == "end_turn" else NEVER for option in options]
        wares: dict[str, list[Purchase]] = {POWER: [], RUNES: []}
        zones = (ROW, MYSTICS, HEAVIES, CULTISTS)
        prices = {face.card: face.price for zone in zones for face in self.table.faces(zone)}
        for place, option in enumerate(options):
            verb, kind = option.verb, self.kind_named(option.face)
            if verb == "defeat":
                value = self.worth.reward(kind) + self.denied(option.card, kind)
                stays = self.printed.cards[kind].rests == CULTISTS
                wares[POWER].append(Purchase(place, prices[option.card], value, stays))
            elif verb == "acquire":
                due = max(0, prices[option.card] - self.table.restricted(kind, self.worth))
                value = self.worth.owned(kind) + self.denied(option.card, kind)
                wares[RUNES].append(Purchase(place, due, value, self.table.slot(option.card) < 0))
            elif verb == "play" or verb in USE:
                scores[place] = self._free(place, option, kind, wares)
        if max(scores) < FIRST_OF_ALL_FREE:
            for what, rank in ((POWER, FIGHTING), (RUNES, BUYING)):
                for ware in best_of(getattr(self.table.me, what), wares[what]):
                    scores[ware.place] = rank + min(ware.value, 99.0)
        return scores

    def _free(self, place: int, option: Option, kind: int, wares: dict[str, list[Purchase]]) -> float:
        """A card to play or an ability to use; one that has a price joins the wares."""
        number = USE.index(option.verb) if option.verb in USE else -1
        when, card = habit(self.printed, kind, number), self.printed.cards[kind]
        root = card.effect if number < 0 else card.abilities[number].do
        if when == SPENDS:
            what, price, value = self._price_of(root)
            wares[what].append(Purchase(place, price, value, many=False))
            return NEVER
        if when == ENTERS:
            value = min(0.5, self.worth.played(kind))
        else:
            value = 0.5 if harmless(self.printed, kind, number) else self.value(root)
        if when == LEAVES:
            value -= self.worth.kept(kind) + (card.honor if banishes_itself(root) else 0)
            return LEAVING + min(value, 99.0) if value > 0.3 else NEVER
        if when in (GAINS, DRAWS) and self._too_early(root):
            when = WAITS
        return PLAYING - 10 * when + min(9.0, value) if value >= 0.0 else NEVER

    def _too_early(self, root: Any) -> bool:
        """Whether a condition may come to hold when more cards are played."""
        tests = [node.test for node in walk(root) if isinstance(node, If)] if root is not None else []
        return any(self.chance(test, NO_KIND) == 0.0 for test in tests)

    def _price_of(self, root: Any) -> tuple[str, int, float]:
        """What an ability costs, of what, and what it gives for that."""
        for node in walk(root):
            if isinstance(node, Pay):
                return node.what, node.n, self.value(node.then)
            if isinstance(node, Do) and isinstance(node.cards, Pick) and node.verb in PAID and not node.free:
                what = POWER if node.verb == "defeat" else RUNES
                value_of = self.worth.reward if node.verb == "defeat" else self.worth.owned
                have = getattr(self.table.me, what)
                found = [(value_of(k), price) for _, k, price in self.candidates(node.cards, NO_KIND) if price <= have]
                if found:
                    value, price = max(found)
                    return what, price, value
        return RUNES, 0, NEVER

    def denied(self, card: int, kind: int) -> float:
        """Solitaire: what Samael loses if it leaves the row in time; he takes the next card instead."""
        if not self.solo or self.table.slot(card) < FIRST_SLOT_OF_SAMAEL:
            return 0.0
        printed = self.printed.cards[kind]
        his = self.printed.samael_honor[kind] if printed.kind == MONSTER else printed.honor
        return his - SAMAELS_USUAL

    # ------------------------------------------------------------------- picks

    def pick(self, do: Do, option: Option) -> float:
        """What choosing this card for the verb is worth; to choose none is worth nothing."""
        if option.verb == "done":
            return 0.0
        kind = self.kind_named(option.face)
        where = do.cards.where if isinstance(do.cards, Pick) else OWN
        price = next((face.price for zone in where for face in self.table.faces(zone) if face.card == option.card), 0)
        value = self.done_to(do, option.card, kind, self.table.zone_of(option.card, where), price)
        return value - 0.5 - self.rune if option.verb == "gift" else value

    def done_to(self, do: Do, card: int, kind: int, zone: str, price: int) -> float:
        """What a verb done to this card is worth, with what follows; a choice that follows is only guessed at."""
        then = 0.0
        if do.then is not None:
            asks = any(isinstance(node, Pick) for node in walk(do.then))
            then = (self.worth if asks else self).value(do.then, kind)
        return then + self._verb(do, card, kind, zone, price)

    def _verb(self, do: Do, card: int, kind: int, zone: str, price: int) -> float:
        worth, verb = self.worth, do.verb
        printed = self.printed.cards[kind]
        if verb == "take":
            verb = "defeat" if printed.kind == MONSTER else "acquire"
        match verb:
            case "banish" if zone in (ROW, ADJACENT):
                return self._swept(card, kind, price)
            case "banish":
                gives = worth.thinned(kind, zone)
                if zone == HAND:
                    gives -= worth.played(kind)
                return gives - (worth.kept(kind) if zone == CONSTRUCTS else 0.0)
            case "discard" | "give":
                return -worth.played(kind) - (worth.owned(kind) if verb == "give" else 0.0)
            case "destroy":
                return -0.4 * worth.kept(kind) - 0.1
            case "keep":
                return worth.kept(kind) + 0.1
            case "acquire":
                cost = 0.0 if do.free else 0.7 * price * self.rune
                more = max(0.0, worth.played(kind) - worth.card) * 0.8 if do.to == DECK else 0.0
                more = worth.played(kind) if do.to == HAND else more
                return worth.owned(kind) + more - cost + self.denied(card, kind)
            case "defeat":
                return worth.reward(kind) - (0.0 if do.free else 0.7 * price * self.power) + self.denied(card, kind)
            case "enter":
                return worth.kept(kind) + self.card
            case "recover":
                return worth.played(kind) + 0.05 * printed.honor
            case "stack":
                return worth.played(kind) - worth.card
            case "copy":
                return self.value(self.printed.when_played[kind], kind)
        return 0.0

    def _swept(self, card: int, kind: int, price: int) -> float:
        """What it gives to have a card of the row replaced: others do not get it, nor does this player."""
        monster = self.printed.cards[kind].kind == MONSTER
        value = self.worth.reward(kind) if monster else self.worth.owned(kind)
        if price <= self.means(monster):
            return -value
        return 0.25 * (value - 2.0) + self.denied(card, kind)

    def means(self, monster: bool) -> int:
        """The power or runes of this turn, with what the hand will give."""
        if not self.table.my_turn:
            return 0
        what = "power" if monster else "runes"
        have: int = getattr(self.table.me, what)
        for kind in self.table.kinds(HAND):
            root = self.printed.cards[kind].effect
            if root is not None:
                have += sum(n.n for n in walk(root) if isinstance(n, Gain) and n.what == what and isinstance(n.n, int))
        return have

    # --------------------------------------------------------- other questions

    def names(self, options: Sequence[Option]) -> list[float]:
        """The top card if it is known; else whatever the deck has most of."""
        me = self.table.me
        top = next((name for above, name in me.deck.known if above == 0), None)
        there = Counter(me.deck_list or [face.name for face in me.discard.faces])
        return [99.0 if option.face == top else float(there[option.face or ""]) for option in options]

    def urgency(self, option: Option) -> float:
        """Of several things set off, draws come first, then gains."""
        has = features_of(self.printed.cards[self.kind_named(option.face)])
        return 2.0 * (Feature.DRAWS in has) + (Feature.GAINS in has)

    def rivalry(self, option: Option) -> float:
        """How far ahead a player is, by what lies open."""
        other = self.table.view.players[option.seat]
        shown = (*other.constructs.faces, *other.discard.faces, *other.played.faces)
        return other.honor + sum(self.printed.cards[self.kind_of[face.name]].honor for face in shown)

    # ------------------------------------------------------- reading the table

    def candidates(self, pick: Pick, it: int, copying: bool = False) -> list[tuple[int, int, int]]:
        """The cards a Pick could mean: number, kind, price."""
        found = [
            (face.card, self.kind_of[face.name], face.price)
            for zone in pick.where
            for face in self.table.faces(zone)
            if self.fits(self.kind_of[face.name], pick.of, it)
        ]
        if copying:
            found = [each for each in found if not self.printed.copies[each[1]]]  # a copy of a copy would never end
        if pick.of.highest and found:
            top = max(self.printed.cards[kind].cost for _, kind, _ in found)
            found = [each for each in found if self.printed.cards[each[1]].cost == top]
        return found

    def fits(self, kind: int, want: Filter, it: int) -> bool:
        if want.faction is not None and self.printed.cards[kind].kind == CONSTRUCT and self._treats(want.faction):
            want = Filter(want.kind, None, want.max_cost)
        if want.max_cost is not None and not isinstance(want.max_cost, int):
            want = Filter(want.kind, want.faction, int(self.number(want.max_cost, it)))
        return self.worth.fits(kind, want, it)

    def _treats(self, faction: str) -> bool:
        lasting = (lasts.rule for lasts in self.table.view.lasting if lasts.seat == self.table.seat)
        return any(isinstance(rule, TreatAs) and rule.faction == faction for rule in lasting) or any(
            faction in self.printed.treats[kind] for kind in self.table.kinds(CONSTRUCTS)
        )

    def number(self, n: Any, it: int) -> float:
        return n if isinstance(n, int) else NUMBERS[type(n)](self, n, it)

    def chance(self, test: Any, it: int) -> float:
        return CHANCES[type(test)](self, test, it)

    def often(self, rule: Trigger) -> float:
        return self.worth.often(rule)

    def opponent_loss(self, do: Any) -> float:
        touches = any(isinstance(n, Do) and n.verb in ("destroy", "keep") for n in walk(do))
        if touches and not any(other.constructs.count for other in self.table.rivals):
            return 0.0
        return self.worth.value(do)

    def verb_value(self, do: Do, it: int) -> float:
        return DEEDS[type(do.cards)](self, do, do.cards, it)

    def deed_to_pick(self, do: Do, pick: Pick, it: int) -> float:
        found = [
            self.done_to(do, card, kind, self.table.zone_of(card, pick.where), price)
            for card, kind, price in self.candidates(pick, it, do.verb == "copy")
        ]
        if not found:
            return 0.0
        return max(0.0, *found) if pick.may else max(found)

    def deed_to_all(self, do: Do, cards: All, it: int) -> float:
        kinds = [kind for kind in self.table.kinds(cards.where) if self.fits(kind, cards.of, it)]
        if it in kinds:
            kinds.remove(it)
        return sum(self._verb(do, -1, kind, cards.where, 0) for kind in kinds) + self.value(do.then, it)

    def deed_at_random(self, do: Do, cards: AtRandom, it: int) -> float:
        kinds = self.table.kinds(cards.where)
        each = sum(self._verb(do, -1, kind, cards.where, 0) for kind in kinds)
        return each / len(kinds) + self.value(do.then, it) if kinds else 0.0

    def deed_to_it(self, do: Do, cards: It, it: int) -> float:
        return self.done_to(do, -1, it, DISCARD, 0) if it != NO_KIND else self.value(do.then, it)

    def deed_to_top(self, do: Do, cards: Top, it: int) -> float:
        return self.card + self.value(do.then, it)

    def deed_to_this(self, do: Do, cards: This, it: int) -> float:
        return self.value(do.then, it)


def count_count(m: MoveScorer, n: Count, it: int) -> float:
    return sum(m.fits(kind, n.of, it) for kind in m.table.kinds(n.where))


def count_happened(m: MoveScorer, n: Happened, it: int) -> float:
    kinds = m.table.kinds(PLAYED) if n.event == PLAYED_A and m.table.my_turn else []
    return sum(m.fits(kind, n.of, it) for kind in kinds)


def count_factions(m: MoveScorer, n: Factions, it: int) -> float:
    return len({m.printed.cards[kind].faction for kind in m.table.kinds(n.where)} - {None})


def count_cost_of(m: MoveScorer, n: CostOf, it: int) -> float:
    return m.printed.cards[it].cost if it != NO_KIND else 0.0


NUMBERS: NodeTable[Callable[[MoveScorer, Any, int], float]] = NodeTable(
    "number", {Count: count_count, Happened: count_happened, Factions: count_factions, CostOf: count_cost_of}
)


def chance_at_least(m: MoveScorer, test: AtLeast, it: int) -> float:
    return float(m.number(test.amount, it) >= test.n)


def chance_at_most(m: MoveScorer, test: AtMost, it: int) -> float:
    return float(m.number(test.amount, it) <= test.n)


def chance_both(m: MoveScorer, test: Both, it: int) -> float:
    return m.chance(test.first, it) * m.chance(test.second, it)


def chance_is(m: MoveScorer, test: Is, it: int) -> float:
    return float(m.fits(it, test.of, it)) if it != NO_KIND else 0.5


def chance_behind(m: MoveScorer, test: Behind, it: int) -> float:
    return float(any(other.honor > m.table.me.honor for other in m.table.rivals))


CHANCES: NodeTable[Callable[[MoveScorer, Any, int], float]] = NodeTable(
    "chance",
    {
        AtLeast: chance_at_least, AtMost: chance_at_most, Both: chance_both, Is: chance_is, Behind: chance_behind,
        Named: lambda m, test, it: 0.4,
    },
)  # fmt: skip

DEEDS: NodeTable[Callable[[MoveScorer, Do, Any, int], float]] = NodeTable(
    "value of a verb",
    {
        Pick: MoveScorer.deed_to_pick, All: MoveScorer.deed_to_all, AtRandom: MoveScorer.deed_at_random,
        It: MoveScorer.deed_to_it, Top: MoveScorer.deed_to_top, This: MoveScorer.deed_to_this,
    },
)  # fmt: skip


def banishes_itself(root: Any) -> bool:
    """Whether the card is lost for good, not only for a while."""
    return any(isinstance(node, Do) and node.verb == "banish" and isinstance(node.cards, This) for node in walk(root))


def best_of(means: int, wares: list[Purchase]) -> list[Purchase]:
    """What is worth most together and can be paid."""
    means = min(means, MOST_MEANS)
    good = [ware for ware in wares if ware.value > 0.0 and ware.price <= means]
    for ware in good:
        if ware.price == 0:
            return [ware]
    best = [(0.0, 0)] * (means + 1)  # for each sum: the greatest value, and a bit for each ware in it
    for i, (_, price, value, many) in enumerate(good):
        for paid in range(price, means + 1) if many else range(means, price - 1, -1):
            total = best[paid - price][0] + value
            if total > best[paid][0]:
                best[paid] = (total, best[paid - price][1] | 1 << i)
    return [ware for i, ware in enumerate(good) if best[means][1] >> i & 1]
