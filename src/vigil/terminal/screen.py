"""What a game brings for the terminal: how it is drawn and told, and what can be typed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from vigil import registry
from vigil.terminal.event_log import EventLog
from vigil.terminal.table_model import TableModel

if TYPE_CHECKING:
    from pathlib import Path

    from rich.text import Text

    from vigil.terminal.card_catalog import CardCatalog
    from vigil.terminal.game_loop import Play
    from vigil.terminal.game_setup import GameRequest
    from vigil.terminal.session import GameSession


class DeckCommands(Protocol):
    """What `vigil deck` does with decks of a game; a deck that was found is the game's own affair."""

    def ready_decks(self, lang: str, style: str | None) -> Iterable[str]: ...

    def custom_cards(self, path: Path | None) -> Any: ...

    def load(self, given: str | None, style: str | None, own: Any) -> Any: ...

    def check(self, loaded: Any, lang: str) -> tuple[Iterable[str], bool]: ...

    def describe(self, loaded: Any, lang: str) -> Iterable[str]: ...

    def code(self, loaded: Any, given: str | None, lang: str) -> str: ...

    def odds(self, loaded: Any, cards: Sequence[str], rounds: int, good: Any, lang: str) -> Iterable[str]: ...

    def good_hands(self, text: str | None) -> Any: ...


class GameScreen(ABC):
    """One game at a terminal, drawn and told."""

    table_model: type[TableModel]
    event_log: type[EventLog]

    @property
    @abstractmethod
    def catalogue(self) -> CardCatalog:
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
    def settings(self, request: GameRequest, players: int | None) -> dict[str, Any]:
        """The settings of a game that a command line does not name as the game does."""

    @abstractmethod
    def draw(self, table: Any, log: Sequence[str], width: int, height: int) -> list[Text]:
        """The whole table, ready to be printed."""

    @abstractmethod
    def plain_table(self, table: Any) -> list[str]:
        """Everything on the table in plain lines."""

    @abstractmethod
    def inspect_card(self, about: str, table: Any) -> list[str]:
        """One card in full."""

    @abstractmethod
    def players(self, table: Any) -> list[str]:
        """Everybody with what lies in front of them."""

    @abstractmethod
    def score_lines(self, session: GameSession, viewer: int | None, lang: str) -> Iterable[str]:
        """The end in lines."""

    @abstractmethod
    def end_screen(self, session: GameSession, viewer: int | None, lang: str, width: int) -> list[Text]:
        """The end, drawn."""


def screen_of(game: str) -> GameScreen:
    """What a game brings for the terminal."""
    return registry.get(game).screen()
