"""Conflictus Aeternus at a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from vigil.terminal import screen
from vigil.terminal.conflictus import looking, plain, score
from vigil.terminal.conflictus.seen import ConflictusTableModel
from vigil.terminal.conflictus.telling import ConflictusEventLog
from vigil.terminal.session import GameSession

if TYPE_CHECKING:
    from rich.text import Text

    from vigil.terminal.card_catalog import Catalogue
    from vigil.terminal.conflictus.play import Play
    from vigil.terminal.game_setup import GameRequest


class ConflictusScreen(screen.GameScreen):
    """Conflictus, drawn and told."""

    seen, teller = ConflictusTableModel, ConflictusEventLog

    @property
    def catalogue(self) -> Catalogue:
        from vigil.terminal.conflictus.cards import BOOK

        return BOOK

    @property
    def play(self) -> type[Play]:
        from vigil.terminal.conflictus.play import Play

        return Play

    @property
    def decks(self) -> screen.DeckCommands:
        from vigil.terminal.conflictus import deck

        return deck

    def settings(self, wishes: GameRequest, players: int | None) -> dict[str, Any]:
        from vigil.terminal.conflictus.arranging import settings

        return settings(wishes, players)

    def draw(self, seen: ConflictusTableModel, log: Sequence[str], width: int, height: int) -> list[Text]:
        from vigil.terminal.conflictus.table import draw

        return draw(seen, log, width, height)

    def plain_table(self, seen: ConflictusTableModel) -> list[str]:
        return plain.table(seen)

    def inspect_card(self, about: str, seen: ConflictusTableModel) -> list[str]:
        return looking.look(about, seen)

    def players(self, seen: ConflictusTableModel) -> list[str]:
        return looking.players(seen)

    def score_lines(self, sitting: GameSession, viewer: int | None, lang: str) -> Iterable[str]:
        return score.score_text(sitting, viewer, lang)

    def end_screen(self, sitting: GameSession, viewer: int | None, lang: str, width: int) -> list[Text]:
        from vigil.terminal.conflictus.ending import drawn

        return drawn(sitting, viewer, lang, width)


SHOWN = ConflictusScreen()
