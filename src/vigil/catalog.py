"""The list of games; the only file that names them all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vigil.games import ascension, conflictus
from vigil.games.ascension import cards as ascension_cards
from vigil.games.ascension import tables as ascension_tables
from vigil.games.conflictus import cards as conflictus_cards
from vigil.games.conflictus import tables as conflictus_tables
from vigil.kernel.game import Game

GAMES: dict[str, Game[Any]] = {"ascension": ascension.GAME, "conflictus": conflictus.GAME}
PRINTED: dict[str, Callable[[Any], Any]] = {
    "ascension": ascension_tables.printed_of,
    "conflictus": conflictus_tables.printed_of,
}
"""The tables of the cards that can come up under a configuration, by game."""


def cards_of(game: str, config: Any) -> Mapping[str, Any]:
    """Every card that can come up under a configuration, by the name it is known by."""
    found: Mapping[str, Any] = PRINTED[game](config).named
    return found


def edition_of(game: str, edition: str = "") -> tuple[Any, ...]:
    """Every card of a game, whatever is played; only Ascension has two printings, of which nothing means the later."""
    if game == "ascension":
        return ascension_cards.edition(edition or ascension_cards.ANNIVERSARY)
    return conflictus_cards.edition()
