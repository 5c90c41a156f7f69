"""Imagining hidden cards: what redealing a table has in common in every game.

A game says what is dealt anew for a viewer and whether the open question would
still be asked; the tries, and dealing cards among their own places, are the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from vigil.kernel.rng import shuffle, stream
from vigil.kernel.serialization import clone

S = TypeVar("S", bound=Any)

TRIES = 16
Slot = tuple[list[int], int]
"""A place in a pile."""


def redeal_until_consistent(
    s: S,
    viewer: int | None,
    rng: int,
    deal: Callable[[S, int | None, int, int], None],
    asks: Callable[[S, int | None], bool],
) -> S:
    """A fresh state with other hidden cards; the given one is not touched.  After the end nothing is hidden.

    `deal(s, viewer, luck, keep)` changes a copy; seat `keep` keeps its hand.  `asks`
    lists the open options anew and says whether the question still makes sense.
    """
    if not s.stack:
        return clone(s)
    for attempt in range(TRIES):
        other = clone(s)
        deal(other, viewer, stream(rng, attempt), -1)
        if asks(other, viewer):
            return other
    other = clone(s)  # the question itself tells too much: whoever is asked keeps the hand
    deal(other, viewer, stream(rng, TRIES), s.stack[-1][1])
    return other


def shuffle_among(spots: list[Slot], rng: int, swaps: dict[int, int]) -> int:
    """Deal the cards of these places anew among them; `swaps` says what stands where another stood.

    They are put in order first: what is dealt depends on which cards they are and on luck, and
    not on how they really lie, so that nobody can learn that from many deals.
    """
    before = [pile[i] for pile, i in spots]
    after = sorted(before)
    rng = shuffle(rng, after)
    for (pile, i), old, new in zip(spots, before, after, strict=True):
        pile[i] = new
        swaps[old] = new
    return rng
