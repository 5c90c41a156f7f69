"""What Conflictus says, gathered for the plugin."""

from __future__ import annotations

from typing import Any

from vigil.games.conflictus.language import Card
from vigil.text.conflictus import cards, talk
from vigil.text.conflictus.card_json import card_json
from vigil.text.game_text import CardText, GameText


def type_line(card: Card, lang: str) -> str:
    """What is printed under a card's name: class, subclass and faction."""
    return cards.grammar(lang, card).type_line(card)


def effect_text(effect: Any, lang: str) -> str:
    """An effect, an ability or a rule, in sentences."""
    return cards.grammar(lang).text(effect)


TEXT = GameText(
    term=talk.term,
    prompt=talk.prompt_text,
    option=talk.option_text,
    event=talk.event_text,
    reason=talk.message_text,
    cards=CardText(text=cards.card_text, type_line=type_line, clauses=cards.clauses, as_json=card_json),
)
