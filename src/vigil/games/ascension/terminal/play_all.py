"""`all`: the cards of a hand that can be played at once, because nothing depends on their order.

The cards' effects decide: a hero that only gains fixed amounts asks nothing, reveals nothing and can be undone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from vigil.effects.language import All, AtRandom, Count, Pick, Seq, Trigger, walk
from vigil.games.ascension.rules.language import ENTERED, HAND, HERO, PLAYED_A, Card, Factions, Gain, Unite
from vigil.games.ascension.rules.view import View


def only_gains(card: Card) -> bool:
    """Return whether playing this card only gains fixed amounts."""
    if card.kind != HERO or card.rules or card.effect is None:
        return False
    steps = card.effect.steps if isinstance(card.effect, Seq) else (card.effect,)
    return all(isinstance(step, Gain) and isinstance(step.n, int) for step in steps)


def depends_on_hand(card: Card) -> bool:
    """Return whether the effects of a card may depend on the other cards in hand."""
    parts: list[Any] = [card.effect, *card.abilities, *card.rules]
    for node in (node for part in parts if part is not None for node in walk(part)):
        if isinstance(node, Pick) and HAND in node.where:
            return True
        if isinstance(node, (All, AtRandom, Count, Factions)) and node.where == HAND:
            return True
    return False


def reacts_to(rule: Any, card: Card) -> bool:
    """Return whether a rule in force may react when this hero is played."""
    if isinstance(rule, Unite):
        return rule.faction == card.faction
    if not isinstance(rule, Trigger) or rule.event not in (PLAYED_A, ENTERED):
        return False
    of = rule.of
    return of.kind in (None, card.kind) and of.faction in (None, card.faction)


def playable_at_once(view: View, cards: Mapping[str, Card]) -> list[str]:
    """Return the names of the cards in the viewer's hand that can be played at once."""
    if view.seat is None:
        return []
    me = view.players[view.seat]
    rules = [rule for face in me.constructs.faces for rule in cards[face.name].rules]
    rules += [last.rule for last in view.lasting if last.seat == view.seat]
    names = dict.fromkeys(face.name for face in me.hand.faces)
    return [
        name for name in names if only_gains(cards[name]) and not any(reacts_to(rule, cards[name]) for rule in rules)
    ]


def cards_needing_hand(view: View, cards: Mapping[str, Card]) -> list[str]:
    """Return the names of cards in hand and constructs that may need the other cards in hand."""
    if view.seat is None:
        return []
    me = view.players[view.seat]
    faces: Iterable[str] = (face.name for face in (*me.hand.faces, *me.constructs.faces))
    return [name for name in dict.fromkeys(faces) if depends_on_hand(cards[name])]
