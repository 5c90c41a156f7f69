"""Score the options of a decision: card values, and the current situation."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from vigil.effects import language as common
from vigil.effects.specs import NodeTable
from vigil.games.ascension.bots.effect_values import NO_KIND, EffectValuer
from vigil.games.ascension.bots.features import Feature, features_of
from vigil.games.ascension.bots.view_summary import ViewSummary
from vigil.games.ascension.rules import language as lang
from vigil.games.ascension.rules.card_tables import CardTables
from vigil.games.ascension.rules.turns import USE
from vigil.kernel.decision import Option

PLAYING, FREE_OPTIONS, FIGHTING, BUYING, LEAVING, NEVER = 1000.0, 800.0, 500.0, 300.0, 100.0, -1000.0
(ENTERS, STACKS, NAMES, DRAWS, FEEDS, GAINS, WAITS, TAKES, COPIES, SPENDS, LEAVES) = range(11)
"""The order of moves in a turn. Moves that improve later choices come first."""
MAX_BUDGET = 60
PAID = ("acquire", "defeat", "take")  # verbs that cost something unless they are free
FIRST_SLOT_OF_SAMAEL, SAMAEL_USUAL_HONOR = 4, 2.2  # he takes the last two slots, from 0; an average card's Honor
OWN = (lang.HAND, lang.PLAYED, lang.DISCARD, lang.CONSTRUCTS)


@functools.lru_cache(maxsize=4096)
def play_order(printed: CardTables, kind: int, number: int) -> int:
    """Return when in a turn to play a card, or to use an ability (by number from 0; -1 is the card itself)."""
    card = printed.cards[kind]
    if number < 0 and card.kind == lang.CONSTRUCT:
        return ENTERS
    root = card.effect if number < 0 else card.abilities[number]
    dos = [node for node in common.walk(root) if isinstance(node, common.Do)] if root is not None else []
    has = features_of(root)
    if any(isinstance(do.cards, common.This) for do in dos):
        return LEAVES
    if Feature.PAYS in has or any(do.verb in PAID and not do.free for do in dos):
        return SPENDS if number >= 0 else GAINS
    if any(do.to == lang.DECK for do in dos):
        return STACKS
    if Feature.NAMES in has:
        return NAMES
    if any(do.verb == "copy" for do in dos):
        return COPIES
    if any(isinstance(do.cards, common.Pick) and lang.HAND in do.cards.where for do in dos):
        return FEEDS
    if Feature.DRAWS in has:
        return DRAWS
    return TAKES if any(do.verb in PAID for do in dos) else GAINS


@functools.lru_cache(maxsize=4096)
def is_harmless(printed: CardTables, kind: int, number: int) -> bool:
    """Whether playing a card, or using an ability, can't be a mistake."""
    card = printed.cards[kind]
    root = card.effect if number < 0 else card.abilities[number]
    good = (*PAID, "copy", "keep")
    return root is None or (
        Feature.REACHES_OTHERS not in features_of(root)
        and all(node.verb in good for node in common.walk(root) if isinstance(node, common.Do))
    )


class Purchase(NamedTuple):
    """An option that costs power or runes, available once or many times."""

    option: int
    price: int
    value: float
    many: bool


class MoveScorer(EffectValuer):
    """Scores moves for one player in one situation."""

    def __init__(self, summary: ViewSummary) -> None:
        self.summary, self.valuer = summary, summary.valuer()
        self.printed, self.kind_of = summary.printed, summary.kind_of
        self.card, self.turn, self.solo = self.valuer.card, self.valuer.turn, summary.solo
        self.rune = self.valuer.rune if summary.my_turn else 0.0  # they can't be spent on other players' turns
        self.power = self.valuer.power if summary.my_turn else 0.0

    def kind_named(self, name: str | None) -> int:
        return self.kind_of[name] if name is not None else NO_KIND

    # ---------------------------------------------------------------- the menu

    def menu(self, options: Sequence[Option]) -> list[float]:
        """Score the menu: free moves first, then power, then runes, then leaving play; ending the turn scores 0."""
        scores = [0.0 if option.verb == "end_turn" else NEVER for option in options]
        purchases: dict[str, list[Purchase]] = {lang.POWER: [], lang.RUNES: []}
        zones = (lang.ROW, lang.MYSTICS, lang.HEAVIES, lang.CULTISTS)
        prices = {face.card: face.price for zone in zones for face in self.summary.faces(zone)}
        for index, option in enumerate(options):
            verb, kind = option.verb, self.kind_named(option.card_name)
            if verb == "defeat":
                value = self.valuer.reward_value(kind) + self.samael_loss(option.card, kind)
                stays = self.printed.cards[kind].rests == lang.CULTISTS
                purchases[lang.POWER].append(Purchase(index, prices[option.card], value, stays))
            elif verb == "acquire":
                due = max(0, prices[option.card] - self.summary.restricted(kind, self.valuer))
                value = self.valuer.acquire_value(kind) + self.samael_loss(option.card, kind)
                purchases[lang.RUNES].append(Purchase(index, due, value, self.summary.slot(option.card) < 0))
            elif verb == "play" or verb in USE:
                scores[index] = self._score_free_move(index, option, kind, purchases)
        if max(scores) < FREE_OPTIONS:
            for what, rank in ((lang.POWER, FIGHTING), (lang.RUNES, BUYING)):
                for purchase in best_purchases(getattr(self.summary.me, what), purchases[what]):
                    scores[purchase.option] = rank + min(purchase.value, 99.0)
        return scores

    def _score_free_move(self, index: int, option: Option, kind: int, purchases: dict[str, list[Purchase]]) -> float:
        """Score a card or an ability. If it has a price, add it to the purchases instead."""
        number = USE.index(option.verb) if option.verb in USE else -1
        when, card = play_order(self.printed, kind, number), self.printed.cards[kind]
        root = card.effect if number < 0 else card.abilities[number].do
        if when == SPENDS:
            what, price, value = self._price_of(root)
            purchases[what].append(Purchase(index, price, value, many=False))
            return NEVER
        if when == ENTERS:
            value = min(0.5, self.valuer.play_value(kind))
        else:
            value = 0.5 if is_harmless(self.printed, kind, number) else self.value(root)
        if when == LEAVES:
            value -= self.valuer.in_play_value(kind) + (card.honor if banishes_itself(root) else 0)
            return LEAVING + min(value, 99.0) if value > 0.3 else NEVER
        if when in (GAINS, DRAWS) and self._too_early(root):
            when = WAITS
        return PLAYING - 10 * when + min(9.0, value) if value >= 0.0 else NEVER

    def _too_early(self, root: Any) -> bool:
        """Whether a condition isn't true yet, but can become true when more cards are played."""
        tests = [node.test for node in common.walk(root) if isinstance(node, common.If)] if root is not None else []
        return any(self.chance(test, NO_KIND) == 0.0 for test in tests)

    def _price_of(self, root: Any) -> tuple[str, int, float]:
        """Return the resource and the price of an ability, and its value."""
        for node in common.walk(root):
            if isinstance(node, lang.Pay):
                return node.what, node.n, self.value(node.then)
            if (
                isinstance(node, common.Do)
                and isinstance(node.cards, common.Pick)
                and node.verb in PAID
                and not node.free
            ):
                what = lang.POWER if node.verb == "defeat" else lang.RUNES
                value_of = self.valuer.reward_value if node.verb == "defeat" else self.valuer.acquire_value
                have = getattr(self.summary.me, what)
                buys = [(value_of(k), price) for _, k, price in self.candidates(node.cards, NO_KIND) if price <= have]
                if buys:
                    value, price = max(buys)
                    return what, price, value
        return lang.RUNES, 0, NEVER

    def samael_loss(self, card: int, kind: int) -> float:
        """In solo games, return what Samael loses if he has to take the next card instead of this one."""
        if not self.solo or self.summary.slot(card) < FIRST_SLOT_OF_SAMAEL:
            return 0.0
        printed = self.printed.cards[kind]
        honor = self.printed.samael_honor[kind] if printed.kind == lang.MONSTER else printed.honor
        return honor - SAMAEL_USUAL_HONOR

    # ------------------------------------------------------------------- picks

    def pick(self, do: common.Do, option: Option) -> float:
        """Return the value of choosing a card for a verb; 0 for choosing none."""
        if option.verb == "done":
            return 0.0
        kind = self.kind_named(option.card_name)
        where = do.cards.where if isinstance(do.cards, common.Pick) else OWN
        price = next((face.price for zone in where for face in self.summary.faces(zone) if face.card == option.card), 0)
        value = self.value_on_card(do, option.card, kind, self.summary.zone_of(option.card, where), price)
        return value - 0.5 - self.rune if option.verb == "gift" else value

    def value_on_card(self, do: common.Do, card: int, kind: int, zone: str, price: int) -> float:
        """Return the value of a verb for this card and of the effect that follows; later choices are estimated."""
        then = 0.0
        if do.then is not None:
            has_choice = any(isinstance(node, common.Pick) for node in common.walk(do.then))
            then = (self.valuer if has_choice else self).value(do.then, kind)
        return then + self._verb(do, card, kind, zone, price)

    def _verb(self, do: common.Do, card: int, kind: int, zone: str, price: int) -> float:
        valuer, verb = self.valuer, do.verb
        printed = self.printed.cards[kind]
        if verb == "take":
            verb = "defeat" if printed.kind == lang.MONSTER else "acquire"
        match verb:
            case "banish" if zone in (lang.ROW, lang.ADJACENT):
                return self._value_of_replacing(card, kind, price)
            case "banish":
                gives = valuer.thin_value(kind, zone)
                if zone == lang.HAND:
                    gives -= valuer.play_value(kind)
                return gives - (valuer.in_play_value(kind) if zone == lang.CONSTRUCTS else 0.0)
            case "discard" | "give":
                return -valuer.play_value(kind) - (valuer.acquire_value(kind) if verb == "give" else 0.0)
            case "destroy":
                return -0.4 * valuer.in_play_value(kind) - 0.1
            case "keep":
                return valuer.in_play_value(kind) + 0.1
            case "acquire":
                cost = 0.0 if do.free else 0.7 * price * self.rune
                more = max(0.0, valuer.play_value(kind) - valuer.card) * 0.8 if do.to == lang.DECK else 0.0
                more = valuer.play_value(kind) if do.to == lang.HAND else more
                return valuer.acquire_value(kind) + more - cost + self.samael_loss(card, kind)
            case "defeat":
                cost = 0.0 if do.free else 0.7 * price * self.power
                return valuer.reward_value(kind) - cost + self.samael_loss(card, kind)
            case "enter":
                return valuer.in_play_value(kind) + self.card
            case "recover":
                return valuer.play_value(kind) + 0.05 * printed.honor
            case "stack":
                return valuer.play_value(kind) - valuer.card
            case "copy":
                return self.value(self.printed.when_played[kind], kind)
        return 0.0

    def _value_of_replacing(self, card: int, kind: int, price: int) -> float:
        """Return the value of replacing a card in the row, which neither this player nor the others can get then."""
        monster = self.printed.cards[kind].kind == lang.MONSTER
        value = self.valuer.reward_value(kind) if monster else self.valuer.acquire_value(kind)
        if price <= self.budget(monster):
            return -value
        return 0.25 * (value - 2.0) + self.samael_loss(card, kind)

    def budget(self, monster: bool) -> int:
        """Return the power or runes that the player can still have this turn, including cards in the hand."""
        if not self.summary.my_turn:
            return 0
        what = "power" if monster else "runes"
        have: int = getattr(self.summary.me, what)
        for kind in self.summary.kinds(lang.HAND):
            root = self.printed.cards[kind].effect
            if root is not None:
                have += sum(
                    n.n
                    for n in common.walk(root)
                    if isinstance(n, lang.Gain) and n.what == what and isinstance(n.n, int)
                )
        return have

    # --------------------------------------------------------- other questions

    def names(self, options: Sequence[Option]) -> list[float]:
        """Score card names: the top card if it is known, otherwise the most frequent name in the deck."""
        me = self.summary.me
        top = next((name for above, name in me.deck.known if above == 0), None)
        counts = Counter(me.deck_list or [face.name for face in me.discard.faces])
        return [99.0 if option.card_name == top else float(counts[option.card_name or ""]) for option in options]

    def urgency(self, option: Option) -> float:
        """Score triggers for ordering: draws first, then gains."""
        has = features_of(self.printed.cards[self.kind_named(option.card_name)])
        return 2.0 * (Feature.DRAWS in has) + (Feature.GAINS in has)

    def lead(self, option: Option) -> float:
        """Return how far ahead a player is, counting visible cards."""
        other = self.summary.view.players[option.seat]
        visible = (*other.constructs.faces, *other.discard.faces, *other.played.faces)
        return other.honor + sum(self.printed.cards[self.kind_of[face.name]].honor for face in visible)

    # -------------------------------------------------- values in this situation

    def candidates(self, pick: common.Pick, it: int, copying: bool = False) -> list[tuple[int, int, int]]:
        """Return the cards that a Pick could choose: number, kind, price."""
        cards = [
            (face.card, self.kind_of[face.name], face.price)
            for zone in pick.where
            for face in self.summary.faces(zone)
            if self.matches(self.kind_of[face.name], pick.of, it)
        ]
        if copying:  # copying a card that copies could go on forever
            cards = [card for card in cards if not self.printed.copies[card[1]]]
        if pick.of.highest and cards:
            top = max(self.printed.cards[kind].cost for _, kind, _ in cards)
            cards = [card for card in cards if self.printed.cards[card[1]].cost == top]
        return cards

    def matches(self, kind: int, want: common.Filter, it: int) -> bool:
        if want.faction is not None and self.printed.cards[kind].kind == lang.CONSTRUCT and self._treats(want.faction):
            want = common.Filter(want.kind, None, want.max_cost)
        if want.max_cost is not None and not isinstance(want.max_cost, int):
            want = common.Filter(want.kind, want.faction, int(self.number(want.max_cost, it)))
        return self.valuer.matches(kind, want, it)

    def _treats(self, faction: str) -> bool:
        lasting = (lasts.rule for lasts in self.summary.view.lasting if lasts.seat == self.summary.seat)
        return any(isinstance(rule, lang.TreatAs) and rule.faction == faction for rule in lasting) or any(
            faction in self.printed.treats[kind] for kind in self.summary.kinds(lang.CONSTRUCTS)
        )

    def number(self, n: Any, it: int) -> float:
        return n if isinstance(n, int) else NUMBERS[type(n)](self, n, it)

    def chance(self, test: Any, it: int) -> float:
        return CHANCES[type(test)](self, test, it)

    def times_per_turn(self, rule: common.Trigger) -> float:
        return self.valuer.times_per_turn(rule)

    def opponent_loss(self, do: Any) -> float:
        touches = any(isinstance(n, common.Do) and n.verb in ("destroy", "keep") for n in common.walk(do))
        if touches and not any(other.constructs.count for other in self.summary.rivals):
            return 0.0
        return self.valuer.value(do)

    def verb_value(self, do: common.Do, it: int) -> float:
        return VERB_VALUES[type(do.cards)](self, do, do.cards, it)

    def verb_on_pick(self, do: common.Do, pick: common.Pick, it: int) -> float:
        values = [
            self.value_on_card(do, card, kind, self.summary.zone_of(card, pick.where), price)
            for card, kind, price in self.candidates(pick, it, do.verb == "copy")
        ]
        if not values:
            return 0.0
        return max(0.0, *values) if pick.may else max(values)

    def verb_on_all(self, do: common.Do, cards: common.All, it: int) -> float:
        kinds = [kind for kind in self.summary.kinds(cards.where) if self.matches(kind, cards.of, it)]
        if it in kinds:
            kinds.remove(it)
        return sum(self._verb(do, -1, kind, cards.where, 0) for kind in kinds) + self.value(do.then, it)

    def verb_on_it(self, do: common.Do, cards: common.It, it: int) -> float:
        return self.value_on_card(do, -1, it, lang.DISCARD, 0) if it != NO_KIND else self.value(do.then, it)

    def verb_on_random(self, do: common.Do, cards: common.AtRandom, it: int) -> float:
        kinds = self.summary.kinds(cards.where)
        each = sum(self._verb(do, -1, kind, cards.where, 0) for kind in kinds)
        return each / len(kinds) + self.value(do.then, it) if kinds else 0.0


def count_happened(m: MoveScorer, n: common.Happened, it: int) -> float:
    kinds = m.summary.kinds(lang.PLAYED) if n.event == lang.PLAYED_A and m.summary.my_turn else []
    return sum(m.matches(kind, n.of, it) for kind in kinds)


NUMBERS: NodeTable[Callable[[MoveScorer, Any, int], float]] = NodeTable(
    "number",
    {
        common.Count: lambda m, n, it: sum(m.matches(kind, n.of, it) for kind in m.summary.kinds(n.where)),
        common.Happened: count_happened,
        lang.Factions: lambda m, n, it: len(
            {m.printed.cards[kind].faction for kind in m.summary.kinds(n.where)} - {None}
        ),
        common.CostOf: lambda m, n, it: m.printed.cards[it].cost if it != NO_KIND else 0.0,
    },
)


CHANCES: NodeTable[Callable[[MoveScorer, Any, int], float]] = NodeTable(
    "chance",
    {
        common.AtLeast: lambda m, test, it: float(m.number(test.amount, it) >= test.n),
        common.AtMost: lambda m, test, it: float(m.number(test.amount, it) <= test.n),
        common.Both: lambda m, test, it: m.chance(test.first, it) * m.chance(test.second, it),
        common.Is: lambda m, test, it: float(m.matches(it, test.of, it)) if it != NO_KIND else 0.5,
        common.Named: lambda m, test, it: 0.4,
        lang.Behind: lambda m, test, it: float(any(other.honor > m.summary.me.honor for other in m.summary.rivals)),
    },
)

VERB_VALUES: NodeTable[Callable[[MoveScorer, common.Do, Any, int], float]] = NodeTable(
    "value of a verb",
    {
        common.Pick: MoveScorer.verb_on_pick, common.All: MoveScorer.verb_on_all,
        common.AtRandom: MoveScorer.verb_on_random, common.It: MoveScorer.verb_on_it,
        common.Top: lambda m, do, cards, it: m.card + m.value(do.then, it),
        common.This: lambda m, do, cards, it: m.value(do.then, it),
    },
)  # fmt: skip


def banishes_itself(root: Any) -> bool:
    """Whether an effect banishes its own card, so that it doesn't return."""
    return any(
        isinstance(node, common.Do) and node.verb == "banish" and isinstance(node.cards, common.This)
        for node in common.walk(root)
    )


def best_purchases(budget: int, purchases: list[Purchase]) -> list[Purchase]:
    """Return the affordable purchases with the highest total value."""
    budget = min(budget, MAX_BUDGET)
    good = [purchase for purchase in purchases if purchase.value > 0.0 and purchase.price <= budget]
    for purchase in good:
        if purchase.price == 0:
            return [purchase]
    best = [(0.0, 0)] * (budget + 1)  # for each price: the highest value, and a bitmask of purchases
    for i, (_, price, value, many) in enumerate(good):
        for spent in range(price, budget + 1) if many else range(budget, price - 1, -1):
            total = best[spent - price][0] + value
            if total > best[spent][0]:
                best[spent] = (total, best[spent - price][1] | 1 << i)
    return [purchase for i, purchase in enumerate(good) if best[budget][1] >> i & 1]
