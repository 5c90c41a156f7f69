"""What a game provides for the lab: what to record about a game, and default settings for its experiments."""

from __future__ import annotations

import importlib
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from vigil import registry
from vigil.kernel.errors import BadConfig
from vigil.lab.card_experiment import TrialSetup, TrialSpec

Settings = dict[str, Any]
UsageCounts = dict[str, list[int]]
"""By card: how often it was taken, and how often it was available."""

ACQUIRED, DEFEATED, PLAYED = "acquired", "defeated", "played"
USES = (ACQUIRED, DEFEATED, PLAYED)
"""The uses of cards that runs record."""


class GameRecorder(ABC):
    """Records a game of a run while it is played.

    Turns are counted as players do: turn 2 begins when all players have had turn 1.
    """

    def __init__(self, state: Any, seats: int) -> None:
        self.seats = seats
        self.turn = 0
        self.score_by_turn: list[list[int]] = [[] for _ in range(seats)]
        """Each seat's score after each of its turns."""
        self.cards: dict[str, dict[tuple[int, str], list[int]]] = {use: {} for use in USES}
        self.on_events(state)

    @abstractmethod
    def on_events(self, state: Any) -> None:
        """Record the events of a choice."""

    def end(self, state: Any) -> None:  # noqa: B027 - optional
        """Record the end of the game."""

    def note(self, use: str, seat: int, card: str) -> None:
        """Record that a seat used a card."""
        if seat < self.seats:
            self.cards[use].setdefault((seat, card), []).append(self.turn)


@dataclass(frozen=True, slots=True)
class LabSupport:
    """What the lab needs to know about a game."""

    recorder: Callable[[Any, int], GameRecorder]
    """Create a recorder, from the first state and the number of seats."""
    scenarios: Callable[[random.Random, int], Iterator[Settings]]
    """Yield settings to test bots with: every mode in turn 0, variations in later turns."""
    usual_length: int
    """The usual number of decisions with more than one option in a game."""
    fair_settings: Callable[[Mapping[str, Any], int], Settings]
    """Return settings for two players with equal chances, from settings and the number of a deal (for ladders)."""
    sample_settings: Callable[[int, int], Settings]
    """Return settings for two players, from the number and seed of a game (for calibration)."""
    paired_settings: Callable[[Mapping[str, Any], int], Settings]
    """Return values for what the settings leave open, which vary with the number (for `vigil compare`)."""
    solo_settings: Settings | None = None
    """The settings of a game for one player, or None if there is no such game."""
    having: tuple[str, ...] = ()
    """The uses that mean that a player had a card."""
    charted: tuple[str, ...] = ()
    """The uses that a report draws as charts. The others are only listed."""
    score_grows: bool = False
    """Whether players gather a score, so that a report shows what each turn adds."""
    groups: Mapping[str, str] | None = None
    """The groups of cards in a report, with their colors, or None for a game without cards."""
    group_of: Callable[[Any], str] = lambda card: ""
    """Return the group of a card."""
    count_usage: Callable[[Any, UsageCounts, bool], None] = lambda state, counts, first: None
    """Count which cards were available and taken: after every choice, and before the first one (`first`)."""
    card_trial: Callable[[TrialSpec], TrialSetup] | None = None
    """Set up a card trial, or None if cards can't be measured in this game."""
    trial_rates: tuple[str, ...] = ()
    """The rates that a card trial measures, in the order in which they are shown."""


def import_library(name: str, extra: str, what: str) -> Any:
    """Import a library for a purpose, or raise BadConfig with the command that installs it."""
    try:
        return importlib.import_module(name)
    except ImportError:
        raise BadConfig(
            "lab-extra", "{what} needs the extra {extra}: pip install 'vigil-games[{extra}]'", what=what, extra=extra
        ) from None


def lab_for(game: str) -> LabSupport:
    """Return what a game provides for the lab."""
    return registry.get(game).lab()
