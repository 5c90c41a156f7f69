"""Conflictus Aeternus at a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from vigil.tui import shown
from vigil.tui.company import Company
from vigil.tui.conflictus import looking, plain, score
from vigil.tui.conflictus.seen import Seen
from vigil.tui.conflictus.telling import Teller

if TYPE_CHECKING:
    from rich.text import Text

    from vigil.tui.arranging import Wishes
    from vigil.tui.catalogue import Catalogue
    from vigil.tui.conflictus.play import Play


class Shown(shown.Shown):
    """Conflictus, drawn and told."""

    seen, teller = Seen, Teller

    @property
    def catalogue(self) -> Catalogue:
        from vigil.tui.conflictus.cards import BOOK

        return BOOK

    @property
    def play(self) -> type[Play]:
        from vigil.tui.conflictus.play import Play

        return Play

    @property
    def decks(self) -> shown.DeckCommands:
        from vigil.tui.conflictus import deck

        return deck

    def settings(self, wishes: Wishes, players: int | None) -> dict[str, Any]:
        from vigil.tui.conflictus.arranging import settings

        return settings(wishes, players)

    def draw(self, seen: Seen, log: Sequence[str], width: int, height: int) -> list[Text]:
        from vigil.tui.conflictus.table import draw

        return draw(seen, log, width, height)

    def table(self, seen: Seen) -> list[str]:
        return plain.table(seen)

    def look(self, about: str, seen: Seen) -> list[str]:
        return looking.look(about, seen)

    def players(self, seen: Seen) -> list[str]:
        return looking.players(seen)

    def score(self, sitting: Company, viewer: int | None, lang: str) -> Iterable[str]:
        return score.told(sitting, viewer, lang)

    def ending(self, sitting: Company, viewer: int | None, lang: str, width: int) -> list[Text]:
        from vigil.tui.conflictus.ending import drawn

        return drawn(sitting, viewer, lang, width)


SHOWN = Shown()
