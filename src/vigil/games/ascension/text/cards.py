"""The text of a card, clause by clause and as a whole."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Sequence
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
    steps = enumerate(card.effect.steps, 1) if isinstance(card.effect, Seq) else ()
    return _written(card, lang, [(f"effect {i}", step) for i, step in steps] or [("effect", card.effect)])


def card_text(card: Card, lang: str) -> str:
    """Return the whole text of a card; short steps of its effect are joined."""
    g = grammar(lang, card)
    texts = [text for _, text in _written(card, lang, [("effect", card.effect)])]
    return " ".join(texts) or g.write_sentences([g.facts["none"]])


def _written(card: Card, lang: str, steps: Sequence[tuple[str, Any]]) -> tuple[tuple[str, str], ...]:
    """Return the clauses of a card, with these steps of its effect."""
    g, fate = grammar(lang, card), grammar(lang, card, fate=True)
    parts: list[tuple[str, list[str]]] = []
    if card.unbanishable:
        parts.append(("unbanishable", [g.facts["unbanishable"]]))
    if card.fate is not None:
        parts.append(("fate", g.add_label(g.labels["fate"], fate.sentences(card.fate))))
    if card.effect is not None:
        effects = [(name, g.sentences(step)) for name, step in steps]
        if card.kind == MONSTER:
            effects[0] = effects[0][0], g.add_label(g.labels["reward"], effects[0][1])
        parts += effects
    if card.rests is not None:
        parts.append(("rests", [g.facts[card.rests]]))
    parts += [(f"ability {i}", g.sentences(ability)) for i, ability in enumerate(card.abilities, 1)]
    parts += [(f"rule {i}", g.sentences(rule)) for i, rule in enumerate(card.rules, 1)]
    return tuple((name, g.write_sentences(sentences)) for name, sentences in parts)


def on_fate(card: Card | None, node: Any) -> bool:
    """Whether a node belongs to the Fate of a card."""
    return card is not None and card.fate is not None and any(part is node or part == node for part in walk(card.fate))
