"""Triggers whose order doesn't matter: plain gains and draws."""

from __future__ import annotations

from typing import Any

import pytest

from vigil.effects.language import NOTHING, Count, Seq, Trigger
from vigil.games.ascension.rules.effect_handlers import order_irrelevant
from vigil.games.ascension.rules.language import Draw, Gain


@pytest.mark.parametrize(
    ("do", "free"),
    [
        (Gain("honor", 1), True),
        (Draw(2), True),
        (Seq((Gain("runes", 1), Draw(1))), True),
        (Gain("honor", Count("constructs")), True),
        (Gain("honor", Count("hand")), False),
        (Gain("honor", Count("discard")), False),
        (Draw(Count("constructs")), False),
        (Seq((Gain("runes", 1), Gain("honor", Count("hand")))), False),
    ],
)
def test_only_triggers_that_nothing_can_change_need_no_order(do: Any, free: bool) -> None:
    trigger = Trigger("acquired", do)
    assert order_irrelevant((trigger, 0, 0, 0, NOTHING, NOTHING)) is free
