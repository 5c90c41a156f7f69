"""Ladders: deals, ratings, reports, and resuming from a file."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from vigil import registry
from vigil.cli import app
from vigil.kernel.errors import BadConfig, BadData
from vigil.lab import ladder
from vigil.lab.ladder import (
    LadderGame,
    LadderPlan,
    as_json,
    play_ladder_game,
    run_ladder,
    summarize,
    time_quantile,
    time_step,
)
from vigil.lab.ladder_report import HEAD, report_lines
from vigil.lab.simulation import play_game
from vigil.lab.stats import sign_p
from vigil.text import LANGUAGES

SMALL = LadderPlan("ascension", ("random", "greedy"), 4, 3, 2, {"rounds": 6})


def vigil(*args: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(args))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


def timeless(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in row.items() if key != "times"} for row in rows]


# ------------------------------------------------------------------------- the schedule


def test_every_pair_plays_every_deal_from_both_seats() -> None:
    plan = LadderPlan("ascension", ("a", "b", "c"), 6, 1)
    seats: dict[tuple[str, ...], list[int]] = {}
    for meeting in plan.ladder_games():
        seats.setdefault(meeting.bots, []).append(meeting.seed)
    assert set(seats) == {pair for both in combinations("abc", 2) for pair in (both, both[::-1])}
    assert len({tuple(seeds) for seeds in seats.values()}) == 1  # the same deals for all pairs
    assert all(len(set(seeds)) == 3 for seeds in seats.values())


def test_an_odd_number_of_games_is_rounded_up() -> None:
    assert len(list(LadderPlan("ascension", ("a", "b"), 5, 1).ladder_games())) == 6


def test_adjacent_bots_can_play_more_games() -> None:
    met = Counter(
        frozenset(meeting.bots)
        for meeting in LadderPlan("ascension", ("a", "b", "c"), 4, 1, adjacent_games=10).ladder_games()
    )
    assert met == {frozenset("ab"): 10, frozenset("bc"): 10, frozenset("ac"): 4}


def test_in_conflictus_both_bots_have_the_same_deck() -> None:
    decks: Counter[str] = Counter()
    for meeting in LadderPlan("conflictus", ("a", "b"), 16, 1).ladder_games():
        first, second = json.loads(meeting.settings)["decks"]
        assert first == second
        decks[json.dumps(first, sort_keys=True)] += 1
    assert len(decks) == 4 and set(decks.values()) == {4}  # the ready-made decks of a Rapidinha


def test_only_ascension_has_solo_games() -> None:
    assert [m.bots for m in LadderPlan("ascension", ("a", "b"), 0, 1, 2).ladder_games()] == [
        ("a",),
        ("b",),
        ("a",),
        ("b",),
    ]
    assert list(LadderPlan("conflictus", ("a", "b"), 0, 1, 2).ladder_games()) == []


@pytest.mark.parametrize("bots", [(), ("greedy",), ("greedy", "greedy")])
def test_a_ladder_needs_two_bots(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadConfig, match="at least two bots"):
        list(LadderPlan("ascension", bots, 2, 1).ladder_games())


def test_a_game_is_reproducible() -> None:
    meeting = replace(
        next(LadderPlan("conflictus", ("a", "b"), 2, 1).ladder_games()), bots=("greedy", "random"), seed=5
    )
    one, other = play_ladder_game(meeting), play_ladder_game(meeting)
    assert timeless([one]) == timeless([other])
    assert sum(sum(times.values()) for times in one["times"]) <= one["decisions"]


def test_time_limits_use_the_given_clock() -> None:
    """If the clock doesn't move, a time limit never ends a search."""
    settings = json.dumps({"players": 2, "honor_pool": 5})
    hurried, patient = (
        play_game("ascension", settings, [f"search:sims=6:ms={ms}", "greedy"], 3, clock=lambda: 0.0)
        for ms in (1, 90_000)
    )
    assert hurried == patient


def test_a_ladder_does_not_depend_on_the_workers() -> None:
    assert timeless(run_ladder(SMALL, workers=1)) == timeless(run_ladder(SMALL, workers=2))


# ---------------------------------------------------------------------------- resuming


def test_saved_ladder_games_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    played: list[LadderGame] = []

    def counted(meeting: LadderGame) -> dict[str, Any]:
        played.append(meeting)
        if len(played) == 4:
            raise KeyboardInterrupt
        return play_ladder_game(meeting)

    monkeypatch.setattr(ladder, "play_ladder_game", counted)
    with pytest.raises(KeyboardInterrupt):  # the user presses Ctrl+C
        run_ladder(SMALL, file, 1)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3
    whole = run_ladder(SMALL, file, 1)
    assert len(played) == 4 + 5 and len(whole) == 8
    assert run_ladder(SMALL, file, 1) == whole and len(played) == 9
    more = run_ladder(LadderPlan("ascension", ("random", "greedy"), 6, 3, 2, {"rounds": 6}), file, 1)
    assert len(played) == 11 and len(more) == 10
    run_ladder(LadderPlan("ascension", ("random", "greedy"), 4, 4, 2, {"rounds": 6}), file, 1)
    assert len(played) == 11 + 8  # another seed is another ladder
    assert timeless(whole) == timeless(run_ladder(SMALL, None, 1))


def test_the_game_of_a_truncated_line_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = run_ladder(SMALL, file, 1)
    text = file.read_text(encoding="utf-8")
    file.write_text(text[:-30], encoding="utf-8")
    assert timeless(run_ladder(SMALL, file, 1)) == timeless(whole)
    assert len(file.read_text(encoding="utf-8").splitlines()) == len(whole)


def test_other_files_are_refused_and_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ana,\nhow are you?\n", encoding="utf-8")
    with pytest.raises(BadData, match=r"letter.txt, line 1: this is not a ladder game"):
        run_ladder(SMALL, file, 1)
    assert file.read_text(encoding="utf-8") == "Dear Ana,\nhow are you?\n"


# -------------------------------------------------------------------------- the figures


def row(one: str, other: str, places: tuple[int, int], deal: int) -> dict[str, Any]:
    return {"bots": [one, other], "places": list(places), "deal": deal, "times": [{"80": 1}, {"80": 1}]}


def made_up() -> list[dict[str, Any]]:
    """Strong beats greedy in 9 of 12 games: it wins 4 deals, ties one, and draws and wins in one."""
    rows = []
    for deal in range(4):
        rows += [row("strong", "greedy", (1, 2), deal), row("greedy", "strong", (2, 1), deal)]
    rows += [row("strong", "greedy", (1, 2), 4), row("greedy", "strong", (1, 2), 4)]
    rows += [row("strong", "greedy", (1, 1), 5), row("greedy", "strong", (1, 2), 5)]
    for deal in range(6):
        for one in ("strong", "greedy"):
            rows += [row(one, "weak", (1, 2), deal), row("weak", one, (2, 1), deal)]
    return rows


def test_ratings_follow_the_results() -> None:
    summary = summarize(LadderPlan("ascension", ("weak", "greedy", "strong"), 12, 1), made_up())
    assert summary.ratings.names == ("strong", "greedy", "weak")
    assert summary.ratings.of("greedy").value == pytest.approx(1000)
    assert summary.reference == "greedy" and summary.rating_differences["greedy"][:3] == (0, 0, 0)
    better, weak = summary.rating_differences["strong"], summary.rating_differences["weak"]
    assert better.value == pytest.approx(summary.ratings.of("strong").value - 1000)
    assert better.low < better.value < better.high < 2000
    assert weak.low == -math.inf and -1000 < weak.high < 0  # it lost all 24 games, so its rating has no lower bound
    score = summary.heads["strong", "greedy"]
    assert (score.wins, score.draws, score.losses) == (9, 1, 2)
    assert summary.heads["greedy", "strong"] == score.reversed
    strong, greedy = summary.adjacent_pairs
    assert (strong.won, strong.even, strong.lost) == (4, 1, 1)
    assert strong.p == sign_p(4, 1)
    assert (greedy.better, greedy.worse, greedy.won, greedy.p) == ("greedy", "weak", 6, sign_p(6, 0))


def test_without_greedy_the_first_bot_is_the_reference() -> None:
    renamed = [{**each, "bots": ["steady" if bot == "greedy" else bot for bot in each["bots"]]} for each in made_up()]
    summary = summarize(LadderPlan("ascension", ("steady", "weak", "strong"), 12, 1), renamed)
    assert summary.reference == "steady" and summary.ratings.of("steady").value == pytest.approx(1000)


def test_bots_adjacent_by_rating_or_in_the_list_are_compared() -> None:
    summary = summarize(LadderPlan("ascension", ("greedy", "strong", "weak"), 12, 1), made_up())
    assert [(pair.better, pair.worse) for pair in summary.adjacent_pairs] == [
        ("strong", "greedy"),
        ("strong", "weak"),
        ("greedy", "weak"),
    ]


def test_one_sided_results_are_reported() -> None:
    summary = summarize(LadderPlan("ascension", ("weak", "greedy", "strong"), 12, 1), made_up())
    lines = report_lines(summary, "en")
    least = re.search(r"weak +below (−?[\d,]+)", "\n".join(lines))
    assert least is not None and re.search(r"strong +1,\d+ \([\d,]+–[\d,]+\)", "\n".join(lines))
    assert sum("all games linking this bot to greedy, directly or through other bots" in line for line in lines) == 1
    without = [row for row in made_up() if "weak" not in row["bots"]]
    assert "had the same winner" not in "\n".join(
        report_lines(summarize(LadderPlan("ascension", ("greedy", "strong"), 12, 1), without), "en")
    )


def test_solo_games_have_an_interval() -> None:
    alone = [{"bots": ["greedy"], "places": [1 if n < 3 else 2], "deal": n, "times": [{}]} for n in range(4)]
    summary = summarize(LadderPlan("ascension", ("weak", "greedy", "strong"), 12, 1, 4), made_up() + alone)
    assert set(summary.solo) == {"greedy"}
    assert (summary.solo["greedy"].value, summary.solo["greedy"].n) == (0.75, 4)


def test_thinking_times_use_a_logarithmic_scale() -> None:
    times = Counter(time_step(seconds) for seconds in [0.001] * 98 + [0.5] * 2)
    assert time_quantile(times, 0.50) == pytest.approx(0.001, rel=0.09)
    assert time_quantile(times, 0.99) == pytest.approx(0.5, rel=0.09)
    assert time_quantile({}, 0.5) == 0.0
    assert time_quantile({time_step(0.0): 1}, 0.5) == pytest.approx(1e-6)


# -------------------------------------------------------------------------- the command


def test_the_command_prints_saves_and_writes_a_page(tmp_path: Path) -> None:
    keep, page = tmp_path / "games.jsonl", tmp_path / "LADDER.md"
    args = ["--bots", "random,greedy", "--games", "4", "--workers", "1"]
    args += ["--games-file", str(keep), "--update-page", str(page)]
    code, out, _ = vigil("ladder", "conflictus", *args)
    assert code == 0
    assert out.splitlines()[0] == "Conflictus Aeternus: 4 games, seed 1"
    assert [line.split()[0] for line in out.splitlines()[2:4]] == ["greedy", "random"]
    assert "greedy above random: " in out and " ms / " in out
    again = [vigil("ladder", "conflictus", *args, "--lang", lang)[1] for lang in LANGUAGES]
    assert again[0] == out and len(set(again)) == 4
    assert "`vigil ladder conflictus --bots random,greedy --games 4 --seed 1`" in page.read_text(encoding="utf-8")
    before = page.read_text(encoding="utf-8")
    code, out, _ = vigil("ladder", "ascension", *args, "--solo-games", "2", "--sets", "fallen")
    assert code == 0 and "Solo games won" in out
    text = page.read_text(encoding="utf-8")
    assert text.index("## Ascension") < text.index("## Conflictus") and before.split("<!-- conflictus -->")[1] in text
    assert "--sets fallen --solo-games 2`" in text


def test_json_is_reproducible(tmp_path: Path) -> None:
    args = ["ladder", "ascension", "--bots", "random,greedy", "--games", "2"]
    args += ["--solo-games", "1", "--json", "--workers", "1"]
    one, other = (json.loads(vigil(*args, "--games-file", str(tmp_path / name))[1]) for name in ("one", "other"))
    for data in (one, other):
        for bot in data["bots"]:
            assert bot.pop("p50_ms") > 0 and bot.pop("p99_ms") > 0
    assert one == other
    assert one["games"] == 4 and [bot["bot"] for bot in one["bots"]] == ["greedy", "random"]


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["chess"], "chess"),
        (["ascension", "--bots", "greedy"], "at least two bots"),
        (["ascension", "--bots", "greedy,genius"], "there is no bot called 'genius'"),
        (["ascension", "--format", "classic"], "--format"),
        (["conflictus", "--solo-games", "4"], "--solo-games"),
    ],
)
def test_impossible_measurements_are_refused(args: list[str], message: str) -> None:
    code, out, err = vigil("ladder", *args)
    assert (code, out) == (2, "") and message in err


def test_json_has_everything_the_tables_show() -> None:
    summary = summarize(LadderPlan("ascension", ("weak", "greedy", "strong"), 12, 1), made_up())
    data = as_json(summary)
    assert json.loads(json.dumps(data)) == data
    assert [(bot["bot"], bot["one_sided"]) for bot in data["bots"]] == [
        ("strong", None), ("greedy", None), ("weak", "below"),
    ]  # fmt: skip
    assert data["bots"][2]["low"] is None and data["bots"][2]["high"] < 1000 == data["bots"][1]["elo"]
    assert len(data["head_to_head"]) == 6 and len(data["adjacent_pairs"]) == 2


def test_the_ladder_page_is_up_to_date() -> None:
    """The page has the current introduction, and each part shows its command."""
    text = (Path(__file__).parents[2] / "docs" / "LADDER.md").read_text(encoding="utf-8")
    assert text.startswith(HEAD)
    for game, title in ((plugin.name, plugin.title) for plugin in registry.plugins()):
        part = text.split(f"<!-- {game} -->")[1].split("<!-- end -->")[0]
        assert f"## {title}\n" in part and f"`vigil ladder {game} --bots " in part
