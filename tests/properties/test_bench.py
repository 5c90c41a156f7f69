"""The benchmark measures what it reports."""

from __future__ import annotations

import random

import pytest

from tools import bench, bench_bots
from vigil.games.ascension.rules.game import GAME


def test_every_measure_runs() -> None:
    figures = bench.measure(bench.own_measures(quick=True) + bench.conflictus_measures(quick=True), repeats=1)
    assert all(figure.rate > 0 and figure.micros > 0 for figure in figures)
    table = bench.table(figures, {figures[0].name: 600.0})
    assert all(figure.name in table for figure in figures) and "games of 600 decisions" in table
    names = {figure.name for figure in figures}
    assert all(ours in names for ours, _ in bench.RATIOS)
    assert bench.ratios(figures) == {} or bench.peer_measures(quick=True)


def test_a_game_with_every_card_can_be_saved_and_finished() -> None:
    s = bench.wealthy(GAME.new(GAME.configure({"players": 2}), 1), random.Random(1))
    assert GAME.load(GAME.save(s)) == s
    assert bench.random_game(s, random.Random(1)) > 50 and GAME.outcome(s) is not None


def test_a_missing_rlcard_is_reported_with_install_instructions(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "peer_measures", lambda quick: [])
    monkeypatch.setattr(bench, "own_measures", lambda quick: [bench.Measure("nothing", "times", lambda: 1)])
    monkeypatch.setattr(bench, "conflictus_measures", lambda quick: [])
    monkeypatch.setattr(bench_bots, "own_benchmarks", lambda: ["ascension: random"])
    assert bench.main(["--quick"]) == 0
    output = capsys.readouterr().out
    assert "make bench" in output and "ascension: random, games" in output
    assert bench.main(["--quick", "--only", "engine"]) == 0
    output = capsys.readouterr().out
    assert "make bench" in output and "ascension: random" not in output


def test_every_bot_of_both_games_is_measured_and_so_are_playouts_and_simulations() -> None:
    units = {}
    for name in bench_bots.own_benchmarks():
        done = bench_bots.run_for(name, 0.0, 1).counts
        units[name] = set(done)
        assert all(count > 0 for count in done.values()), name
    assert units == {
        f"{game}: {bot}": what
        for game in ("ascension", "conflictus")
        for bot, what in {
            "random": {"games", "decisions"},
            "greedy": {"games", "decisions"},
            "playouts": {"playouts", "decisions"},
            "search": {"games", "decisions", "simulations"},
        }.items()
    }


def test_bots_are_measured_on_one_core_and_on_two() -> None:
    speeds = bench_bots.measure(["conflictus: random"], 0.0, 1)
    assert [each.unit for each in speeds] == ["games", "decisions"]
    assert all(each.one > 0 and each.two > 0 and each.clock > 0 for each in speeds)
    table = bench_bots.table(speeds)
    assert "conflictus: random, decisions" in table and "two cores" in table


def test_a_ratio_is_shown_only_where_the_peer_was_measured() -> None:
    ours = bench_bots.Speed("ascension: playouts", "decisions", 300.0, 600.0, 500.0)
    theirs = bench_bots.Speed("RLCard uno: playouts", "decisions", 100.0, 200.0, 200.0)
    assert bench_bots.ratios([ours, theirs]) == {"ascension: playouts / RLCard uno: playouts, decisions": 3.0}
    assert bench_bots.ratios([ours]) == {}
    names = {*bench_bots.own_benchmarks(), *bench_bots.PEERS}
    assert all({one, other} <= names for one, other, _ in bench_bots.RATIOS)
