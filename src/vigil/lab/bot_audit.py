"""Do bots play fair, and by the rules?  Two trials that any bot can be put to.

**The swap test.**  A bot answers at a table.  Then everything its seat cannot know is
dealt anew, and it is asked again: the view is the same and the question is the same, so the
answer must be.  One that differs shows that something hidden got through to it; but first the
bot is asked once more at the first table, since one that cannot repeat itself proves nothing.
That is done with a fresh bot for every answer, and once with one that remembers: a bot at
either table plays its turn on, the same choices are made at both, and as long as the seat sees
the same at both, what the two answer must be the same.

**The long run.**  Bots play game after game in all modes, with random decks, and every
answer must be the place of an option.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from vigil.bots import AnyBot, ask_bot, close_bots, make
from vigil.kernel.game import Game
from vigil.kernel.rng import roll, stream
from vigil.kernel.serialization import clone
from vigil.lab.parallel import parallel_map
from vigil.lab.scenarios import Settings, tables
from vigil.registry import GAMES

WORLDS = 2  # tables dealt anew for every position
A_GAME = 12  # positions taken from one game
SHOWN = 5  # differences that are told in full
MOST_CHOICES = 20_000
MOST_OF_A_TURN = 60
MOVERS = ("random", "greedy")


@dataclass(frozen=True, slots=True)
class Task:
    """One game among bots of ours, and who is asked at some of its positions."""

    game: str
    settings: Settings
    seed: int
    bots: tuple[str, ...]
    positions: int


@dataclass(frozen=True, slots=True)
class Difference:
    """A position at which hidden cards changed an answer, as it can be found again."""

    bot: str
    game: str
    settings: Settings
    seed: int
    number: int
    here: str
    there: str
    later: bool = False  # a bot gave it that had answered before, in the same turn


@dataclass(slots=True)
class AuditResult:
    """What the swap test found out about one bot."""

    bot: str
    positions: int = 0
    answers: int = 0
    differences: int = 0
    unsteady: int = 0  # answers that differ at one and the same table
    turns: int = 0  # played on at two tables by one bot each
    later: int = 0  # answers compared in these, after the first
    later_differences: int = 0
    told: list[Difference] = field(default_factory=list)


def audit(
    game: str, bots: Sequence[str], positions: int, seed: int = 1, workers: int | None = 1
) -> dict[str, AuditResult]:
    """The swap test over so many positions of random and greedy games, for every bot."""
    found = {bot: AuditResult(bot) for bot in bots}
    for of_a_game in parallel_map(swap_test, tasks(game, bots, positions, seed), workers=workers):
        for part in of_a_game:
            whole = found[part.bot]
            whole.positions += part.positions
            whole.answers += part.answers
            whole.differences += part.differences
            whole.unsteady += part.unsteady
            whole.turns += part.turns
            whole.later += part.later
            whole.later_differences += part.later_differences
            whole.told += part.told[: SHOWN - len(whole.told)]
    return found


def tasks(game: str, bots: Sequence[str], positions: int, seed: int) -> Iterator[Task]:
    """As many games as give so many positions, through all modes."""
    for number, settings in enumerate(tables(game, seed)):
        count = min(A_GAME, positions - number * A_GAME)
        if count <= 0:
            return
        yield Task(game, settings, stream(seed, number) >> 32, tuple(bots), count)


def swap_test(task: Task) -> list[AuditResult]:
    """The swap test at positions all over one game."""
    game = GAMES[task.game]
    found = [AuditResult(bot) for bot in task.bots]
    for state in _positions(game, task):
        asked = game.decision(state)
        assert asked is not None
        others = []
        for n in range(WORLDS):
            other = game.redeal(state, asked.seat, stream(task.seed, 1000 * asked.number + n))
            others.append((other, game.decision(other)))
        for result in found:
            here = _answered(result.bot, task.seed, game, state, asked)
            result.positions += 1
            for other, again in others:
                there = _answered(result.bot, task.seed, game, other, again)
                result.answers += 1
                if there == here:
                    continue
                if _answered(result.bot, task.seed, game, state, asked) != here:
                    result.unsteady += 1
                else:
                    result.differences += 1
                    if len(result.told) < SHOWN:
                        result.told.append(
                            Difference(result.bot, task.game, task.settings, task.seed, asked.number, here, there)
                        )
            memory_test(result, task, game, state, others[0][0])
    return found


def memory_test(result: AuditResult, task: Task, game: Game[Any], state: Any, other: Any) -> None:
    """The rest of a turn at two tables, one bot at each: what it remembers of one must not tell it what is hidden."""
    here = list(_turn(result.bot, task.seed, game, clone(state), clone(other)))
    result.turns += 1
    for step, (number, mine, theirs) in enumerate(here):
        result.later += step > 0
        if mine == theirs:
            continue
        if step == 0:
            return  # a fresh bot's difference: it is counted already
        again = list(_turn(result.bot, task.seed, game, clone(state), clone(state)))
        if [each[1:] for each in again[: step + 1]] != [(each[1], each[1]) for each in here[: step + 1]]:
            result.unsteady += 1
        else:
            result.later_differences += 1
            if len(result.told) < SHOWN:
                result.told.append(
                    Difference(result.bot, task.game, task.settings, task.seed, number, mine, theirs, True)
                )
        return


def _turn(name: str, seed: int, game: Game[Any], here: Any, there: Any) -> Iterator[tuple[int, str, str]]:
    """Both tables played on alike, as the bot at the first one wants, while its seat is asked and sees the same at
    both: the number of each decision with a choice, and what either bot answered.  It ends with a difference."""
    bots = [make(name, seed), make(name, seed)]
    asked = game.decision(here)
    assert asked is not None
    seat = asked.seat
    try:
        for _ in range(MOST_OF_A_TURN):
            asked, again = game.decision(here), game.decision(there)
            if asked is None or asked != again or asked.seat != seat or game.view(here, seat) != game.view(there, seat):
                return
            place = 0
            if len(asked.options) > 1:
                place = ask_bot(bots[0], game, here, asked)
                other = ask_bot(bots[1], game, there, asked)
                yield asked.number, str(asked.options[place].name), str(asked.options[other].name)
                if other != place:
                    return
            for state in (here, there):
                game.choose(state, game.options(state)[place])
    finally:
        for bot, state in zip(bots, (here, there), strict=True):
            close_bots([bot], game, state)


def _answered(name: str, seed: int, game: Game[Any], state: Any, decision: Any) -> str:
    """A fresh bot's answer, by the name of the option: what it remembers of other tables cannot help it."""
    bot = make(name, seed)
    try:
        return str(decision.options[ask_bot(bot, game, state, decision)].name)
    finally:
        close_bots([bot], game, state)


def _positions(game: Game[Any], task: Task) -> Iterator[Any]:
    """Positions with a real choice, spread over a game: it is played once to see how long it is, then again."""
    numbers = [number for number, _, choices in _walk(game, task) if choices > 1]
    every = max(1, len(numbers) // task.positions)
    first, _ = roll(stream(task.seed, 7), every)
    wanted = set(islice(numbers[first::every], task.positions))
    for number, state, _ in _walk(game, task):
        if number in wanted:
            yield state


def _walk(game: Game[Any], task: Task) -> Iterator[tuple[int, Any, int]]:
    """A game between random and greedy players: the number of each choice, the state, how many options there are."""
    state = game.new(game.configure(task.settings), task.seed)
    players: list[AnyBot] = [make(MOVERS[(seat + task.seed) % 2], task.seed + seat) for seat in range(8)]
    for number in range(MOST_CHOICES):
        asked = game.decision(state)
        if asked is None:
            return
        yield number, state, len(asked.options)
        game.choose(state, game.options(state)[ask_bot(players[asked.seat], game, state, asked)])


# ---------------------------------------------------------------------- the long run


@dataclass(frozen=True, slots=True)
class Run:
    """One game of the long run."""

    game: str
    settings: Settings
    seed: int
    bots: tuple[str, ...]
    most: int = MOST_CHOICES


@dataclass(frozen=True, slots=True)
class LegalityResult:
    """How it went: choices made, whether the game ended, and the answer that was no place of an option."""

    run: Run
    choices: int
    ended: bool
    wrong: str | None = None


def runs(games: Iterable[str], bots: Sequence[str], count: int, seed: int, most: int = MOST_CHOICES) -> Iterator[Run]:
    """So many games of each kind, the bots moving round the seats."""
    for game in games:
        for number, settings in enumerate(islice(tables(game, seed), count)):
            turned = tuple(bots[(number + seat) % len(bots)] for seat in range(8))
            yield Run(game, settings, stream(seed, number) >> 32, turned, most)


def legality_test(run: Run) -> LegalityResult:
    """A game in which every answer is looked at before it is taken."""
    game = GAMES[run.game]
    state = game.new(game.configure(run.settings), run.seed)
    players = [make(name, run.seed + seat) for seat, name in enumerate(run.bots)]
    try:
        for number in range(run.most):
            asked = game.decision(state)
            if asked is None:
                return LegalityResult(run, number, True)
            place: Any = ask_bot(players[asked.seat], game, state, asked)
            if type(place) is not int or not 0 <= place < len(asked.options):
                return LegalityResult(
                    run, number, False, f"{run.bots[asked.seat]} answered {place!r:.40} of {len(asked.options)}"
                )
            game.choose(state, game.options(state)[place])
        return LegalityResult(run, run.most, False)
    finally:
        close_bots(players, game, state)
