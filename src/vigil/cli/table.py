"""Commands at the table: play, continue, watch, replay."""

from __future__ import annotations

from typing import Annotated

import typer

from vigil.cli.common import (
    Bots,
    CardFile,
    Copies,
    Decks,
    EditionOption,
    Eyes,
    FormatOption,
    Game,
    Games,
    Honor,
    Lang,
    ModeOption,
    Plain,
    Players,
    Record,
    Rounds,
    Seats,
    Seed,
    SetsOption,
    Source,
    StopsOption,
    Switch,
    Without,
    app,
    carried_out,
    wishes_from,
)


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

        sitting = resumed(source, None, None, lang, playing=False)
        seen = Replay(sitting, Terminal(plain or log), eyes_from(eyes, sitting, lang), lang)
        if log:
            seen.terminal.say(*seen.log())
        else:
            seen.go(at)
            seen.run()

    carried_out(lang, work)
