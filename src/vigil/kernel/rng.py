"""Random numbers as data: the generator is one integer in the game state.

The algorithm is SplitMix64: a few integer operations, with the same results on every system and in every
version. A game has one integer (a stream) for each purpose, so one shuffle never affects another.

>>> rng = stream(seed=7, purpose=0)
>>> roll(rng, 6)
(2, 3703788366069120934)
"""

from __future__ import annotations

MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_APART = 0xD1B54A32D192ED03


def mix(z: int) -> int:
    """Return 64 well-mixed bits: the finalizer of SplitMix64."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def stream(seed: int, purpose: int) -> int:
    """Return the generator for one purpose. The streams of a seed are independent."""
    return mix((mix(seed & MASK) + (purpose + 1) * _APART) & MASK)


def roll(rng: int, n: int) -> tuple[int, int]:
    """Return a number in range(n), and the next state of the generator."""
    rng = (rng + _STEP) & MASK
    return (mix(rng) * n) >> 64, rng


def shuffle(rng: int, cards: list[int]) -> int:
    """Shuffle a list in place (Fisher-Yates, from the end) and return the next state of the generator."""
    for i in range(len(cards) - 1, 0, -1):
        rng = (rng + _STEP) & MASK
        z = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        j = ((z ^ (z >> 31)) * (i + 1)) >> 64  # roll() inlined, because this loop is hot
        cards[i], cards[j] = cards[j], cards[i]
    return rng
