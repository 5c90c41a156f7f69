"""The games to test, and the marks that run a test for each of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from kit.ascension_kit import ASCENSION
from kit.card_kit import CardKit
from kit.conflictus_kit import CONFLICTUS
from kit.game_kit import GameKit
from kit.nim_kit import NIM
from vigil.kernel.game import Game

CARD_GAMES: tuple[CardKit, ...] = (ASCENSION, CONFLICTUS)
ALL_GAMES: tuple[GameKit, ...] = (*CARD_GAMES, NIM)
RULES: Mapping[str, Game[Any]] = {kit.name: kit.game for kit in ALL_GAMES}
"""The rules of every game by name, as records and links look them up."""


def each_game(kits: Iterable[GameKit] = ALL_GAMES) -> pytest.MarkDecorator:
    """Run a test once for each game, as its argument `kit`."""
    return pytest.mark.parametrize("kit", [pytest.param(kit, id=kit.name) for kit in kits])


def each_table(kits: Iterable[GameKit] = ALL_GAMES, tables: str = "tables") -> pytest.MarkDecorator:
    """Run a test once for each table of each game, as its arguments `kit` and `table`.

    `tables` is the attribute of the kit that lists them: `tables`, `fast`, `thorough_tables`.
    """
    return pytest.mark.parametrize(
        ("kit", "table"),
        [pytest.param(kit, table, id=f"{kit.name} {table}") for kit in kits for table in getattr(kit, tables)],
    )
