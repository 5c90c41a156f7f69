"""Progress of a payment, for the paying player only: opponents don't see an announcement in progress (C-PLAY-06)."""

from __future__ import annotations

from dataclasses import dataclass

from vigil.games.conflictus.rules.announce import sources_due
from vigil.games.conflictus.rules.decisions import question, seat_to_act
from vigil.games.conflictus.rules.state import State


@dataclass(frozen=True, slots=True)
class PaymentProgress:
    """A payment in progress: the sources it needs, by faction and in total, and those chosen so far."""

    need_light: int
    need_shadow: int
    need: int
    light: int
    shadow: int
    begun: bool  # the player chooses each source, and can no longer pay automatically

    @property
    def chosen(self) -> int:
        """The number of chosen sources that count toward the payment. Sources of the wrong faction don't."""
        lacking = max(0, self.need_light - self.light) + max(0, self.need_shadow - self.shadow)
        return self.need - max(lacking, self.need - self.light - self.shadow, 0)

    @property
    def more(self) -> int:
        """The number of chosen sources beyond the payment."""
        return self.light + self.shadow - self.chosen


def payment_progress(s: State, seat: int) -> PaymentProgress | None:
    """Return the progress of a seat's payment, or None if it decides something else."""
    if seat_to_act(s) != seat or s.announcement is None:
        return None
    asks = question(s, seat)
    if asks is None or asks.key != "pay":
        return None
    begun = s.announcement.light >= 0
    return PaymentProgress(
        *sources_due(s, seat, s.announcement), max(0, s.announcement.light), max(0, s.announcement.shadow), begun
    )
