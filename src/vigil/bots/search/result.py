"""What a search found, as plain data: who wants to explain a choice reads it here."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OptionResult:
    """One option, and what came of it in the imagined games."""

    place: int  # among the options of the decision
    name: str
    prior: float  # how promising it looked before; all priors add up to 1
    visits: int  # simulations that began with it
    values: tuple[float, ...]  # the mean chance of winning of every seat; empty without visits
    error: float  # standard error of the asked seat's mean; 0.0 where it was not tried twice


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What was found out about one decision."""

    number: int  # of the decision
    seat: int
    best: int  # the place of the option to take
    options: tuple[OptionResult, ...]
    simulations: int  # made for this decision; 0: it was evident
    reused: int  # simulations of an earlier decision that still count
    seconds: float  # the only part that is not the same in a repetition
    ended: str  # "evident", "budget" or "clock": why the thinking stopped

    @property
    def values(self) -> tuple[float, ...]:
        """Every seat's chance of winning if the best option is taken; empty where nothing was tried."""
        return self.options[self.best].values
