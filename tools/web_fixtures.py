"""Writes web/test/deals/*.json: what one seat is told in the first turns of a game that is always dealt alike.

The browser's tests read them, where what is said of a table is compared with what was said of it before.  All play by
the same simple habit, so that a deal does not change when a bot learns.  `python -m tools.web_fixtures` writes them
anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from vigil.kernel.decision import Decision
from vigil.server import presenter
from vigil.server.journal_entry import Entry
from vigil.server.room import Room

FOLDER = Path(__file__).parent.parent / "web" / "test" / "fixtures"
SALT = "5a" * 32
SEAT = 0
NAMES = ("Ana", "Ben", "Caio")
FIRST = ("play", "play_source", "use", "attack", "block", "defeat", "acquire", "yes")
LAST = ("end_turn", "pass", "done", "no", "sacrifice", "exchange")
DEALS: dict[str, tuple[dict[str, Any], int, int]] = {
    "ascension": ({"players": 3, "sets": "both"}, 3, 62),
    "conflictus": ({"players": 2, "format": "rapidinha"}, 2, 60),
}
"""Settings, how many play, and after how many choices it is enough."""
SEEN = ("number", "game", "round", "turn", "active", "phase")
OWN = ("seat", "runes", "power", "honor", "free_light", "free_shadow")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game, (settings, players, choices) in DEALS.items():
        lines = ",\n".join(json.dumps(each, ensure_ascii=False) for each in dealt(game, settings, players, choices))
        (FOLDER / f"{game}.json").write_text(f"[\n{lines}\n]\n", "utf-8")


def dealt(game: str, settings: dict[str, Any], players: int, choices: int) -> list[dict[str, Any]]:
    made = {"game": game, "settings": settings, "options": {}, "by": "0", "salt": SALT, "code": "c", "rules": ""}
    room = Room.of("deal", [Entry(0, 0, "created", made)])

    def add(kind: str, already: bool = False, **body: Any) -> None:
        room.apply(Entry(room.seq + 1, 0, kind, body), already)

    for seat in range(players):
        add("sat", seat=seat, person=str(seat), name=NAMES[seat])
    add("started", **room.beginning())
    told = [_told(room, fresh=True)]
    for _ in range(choices):
        asked = room.decision
        assert asked is not None
        places, _ = room.choose(asked.seat, asked.number, [_habit(asked)])
        add("chose", already=True, seat=asked.seat, number=asked.number, places=places)
        told.append(_told(room))
    return told


def _habit(asked: Decision) -> str:
    def place(verb: str) -> int:
        return FIRST.index(verb) if verb in FIRST else 100 + LAST.index(verb) if verb in LAST else 50

    return min(asked.options, key=lambda option: place(option.verb)).name


def _told(room: Room, fresh: bool = False) -> dict[str, Any]:
    """An update, without what nobody who listens needs."""
    assert room.match is not None
    events = presenter.events(room, SEAT, "en", room.game.events(room.match.state, SEAT))
    update: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(presenter.update(room, SEAT, "en", events, 0, fresh)), type=dict
    )
    view = update["view"]
    shown = {name: view[name] for name in SEEN if name in view}
    shown["players"] = [{name: seat[name] for name in OWN if name in seat} for seat in view["players"]]
    asked = update["decision"]
    if asked is not None:
        asked = {name: asked[name] for name in ("number", "seat", "prompt", "pass_is_safe", "obvious_option")} | {
            "question": {"key": asked["question"]["key"]},
            "options": [],
            "unavailable": [],
        }
    heard = [{name: event[name] for name in ("kind", "seat", "text")} for event in update["events"]]
    kept = {name: update[name] for name in ("type", "seq", "seat", "status", "seat_to_act", "is_snapshot")}
    return kept | {"hash": "", "view": shown, "decision": asked, "events": heard}


if __name__ == "__main__":
    main()
