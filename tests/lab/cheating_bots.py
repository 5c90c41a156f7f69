"""Bots that cheat, to check that the audit catches them."""

from __future__ import annotations

from typing import Any


class Peeker:
    """Finds the real state behind its worlds, and lets the top card decide."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose_in(self, view: Any, decision: Any, worlds: Any) -> int:
        hidden = [cell.cell_contents for cell in worlds.sample.__closure__]
        state = next(found for found in hidden if hasattr(found, "seats"))
        mine = state.seats[decision.seat]
        deck = mine.deck if hasattr(mine, "deck") else mine.mons
        return int(deck[-1]) % len(decision.options) if deck else 0


class Fair:
    """Uses only the view."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: Any, decision: Any) -> int:
        return int(view.number) % len(decision.options)


class Rememberer:
    """Answers its first decision fairly, but lets what it saw in the real state decide later ones."""

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
