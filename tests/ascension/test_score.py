"""Scores (A-SCORE): tokens, and the Honor on every card that a player owns."""

from __future__ import annotations

from typing import Any

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.game import GAME
from vigil.kernel.game import Outcome

FULL = "mephit " * 6


def ended(table: Scene) -> Outcome:
    """The result after the last player takes the last Honor of the pool by defeating the Cultist."""
    last = table.s.tables.players - 1
    assert table.asked == last and table.s.pool == 1
    outcome = GAME.outcome(table.do("defeat cultist", "end_turn").s)
    assert outcome is not None
    return outcome


def at_the_end(mine: dict[str, Any], **table: Any) -> Scene:
    """A scene in which seat 1 can end the game with one token and no cards with Honor."""
    return Scene(**mine, them={"power": 2}, active=1, pool=1, **table)


@pytest.mark.rule("A-SCORE-01")
def test_a_score_is_the_sum_of_tokens_and_printed_honor() -> None:
    table = at_the_end({"honor": 11, "discard": "landtalker apprentice"}, row="mephit")

    assert GAME.outcome(table.s) is None  # no score while the game goes on
    assert ended(table).scores == (11 + 4, 1)


@pytest.mark.rule("A-SCORE-02", "A-SCORE-03", "A-SCORE-04", "A-SCORE-05")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "constructs"])
def test_a_card_scores_in_any_of_its_owners_zones(zone: str) -> None:
    table = at_the_end({zone: "muramasa watchmakers_altar"})

    assert ended(table).scores == (4 + 5, 1)
    assert table.pile(zone) == ["muramasa", "watchmakers_altar"]


@pytest.mark.rule("A-SCORE-01", "A-SCORE-02", "A-SCORE-03", "A-SCORE-04", "A-SCORE-05")
def test_all_zones_are_added_and_each_card_counts_once() -> None:
    table = at_the_end({
        "honor": 100, "hand": "landtalker", "deck": "adayu_the_chosen void_initiate",
        "discard": "hedron_cannon", "constructs": "project_alpha",
    })  # fmt: skip

    assert ended(table).scores[0] == 100 + 4 + 6 + 1 + 8 + 7


@pytest.mark.rule("A-SCORE-01")
def test_the_hero_played_in_the_last_turn_counts() -> None:
    table = Scene(active=1, pool=1, them={"hand": "emri_one_with_the_void"})
    table.do("play emri_one_with_the_void")

    assert ended(table).scores == (0, 1 + 4)


@pytest.mark.rule("A-SCORE-06")
@pytest.mark.parametrize(
    ("edition", "card", "worth"),
    [
        ("anniversary", "cetra_weaver_of_stars", 4),
        ("anniversary", "druids_of_the_stone_circle", 3),
        ("anniversary", "flytrap_witch", 2),  # not the tokens her effect gives
        ("anniversary", "nairi_henge_queen", 3),
        ("anniversary", "ascetic_of_the_lidless_eye", 3),
        ("first", "ascetic_of_the_lidless_eye", 2),
        ("first", "arbiter_of_the_precipice", 1),
        ("anniversary", "apprentice", 0),
        ("anniversary", "militia", 0),
        ("anniversary", "earth_tyrant", 0),  # a monster's honor is its reward
    ],
)
def test_the_number_at_the_lower_left_is_scored(edition: str, card: str, worth: int) -> None:
    table = at_the_end({"discard": card}, config={"edition": edition})

    assert ended(table).scores == (worth, 1)


@pytest.mark.rule("A-SCORE-07")
@pytest.mark.parametrize("place", ["row", "void", "center", "box"])
def test_cards_without_an_owner_do_not_score(place: str) -> None:
    table = at_the_end({"honor": 2}, mystics=5, heavies=5, **{"row": FULL, place: "landtalker muramasa deathseeker"})

    assert ended(table).scores == (2, 1)
    assert "landtalker" in table.pile(place)


@pytest.mark.rule("A-SCORE-07")
def test_a_card_banished_from_the_hand_is_lost_for_its_former_owner() -> None:
    table = Scene(active=1, pool=1, row=FULL, them={"hand": "void_initiate landtalker mystic", "power": 2})
    table.do("play void_initiate", "banish landtalker")

    assert table.pile("void") == ["landtalker"]
    assert ended(table).scores == (0, 1 + 1 + 1)


@pytest.mark.rule("A-SCORE-08")
def test_a_card_taken_by_xeron_counts_for_its_taker() -> None:
    table = Scene(
        hand="landtalker", discard="mystic", row="xeron_duke_of_lies", center="mephit", pool=5,
        active=1, them={"power": 8},
    )  # fmt: skip
    table.do("defeat xeron_duke_of_lies")

    assert table.pile("hand", 1) == ["landtalker"]
    assert ended(table).scores == (1, 4 + 1 + 4)


@pytest.mark.rule("A-SCORE-09")
@pytest.mark.parametrize(
    ("mine", "winner"),
    [
        ({"honor": 5}, 0),
        ({"honor": 3}, 1),
        ({"honor": 0, "deck": "hedron_cannon"}, 0),  # cards beat tokens
        ({"honor": 3, "constructs": "shadow_star"}, 0),
    ],
)
def test_the_highest_score_wins_whatever_its_source(mine: dict[str, Any], winner: int) -> None:
    table = Scene(**mine, them={"honor": 3, "power": 2}, active=1, pool=1)

    assert ended(table).winners == (winner,)


@pytest.mark.rule("A-SCORE-09")
def test_among_more_than_two_the_highest_score_wins() -> None:
    table = Scene(honor=20, them=[{"honor": 31}, {"honor": 30}, {"power": 2, "honor": 2}], active=3, pool=1)
    outcome = ended(table)

    assert outcome.scores == (20, 31, 30, 3)
    assert outcome.places == (3, 1, 2, 4)


@pytest.mark.rule("A-SCORE-10")
def test_mystics_and_heavy_infantry_score_only_once_owned() -> None:
    table = Scene(active=1, pool=1, mystics=4, heavies=4, them={"power": 2, "runes": 8})
    table.do("acquire mystic", "acquire mystic", "acquire heavy_infantry")

    assert ended(table).scores == (0, 1 + 3)
