"""The command line: fast help, clear usage errors with exit status 2, and every command in a subprocess."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from vigil import __version__
from vigil.cli import app
from vigil.terminal.seat_plan import choose_language, count_players, plan_seats, seats_text
from vigil.text import LANGUAGES


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path


def vigil(*args: str, typed: str = "") -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(args), input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


def test_help_and_version() -> None:
    assert vigil("--version")[1] == f"vigil {__version__}\n"
    code, text, _ = vigil("--help")
    assert code == 0
    for command in ("play", "watch", "replay", "continue", "cards", "rules"):
        assert command in text
        assert vigil(command, "--help")[0] == 0


def test_help_imports_neither_the_games_nor_rich() -> None:
    heavy = r"fluent|vigil\.tui|rich\.console|vigil\.games\.\w+\.(?!plugin$)"  # a plugin only lists its parts
    code = f"import re, sys, vigil.cli; print([m for m in [*sys.modules] if re.match({heavy!r}, m)])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (["--players", "5"], "2-4 players, not 5"),
        (["--sets", "fallen", "--mode", "teams"], "fallen cannot be played in mode teams"),
        (["--honor-pool", "-3"], "honor_pool must be"),
        (["--rounds", "0"], "rounds must be"),
        (["--exclude", "Nonsense"], "is not a card of this center deck"),
        (["--copies", "Mystic=3"], "is not a card of this center deck"),
        (["--copies", "Mephit"], "--copies takes a card and a number"),
        (["--copies", "Mephit=999"], "whole number from 0 to 60"),
        (["--bots", "genius"], "there is no bot called 'genius'; choose from random"),
        (["--seats", "Ana,Ben", "--bots", "1"], "either --seats or --bots"),
        (["--seats", "Ana,Ben,Cleo", "--players", "2"], "3 seats for 2 players"),
        (["--seats", "Ana:xx,greedy"], "There is no language"),
        (["--lang", "tlh"], "There is no language"),
        (["--cards", "does-not-exist.toml"], "annot read"),
        (["--resume", "does-not-exist"], "annot read"),
        (["--resume", "vigil1-broken"], "link"),
        (["chess"], "There is no game"),
    ],
)
def test_usage_errors_are_clear(args: list[str], part: str) -> None:
    code, _, errors = vigil("play", *args)
    assert code == 2 and part in errors and "Traceback" not in errors and len(errors.strip().splitlines()) == 1


@pytest.mark.parametrize(("lang", "part"), [("pt", "jogadores"), ("fr", "joueurs"), ("ru", "игрок")])
def test_usage_errors_are_translated(lang: str, part: str) -> None:
    code, _, errors = vigil("play", "--players", "5", "--lang", lang)
    assert code == 2 and part in errors


def test_a_game_in_a_subprocess(tmp_path: Path) -> None:
    record = tmp_path / "game.vigil"
    code, text, errors = vigil("play", "--seed", "5", "--record", str(record), typed="all\n1\n")
    assert (code, errors) == (0, "") and "seed 5" in text and "--resume" in text
    code, text, _ = vigil("play", "--resume", str(record), typed="players\n")
    assert code == 0 and "4 Runes" not in text and "3 Runes" in text
    code, text, _ = vigil("continue", str(record), "--at", "2", typed="hand\n")
    assert code == 0 and len(list((tmp_path / "state" / "vigil").iterdir())) == 1
    code, text, _ = vigil("replay", str(record), "--log")
    assert code == 0 and "Mechana Initiate" in text
    code, _, errors = vigil("play", "--record", str(record))
    assert code == 2 and "already exists" in errors


def test_custom_cards_and_excluded_cards(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    thief = 'name = "Night Thief"\nkind = "monster"\ncost = 2\ncopies = 60\neffect = "gain(honor, 1)"\n'
    file.write_text(f'set = "mine"\n[[card]]\n{thief}', encoding="utf-8")
    args = ["play", "--cards", str(file), "--exclude", "mephit", "--copies", "Sea Tyrant=5", "--seed", "1"]
    code, text, _ = vigil(*args, typed="look night\n")
    assert code == 0 and "Night Thief – Monster" in text
    assert "Sea Tyrant" in vigil("cards", "--cards", str(file), "--json", "sea", "tyrant")[1]
    assert vigil("card", "check", str(file), "--seconds", "0")[0] == 0
    file.write_text("nonsense", encoding="utf-8")
    assert vigil("card", "check", str(file), "--seconds", "0")[0] == 2
    assert vigil("card", "check")[0] == 2


def test_watching_in_a_subprocess() -> None:
    code, text, _ = vigil("watch", "--seed", "3", "--honor-pool", "8", "--seats", "random,greedy")
    assert code == 0 and "has won" in text and "vigil1-" in text
    assert vigil("watch", "--seed", "3", "--honor-pool", "8", "--mode", "solo")[0] == 0
    text = vigil("watch", "--seed", "3", "--honor-pool", "8", "--bots", "greedy,greedy,random")[1]
    assert "Greedy plays" in text and "Greedy 2 plays" in text and "Random plays" in text and "Player" not in text
    assert "Ana plays" in vigil("watch", "--seed", "3", "--honor-pool", "8", "--seats", "Ana,Ben=random")[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_as_json(lang: str) -> None:
    code, text, _ = vigil("cards", "ascension", "--json", "--lang", lang)
    cards = json.loads(text)
    assert code == 0 and len(cards) == 84 and {card["lang"] for card in cards} == {lang}


def test_cards_and_rules() -> None:
    assert "Muramasa" in vigil("cards", "ascension", "--faction", "void", "--kind", "construct")[1]
    assert vigil("cards", "ascension", "--cost", "many")[0] == 2
    assert "No cards match." in vigil("cards", "ascension", "nonsense")[1]
    assert vigil("rules", "A-ROW-03")[1].startswith("A-ROW-03")
    assert vigil("rules", "A-ROW-99")[0] == 2


def test_seats_are_parsed_as_they_are_written() -> None:
    seats = plan_seats("Ana, Ben:pt ,greedy,Robo=random", None, 4, "en")
    assert [(s.name, s.lang, s.bot) for s in seats] == [
        ("Ana", "en", None), ("Ben", "pt", None), ("Greedy", "en", "greedy"), ("Robo", "en", "random"),
    ]  # fmt: skip
    assert plan_seats(seats_text(seats), None, 4, "en") == seats
    assert [s.name for s in plan_seats(None, "2", 3, "fr")] == ["Joueur 1", "Avide", "Avide 2"]
    assert [s.bot for s in plan_seats("Ana", None, 3, "en")] == [None, "greedy", "greedy"]
    asked = (("a,b,c", None, None), (None, "2", None), (None, None, None), ("a", None, 2))
    assert [count_players(*wishes) for wishes in asked] == [3, 3, None, 2]


def test_the_system_language_is_the_default() -> None:
    assert choose_language(None, {"LANG": "pt_BR.UTF-8"}) == "pt"
    assert choose_language(None, {"LC_ALL": "ru_RU", "LANG": "fr_FR"}) == "ru"
    assert choose_language(None, {"LANG": "C"}) == "en" and choose_language(None, {}) == "en"
    assert choose_language("FR", {}) == "fr"


def test_invalid_bytes_and_closed_pipes() -> None:
    command = [sys.executable, "-m", "vigil"]
    result = subprocess.run(
        [*command, "play", "--seed", "5"], input=b"\xff\xfe\n\x00\nall\n", capture_output=True, check=False
    )
    assert result.returncode == 0 and result.stderr == b"" and b"5 cards played." in result.stdout
    pipe = subprocess.Popen([*command, "cards"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert pipe.stdout is not None and pipe.stderr is not None
    pipe.stdout.readline()
    pipe.stdout.close()
    assert pipe.stderr.read() == b""
    pipe.stderr.close()
    assert pipe.wait(30) == 0
