"""Ascension at a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from vigil.tui import shown
from vigil.tui.ascension import looking, plain, score
from vigil.tui.ascension.seen import Seen
from vigil.tui.ascension.telling import Teller
from vigil.tui.company import Company

if TYPE_CHECKING:
    from rich.text import Text

    from vigil.tui.arranging import Wishes
    from vigil.tui.ascension.play import Play
    from vigil.tui.catalogue import Catalogue


class Shown(shown.Shown):
    """Ascension, drawn and told."""

    seen, teller = Seen, Teller

    @property
    def catalogue(self) -> Catalogue:
        from vigil.tui.ascension.cards import BOOK

        return BOOK

    @property
    def play(self) -> type[Play]:
        from vigil.tui.ascension.play import Play

        return Play

    def settings(self, wishes: Wishes, players: int | None) -> dict[str, Any]:
        from vigil.tui.ascension.arranging import settings

        return settings(wishes)

    def draw(self, seen: Seen, log: Sequence[str], width: int, height: int) -> list[Text]:
        from vigil.tui.ascension.table import draw

        return draw(seen, log, width, height)

    def table(self, seen: Seen) -> list[str]:
        return plain.table(seen)

    def look(self, about: str, seen: Seen) -> list[str]:
        return looking.look(about, seen, seen.numbers)

    def players(self, seen: Seen) -> list[str]:
        return looking.players(seen)

    def score(self, sitting: Company, viewer: int | None, lang: str) -> Iterable[str]:
        return score.told(sitting, viewer, lang)

    def ending(self, sitting: Company, viewer: int | None, lang: str, width: int) -> list[Text]:
        from vigil.tui.ascension.ending import drawn

        return drawn(sitting, viewer, lang, width)


SHOWN = Shown()
