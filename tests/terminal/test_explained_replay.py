"""`vigil replay --explain` and `--curve`."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from vigil.cli import app
from vigil.text import LANGUAGES

GOLDEN = Path(__file__).parents[1] / "golden"
ASCENSION, DUEL = str(GOLDEN / "little-honor-2.record"), str(GOLDEN / "conflictus-rapidinha-2.record")
UNFINISHED_PART = 40


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def vigil(*args: str, typed: str = "") -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(args), input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


def choices(path: str) -> int:
    return sum(re.match(r"\d+ ", line) is not None for line in Path(path).read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("record", [ASCENSION, DUEL])
def test_a_log_with_every_choice_explained(record: str, lang: str) -> None:
    at = str(choices(record) - 14)
    code, text, _ = vigil("replay", record, "--log", "--explain", "--sims", "4", "--at", at, "--lang", lang)
    assert code == 0
    assert re.search(r"\d+.?% ± \d+", text) and not re.search(r"[{}$]|none", text)
    why = {"en": "Why: ", "pt": "Por quê: ", "fr": "Pourquoi\u00a0: ", "ru": "Почему: "}[lang]
    assert why in text


def test_each_step_explains_the_choice_before_it() -> None:
    _, text, _ = vigil("replay", DUEL, "--plain", "--explain", "--sims", "4", "--at", "80", typed="next\nquit\n")
    assert "(chosen): win chance" in text and "Choice 81 of" in text


def test_other_perspectives_get_no_explanation_of_a_hand() -> None:
    args = ("replay", DUEL, "--plain", "--explain", "--sims", "2", "--at", "84")
    mine = vigil(*args, "--view-from", "1", typed="quit\n")[1]
    theirs = vigil(*args, "--view-from", "2", typed="quit\n")[1]
    nobodys = vigil(*args, "--view-from", "spectator", typed="quit\n")[1]
    assert "chance" in mine and "chance" not in theirs and "chance" not in nobodys
    assert "Only those who may see" in theirs and "Only those who may see" in nobodys


def test_a_curve_in_eighty_columns_and_in_lines() -> None:
    code, text, _ = vigil("replay", ASCENSION, "--curve", "--sims", "3", "--plain")
    lines = text.splitlines()
    assert code == 0 and max(map(len, lines)) <= 80
    assert any(line.startswith("100% |") for line in lines) and any(line.startswith("  0% |") for line in lines)
    assert any(re.match(r"1\. .*: .* \d+% ± \d+, .* \d+% ± \d+", line) for line in lines)
    assert lines[-1].startswith("End: ") and lines[-1].endswith(" won.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chart_is_well_formed_and_labeled(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "curve.svg"
    code, text, _ = vigil("replay", DUEL, "--curve", "--sims", "1", "--svg", str(path), "--lang", lang, "--plain")
    assert code == 0 and str(path) in text.replace("\n", "")
    root = ElementTree.parse(path).getroot()
    inside = path.read_text(encoding="utf-8")
    assert root.tag.endswith("svg") and root.get("aria-label") and "var(" not in inside and "@media" not in inside
    bands = [e for e in root.iter() if e.tag.endswith("path") and (e.get("d") or "").endswith("Z")]
    assert len(bands) == 2  # one line per player
    assert not re.search(r"[{}$]|nan|none", inside.partition("</style>")[2])


def test_a_curve_of_an_unfinished_game_says_so(tmp_path: Path) -> None:
    lines = Path(DUEL).read_text(encoding="utf-8").splitlines()
    path = tmp_path / "part.record"
    path.write_text("\n".join(lines[: lines.index("") + UNFINISHED_PART]) + "\n", encoding="utf-8")
    _, text, _ = vigil("replay", str(path), "--curve", "--sims", "2", "--plain")
    assert text.splitlines()[-1] == "The game is not over yet."


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--svg", "x.svg"], "--svg has no effect without --curve."),
        (["--sims", "5"], "--sims has no effect without --explain / --curve."),
        (["--explain", "--at", "99999"], "There is no choice 99,999"),
        (["--explain", "--sims", "0"], "greater than or equal to 1"),
        (["--curve", "--sims", "1", "--svg", "no/such/folder/x.svg"], "Cannot write"),
    ],
)
def test_impossible_options_are_usage_errors(args: list[str], message: str) -> None:
    code, _, text = vigil("replay", ASCENSION, *args)
    assert code == 2 and message in text
