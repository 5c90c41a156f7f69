"""Card statistics: the file, its cards, and its fingerprint."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from vigil import registry
from vigil.cli import app
from vigil.effects.identifiers import slug
from vigil.lab.card_stats import FORMAT_VERSION, card_fingerprint, edition_fingerprint
from vigil.lab.run_analysis import RunAnalysis, analyze
from vigil.lab.run_files import rows

QUICK = {
    "ascension": ("--seats", "greedy,random", "--honor-pool", "12"),
    "conflictus": ("--seats", "greedy,random"),
}


def vigil(*words: object) -> Result:
    return CliRunner().invoke(app, [*map(str, words), "--lang", "en"])


def measured(game: str, path: Path, *words: object) -> dict[str, Any]:
    result = vigil("sim", game, *QUICK[game], "--seed", 7, "--workers", 1, "--card-stats", path, *words)
    assert result.exit_code == 0, result.output
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    assert f"{path} has statistics for {len(data['worth'])} cards." in result.stdout
    return data


@pytest.mark.parametrize("game", ["ascension", "conflictus"])
def test_the_file_has_the_figures_of_the_report(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vigil.lab.card_stats.MAX_HALF_WIDTH", 60.0)  # a few games have wide intervals
    found = measured(game, tmp_path / "figures.json", "--games", 24, "--out", tmp_path / "run.jsonl")
    assert (found["form"], found["game"], found["games"], found["seed"]) == (FORMAT_VERSION, game, 24, 7)
    assert found["bots"] == ["greedy", "random"]
    assert found["cards"] == edition_fingerprint(game)
    assert found["decks"] == ([] if game == "ascension" else ["Landslide", "Tower of Dawn"])
    assert "decks" not in found["settings"]

    study = analyze(rows(tmp_path / "run.jsonl"))
    cards = _had(game, study)
    assert len(found["worth"]) > 10
    for name, told in found["worth"].items():
        card = cards[name]
        estimate = study.win_rate_effect(card)
        assert told["points"] == pytest.approx(100 * estimate.value, abs=0.006)
        assert told["low"] == pytest.approx(100 * estimate.low, abs=0.006)
        assert told["won_with"] - told["won_without"] == pytest.approx(told["points"], abs=0.02)
        assert told["with"] == card.players > 0
        assert told["without"] > 0
    # cards that all players have, and tokens, are left out
    tokens = {slug(card.name) for card in registry.get(game).printed_cards() if getattr(card, "token", False)}
    assert not tokens & found["worth"].keys()
    for name in cards.keys() - found["worth"].keys() - tokens:
        assert study.win_rates(cards[name]) is None or _wide(study, cards[name])


def _had(game: str, study: RunAnalysis) -> dict[str, Any]:
    kinds = ("acquired", "defeated") if game == "ascension" else ("played",)
    return {slug(card.name): card for kind in kinds for card in study.cards[kind].values()}


def _wide(study: RunAnalysis, card: Any) -> bool:
    found = study.win_rate_effect(card)
    return found.high - found.low > 1.2


def test_cards_with_wide_intervals_are_left_out(tmp_path: Path) -> None:
    assert measured("ascension", tmp_path / "figures.json", "--games", 4)["worth"] == {}


def test_the_fingerprint_depends_on_cards_but_not_on_their_translations() -> None:
    cards = registry.get("conflictus").printed_cards()
    dearer = (replace(cards[0], cost=cards[0].cost + 1), *cards[1:])
    renamed = (replace(cards[0], names={"fr": "Autre"}), *cards[1:])
    assert card_fingerprint(cards) == card_fingerprint(reversed(cards)) == card_fingerprint(renamed)
    assert card_fingerprint(cards) != card_fingerprint(dearer)
    assert edition_fingerprint("ascension") == edition_fingerprint("ascension", "anniversary")
    assert edition_fingerprint("ascension") != edition_fingerprint("ascension", "first")


def test_only_card_statistics_are_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    first = measured("ascension", path, "--games", 2)
    assert measured("ascension", path, "--games", 3)["games"] == 3 > first["games"]
    assert not list(tmp_path.glob("*.new"))
    for text in ('{"form": "else"}', "my diary", "[]"):
        path.write_text(text, encoding="utf-8")
        result = vigil("sim", "--games", 1, "--card-stats", path)
        assert result.exit_code == 2
        assert "exists and is not a file of card statistics" in result.stderr
        assert path.read_text(encoding="utf-8") == text
    gone = vigil("sim", "--games", 1, "--card-stats", tmp_path / "nowhere" / "figures.json")
    assert gone.exit_code == 2
    assert "no such folder" in gone.stderr
