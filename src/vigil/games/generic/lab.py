"""Default lab support: it counts choices and results."""

from __future__ import annotations

from typing import Any

from vigil.lab.support import GameRecorder, LabSupport


class GenericRecorder(GameRecorder):
    """Counts choices. It knows nothing about cards or scores."""

    def on_events(self, state: Any) -> None:
        self.turn += 1


LAB = LabSupport(
    recorder=GenericRecorder,
    scenarios=lambda rng, turn: iter([{}]),
    usual_length=50,
    fair_settings=lambda settings, number: dict(settings),
    sample_settings=lambda number, seed: {},
    paired_settings=lambda settings, number: {},
)
