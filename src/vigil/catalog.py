"""The list of games; the only file that names them all."""

from __future__ import annotations

from typing import Any

from vigil.games import ascension, conflictus
from vigil.kernel.game import Game

GAMES: dict[str, Game[Any]] = {"ascension": ascension.GAME, "conflictus": conflictus.GAME}
