"""Every printed card has a picture in the browser."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vigil import registry
from vigil.effects.identifiers import slug
from vigil.games import BUILT_IN
from vigil.plugin import GamePlugin

PICTURES = Path(__file__).parents[2] / "web" / "src" / "games"
WITH_CARDS = [plugin for plugin in map(registry.get, BUILT_IN) if plugin.cards is not None]


@pytest.mark.parametrize("plugin", WITH_CARDS, ids=lambda plugin: plugin.name)
def test_every_card_has_a_picture_and_every_picture_a_card(plugin: GamePlugin) -> None:
    assert plugin.cards is not None
    cards = {slug(card.name) for edition in (*plugin.cards().editions, "") for card in plugin.printed_cards(edition)}
    drawn = set(json.loads((PICTURES / plugin.name / "pictures.json").read_text(encoding="utf-8")))
    assert sorted(cards - drawn) == [], "cards without a picture"
    assert sorted(drawn - cards) == [], "pictures without a card"
