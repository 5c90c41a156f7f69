"""Ascension at a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from vigil.terminal import screen
from vigil.terminal.ascension import looking, plain, score
from vigil.terminal.ascension.seen import AscensionTableModel
from vigil.terminal.ascension.telling import AscensionEventLog
from vigil.terminal.session import GameSession

if TYPE_CHECKING:
    from rich.text import Text

    from vigil.terminal.ascension.play import Play
    from vigil.terminal.card_catalog import Catalogue
    from vigil.terminal.game_setup import GameRequest


class AscensionScreen(screen.GameScreen):
    """Ascension, drawn and told."""

    seen, teller = AscensionTableModel, AscensionEventLog

    @property
    def catalogue(self) -> Catalogue:
        from vigil.terminal.ascension.cards import BOOK

        return BOOK

    @property
    def play(self) -> type[Play]:
        from vigil.terminal.ascension.play import Play

        return Play

    def settings(self, wishes: GameRequest, players: int | None) -> dict[str, Any]:
        from vigil.terminal.ascension.arranging import settings

        return settings(wishes)

    def draw(self, seen: AscensionTableModel, log: Sequence[str], width: int, height: int) -> list[Text]:
        from vigil.terminal.ascension.table import draw

        return draw(seen, log, width, height)

    def plain_table(self, seen: AscensionTableModel) -> list[str]:
        return plain.table(seen)

    def inspect_card(self, about: str, seen: AscensionTableModel) -> list[str]:
        return looking.look(about, seen, seen.numbers)

    def players(self, seen: AscensionTableModel) -> list[str]:
        return looking.players(seen)

    def score_lines(self, sitting: GameSession, viewer: int | None, lang: str) -> Iterable[str]:
        return score.score_text(sitting, viewer, lang)

    def end_screen(self, sitting: GameSession, viewer: int | None, lang: str, width: int) -> list[Text]:
        from vigil.terminal.ascension.ending import drawn

        return drawn(sitting, viewer, lang, width)


SHOWN = AscensionScreen()
