"""Tables that one seat could be sitting at: how whoever thinks ahead may meet states without meeting the real one.

A bot is given a view, and a search needs states to try things in.  What it gets is
this: states in which everything its seat cannot know has been dealt anew.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from vigil.kernel.game import Game

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Worlds(Generic[S]):
    """The possible tables of one seat at one decision."""

    game: Game[S]
    seat: int
    sample: Callable[[int], S]
    """Luck to a state of its own, free to be played on; the same luck gives the same state."""


def worlds_of(game: Game[S], state: S, seat: int) -> Worlds[S]:
    """What this seat can imagine; the state is kept behind the door."""
    return Worlds(game, seat, lambda rng: game.redeal(state, seat, rng))
