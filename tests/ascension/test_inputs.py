"""Invalid settings and seats, and hashes of states."""

from __future__ import annotations

from typing import Any

import pytest

from vigil import text
from vigil.games.ascension.cards import cards_in
from vigil.games.ascension.rules.game import GAME
from vigil.kernel.errors import BadConfig, UnknownSeat
from vigil.kernel.serialization import clone


@pytest.mark.parametrize("settings", [None, [], "base", {"honor_pool": 0}, {"players": 0}])
def test_invalid_settings_are_refused(settings: Any) -> None:
    with pytest.raises(BadConfig):
        GAME.configure(settings)


@pytest.mark.parametrize("seat", [2, -1, "0", True])
def test_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    state = GAME.new(GAME.configure({}), 1)
    for look in (GAME.view, GAME.events, lambda s, who: GAME.redeal(s, who, 1)):
        with pytest.raises(UnknownSeat):
            look(state, seat)


def test_equal_states_have_equal_hashes() -> None:
    state = GAME.new(GAME.configure({"sets": "both"}), 5)
    twin = clone(state)
    assert hash(twin) == hash(state) == hash(GAME.load(GAME.save(state)))
    GAME.choose(twin, twin.options[0])
    assert hash(twin) != hash(state) and len({state, clone(state), twin}) == 2


def test_the_text_says_whether_a_condition_counts_its_own_card() -> None:
    card_file = 'set = "own"\n[[card]]\nname = "{}"\nkind = "hero"\nfaction = "lifebound"\neffect = "{}"\n'
    effect = "If(AtLeast(Happened(played, of(hero, lifebound{})), 2), draw(1))"
    (itself,) = cards_in(card_file.format("Elder", effect.format("")))
    (others,) = cards_in(card_file.format("Elder", effect.format(", other=True")))
    too = {"en": "(including this one)", "pt": "(incluindo este)", "fr": "(celui-ci compris)", "ru": "(считая этого)"}
    for lang, words_for_it in too.items():
        assert words_for_it in text.card_text(itself, lang)
        assert words_for_it not in text.card_text(others, lang)
