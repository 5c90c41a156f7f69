"""Commands for local games: play, continue, watch, replay."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from vigil.cli.options import (
    DEFAULT_GAME,
    SYSTEM_LANG,
    Bots,
    Game,
    Lang,
    Plain,
    Players,
    Record,
    Seats,
    Seed,
    Source,
    ViewFrom,
    app,
    localized,
    match_options,
    parse_request,
)


@app.command()
@match_options
@localized()
def play(
    game: Game = DEFAULT_GAME,
    players: Players = None,
    bots: Bots = None,
    seats: Seats = None,
    seed: Seed = None,
    lang: Lang = SYSTEM_LANG,
    plain: Plain = False,
    record: Record = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE", help="Continue a saved game.")] = None,
    **rules: Any,
) -> None:
    """Play against a bot, or with friends.

    Without options, you play the default game against one bot, with a random seed.
    """
    given = dict(locals()) | rules

    from vigil.terminal import record_files
    from vigil.terminal.console import Terminal
    from vigil.terminal.game_setup import build_session, resume_session

    if record is not None:
        record_files.check_writable(record)
    session = resume_session(resume, seats, bots, lang) if resume else build_session(parse_request(lang, game, given))
    path = record or record_files.source_path(resume) or record_files.new_record_path(session.match.game.name)
    session.screen.play(session, Terminal(plain), path, lang).run()


@app.command("continue")
@localized()
def go_on(
    source: Source,
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="Continue after choice N; default: the last one.")
    ] = None,
    seats: Seats = None,
    bots: Bots = None,
    lang: Lang = SYSTEM_LANG,
    plain: Plain = False,
    record: Record = None,
) -> None:
    """Continue a recorded game from any point.

    The record itself stays unchanged; the continuation is saved to a new one.
    """
    from vigil.terminal import record_files
    from vigil.terminal.console import Terminal
    from vigil.terminal.game_setup import resume_session

    if record is not None:
        record_files.check_writable(record)
    session = resume_session(source, seats, bots, lang, at)
    path = record or record_files.new_record_path(session.match.game.name)
    session.screen.play(session, Terminal(plain), path, lang).run()


@app.command()
@match_options
@localized()
def watch(
    game: Game = DEFAULT_GAME,
    players: Players = None,
    bots: Annotated[str | None, typer.Option("--bots", help="The bots: 'greedy,random'.")] = None,
    seats: Seats = None,
    seed: Seed = None,
    lang: Lang = SYSTEM_LANG,
    plain: Plain = False,
    speed: Annotated[
        float, typer.Option("--speed", metavar="SECONDS", min=0.0, max=60.0, help="Seconds between choices.")
    ] = 0.7,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each choice.")] = False,
    view_from: ViewFrom = None,
    record: Record = None,
    **rules: Any,
) -> None:
    """Watch bots play."""
    given = dict(locals()) | rules

    from vigil.terminal import record_files
    from vigil.terminal.console import Terminal
    from vigil.terminal.game_setup import build_watch_session
    from vigil.terminal.replay import OPEN, parse_perspective
    from vigil.terminal.replay import watch as watched

    if record is not None:
        record_files.check_writable(record)
    session = build_watch_session(parse_request(lang, game, given))
    looking = parse_perspective(view_from, session, lang) if view_from else OPEN
    watched(session, Terminal(plain), looking, lang, speed, step)
    if record is not None:
        record_files.write_record(record, session.match, session.seats)


@app.command()
@localized()
def replay(
    source: Source,
    log: Annotated[bool, typer.Option("--log", help="Only print the log.")] = False,
    view_from: ViewFrom = None,
    at: Annotated[int, typer.Option("--at", metavar="N", help="Start after choice N.")] = 0,
    explain: Annotated[
        bool, typer.Option("--explain", help="Show the win chances of all options, with reasons.")
    ] = False,
    curve: Annotated[bool, typer.Option("--curve", help="Draw the win chances, turn by turn.")] = False,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="With --curve: save the chart as SVG.")
    ] = None,
    sims: Annotated[
        int | None,
        typer.Option(
            "--sims", metavar="N", min=1, max=100_000, help="Simulations per choice, or per turn of the curve."
        ),
    ] = None,
    lang: Lang = SYSTEM_LANG,
    plain: Plain = False,
) -> None:
    """Replay a game step by step.

    --explain rates every choice with a search that knows only what the player knew. --curve shows the win chances
    over the whole game, with a 95% band.
    """
    from vigil.terminal.console import Terminal
    from vigil.terminal.errors import UsageError
    from vigil.terminal.explanations import SIMS
    from vigil.terminal.game_setup import resume_session
    from vigil.terminal.replay import Replay, parse_perspective

    for option, given, needs, there in (
        ("--svg", svg is not None, "--curve", curve),
        ("--sims", sims is not None, "--explain / --curve", explain or curve),
    ):
        if given and not there:
            raise UsageError("needs-option", option=option, needs=needs)
    session = resume_session(source, None, None, lang, playing=False)
    terminal = Terminal(plain or log)
    if not 0 <= at <= len(session.match.choices):
        raise UsageError("bad-choice", given=at, most=len(session.match.choices))
    if curve:
        _curve(session, terminal, lang, sims, svg)
        return
    seen = Replay(
        session, terminal, parse_perspective(view_from, session, lang), lang, (sims or SIMS) if explain else 0
    )
    seen.go(at)
    if log and explain:
        for line in seen.explained_log():
            terminal.say(line)
    elif log:
        terminal.say(*seen.log())
    else:
        seen.run()


def _curve(session: Any, terminal: Any, lang: str, sims: int | None, svg: Path | None) -> None:
    """Print the win chances of a game, and save them as SVG."""
    from vigil.bots.explain.curve import SIMS
    from vigil.bots.explain.curve import win_chance_curve as curve_of
    from vigil.terminal.record_files import write_text
    from vigil.terminal.win_chance_chart import chart_lines, result_line, turn_lines
    from vigil.text import explain_text, ui_text

    count = sims or SIMS
    points = list(curve_of(session.match, count))
    names = [
        *session.names,
        *[ui_text("automa", lang, session.match.game.name)] * (len(points[0].chances) - len(session.names)),
    ]
    terminal.say(explain_text("curve-title", lang), explain_text("curve-sims", lang, n=count), "")
    terminal.copyable(*chart_lines(points, names))
    if terminal.plain:
        terminal.say("", *turn_lines(points, names, lang))
    terminal.say("", result_line(points, names, lang))
    if svg is not None:
        from vigil.lab.win_chance_chart import win_chance_svg

        title = f"{' – '.join(names)} · {session.match.game.name} · {session.match.seed}"
        write_text(svg, win_chance_svg(points, names, lang, title, session.match.game.name))
        terminal.say(explain_text("curve-kept", lang, file=str(svg)))
