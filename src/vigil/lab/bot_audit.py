"""Audit bots: whether they use only what they may know and always choose legal options.

**The swap test** asks a bot for a decision, re-deals everything its seat can't know, and asks again. View and decision
are the same, so the answer must be too. If it differs, hidden information has leaked to the bot, unless the bot also
changes its answer in the first state: then it isn't deterministic, and the test proves nothing. The test uses a new bot
for every answer.

A second test checks bots with memory: two bots play a turn in two states with the same choices, and as long as the seat
sees the same in both, they must answer the same.

**The legality test** plays many games in all modes with random decks, and checks that every answer is the index of an
option.
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
from vigil.lab.scenarios import endless_scenarios
from vigil.lab.support import Settings
from vigil.registry import GAMES

WORLDS = 2  # redeals per position
POSITIONS_PER_GAME = 12
MAX_REPORTED = 5  # differences reported in full
MAX_CHOICES = 20_000  # per game
MAX_TURN_CHOICES = 60
PLAYERS = ("random", "greedy")  # of the games that the positions come from


@dataclass(frozen=True, slots=True)
class SwapTask:
    """A game from which positions are taken, and the bots to test there."""

    game: str
    settings: Settings
    seed: int
    bots: tuple[str, ...]
    positions: int


@dataclass(frozen=True, slots=True)
class Difference:
    """A position in which hidden cards changed an answer, with everything needed to reproduce it."""

    bot: str
    game: str
    settings: Settings
    seed: int
    number: int
    here: str
    there: str
    later: bool = False  # from the second test: not the bot's first answer


@dataclass(slots=True)
class AuditResult:
    """The results of the swap test for one bot."""

    bot: str
    positions: int = 0
    answers: int = 0
    differences: int = 0
    unsteady: int = 0  # answers that differ in the same state
    turns: int = 0  # turns of the second test
    later: int = 0  # answers compared in these turns, except the first of each
    later_differences: int = 0
    reported: list[Difference] = field(default_factory=list)

    def add(self, part: AuditResult) -> None:
        """Add the results of a game."""
        self.positions += part.positions
        self.answers += part.answers
        self.differences += part.differences
        self.unsteady += part.unsteady
        self.turns += part.turns
        self.later += part.later
        self.later_differences += part.later_differences
        self.reported += part.reported[: MAX_REPORTED - len(self.reported)]

    def report(self, difference: Difference) -> None:
        """Keep a difference for the report, unless there are enough."""
        if len(self.reported) < MAX_REPORTED:
            self.reported.append(difference)


def audit(
    game: str, bots: Sequence[str], positions: int, seed: int = 1, workers: int | None = 1
) -> dict[str, AuditResult]:
    """Run the swap test in positions of games between random and greedy bots, for every bot."""
    results = {bot: AuditResult(bot) for bot in bots}
    for parts in parallel_map(swap_test, swap_tasks(game, bots, positions, seed), workers=workers):
        for part in parts:
            results[part.bot].add(part)
    return results


def swap_tasks(game: str, bots: Sequence[str], positions: int, seed: int) -> Iterator[SwapTask]:
    """Yield games in all modes, as many as the positions need."""
    for number, settings in enumerate(endless_scenarios(game, seed)):
        count = min(POSITIONS_PER_GAME, positions - number * POSITIONS_PER_GAME)
        if count <= 0:
            return
        yield SwapTask(game, settings, stream(seed, number) >> 32, tuple(bots), count)


def swap_test(task: SwapTask) -> list[AuditResult]:
    """Run the swap test in positions of one game."""
    game = GAMES[task.game]
    results = [AuditResult(bot) for bot in task.bots]
    for state in _positions(game, task):
        decision = game.decision(state)
        assert decision is not None
        others = []
        for n in range(WORLDS):
            other = game.redeal(state, decision.seat, stream(task.seed, 1000 * decision.number + n))
            others.append((other, game.decision(other)))
        for result in results:
            here = _fresh_answer(result.bot, task.seed, game, state, decision)
            result.positions += 1
            for other, other_decision in others:
                there = _fresh_answer(result.bot, task.seed, game, other, other_decision)
                result.answers += 1
                if there == here:
                    continue
                if _fresh_answer(result.bot, task.seed, game, state, decision) != here:
                    result.unsteady += 1
                else:
                    result.differences += 1
                    result.report(
                        Difference(result.bot, task.game, task.settings, task.seed, decision.number, here, there)
                    )
            memory_test(result, task, game, state, others[0][0])
    return results


def memory_test(result: AuditResult, task: SwapTask, game: Game[Any], state: Any, other: Any) -> None:
    """Play the rest of a turn in two states with a bot in each, and check that their memories don't differ."""
    answers = list(_play_turn(result.bot, task.seed, game, clone(state), clone(other)))
    result.turns += 1
    for step, (number, here, there) in enumerate(answers):
        result.later += step > 0
        if here == there:
            continue
        if step == 0:
            return  # the swap test has counted it
        again = list(_play_turn(result.bot, task.seed, game, clone(state), clone(state)))
        if [each[1:] for each in again[: step + 1]] != [(each[1], each[1]) for each in answers[: step + 1]]:
            result.unsteady += 1
        else:
            result.later_differences += 1
            result.report(Difference(result.bot, task.game, task.settings, task.seed, number, here, there, True))
        return


def _play_turn(name: str, seed: int, game: Game[Any], here: Any, there: Any) -> Iterator[tuple[int, str, str]]:
    """Play a turn in two states, with a bot in each and the choices of the first bot in both.

    Yield the number of each decision with a choice, and both answers. Stop after a difference, or when the seat's
    turn is over or its views differ.
    """
    bots = [make(name, seed), make(name, seed)]
    decision = game.decision(here)
    assert decision is not None
    seat = decision.seat
    try:
        for _ in range(MAX_TURN_CHOICES):
            decision = game.decision(here)
            if decision is None or decision.seat != seat or decision != game.decision(there):
                return
            if game.view(here, seat) != game.view(there, seat):
                return
            index = 0
            if len(decision.options) > 1:
                index = ask_bot(bots[0], game, here, decision)
                other = ask_bot(bots[1], game, there, decision)
                yield decision.number, str(decision.options[index].name), str(decision.options[other].name)
                if other != index:
                    return
            for state in (here, there):
                game.choose(state, game.options(state)[index])
    finally:
        for bot, state in zip(bots, (here, there), strict=True):
            close_bots([bot], game, state)


def _fresh_answer(name: str, seed: int, game: Game[Any], state: Any, decision: Any) -> str:
    """Return the name of the option that a new bot chooses."""
    bot = make(name, seed)
    try:
        return str(decision.options[ask_bot(bot, game, state, decision)].name)
    finally:
        close_bots([bot], game, state)


def _positions(game: Game[Any], task: SwapTask) -> Iterator[Any]:
    """Yield positions with more than one option, spread over a game that is played twice, first to find its length."""
    numbers = [number for number, _, choices in _walk(game, task) if choices > 1]
    every = max(1, len(numbers) // task.positions)
    first, _ = roll(stream(task.seed, 7), every)
    selected = set(islice(numbers[first::every], task.positions))
    for number, state, _ in _walk(game, task):
        if number in selected:
            yield state


def _walk(game: Game[Any], task: SwapTask) -> Iterator[tuple[int, Any, int]]:
    """Play a game between random and greedy bots: yield each choice's number, the state, and the number of options."""
    state = game.new(game.configure(task.settings), task.seed)
    players: list[AnyBot] = [make(PLAYERS[(seat + task.seed) % 2], task.seed + seat) for seat in range(8)]
    for number in range(MAX_CHOICES):
        decision = game.decision(state)
        if decision is None:
            return
        yield number, state, len(decision.options)
        game.choose(state, game.options(state)[ask_bot(players[decision.seat], game, state, decision)])


# ---------------------------------------------------------------------- legality test


@dataclass(frozen=True, slots=True)
class LegalityTask:
    """A game of the legality test."""

    game: str
    settings: Settings
    seed: int
    bots: tuple[str, ...]
    max_choices: int = MAX_CHOICES


@dataclass(frozen=True, slots=True)
class LegalityResult:
    """The result of a game: the choices made, whether it ended, and an illegal answer if there was one."""

    task: LegalityTask
    choices: int
    ended: bool
    wrong: str | None = None


def legality_tasks(
    games: Iterable[str], bots: Sequence[str], count: int, seed: int, max_choices: int = MAX_CHOICES
) -> Iterator[LegalityTask]:
    """Yield `count` games of each kind, with the bots rotating through the seats."""
    for game in games:
        for number, settings in enumerate(islice(endless_scenarios(game, seed), count)):
            rotated = tuple(bots[(number + seat) % len(bots)] for seat in range(8))
            yield LegalityTask(game, settings, stream(seed, number) >> 32, rotated, max_choices)


def legality_test(task: LegalityTask) -> LegalityResult:
    """Play a game, and check every answer before it is taken."""
    game = GAMES[task.game]
    state = game.new(game.configure(task.settings), task.seed)
    players = [make(name, task.seed + seat) for seat, name in enumerate(task.bots)]
    try:
        for number in range(task.max_choices):
            decision = game.decision(state)
            if decision is None:
                return LegalityResult(task, number, True)
            index: Any = ask_bot(players[decision.seat], game, state, decision)
            if type(index) is not int or not 0 <= index < len(decision.options):
                wrong = f"{task.bots[decision.seat]} answered {index!r:.40} of {len(decision.options)}"
                return LegalityResult(task, number, False, wrong)
            game.choose(state, game.options(state)[index])
        return LegalityResult(task, task.max_choices, False)
    finally:
        close_bots(players, game, state)
