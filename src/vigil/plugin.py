"""A game as one object: its rules, texts, bots, and what it provides for the lab, the server and the terminal.

All parts except rules and texts have a generic default.  An import string names each part, which is loaded on first
use: a simulation loads neither the terminal nor the server.  The package that uses a part declares its interface;
this module imports the interfaces only for the type checker.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

from vigil.kernel.game import Game

if TYPE_CHECKING:
    from vigil.bots.support import BotSupport
    from vigil.effects.card_support import CardSupport
    from vigil.effects.deck_support import DeckSupport
    from vigil.lab.support import LabSupport
    from vigil.server.game_presenter import Presenter
    from vigil.terminal.screen import GameScreen
    from vigil.text.game_text import GameText

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Lazy(Generic[T]):
    """A value given as `package.module:NAME`; calling it imports the module on first use."""

    reference: str

    def __call__(self) -> T:
        value: T = _resolve(self.reference)
        return value


def lazy(reference: str) -> Lazy[Any]:
    """Return the lazy value for `package.module:NAME`."""
    return Lazy(reference)


@cache
def _resolve(reference: str) -> Any:
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)


@dataclass(frozen=True, slots=True)
class CommandOption:
    """A command-line option of one game."""

    name: str
    """The name after `--`."""
    help: str
    kind: Literal["text", "int", "flag", "list"] = "text"
    values: tuple[str, ...] = ()
    """The allowed values of a text; empty allows any."""
    default: str = ""
    """The default that the help shows."""
    metavar: str = ""
    is_setting: bool = True
    """Whether the value is a setting of this name; otherwise the game's screen turns it into settings."""
    commands: frozenset[str] = frozenset(("play",))
    """The commands with this option: `play` (and others that set up a game), `cards`, `check`, `ladder`."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """One way to set up a table: settings, and the numbers of players and teams for them."""

    settings: Mapping[str, str]
    players: tuple[int, ...]
    teams: tuple[tuple[tuple[int, ...], ...], ...] = ()
    """The seats of each team, for each number of players; empty means no teams."""


@dataclass(frozen=True, slots=True)
class SettingsSupport:
    """The settings of a game, for forms and ratings."""

    config: type[Any]
    """The configuration, a dataclass with a field per setting."""
    is_standard: Callable[[Any], bool]
    """Return whether games with a configuration count for ratings."""
    mode: Callable[[Mapping[str, Any], int], str]
    """Return the rating category for settings and a number of seats."""
    usual_mode: str
    bounds: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """The minimum and maximum of each numeric setting."""
    from_rules: frozenset[str] = frozenset()
    """Settings with a default that depends on other settings."""
    rulings: str = ""
    """The setting with the debatable rulings, itself a dataclass; empty for none."""
    arrangements: tuple[Arrangement, ...] = ()


def is_default_except(config: Any, may_vary: Collection[str]) -> bool:
    """Return whether all fields of a configuration but these have their default values."""
    return all(
        getattr(config, each.name) == (each.default if each.default_factory is MISSING else each.default_factory())
        for each in fields(config)
        if each.name not in may_vary
    )


GENERIC_LAB: Lazy[LabSupport] = lazy("vigil.games.generic.lab:LAB")
GENERIC_PRESENTER: Lazy[Presenter] = lazy("vigil.games.generic.server:PRESENTER")
GENERIC_SETTINGS: Lazy[SettingsSupport] = lazy("vigil.games.generic.settings:SETTINGS")
GENERIC_SCREEN: Lazy[GameScreen] = lazy("vigil.games.generic.terminal:SCREEN")
GENERIC_BOTS: Lazy[BotSupport] = lazy("vigil.games.generic.bots:BOTS")


@dataclass(frozen=True, slots=True)
class GamePlugin:
    """A game with all its parts."""

    name: str
    """The name in records, links, URLs and commands."""
    title: str
    rules: Lazy[Game[Any]]
    text: Lazy[GameText]
    bots: Lazy[BotSupport] = GENERIC_BOTS
    settings: Lazy[SettingsSupport] = GENERIC_SETTINGS
    lab: Lazy[LabSupport] = GENERIC_LAB
    presenter: Lazy[Presenter] = GENERIC_PRESENTER
    screen: Lazy[GameScreen] = GENERIC_SCREEN
    cards: Lazy[CardSupport] | None = None
    decks: Lazy[DeckSupport] | None = None
    """None: players have no decks of their own."""
    options: tuple[CommandOption, ...] = ()
    players: str = "2"
    """The possible numbers of players, for the help of commands."""
    messages: str = ""
    """The package with the game's Fluent files in `ftl/<language>`; empty for none."""
    rulebook: str = ""
    """The folder of the rule digest as `package:folder`, with `<name>.md` and `<lang>/<name>.md`."""

    def cards_in_play(self, config: Any) -> Mapping[str, Any]:
        """Return every card that can appear with a configuration, by printed name."""
        return {} if self.cards is None else self.cards().in_play(config)

    def printed_cards(self, edition: str = "") -> tuple[Any, ...]:
        """Return the printed cards of an edition; an empty name means the newest."""
        return () if self.cards is None else self.cards().edition(edition)
