"""What a game brings for the terminal: how it is drawn and told, and what can be typed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from vigil import registry
from vigil.tui.seen import Seen
from vigil.tui.telling import Teller

if TYPE_CHECKING:
    from pathlib import Path

    from rich.text import Text

    from vigil.tui.arranging import Wishes
    from vigil.tui.catalogue import Catalogue
    from vigil.tui.company import Company
    from vigil.tui.play import Play


class DeckCommands(Protocol):
    """What `vigil deck` does with decks of a game; a deck that was found is the game's own affair."""

    def ready_decks(self, lang: str, style: str | None) -> Iterable[str]: ...

    def own_cards(self, path: Path | None) -> Any: ...

    def found(self, given: str | None, style: str | None, own: Any) -> Any: ...

    def checked(self, shelf: Any, lang: str) -> tuple[Iterable[str], bool]: ...

    def shown(self, shelf: Any, lang: str) -> Iterable[str]: ...

    def coded(self, shelf: Any, given: str | None, lang: str) -> str: ...

    def odds(self, shelf: Any, cards: Sequence[str], rounds: int, good: Any, lang: str) -> Iterable[str]: ...

    def good_hands(self, text: str | None) -> Any: ...


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

    @property
    def decks(self) -> DeckCommands | None:
        """What `vigil deck` does; None where players bring no decks."""
        return None

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
