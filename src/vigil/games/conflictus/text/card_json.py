"""Conflictus cards as JSON objects: data for programs, text for people."""

from __future__ import annotations

from typing import Any

from vigil.effects.identifiers import slug
from vigil.games.conflictus.cards import SIZE
from vigil.games.conflictus.rules.language import SOURCE, WARRIOR, Card
from vigil.games.conflictus.text.cards import card_text, grammar, keyword_reminder, keyword_text
from vigil.text import card_name

KEYWORD_RULES = {
    "accumulate": "ACUMULAR", "seek": "BUSCAR", "guardian": "DEFENSOR", "challenge": "DESAFIAR",
    "vanish": "DESAPARECER", "evolve_light": "EVOLUIR", "evolve_shadow": "EVOLUIR", "might": "FORCA",
    "immolate": "IMOLAR",
    "untouchable": "INATINGIVEL", "intimidate": "INTIMIDAR", "isolated": "ISOLADO", "energy": "ENERGIA",
    "matter": "MATERIA", "recover": "RECUPERA", "reduction": "REDUCAO", "resilience": "RESILIENCIA", "leap": "SALTAR",
    "surprise": "SURPRESA", "mill": "TOMBA", "unite_defense": "UNIRDEF", "unite_strength": "UNIRFORCA",
    "victimize": "VITIMAR",
}  # fmt: skip
"""The Portuguese words in the ids of the keyword rules."""


def number_of(card: Card) -> str:
    """Return a number such as `007/152`; empty for tokens and custom cards."""
    return f"{card.number:03d}/{SIZE}" if 0 < card.number <= SIZE else ""


def card_json(card: Card, lang: str) -> dict[str, Any]:
    """Return a card as `vigil cards --json` and the server describe it."""
    fights = card.kind == WARRIOR
    return {
        "id": slug(card.name),
        "number": number_of(card) or None,
        "name": card_name(card, lang),
        "class": card.kind,
        "subclass": card.subclass,
        "faction": card.faction,
        "rarity": card.rarity,
        "token": card.token,
        "cost": None if card.kind == SOURCE else card.cost,
        "attack": card.attack if fights else None,
        "defense": card.defense if fights else None,
        "mill": card.mill if fights else None,
        "keywords": [
            {
                "id": k.name,
                "n": k.n or None,
                "name": keyword_text(k.name, k.n, lang),
                "means": keyword_reminder(k.name, k.n, lang),
                "rule": f"C-KEY-{KEYWORD_RULES[k.name]}-01",
            }
            for k in card.keywords
        ],
        "type": grammar(lang, card).type_line(card),
        "text": card_text(card, lang),
        "lang": lang,
    }
