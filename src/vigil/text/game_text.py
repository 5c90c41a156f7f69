"""The interface of a game's texts: questions, options, log, reasons and cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vigil.kernel.decision import Option, Question
from vigil.kernel.event import Event, Message

Cards = Mapping[str, Any]
"""The cards of one game by their printed names."""


@dataclass(frozen=True, slots=True)
class CardText:
    """The texts of a game's cards."""

    text: Callable[[Any, str, bool], str]
    """Return the text of a card: card, language, whether to explain its keywords."""
    type_line: Callable[[Any, str], str]
    """Return the line under a card's name, with its kind and faction: card, language."""
    clauses: Callable[[Any, str], tuple[tuple[str, str], ...]]
    """Return the parts of a card, each with the id that event causes use: card, language."""
    as_json: Callable[[Any, str], dict[str, Any]]
    """Return a card as `vigil cards --json` and the server describe it: card, language."""


@dataclass(frozen=True, slots=True)
class GameText:
    """The texts of a game at the table. Cards are those in play, by printed name."""

    term: Callable[[str, str], str]
    """Return the display name of a zone, a resource or a phase, else the word itself: word, language."""
    prompt: Callable[[Question, str, Cards], str]
    """Return the question of a decision: question, language, cards."""
    option: Callable[[Option, Question, str, Cards, Sequence[str]], str]
    """Return the text of an option: option, question, language, cards, names of the players."""
    event: Callable[[Event, str, Cards, Sequence[str], int | None], str]
    """Return a line of the log, with `You` for the viewer: event, language, cards, names, viewer."""
    reason: Callable[[Message, str, Cards], str]
    """Return a message, such as the reason why something is impossible: message, language, cards."""
    cards: CardText | None = None
    """None: a game without cards."""
