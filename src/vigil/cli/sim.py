"""Commands of the lab: sim and report."""

from __future__ import annotations

import json as json_text
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import combinations, permutations
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vigil import registry
from vigil.cli.options import (
    DEFAULT_GAME,
    SYSTEM_LANG,
    Game,
    Json,
    Lang,
    Plain,
    Players,
    Seed,
    Workers,
    app,
    localized,
    parse_request,
    setup_options,
)
from vigil.text import lab_text

if TYPE_CHECKING:
    from vigil.lab.simulation import RunPlan
    from vigil.terminal.game_setup import GameRequest

ALL = "all"


@app.command()
@setup_options
@localized()
def sim(
    game: Game = DEFAULT_GAME,
    seats: Annotated[
        str | None,
        typer.Option("--seats", help="The players: bots, levels or programs, such as 'greedy,hard,program:./mine'."),
    ] = None,
    number: Annotated[int, typer.Option("--games", "-g", metavar="N", min=1, help="Number of games.")] = 100,
    seed: Seed = None,
    workers: Workers = None,
    backend: Annotated[str, typer.Option("--backend", metavar="local|ray", help="Where to run the games.")] = "local",
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="Save every game: .parquet, .csv or .jsonl.")
    ] = None,
    card_stats: Annotated[
        Path | None,
        typer.Option("--card-stats", metavar="FILE.json", help="Save how much each card helped."),
    ] = None,
    json: Json = False,
    thinking_times: Annotated[
        bool, typer.Option("--thinking-times", help="Include thinking times, which vary between runs.")
    ] = False,
    no_rotate: Annotated[bool, typer.Option("--no-rotate", help="Don't rotate seats; play every deal once.")] = False,
    players: Players = None,
    lang: Lang = SYSTEM_LANG,
    plain: Plain = False,
    **rules: Any,
) -> None:
    """Run many games between bots.

    The results come with confidence intervals. The same seed gives the same games with any number of processes.
    Every deal is played once per rotation of the seats. Unless you choose the decks, they rotate, so every player
    gets every deck equally often. With more decks than seats (or `--decks all`), each deck plays against every
    other deck. Ctrl+C keeps the finished games.

    `--card-stats` saves how much each card helped. A server shows it in its gallery if the file is in its data
    folder as `card-stats-<game>.json`.
    """
    given = dict(locals()) | rules | {"best_of": None, "bots": None}

    from vigil.lab.card_stats import card_stats as worth_of
    from vigil.lab.card_stats import check_writable, write_card_stats
    from vigil.lab.run import run
    from vigil.lab.run_files import check_run_path
    from vigil.lab.run_text import report_lines
    from vigil.lab.summary import as_json
    from vigil.terminal import record_files
    from vigil.terminal.console import Terminal
    from vigil.text import lab_text

    plan = build_run_plan(parse_request(lang, game, given), number, not no_rotate, thinking_times)
    if out is not None:
        record_files.check_writable(out, resumable=False)
        check_run_path(out)
    if card_stats is not None:
        check_writable(card_stats)
    with _progress(plan.games, lang) as advance:
        done = run(plan, workers=workers, on=backend, out=out, cards=card_stats is not None, progress=advance)
    measured = 0
    if card_stats is not None and done.analysis is not None and done.summary.games:
        found = worth_of(plan, done.analysis)
        measured = len(found["worth"])
        write_card_stats(card_stats, found)
    if json:
        shape = as_json(done.summary, plan.seed, plan.games)
        shape["left_over"] = done.summary.games % len(plan.arrangements)
        shape["decks_stay"] = plan.decks_stay
        if thinking_times:
            shape["timing"] = {
                "seconds": round(done.seconds, 3),
                "games_per_second": round(done.rate, 3),
                "thinking": [round(p.seconds, 3) for _, p in sorted(done.summary.players.items())],
            }
        typer.echo(json_text.dumps(shape, indent=1, ensure_ascii=False))
    else:
        terminal = Terminal(plain)
        terminal.copyable(*report_lines(done, lang, bars=not plain))
        if out is not None:
            terminal.copyable("", f"vigil report {out}")
        if card_stats is not None and done.summary.games:
            terminal.copyable("", lab_text("figures", lang, path=str(card_stats), n=measured))
    if done.stopped:
        raise typer.Exit(130)


@app.command()
@localized()
def report(
    run: Annotated[Path, typer.Argument(metavar="RUN", help="A file written by vigil sim --out.")],
    other: Annotated[
        Path | None, typer.Argument(metavar="OTHER", help="Another run to compare with.", show_default=False)
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE.html", help="Write the report here; default: RUN.html."),
    ] = None,
    pictures: Annotated[
        Path | None,
        typer.Option("--pictures", metavar="DIR", help="Also save each chart as SVG in this folder."),
    ] = None,
    lang: Lang = SYSTEM_LANG,
) -> None:
    """Turn a run into an HTML report.

    The report is one self-contained page that shows who wins, how long games take, and which cards help. An existing
    report or chart with the same name is overwritten.
    """
    from vigil.lab.report import html
    from vigil.lab.report import report as reported
    from vigil.lab.run_analysis import analyze
    from vigil.lab.run_diff import pair_games
    from vigil.lab.run_files import rows
    from vigil.text import lab_text

    study = analyze(rows(run), run.name)
    against = analyze(rows(other), other.name) if other is not None else None
    pairs = pair_games(rows(run), rows(other)) if other is not None else None
    made = reported(study, lang, against, pairs)
    page = out or run.with_suffix(".html")
    written = [_write_file(page, html(made, study))]
    if pictures is not None:
        pictures.mkdir(parents=True, exist_ok=True)
        for name, sheet in made.charts.items():
            written.append(_write_file(pictures / f"{name}.svg", sheet.svg(alone=True)))
    for path in written:
        typer.echo(lab_text("written", lang, path=str(path)))


def _write_file(path: Path, text: str) -> Path:
    """Write a page or chart; refuse paths with other suffixes."""
    from vigil.terminal.errors import UsageError
    from vigil.terminal.record_files import write_text

    if path.suffix.lower() not in (".html", ".htm", ".svg"):
        raise UsageError("cannot-write", path=str(path), why=".html?")
    write_text(path, text)
    return path


@contextmanager
def _progress(games: int, lang: str) -> Iterator[Callable[[int], None]]:
    """Show a progress bar with rate and remaining time, in a terminal only."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from vigil.lab.text import number

    columns = (
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games, rate="")

        def advance(done: int) -> None:
            speed = bar.tasks[0].speed
            bar.update(task, completed=done, rate=lab_text("rate", lang, n=number(speed, lang, 1)) if speed else "")

        yield advance


def build_run_plan(request: GameRequest, games: int, rotate: bool, times: bool) -> RunPlan:
    """Return the plan of a run from its options."""
    from vigil.lab.simulation import GameSetup, RunPlan, rotate_decks
    from vigil.terminal.errors import UsageError
    from vigil.terminal.game_setup import build_session, build_watch_session

    matchups: list[tuple[str, ...]] = [()]
    names: list[str] = [part.strip() for part in (request.options.get("decks") or "").split(",") if part.strip()]
    support = registry.get(request.game).decks
    if support is not None:
        if names == [ALL]:
            decks = support()
            ready = decks.ready_in(request.settings.get("format") or decks.beginners_format)
            names = [each.name("en") for each in ready]
        matchups = deck_matchups(request, names)
    made: list[GameSetup] = []
    bots: tuple[str, ...] = ()
    for given in matchups:
        asked = replace(request, options={**request.options, "decks": ",".join(given) or None})
        session = build_session(asked) if asked.seats is not None else build_watch_session(asked)
        person = next((seat.name for seat in session.seats if seat.bot is None), None)
        if person is not None:
            from vigil.bots import bot_factory

            bot_factory(person)  # raises if there is no bot of that name
            raise UsageError("bots-only", given=person)
        bots = tuple(str(seat.bot) for seat in session.seats)
        rules, config = session.match.game, session.match.config
        table = GameSetup(json_text.dumps(rules.settings_of(config)), deck_labels(request.game, config, given))
        made += rotate_decks(table) if len(given) < len(table.decks) and len(set(bots)) > 1 else [table]
    seed = request.seed if request.seed is not None else session.match.seed
    return RunPlan(request.game, bots, tuple(made), games, seed, rotate, times)


def deck_matchups(request: GameRequest, names: list[str]) -> list[tuple[str, ...]]:
    """Return the matchups: the named decks, or every combination if there are more decks than seats."""
    from vigil.bots.external import split_bot_list
    from vigil.terminal.seat_plan import count_players

    players = count_players(request.seats, request.bots, request.players) or 2
    if len(names) <= players:
        return [tuple(names)]
    alike = request.seats is None or len(set(split_bot_list(request.seats))) == 1
    return list(combinations(names, players) if alike else permutations(names, players))


def deck_labels(game: str, config: Any, given: tuple[str, ...]) -> tuple[str, ...]:
    """Return names for the decks: their own, or what the user typed."""
    support = registry.get(game).decks
    if support is None:
        return ()
    known = {each.deck: each.name("en") for each in support().ready()}
    found = []
    for place, deck in enumerate(config.decks):
        typed = Path(given[place]).stem[:40] if place < len(given) else f"deck {place + 1}"
        found.append(known.get(deck) or typed)
    return tuple(found)
