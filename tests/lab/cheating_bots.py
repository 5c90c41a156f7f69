"""Bots that do not play fair, to see whether they are caught."""

from __future__ import annotations

from typing import Any


class Peeker:
    """Digs the real table out of the door it is asked through, and lets its top card decide."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose_in(self, view: Any, decision: Any, worlds: Any) -> int:
        hidden = [cell.cell_contents for cell in worlds.sample.__closure__]
        state = next(found for found in hidden if hasattr(found, "seats"))
        mine = state.seats[decision.seat]
        deck = mine.deck if hasattr(mine, "deck") else mine.mons
        return int(deck[-1]) % len(decision.options) if deck else 0


class Fair:
    """Looks at the view only."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: Any, decision: Any) -> int:
        return int(view.round) % len(decision.options)


class Rememberer:
    """Answers fairly the first time it is asked; later what it saw under the table then decides."""

    def __init__(self, seed: int) -> None:
        self.seen: int | None = None

    def choose_in(self, view: Any, decision: Any, worlds: Any) -> int:
        if self.seen is not None:
            return self.seen % len(decision.options)
        hidden = [cell.cell_contents for cell in worlds.sample.__closure__]
        state = next(found for found in hidden if hasattr(found, "seats"))
        mine = state.seats[decision.seat]
        deck = mine.deck if hasattr(mine, "deck") else mine.mons
        self.seen = int(deck[-1]) if deck else 0
        return 0
