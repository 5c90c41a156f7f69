"""What a card of Ascension gives, as a few signs: for sizes at which nobody could read its text.

They are read from the card's effects, never from its words: what is paid, and what others
are given or lose, is no sign of it.  What is certain comes before what hangs on something.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vigil.effects.language import YOU, Do, Each, If, OneOf, Pick, Rule, children
from vigil.games.ascension.rules.language import HONOR, POWER, RUNES, Card, Draw, Gain, Pay, Steal

ICONS = {RUNES: "rune", POWER: "power", HONOR: "honor"}
COUNTED = 0
"""How many of something that is only counted at the table."""


def icons_of(card: Card) -> list[tuple[str, int]]:
    """What whoever plays it gains, draws and banishes; each sign once."""
    found = [each for part in (card.effect, *card.abilities, *card.rules) for each in _icons(part, True)]
    told: dict[str, int] = {}
    for _, sign, n in sorted(found, key=lambda each: not each[0]):
        told.setdefault(sign, n)
    return list(told.items())


def _icons(value: Any, certain: bool) -> Iterator[tuple[bool, str, int]]:
    """Signs of a part of a card, with whether they are certain."""
    match value:
        case Gain(what, n) if what in ICONS:
            yield certain, ICONS[what], n if isinstance(n, int) else COUNTED
        case Steal(n):
            yield certain, "honor", n
        case Draw(n):
            yield certain, "draw", n if isinstance(n, int) else COUNTED
        case Each(who) if who != YOU:
            return
        case Do(verb, cards, then):
            if verb == "banish" and isinstance(cards, Pick):
                yield certain, "banish", 1
            if then is not None:
                yield from _icons(then, False)
        case None:
            return
        case _:
            sure = certain and not isinstance(value, (If, OneOf, Pay, Rule))
            for child in children(value):
                yield from _icons(child, sure)
