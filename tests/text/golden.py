"""The golden texts of all cards, in tests/text/cards.*.txt and conflictus.*.txt.

`.venv/bin/python tests/text/golden.py` rewrites them, so that a review shows how a change of the grammar affects each
card.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from vigil.games.ascension.cards import edition, shipped
from vigil.games.conflictus import cards as conflictus
from vigil.text import LANGUAGES, card_name, card_text, type_line

FOLDER = Path(__file__).parent
GAMES = ("cards", "conflictus")


def path(game: str, lang: str) -> Path:
    return FOLDER / f"{game}.{lang}.txt"


def texts(cards: Iterable[Any], lang: str) -> list[str]:
    return [f"{card_name(card, lang)} ({type_line(card, lang)})\n    {card_text(card, lang)}\n" for card in cards]


def page(game: str, lang: str) -> str:
    """Return the page of a game: every card, for Ascension also those that differ in the first printing."""
    if game == "conflictus":
        return "\n".join(texts(conflictus.edition(), lang))
    out = []
    for title, cards in (("anniversary edition", edition("anniversary")), ("first printing", shipped("first"))):
        out += [f"== {title}\n", *texts(cards, lang)]
    return "\n".join(out)


if __name__ == "__main__":
    for game in GAMES:
        for lang in LANGUAGES:
            path(game, lang).write_text(page(game, lang), encoding="utf-8")
