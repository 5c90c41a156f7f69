"""The texts of all cards, as they stand in tests/words/cards.*.txt.

Written anew with `.venv/bin/python tests/words/golden.py`, so that a change of the
grammar is seen, card by card, in review.
"""

from __future__ import annotations

from pathlib import Path

from vigil.games.ascension.cards import edition, shipped
from vigil.words import LANGUAGES, card_name, card_text, type_line

FOLDER = Path(__file__).parent


def path(lang: str) -> Path:
    return FOLDER / f"cards.{lang}.txt"


def page(lang: str) -> str:
    """Every card of the anniversary edition, then those that read otherwise in the first printing."""
    out = []
    for title, cards in (("anniversary edition", edition("anniversary")), ("first printing", shipped("first"))):
        out.append(f"== {title}\n")
        out += [f"{card_name(card, lang)} ({type_line(card, lang)})\n    {card_text(card, lang)}\n" for card in cards]
    return "\n".join(out)


if __name__ == "__main__":
    for lang in LANGUAGES:
        path(lang).write_text(page(lang), encoding="utf-8")
