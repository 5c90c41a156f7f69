"""Ascension at a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from vigil.games.ascension.terminal import final_score, plain_text, table_queries
from vigil.games.ascension.terminal.event_log import AscensionEventLog
from vigil.games.ascension.terminal.table_model import AscensionTableModel
from vigil.terminal import screen
from vigil.terminal.session import GameSession

if TYPE_CHECKING:
    from rich.text import Text

    from vigil.games.ascension.terminal.game_loop import Play
    from vigil.terminal.card_catalog import CardCatalog
    from vigil.terminal.game_setup import GameRequest


class AscensionScreen(screen.GameScreen):
    """Ascension, drawn and told."""

    table_model, event_log = AscensionTableModel, AscensionEventLog

    @property
    def catalogue(self) -> CardCatalog:
        from vigil.games.ascension.terminal.catalog import CATALOG

        return CATALOG

    @property
    def play(self) -> type[Play]:
        from vigil.games.ascension.terminal.game_loop import Play

        return Play

    def settings(self, request: GameRequest, players: int | None) -> dict[str, Any]:
        from vigil.games.ascension.terminal.cli_settings import settings

        return settings(request)

    def draw(self, table: AscensionTableModel, log: Sequence[str], width: int, height: int) -> list[Text]:
        from vigil.games.ascension.terminal.table_screen import draw

        return draw(table, log, width, height)

    def plain_table(self, table: AscensionTableModel) -> list[str]:
        return plain_text.table_lines(table)

    def inspect_card(self, about: str, table: AscensionTableModel) -> list[str]:
        return table_queries.look(about, table, table.numbers)

    def players(self, table: AscensionTableModel) -> list[str]:
        return table_queries.players(table)

    def score_lines(self, session: GameSession, viewer: int | None, lang: str) -> Iterable[str]:
        return final_score.score_text(session, viewer, lang)

    def end_screen(self, session: GameSession, viewer: int | None, lang: str, width: int) -> list[Text]:
        from vigil.games.ascension.terminal.end_screen import drawn

        return drawn(session, viewer, lang, width)


SCREEN = AscensionScreen()
