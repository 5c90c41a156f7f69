"""A fast filter for playable cards, so that windows in which a player can do nothing cost little.

A turn has five windows for every player, and most are empty. `legal_plays.cannot_play` is slow; these tables, built
once, rule out most cards first: is it a main phase, is there anything to target or join, are there as many free
sources as the card costs? The slow check still decides about the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from vigil.effects.language import TargetSpec
from vigil.games.conflictus.rules.language import A_CARD, AMULET, AN_ITEM, EQUIPMENT, SOURCE, WARRIOR, Card, Spell

Glance = tuple[bool, bool, bool, bool]
"""What is quick to read from the state: main phase, the player has no set, there is no set at all, empty transition."""

NEVER = 1 << 30
"""More sources than any player can have."""


def fewest_sources(cards: Sequence[Card], spells: Sequence[Sequence[Spell]]) -> dict[Glance, tuple[int, ...]]:
    """Return the fewest free sources with which each card might be playable, for every combination of these facts."""
    both = list(zip(cards, spells, strict=True))
    return {
        (main, alone, bare, calm): tuple(_fewest(card, its, main, alone, bare, calm) for card, its in both)
        for main, alone, bare, calm in product((False, True), repeat=4)
    }


def _fewest(card: Card, spells: Sequence[Spell], main: bool, alone: bool, bare: bool, calm: bool) -> int:
    names = [keyword.name for keyword in card.keywords]
    if not main and card.kind != AMULET and "surprise" not in names:
        return NEVER
    if card.kind == EQUIPMENT:
        return NEVER if alone else 0
    if spells and not any(_may_aim(spell.targets, bare, calm) for spell in spells):
        return NEVER
    if "reduction" in names or (card.kind == WARRIOR and not alone):
        return 0  # milled cards or a set may cover the whole cost
    return card.cost


def _may_aim(aims: Sequence[TargetSpec], bare: bool, calm: bool) -> bool:
    """Return whether all these targets may exist. A source is a target without being in a set."""
    for aim in aims:
        in_a_set = aim.what == A_CARD and getattr(aim.of, "kind", None) != SOURCE
        if not aim.up_to and aim.n and ((in_a_set and bare) or (aim.what == AN_ITEM and calm)):
            return False
    return True
