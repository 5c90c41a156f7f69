"""Bots that play over the network: a function, one of ours, or any program that speaks JSON lines."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from typing import Any

from vigil.bots import SearchingBot, make
from vigil.bots.external import PLAYS_ON, ExternalBot
from vigil.client.decoder import decode_config, decode_decision, decode_view
from vigil.client.errors import CannotPlay, StateConflict
from vigil.client.messages import OutcomeInfo, Update, plain
from vigil.client.seat_connection import SeatConnection

Function = Callable[[dict[str, Any], dict[str, Any]], Any]
"""A decision and a view, as dicts, to the place or the name of an option."""
SeatPlayer = Any
"""A Function, or an object with choose(view, decision)."""


async def play_seat(seat: SeatConnection, player: SeatPlayer | str) -> OutcomeInfo | None:
    """Answer whatever the seat is asked until the game is over; how it ended, None if it was given up."""
    made = bot_named(player, seat.id) if isinstance(player, str) else player
    try:
        while (now := await seat.asked()) is not None:
            assert now.decision is not None
            answer = await answered(made, seat, now)
            try:
                await seat.choose(answer, decision=now.decision.number)
            except StateConflict as error:
                if error.problem != "decision-stale":  # something was taken back meanwhile: ask again
                    raise
        if (
            isinstance(made, ExternalBot)
            and made.seat >= 0
            and seat.update is not None
            and seat.update.view is not None
        ):
            await asyncio.to_thread(made.announce_end, rebuilt(seat, seat.update))
    finally:
        if isinstance(made, ExternalBot):
            made.close()
    return None if seat.update is None else seat.update.outcome


async def answered(player: SeatPlayer, seat: SeatConnection, now: Update) -> str | int:
    """What a player answers; it may think as long as it likes, the connection lives on."""
    assert now.decision is not None and now.view is not None and seat.table is not None
    if hasattr(player, "choose"):
        view = rebuilt(seat, now)
        decision = decode_decision(seat.table.game, now.decision, view.number)
        place = await asyncio.to_thread(player.choose, view, decision)
    elif inspect.iscoroutinefunction(player):
        place = await player(plain(now.decision), now.view)
    else:
        place = await asyncio.to_thread(player, plain(now.decision), now.view)
    if isinstance(place, bool) or not isinstance(place, (int, str)):
        raise CannotPlay(
            "bot-answer-invalid",
            "the player answered {given}; it must be the place or the name of an option",
            given=place,
        )
    return place


def rebuilt(seat: SeatConnection, now: Update) -> Any:
    """The view of an update as the game has it."""
    assert seat.table is not None and now.view is not None
    table = seat.table
    return decode_view(table.game, now.view, decode_config(table.game, table.settings, len(table.seats), seat.deck))


def bot_named(name: str, table: str) -> Any:
    """A bot by its name; one that must imagine whole tables belongs on the server."""
    made = make(name, int.from_bytes(table.encode()[:6], "big"))
    if isinstance(made, SearchingBot):
        raise CannotPlay(
            "bot-needs-server",
            "{bot} plays ahead in imagined games, which only the server can set up; let the server seat it",
            bot=name,
        )
    if isinstance(made, ExternalBot) and not made.fail:
        made.fail = PLAYS_ON  # people are waiting
    return made
