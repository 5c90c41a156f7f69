"""One game of a run, from its number to a row of plain data.

A run is a `RunPlan`: a game, the tables it is played at, who plays, how often, and one
seed.  The luck of a game follows from the seed and its number alone, so it does not
matter which process plays it, or when.  Every deal is played once with each rotation of
the seats: what luck gives to one place it gives to everybody in turn.
"""

from __future__ import annotations

import functools
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from vigil.bots import ask_bot, close_bots, make
from vigil.bots.external import ExternalBot
from vigil.bots.search.bot import Search
from vigil.kernel.rng import stream
from vigil.lab.support import lab_for
from vigil.registry import GAMES

BOT_RNG = 1 << 16  # purposes of a deal's luck from here on are the bots'; the game has its own below

Row = dict[str, Any]
"""A game as plain data: what is written to files, and read from them.  docs/LAB.md describes every column."""

FAULTS = "faults"
"""In a row on its way to the summary: by seat why a player from outside gave up.  No column."""


@dataclass(frozen=True, slots=True)
class GameSetup:
    """What is played: the settings of the game as JSON, and where players bring decks their names."""

    settings: str
    decks: tuple[str, ...] = ()


def rotate_decks(table: GameSetup) -> list[GameSetup]:
    """The table once for each turn of its decks round the players: everybody holds every deck equally often."""
    made = json.loads(table.settings)
    found: dict[tuple[str, ...], GameSetup] = {}
    for turn in range(len(table.decks)):
        names = table.decks[turn:] + table.decks[:turn]
        decks = made["decks"][turn:] + made["decks"][:turn]
        found.setdefault(names, GameSetup(json.dumps(made | {"decks": decks}), names))
    return list(found.values())


@dataclass(frozen=True, slots=True)
class RunPlan:
    """A run: `bots` are the players as they were named, each with the deck of the same place of a table."""

    game: str
    bots: tuple[str, ...]
    tables: tuple[GameSetup, ...]
    games: int
    seed: int
    rotate: bool = True
    times: bool = False  # thinking times too: they differ from run to run

    def rotations(self, table: GameSetup) -> list[tuple[int, ...]]:
        """Which player sits where, in each rotation that differs from the others."""
        n = len(self.bots)
        found: dict[Any, tuple[int, ...]] = {}
        for turn in range(n if self.rotate else 1):
            who = tuple((seat - turn) % n for seat in range(n))
            found.setdefault(tuple((self.bots[i], table.decks[i] if table.decks else "") for i in who), who)
        return list(found.values())

    @property
    def decks_stay(self) -> bool:
        """Whether different players hold different decks and none ever holds another's: bot and deck are one then."""
        tables = [table.decks for table in self.tables]
        if len(set(self.bots)) < 2 or not any(tables):
            return False
        held = [{decks[place] for decks in tables} for place in range(len(self.bots))]
        return any(mine != theirs for mine in held for theirs in held)

    @property
    def arrangements(self) -> list[tuple[int, tuple[int, ...]]]:
        """Every table, by its number, with every rotation, as they are played in turn."""
        return [(at, who) for at, table in enumerate(self.tables) for who in self.rotations(table)]


class GameRunner:
    """The work of a run: a number to a row.  It travels to other processes."""

    def __init__(self, plan: RunPlan) -> None:
        self.plan = plan
        self.arrangements = plan.arrangements

    def __call__(self, number: int) -> Row:
        plan = self.plan
        around, at = divmod(number, len(self.arrangements))
        place, who = self.arrangements[at]
        table = plan.tables[place]
        deal = around * len(plan.tables) + place  # a deal is for one table: others' luck has nothing to do with it
        row: Row = {"number": number, "deal": deal, "seed": stream(plan.seed, deal), "game": plan.game}
        row["settings"] = short_settings(plan.game, table.settings)
        row["who"] = list(who)
        row["bots"] = [plan.bots[i] for i in who]
        row["decks"] = [table.decks[i] for i in who] if table.decks else []
        return row | play_game(plan.game, _seated(table, who), row["bots"], row["seed"], plan.times)


def _seated(table: GameSetup, who: tuple[int, ...]) -> str:
    """The settings of a table with the decks where their players sit."""
    return table.settings if not table.decks else _with_decks(table.settings, who)


@functools.lru_cache(maxsize=256)
def _with_decks(settings: str, who: tuple[int, ...]) -> str:
    made = json.loads(settings)
    return json.dumps(made | {"decks": [made["decks"][i] for i in who]})


@functools.lru_cache(maxsize=64)
def _configured(game: str, settings: str) -> Any:
    return GAMES[game].configure(json.loads(settings))


@functools.lru_cache(maxsize=64)
def short_settings(game: str, settings: str) -> str:
    """The settings as a row tells them: without lists of cards, whose names are enough."""
    made = {key: value for key, value in json.loads(settings).items() if key != "decks"}
    if "cards" in made:
        made["cards"] = [card["name"] for card in made["cards"]]
    return json.dumps(made, ensure_ascii=False)


def play_game(
    game: str, settings: str, bots: list[str], seed: int, times: bool = False,
    clock: Callable[[], float] = time.perf_counter, thought: Callable[[int, float], None] | None = None,
) -> Row:  # fmt: skip
    """Play one game to its end; `thought` hears how many seconds of the clock a seat took for each answer."""
    rules = GAMES[game]
    config = _configured(game, settings)
    state = rules.new(config, seed)
    notes = lab_for(game).recorder(state, len(bots))
    players = [make(name, stream(seed, BOT_RNG + seat)) for seat, name in enumerate(bots)]
    for player in players:
        if isinstance(player, Search):
            player.now = clock  # where processor time is measured, other work does not shorten its thinking
    seconds = [0.0] * len(bots)
    decisions = 0
    try:
        while (asked := rules.decision(state)) is not None:
            place = 0
            if len(asked.options) > 1:
                began = clock()
                place = ask_bot(players[asked.seat], rules, state, asked)
                took = clock() - began
                seconds[asked.seat] += took
                if thought is not None:
                    thought(asked.seat, took)
            rules.choose(state, rules.options(state)[place])
            decisions += 1
            notes.on_events(state)
    finally:
        close_bots(players, rules, state)
    outcome = rules.outcome(state)
    assert outcome is not None
    notes.end(state)
    progress = rules.progress(state)
    winners = [seat for seat in outcome.winners if seat < len(bots)]
    won = [team for team in rules.teams(config) if set(team) & set(winners)]
    each = 1 / max(1, len(won))  # partners win together, equals share
    row: Row = {
        "first": progress.first,
        "winners": winners,
        "places": list(outcome.places[: len(bots)]),
        "points": [each if seat in winners else 0.0 for seat in range(len(bots))],
        "scores": list(outcome.scores[: len(bots)]),
        "reason": outcome.reason,
        "decisions": decisions,
        "rounds": progress.round,
        "turns": notes.turn,
        "course": notes.course,
        **{what: listed(found) for what, found in notes.cards.items()},
        "stood_in": [player.stood_in if isinstance(player, ExternalBot) else 0 for player in players],
    }
    faults = {
        seat: player.fault
        for seat, player in enumerate(players)
        if isinstance(player, ExternalBot) and player.fault is not None
    }
    if faults:
        row[FAULTS] = faults
    return row | {"seconds": [round(each, 6) for each in seconds]} if times else row


def listed(cards: dict[tuple[int, str], list[int]]) -> list[Row]:
    """What was done with which card in which turns, by seat and name."""
    return [{"seat": seat, "card": card, "turns": turns} for (seat, card), turns in sorted(cards.items())]
