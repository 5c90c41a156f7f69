"""What the commands share: the program itself, its options, and how work that cannot be done is told."""

from __future__ import annotations

import functools
import inspect
import os
import sys
from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Optional

import typer

from vigil import registry
from vigil.plugin import CommandOption

app = typer.Typer(
    name="vigil",
    help=f"Play, watch and study {' and '.join(plugin.title for plugin in registry.plugins())} in the terminal.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


class DeckAction(StrEnum):
    """What can be done with a deck."""

    list, check, show, code, odds = "list", "check", "show", "code", "odds"


Lang = Annotated[
    str | None, typer.Option("--lang", metavar="en|pt|fr|ru", help="Language; by default that of the system.")
]


def _by_game(texts: Mapping[str, str]) -> str:
    """What holds for each game, after its name."""
    return ". ".join(f"{game.title()}: {text}" for game, text in texts.items())


KNOWN = " or ".join(registry.names())
DEFAULT_GAME = registry.default()
PLAYERS = _by_game({plugin.name: plugin.players for plugin in registry.plugins()})
Game = Annotated[str, typer.Argument(help=f"The game: {KNOWN}.", show_default=True)]
Seed = Annotated[
    int | None,
    typer.Option("--seed", metavar="N", min=0, max=2**64 - 1, help="Random seed; the same seed deals the same game."),
]
Seats = Annotated[
    str | None,
    typer.Option("--seats", help="Who sits there: 'Ana,Ben:pt,greedy' (a name, a name and its language, a bot)."),
]
Bots = Annotated[str | None, typer.Option("--bots", help="How many bots, or which: 'greedy,random,program:./mine'.")]
Players = Annotated[
    int | None,
    typer.Option("--players", "-n", help=f"{PLAYERS}.", show_default="2"),
]
Rounds = Annotated[
    int | None,
    typer.Option(
        "--rounds", help="Round limit, or turn limit where turns are counted.", show_default="that of the game"
    ),
]
CardFile = Annotated[Path | None, typer.Option("--cards", metavar="FILE", help="Add the cards of a card file.")]
Plain = Annotated[bool, typer.Option("--plain", help="Plain text: no colours, no drawing.")]
Source = Annotated[str, typer.Argument(metavar="FILE|LINK", help="A record or a link.")]
Eyes = Annotated[
    str | None,
    typer.Option("--view-from", metavar="N|spectator|all", help="Point of view: a seat, spectator, or all."),
]
Record = Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Save the game in this file.")]


def options_for(command: str) -> dict[str, tuple[Any, Any]]:
    """The options of all games for a command, each its type and its default."""
    found: dict[str, list[tuple[str, CommandOption]]] = {}
    for plugin in registry.plugins():
        for option in plugin.options:
            if command in option.commands:
                found.setdefault(_name(plugin.name, option, command), []).append((plugin.name, option))
    return {name: _typed(name, same) for name, same in found.items()}


def _name(game: str, option: CommandOption, command: str) -> str:
    """An option's name; it begins with the game's where an earlier game has an option of another kind of that name."""
    same = (each for plugin in registry.plugins() for each in plugin.options if each.name == option.name)
    first = next(each for each in same if command in each.commands)
    return option.name if first.kind == option.kind else f"{game}_{option.name}"


def _typed(name: str, same: list[tuple[str, CommandOption]]) -> tuple[Any, Any]:
    """One option, which several games may have."""
    option = same[0][1]
    kind: Any = {"text": str | None, "whole": int | None, "flag": bool, "list": list[str] | None}[option.kind]
    values = tuple(dict.fromkeys(value for _, each in same for value in each.values))
    if values:
        kind = Optional[StrEnum(name.title(), {value: value for value in values})]  # noqa: UP045 - made at run time
    shown = _by_game({game: each.help for game, each in same})
    shown += "" if shown.endswith(".") else "."
    names = (name.replace("_", "-"), *(alias for _, each in same for alias in each.aliases))
    defaults = {game: each.default for game, each in same}
    default = option.default if len(set(defaults.values())) == 1 else _by_game(defaults)
    typed = dict.fromkeys(f"--{each}" for each in names)
    made = typer.Option(*typed, metavar=option.metavar or None, help=shown, show_default=default or True)
    return Annotated[kind, made], False if option.kind == "flag" else None


GAME_RULES = options_for("play")
"""The options that say how a game is played, with their defaults."""
RULES: dict[str, tuple[Any, Any]] = {
    **{name: option for name, option in GAME_RULES.items() if name != "best_of"},
    "rounds": (Rounds, None),
    "cards": (CardFile, None),
}
"""The same for commands with a number of games of their own."""


def shared_options(options: Mapping[str, tuple[Any, Any]]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """In the place of a command's `**` stand options that several commands take: each its type and its default."""

    def taking(command: Callable[..., None]) -> Callable[..., None]:
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
        def whole(**given: Any) -> None:
            command(**given)

        whole.__dict__["__signature__"] = shape.replace(parameters=params)
        whole.__annotations__ = {param.name: param.annotation for param in params} | {"return": None}
        return whole

    return taking


setup_options = shared_options(RULES)
"""All options that say how a game is played, but for the length of a match."""
takes_match = shared_options({**RULES, "best_of": GAME_RULES["best_of"]} if "best_of" in GAME_RULES else RULES)
"""All of them."""


def run_command(lang: str | None, work: Callable[[str], Any]) -> None:
    """Do the work in a language; what cannot be done is one clear line and exit code 2."""
    from vigil.kernel.errors import VigilError
    from vigil.terminal.errors import error_text
    from vigil.terminal.seat_plan import choose_language

    spoken = "en"
    try:
        spoken = choose_language(None)
        spoken = choose_language(lang)
        work(spoken)
        sys.stdout.flush()
    except VigilError as error:
        echo(error_text(error, spoken), err=True)
        raise typer.Exit(2) from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    except BrokenPipeError:  # whoever read us has seen enough; nothing is left to flush
        _silence_stdout()
    except OSError as error:  # a full disk, a closed terminal
        _silence_stdout()
        typer.echo(f"vigil: {error.strerror or error}", err=True)
        raise typer.Exit(1) from None


def echo(line: str, err: bool = False) -> None:
    """One line for whoever reads; what others wrote in it can do nothing to the terminal."""
    from vigil.kernel.text_safety import escape_for_terminal

    typer.echo(escape_for_terminal(line), err=err)


def _silence_stdout() -> None:
    """What is still to be written cannot be: let nothing complain of it when the program ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def game_options(game: str, command: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """What was given for the options of this game; an option that only other games have is refused."""
    from vigil.terminal.errors import UsageError

    own = {_name(game, each, command): each.name for each in registry.get(game).options if command in each.commands}
    for name in options_for(command):
        if name not in own and given.get(name):
            raise UsageError("not-for-game", option=f"--{name.replace('_', '-')}", game=game)
    return {option: _plain(given.get(name)) for name, option in own.items()}


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, StrEnum) else value


def parse_request(lang: str, game: str, given: dict[str, Any]) -> Any:
    """The options that arrange a game, as arranged() takes them; one that belongs to another game is refused."""
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
