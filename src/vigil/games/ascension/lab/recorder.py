"""What a run records about a game of Ascension."""

from __future__ import annotations

from typing import Any

from vigil.games.ascension.rules.setup import scores
from vigil.lab.support import GameRecorder


class AscensionRecorder(GameRecorder):
    """Records cards acquired, defeated and played, and each player's honor (with cards) after each own turn."""

    active = -1

    def on_events(self, state: Any) -> None:
        for what, seat, card, _, _, n, *_ in state.events:
            if what == "turn":
                self._turn_ends(state)
                self.turn, self.active = n, seat
            elif what in self.cards:
                self.note(what, seat, state.tables.name[card])

    def end(self, state: Any) -> None:
        self._turn_ends(state)

    def _turn_ends(self, state: Any) -> None:
        # Between the turns, the honor of this seat doesn't change.
        if 0 <= self.active < self.seats:
            self.score_by_turn[self.active].append(scores(state)[self.active])
        self.active = -1
