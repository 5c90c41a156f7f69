"""How far somebody is with choosing the sources for what they announce.

It is theirs alone to know: what is being announced is nobody else's business (C-PLAY-06).
"""

from __future__ import annotations

from dataclasses import dataclass

from vigil.games.conflictus.rules.announce import due
from vigil.games.conflictus.rules.decisions import question, seat_to_act
from vigil.games.conflictus.rules.state import State


@dataclass(frozen=True, slots=True)
class Paying:
    """A payment under way: the sources it takes, some of a faction and so many in all, and those chosen so far."""

    need_light: int
    need_shadow: int
    need: int
    light: int
    shadow: int
    begun: bool  # source by source; else one may still let it go by itself

    @property
    def chosen(self) -> int:
        """How many of the sources it takes are chosen: one of the wrong faction is not among them."""
        lacking = max(0, self.need_light - self.light) + max(0, self.need_shadow - self.shadow)
        return self.need - max(lacking, self.need - self.light - self.shadow, 0)

    @property
    def more(self) -> int:
        """How many are bound besides."""
        return self.light + self.shadow - self.chosen


def paying(s: State, seat: int) -> Paying | None:
    """How far this seat is with a payment; None where it is asked something else."""
    if seat_to_act(s) != seat or s.announcement is None:
        return None
    asks = question(s, seat)
    if asks is None or asks.key != "pay":
        return None
    begun = s.announcement.light >= 0
    return Paying(*due(s, seat, s.announcement), max(0, s.announcement.light), max(0, s.announcement.shadow), begun)
