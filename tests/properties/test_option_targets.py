"""Every verb that a game can offer has an entry that says what its number means, and there are no other entries."""

from __future__ import annotations

import pytest

from vigil.games.ascension.rules import decisions as ascension
from vigil.games.ascension.rules import language as a
from vigil.games.ascension.rules.turns import USE as ASCENSION_USE
from vigil.games.ascension.text import lookup as ascension_text
from vigil.games.conflictus.rules import decisions as conflictus
from vigil.games.conflictus.rules import language as c
from vigil.games.conflictus.rules.legal_plays import USE as CONFLICTUS_USE
from vigil.games.conflictus.text import lookup as conflictus_text
from vigil.kernel.decision import TargetKind
from vigil.text import fluent

VARIANTS = ("use-bare", "play-captive", "add-to-set-new", "keep-card")
"""Texts of verbs that have another text, too, like `done-` with the key of a question."""

GAMES: dict[str, tuple[dict[str, TargetKind | None], tuple[str, ...], str]] = {
    "ascension": (ascension.OPTION_TARGETS, (*ASCENSION_USE, *a.VERBS), ascension_text.FILE),
    "conflictus": (conflictus.OPTION_TARGETS, (*CONFLICTUS_USE, *c.VERBS), conflictus_text.FILE),
}


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_that_a_game_offers_has_a_target_kind(game: str) -> None:
    targets, verbs, file = GAMES[game]
    texts = {key.removeprefix("option-") for key in fluent.keys(file, "en") if key.startswith("option-")}
    texts = {text for text in texts if text not in VARIANTS and not text.startswith("done-")}
    assert set(targets) == {*verbs, *(text.replace("-", "_") for text in texts)}
