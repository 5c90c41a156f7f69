"""Cards as objects: words for machines as they are, words for people in a language."""

from __future__ import annotations

from typing import Any

from vigil.effects.language import walk
from vigil.effects.printed import slug
from vigil.games.ascension.language import Card as AscensionCard
from vigil.games.ascension.language import Unite
from vigil.games.conflictus.cards import SIZE
from vigil.games.conflictus.language import SOURCE, WARRIOR
from vigil.games.conflictus.language import Card as ConflictusCard
from vigil.words import Card, card_name, card_text, keyword_reminder, keyword_text, term, type_line
from vigil.words.signs import signs_of

KEYWORD_RULES = {
    "accumulate": "ACUMULAR", "seek": "BUSCAR", "guardian": "DEFENSOR", "challenge": "DESAFIAR",
    "vanish": "DESAPARECER", "evolve_light": "EVOLUIR", "evolve_shadow": "EVOLUIR", "might": "FORCA",
    "immolate": "IMOLAR",
    "untouchable": "INATINGIVEL", "intimidate": "INTIMIDAR", "isolated": "ISOLADO", "energy": "ENERGIA",
    "matter": "MATERIA", "recover": "RECUPERA", "reduction": "REDUCAO", "resilience": "RESILIENCIA", "leap": "SALTAR",
    "surprise": "SURPRESA", "mill": "TOMBA", "unite_defense": "UNIRDEF", "unite_strength": "UNIRFORCA",
    "victimize": "VITIMAR",
}  # fmt: skip
"""Where the digest explains a keyword of Conflictus: its rules are named by the Portuguese word."""


def card_object(card: Card, lang: str) -> dict[str, Any]:
    """One card as `vigil cards --json` and the server tell it."""
    return _conflictus(card, lang) if isinstance(card, ConflictusCard) else _ascension(card, lang)


def number_of(card: ConflictusCard) -> str:
    """`007/152`; a token and a card of one's own have none."""
    return f"{card.number:03d}/{SIZE}" if 0 < card.number <= SIZE else ""


def _ascension(card: AscensionCard, lang: str) -> dict[str, Any]:
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
            {"id": word, "n": None, "name": term(word, lang, "ascension"), "means": "", "rule": f"A-{word.upper()}-01"}
            for word, has in (("fate", card.fate is not None), ("unite", any(isinstance(n, Unite) for n in walk(card))))
            if has
        ],
        "signs": signs_of(card),
        "type": type_line(card, lang),
        "text": card_text(card, lang),
        "lang": lang,
    }


def _conflictus(card: ConflictusCard, lang: str) -> dict[str, Any]:
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
        "type": type_line(card, lang),
        "text": card_text(card, lang),
        "lang": lang,
    }
