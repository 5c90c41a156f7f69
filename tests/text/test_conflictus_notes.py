"""Notes on questions and on items of the transition, in four languages."""

from __future__ import annotations

import pytest

from kit.conflictus import Scene
from vigil import registry
from vigil.games.conflictus.rules.payment import payment_progress
from vigil.games.conflictus.rules.view import view
from vigil.games.conflictus.text.prompt_notes import item_text, note

LANGS = ("en", "pt", "fr", "ru")


def test_an_announced_card_shows_its_choices() -> None:
    t = Scene({"hand": "desabamento", "free": "1S"})
    t.do("play desabamento")
    while t.question in ("target", "pay"):
        t.do("target_player 2" if t.question == "target" else "pay_auto")
    item = view(t.s, 0).transition[0]
    text = {item_text(item, lang, registry.get("conflictus").cards_in_play(t.config)) for lang in LANGS}
    assert len(text) == 4 and "Mill 3." in text


@pytest.mark.parametrize("lang", LANGS)
def test_only_the_payer_sees_the_amount_due(lang: str) -> None:
    t = Scene({"hand": "fhaonna", "free": "4L 2S"})
    t.do("play fhaonna")
    me = view(t.s, 0).players[0]
    assert "2" in note("pay", me, payment_progress(t.s, 0), lang)
    assert note("pay", me, payment_progress(t.s, 1), lang) == ""
    assert note("priority", me, None, lang) == ""
