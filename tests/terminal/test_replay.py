"""Replays, and watching bots."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from terminal.typing_player import Lines, Screen, feed, new_session
from vigil.kernel.link import pack
from vigil.kernel.record import write
from vigil.terminal import record_files
from vigil.terminal.console import Terminal
from vigil.terminal.errors import UsageError
from vigil.terminal.game_setup import resume_session
from vigil.terminal.local_session import LocalSession
from vigil.terminal.replay import OPEN, SPECTATOR, Replay, events_from, parse_perspective, view_from, watch
from vigil.text import LANGUAGES


def played(seed: int = 6, **settings: object) -> LocalSession:
    """Return a finished game of bots."""
    table = new_session({"honor_pool": 15, **settings}, "Ana=greedy,Ben=random", seed=seed)
    while table.play_bot_turn():
        pass
    return table


def steps(*lines: str, table: LocalSession | None = None, eyes: str | None = None) -> str:
    table = table or played()
    terminal = Terminal(True, Lines(feed(lines)), io.StringIO())
    Replay(table, terminal, parse_perspective(eyes, table, "en"), "en").run()
    assert isinstance(terminal.target, io.StringIO)
    return terminal.target.getvalue()


def test_a_replay_can_step_back_and_jump() -> None:
    text = steps("", "next 3", "back", "back 99", "10", "turn 3", "turn", "turn 999")
    found = [line.split(" of ")[0] for line in text.splitlines() if line.startswith("Choice ")]
    assert found[:6] == [f"Choice {n}" for n in (0, 1, 4, 3, 0, 10)]
    assert "turn 3" in text and "turn 4" in text and "There is no turn 999" in text


def test_the_end_shows_the_score() -> None:
    assert "has won" in steps("9999", "next") and "This is the end of the game." in steps("9999", "next")
    assert "This is the start of the game." in steps("back")


def test_every_perspective_sees_its_own_cards() -> None:
    table = played()
    replay = Replay(table, Terminal(True, Lines(feed([])), io.StringIO()), OPEN, "en")
    replay.go(2)
    hands = [player.hand for player in view_from(OPEN, replay.match).players]
    assert all(len(hand.faces) == hand.count > 0 for hand in hands)
    assert [bool(p.hand.faces) for p in view_from(SPECTATOR, replay.match).players] == [False, False]
    assert [bool(p.hand.faces) for p in view_from(1, replay.match).players] == [False, True]
    drawn = [event for event in events_from(OPEN, table.events_by_viewer[0]) if event.kind == "drawn"]
    assert len(drawn) == 10 and all(event.card_name for event in drawn)
    assert not any(
        event.card_name for event in events_from(SPECTATOR, table.events_by_viewer[0]) if event.kind == "drawn"
    )


def test_perspectives_can_be_typed() -> None:
    table = played()
    assert [parse_perspective(text, table, "en") for text in ("1", "2", "ben", "all", "spectator")] == [
        0,
        1,
        1,
        OPEN,
        SPECTATOR,
    ]
    assert parse_perspective("зритель", table, "ru") == SPECTATOR
    assert parse_perspective(None, table, "en") == OPEN and parse_perspective(None, new_session(), "en") == SPECTATOR
    with pytest.raises(UsageError):
        parse_perspective("nobody", table, "en")
    text = steps(
        "as ben", "as nobody", "as 1", "look mephit", "log", "players", "table", "link", "help", "gibberish", "quit"
    )
    assert "No player is called “nobody”" in text and "I don't understand" in text


def test_a_record_and_a_link_are_the_same_game(tmp_path: Path) -> None:
    table = played()
    record, linked = tmp_path / "game.vigil", tmp_path / "link.txt"
    record_files.write_record(record, table.match, table.seats)
    linked.write_text(pack(table.match) + "\n", encoding="utf-8")
    for given in (str(record), pack(table.match), str(linked)):
        assert resume_session(given, None, None, "en").match.choices == table.match.choices
    assert resume_session(str(record), None, None, "en").names == ("Ana", "Ben")


def test_continuing_from_an_earlier_choice(tmp_path: Path) -> None:
    table = played()
    record = tmp_path / "game.vigil"
    record.write_text(write(table.match), encoding="utf-8")
    again = resume_session(str(record), "Ana,greedy", None, "en", at=7)
    assert again.match.choices == table.match.choices[:7] and again.people == (0,)
    with pytest.raises(UsageError):
        resume_session(str(record), None, None, "en", at=99999)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_log_in_every_language(lang: str) -> None:
    table = played(sets="both")
    replay = Replay(table, Terminal(True, Lines(feed([])), io.StringIO()), OPEN, lang)
    lines = list(replay.log())
    assert len(lines) > 100 and not any("event-" in line for line in lines)


@pytest.mark.parametrize("eyes", [OPEN, SPECTATOR, 0])
def test_a_replay_is_shown_in_rich_text(eyes: int | str) -> None:
    table = played()
    screen = Screen(feed(["", "turn 4", "back", "as 2", "table"]))
    Replay(table, screen, eyes, "en").run()
    assert "Center row" in screen.text and ("hand: " in screen.text) == (eyes == OPEN)
    screen = Screen(feed(["9999", ""]))
    Replay(table, screen, eyes, "en").run()
    assert "has won" in screen.text


def test_bots_are_watched_to_the_end() -> None:
    table = new_session({"honor_pool": 10}, "greedy,random", seed=2)
    terminal = Terminal(True, Lines(feed([])), io.StringIO())
    watch(table, terminal, OPEN, "en", 0, False)
    assert isinstance(terminal.target, io.StringIO)
    assert table.over and "has won" in terminal.target.getvalue()


def test_watching_step_by_step_can_be_quit() -> None:
    table = new_session({"honor_pool": 10}, "greedy,random", seed=2)
    screen = Screen(feed(["", "", "quit"]))
    watch(table, screen, OPEN, "en", 0, True)
    assert len(table.match.choices) == 2 and pack(table.match) in screen.text
