"""What Conflictus provides for the lab."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from vigil.games.conflictus.lab.card_trial import TrialSetup
from vigil.games.conflictus.lab.recorder import ConflictusRecorder
from vigil.games.conflictus.lab.scenarios import scenarios
from vigil.games.conflictus.rules.config import BEGINNERS_FORMAT, FORMATS
from vigil.games.conflictus.rules.decks import ready_decks
from vigil.lab.support import PLAYED, LabSupport, Settings, UsageCounts


def same_deck(settings: Mapping[str, Any], deal: int) -> Settings:
    """Return settings with the same deck for both players; the deals go through all ready-made decks of the format."""
    style = settings.get("format", BEGINNERS_FORMAT)
    decks = [ready.deck for ready in ready_decks(style)]
    return {"players": 2, **settings, "format": style, "decks": [dict(decks[deal % len(decks)])] * 2}


def two_ready_decks(number: int, seed: int) -> Settings:
    """Return settings with two random ready-made decks, in alternating formats."""
    rng = random.Random(f"calibrate {seed}")
    style = FORMATS[number % len(FORMATS)]
    return {
        "format": style,
        "decks": [dict(deck) for deck in rng.sample(sorted(ready.deck for ready in ready_decks(style)), 2)],
    }


def next_pair_of_decks(settings: Mapping[str, Any], number: int) -> Settings:
    """Return two ready-made decks if the settings have none. The numbers go through all pairs of decks."""
    if "decks" in settings:
        return {}
    names = [ready.names["pt"] for ready in ready_decks(settings.get("format", "classic"))]
    return {"decks": [names[number % len(names)], names[number // len(names) % len(names)]]}


def count_usage(state: Any, counts: UsageCounts, first: bool) -> None:
    """Count how many decks contain a card, and how often it was played."""
    d = state.tables
    if first:
        for name, kind in zip(d.name, d.what, strict=True):
            if kind != "source":
                counts[name][1] += 1
        for name in {d.name[card] for card, token in enumerate(d.token) if token}:
            counts.pop(name, None)
    for entry in state.events:
        if entry[0] == "announced" and d.name[entry[2]] in counts:
            counts[d.name[entry[2]]][0] += 1


LAB = LabSupport(
    recorder=ConflictusRecorder,
    scenarios=scenarios,
    usual_length=120,
    fair_settings=same_deck,
    sample_settings=two_ready_decks,
    paired_settings=next_pair_of_decks,
    having=(PLAYED,),
    charted=(PLAYED,),
    groups={"light": "s4", "shadow": "s3", "neutral": "s6"},
    group_of=lambda card: card.faction,
    count_usage=count_usage,
    card_trial=TrialSetup,
    trial_rates=("drawn", "idle"),
)
