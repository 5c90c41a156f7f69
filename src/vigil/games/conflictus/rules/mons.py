"""Cards leave the mons: drawn or milled; who must and cannot has lost."""

from __future__ import annotations

from vigil.effects.language import NOTHING, Frame
from vigil.games.conflictus.rules.actions import emit, forget_known, new_object, notify_triggers
from vigil.games.conflictus.rules.game_end import apply_losses
from vigil.games.conflictus.rules.language import DRAWS, HAND, MILLS, MONS, MORTIS
from vigil.games.conflictus.rules.state import State


def draw(s: State, who: list[int], n: int, frame: Frame, rule: str) -> None:
    """Each of these draws; who cannot has lost, once all have drawn (C-WIN-06)."""
    for seat in who:
        me = s.seats[seat]
        for _ in range(n):
            if not me.mons:
                s.losing |= 1 << seat
                break
            card = me.mons.pop()
            new_object(s, card)
            me.hand.append(card)
            s.undo_floor = s.decision_count
            emit(s, "drawn", seat, card, MONS, HAND, frame, rule)
            notify_triggers(s, DRAWS, NOTHING, seat)
    apply_losses(s, frame, "C-WIN-01")


def mill(s: State, whom: list[tuple[int, int]], frame: Frame, rule: str) -> None:
    """Each of these mills so many, as one group; who cannot mill them all has lost (C-MILL-02, C-WIN-05)."""
    for seat, n in whom:
        me = s.seats[seat]
        milled = me.mons[len(me.mons) - n :] if n < len(me.mons) else me.mons[:]
        if n > len(me.mons):
            s.losing |= 1 << seat
        del me.mons[len(me.mons) - len(milled) :]
        for card in reversed(milled):
            new_object(s, card)
            emit(s, "milled", seat, card, MONS, MORTIS, frame, rule)
        me.mortis += reversed(milled)
        if milled:
            s.undo_floor = s.decision_count
            forget_known(s, milled)
            notify_triggers(s, MILLS, NOTHING, seat)
    apply_losses(s, frame, "C-WIN-02")
