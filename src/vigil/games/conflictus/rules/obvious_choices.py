"""What only gives in Conflictus: cards that come back from the mortis, tokens, strength for oneself.

Drawing is none of it: the mons one draws from is one's life, and some day there is a card too few.
"""

from __future__ import annotations

from typing import Any

from vigil.effects import obvious_choices
from vigil.effects.language import Do, Pick, This
from vigil.games.conflictus.rules.language import GROWTH, MORTIS, MakeTokens, Modify, PutCounters, Recover
from vigil.kernel.decision import Decision


def gives(effect: Any) -> bool:
    """Whether an effect gives something to who carries it out, and takes nothing."""
    match effect:
        case Recover() | MakeTokens():
            return True
        case Do("return", cards):
            return type(cards) is Pick and cards.where == (MORTIS,)
        case Modify(This(), attack, defense, mill):
            return all(isinstance(n, int) and n >= 0 for n in (attack, defense, mill))
        case PutCounters(This(), name, n):
            return name == GROWTH and isinstance(n, int) and n > 0
    return False


def obvious_option(asked: Decision) -> str:
    """The option without a sensible alternative, or nothing."""
    return obvious_choices.obvious_option(asked, gives)
