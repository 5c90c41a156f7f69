"""Default names: a bot is named after its level, and a guest without a name is "Guest".

They are stored in the language of the person who created the table or signed in, and shown in the language
of the reader.
"""

from __future__ import annotations

from functools import cache, lru_cache

from vigil.text import LANGUAGES, ui_text


@lru_cache(maxsize=256)
def bot_name(bot: str, lang: str) -> str:
    """Return the name of a bot in a language, or its capitalized key if it has no translation."""
    name = ui_text(f"bot-{bot}", lang)
    return bot.capitalize() if name == f"bot-{bot}" else name


def localized_name(name: str, bot: str | None, lang: str) -> str:
    """Translate a default name. Names that people chose stay as they are."""
    if bot is not None:
        return bot_name(bot, lang) if any(name == bot_name(bot, each) for each in LANGUAGES) else name
    return ui_text("name-guest", lang) if name in _guest_names() else name


@cache
def _guest_names() -> frozenset[str]:
    return frozenset(ui_text("name-guest", lang) for lang in LANGUAGES)
