"""Sample external bots."""

from __future__ import annotations

from typing import Any


class Eager:
    """Takes the first option."""

    ended: Any = None

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: Any, decision: Any) -> int:
        return 0

    def over(self, view: Any) -> None:
        type(self).ended = view.outcome


class Dreamer:
    """Uses a sampled state."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose_in(self, view: Any, decision: Any, worlds: Any) -> int:
        table = worlds.sample(self.seed)
        return len(worlds.game.options(table)) - 1


class Clumsy:
    """Raises an error at once."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: Any, decision: Any) -> int:
        return int("clumsy")


class Greedy99:
    """Chooses an option that doesn't exist."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: Any, decision: Any) -> int:
        return 99


class Mute:
    """Has no `choose`."""
