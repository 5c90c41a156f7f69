"""Runs: games are reproducible, counted and written correctly."""

from __future__ import annotations

import csv
import gc
import json
import math
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from vigil.games.ascension.rules.setup import scores
from vigil.games.conflictus.rules.deck_tools import ready_decks
from vigil.kernel.errors import BadConfig, BadData
from vigil.lab import run as sim_module
from vigil.lab import run_files
from vigil.lab.run import run
from vigil.lab.simulation import GameRunner, GameSetup, Row, RunPlan
from vigil.lab.stats import Tally, wilson
from vigil.lab.summary import DealMean, RunSummary, WinTally, as_json
from vigil.registry import GAMES


def table(game: str = "ascension", decks: tuple[str, ...] = (), **settings: Any) -> GameSetup:
    rules = GAMES[game]
    if game == "conflictus":
        settings = {"format": "rapidinha", "decks": list(decks)} | settings
    return GameSetup(json.dumps(rules.settings_of(rules.configure(settings))), decks)


def plan(bots: str = "greedy,random", games: int = 4, seed: int = 7, **settings: Any) -> RunPlan:
    return RunPlan("ascension", tuple(bots.split(",")), (table(honor_pool=10, **settings),), games, seed)


DECKS = tuple(each.name("en") for each in ready_decks() if each.style == "rapidinha")


def made(game: RunPlan) -> list[Row]:
    return list(map(GameRunner(game), range(game.games)))


@pytest.fixture(scope="module")
def some() -> list[Row]:
    return made(plan(games=6))


# -------------------------------------------------------------------- one game


def test_a_deal_is_played_once_from_every_seat(some: list[Row]) -> None:
    assert [row["deal"] for row in some] == [0, 0, 1, 1, 2, 2]
    assert [row["bots"] for row in some[:2]] == [["greedy", "random"], ["random", "greedy"]]
    assert [row["who"] for row in some[:2]] == [[0, 1], [1, 0]]
    assert some[0]["seed"] == some[1]["seed"] != some[2]["seed"]
    assert some[0]["first"] == some[1]["first"]  # the same deal with swapped seats


def test_equal_players_are_not_rotated() -> None:
    rows = made(plan("greedy,greedy", 2))
    assert [row["deal"] for row in rows] == [0, 1]
    assert rows[0]["scores"] != rows[1]["scores"]


def test_three_players_have_three_rotations() -> None:
    rows = made(RunPlan("ascension", ("random", "random", "greedy"), (table(players=3, honor_pool=5),), 4, 1))
    assert [row["deal"] for row in rows] == [0, 0, 0, 1]
    assert sorted(row["bots"].index("greedy") for row in rows[:3]) == [0, 1, 2]


def test_rotation_can_be_turned_off() -> None:
    still = RunPlan("ascension", ("greedy", "random"), (table(honor_pool=10),), 2, 1, rotate=False)
    assert [(row["deal"], row["who"]) for row in made(still)] == [(0, [0, 1]), (1, [0, 1])]


def test_a_row_has_what_happened(some: list[Row]) -> None:
    """Plays a game again with the same seed, and compares the row."""
    from vigil.bots import ask_bot, make
    from vigil.kernel.rng import stream
    from vigil.lab.simulation import BOT_RNG

    row, rules = some[0], GAMES["ascension"]
    state = rules.new(rules.configure({"honor_pool": 10}), row["seed"])
    bots = [make(name, stream(row["seed"], BOT_RNG + seat)) for seat, name in enumerate(row["bots"])]
    owned: Counter[tuple[int, str]] = Counter()
    count = 0
    while (decision := rules.decision(state)) is not None:
        option = decision.options[
            ask_bot(bots[decision.seat], rules, state, decision) if len(decision.options) > 1 else 0
        ]
        if option.verb == "acquire":
            owned[decision.seat, str(option.card_name)] += 1
        rules.choose(state, rules.options(state)[decision.options.index(option)])
        count += 1
    outcome = rules.outcome(state)
    assert outcome is not None
    assert row["decisions"] == count
    assert row["scores"] == list(outcome.scores) == list(scores(state))
    assert row["winners"] == list(outcome.winners)
    assert row["points"] == [float(place == 1) for place in outcome.places]
    assert row["turns"] == row["rounds"] == state.round
    assert [turns[-1] for turns in row["score_by_turn"]] == row["scores"]
    assert max(map(len, row["score_by_turn"])) == state.round
    bought = sum(len(entry["turns"]) for entry in row["acquired"])
    assert bought >= sum(owned.values()) > 0
    for entry in row["acquired"]:
        assert all(1 <= turn <= state.round for turn in entry["turns"])


def test_conflictus_rows_have_decks() -> None:
    names = DECKS
    game = RunPlan(
        "conflictus", ("greedy", "greedy"), (table("conflictus", names[:2]), table("conflictus", names[1:3])), 6, 5
    )
    rows = made(game)
    assert [row["decks"] for row in rows[:4]] == [
        [names[0], names[1]], [names[1], names[0]], [names[1], names[2]], [names[2], names[1]],
    ]  # fmt: skip
    assert [row["deal"] for row in rows] == [0, 0, 1, 1, 2, 2]
    for row in rows:
        assert row["played"] and not row["acquired"]
        assert row["turns"] == -(-row["rounds"] // 2)
        assert len(row["score_by_turn"]) == 2
        assert row["settings"] == '{"format": "rapidinha"}'


def test_a_solo_game_has_one_seat() -> None:
    (row,) = made(RunPlan("ascension", ("greedy",), (table(mode="solo", honor_pool=10),), 1, 3))
    assert len(row["points"]) == len(row["scores"]) == len(row["score_by_turn"]) == 1
    assert row["points"] == [1.0 if row["places"] == [1] else 0.0]


def test_teammates_win_together() -> None:
    (row,) = made(RunPlan("ascension", ("random",) * 4, (table(mode="teams", players=4, honor_pool=10),), 1, 3))
    assert sum(row["points"]) == 2.0


# -------------------------------------------------------------------- many games


@pytest.mark.parametrize("suffix", run_files.FORMATS)
def test_the_same_seed_gives_the_same_file_with_any_number_of_workers(tmp_path: Path, suffix: str) -> None:
    found = []
    for workers in (1, 2, 3):
        path = tmp_path / f"{workers}{suffix}"
        result = run(plan(games=7), workers=workers, out=path)
        found.append((path.read_bytes(), json.dumps(as_json(result.summary, 7, 7))))
    assert found[0] == found[1] == found[2]


def test_another_seed_gives_other_games() -> None:
    assert [row["seed"] for row in made(plan(games=2))] != [row["seed"] for row in made(plan(games=2, seed=8))]


def test_thinking_times_are_a_separate_column(tmp_path: Path) -> None:
    timed = RunPlan("ascension", ("greedy", "random"), (table(honor_pool=5),), 2, 7, times=True)
    path = tmp_path / "run.csv"
    run(timed, workers=1, out=path)
    with path.open(newline="") as file:
        found = list(csv.DictReader(file))
    assert all(json.loads(row["seconds"])[0] > 0 for row in found)
    assert [{k: v for k, v in row.items() if k != "seconds"} for row in run_files.rows(path)] == made(
        RunPlan("ascension", ("greedy", "random"), (table(honor_pool=5),), 2, 7)
    )


@pytest.mark.parametrize("suffix", run_files.FORMATS)
def test_stopping_keeps_finished_games(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"run{suffix}"

    def impatient(result: int) -> None:
        if result == 3:
            raise KeyboardInterrupt

    result = run(plan(games=1000), workers=1, out=path, progress=impatient)
    assert result.stopped
    assert result.summary.games == 3
    assert list(run_files.rows(path)) == made(plan(games=3))


def test_an_error_keeps_finished_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any, **__: Any) -> Iterator[Row]:
        yield made(plan(games=1))[0]
        raise BadData("lab-work", "a game failed: {why}", why="no bread")

    monkeypatch.setattr(sim_module, "parallel_map", broken)
    path = tmp_path / "run.parquet"
    with pytest.raises(BadData, match="no bread"):
        run(plan(), out=path)
    assert list(run_files.rows(path)) == made(plan(games=1))


def test_memory_does_not_grow_with_the_games(tmp_path: Path) -> None:
    """The number of live objects doesn't grow with the games."""
    tiny = GameSetup(json.dumps({"players": 2, "honor_pool": 1, "rounds": 2}))
    playing = GameRunner(RunPlan("ascension", ("random", "random"), (tiny,), 10**9, 1))
    summary, out = RunSummary(), run_files.writer(tmp_path / "run.parquet")
    alive = []
    for number in range(2 * run_files.ROW_GROUP_SIZE + 1):
        row = playing(number)
        summary.add(row)
        out.add(row)
        if number in (run_files.ROW_GROUP_SIZE, 2 * run_files.ROW_GROUP_SIZE):
            gc.collect()
            alive.append(len(gc.get_objects()))
    out.close()
    assert alive[1] - alive[0] < 200
    assert sys.getsizeof(summary.lengths) < 10_000


# -------------------------------------------------------------------- counting


def fake(points: list[float], first: int = 0, turns: int = 10, deal: int = 0, **more: Any) -> Row:
    n = len(points)
    row: Row = {"number": 0, "deal": deal, "seed": 1, "game": "conflictus", "settings": "{}", "who": list(range(n))}
    row |= {"bots": ["a", "b", "c"][:n], "decks": [], "first": first, "points": points, "turns": turns}
    row |= {"scores": [int(10 * p) for p in points], "places": [1 if p else 2 for p in points], "reason": "mons"}
    return row | {"decisions": 5, "rounds": turns} | more


def summarize(rows: Iterable[Row]) -> RunSummary:
    summary = RunSummary()
    for row in rows:
        summary.add(row)
    return summary


def test_a_summary_counts_games() -> None:
    rows = [fake([1, 0], 0, 8), fake([0, 1], 0, 10), fake([0.5, 0.5], 1, 12), fake([1, 0], 1, 20, reason="turn_limit")]
    told = as_json(summarize(row | {"deal": at} for at, row in enumerate(rows)), 5, 9)
    assert (told["seed"], told["games"], told["asked"]) == (5, 4, 9)
    assert [(s["name"], s["wins"], s["draws"], s["win_rate"]) for s in told["seats"]] == [
        ("a", 2, 1, 0.625), ("b", 1, 1, 0.375),
    ]  # fmt: skip
    assert [(o["turn"], o["win_rate"]) for o in told["order"]] == [(1, 0.375), (2, 0.625)]
    assert (told["length"]["mean"], told["length"]["median"]) == (12.5, 11)
    assert (told["length"]["least"], told["length"]["most"]) == (8, 20)
    assert told["endings"] == {"mons": 3, "turn_limit": 1}
    assert told["seats"][0]["interval"] == pytest.approx(list(WinTally(4, 2, 1, 2.5).rate[1:3]), abs=1e-6)


def test_pairs_of_decks_are_counted() -> None:
    rows = [
        fake([1, 0], decks=["x", "y"]),
        fake([0, 1], decks=["x", "y"], deal=1),
        fake([1, 0], decks=["x", "x"], deal=2),
    ]
    summary = summarize(rows)
    assert {name: won.points for name, won in summary.decks.items()} == {"x": 2.0, "y": 1.0}
    assert {pair: (won.points, won.games) for pair, won in summary.pairs.items()} == {
        ("x", "y"): (1.0, 2), ("y", "x"): (1.0, 2),
    }  # fmt: skip


@pytest.mark.parametrize(("counts", "median"), [({3: 1}, 3), ({3: 1, 5: 1}, 4), ({1: 5, 9: 1}, 1), ({}, 0)])
def test_the_median_of_counts(counts: dict[int, int], median: float) -> None:
    assert RunSummary(lengths=Counter(counts)).median == median


def test_similar_games_of_a_deal_count_for_less() -> None:
    alike, unlike, single = WinTally(), WinTally(), WinTally()
    luck = random.Random(4)
    for deal in range(400):
        first = float(luck.random() < 0.6)
        for won in (first, first):
            alike.add(won, deal)
            single.add(won)
        unlike.add(1.0, deal)
        unlike.add(0.0, deal)
    assert alike.effective_games == pytest.approx(400, rel=0.02)
    assert unlike.effective_games == unlike.games == 800
    assert single.effective_games == single.games == 800
    assert alike.rate.value == single.rate.value
    assert alike.rate.low < single.rate.low < single.rate.high < alike.rate.high


@pytest.mark.parametrize("same", [0.0, 0.5, 1.0])
def test_intervals_contain_the_truth_for_similar_and_different_games(same: float) -> None:
    """Tests deals of two games, in which the second ends like the first with probability `same`."""
    luck = random.Random(9)
    held, samples = 0, 1500
    for _ in range(samples):
        won = WinTally()
        for deal in range(100):
            first = luck.random() < 0.6
            second = first if luck.random() < same else luck.random() < 0.6
            won.add(float(first), deal)
            won.add(float(second), deal)
        held += won.rate.low <= 0.6 <= won.rate.high
    assert 0.935 <= held / samples <= 0.975


# -------------------------------------------------------------------- files


@pytest.mark.parametrize("suffix", run_files.FORMATS)
def test_files_can_be_read_back(tmp_path: Path, some: list[Row], suffix: str) -> None:
    path = tmp_path / f"run{suffix}"
    out = run_files.writer(path)
    for row in some:
        out.add(row)
    out.close()
    assert list(run_files.rows(path)) == some


def test_all_formats_have_the_same_columns(some: list[Row]) -> None:
    assert tuple(some[0]) == run_files.COLUMNS
    lists = {column for column, value in some[0].items() if isinstance(value, list)}
    assert set(run_files.COLUMNS) == {*run_files.NUMBERS, *run_files.TEXTS, *lists}


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("run.jsonl", "{}\n", "game 1: the column number is missing"),
        ("run.jsonl", "seven\n", "game 1: 'seven' is not JSON"),
        ("run.jsonl", "[]\n", r"game 1: \[\] is no game"),
        ("run.csv", "number,deal\n1,x\n", "game 1: deal cannot be 'x'"),
        ("run.csv", "number,deal\n1\n", "game 1: deal cannot be None"),
        ("run.csv", "number\n1\n", "the column deal is missing"),
        ("run.parquet", "PAR1 or not", "cannot read"),
        ("run.txt", "", r"must end in .parquet, .csv, .jsonl"),
    ],
)
def test_invalid_run_files_are_refused(tmp_path: Path, name: str, text: str, why: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises((BadData, BadConfig), match=why):
        list(run_files.rows(path))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"first": "1"}, "first cannot be '1'"),
        ({"game": 7}, "game cannot be 7"),
        ({"points": [1.0]}, "points needs a value for each of 2 seats"),
        ({"turns": True}, "turns cannot be True"),
    ],
)
def test_an_impossible_row_is_refused(tmp_path: Path, some: list[Row], change: Row, why: str) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text("\n".join(json.dumps(row) for row in (some[0], some[1] | change)), encoding="utf-8")
    with pytest.raises(BadData, match=f"game 2: {why}"):
        list(run_files.rows(path))


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    for suffix in run_files.FORMATS:
        with pytest.raises(BadData, match=r"cannot read .*: No such file"):
            list(run_files.rows(tmp_path / f"none{suffix}"))
    with pytest.raises(BadConfig, match=r"cannot write .*: No such file"):
        run_files.writer(tmp_path / "nowhere" / "run.csv")


def test_without_pyarrow_the_error_names_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadConfig, match=r"a .parquet file needs the extra lab: pip install 'vigil-games\[lab\]'"):
        run_files.writer(tmp_path / "run.parquet")
    run_files.writer(tmp_path / "run.csv").close()


def test_means_treat_deals_as_observations() -> None:
    """Four identical games of a deal count as one observation."""
    rng, held, by_games = random.Random(4), 0, 0
    for _ in range(300):
        mean = DealMean()
        for deal in range(12):
            luck = rng.gauss(50, 10)
            for _ in range(4):
                mean.note(luck, deal)
        found = mean.by_deals()
        held += found.low <= 50 <= found.high
        by_games += mean.interval().low <= 50 <= mean.interval().high
    assert 0.92 < held / 300 < 0.98 and by_games / 300 < 0.75
    one = DealMean()
    one.note(3, 0)
    one.note(5, 0)
    assert one.mean == 4 and one.by_deals().low == -math.inf
    single = [DealMean(), DealMean()]
    for n, value in enumerate((3.0, 5.0, 9.0)):
        single[0].note(value, n)
    assert single[0].by_deals() == pytest.approx(single[0].interval())  # one game per deal


def test_means_in_json_have_intervals_by_deals() -> None:
    rows = made(plan(games=6))
    score = as_json(summarize(rows), 7, 6)["seats"][0]["score"]
    deals = [[row["scores"][row["who"].index(0)] for row in rows if row["deal"] == deal] for deal in range(3)]
    tally = Tally()
    for each in deals:
        tally.add(sum(each) / 2)
    means = tally.interval()
    assert score["interval"] == pytest.approx([means.low, means.high], abs=1e-5)


def test_with_one_game_per_deal_the_interval_is_wilsons() -> None:
    """As in solo games, and with --no-rotate."""
    won = WinTally()
    for deal in range(6):
        won.add(float(deal < 4), deal)
    assert (won.rate.low, won.rate.high) == wilson(4, 6)
