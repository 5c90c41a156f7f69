"""Drawing and milling. A player who must draw or mill and can't loses."""

from __future__ import annotations

from vigil.effects.language import NOTHING, Frame
from vigil.games.conflictus.rules.actions import AS_BEFORE, move, notify_triggers
from vigil.games.conflictus.rules.game_end import apply_losses
from vigil.games.conflictus.rules.language import DRAWS, HAND, MILLS, MONS, MORTIS
from vigil.games.conflictus.rules.state import State


def draw(s: State, players: list[int], n: int, frame: Frame, rule: str) -> None:
    """Each of these players draws. Those who can't lose, after all have drawn (C-WIN-06)."""
    for seat in players:
        me = s.seats[seat]
        for _ in range(n):
            if not me.mons:
                s.losing |= 1 << seat
                break
            move(s, me.mons[-1], MONS, HAND, frame, "drawn", rule, known=AS_BEFORE, reveals=True)
            notify_triggers(s, DRAWS, NOTHING, seat)
    apply_losses(s, frame, "C-WIN-01")


def mill(s: State, amounts: list[tuple[int, int]], frame: Frame, rule: str) -> None:
    """Each of these players mills a number of cards as a group. Those who can't lose (C-MILL-02, C-WIN-05)."""
    for seat, n in amounts:
        mons = s.seats[seat].mons
        if n > len(mons):
            s.losing |= 1 << seat
        milled = mons[max(0, len(mons) - n) :]
        for card in reversed(milled):
            move(s, card, MONS, MORTIS, frame, "milled", rule, reveals=True)
        if milled:
            notify_triggers(s, MILLS, NOTHING, seat)
    apply_losses(s, frame, "C-WIN-02")
