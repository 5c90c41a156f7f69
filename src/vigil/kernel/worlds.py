"""Tables that one seat could be sitting at: how whoever thinks ahead may meet states without meeting the real one.

A bot is given a view, and a search needs states to try things in.  What it gets is
this: states in which everything its seat cannot know has been dealt anew.  A
`Perspective` offers both, and makes only what the bot asks for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from vigil.kernel.game import Game, View

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


class Perspective:
    """What one seat can know at a decision: its view, and the tables it could be sitting at.

    Each is made when it is first asked for: a bot that looks only at one pays only for that one.
    """

    __slots__ = ("_make_view", "_make_worlds", "_view", "_worlds", "game_name")

    def __init__(self, game_name: str, make_view: Callable[[], View], make_worlds: Callable[[], Worlds[Any]]) -> None:
        self.game_name = game_name
        self._make_view, self._make_worlds = make_view, make_worlds
        self._view: View | None = None
        self._worlds: Worlds[Any] | None = None

    @property
    def view(self) -> View:
        """What the seat sees."""
        if self._view is None:
            self._view = self._make_view()
        return self._view

    @property
    def worlds(self) -> Worlds[Any]:
        """The tables that the seat cannot tell from the real one."""
        if self._worlds is None:
            self._worlds = self._make_worlds()
        return self._worlds


def perspective_of(game: Game[S], state: S, seat: int) -> Perspective:
    """What this seat can know of a table; the state is kept behind the door."""
    return Perspective(game.name, lambda: game.view(state, seat), lambda: worlds_of(game, state, seat))
