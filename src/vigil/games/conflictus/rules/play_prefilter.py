"""What rules a card out at a glance: tables made once, so that a window in which nothing can be played costs little.

A round has five windows for every player, and in most of them nothing can be done.  Whether a card can be
played is a long question (`legal_plays.cannot_play`); most cards are ruled out by a short one: is it a main phase, is
there
anything on the table or on the transition that it could aim at or join, are there as many free sources as it costs.
Whatever is let through here is still asked the long one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from vigil.effects.language import Aim
from vigil.games.conflictus.rules.language import A_CARD, AMULET, AN_ITEM, EQUIPMENT, SOURCE, WARRIOR, Card, Spell

Glance = tuple[bool, bool, bool, bool]
"""A main phase? No sets of one's own? No sets at all? Nothing on the transition?"""

NEVER = 1 << 30
"""So many sources that nobody has them."""


def fewest_sources(cards: Sequence[Card], spells: Sequence[Sequence[Spell]]) -> dict[Glance, tuple[int, ...]]:
    """For every glance, the fewest free sources with which each of these cards could be played, if any would do."""
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
        return 0  # milled cards or a set may pay for all of it
    return card.cost


def _may_aim(aims: Sequence[Aim], bare: bool, calm: bool) -> bool:
    """Whether there may be a target for each of these; sources are targets without being in a set."""
    for aim in aims:
        in_a_set = aim.what == A_CARD and getattr(aim.of, "kind", None) != SOURCE
        if not aim.up_to and aim.n and ((in_a_set and bare) or (aim.what == AN_ITEM and calm)):
            return False
    return True
