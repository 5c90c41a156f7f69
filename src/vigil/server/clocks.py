"""The clocks of a table, made from its entries like everything else."""

from __future__ import annotations

from dataclasses import dataclass, field

from vigil.wire.options import Clock


@dataclass(slots=True)
class Clocks:
    """Milliseconds left to every seat, and whose clock runs since when."""

    clock: Clock
    seats: int
    left: list[int] = field(init=False)
    asked: int = -1
    since: int = 0

    def __post_init__(self) -> None:
        self.left = [self.clock.start] * self.seats

    def turn(self, asked: int, at: int) -> None:
        """From now on this seat is thought to think; -1: nobody."""
        if self.clock.kind == "none":
            return
        self.spend(at)
        if asked != self.asked:
            if self.asked >= 0 and self.clock.kind == "bank":
                self.left[self.asked] += 1000 * self.clock.increment
            if asked >= 0 and self.clock.kind != "bank":
                self.left[asked] = self.clock.start
            self.asked = asked

    def spend(self, at: int) -> None:
        """Take the time that has passed from whose clock runs."""
        if self.asked >= 0:
            self.left[self.asked] = max(0, self.left[self.asked] - max(0, at - self.since))
        self.since = at

    def pause(self, at: int) -> None:
        """Time during which nobody could play does not count."""
        self.since = at

    def reads(self, at: int) -> list[int] | None:
        """What the clocks show at a time, in milliseconds; None where there are none."""
        if self.clock.kind == "none":
            return None
        shown = list(self.left)
        if self.asked >= 0:
            shown[self.asked] = max(0, shown[self.asked] - max(0, at - self.since))
        return shown

    def deadline(self) -> int | None:
        """When the running clock is at zero."""
        if self.clock.kind == "none" or self.asked < 0:
            return None
        return self.since + self.left[self.asked]
