"""The clocks of a table, derived from its entries."""

from __future__ import annotations

from dataclasses import dataclass, field

from vigil.protocol.table_options import Clock

RESERVE = 30_000
"""Minimum milliseconds for a player who returns for the first time after running out of time."""


@dataclass(slots=True)
class Clocks:
    """The time left to every seat, and which clock has been running since when."""

    clock: Clock
    seats: int
    left: list[int] = field(init=False)
    asked: int = -1
    runs: bool = False  # a person is thinking; bots use no time
    since: int = 0
    idle: int = 0  # since when the open decision has waited for a substitute bot

    def __post_init__(self) -> None:
        self.left = [self.clock.start] * self.seats

    def turn(self, asked: int, at: int, runs: bool = True, answered: bool = True) -> None:
        """Set the seat to act, or -1 for none.

        `runs` says that a person must answer, `answered` that a choice was made. Only a change of the seat
        grants new time: a player who leaves and returns continues with the time that was left.
        """
        if self.clock.kind == "none":
            return
        self.spend(at)
        if answered or asked != self.asked or (self.runs and not runs):
            self.idle = at
        if asked != self.asked:
            if self.runs and answered and self.clock.kind == "total":  # an undo is not an answer
                self.left[self.asked] += 1000 * self.clock.increment
            if asked >= 0 and self.clock.kind != "total":
                self.left[asked] = self.clock.start
            self.asked = asked
        self.runs = runs and asked >= 0

    def spend(self, at: int) -> None:
        """Subtract the elapsed time from the running clock."""
        if self.runs:
            self.left[self.asked] = max(0, self.left[self.asked] - max(0, at - self.since))
        self.since = at

    def back(self, seat: int, at: int) -> None:
        """Charge a player who returns before the substitute bot has answered.

        The decision was open all the time, and is the player's again.
        """
        if seat == self.asked and not self.runs and self.clock.kind != "none":
            self.left[seat] = max(0, self.left[seat] - max(0, at - self.idle))
            self.idle = at

    def spare(self, seat: int) -> None:
        """Grant a player who returns after running out of time a little time, once."""
        self.left[seat] = max(self.left[seat], min(RESERVE, self.clock.start))

    def pause(self, at: int) -> None:
        """Skip the time during which no one could play."""
        self.since = self.idle = at

    def reads(self, at: int) -> list[int] | None:
        """Return what the clocks show at a time, in milliseconds, or None without clocks."""
        if self.clock.kind == "none":
            return None
        shown = list(self.left)
        if self.runs:
            shown[self.asked] = max(0, shown[self.asked] - max(0, at - self.since))
        return shown

    def deadline(self) -> int | None:
        """Return when the running clock reaches zero, or None."""
        if self.clock.kind == "none" or not self.runs:
            return None
        return self.since + self.left[self.asked]
