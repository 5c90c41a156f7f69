"""Filters, tests, amounts and the current values of cards. All of it is calculated on demand, never stored.

These are one module because they need each other: a filter may compare the mill of a warrior, its mill depends on
the rules in force, and a rule has a filter.

Nothing here changes a game. A predicate returns None if its condition holds, or a tuple with the reason why not.

Values are calculated in the order of C-ABIL-21: printed values, values set by Unite, the sum of all changes,
a minimum of 0 for attack and mill. Damage lowers defense last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from vigil.effects import language as common
from vigil.effects.specs import NotNeeded
from vigil.games.conflictus.rules import language as lang
from vigil.games.conflictus.rules.effect_specs import cell
from vigil.games.conflictus.rules.lookups import (
    SET_PARTS,
    StaticRules,
    abilities_work_in,
    belongs_to,
    cards_in,
    clause_of,
    count_set_parts,
    last_known,
    on_table,
    rules_in_force,
    rules_of_type,
    target_specs_of,
)  # fmt: skip
from vigil.games.conflictus.rules.state import (
    NOBODY,
    TO_CARD,
    TO_ITEM,
    TO_PLAYER,
    CardSet,
    State,
    TargetRef,
    TransitionItem,
    controller,
    is_active,
    set_of,
)  # fmt: skip

Reason = tuple[Any, ...]
NO_TARGET: Reason = ("why-no-target",)

Part = tuple[int, int, int, str, int]
"""A part of a warrior's values: attack, defense, mill, the reason, and the card it comes from."""

STATIC = (
    "accumulate", "evolve_light", "evolve_shadow", "might", "untouchable", "isolated", "energy", "matter", "resilience",
    "surprise", "unite_defense", "unite_strength",
)  # fmt: skip
"""Keywords that work all the time, without being played or triggered."""


# ---------------------------------------------------------------------- filters


def filter_mismatch(s: State, want: Any, card: int, frame: common.Frame) -> Reason | None:
    """Return why a card doesn't match a filter, for the player of this frame."""
    if want is common.ANY:
        return None
    d = s.tables
    if want.kind is not None:
        what = d.what[card]
        if what != want.kind and not (want.kind == lang.FIXED and what != lang.AMULET):
            return ("why-kind", want)
    if want.faction is not None and d.faction[card] != want.faction:
        return ("why-kind", want)
    if want.other and card == frame[3]:
        return ("why-itself",)
    if want.max_cost is not None and cost_of(s, card) > amount(s, want.max_cost, frame):
        return ("why-cost-limit", cost_of(s, card), amount(s, want.max_cost, frame))
    return _own_filter_mismatch(s, want, card, frame) if type(want) is lang.Which else None


def _own_filter_mismatch(s: State, want: lang.Which, card: int, frame: common.Frame) -> Reason | None:
    """Check the conditions that only this game has."""
    d, you = s.tables, frame[1]
    if want.whose != lang.ANY_PLAYER and (belongs_to(s, card) == you) is not (want.whose == common.YOU):
        return ("why-whose", want)
    if want.subclass is not None and d.card[card].subclass != want.subclass:
        return ("why-kind", want)
    if want.state is not None:  # only warriors are active or inactive (C-SET-07)
        group = set_of(s, card) if d.is_warrior[card] else None
        if group is None or (group.warriors[-1] == card) is not (want.state == lang.ACTIVE):
            return ("why-inactive",)
    if want.combat is not None and not has_role(s, card, want.combat, frame[3]):
        return ("why-combat", want)
    if want.keyword is not None and not has_keyword(s, card, want.keyword):
        return ("why-kind", want)
    if want.max_mill is not None:
        mill = stats(s, card)[2] if on_table(s, card) else d.stats[card][2]
        if mill > amount(s, want.max_mill, frame):
            return ("why-mill-limit", mill, amount(s, want.max_mill, frame))
    if want.fresh and s.entered.get(card, common.NOTHING) != s.turn:
        return ("why-not-fresh",)
    if want.damaged and not s.damage.get(card):
        return ("why-not-damaged",)
    return None


def has_role(s: State, card: int, role: str, source: int) -> bool:
    """Return whether a warrior has this role in combat."""
    if role == lang.ATTACKING:
        return any(attacker == card for attacker, _ in s.attacks)
    if role == lang.BLOCKING:
        return any(blocker == card for _, blocker in s.blocks)
    if role == lang.BLOCKED:
        return card in s.blocked and any(attacker == card for attacker, _ in s.attacks)
    if role == lang.UNBLOCKED:
        return card not in s.blocked and any(attacker == card for attacker, _ in s.attacks)
    attacked = next((seat for attacker, seat in s.attacks if attacker == source), NOBODY)
    return role == lang.ABLE and controller(s, card) == attacked and able_to_block(s, source, card)


def able_to_block(s: State, attacker: int, blocker: int) -> bool:
    """Check Energy and Matter, and effects that forbid blocking (C-COMBAT-13 to -17)."""
    if not is_active(s, blocker) or is_forbidden(s, blocker, "block"):
        return False
    rules = rules_in_force(s)
    needed = [name for name in ("energy", "matter") if has_keyword(s, attacker, name, rules)]
    available = [has_keyword(s, blocker, name, rules) for name in needed]
    if len(needed) == 2 and s.tables.switches.both_manipulators == "needs_either":
        return any(available)
    return all(available)


def is_forbidden(s: State, card: int, action: str) -> bool:
    """Return whether an effect forbids a warrior to attack or to block."""
    return any(
        rule.action == action
        and filter_mismatch(s, rule.of, card, (rule, owner, owner, source, card, common.NOTHING)) is None
        for rule, source, owner in rules_of_type(s, lang.Forbid)
    )


def is_shielded(s: State, card: int, you: int) -> bool:
    """Return whether Untouchable keeps this player from targeting a card."""
    return s.tables.is_warrior[card] and controller(s, card) != you and has_keyword(s, card, "untouchable")


# ------------------------------------------------------------ amounts and tests


def amount(s: State, n: Any, frame: common.Frame) -> int:
    """Return a number, counted now for the player of this frame."""
    if type(n) is int:
        return n
    return cell(COUNTED, n, "number")(s, n, frame)


def _count(s: State, n: common.Count, frame: common.Frame) -> int:
    return sum(filter_mismatch(s, n.of, card, frame) is None for card in cards_in(s, n.where, frame[1], n.of))


def _count_in_set(s: State, n: lang.InSet, frame: common.Frame) -> int:
    card = referenced_card(s, n.cards, frame)
    last, part = last_known(s, card), SET_PARTS.index(n.what)
    return last[4 + part] if last is not None else count_set_parts(s, set_of(s, card))[part]


def _count_counters(s: State, n: lang.CountersOn, frame: common.Frame) -> int:
    source = frame[3]
    last = last_known(s, source)
    if last is not None:
        return last[4 + len(SET_PARTS) + lang.COUNTERS.index(n.name)]
    return s.counters.get((source, n.name), 0)


def _count_happened(s: State, n: common.Happened, frame: common.Frame) -> int:
    you = frame[1]
    return sum(
        event == n.event and seat == you and (card == common.NOTHING or filter_mismatch(s, n.of, card, frame) is None)
        for event, card, seat in s.turn_log
    )


def value_of(s: State, n: lang.StatOf, frame: common.Frame) -> int:
    """Return a value of a card, or the last one it had if it has left (C-GEN-10)."""
    card = referenced_card(s, n.cards, frame)
    if card == common.NOTHING:
        return 0
    place, last = lang.STATS.index(n.what), last_known(s, card)
    if last is not None:
        return last[place]
    return stats(s, card)[place] if on_table(s, card) else s.tables.stats[card][place]


COUNTED: Mapping[type, Callable[[State, Any, common.Frame], int]] = {
    common.Count: _count,
    lang.StatOf: value_of,
    lang.InSet: _count_in_set,
    lang.CountersOn: _count_counters,
    common.Happened: _count_happened,
    common.CostOf: lambda s, n, frame: cost_of(s, frame[4]),
}
"""How to count each amount."""


def is_true(s: State, test: Any, frame: common.Frame) -> bool:
    """Return whether a test is true now."""
    return cell(TRUE_WHEN, test, "condition")(s, test, frame)


TRUE_WHEN: Mapping[type, Callable[[State, Any, common.Frame], bool] | NotNeeded] = {
    common.AtLeast: lambda s, test, frame: amount(s, test.amount, frame) >= test.n,
    common.AtMost: lambda s, test, frame: amount(s, test.amount, frame) <= test.n,
    common.Is: lambda s, test, frame: filter_mismatch(s, test.of, frame[4], frame) is None,
    common.Both: lambda s, test, frame: is_true(s, test.first, frame) and is_true(s, test.second, frame),
    common.Named: NotNeeded("nothing is named in this game"),
}
"""When each test is true."""


# --------------------------------------------------------------------- keywords


def rule_applies(s: State, rule: Any, source: int, group: CardSet, card: int, its: CardSet | None) -> bool:
    """Return whether a static rule of `source` applies to a card."""
    you = group.controller
    frame: common.Frame = (rule, you, you, source, card, common.NOTHING)
    if rule.to == lang.THIS_CARD:
        if card != source:
            return False
    elif rule.to == lang.ALL_SUCH:
        if filter_mismatch(s, rule.of, card, frame) is not None:
            return False
    elif its is not group or not group.warriors or group.warriors[-1] != card:
        return False
    return rule.test is None or is_true(s, rule.test, frame)


def keyword_number(s: State, card: int, name: str, rules: StaticRules | None = None, its: CardSet | None = None) -> int:
    """Return how often a card has a keyword, or its total number; 0 if it lacks the keyword.

    Numbers of several instances add up (C-ABIL-24). A keyword without a number counts as 1.
    """
    its = its or set_of(s, card)
    if its is None:
        return s.tables.printed_keyword[card].get(name, 0)
    total = s.tables.printed_keyword[card].get(name, 0)
    if total and not abilities_work_in(s, card, its):
        total = total if s.tables.switches.inactive_abilities == "static_only" and name in STATIC else 0
    if s.tables.any_has:
        for rule, source, group in rules_in_force(s) if rules is None else rules:
            if (
                type(rule) is lang.HasKeyword
                and rule.keyword == name
                and rule_applies(s, rule, source, group, card, its)
            ):
                total += rule.n or 1
    if s.lasting:
        here = (card, s.stamp.get(card, 0))
        total += sum(
            type(rule) is lang.Grant and rule.keyword == name and here in cards for rule, _, _, cards in s.lasting
        )
    return total


def has_keyword(s: State, card: int, name: str, rules: StaticRules | None = None) -> bool:
    """Return whether a card has a keyword now."""
    return keyword_number(s, card, name, rules) > 0


def printed_keyword(s: State, card: int, name: str) -> int:
    """Return the number of a printed keyword, for a card that is not on the table."""
    return s.tables.printed_keyword[card].get(name, 0)


# ---------------------------------------------------------- warrior stats


def stat_breakdown(s: State, card: int, rules: StaticRules | None = None) -> Iterator[Part]:
    """Yield everything that contributes to a warrior's values, in the order of the rules."""
    attack, defense, mill = s.tables.stats[card]
    yield attack, defense, mill, "printed", card
    its = set_of(s, card)
    if its is None or card not in its.warriors:
        return
    rules = rules_in_force(s) if rules is None else rules
    top = its.warriors[-1] == card
    keyed = top and (s.tables.any_has or s.tables.keywords[card] or s.lasting)
    if keyed:
        if keyword_number(s, card, "unite_strength", rules, its):
            yield sum(s.tables.stats[c][0] for c in its.warriors) - attack, 0, 0, "unite_strength", card
        if keyword_number(s, card, "unite_defense", rules, its):
            yield 0, sum(s.tables.stats[c][1] for c in its.warriors) + 1 - defense, 0, "unite_defense", card
    if s.counters and (n := s.counters.get((card, lang.GROWTH), 0)):
        yield n, n, n, "growth", card
    if keyed:
        yield from _evolved(s, card, its, rules)
    if top:
        for rule, source, group in rules:
            if type(rule) is lang.StatBonus and rule_applies(s, rule, source, group, card, its):
                yield *_changes(s, rule, group.controller, source, card), "static", source
    if s.lasting:
        here = (card, s.stamp.get(card, 0))
        for rule, _, source, cards in s.lasting:
            if type(rule) is tuple and here in cards:
                yield *rule, "until", source


def _evolved(s: State, card: int, its: CardSet, rules: StaticRules) -> Iterator[Part]:
    """Yield +1/+1/+1 for every X sources of the faction in the set, for each instance of Evolve."""
    instances = [(name, x, card) for name, x in s.tables.keywords[card] if name.startswith("evolve")]
    if s.tables.any_has:
        instances += [
            (rule.keyword, rule.n, source)
            for rule, source, group in rules
            if type(rule) is lang.HasKeyword
            and rule.keyword.startswith("evolve")
            and rule_applies(s, rule, source, group, card, its)
        ]
    for name, x, source in instances:
        faction = s.tables.is_light if name == "evolve_light" else s.tables.is_shadow
        n = sum(faction[c] for c in its.sources) // x
        if n:
            yield n, n, n, "evolve", source


def _changes(s: State, rule: Any, you: int, source: int, card: int) -> tuple[int, int, int]:
    frame: common.Frame = (rule, you, you, source, card, common.NOTHING)
    return (
        amount(s, rule.attack, frame),
        amount(s, rule.defense, frame),
        amount(s, rule.mill, frame),
    )


def stats(s: State, card: int, rules: StaticRules | None = None) -> tuple[int, int, int]:
    """Return the current attack, defense (without damage) and mill of a warrior."""
    a = d = m = 0
    for attack, defense, mill, _, _ in stat_breakdown(s, card, rules):
        a += attack
        d += defense
        m += mill
    return max(0, a), d, max(0, m)


def defense_left(s: State, card: int, rules: StaticRules | None = None) -> int:
    """Return the current defense: after all changes, minus the damage of this turn (C-DMG-06)."""
    return stats(s, card, rules)[1] - s.damage.get(card, 0)


# ------------------------------------------------------------------------ costs


def cost_of(s: State, card: int) -> int:
    """Return the cost that counts for a card in play: printed, minus its reduction counters (C-PILE-08)."""
    return max(0, s.tables.cost[card] - s.counters.get((card, lang.REDUCTION), 0))


def price(s: State, you: int, card: int) -> int:
    """Return what a card costs this player, before Reduction."""
    cost = s.tables.cost[card]
    if not s.tables.any_cheaper:
        return cost
    for rule, source, owner in rules_of_type(s, lang.Discount):
        frame: common.Frame = (rule, you, you, source, card, common.NOTHING)
        if owner == you and filter_mismatch(s, rule.of, card, frame) is None:
            cost -= rule.n
    return max(0, cost)


# ------------------------------------------------- referenced cards and targets


def referenced_card(s: State, cards: Any, frame: common.Frame) -> int:
    """Return the card that This, It or Target means, wherever it is now, or NOTHING."""
    return cell(REFERENCED_CARD, cards, "one card it means")(s, cards, frame)


def _target_card(s: State, cards: common.Target, frame: common.Frame) -> int:
    aimed = announced_target(s, cards.n)
    return aimed[1] if aimed is not None and aimed[0] == TO_CARD else common.NOTHING


REFERENCED_CARD: Mapping[type, Callable[[State, Any, common.Frame], int] | NotNeeded] = {
    common.This: lambda s, cards, frame: frame[3],
    common.It: lambda s, cards, frame: frame[4],
    common.Target: _target_card,
    common.Pick: NotNeeded("the player chooses from `selections.pickable_cards`"),
    common.All: NotNeeded("several cards: `selections.all_cards`"),
    common.AtRandom: NotNeeded("the verb picks a card at random: `verbs.single_card`"),
    common.Top: NotNeeded("refused in cards"),
}
"""The single card of a selection that asks nothing."""


def announced_target(s: State, n: int) -> TargetRef | None:
    """Return the n-th target of the resolving item, if it is still legal (C-TARGET-07, -08)."""
    item = s.resolving
    if item is None or n >= len(item.targets):
        return None
    return item.targets[n] if legal_target(s, item, n) is None else None


def legal_target(s: State, item: TransitionItem, place: int) -> Reason | None:
    """Return why an announced target is no longer legal, or None if it is."""
    sort, number, stamp = item.targets[place]
    if sort == common.NOTHING:
        return NO_TARGET
    aims = target_specs_of(item)
    aim = aims[clause_of(aims, place)]
    if sort == TO_PLAYER:
        return NO_TARGET if s.seats[number].lost else None
    if sort == TO_ITEM:
        return None if any(other.number == number for other in s.transition) else NO_TARGET
    frame: common.Frame = (aim, item.controller, item.controller, item.card, item.it, common.NOTHING)
    if s.stamp.get(number, 0) != stamp or not (
        on_table(s, number) or any(number in (*seat.free, *seat.spent) for seat in s.seats)
    ):
        return NO_TARGET
    if s.tables.is_warrior[number] and not is_active(s, number):
        return ("why-inactive",)
    if is_shielded(s, number, item.controller):
        return ("why-untouchable",)
    return filter_mismatch(s, aim.of, number, frame)
