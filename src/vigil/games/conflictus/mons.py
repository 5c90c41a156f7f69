"""Cards leave the mons: drawn or milled; who must and cannot has lost."""

from __future__ import annotations

from vigil.effects.language import NOTHING, Frame
from vigil.games.conflictus.deeds import forget, hear, renew, tell
from vigil.games.conflictus.ending import establish
from vigil.games.conflictus.language import DRAWS, HAND, MILLS, MONS, MORTIS
from vigil.games.conflictus.state import State


def draw(s: State, who: list[int], n: int, frame: Frame, rule: str) -> None:
    """Each of these draws; who cannot has lost, once all have drawn (C-WIN-06)."""
    for seat in who:
        me = s.seats[seat]
        for _ in range(n):
            if not me.mons:
                s.losing |= 1 << seat
                break
            card = me.mons.pop()
            renew(s, card)
            me.hand.append(card)
            s.mark = s.asked
            tell(s, "drawn", seat, card, MONS, HAND, frame, rule)
            hear(s, DRAWS, NOTHING, seat)
    establish(s, frame, "C-WIN-01")


def mill(s: State, whom: list[tuple[int, int]], frame: Frame, rule: str) -> None:
    """Each of these mills so many, as one group; who cannot mill them all has lost (C-MILL-02, C-WIN-05)."""
    for seat, n in whom:
        me = s.seats[seat]
        milled = me.mons[len(me.mons) - n :] if n < len(me.mons) else me.mons[:]
        if n > len(me.mons):
            s.losing |= 1 << seat
        del me.mons[len(me.mons) - len(milled) :]
        for card in reversed(milled):
            renew(s, card)
            tell(s, "milled", seat, card, MONS, MORTIS, frame, rule)
        me.mortis += reversed(milled)
        if milled:
            s.mark = s.asked
            forget(s, milled)
            hear(s, MILLS, NOTHING, seat)
    establish(s, frame, "C-WIN-02")
