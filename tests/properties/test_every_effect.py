"""Every effect of every card was carried out at least once, in both editions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from properties.scenarios import chance, to_the_end, wealthy
from vigil.effects.language import Effect, Frame
from vigil.effects.language import walk as nodes
from vigil.effects.notation import write
from vigil.games.ascension.rules import turns
from vigil.games.ascension.rules.card_tables import card_tables_for
from vigil.games.ascension.rules.config import Config, Edition
from vigil.games.ascension.rules.language import Card

TABLES = ("both 2", "both 3", "both teams 4", "solo both", "first printing both 4", "first printing teams")
GAMES = 120


def test_every_effect_of_every_card_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine's table of handlers is watched while wealthy games are played."""
    reached: set[int] = set()

    def watched(work: Callable[[Any, Frame], bool | None]) -> Callable[[Any, Frame], bool | None]:
        def noting(s: Any, frame: Frame) -> bool | None:
            reached.add(id(frame[0]))
            return work(s, frame)

        return noting

    for kind, work in list(turns.machine.handlers.items()):
        monkeypatch.setitem(turns.machine.handlers, kind, watched(work))
    missing = unreached(reached)
    assert len(missing) > 300, "the cards are fewer than they were"
    for seed in range(GAMES):
        for table in TABLES:
            to_the_end(wealthy(table, 5000 + seed), chance("effects", table, seed))
        missing = unreached(reached)
        if not missing:
            return
    assert not missing, f"{len(missing)} effects were never carried out: " + "; ".join(missing)


def unreached(reached: set[int]) -> list[str]:
    """Effects the machine has not met yet, as `Card: effect`."""
    found: list[str] = []
    editions: tuple[Edition, ...] = ("anniversary", "first")
    for edition in editions:
        printed = card_tables_for(Config(edition=edition))
        for card in printed.expanded:
            found += [f"{edition} {card.name}: {write(node)}" for node in effects(card) if id(node) not in reached]
    return found


def effects(card: Card) -> list[Effect]:
    return [node for node in nodes(card) if isinstance(node, Effect)]
