"""Fit the weights with which the search evaluates positions of Ascension.

The playout policy plays against itself, with some seats more careless than others, so that decks differ. At a third of
all turns, the features of every seat are recorded, with the winner of the game. The weights are then fitted by a
conditional logit. A quarter of the games is held out for validation.

    python -m tools.fit_win_chance_ascension               # print the weights
    python -m tools.fit_win_chance_ascension --write       # write games/ascension/bots/win_chance_weights.toml
    python -m tools.fit_win_chance_ascension --rates 300   # improve the card values instead, for 300 seconds
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from pathlib import Path
from statistics import fmean
from typing import Any

from tools.conditional_logit import Position, fit, log_loss, win_chances
from vigil.effects.language import Menu
from vigil.games.ascension.bots.playout_policy import PlayoutPolicy, playout_policy_for
from vigil.games.ascension.bots.search_guide import AscensionGuide
from vigil.games.ascension.bots.value_table import ExchangeRates, ValueTable
from vigil.games.ascension.bots.win_chance import FEATURES, SeatFeatures, seat_features
from vigil.games.ascension.rules.card_tables import game_tables_for
from vigil.games.ascension.rules.config import Config
from vigil.games.ascension.rules.game import GAME
from vigil.kernel.rng import roll, stream

WEIGHTS_FILE = Path(__file__).parent.parent / "src/vigil/games/ascension/bots/win_chance_weights.toml"
CARELESS = (0, 0, 15, 40)  # the percentages of random choices; every seat gets one of them
RECORDED = 3  # one turn in this many is recorded
HELD_BACK = 4  # one game in this many is held out for validation
TABLES: dict[str, list[tuple[dict[str, Any], int]]] = {
    "two": [({"players": 2}, 2), ({"players": 2, "sets": "both"}, 1)],
    "more": [({"players": 3}, 2), ({"players": 4}, 2), ({"players": 4, "sets": "both"}, 1)],
    "solo": [({"mode": "solo", "players": 1}, 3), ({"mode": "solo", "players": 1, "sets": "both"}, 1)],
}
"""The settings played for each set of weights, with their proportions."""


def play(config: Config, seed: int) -> list[Position]:
    """Play a game of the playout policy against itself, and return the recorded positions."""
    s = GAME.new(config, seed)
    policy, guide, rng = playout_policy_for(s.tables), AscensionGuide(), stream(seed, 99)
    careless = []
    for _ in s.seats:
        which, rng = roll(rng, len(CARELESS))
        careless.append(CARELESS[which])
    recorded: list[list[SeatFeatures]] = []
    turn = 0
    while s.options:
        if s.turn != turn and type(s.stack[-1][0]) is Menu:
            turn = s.turn
            which, rng = roll(rng, RECORDED)
            if which == 0:
                recorded.append(seat_features(s, policy.value_table))
        index = 0
        if len(s.options) > 1:
            percent, rng = roll(rng, 100)
            if percent < careless[s.stack[-1][1]]:
                candidates = [at for at, weight in enumerate(guide.prior(s, s.options)) if weight > 0.0]
                which, rng = roll(rng, len(candidates))
                index = candidates[which]
            else:
                index = policy.step(s, s.options)
        GAME.choose(s, s.options[index])
    outcome = GAME.outcome(s)
    assert outcome is not None
    return [(features, outcome.winners[:1]) for features in recorded]


def check(weights: Sequence[float], positions: Sequence[Position]) -> tuple[float, float]:
    """Return the mean log loss, and how often the seat with the best chance won."""
    expected = [(win_chances(weights, features), winners) for features, winners in positions]
    right = sum(chances[winners[0]] == max(chances) for chances, winners in expected)
    return fmean(log_loss(chances, winners) for chances, winners in expected), right / len(expected)


def page(games: int, seed: int) -> Iterator[str]:
    """Yield the lines of the file of weights."""
    yield "# The weights of a seat's features in Ascension, fitted to games of the playout policy against itself."
    yield f"# Written by `python -m tools.fit_win_chance_ascension --write --games {games} --seed {seed}`."
    yield "# games/ascension/bots/win_chance.py explains the features."
    for name, tables in TABLES.items():
        learned: list[Position] = []
        held: list[Position] = []
        total = sum(share for _, share in tables)
        played = 0
        for settings, share in tables:
            config = GAME.configure(settings)
            for _ in range(games * share // total):
                played += 1
                (held if played % HELD_BACK == 0 else learned).extend(play(config, seed + played))
        weights = fit(learned, len(FEATURES))
        loss, right = check(weights, held)
        yield ""
        yield f"# {played} games; fitted to {len(learned)} turns. Of {len(held)} turns held back, {right:.1%} name the"
        yield f"# winner, with a log loss of {loss:.4f}."
        yield f"[{name}]"
        yield from (f"{feature} = {weight:.4f}" for feature, weight in zip(FEATURES, weights, strict=True))


# --------------------------------------------------------------- the card values


def beats(config: Config, one: ExchangeRates, other: ExchangeRates, seeds: range) -> float:
    """Return the share of games that one set of card values wins against another; both play both seats."""
    d = game_tables_for(config)
    players = PlayoutPolicy(ValueTable(d, one)), PlayoutPolicy(ValueTable(d, other))
    won = 0
    for seed in seeds:
        for seats in (players, players[::-1]):
            s = GAME.new(config, seed)
            while s.options:
                policy = seats[s.stack[-1][1]]
                GAME.choose(s, s.options[policy.step(s, s.options) if len(s.options) > 1 else 0])
            outcome = GAME.outcome(s)
            assert outcome is not None
            won += seats[outcome.winners[0]] is players[0]
    return won / (2 * len(seeds))


def climb(seconds: float, seed: int) -> ExchangeRates:
    """Improve the card values by hill climbing: a random variant replaces the best one if it clearly wins."""
    config = GAME.configure({"players": 2})
    rng, best, at, stride = random.Random(seed), ExchangeRates(), seed, 1.0
    end = time.process_time() + seconds
    while time.process_time() < end:
        change = {
            rate.name: getattr(best, rate.name) + rng.gauss(0.0, 0.03 if rate.name.endswith("early") else 0.2) * stride
            for rate in fields(ExchangeRates)
            if rng.random() < 0.5
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
    """Fit the weights, or improve the card values."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=4000, help="games for each set of weights")
    reader.add_argument("--seed", type=int, default=10_000)
    reader.add_argument("--write", action="store_true")
    reader.add_argument("--rates", type=float, metavar="SECONDS", help="improve the card values for this time")
    given = reader.parse_args()
    if given.rates:
        print(climb(given.rates, given.seed))
        return
    text = "\n".join(page(given.games, given.seed)) + "\n"
    if given.write:
        WEIGHTS_FILE.write_text(text, encoding="utf-8")
    print(text, end="")


if __name__ == "__main__":
    main()
