"""The text of a card, clause by clause and as a whole."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Iterator
from typing import Any

from vigil.effects.language import Seq, walk
from vigil.games.ascension.rules.language import MONSTER, Card
from vigil.games.ascension.text.grammar import AscensionRenderer

GRAMMARS = {"en": "English", "pt": "Portuguese", "fr": "French", "ru": "Russian"}


@functools.cache
def language(lang: str) -> type[AscensionRenderer]:
    """Return the renderer of a language, loading its module on first use."""
    module = importlib.import_module(f"vigil.games.ascension.text.{lang}")
    return getattr(module, GRAMMARS[lang])  # type: ignore[no-any-return]


def grammar(lang: str, card: Card | None = None, it: str | None = None, fate: bool = False) -> AscensionRenderer:
    """Return a renderer for a card; `it` is the name of the card that an effect refers to."""
    return language(lang)(card, it, fate)


def clauses(card: Card, lang: str) -> tuple[tuple[str, str], ...]:
    """Return the clauses of a card in reading order, by the ids that the causes of events use."""
    g, fate = grammar(lang, card), grammar(lang, card, fate=True)
    parts: list[tuple[str, list[str]]] = []
    if card.unbanishable:
        parts.append(("unbanishable", [g.facts["unbanishable"]]))
    if card.fate is not None:
        parts.append(("fate", g.labelled(g.labels["fate"], fate.sentences(card.fate))))
    if card.effect is not None:
        steps: tuple[Any, ...] = card.effect.steps if isinstance(card.effect, Seq) else ()
        label = g.labels["reward"] if card.kind == MONSTER else ""
        for i, step in enumerate(steps or (card.effect,)):
            sentences = g.sentences(step)
            parts.append((f"effect {i + 1}" if steps else "effect", sentences if i else g.labelled(label, sentences)))
    if card.rests is not None:
        parts.append(("rests", [g.facts[card.rests]]))
    parts += [(f"ability {i}", g.sentences(ability)) for i, ability in enumerate(card.abilities, 1)]
    parts += [(f"rule {i}", g.sentences(rule)) for i, rule in enumerate(card.rules, 1)]
    return tuple((name, g.written(sentences)) for name, sentences in parts)


def card_text(card: Card, lang: str) -> str:
    """Return the whole text of a card; short steps of its effect are joined."""
    g = grammar(lang, card)
    return " ".join(_texts(card, lang)) or g.written([g.facts["none"]])


def _texts(card: Card, lang: str) -> Iterator[str]:
    g, has_effect = grammar(lang, card), False
    for name, text in clauses(card, lang):
        if not name.startswith("effect"):
            yield text
        elif not has_effect:
            has_effect = True
            label = g.labels["reward"] if card.kind == MONSTER else ""
            yield g.written(g.labelled(label, g.sentences(card.effect)))


def on_fate(card: Card | None, node: Any) -> bool:
    """Whether a node belongs to the Fate of a card."""
    return card is not None and card.fate is not None and any(part is node or part == node for part in walk(card.fate))
