"""The tool that measures the balance of the ready-made decks."""

from __future__ import annotations

from tools.deck_balance import Played, Report, as_json, format_section, play, random_tasks, tasks
from vigil.lab.summary import WinTally


def test_every_deal_is_played_twice_and_each_player_goes_first_once() -> None:
    todo = list(tasks("greedy", "rapidinha", 4, 1))
    assert len(todo) == 6 * 4
    assert {(*deal, 1 - begins) for *deal, begins in todo} == set(todo)
    assert len({seed for _, _, _, seed, _ in todo}) == 6 * 2
    seats = {decks for _, _, decks, _, _ in todo}
    assert seats == {(b, a) for a, b in seats}, "each deck plays in each seat"


def test_the_games_of_a_deal_differ_only_in_who_goes_first() -> None:
    one, other = list(tasks("greedy", "classic", 1, 5))[:2]
    first, second = play(one), play(other)
    assert (first.first, second.first) == (0, 1)
    assert first.decks == second.decks


def test_a_ready_made_deck_plays_against_random_decks() -> None:
    report = Report("rapidinha")
    for task in list(random_tasks("greedy", "rapidinha", 2, 7, "torre_da_alvorada")):
        report.add_random(play(task))
    assert [*report.against_random] == ["torre_da_alvorada"]
    assert report.against_random["torre_da_alvorada"].games == 2
    report.against_random["weak"] = WinTally(games=10, points=7.0)
    report.lengths.append(6)
    assert "weak wins only 70.0% against random decks" in report.faults()


def test_a_drawn_game_is_half_a_win_for_both() -> None:
    report = Report("classic")
    report.add(Played("classic", ("one", "other"), 0, -1, 9, ("leap",)))
    report.add(Played("classic", ("other", "one"), 1, 1, 11, ()))
    assert (report.decks["one"].points, report.decks["other"].points) == (1.5, 0.5)
    assert report.pairs["one", "other"].rate.value == 0.75
    assert report.first.points == 1.5
    assert "one wins 75.0%" in report.faults()[0]


def test_the_interval_contains_the_share_and_narrows() -> None:
    few, many = (WinTally(games=n, points=0.6 * n).rate for n in (10, 1000))
    for rate in (few, many):
        assert rate.low < rate.value < rate.high
    assert many.high - many.low < few.high - few.low


def test_a_game_is_reproducible_and_reported() -> None:
    task = next(tasks("search:sims=2", "rapidinha", 1, 5))
    first = play(task)
    assert first == play(task)
    report = Report("rapidinha")
    report.add(first)
    page = format_section(as_json(report, "--games 1"))
    assert "1 games, " in page and "Measured with `python -m tools.deck_balance --games 1`." in page
