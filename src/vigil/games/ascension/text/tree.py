"""How a tree of Ascension is read before it is said: what is joined, what a card is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.effects.language import (
    ANY,
    Do,
    Each,
    Effect,
    Filter,
    Lasting,
    Pick,
    Times,
    Trigger,
)
from vigil.games.ascension.rules.language import (
    CONSTRUCT,
    CONSTRUCTS,
    CULTISTS,
    HEAVIES,
    HERO,
    MONSTER,
    MYSTICS,
    Draw,
    Gain,
    Unite,
)
from vigil.text.tree_analysis import flat

PILES = (MYSTICS, HEAVIES, CULTISTS)


def is_plain_gain(x: Any) -> bool:
    """A gain of a fixed amount, free to spend: such gains are said in one breath."""
    return isinstance(x, Gain) and isinstance(x.n, int) and x.only is None


def is_short(x: Any) -> bool:
    """Short enough to stand in one sentence beside another."""
    match x:
        case Draw(n):
            return isinstance(n, int)
        case Gain():
            return is_plain_gain(x)
        case Do(cards=cards, then=None, to=None, free=False):
            return not (isinstance(cards, Pick) and cards.may)
        case Times(int(), Do() as do):
            return is_short(do) and isinstance(do.cards, Pick)
    return False


def group_gains(steps: Sequence[Effect]) -> list[tuple[Effect, ...]]:
    """The steps, with neighbouring plain gains together."""
    out: list[tuple[Effect, ...]] = []
    for step in flat(steps):
        if out and is_plain_gain(step) and is_plain_gain(out[-1][-1]):
            out[-1] = (*out[-1], step)
        else:
            out.append((step,))
    return out


def is_statement(x: Any) -> bool:
    """Whether an effect is said with a subject of its own."""
    return isinstance(x, (Each, Lasting, Unite, Trigger))


def is_unrestricted(of: Filter, *kinds: str) -> bool:
    """Whether a filter asks for nothing but one of these kinds, or for nothing at all."""
    return of in (ANY, *(Filter(kind) for kind in kinds))


def referenced_kind(x: Do | Trigger) -> str | None:
    """The kind of the card a deed or an event speaks of, where it is known."""
    if isinstance(x, Trigger):
        return x.of.kind or {"entered": CONSTRUCT, "defeated": MONSTER}.get(x.event)
    if not isinstance(x.cards, Pick):
        return None
    only = x.cards.where[0] if len(set(x.cards.where)) == 1 else None
    usual = {"defeat": MONSTER, "copy": HERO, "destroy": CONSTRUCT}.get(x.verb)
    return x.cards.of.kind or usual or (CONSTRUCT if only == CONSTRUCTS else HERO if only in PILES else None)


def source_zone(x: Do | Trigger) -> str | None:
    """The one zone a card was chosen from to be kept."""
    if isinstance(x, Do) and x.verb == "keep" and isinstance(x.cards, Pick) and len(set(x.cards.where)) == 1:
        return x.cards.where[0]
    return None
