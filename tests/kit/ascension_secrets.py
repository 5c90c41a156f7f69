"""Ways to leak hidden information in Ascension, and cards that look at hidden cards."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

view: Any = importlib.import_module("vigil.games.ascension.rules.view")  # the package exports `view` as the function

PEEKING = {
    "Beggar": 'each_opponent(Do("give", Pick([hand])))',
    "Oracle": 'each_opponent(Do("give", Pick([hand], of(hero, void))))',
    "Censor": 'each_opponent(Do("discard", Pick([hand], of(hero, void))))',
    "Judge": 'each_opponent(May(Do("discard", Pick([hand], of(hero, void)))))',
    "Spy": "each_opponent(If(AtLeast(Count(hand, of(hero, void)), 1), gain(honor, 1)))",
    "Broker": "each_opponent(gain(honor, Factions(hand)))",
    "Storm": 'each_opponent(Do("discard", All(hand, of(hero, void))))',
}
"""Effects that look at hands without asking their owners."""


def break_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(view.SEEN_BY, "hand", view.ALL)


def break_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(view.SEEN_BY, "deck", view.OWNER)


def break_center(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(view.SEEN_BY, "center", view.ALL)


def break_events(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "_open", lambda *_: True)


def break_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "sorted", lambda items: list(items), raising=False)


BREAKS = (break_hands, break_decks, break_center, break_events, break_order)
