"""Analyze effects before they are turned into text: what to join, and which cards they are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.effects.language import ANY, Do, Each, Effect, Filter, Pick, Times, Trigger, UntilEndOfTurn
from vigil.games.ascension.rules import language as lang
from vigil.text.tree_analysis import flat

PILES = (lang.MYSTICS, lang.HEAVIES, lang.CULTISTS)


def is_plain_gain(x: Any) -> bool:
    """Whether this is a gain of a fixed amount without restriction. Such gains share a verb."""
    return isinstance(x, lang.Gain) and isinstance(x.n, int) and x.only is None


def is_short(x: Any) -> bool:
    """Whether an effect is short enough to share a sentence with another one."""
    match x:
        case lang.Draw(n):
            return isinstance(n, int)
        case lang.Gain():
            return is_plain_gain(x)
        case Do(cards=cards, then=None, to=None, free=False):
            return not (isinstance(cards, Pick) and cards.may)
        case Times(int(), Do() as do):
            return is_short(do) and isinstance(do.cards, Pick)
    return False


def group_gains(steps: Sequence[Effect]) -> list[tuple[Effect, ...]]:
    """Return the steps, with neighboring plain gains in one group."""
    groups: list[tuple[Effect, ...]] = []
    for step in flat(steps):
        if groups and is_plain_gain(step) and is_plain_gain(groups[-1][-1]):
            groups[-1] = (*groups[-1], step)
        else:
            groups.append((step,))
    return groups


def is_statement(x: Any) -> bool:
    """Whether an effect has its own subject in a sentence."""
    return isinstance(x, (Each, UntilEndOfTurn, lang.Unite, Trigger))


def is_unrestricted(of: Filter, *kinds: str) -> bool:
    """Whether a filter allows all cards, or restricts only the kind, to one of these."""
    return of in (ANY, *(Filter(kind) for kind in kinds))


def referenced_kind(x: Do | Trigger) -> str | None:
    """Return the kind of card that an effect or an event is about, if it is known."""
    if isinstance(x, Trigger):
        return x.of.kind or {"entered": lang.CONSTRUCT, "defeated": lang.MONSTER}.get(x.event)
    if not isinstance(x.cards, Pick):
        return None
    only = x.cards.where[0] if len(set(x.cards.where)) == 1 else None
    by_zone: dict[str | None, str] = {lang.CONSTRUCTS: lang.CONSTRUCT, **dict.fromkeys(PILES, lang.HERO)}
    by_verb = {"defeat": lang.MONSTER, "copy": lang.HERO, "destroy": lang.CONSTRUCT}
    return x.cards.of.kind or by_verb.get(x.verb) or by_zone.get(only)


def source_zone(x: Do | Trigger) -> str | None:
    """Return the zone of the card that a `keep` chooses, if there is only one."""
    if isinstance(x, Do) and x.verb == "keep" and isinstance(x.cards, Pick) and len(set(x.cards.where)) == 1:
        return x.cards.where[0]
    return None
