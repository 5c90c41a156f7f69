"""Check whether win chances match actual results: state chances in many games, and compare them with the outcomes."""

from __future__ import annotations

import functools
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from pathlib import Path

from vigil.bots import ask_bot, close_bots, make
from vigil.bots.explain.calibration import CHOICE, CURVE, Calibration, apply_calibration, invert_calibration
from vigil.bots.explain.curve import raw_chances
from vigil.bots.explain.explain import explain_state
from vigil.bots.search.model import outcome_values
from vigil.bots.support import support_for
from vigil.kernel.rng import roll, stream
from vigil.lab.games_file import Row, play_missing
from vigil.lab.stats import LEVEL, student, z_of
from vigil.lab.support import lab_for
from vigil.lab.text import number, percent, signed_number
from vigil.registry import GAMES
from vigil.text import explain_text

BINS = 10
MAX_ERROR = 0.04  # allowed difference between stated chances and results
MIN_GAMES = 30  # a bin from fewer games is not evaluated
POSITIONS_PER_GAME = 4  # on average
ROLL_SIZE = 1 << 20
FIT_ROUNDS = 4  # of fitting the power, then the edge
MIN_CHANCE = 0.03  # a few simulations can't show smaller chances, which would dominate the fit
POSITION_RNG, WORLD_RNG = 77, 78
WELL, BADLY, NOTHING = "well", "badly", "nothing"
VERDICTS = {WELL: "calibrate-well", BADLY: "calibrate-badly", NOTHING: "calibrate-nothing"}


@dataclass(frozen=True, slots=True)
class CalibrationGame:
    """A game in which chances are stated."""

    game: str
    number: int
    seed: int
    bots: tuple[str, ...]
    sims: int

    @property
    def key(self) -> str:
        """Identical for games that would be played in the same way, under the same cards and rules."""
        return f"calibrate {self.game} {_rules(self.game)} {self.number} {self.seed} {','.join(self.bots)} {self.sims}"


@dataclass(frozen=True, slots=True)
class Prediction:
    """A chance at one position, before calibration, and what the seat got in the end."""

    game: int
    how: str  # CHOICE or CURVE
    raw: float
    got: float


@dataclass(frozen=True, slots=True)
class CalibrationBin:
    """The positions with stated chances in a range."""

    low: float
    high: float
    positions: int
    games: int
    stated: float  # the mean
    got: float
    half: float  # half the width of the 95% interval for the difference, which counts games as observations

    @property
    def difference(self) -> float:
        """By how much the results exceed the stated chances."""
        return self.got - self.stated

    @property
    def enough(self) -> bool:
        """Whether there are enough games to evaluate the difference."""
        return self.games >= MIN_GAMES and self.half <= MAX_ERROR

    @property
    def off(self) -> bool:
        """Whether the difference is too large; with few games, only if it is significantly too large."""
        error = abs(self.difference)
        return self.games >= MIN_GAMES and (error > MAX_ERROR if self.enough else error - self.half > MAX_ERROR)


@functools.cache
def _rules(game: str) -> str:
    """Return the hash of the current rules and cards, which doesn't depend on decks or formats."""
    rules = GAMES[game]
    return rules.rules_hash(rules.configure(lab_for(game).sample_settings(0, 0)))


def calibration_games(game: str, games: int, bots: Sequence[str], sims: int, seed: int) -> Iterator[CalibrationGame]:
    """Yield the games of a calibration, with the bots in turn."""
    for nth in range(games):
        players = tuple(bots[(nth + seat) % len(bots)] for seat in range(2))
        yield CalibrationGame(game, nth, stream(seed, nth), players, sims)


def calibrate(
    game: str, games: int, bots: Sequence[str], sims: int, seed: int, workers: int | None = 1, keep: Path | None = None,
) -> list[Prediction]:  # fmt: skip
    """Return the predictions in games between two players; games in the file `keep` are not played again."""
    tasks = list(calibration_games(game, games, bots, sims, seed))
    rows = play_missing(_play_to_row, tasks, keep, workers)
    return [Prediction(task.number, *each) for task, row in zip(tasks, rows, strict=True) for each in row["said"]]


def _play_to_row(trial: CalibrationGame) -> Row:
    return {"key": trial.key, "said": [[each.how, each.raw, each.got] for each in play_calibration_game(trial)]}


def play_calibration_game(trial: CalibrationGame) -> list[Prediction]:
    """Play a game, and state the chances at some decisions with more than one option."""
    rules = GAMES[trial.game]
    settings = lab_for(trial.game).sample_settings(trial.number, trial.seed)
    state = rules.new(rules.configure(settings), trial.seed)
    players = [make(name, stream(trial.seed, seat) >> 32) for seat, name in enumerate(trial.bots)]
    chances: list[tuple[str, int, float]] = []
    calibration = support_for(trial.game).calibration[CHOICE]
    try:
        while (decision := rules.decision(state)) is not None:
            index = ask_bot(players[decision.seat], rules, state, decision)
            if len(decision.options) > 1 and _is_sampled(trial, decision.number):
                rng = stream(stream(trial.seed, WORLD_RNG), decision.number)
                explanation = explain_state(rules, state, "search", rng, index, trial.sims, reasons=False)
                raw = invert_calibration(explanation.choice.chance, calibration)
                chances.append((CHOICE, decision.seat, raw))
                seat = rng & 1
                values = raw_chances(rules, state, trial.sims, rng)[seat]
                chances.append((CURVE, seat, sum(values) / len(values)))
            rules.choose(state, rules.options(state)[index])
    finally:
        close_bots(players, rules, state)
    outcome = rules.outcome(state)
    assert outcome is not None
    got = outcome_values(outcome, support_for(trial.game).guide(rules.view(state, None), trial.sims).teams(state))
    return [Prediction(trial.number, how, raw, got[seat]) for how, seat, raw in chances]


def _is_sampled(trial: CalibrationGame, number: int) -> bool:
    """Whether to state chances at this decision."""
    value, _ = roll(stream(stream(trial.seed, POSITION_RNG), number), ROLL_SIZE)
    return value * lab_for(trial.game).usual_length < POSITIONS_PER_GAME * ROLL_SIZE


def bin_predictions(predictions: Iterable[Prediction], calibration: Calibration) -> list[CalibrationBin]:
    """Sort positions by their stated chances into bins, and compare these with the results."""
    entries_by_bin: list[list[tuple[int, float, float]]] = [[] for _ in range(BINS)]
    for each in predictions:
        stated = apply_calibration((each.raw, 1 - each.raw), calibration, (0,))[0]
        entries_by_bin[min(BINS - 1, int(stated * BINS))].append((each.game, stated, each.got))
    return [_bin(at, entries) for at, entries in enumerate(entries_by_bin)]


def _bin(at: int, entries: Sequence[tuple[int, float, float]]) -> CalibrationBin:
    """Summarize the positions of a bin, given as game, stated chance and result."""
    low, high, n = at / BINS, (at + 1) / BINS, len(entries)
    if not n:
        return CalibrationBin(low, high, 0, 0, (at + 0.5) / BINS, 0.0, 1.0)
    by_game: dict[int, float] = defaultdict(float)
    counts: Counter[int] = Counter()
    for game, stated, got in entries:
        by_game[game] += got - stated
        counts[game] += 1
    mean, games = sum(by_game.values()) / n, len(by_game)
    squares = sum((total - mean * counts[game]) ** 2 for game, total in by_game.items())
    factor = student((1 + LEVEL) / 2, games - 1) if games > 1 else z_of()
    half = max(sqrt(squares), _min_error(entries, games)) * factor / n
    stated_mean, got_mean = sum(stated for _, stated, _ in entries) / n, sum(got for *_, got in entries) / n
    return CalibrationBin(low, high, n, games, stated_mean, got_mean, half)


def _min_error(entries: Iterable[tuple[int, float, float]], games: int) -> float:
    """Return the standard error if the stated chances are right, since a few games that agree prove little.

    Positions in one game share its result, so their errors add up linearly; errors in different games add up as
    squares. Positions of both sides cancel out. A stated 0 or 1 counts as half a game away from it, since few games
    can't confirm certainty.
    """
    by_game: dict[int, float] = defaultdict(float)
    for game, stated, got in entries:
        p = (stated * games + 0.5) / (games + 1)
        by_game[game] += (1 if got >= 0.5 else -1) * sqrt(p * (1 - p))
    return sqrt(sum(each * each for each in by_game.values()))


def fit_calibration(predictions: Sequence[Prediction], how: str) -> Calibration:
    """Return the calibration that maximizes the likelihood of the results. A curve has no deciding seat, so no edge."""
    pairs = [(min(1 - MIN_CHANCE, max(MIN_CHANCE, each.raw)), each.got) for each in predictions]
    log_odds = [(log(p / (1 - p)), got) for p, got in pairs]

    def log_loss(power: float, edge: float) -> float:
        total = 0.0
        for raw, got in log_odds:
            stated = power * raw + edge
            total += log(1 + exp(-stated)) * got + log(1 + exp(stated)) * (1 - got)
        return total

    power, edge = 1.0, 0.0
    for _ in range(FIT_ROUNDS if how == CHOICE else 1):  # in turn: they hardly depend on each other
        power = _minimize(functools.partial(log_loss, edge=edge), 0.2, 4.0)
        if how == CHOICE:
            edge = _minimize(functools.partial(log_loss, power), -1.0, 1.0)
    return Calibration(power, edge)


def _minimize(function: Callable[[float], float], low: float, high: float) -> float:
    """Return where a function with a single minimum is smallest (golden-section search)."""
    for _ in range(26):
        a, b = low + (high - low) * 0.382, low + (high - low) * 0.618
        if function(a) < function(b):
            high = b
        else:
            low = a
    return (low + high) / 2


def report_lines(
    game: str, predictions: Sequence[Prediction], bots: Sequence[str], games: int, sims: int, seed: int, lang: str
) -> tuple[list[str], str]:
    """Return the tables and the verdict: WELL, BADLY if a bin is off, or NOTHING if no bin has enough games."""
    lines = [
        explain_text("calibrate-title", lang, game=game, games=games, bots=", ".join(bots), sims=sims, seed=str(seed))
    ]
    wrong = judged = 0
    fits: dict[str, tuple[str, str]] = {}
    for how in (CHOICE, CURVE):
        these = [each for each in predictions if each.how == how]
        lines += ["", explain_text(f"calibrate-of-{how}", lang, n=number(len(these), lang)), ""]
        bins = bin_predictions(these, support_for(game).calibration[how])
        lines += _table(bins, lang)
        wrong += sum(each.off for each in bins)
        judged += sum(each.enough for each in bins)
        fit = fit_calibration(these, how) if these else None
        fits[how] = (number(fit.power, lang, 2), signed_number(fit.edge, lang, 2)) if fit else ("-", "-")
    most = number(100 * MAX_ERROR, lang)
    (choice, edge), (curve, _) = fits[CHOICE], fits[CURVE]
    lines += ["", explain_text("calibrate-fit", lang, choice=choice, edge=edge, curve=curve)]
    verdict = BADLY if wrong else WELL if judged else NOTHING
    lines.append(explain_text(VERDICTS[verdict], lang, n=wrong, most=most, judged=str(judged), bins=str(2 * BINS)))
    return lines, verdict


def _table(bins: Sequence[CalibrationBin], lang: str) -> list[str]:
    """Return an aligned Markdown table, for the terminal and for pages."""
    heads = [explain_text(f"calibrate-head-{name}", lang) for name in ("bin", "n", "mean", "won", "difference")]
    rows = []
    for each in bins:
        chances = f"{number(100 * each.low, lang)}–{percent(each.high, lang, 0)}"
        if not each.positions:
            rows.append([chances, "0", "", "", explain_text("calibrate-few", lang)])
            continue
        difference = f"{signed_number(100 * each.difference, lang, 1)} ± {number(100 * each.half, lang, 1)}"
        note = "" if each.enough else f" ({explain_text('calibrate-few', lang)})"
        note = f" ({explain_text('calibrate-off', lang)})" if each.off else note
        shares = [percent(each.stated, lang), percent(each.got, lang)]
        rows.append([chances, number(each.positions, lang), *shares, difference + note])
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    lines = [
        "| " + " | ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) + " |"
        for row in [heads, *rows]
    ]
    lines.insert(1, "| " + " | ".join("-" * (width - 1) + ":" for width in widths) + " |")
    return lines


def page(before: str, game: str, lines: Sequence[str], command: str) -> str:
    """Return the page with the game's tables replaced between their markers, or added at the end."""
    part = f"<!-- calibrated {game} -->\n`{command}`\n\n" + "\n".join(lines) + "\n<!-- end -->\n"
    marks = re.compile(rf"^<!-- calibrated {game} -->\n.*?^<!-- end -->\n", re.MULTILINE | re.DOTALL)
    if marks.search(before):
        return marks.sub(lambda _: part, before)
    return (before.rstrip("\n") + "\n\n" if before else "") + part
