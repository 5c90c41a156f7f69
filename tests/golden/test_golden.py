"""Every golden record still replays to the end it had when it was written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import golden
from vigil.kernel import link, record
from vigil.registry import GAMES

FILES = sorted(Path(__file__).parent.glob("*.record"))


def test_there_is_a_record_for_every_mode() -> None:
    assert {path.stem for path in FILES} == set(golden.GAMES_TO_PLAY)


def test_the_golden_games_of_conflictus_are_of_every_kind() -> None:
    matches = {name: golden.play(name) for name in golden.GAMES_TO_PLAY if name.startswith("conflictus")}
    seats = {(match.config.format, match.config.players) for match in matches.values()}
    assert seats == {(style, n) for style in ("classic", "rapidinha") for n in (2, 3, 4)}
    assert matches["conflictus-three-games"].state.game >= 2
    assert {match.game.outcome(match.state).reason for match in matches.values()} >= {"mons", "rounds", "conceded"}  # type: ignore[union-attr]
    verbs = {choice.name.split()[0] for match in matches.values() for choice in match.choices}
    assert verbs >= {
        "play", "play_source", "use", "pass", "target", "target_player", "attack", "block", "sacrifice", "set_aside",
        "keep",
        "exchange", "add_to_set", "pay_auto", "pay_manually", "recover", "find", "number", "yes", "no", "reduce",
        "choose",
    }  # fmt: skip


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_record_ends_with_its_recorded_result(path: Path) -> None:
    """Replay a record.

    If this fails on purpose, raise RULES_VERSION and run `make golden`. Otherwise it found a bug.
    """
    text = path.read_text(encoding="utf-8")
    match = record.read(text, GAMES)
    assert match.over
    told = [line.removeprefix("# ") for line in text.splitlines() if line.startswith("#")]
    assert list(golden.comments(match)) == told
    assert record.write(match, tuple(told)) == text
    assert link.unpack(link.pack(match), GAMES).choices == match.choices


@pytest.mark.parametrize(
    "name", ["base-2", "solo-both", "conceded-3", "conflictus-three-games", "conflictus-conceded-3"]
)
def test_the_golden_games_are_the_same_on_every_run(name: str) -> None:
    match = golden.play(name)
    assert golden.text(name) == golden.text(name)
    assert match.over
    if "conceded" in name:
        assert sum(choice.index < 0 for choice in match.choices) == 2


def test_the_tool_reports_what_would_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "FOLDER", tmp_path / "tests" / "golden")
    monkeypatch.setattr(golden, "GAMES_TO_PLAY", {"two-rounds-3": golden.GAMES_TO_PLAY["two-rounds-3"]})
    assert golden.main(["--check"]) == 1 and not golden.FOLDER.exists()
    assert golden.main([]) == 0 and golden.main(["--check"]) == 0
    file = golden.FOLDER / "two-rounds-3.record"
    file.write_text(file.read_text().replace("end_turn", "end_turn "))
    (golden.FOLDER / "old.record").write_text("")
    assert golden.main(["--check"]) == 1
    assert golden.main([]) == 0 and [path.name for path in golden.FOLDER.iterdir()] == ["two-rounds-3.record"]
    assert golden.main(["--help"]) == 2
