"""Everything Vigil says, in four languages: cards, questions, the log, errors.

What a card says is made from its effects by a grammar per language; fixed
sentences stand in Fluent files.  Nothing here knows a single card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vigil.games.ascension.language import Card
from vigil.kernel.decision import Option, Question
from vigil.kernel.errors import VigilError
from vigil.kernel.event import Event, Message
from vigil.words import messages
from vigil.words.ascension import cards as _cards
from vigil.words.ascension import talk as _talk

LANGUAGES = ("en", "pt", "fr", "ru")
_NAMES = {"en": "English", "pt": "Português", "fr": "Français", "ru": "Русский"}
_NO_CARDS: Mapping[str, Card] = {}


def language_name(lang: str) -> str:
    """What a language calls itself."""
    return _NAMES[lang]


def card_name(card: Card, lang: str) -> str:
    """The card's name; a card without one in this language keeps its English name."""
    return _talk.name(card, lang)


def clauses(card: Card, lang: str) -> tuple[tuple[str, str], ...]:
    """The parts of a card: the id that causes name it by, and its sentences."""
    return _cards.clauses(card, lang)


def card_text(card: Card, lang: str) -> str:
    """The whole card in sentences."""
    return _cards.card_text(card, lang)


def type_line(card: Card, lang: str) -> str:
    """Kind and faction, as printed under a card's name."""
    return _cards.grammar(lang, card).type_line(card)


def term(word: str, lang: str) -> str:
    """The display name of a zone, a resource, a kind, a faction or a set."""
    return _talk.term(word, lang)


def effect_text(effect: Any, lang: str) -> str:
    """An effect, an ability or a rule, in sentences."""
    return _cards.grammar(lang).text(effect)


def prompt(question: Question, lang: str, cards: Mapping[str, Card]) -> str:
    """What a decision asks."""
    return _talk.prompt(question, lang, cards)


def option_text(
    option: Option, question: Question, lang: str, cards: Mapping[str, Card], players: Sequence[str]
) -> str:
    """One possible answer to a question."""
    return _talk.option_text(option, question, lang, cards, players)


def event_text(event: Event, lang: str, cards: Mapping[str, Card], players: Sequence[str], viewer: int | None) -> str:
    """A line of the log: `You` where the viewer did it."""
    return _talk.event_text(event, lang, cards, players, viewer)


def say(message: Message, lang: str, cards: Mapping[str, Card] = _NO_CARDS) -> str:
    """A typed message, such as the reason why something cannot be done."""
    return _talk.say(message, lang, cards)


def error_text(error: VigilError, lang: str) -> str:
    """An error in the language; English is what the error itself says."""
    if lang == "en":
        return str(error)
    values = {key: value if isinstance(value, int) else str(value) or "none" for key, value in error.values.items()}
    return messages.message("errors", error.key, lang, **values) or str(error)


def ui(key: str, lang: str, **values: Any) -> str:
    """A message of the user interface: its own language, else English, else the key."""
    return messages.message("ui", key, lang, **values) or messages.message("ui", key, "en", **values) or key
