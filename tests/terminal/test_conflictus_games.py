"""Whole matches of Conflictus through a pipe and on a screen: every language, both formats, 2 to 4 players."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from terminal.typing_player import Lines, Screen, TypingPlayer, new_match, whole_game
from vigil.kernel.link import unpack
from vigil.kernel.record import read
from vigil.registry import GAMES
from vigil.terminal.console import CLEAR
from vigil.terminal.local_session import LocalSession
from vigil.text import LANGUAGES

TABLES: dict[str, tuple[dict[str, Any], str]] = {
    "two": ({"format": "rapidinha"}, "Ana,greedy"),
    "classic": ({"format": "classic"}, "greedy,Ana"),
    "hot seat": ({"format": "rapidinha"}, "Ana,Ben"),
    "three": ({"format": "rapidinha"}, "Ana,random,Ben"),
    "four": ({"format": "classic", "rounds": 40}, "Ana,random,greedy,random"),
    "best of three": ({"format": "rapidinha", "best_of": 3}, "Ana,greedy"),
    "full control": ({"format": "rapidinha", "always_ask": True, "rounds": 12}, "Ana,greedy"),
}
LATIN_IN_RUSSIAN = {"Ana", "Ben", "Conflictus", "Aeternus", "Enter", "vigil", "replay"}


def table_for(name: str, lang: str, seed: int) -> LocalSession:
    settings, seats = TABLES[name]
    return new_match(settings, seats, seed, lang, players=len(seats.split(",")))


def without_links(text: str) -> str:
    """Return the text without links and file names."""
    return re.sub(r"vigil1-\S+|/[a-z]\S+", "", text)


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_can_be_played_in_a_pipe(name: str, lang: str, tmp_path: Path) -> None:
    table = table_for(name, lang, seed=len(name))
    path = tmp_path / "kept.vigil"
    output = whole_game(table, TypingPlayer(seed=3, ways=("number", "name", "words")), path=path)
    assert table.over
    text = without_links(output.text)
    assert not re.search(r"[\x1b\u2500-\u257f☼☾◇▸]", text), "a pipe has no colors, boxes or symbols"
    assert not re.search(r"\b(word|refuse|event|why|option|ask|term|bar|log)-[a-z-]+\b|\{ ?\$", text)
    if lang == "ru":
        assert set(re.findall(r"[A-Za-z]{3,}", text)) <= LATIN_IN_RUSSIAN
    link = next(line for line in output.text.splitlines() if line.startswith("vigil1-"))
    assert unpack(link, GAMES).choices == table.match.choices
    assert read(path.read_text(encoding="utf-8"), GAMES).choices == table.match.choices


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 40)])
@pytest.mark.parametrize("name", TABLES)
def test_a_whole_match_can_be_played_on_a_screen(name: str, size: tuple[int, int]) -> None:
    table = table_for(name, LANGUAGES[len(name) % 4], seed=len(name) + 1)
    player = TypingPlayer(seed=1)
    output = whole_game(table, player, Screen(player.line, size))
    assert table.over
    drawn = [screen for screen in without_links(output.text).split(CLEAR) if screen.strip()]
    widest = max((line for screen in drawn for line in screen.replace("\x1b[3J", "").splitlines()), key=len)
    assert len(widest) <= size[0], widest
    if len(table.seats) == 2:
        tallest = max(drawn[:-1], key=lambda screen: screen.count("\n"))  # the last screen is the score
        assert tallest.count("\n") < size[1], tallest


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_lines_through_a_real_pipe_make_the_same_match(lang: str, tmp_path: Path) -> None:
    table = table_for("two", lang, seed=21)
    player = TypingPlayer(seed=5, ways=("words", "number"))
    output = whole_game(table, player)
    lines = output.play.terminal.source
    assert isinstance(lines, Lines)
    record = tmp_path / "game.vigil"
    args = ["play", "conflictus", "--seats", "Ana,greedy", "--seed", "21", "--lang", lang, "--record", str(record)]
    result = subprocess.run(
        [sys.executable, "-m", "vigil", *args],
        input="\n".join(lines.typed) + "\n", text=True, encoding="utf-8", capture_output=True, timeout=60, check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "XDG_STATE_HOME": str(tmp_path)},
    )  # fmt: skip
    assert (result.returncode, result.stderr) == (0, "")
    assert read(record.read_text(encoding="utf-8"), GAMES).choices == table.match.choices
    link = next(line for line in output.text.splitlines() if line.startswith("vigil1-"))
    assert link in result.stdout.splitlines()
