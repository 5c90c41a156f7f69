"""The texts of all cards have not changed unseen."""

from __future__ import annotations

import pytest

from vigil.words import LANGUAGES
from words.golden import GAMES, page, path


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_card_texts_are_those_of_the_golden_file(game: str, lang: str) -> None:
    said = path(game, lang).read_text(encoding="utf-8")
    assert page(game, lang) == said, "python tests/words/golden.py writes it anew"
