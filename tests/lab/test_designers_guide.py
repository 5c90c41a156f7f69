"""docs/DESIGNERS.md, followed to the letter: its files are written, its commands typed, its answers compared."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from vigil.cli import app

GUIDE = Path(__file__).parents[2] / "docs" / "DESIGNERS.md"
FENCE = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NUMBER = re.compile(r"[+−-]?\d+(?:[.,]\d+)?")


def commands(body: str) -> Iterator[tuple[str, list[str]]]:
    """What is typed after `$`, and the lines shown below it."""
    for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]:
        typed, *shown = part.rstrip("\n").split("\n")
        yield typed, shown


def bare(line: str) -> str:
    """A line of figures without its numbers: those change whenever somebody plays better."""
    measured = re.search(r" (?:to|per second)\b.*\d|^\d+ games|^cost|^\d+ +[+−\d]", line)
    return re.sub(r"\s+", " ", NUMBER.sub("#", line) if measured else line).strip()


def agrees(shown: list[str], printed: list[str]) -> bool:
    """Whether the lines shown are those printed; `...` stands for any."""
    if not shown:
        return not printed
    if shown[0] == "...":
        return any(agrees(shown[1:], printed[skip:]) for skip in range(len(printed) + 1))
    return bool(printed) and bare(shown[0]) == bare(printed[0]) and agrees(shown[1:], printed[1:])


def test_the_guide_is_right_to_the_letter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)
    status, typed_before = 0, []
    for language, name, body in FENCE.findall(GUIDE.read_text(encoding="utf-8")):
        if language == "toml":
            assert name, "every file of the guide has a name"
            Path(name).write_text(body, encoding="utf-8")
        for typed, shown in commands(body) if language == "console" else ():
            if typed == "echo $?":
                assert [str(status)] == shown
                continue
            program, *words = shlex.split(typed)
            assert program == "vigil"
            result = CliRunner().invoke(app, words, input="")
            status = result.exit_code
            assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
            printed = result.output.rstrip("\n").split("\n")
            assert not shown or agrees(shown, printed), f"{typed}\n{result.output}"
            if typed.startswith("vigil play"):
                assert status == 0 and "Night Ferry" in Path("my_cards.toml").read_text(encoding="utf-8")
            typed_before.append(typed)
    assert len(typed_before) >= 10
    assert Path("night_ferry-cost.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_guide_that_is_wrong_would_be_noticed() -> None:
    assert agrees(["a", "...", "b"], ["a", "x", "y", "b"])
    assert not agrees(["a", "...", "b"], ["a", "x"])
    assert not agrees(
        ["Weaker than printed cards of the same cost."], ["Stronger than printed cards of the same cost."]
    )
    assert agrees(["  Having it  +1.0 (+0.5 to +1.5)  points"], ["  Having it   −3.0 (−5.5 to 0.0)   points"])
    assert not agrees(["  Having it  +1.0 (+0.5 to +1.5)  points"], ["  At its price  +1.0 (+0.5 to +1.5)  points"])
    assert not agrees(["my_cards.toml:6: wrong"], ["my_cards.toml:7: wrong"])
