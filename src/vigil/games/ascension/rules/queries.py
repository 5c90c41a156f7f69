"""Queries of the rules: whether something is possible, and if not, the reason.

Nothing here changes the game. A check returns None if something is possible, otherwise the reason as a tuple, such as
`("why-runes", need, have)`. The menu, the options of each question and "why not?" all use the same checks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vigil.effects.language import (
    ANY,
    EVERYONE,
    NOTHING,
    ONCE,
    OTHERS,
    Ability,
    All,
    AtLeast,
    AtMost,
    AtRandom,
    Both,
    CostOf,
    Count,
    Do,
    Each,
    Filter,
    Frame,
    Happened,
    If,
    Is,
    It,
    Lasting,
    May,
    Menu,
    Name,
    Named,
    OneOf,
    Pick,
    Seq,
    Settle,
    This,
    Times,
    Top,
    Trigger,
)  # fmt: skip
from vigil.effects.specs import NodeTable, NotNeeded, not_needed
from vigil.games.ascension.rules.card_tables import MAX_USES_PER_CARD
from vigil.games.ascension.rules.language import (
    ACQUIRABLE,
    ADJACENT,
    CONSTRUCTS,
    CULTISTS,
    DECK,
    DISCARD,
    HEAVIES,
    HERO,
    MONSTER,
    MYSTICS,
    POWER,
    ROW,
    Behind,
    Card,
    Discount,
    Draw,
    ExtraTurn,
    Factions,
    Gain,
    MonstersJoin,
    PassTurn,
    Pay,
    SamaelActs,
    Steal,
    TreatAs,
    Unite,
)  # fmt: skip
from vigil.games.ascension.rules.state import EMPTY, NOBODY, ROW_SIZE, State, ally, pile, rivals, turn_order
from vigil.kernel.game import Choice

Reason = tuple[Any, ...]
GIFT_PRICE = 1  # A-TEAM-09
SIDES = 1 << 10  # packs the two neighbours of a card into one number

MONSTER_UNPLAYABLE: Reason = ("why-monster-unplayable",)
USED: Reason = ("why-used",)
NO_TARGET: Reason = ("why-no-target",)
NOTHING_TO_DRAW: Reason = ("why-nothing-to-draw",)
UNBANISHABLE: Reason = ("why-unbanishable",)
ITSELF: Reason = ("why-itself",)
NOT_HIGHEST: Reason = ("why-not-highest",)
IS_MONSTER: Reason = ("why-monster",)
NOT_MONSTER: Reason = ("why-not-monster",)
NOT_HERE: Reason = ("why-not-usable-here",)


# ----------------------------------------------------------- players and cards


def seats(s: State, you: int, who: str) -> list[int]:
    """Return the players that an Each applies to, in turn order from `you`."""
    order = turn_order(s, you)
    if who == EVERYONE:
        return order
    mate = ally(s, you)
    return [seat for seat in order if seat != you and (who == OTHERS or seat != mate)]


def plays_monsters(s: State, you: int) -> bool:
    """Whether this player can acquire and play monsters (Samael the Fallen)."""
    joins = s.tables.joins
    return any(joins[card] for card in s.seats[you].trophies)


def treated_as(s: State, you: int) -> set[str]:
    """Return the factions that this player's constructs count as, besides their own (A-SPEC-83)."""
    treats = s.tables.treats
    factions = {faction for card in s.seats[you].constructs for faction in treats[card]}
    factions.update(rule.faction for rule, owner, _, _ in s.lasting if type(rule) is TreatAs and owner == you)
    return factions


def has_faction(s: State, you: int, card: int, faction: str) -> bool:
    """Whether a card has a faction for this player."""
    d = s.tables
    return d.faction[card] == faction or (d.is_construct[card] and faction in treated_as(s, you))


def filter_mismatch(s: State, want: Filter, card: int, frame: Frame) -> Reason | None:
    """Return why a card doesn't match a filter, for the player of this frame."""
    if want is ANY:
        return None
    kind = want.kind
    if kind is not None:
        d = s.tables
        if kind == HERO:
            fits = d.is_hero[card]
        elif kind == MONSTER:
            fits = d.is_monster[card]
        elif kind == ACQUIRABLE:
            fits = not d.is_monster[card]
        else:
            fits = d.is_construct[card]
        if not fits:
            return ("why-kind", want)
    if want.faction is not None and not has_faction(s, frame[1], card, want.faction):
        return ("why-kind", want)
    if want.other and card == frame[3]:
        return ITSELF
    if want.max_cost is not None:
        limit = want.max_cost if type(want.max_cost) is int else amount(s, want.max_cost, frame)
        if s.tables.cost[card] > limit:  # the printed cost is compared (A-EDGE-59)
            return ("why-cost-limit", s.tables.cost[card], limit)
    return None


def amount(s: State, n: Any, frame: Frame) -> int:
    """Return the current value of an amount, for the player of this frame."""
    sort = type(n)
    return n if sort is int else AMOUNTS[sort](s, n, frame)


def amount_count(s: State, n: Count, frame: Frame) -> int:
    cards = pile(s, n.where, frame[1])
    return len(cards) if n.of is ANY else sum(filter_mismatch(s, n.of, card, frame) is None for card in cards)


def amount_happened(s: State, n: Happened, frame: Frame) -> int:
    of = n.of
    return sum(
        event == n.event and (of is ANY or filter_mismatch(s, of, card, frame) is None) for event, card, _ in s.turn_log
    )


def amount_factions(s: State, n: Factions, frame: Frame) -> int:
    you, faction = frame[1], s.tables.faction
    cards = pile(s, n.where, you)
    printed = {faction[card] for card in cards} - {None}
    return len(printed | treated_as(s, you)) if any(s.tables.is_construct[card] for card in cards) else len(printed)


def amount_cost_of(s: State, n: CostOf, frame: Frame) -> int:
    return s.tables.cost[frame[4]]


AMOUNTS: NodeTable[Callable[[State, Any, Frame], int]] = NodeTable(
    "count", {Count: amount_count, Happened: amount_happened, Factions: amount_factions, CostOf: amount_cost_of}
)


def is_true(s: State, test: Any, frame: Frame) -> bool:
    """Whether a test holds now."""
    return TESTS[type(test)](s, test, frame)


def holds_at_least(s: State, test: AtLeast, frame: Frame) -> bool:
    return amount(s, test.amount, frame) >= test.n


def holds_at_most(s: State, test: AtMost, frame: Frame) -> bool:
    return amount(s, test.amount, frame) <= test.n


def holds_is(s: State, test: Is, frame: Frame) -> bool:
    return filter_mismatch(s, test.of, frame[4], frame) is None


def holds_named(s: State, test: Named, frame: Frame) -> bool:
    return s.tables.kind[frame[4]] == frame[5]


def holds_both(s: State, test: Both, frame: Frame) -> bool:
    return is_true(s, test.first, frame) and is_true(s, test.second, frame)


def holds_behind(s: State, test: Behind, frame: Frame) -> bool:
    mine = s.seats[frame[1]].honor
    return any(s.seats[seat].honor > mine for seat in rivals(s, frame[1]))


TESTS: NodeTable[Callable[[State, Any, Frame], bool]] = NodeTable(
    "test",
    {
        AtLeast: holds_at_least, AtMost: holds_at_most, Is: holds_is, Named: holds_named, Both: holds_both,
        Behind: holds_behind,
    },
)  # fmt: skip


# ----------------------------------------------------------------------- prices


def price(s: State, you: int, card: int) -> int:
    """Return what a card costs this player now, at least 0 (A-EDGE-58)."""
    cost = s.tables.cost[card]
    if not s.lasting and not s.tables.standing_discounts:
        return cost
    rules = [(rule, source) for rule, owner, source, _ in s.lasting if type(rule) is Discount and owner == you]
    rules += [(rule, source) for source in s.seats[you].constructs for rule in s.tables.discounts[source]]
    for rule, source in rules:
        if filter_mismatch(s, rule.of, card, (rule, you, you, source, card, 0)) is None:
            cost -= rule.n
    return max(0, cost)


def restricted(s: State, you: int, card: int) -> int:
    """Return how many restricted runes can pay for this card."""
    frame = (None, you, you, NOTHING, card, NOTHING)
    return sum(
        n
        for n, only in zip(s.purses, s.tables.purses, strict=True)
        if n and filter_mismatch(s, only, card, frame) is None
    )


def cannot_afford(s: State, you: int, card: int) -> Reason | None:
    """Return why this player can't pay for a hero or construct."""
    have = s.seats[you].runes
    need = price(s, you, card)
    if need <= have:
        return None
    if you == s.active and any(s.purses):
        have += restricted(s, you, card)
        if need <= have:
            return None
    return ("why-runes", need, have)


def cannot_afford_gift(s: State, you: int, card: int, free: bool) -> Reason | None:
    """Return why a card can't be given to the teammate, which costs one more rune (A-TEAM-09, A-TEAM-14)."""
    mate = ally(s, you)
    if mate == NOBODY or s.left_seats >> mate & 1:
        return ("why-no-teammate",)
    have = s.seats[you].runes
    due = 0 if free else max(0, price(s, you, card) - (restricted(s, you, card) if you == s.active else 0))
    return None if due + GIFT_PRICE <= have else ("why-teammate", due + GIFT_PRICE, have)


def cannot_defeat(s: State, you: int, card: int) -> Reason | None:
    """Return why this player can't pay for a monster."""
    have = s.seats[you].power
    return None if s.tables.cost[card] <= have else ("why-power", s.tables.cost[card], have)


# ------------------------------------------------- whether an effect can start


def cannot(s: State, do: Any, frame: Frame) -> Reason | None:
    """Return why an optional effect can't be started (A-EDGE-14)."""
    check = CHECKS[type(do)]
    return None if type(check) is NotNeeded else check(s, do, frame)  # type: ignore[operator]


def cannot_do(s: State, do: Do, frame: Frame) -> Reason | None:
    return SELECTION_CHECKS[type(do.cards)](s, do, (do, *frame[1:]))


def cannot_if(s: State, do: If, frame: Frame) -> Reason | None:
    if is_true(s, do.test, frame):
        return cannot(s, do.then, frame)
    return ("why-test", do.test) if do.otherwise is None else cannot(s, do.otherwise, frame)


def cannot_draw(s: State, do: Any, frame: Frame) -> Reason | None:
    """Return why no card can be drawn or taken from the top of the deck."""
    me = s.seats[frame[1]]
    return None if me.deck or me.discard else NOTHING_TO_DRAW


def cannot_pay(s: State, do: Pay, frame: Frame) -> Reason | None:
    me = s.seats[frame[1]]
    have = me.power if do.what == POWER else me.runes
    return None if have >= do.n else ("why-pay", do.what, do.n, have)


def cannot_times(s: State, do: Times, frame: Frame) -> Reason | None:
    if type(do.do) is Do and type(do.do.cards) is Pick:
        one = (do.do, *frame[1:])
        return None if len(pickable_cards(s, one)) >= amount(s, do.n, frame) else NO_TARGET
    return cannot(s, do.do, frame)


def cannot_seq(s: State, do: Seq, frame: Frame) -> Reason | None:
    reasons = [cannot(s, step, frame) for step in do.steps]
    return None if None in reasons else reasons[0]


def cannot_one_of(s: State, do: OneOf, frame: Frame) -> Reason | None:
    reasons = [cannot(s, option, frame) for option in do.options]
    return None if None in reasons else reasons[0]


def cannot_name(s: State, do: Name, frame: Frame) -> Reason | None:
    return cannot(s, do.then, frame)


Check = Callable[[State, Any, Frame], Reason | None]

CHECKS: NodeTable[Check | NotNeeded] = NodeTable(
    "check",
    {
        Do: cannot_do, If: cannot_if, Draw: cannot_draw, Pay: cannot_pay, Times: cannot_times, Seq: cannot_seq,
        OneOf: cannot_one_of, Name: cannot_name,
    },
    not_needed("checks whether it is possible when it resolves", May, Trigger),
    not_needed("each player does what they can", Each),
    not_needed("can always be started, even if it does nothing", Gain, Steal, ExtraTurn, Lasting),
    not_needed("expanded when the cards are loaded", Unite),
    not_needed("started by the rules, not by a card", Menu, Settle, PassTurn, SamaelActs),
)  # fmt: skip
"""Why an effect of each kind can't be started. Both the options of a question and "why not?" use it."""


def cannot_pick(s: State, do: Do, frame: Frame) -> Reason | None:
    return None if pick_options(s, frame, enough=1) else NO_TARGET


def cannot_do_to_this(s: State, do: Do, frame: Frame) -> Reason | None:
    if frame[3] not in s.seats[frame[1]].constructs:
        return NOT_HERE
    return None if do.then is None else cannot(s, do.then, frame)


def cannot_do_to_it(s: State, do: Do, frame: Frame) -> Reason | None:
    return None if frame[4] in s.seats[frame[1]].discard else NO_TARGET


def cannot_do_at_random(s: State, do: Do, frame: Frame) -> Reason | None:
    return None if s.seats[frame[1]].hand else NO_TARGET


def cannot_do_to_all(s: State, do: Do, frame: Frame) -> Reason | None:
    """Return None: "all" can be no cards."""
    return None


SELECTION_CHECKS: NodeTable[Check] = NodeTable(
    "check",
    {
        Pick: cannot_pick, This: cannot_do_to_this, It: cannot_do_to_it, Top: cannot_draw,
        AtRandom: cannot_do_at_random, All: cannot_do_to_all,
    },
)  # fmt: skip
"""Why a Do with each kind of selection can't be started."""


def can_start(s: State, do: Any, frame: Frame) -> bool:
    """Whether an optional effect can be started."""
    return cannot(s, do, frame) is None


def unusable(s: State, you: int, card: int, number: int) -> Reason | None:
    """Return why an ability of a construct can't be used now."""
    ability = s.tables.abilities[card][number][1]
    if ability.limit == ONCE and card * MAX_USES_PER_CARD + number in s.abilities_used:
        return USED
    return cannot(s, ability.do, (ability.do, you, you, card, card, NOTHING))


def unplayable(s: State, you: int, card: int) -> Reason | None:
    """Return why a card in the hand can't be played (A-SPEC-73, A-SPEC-76)."""
    return MONSTER_UNPLAYABLE if s.tables.is_monster[card] and not plays_monsters(s, you) else None


def verb_forbidden(s: State, do: Do, you: int, card: int) -> Reason | None:
    """Return why the rules don't allow a verb for a card."""
    verb = do.verb
    if verb == "banish":
        return UNBANISHABLE if s.tables.unbanishable[card] else None
    if verb == "acquire":
        if s.tables.is_monster[card]:
            return IS_MONSTER
        return None if do.free else cannot_afford(s, you, card)
    if verb == "defeat":
        if not s.tables.is_monster[card]:
            return NOT_MONSTER
        return None if do.free else cannot_defeat(s, you, card)
    if verb == "take" and not do.free:
        return cannot_defeat(s, you, card) if s.tables.is_monster[card] else cannot_afford(s, you, card)
    if verb == "copy":
        return NOT_HERE if s.tables.copies[card] else None  # copying a card that copies could go on forever
    return None


APPLIED: NodeTable[Callable[..., Any] | NotNeeded] = NodeTable(
    "use",
    {
        Filter: filter_mismatch, Discount: price, TreatAs: treated_as, MonstersJoin: plays_monsters,
        Ability: unusable,
    },
    not_needed("read once, by card_tables", Card),
)  # fmt: skip
"""The function that applies each remaining node of the card language: filters, rules and abilities."""


# ------------------------------------------------------ cards that can be chosen


def zone_cards(s: State, zone: str, frame: Frame) -> list[int]:
    """Return the cards of a zone that a selection can choose from; only the top card of a pile."""
    if zone == ROW:
        return [card for card in s.row if card != EMPTY]
    if zone == ADJACENT:
        return row_neighbours(s, frame)
    cards = pile(s, zone, frame[1])
    return cards[-1:] if zone in (MYSTICS, HEAVIES) else cards


def row_neighbours(s: State, frame: Frame) -> list[int]:
    """Return the cards next to the source in the row, or to its former slot (A-EDGE-26, A-EDGE-27)."""
    _, _, _, source, _, n = frame
    if n != NOTHING:
        return [card for card in (n // SIDES - 1, n % SIDES - 1) if card >= 0 and card in s.row]
    if source not in s.row:
        return []
    slot = s.row.index(source)
    return [s.row[i] for i in (slot - 1, slot + 1) if 0 <= i < ROW_SIZE and s.row[i] != EMPTY]


def pack_neighbours(s: State, card: int) -> int:
    """Return the two neighbours of a row card, packed into one number."""
    slot = s.row.index(card)
    left = s.row[slot - 1] if slot > 0 else EMPTY
    right = s.row[slot + 1] if slot < ROW_SIZE - 1 else EMPTY
    return (left + 1) * SIDES + right + 1


def pick_options(s: State, frame: Frame, enough: int = 999) -> list[Choice]:
    """Return the options of a Pick, zone by zone, without duplicates of cards that don't differ."""
    do, you = frame[0], frame[1]
    pick, verb, kinds, want = do.cards, do.verb, s.tables.kind, do.cards.of
    options: list[Choice] = []
    for zone in pick.where:
        seen = set()
        separate = zone in (ROW, ADJACENT) or (zone == CONSTRUCTS and you == s.active)
        for card in zone_cards(s, zone, frame):
            kind = kinds[card]
            if separate and (verb, card) in options:  # both ROW and ADJACENT contain it
                continue
            if (
                kind in seen
                or filter_mismatch(s, want, card, frame) is not None
                or verb_forbidden(s, do, you, card) is not None
            ):
                continue
            if not separate:
                seen.add(kind)
            options.append((verb, card))
            if len(options) == enough:
                return options
    if want.highest and options:
        top = max(s.tables.cost[card] for _, card in options)
        options = [option for option in options if s.tables.cost[option[1]] == top]
    if s.tables.teams and do.to is None and (verb == "acquire" or verb == "take"):
        options += [
            ("gift", card) for _, card in options
            if not s.tables.is_monster[card] and cannot_afford_gift(s, you, card, do.free) is None
        ]  # fmt: skip
    return options


def pickable_cards(s: State, frame: Frame) -> list[int]:
    """Return every card that a Pick could choose, without duplicates."""
    do, you = frame[0], frame[1]
    cards = (card for zone in do.cards.where for card in zone_cards(s, zone, frame))
    return [
        card
        for card in dict.fromkeys(cards)
        if filter_mismatch(s, do.cards.of, card, frame) is None and verb_forbidden(s, do, you, card) is None
    ]


def all_cards(s: State, frame: Frame) -> list[int]:
    """Return the cards of an All, without `it`."""
    do, you, _, _, it, _ = frame
    return [
        card
        for card in zone_cards(s, do.cards.where, frame)
        if card != it
        and verb_forbidden(s, do, you, card) is None
        and filter_mismatch(s, do.cards.of, card, frame) is None
    ]


def origin_of(s: State, frame: Frame, card: int) -> str:
    """Return the zone of a card that the effect of a frame selected."""
    cards = frame[0].cards
    return ORIGINS[type(cards)](s, cards, frame[1], card)


def origin_of_pick(s: State, cards: Pick, you: int, card: int) -> str:
    for zone in cards.where:
        if zone in (ADJACENT, ROW):
            if card in s.row:
                return ROW
        elif card in pile(s, zone, you):
            return str(zone)
    return DISCARD


def origin_of_all(s: State, cards: All, you: int, card: int) -> str:
    return ROW if cards.where == ADJACENT else cards.where


ORIGINS: NodeTable[Callable[[State, Any, int, int], str]] = NodeTable(
    "origin",
    {
        Pick: origin_of_pick,
        All: origin_of_all,
        AtRandom: lambda s, cards, you, card: cards.where,
        This: lambda s, cards, you, card: CONSTRUCTS,
        Top: lambda s, cards, you, card: DECK,
        It: lambda s, cards, you, card: DISCARD,
    },
)
"""The zone of a card, by the kind of its selection."""


def for_sale(s: State, card: int) -> str:
    """Return the zone of a card that the menu offers: the row, a pile, or the Cultist's place."""
    return ROW if card in s.row else MYSTICS if card in s.mystics else HEAVIES if card in s.heavies else CULTISTS
