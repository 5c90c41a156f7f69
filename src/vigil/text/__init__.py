"""Everything Vigil says, in four languages: cards, questions, the log, errors.

What a card says is made from its effects by a grammar per language; fixed
sentences stand in Fluent files.  What a game says comes from its plugin (see
`game_text`); nothing here knows a game or a card.
"""

from __future__ import annotations

from collections.abc import Mapping
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
    return translated_error(error.key, lang, **values) or str(error)


def translated_error(key: str, lang: str, /, **values: Any) -> str | None:
    """What an error says in another language than English, in the words of the game it comes from, or None."""
    files = ("errors", *(f"{plugin.messages}:errors" for plugin in registry.plugins() if plugin.messages))
    return next((said for file in files if (said := fluent.message(file, key, lang, **values))), None)


def after_colon(text: str, lang: str) -> str:
    """A sentence as it goes on after a colon: only English begins it large."""
    return text if lang == "en" else text[:1].lower() + text[1:]


def ui_text(key: str, lang: str, game: str = "", /, **values: Any) -> str:
    """A message of the user interface.  A game's own words go before the shared ones; English before the mere key."""
    return _lookup("ui", key, lang, game, values)


def bots_text(key: str, lang: str, /, **values: Any) -> str:
    """A message about bots and how they fare."""
    return _lookup("bots", key, lang, "", values)


def design_text(key: str, lang: str, game: str = "", /, **values: Any) -> str:
    """A message for card designers, in the words of a game where it has its own."""
    return _lookup("design", key, lang, game, values)


def lab_text(key: str, lang: str, game: str = "", /, **values: Any) -> str:
    """A message of the lab, in the words of a game where it has its own."""
    return _lookup("lab", key, lang, game, values)


def explain_text(key: str, lang: str, game: str = "", /, **values: Any) -> str:
    """A message of an explanation, in the words of a game where it has its own."""
    return _lookup("explain", key, lang, game, values)


def web_text(key: str, lang: str, game: str = "", /, **values: Any) -> str:
    """A message of the server's own pages and forms, in the words of a game where it has its own."""
    return _lookup("web", key, lang, game, values)


def _lookup(name: str, key: str, lang: str, game: str, values: Mapping[str, Any]) -> str:
    """The message in the first file that has it: the game's or the shared one, in the language or in English."""
    own = registry.get(game).messages if game else ""
    files = (f"{own}:{name}", name) if own else (name,)
    tried = [(file, each) for file in files for each in dict.fromkeys((lang, "en"))]
    return next((said for file, each in tried if (said := fluent.message(file, key, each, **values))), key)
