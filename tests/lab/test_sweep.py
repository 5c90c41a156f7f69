"""Sweeps: several values for a number of a card, and their charts."""

from __future__ import annotations

import math
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from lab.sample_cards import WEAK, about
from vigil.games.ascension.cards import card_from
from vigil.kernel.errors import VigilError
from vigil.lab.interval_charts import Series, axis, bars, svg
from vigil.lab.stats import Estimate
from vigil.lab.sweep import Sweep, run_sweep, specs_for, sweep_from


def made(table: dict[str, Any]) -> Any:
    return card_from({key: value for key, value in table.items() if key != "set"}, "mine")


def test_a_sweep_is_a_range_or_a_list() -> None:
    assert sweep_from("cost=2..5") == Sweep("cost", (2, 3, 4, 5))
    assert sweep_from(" honor = 1, 4,9 ") == Sweep("honor", (1, 4, 9))


@pytest.mark.parametrize("text", ["cost", "cost=", "cost=a..b", "cost=5..2", "cost=3", "cost=0..99", "=2..5"])
def test_invalid_sweeps_are_refused(text: str) -> None:
    with pytest.raises(VigilError, match="sweep"):
        sweep_from(text)


def test_only_numbers_of_the_card_within_limits_can_be_swept() -> None:
    with pytest.raises(VigilError, match="cost, honor, copies"):
        list(specs_for(about(WEAK), Sweep("kind", (1, 2)), made))
    with pytest.raises(VigilError, match="0 to 99"):
        list(specs_for(about(WEAK), Sweep("cost", (98, 100)), made))


def test_more_honor_makes_a_card_better() -> None:
    asked = list(specs_for(about(WEAK), Sweep("honor", (0, 25)), made))
    assert [each.settings["cards"][0].get("honor", 0) for each in asked] == [0, 25]
    poor, rich = run_sweep(asked, games=240, seconds=None, workers=1)
    assert poor.blocks == rich.blocks
    assert rich.impact.low > poor.impact.high


def test_the_cost_changes_the_comparison_and_how_often_the_card_is_taken() -> None:
    card = {**WEAK, "effect": "seq(gain(runes, 2), draw(1))"}
    cheap, dear = run_sweep(specs_for(about(card), Sweep("cost", (1, 9)), made), games=240, seconds=None, workers=1)
    assert cheap.compared != dear.compared
    assert cheap.impact == dear.impact or cheap.rates["taken"].n > dear.rates["taken"].n
    assert cheap.price is not None and dear.price is not None and cheap.price.value > dear.price.value


SOME = [Estimate(3.0, 1.0, 5.0, 10), Estimate(-2.0, -4.0, 0.0, 10), Estimate(math.nan, math.nan, math.nan, 0)]


def test_the_svg_has_a_point_and_an_interval_for_each_estimate() -> None:
    text = svg("A & B", "so <many>", "cost", "points", ["1", "2", "3"], [Series("impact", SOME), Series("price", SOME)])
    root = ET.fromstring(text)
    tag = "{http://www.w3.org/2000/svg}"
    said = [each.text for each in root.iter(f"{tag}text")]
    assert "A & B" in said and "so <many>" in said and {"1", "2", "3", "impact", "price"} <= set(said)
    assert len(list(root.iter(f"{tag}circle"))) == 3, "two points and the legend"
    assert len(list(root.iter(f"{tag}rect"))) == 4, "background, two points, legend: shapes differ, not only colors"


def test_the_axis_contains_zero_and_has_round_steps() -> None:
    lines = axis([Series("", SOME)])
    assert lines[0] <= -4 and lines[-1] >= 5 and 0.0 in lines and lines[1] - lines[0] in (1.0, 2.0, 2.5)
    assert axis([Series("", [Estimate(7.0, 6.5, 7.5, 3)])])[0] == 0.0
    assert axis([Series("", SOME[2:])]) == [0.0, 1.0]


def test_the_text_chart_has_a_line_for_each_estimate() -> None:
    lines = bars(["one", "two", "three"], SOME, width=21, plain=True)
    assert len(lines) == 4
    assert lines[0].index("o", 4) > lines[1].index("o", 4), "larger values are farther to the right"
    assert lines[2].strip() == "three         |" and lines[3].split() == ["-4", "6"]
    assert "●" in bars(["one"], SOME[:1])[0]
