"""The side an effect is meant for, which decides whether a pass could matter."""

from __future__ import annotations

from typing import Any

import pytest

from vigil.effects.language import Do, Seq, Target
from vigil.games.conflictus.rules.language import GROWTH, Damage, Draw, Grant, Modify, PutCounters
from vigil.games.conflictus.rules.pass_advice import target_leaning


@pytest.mark.parametrize(
    ("effect", "leaning"),
    [
        (Damage(1, Target()), -1),
        (Do("destroy", Target()), -1),
        (Do("cancel", Target()), -1),
        (Do("move", Target()), 0),
        (Modify(Target(), 1, 0, 0), 1),
        (Modify(Target(), 0, 0, 0), 0),
        (Modify(Target(), 0, -1, 0), -1),
        (Modify(Target(), 2, -2, 0), 0),
        (Modify(Target(), 2, -1, 0), 1),
        (Grant(Target(), "leap"), 1),
        (Grant(Target(), "isolated"), -1),
        (Grant(Target(), "vanish"), -1),
        (PutCounters(Target(), GROWTH, 1), 1),
        (PutCounters(Target(), GROWTH, 0), 0),
        (PutCounters(Target(), GROWTH, -1), -1),
        (Draw(1), 0),
    ],
)
def test_effects_are_helpful_harmful_or_unclear_for_their_target(effect: Any, leaning: int) -> None:
    assert target_leaning(effect, 0) == leaning
    assert target_leaning(Seq((Draw(1), effect)), 0) == leaning
    assert target_leaning(effect, 1) == 0  # it affects another target
