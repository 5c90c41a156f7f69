"""Stops: when a player gets priority, and when the terminal passes for them.

Every player gets priority at least five times per turn, usually with nothing useful to do. By default the terminal
stops in the player's own main phase, when they can respond to an opponent, and when a play makes sense.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from vigil.games.conflictus.rules.state import MAIN
from vigil.games.conflictus.rules.view import View
from vigil.kernel.decision import Decision

FULL, SMART = "full", "smart"
TURN, PHASE, SOMETHING = "turn", "phase", "something"
UNTIL = (TURN, PHASE, SOMETHING)


@dataclass(frozen=True, slots=True)
class PassUntil:
    """Passing until something changes, and the position at which the player asked for it."""

    what: str
    game: int
    turn: int
    phase: int
    items: tuple[int, ...]  # on the transition

    @classmethod
    def from_here(cls, what: str, view: View) -> PassUntil:
        """Begin at the position of a view."""
        return cls(what, view.game, view.turn, view.phase, tuple(item.number for item in view.transition))

    def over(self, view: View, seat: int) -> bool:
        """Return whether to stop passing; the player's own main phase always does."""
        here = (view.game, view.turn)
        if here != (self.game, self.turn) and view.active == seat and view.phase >= MAIN:
            return True
        if self.what == PHASE:
            return (*here, view.phase) != (self.game, self.turn, self.phase)
        if self.what == SOMETHING:
            new = [item for item in view.transition if item.number not in self.items]
            return any(item.controller != seat for item in new) or any(target == seat for _, target in view.attacks)
        return False


@dataclass(slots=True)
class Stops:
    """One player's stops; `phases` are the phases of their own turns in which they always stop."""

    mode: str = SMART
    phases: set[int] = field(default_factory=set)
    until: PassUntil | None = None

    def should_pass(self, view: View, decision: Decision, matters: Callable[[], bool]) -> bool:
        """Return whether to pass for the player at this decision."""
        if decision.question.key != "priority" or not any(option.verb == "pass" for option in decision.options):
            return False
        seat = decision.seat
        if self.until is not None:
            if not self.until.over(view, seat):
                return True
            self.until = None
        if self.mode == FULL:
            return False
        own = view.active == seat
        if own and (view.phase == MAIN or view.phase in self.phases):
            return len(decision.options) == 1
        answers = len(decision.options) > 1
        if answers and any(item.controller != seat for item in view.transition):
            return False
        return not matters()
