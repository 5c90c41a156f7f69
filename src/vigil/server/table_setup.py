"""Turn requested settings and decks into a playable configuration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vigil import registry
from vigil.kernel.errors import BadConfig, preview
from vigil.kernel.game import Game
from vigil.registry import GAMES


def game_named(name: Any) -> Game[Any]:
    """Return a game by name, or raise BadConfig with the available names."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadConfig(
            "table-game-unknown",
            "there is no game {name} here; choose from {games}",
            name=preview(name),
            games=", ".join(GAMES),
        )
    return GAMES[name]


def configured(game: Game[Any], settings: Mapping[str, Any], decks: Sequence[Any]) -> Any:
    """Return the configuration of a table. `decks` holds the deck of each seat, or None."""
    support = registry.get(game.name).decks
    return game.configure(settings if support is None else support().complete(settings, decks))
