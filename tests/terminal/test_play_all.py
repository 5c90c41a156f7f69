"""The command `all`, and the cards it plays."""

from __future__ import annotations

from typing import Any

import pytest

from kit.ascension import Scene
from terminal.typing_player import new_session, table_of, type_lines
from vigil.games.ascension.cards import edition
from vigil.games.ascension.terminal.play_all import cards_needing_hand, depends_on_hand, only_gains, playable_at_once
from vigil.terminal.local_session import LocalSession

CARDS = {card.name: card for card in edition("anniversary")}


def at_once(**scene: Any) -> list[str]:
    model = table_of(Scene(**scene))
    return playable_at_once(model.view, model.cards)


def test_fixed_gains_are_played_at_once() -> None:
    assert at_once(hand="apprentice militia mystic heavy_infantry demon_slayer mechana_initiate") == [
        "Apprentice", "Militia", "Mystic", "Heavy Infantry", "Demon Slayer", "Mechana Initiate",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "card",
    [
        "arha_initiate", "flytrap_witch", "seer_of_the_forked_path", "temple_librarian", "twofold_askara",
        "battery_monk", "lunar_stag", "shadow_star", "arbiter_of_the_precipice", "great_omen_raven",
        "runic_lycanthrope", "deathseeker",
    ],
)  # fmt: skip
def test_all_skips_cards_that_draw_ask_last_or_stay(card: str) -> None:
    assert at_once(hand=f"apprentice {card}") == ["Apprentice"]


def test_every_card_that_is_played_at_once_only_gains_fixed_numbers() -> None:
    assert {card.name for card in CARDS.values() if only_gains(card)} == {
        "Apprentice", "Militia", "Mystic", "Heavy Infantry", "Landtalker", "Lifebound Initiate", "Mechana Initiate",
        "Demon Slayer", "Emri, One with the Void", "Nairi, Henge Queen",
    }  # fmt: skip


def test_all_skips_cards_that_trigger_abilities() -> None:
    """Snapdragon unites with a Lifebound hero, and the player may want to choose when."""
    assert at_once(hand="apprentice lifebound_initiate", constructs="snapdragon") == ["Apprentice"]
    assert at_once(hand="apprentice lifebound_initiate", constructs="shadow_star") == [
        "Apprentice",
        "Lifebound Initiate",
    ]


def test_all_warns_of_cards_that_need_the_hand() -> None:
    assert depends_on_hand(CARDS["Temple Librarian"]) and depends_on_hand(CARDS["Void Initiate"])
    assert not depends_on_hand(CARDS["Arha Initiate"])
    model = table_of(Scene(hand="apprentice temple_librarian", constructs="black_hole"))
    assert cards_needing_hand(model.view, model.cards) == ["Temple Librarian", "Black Hole"]


def test_all_says_so_when_nothing_is_left() -> None:
    output = type_lines(["11", "all", "all"], new_session(seed=5))
    assert "4 cards played." in output.text and "None of your cards can be played automatically" in output.text


def test_all_warns_only_once() -> None:
    def table() -> LocalSession:
        session = new_session({"sets": "both"}, "Ana,greedy")
        session.match.state = Scene(hand="apprentice apprentice void_initiate").s
        return session

    once = type_lines(["all"], table())
    assert "Void Initiate may need the cards in your hand" in once.text and not once.table.match.choices
    twice = type_lines(["all", "all"], table())
    assert "2 cards played. Left for you to decide: Void Initiate." in twice.text
    assert [choice.name for choice in twice.table.match.choices] == ["play apprentice"] * 2
