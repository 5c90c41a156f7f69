"""Players, filters, amounts, tests and prices, computed from the state.

Nothing here changes the game. A check returns None if something is possible, otherwise the reason as a tuple, such as
`("why-runes", need, have)`. The menu, the options of each question and "why not?" all use the same checks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vigil.effects import language as common
from vigil.effects.specs import NodeTable
from vigil.games.ascension.rules import language as lang
from vigil.games.ascension.rules.state import NOBODY, State, ally, pile, rivals, turn_order

Reason = tuple[Any, ...]
GIFT_PRICE = 1  # A-TEAM-09

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
    if who == common.EVERYONE:
        return order
    mate = ally(s, you)
    return [seat for seat in order if seat != you and (who == common.OTHERS or seat != mate)]


def plays_monsters(s: State, you: int) -> bool:
    """Whether this player can acquire and play monsters (Samael the Fallen)."""
    joins = s.tables.joins
    return any(joins[card] for card in s.seats[you].trophies)


def treated_as(s: State, you: int) -> set[str]:
    """Return the factions that this player's constructs count as, besides their own (A-SPEC-83)."""
    treats = s.tables.treats
    factions = {faction for card in s.seats[you].constructs for faction in treats[card]}
    factions.update(rule.faction for rule, owner, _, _ in s.lasting if type(rule) is lang.TreatAs and owner == you)
    return factions


def has_faction(s: State, you: int, card: int, faction: str) -> bool:
    """Whether a card has a faction for this player."""
    d = s.tables
    return d.faction[card] == faction or (d.is_construct[card] and faction in treated_as(s, you))


def filter_mismatch(s: State, want: common.Filter, card: int, frame: common.Frame) -> Reason | None:
    """Return why a card doesn't match a filter, for the player of this frame."""
    if want is common.ANY:
        return None
    kind = want.kind
    if kind is not None:
        d = s.tables
        if kind == lang.HERO:
            fits = d.is_hero[card]
        elif kind == lang.MONSTER:
            fits = d.is_monster[card]
        elif kind == lang.ACQUIRABLE:
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


def amount(s: State, n: Any, frame: common.Frame) -> int:
    """Return the current value of an amount, for the player of this frame."""
    sort = type(n)
    return n if sort is int else AMOUNTS[sort](s, n, frame)


def amount_count(s: State, n: common.Count, frame: common.Frame) -> int:
    cards = pile(s, n.where, frame[1])
    return len(cards) if n.of is common.ANY else sum(filter_mismatch(s, n.of, card, frame) is None for card in cards)


def amount_happened(s: State, n: common.Happened, frame: common.Frame) -> int:
    of = n.of
    return sum(
        event == n.event and (of is common.ANY or filter_mismatch(s, of, card, frame) is None)
        for event, card, _ in s.turn_log
    )


def amount_factions(s: State, n: lang.Factions, frame: common.Frame) -> int:
    you, faction = frame[1], s.tables.faction
    cards = pile(s, n.where, you)
    printed = {faction[card] for card in cards} - {None}
    return len(printed | treated_as(s, you)) if any(s.tables.is_construct[card] for card in cards) else len(printed)


AMOUNTS: NodeTable[Callable[[State, Any, common.Frame], int]] = NodeTable(
    "count",
    {
        common.Count: amount_count,
        common.Happened: amount_happened,
        lang.Factions: amount_factions,
        common.CostOf: lambda s, n, frame: s.tables.cost[frame[4]],
    },
)


def is_true(s: State, test: Any, frame: common.Frame) -> bool:
    """Whether a test holds now."""
    return TESTS[type(test)](s, test, frame)


def holds_behind(s: State, test: lang.Behind, frame: common.Frame) -> bool:
    mine = s.seats[frame[1]].honor
    return any(s.seats[seat].honor > mine for seat in rivals(s, frame[1]))


TESTS: NodeTable[Callable[[State, Any, common.Frame], bool]] = NodeTable(
    "test",
    {
        common.AtLeast: lambda s, test, frame: amount(s, test.amount, frame) >= test.n,
        common.AtMost: lambda s, test, frame: amount(s, test.amount, frame) <= test.n,
        common.Is: lambda s, test, frame: filter_mismatch(s, test.of, frame[4], frame) is None,
        common.Named: lambda s, test, frame: s.tables.kind[frame[4]] == frame[5],
        common.Both: lambda s, test, frame: is_true(s, test.first, frame) and is_true(s, test.second, frame),
        lang.Behind: holds_behind,
    },
)


# ----------------------------------------------------------------------- prices


def price(s: State, you: int, card: int) -> int:
    """Return what a card costs this player now, at least 0 (A-EDGE-58)."""
    cost = s.tables.cost[card]
    if not s.lasting and not s.tables.standing_discounts:
        return cost
    rules = [(rule, source) for rule, owner, source, _ in s.lasting if type(rule) is lang.Discount and owner == you]
    rules += [(rule, source) for source in s.seats[you].constructs for rule in s.tables.discounts[source]]
    for rule, source in rules:
        if filter_mismatch(s, rule.of, card, (rule, you, you, source, card, 0)) is None:
            cost -= rule.n
    return max(0, cost)


def restricted(s: State, you: int, card: int) -> int:
    """Return how many restricted runes can pay for this card."""
    frame = (None, you, you, common.NOTHING, card, common.NOTHING)
    return sum(
        n
        for n, only in zip(s.restricted_runes, s.tables.restrictions, strict=True)
        if n and filter_mismatch(s, only, card, frame) is None
    )


def cannot_afford(s: State, you: int, card: int) -> Reason | None:
    """Return why this player can't pay for a hero or construct."""
    have = s.seats[you].runes
    need = price(s, you, card)
    if need <= have:
        return None
    if you == s.active and any(s.restricted_runes):
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


# ------------------------------------------------------------------------ verbs


def verb_forbidden(s: State, do: common.Do, you: int, card: int) -> Reason | None:
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
