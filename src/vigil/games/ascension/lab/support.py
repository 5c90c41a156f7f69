"""What Ascension provides for the lab."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from vigil.games.ascension.lab.card_trial import TrialSetup
from vigil.games.ascension.lab.recorder import AscensionRecorder
from vigil.games.ascension.rules.config import PLAYERS
from vigil.games.ascension.rules.language import ROW, Card
from vigil.lab.support import ACQUIRED, DEFEATED, LabSupport, Settings, UsageCounts


def scenarios(rng: random.Random, turn: int) -> Iterator[Settings]:
    """Yield every mode with every number of players; odd turns use the first edition and another honor pool."""
    for (sets, mode), counts in PLAYERS.items():
        for players in counts:
            settings: Settings = {"players": players, "sets": sets, "mode": mode}
            if turn % 2:
                settings["edition"] = "first"
                settings["honor_pool"] = rng.randrange(10, 25 * players + 10)
            yield settings


def count_usage(state: Any, counts: UsageCounts, first: bool) -> None:
    """Count how often a card entered the row, and how often it was taken from there."""
    for entry in state.events:
        if entry[0] == "refilled":
            counts[state.tables.name[entry[2]]][1] += 1
        elif entry[0] in ("acquired", "defeated") and entry[3] == ROW and entry[2] >= 0:
            counts[state.tables.name[entry[2]]][0] += 1


def group_of(card: Card) -> str:
    """Return the faction of a card, or its kind if it has none."""
    return card.faction or ("monster" if card.kind == "monster" else "hero")


LAB = LabSupport(
    recorder=AscensionRecorder,
    scenarios=scenarios,
    usual_length=150,
    fair_settings=lambda settings, deal: {"players": 2, **settings},
    sample_settings=lambda number, seed: {"players": 2},
    paired_settings=lambda settings, number: {},
    solo_settings={"players": 1, "mode": "solo"},
    having=(ACQUIRED, DEFEATED),
    charted=(ACQUIRED, DEFEATED),
    score_grows=True,
    groups={
        "enlightened": "s0", "lifebound": "s2", "mechana": "s1", "void": "s3", "monster": "s5", "hero": "s6",
    },
    group_of=group_of,
    count_usage=count_usage,
    card_trial=TrialSetup,
    trial_rates=("taken", "left", "idle"),
)  # fmt: skip
