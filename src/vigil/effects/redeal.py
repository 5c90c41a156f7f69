"""Redeal hidden cards: the part that all games share.

A game re-deals the cards that the viewer cannot know, and checks that the open question would still be
asked. This module repeats that until it succeeds, and shuffles cards among their own slots.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from vigil.kernel.rng import shuffle, stream
from vigil.kernel.serialization import clone

S = TypeVar("S", bound=Any)

TRIES = 16
Slot = tuple[list[int], int]
"""A pile and an index in it."""


def redeal_until_consistent(
    s: S,
    viewer: int | None,
    rng: int,
    deal: Callable[[S, int | None, int, int], None],
    asks: Callable[[S, int | None], bool],
) -> S:
    """Return a new state with other hidden cards. After the end of the game, nothing is hidden.

    `deal(s, viewer, rng, keep)` changes a copy; seat `keep` keeps its hand. `asks` lists the open options
    again and returns whether the question still makes sense.
    """
    if not s.stack:
        return clone(s)
    for attempt in range(TRIES):
        other = clone(s)
        deal(other, viewer, stream(rng, attempt), -1)
        if asks(other, viewer):
            return other
    other = clone(s)  # the question depends on the hand, so its owner keeps it
    deal(other, viewer, stream(rng, TRIES), s.stack[-1][1])
    return other


def shuffle_among(spots: list[Slot], rng: int, swaps: dict[int, int]) -> int:
    """Shuffle cards among their slots, and store in `swaps` which card replaces which.

    The cards are sorted first, so the result does not depend on where they really are. Otherwise, many
    redeals would reveal it.
    """
    before = [pile[i] for pile, i in spots]
    after = sorted(before)
    rng = shuffle(rng, after)
    for (pile, i), old, new in zip(spots, before, after, strict=True):
        pile[i] = new
        swaps[old] = new
    return rng
