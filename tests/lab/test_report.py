"""Reports: their statistics, their charts, and the page."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as xml
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from vigil.cli import app
from vigil.kernel.errors import BadData
from vigil.lab.card_labels import face, groups
from vigil.lab.charts import Bar, histogram, matrix_chart
from vigil.lab.charts import forest_plot as drawn_forest
from vigil.lab.report import html, report
from vigil.lab.run_analysis import Pattern, Stratum, analyze, stratified_difference
from vigil.lab.run_diff import card_differences, differences, pair_games
from vigil.lab.run_text import settings_text
from vigil.lab.simulation import Row
from vigil.lab.stats import Estimate
from vigil.lab.svg import LIGHT, SvgCanvas, axis_ticks, ellipsize, text_width
from vigil.text import LANGUAGES


def game(number: int, winner: int = 0, **more: Any) -> Row:
    """Return the row of a game with two players."""
    row: Row = {"number": number, "deal": number, "seed": number, "game": "ascension", "settings": '{"players": 2}'}
    row |= {"who": [0, 1], "bots": ["greedy", "random"], "decks": [], "first": number % 2, "reason": "honor"}
    row |= {"winners": [winner], "places": [1, 2] if winner == 0 else [2, 1], "decisions": 9, "rounds": 3, "turns": 3}
    row |= {"points": [1.0, 0.0] if winner == 0 else [0.0, 1.0], "scores": [20, 10] if winner == 0 else [10, 20]}
    row |= {"score_by_turn": [[1, 5, 20 if winner == 0 else 10], [2, 4, 10 if winner == 0 else 20]]}
    return row | {"acquired": [], "defeated": [], "played": []} | more


def bought(seat: int, card: str, *turns: int) -> Row:
    return {"seat": seat, "card": card, "turns": list(turns)}


# -------------------------------------------------------------------- card effects


def test_the_effect_of_a_card_is_how_much_more_its_buyers_win() -> None:
    """Greedy buys a Mystic in five of ten games and wins four of them. It wins two of the others."""
    rows = [
        game(n, winner=0 if n in (0, 1, 2, 3, 5, 6) else 1, acquired=[bought(0, "Mystic", 1, 3)] if n < 5 else [])
        for n in range(10)
    ]
    study = analyze(rows)
    card = study.cards["acquired"]["Mystic"]
    assert (card.players, card.copies, card.first.mean) == (5, 10, 1)
    assert card.turns == Counter({1: 5, 3: 5})
    assert study.frequency(card) == 0.5
    assert study.win_rate_effect(card).value == pytest.approx(4 / 5 - 2 / 5)
    assert study.score_effect(card) == pytest.approx(18 - 14)


def test_players_are_compared_within_their_stratum() -> None:
    """If only the stronger player buys a card, its wins say nothing about the card."""
    rows = [game(n, winner=0, acquired=[bought(0, "Mystic", 1)] if n % 2 else []) for n in range(20)]
    assert analyze(rows).win_rate_effect(analyze(rows).cards["acquired"]["Mystic"]).value == 0


def test_without_other_players_there_is_no_effect() -> None:
    study = analyze(game(n, acquired=[bought(0, "Mystic", 1)]) for n in range(5))
    card = study.cards["acquired"]["Mystic"]
    assert study.win_rate_effect(card) == (0.0, -1.0, 1.0, 5)
    assert study.score_effect(card) == 0


def counted(games: Counter[Pattern]) -> dict[Stratum, tuple[int, float, int, float]]:
    """Return the groups of these games."""
    groups: dict[Stratum, tuple[int, float, int, float]] = {}
    for pattern, count in games.items():
        for kind, had, points in pattern:
            did, won, everyone, everything = groups.get(kind, (0, 0.0, 0, 0.0))
            groups[kind] = (
                did + had * count, won + had * points * count, everyone + count, everything + points * count,
            )  # fmt: skip
    return groups


@pytest.mark.parametrize("effect", [0.0, 0.15])
def test_intervals_contain_a_known_effect(effect: float) -> None:
    """Two strata with different win and purchase rates; the card has the same effect in both."""
    luck, held, samples = random.Random(6), 0, 1000
    for _ in range(samples):
        games: Counter[Pattern] = Counter()
        for kind, (base, buys, number) in enumerate(((0.6, 0.7, 150), (0.3, 0.2, 100))):
            for _ in range(number):
                has = luck.random() < buys
                games[(((kind, ""), has, float(luck.random() < base + effect * has)),)] += 1
        effects = stratified_difference(counted(games), games)
        held += effects.low <= effect <= effects.high
    assert 0.93 <= held / samples <= 0.975


@pytest.mark.parametrize("effect", [0.0, 0.2])
@pytest.mark.parametrize("one_only", [False, True])
def test_intervals_contain_a_known_effect_in_duels(effect: float, one_only: bool) -> None:
    """One player wins what the other loses, and only one of them can have the single copy."""
    luck, held, samples = random.Random(7), 0, 1000
    for _ in range(samples):
        games: Counter[Pattern] = Counter()
        for _ in range(150):
            one = luck.random() < 0.5
            other = not one if one_only else luck.random() < 0.5
            wins = luck.random() < 0.5 + effect / 2 * (one - other)
            games[(((0, ""), one, float(wins)), ((1, ""), other, float(not wins)))] += 1
        effects = stratified_difference(counted(games), games)
        truth = effect if one_only else effect / 2
        held += effects.low <= truth <= effects.high
    assert 0.93 <= held / samples <= 0.985


def test_an_analysis_needs_games_of_a_single_kind() -> None:
    with pytest.raises(BadData, match="ascension and conflictus"):
        analyze([game(0), game(1, game="conflictus")])
    with pytest.raises(BadData, match=r"run.csv has no games"):
        analyze([], "run.csv")


def test_honor_is_recorded_by_turn() -> None:
    study = analyze(game(n, winner=n % 2) for n in range(4))
    assert study.score_by_turn[0, 1] == Counter({1: 4})
    assert study.score_by_turn[0, 3] == Counter({20: 2, 10: 2})
    assert study.fortune[True, 3] == Counter({20: 4})
    assert study.winnings[True, 3].mean == pytest.approx((15 + 16) / 2)


# -------------------------------------------------------------------- two runs


def test_runs_of_the_same_deals_are_compared_deal_by_deal() -> None:
    one = [game(n, winner=0 if n % 10 else 1, turns=12 + n % 5) for n in range(40)]
    other = [game(n, winner=0 if n % 10 else 1, turns=10 + n % 5) for n in range(40)]
    pairs = pair_games(one, other)
    assert pairs is not None
    found = {d.key: d for d in differences(analyze(one), analyze(other), pairs)}
    length = found["length"].found  # two more turns in every game, which is significant
    assert length.value == pytest.approx(2) and 1.7 < length.low < 2 < length.high < 2.3
    assert found["player"].found.value == 0
    assert found["player"].paired

    apart = {d.key: d for d in differences(analyze(one), analyze(other))}
    assert apart["length"].found.value == pytest.approx(2)
    assert apart["length"].found.low < 1.9


def test_runs_of_other_deals_are_not_paired() -> None:
    assert pair_games([game(0), game(1)], [game(0), game(1, seed=77)]) is None
    assert pair_games([game(0), game(1)], [game(0), game(1, who=[1, 0])]) is None


def test_the_games_of_a_deal_count_as_one_difference() -> None:
    one = [game(n, deal=n // 2, turns=5) for n in range(8)]
    other = [game(n, deal=n // 2, turns=4) for n in range(8)]
    pairs = pair_games(one, other)
    assert pairs is not None
    assert (pairs.games, pairs.turns.n) == (8, 4)


def test_the_most_significant_cards_come_first() -> None:
    one = analyze(game(n, acquired=[bought(0, "Mystic", 1), bought(0, "Snapdragon", 1)]) for n in range(30))
    other = analyze(
        game(n, acquired=[*([bought(0, "Mystic", 1)] if n < 10 else []), bought(0, "Snapdragon", 1)]) for n in range(30)
    )
    found = card_differences(one, other, "acquired")
    assert [d.name for d in found] == ["Mystic", "Snapdragon"]
    assert found[0].found.value == pytest.approx(0.5 - 10 / 60)
    assert found[1].found.value == 0


def test_different_games_cannot_be_compared() -> None:
    with pytest.raises(BadData, match="different games"):
        differences(analyze([game(0)]), analyze([game(0, game="conflictus")]))


# -------------------------------------------------------------------- charts and the page


def test_axes_have_round_numbers() -> None:
    assert axis_ticks(0, 1, 5) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1.0])
    assert axis_ticks(-0.13, 0.27, 4) == pytest.approx([-0.1, 0, 0.1, 0.2])
    assert axis_ticks(3, 3) == [3]


def test_long_names_are_shortened() -> None:
    assert ellipsize("Mystic", 500) == "Mystic"
    short = ellipsize("Guardian of the Most Distant Tower", 80)
    assert short.endswith("…")
    assert text_width(short) <= 80


def test_a_chart_is_complete_and_labeled() -> None:
    sheet = drawn_forest([Bar("a <b>", Estimate(0.5, 0.4, 0.6, 9), "s0", "50%")], 0.5, 'who "wins"', "{:.0%}".format)
    root = xml.fromstring(sheet.svg(alone=True))
    assert root.attrib["aria-label"] == 'who "wins"'
    assert "a <b>" in ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]


def test_a_point_is_drawn_at_its_value() -> None:
    bars = [Bar(str(v), Estimate(v, v - 0.1, v + 0.1, 9)) for v in (0.3, 0.5, 0.7)]
    root = xml.fromstring(drawn_forest(bars, 0.5, "x", "{:.0%}".format).svg(alone=True))
    dots = [float(dot.attrib["cx"]) for dot in root.iter("{http://www.w3.org/2000/svg}circle")]
    assert dots[1] - dots[0] == pytest.approx(dots[2] - dots[1], abs=0.2)
    assert dots == sorted(dots)


def test_bars_are_as_high_as_their_frequency() -> None:
    sheet = histogram([("", Counter({4: 10, 5: 30, 7: 20}))], 5, "x", "turns", "{:.0%}".format)
    root = xml.fromstring(sheet.svg(alone=True))
    bars = [e for e in root.iter("{http://www.w3.org/2000/svg}rect") if "fs0" in e.attrib.get("class", "")]
    tall = [float(bar.attrib["height"]) for bar in bars]
    assert [value / tall[0] for value in tall] == pytest.approx([1, 3, 2], rel=0.01)


def test_a_matrix_has_a_cell_for_every_pair() -> None:
    cells = {("a", "b"): Estimate(0.7, 0.6, 0.8, 50), ("b", "a"): Estimate(0.3, 0.2, 0.4, 50)}
    drawn = matrix_chart(["a", "b"], cells, "x", "{:.0%}".format, lambda v: f"{100 * v:.0f}").svg()
    assert "a – b: 70% (60%–80%), n = 50" in drawn
    assert drawn.count('class="fgood"') == drawn.count('class="fbad"') == 1


def test_a_canvas_escapes_text() -> None:
    sheet = SvgCanvas(10, 10, "<&>")
    sheet.dot(1, 1, 1, "fs0", "<script>")
    assert "<script>" not in sheet.svg()
    xml.fromstring(sheet.svg(alone=True))


def test_cards_have_labels_in_every_language() -> None:
    assert face("ascension", "Mystic", "ru").name == "Мистик"
    assert face("ascension", "My Own Card", "fr").name == "My Own Card"
    assert face("conflictus", "no such card", "en").color == "s6"
    assert [name for name, _ in groups("conflictus", "en")] == ["Light", "Shadow", "Neutral"]


class Reader(HTMLParser):
    """Parses a page strictly: what it loads, and whether all tags are closed."""

    EMPTY = frozenset(("meta", "rect", "line", "circle", "path", "br"))

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        if tag == "meta":
            self.open.pop()
        self.loads += [f"{tag} {name}={value}" for name, value in attrs if name in ("src", "href", "srcset", "data")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open.pop() == tag, f"</{tag}> closes something else"

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def page(lang: str, rows: list[Row], other: list[Row] | None = None) -> Reader:
    study = analyze(rows, "run.csv")
    made = report(study, lang, analyze(other, "old.csv") if other else None)
    text = html(made, study)
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    assert reader.loads == []
    assert not re.search(r"https?://|@import|url\(", text)
    return reader


ASCENSION = [
    game(n, winner=n % 3 == 0, acquired=[bought(n % 2, "Mystic", 1), bought(0, "Arha Initiate", 2)],
         defeated=[bought(n % 2, "Cultist", 2, 3)], played=[bought(0, "Apprentice", 1)])
    for n in range(40)
]  # fmt: skip
CONFLICTUS = [
    game(n, winner=n % 2, game="conflictus", settings='{"format": "rapidinha"}', reason="mons",
         decks=["Landslide", "Tower of Dawn"][:: 1 if n % 3 else -1],
         played=[bought(n % 2, "Semente Solar", 1), bought(0, "Fonte de Luz", 1, 2)])
    for n in range(40)
]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rows", [ASCENSION, CONFLICTUS], ids=["ascension", "conflictus"])
def test_the_page_is_self_contained_in_every_language(lang: str, rows: list[Row]) -> None:
    text = "\n".join(page(lang, rows, rows).text)
    assert not re.search(r"\b(h|p|col|tile|table|when|x)-[a-z]+\b", text.split("for (const")[0])
    assert "greedy" in text


def test_the_page_has_all_charts() -> None:
    study = analyze(ASCENSION)
    made = report(study, "en", analyze(ASCENSION))
    pictures = {"differences", "players", "order", "seats", "length", "score_by_turn", "gain"}
    pictures |= {"acquired", "acquired-when", "defeated", "defeated-when", "differences-acquired"}
    assert set(made.charts) == pictures
    other = set(report(analyze(CONFLICTUS), "en").charts)
    assert other == {
        "players",
        "order",
        "seats",
        "length",
        "score_by_turn",
        "decks",
        "matrix",
        "played",
        "played-when",
    }
    for sheet in made.charts.values():
        xml.fromstring(sheet.svg(alone=True))


def test_saved_pictures_have_plain_colors() -> None:
    study = analyze(ASCENSION)
    made = report(study, "en")
    page_text = html(made, study)
    assert "var(--card)" in page_text and "prefers-color-scheme:dark" in page_text
    for sheet in made.charts.values():
        file = sheet.svg(alone=True)
        assert "var(" not in file and "@media" not in file
        assert {color.lower() for color in re.findall(r"#\w{6}", file)} <= set(LIGHT.values())


def test_one_game_is_enough_for_a_page() -> None:
    page("en", [game(0, acquired=[bought(0, "Mystic", 1)])])


ALONE: dict[str, Any] = {
    "who": [0],
    "bots": ["greedy"],
    "places": [1],
    "points": [1.0],
    "scores": [20],
    "score_by_turn": [[1, 2, 20]],
}


def test_a_solo_run_has_a_report() -> None:
    page("en", [game(n, **ALONE) for n in range(12)])


# -------------------------------------------------------------------- command line


def vigil(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def test_the_report_command_writes_a_page(tmp_path: Path) -> None:
    run, other = tmp_path / "run.parquet", tmp_path / "other.csv"
    for path, seats in ((run, "greedy,random"), (other, "random,random")):
        result = vigil(
            "sim",
            "--seats",
            seats,
            "--games",
            "12",
            "--seed",
            "3",
            "--honor-pool",
            "15",
            "-j",
            "1",
            "-o",
            str(path),
            "--no-rotate",
        )
        assert result.exit_code == 0, result.stderr
    result = vigil("report", str(run), str(other), "--pictures", str(tmp_path / "pictures"), "--lang", "en")
    assert result.exit_code == 0, result.stderr
    text = (tmp_path / "run.html").read_text(encoding="utf-8")
    assert "compared deal by deal" in text
    assert "run.parquet minus other.csv" in text
    assert f"Saved: {tmp_path / 'run.html'}" in result.stdout
    assert "differences.svg" in {path.name for path in (tmp_path / "pictures").iterdir()}

    again = vigil("report", str(run), "--out", str(tmp_path / "again.html"), "--lang", "en")
    first = (tmp_path / "again.html").read_bytes()
    assert again.exit_code == 0
    vigil("report", str(run), "--out", str(tmp_path / "again.html"), "--lang", "en")
    assert (tmp_path / "again.html").read_bytes() == first


@pytest.mark.parametrize(
    ("words", "why"),
    [(["none.csv"], "cannot read"), (["none.txt"], "must end in"), ([], "RUN")],
)
def test_impossible_reports_are_errors(tmp_path: Path, words: list[str], why: str) -> None:
    result = vigil("report", *(str(tmp_path / word) for word in words), "--lang", "en")
    assert result.exit_code == 2
    assert why in result.stderr


def test_only_pages_are_overwritten(tmp_path: Path) -> None:
    run = tmp_path / "run.csv"
    vigil("sim", "--games", "2", "--honor-pool", "5", "-j", "1", "-o", str(run))
    result = vigil("report", str(run), "--out", str(run), "--lang", "en")
    assert result.exit_code == 2
    assert run.read_text(encoding="utf-8").startswith("number,")


def test_equal_runs_still_have_an_interval() -> None:
    """All solo games are lost in both runs. The difference is 0, but its interval isn't empty."""
    one = [game(n, **ALONE) for n in range(12)]
    pairs = pair_games(one, one)
    assert pairs is not None
    found = {each.key: each for each in differences(analyze(one), analyze(one), pairs)}
    for key in ("player", "length"):
        estimate = found[key].found
        assert found[key].paired and estimate.value == 0 and estimate.low < 0 < estimate.high
    assert found["player"].found.high < 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_settings_are_translated(lang: str) -> None:
    settings = '{"players": 2, "sets": "base", "honor_pool": 20, "mode": "free", "copies": {"Mephit": 2}, "odd": true}'
    text = settings_text(settings, "ascension", lang)
    expected = {
        "en": "players: 2, cards: base set, Honor in the pool: 20",
        "pt": "jogadores: 2, cartas: jogo base, Honra na reserva: 20",
        "fr": "joueurs\u00a0: 2, cartes\u00a0: jeu de base, Honneur dans la réserve\u00a0: 20",
        "ru": "игроков: 2, карты: базовый набор, слава в запасе: 20",
    }
    odd = "odd\u00a0: " if lang == "fr" else "odd: "
    assert text.startswith(expected[lang]) and "Mephit 2" in text and odd in text
    page = html(report(analyze([game(0, settings=settings)]), lang), analyze([game(0, settings=settings)]))
    assert expected[lang] in page
