"""Conflictus Aeternus at a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from vigil.games.conflictus.terminal import final_score, plain_text, table_queries
from vigil.games.conflictus.terminal.event_log import ConflictusEventLog
from vigil.games.conflictus.terminal.table_model import ConflictusTableModel
from vigil.terminal import screen
from vigil.terminal.session import GameSession

if TYPE_CHECKING:
    from rich.text import Text

    from vigil.games.conflictus.terminal.game_loop import Play
    from vigil.terminal.card_catalog import Catalogue
    from vigil.terminal.game_setup import GameRequest


class ConflictusScreen(screen.GameScreen):
    """Conflictus, drawn and told."""

    seen, teller = ConflictusTableModel, ConflictusEventLog

    @property
    def catalogue(self) -> Catalogue:
        from vigil.games.conflictus.terminal.catalog import BOOK

        return BOOK

    @property
    def play(self) -> type[Play]:
        from vigil.games.conflictus.terminal.game_loop import Play

        return Play

    @property
    def decks(self) -> screen.DeckCommands:
        from vigil.games.conflictus.terminal import deck_commands

        return deck_commands

    def settings(self, wishes: GameRequest, players: int | None) -> dict[str, Any]:
        from vigil.games.conflictus.terminal.cli_settings import settings

        return settings(wishes, players)

    def draw(self, seen: ConflictusTableModel, log: Sequence[str], width: int, height: int) -> list[Text]:
        from vigil.games.conflictus.terminal.table_screen import draw

        return draw(seen, log, width, height)

    def plain_table(self, seen: ConflictusTableModel) -> list[str]:
        return plain_text.table(seen)

    def inspect_card(self, about: str, seen: ConflictusTableModel) -> list[str]:
        return table_queries.look(about, seen)

    def players(self, seen: ConflictusTableModel) -> list[str]:
        return table_queries.players(seen)

    def score_lines(self, sitting: GameSession, viewer: int | None, lang: str) -> Iterable[str]:
        return final_score.score_text(sitting, viewer, lang)

    def end_screen(self, sitting: GameSession, viewer: int | None, lang: str, width: int) -> list[Text]:
        from vigil.games.conflictus.terminal.end_screen import drawn

        return drawn(sitting, viewer, lang, width)


SHOWN = ConflictusScreen()
