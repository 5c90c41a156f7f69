"""The benchmark does what it says it measures."""

from __future__ import annotations

import random

import pytest

from tools import bench
from vigil.games.ascension import GAME


def test_every_measure_runs() -> None:
    figures = bench.measure(bench.own_measures(quick=True) + bench.conflictus_measures(quick=True), repeats=1)
    assert all(figure.rate > 0 and figure.micros > 0 for figure in figures)
    told = bench.table(figures, {figures[0].name: 600.0})
    assert all(figure.name in told for figure in figures) and "games of 600 decisions" in told
    names = {figure.name for figure in figures}
    assert all(ours in names for ours, _ in bench.RATIOS)
    assert bench.ratios(figures) == {} or bench.peer_measures(quick=True)


def test_a_wealthy_game_has_every_card_once() -> None:
    s = bench.wealthy(GAME.new(GAME.configure({"players": 2}), 1), random.Random(1))
    assert GAME.load(GAME.save(s)) == s
    assert bench.random_game(s, random.Random(1)) > 50 and GAME.outcome(s) is not None


def test_without_rlcard_it_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "peer_measures", lambda quick: [])
    monkeypatch.setattr(bench, "own_measures", lambda quick: [bench.Measure("nothing", "times", lambda: 1)])
    monkeypatch.setattr(bench, "conflictus_measures", lambda quick: [])
    assert bench.main(["--quick"]) == 0
    assert "make bench" in capsys.readouterr().out
