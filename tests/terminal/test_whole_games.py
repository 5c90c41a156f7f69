"""Whole games through a pipe, in every language and mode, with a bot that types."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from terminal.typing_player import Lines, Screen, TypingPlayer, feed, new_session, whole_game
from vigil.kernel.link import unpack
from vigil.kernel.record import read
from vigil.registry import GAMES
from vigil.terminal.console import CLEAR
from vigil.terminal.local_session import LocalSession
from vigil.text import LANGUAGES

MODES: dict[str, tuple[dict[str, Any], str]] = {
    "two": ({"honor_pool": 40}, "Ana,greedy"),
    "hot seat": ({"honor_pool": 20}, "Ana,Ben"),
    "three, first printing": ({"players": 3, "edition": "first", "honor_pool": 25}, "Ana,random,Ben"),
    "six": ({"players": 6, "sets": "both", "honor_pool": 30}, "Ana,greedy,greedy,random,greedy,greedy"),
    "teams": ({"players": 4, "mode": "teams", "sets": "both", "honor_pool": 40}, "Ana,greedy,Ben,greedy"),
    "solo": ({"mode": "solo", "sets": "fallen", "honor_pool": 25}, "Ana"),
    "few rounds": ({"sets": "both", "rounds": 3}, "greedy,Ana"),
}


def table_for(mode: str, lang: str, seed: int) -> LocalSession:
    settings, seats = MODES[mode]
    return new_session(settings, seats, seed=seed, lang=lang)


def without_links(text: str) -> str:
    """Return the text without links and record lines."""
    return re.sub(r"vigil1-\S+|/\S+", "", text)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_played_in_a_pipe(mode: str, lang: str, tmp_path: Path) -> None:
    table = table_for(mode, lang, seed=len(mode))
    path = tmp_path / "kept.vigil"
    output = whole_game(table, TypingPlayer(seed=3, ways=("number", "name", "words")), path=path)
    assert table.over
    text = without_links(output.text)
    assert not re.search(r"[\x1b\u2500-\u257f]", text), "a pipe has no colors or boxes"
    assert not re.search(r"\b(word|refuse|event|why|option|ask)-[a-z-]+\b|\{ ?\$", text), (
        "no key is shown for a message"
    )
    if lang == "ru":
        latin = set(re.findall(r"[A-Za-z]{3,}", text))
        assert latin <= {"Ana", "Ben", "Ascension", "Enter", "Reclamax", "vigil", "replay"}, latin
    link = next(line for line in output.text.splitlines() if line.startswith("vigil1-"))
    assert unpack(link, GAMES).choices == table.match.choices
    assert read(path.read_text(encoding="utf-8"), GAMES).choices == table.match.choices


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 40)])
@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_can_be_played_on_a_screen(mode: str, size: tuple[int, int]) -> None:
    table = table_for(mode, "en", seed=len(mode) + 1)
    player = TypingPlayer(seed=1)
    output = whole_game(table, player, Screen(player.line, size))
    assert table.over
    drawn = [screen for screen in without_links(output.text).split(CLEAR) if screen.strip()]
    widest = max((line for screen in drawn for line in screen.replace("\x1b[3J", "").splitlines()), key=len)
    assert len(widest) <= size[0], widest
    if mode in ("two", "hot seat", "solo", "few rounds"):
        tallest = max(drawn[:-1], key=lambda screen: screen.count("\n"))  # the last screen is the score
        assert tallest.count("\n") < size[1], tallest


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_lines_through_a_real_pipe_make_the_same_game(lang: str, tmp_path: Path) -> None:
    table = table_for("few rounds", lang, seed=21)
    player = TypingPlayer(seed=5, ways=("words", "number"))
    output = whole_game(table, player)
    lines = output.play.terminal.source
    assert isinstance(lines, Lines)
    args = ["play", "--seats", "greedy,Ana", "--sets", "both", "--rounds", "3", "--seed", "21", "--lang", lang]
    record = tmp_path / "game.vigil"
    result = subprocess.run(
        [sys.executable, "-m", "vigil", *args, "--record", str(record)],
        input="\n".join(lines.typed) + "\n", text=True, encoding="utf-8", capture_output=True, timeout=60, check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "XDG_STATE_HOME": str(tmp_path)},
    )  # fmt: skip
    assert (result.returncode, result.stderr) == (0, "")
    assert read(record.read_text(encoding="utf-8"), GAMES).choices == table.match.choices
    link = next(line for line in output.text.splitlines() if line.startswith("vigil1-"))
    assert link in result.stdout.splitlines()


def test_the_game_ends_with_the_last_input_line() -> None:
    next_line = feed(["a"])
    assert (next_line(), next_line()) == ("a", None)
