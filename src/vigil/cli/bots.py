"""Commands about bots: `vigil bots` and `vigil ladder`."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vigil import registry
from vigil.cli.options import (
    KNOWN,
    SYSTEM_LANG,
    Json,
    Lang,
    Plain,
    RunSeed,
    Workers,
    app,
    game_options,
    localized,
    options_for,
    shared_options,
)

if TYPE_CHECKING:
    from vigil.lab.ladder import LadderPlan
    from vigil.terminal.console import Terminal


class BotsAction(StrEnum):
    """The actions of `vigil bots`."""

    list, audit, check, calibrate = "list", "audit", "check", "calibrate"


Which = Annotated[
    str | None,
    typer.Option("--bots", metavar="A,B", help="The bots: 'greedy,search:sims=50'; default: all (calibrate: greedy)."),
]


@app.command()
@localized()
def bots(
    action: Annotated[BotsAction, typer.Argument(help="What to do.")] = BotsAction.list,
    game: Annotated[str | None, typer.Argument(help=f"{KNOWN}; default: all.")] = None,
    which: Which = None,
    positions: Annotated[int, typer.Option("--positions", metavar="N", min=1, help="audit: positions per bot.")] = 1000,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="check, calibrate: games of each kind.")
    ] = 100,
    sims: Annotated[
        int,
        typer.Option(
            "--sims",
            metavar="N",
            min=1,
            max=100_000,
            help="calibrate: simulations per position.",
        ),
    ] = 32,
    seed: RunSeed = 1,
    workers: Workers = None,
    keep: Annotated[
        Path | None,
        typer.Option("--games-file", metavar="FILE", help="calibrate: save and reuse games in this file."),
    ] = None,
    write: Annotated[
        Path | None, typer.Option("--update-page", metavar="PAGE", help="calibrate: update the tables on this page.")
    ] = None,
    lang: Lang = SYSTEM_LANG,
    plain: Plain = False,
) -> None:
    """List and test the bots.

    list: one bot per line. audit: redeal the hidden cards at positions from all modes; the bot's answers must
    not change. check: play whole games in all modes and with random decks; every answer must be an option.
    calibrate: compare predicted win chances with results in two-player games. audit, check and calibrate exit with
    status 1 if they find a problem; calibrate exits with status 3 if there are too few games.
    """
    from vigil.terminal.console import Terminal
    from vigil.terminal.game_setup import game_named

    terminal = Terminal(plain)
    if action is BotsAction.list:
        terminal.say(*_list_bots(lang))
        return
    played = [game_named(game).name] if game else list(registry.names())
    if action is BotsAction.calibrate:
        from vigil.lab import calibration

        names, verdicts = _select_bots(which or "greedy", {}), set()
        for name in played:
            said = calibration.calibrate(name, games, names, sims, seed, workers, keep)
            lines, verdict = calibration.report_lines(name, said, names, games, sims, seed, lang)
            terminal.copyable(*lines)
            verdicts.add(verdict)
            if write is not None:
                words = ["vigil", "bots", "calibrate", name, "--bots", ",".join(names), "--games", str(games)]
                typed = shlex.join([*words, "--sims", str(sims), "--seed", str(seed)])
                before = write.read_text(encoding="utf-8") if write.exists() else ""
                write.write_text(calibration.page(before, name, lines, typed), encoding="utf-8")
        if verdicts & {calibration.BADLY, calibration.NOTHING}:
            raise typer.Exit(1 if calibration.BADLY in verdicts else TOO_FEW)
        return
    trial = _audit_bots if action is BotsAction.audit else _check_bots
    if not trial(
        terminal, played, _select_bots(which, QUICK), positions if trial is _audit_bots else games, seed, workers, lang
    ):
        raise typer.Exit(1)


def _list_bots(lang: str) -> list[str]:
    from vigil.bots import BOT_FAMILIES, BOTS
    from vigil.text import bots_text

    names = list(dict.fromkeys((*BOTS, *BOT_FAMILIES)))
    width = max(map(len, names))
    return [f"{name:{width}}  {bots_text(f'about-{name}', lang)}" for name in names]


TOO_FEW = 3
"""The exit status of a calibration with too few games."""
QUICK = dict.fromkeys(("search", "hard", "master"), "search:sims=8:ms=3600000")
"""The default replacements for search bots in audits. They have a simulation limit, because a time limit makes
answers vary."""


def _select_bots(which: str | None, usual: Mapping[str, str]) -> list[str]:
    """Return the named bots, or all bots with the usual replacements."""
    from vigil.bots import BOTS, bot_factory
    from vigil.bots.external import split_bot_list

    names = (
        list(dict.fromkeys(usual.get(name, name) for name in BOTS))
        if which is None
        else [name for name in split_bot_list(which) if name]
    )
    for name in names:
        bot_factory(name)  # raises if a bot doesn't exist
    return names


def _audit_bots(
    terminal: Terminal, games: list[str], names: list[str], count: int, seed: int, workers: int | None, lang: str
) -> bool:
    from vigil.lab.bot_audit import WORLDS, audit
    from vigil.text import bots_text

    fair = True
    for game in games:
        terminal.say(bots_text("audit-title", lang, game=game, positions=count, worlds=WORLDS))
        for name in names:
            found = audit(game, [name], count, seed, workers)[name]
            fair &= found.differences == found.later_differences == found.unsteady == 0
            terminal.say(
                "  " + bots_text("audit-line", lang, bot=name, answers=found.answers, differences=found.differences)
            )
            about = {"bot": name, "turns": found.turns, "answers": found.later}
            terminal.say("  " + bots_text("audit-turns", lang, differences=found.later_differences, **about))
            if found.unsteady:
                terminal.say("    " + bots_text("audit-unsteady", lang, bot=name, unsteady=found.unsteady))
            for difference in found.reported:
                terminal.say(
                    "    "
                    + bots_text(
                        "audit-difference-later" if difference.later else "audit-difference",
                        lang,
                        bot=name,
                        here=difference.here,
                        there=difference.there,
                        number=str(difference.number),
                        seed=str(difference.seed),
                        settings=json.dumps(difference.settings, ensure_ascii=False),
                    )
                )
    return fair


def _check_bots(
    terminal: Terminal, games: list[str], names: list[str], count: int, seed: int, workers: int | None, lang: str
) -> bool:
    from vigil.lab.bot_audit import legality_tasks, legality_test
    from vigil.lab.parallel import parallel_map
    from vigil.text import bots_text

    right = True
    for game in games:
        played = list(parallel_map(legality_test, legality_tasks([game], names, count, seed), workers=workers))
        wrong = [ran for ran in played if ran.wrong is not None]
        right &= not wrong
        choices = sum(ran.choices for ran in played)
        terminal.say(bots_text("check-line", lang, game=game, games=len(played), choices=choices, wrong=len(wrong)))
        for ran in wrong:
            settings = json.dumps(ran.task.settings, ensure_ascii=False)
            told = {"number": str(ran.choices), "seed": str(ran.task.seed), "settings": settings}
            terminal.say("  " + bots_text("check-wrong", lang, what=ran.wrong, **told))
    return right


@app.command()
@shared_options(options_for("ladder"))
@localized()
def ladder(
    game: Annotated[str, typer.Argument(help=f"{KNOWN}.")],
    which: Which = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=2, help="Games per pair; odd numbers are rounded up.")
    ] = 200,
    adjacent_games: Annotated[
        int | None,
        typer.Option(
            "--adjacent-games",
            metavar="N",
            min=2,
            help="Games between bots next to each other in --bots; default: same as --games.",
        ),
    ] = None,
    solo: Annotated[
        int | None,
        typer.Option("--solo-games", metavar="N", min=0, help="Solo games per bot; default: same as --games."),
    ] = None,
    seed: RunSeed = 1,
    workers: Workers = None,
    keep: Annotated[
        Path | None,
        typer.Option("--games-file", metavar="FILE", help="Save and reuse games in this file."),
    ] = None,
    as_data: Json = False,
    write: Annotated[
        Path | None,
        typer.Option("--update-page", metavar="PAGE", help="Update this game's part of a page like docs/LADDER.md."),
    ] = None,
    lang: Lang = SYSTEM_LANG,
    plain: Plain = False,
    **rules: Any,
) -> None:
    """Rate bots in a round-robin tournament.

    Prints Elo ratings with intervals, results by pair and thinking times. Each deal is played twice with the seats
    swapped; both players have the same deck. The same seed gives the same result unless bots have a time limit.
    With --games-file you can stop a long run and continue it later.
    """
    from vigil.lab import ladder_report
    from vigil.lab.ladder import LadderPlan, as_json, run_ladder, summarize
    from vigil.lab.support import lab_for
    from vigil.terminal.console import Terminal
    from vigil.terminal.errors import UsageError
    from vigil.terminal.game_setup import game_named

    name = game_named(game).name
    alone = lab_for(name).solo_settings is not None
    if solo is not None and not alone:
        raise UsageError("not-for-game", option="--solo-games", game=name)
    settings = {key: value for key, value in game_options(name, "ladder", rules).items() if value is not None}
    solos = (games if solo is None else solo) if alone else 0
    plan = LadderPlan(name, tuple(_select_bots(which, {})), games, seed, solos, settings, adjacent_games or 0)
    found = summarize(plan, run_ladder(plan, keep, workers, _show_progress if sys.stderr.isatty() else None))
    if write is not None:
        before = write.read_text(encoding="utf-8") if write.exists() else None
        write.write_text(ladder_report.page(found, _command_line_of(plan), before), encoding="utf-8")
    if as_data:
        typer.echo(json.dumps(as_json(found), ensure_ascii=False, indent=1))
    else:
        Terminal(plain).copyable(*ladder_report.report_lines(found, lang))


def _show_progress(done: int, of: int) -> None:
    """Show the progress, in a terminal only."""
    sys.stderr.write(f"\r{done}/{of}" + ("\n" if done == of else ""))
    sys.stderr.flush()


def _command_line_of(plan: LadderPlan) -> str:
    """Return the command that produces the same ladder."""
    words = ["vigil", "ladder", plan.game, "--bots", ",".join(plan.bots)]
    words += ["--games", str(plan.games), "--seed", str(plan.seed)]
    for key, value in plan.settings.items():
        words += [f"--{key}", str(value)]
    if plan.adjacent_games > plan.games:
        words += ["--adjacent-games", str(plan.adjacent_games)]
    return shlex.join(words + (["--solo-games", str(plan.solo)] if plan.solo not in (0, plan.games) else []))
