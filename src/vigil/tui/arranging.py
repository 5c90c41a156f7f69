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
from vigil.tui import keeping
from vigil.tui.refusal import Refusal
from vigil.tui.seats import all_bots, bot_kinds, seated, wanted_players, without_guests
from vigil.tui.shown import shown
from vigil.tui.sitting import Sitting

MOST_LUCK = 1_000_000_000
"""A seed that nobody chose is short enough to be told to a friend."""


@dataclass(frozen=True, slots=True)
class Wishes:
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
        raise Refusal("bad-game", given=name, known=", ".join(GAMES))
    return GAMES[name]


def arranged(wishes: Wishes) -> Sitting:
    """A new game as it was asked for."""
    game = game_named(wishes.game)
    players = wanted_players(wishes.seats, wishes.bots, wishes.players)
    settings = {key: value for key, value in wishes.settings.items() if value is not None}
    settings |= shown(wishes.game).settings(wishes, players)
    if players is not None:
        settings["players"] = players
    config = game.configure(settings)
    seed = wishes.seed if wishes.seed is not None else secrets.randbelow(MOST_LUCK)
    match = Match(game, config, seed)
    return Sitting(match, seated(wishes.seats, wishes.bots, config.players, wishes.lang))


def resumed(
    given: str, seats: str | None, bots: str | None, lang: str, at: int | None = None, playing: bool = True
) -> Sitting:
    """The game of a record or a link, from its last choice or from an earlier one.

    A record is anybody's text, so it does not get to start a program: whoever plays on says so themselves.
    """
    match, kept = keeping.open_match(given)
    if at is not None:
        if not 0 <= at <= len(match.choices):
            raise Refusal("bad-choice", given=at, most=len(match.choices))
        match.rewind(at)
    if seats is None and bots is None:
        seats = kept if playing or kept is None else without_guests(kept)
        return Sitting(match, seated(seats, None, match.config.players, lang, guests=False))
    return Sitting(match, seated(seats, bots, match.config.players, lang))


def for_watching(wishes: Wishes) -> Sitting:
    """A new game with a bot on every seat: who watches needs none, so --bots are all there are."""
    kinds = bot_kinds(wishes.bots) if wishes.bots is not None and wishes.seats is None else []
    if kinds:
        wishes = replace(wishes, seats=",".join(kinds), bots=None)
    sitting = arranged(wishes)
    return Sitting(sitting.match, all_bots(sitting.seats, wishes.lang)) if sitting.people else sitting
