"""Whether chances come true: what was said at positions of many games, and how these games ended."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from pathlib import Path
from typing import Any

from vigil.bots import ask_bot, close_bots, make
from vigil.bots.explain.calibration import CHOICE, CURVE, Calibration, apply_calibration, invert_calibration
from vigil.bots.explain.curve import raw_chances
from vigil.bots.explain.explain import explain_state
from vigil.bots.search.model import outcome_values
from vigil.bots.support import support_for
from vigil.kernel.rng import roll, stream
from vigil.lab.ladder import load_games
from vigil.lab.parallel import parallel_map
from vigil.lab.stats import LEVEL, student, z_of
from vigil.lab.support import lab_for
from vigil.lab.text import number, percent, signed
from vigil.registry import GAMES
from vigil.text import explain_text

BINS = 10
MOST_OFF = 0.04  # the difference between what is said and what happens that is allowed
FEWEST = 30  # games a bin must be from, to be judged at all
A_GAME = 4  # positions taken from a game, about
ALL_LUCK = 1 << 20
TURNS = 4  # of fitting one number and then the other
SURE = 0.03  # what a few simulations agree on is not surer than that, and shall not decide how the rest is bent
POSITION_LUCK, WORLD_LUCK = 77, 78
WELL, BADLY, NOTHING = "well", "badly", "nothing"
VERDICTS = {WELL: "calibrate-well", BADLY: "calibrate-badly", NOTHING: "calibrate-nothing"}


@dataclass(frozen=True, slots=True)
class CalibrationGame:
    """One game in which chances are stated."""

    game: str
    number: int
    seed: int
    bots: tuple[str, ...]
    sims: int

    @property
    def key(self) -> str:
        """By what it is found again in a file; other cards or rules make it another game."""
        return f"calibrate {self.game} {_rules(self.game)} {self.number} {self.seed} {','.join(self.bots)} {self.sims}"


@dataclass(frozen=True, slots=True)
class Prediction:
    """What was found at one position, before it is stated, and what the seat got in the end."""

    game: int
    how: str  # CHOICE or CURVE
    raw: float
    got: float


@dataclass(frozen=True, slots=True)
class CalibrationBin:
    """The positions at which about so much was stated."""

    low: float
    high: float
    positions: int
    games: int  # that these are from
    stated: float  # the mean
    got: float
    half: float  # half the width of the 95 % interval of the difference; games count, not positions

    @property
    def difference(self) -> float:
        return self.got - self.stated

    @property
    def enough(self) -> bool:
        """Whether chance alone would hardly make the difference too large."""
        return self.games >= FEWEST and self.half <= MOST_OFF

    @property
    def off(self) -> bool:
        """Too far from what was said: with enough positions, or with few beyond all doubt."""
        apart = abs(self.difference)
        return self.games >= FEWEST and (apart > MOST_OFF if self.enough else apart - self.half > MOST_OFF)


@functools.cache
def _rules(game: str) -> str:
    """The rules and cards of today: neither decks nor formats change them."""
    rules = GAMES[game]
    return rules.rules_hash(rules.configure(settings(CalibrationGame(game, 0, 0, (), 1))))


def trials(game: str, games: int, bots: Sequence[str], sims: int, seed: int) -> Iterator[CalibrationGame]:
    for nth in range(games):
        turned = tuple(bots[(nth + seat) % len(bots)] for seat in range(2))
        yield CalibrationGame(game, nth, stream(seed, nth), turned, sims)


def calibrate(
    game: str, games: int, bots: Sequence[str], sims: int, seed: int, workers: int | None = 1, keep: Path | None = None,
) -> list[Prediction]:  # fmt: skip
    """What was said in so many games of two players; those in the file are not played again, new ones are added."""
    wanted = list(trials(game, games, bots, sims, seed))
    known = load_games(keep) if keep is not None else {}
    missing = [trial for trial in wanted if trial.key not in known]
    file = keep.open("a", encoding="utf-8") if keep is not None and missing else None
    try:
        for trial, said in zip(missing, parallel_map(heard, missing, workers=workers), strict=True):
            known[trial.key] = {"key": trial.key, "said": [[each.how, each.raw, each.got] for each in said]}
            if file is not None:
                file.write(json.dumps(known[trial.key], separators=(",", ":")) + "\n")
                file.flush()
    finally:
        if file is not None:
            file.close()
    return [Prediction(trial.number, *each) for trial in wanted for each in known[trial.key]["said"]]


def heard(trial: CalibrationGame) -> list[Prediction]:
    """One game: at some decisions with a choice the chances are asked for, and in the end who won."""
    rules = GAMES[trial.game]
    state = rules.new(rules.configure(settings(trial)), trial.seed)
    players = [make(name, stream(trial.seed, seat) >> 32) for seat, name in enumerate(trial.bots)]
    noted: list[tuple[str, int, float]] = []
    try:
        while (asked := rules.decision(state)) is not None:
            place = ask_bot(players[asked.seat], rules, state, asked)
            if len(asked.options) > 1 and _taken(trial, asked.number):
                luck = stream(stream(trial.seed, WORLD_LUCK), asked.number)
                found = explain_state(rules, state, "search", luck, place, trial.sims, reasons=False)
                told = found.choice.chance
                noted.append(
                    (CHOICE, asked.seat, invert_calibration(told, support_for(trial.game).calibration[CHOICE]))
                )
                seat = luck & 1
                values = raw_chances(rules, state, trial.sims, luck)[seat]
                noted.append((CURVE, seat, sum(values) / len(values)))
            rules.choose(state, rules.options(state)[place])
    finally:
        close_bots(players, rules, state)
    outcome = rules.outcome(state)
    assert outcome is not None
    got = outcome_values(outcome, support_for(trial.game).guide(rules.view(state, None), trial.sims).teams(state))
    return [Prediction(trial.number, how, raw, got[seat]) for how, seat, raw in noted]


def _taken(trial: CalibrationGame, number: int) -> bool:
    chance, _ = roll(stream(stream(trial.seed, POSITION_LUCK), number), ALL_LUCK)
    return chance * lab_for(trial.game).usual_length < A_GAME * ALL_LUCK


def settings(trial: CalibrationGame) -> dict[str, Any]:
    """Settings of a game of two players."""
    return lab_for(trial.game).sample_settings(trial.number, trial.seed)


def bin_predictions(said: Iterable[Prediction], bend: Calibration, bins: int = BINS) -> list[CalibrationBin]:
    """The table: positions sorted by what is stated, with what became of them."""
    sorted_: list[list[tuple[int, float, float]]] = [[] for _ in range(bins)]
    for each in said:
        told = apply_calibration((each.raw, 1 - each.raw), bend, (0,))[0]
        sorted_[min(bins - 1, int(told * bins))].append((each.game, told, each.got))
    found = []
    for at, entries in enumerate(sorted_):
        n = len(entries)
        by_game: dict[int, float] = {}
        for game, told, got in entries:
            by_game[game] = by_game.get(game, 0.0) + got - told
        mean = sum(by_game.values()) / n if n else 0.0
        counts: dict[int, int] = {}
        for game, _, _ in entries:
            counts[game] = counts.get(game, 0) + 1
        spread_ = sum((total - mean * counts[game]) ** 2 for game, total in by_game.items())
        half = max(sqrt(spread_), _doubt(entries, len(by_game))) * _wide(len(by_game)) / n if n else 1.0
        stated_ = sum(told for _, told, _ in entries) / n if n else (at + 0.5) / bins
        got_ = sum(got for _, _, got in entries) / n if n else 0.0
        found.append(CalibrationBin(at / bins, (at + 1) / bins, n, len(by_game), stated_, got_, half))
    return found


def _wide(games: int) -> float:
    """How many standard errors make the interval: of a few games, as many as Student asks for."""
    return student((1 + LEVEL) / 2, games - 1) if games > 1 else z_of()


def _doubt(entries: Iterable[tuple[int, float, float]], games: int) -> float:
    """The least doubt there is if all were as it was said: a few games that agree prove little.

    Positions of one game share its end, so their doubts are added as they are and only those of games as squares;
    where they are of both sides, what one gained the other lost, and their doubts cancel out.  And what was stated
    as certain is counted as half a game less so, for so few games cannot show it.
    """
    by_game: dict[int, float] = {}
    for game, told, got in entries:
        p = (told * games + 0.5) / (games + 1)
        by_game[game] = by_game.get(game, 0.0) + (1 if got >= 0.5 else -1) * sqrt(p * (1 - p))
    return sqrt(sum(each * each for each in by_game.values()))


def fit_calibration(said: Sequence[Prediction], how: str) -> Calibration:
    """The bend with which what was found would have been surprised least by what happened; on a curve nobody
    decides, so there is no edge."""
    pairs = [(min(1 - SURE, max(SURE, each.raw)), each.got) for each in said]
    odds = [(log(p / (1 - p)), got) for p, got in pairs]

    def surprise(power: float, edge: float) -> float:
        total = 0.0
        for at, got in odds:
            told = power * at + edge
            total += log(1 + exp(-told)) * got + log(1 + exp(told)) * (1 - got)
        return total

    power, edge = 1.0, 0.0
    for _ in range(TURNS if how == CHOICE else 1):  # one after the other: they hardly depend on each other
        power = _least(functools.partial(surprise, edge=edge), 0.2, 4.0)
        if how == CHOICE:
            edge = _least(functools.partial(surprise, power), -1.0, 1.0)
    return Calibration(power, edge)


def _least(of: Callable[[float], float], low: float, high: float) -> float:
    """Where a function with one valley is least."""
    for _ in range(26):
        a, b = low + (high - low) * 0.382, low + (high - low) * 0.618
        if of(a) < of(b):
            high = b
        else:
            low = a
    return (low + high) / 2


def told(
    game: str, said: Sequence[Prediction], bots: Sequence[str], games: int, sims: int, seed: int, lang: str
) -> tuple[list[str], str]:
    """The tables in lines, and the verdict: WELL if every bin that can be judged is right, BADLY if one is not,
    NOTHING where none can be judged."""
    lines = [
        explain_text("calibrate-title", lang, game=game, games=games, bots=", ".join(bots), sims=sims, seed=str(seed))
    ]
    wrong = judged = 0
    fits: dict[str, tuple[str, str]] = {}
    for how in (CHOICE, CURVE):
        these = [each for each in said if each.how == how]
        lines += ["", explain_text(f"calibrate-of-{how}", lang, n=number(len(these), lang)), ""]
        bins = bin_predictions(these, support_for(game).calibration[how])
        lines += _table(bins, lang)
        wrong += sum(each.off for each in bins)
        judged += sum(each.enough for each in bins)
        fit = fit_calibration(these, how) if these else None
        fits[how] = (number(fit.power, lang, 2), signed(fit.edge, lang, 2)) if fit else ("-", "-")
    most = number(100 * MOST_OFF, lang)
    (choice, edge), (curve, _) = fits[CHOICE], fits[CURVE]
    lines += ["", explain_text("calibrate-fit", lang, choice=choice, edge=edge, curve=curve)]
    verdict = BADLY if wrong else WELL if judged else NOTHING
    lines.append(explain_text(VERDICTS[verdict], lang, n=wrong, most=most, judged=str(judged), bins=str(2 * BINS)))
    return lines, verdict


def _table(bins: Sequence[CalibrationBin], lang: str) -> list[str]:
    """A table that can be read on a terminal and put into a page."""
    heads = [explain_text(f"calibrate-head-{name}", lang) for name in ("bin", "n", "mean", "won", "difference")]
    rows = []
    for each in bins:
        between = f"{number(100 * each.low, lang)}–{percent(each.high, lang, 0)}"
        if not each.positions:
            rows.append([between, "0", "", "", explain_text("calibrate-few", lang)])
            continue
        apart = f"{signed(100 * each.difference, lang, 1)} ± {number(100 * each.half, lang, 1)}"
        note = "" if each.enough else f" ({explain_text('calibrate-few', lang)})"
        note = f" ({explain_text('calibrate-off', lang)})" if each.off else note
        shares = [percent(each.stated, lang), percent(each.got, lang)]
        rows.append([between, number(each.positions, lang), *shares, apart + note])
    wide = [max(len(row[at]) for row in [heads, *rows]) for at in range(len(heads))]
    lines = [
        "| " + " | ".join(cell.rjust(width) for cell, width in zip(row, wide, strict=True)) + " |"
        for row in [heads, *rows]
    ]
    lines.insert(1, "| " + " | ".join("-" * (width - 1) + ":" for width in wide) + " |")
    return lines


def page(before: str, game: str, lines: Sequence[str], command: str) -> str:
    """A page with this game's tables written anew between their marks, or added at its end."""
    part = f"<!-- calibrated {game} -->\n`{command}`\n\n" + "\n".join(lines) + "\n<!-- end -->\n"
    marks = re.compile(rf"^<!-- calibrated {game} -->\n.*?^<!-- end -->\n", re.MULTILINE | re.DOTALL)
    if marks.search(before):
        return marks.sub(lambda _: part, before)
    return (before.rstrip("\n") + "\n\n" if before else "") + part
