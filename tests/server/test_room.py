"""A table is derived from its entries: seats, play, undo, clocks, the end of the game."""

from __future__ import annotations

import ast
import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import vigil.server
from kit.ascension import Scene
from vigil import registry
from vigil.bots import ask_bot, make
from vigil.bots.json_protocol import to_json
from vigil.games.ascension.rules.config import center
from vigil.games.ascension.rules.game import GAME
from vigil.kernel.errors import BadConfig, IllegalChoice, StaleDecision, UndoNotAllowed
from vigil.kernel.fair_shuffle import commitment, seed_of
from vigil.kernel.match import Match
from vigil.protocol import messages as wire
from vigil.server import presenter
from vigil.server.cooperative import run_to_end
from vigil.server.errors import BadRequest, Forbidden, StateConflict
from vigil.server.journal_entry import Entry
from vigil.server.room import Room
from vigil.server.room_entries import APPLY, PREPARE
from vigil.server.undo import answer_undo_entries, can_request_undo, free_undo_count, undo_entries

SALT = "ab" * 32


class Table:
    """A room that stores its entries, one second apart."""

    def __init__(self, game: str = "ascension", options: dict[str, Any] | None = None, **settings: Any) -> None:
        made = {"game": game, "settings": settings, "options": options or {}, "by": "ana", "salt": SALT, "code": "c"}
        self.entries = [Entry(0, 0, "created", {**made, "rules": ""})]
        self.room = Room.of("t", self.entries)

    def add(self, kind: str, at: int | None = None, already: bool = False, **body: Any) -> None:
        entry = Entry(self.room.seq + 1, self.room.at + 1000 if at is None else at, kind, body)
        self.entries.append(entry)
        self.room.apply(entry, already)

    def start_game(self, *people: str) -> Table:
        for seat, person in enumerate(people):
            self.add("sat", seat=seat, person=person, name=person.title())
        self.add("started", **self.room.beginning())
        return self

    def choose(self, *wanted: str | int) -> None:
        asked = self.room.decision
        assert asked is not None
        places, _ = self.room.choose(asked.seat, asked.number, wanted)
        self.add("chose", already=True, seat=asked.seat, number=asked.number, places=places)

    @property
    def match(self) -> Match[Any]:
        assert self.room.match is not None
        return self.room.match

    def play(self, count: int) -> None:
        bots = [make("greedy", seat) for seat in range(len(self.room.seats))]
        for _ in range(count):
            asked = self.room.decision
            if asked is None or self.room.match is None:
                return
            self.choose(ask_bot(bots[asked.seat], self.room.game, self.room.match.state, asked))


@pytest.mark.parametrize(("game", "settings"), [("ascension", {}), ("conflictus", {"format": "rapidinha"})])
def test_a_room_is_rebuilt_from_its_entries(game: str, settings: dict[str, Any]) -> None:
    table = Table(game, **settings).start_game("ana", "ben")
    table.play(5000)
    assert table.room.status == "over"
    again = Room.of("t", table.entries)
    assert again.match is not None
    assert table.room.match is not None
    assert again.match.state == table.room.match.state
    assert (again.status, again.outcome, again.seq) == ("over", table.room.outcome, table.room.seq)


def test_a_game_cannot_start_before_all_seats_are_taken() -> None:
    table = Table()
    table.add("sat", seat=0, person="ana", name="Ana")
    with pytest.raises(StateConflict, match="no one is in seat 2"):
        table.room.beginning()
    with pytest.raises(StateConflict, match="seat 1 is taken"):
        table.room.check_seat_free(0)


def test_the_seed_derives_from_the_salt_and_the_seed_phrases() -> None:
    table = Table()
    assert table.room.commitment == commitment(SALT)
    table.add("sat", seat=0, person="ana", name="Ana", seed_phrase="sea")
    table.add("sat", seat=1, person="ben", name="Ben", seed_phrase="sky")
    assert table.room.beginning()["seed"] == seed_of(SALT, ["sea", "sky"])
    assert seed_of(SALT, ["sea", "sky"]) != seed_of(SALT, ["seas", "ky"])
    assert table.room.match is None


def test_several_answers_apply_in_order_and_a_wrong_first_one_is_rejected() -> None:
    table = Table().start_game("ana", "ben")
    asked = table.room.decision
    assert asked is not None
    match = table.room.match
    assert match is not None
    for wrong in ("fly away", 9999):
        with pytest.raises(IllegalChoice):
            table.room.choose(asked.seat, asked.number, [wrong, 0])
    with pytest.raises(StaleDecision):
        table.room.choose(asked.seat, asked.number + 1, [0])
    with pytest.raises(Forbidden, match="seat 1's move, not seat 2's"):
        table.room.choose(1 - asked.seat, asked.number, [0])
    assert match.choices == []
    play = next(place for place, option in enumerate(asked.options) if option.verb == "play")
    places, events = table.room.choose(asked.seat, asked.number, [play, "fly away", 0])
    assert (places, len(events)) == ([play], 1)


def test_answers_after_a_reveal_are_dropped() -> None:
    table = Table().start_game("ana", "ben")
    first = table.room.seat_to_act
    places, _ = table.room.choose(first, 0, ["end_turn", 0])
    assert len(places) == 1  # a hand was drawn, and another player must act
    table.room.discard_ahead()
    with pytest.raises(Forbidden):
        table.room.choose(first, 0, ["end_turn", 0], whole=True)
    assert table.room.choose(first, 0, [0, 0, 0])[0] == [0, 0, 0]  # playing cards from the hand reveals nothing new


def test_uncommitted_state_is_not_sent() -> None:
    table = Table().start_game("ana", "ben")
    first = table.room.seat_to_act
    before = wire.encode(presenter.update(table.room, first, "en", [], 0))
    wishes = ("play 1", "acquire mystic", "end_turn")
    reasons = [presenter.why(table.room, first, wanted, "en") for wanted in wishes]
    table.room.choose(first, 0, [0, 0, "end_turn"])
    assert wire.encode(presenter.update(table.room, first, "en", [], 0)) == before
    assert reasons == [presenter.why(table.room, first, wanted, "en") for wanted in wishes]
    table.room.discard_ahead()
    with pytest.raises(IllegalChoice) as refused:
        table.room.choose(first, 0, ["fly away"])
    asked = table.room.decision
    assert asked is not None
    assert refused.value.values["offered"] == ", ".join(option.name for option in asked.options)


def test_a_seats_view_and_decision_go_only_to_that_seat() -> None:
    table = Table().start_game("ana", "ben")
    first = table.room.seat_to_act
    mine = presenter.update(table.room, first, "en", [], 0)
    other = presenter.update(table.room, 1 - first, "en", [], 0)
    watching = presenter.update(table.room, None, "en", [], 0)
    assert mine.decision is not None
    assert mine.decision.prompt
    assert other.decision is None
    assert watching.decision is None
    hand = json.loads(bytes(mine.view))["players"][first]["hand"]["faces"]
    assert len(hand) == 5
    assert b'"faces":[]' in wire.encode(watching)
    text = json.dumps(json.loads(bytes(mine.view)), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert wire.hash_of(text.encode()) == mine.hash  # as documented


@pytest.mark.parametrize("game", ["ascension", "conflictus"])
def test_every_view_is_complete_and_matches_its_hash(game: str) -> None:
    room = Table(game).start_game("ana", "ben").room
    match = room.match
    assert match is not None
    bots = [make("greedy", seat) for seat in range(2)]
    while (asked := match.decision) is not None and len(match.choices) < 200:
        for viewer in (None, 0, 1):
            view = match.game.view(match.state, viewer)
            plain = {field.name: to_json(getattr(view, field.name)) for field in fields(view) if field.name != "config"}
            text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
            assert wire.canonical(presenter.view_json(match, viewer)) == text
        match.take(ask_bot(bots[asked.seat], match.game, match.state, asked))


def test_a_checked_choice_has_no_effect_before_it_is_stored() -> None:
    room = Table().start_game("ana", "ben").room
    assert room.match is not None
    asked, before = room.decision, presenter.update(room, 0, "en", [], 0)
    assert asked is not None
    places, events = room.choose(asked.seat, asked.number, ["end_turn"])
    assert presenter.update(room, 0, "en", [], 0) == before
    body = {"seat": asked.seat, "number": asked.number, "places": places}
    room.discard_ahead()
    assert room.match.choices == []
    assert room.choose(asked.seat, asked.number, ["end_turn"]) == (places, events)
    room.apply(Entry(room.seq + 1, room.at, "chose", body), already=True)
    assert len(room.match.choices) == 1
    for viewer in (None, 0, 1):
        assert list(events[0][viewer]) == run_to_end(room.recalling(viewer, 1))


def test_undo_without_new_information_is_immediate_and_otherwise_needs_consent() -> None:
    table = Table().start_game("ana", "ben")
    seat = table.room.seat_to_act
    table.choose(0)
    kind, body = undo_entries(table.room, seat, 1)
    assert kind == "undone"
    table.add("undone", **body)
    assert table.room.match is not None
    assert table.room.match.choices == []
    table.choose("end_turn")
    kind, body = undo_entries(table.room, seat, 1)
    assert kind == "undo_requested"
    table.add("undo_requested", **body)
    owner = table.room.seats[seat].person
    other = table.room.seats[1 - seat].person
    assert owner
    assert other
    with pytest.raises(Forbidden):
        answer_undo_entries(table.room, owner, True, table.room.seq)
    for answer_kind, answer_body in answer_undo_entries(table.room, other, True, table.room.seq):
        table.add(answer_kind, **answer_body)
    assert table.room.match.choices == []
    assert table.room.rated  # all agreed, so the game remains rated


def test_a_player_without_choices_cannot_undo() -> None:
    table = Table().start_game("ana", "ben")
    first = table.room.seat_to_act
    assert [can_request_undo(table.room, seat) for seat in (first, 1 - first)] == [False, False]
    table.choose("end_turn")
    assert [can_request_undo(table.room, seat) for seat in (first, 1 - first)] == [True, False]
    with pytest.raises(UndoNotAllowed, match="can't undo 1: you have made fewer"):
        undo_entries(table.room, 1 - first, 1)
    kind, body = undo_entries(table.room, first, 1)
    table.add(kind, **body)
    assert not can_request_undo(table.room, first), "a request is already open"


@pytest.mark.parametrize("rated", [True, False])
def test_undo_of_revealed_information_alone_requires_an_unrated_game(rated: bool) -> None:
    table = against_a_bot(rated=rated)
    assert table.room.rated == rated
    assert can_request_undo(table.room, 0) != rated


def against_a_bot(**options: Any) -> Table:
    table = Table(options=options)
    table.add("sat", seat=0, person="ana", name="Ana")
    table.add("sat", seat=1, person=None, name="Bot", bot="greedy")
    table.add("started", **table.room.beginning())
    while table.room.seat_to_act != 0:
        table.choose(0)
    table.choose("end_turn")
    return table


def test_undo_cannot_make_a_losing_game_unrated() -> None:
    table = against_a_bot()
    assert table.room.rated
    with pytest.raises(UndoNotAllowed, match="at unrated tables you can"):
        undo_entries(table.room, 0, 1)
    table = against_a_bot(rated=False)
    assert undo_entries(table.room, 0, 1)[0] == "undone"


def test_a_game_with_an_undo_alone_stays_unrated() -> None:
    table = against_a_bot()
    table.add("undone", seat=0, to=0, learned=True)  # as written by earlier versions
    assert not table.room.rated


def test_a_table_can_disable_undo() -> None:
    table = Table(options={"undo": "never"}).start_game("ana", "ben")
    table.choose(0)
    with pytest.raises(UndoNotAllowed):
        undo_entries(table.room, table.room.seat_to_act, 1)
    assert free_undo_count(table.room, table.room.seat_to_act) == 0


def test_a_completed_action_is_remembered_by_its_id() -> None:
    table = Table().start_game("ana", "ben")
    asked = table.room.decision
    assert asked is not None
    places, _ = table.room.choose(asked.seat, asked.number, ["end_turn"])
    table.add("chose", already=True, seat=asked.seat, number=asked.number, places=places, id="x1", by="ana")
    assert table.room.done("ana", asked.seat, "choose", "x1") == table.room.seq
    assert table.room.done("ben", asked.seat, "choose", "x1") is None
    assert table.room.done("ana", asked.seat, "concede", "x1") is None  # another action with the same id
    assert Room.of("t", table.entries).done("ana", asked.seat, "choose", "x1") == table.room.seq


def test_undone_choices_do_not_count_as_acknowledged() -> None:
    table = Table(options={"undo": "free"}).start_game("ana", "ben")
    first = table.room.seat_to_act
    for _ in range(3):
        table.choose(0)
    last_seq = table.room.seq
    table.add("undone", seat=first, to=1)
    table.choose(1)
    table.choose(1)
    assert table.room.choices_at(last_seq) == 1
    assert table.room.choices_at(last_seq - 2) == 1
    assert table.room.choices_at(table.room.seq) == 3
    assert table.room.choices_at(table.room.seq - 1) == 2
    assert table.room.choices_at(0) == -1
    assert table.room.standing(last_seq) == last_seq - 2  # the table after one choice, not after two or three
    assert table.room.standing(last_seq - 2) == last_seq - 2
    assert table.room.standing(last_seq + 1) == last_seq + 1  # a client that was notified of the undo
    assert table.room.standing(table.room.seq) == table.room.seq


def test_a_clock_runs_while_its_player_thinks_and_gains_an_increment() -> None:
    table = Table(options={"clock": {"kind": "total", "seconds": 60, "increment": 5}}).start_game("ana", "ben")
    clocks, first, start = table.room.clocks, table.room.seat_to_act, table.room.at
    assert clocks is not None
    assert clocks.deadline() == start + 60_000
    places, _ = table.room.choose(first, 0, ["end_turn"])
    table.add("chose", at=start + 10_000, already=True, seat=first, number=0, places=places)
    assert clocks.left[first] == 55_000
    assert clocks.deadline() == start + 10_000 + 60_000
    assert clocks.reads(start + 12_000) == ([55_000, 58_000] if first == 0 else [58_000, 55_000])


def test_move_time_restarts_and_downtime_does_not_count() -> None:
    table = Table(options={"clock": {"kind": "per_move", "seconds": 30}}).start_game("ana", "ben")
    clocks, first, start = table.room.clocks, table.room.seat_to_act, table.room.at
    assert clocks is not None
    table.add("resumed", at=start + 1_000_000)
    assert clocks.deadline() == start + 1_000_000 + 30_000
    places, _ = table.room.choose(first, 0, ["end_turn"])
    table.add("chose", at=start + 1_020_000, already=True, seat=first, number=0, places=places)
    assert clocks.deadline() == start + 1_050_000


def test_the_first_choice_after_a_pause_gains_its_increment() -> None:
    """As written after an outage: the pause and the choice together."""
    table = Table(options={"clock": {"kind": "total", "seconds": 60, "increment": 5}}).start_game("ana", "ben")
    clocks, first, start = table.room.clocks, table.room.seat_to_act, table.room.at
    assert clocks is not None
    places, _ = table.room.choose(first, 0, ["end_turn"])
    table.add("resumed", at=start + 900_000, already=True)
    assert (table.room.seat_to_act, clocks.left) == (first, [60_000, 60_000])
    table.add("chose", at=start + 900_000, already=True, seat=first, number=0, places=places)
    assert (table.room.seat_to_act, clocks.left[first]) == (1 - first, 65_000)
    again = Room.of("t", table.entries).clocks
    assert again is not None
    assert again.left == clocks.left


def test_a_substitute_bot_has_no_clock_and_the_player_can_return() -> None:
    table = Table(options={"clock": {"kind": "total", "seconds": 60}}).start_game("ana", "ben")
    first = table.room.seat_to_act
    table.add("substituted", seat=first, bot="greedy")
    assert table.room.clocks is not None
    assert table.room.clocks.deadline() is None
    table.add("returned", seat=first)
    assert table.room.clocks.deadline() is not None


def test_a_players_deck_is_private() -> None:
    table = Table("conflictus", format="rapidinha")
    table.add("sat", seat=0, person="ana", name="Ana")
    table.add("sat", seat=1, person="ben", name="Ben")
    table.add("started", **table.room.beginning())
    mine = presenter.hello(table.room, 0, "ana", "en", ())
    assert mine.deck == dict(table.room.match.config.decks[0])  # type: ignore[union-attr]
    assert presenter.hello(table.room, None, None, "en", ()).deck is None
    assert "decks" not in mine.table.settings
    assert mine.table.code == "c"
    assert presenter.table(table.room, "zoe", "en").code is None


@pytest.mark.parametrize(
    "settings", [{"players": 9}, {"decks": "no"}, {"decks": [1, 2, 3], "players": 2}, {"format": "x"}]
)
def test_an_unplayable_game_cannot_become_a_table(settings: dict[str, Any]) -> None:
    with pytest.raises(BadConfig):
        Table("conflictus", **settings)


def test_a_game_against_yourself_is_unrated() -> None:
    assert not Table().start_game("ana", "ana").room.rated
    assert Table().start_game("ana", "ben").room.rated
    assert not Table(options={"seed": "7"}).start_game("ana", "ben").room.rated


def test_the_candle_has_its_full_length() -> None:
    assert presenter.view_json(Table(honor_pool=12).start_game("ana", "ben").match, 0)["full"] == 12
    assert presenter.view_json(Table(players=1).start_game("ana").match, 0)["full"] == 50


def test_restricted_runes_are_described_in_words() -> None:
    table = Scene(constructs="the_grand_design", row="hedron_cannon")
    assert registry.get("ascension").presenter().restricted_runes(table.s, 0, "en") == []
    table.do("use the_grand_design")
    assert registry.get("ascension").presenter().restricted_runes(table.s, 0, "en") == [
        wire.RestrictedRunes(2, "Mechana Construct")
    ]
    assert registry.get("ascension").presenter().restricted_runes(table.s, 1, "en") == []


def test_a_gift_names_the_option_that_accepts_it() -> None:
    fates = {card.name: 0 for card, _ in center(GAME.configure({"sets": "fallen"}))} | {"Askara of Fate": 6}
    table = Table(sets="fallen", copies=fates).start_game("ana", "ben")
    decision = presenter.update(table.room, table.room.seat_to_act, "en", [], 0).decision
    assert decision is not None
    assert (decision.question["key"], decision.question["source"]) == ("may", "Askara of Fate")
    assert decision.obvious_option == "yes"
    for _ in range(2 * 5):  # six such cards in the row, but each player has only five cards left to draw
        table.choose("yes")
    decision = presenter.update(table.room, table.room.seat_to_act, "en", [], 0).decision
    assert decision is not None
    assert (decision.question["key"], decision.obvious_option) == ("menu", "")


def test_every_card_is_an_option_or_has_a_reason_why_not() -> None:
    table = Table().start_game("ana", "ben")
    decision = presenter.update(table.room, table.room.seat_to_act, "en", [], 0).decision
    assert decision is not None
    view = table.room.game.view(table.match.state, table.room.seat_to_act)
    wanted = {face.card for face in (*view.row, *view.mystics.faces, *view.heavies.faces, *view.cultists.faces) if face}
    options = {option.target.id for option in decision.options if option.target}
    assert wanted <= options | {each.card for each in decision.unavailable}


def test_a_returning_player_keeps_their_remaining_time() -> None:
    for kind in ("total", "per_move"):
        table = Table(options={"clock": {"kind": kind, "seconds": 60, "increment": 5}}).start_game("ana", "ben")
        clocks, first, start = table.room.clocks, table.room.seat_to_act, table.room.at
        assert clocks is not None
        table.add("left", at=start + 50_000, seat=first)
        table.add("substituted", at=start + 50_000, seat=first, bot="greedy", why="left")
        table.add("returned", at=start + 51_000, seat=first)
        assert (clocks.reads(table.room.at) or [])[first] == 9_000  # the decision was open all the time
        table.add("left", at=start + 55_000, seat=first)  # also with the option to wait for players
        table.add("returned", at=start + 57_000, seat=first)
        assert (clocks.reads(table.room.at) or [])[first] == 3_000


@pytest.mark.parametrize("how", ["returned", "answered"])
def test_an_unanswered_substitutes_time_counts_for_the_returning_player(how: str) -> None:
    """Otherwise a player could leave in order to think, and return with an answer."""
    table = Table(options={"clock": {"kind": "total", "seconds": 60}, "on_leave": "bot"}).start_game("ana", "ben")
    clocks, first, start = table.room.clocks, table.room.seat_to_act, table.room.at
    assert clocks is not None
    table.add("left", at=start + 1_000, seat=first)
    table.add("substituted", at=start + 1_000, seat=first, bot="master", why="left")
    table.add("chat_sent", at=start + 9_000, seat=first, person="ana", name="x", text="hm", phrase="")
    if how == "returned":
        table.add("returned", at=start + 21_000, seat=first)
    else:
        places, _ = table.room.choose(first, 0, ["end_turn"])
        table.add("chose", at=start + 21_000, already=True, seat=first, number=0, places=places)
        table.add("returned", at=start + 21_000, seat=first)
    assert clocks.left[first] == 39_000
    assert Room.of("t", table.entries).clocks == clocks


def test_a_substitutes_choices_cost_no_time() -> None:
    table = Table(options={"clock": {"kind": "total", "seconds": 60}, "on_leave": "bot"}).start_game("ana", "ben")
    clocks, first, start = table.room.clocks, table.room.seat_to_act, table.room.at
    assert clocks is not None
    table.add("substituted", at=start, seat=first, bot="master", why="left")
    table.add("chose", at=start + 20_000, seat=first, number=0, places=[0], bot="master")
    assert table.room.seat_to_act == first
    table.add("resumed", at=start + 90_000)  # the server was down
    table.add("returned", at=start + 93_000, seat=first)
    assert clocks.left[first] == 57_000


def test_undo_gains_no_increment() -> None:
    table = Table(options={"clock": {"kind": "total", "seconds": 60, "increment": 5}}).start_game("ana", "ben")
    clocks, first = table.room.clocks, table.room.seat_to_act
    assert clocks is not None
    table.choose("end_turn")
    assert clocks.left[first] == 60_000 - 1_000 + 5_000
    table.add("undone", seat=first, to=0)
    assert clocks.left[1 - first] == 59_000


def test_a_player_whose_clock_ran_out_gets_half_a_minute_once() -> None:
    table = Table(options={"clock": {"kind": "total", "seconds": 60}, "on_timeout": "bot"}).start_game("ana", "ben")
    clocks, first = table.room.clocks, table.room.seat_to_act
    assert clocks is not None
    for again in (30_000, 0):
        table.add("clock_expired", at=table.room.at + 61_000, seat=first)
        table.add("substituted", at=table.room.at, seat=first, bot="greedy", why="clock")
        table.add("returned", at=table.room.at, seat=first)
        assert clocks.left[first] == again


def test_decision_numbers_are_unique() -> None:
    table = Table().start_game("ana", "ben")
    seat, numbers = table.room.seat_to_act, []
    for _ in range(3):
        asked = presenter.update(table.room, seat, "en", [], 0).decision
        assert asked is not None
        numbers.append(asked.number)
        table.choose(0)
    last = table.room.decision
    assert last is not None
    table.add("undone", seat=seat, to=1)
    now = table.room.decision
    assert now is not None
    assert now.number not in (*numbers, last.number)
    for stale in (*numbers, last.number):
        with pytest.raises(StaleDecision, match=f"is closed; the open one is {now.number}$"):
            table.room.choose(seat, stale, [0])
    table.choose(0)
    again = Room.of("t", table.entries)
    assert again.decision == table.room.decision
    assert again.match is not None
    assert again.match.decision is not None
    assert again.match.decision.number == len(again.match.choices)  # records count only choices that weren't undone


@pytest.mark.parametrize("undo", ["ask", "free"])
@pytest.mark.parametrize("why", ["left", "clock"])
def test_undo_cannot_go_back_before_a_player_was_eliminated(undo: str, why: str) -> None:
    table = Table(players=3, options={"undo": undo, "rated": False}).start_game("ana", "ben", "eva")
    seat = table.room.seat_to_act
    gone = (seat + 2) % 3
    table.choose(0)
    table.add("left", seat=gone)
    table.add("conceded", seat=gone, why=why)
    assert free_undo_count(table.room, seat) == 0
    with pytest.raises(UndoNotAllowed, match="someone has conceded since"):
        undo_entries(table.room, seat, 1)
    table.add("left", seat=(seat + 1) % 3)  # and now no other player is left to ask
    with pytest.raises(UndoNotAllowed):
        undo_entries(table.room, seat, 1)
    table.choose(0)
    assert undo_entries(table.room, seat, 1)[1]["to"] == 2
    with pytest.raises(UndoNotAllowed):
        undo_entries(table.room, seat, 2)


def test_an_undo_request_ends_when_withdrawn_or_without_players_to_answer() -> None:
    table = Table(options={"on_leave": "wait"}).start_game("ana", "ben")
    seat = table.room.seat_to_act
    owner = table.room.seats[seat].person
    assert owner
    table.choose("end_turn")
    table.add("undo_requested", seat=seat, to=0)
    for kind, body in answer_undo_entries(table.room, owner, False, table.room.seq):
        table.add(kind, **body)
    assert Room.of("t", table.entries).undo_request is None
    table.add("undo_requested", seat=seat, to=0)
    table.add("chat_sent", seat=seat, person=owner, name="x", text="please", phrase="")
    assert Room.of("t", table.entries).undo_request is not None
    table.add("left", seat=1 - seat)
    assert Room.of("t", table.entries).undo_request is None
    with pytest.raises(StateConflict):
        answer_undo_entries(table.room, owner, False, table.room.seq)
    assert len(table.match.choices) == 1


def test_consent_names_its_request() -> None:
    """An undo request is replaced by a larger one. Consent to the first doesn't apply to the second."""
    table = Table(rounds=9).start_game("ana", "ben")
    seat = table.room.seat_to_act
    owner, other = table.room.seats[seat].person, table.room.seats[1 - seat].person
    assert owner and other
    for _ in range(4):
        table.choose("end_turn")
    table.add("undo_requested", seat=seat, to=2)
    small = presenter.update(table.room, 1 - seat, "en", [], 0).undo_request
    assert small is not None and (small.can_answer, small.choices) == (True, 2)
    for kind, body in answer_undo_entries(table.room, owner, False, small.id):
        table.add(kind, **body)
    table.add("undo_requested", seat=seat, to=0)
    with pytest.raises(StateConflict, match="answers another undo request"):
        answer_undo_entries(table.room, other, True, small.id)
    great = presenter.update(table.room, 1 - seat, "en", [], 0).undo_request
    assert great is not None and great.choices == 4
    assert [kind for kind, _ in answer_undo_entries(table.room, other, True, great.id)] == ["undo_accepted", "undone"]


def test_eliminated_players_are_not_asked_for_consent() -> None:
    table = Table(players=3, options={"rated": False}).start_game("ana", "ben", "eva")
    seat = table.room.seat_to_act
    out = (seat + 2) % 3
    table.add("conceded", seat=out)
    assert table.room.others(seat) == {table.room.seats[(seat + 1) % 3].person}


def test_seats_count_from_one_in_texts() -> None:
    with pytest.raises(BadRequest, match="there is no seat 3; the seats are 2"):
        Table().room.check_seat_free(2)


def test_equal_names_are_numbered_at_a_table() -> None:
    table = Table("conflictus", players=4)
    for seat, name in enumerate(("Greedy", "Ana", "Greedy", "Greedy 1")):
        table.add("sat", seat=seat, person=None, name=name, bot="greedy")
    info = presenter.table(table.room, None, "en")
    assert [chair.name for chair in info.seats] == ["Greedy 2", "Ana", "Greedy 3", "Greedy 1"]
    assert [chair.name for chair in table.room.seats] == ["Greedy", "Ana", "Greedy", "Greedy 1"], "also in a rematch"


def test_confusable_names_are_numbered_at_a_table() -> None:
    table = Table()
    for seat, name in enumerate(("Ana", "\u0410na")):  # the second one begins with a Cyrillic letter
        table.add("sat", seat=seat, person=name, name=name)
    assert [chair.name[3:] for chair in presenter.table(table.room, None, "en").seats] == [" 1", " 2"]


def test_an_entry_of_an_unknown_kind_is_an_error() -> None:
    table = Table().start_game("ana", "ben")
    seq = table.room.seq
    with pytest.raises(ValueError, match=f"entry {seq + 1} of table t has the unknown kind 'cheered'"):
        table.add("cheered")
    assert table.room.seq == seq


def test_every_kind_of_entry_that_is_written_is_applied() -> None:
    """A new kind of entry needs a function; without one, the table could not be read again."""
    folder = Path(str(vigil.server.__file__)).parent
    written = {
        node.elts[0].value
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[1], ast.Dict)
        if isinstance(node.elts[0], ast.Constant) and isinstance(node.elts[0].value, str)
    }
    assert written - {"created"} <= set(APPLY), "`created` is the first entry, from which the room itself is made"
    assert set(APPLY) - written == {"started", "chat_sent"}, "their bodies are built elsewhere"
    assert PREPARE.keys() < APPLY.keys()
