"""Smart stops: at which priorities a person is asked, and where passing goes by itself.

A round has five windows for every player, most of them unused.  By default one is
asked where something one could do has a point, in one's own main phase, and where
an opponent's item waits and one has an answer to it.
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
    """Passing on until something changes, counted from where it was asked for."""

    what: str
    game: int
    round: int
    phase: int
    items: tuple[int, ...]  # what waited on the transition

    @classmethod
    def from_here(cls, what: str, view: View) -> PassUntil:
        return cls(what, view.game, view.round, view.phase, tuple(item.number for item in view.transition))

    def over(self, view: View, seat: int) -> bool:
        """Whether it has come to what was waited for; one's own main phase ends every waiting."""
        here = (view.game, view.round)
        if here != (self.game, self.round) and view.active == seat and view.phase >= MAIN:
            return True
        if self.what == PHASE:
            return (*here, view.phase) != (self.game, self.round, self.phase)
        if self.what == SOMETHING:
            new = [item for item in view.transition if item.number not in self.items]
            return any(item.controller != seat for item in new) or any(whom == seat for _, whom in view.attacks)
        return False


@dataclass(slots=True)
class Stops:
    """What one person has asked for; `phases`: of their own rounds, in which they always stop."""

    mode: str = SMART
    phases: set[int] = field(default_factory=set)
    until: PassUntil | None = None

    def should_pass(self, view: View, decision: Decision, matters: Callable[[], bool]) -> bool:
        """Whether passing goes by itself at this decision."""
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
