"""External bots in the terminal: names, replacement after failures, never started by a record."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from terminal.typing_player import new_session, type_lines
from vigil.terminal.errors import UsageError, error_text
from vigil.terminal.game_setup import resume_session
from vigil.terminal.replay import OPEN, watch
from vigil.terminal.seat_plan import plan_seats, seats_text
from vigil.text import LANGUAGES

CLASSES = Path(__file__).parents[1] / "bots" / "sample_bots.py"
EAGER, CLUMSY = f"python:{CLASSES}:Eager", f"python:{CLASSES}:Clumsy"


def test_seats_of_external_bots_survive_their_text_form() -> None:
    given = f"Ana,{EAGER},Robot=program:{sys.executable} -c '1,2'"
    seats = plan_seats(given, None, 3, "en")
    assert [seat.name for seat in seats] == ["Ana", "Eager", "Robot"]
    assert [seat.bot for seat in seats] == [None, EAGER, f"program:{sys.executable} -c '1,2'"]
    assert plan_seats(seats_text(seats), None, 3, "en") == seats


def test_a_failed_bot_is_replaced_with_a_notice() -> None:
    table = new_session({"players": 2}, seats=f"Ana,{CLUMSY}", seed=5)
    output = type_lines(["all", "end", "end"] * 3, table)
    assert output.text.count("Clumsy raised ValueError") == 1
    assert "Greedy takes over the seat." in output.text
    assert {choice.seat for choice in table.match.choices} == {0, 1}


def test_spectators_read_the_notice_too(capsys: pytest.CaptureFixture[str]) -> None:
    from vigil.terminal.console import Terminal

    table = new_session({"players": 2, "rounds": 2}, seats=f"greedy,{CLUMSY}", seed=5)
    watch(table, Terminal(True), OPEN, "fr", 0, False)
    out = capsys.readouterr().out
    assert out.count("Clumsy a levé ValueError") == 1 and "Avide joue à sa place." in out


def test_a_record_starts_no_program_unless_the_player_specifies_it(tmp_path: Path) -> None:
    path = tmp_path / "game.vigil"
    table = new_session(seed=5, seats=f"Ana,{EAGER}")
    type_lines(["all", "end", "end"], table, path)
    assert EAGER in path.read_text(encoding="utf-8")
    with pytest.raises(UsageError) as caught:
        resume_session(str(path), None, None, "en")
    for lang in LANGUAGES:
        assert f"--seats Ana:en,Eager={EAGER}" in error_text(caught.value, lang)
    text = path.read_text(encoding="utf-8")
    for trick in ("Python:", " PYTHON :", "python :"):
        path.write_text(text.replace("=python:", f"={trick}"), encoding="utf-8")
        with pytest.raises(UsageError):
            resume_session(str(path), None, None, "en")
    path.write_text(text, encoding="utf-8")
    again = resume_session(str(path), f"Ana:en,Eager={EAGER}", None, "en")
    assert again.seats[1].bot == EAGER
    model = resume_session(str(path), None, None, "en", playing=False)  # replays need no bot
    assert (model.names, model.seats[1].bot) == (("Ana", "Eager"), "greedy")
