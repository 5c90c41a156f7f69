"""Default lab support: it counts choices and results."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from vigil.lab.support import GameRecorder, LabSupport, Settings


class GenericRecorder(GameRecorder):
    """Counts choices. It knows no cards and no scores."""

    def on_events(self, state: Any) -> None:
        self.turn += 1


def _scenarios(rng: random.Random, turn: int) -> Iterator[Settings]:
    yield {}


def _unchanged(settings: Mapping[str, Any], number: int) -> Settings:
    return dict(settings)


LAB = LabSupport(
    recorder=GenericRecorder,
    scenarios=_scenarios,
    usual_length=50,
    fair_settings=_unchanged,
    sample_settings=lambda number, seed: {},
    paired_settings=lambda settings, number: {},
)
