"""Luck as data: a generator is one integer inside the game state.

SplitMix64: add a constant, mix, take the high part of a product.  A few integer
operations, the same on every system and in every version, easy to write again
in a compiled engine.  A game keeps one such integer per purpose (its streams),
so that a shuffle here never changes a deal there.

>>> luck = stream(seed=7, purpose=0)
>>> roll(luck, 6)
(4, 8246987823512951671)
"""

from __future__ import annotations

MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_APART = 0xD1B54A32D192ED03


def mix(z: int) -> int:
    """SplitMix64's finaliser: 64 bits in, 64 well-mixed bits out."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def stream(seed: int, purpose: int) -> int:
    """The luck of one purpose: streams of one seed have nothing to do with each other."""
    return mix((mix(seed & MASK) + (purpose + 1) * _APART) & MASK)


def roll(rng: int, n: int) -> tuple[int, int]:
    """A number in range(n), and the luck that is left."""
    rng = (rng + _STEP) & MASK
    return (mix(rng) * n) >> 64, rng


def shuffle(rng: int, cards: list[int]) -> int:
    """Shuffle in place (Fisher and Yates, from the end); return the luck that is left."""
    for i in range(len(cards) - 1, 0, -1):
        rng = (rng + _STEP) & MASK
        z = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        j = ((z ^ (z >> 31)) * (i + 1)) >> 64  # roll(), written out: half of a game's luck is spent here
        cards[i], cards[j] = cards[j], cards[i]
    return rng
