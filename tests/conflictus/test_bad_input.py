"""Wrong rulings, deck lists and tokens are rejected."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.conflictus_bad_input import CONFLICTUS_INPUT, DECK_NAMES, SETTINGS
from kit.conflictus_kit import OTHERWISE
from kit.fuzzing import json_values, refused, tried, tries, with_typos
from kit.game_kit import chance
from tools.random_decks import random_deck
from vigil.games.conflictus.rules.config import Switches
from vigil.games.conflictus.rules.decks import deck_from, read, violations, write
from vigil.games.conflictus.rules.game import GAME
from vigil.kernel.errors import BadConfig, BadData


@pytest.mark.parametrize("name", OTHERWISE)
def test_every_switch_accepts_only_its_documented_values(name: str) -> None:
    config = GAME.configure({**SETTINGS, "switches": {name: OTHERWISE[name]}})
    assert getattr(config.switches, name) == OTHERWISE[name]
    assert name in {f.name for f in fields(Switches)} and type(getattr(Switches(), name)) is type(OTHERWISE[name])
    odd: tuple[Any, ...] = ("nonsense", 2, None, [], 1.5)
    for wrong in odd:
        assert isinstance(refused(GAME.configure, {**SETTINGS, "switches": {name: wrong}}), BadConfig)


# -------------------------------------------------------------------------- decks


@pytest.mark.parametrize("style", ["classic", "rapidinha"])
def test_deck_lists_with_typos(style: str) -> None:
    rng = chance("deck lists", style)
    for number in range(60):
        deck = deck_from(random_deck(rng, style), style)
        text = write(deck)
        assert read(text) == deck and deck_from(text, style) == deck
        assert read(text.replace("\n", "\r\n").upper()) == deck
        wrong = with_typos(rng, text)
        taken, error = tried(deck_from, wrong, style)
        assert error is None or isinstance(error, BadData)
        if taken is not None:
            assert deck_from(write(taken), style) == taken
            config, _ = tried(GAME.configure, {"format": style, "decks": [wrong, dict(deck)]})
            assert (config is None) == bool(violations(taken, style)), number


@tries(100)
@given(st.text(max_size=80) | json_values)
def test_any_deck_is_accepted_or_rejected(value: Any) -> None:
    deck, error = tried(deck_from, value, "classic")
    assert deck is not None or isinstance(error, BadData)
    assert refused(GAME.configure, {**SETTINGS, "decks": [value, value]}) is not None or value in DECK_NAMES


@tries(80)
@given(st.dictionaries(st.sampled_from(["Fonte de Luz", "Adoecer", "escudo_protetor", "Fhaonna"]), st.integers(-2, 60)))
def test_card_tables_are_decks_if_their_numbers_are_valid(table: dict[str, int]) -> None:
    config, _ = tried(GAME.configure, {"format": "classic", "decks": [table, table]})
    limits = {"Fonte de Luz": 50, "Adoecer": 3, "escudo_protetor": 2, "Fhaonna": 2}
    good = sum(table.values()) == 50 and all(1 <= n <= limits[name] for name, n in table.items())
    assert (config is not None) == good


def test_a_card_that_makes_an_unknown_token_is_rejected() -> None:
    """A card alone can't know which tokens exist, but the configuration does."""
    card = {**CONFLICTUS_INPUT.card, "effect": "spell(MakeTokens('Nobody'))"}
    assert isinstance(refused(GAME.configure, {**SETTINGS, "cards": [card]}), BadConfig)
