"""Strong and weak sample cards, and trials of them."""

from __future__ import annotations

from typing import Any

from vigil.games.ascension.cards import card_from
from vigil.games.conflictus.cards import card_from as conflictus_card
from vigil.kernel.serialization import save
from vigil.lab.card_experiment import TrialSpec

PLAYER = "quick"


def hero(name: str, cost: int, effect: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "kind": "hero", "cost": cost, "effect": effect, **more}


def about(table: dict[str, Any], policy: str = PLAYER, seed: int = 1, **settings: Any) -> TrialSpec:
    """Return a trial of a card of Ascension."""
    card = {key: value for key, value in save(card_from(table, "mine")).items() if key != "is"}
    return TrialSpec("ascension", table["name"], {"cards": [card], **settings}, policy, seed)


def about_conflictus(table: dict[str, Any], policy: str = PLAYER, seed: int = 1, **settings: Any) -> TrialSpec:
    card = {key: value for key, value in save(conflictus_card(table)).items() if key != "is"}
    return TrialSpec("conflictus", table["name"], {"cards": [card], **settings}, policy, seed)


STRONG = hero("River of Gold", 2, "seq(gain(runes, 3), draw(2))", honor=3)
WEAK = hero("Wet Match", 6, "gain(runes, 1)")
NOTHING = {"name": "Empty Cave", "kind": "monster", "cost": 3, "effect": "OneOf([gain(honor, 0), gain(honor, 0)])"}
