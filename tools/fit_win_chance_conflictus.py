"""Fit the weights with which the search evaluates positions of Conflictus.

Greedy plays against itself, in half of the games with the same deck for everyone. Every game gives one position for
each of its turns: the first decision, which is where the search stops. The weights are fitted by a conditional
logit. For three and four players, of which there are fewer games, a larger ridge pulls them toward the weights for
two players. The last fifth of the games is held out for validation: in ten bins, the mean chance is compared with the
share of wins.

    python -m tools.fit_win_chance_conflictus --games 20           # a fifth of the plan, to try it
    python -m tools.fit_win_chance_conflictus --games 100 --write  # write games/conflictus/bots/win_chance_weights.py
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.conditional_logit import Position, fit, log_loss, win_chances
from vigil.bots import ask_bot, make
from vigil.games.conflictus.bots.win_chance import FEATURES, seat_features
from vigil.games.conflictus.rules.decks import precons
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.state import BEFORE, State

WEIGHTS_FILE = Path(__file__).parent.parent / "src/vigil/games/conflictus/bots/win_chance_weights.py"
PLAN: dict[tuple[str, str], tuple[tuple[int, int, int], ...]] = {
    ("classic", "duel"): ((2, 1600, 500_000),),
    ("rapidinha", "duel"): ((2, 2000, 600_000),),
    ("classic", "more"): ((3, 250, 700_000), (4, 100, 950_000)),
    ("rapidinha", "more"): ((3, 400, 800_000), (4, 200, 900_000)),
}
"""Players, games and first seed, for each set of weights."""
HELD_BACK = 5  # one game in this many is held out for validation
FEW_GAMES_RIDGE = 100.0  # for three and four players
BINS = 10


# ------------------------------------------------------------------------- playing


def play_games(style: str, players: int, games: int, first: int) -> list[list[Position]]:
    """Play games, and return the positions of each."""
    rng, names = random.Random(first), sorted(precons(style))
    every = []
    for game in range(games):
        if game % 2:
            decks = [rng.choice(names)] * players
        else:
            decks = [rng.choice(names) for _ in range(players)]
        every.append(positions({"format": style, "decks": decks, "players": players}, first + game))
    return every


def positions(settings: dict[str, Any], seed: int) -> list[Position]:
    """Play a game of greedy against itself, and return the first decision of every turn."""
    s: State = GAME.new(GAME.configure(settings), seed)
    bots = [make("greedy", seed + seat) for seat in range(len(s.seats))]
    recorded, round_ = [], 0
    while (asked := GAME.decision(s)) is not None:
        if s.round != round_ and s.phase != BEFORE:
            round_ = s.round
            recorded.append(seat_features(s))
        index = ask_bot(bots[asked.seat], GAME, s, asked) if len(asked.options) > 1 else 0
        GAME.choose(s, GAME.options(s)[index])
    outcome = GAME.outcome(s)
    assert outcome is not None
    return [(features, outcome.winners) for features in recorded]


# ------------------------------------------------------------------------ checking


@dataclass(slots=True)
class Check:
    """How well the chances predict games that were not used to fit them."""

    positions: int = 0
    total_loss: float = 0.0
    right: int = 0  # how often the seat with the best chance won
    bins: list[list[float]] = field(default_factory=lambda: [[0.0, 0.0, 0.0] for _ in range(BINS)])

    @property
    def loss(self) -> float:
        """The mean log loss."""
        return self.total_loss / max(1, self.positions)

    def calibration(self) -> list[tuple[float, float, int]]:
        """Return mean chance, share of wins and number of seats, for every bin that isn't empty."""
        return [(chance / n, won / n, int(n)) for n, chance, won in self.bins if n]


def check(weights: Sequence[float], data: Sequence[Position]) -> Check:
    """Compare the chances of positions with the winners."""
    result = Check()
    for features, winners in data:
        expected = win_chances(weights, features)
        result.positions += 1
        result.total_loss += log_loss(expected, winners)
        result.right += expected.index(max(expected)) in winners
        for seat, mine in enumerate(features):
            if mine:
                entry = result.bins[min(BINS - 1, int(expected[seat] * BINS))]
                entry[0] += 1
                entry[1] += expected[seat]
                entry[2] += (seat in winners) / len(winners)
    return result


def split(games: list[list[Position]]) -> tuple[list[Position], list[Position]]:
    """Split games into positions to fit and positions to validate."""
    cut = len(games) - len(games) // HELD_BACK
    return [p for game in games[:cut] for p in game], [p for game in games[cut:] for p in game]


# ------------------------------------------------------------------------- report


def report_lines(key: tuple[str, str], games: int, result: Check) -> list[str]:
    """Return a summary of the check."""
    bins = " ".join(f"{chance:.2f}/{won:.2f}" for chance, won, _ in result.calibration())
    return [
        f"{key[0]} {key[1]}: {games} games; held back {result.positions} positions,",
        f"  log loss {result.loss:.3f}, the best chance won {result.right / max(1, result.positions):.1%};",
        "  chance/share of wins by bin:",
        f"  {bins}",
    ]


def module_text(weights: dict[tuple[str, str], Sequence[float]], lines: list[str]) -> str:
    """Return the source of the module with the weights."""
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
    """Play games, fit the weights, and check them."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.fit_win_chance_conflictus", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--games", type=int, default=20, help="percentage of the plan's games (default 20)")
    parser.add_argument("--write", action="store_true", help=f"write {WEIGHTS_FILE.name}")
    args = parser.parse_args(given)
    weights: dict[tuple[str, str], Sequence[float]] = {}
    lines: list[str] = []
    for key, tasks in PLAN.items():
        fitted: list[Position] = []
        held: list[Position] = []
        count = 0
        for players, number, first in tasks:
            games = play_games(key[0], players, max(HELD_BACK, number * args.games // 100), first)
            one, other = split(games)
            fitted, held, count = fitted + one, held + other, count + len(games)
        if key[1] == "duel":
            weights[key] = fit(fitted, len(FEATURES))
        else:
            weights[key] = fit(fitted, len(FEATURES), FEW_GAMES_RIDGE, weights[key[0], "duel"])
        lines += report_lines(key, count, check(weights[key], held))
    print("\n".join(lines))
    if args.write:
        WEIGHTS_FILE.write_text(module_text(weights, lines), encoding="utf-8")


if __name__ == "__main__":
    main()
