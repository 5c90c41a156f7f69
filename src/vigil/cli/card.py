"""Commands for whoever designs cards: `vigil card check`, `vigil compare`."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from vigil.cli.options import KNOWN, Lang, Plain, app, options_for, run_command, shared_options


class PolicyName(StrEnum):
    """Who plays the games of a measurement."""

    quick, greedy, random = "quick", "greedy", "random"


Seconds = Annotated[
    float | None,
    typer.Option(
        "--seconds", min=0.0, help="How long to play (card check: for each card).", show_default="60, without --games"
    ),
]
GamesOption = Annotated[
    int | None,
    typer.Option(
        "--games", metavar="N", min=1, help="Number of games instead, in whole seeds: the same on every machine."
    ),
]
SeedOption = Annotated[int, typer.Option("--seed", metavar="N", min=0, max=2**64 - 1, help="Random seed.")]
Workers = Annotated[
    int | None,
    typer.Option("--workers", metavar="N", min=1, help="Number of processes.", show_default="one for each core"),
]
PolicyOption = Annotated[
    PolicyName, typer.Option("--policy", help="Who plays: a quick, a sensible or a random player.")
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
GameOption = Annotated[str | None, typer.Option("--game", help=f"{KNOWN}; by default the cards of the file decide.")]

card = typer.Typer(help="Cards of your own: check them, and measure what they do.", no_args_is_help=True)
app.add_typer(card, name="card")


@card.command("check")
@shared_options(options_for("check"))
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A card file.")],
    only: Annotated[
        list[str] | None, typer.Option("--card", metavar="NAME", help="Measure this card only; repeatable.")
    ] = None,
    sweep: Annotated[
        str | None,
        typer.Option("--sweep", metavar="FIELD=2..5", help="Measure the card at several values of one of its numbers."),
    ] = None,
    picture: Annotated[
        Path | None,
        typer.Option("--picture", metavar="FILE", help="Draw the sweep into this file.", show_default="card-field.svg"),
    ] = None,
    seconds: Seconds = None,
    games: GamesOption = None,
    seed: SeedOption = 1,
    workers: Workers = None,
    policy: PolicyOption = PolicyName.quick,
    game: GameOption = None,
    json: Json = False,
    lang: Lang = None,
    plain: Plain = False,
    **settings: Any,
) -> None:
    """Check a card file, show its cards in four languages, and measure what they do.

    Every mistake is reported with its line and a hint.  Then thousands of games measure the card: a coin flip decides
    who gets it, so its strength isn't confused with being able to afford it; each seed is played both ways.
    `--seconds 0` only checks.
    """

    def work(lang: str) -> None:
        from vigil.cli import card_design
        from vigil.terminal.console import Terminal

        order = card_design.Effort(games, seconds, seed, workers, policy.value, json)
        wanted = card_design.CheckRequest(
            file, tuple(only or ()), sweep, picture, game, card_design.settings_of(settings)
        )
        if not card_design.check(wanted, order, Terminal(plain), lang):
            raise typer.Exit(2)

    run_command(lang, work)


@app.command()
def compare(
    a: Annotated[
        str, typer.Argument(help="A file of settings or cards, settings ('sets=base,honor_pool=60'), or 'default'.")
    ],
    b: Annotated[str, typer.Argument(help="What to compare it with, given the same way.")],
    gate: Annotated[
        list[str] | None,
        typer.Option(
            "--threshold",
            metavar="POINTS|NAME=N",
            help="Exit with status 1 if more than this has changed: '3', 'length=1'; repeatable.",
        ),
    ] = None,
    prove: Annotated[bool, typer.Option("--strict", help="Exit with status 1 also if more may have changed.")] = False,
    seconds: Seconds = None,
    games: GamesOption = None,
    seed: SeedOption = 1,
    workers: Workers = None,
    policy: PolicyOption = PolicyName.quick,
    game: GameOption = None,
    json: Json = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Compare two sets of cards or rules: first-player advantage, game length, cards taken.

    Both are played with the same seeds, and every change has its interval.  Gates are for scripts: first, drawn and
    cards are in points, length in rounds or turns.
    """

    def work(lang: str) -> None:
        from vigil.cli import card_design
        from vigil.terminal.console import Terminal

        order = card_design.Effort(games, seconds, seed, workers, policy.value, json)
        if not card_design.compared(a, b, game, tuple(gate or ()), prove, order, Terminal(plain), lang):
            raise typer.Exit(1)

    run_command(lang, work)
