"""Names that nobody has given: a bot is called by its level, a guest without a name is a guest.

They are kept as whoever made the table, or came in, read them; whoever reads them later reads them in
their own language.
"""

from __future__ import annotations

from functools import cache, lru_cache

from vigil.text import LANGUAGES, ui_text


@lru_cache(maxsize=256)
def bot_name(bot: str, lang: str) -> str:
    """What a bot is called; one that has no name of its own by its kind."""
    called = ui_text(f"bot-{bot}", lang)
    return bot.capitalize() if called == f"bot-{bot}" else called


def localized_name(name: str, bot: str | None, lang: str) -> str:
    """A name at a table as somebody of this language reads it: what a person has chosen stays as it is."""
    if bot is not None:
        return bot_name(bot, lang) if any(name == bot_name(bot, each) for each in LANGUAGES) else name
    return ui_text("name-guest", lang) if name in _guests() else name


@cache
def _guests() -> frozenset[str]:
    return frozenset(ui_text("name-guest", lang) for lang in LANGUAGES)
