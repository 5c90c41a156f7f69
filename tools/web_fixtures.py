"""Write web/test/fixtures/*.json: the updates that one seat gets in the first turns of a game.

The web app's tests compare consecutive updates. All seats play by a simple fixed rule, so that the games don't change
with the bots. `python -m tools.web_fixtures` writes the files.
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
PREFERRED = ("play", "play_source", "use", "attack", "block", "defeat", "acquire", "yes")
AVOIDED = ("end_turn", "pass", "done", "no", "sacrifice", "exchange")
FIXTURES: dict[str, tuple[dict[str, Any], int, int]] = {
    "ascension": ({"players": 3, "sets": "both"}, 3, 62),
    "conflictus": ({"players": 2, "format": "rapidinha"}, 2, 60),
}
"""By game, the settings, the number of players and the number of choices."""
VIEW_FIELDS = ("number", "game", "round", "turn", "active", "phase")
PLAYER_FIELDS = ("seat", "runes", "power", "honor", "free_light", "free_shadow")


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game, (settings, players, choices) in FIXTURES.items():
        updates = play(game, settings, players, choices)
        lines = ",\n".join(json.dumps(update, ensure_ascii=False) for update in updates)
        (FOLDER / f"{game}.json").write_text(f"[\n{lines}\n]\n", "utf-8")


def play(game: str, settings: dict[str, Any], players: int, choices: int) -> list[dict[str, Any]]:
    """Play a game, and return the updates of a seat."""
    created = {"game": game, "settings": settings, "options": {}, "by": "0", "salt": SALT, "code": "c", "rules": ""}
    room = Room.of("deal", [Entry(0, 0, "created", created)])

    def add(kind: str, already: bool = False, **body: Any) -> None:
        room.apply(Entry(room.seq + 1, 0, kind, body), already)

    for seat in range(players):
        add("sat", seat=seat, person=str(seat), name=NAMES[seat])
    add("started", **room.beginning())
    updates = [_update(room, fresh=True)]
    for _ in range(choices):
        decision = room.decision
        assert decision is not None
        indexes, _ = room.choose(decision.seat, decision.number, [_choice(decision)])
        add("chose", already=True, seat=decision.seat, number=decision.number, places=indexes)
        updates.append(_update(room))
    return updates


def _choice(decision: Decision) -> str:
    """Return the option with the most preferred verb."""

    def rank(verb: str) -> int:
        if verb in PREFERRED:
            return PREFERRED.index(verb)
        return 100 + AVOIDED.index(verb) if verb in AVOIDED else 50

    return min(decision.options, key=lambda option: rank(option.verb)).name


def _update(room: Room, fresh: bool = False) -> dict[str, Any]:
    """Return an update, reduced to what the tests read."""
    assert room.match is not None
    events = presenter.events(room, SEAT, "en", room.game.events(room.match.state, SEAT))
    update: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(presenter.update(room, SEAT, "en", events, 0, fresh)), type=dict
    )
    view = update["view"]
    shown = {name: view[name] for name in VIEW_FIELDS if name in view}
    shown["players"] = [{name: seat[name] for name in PLAYER_FIELDS if name in seat} for seat in view["players"]]
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
