"""The text of a Conflictus card, as clauses and as a whole."""

from __future__ import annotations

import functools
import importlib
from typing import Any

from vigil.games.conflictus.rules.language import AMULET, SOURCE, Card
from vigil.games.conflictus.text.grammar import LANGUAGES, ConflictusRenderer
from vigil.games.conflictus.text.lookup import message


@functools.cache
def language(lang: str) -> type[ConflictusRenderer]:
    """Load the renderer of a language on first use."""
    renderer: type[ConflictusRenderer] = getattr(
        importlib.import_module(f"vigil.games.conflictus.text.{lang}"), LANGUAGES[lang]
    )
    return renderer


def grammar(lang: str, card: Card | None = None, it: str | None = None, aims: Any = ()) -> ConflictusRenderer:
    """Return the renderer of a language, for a card if one is given."""
    return language(lang)(card, it, aims)


def keyword_text(name: str, n: int, lang: str) -> str:
    """Return a keyword with its number."""
    return grammar(lang).keyword(name, n)


def keyword_reminder(name: str, n: int, lang: str) -> str:
    """Return the reminder text of a keyword, or an empty string."""
    return message(f"reminder-{name.replace('_', '-')}", lang, n=n) or ""


def clauses(card: Card, lang: str, reminders: bool = False) -> tuple[tuple[str, str], ...]:
    """Return the parts of a card in reading order, by the ids that causes use."""
    g = grammar(lang, card)
    out: list[tuple[str, str]] = []
    for keyword in card.keywords:
        text = g.keyword(keyword.name, keyword.n)
        if reminders and (why := keyword_reminder(keyword.name, keyword.n, lang)):
            text += f" ({why[0].lower()}{why[1:].removesuffix('.')})"
        out.append((f"keyword {keyword.name}", f"{text}."))
    if card.effect is not None:
        stays = card.kind != AMULET
        out.append(("effect", g.write_sentences(g.on_playing(card.effect)) if stays else g.text(card.effect)))
    out += [(f"rule {i}", g.text(rule)) for i, rule in enumerate(card.rules, 1)]
    out += [(f"ability {i}", g.text(ability)) for i, ability in enumerate(card.abilities, 1)]
    return tuple(out)


def card_text(card: Card, lang: str, reminders: bool = False) -> str:
    """Return the whole text of a card: keywords first, then its other texts."""
    result = " ".join(text for _, text in clauses(card, lang, reminders))
    if result:
        return result
    g = grammar(lang, card)
    return g.write_sentences([g.facts[f"source {card.faction}" if card.kind == SOURCE else "none"]])
