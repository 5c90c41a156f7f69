"""What each kind of journal entry changes at a table: a table from kind to function.

`PREPARE` does what takes long, in steps and before anything else changes; `APPLY` does the rest at once.  A kind
that is in neither changes nothing: it says why the next entry follows, or a later version has written it.
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
    from vigil.server.room import News, Room


@dataclass(slots=True)
class Step:
    """How one entry is applied, and what it leads to."""

    already: bool  # its choices were made ahead, because making them was how they were judged
    quiet: bool  # nobody will ask what was heard of it
    match: Match[Any] | None = None  # as it is afterwards, where it was prepared
    news: list[News] = field(default_factory=list)


# ------------------------------------------------------------------------ what takes long


def prepare_begun(room: Room, entry: Entry, step: Step) -> Generator[None, None, None]:
    """The match as it begins; None: under today's rules it would be misplayed, and nobody may see a wrong table."""
    config = room.game.configure(entry.body["settings"])
    if entry.body["rules"] == room.game.rules_hash(config):
        before = [PlayedChoice(*taken) for taken in room.setup_entry.get("before", ())]
        step.match = yield from replay_with(Match(room.game, config, entry.body["seed"]), before)


def prepare_undone(room: Room, entry: Entry, step: Step) -> Generator[None, None, None]:
    """The match without the choices that are taken back."""
    match = _match(room)
    step.match = yield from replay_with(match, match.choices[: entry.body["to"]])


def prepare_chose(room: Room, entry: Entry, step: Step) -> Generator[None, None, None]:
    """The choices, unless they were made when they were judged."""
    if step.already:
        return
    match = _match(room)
    for place in entry.body["places"]:
        match.take(place)
        if step.quiet:  # a room in the making, which nobody looks at yet
            room.recent_events.clear()
            yield
        else:
            step.news.append(room.record_news(match))


# --------------------------------------------------------------------------- who is there


def apply_sat(room: Room, entry: Entry, step: Step) -> None:
    body = entry.body
    room.chairs[body["seat"]] = SeatHolder(
        person=body.get("person"),
        name=body["name"],
        lang=body.get("lang", "en"),
        bot=body.get("bot"),
        deck=body.get("deck"),
        words=body.get("words", ""),
        sign=body.get("sign", ""),
        owner=body.get("owner"),
    )


def apply_left(room: Room, entry: Entry, step: Step) -> None:
    seat = entry.body["seat"]
    if room.status == "open":
        room.chairs[seat] = SeatHolder()
        room.released_seats.add(seat)
    else:
        room.chairs[seat].gone = True


def apply_stood_in(room: Room, entry: Entry, step: Step) -> None:
    chair = room.chairs[entry.body["seat"]]
    chair.stand_in, chair.late = entry.body["bot"], entry.body.get("why") == "clock"


def apply_returned(room: Room, entry: Entry, step: Step) -> None:
    seat = entry.body["seat"]
    chair = room.chairs[seat]
    if room.clocks is not None and chair.stand_in is not None:
        room.clocks.back(seat, entry.at)
    chair.stand_in, chair.gone = None, False
    if room.clocks is not None and chair.late and not chair.timeout_forgiven:
        room.clocks.spare(seat)
        chair.timeout_forgiven = True
    chair.late = False


def apply_said(room: Room, entry: Entry, step: Step) -> None:
    room.chat.append(ChatLine(entry.at, **entry.body))


# ------------------------------------------------------------------------- how it is played


def apply_begun(room: Room, entry: Entry, step: Step) -> None:
    room.begun = entry.at
    if step.match is None:
        room.status, room.why, room.ended = "canceled", "rules", entry.at
        return
    room.match = step.match
    room.clocks = Clocks(room.options.clock, len(room.chairs))
    room.status = "running"
    step.news.append(room.record_news(room.match))


def apply_chose(room: Room, entry: Entry, step: Step) -> None:
    seat, bot = entry.body["seat"], entry.body.get("bot")
    if room.clocks is not None and "bot" not in entry.body and room.chairs[seat].stand_in:
        room.clocks.back(seat, entry.at)
    room.chairs[seat].chosen_by(bot)
    room.remember_action("choose", entry)
    room.undo_request = None


def apply_conceded(room: Room, entry: Entry, step: Step) -> None:
    seat, match = entry.body["seat"], _match(room)
    if not step.already and room.may_concede(seat):  # who gives up two seats may have ended it with one
        match.concede(seat)
        step.news.append(room.record_news(match))
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


def apply_plea(room: Room, entry: Entry, step: Step) -> None:
    room.undo_request = UndoRequest(entry.seq, entry.body["seat"], entry.body["to"])
    room.remember_action("undo", entry)


def apply_agreed(room: Room, entry: Entry, step: Step) -> None:
    assert room.undo_request is not None
    room.undo_request.agreed.add(entry.body["person"])


def apply_refused(room: Room, entry: Entry, step: Step) -> None:
    room.undo_request = None


def apply_hinted(room: Room, entry: Entry, step: Step) -> None:
    room.hints.append((entry.body["seat"], entry.body["number"]))


# ---------------------------------------------------------------------- how it goes on or ends


def apply_waited(room: Room, entry: Entry, step: Step) -> None:
    room.waited = entry.at


def apply_resumed(room: Room, entry: Entry, step: Step) -> None:
    if room.clocks is not None:
        room.clocks.pause(entry.at)


def apply_rematch(room: Room, entry: Entry, step: Step) -> None:
    room.rematch = entry.body["table"]


def apply_canceled(room: Room, entry: Entry, step: Step) -> None:
    room.status, room.ended, room.why = "canceled", entry.at, entry.body.get("why", "")


def apply_flagged(room: Room, entry: Entry, step: Step) -> None:
    """A clock is at zero: what was agreed on for that stands in the next entries."""


def _match(room: Room) -> Match[Any]:
    """The match of a table at which entries tell of one."""
    assert room.match is not None
    return room.match


PREPARE: dict[str, Callable[[Room, Entry, Step], Generator[None, None, None]]] = {
    "begun": prepare_begun,
    "chose": prepare_chose,
    "undone": prepare_undone,
}
APPLY: dict[str, Callable[[Room, Entry, Step], None]] = {
    "sat": apply_sat,
    "left": apply_left,
    "begun": apply_begun,
    "chose": apply_chose,
    "conceded": apply_conceded,
    "undone": apply_undone,
    "plea": apply_plea,
    "agreed": apply_agreed,
    "refused": apply_refused,
    "stood_in": apply_stood_in,
    "returned": apply_returned,
    "hinted": apply_hinted,
    "said": apply_said,
    "waited": apply_waited,
    "flagged": apply_flagged,
    "resumed": apply_resumed,
    "rematch": apply_rematch,
    "canceled": apply_canceled,
}
