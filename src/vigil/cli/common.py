"""What the commands share: the program itself, its options, and how work that cannot be done is told."""

from __future__ import annotations

import functools
import inspect
import os
import sys
from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

app = typer.Typer(
    name="vigil",
    help="Play, watch and study Ascension and Conflictus Aeternus in the terminal.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


class Sets(StrEnum):
    """Which cards are in the center deck."""

    base, fallen, both = "base", "fallen", "both"


class Mode(StrEnum):
    """Who plays against whom."""

    free, teams, solo = "free", "teams", "solo"


class Format(StrEnum):
    """How large the decks of Conflictus are."""

    classic, rapidinha = "classic", "rapidinha"


class DeckAction(StrEnum):
    """What can be done with a deck."""

    list, check, show, code, odds = "list", "check", "show", "code", "odds"


class Edition(StrEnum):
    """Which printing of the cards."""

    anniversary, first = "anniversary", "first"


Lang = Annotated[
    str | None, typer.Option("--lang", metavar="en|pt|fr|ru", help="Language; by default that of the system.")
]
Game = Annotated[str, typer.Argument(help="The game: ascension or conflictus.", show_default=True)]
Seed = Annotated[
    int | None,
    typer.Option("--seed", metavar="N", min=0, max=2**64 - 1, help="Random seed; the same seed deals the same game."),
]
Seats = Annotated[
    str | None,
    typer.Option("--seats", help="Who sits there: 'Ana,Ben:pt,greedy' (a name, a name and its language, a bot)."),
]
Bots = Annotated[str | None, typer.Option("--bots", help="How many bots, or which: 'greedy,random,program:./mine'.")]
Players = Annotated[int | None, typer.Option("--players", "-n", help="1 to 6, Conflictus 2 to 4.", show_default="2")]
SetsOption = Annotated[Sets | None, typer.Option("--sets", help="Ascension: cards to play with.", show_default="base")]
ModeOption = Annotated[
    Mode | None, typer.Option("--mode", help="Ascension: free-for-all, teams, or solo.", show_default="free")
]
EditionOption = Annotated[
    Edition | None,
    typer.Option("--edition", help="Ascension: printing of the base cards.", show_default="anniversary"),
]
Honor = Annotated[
    int | None, typer.Option("--honor", help="Ascension: Honor in the pool.", show_default="30 a player, 50 alone")
]
Rounds = Annotated[
    int | None, typer.Option("--rounds", help="Round limit (Conflictus: turn limit).", show_default="200; 400")
]
Without = Annotated[
    list[str] | None, typer.Option("--without", metavar="CARD", help="Ascension: leave a card out; repeatable.")
]
Copies = Annotated[
    list[str] | None,
    typer.Option("--copies", metavar="CARD=N", help="Ascension: number of copies of a center card; repeatable."),
]
CardFile = Annotated[Path | None, typer.Option("--cards", metavar="FILE", help="Add the cards of a card file.")]
FormatOption = Annotated[
    Format | None, typer.Option("--format", help="Conflictus: decks of 50 or of 25 cards.", show_default="rapidinha")
]
Decks = Annotated[
    str | None,
    typer.Option(
        "--decks", metavar="A,B", help="Conflictus: a deck for each seat: a ready one by name, a file, or a code."
    ),
]
Games = Annotated[
    int | None, typer.Option("--games", metavar="N", help="Conflictus: best of 1, 3, 5, 7 or 9.", show_default="1")
]
StopsOption = Annotated[
    bool, typer.Option("--stops", help="Conflictus: get priority every time, even when you can only pass.")
]
Switch = Annotated[
    list[str] | None,
    typer.Option("--switch", metavar="NAME=VALUE", help="Conflictus: decide a debatable ruling; repeatable."),
]
Plain = Annotated[bool, typer.Option("--plain", help="Plain text: no colours, no drawing.")]
Source = Annotated[str, typer.Argument(metavar="FILE|LINK", help="A record or a link.")]
Eyes = Annotated[
    str | None,
    typer.Option("--as", metavar="N|spectator|all", help="Point of view: a seat, spectator, or all."),
]
Record = Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Save the game in this file.")]


RULES: dict[str, tuple[Any, Any]] = {
    "sets": (SetsOption, None),
    "mode": (ModeOption, None),
    "edition": (EditionOption, None),
    "format": (FormatOption, None),
    "decks": (Decks, None),
    "honor": (Honor, None),
    "rounds": (Rounds, None),
    "without": (Without, None),
    "copies": (Copies, None),
    "stops": (StopsOption, False),
    "switch": (Switch, None),
    "cards": (CardFile, None),
}
"""The options that say how a game is played, with their defaults."""


def takes(options: Mapping[str, tuple[Any, Any]]) -> Callable[[Callable[..., None]], Callable[..., None]]:
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


takes_rules = takes(RULES)
"""All options that say how a game is played."""


def carried_out(lang: str | None, work: Callable[[str], Any]) -> None:
    """Do the work in a language; what cannot be done is one clear line and exit code 2."""
    from vigil.kernel.errors import VigilError
    from vigil.tui.refusal import said
    from vigil.tui.seats import language

    spoken = "en"
    try:
        spoken = language(None)
        spoken = language(lang)
        work(spoken)
        sys.stdout.flush()
    except VigilError as error:
        tell(said(error, spoken), err=True)
        raise typer.Exit(2) from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    except BrokenPipeError:  # whoever read us has seen enough; nothing is left to flush
        _to_nowhere()
    except OSError as error:  # a full disk, a closed terminal
        _to_nowhere()
        typer.echo(f"vigil: {error.strerror or error}", err=True)
        raise typer.Exit(1) from None


def tell(line: str, err: bool = False) -> None:
    """One line for whoever reads; what others wrote in it can do nothing to the terminal."""
    from vigil.kernel.legible import legible

    typer.echo(legible(line), err=err)


def _to_nowhere() -> None:
    """What is still to be written cannot be: let nothing complain of it when the program ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


OWN = {
    "ascension": ("sets", "mode", "edition", "honor", "without", "copies"),
    "conflictus": ("format", "decks", "games", "stops", "switch"),
}
"""Options that mean something in one game only."""


def wishes_from(lang: str, game: str, given: dict[str, Any]) -> Any:
    """The options that arrange a game, as arranged() takes them; one that belongs to another game is refused."""
    from vigil.tui.arranging import Wishes, game_named
    from vigil.tui.refusal import Refusal

    game_named(game)
    for other, options in OWN.items():
        for option in options if other != game else ():
            if given[option]:
                raise Refusal("not-for-game", option=f"--{option}", game=game)
    keys = ("sets", "mode", "edition", "honor") if game == "ascension" else ("format", "games", "stops")
    settings = {key: given[key] for key in (*keys, "rounds")}
    settings = {key: value.value if isinstance(value, StrEnum) else value for key, value in settings.items()}
    rest: dict[str, Any] = {key: given[key] for key in ("players", "seats", "bots", "seed", "cards", "decks")}
    rest |= {key: tuple(given[key] or ()) for key in ("without", "copies")}
    return Wishes(lang, game, settings=settings, switches=tuple(given["switch"] or ()), **rest)
