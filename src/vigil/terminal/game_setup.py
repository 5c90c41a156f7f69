"""From the words of a command line to a game: its settings, its seats, its luck."""

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
"""A seed that nobody chose is short enough to be told to a friend."""


@dataclass(frozen=True, slots=True)
class GameRequest:
    """What somebody asks for on the command line; None and empty leave it to the game."""

    lang: str
    game: str
    players: int | None = None
    seats: str | None = None
    bots: str | None = None
    seed: int | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)  # as the game takes them: sets, mode, format, games
    options: Mapping[str, Any] = field(default_factory=dict)  # of which the game's screen makes settings
    cards: Path | None = None


def game_named(name: str) -> Game[Any]:
    if name not in GAMES:
        raise UsageError("bad-game", given=name, known=", ".join(GAMES))
    return GAMES[name]


def build_session(request: GameRequest) -> LocalSession:
    """A new game as it was asked for."""
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
    given: str, seats: str | None, bots: str | None, lang: str, at: int | None = None, playing: bool = True
) -> LocalSession:
    """The game of a record or a link, from its last choice or from an earlier one.

    A record is anybody's text, so it does not get to start a program: whoever plays on says so themselves.
    """
    match, kept = record_files.open_match(given)
    if at is not None:
        if not 0 <= at <= len(match.choices):
            raise UsageError("bad-choice", given=at, most=len(match.choices))
        match.rewind(at)
    if seats is None and bots is None:
        seats = kept if playing or kept is None else without_external_bots(kept)
        return LocalSession(match, plan_seats(seats, None, match.config.players, lang, guests=False))
    return LocalSession(match, plan_seats(seats, bots, match.config.players, lang))


def build_watch_session(request: GameRequest) -> LocalSession:
    """A new game with a bot on every seat: who watches needs none, so --bots are all there are."""
    kinds = bot_kinds(request.bots) if request.bots is not None and request.seats is None else []
    if kinds:
        request = replace(request, seats=",".join(kinds), bots=None)
    session = build_session(request)
    return LocalSession(session.match, fill_with_bots(session.seats, request.lang)) if session.people else session
