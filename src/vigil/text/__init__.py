"""All texts in four languages: cards, questions, the log, errors.

A grammar per language makes the text of a card from its effects; all other sentences are in Fluent files. Each game's
plugin supplies its own texts (see `game_text`); this package is independent of games and cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

from vigil import registry
from vigil.kernel.errors import VigilError
from vigil.text import card_errors, fluent
from vigil.text.game_text import CardText, GameText

Language = Literal["en", "pt", "fr", "ru"]
LANGUAGES: tuple[str, ...] = get_args(Language)
_NAMES = {"en": "English", "pt": "Português", "fr": "Français", "ru": "Русский"}


def language_name(lang: str) -> str:
    """Return the name of a language in that language."""
    return _NAMES[lang]


def text_of(game: str) -> GameText:
    """Return the texts of a game."""
    return registry.get(game).text()


def card_name(card: Any, lang: str) -> str:
    """Return the card's name in this language, else its printed name."""
    name: str = card.names.get(lang) or card.name
    return name


def with_description(name: str, about: str, lang: str) -> str:
    """Return a name and a description, with the language's dash: `Mystic – Hero`, `Мистик — герой`."""
    return f"{name}\u00a0— {about}" if lang == "ru" else f"{name} – {about}"


def clauses(card: Any, lang: str) -> tuple[tuple[str, str], ...]:
    """Return the parts of a card, each with the id that event causes use."""
    return _card_text(card).clauses(card, lang)


def card_text(card: Any, lang: str, reminders: bool = False) -> str:
    """Return the text of a card. With `reminders`, also explain its keywords."""
    return _card_text(card).text(card, lang, reminders)


def type_line(card: Any, lang: str) -> str:
    """Return the line under a card's name."""
    return _card_text(card).type_line(card, lang)


def card_json(card: Any, lang: str) -> dict[str, Any]:
    """Return a card as `vigil cards --json` and the server describe it."""
    return _card_text(card).as_json(card, lang)


def _card_text(card: Any) -> CardText:
    cards = text_of(card.game_name).cards
    assert cards is not None
    return cards


def error_text(error: VigilError, lang: str) -> str:
    """Return an error in a language; the error itself has the English text."""
    if lang == "en":
        return str(error)
    values = {key: value if isinstance(value, int) else str(value) or "none" for key, value in error.values.items()}
    if error.key in card_errors.TRANSLATED_ERRORS:
        values["why"] = card_errors.translate_card_error(str(values["why"]), lang)
    return translated_error(error.key, lang, **values) or str(error)


def translated_error(key: str, lang: str, /, **values: Any) -> str | None:
    """Return an error in a language other than English, from the shared messages or a game's, or None."""
    files = ("errors", *(f"{plugin.messages}:errors" for plugin in registry.plugins() if plugin.messages))
    return next((text for file in files if (text := fluent.message(file, key, lang, **values))), None)


def after_colon(text: str, lang: str) -> str:
    """Return a sentence for use after a colon, where only English keeps the capital."""
    return text if lang == "en" else text[:1].lower() + text[1:]


def ui_text(key: str, lang: str, game: str = "", /, **values: Any) -> str:
    """Return a message of the user interface: the game's own or the shared one, else in English, else the key."""
    return _lookup("ui", key, lang, game, values)


def any_ui_text(key: str, lang: str, /, **values: Any) -> str:
    """Return a message of the user interface that is shared or any game's own, else the key."""
    texts = (ui_text(key, lang, game, **values) for game in ("", *registry.names()))
    return next((text for text in texts if text != key), key)


def bots_text(key: str, lang: str, /, **values: Any) -> str:
    """Return a message about bots and their results."""
    return _lookup("bots", key, lang, "", values)


def design_text(key: str, lang: str, game: str = "", /, **values: Any) -> str:
    """Return a message for card designers, the game's own if it has one."""
    return _lookup("design", key, lang, game, values)


def lab_text(key: str, lang: str, game: str = "", /, **values: Any) -> str:
    """Return a message of the lab, the game's own if it has one."""
    return _lookup("lab", key, lang, game, values)


def explain_text(key: str, lang: str, game: str = "", /, **values: Any) -> str:
    """Return a message of an explanation, the game's own if it has one."""
    return _lookup("explain", key, lang, game, values)


def web_text(key: str, lang: str, game: str = "", /, **values: Any) -> str:
    """Return a message of the server's pages and forms, the game's own if it has one."""
    return _lookup("web", key, lang, game, values)


def _lookup(name: str, key: str, lang: str, game: str, values: Mapping[str, Any]) -> str:
    """Return the message of the first file that has it: the game's or the shared one, in the language or English."""
    own = registry.get(game).messages if game else ""
    files = (f"{own}:{name}", name) if own else (name,)
    tried = [(file, each) for file in files for each in dict.fromkeys((lang, "en"))]
    return next((text for file, each in tried if (text := fluent.message(file, key, each, **values))), key)
