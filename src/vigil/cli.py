"""The command line: `vigil play`, `watch`, `replay`, `continue`, `cards`, `rules`.

Only what the chosen command needs is imported, so that help is there at once.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

app = typer.Typer(
    name="vigil",
    help="Play, watch and study Ascension in the terminal.",
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


class Edition(StrEnum):
    """Which printing of the cards."""

    anniversary, first = "anniversary", "first"


Lang = Annotated[str | None, typer.Option("--lang", metavar="en|pt|fr|ru", help="Language; else that of the system.")]
Game = Annotated[str, typer.Argument(help="The game.", show_default=True)]
Seed = Annotated[int | None, typer.Option("--seed", min=0, max=2**64 - 1, help="Luck; the same seed deals the same.")]
Seats = Annotated[
    str | None,
    typer.Option("--seats", help="Who sits there: 'Ana,Ben:pt,greedy' (a name, a name and its language, a bot)."),
]
Bots = Annotated[str | None, typer.Option("--bots", help="How many bots, or which: 'greedy,random'.")]
Players = Annotated[int | None, typer.Option("--players", "-n", help="1 to 6.", show_default="2")]
SetsOption = Annotated[Sets, typer.Option("--sets", help="Cards to play with.")]
ModeOption = Annotated[
    Mode | None, typer.Option("--mode", help="Everybody alone, teams, or solitaire.", show_default="free")
]
EditionOption = Annotated[Edition, typer.Option("--edition", help="Printing of the base cards.")]
Honor = Annotated[int | None, typer.Option("--honor", help="Honor in the pool.", show_default="30 a player, 50 alone")]
Rounds = Annotated[int | None, typer.Option("--rounds", help="The game ends after so many rounds.", show_default="200")]
Without = Annotated[list[str] | None, typer.Option("--without", metavar="CARD", help="Leave a card out; repeatable.")]
Copies = Annotated[
    list[str] | None, typer.Option("--copies", metavar="CARD=N", help="So many of a center card; repeatable.")
]
CardFile = Annotated[
    Path | None, typer.Option("--cards", metavar="FILE", help="Add the cards of a card file to the center deck.")
]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines: no colours, no drawing.")]
Record = Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Keep the game in this file.")]


def version(wanted: bool) -> None:
    if wanted:
        from vigil import __version__

        typer.echo(f"vigil {__version__}")
        raise typer.Exit


@app.callback()
def top(
    _: Annotated[bool, typer.Option("--version", callback=version, is_eager=True, help="Say the version.")] = False,
) -> None:
    """Play, watch and study Ascension in the terminal."""


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
    except VigilError as error:
        typer.echo(said(error, spoken), err=True)
        raise typer.Exit(2) from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    except BrokenPipeError:  # whoever read us has seen enough
        sys.stderr.close()
        raise typer.Exit(0) from None


@app.command()
def play(
    game: Game = "ascension",
    players: Players = None,
    sets: SetsOption = Sets.base,
    mode: ModeOption = None,
    edition: EditionOption = Edition.anniversary,
    bots: Bots = None,
    seats: Seats = None,
    seed: Seed = None,
    lang: Lang = None,
    honor: Honor = None,
    rounds: Rounds = None,
    without: Without = None,
    copies: Copies = None,
    cards: CardFile = None,
    plain: Plain = False,
    record: Record = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE", help="Go on with a kept game.")] = None,
) -> None:
    """Play at this terminal: you against a bot, unless you ask for others."""

    def work(lang: str) -> None:
        from vigil.tui import keeping
        from vigil.tui.arranging import Wishes, arranged, resumed
        from vigil.tui.play import Play
        from vigil.tui.terminal import Terminal

        if record is not None:
            keeping.may_write(record)
        if resume is not None:
            sitting = resumed(resume, seats, bots, lang)
            path = record or (Path(resume).expanduser() if not resume.startswith("vigil1-") else None)
        else:
            settings = {"sets": sets.value, "edition": edition.value, "honor": honor, "rounds": rounds}
            settings["mode"] = mode.value if mode else None
            wishes = Wishes(lang, game, players, seats, bots, seed, settings, without or (), copies or (), cards)
            sitting, path = arranged(wishes), record
        Play(sitting, Terminal(plain), path or keeping.fresh_path(game), lang).run()

    carried_out(lang, work)


def main() -> None:
    """The console script."""
    app()


if __name__ == "__main__":
    main()
