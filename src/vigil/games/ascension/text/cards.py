"""What a whole card says, clause by clause and as one text."""

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
    """The grammar of a language, loaded when it is first spoken."""
    made: type[AscensionRenderer] = getattr(
        importlib.import_module(f"vigil.games.ascension.text.{lang}"), GRAMMARS[lang]
    )
    return made


def grammar(lang: str, card: Card | None = None, it: str | None = None, fate: bool = False) -> AscensionRenderer:
    return language(lang)(card, it, fate)


def clauses(card: Card, lang: str) -> tuple[tuple[str, str], ...]:
    """The parts of a card by the ids that causes name, in the order they are read."""
    g, fated = grammar(lang, card), grammar(lang, card, fate=True)
    out: list[tuple[str, list[str]]] = []
    if card.unbanishable:
        out.append(("unbanishable", [g.facts["unbanishable"]]))
    if card.fate is not None:
        out.append(("fate", g.labelled(g.labels["fate"], fated.sentences(card.fate))))
    if card.effect is not None:
        steps: tuple[Any, ...] = card.effect.steps if isinstance(card.effect, Seq) else ()
        label = g.labels["reward"] if card.kind == MONSTER else ""
        for i, step in enumerate(steps or (card.effect,)):
            said = g.sentences(step)
            out.append((f"effect {i + 1}" if steps else "effect", said if i else g.labelled(label, said)))
    if card.rests is not None:
        out.append(("rests", [g.facts[card.rests]]))
    out += [(f"ability {i}", g.sentences(ability)) for i, ability in enumerate(card.abilities, 1)]
    out += [(f"rule {i}", g.sentences(rule)) for i, rule in enumerate(card.rules, 1)]
    return tuple((name, g.written(said)) for name, said in out)


def card_text(card: Card, lang: str) -> str:
    """The whole card in sentences; short steps of its effect are joined."""
    g = grammar(lang, card)
    return " ".join(_texts(card, lang)) or g.written([g.facts["none"]])


def _texts(card: Card, lang: str) -> Iterator[str]:
    g, told = grammar(lang, card), False
    for name, text in clauses(card, lang):
        if not name.startswith("effect"):
            yield text
        elif not told:
            told = True
            label = g.labels["reward"] if card.kind == MONSTER else ""
            yield g.written(g.labelled(label, g.sentences(card.effect)))


def on_fate(card: Card | None, node: Any) -> bool:
    """Whether a node stands in what a card does when it enters the row."""
    return card is not None and card.fate is not None and any(part is node or part == node for part in walk(card.fate))
