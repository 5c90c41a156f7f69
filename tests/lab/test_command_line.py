"""`vigil sim` and `vigil report` on the command line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from vigil.cli import app
from vigil.lab import run_files
from vigil.text import LANGUAGES


def vigil(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


QUICK = ("--honor-pool", "10", "--workers", "1")


def test_json_has_the_documented_shape() -> None:
    result = vigil("sim", "ascension", "--seats", "greedy,random", "--games", "6", "--seed", "7", "--json", *QUICK)
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert (data["game"], data["seed"], data["games"]) == ("ascension", 7, 6)
    assert [seat["name"] for seat in data["seats"]] == ["greedy", "random"]
    for seat in data["seats"]:
        assert seat["win_rate"] == pytest.approx(seat["wins"] / 6, abs=1e-6)
        low, high = seat["interval"]
        assert 0 <= low <= seat["win_rate"] <= high <= 1
    assert sum(seat["wins"] for seat in data["seats"]) == 6
    assert data["length"]["least"] <= data["length"]["median"] <= data["length"]["most"]
    assert "timing" not in data


def test_the_file_does_not_depend_on_the_workers() -> None:
    words = ("sim", "--seats", "greedy,random", "--games", "5", "--seed", "7", "--honor-pool", "10", "--json")
    assert vigil(*words, "--workers", "1").stdout == vigil(*words, "--workers", "2").stdout


def test_thinking_times_are_optional() -> None:
    result = vigil("sim", "--games", "2", "--json", "--thinking-times", *QUICK)
    timing = json.loads(result.stdout)["timing"]
    assert timing["games_per_second"] > 0
    assert len(timing["thinking"]) == 2
    assert "Thinking, s/game" in vigil("sim", "--games", "2", "--thinking-times", "--lang", "en", *QUICK).stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_a_table(lang: str) -> None:
    result = vigil("sim", "--seats", "greedy,random", "--games", "4", "--seed", "7", "--lang", lang, *QUICK)
    assert result.exit_code == 0
    assert "greedy" in result.stdout
    assert "4/4" in result.stdout
    assert not any(line.startswith(("title", "player", "length")) for line in result.stdout.splitlines())


def test_plain_reports_have_no_bars() -> None:
    assert "█" in vigil("sim", "--games", "2", *QUICK).stdout
    assert "█" not in vigil("sim", "--games", "2", "--plain", *QUICK).stdout


def test_every_game_is_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "run.csv"
    result = vigil("sim", "--seats", "greedy,random", "--games", "3", "--seed", "1", "--out", str(path), *QUICK)
    assert f"vigil report {path}" in result.stdout
    assert [row["number"] for row in run_files.rows(path)] == [0, 1, 2]

    again = vigil("sim", "--games", "3", "--out", str(path), *QUICK)
    assert again.exit_code == 2
    assert "run.csv" in again.stderr


def test_with_more_decks_than_seats_all_pairs_play() -> None:
    result = vigil("sim", "conflictus", "--decks", "all", "--games", "12", "--seed", "2", "--json", "--workers", "1")
    data = json.loads(result.stdout)
    assert len(data["decks"]) == 4
    assert len(data["pairs"]) == 12
    assert {pair["games"] for pair in data["pairs"]} == {2}


def test_every_bot_plays_every_deck(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    words = ("--seats", "greedy,random", "--decks", "Landslide,Tower of Dawn,Candle Memory", "--out", str(path))
    result = vigil("sim", "conflictus", *words, "--games", "12", "--workers", "1")
    assert result.exit_code == 0, result.stderr
    held = {(bot, deck) for row in run_files.rows(path) for bot, deck in zip(row["bots"], row["decks"], strict=True)}
    assert held == {(b, d) for b in ("greedy", "random") for d in ("Landslide", "Tower of Dawn", "Candle Memory")}


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--seats", "greedy,alphazero"), "alphazero"),
        (("--seats", "greedy,random,greedy,random,greedy"), "5"),
        (("--backend", "moon"), "local, ray"),
        (("--out", "run.txt"), ".parquet, .csv, .jsonl"),
        (("--decks", "Landslide"), "--decks"),
        (("--players", "7"), "7"),
    ],
)
def test_errors_are_one_clear_line(words: tuple[str, ...], why: str) -> None:
    result = vigil("sim", "ascension", "--games", "1", *words)
    assert result.exit_code == 2
    assert why in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_ctrl_c_keeps_finished_games(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    program = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from vigil.cli import app\n"
        "if __name__ == '__main__': app()"
    )
    words = [
        "sim",
        "--seats",
        "random,random",
        "--games",
        "1000000",
        "--seed",
        "5",
        "--workers",
        "2",
        "--honor-pool",
        "5",
    ]
    running = subprocess.Popen(
        [sys.executable, "-u", "-c", program, *words, "--out", str(path), "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        while not (path.exists() and path.stat().st_size):  # until some games are written
            assert running.poll() is None, running.communicate()
        os.killpg(running.pid, signal.SIGINT)
        output, complained = running.communicate(timeout=60)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
    assert (running.returncode, complained) == (130, "")
    kept = list(run_files.rows(path))
    assert kept
    assert f"Stopped: {len(kept):,} of 1,000,000 games were played." in output
    assert [row["number"] for row in kept] == list(range(len(kept)))


FIRST = """
import json, sys
for line in sys.stdin:
    if json.loads(line)["type"] == "decide":
        print('{"choose": 0}', flush=True)
"""


def test_programs_play_the_same_with_any_number_of_workers(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(FIRST, encoding="utf-8")
    words = (
        "sim",
        "--seats",
        f"random,program:{sys.executable} {mine}",
        "--games",
        "4",
        "--rounds",
        "3",
        "--seed",
        "1",
    )
    one, two = (vigil(*words, "--json", "--workers", workers) for workers in ("1", "2"))
    assert one.exit_code == 0, one.stderr
    assert one.stdout == two.stdout
    assert json.loads(one.stdout)["seats"][1]["games"] == 4


def test_a_program_that_fails_ends_the_run_with_one_clear_line(tmp_path: Path) -> None:
    for workers in ("1", "2"):
        result = vigil("sim", "--seats", "random,program:false", "--games", "4", "--workers", workers, "--lang", "en")
        assert result.exit_code == 2
        assert result.stderr.startswith("false exited at decision")
        assert result.stderr.strip().endswith("with status 1, and wrote nothing to standard error")
        assert len(result.stderr.splitlines()) == 1


TIRED = """
class Tired:
    def __init__(self, seed):
        self.answers = 0

    def choose(self, view, decision):
        self.answers += 1
        if self.answers > 2:
            raise ValueError("enough")
        return 0
"""


def test_the_report_names_substitutes(tmp_path: Path) -> None:
    (tmp_path / "tired.py").write_text(TIRED, encoding="utf-8")
    tired, run = f"python:fail=random {tmp_path / 'tired.py'}:Tired", tmp_path / "run.csv"
    words = ("sim", "--seats", f"{tired},greedy", "--games", "2", "--seed", "1", *QUICK)
    output = vigil(*words, "--lang", "en", "--out", str(run)).stdout
    data = json.loads(vigil(*words, "--json").stdout)["seats"]
    substituted = data[0]["substituted"]
    assert (substituted["games"], substituted["by"]) == (2, "random") and substituted["answers"] > 4
    assert "ValueError('enough')" in substituted["why"]
    assert data[1]["substituted"] == {"answers": 0, "games": 0, "by": None, "why": None}
    assert f"{tired} gave up its seat in 2 games: random made {substituted['answers']} choices in its place." in output
    assert "First reason: Tired raised ValueError('enough')" in output
    rows = list(run_files.rows(run))
    assert sum(sum(row["substituted"]) for row in rows) == substituted["answers"]
    assert [row["substituted"][row["who"].index(1)] for row in rows] == [0, 0]  # greedy needed no substitute

    assert vigil("report", str(run), "--lang", "en").exit_code == 0
    assert f"{substituted['answers']} choices in its place" in run.with_suffix(".html").read_text(encoding="utf-8")


def test_runs_of_earlier_versions_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = tmp_path / "run.jsonl"
    assert vigil("sim", "--games", "1", "--seed", "1", "--out", str(run), *QUICK).exit_code == 0
    row = json.loads(run.read_text(encoding="utf-8"))
    del row["substituted"]
    run.write_text(json.dumps(row) + "\n", encoding="utf-8")
    monkeypatch.setitem(run_files.NEW_COLUMNS, "novelty", lambda seats: 7)  # a number instead of a list
    assert [(row["substituted"], row["novelty"]) for row in run_files.rows(run)] == [([0, 0], 7)]


def test_a_ladder_names_substitutes(tmp_path: Path) -> None:
    (tmp_path / "tired.py").write_text(TIRED, encoding="utf-8")
    tired = f"python:fail=random {tmp_path / 'tired.py'}:Tired"
    words = ("ladder", "ascension", "--bots", f"greedy,{tired}", "--games", "2", "--solo-games", "0", "--workers", "1")
    output = vigil(*words, "--lang", "en").stdout
    assert f"{tired} gave up its seat in 2 games: random made" in output
    data = {each["bot"]: each["substituted"] for each in json.loads(vigil(*words, "--json").stdout)["bots"]}
    assert data[tired]["games"] == 2 and data["greedy"] == {"answers": 0, "games": 0}


def test_default_decks_rotate_among_the_players(tmp_path: Path) -> None:
    run = tmp_path / "run.jsonl"
    result = vigil(
        "sim", "conflictus", "--seats", "greedy,random", "--games", "8", "--seed", "3", "--out", str(run),
        "--workers", "1", "--lang", "en",
    )  # fmt: skip
    assert result.exit_code == 0 and "kept the deck" not in result.stdout and "no whole round" not in result.stdout
    held: dict[tuple[str, str, int], int] = {}
    for row in run_files.rows(run):
        for seat, (bot, deck) in enumerate(zip(row["bots"], row["decks"], strict=True)):
            held[bot, deck, seat] = held.get((bot, deck, seat), 0) + 1
        assert len(set(row["decks"])) == 2
    assert len(held) == 8 and set(held.values()) == {2}  # each bot has each deck in each seat equally often


def test_three_players_have_every_deck_in_every_seat(tmp_path: Path) -> None:
    words = ("sim", "conflictus", "--seats", "greedy,random,easy", "--games", "9", "--rounds", "4", "--seed", "3")
    run = tmp_path / "run.jsonl"
    assert vigil(*words, "--out", str(run), "--workers", "1").exit_code == 0
    held = [(bot, deck) for row in run_files.rows(run) for bot, deck in zip(row["bots"], row["decks"], strict=True)]
    assert {held.count(each) for each in held} == {3} and len(set(held)) == 9


def test_given_decks_stay_with_their_players() -> None:
    words = ("sim", "conflictus", "--decks", "Landslide,Twilight", "--games", "3", "--workers", "1", "--lang", "en")
    output = vigil(*words, "--seats", "greedy,random", "--format", "classic", "--rounds", "2").stdout
    assert (
        "Every player kept the same deck, so the results can't separate the player's strength from the deck's."
        in output
    )
    assert "rotate every 2 games; the last 1 of 3" in output
    data = json.loads(
        vigil(*words, "--seats", "greedy,random", "--format", "classic", "--rounds", "2", "--json").stdout
    )
    assert (data["left_over"], data["decks_stay"]) == (1, True)
    output = vigil(*words, "--seats", "random,random", "--format", "classic", "--rounds", "2").stdout
    assert "kept the same deck" not in output  # the same player on both sides


def test_an_unknown_bot_has_the_same_error_everywhere() -> None:
    commands = (
        ("sim", "--seats", "genius,greedy"),
        ("ladder", "ascension", "--bots", "genius,greedy"),
        ("bots", "audit", "--bots", "genius"),
        ("watch", "--bots", "genius"),
    )
    told = {vigil(*words, "--lang", "en").stderr for words in commands}
    assert len(told) == 1 and told.pop().startswith("there is no bot called 'genius'; choose from random, greedy")


def test_a_ladder_rounds_an_odd_number_of_games() -> None:
    words = ("ladder", "ascension", "--bots", "random,greedy", "--solo-games", "0", "--workers", "1", "--lang", "en")
    output = vigil(*words, "--games", "3").stdout
    assert output.startswith("Ascension: 4 games") and "You asked for 3 games per pair; 4 were played" in output
    assert "asked for" not in vigil(*words, "--games", "2").stdout
