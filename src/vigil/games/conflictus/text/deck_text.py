"""Deck violations and deck advice in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.games.conflictus.rules import deck_tools
from vigil.games.conflictus.rules.decks import COPIES, SIZE, Deck, violations
from vigil.games.conflictus.rules.language import Card
from vigil.games.conflictus.text.lookup import ui_text
from vigil.games.conflictus.text.messages import term
from vigil.text import card_name


def faults(deck: Deck, style: str, lang: str, own: tuple[Card, ...] = ()) -> Iterator[tuple[str, str]]:
    """Yield every rule of its format that the deck breaks: the rule's id and a sentence."""
    known = deck_tools.known_cards(own)
    wrong = violations(deck, style, own)
    size = deck_tools.size_of(deck)
    if size != SIZE[style]:
        rule = wrong.pop(0).rule
        yield rule, ui_text("fault-size", lang, have=size, want=SIZE[style], rule=rule)
    limits = COPIES[style]
    over = [(name, count) for name, count in deck if count > limits.get(known[name].kind, count)]
    for (name, count), fault in zip(over, wrong, strict=True):
        card, most = card_name(known[name], lang), limits[known[name].kind]
        yield fault.rule, ui_text("fault-copies", lang, have=count, card=card, most=most, rule=fault.rule)


def advice(deck: Deck, style: str, lang: str, own: tuple[Card, ...] = ()) -> list[str]:
    """Return the rulebook's advice on the deck."""
    return [
        ui_text(f"advice-{each.key}", lang, what=term(each.what, lang), have=each.have, want=each.want)
        for each in deck_tools.advice(deck, style, own)
    ]
