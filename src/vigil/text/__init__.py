"""Everything Vigil says, in four languages: cards, questions, the log, errors.

What a card says is made from its effects by a grammar per language; fixed
sentences stand in Fluent files.  What a game says comes from its plugin (see
`game_text`); nothing here knows a game or a card.
"""

from __future__ import annotations

from typing import Any

from vigil import registry
from vigil.kernel.errors import VigilError
from vigil.text import card_errors, fluent
from vigil.text.game_text import CardText, GameText

LANGUAGES = ("en", "pt", "fr", "ru")
_NAMES = {"en": "English", "pt": "Português", "fr": "Français", "ru": "Русский"}


def language_name(lang: str) -> str:
    """What a language calls itself."""
    return _NAMES[lang]


def text_of(game: str) -> GameText:
    """What a game says at the table."""
    return registry.get(game).text()


def card_name(card: Any, lang: str) -> str:
    """The card's name; a card without one in this language keeps the one it was printed with."""
    name: str = card.names.get(lang) or card.name
    return name


def titled(name: str, about: str, lang: str) -> str:
    """A name and what it is, with the dash that the language sets: `Mystic – Hero`, `Мистик — герой`."""
    return f"{name}\u00a0— {about}" if lang == "ru" else f"{name} – {about}"


def clauses(card: Any, lang: str) -> tuple[tuple[str, str], ...]:
    """The parts of a card: the id that causes name it by, and its sentences."""
    return _card_text(card).clauses(card, lang)


def card_text(card: Any, lang: str, reminders: bool = False) -> str:
    """The whole card in sentences; with reminders, its keywords are explained."""
    return _card_text(card).text(card, lang, reminders)


def type_line(card: Any, lang: str) -> str:
    """What is printed under a card's name."""
    return _card_text(card).type_line(card, lang)


def card_json(card: Any, lang: str) -> dict[str, Any]:
    """One card as `vigil cards --json` and the server describe it."""
    return _card_text(card).as_json(card, lang)


def _card_text(card: Any) -> CardText:
    cards = text_of(card.game_name).cards
    assert cards is not None
    return cards


def error_text(error: VigilError, lang: str) -> str:
    """An error in the language; English is what the error itself says."""
    if lang == "en":
        return str(error)
    values = {key: value if isinstance(value, int) else str(value) or "none" for key, value in error.values.items()}
    if error.key in card_errors.TRANSLATED_ERRORS:
        values["why"] = card_errors.translate_card_error(str(values["why"]), lang)
    return fluent.message("errors", error.key, lang, **values) or str(error)


def after_colon(text: str, lang: str) -> str:
    """A sentence as it goes on after a colon: only English begins it large."""
    return text if lang == "en" else text[:1].lower() + text[1:]


def ui_text(key: str, lang: str, **values: Any) -> str:
    """A message of the user interface: its own language, else English, else the key."""
    return fluent.message("ui", key, lang, **values) or fluent.message("ui", key, "en", **values) or key


def bots_text(key: str, lang: str, **values: Any) -> str:
    """A message about bots and how they fare: its own language, else English, else the key."""
    return fluent.message("bots", key, lang, **values) or fluent.message("bots", key, "en", **values) or key


def design_text(key: str, lang: str, **values: Any) -> str:
    """A message for card designers: its own language, else English, else the key."""
    said = fluent.message("design", key, lang, **values)
    return said or fluent.message("design", key, "en", **values) or key
