"""The command line: `vigil play`, `watch`, `replay`, `continue`, `cards`, `rules`.

Only what the chosen command needs is imported, so that help is there at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
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


Lang = Annotated[str | None, typer.Option("--lang", metavar="en|pt|fr|ru", help="Language; else that of the system.")]
Game = Annotated[str, typer.Argument(help="The game: ascension or conflictus.", show_default=True)]
Seed = Annotated[
    int | None,
    typer.Option("--seed", metavar="N", min=0, max=2**64 - 1, help="Luck: the same seed deals the same game."),
]
Seats = Annotated[
    str | None,
    typer.Option("--seats", help="Who sits there: 'Ana,Ben:pt,greedy' (a name, a name and its language, a bot)."),
]
Bots = Annotated[str | None, typer.Option("--bots", help="How many bots, or which: 'greedy,random'.")]
Players = Annotated[int | None, typer.Option("--players", "-n", help="1 to 6, Conflictus 2 to 4.", show_default="2")]
SetsOption = Annotated[Sets | None, typer.Option("--sets", help="Ascension: cards to play with.", show_default="base")]
ModeOption = Annotated[
    Mode | None, typer.Option("--mode", help="Ascension: everybody alone, teams, or solitaire.", show_default="free")
]
EditionOption = Annotated[
    Edition | None,
    typer.Option("--edition", help="Ascension: printing of the base cards.", show_default="anniversary"),
]
Honor = Annotated[
    int | None, typer.Option("--honor", help="Ascension: Honor in the pool.", show_default="30 a player, 50 alone")
]
Rounds = Annotated[
    int | None, typer.Option("--rounds", help="The game ends after so many rounds.", show_default="200; 400")
]
Without = Annotated[
    list[str] | None, typer.Option("--without", metavar="CARD", help="Ascension: leave a card out; repeatable.")
]
Copies = Annotated[
    list[str] | None,
    typer.Option("--copies", metavar="CARD=N", help="Ascension: so many of a center card; repeatable."),
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
    bool, typer.Option("--stops", help="Conflictus: be asked at every priority, even when you can only pass.")
]
Switch = Annotated[
    list[str] | None,
    typer.Option("--switch", metavar="NAME=VALUE", help="Conflictus: decide a debatable ruling; repeatable."),
]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines: no colours, no drawing.")]
Source = Annotated[str, typer.Argument(metavar="FILE|LINK", help="A record or a link.")]
Eyes = Annotated[
    str | None,
    typer.Option("--as", metavar="N|spectator|all", help="Through whose eyes: a seat, a spectator, all open."),
]
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
    """Play, watch and study Ascension and Conflictus Aeternus in the terminal."""


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
        typer.echo(said(error, spoken), err=True)
        raise typer.Exit(2) from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None
    except BrokenPipeError:  # whoever read us has seen enough; nothing is left to flush
        _to_nowhere()
    except OSError as error:  # a full disk, a closed terminal
        _to_nowhere()
        typer.echo(f"vigil: {error.strerror or error}", err=True)
        raise typer.Exit(1) from None


def _to_nowhere() -> None:
    """What is still to be written cannot be: let nothing complain of it when the program ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def open_streams() -> None:
    """Started with a closed input or output: it is empty, and leads nowhere."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115


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


@app.command()
def play(
    game: Game = "ascension",
    players: Players = None,
    sets: SetsOption = None,
    mode: ModeOption = None,
    edition: EditionOption = None,
    format: FormatOption = None,
    decks: Decks = None,
    games: Games = None,
    bots: Bots = None,
    seats: Seats = None,
    seed: Seed = None,
    lang: Lang = None,
    honor: Honor = None,
    rounds: Rounds = None,
    without: Without = None,
    copies: Copies = None,
    stops: StopsOption = False,
    switch: Switch = None,
    cards: CardFile = None,
    plain: Plain = False,
    record: Record = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE", help="Go on with a kept game.")] = None,
) -> None:
    """Play against a bot, or with friends.

    Without options: you against one bot, Ascension with the base set and a seed of its own.
    `vigil play conflictus` is a Rapidinha with two ready decks: the shorter format, good for a first game.
    """
    given = dict(locals())

    def work(lang: str) -> None:
        from vigil.tui import keeping
        from vigil.tui.arranging import arranged, resumed
        from vigil.tui.terminal import Terminal

        if record is not None:
            keeping.may_write(record)
        sitting = resumed(resume, seats, bots, lang) if resume else arranged(wishes_from(lang, game, given))
        path = record or keeping.path_of(resume) or keeping.fresh_path(sitting.match.game.name)
        sitting.shown.play(sitting, Terminal(plain), path, lang).run()

    carried_out(lang, work)


@app.command("continue")
def go_on(
    source: Source,
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="After choice N; else at its end.")] = None,
    seats: Seats = None,
    bots: Bots = None,
    lang: Lang = None,
    plain: Plain = False,
    record: Record = None,
) -> None:
    """Play on from any moment of a game.

    The record itself stays as it is; what is played now is kept in a new one.
    """

    def work(lang: str) -> None:
        from vigil.tui import keeping
        from vigil.tui.arranging import resumed
        from vigil.tui.terminal import Terminal

        if record is not None:
            keeping.may_write(record)
        sitting = resumed(source, seats, bots, lang, at)
        path = record or keeping.fresh_path(sitting.match.game.name)
        sitting.shown.play(sitting, Terminal(plain), path, lang).run()

    carried_out(lang, work)


@app.command()
def watch(
    game: Game = "ascension",
    players: Players = None,
    sets: SetsOption = None,
    mode: ModeOption = None,
    edition: EditionOption = None,
    format: FormatOption = None,
    decks: Decks = None,
    games: Games = None,
    bots: Annotated[str | None, typer.Option("--bots", help="Which: 'greedy,random'.")] = None,
    seats: Seats = None,
    seed: Seed = None,
    lang: Lang = None,
    honor: Honor = None,
    rounds: Rounds = None,
    without: Without = None,
    copies: Copies = None,
    stops: StopsOption = False,
    switch: Switch = None,
    cards: CardFile = None,
    plain: Plain = False,
    speed: Annotated[float, typer.Option("--speed", min=0.0, max=60.0, help="Seconds between two choices.")] = 0.7,
    step: Annotated[bool, typer.Option("--step", help="Go on with Enter.")] = False,
    eyes: Eyes = None,
    record: Record = None,
) -> None:
    """Watch bots play."""
    given = dict(locals())

    def work(lang: str) -> None:
        from vigil.tui import keeping
        from vigil.tui.arranging import for_watching
        from vigil.tui.replay import OPEN, eyes_from
        from vigil.tui.replay import watch as watched
        from vigil.tui.terminal import Terminal

        if record is not None:
            keeping.may_write(record)
        sitting = for_watching(wishes_from(lang, game, given))
        looking = eyes_from(eyes, sitting, lang) if eyes else OPEN
        watched(sitting, Terminal(plain), looking, lang, speed, step)
        if record is not None:
            keeping.keep(record, sitting.match, sitting.seats)

    carried_out(lang, work)


@app.command()
def replay(
    source: Source,
    log: Annotated[bool, typer.Option("--log", help="Only print what happened.")] = False,
    eyes: Eyes = None,
    at: Annotated[int, typer.Option("--at", metavar="N", help="Begin after choice N.")] = 0,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """See a game again, step by step."""

    def work(lang: str) -> None:
        from vigil.tui.arranging import resumed
        from vigil.tui.replay import Replay, eyes_from
        from vigil.tui.terminal import Terminal

        sitting = resumed(source, None, None, lang)
        seen = Replay(sitting, Terminal(plain or log), eyes_from(eyes, sitting, lang), lang)
        if log:
            seen.terminal.say(*seen.log())
        else:
            seen.go(at)
            seen.run()

    carried_out(lang, work)


@app.command()
def cards(
    game: Annotated[
        str, typer.Argument(help="The game (it may be left out), or 'check' and a card file.")
    ] = "ascension",
    words: Annotated[list[str] | None, typer.Argument(help="Words in the name or the text.")] = None,
    set: Annotated[str | None, typer.Option("--set", help="Ascension: base, fallen, start, always")] = None,
    kind: Annotated[
        str | None,
        typer.Option(
            "--kind", "--class", help="hero, construct, monster; source, warrior, amulet, relic, equipment, token"
        ),
    ] = None,
    faction: Annotated[
        str | None,
        typer.Option("--faction", help="enlightened, lifebound, mechana, void, none; light, shadow, ..."),
    ] = None,
    rarity: Annotated[str | None, typer.Option("--rarity", help="Conflictus: diamond, gold, silver, iron")] = None,
    keyword: Annotated[str | None, typer.Option("--keyword", help="Conflictus: energy, leap, evolve_light ...")] = None,
    cost: Annotated[str | None, typer.Option("--cost", help="3, 2-4 or 5+")] = None,
    lang: Lang = None,
    edition: EditionOption = None,
    json: Annotated[bool, typer.Option("--json", help="A JSON array, one object a card.")] = False,
    cards: CardFile = None,
    plain: Plain = False,
) -> None:
    """Look through the cards, or check your own.

    `vigil cards check FILE` says what is wrong with a card file, or shows its cards in four languages;
    `vigil cards conflictus check FILE` does so for the other game.
    """

    def work(lang: str) -> None:
        from vigil.catalog import GAMES
        from vigil.tui import catalogue
        from vigil.tui.shown import shown
        from vigil.tui.terminal import Terminal

        terminal = Terminal(plain)
        sought = [*(words or ())] if game in GAMES else [game, *(words or ())]
        book = shown(game if game in GAMES else "ascension").catalogue
        if sought[:1] == ["check"]:
            if not catalogue.check_files(book, sought[1:], terminal, lang):
                raise typer.Exit(2)
            return
        by = {"set": set, "kind": kind, "faction": faction, "rarity": rarity, "keyword": keyword}
        wanted = catalogue.Wanted(tuple(sought), cost, by)
        found = catalogue.chosen(book, wanted, lang, edition.value if edition else None, book.own(cards))
        catalogue.show(book, found, terminal, lang, json)

    carried_out(lang, work)


@app.command()
def deck(
    action: Annotated[DeckAction, typer.Argument(help="What to do with it.")],
    deck: Annotated[
        str | None, typer.Argument(metavar="FILE|NAME|CODE", help="A deck list, a ready deck, or a deck code.")
    ] = None,
    card: Annotated[list[str] | None, typer.Option("--card", help="odds: of having this card; repeatable.")] = None,
    rounds: Annotated[int, typer.Option("--rounds", min=1, max=30, help="odds: up to which of your own rounds.")] = 8,
    sources: Annotated[
        str | None, typer.Option("--sources", metavar="2-4", help="odds: how many make a good opening hand.")
    ] = None,
    format: Annotated[
        Format | None, typer.Option("--format", help="The rules it is measured by; else those of its size.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Decks of Conflictus: list, check, show, code, odds.

    list: the ready decks.  check: every rule a deck breaks, and the rulebook's advice.  show: its cards, costs and
    plan.  code: a deck as a short code, or a code as a deck list.  odds: sources in the opening hand, exchanges, and
    the chance to have a card by your own round N.
    """

    def work(lang: str) -> None:
        from vigil.tui.conflictus import deck as decks
        from vigil.tui.terminal import Terminal

        terminal, style = Terminal(plain), format.value if format else None
        if action is DeckAction.list:
            terminal.say(*decks.ready_decks(lang, style))
            return
        shelf, legal = decks.found(deck, style), True
        if action is DeckAction.check:
            told, legal = decks.checked(shelf, lang)
            terminal.say(*told)
        elif action is DeckAction.show:
            terminal.say(*decks.shown(shelf, lang))
        elif action is DeckAction.code:
            terminal.copyable(decks.coded(shelf, deck))
        else:
            terminal.say(*decks.odds(shelf, card or (), rounds, decks.good_hands(sources), lang))
        if not legal:
            raise typer.Exit(2)

    carried_out(lang, work)


@app.command()
def rules(
    words: Annotated[list[str] | None, typer.Argument(help="A-ROW-03, A-ROW, or words to look for.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Read the rules: by id, by family, or by words."""

    def work(lang: str) -> None:
        from vigil.tui import rules
        from vigil.tui.terminal import Terminal

        Terminal(plain).say(*rules.found(" ".join(words or ()), lang))

    carried_out(lang, work)


def main() -> None:
    """The console script."""
    open_streams()
    app()


if __name__ == "__main__":
    main()
