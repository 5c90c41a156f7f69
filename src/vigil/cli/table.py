"""Commands at the table: play, continue, watch, replay."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from vigil.cli.common import (
    Bots,
    Eyes,
    Game,
    Games,
    Lang,
    Plain,
    Players,
    Record,
    Seats,
    Seed,
    Source,
    app,
    carried_out,
    takes_rules,
    wishes_from,
)


@app.command()
@takes_rules
def play(
    game: Game = "ascension",
    players: Players = None,
    games: Games = None,
    bots: Bots = None,
    seats: Seats = None,
    seed: Seed = None,
    lang: Lang = None,
    plain: Plain = False,
    record: Record = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE", help="Continue a saved game.")] = None,
    **rules: Any,
) -> None:
    """Play against a bot, or with friends.

    Without options, you play Ascension against one bot, with the base set and a random seed.
    `vigil play conflictus` is a quick game (Rapidinha) with two ready decks, good for a first game.
    """
    given = dict(locals()) | rules

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
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="After choice N; by default at the end.")] = None,
    seats: Seats = None,
    bots: Bots = None,
    lang: Lang = None,
    plain: Plain = False,
    record: Record = None,
) -> None:
    """Continue from any moment of a game.

    The record itself stays unchanged; the continuation is saved in a new one.
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
@takes_rules
def watch(
    game: Game = "ascension",
    players: Players = None,
    games: Games = None,
    bots: Annotated[str | None, typer.Option("--bots", help="Which bots: 'greedy,random'.")] = None,
    seats: Seats = None,
    seed: Seed = None,
    lang: Lang = None,
    plain: Plain = False,
    speed: Annotated[float, typer.Option("--speed", min=0.0, max=60.0, help="Seconds between choices.")] = 0.7,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each choice.")] = False,
    eyes: Eyes = None,
    record: Record = None,
    **rules: Any,
) -> None:
    """Watch bots play."""
    given = dict(locals()) | rules

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
    log: Annotated[bool, typer.Option("--log", help="Just print the log.")] = False,
    eyes: Eyes = None,
    at: Annotated[int, typer.Option("--at", metavar="N", help="Start after choice N.")] = 0,
    explain: Annotated[
        bool, typer.Option("--explain", help="Show the options, their win chances, and why one was chosen.")
    ] = False,
    curve: Annotated[bool, typer.Option("--curve", help="Draw everyone's chance of winning, turn by turn.")] = False,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="With --curve: write it as an SVG picture.")
    ] = None,
    sims: Annotated[
        int | None,
        typer.Option("--sims", min=1, max=100_000, help="Simulations per choice (at most), or per turn of the curve."),
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Replay a game step by step.

    --explain adds a search's opinion of every choice, using only what that player could know.  --curve shows the win
    chances over the whole game, with a 95% band.
    """

    def work(lang: str) -> None:
        from vigil.tui.arranging import resumed
        from vigil.tui.explaining import SIMS
        from vigil.tui.refusal import Refusal
        from vigil.tui.replay import Replay, eyes_from
        from vigil.tui.terminal import Terminal

        for option, given, needs, there in (
            ("--svg", svg is not None, "--curve", curve),
            ("--sims", sims is not None, "--explain / --curve", explain or curve),
        ):
            if given and not there:
                raise Refusal("needs-option", option=option, needs=needs)
        sitting = resumed(source, None, None, lang, playing=False)
        terminal = Terminal(plain or log)
        if not 0 <= at <= len(sitting.match.choices):
            raise Refusal("bad-choice", given=at, most=len(sitting.match.choices))
        if curve:
            _curve(sitting, terminal, lang, sims, svg)
            return
        seen = Replay(sitting, terminal, eyes_from(eyes, sitting, lang), lang, (sims or SIMS) if explain else 0)
        seen.go(at)
        if log and explain:
            for line in seen.explained_log():
                terminal.say(line)
        elif log:
            terminal.say(*seen.log())
        else:
            seen.run()

    carried_out(lang, work)


def _curve(sitting: Any, terminal: Any, lang: str, sims: int | None, svg: Path | None) -> None:
    """The curve of a game on the terminal, and as a picture."""
    from vigil.bots.explain.curve import SIMS
    from vigil.bots.explain.curve import curve as curve_of
    from vigil.tui.curve import chart, ending, in_lines
    from vigil.tui.refusal import Refusal
    from vigil.words import ui
    from vigil.words.explaining import explain

    count = sims or SIMS
    points = list(curve_of(sitting.match, count))
    names = [*sitting.names, *[ui("samael", lang)] * (len(points[0].chances) - len(sitting.names))]
    terminal.say(explain("curve-title", lang), explain("curve-sims", lang, n=count), "")
    for line in chart(points, names):
        terminal.copyable(line)
    if terminal.plain:
        terminal.say("", *in_lines(points, names, lang))
    terminal.say("", ending(points, names, lang))
    if svg is not None:
        from vigil.lab.course import picture

        title = f"{' – '.join(names)} · {sitting.match.game.name} · {sitting.match.seed}"
        try:
            svg.write_text(picture(points, names, lang, title, sitting.match.game.name), encoding="utf-8")
        except OSError as error:
            raise Refusal("cannot-write", path=str(svg), why=error.strerror or str(error)) from None
        terminal.say(explain("curve-kept", lang, file=str(svg)))
