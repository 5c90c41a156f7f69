"""What a game says: the words a game brings for its questions, options, log, reasons and cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vigil.kernel.decision import Option, Question
from vigil.kernel.event import Event, Message

Cards = Mapping[str, Any]
"""The cards of one game, by their printed names."""


@dataclass(frozen=True, slots=True)
class CardText:
    """What the cards of a game say."""

    text: Callable[[Any, str, bool], str]
    """Card, language, whether to explain its keywords: the whole card in sentences."""
    type_line: Callable[[Any, str], str]
    """What is printed under a card's name: kind and faction, or class, subclass and faction."""
    clauses: Callable[[Any, str], tuple[tuple[str, str], ...]]
    """The parts of a card: the id that causes of events name, and its sentences."""
    as_json: Callable[[Any, str], dict[str, Any]]
    """One card as `vigil cards --json` and the server describe it: data, and its text in a language."""


@dataclass(frozen=True, slots=True)
class GameText:
    """What a game says at the table.  Cards are those of the game in play, by printed name."""

    term: Callable[[str, str], str]
    """A word of the game and a language to its display name: a zone, a resource, a phase; else the word itself."""
    prompt: Callable[[Question, str, Cards], str]
    """What a decision asks."""
    option: Callable[[Option, Question, str, Cards, Sequence[str]], str]
    """One possible answer to a question; the names of the players come last."""
    event: Callable[[Event, str, Cards, Sequence[str], int | None], str]
    """A line of the log for a viewer: `You` where the viewer did it."""
    reason: Callable[[Message, str, Cards], str]
    """A typed message, such as the reason why something cannot be done."""
    cards: CardText | None = None
    """None: a game without cards."""
