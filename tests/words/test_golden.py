"""The texts of all cards have not changed unseen."""

from __future__ import annotations

import pytest

from vigil.words import LANGUAGES
from words.golden import page, path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_card_texts_are_those_of_the_golden_file(lang: str) -> None:
    assert page(lang) == path(lang).read_text(encoding="utf-8"), "python tests/words/golden.py writes it anew"
