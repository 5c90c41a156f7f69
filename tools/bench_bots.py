"""Benchmark the bots on one core and on two cores at once, and compare them with RLCard's agents.

Games are played between two bots of a kind. A playout is a copy of a position from the middle of a game, played to its
end by the playout policy. A simulation is one of the search. On two cores, two processes start together: `two` is the
sum of their rates per second of their own CPU time, `clock` per second of wall-clock time, which other work on the
machine affects.
"""

from __future__ import annotations

import copy
import functools
import importlib.util
import multiprocessing
import random
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from vigil.bots import ask_bot, make
from vigil.bots.search.bot import Search
from vigil.games.conflictus.rules.decks import precons
from vigil.kernel.rng import stream
from vigil.kernel.serialization import clone
from vigil.kernel.worlds import worlds_of
from vigil.lab.policies import policy_for, rng_at
from vigil.registry import GAMES

SIMS = 8
TIME_LIMIT_MS = 3_600_000  # so that only simulations limit a search
BOTS = ("random", "greedy", "playouts", "search")
PEERS = (
    "RLCard uno: random agents",
    "RLCard gin-rummy: random agents",
    "RLCard uno: rule agents",
    "RLCard gin-rummy: rule agents",
    "RLCard uno: playouts",
)
START_TIMEOUT_SECONDS = 60.0
"""How long a process waits for its partner."""

Turn = Callable[[int], Counter[str]]
"""Plays once with a seed, and returns the numbers of units."""


# ----------------------------------------------------------------------- benchmarks


@functools.cache
def _config(game: str, number: int) -> Any:
    if game == "ascension":
        return GAMES[game].configure({"players": 2})
    names = [*precons("rapidinha")]
    pair = [names[number % len(names)], names[(number + 1) % len(names)]]
    return GAMES[game].configure({"format": "rapidinha", "decks": pair})


def _new(game: str, seed: int) -> Any:
    return GAMES[game].new(_config(game, seed % 5 if game == "conflictus" else 0), seed)


def bots_game(game: str, bot: str, seed: int) -> Counter[str]:
    """Play a game between two bots of a kind; only decisions with a choice count."""
    rules, state = GAMES[game], _new(game, seed)
    players = [make(bot, stream(seed, seat)) for seat in range(2)]
    counts: Counter[str] = Counter(games=1)
    while (asked := rules.decision(state)) is not None:
        index = 0
        if len(asked.options) > 1:
            player = players[asked.seat]
            counts["decisions"] += 1
            if isinstance(player, Search):
                result = player.consider(rules.view(state, asked.seat), asked, worlds_of(rules, state, asked.seat))
                counts["simulations"] += result.simulations
                index = result.best
            else:
                index = ask_bot(player, rules, state, asked)
        rules.choose(state, rules.options(state)[index])
    return counts


@functools.cache
def _middles(game: str) -> list[Any]:
    """Return positions from the middle of games of the playout policy."""
    found = []
    for seed in range(12):
        state = _new(game, seed)
        step = policy_for(game, "quick", state)
        for number in range(40 + 10 * seed):
            if state.options:
                GAMES[game].choose(state, state.options[step(state, state.options, rng_at(seed, number))])
        if state.options:
            found.append(state)
    return found


def playout(game: str, seed: int) -> Counter[str]:
    """Copy a position, and play it to its end with the playout policy."""
    middles = _middles(game)
    state = clone(middles[seed % len(middles)])
    step, choose, number = policy_for(game, "quick", state), GAMES[game].choose, 0
    while options := state.options:
        choose(state, options[step(state, options, rng_at(seed, number))])
        number += 1
    return Counter(playouts=1, decisions=number)


def _peer_game(name: str, rules: bool) -> Turn:
    import rlcard
    from rlcard import models
    from rlcard.agents import RandomAgent

    env = rlcard.make(name, config={"seed": 1})
    if rules:
        env.set_agents(models.load({"uno": "uno-rule-v1", "gin-rummy": "gin-rummy-novice-rule"}[name]).agents)
    else:
        env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def turn(seed: int) -> Counter[str]:
        before = env.timestep
        env.run(is_training=False)
        return Counter(games=1, decisions=int(env.timestep - before))

    return turn


def _peer_playout() -> Turn:
    """Return what a search in RLCard would have to do: copy the game with `deepcopy`, and play it out."""
    import rlcard

    game = rlcard.make("uno", config={"seed": 1}).game
    game.init_game()
    for _ in range(10):
        game.step(game.get_legal_actions()[0])

    def turn(seed: int) -> Counter[str]:
        chance, state, number = random.Random(seed).random, copy.deepcopy(game), 0
        while not state.is_over():
            actions = state.get_legal_actions()
            state.step(actions[int(chance() * len(actions))])
            number += 1
        return Counter(playouts=1, decisions=number)

    return turn


def own_benchmarks() -> list[str]:
    """Return the names of our benchmarks."""
    return [f"{game}: {bot}" for game in GAMES for bot in BOTS]


def peer_benchmarks() -> list[str]:
    """Return the names of RLCard's benchmarks, or none if it isn't installed."""
    return list(PEERS) if importlib.util.find_spec("rlcard") is not None else []


@functools.cache
def work(name: str) -> Turn:
    """Return the benchmark with this name, prepared once per process."""
    where, _, what = name.partition(": ")
    if where.startswith("RLCard "):
        if what == "playouts":
            return _peer_playout()
        return _peer_game(where.removeprefix("RLCard "), what == "rule agents")
    if what == "playouts":
        return functools.partial(playout, where)
    return functools.partial(bots_game, where, f"search:sims={SIMS}:ms={TIME_LIMIT_MS}" if what == "search" else what)


# ------------------------------------------------------------------------ measuring


@dataclass(frozen=True, slots=True)
class Slice:
    """What one process did in some time."""

    counts: Counter[str]
    cpu: float
    clock: float


@dataclass(frozen=True, slots=True)
class Speed:
    """Units per second on one core, and on two cores by CPU time and by wall-clock time."""

    name: str
    unit: str
    one: float
    two: float
    clock: float


def run_for(name: str, seconds: float, first: int) -> Slice:
    """Repeat a benchmark with new seeds for this much CPU time."""
    turn = work(name)
    counts: Counter[str] = Counter()
    cpu, clock, seed = time.process_time(), time.perf_counter(), first
    while not counts or time.process_time() - cpu < seconds:
        counts += turn(seed)
        seed += 1
    return Slice(counts, time.process_time() - cpu, time.perf_counter() - clock)


_barrier: Any = None


def _set_barrier(barrier: Any) -> None:
    global _barrier
    _barrier = barrier


def _run_together(task: tuple[str, float, int]) -> Slice:
    """Run a benchmark when the other process is ready."""
    work(task[0])(0)  # warm up
    _barrier.wait(START_TIMEOUT_SECONDS)
    return run_for(*task)


def measure(names: Iterable[str], seconds: float, repeats: int) -> list[Speed]:
    """Run all benchmarks in turn, several times, and return the medians."""
    alone: dict[str, list[Slice]] = {name: [] for name in names}
    pairs: dict[str, list[list[Slice]]] = {name: [] for name in alone}
    context = multiprocessing.get_context("spawn")
    with context.Pool(2, _set_barrier, (context.Barrier(2),)) as pool:
        for name in alone:
            work(name)(0)  # warm up
        for nth in range(repeats):
            for name in alone:
                alone[name].append(run_for(name, seconds, 1 + 1000 * nth))
                tasks = [(name, seconds, 1 + 1000 * nth), (name, seconds, 500 + 1000 * nth)]
                pairs[name].append(pool.map(_run_together, tasks, chunksize=1))
    found = []
    for name in alone:
        for unit in alone[name][0].counts:
            found.append(
                Speed(
                    name,
                    unit,
                    statistics.median(each.counts[unit] / each.cpu for each in alone[name]),
                    statistics.median(sum(each.counts[unit] / each.cpu for each in both) for both in pairs[name]),
                    statistics.median(sum(each.counts[unit] / each.clock for each in both) for both in pairs[name]),
                )
            )
    return found


# -------------------------------------------------------------------------- report

RATIOS = (
    ("ascension: random", "RLCard uno: random agents", "decisions"),
    ("ascension: random", "RLCard gin-rummy: random agents", "decisions"),
    ("conflictus: random", "RLCard uno: random agents", "decisions"),
    ("conflictus: random", "RLCard gin-rummy: random agents", "decisions"),
    ("ascension: greedy", "RLCard gin-rummy: rule agents", "decisions"),
    ("conflictus: greedy", "RLCard gin-rummy: rule agents", "decisions"),
    ("ascension: playouts", "RLCard uno: playouts", "decisions"),
    ("conflictus: playouts", "RLCard uno: playouts", "decisions"),
)
"""The comparisons, by decisions since games have very different lengths."""


def ratios(speeds: Iterable[Speed]) -> dict[str, float]:
    """Return how many times faster we are than RLCard."""
    rate = {(each.name, each.unit): each.one for each in speeds}
    return {
        f"{ours} / {theirs}, {unit}": rate[ours, unit] / rate[theirs, unit]
        for ours, theirs, unit in RATIOS
        if (theirs, unit) in rate and (ours, unit) in rate
    }


def rounded(rate: float) -> str:
    """Format a rate with about three digits."""
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.1f}" if rate >= 1 else f"{rate:.3f}"


def table(speeds: list[Speed]) -> str:
    """Return the results as a table."""
    names = [f"{each.name}, {each.unit}" for each in speeds]
    width = max(map(len, names))
    lines = [f"{'':{width}}  {'one core':>10}  {'two cores':>10}  {'×':>4}  {'two, clock':>10}"]
    for name, each in zip(names, speeds, strict=True):
        two, clock, times = rounded(each.two), rounded(each.clock), each.two / each.one
        lines.append(f"{name:{width}}  {rounded(each.one):>10}  {two:>10}  {times:4.2f}  {clock:>10}")
    return "\n".join(lines)


def as_json(speeds: Iterable[Speed]) -> list[dict[str, Any]]:
    """Return the results as data."""
    return [
        {"work": each.name, "unit": each.unit, "one_core": each.one, "two_cores": each.two, "two_by_clock": each.clock}
        for each in speeds
    ]
