"""The texts of Ascension, for the plugin."""

from __future__ import annotations

from typing import Any

from vigil.effects.language import Filter
from vigil.games.ascension.rules.language import CONSTRUCT, FACTIONS, HERO, Card
from vigil.games.ascension.text import cards, messages
from vigil.games.ascension.text.card_json import card_json
from vigil.text.game_text import CardText, GameText


def type_line(card: Card, lang: str) -> str:
    """Return the kind and faction of a card, as printed under its name."""
    return cards.grammar(lang, card).type_line(card)


def filter_text(only: Filter, lang: str) -> str:
    """Return the cards that a filter matches, in the words of a type line."""
    if only.kind in (HERO, CONSTRUCT) and only.faction in FACTIONS:
        return type_line(Card("-", "-", only.kind, only.faction), lang)  # type: ignore[arg-type]
    return " ".join(messages.term(word, lang) for word in (only.faction, only.kind) if word)


def effect_text(effect: Any, lang: str) -> str:
    """Return an effect, an ability or a rule in sentences."""
    return cards.grammar(lang).text(effect)


TEXT = GameText(
    term=messages.term,
    prompt=messages.prompt_text,
    option=messages.option_text,
    event=messages.event_text,
    reason=messages.message_text,
    cards=CardText(
        text=lambda card, lang, reminders: cards.card_text(card, lang),
        type_line=type_line,
        clauses=cards.clauses,
        as_json=card_json,
    ),
)
