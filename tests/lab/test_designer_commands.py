"""`vigil card check` and `vigil compare` on the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from vigil.cli import app
from vigil.cli.card_design_text import number
from vigil.text import LANGUAGES

ROOT = Path(__file__).parents[2]
CARD = """
[[card]]
name = "Toll Keeper"
kind = "hero"
cost = 3
effect = "gain(runes, 2)"
[[card]]
name = "Sleeping Dog"
kind = "monster"
cost = 2
effect = "gain(honor, 1)"
"""
QUICK = ("--policy", "random", "--games", "12", "--workers", "1")


@pytest.fixture(autouse=True)
def somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    Path("mine.toml").write_text(CARD, encoding="utf-8")


def typed(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(words))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    return result.exit_code, result.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_shown_and_measured_in_four_languages(lang: str) -> None:
    status, output = typed("card", "check", "mine.toml", *QUICK, "--lang", lang)
    assert status == 0 and output.count("Toll Keeper. ") == 4 and len(re.findall(r"95\s?%", output)) == 2
    for key in ("impact-", "verdict-", "length-", "idle-", "taken-", "drawn-"):
        assert key not in output, "every message has a translation"


def test_a_named_card_of_a_file_is_measured_alone() -> None:
    _, output = typed("card", "check", "mine.toml", *QUICK, "--card", "sleeping dog")
    assert output.count("95% intervals") == 1 and output.index("Sleeping Dog") < output.index("95% intervals")
    status, output = typed("card", "check", "mine.toml", *QUICK, "--card", "Waking Dog")
    assert status == 2 and "Toll Keeper, Sleeping Dog" in output


def test_zero_seconds_means_a_quick_check() -> None:
    status, output = typed("card", "check", "mine.toml", "--seconds", "0")
    assert status == 0 and "95%" not in output and "Sleeping Dog" in output
    Path("mine.toml").write_text(CARD.replace("runes", "rnues"), encoding="utf-8")
    status, output = typed("card", "check", "mine.toml", "--seconds", "0")
    assert status == 2 and "rnues" in output


def test_json_has_texts_figures_and_errors() -> None:
    status, output = typed("card", "check", "mine.toml", *QUICK, "--json")
    data = json.loads(output)
    assert status == 0 and data["faults"] == [] and data["game"] == "ascension"
    one, other = data["cards"]
    assert set(one["texts"]) == set(LANGUAGES)
    figures: dict[str, Any] = one["measured"]
    assert (
        figures["games"] >= 12 and figures["impact"]["low"] <= figures["impact"]["value"] <= figures["impact"]["high"]
    )
    assert other["measured"]["idle"]["value"] is None, "no one has a monster"
    Path("mine.toml").write_text(CARD.replace("cost = 2", "cots = 2"), encoding="utf-8")
    status, output = typed("card", "check", "mine.toml", "--json")
    (fault,) = json.loads(output)["faults"]
    assert status == 2 and fault["line"] == 10 and fault["hint"] == "Did you mean cost?"


def test_a_sweep_has_a_table_and_a_chart_that_can_be_overwritten() -> None:
    asked = ("card", "check", "mine.toml", "--card", "Toll Keeper", "--sweep", "cost=2..4", *QUICK)
    status, output = typed(*asked)
    lines = output.split("\n")
    assert status == 0 and [line[0] for line in lines if line[:1].isdigit() and "games" not in line][:3] == [
        "2",
        "3",
        "4",
    ]
    assert sum(line.startswith("cost ") for line in lines) == 4, "the table header and three bars"
    assert Path("toll_keeper-cost.svg").read_text(encoding="utf-8").startswith("<svg")
    assert typed(*asked)[0] == 0, "our own chart is drawn again"
    Path("toll_keeper-cost.svg").write_text("my notes", encoding="utf-8")
    status, output = typed(*asked)
    assert status == 2 and Path("toll_keeper-cost.svg").read_text(encoding="utf-8") == "my notes"
    _, output = typed(*asked, "--json")
    swept = json.loads(output)["cards"][0]["sweep"]
    assert [each["cost"] for each in swept] == [2, 3, 4] and swept[0]["measured"]["games"] >= 12


def test_a_file_of_conflictus_is_recognized_by_its_cards() -> None:
    file = str(ROOT / "examples" / "my_conflictus_cards.toml")
    status, output = typed("card", "check", file, *QUICK, "--card", "Harbor Warden")
    assert status == 0 and "Drawn" in output and "Compared with" in output
    status, output = typed("card", "check", file, *QUICK, "--sets", "both")
    assert status == 2 and "--sets" in output
    status, output = typed("card", "check", file, *QUICK, "--card", "Harbor Warden", "--replaces", "Nobody")
    assert status == 2 and "Vigia do Porto" in output


def test_thresholds_set_the_exit_status_of_compare() -> None:
    quick = ("--policy", "random", "--games", "40", "--workers", "1")
    status, output = typed("compare", "honor_pool=10", "honor_pool=60", *quick, "--threshold", "length=1")
    assert status == 1 and "Threshold exceeded: Rounds changed by" in output
    status, output = typed("compare", "honor_pool=10", "honor_pool=60", *quick, "--threshold", "length=1000")
    assert status == 0 and "All changes are within the thresholds." in output
    status, output = typed("compare", "honor_pool=10", "honor_pool=11", *quick, "--threshold", "first=1", "--strict")
    assert status == 1, "forty games are no proof"
    status, output = typed("compare", "default", "mine.toml", *quick, "--json", "--threshold", "90")
    data = json.loads(output)
    assert status == 0 and set(data["figures"]) == {"first", "length", "drawn"} and data["broken"] == []


def test_a_settings_file_can_have_cards_and_copies() -> None:
    Path("short.toml").write_text('honor_pool = 10\n[copies]\n"Mephit" = 0\n' + CARD, encoding="utf-8")
    status, output = typed("compare", "default", "short.toml", "--policy", "random", "--games", "80", "--workers", "1")
    assert status == 0 and "Rounds" in output
    Path("wrong.toml").write_text("honour = 10\n", encoding="utf-8")
    status, output = typed("compare", "default", "wrong.toml", *QUICK)
    assert status == 2 and "wrong.toml" in output and "'honour'" in output
    Path("other.toml").write_text('game = "conflictus"\nformat = "rapidinha"\n', encoding="utf-8")
    assert typed("compare", "other.toml", "other.toml", *QUICK)[0] == 0
    status, output = typed("compare", "other.toml", "short.toml", *QUICK)
    assert status == 2 and "different games" in output
    status, output = typed("compare", "nonsense", "default", *QUICK)
    assert status == 2 and "nonsense" in output


def test_numbers_are_formatted_for_the_language() -> None:
    assert number(-1.25, "en", 1, True) == "−1.2" and number(1.25, "fr", 2, True) == "+1,25"
    assert number(-0.04, "en", 1, True) == "0.0", "zero has no sign"
    assert number(float("inf"), "ru") == "∞"


def test_compare_reports_card_file_errors_like_check() -> None:
    Path("broken.toml").write_text(CARD.replace("gain(runes, 2)", "gian(runes, 2)"), encoding="utf-8")
    status, output = typed("compare", "default", "broken.toml", *QUICK)
    assert status == 2
    assert "broken.toml:6: Toll Keeper: effect: 'gian' is not a word in the card language" in output
    assert "hint: gain is used like this" in output
    _, checked = typed("card", "check", "broken.toml")
    assert checked.splitlines()[0] in output


def test_an_impossible_sweep_is_refused_before_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second card is a monster, which has no honor. The error comes before the first card is measured."""
    monkeypatch.setattr("vigil.cli.card_design.run_sweep", None)
    status, output = typed("card", "check", "mine.toml", *QUICK, "--sweep", "honor=1..3")
    assert status == 2 and "no honor of its own" in output and "95% intervals" not in output
    Path("toll_keeper-cost.svg").write_text("a letter", encoding="utf-8")
    status, output = typed("card", "check", "mine.toml", *QUICK, "--sweep", "cost=1..3")
    assert status == 2 and "toll_keeper-cost.svg" in output


def test_the_game_follows_from_the_settings() -> None:
    status, output = typed("compare", "format=classic", "format=rapidinha", *QUICK)
    assert status == 0 and "Rounds" in output
    status, output = typed("compare", "format=classic", "honor_pool=30", *QUICK)
    assert status == 2 and "different games" in output


def test_compare_reports_skipped_cards_and_rounding() -> None:
    status, output = typed(
        "compare", "honor_pool=10", "honor_pool=12", "--policy", "random", "--games", "3", "--workers", "1"
    )
    assert status == 0 and "0 cards" not in output and "too few games to compare cards" in output
    assert "You asked for 3 games; 4 were played, because the 2 games of a seed belong together" in output
    status, output = typed("compare", "honor_pool=10", "honor_pool=12", "--seconds", "0")
    assert status == 2 and "--seconds above 0" in output
    _, output = typed("card", "check", "mine.toml", "--card", "toll keeper", "--policy", "random", "--games", "13")
    assert "You asked for 13 games; 18 were played" in output
    assert "asked for" not in typed("card", "check", "mine.toml", "--card", "toll keeper", *QUICK)[1]


def test_card_names_are_translated() -> None:
    told = {
        lang: typed("card", "check", "mine.toml", "--card", "toll keeper", *QUICK, "--lang", lang)[1]
        for lang in LANGUAGES
    }
    assert "Mystic" in told["en"]
    assert "Mystic" not in told["ru"] and "Мистик" in told["ru"]
    words = ("compare", "sets=base", "sets=fallen", "--policy", "random", "--games", "40", "--workers", "1")
    output = typed(*words, "--lang", "ru")[1]
    first = next(line for line in output.splitlines() if line.endswith(("только в A", "только в Б", "только в B")))
    assert first[0] in "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ"
