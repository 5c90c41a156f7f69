"""The texts of all cards match the golden files."""

from __future__ import annotations

import pytest

from text.golden import GAMES, page, path
from vigil.text import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_card_texts_match_the_golden_file(game: str, lang: str) -> None:
    text = path(game, lang).read_text(encoding="utf-8")
    assert page(game, lang) == text, "python tests/text/golden.py regenerates it"
