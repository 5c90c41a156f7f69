"""Which tables are rated, and the reason for those that aren't."""

from __future__ import annotations

import tomllib
from dataclasses import field, fields, make_dataclass
from pathlib import Path
from typing import Any

import pytest

from server.test_room import Table
from vigil import registry
from vigil.games import BUILT_IN
from vigil.games.conflictus.rules import deck_tools
from vigil.games.conflictus.rules.decks import violations
from vigil.plugin import GamePlugin
from vigil.server import presenter
from vigil.server.room import Room

EXAMPLES = Path(__file__).parents[2] / "examples"
OURS = [each.deck for each in deck_tools.ready_decks() if each.style == "classic"]


def why(game: str = "ascension", options: dict[str, Any] | None = None, bot: Any = None, **settings: Any) -> str | None:
    """Return the reason shown at a table where Ana plays a bot."""
    table = Table(game, options, **settings)
    table.add("sat", seat=0, person="ana", name="Ana")
    for seat in range(1, len(table.room.seats)):
        table.add("sat", seat=seat, person=None, name="Bot", bot="greedy", deck=bot)
    info = presenter.table(table.room, "ana", "en")
    assert info.rated == (info.unrated_reason is None) == (not info.hints_allowed)
    return info.unrated_reason


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"honor_pool": 60, "rounds": 200},  # the default value, given explicitly
        {"players": 3, "sets": "both"},
        {"edition": "first"},
        {"players": 4, "mode": "teams"},
    ],
)
def test_a_game_with_standard_rules_is_rated(settings: dict[str, Any]) -> None:
    assert why(**settings) is None


@pytest.mark.parametrize(
    "settings", [{"honor_pool": 1}, {"rounds": 1}, {"copies": {"Arha Initiate": 0}}, {"players": 3, "honor_pool": 60}]
)
def test_a_game_with_changed_rules_is_unrated(settings: dict[str, Any]) -> None:
    assert why(**settings) == "settings"


@pytest.mark.parametrize("plugin", [*map(registry.get, BUILT_IN)], ids=lambda plugin: plugin.name)
def test_a_game_with_a_new_setting_is_unrated_until_its_game_allows_it(plugin: GamePlugin) -> None:
    support = plugin.settings()
    extended = make_dataclass("Extended", [("novelty", int, field(default=5))], bases=(support.config,), frozen=True)
    usual = plugin.rules().configure({} if plugin.decks is None else {"decks": list(map(dict, OURS[:2]))})
    values = {each.name: getattr(usual, each.name) for each in fields(usual)}
    assert support.is_standard(usual) and support.is_standard(extended(**values))
    assert not support.is_standard(extended(**values, novelty=4))


def test_custom_cards_make_a_game_unrated() -> None:
    own = tomllib.loads((EXAMPLES / "my_cards.toml").read_text("utf-8"))["card"]
    assert why(cards=own) == "settings"


def test_conflictus_is_rated_with_standard_rulings_and_ready_decks_for_bots() -> None:
    assert why("conflictus") is None
    assert why("conflictus", best_of=3) is None
    assert why("conflictus", format="rapidinha") is None
    assert why("conflictus", rounds=1) == "settings"
    assert why("conflictus", switches={"reserve_visible": True}) == "settings"
    assert why("conflictus", bot=dict(OURS[1])) is None
    assert why("conflictus", bot=deck_tools.pack(OURS[1])) is None
    worse = _other(OURS[0], OURS[1])
    assert why("conflictus", bot=worse) == "decks"
    assert why("conflictus", decks=[dict(OURS[0]), worse]) == "decks", "also if it comes from the settings"
    assert why("conflictus", decks=[dict(OURS[0]), dict(OURS[1])]) is None


def _other(deck: Any, second: Any) -> dict[str, int]:
    """Return a legal deck that isn't one of ours, with one copy of a card exchanged."""
    for gone in dict(deck):
        for come in dict(second):
            tried = dict(deck)
            tried[gone] -= 1
            tried[come] = tried.get(come, 0) + 1
            made = {name: count for name, count in tried.items() if count}
            if tuple(sorted(made.items())) != tuple(sorted(deck)) and not violations(tuple(made.items()), "classic"):
                return made
    raise AssertionError("no such deck")


def test_a_table_gives_the_reason_why_it_is_unrated() -> None:
    assert why(options={"rated": False}) == "option"
    assert why(options={"seed": "7"}) == "seed"
    table = Table()
    table.add("sat", seat=0, person="ana", name="Ana")
    assert presenter.table(table.room, None, "en").unrated_reason is None  # the next player may be another person
    table.add("sat", seat=1, person="ana", name="Ana's sister")
    assert presenter.table(table.room, None, "en").unrated_reason == "players"


def test_a_game_with_a_fallback_bots_choice_is_unrated() -> None:
    table = Table()
    table.add("sat", seat=0, person="ana", name="Ana")
    table.add("sat", seat=1, bot="master", name="Master")
    table.add("started", **table.room.beginning())
    for who in ("master", "greedy"):
        assert presenter.table(table.room, None, "en").unrated_reason is None
        if table.room.seat_to_act == 0:
            table.choose("end_turn")
        asked = table.room.decision
        assert asked is not None
        places, _ = table.room.choose(1, asked.number, ["end_turn"])
        table.add("chose", already=True, seat=1, number=asked.number, places=places, bot=who)
    assert presenter.table(table.room, None, "en").unrated_reason == "bots"
    assert presenter.table(Room.of("t", table.entries), None, "en").unrated_reason == "bots"
