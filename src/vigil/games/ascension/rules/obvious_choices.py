"""Choices with one sensible answer, because the effect only helps: resources, draws, and recovered cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vigil.effects import obvious_choices
from vigil.effects.language import Do, Each, It, Menu, Name, Pick, Settle, Trigger, UntilEndOfTurn
from vigil.effects.specs import NodeTable, NotNeeded, not_needed
from vigil.games.ascension.rules.language import DISCARD, Draw, ExtraTurn, Gain, PassTurn, Pay, SamaelActs, Steal, Unite
from vigil.kernel.decision import Decision


def do_only_helps(do: Do) -> bool:
    """Whether a verb only helps: the player's own card returns to the hand."""
    cards = do.cards
    return do.verb == "recover" and (type(cards) is It or (type(cards) is Pick and cards.where == (DISCARD,)))


PURE_GAINS: NodeTable[bool | Callable[[Do], bool] | NotNeeded] = NodeTable(
    "pure gain",
    {Draw: True, Gain: True, Do: do_only_helps},
    not_needed("costs something", Pay),
    not_needed("affects other players", Steal, Each),
    not_needed("its value depends on what follows", Name, UntilEndOfTurn, ExtraTurn, Trigger, Unite),
    not_needed("not part of a card", Menu, Settle, PassTurn, SamaelActs),
)  # fmt: skip
"""Whether an effect that contains no other effects only helps."""


def only_helps(effect: Any) -> bool:
    """Whether an effect gives its player something and costs nothing."""
    cell = PURE_GAINS[type(effect)]
    return cell(effect) if callable(cell) else cell is True


def obvious_option(decision: Decision) -> str:
    """Return the name of the only sensible option, or an empty string."""
    return obvious_choices.obvious_option(decision, only_helps)
