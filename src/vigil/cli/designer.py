"""Commands for whoever designs cards: `vigil card check`, `vigil compare`."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from vigil.cli.common import EditionOption, FormatOption, Honor, Lang, Plain, SetsOption, app, carried_out


class PolicyName(StrEnum):
    """Who plays the games of a measurement."""

    fast, greedy, random = "fast", "greedy", "random"


Seconds = Annotated[
    float | None,
    typer.Option(
        "--seconds", min=0.0, help="How long to play (card check: for each card).", show_default="60, without --games"
    ),
]
GamesOption = Annotated[
    int | None,
    typer.Option(
        "--games", metavar="N", min=1, help="So many games instead, in whole seeds: the same on every machine."
    ),
]
SeedOption = Annotated[int, typer.Option("--seed", metavar="N", min=0, max=2**64 - 1, help="Luck of the games.")]
Workers = Annotated[
    int | None, typer.Option("--workers", metavar="N", min=1, help="Processes.", show_default="one for each core")
]
PolicyOption = Annotated[PolicyName, typer.Option("--policy", help="Who plays: quick, sensible, or by chance.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON object.")]
GameOption = Annotated[
    str | None, typer.Option("--game", help="ascension or conflictus; else the file says it by its cards.")
]

card = typer.Typer(help="Cards of your own: check them, and measure what they do.", no_args_is_help=True)
app.add_typer(card, name="card")


@card.command("check")
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A card file.")],
    only: Annotated[
        list[str] | None, typer.Option("--card", metavar="NAME", help="Measure this card only; repeatable.")
    ] = None,
    sweep: Annotated[
        str | None, typer.Option("--sweep", metavar="FIELD=2..5", help="Try a number of the card at several values.")
    ] = None,
    picture: Annotated[
        Path | None,
        typer.Option("--picture", metavar="FILE", help="Where a sweep is drawn.", show_default="card-field.svg"),
    ] = None,
    seconds: Seconds = None,
    games: GamesOption = None,
    seed: SeedOption = 1,
    workers: Workers = None,
    policy: PolicyOption = PolicyName.fast,
    game: GameOption = None,
    sets: SetsOption = None,
    edition: EditionOption = None,
    honor: Honor = None,
    format: FormatOption = None,
    decks: Annotated[
        str | None, typer.Option("--decks", metavar="A,B", help="Conflictus: measure in these decks only.")
    ] = None,
    instead: Annotated[
        str | None, typer.Option("--instead", metavar="CARD", help="Conflictus: the card that makes room in its deck.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Check a card file, show its cards in four languages, and measure what they do.

    Every fault is told with its line and a hint.  Then a coin decides in thousands of games who has the card, so
    that having it is not mistaken for being able to afford it; each seed is played with either fall of the coin.
    `--seconds 0` checks without measuring, as `vigil cards check` does.
    """
    given = {"sets": sets, "edition": edition, "honor": honor, "format": format, "decks": decks, "instead": instead}

    def work(lang: str) -> None:
        from vigil.cli import designing
        from vigil.tui.terminal import Terminal

        order = designing.Order(games, seconds, seed, workers, policy.value, json)
        wanted = designing.Wanted(file, tuple(only or ()), sweep, picture, game, designing.settings_of(given))
        if not designing.check(wanted, order, Terminal(plain), lang):
            raise typer.Exit(2)

    carried_out(lang, work)


@app.command()
def compare(
    a: Annotated[
        str, typer.Argument(help="A file of settings or cards, settings ('sets=base,honor=60'), or 'default'.")
    ],
    b: Annotated[str, typer.Argument(help="What it is compared with, in the same way.")],
    gate: Annotated[
        list[str] | None,
        typer.Option(
            "--gate", metavar="POINTS|NAME=N", help="Exit status 1 if more has moved: '3', 'length=1'; repeatable."
        ),
    ] = None,
    prove: Annotated[bool, typer.Option("--prove", help="Exit status 1 also while more may have moved.")] = False,
    seconds: Seconds = None,
    games: GamesOption = None,
    seed: SeedOption = 1,
    workers: Workers = None,
    policy: PolicyOption = PolicyName.fast,
    game: GameOption = None,
    json: Json = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Two sets of cards or rules side by side: who begins, how long games are, which cards are taken.

    Both are played with the same seeds.  What has moved is told with its interval.  Gates are for scripts: first,
    drawn and cards are measured in points, length in rounds.
    """

    def work(lang: str) -> None:
        from vigil.cli import designing
        from vigil.tui.terminal import Terminal

        order = designing.Order(games, seconds, seed, workers, policy.value, json)
        if not designing.compared(a, b, game, tuple(gate or ()), prove, order, Terminal(plain), lang):
            raise typer.Exit(1)

    carried_out(lang, work)
