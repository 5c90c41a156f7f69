"""What a game brings for the lab: what is recorded of a game, and which settings are played when nobody chose any."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from vigil import registry

Settings = dict[str, Any]
UsageCounts = dict[str, list[int]]
"""By card: how often it was taken, and how often it was there to take."""

ACQUIRED, DEFEATED, PLAYED = "acquired", "defeated", "played"
USES = (ACQUIRED, DEFEATED, PLAYED)
"""What can be done with a card, as far as runs record it."""


class GameRecorder(ABC):
    """Records one game of a run while it is played.

    A turn is counted as players do: when everybody has had one.
    """

    def __init__(self, state: Any, seats: int) -> None:
        self.seats = seats
        self.turn = 0
        self.course: list[list[int]] = [[] for _ in range(seats)]
        """By seat its score after each of its turns."""
        self.cards: dict[str, dict[tuple[int, str], list[int]]] = {use: {} for use in USES}
        self.on_events(state)

    @abstractmethod
    def on_events(self, state: Any) -> None:
        """A choice was made."""

    def end(self, state: Any) -> None:  # noqa: B027 - games that note nothing at the end leave it
        """The game is over."""

    def note(self, use: str, seat: int, card: str) -> None:
        """This seat has used this card."""
        if seat < self.seats:
            self.cards[use].setdefault((seat, card), []).append(self.turn)


@dataclass(frozen=True, slots=True)
class LabSupport:
    """What the lab needs to know of one game."""

    recorder: Callable[[Any, int], GameRecorder]
    """The first state and the number of seats to a recorder."""
    scenarios: Callable[[random.Random, int], Iterator[Settings]]
    """Settings to try bots in: turn 0 yields every mode once, later turns yield variations."""
    usual_length: int
    """About how many decisions with more than one option a game has."""
    fair_settings: Callable[[Mapping[str, Any], int], Settings]
    """Settings and the number of a deal to settings for two in which both seats have the same chance: a ladder."""
    sample_settings: Callable[[int, int], Settings]
    """The number and the seed of a game to settings for two players: calibration."""
    paired_settings: Callable[[Mapping[str, Any], int], Settings]
    """Settings and a number to what they leave open, so that all of it comes up in turn: `vigil compare`."""
    solo_settings: Settings | None = None
    """How one player plays alone; None: nobody does."""
    having: tuple[str, ...] = ()
    """The uses that mean that a player had a card."""
    charted: tuple[str, ...] = ()
    """The uses that a report draws; the others it lists."""
    score_grows: bool = False
    """Whether players gather a score, so that a report shows what each turn adds."""
    groups: Mapping[str, str] | None = None
    """The groups of cards a report tells apart, each with its color; None: a game without cards."""
    group_of: Callable[[Any], str] = lambda card: ""
    count_usage: Callable[[Any, UsageCounts, bool], None] = lambda state, counts, first: None
    """After each choice (`first`: before any), count in which cards were there to take, and which were taken."""
    card_trial: Callable[[Any], Any] | None = None
    """A `TrialSpec` to the set-up of its games; None: cards cannot be measured in this game."""
    trial_rates: tuple[str, ...] = ()
    """The rates that a card trial measures, in the order they are shown."""


def lab_for(game: str) -> LabSupport:
    """What a game brings for the lab."""
    return registry.get(game).lab()
