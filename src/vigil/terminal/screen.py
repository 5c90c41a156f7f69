"""The interface of a game's terminal screen: drawings, plain text, and what players can type."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from vigil import registry
from vigil.kernel.errors import BadConfig
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
    """The actions of `vigil deck`; each game defines what a loaded deck is."""

    def ready_decks(self, lang: str, style: str | None) -> Iterable[str]: ...

    def custom_cards(self, path: Path | None) -> Any: ...

    def load(self, given: str | None, style: str | None, own: Any) -> Any: ...

    def check(self, loaded: Any, lang: str) -> tuple[Iterable[str], bool]: ...

    def describe(self, loaded: Any, lang: str) -> Iterable[str]: ...

    def code(self, loaded: Any, given: str | None, lang: str) -> str: ...

    def odds(self, loaded: Any, cards: Sequence[str], turns: int, good: Any, lang: str) -> Iterable[str]: ...

    def good_hands(self, text: str | None) -> Any: ...


@dataclass(frozen=True, slots=True)
class GameScreen:
    """One game in the terminal."""

    table_model: type[TableModel]
    event_log: type[EventLog]
    play: type[Play[Any]]
    draw: Callable[[Any, Sequence[str], int, int], list[Text]]
    """Draw the whole table: table, lines of the log, width, height."""
    plain_table: Callable[[Any], list[str]]
    """Describe the whole table in plain lines."""
    inspect_card: Callable[[str, Any], list[str]]
    """Describe one card: what the player typed, table."""
    players: Callable[[Any], list[str]]
    """Describe all players and what they have in play."""
    score_lines: Callable[[GameSession, int | None, str], Iterable[str]]
    """The result in plain lines: session, viewer, language."""
    end_screen: Callable[[GameSession, int | None, str, int], list[Text]]
    """Draw the result: session, viewer, language, width."""
    settings: Callable[[GameRequest, int | None], dict[str, Any]] = lambda request, players: {}
    """Turn the options that aren't settings themselves into settings: request, number of players."""
    cards: CardCatalog | None = None
    """None: a game without cards."""
    decks: DeckCommands | None = None
    """None: players have no decks of their own."""

    @property
    def catalog(self) -> CardCatalog:
        """The cards; a game without any raises `BadConfig`."""
        if self.cards is None:
            raise BadConfig("game-without-cards", "this game has no cards")
        return self.cards


def screen_of(game: str) -> GameScreen:
    """Return the screen of a game."""
    return registry.get(game).screen()
