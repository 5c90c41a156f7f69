"""Play a seat with a bot: a function, a built-in bot, or a program that speaks JSON lines."""

from __future__ import annotations

import asyncio
import inspect
from typing import Any

from vigil.bots import SearchingBot, make
from vigil.bots.external import PLAYS_ON, ExternalBot
from vigil.client.decoder import decode_config, decode_decision, decode_view
from vigil.client.errors import CannotPlay, StateConflict
from vigil.client.seat_connection import SeatConnection
from vigil.protocol.decoder import plain
from vigil.protocol.messages import OutcomeInfo, Update

SeatPlayer = Any
"""An object with choose(view, decision), or a function of a decision and a view, as dicts.

Both return the index or the name of an option.
"""


async def play_seat(seat: SeatConnection, player: SeatPlayer | str) -> OutcomeInfo | None:
    """Play a seat until the game is over, and return the result; None if the table was canceled."""
    bot = bot_named(player, seat.id) if isinstance(player, str) else player
    try:
        while (now := await seat.wait_for_decision()) is not None:
            assert now.decision is not None
            answer = await ask_player(bot, seat, now)
            try:
                await seat.choose(answer, decision=now.decision.number)
            except StateConflict as error:
                if error.problem != "decision-stale":  # after an undo, ask again
                    raise
        if isinstance(bot, ExternalBot) and bot.seat >= 0 and seat.update is not None and seat.update.view is not None:
            await asyncio.to_thread(bot.announce_end, view_of(seat, seat.update))
    finally:
        if isinstance(bot, ExternalBot):
            bot.close()
    return None if seat.update is None else seat.update.outcome


async def ask_player(player: SeatPlayer, seat: SeatConnection, now: Update) -> str | int:
    """Return the player's answer. It runs in a thread, so that the connection stays alive."""
    assert now.decision is not None and now.view is not None and seat.table is not None
    if hasattr(player, "choose"):
        view = view_of(seat, now)
        decision = decode_decision(seat.table.game, now.decision, view.number)
        answer = await asyncio.to_thread(player.choose, view, decision)
    elif inspect.iscoroutinefunction(player):
        answer = await player(plain(now.decision), now.view)
    else:
        answer = await asyncio.to_thread(player, plain(now.decision), now.view)
    if isinstance(answer, bool) or not isinstance(answer, (int, str)):
        raise CannotPlay(
            "bot-answer-invalid",
            "the bot answered {given}; it must be the index or the name of an option",
            given=answer,
        )
    return answer


def view_of(seat: SeatConnection, now: Update) -> Any:
    """Return an update's view as the game's view object."""
    assert seat.table is not None and now.view is not None
    table = seat.table
    return decode_view(table.game, now.view, decode_config(table.game, table.settings, len(table.seats), seat.deck))


def bot_named(name: str, table: str) -> Any:
    """Build a bot by its name, or raise CannotPlay for one that searches, which only the server can do."""
    bot = make(name, int.from_bytes(table.encode()[:6], "big"))
    if isinstance(bot, SearchingBot):
        raise CannotPlay(
            "bot-needs-server",
            "{bot} searches, which only works on the server; add it as a server bot",
            bot=name,
        )
    if isinstance(bot, ExternalBot) and not bot.fail:
        bot.fail = PLAYS_ON  # people are waiting
    return bot
