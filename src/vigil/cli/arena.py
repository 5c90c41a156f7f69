"""Bots among themselves: `vigil bots`, `vigil ladder`."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from vigil.cli.common import FormatOption, Lang, Plain, SetsOption, app, carried_out


class BotsAction(StrEnum):
    """What can be done with bots."""

    list, audit, check, calibrate = "list", "audit", "check", "calibrate"


Which = Annotated[
    str | None,
    typer.Option("--bots", metavar="A,B", help="Which: 'greedy,search:sims=50'.", show_default="all of ours"),
]
Workers = Annotated[int | None, typer.Option("--workers", min=1, help="Processes.", show_default="one for each core")]
Luck = Annotated[int, typer.Option("--seed", min=0, max=2**64 - 1, help="Luck: the same seed, the same games.")]


@app.command()
def bots(
    action: Annotated[BotsAction, typer.Argument(help="What to do.")] = BotsAction.list,
    game: Annotated[str | None, typer.Argument(help="ascension or conflictus.", show_default="both")] = None,
    which: Which = None,
    positions: Annotated[int, typer.Option("--positions", min=1, help="audit: positions for every bot.")] = 1000,
    games: Annotated[int, typer.Option("--games", min=1, help="check, calibrate: games of each kind.")] = 100,
    sims: Annotated[
        int,
        typer.Option(
            "--sims",
            min=1,
            max=100_000,
            help="calibrate: simulations at every position, at most (options share them evenly).",
        ),
    ] = 32,
    seed: Luck = 1,
    workers: Workers = None,
    keep: Annotated[
        Path | None, typer.Option("--keep", metavar="FILE", help="calibrate: keep the games; none is played again.")
    ] = None,
    write: Annotated[
        Path | None, typer.Option("--write", metavar="PAGE", help="calibrate: write the tables into a page.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """The bots there are; whether they play fair, by the rules, and know how they stand.

    list: the bots, a line each.  audit: at positions from all modes everything a bot may not know is dealt anew, and
    its answer must stay the same, from a fresh bot and from one that remembers its turn.  check: whole games in all
    modes and with random decks; every answer must be one of the options.  calibrate: whether the chances that are
    stated come true, at positions of games of two players (of greedy, if no others are named).  All but list end with
    exit code 1 if something is found; calibrate ends with 3 if nothing is found because there are too few games to
    judge.
    """

    def work(lang: str) -> None:
        from vigil.tui.arranging import game_named
        from vigil.tui.terminal import Terminal

        terminal = Terminal(plain)
        if action is BotsAction.list:
            terminal.say(*_listed(lang))
            return
        played = [game_named(game).name] if game else ["ascension", "conflictus"]
        if action is BotsAction.calibrate:
            names = _wanted(which or "greedy", {})
            verdicts = [
                _calibrated(terminal, name, names, games, sims, seed, workers, keep, write, lang) for name in played
            ]
            if "badly" in verdicts or "nothing" in verdicts:
                raise typer.Exit(1 if "badly" in verdicts else TOO_FEW)
            return
        trial = _audited if action is BotsAction.audit else _checked
        if not trial(
            terminal, played, _wanted(which, QUICK), positions if trial is _audited else games, seed, workers, lang
        ):
            raise typer.Exit(1)

    carried_out(lang, work)


def _listed(lang: str) -> list[str]:
    from vigil.bots import BOTS, KINDS
    from vigil.words import arena

    names = list(dict.fromkeys((*BOTS, *KINDS)))
    width = max(map(len, names))
    return [f"{name:{width}}  {arena(f'about-{name}', lang)}" for name in names]


TOO_FEW = 3
"""The exit code of a calibration that shows nothing: too few games to judge a single bin."""
QUICK = dict.fromkeys(("search", "hard", "master"), "search:sims=8:ms=3600000")
"""What stands for the bots that search where answers are compared and nobody says otherwise: they differ in how long
they think, and a clock could end it at two places."""


def _wanted(which: str | None, usual: Mapping[str, str]) -> list[str]:
    """The bots that were named, else all of ours, or what usually stands for them."""
    from vigil.bots import BOTS, maker
    from vigil.bots.program import listed

    names = (
        list(dict.fromkeys(usual.get(name, name) for name in BOTS))
        if which is None
        else [name for name in listed(which) if name]
    )
    for name in names:
        maker(name)  # what does not exist is refused before anything is played
    return names


def _audited(
    terminal: object, games: list[str], names: list[str], count: int, seed: int, workers: int | None, lang: str
) -> bool:
    from vigil.lab.audit import WORLDS, audit
    from vigil.tui.terminal import Terminal
    from vigil.words import arena

    assert isinstance(terminal, Terminal)
    fair = True
    for game in games:
        terminal.say(arena("audit-title", lang, game=game, positions=count, worlds=WORLDS))
        for name in names:
            found = audit(game, [name], count, seed, workers)[name]
            fair &= found.differences == found.later_differences == found.unsteady == 0
            terminal.say(
                "  " + arena("audit-line", lang, bot=name, answers=found.answers, differences=found.differences)
            )
            about = {"bot": name, "turns": found.turns, "answers": found.later}
            terminal.say("  " + arena("audit-turns", lang, differences=found.later_differences, **about))
            if found.unsteady:
                terminal.say("    " + arena("audit-unsteady", lang, bot=name, unsteady=found.unsteady))
            for difference in found.told:
                terminal.say(
                    "    "
                    + arena(
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


def _checked(
    terminal: object, games: list[str], names: list[str], count: int, seed: int, workers: int | None, lang: str
) -> bool:
    from vigil.lab.audit import legal, runs
    from vigil.lab.spread import spread
    from vigil.tui.terminal import Terminal
    from vigil.words import arena

    assert isinstance(terminal, Terminal)
    right = True
    for game in games:
        played = list(spread(legal, runs([game], names, count, seed), workers=workers))
        wrong = [ran for ran in played if ran.wrong is not None]
        right &= not wrong
        choices = sum(ran.choices for ran in played)
        terminal.say(arena("check-line", lang, game=game, games=len(played), choices=choices, wrong=len(wrong)))
        for ran in wrong:
            settings = json.dumps(ran.run.settings, ensure_ascii=False)
            told = {"number": str(ran.choices), "seed": str(ran.run.seed), "settings": settings}
            terminal.say("  " + arena("check-wrong", lang, what=ran.wrong, **told))
    return right


def _calibrated(
    terminal: object,
    game: str,
    names: list[str],
    games: int,
    sims: int,
    seed: int,
    workers: int | None,
    keep: Path | None,
    write: Path | None,
    lang: str,
) -> str:
    from vigil.lab import calibrating
    from vigil.tui.terminal import Terminal

    assert isinstance(terminal, Terminal)
    said = calibrating.calibrate(game, games, names, sims, seed, workers, keep)
    lines, verdict = calibrating.told(game, said, names, games, sims, seed, lang)
    for line in lines:
        terminal.copyable(line)
    if write is not None:
        words = ["vigil", "bots", "calibrate", game, "--bots", ",".join(names), "--games", str(games)]
        typed = shlex.join([*words, "--sims", str(sims), "--seed", str(seed)])
        before = write.read_text(encoding="utf-8") if write.exists() else ""
        write.write_text(calibrating.page(before, game, lines, typed), encoding="utf-8")
    return verdict


@app.command()
def ladder(
    game: Annotated[str, typer.Argument(help="ascension or conflictus.")],
    which: Which = None,
    games: Annotated[
        int, typer.Option("--games", min=2, help="Games of each pair, two for each deal: an odd number is rounded up.")
    ] = 200,
    neighbours: Annotated[
        int | None,
        typer.Option(
            "--neighbours", min=2, help="Games of bots next to each other in the list.", show_default="as --games"
        ),
    ] = None,
    solo: Annotated[
        int | None, typer.Option("--solo", min=0, help="Ascension: solitaires of each bot.", show_default="as --games")
    ] = None,
    seed: Luck = 1,
    sets: SetsOption = None,
    format: FormatOption = None,
    workers: Workers = None,
    keep: Annotated[
        Path | None, typer.Option("--keep", metavar="FILE", help="Keep the games; what is there is not played again.")
    ] = None,
    as_data: Annotated[bool, typer.Option("--json", help="Plain data.")] = False,
    write: Annotated[
        Path | None,
        typer.Option("--write", metavar="PAGE", help="Write this game's part of a page like docs/LADDER.md."),
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Every bot against every other: Elo with intervals, who beat whom, thinking times.

    Each deal is played twice with the seats exchanged; in Conflictus both have the same deck.  The same seed gives the
    same result, if the bots think for a number of simulations and not for a time.  With --keep a long run can be
    stopped and gone on with.
    """

    def work(lang: str) -> None:
        from vigil.lab import standings
        from vigil.lab.ladder import Plan, as_json, climb, summed
        from vigil.tui.arranging import game_named
        from vigil.tui.refusal import Refusal
        from vigil.tui.terminal import Terminal

        name = game_named(game).name
        for option, value, of in (
            ("--sets", sets, "ascension"),
            ("--solo", solo, "ascension"),
            ("--format", format, "conflictus"),
        ):
            if value is not None and of != name:
                raise Refusal("not-for-game", option=option, game=name)
        settings = {key: value.value for key, value in (("sets", sets), ("format", format)) if value is not None}
        alone = (games if solo is None else solo) if name == "ascension" else 0
        plan = Plan(name, tuple(_wanted(which, {})), games, seed, alone, settings, neighbours or 0)
        found = summed(plan, climb(plan, keep, workers, _seen if sys.stderr.isatty() else None))
        if write is not None:
            before = write.read_text(encoding="utf-8") if write.exists() else None
            write.write_text(standings.page(found, _typed(plan), before), encoding="utf-8")
        if as_data:
            typer.echo(json.dumps(as_json(found), ensure_ascii=False, indent=1))
        else:
            terminal = Terminal(plain)
            for line in standings.told(found, lang):
                terminal.copyable(line)

    carried_out(lang, work)


def _seen(done: int, of: int) -> None:
    """How far it is, for eyes only."""
    sys.stderr.write(f"\r{done}/{of}" + ("\n" if done == of else ""))
    sys.stderr.flush()


def _typed(plan: object) -> str:
    """The command that makes the same ladder."""
    from vigil.lab.ladder import Plan

    assert isinstance(plan, Plan)
    words = [
        "vigil",
        "ladder",
        plan.game,
        "--bots",
        ",".join(plan.bots),
        "--games",
        str(plan.games),
        "--seed",
        str(plan.seed),
    ]
    for key, value in plan.settings.items():
        words += [f"--{key}", str(value)]
    if plan.neighbours > plan.games:
        words += ["--neighbours", str(plan.neighbours)]
    return shlex.join(words + (["--solo", str(plan.solo)] if plan.solo not in (0, plan.games) else []))
