"""Commands for card designers: `vigil card check` and `vigil compare`."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from vigil.cli.options import (
    KNOWN,
    SYSTEM_LANG,
    Json,
    Lang,
    Plain,
    RunSeed,
    Workers,
    app,
    localized,
    options_for,
    shared_options,
)


class PolicyName(StrEnum):
    """The policy that plays the games of a measurement."""

    quick, greedy, random = "quick", "greedy", "random"


CardSeconds = Annotated[
    float | None,
    typer.Option(
        "--seconds", metavar="S", min=0.0, help="Seconds of play per card; default: 60 unless --games is given."
    ),
]
Seconds = Annotated[
    float | None,
    typer.Option("--seconds", metavar="S", min=0.0, help="Seconds of play; default: 60 unless --games is given."),
]
GamesOption = Annotated[
    int | None,
    typer.Option("--games", metavar="N", min=1, help="Number of games, rounded up so that every seed is complete."),
]
PolicyOption = Annotated[PolicyName, typer.Option("--policy", help="Policy that plays both sides.")]
GameOption = Annotated[str | None, typer.Option("--game", help=f"{KNOWN}; default: the cards' game.")]

card = typer.Typer(help="Check and measure your own cards.", no_args_is_help=True)
app.add_typer(card, name="card")


@card.command("check")
@shared_options(options_for("check"))
@localized()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A card file.")],
    only: Annotated[
        list[str] | None, typer.Option("--card", metavar="NAME", help="Measure this card only; repeatable.")
    ] = None,
    sweep: Annotated[
        str | None,
        typer.Option("--sweep", metavar="FIELD=2..5", help="Measure the card with several values of one field."),
    ] = None,
    picture: Annotated[
        Path | None,
        typer.Option("--picture", metavar="FILE", help="Save the chart of the sweep here; default: card-field.svg."),
    ] = None,
    seconds: CardSeconds = None,
    games: GamesOption = None,
    seed: RunSeed = 1,
    workers: Workers = None,
    policy: PolicyOption = PolicyName.quick,
    game: GameOption = None,
    json: Json = False,
    lang: Lang = SYSTEM_LANG,
    plain: Plain = False,
    **settings: Any,
) -> None:
    """Check a card file and measure its cards.

    Prints the cards in four languages, or every error with its line and a hint. Then it measures each card in
    thousands of games: a coin flip decides who gets the card, and each seed is played both ways. `--seconds 0` only
    checks the file.
    """
    from vigil.cli import card_design
    from vigil.terminal.console import Terminal

    order = card_design.Effort(games, seconds, seed, workers, policy.value, json)
    wanted = card_design.CheckRequest(file, tuple(only or ()), sweep, picture, game, card_design.settings_of(settings))
    if not card_design.check(wanted, order, Terminal(plain), lang):
        raise typer.Exit(2)


@app.command()
@localized()
def compare(
    a: Annotated[str, typer.Argument(help="A settings or card file, 'sets=base,honor_pool=60', or 'default'.")],
    b: Annotated[str, typer.Argument(help="What to compare it with, in the same form.")],
    threshold: Annotated[
        list[str] | None,
        typer.Option(
            "--threshold",
            metavar="POINTS|NAME=N",
            help="Exit with status 1 if a measure changed by more than this: '3', 'length=1'; repeatable.",
        ),
    ] = None,
    strict: Annotated[
        bool, typer.Option("--strict", help="Also exit with status 1 if a larger change can't be ruled out.")
    ] = False,
    seconds: Seconds = None,
    games: GamesOption = None,
    seed: RunSeed = 1,
    workers: Workers = None,
    policy: PolicyOption = PolicyName.quick,
    game: GameOption = None,
    json: Json = False,
    lang: Lang = SYSTEM_LANG,
    plain: Plain = False,
) -> None:
    """Compare two sets of cards or settings.

    Compares the advantage of the first player, the length of games, and the cards taken. Both sides play the same
    seeds, and every change comes with an interval. Thresholds are for scripts: `first`, `drawn` and `cards` are in
    percentage points, `length` is in rounds or turns.
    """
    from vigil.cli import card_design
    from vigil.terminal.console import Terminal

    order = card_design.Effort(games, seconds, seed, workers, policy.value, json)
    if not card_design.compare_settings(a, b, game, tuple(threshold or ()), strict, order, Terminal(plain), lang):
        raise typer.Exit(1)
