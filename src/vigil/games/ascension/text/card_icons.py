"""Icons for what a card gives, for cards that are too small for their text.

The icons come from the effects of the card, without costs and effects on other players. Unconditional effects come
first.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vigil.effects.language import YOU, Do, Each, If, OneOf, Pick, Rule, children
from vigil.games.ascension.rules.language import HONOR, POWER, RUNES, Card, Draw, Gain, Pay, Steal

ICONS = {RUNES: "rune", POWER: "power", HONOR: "honor"}
COUNTED = 0
"""The number of an icon whose amount depends on the game."""


def icons_of(card: Card) -> list[tuple[str, int]]:
    """Return icons and numbers for what the player of a card gains, draws and banishes; each icon once."""
    icons = [icon for part in (card.effect, *card.abilities, *card.rules) for icon in _icons(part, True)]
    numbers: dict[str, int] = {}
    for _, icon, n in sorted(icons, key=lambda entry: not entry[0]):
        numbers.setdefault(icon, n)
    return list(numbers.items())


def _icons(value: Any, certain: bool) -> Iterator[tuple[bool, str, int]]:
    """Yield the icons of a part of a card, each with whether it is unconditional."""
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
            unconditional = certain and not isinstance(value, (If, OneOf, Pay, Rule))
            for child in children(value):
                yield from _icons(child, unconditional)
