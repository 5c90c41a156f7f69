"""The tool that measures how even the ready decks are: its seeds, its counts, and one small page."""

from __future__ import annotations

from tools.balance import Played, Report, Tally, play, tasks, told


def test_every_seed_is_played_with_the_seats_exchanged() -> None:
    todo = list(tasks("rapidinha", 4, 1))
    assert len(todo) == 6 * 4
    assert {(style, (b, a), seed) for style, (a, b), seed in todo} == set(todo)
    assert len({seed for _, _, seed in todo}) == 6 * 2


def test_a_drawn_game_is_half_a_win_for_both() -> None:
    report = Report("classic")
    report.add(Played("classic", ("one", "other"), 0, -1, 9, ("leap",)))
    report.add(Played("classic", ("other", "one"), 1, 1, 11, ()))
    assert (report.decks["one"].won, report.decks["other"].won) == (1.5, 0.5)
    assert report.pairs["one", "other"].share == 0.75
    assert report.first.won == 1.5
    assert "one wins 75.0%" in report.faults()[0]


def test_the_interval_holds_the_share_and_narrows() -> None:
    few, many = Tally(6.0, 10), Tally(600.0, 1000)
    for tally in (few, many):
        assert tally.interval[0] < tally.share < tally.interval[1]
    assert many.interval[1] - many.interval[0] < few.interval[1] - few.interval[0]


def test_a_game_can_be_repeated_and_told() -> None:
    task = next(tasks("rapidinha", 1, 5))
    first = play(task)
    assert first == play(task)
    report = Report("rapidinha")
    report.add(first)
    assert "1 games; " in told(report)
