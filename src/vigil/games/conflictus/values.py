"""Attack, defense, mill, keywords and cost: always asked, never stored, and each with its reasons.

The order is C-ABIL-21: printed values; values set by Unite; the sum of all that is
added; a floor of 0 for attack and mill; damage is taken from defense last.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from vigil.effects.language import NOTHING, Frame
from vigil.games.conflictus.language import (
    ALL_SUCH,
    GROWTH,
    REDUCTION,
    STATS,
    THIS_CARD,
    Cheaper,
    Forbid,
    Grant,
    Has,
    Mod,
)  # fmt: skip
from vigil.games.conflictus.state import CardSet, State, set_of

STATIC = (
    "accumulate", "evolve_light", "evolve_shadow", "might", "untouchable", "isolated", "energy", "matter", "resilience",
    "surprise", "unite_defense", "unite_strength",
)  # fmt: skip
"""Keywords that are never played or set off."""

Working = list[tuple[Any, int, CardSet]]
"""Static rules in force: the rule, its card, and the set it lies in."""

Part = tuple[int, int, int, str, int]
"""What adds to a warrior: attack, defense, mill, why, and the card it comes from."""


def working(s: State) -> Working:
    """The static rules in force now: of active warriors, and of everything that is no warrior (C-PILE-20, C-SET-07)."""
    kept = s.in_force
    if kept is not None and kept[0] is s.sets:
        rules: Working = kept[1]
        return rules
    found: Working = []
    static = s.d.static
    covered = s.d.switches.inactiveAbilities != "off"
    for group in s.sets:
        for card in group.others:
            if static[card]:
                found += [(rule, card, group) for rule in static[card]]
        for card in group.warriors if covered else group.warriors[-1:]:
            if static[card]:
                found += [(rule, card, group) for rule in static[card]]
    s.in_force = (s.sets, found)  # until a card enters or leaves the table, or this is another table
    return found


def anything_cheaper(s: State) -> bool:
    """Whether any rule in force, static or for the round, lowers a price."""
    if any(type(rule) is Cheaper for rule, _, _ in working(s)):
        return True
    return any(type(rule) is Cheaper for rule, _, _, _ in s.lasting)


def works(s: State, card: int) -> bool:
    """Whether the abilities of a card on the table work: an inactive warrior's do not."""
    group = set_of(s, card)
    return group is None or works_in(s, card, group)


def works_in(s: State, card: int, group: CardSet) -> bool:
    if not s.d.is_warrior[card] or s.d.switches.inactiveAbilities == "on":
        return True
    return group.warriors[-1] == card


def reaches(s: State, rule: Any, source: int, group: CardSet, card: int, its: CardSet | None) -> bool:
    """Whether a static rule of `source` speaks of a card."""
    you = group.controller
    frame: Frame = (rule, you, you, source, card, NOTHING)
    if rule.to == THIS_CARD:
        if card != source:
            return False
    elif rule.to == ALL_SUCH:
        if questions.unfit(s, rule.of, card, frame) is not None:
            return False
    elif its is not group or not group.warriors or group.warriors[-1] != card:
        return False
    return rule.test is None or questions.holds(s, rule.test, frame)


def keyword(s: State, card: int, name: str, rules: Working | None = None, its: CardSet | None = None) -> int:
    """How often, or with which number in all, a card has a keyword; 0: it has not.

    Numbers of several instances add up (C-ABIL-24); a keyword without a number counts 1.
    """
    its = its or set_of(s, card)
    if its is None:
        return s.d.printed_keyword[card].get(name, 0)
    total = s.d.printed_keyword[card].get(name, 0)
    if total and not works_in(s, card, its):
        total = total if s.d.switches.inactiveAbilities == "staticOnly" and name in STATIC else 0
    if s.d.any_has:
        for rule, source, group in working(s) if rules is None else rules:
            if type(rule) is Has and rule.keyword == name and reaches(s, rule, source, group, card, its):
                total += rule.n or 1
    if s.lasting:
        here = (card, s.stamp.get(card, 0))
        total += sum(type(rule) is Grant and rule.keyword == name and here in cards for rule, _, _, cards in s.lasting)
    return total


def printed(s: State, card: int, name: str) -> int:
    """A keyword of a card that is not on the table: as it is printed."""
    return s.d.printed_keyword[card].get(name, 0)


def granted(s: State, card: int) -> list[str]:
    """Keywords a card has that are not printed on it."""
    its = set_of(s, card)
    if its is None:
        return []
    rules, mine = working(s), s.d.printed_keyword[card]
    names = [r.keyword for r, source, group in rules if type(r) is Has and reaches(s, r, source, group, card, its)]
    here = (card, s.stamp.get(card, 0))
    names += [rule.keyword for rule, _, _, cards in s.lasting if type(rule) is Grant and here in cards]
    return sorted({name for name in names if name not in mine})


def triggers_of(s: State, card: int) -> Sequence[Any]:
    """Its triggered abilities, those of granted keywords included (C-ABIL-24: printed and granted is once)."""
    own: Sequence[Any] = s.d.triggers[card]
    if not s.d.grants_abilities:
        return own
    more = [s.d.printed.triggered[name] for name in granted(s, card) if name in s.d.printed.triggered]
    return [*own, *more] if more else own


def abilities_of(s: State, card: int) -> Sequence[Any]:
    """Its activated abilities, those of granted keywords included."""
    own: Sequence[Any] = s.d.abilities[card]
    if not s.d.grants_abilities:
        return own
    more = [s.d.printed.used[name] for name in granted(s, card) if name in s.d.printed.used]
    return [*own, *more] if more else own


def use_of(s: State, card: int, number: int) -> int:
    """How a use of an ability is remembered; a granted one by its keyword, whatever else is granted later."""
    own = len(s.d.abilities[card])
    if number >= own:
        ability = abilities_of(s, card)[number]
        number = 8 + next(i for i, used in enumerate(s.d.printed.used.values()) if used is ability)
    return card * 16 + number


def has(s: State, card: int, name: str, rules: Working | None = None) -> bool:
    return keyword(s, card, name, rules) > 0


def parts(s: State, card: int, rules: Working | None = None) -> Iterator[Part]:
    """Everything that makes up the values of a warrior, in the order it counts, with its reason."""
    attack, defense, mill = s.d.stats[card]
    yield attack, defense, mill, "printed", card
    its = set_of(s, card)
    if its is None or card not in its.warriors:
        return
    rules = working(s) if rules is None else rules
    top = its.warriors[-1] == card
    keyed = top and (s.d.any_has or s.d.keywords[card] or s.lasting)
    if keyed:
        if keyword(s, card, "unite_strength", rules, its):
            yield sum(s.d.stats[c][0] for c in its.warriors) - attack, 0, 0, "unite_strength", card
        if keyword(s, card, "unite_defense", rules, its):
            yield 0, sum(s.d.stats[c][1] for c in its.warriors) + 1 - defense, 0, "unite_defense", card
    if s.counters and (n := s.counters.get((card, GROWTH), 0)):
        yield n, n, n, "growth", card
    if keyed:
        yield from _evolved(s, card, its, rules)
    if top:
        for rule, source, group in rules:
            if type(rule) is Mod and reaches(s, rule, source, group, card, its):
                yield *_changes(s, rule, group.controller, source, card), "static", source
    if s.lasting:
        here = (card, s.stamp.get(card, 0))
        for rule, _, source, cards in s.lasting:
            if type(rule) is tuple and here in cards:
                yield *rule, "until", source


def _evolved(s: State, card: int, its: CardSet, rules: Working) -> Iterator[Part]:
    """Evolve: +1/+1/+1 for every X sources of the faction in the set, each instance for itself."""
    instances = [(name, x, card) for name, x in s.d.keywords[card] if name.startswith("evolve")]
    if s.d.any_has:
        instances += [
            (rule.keyword, rule.n, source)
            for rule, source, group in rules
            if type(rule) is Has and rule.keyword.startswith("evolve") and reaches(s, rule, source, group, card, its)
        ]
    for name, x, source in instances:
        faction = s.d.is_light if name == "evolve_light" else s.d.is_shadow
        n = sum(faction[c] for c in its.sources) // x
        if n:
            yield n, n, n, "evolve", source


def _changes(s: State, rule: Any, you: int, source: int, card: int) -> tuple[int, int, int]:
    frame: Frame = (rule, you, you, source, card, NOTHING)
    return (
        questions.amount(s, rule.attack, frame),
        questions.amount(s, rule.defense, frame),
        questions.amount(s, rule.mill, frame),
    )


def stats(s: State, card: int, rules: Working | None = None) -> tuple[int, int, int]:
    """Attack, defense (without damage) and mill of a warrior now."""
    a = d = m = 0
    for attack, defense, mill, _, _ in parts(s, card, rules):
        a += attack
        d += defense
        m += mill
    return max(0, a), d, max(0, m)


def stat(s: State, card: int, what: str) -> int:
    """One value of a warrior now."""
    return stats(s, card)[STATS.index(what)]


def defense_left(s: State, card: int, rules: Working | None = None) -> int:
    """Current defense: after all changes, less the damage of this round (C-DMG-06)."""
    return stats(s, card, rules)[1] - s.damage.get(card, 0)


def cost_of(s: State, card: int) -> int:
    """The cost a warrior in play counts with: printed, less its reduction counters (C-PILE-08)."""
    return max(0, s.d.cost[card] - s.counters.get((card, REDUCTION), 0))


def price(s: State, you: int, card: int) -> int:
    """What a card costs this player to play, before Reduction."""
    cost = s.d.cost[card]
    if not s.d.any_cheaper:
        return cost
    rules = [(rule, source) for rule, source, group in working(s) if type(rule) is Cheaper and group.controller == you]
    rules += [(rule, source) for rule, owner, source, _ in s.lasting if type(rule) is Cheaper and owner == you]
    for rule, source in rules:
        if questions.unfit(s, rule.of, card, (rule, you, you, source, card, NOTHING)) is None:
            cost -= rule.n
    return max(0, cost)


def forbidden_to(s: State, card: int, action: str) -> bool:
    """Whether some text forbids a warrior to attack or to block."""
    rules = [(rule, source, group.controller) for rule, source, group in working(s) if type(rule) is Forbid]
    rules += [(rule, source, owner) for rule, owner, source, _ in s.lasting if type(rule) is Forbid]
    return bool(rules) and any(
        rule.action == action and questions.unfit(s, rule.of, card, (rule, owner, owner, source, card, NOTHING)) is None
        for rule, source, owner in rules
    )


# values ask questions and questions ask for values: whichever is read first, the other finds it complete
from vigil.games.conflictus import questions  # noqa: E402
