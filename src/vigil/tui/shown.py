"""What a game brings for the terminal: how it is drawn and told, and what can be typed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from vigil import registry
from vigil.tui.seen import Seen
from vigil.tui.telling import Teller

if TYPE_CHECKING:
    from rich.text import Text

    from vigil.tui.arranging import Wishes
    from vigil.tui.catalogue import Catalogue
    from vigil.tui.company import Company
    from vigil.tui.play import Play


class Shown(ABC):
    """One game at a terminal, drawn and told."""

    seen: type[Seen]
    teller: type[Teller]

    @property
    @abstractmethod
    def catalogue(self) -> Catalogue:
        """Its cards."""

    @property
    @abstractmethod
    def play(self) -> type[Play[Any]]:
        """Who reads what is typed."""

    @abstractmethod
    def settings(self, wishes: Wishes, players: int | None) -> dict[str, Any]:
        """The settings of a game that a command line does not name as the game does."""

    @abstractmethod
    def draw(self, seen: Any, log: Sequence[str], width: int, height: int) -> list[Text]:
        """The whole table, ready to be printed."""

    @abstractmethod
    def table(self, seen: Any) -> list[str]:
        """Everything on the table in plain lines."""

    @abstractmethod
    def look(self, about: str, seen: Any) -> list[str]:
        """One card in full."""

    @abstractmethod
    def players(self, seen: Any) -> list[str]:
        """Everybody with what lies in front of them."""

    @abstractmethod
    def score(self, sitting: Company, viewer: int | None, lang: str) -> Iterable[str]:
        """The end in lines."""

    @abstractmethod
    def ending(self, sitting: Company, viewer: int | None, lang: str, width: int) -> list[Text]:
        """The end, drawn."""


def shown(game: str) -> Shown:
    """What a game brings for the terminal."""
    return registry.get(game).screen()
