"""The texts of Conflictus for the plugin."""

from __future__ import annotations

from typing import Any

from vigil.games.conflictus.rules.language import Card
from vigil.games.conflictus.text import cards, messages
from vigil.games.conflictus.text.card_json import card_json
from vigil.text.game_text import CardText, GameText


def type_line(card: Card, lang: str) -> str:
    """Return the line under a card's name: class, subclass and faction."""
    return cards.grammar(lang, card).type_line(card)


def effect_text(effect: Any, lang: str) -> str:
    """Return the sentences of an effect, an ability or a rule."""
    return cards.grammar(lang).text(effect)


TEXT = GameText(
    term=messages.term,
    prompt=messages.prompt_text,
    option=messages.option_text,
    event=messages.event_text,
    reason=messages.message_text,
    cards=CardText(text=cards.card_text, type_line=type_line, clauses=cards.clauses, as_json=card_json),
)
