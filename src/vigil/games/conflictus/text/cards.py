"""What a whole card of Conflictus says, clause by clause and as one text."""

from __future__ import annotations

import functools
import importlib
from typing import Any

from vigil.games.conflictus.rules.language import AMULET, SOURCE, Card
from vigil.games.conflictus.text.grammar import LANGUAGES, ConflictusRenderer
from vigil.games.conflictus.text.lookup import message


@functools.cache
def language(lang: str) -> type[ConflictusRenderer]:
    """The grammar of a language, loaded when it is first spoken."""
    made: type[ConflictusRenderer] = getattr(
        importlib.import_module(f"vigil.games.conflictus.text.{lang}"), LANGUAGES[lang]
    )
    return made


def grammar(lang: str, card: Card | None = None, it: str | None = None, aims: Any = ()) -> ConflictusRenderer:
    return language(lang)(card, it, aims)


def keyword_text(name: str, n: int, lang: str) -> str:
    return grammar(lang).keyword(name, n)


def keyword_reminder(name: str, n: int, lang: str) -> str:
    """What a keyword means, in one sentence; nothing for a word that is no keyword."""
    return message(f"reminder-{name.replace('_', '-')}", lang, n=n) or ""


def clauses(card: Card, lang: str, reminders: bool = False) -> tuple[tuple[str, str], ...]:
    """The parts of a card by the ids that causes name, in the order they are read."""
    g = grammar(lang, card)
    out: list[tuple[str, str]] = []
    for keyword in card.keywords:
        said = g.keyword(keyword.name, keyword.n)
        if reminders and (why := keyword_reminder(keyword.name, keyword.n, lang)):
            said += f" ({why[0].lower()}{why[1:].removesuffix('.')})"
        out.append((f"keyword {keyword.name}", f"{said}."))
    if card.effect is not None:
        stays = card.kind != AMULET
        out.append(("effect", g.written(g.on_playing(card.effect)) if stays else g.text(card.effect)))
    out += [(f"rule {i}", g.text(rule)) for i, rule in enumerate(card.rules, 1)]
    out += [(f"ability {i}", g.text(ability)) for i, ability in enumerate(card.abilities, 1)]
    return tuple(out)


def card_text(card: Card, lang: str, reminders: bool = False) -> str:
    """The whole card: its keywords first, then its texts."""
    said = " ".join(text for _, text in clauses(card, lang, reminders))
    if said:
        return said
    g = grammar(lang, card)
    return g.written([g.facts[f"source {card.faction}" if card.kind == SOURCE else "none"]])
