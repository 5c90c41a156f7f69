"""A game as one object: its rules, and what it brings for text, bots, lab, server and terminal.

Everything but rules and text has a generic default, written against the rules alone.
Each part is named by an import string and loaded when it is first used, so that a
simulation loads no terminal and no server.  The interface of a part is declared in the
package that uses it; this module imports these only for the type checker.
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
    """A value named as `package.module:NAME`; its module is imported when the value is first asked for."""

    reference: str

    def __call__(self) -> T:
        value: T = _resolve(self.reference)
        return value


def lazy(reference: str) -> Lazy[Any]:
    """The value that `package.module:NAME` names, imported when it is first used."""
    return Lazy(reference)


@cache
def _resolve(reference: str) -> Any:
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)


@dataclass(frozen=True, slots=True)
class CommandOption:
    """An option of the command line that means something in this game only."""

    name: str
    """As it is typed after `--`."""
    help: str
    kind: Literal["text", "whole", "flag", "list"] = "text"
    values: tuple[str, ...] = ()
    """What a text may be; empty: anything."""
    default: str = ""
    """What the help shows as the default."""
    metavar: str = ""
    is_setting: bool = True
    """Whether the value is the setting of this name; else the game's screen makes settings of it."""
    aliases: tuple[str, ...] = ()
    """Other names that can be typed."""
    commands: frozenset[str] = frozenset(("play",))
    """Where it is an option: `play` (and every command that sets up a game), `cards`, `check`, `ladder`."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """One way to set up a table: values of settings that go together, and who can play so."""

    settings: Mapping[str, str]
    players: tuple[int, ...]
    teams: tuple[tuple[tuple[int, ...], ...], ...] = ()
    """For each of these numbers of players the seats of each team; empty: everybody plays alone."""


@dataclass(frozen=True, slots=True)
class SettingsSupport:
    """What the settings of a game mean, for forms and ratings."""

    config: type[Any]
    """The configuration: a dataclass with a field for every setting."""
    is_standard: Callable[[Any], bool]
    """Whether games of a configuration are like others, so that a rating can compare them."""
    mode: Callable[[Mapping[str, Any], int], str]
    """Settings and the number of seats to what is rated separately."""
    usual_mode: str
    bounds: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """The least and the most of each setting that is a number."""
    from_rules: frozenset[str] = frozenset()
    """Settings whose default the rules give, depending on others."""
    rulings: str = ""
    """The setting that holds the debatable rulings, itself a dataclass; empty where there are none."""
    arrangements: tuple[Arrangement, ...] = ()


def is_default(config: Any, names: Collection[str]) -> bool:
    """Whether these fields of a configuration have their default values."""
    return all(
        getattr(config, each.name) == (each.default if each.default_factory is MISSING else each.default_factory())
        for each in fields(config)
        if each.name in names
    )


GENERIC_LAB: Lazy[LabSupport] = lazy("vigil.games.generic.lab:LAB")
GENERIC_PRESENTER: Lazy[Presenter] = lazy("vigil.games.generic.server:PRESENTER")
GENERIC_SETTINGS: Lazy[SettingsSupport] = lazy("vigil.games.generic.settings:SETTINGS")
GENERIC_SCREEN: Lazy[GameScreen] = lazy("vigil.games.generic.terminal:SCREEN")
GENERIC_BOTS: Lazy[BotSupport] = lazy("vigil.games.generic.bots:BOTS")


@dataclass(frozen=True, slots=True)
class GamePlugin:
    """A game and everything it brings."""

    name: str
    """As in records, links, addresses and commands."""
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
    """None: players bring no decks."""
    options: tuple[CommandOption, ...] = ()
    players: str = "2"
    """How many can play, for the help of commands."""
    messages: str = ""
    """The package whose folder `ftl/<language>` holds the game's Fluent files; empty: it has none."""
    rulebook: str = ""
    """Where the rule digest is, as `package:folder`; the files are `<name>.md` and `<lang>/<name>.md`."""

    def cards_in_play(self, config: Any) -> Mapping[str, Any]:
        """Every card that can come up under a configuration, by printed name; none in a game without cards."""
        return {} if self.cards is None else self.cards().in_play(config)

    def printed_cards(self, edition: str = "") -> tuple[Any, ...]:
        """Every printed card of an edition; the empty name stands for the newest."""
        return () if self.cards is None else self.cards().edition(edition)
