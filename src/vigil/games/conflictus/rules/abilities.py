"""The abilities of a card, printed or from granted keywords, and which of them is being announced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.effects.language import TargetSpec
from vigil.games.conflictus.rules.language import Cost, Grant, HasKeyword
from vigil.games.conflictus.rules.lookups import rules_in_force
from vigil.games.conflictus.rules.state import Announcement, State, set_of
from vigil.games.conflictus.rules.values import rule_applies


def granted_keywords(s: State, card: int) -> list[str]:
    """Return the keywords that a card has but that aren't printed on it."""
    its = set_of(s, card)
    if its is None:
        return []
    rules, mine = rules_in_force(s), s.tables.printed_keyword[card]
    names = [
        r.keyword
        for r, source, group in rules
        if type(r) is HasKeyword and rule_applies(s, r, source, group, card, its)
    ]
    here = (card, s.stamp.get(card, 0))
    names += [rule.keyword for rule, _, _, cards in s.lasting if type(rule) is Grant and here in cards]
    return sorted({name for name in names if name not in mine})


def triggers_of(s: State, card: int) -> Sequence[Any]:
    """Return the triggered abilities of a card. Printed and granted counts once (C-ABIL-24)."""
    own: Sequence[Any] = s.tables.triggers[card]
    if not s.tables.grants_abilities:
        return own
    more = [
        s.tables.printed.triggered[name] for name in granted_keywords(s, card) if name in s.tables.printed.triggered
    ]
    return [*own, *more] if more else own


def abilities_of(s: State, card: int) -> Sequence[Any]:
    """Return the activated abilities of a card, with those of granted keywords."""
    own: Sequence[Any] = s.tables.abilities[card]
    if not s.tables.grants_abilities:
        return own
    more = [s.tables.printed.used[name] for name in granted_keywords(s, card) if name in s.tables.printed.used]
    return [*own, *more] if more else own


def use_slot(s: State, card: int, number: int) -> int:
    """Return the number that records a use of an ability. A granted ability is known by its keyword."""
    own = len(s.tables.abilities[card])
    if number >= own:
        ability = abilities_of(s, card)[number]
        number = 8 + next(i for i, used in enumerate(s.tables.printed.used.values()) if used is ability)
    return card * 16 + number


def node_of(s: State, draft: Announcement) -> Any:
    """Return the spell, ability or trigger that is announced; None for a plain fixed card."""
    if draft.what == "activated":
        return abilities_of(s, draft.card)[draft.number]
    if draft.waits is not None:
        return draft.waits.node
    return s.tables.spells[draft.card][max(0, draft.option)] if s.tables.spells[draft.card] else None


def target_specs(s: State, draft: Announcement) -> tuple[TargetSpec, ...]:
    """Return the targets to announce."""
    return getattr(node_of(s, draft), "targets", ())


def announced_cost(s: State, draft: Announcement) -> Cost:
    """Return the cost of the announced ability."""
    cost: Cost = abilities_of(s, draft.card)[draft.number].cost if draft.what == "activated" else Cost()
    return cost
