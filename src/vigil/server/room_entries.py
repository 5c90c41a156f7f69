"""What each kind of journal entry changes at a table.

`PREPARE` does slow work in steps, before anything changes; `APPLY` does the rest at once, and lists every kind.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from vigil.kernel.match import Match, PlayedChoice, replay_with
from vigil.server.clocks import Clocks
from vigil.server.journal_entry import Entry
from vigil.server.seats import ChatLine, SeatHolder, UndoRequest

if TYPE_CHECKING:
    from vigil.server.room import EventsByViewer, Room


@dataclass(slots=True)
class Step:
    """How one entry is applied, and the resulting events."""

    already: bool  # its choices were made ahead, when they were decided
    quiet: bool  # no one needs its events
    match: Match[Any] | None = None  # the match afterwards, if it was prepared
    events: list[EventsByViewer] = field(default_factory=list)


# ------------------------------------------------------------------------ slow work


def prepare_started(room: Room, entry: Entry, step: Step) -> Generator[None, None, None]:
    """Prepare the match at its start, unless the rules have changed and would play it wrongly."""
    config = room.game.configure(entry.body["settings"])
    if entry.body["rules"] == room.game.rules_hash(config):
        before = [PlayedChoice(*taken) for taken in room.setup_entry.get("before", ())]
        step.match = yield from replay_with(Match(room.game, config, entry.body["seed"]), before)


def prepare_undone(room: Room, entry: Entry, step: Step) -> Generator[None, None, None]:
    """Prepare the match without the undone choices."""
    match = _match(room)
    step.match = yield from replay_with(match, match.choices[: entry.body["to"]])


def prepare_chose(room: Room, entry: Entry, step: Step) -> Generator[None, None, None]:
    """Make the choices, unless they were made ahead."""
    if step.already:
        return
    match = _match(room)
    for place in entry.body["places"]:
        match.take(place)
        if step.quiet:  # the room is being built, and has no readers yet
            room.recent_events.clear()
            yield
        else:
            step.events.append(room.record_events(match))


# ------------------------------------------------------------------------- seats and chat


def apply_sat(room: Room, entry: Entry, step: Step) -> None:
    body = entry.body
    room.seats[body["seat"]] = SeatHolder(
        person=body.get("person"),
        name=body["name"],
        lang=body.get("lang", "en"),
        bot=body.get("bot"),
        deck=body.get("deck"),
        seed_phrase=body.get("seed_phrase", ""),
        avatar=body.get("avatar", ""),
        owner=body.get("owner"),
    )


def apply_left(room: Room, entry: Entry, step: Step) -> None:
    seat = entry.body["seat"]
    if room.status == "open":
        room.seats[seat] = SeatHolder()
        room.released_seats.add(seat)
    else:
        room.seats[seat].left = True


def apply_substituted(room: Room, entry: Entry, step: Step) -> None:
    holder = room.seats[entry.body["seat"]]
    holder.substitute_bot, holder.timed_out = entry.body["bot"], entry.body.get("why") == "clock"


def apply_returned(room: Room, entry: Entry, step: Step) -> None:
    seat = entry.body["seat"]
    holder = room.seats[seat]
    if room.clocks is not None and holder.substitute_bot is not None:
        room.clocks.back(seat, entry.at)
    holder.substitute_bot, holder.left = None, False
    if room.clocks is not None and holder.timed_out and not holder.timeout_forgiven:
        room.clocks.spare(seat)
        holder.timeout_forgiven = True
    holder.timed_out = False


def apply_chat_sent(room: Room, entry: Entry, step: Step) -> None:
    room.chat.append(ChatLine(entry.at, **entry.body))


# ---------------------------------------------------------------------------------- play


def apply_started(room: Room, entry: Entry, step: Step) -> None:
    room.started = entry.at
    if step.match is None:
        room.status, room.why, room.ended = "canceled", "rules", entry.at
        return
    room.match = step.match
    room.clocks = Clocks(room.options.clock, len(room.seats))
    room.status = "running"
    step.events.append(room.record_events(room.match))


def apply_chose(room: Room, entry: Entry, step: Step) -> None:
    seat, bot = entry.body["seat"], entry.body.get("bot")
    if room.clocks is not None and "bot" not in entry.body and room.seats[seat].substitute_bot:
        room.clocks.back(seat, entry.at)
    room.seats[seat].chosen_by(bot)
    room.remember_action("choose", entry)
    room.undo_request = None


def apply_conceded(room: Room, entry: Entry, step: Step) -> None:
    seat, match = entry.body["seat"], _match(room)
    if not step.already and room.may_concede(seat):  # a person with two seats may have ended the game with the first
        match.concede(seat)
        step.events.append(room.record_events(match))
    room.remember_action("concede", entry)
    room.undo_request = None


def apply_undone(room: Room, entry: Entry, step: Step) -> None:
    match, before = _match(room), step.match
    assert before is not None
    room.decision_offset += len(match.choices) - len(before.choices) + 1
    match.state, match.choices = before.state, before.choices
    while room.recent_events and room.recent_events[-1][0] > entry.body["to"]:
        room.recent_events.pop()
    room.undone_with_knowledge |= bool(entry.body.get("learned"))
    room.remember_action("undo", entry)
    room.undo_request = None


def apply_undo_requested(room: Room, entry: Entry, step: Step) -> None:
    room.undo_request = UndoRequest(entry.seq, entry.body["seat"], entry.body["to"])
    room.remember_action("undo", entry)


def apply_undo_accepted(room: Room, entry: Entry, step: Step) -> None:
    assert room.undo_request is not None
    room.undo_request.accepted.add(entry.body["person"])


def apply_undo_declined(room: Room, entry: Entry, step: Step) -> None:
    room.undo_request = None


def apply_hint_used(room: Room, entry: Entry, step: Step) -> None:
    room.hints.append((entry.body["seat"], entry.body["number"]))


# ------------------------------------------------------------------- idle, resume and end


def apply_idle_warned(room: Room, entry: Entry, step: Step) -> None:
    room.waited = entry.at


def apply_resumed(room: Room, entry: Entry, step: Step) -> None:
    if room.clocks is not None:
        room.clocks.pause(entry.at)


def apply_rematch(room: Room, entry: Entry, step: Step) -> None:
    room.rematch = entry.body["table"]


def apply_canceled(room: Room, entry: Entry, step: Step) -> None:
    room.status, room.ended, room.why = "canceled", entry.at, entry.body.get("why", "")


def apply_clock_expired(room: Room, entry: Entry, step: Step) -> None:
    """Change nothing: the next entries carry out what the table does on a timeout."""


def _match(room: Room) -> Match[Any]:
    """Return the match, which exists once the game has started."""
    assert room.match is not None
    return room.match


PREPARE: dict[str, Callable[[Room, Entry, Step], Generator[None, None, None]]] = {
    "started": prepare_started,
    "chose": prepare_chose,
    "undone": prepare_undone,
}
APPLY: dict[str, Callable[[Room, Entry, Step], None]] = {
    "sat": apply_sat,
    "left": apply_left,
    "started": apply_started,
    "chose": apply_chose,
    "conceded": apply_conceded,
    "undone": apply_undone,
    "undo_requested": apply_undo_requested,
    "undo_accepted": apply_undo_accepted,
    "undo_declined": apply_undo_declined,
    "substituted": apply_substituted,
    "returned": apply_returned,
    "hint_used": apply_hint_used,
    "chat_sent": apply_chat_sent,
    "idle_warned": apply_idle_warned,
    "clock_expired": apply_clock_expired,
    "resumed": apply_resumed,
    "rematch": apply_rematch,
    "canceled": apply_canceled,
}
