"""Play one game of a run, from its number to a row of data.

A run is a `RunPlan`: a game, its settings, the players, the number of games, and a seed. The random numbers of a game
depend only on the seed and its number, so any process can play it at any time. Every deal is played once with each
rotation of the seats, so every player has every seat's luck in turn.
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

BOT_RNG = 1 << 16  # the first random stream of the bots; the game has those below

Row = dict[str, Any]
"""A game as data, the row of a run file. docs/LAB.md describes the columns."""

FAULTS = "faults"
"""Why external bots failed, by seat. Rows have this for the summary, but files don't."""


@dataclass(frozen=True, slots=True)
class GameSetup:
    """The settings of a game as JSON, and the names of the decks if players have decks of their own."""

    settings: str
    decks: tuple[str, ...] = ()


def rotate_decks(table: GameSetup) -> list[GameSetup]:
    """Return the setup with each rotation of its decks, so that every player has every deck equally often."""
    settings = json.loads(table.settings)
    rotations: dict[tuple[str, ...], GameSetup] = {}
    for shift in range(len(table.decks)):
        names = table.decks[shift:] + table.decks[:shift]
        decks = settings["decks"][shift:] + settings["decks"][:shift]
        rotations.setdefault(names, GameSetup(json.dumps(settings | {"decks": decks}), names))
    return list(rotations.values())


@dataclass(frozen=True, slots=True)
class RunPlan:
    """The plan of a run: `bots` are the names of the players, each with the deck of the same index in a setup."""

    game: str
    bots: tuple[str, ...]
    tables: tuple[GameSetup, ...]
    games: int
    seed: int
    rotate: bool = True
    times: bool = False  # whether to record thinking times, which differ from run to run

    def rotations(self, table: GameSetup) -> list[tuple[int, ...]]:
        """Return the distinct rotations of the seats; each lists the player of every seat."""
        n = len(self.bots)
        rotations: dict[Any, tuple[int, ...]] = {}
        for shift in range(n if self.rotate else 1):
            who = tuple((seat - shift) % n for seat in range(n))
            rotations.setdefault(tuple((self.bots[i], table.decks[i] if table.decks else "") for i in who), who)
        return list(rotations.values())

    @property
    def decks_stay(self) -> bool:
        """Whether different bots have different decks in all games, so that bot and deck can't be told apart."""
        tables = [table.decks for table in self.tables]
        if len(set(self.bots)) < 2 or not any(tables):
            return False
        decks_by_player = [{decks[player] for decks in tables} for player in range(len(self.bots))]
        return any(mine != theirs for mine in decks_by_player for theirs in decks_by_player)

    @property
    def arrangements(self) -> list[tuple[int, tuple[int, ...]]]:
        """Every setup, by its index, with every rotation, in the order of play."""
        return [(at, who) for at, table in enumerate(self.tables) for who in self.rotations(table)]


class GameRunner:
    """Plays the games of a plan; it can be sent to other processes."""

    def __init__(self, plan: RunPlan) -> None:
        self.plan = plan
        self.arrangements = plan.arrangements

    def __call__(self, number: int) -> Row:
        """Play the game with this number, and return its row."""
        plan = self.plan
        lap, at = divmod(number, len(self.arrangements))
        index, who = self.arrangements[at]
        table = plan.tables[index]
        deal = lap * len(plan.tables) + index  # setups don't share deals
        row: Row = {"number": number, "deal": deal, "seed": stream(plan.seed, deal), "game": plan.game}
        row["settings"] = short_settings(plan.game, table.settings)
        row["who"] = list(who)
        row["bots"] = [plan.bots[i] for i in who]
        row["decks"] = [table.decks[i] for i in who] if table.decks else []
        settings = _with_decks(table.settings, who) if table.decks else table.settings
        return row | play_game(plan.game, settings, row["bots"], row["seed"], plan.times)


@functools.lru_cache(maxsize=256)
def _with_decks(text: str, who: tuple[int, ...]) -> str:
    """Return the settings with the decks at their players' seats."""
    settings = json.loads(text)
    return json.dumps(settings | {"decks": [settings["decks"][i] for i in who]})


@functools.lru_cache(maxsize=64)
def _make_config(game: str, settings: str) -> Any:
    return GAMES[game].configure(json.loads(settings))


@functools.lru_cache(maxsize=64)
def short_settings(game: str, settings: str) -> str:
    """Return the settings as a row has them: without decks, and with only the names of custom cards."""
    short = {key: value for key, value in json.loads(settings).items() if key != "decks"}
    if "cards" in short:
        short["cards"] = [card["name"] for card in short["cards"]]
    return json.dumps(short, ensure_ascii=False)


def play_game(
    game: str, settings: str, bots: list[str], seed: int, times: bool = False,
    clock: Callable[[], float] = time.perf_counter, on_answer: Callable[[int, float], None] | None = None,
) -> Row:  # fmt: skip
    """Play a game to its end; `on_answer` gets each answer's seat and thinking time in seconds."""
    rules = GAMES[game]
    config = _make_config(game, settings)
    state = rules.new(config, seed)
    recorder = lab_for(game).recorder(state, len(bots))
    players = [make(name, stream(seed, BOT_RNG + seat)) for seat, name in enumerate(bots)]
    for player in players:
        if isinstance(player, Search):
            player.now = clock  # with a CPU clock, other work on the machine doesn't shorten a search
    seconds = [0.0] * len(bots)
    decisions = 0
    try:
        while (decision := rules.decision(state)) is not None:
            index = 0
            if len(decision.options) > 1:
                began = clock()
                index = ask_bot(players[decision.seat], rules, state, decision)
                elapsed = clock() - began
                seconds[decision.seat] += elapsed
                if on_answer is not None:
                    on_answer(decision.seat, elapsed)
            rules.choose(state, rules.options(state)[index])
            decisions += 1
            recorder.on_events(state)
    finally:
        close_bots(players, rules, state)
    outcome = rules.outcome(state)
    assert outcome is not None
    recorder.end(state)
    progress = rules.progress(state)
    winners = [seat for seat in outcome.winners if seat < len(bots)]
    won = [team for team in rules.teams(config) if set(team) & set(winners)]
    each = 1 / max(1, len(won))  # teammates win together; if several teams win, they share the point
    row: Row = {
        "first": progress.first,
        "winners": winners,
        "places": list(outcome.places[: len(bots)]),
        "points": [each if seat in winners else 0.0 for seat in range(len(bots))],
        "scores": list(outcome.scores[: len(bots)]),
        "reason": outcome.reason,
        "decisions": decisions,
        "rounds": progress.round,
        "turns": recorder.turn,
        "score_by_turn": recorder.score_by_turn,
        **{use: _use_rows(cards) for use, cards in recorder.cards.items()},
        "substituted": [player.substituted if isinstance(player, ExternalBot) else 0 for player in players],
    }
    faults = {
        seat: player.fault
        for seat, player in enumerate(players)
        if isinstance(player, ExternalBot) and player.fault is not None
    }
    if faults:
        row[FAULTS] = faults
    return row | {"seconds": [round(each, 6) for each in seconds]} if times else row


def _use_rows(cards: dict[tuple[int, str], list[int]]) -> list[Row]:
    """Return which cards were used in which turns, by seat and name."""
    return [{"seat": seat, "card": card, "turns": turns} for (seat, card), turns in sorted(cards.items())]
