"""The weights of the Conflictus estimate: fitted to games of greedy against itself, checked on games held back.

Every game gives one position for each of its rounds, the first decision in it, as that
is where the search asks.  Half of the games are played with the same deck in every
hand.  The chances are a conditional logit over the seats, found by Newton's method
with a small ridge (with a larger one about the weights of duels for three and four
players, of whom there are fewer games); every fifth part of the games at the end is only used to check:
chances are put into ten bins, and in each the mean chance is compared with how often
such a seat won.

    python -m tools.fit_win_chance_conflictus --games 20           # a fifth of the plan, to see it work
    python -m tools.fit_win_chance_conflictus --games 100 --write  # all of it, and write
    src/vigil/games/conflictus/bots/win_chance_weights.py
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vigil.bots import ask_bot, make
from vigil.games.conflictus.bots.win_chance import FEATURES, chances, seat_features
from vigil.games.conflictus.rules.decks import precons
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.state import BEFORE, State

PAGE = Path(__file__).parent.parent / "src/vigil/games/conflictus/bots/win_chance_weights.py"
PLAN: dict[tuple[str, str], tuple[tuple[int, int, int], ...]] = {
    ("classic", "duel"): ((2, 1600, 500_000),),
    ("rapidinha", "duel"): ((2, 2000, 600_000),),
    ("classic", "more"): ((3, 250, 700_000), (4, 100, 950_000)),
    ("rapidinha", "more"): ((3, 400, 800_000), (4, 200, 900_000)),
}
"""Players, games and first seed, for each set of weights."""
HELD_BACK = 5  # one game in so many is only used to check
RIDGE = 1.0
FEW_GAMES_RIDGE = 100.0  # for three and four: the positions of a game are all alike, and there are few games
MOST_STEPS, ENOUGH = 12, 1e-4
BINS = 10

Position = tuple[list[list[float]], tuple[int, ...]]
"""The signs of every seat, and who won in the end."""


# ------------------------------------------------------------------------- playing


def played(style: str, players: int, games: int, first: int) -> list[list[Position]]:
    """The positions of so many games, game by game."""
    luck, names = random.Random(first), sorted(precons(style))
    found = []
    for game in range(games):
        if game % 2:
            decks = [luck.choice(names)] * players
        else:
            decks = [luck.choice(names) for _ in range(players)]
        found.append(positions({"format": style, "decks": decks, "players": players}, first + game))
    return found


def positions(settings: dict[str, Any], seed: int) -> list[Position]:
    """One game of greedy against itself: the first decision of every round."""
    s: State = GAME.new(GAME.configure(settings), seed)
    bots = [make("greedy", seed + seat) for seat in range(len(s.seats))]
    seen, round_ = [], 0
    while (asked := GAME.decision(s)) is not None:
        if s.round != round_ and s.phase != BEFORE:
            round_ = s.round
            seen.append(seat_features(s))
        place = ask_bot(bots[asked.seat], GAME, s, asked) if len(asked.options) > 1 else 0
        GAME.choose(s, GAME.options(s)[place])
    outcome = GAME.outcome(s)
    assert outcome is not None
    return [(each, outcome.winners) for each in seen]


# ------------------------------------------------------------------------- fitting


def dot(weights: Sequence[float], mine: Sequence[float]) -> float:
    return sum(w * x for w, x in zip(weights, mine, strict=True))


def told_by(weights: Sequence[float], each: list[list[float]]) -> list[float]:
    """The chances of the seats under these weights."""
    return chances([dot(weights, mine) if mine else None for mine in each])


def fit(
    data: Sequence[Position], k: int = len(FEATURES), ridge: float = RIDGE, around: Sequence[float] | None = None
) -> list[float]:
    """The weights under which what happened was likeliest, unless that is far from those they are sought around."""
    usual = list(around) if around is not None else [0.0] * k
    weights = usual[:]
    for _ in range(MOST_STEPS):
        pull = [ridge * (u - w) for u, w in zip(usual, weights, strict=True)]
        bend = [[ridge if row == column else 0.0 for column in range(k)] for row in range(k)]
        for each, winners in data:
            _add(each, winners, told_by(weights, each), pull, bend)
        for row in range(k):
            for column in range(row + 1, k):
                bend[row][column] = bend[column][row]
        step = solved(bend, pull)
        weights = [w + x for w, x in zip(weights, step, strict=True)]
        if max(map(abs, step)) < ENOUGH:
            break
    return weights


def _add(
    each: list[list[float]],
    winners: tuple[int, ...],
    expected: Sequence[float],
    pull: list[float],
    bend: list[list[float]],
) -> None:
    """What one position says about the slope and the curvature."""
    k = len(pull)
    seats = [seat for seat, mine in enumerate(each) if mine]
    if len(seats) == 2:  # only the difference counts: the same sums, in a third of the time
        one, other = seats
        apart = [x - y for x, y in zip(each[one], each[other], strict=True)]
        missed = (one in winners) / len(winners) - expected[one] * ((one in winners) + (other in winners)) / len(
            winners
        )
        weight = expected[one] * expected[other]
        for i, x in enumerate(apart):
            if x:
                pull[i] += missed * x
                weighed, row = weight * x, bend[i]
                row[: i + 1] = [old + weighed * z for old, z in zip(row, apart[: i + 1], strict=False)]
        return
    mean = [sum(expected[seat] * each[seat][i] for seat in seats) for i in range(k)]
    for seat in seats:
        apart = [x - m for x, m in zip(each[seat], mean, strict=True)]
        if seat in winners:
            for i, x in enumerate(apart):
                pull[i] += x / len(winners)
        for i, x in enumerate(apart):
            weighed = expected[seat] * x
            if weighed:
                row = bend[i]
                for j in range(i + 1):
                    row[j] += weighed * apart[j]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's way with the largest pivot."""
    n = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(n):
        best = max(range(i, n), key=lambda row: abs(rows[row][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for below in rows[i + 1 :]:
            factor = below[i] / rows[i][i]
            if factor:
                for j in range(i, n + 1):
                    below[j] -= factor * rows[i][j]
    found = [0.0] * n
    for i in reversed(range(n)):
        found[i] = (rows[i][n] - sum(rows[i][j] * found[j] for j in range(i + 1, n))) / rows[i][i]
    return found


# ------------------------------------------------------------------------ checking


@dataclass(slots=True)
class Check:
    """How well chances foretold games that were not used to fit them."""

    positions: int = 0
    surprise: float = 0.0  # the sum of -log(chance of who won)
    right: int = 0  # how often the likeliest won
    bins: list[list[float]] = field(default_factory=lambda: [[0.0, 0.0, 0.0] for _ in range(BINS)])

    @property
    def loss(self) -> float:
        return self.surprise / max(1, self.positions)

    def apart(self) -> list[tuple[float, float, int]]:
        """For every bin that has anything: mean chance, share of wins, how many."""
        return [(chance / n, won / n, int(n)) for n, chance, won in self.bins if n]


def check(weights: Sequence[float], data: Sequence[Position]) -> Check:
    """The chances of these positions beside what happened."""
    found = Check()
    for each, winners in data:
        expected = told_by(weights, each)
        found.positions += 1
        found.surprise -= sum(math.log(max(1e-12, expected[seat])) for seat in winners) / len(winners)
        found.right += expected.index(max(expected)) in winners
        for seat, mine in enumerate(each):
            if mine:
                entry = found.bins[min(BINS - 1, int(expected[seat] * BINS))]
                entry[0] += 1
                entry[1] += expected[seat]
                entry[2] += (seat in winners) / len(winners)
    return found


def parted(games: list[list[Position]]) -> tuple[list[Position], list[Position]]:
    """What is fitted and what is held back: whole games, as the rounds of one game are alike."""
    cut = len(games) - len(games) // HELD_BACK
    return [p for game in games[:cut] for p in game], [p for game in games[cut:] for p in game]


# ------------------------------------------------------------------------- telling


def told(key: tuple[str, str], games: int, found: Check) -> list[str]:
    """The check in a few lines."""
    bins = " ".join(f"{chance:.2f}/{won:.2f}" for chance, won, _ in found.apart())
    return [
        f"{key[0]} {key[1]}: {games} games; held back {found.positions} positions,",
        f"  loss {found.loss:.3f}, the likeliest won {found.right / max(1, found.positions):.1%};",
        "  chance/won by tenths:",
        f"  {bins}",
    ]


def written(weights: dict[tuple[str, str], Sequence[float]], lines: list[str]) -> str:
    """The page of weights."""
    out = [
        '"""The weights of `win_chance.py` in the order of FEATURES, written by `tools/fit_win_chance_conflictus.py`.',
        "",
    ]
    out += [line.rstrip() for line in lines]
    out += ['"""', "", "from __future__ import annotations", ""]
    out += ["WEIGHTS: dict[tuple[str, str], tuple[float, ...]] = {"]
    for key, each in weights.items():
        out.append(f'    ("{key[0]}", "{key[1]}"): (')
        numbers = [f"{w:.4f}" for w in each]
        out += ["        " + ", ".join(numbers[i : i + 10]) + "," for i in range(0, len(numbers), 10)]
        out.append("    ),")
    return "\n".join([*out, "}  # fmt: skip", ""])


def main(given: list[str] | None = None) -> None:
    """Play, fit, check, tell."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.fit_win_chance_conflictus", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--games", type=int, default=20, help="percent of the plan's games (default 20)")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.name}")
    asked = parser.parse_args(given)
    weights: dict[tuple[str, str], Sequence[float]] = {}
    lines: list[str] = []
    for key, tasks in PLAN.items():
        fitted: list[Position] = []
        held: list[Position] = []
        count = 0
        for players, number, first in tasks:
            games = played(key[0], players, max(HELD_BACK, number * asked.games // 100), first)
            one, other = parted(games)
            fitted, held, count = fitted + one, held + other, count + len(games)
        if key[1] == "duel":
            weights[key] = fit(fitted)
        else:  # few games: what a duel is decided by decides these too, unless they say otherwise
            weights[key] = fit(fitted, ridge=FEW_GAMES_RIDGE, around=weights[key[0], "duel"])
        lines += told(key, count, check(weights[key], held))
    print("\n".join(lines))
    if asked.write:
        PAGE.write_text(written(weights, lines), encoding="utf-8")


if __name__ == "__main__":
    main()
