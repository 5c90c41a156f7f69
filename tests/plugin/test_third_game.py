"""A game from another package can be simulated, searched, played, recorded, linked and hosted."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from client.live_server import Serving
from plugin.nim import GAME, PLUGIN, WORDS, Config, State
from vigil import registry
from vigil.bots import ask_bot, make
from vigil.cli import app
from vigil.cli.options import game_options, options_for
from vigil.client import Client
from vigil.kernel.errors import BadConfig
from vigil.kernel.game import Outcome
from vigil.kernel.link import pack, unpack
from vigil.kernel.match import Match
from vigil.kernel.record import read, write
from vigil.plugin import CommandOption
from vigil.registry import GAMES
from vigil.server.web.game_settings import form_settings, games
from vigil.terminal.errors import UsageError
from vigil.text import LANGUAGES

ENTRY_POINT = "[vigil.games]\nnim = plugin.nim:PLUGIN\n"


@pytest.fixture(autouse=True)
def nim() -> Iterator[None]:
    registry.register(PLUGIN)
    yield
    registry.unregister("nim")


def played(*bots: str, seed: int = 1) -> Match[State]:
    match = Match(GAME, GAME.configure({}), seed)
    players = [make(name, seed + seat) for seat, name in enumerate(bots)]
    while (decision := match.decision) is not None:
        match.take(ask_bot(players[decision.seat], GAME, match.state, decision))
    return match


def ended(match: Match[State]) -> Outcome:
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    return outcome


def run(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, words)
    assert result.exit_code == code, result.output
    return result.output


def test_a_game_is_found_by_its_entry_point(tmp_path: Path) -> None:
    """Run a new process in which only an installed package adds the game."""
    info = tmp_path / "nim-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: nim\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY_POINT, encoding="utf-8")
    tests = Path(__file__).parents[1]
    result = subprocess.run(
        [sys.executable, "-m", "vigil", "sim", "nim", "--seats", "random,random", "--games", "10", "--seed", "1"],
        capture_output=True, text=True, env={"PYTHONPATH": f"{tmp_path}:{tests}", "PATH": ""}, check=False,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert "10 games" in result.stdout


def test_a_game_that_does_not_load_is_reported_and_the_others_work(tmp_path: Path) -> None:
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[vigil.games]\nbroken = no_such_module:PLUGIN\n", encoding="utf-8")

    def typed(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "vigil", *words]
        env = {"PYTHONPATH": str(tmp_path), "PATH": ""}
        return subprocess.run(command, capture_output=True, text=True, env=env, check=False)

    works = typed("sim", "ascension", "--seats", "random,random", "--games", "2", "--seed", "1")
    assert works.returncode == 0 and "2 games" in works.stdout
    assert (
        "the installed game broken does not load (ModuleNotFoundError: No module named 'no_such_module')"
        in works.stderr
    )
    refused = typed("sim", "broken")
    assert refused.returncode == 2 and "There is no game “broken”; choose from ascension, conflictus" in refused.stderr


def test_a_replay_counts_the_turns_of_a_game_without_turn_events(tmp_path: Path) -> None:
    path = tmp_path / "nim.record"
    path.write_text(write(played("random", "random")), encoding="utf-8")
    result = CliRunner().invoke(app, ["replay", str(path), "--plain"], input="turn 3\nquit\n")
    assert "turn 1" in result.output and "Choice 2 of" in result.output and "turn 3" in result.output


def test_an_option_of_an_unknown_kind_gets_the_text_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = CommandOption("honor_pool", "whether to play for it", "flag")
    monkeypatch.setitem(registry._registered, "nim", replace(PLUGIN, options=(pool,)))
    assert {"honor_pool", "nim_honor_pool"} <= set(options_for("play"))
    assert game_options("nim", "play", {"nim_honor_pool": True}) == {"honor_pool": True}
    with pytest.raises(UsageError) as refused:
        game_options("ascension", "play", {"nim_honor_pool": True})
    assert refused.value.values["option"] == "--nim-honor-pool"


def test_an_unknown_game_is_refused_and_the_known_ones_are_listed() -> None:
    with pytest.raises(BadConfig, match="there is no game 'chess'; choose from ascension, conflictus, nim"):
        registry.get("chess")


def test_the_third_game_is_recorded_and_linked() -> None:
    match = played("random", "random")
    assert match.over
    assert read(write(match), GAMES).choices == match.choices
    assert unpack(pack(match), GAMES).choices == match.choices


def test_the_third_game_is_simulated(tmp_path: Path) -> None:
    rows = tmp_path / "games.jsonl"
    output = run("sim", "nim", "--seats", "greedy,random", "--games", "20", "--seed", "1", "--out", str(rows))
    assert "Nim" in output
    games = [json.loads(line) for line in rows.read_text(encoding="utf-8").splitlines() if '"number"' in line]
    assert len(games) == 20 and all(game["game"] == "nim" and len(game["winners"]) == 1 for game in games)
    page = tmp_path / "report.html"
    run("report", str(rows), "--out", str(page))
    drawn = page.read_text(encoding="utf-8")
    assert "<h1>Nim</h1>" in drawn and "empty" in drawn and "-nim" not in drawn


def test_a_search_beats_random() -> None:
    games = [played("search:sims=200", "random", seed=seed) for seed in range(20)]
    assert sum(0 in ended(match).winners for match in games) >= 18


def test_a_ladder_is_played() -> None:
    output = run("ladder", "nim", "--bots", "random,search:sims=50", "--games", "4", "--seed", "1")
    assert "search:sims=50" in output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_third_game_is_played_in_the_terminal(lang: str) -> None:
    words = ["play", "nim", "--bots", "1", "--seed", "1", "--plain", "--lang", lang]
    result = CliRunner().invoke(app, words, input="1\n" * 20)
    assert result.exit_code == 0, result.output
    assert WORDS[lang][2] in result.output


def test_a_record_is_replayed(tmp_path: Path) -> None:
    path = tmp_path / "nim.vigil"
    path.write_text(write(played("random", "random")), encoding="utf-8")
    assert "from heap" in run("replay", str(path), "--log", "--plain")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_client_without_a_screen_gets_the_names_of_its_fields(lang: str) -> None:
    listed = {game.id: game for game in games.__wrapped__(lang)}
    assert (listed["nim"].name, listed["nim"].fields["heaps"]) == ("Nim", WORDS[lang][1])
    assert (listed["nim"].settings, listed["nim"].arrangements, listed["nim"].decks) == ([], [], [])


def test_a_form_has_a_field_for_each_simple_setting() -> None:
    """Nim has a number without bounds, and heaps, which no form field can edit."""
    (players,) = form_settings(PLUGIN, Config, "en")
    assert (players.name, players.kind, players.default, players.min, players.label) == (
        "players", "integer", 2, None, "Number of players",
    )  # fmt: skip


def test_the_third_game_is_hosted_over_a_real_socket(serving: Serving) -> None:
    with Client(serving.url) as ana:
        ana.guest("Ana")
        table = ana.create_table("nim", seats=[{"seat": 0, "me": True}, {"seat": 1, "bot": "random"}], start=True)
        outcome = ana.play(table.id, 0, "greedy")
        assert outcome is not None
