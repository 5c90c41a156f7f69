"""The test kit of Nim, a game from another package without cards or hidden information."""

from __future__ import annotations

from kit.game_kit import GameKit, Settings
from plugin.nim import GAME, Config, State

_TABLES: dict[str, Settings] = {
    "three heaps": {},
    "one heap": {"heaps": [7]},
    "many heaps": {"heaps": [1, 2, 3, 4, 5, 6]},
}


class NimKit(GameKit):
    game = GAME
    tables = _TABLES
    fast = ("three heaps",)
    eager = 1.0
    depth = (0, 5)
    whole_games = 20
    rich_games = 0
    thorough_tables = tuple(_TABLES)
    undo_tables = ("many heaps",)
    leave_chance = 0.1
    attempts = ("nonsense", "take", "take 1", "take 1 1", "take 99 1", "17", "")

    def config(self, s: State) -> Config:
        return Config(tuple(s.heaps))

    def remaining(self, s: State) -> list[int]:
        return [seat for seat in (0, 1) if seat != s.conceded]

    def decision_number(self, s: State) -> int:
        return s.number


NIM = NimKit()
