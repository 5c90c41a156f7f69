"""Comparing settings: changes are found, and thresholds can stop a script."""

from __future__ import annotations

from typing import Any

import pytest

from lab.sample_cards import PLAYER, STRONG
from vigil.games.ascension.cards import card_from
from vigil.kernel.errors import VigilError
from vigil.kernel.serialization import save
from vigil.lab.settings_diff import Comparison, SettingsPair, SideResult, Threshold, compare, holm, parse_thresholds


def figure(found: Comparison, name: str) -> Any:
    return next(row for row in found.figures if row.name == name)


def test_equal_settings_have_no_differences() -> None:
    comparison = compare(
        SettingsPair("ascension", {"honor_pool": 20}, {"honor_pool": 20}, "random"), games=40, workers=1
    )
    assert all(row.moved is not None and row.moved.value == 0 and not row.sure for row in comparison.figures)
    assert not any(row.sure for row in comparison.cards)
    assert not any(gate.broken(comparison) for gate in parse_thresholds(["0", "length=0"]))


def test_a_larger_pool_makes_games_longer_and_breaks_the_threshold() -> None:
    comparison = compare(
        SettingsPair("ascension", {"honor_pool": 30}, {"honor_pool": 90}, PLAYER), games=120, workers=1
    )
    length = figure(comparison, "length")
    assert length.sure and length.moved.low > 2 and length.b.value > length.a.value
    assert [row.name for row in Threshold("length", 1.0).broken(comparison)] == ["length"]
    assert not Threshold("length", 100.0).broken(comparison)


def test_an_uncertain_change_breaks_only_a_strict_threshold() -> None:
    comparison = Comparison(SettingsPair("ascension", {}, {}))
    for number in range(10):
        won = float(number % 2) - 0.5
        comparison.add((SideResult(1, won, 10.0, 0.0, {}), SideResult(1, -won, 10.0, 0.0, {})))
    (gate,) = parse_thresholds(["first=3"])
    assert not gate.broken(comparison) and gate.broken(comparison, prove=True)


def test_a_custom_card_is_new_and_other_cards_have_intervals() -> None:
    card = {key: value for key, value in save(card_from({**STRONG, "copies": 12}, "mine")).items() if key != "is"}
    comparison = compare(SettingsPair("ascension", {}, {"cards": [card]}, PLAYER), games=120, workers=1)
    rows = {row.name: row for row in comparison.cards}
    new = rows[STRONG["name"]]
    assert new.a is None and new.moved is None and new.b is not None and new.b.value > 70
    others = [row.moved for row in rows.values() if row.moved is not None]
    assert len(others) > 10 and all(moved.low < moved.value < moved.high for moved in others)


def test_all_decks_of_conflictus_play_and_their_cards_are_counted() -> None:
    style = {"format": "rapidinha"}
    comparison = compare(SettingsPair("conflictus", style, {**style, "rounds": 6}, "random"), games=40, workers=1)
    assert figure(comparison, "length").sure and figure(comparison, "length").moved.high < 0
    assert comparison.cards and all(row.a is not None and 0 <= row.a.value <= 100 for row in comparison.cards)


def test_a_comparison_does_not_depend_on_the_workers() -> None:
    match = SettingsPair("ascension", {"honor_pool": 20}, {"honor_pool": 25}, "random", 5)
    alone, together = (compare(match, games=40, workers=n) for n in (1, 2))
    assert {**alone.as_json(), "seconds": 0} == {**together.as_json(), "seconds": 0}


def test_significance_is_corrected_for_many_cards() -> None:
    chances = {f"card {n}": 0.02 for n in range(60)}
    assert holm(chances) == set(), "one in fifty is not unusual among sixty"
    assert holm({**chances, "odd": 1e-6}) == {"odd"}
    assert holm({"one": 0.04}) == {"one"}


def test_thresholds_are_numbers_or_names_with_numbers() -> None:
    assert parse_thresholds(["3"]) == [Threshold("first", 3), Threshold("drawn", 3), Threshold("cards", 3)]
    assert parse_thresholds(["length=1.5"]) == [Threshold("length", 1.5)]
    for text in ("", "x", "first", "size=3", "first=-1", "first=nan"):
        with pytest.raises(VigilError, match="threshold"):
            parse_thresholds([text])


def test_invalid_settings_are_refused_before_any_game() -> None:
    with pytest.raises(VigilError, match="honor"):
        compare(SettingsPair("ascension", {}, {"honor_pool": -3}), games=10)


def test_intervals_of_few_games_stay_within_the_possible_range() -> None:
    comparison = Comparison(SettingsPair("ascension", {}, {}))
    for _ in range(2):  # the first player always wins with one setting, and loses with the other
        one = SideResult(1, 0.5, 10.0, 0.0, {"Mystic": (0, 20)})
        comparison.add((one, SideResult(1, -0.5, 10.0, 0.0, {"Mystic": (20, 20)})))
    first, length, drawn = (figure(comparison, name) for name in ("first", "length", "drawn"))
    for each in (first.a, first.b):
        assert -50 <= each.low < each.high <= 50
    assert first.moved.value == first.moved.low == -100 < first.moved.high <= 100
    assert first.a.value == 50 and first.a.low < 0 and not first.sure
    for each in (length.a, length.b, length.moved):
        assert each.low < each.value < each.high and not length.sure
    assert 0 <= drawn.a.low < drawn.a.high <= 100
    for row in comparison.cards:
        assert row.moved is not None and -100 <= row.moved.low < row.moved.high <= 100
