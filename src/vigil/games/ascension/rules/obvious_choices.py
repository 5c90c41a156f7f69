"""What only gives in Ascension: resources, cards that are drawn, one's own cards that come to the hand."""

from __future__ import annotations

from typing import Any

from vigil.effects import obvious_choices
from vigil.effects.language import Do, It, Pick
from vigil.games.ascension.rules.language import DISCARD, Draw, Gain
from vigil.kernel.decision import Decision


def gives(effect: Any) -> bool:
    """Whether an effect gives something to who carries it out, and takes nothing."""
    match effect:
        case Draw() | Gain():
            return True
        case Do("recover", cards):
            return type(cards) is It or (type(cards) is Pick and cards.where == (DISCARD,))
    return False


def obvious_option(asked: Decision) -> str:
    """The option without a sensible alternative, or nothing."""
    return obvious_choices.obvious_option(asked, gives)
