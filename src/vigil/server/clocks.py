"""The clocks of a table, made from its entries like everything else."""

from __future__ import annotations

from dataclasses import dataclass, field

from vigil.protocol.table_options import Clock

RESERVE = 30_000
"""Milliseconds that somebody has at least who comes back for the first time after their clock was at zero."""


@dataclass(slots=True)
class Clocks:
    """Milliseconds left to every seat, and whose clock runs since when."""

    clock: Clock
    seats: int
    left: list[int] = field(init=False)
    asked: int = -1
    runs: bool = False  # a person thinks; a bot needs no time
    since: int = 0
    idle: int = 0  # since when the open question has waited for a bot that stands in

    def __post_init__(self) -> None:
        self.left = [self.clock.start] * self.seats

    def turn(self, asked: int, at: int, runs: bool = True, answered: bool = True) -> None:
        """From now on this seat is asked; -1: nobody.  `runs`: a person is to answer; `answered`: because a choice
        was made.

        Only another seat's turn brings new time: who leaves and comes back goes on with what was left.
        """
        if self.clock.kind == "none":
            return
        self.spend(at)
        if answered or asked != self.asked or (self.runs and not runs):
            self.idle = at
        if asked != self.asked:
            if self.runs and answered and self.clock.kind == "total":  # taking back is no answer
                self.left[self.asked] += 1000 * self.clock.increment
            if asked >= 0 and self.clock.kind != "total":
                self.left[asked] = self.clock.start
            self.asked = asked
        self.runs = runs and asked >= 0

    def spend(self, at: int) -> None:
        """Take the time that has passed from whose clock runs."""
        if self.runs:
            self.left[self.asked] = max(0, self.left[self.asked] - max(0, at - self.since))
        self.since = at

    def back(self, seat: int, at: int) -> None:
        """Somebody takes their seat back before the bot that stands in has answered: the question was open all the
        while, and it is theirs again, with the time it took."""
        if seat == self.asked and not self.runs and self.clock.kind != "none":
            self.left[seat] = max(0, self.left[seat] - max(0, at - self.idle))
            self.idle = at

    def spare(self, seat: int) -> None:
        """Somebody comes back whose time had run out: once they have a little, to find out what happened."""
        self.left[seat] = max(self.left[seat], min(RESERVE, self.clock.start))

    def pause(self, at: int) -> None:
        """Time during which nobody could play does not count."""
        self.since = self.idle = at

    def reads(self, at: int) -> list[int] | None:
        """What the clocks show at a time, in milliseconds; None where there are none."""
        if self.clock.kind == "none":
            return None
        shown = list(self.left)
        if self.runs:
            shown[self.asked] = max(0, shown[self.asked] - max(0, at - self.since))
        return shown

    def deadline(self) -> int | None:
        """When the running clock is at zero."""
        if self.clock.kind == "none" or not self.runs:
            return None
        return self.since + self.left[self.asked]
