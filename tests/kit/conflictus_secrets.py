"""Ways to leak hidden information in Conflictus, and cards that look at hidden cards."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from vigil.games.conflictus.rules.state import State

view: Any = importlib.import_module("vigil.games.conflictus.rules.view")  # the package exports `view` as the function

PEEKING = {
    "Hail": "Discard(1, opponents)",
    "Gust": 'each_opponent(Do("discard", Pick([hand], which(warrior))))',
    "Doubt": 'each_opponent(May(Do("discard", Pick([hand], which(warrior)))))',
    "Tax": "If(AtLeast(Count(hand, which(warrior, whose=opponents)), 1), Draw(0))",
    "Gate": 'each_opponent(Do("put", Pick([hand], which(warrior))))',
    "Storm": 'each_opponent(Do("discard", All(hand, which(warrior))))',
    "Census": "Modify(All(table, which(warrior)), attack=Count(mons, which(warrior)))",
}
"""Effects that look at hands and at a mons without asking their owners."""


def break_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    real = view._hidden

    def open_pile(s: State, viewer: int | None, cards: list[int], ordered: bool) -> Any:
        return real(s, viewer, cards, ordered) if ordered else view.PileView(len(cards), view._printed_faces(s, cards))

    monkeypatch.setattr(view, "_hidden", open_pile)


def break_mons(monkeypatch: pytest.MonkeyPatch) -> None:
    real = view._hidden

    def open_pile(s: State, viewer: int | None, cards: list[int], ordered: bool) -> Any:
        return view.PileView(len(cards), view._printed_faces(s, cards)) if ordered else real(s, viewer, cards, ordered)

    monkeypatch.setattr(view, "_hidden", open_pile)


def break_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show players the order of their own mons."""
    monkeypatch.setattr(view, "_unseen", lambda s, seat: tuple(s.tables.name[card] for card in s.seats[seat].mons))


def break_captives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        view, "_captive", lambda s, viewer, seat: view.PileView(1, view._printed_faces(s, s.seats[seat].captive))
    )


def break_reserves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        view, "_reserve", lambda s, viewer, seat: view.PileView(1, view._printed_faces(s, s.seats[seat].reserve))
    )


def break_events(monkeypatch: pytest.MonkeyPatch) -> None:
    real = view.event_for_viewer
    monkeypatch.setattr(view, "event_for_viewer", lambda s, viewer, entry: real(s, entry[1], entry))


def break_knowledge(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell every player what one seat knows about hidden cards."""
    monkeypatch.setattr(view, "viewer_bit", lambda viewer: 0xFF)


BREAKS = (
    break_hands, break_mons, break_order, break_captives, break_reserves, break_events, break_knowledge,
)  # fmt: skip
