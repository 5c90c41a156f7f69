"""Fit what the search believes of a table of Ascension to games that were played out.

The quick player of the imagined games plays itself, some seats more carelessly than
others so that decks differ; at a third of all turns the account of every seat is
noted, and who won in the end.  The weights of the accounts are then those under
which the noted winners were likeliest (a conditional logit, by Newton's method).
A quarter of the games is held back to see how good they are.

    python -m tools.fit_win_chance_ascension                  # what the weights would be
    python -m tools.fit_win_chance_ascension --write          # src/vigil/games/ascension/bots/win_chance_weights.toml
    python -m tools.fit_win_chance_ascension --rates 300      # play variants of the card values against each other, so
    many seconds
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from math import exp, log
from pathlib import Path
from typing import Any

from vigil.effects.language import Menu
from vigil.games.ascension.bots.playout_policy import PlayoutPolicy, playout_policy_for
from vigil.games.ascension.bots.search_guide import AscensionGuide
from vigil.games.ascension.bots.value_table import ExchangeRates, ValueTable
from vigil.games.ascension.bots.win_chance import FEATURES, SeatFeatures, seat_features
from vigil.games.ascension.rules.card_tables import game_tables_for
from vigil.games.ascension.rules.config import Config
from vigil.games.ascension.rules.game import GAME
from vigil.kernel.rng import roll, stream

PAGE = Path(__file__).parent.parent / "src/vigil/games/ascension/bots/win_chance_weights.toml"
CARELESS = (0, 0, 15, 40)  # of a hundred decisions, one of the promising options by luck: a habit for every seat
NOTED = 3  # one turn of so many
HELD_BACK = 4  # one game of so many
RIDGE = 1.0
TABLES: dict[str, list[tuple[dict[str, Any], int]]] = {
    "two": [({"players": 2}, 2), ({"players": 2, "sets": "both"}, 1)],
    "more": [({"players": 3}, 2), ({"players": 4}, 2), ({"players": 4, "sets": "both"}, 1)],
    "solo": [({"mode": "solo", "players": 1}, 3), ({"mode": "solo", "players": 1, "sets": "both"}, 1)],
}
"""What is played for which weights, and in which proportions."""


@dataclass(frozen=True, slots=True)
class Note:
    """A turn that began: the accounts of all seats, and who won in the end."""

    accounts: list[SeatFeatures]
    winner: int


def play(config: Config, seed: int) -> list[Note]:
    """One game of the quick player against itself."""
    s = GAME.new(config, seed)
    fast, guide, luck = playout_policy_for(s.tables), AscensionGuide(), stream(seed, 99)
    careless = []
    for _ in s.seats:
        which, luck = roll(luck, len(CARELESS))
        careless.append(CARELESS[which])
    seen: list[list[SeatFeatures]] = []
    turn = 0
    while s.options:
        if s.turn != turn and type(s.stack[-1][0]) is Menu:
            turn = s.turn
            which, luck = roll(luck, NOTED)
            if which == 0:
                seen.append(seat_features(s, fast.value_table))
        place = 0
        if len(s.options) > 1:
            chance, luck = roll(luck, 100)
            if chance < careless[s.stack[-1][1]]:
                open_ones = [at for at, weight in enumerate(guide.prior(s, s.options)) if weight > 0.0]
                which, luck = roll(luck, len(open_ones))
                place = open_ones[which]
            else:
                place = fast.step(s, s.options)
        GAME.choose(s, s.options[place])
    outcome = GAME.outcome(s)
    assert outcome is not None
    return [Note(each, outcome.winners[0]) for each in seen]


def solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """A linear system, by elimination."""
    n = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for row in range(n):
            if row != i and rows[row][i]:
                factor = rows[row][i] / rows[i][i]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[i], strict=True)]
    return [rows[i][n] / rows[i][i] for i in range(n)]


def likely(weights: Sequence[float], note: Note) -> list[float]:
    """Every seat's chance under these weights."""
    sums = [sum(w * x for w, x in zip(weights, account, strict=True)) for account in note.accounts]
    most = max(sums)
    odds = [exp(total - most) for total in sums]
    whole = sum(odds)
    return [each / whole for each in odds]


def fitted(notes: Sequence[Note]) -> list[float]:
    """The weights under which the winners were likeliest; small ones where the games do not tell."""
    size = len(FEATURES)
    weights = [0.0] * size
    for _ in range(10):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for note in notes:
            chances = likely(weights, note)
            mean = [sum(map(float.__mul__, chances, column)) for column in zip(*note.accounts, strict=True)]
            slope = [g + x - m for g, x, m in zip(slope, note.accounts[note.winner], mean, strict=True)]
            for chance, account in zip(chances, note.accounts, strict=True):
                apart = [x - m for x, m in zip(account, mean, strict=True)]
                for row, x in zip(bend, apart, strict=True):
                    part = chance * x
                    if part:
                        row[:] = [b + part * y for b, y in zip(row, apart, strict=True)]
        step = solve(bend, slope)
        weights = [weight + by for weight, by in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-5:
            break
    return weights


def loss(weights: Sequence[float], notes: Iterable[Note]) -> tuple[float, float]:
    """How surprised the weights are on average (natural log), and how often the likeliest seat won."""
    found = [(likely(weights, note), note.winner) for note in notes]
    right = sum(chances[winner] == max(chances) for chances, winner in found)
    return -sum(log(max(1e-12, chances[winner])) for chances, winner in found) / len(found), right / len(found)


def page(games: int, seed: int) -> Iterator[str]:
    """The file of weights."""
    yield "# What counts of a seat's account in Ascension, fitted to games that were played out."
    yield (
        f"# Written by `python -m tools.fit_win_chance_ascension --write --games {games} --seed {seed}`; the "
        "quick player of the imagined"
    )
    yield "# games played itself.  games/ascension/bots/win_chance.py says what each weight is about."
    for name, tables in TABLES.items():
        learned: list[Note] = []
        held: list[Note] = []
        whole = sum(share for _, share in tables)
        played = 0
        for settings, share in tables:
            config = GAME.configure(settings)
            for _ in range(games * share // whole):
                played += 1
                (held if played % HELD_BACK == 0 else learned).extend(play(config, seed + played))
        weights = fitted(learned)
        surprise, right = loss(weights, held)
        yield ""
        yield f"# {played} games, {len(learned)} turns to learn from; of {len(held)} turns of other games the winner is"
        yield f"# named in {right:.1%}, with a surprise of {surprise:.4f}."
        yield f"[{name}]"
        yield from (f"{feature} = {weight:.4f}" for feature, weight in zip(FEATURES, weights, strict=True))


# --------------------------------------------------------------- the card values


def beats(config: Config, one: ExchangeRates, other: ExchangeRates, seeds: range) -> float:
    """How many of the games one set of card values wins against another, each seed played from both seats."""
    d = game_tables_for(config)
    players = PlayoutPolicy(ValueTable(d, one)), PlayoutPolicy(ValueTable(d, other))
    won = 0
    for seed in seeds:
        for seats in (players, players[::-1]):
            s = GAME.new(config, seed)
            while s.options:
                quick = seats[s.stack[-1][1]]
                GAME.choose(s, s.options[quick.step(s, s.options) if len(s.options) > 1 else 0])
            outcome = GAME.outcome(s)
            assert outcome is not None
            won += seats[outcome.winners[0]] is players[0]
    return won / (2 * len(seeds))


def climb(seconds: float, seed: int) -> ExchangeRates:
    """Better card values, step by step: a variant takes over if it wins clearly."""
    config = GAME.configure({"players": 2})
    luck, best, at, stride = random.Random(seed), ExchangeRates(), seed, 1.0
    end = time.process_time() + seconds
    while time.process_time() < end:
        change = {
            rate.name: getattr(best, rate.name) + luck.gauss(0.0, 0.03 if rate.name.endswith("early") else 0.2) * stride
            for rate in fields(ExchangeRates)
            if luck.random() < 0.5
        }
        variant = replace(best, **change)
        share = beats(config, variant, best, range(at, at + 100))
        at += 100
        if share > 0.52:
            share = (2 * share + 5 * beats(config, variant, best, range(at, at + 250))) / 7
            at += 250
            if share > 0.515:
                best, stride = variant, min(1.5, stride * 1.1)
                print(f"{share:.3f} {best}", flush=True)
                continue
        stride = max(0.3, stride * 0.98)
    return best


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=4000, help="for each of the fits")
    reader.add_argument("--seed", type=int, default=10_000)
    reader.add_argument("--write", action="store_true")
    reader.add_argument("--rates", type=float, metavar="SECONDS")
    given = reader.parse_args()
    if given.rates:
        print(climb(given.rates, given.seed))
        return
    text = "\n".join(page(given.games, given.seed)) + "\n"
    if given.write:
        PAGE.write_text(text, encoding="utf-8")
    print(text, end="")


if __name__ == "__main__":
    main()
