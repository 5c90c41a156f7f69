"""Benchmark the engine and the bots, and compare them with RLCard.

    python -m tools.bench                everything, two minutes
    python -m tools.bench --quick        a rough result
    python -m tools.bench --only bots    only the bots, or only the engine
    python -m tools.bench --json         print JSON

All rates are per second of CPU time, so other work on the machine has little effect. All measurements are repeated in
turn, and the median is reported. The engine is measured in one process, the bots in one and in two (`bench_bots.py`).
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tools import bench_bots
from vigil.effects.language import Menu
from vigil.games.ascension.rules import turns
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.state import State
from vigil.games.conflictus.rules.decks import ready_decks
from vigil.kernel import link, record
from vigil.kernel.game import Game
from vigil.kernel.match import Match
from vigil.kernel.serialization import clone
from vigil.registry import GAMES

MISSING = "RLCard is not installed, so there is no comparison; `make bench` installs it."
WEALTH = 15
"""Cards of the center deck that each player of a wealthy game starts with."""


@dataclass(frozen=True, slots=True)
class Measure:
    """A benchmark: `run` works for a while and returns the number of units."""

    name: str
    unit: str
    run: Callable[[], int]


@dataclass(frozen=True, slots=True)
class Figure:
    """A result: units per second of CPU time, and the relative spread of the repeats."""

    name: str
    unit: str
    rate: float
    spread: float

    @property
    def micros(self) -> float:
        """Microseconds per unit."""
        return 1e6 / self.rate


# ----------------------------------------------------------------- our benchmarks


def random_game(s: Any, rng: random.Random, game: Game[Any] = GAME) -> int:
    """Play on with random options until the game is over; return the number of decisions."""
    choose, chance = game.choose, rng.random
    decisions = 0
    while options := s.options:
        choose(s, options[int(chance() * len(options))])
        decisions += 1
    return decisions


def watched_game(s: Any, rng: random.Random, game: Game[Any] = GAME) -> int:
    """Play on like `random_game`, but build the view and name the options before each choice."""
    decisions = 0
    while s.options:
        asked = game.decision(s)
        assert asked is not None
        game.view(s, asked.seat)
        game.choose(s, s.options[rng.randrange(len(asked.options))])
        decisions += 1
    return decisions


def wealthy(s: State, rng: random.Random) -> State:
    """Return a first turn in which each player already owns some cards of the center deck."""
    while type(s.stack[-1][0]) is not Menu:  # an opening Fate asks first
        GAME.choose(s, s.options[-1])
    goods = [card for card in s.center if not s.tables.is_monster[card]]
    rng.shuffle(goods)
    for seat in s.seats[: s.tables.players]:
        mine, goods = goods[:WEALTH], goods[WEALTH:]
        s.center = [card for card in s.center if card not in mine]
        cards = seat.hand + seat.deck + mine
        rng.shuffle(cards)
        seat.hand, seat.deck = cards[:5], cards[5:]
    s.known = []
    s.options = turns.menu(s, s.active)
    return s


def games_of(settings: dict[str, Any], rich: bool, watched: bool) -> Callable[[int], tuple[int, int]]:
    """Return a function that plays this many games, and returns the numbers of decisions and games."""
    config = GAME.configure(settings)

    def play(count: int) -> tuple[int, int]:
        rng = random.Random(1)
        decisions = 0
        for seed in range(count):
            s = GAME.new(config, seed)
            if rich:
                s = wealthy(s, rng)
            decisions += (watched_game if watched else random_game)(s, rng)
        return decisions, count

    return play


def some_states(settings: dict[str, Any], count: int, game: Game[Any] = GAME, most: int = 400) -> list[Any]:
    """Return states from the middle of random games."""
    config = game.configure(settings)
    rng = random.Random(2)
    states: list[Any] = []
    while len(states) < count:
        s = game.new(config, rng.getrandbits(64))
        for _ in range(rng.randrange(20, most)):
            if s.options:
                game.choose(s, rng.choice(s.options))
        if s.options:
            states.append(s)
    return states


def each(function: Callable[[Any], object], things: list[Any], times: int) -> Callable[[], int]:
    """Return a benchmark that calls a function with each of the things, several times."""

    def run() -> int:
        for _ in range(times):
            for thing in things:
                function(thing)
        return times * len(things)

    return run


def own_measures(quick: bool) -> list[Measure]:
    """Return the benchmarks of the engine with Ascension."""
    few = 4 if quick else 1

    def games(name: str, settings: dict[str, Any], count: int, rich: bool = False, watched: bool = False) -> Measure:
        play = games_of(settings, rich, watched)
        return Measure(name, "decisions", lambda: play(max(2, count // few))[0])

    two = some_states({"players": 2}, 60)
    four = some_states({"players": 4, "sets": "both"}, 60)
    saved = [GAME.save(s) for s in two]
    match = Match(GAME, GAME.configure({"players": 2}), 5)
    rng = random.Random(5)
    while not match.over:
        match.take(rng.randrange(len(match.state.options)))
    text, packed = record.write(match), link.pack(match)
    length = len(match.choices)

    def replay(read: Callable[[], object]) -> Callable[[], int]:
        def run() -> int:
            for _ in range(max(1, 8 // few)):
                read()
            return max(1, 8 // few) * length

        return run

    return [
        games("random play, 2 players, base", {"players": 2}, 60),
        games("random play, 4 players, both sets", {"players": 4, "sets": "both"}, 25),
        games("random play, 2 players, wealthy", {"players": 2}, 60, rich=True),
        games("random play, view and names each time", {"players": 2}, 12, watched=True),
        Measure("copy, 2 players", "copies", each(clone, two, 100 // few)),
        Measure("copy, 4 players, both sets", "copies", each(clone, four, 80 // few)),
        Measure("decision with names", "decisions", each(GAME.decision, two, 40 // few)),
        Measure("events", "times", each(lambda s: GAME.events(s, 0), two, 60 // few)),
        Measure("view", "views", each(lambda s: GAME.view(s, 0), two, 12 // few)),
        Measure("redeal", "redeals", each(lambda s: GAME.redeal(s, 0, 1), two, 8 // few)),
        Measure("save", "times", each(GAME.save, two, 12 // few)),
        Measure("load", "times", each(GAME.load, saved, 4 // few)),
        Measure("replay of a record", "choices", replay(lambda: record.read(text, GAMES))),
        Measure("replay of a link", "choices", replay(lambda: link.unpack(packed, GAMES))),
    ]


# --------------------------------------------------------------------- Conflictus


def duels(style: str, watched: bool = False) -> Callable[[int], tuple[int, int]]:
    """Return a function that plays this many games between ready-made decks of a format, using all decks in turn."""
    game, names = GAMES["conflictus"], [ready.names["pt"] for ready in ready_decks(style)]
    configs = [
        game.configure({"format": style, "decks": [names[i], names[(i + 1) % len(names)]]}) for i in range(len(names))
    ]

    def play(count: int) -> tuple[int, int]:
        rng = random.Random(1)
        decisions = 0
        for seed in range(count):
            s = game.new(configs[seed % len(configs)], seed)
            decisions += (watched_game if watched else random_game)(s, rng, game)
        return decisions, count

    return play


def conflictus_measures(quick: bool) -> list[Measure]:
    """Return the benchmarks of the engine with Conflictus; saved, viewed and copied states are from Classic games."""
    few, game = 4 if quick else 1, GAMES["conflictus"]
    names = [ready.names["pt"] for ready in ready_decks("classic")]
    two = some_states({"format": "classic", "decks": names[:2]}, 60, game, 150)
    saved = [game.save(s) for s in two]

    def games(name: str, style: str, count: int, watched: bool = False) -> Measure:
        play = duels(style, watched)
        return Measure(f"conflictus: {name}", "decisions", lambda: play(max(2, count // few))[0])

    def work(name: str, function: Callable[[Any], object], times: int, things: list[Any]) -> Measure:
        return Measure(f"conflictus: {name}", "times", each(function, things, max(1, times // few)))

    return [
        games("random play, classic", "classic", 24),
        games("random play, rapidinha", "rapidinha", 40),
        games("random play, view and names each time", "rapidinha", 12, watched=True),
        work("copy", clone, 40, two),
        work("decision with names", game.decision, 12, two),
        work("view", lambda s: game.view(s, 0), 4, two),
        work("redeal", lambda s: game.redeal(s, 0, 1), 4, two),
        work("save", game.save, 4, two),
        work("load", game.load, 2, saved),
    ]


# ------------------------------------------------------------------------ RLCard


def peer_measures(quick: bool) -> list[Measure]:
    """Return the benchmarks of RLCard, or none if it isn't installed."""
    try:
        import rlcard
        from rlcard.agents import RandomAgent
    except ImportError:
        return []
    few = 4 if quick else 1

    def full_games(game: str, count: int) -> Callable[[], int]:
        env = rlcard.make(game, config={"seed": 1})
        env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

        def run() -> int:
            before = env.timestep
            for _ in range(max(1, count // few)):
                env.run(is_training=False)
            return int(env.timestep - before)

        return run

    uno = rlcard.make("uno", config={"seed": 1}).game

    def steps() -> int:
        chance = random.Random(1).random
        count = 0
        for _ in range(80 // few):
            uno.init_game()
            while not uno.is_over():
                actions = uno.get_legal_actions()
                uno.step(actions[int(chance() * len(actions))])
                count += 1
        return count

    started = rlcard.make("uno", config={"seed": 1}).game
    started.init_game()
    return [
        Measure("RLCard uno, env.run", "decisions", full_games("uno", 24)),
        Measure("RLCard gin-rummy, env.run", "decisions", full_games("gin-rummy", 4)),
        Measure("RLCard uno, game only", "decisions", steps),
        Measure("RLCard uno, deepcopy of the game", "copies", each(copy.deepcopy, [started], 200 // few)),
    ]


RATIOS = (
    ("random play, 2 players, base", "RLCard uno, game only"),
    ("random play, 4 players, both sets", "RLCard uno, game only"),
    ("random play, view and names each time", "RLCard uno, env.run"),
    ("random play, view and names each time", "RLCard gin-rummy, env.run"),
    ("copy, 2 players", "RLCard uno, deepcopy of the game"),
)


# ----------------------------------------------------------------------- report


def measure(measures: list[Measure], repeats: int) -> list[Figure]:
    """Run all benchmarks in turn, several times, so that a slow moment affects all of them."""
    for each_one in measures:
        each_one.run()  # warm
    rates: dict[str, list[float]] = {each_one.name: [] for each_one in measures}
    for _ in range(repeats):
        for each_one in measures:
            began = time.process_time()
            units = each_one.run()
            rates[each_one.name].append(units / max(time.process_time() - began, 1e-9))
    return [
        Figure(
            m.name,
            m.unit,
            median := statistics.median(rates[m.name]),
            (max(rates[m.name]) - min(rates[m.name])) / median,
        )
        for m in measures
    ]


def decisions_per_game() -> dict[str, float]:
    """Return the mean number of decisions in a game, by benchmark."""
    lengths = {
        "random play, 2 players, base": games_of({"players": 2}, False, False),
        "random play, 4 players, both sets": games_of({"players": 4, "sets": "both"}, False, False),
        "random play, 2 players, wealthy": games_of({"players": 2}, True, False),
        "conflictus: random play, classic": duels("classic"),
        "conflictus: random play, rapidinha": duels("rapidinha"),
    }
    return {name: (played := play(20))[0] / played[1] for name, play in lengths.items()}


def table(figures: list[Figure], lengths: dict[str, float]) -> str:
    """Return the results as a table."""
    width = max(len(f.name) for f in figures)
    lines = [f"{'':{width}}  {'per second':>12}  {'each':>10}  {'spread':>6}"]
    for f in figures:
        line = f"{f.name:{width}}  {f.rate:12,.0f}  {f.micros:7,.1f} µs  {f.spread:6.0%}"
        if f.name in lengths:
            line += f"   {f.rate / lengths[f.name]:,.0f} games of {lengths[f.name]:.0f} decisions"
        lines.append(line)
    return "\n".join(lines)


def ratios(figures: list[Figure]) -> dict[str, float]:
    """Return how many times faster we are than RLCard."""
    rate = {f.name: f.rate for f in figures}
    return {f"{ours} / {theirs}": rate[ours] / rate[theirs] for ours, theirs in RATIOS if theirs in rate}


def main(arguments: list[str]) -> int:
    """Run the benchmarks, and print the results."""
    about = "Benchmark the engine and the bots, and compare them with RLCard."
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=about)
    parser.add_argument("--quick", action="store_true", help="a quarter of the work, three repeats")
    parser.add_argument("--only", choices=["engine", "bots"], help="the engine or the bots only")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(arguments)
    repeats = 3 if given.quick else 7
    peers = peer_measures(given.quick)
    figures, speeds = [], []
    if given.only != "bots":
        figures = measure(own_measures(given.quick) + conflictus_measures(given.quick) + peers, repeats)
    if given.only != "engine":
        works = bench_bots.own_benchmarks() + (bench_bots.peer_benchmarks() if peers else [])
        speeds = bench_bots.measure(works, 0.25 if given.quick else 1.0, 1 if given.quick else 3)
    compared = ratios(figures) | bench_bots.ratios(speeds)
    if given.json:
        rates = {f.name: {"unit": f.unit, "per_second": f.rate, "spread": f.spread} for f in figures}
        data = {"figures": rates, "bots": bench_bots.as_json(speeds), "ratios": compared, "rlcard": bool(peers)}
        print(json.dumps(data, indent=2, ensure_ascii=False))
        return 0
    if figures:
        print(f"The engine: CPython {sys.version.split()[0]}, one core, CPU time, median of {repeats}\n")
        print(table(figures, decisions_per_game()), end="\n\n")
    if speeds:
        print(f"The bots, per second (search: {bench_bots.SIMS} simulations per decision with more than one option)\n")
        print(bench_bots.table(speeds), end="\n\n")
    if peers:
        print("Compared with RLCard, on one core (times as fast):")
        for name, ratio in compared.items():
            print(f"  {ratio:7.1f}  {name}")
    else:
        print(MISSING)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
