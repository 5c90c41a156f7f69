"""What all commands share: the app, common options, and how errors are reported."""

from __future__ import annotations

import functools
import inspect
import os
import sys
from collections.abc import Callable, Mapping
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Optional

import typer

from vigil import registry
from vigil.plugin import CommandOption

app = typer.Typer(
    name="vigil",
    help=f"Play, host and study {' and '.join(plugin.title for plugin in registry.plugins())}.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


class DeckAction(StrEnum):
    """The actions of `vigil deck`."""

    list, check, show, code, odds = "list", "check", "show", "code", "odds"


Lang = Annotated[str, typer.Option("--lang", metavar="en|pt|fr|ru", help="Language; default: the system's.")]
SYSTEM_LANG: Any = None
"""The default of `Lang`; `localized` replaces it."""


def _by_game(texts: Mapping[str, str]) -> str:
    """Return one text for all games, with each part after the name of its game."""
    return ". ".join(f"{game.title()}: {text}" for game, text in texts.items())


KNOWN = " or ".join(registry.names())
DEFAULT_GAME = registry.default()
PLAYERS = _by_game({plugin.name: plugin.players for plugin in registry.plugins()})
Game = Annotated[str, typer.Argument(help=f"The game: {KNOWN}.", show_default=True)]
Seed = Annotated[
    int | None,
    typer.Option("--seed", metavar="N", min=0, max=2**64 - 1, help="Random seed; the same seed deals the same game."),
]
RunSeed = Annotated[
    int,
    typer.Option("--seed", metavar="N", min=0, max=2**64 - 1, help="Random seed; the same seed plays the same games."),
]
Workers = Annotated[
    int | None,
    typer.Option("--workers", "-j", metavar="N", min=1, help="Number of processes; default: one per core."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Seats = Annotated[
    str | None,
    typer.Option("--seats", help="The players: 'Ana,Ben:pt,greedy' (names, with a language, and bots)."),
]
Bots = Annotated[str | None, typer.Option("--bots", help="Number of bots, or a list: 'greedy,program:./mine'.")]
Players = Annotated[
    int | None,
    typer.Option("--players", "-n", metavar="N", help=f"Number of players; default: 2. {PLAYERS}."),
]
Rounds = Annotated[
    int | None,
    typer.Option("--rounds", metavar="N", help="Maximum number of rounds or turns; default: the game's."),
]
CardFile = Annotated[Path | None, typer.Option("--cards", metavar="FILE", help="Add the cards of a card file.")]
Plain = Annotated[bool, typer.Option("--plain", help="Plain text without colors or drawings.")]
Source = Annotated[str, typer.Argument(metavar="FILE|LINK", help="A record or a link.")]
ViewFrom = Annotated[
    str | None,
    typer.Option("--view-from", metavar="N|spectator|all", help="Whose view to show."),
]
Record = Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Save the game to this file.")]


def options_for(command: str) -> dict[str, tuple[Any, Any]]:
    """Return the options of all games for a command, each with its type and default."""
    found: dict[str, list[tuple[str, CommandOption]]] = {}
    for plugin in registry.plugins():
        for option in plugin.options:
            if command in option.commands:
                found.setdefault(_name(plugin.name, option, command), []).append((plugin.name, option))
    return {name: _option_type(name, same) for name, same in found.items()}


def _name(game: str, option: CommandOption, command: str) -> str:
    """Return the name of an option, prefixed with its game if an earlier game has another kind of option."""
    same = (each for plugin in registry.plugins() for each in plugin.options if each.name == option.name)
    first = next(each for each in same if command in each.commands)
    return option.name if first.kind == option.kind else f"{game}_{option.name}"


def _option_type(name: str, same: list[tuple[str, CommandOption]]) -> tuple[Any, Any]:
    """Return the type and default of an option that one or several games have."""
    option = same[0][1]
    kind: Any = {"text": str | None, "int": int | None, "flag": bool, "list": list[str] | None}[option.kind]
    values = tuple(dict.fromkeys(value for _, each in same for value in each.values))
    if values:
        kind = Optional[StrEnum(name.title(), {value: value for value in values})]  # noqa: UP045 - made at run time
    shown = _by_game({game: each.help for game, each in same})
    defaults = {game: each.default for game, each in same}
    default = option.default if len(set(defaults.values())) == 1 else _by_game(defaults)
    shown = shown.rstrip(".") + (f"; default: {default}." if default else ".")
    made = typer.Option(f"--{name.replace('_', '-')}", metavar=option.metavar or None, help=shown, show_default=False)
    return Annotated[kind, made], False if option.kind == "flag" else None


GAME_RULES = options_for("play")
"""The options that set up a game, with their defaults."""
RULES: dict[str, tuple[Any, Any]] = {
    **{name: option for name, option in GAME_RULES.items() if name != "best_of"},
    "rounds": (Rounds, None),
    "cards": (CardFile, None),
}
"""The same, for commands that play many games instead of one match."""


def shared_options(options: Mapping[str, tuple[Any, Any]]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return a decorator that replaces the `**` parameter of a command with these options."""

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        shape = inspect.signature(command, eval_str=True)
        params: list[inspect.Parameter] = []
        for param in shape.parameters.values():
            if param.kind is not param.VAR_KEYWORD:
                params.append(param.replace(kind=param.KEYWORD_ONLY))
                continue
            params += [
                inspect.Parameter(name, param.KEYWORD_ONLY, default=default, annotation=kind)
                for name, (kind, default) in options.items()
            ]

        @functools.wraps(command)
        def wrapper(**given: Any) -> None:
            command(**given)

        wrapper.__dict__["__signature__"] = shape.replace(parameters=params)
        wrapper.__annotations__ = {param.name: param.annotation for param in params} | {"return": None}
        return wrapper

    return decorate


setup_options = shared_options(RULES)
"""Adds all options that set up a game, except for the length of a match."""
match_options = shared_options({**RULES, "best_of": GAME_RULES["best_of"]} if "best_of" in GAME_RULES else RULES)
"""Adds all options that set up a match."""


EXTRAS = {"client": ("httpx", "msgspec", "websockets"), "server": ("starlette", "uvicorn", "sqlalchemy")}
"""Packages of the optional dependencies that commands need."""


def localized(extra: str = "") -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return a decorator that runs a command in the language of `lang`, if the packages of an extra are installed.

    An expected error becomes one line and exit status 2.
    """

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(command)
        def wrapper(lang: str | None, **given: Any) -> None:
            from vigil.kernel.errors import VigilError
            from vigil.terminal.errors import error_text
            from vigil.terminal.seat_plan import choose_language

            if not all(map(find_spec, EXTRAS.get(extra, ()))):
                typer.echo(f"vigil: this command needs more packages: pip install 'vigil-games[{extra}]'", err=True)
                raise typer.Exit(2)
            spoken = "en"
            try:
                spoken = choose_language(None)
                spoken = choose_language(lang)
                command(**given, lang=spoken)
                sys.stdout.flush()
            except VigilError as error:
                echo(error_text(error, spoken), err=True)
                raise typer.Exit(2) from None
            except KeyboardInterrupt:
                raise typer.Exit(130) from None
            except BrokenPipeError:  # the reader of the pipe has closed it
                _silence_stdout()
            except OSError as error:  # a full disk, a closed terminal
                _silence_stdout()
                typer.echo(f"vigil: {error.strerror or error}", err=True)
                raise typer.Exit(1) from None

        return wrapper

    return decorate


def echo(line: str, err: bool = False) -> None:
    """Print a line; control characters in text from other people are escaped."""
    from vigil.kernel.text_safety import escape_for_terminal

    typer.echo(escape_for_terminal(line), err=err)


def _silence_stdout() -> None:
    """Discard remaining output, so that Python does not report an error at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def game_options(game: str, command: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values for the options of a game; raise UsageError for options of other games."""
    from vigil.terminal.errors import UsageError

    own = {_name(game, each, command): each.name for each in registry.get(game).options if command in each.commands}
    for name in options_for(command):
        if name not in own and given.get(name):
            raise UsageError("not-for-game", option=f"--{name.replace('_', '-')}", game=game)
    return {option: _plain(given.get(name)) for name, option in own.items()}


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, StrEnum) else value


def parse_request(lang: str, game: str, given: dict[str, Any]) -> Any:
    """Return the request for a game from command-line options; raise UsageError for options of other games."""
    from vigil.terminal.game_setup import GameRequest, game_named

    game_named(game)
    options = game_options(game, "play", given)
    settings = {option.name for option in registry.get(game).options if option.is_setting}
    return GameRequest(
        lang,
        game,
        given["players"],
        given["seats"],
        given["bots"],
        given["seed"],
        settings={key: value for key, value in options.items() if key in settings} | {"rounds": given["rounds"]},
        options={key: value for key, value in options.items() if key not in settings and value},
        cards=given["cards"],
    )
