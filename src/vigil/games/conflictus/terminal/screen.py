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
    from vigil.terminal.card_catalog import CardCatalog
    from vigil.terminal.game_setup import GameRequest


class ConflictusScreen(screen.GameScreen):
    """Conflictus, drawn and told."""

    table_model, event_log = ConflictusTableModel, ConflictusEventLog

    @property
    def catalogue(self) -> CardCatalog:
        from vigil.games.conflictus.terminal.catalog import CATALOG

        return CATALOG

    @property
    def play(self) -> type[Play]:
        from vigil.games.conflictus.terminal.game_loop import Play

        return Play

    @property
    def decks(self) -> screen.DeckCommands:
        from vigil.games.conflictus.terminal import deck_commands

        return deck_commands

    def settings(self, request: GameRequest, players: int | None) -> dict[str, Any]:
        from vigil.games.conflictus.terminal.cli_settings import settings

        return settings(request, players)

    def draw(self, table: ConflictusTableModel, log: Sequence[str], width: int, height: int) -> list[Text]:
        from vigil.games.conflictus.terminal.table_screen import draw

        return draw(table, log, width, height)

    def plain_table(self, table: ConflictusTableModel) -> list[str]:
        return plain_text.table_lines(table)

    def inspect_card(self, about: str, table: ConflictusTableModel) -> list[str]:
        return table_queries.look(about, table)

    def players(self, table: ConflictusTableModel) -> list[str]:
        return table_queries.players(table)

    def score_lines(self, session: GameSession, viewer: int | None, lang: str) -> Iterable[str]:
        return final_score.score_text(session, viewer, lang)

    def end_screen(self, session: GameSession, viewer: int | None, lang: str, width: int) -> list[Text]:
        from vigil.games.conflictus.terminal.end_screen import drawn

        return drawn(session, viewer, lang, width)


SCREEN = ConflictusScreen()
