"""Ascension cards as JSON: data for programs, text for people."""

from __future__ import annotations

from typing import Any

from vigil.effects.identifiers import slug
from vigil.effects.language import walk
from vigil.games.ascension.rules.language import Card, Unite
from vigil.games.ascension.text.card_icons import icons_of
from vigil.games.ascension.text.cards import card_text, grammar
from vigil.games.ascension.text.messages import term
from vigil.text import card_name


def card_json(card: Card, lang: str) -> dict[str, Any]:
    """Return a card as `vigil cards --json` and the server send it."""
    return {
        "id": slug(card.name),
        "set": card.set,
        "name": card_name(card, lang),
        "kind": card.kind,
        "faction": card.faction,
        "cost": card.cost,
        "honor": card.honor,
        "copies": card.copies,
        "keywords": [
            {"id": word, "n": None, "name": term(word, lang), "means": "", "rule": f"A-{word.upper()}-01"}
            for word, has in (("fate", card.fate is not None), ("unite", any(isinstance(n, Unite) for n in walk(card))))
            if has
        ],
        "signs": icons_of(card),
        "type": grammar(lang, card).type_line(card),
        "text": card_text(card, lang),
        "lang": lang,
    }
