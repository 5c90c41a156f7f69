"""How forms and ratings use the settings of Conflictus."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vigil.games.conflictus.rules.config import MAX_PLAYERS, MAX_ROUNDS, Config
from vigil.plugin import SettingsSupport, is_default_except

MAX_GAMES = 9


MAY_VARY = ("decks", "format", "players", "best_of", "always_ask")
"""The settings that may vary in rated games. All others must have their default values."""


def is_standard(config: Config) -> bool:
    """Return whether a game is rated. Other cards, rulings or turn limits make it a different game."""
    return is_default_except(config, MAY_VARY)


def mode(settings: Mapping[str, Any], players: int) -> str:
    """Return the mode in which a game is rated, such as `classic-2`."""
    return f"{settings.get('format', 'classic')}-{players}"


SETTINGS = SettingsSupport(
    config=Config,
    is_standard=is_standard,
    mode=mode,
    usual_mode="classic-2",
    bounds={"players": (2, MAX_PLAYERS), "rounds": (1, MAX_ROUNDS), "best_of": (1, MAX_GAMES)},
    rulings="switches",
)
