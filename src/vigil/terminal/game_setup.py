"""Set up a game from command-line options: settings, seats and seed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from vigil.kernel.game import Game
from vigil.kernel.match import Match
from vigil.registry import GAMES
from vigil.terminal import record_files
from vigil.terminal.errors import UsageError
from vigil.terminal.local_session import LocalSession
from vigil.terminal.screen import screen_of
from vigil.terminal.seat_plan import bot_kinds, count_players, fill_with_bots, plan_seats, without_external_bots

MAX_SEED = 1_000_000_000
"""Bound of random seeds, which keeps them short enough to tell a friend."""


@dataclass(frozen=True, slots=True)
class GameRequest:
    """What a command line asks for; None and empty values leave it to the game."""

    lang: str
    game: str
    players: int | None = None
    seats: str | None = None
    bots: str | None = None
    seed: int | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)  # settings of the game
    options: Mapping[str, Any] = field(default_factory=dict)  # options that the game's screen turns into settings
    cards: Path | None = None


def game_named(name: str) -> Game[Any]:
    """Return a game by its name; an unknown name raises `UsageError`."""
    if name not in GAMES:
        raise UsageError("bad-game", given=name, known=", ".join(GAMES))
    return GAMES[name]


def build_session(request: GameRequest) -> LocalSession:
    """Set up a new game."""
    game = game_named(request.game)
    players = count_players(request.seats, request.bots, request.players)
    settings = {key: value for key, value in request.settings.items() if value is not None}
    settings |= screen_of(request.game).settings(request, players)
    if players is not None:
        settings["players"] = players
    config = game.configure(settings)
    seed = request.seed if request.seed is not None else secrets.randbelow(MAX_SEED)
    match = Match(game, config, seed)
    return LocalSession(match, plan_seats(request.seats, request.bots, config.players, request.lang))


def resume_session(
    source: str, seats: str | None, bots: str | None, lang: str, at: int | None = None, playing: bool = True
) -> LocalSession:
    """Load the game of a record or a link, at its last choice or an earlier one.

    Anyone can write a record, so a record never starts an external bot: the player must specify it with --seats.
    """
    match, recorded_seats = record_files.open_match(source)
    if at is not None:
        if not 0 <= at <= len(match.choices):
            raise UsageError("bad-choice", given=at, most=len(match.choices))
        match.rewind(at)
    if seats is not None or bots is not None:
        return LocalSession(match, plan_seats(seats, bots, match.config.players, lang))
    if recorded_seats is not None and not playing:
        recorded_seats = without_external_bots(recorded_seats)
    return LocalSession(match, plan_seats(recorded_seats, None, match.config.players, lang, external=False))


def build_watch_session(request: GameRequest) -> LocalSession:
    """Set up a new game with a bot in every seat; the viewer needs none, so --bots names all of them."""
    kinds = bot_kinds(request.bots) if request.bots is not None and request.seats is None else []
    if kinds:
        request = replace(request, seats=",".join(kinds), bots=None)
    session = build_session(request)
    return LocalSession(session.match, fill_with_bots(session.seats, request.lang)) if session.people else session
