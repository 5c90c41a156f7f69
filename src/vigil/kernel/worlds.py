"""States for search bots that never reveal the real state.

A bot gets a view, and a search also needs states to try moves in. `Worlds` samples such states:
everything that the bot's seat cannot know is dealt again. A `Perspective` offers a view and worlds, and
builds each on first use.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from vigil.kernel.game import Game, View

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Worlds(Generic[S]):
    """The states that one seat considers possible at one decision."""

    game: Game[S]
    seat: int
    sample: Callable[[int], S]
    """Return a new state for a random number; the same number gives the same state."""


def worlds_of(game: Game[S], state: S, seat: int) -> Worlds[S]:
    """Return the worlds of a seat, without giving access to the state itself."""
    return Worlds(game, seat, lambda rng: game.redeal(state, seat, rng))


class Perspective:
    """What one seat can know at a decision: its view, and the states it considers possible.

    Each is built on first use, so a bot that needs one of them does not pay for the other.
    """

    def __init__(self, game_name: str, make_view: Callable[[], View], make_worlds: Callable[[], Worlds[Any]]) -> None:
        self.game_name = game_name
        self._make_view, self._make_worlds = make_view, make_worlds

    @cached_property
    def view(self) -> View:
        """The view of the seat."""
        return self._make_view()

    @cached_property
    def worlds(self) -> Worlds[Any]:
        """The states that the seat cannot tell from the real one."""
        return self._make_worlds()


def perspective_of(game: Game[S], state: S, seat: int) -> Perspective:
    """Return the perspective of a seat, without giving access to the state itself."""
    return Perspective(game.name, lambda: game.view(state, seat), lambda: worlds_of(game, state, seat))
