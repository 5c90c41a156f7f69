"""What a run records about a game of Conflictus."""

from __future__ import annotations

from typing import Any

from vigil.lab.support import PLAYED, GameRecorder


class ConflictusRecorder(GameRecorder):
    """Records cards that entered play, and the size of each player's mons after each of their turns."""

    active = -1

    def on_events(self, state: Any) -> None:
        for what, seat, card, _, _, n, *_ in state.events:
            if what == "turn":
                self._turn_ends(state)
                self.turn, self.active = -(-n // self.seats), seat
            elif what in ("entered", "dropped"):
                self.note(PLAYED, seat, state.tables.name[card])

    def end(self, state: Any) -> None:
        self._turn_ends(state)

    def _turn_ends(self, state: Any) -> None:
        if 0 <= self.active < self.seats:
            self.score_by_turn[self.active].append(len(state.seats[self.active].mons))
        self.active = -1
