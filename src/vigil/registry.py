"""The games there are: the built-in ones, and those that other packages add.

Another package adds a game with an entry point in the group `vigil.games` that names its
`GamePlugin`.  Entry points are read only when a name is not built in, or when all games
are listed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from vigil.games import BUILT_IN
from vigil.kernel.errors import BadConfig, preview
from vigil.kernel.game import Game
from vigil.plugin import GamePlugin, lazy

GROUP = "vigil.games"

_registered: dict[str, GamePlugin] = {}


def get(name: str) -> GamePlugin:
    """The plugin of a game; an unknown name raises `BadConfig` and lists the games there are."""
    if name not in BUILT_IN and name not in _registered and name in failures():
        raise BadConfig(
            "game-broken",
            "the installed game {game} does not load ({why}); update or uninstall its package",
            game=name,
            why=failures()[name],
        )
    found = _find(name)
    if found is None:
        raise BadConfig(
            "game-none", "there is no game {game}; choose from {known}", game=preview(name), known=", ".join(names())
        )
    return found


def names() -> tuple[str, ...]:
    """The names of all games that load: first the built-in ones, then the others by name."""
    return (*BUILT_IN, *sorted({*_installed(), *_registered} - {*BUILT_IN, *failures()}))


def plugins() -> tuple[GamePlugin, ...]:
    """All games that load; `failures` names the others."""
    return tuple(map(get, names()))


@cache
def failures() -> Mapping[str, str]:
    """The installed games that do not load, by name, and why: a broken package leaves the other games usable."""
    found = {}
    for name, reference in _installed().items():
        try:
            if name not in BUILT_IN:
                _load(reference)
        except Exception as error:  # a package may fail in any way when it is imported
            found[name] = f"{type(error).__name__}: {error}"
    return found


def default() -> str:
    """The game that commands mean when no game is named."""
    return next(iter(BUILT_IN))


def register(plugin: GamePlugin) -> None:
    """Add a game to this process, such as one defined in a notebook or a test."""
    _registered[plugin.name] = plugin


def unregister(name: str) -> None:
    """Remove a game that `register` added."""
    del _registered[name]


def carried(work: Callable[..., Any]) -> Callable[..., Any]:
    """The work as another process can do it: there, the games that `register` added here are known too."""
    return _Carried(work, tuple(_registered.values())) if _registered else work


@dataclass(frozen=True, slots=True)
class _Carried:
    """Work, and the games that must be registered before it starts."""

    work: Callable[..., Any]
    plugins: tuple[GamePlugin, ...]

    def __call__(self, *args: Any) -> Any:
        for plugin in self.plugins:
            register(plugin)
        return self.work(*args)


def _find(name: str) -> GamePlugin | None:
    if name in _registered:
        return _registered[name]
    if name in BUILT_IN:
        return _load(BUILT_IN[name])
    return None if name not in _installed() or name in failures() else _load(_installed()[name])


@cache
def _load(reference: str) -> GamePlugin:
    plugin: GamePlugin = lazy(reference)()
    return plugin


@cache
def _installed() -> Mapping[str, str]:
    return {point.name: point.value for point in entry_points(group=GROUP)}


class _Rules(Mapping[str, Game[Any]]):
    """The rules of every game by its name, loaded when they are looked up."""

    def __getitem__(self, name: str) -> Game[Any]:
        found = _find(name)
        if found is None:
            raise KeyError(name)
        return found.rules()

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and _find(name) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(names())

    def __len__(self) -> int:
        return len(names())


GAMES: Mapping[str, Game[Any]] = _Rules()
"""The rules of every game by its name."""
