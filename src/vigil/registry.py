"""The available games: the built-in ones, and those of other packages.

Another package adds a game with an entry point in the group `vigil.games` that points to its `GamePlugin`. Entry points
are read only to find a game that is not built in, or to list all games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from importlib.metadata import entry_points
from typing import Any

from vigil.games import BUILT_IN
from vigil.kernel.errors import BadConfig, preview
from vigil.kernel.game import Game
from vigil.plugin import GamePlugin, lazy

GROUP = "vigil.games"

_registered: dict[str, GamePlugin] = {}


def get(name: str) -> GamePlugin:
    """Return the plugin of a game; an unknown name raises `BadConfig`, which lists the games."""
    if name not in BUILT_IN and name not in _registered and name in failures():
        raise BadConfig(
            "game-load-failed",
            "the installed game {game} does not load ({why}); update or uninstall its package",
            game=name,
            why=failures()[name],
        )
    plugin = _find(name)
    if plugin is None:
        raise BadConfig(
            "game-unknown", "there is no game {game}; choose from {known}", game=preview(name), known=", ".join(names())
        )
    return plugin


def names() -> tuple[str, ...]:
    """Return the names of all games that load: the built-in ones, then the others by name."""
    return (*BUILT_IN, *sorted({*_installed_plugins(), *_registered} - {*BUILT_IN, *failures()}))


def plugins() -> tuple[GamePlugin, ...]:
    """Return the plugins of all games that load; `failures` has the others."""
    return tuple(map(get, names()))


@cache
def failures() -> Mapping[str, str]:
    """Return the installed games that fail to load with the error, so that the other games stay usable."""
    errors = {}
    for name, reference in _installed_plugins().items():
        try:
            if name not in BUILT_IN:
                _load(reference)
        except Exception as error:  # importing a package can raise anything
            errors[name] = f"{type(error).__name__}: {error}"
    return errors


def default() -> str:
    """Return the game that commands use by default."""
    return next(iter(BUILT_IN))


def register(plugin: GamePlugin) -> None:
    """Add a game to this process, such as one defined in a notebook or a test."""
    _registered[plugin.name] = plugin


def unregister(name: str) -> None:
    """Remove a game that `register` added."""
    del _registered[name]


def with_registered_games(work: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function for another process that registers the games added here before it runs."""
    return partial(_run_with_games, tuple(_registered.values()), work) if _registered else work


def _run_with_games(plugins: Iterable[GamePlugin], work: Callable[..., Any], *args: Any) -> Any:
    for plugin in plugins:
        register(plugin)
    return work(*args)


def _find(name: str) -> GamePlugin | None:
    if name in _registered:
        return _registered[name]
    if name in BUILT_IN:
        return _load(BUILT_IN[name])
    return None if name not in _installed_plugins() or name in failures() else _load(_installed_plugins()[name])


@cache
def _load(reference: str) -> GamePlugin:
    plugin: GamePlugin = lazy(reference)()
    return plugin


@cache
def _installed_plugins() -> Mapping[str, str]:
    return {point.name: point.value for point in entry_points(group=GROUP)}


class _Rules(Mapping[str, Game[Any]]):
    """The rules of every game by name, loaded on lookup."""

    def __getitem__(self, name: str) -> Game[Any]:
        plugin = _find(name)
        if plugin is None:
            raise KeyError(name)
        return plugin.rules()

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and _find(name) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(names())

    def __len__(self) -> int:
        return len(names())


GAMES: Mapping[str, Game[Any]] = _Rules()
"""The rules of every game by name."""
