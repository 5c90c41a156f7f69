"""What only gives in Ascension: resources, cards that are drawn, one's own cards that come to the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vigil.effects import obvious_choices
from vigil.effects.language import Do, Each, It, Lasting, Menu, Name, Pick, Settle, Trigger
from vigil.effects.specs import NodeTable, NotNeeded, not_needed
from vigil.games.ascension.rules.language import (
    DISCARD,
    Draw,
    ExtraTurn,
    Gain,
    PassTurn,
    Pay,
    SamaelActs,
    Steal,
    Unite,
)  # fmt: skip
from vigil.kernel.decision import Decision


def do_gives(do: Do) -> bool:
    """Whether a verb takes nothing: only a card of one's own that comes to the hand."""
    cards = do.cards
    return do.verb == "recover" and (type(cards) is It or (type(cards) is Pick and cards.where == (DISCARD,)))


GIVES: NodeTable[bool | Callable[[Do], bool] | NotNeeded] = NodeTable(
    "answer to what it gives",
    {Draw: True, Gain: True, Do: do_gives},
    not_needed("takes as much as it gives, or more", Pay),
    not_needed("others lose or gain by it", Steal, Each),
    not_needed("its use depends on what follows", Name, Lasting, ExtraTurn, Trigger, Unite),
    not_needed("no part of a card", Menu, Settle, PassTurn, SamaelActs),
)  # fmt: skip
"""Whether an effect that is no sentence of other effects gives something and takes nothing."""


def gives(effect: Any) -> bool:
    """Whether an effect gives something to who carries it out, and takes nothing."""
    cell = GIVES[type(effect)]
    return cell(effect) if callable(cell) else cell is True


def obvious_option(asked: Decision) -> str:
    """The option without a sensible alternative, or nothing."""
    return obvious_choices.obvious_option(asked, gives)
