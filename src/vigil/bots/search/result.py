"""The result of a search as plain data, for explanations."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OptionResult:
    """An option and its result in the simulated games."""

    index: int
    name: str
    prior: float  # how promising it looked before the search; all priors add up to 1
    visits: int  # simulations that began with it
    values: tuple[float, ...]  # every seat's mean win chance; empty without visits
    error: float  # standard error of the deciding seat's mean; 0.0 with fewer than two visits


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The result of searching one decision."""

    number: int  # of the decision
    seat: int
    best: int  # index of the option to take
    options: tuple[OptionResult, ...]
    simulations: int  # for this decision; 0 if there was only one candidate
    reused: int  # simulations of an earlier decision that still count
    seconds: float  # the only field that differs when the search is repeated
    ended: str  # "evident", "budget" or "clock": why the search stopped

    @property
    def values(self) -> tuple[float, ...]:
        """Every seat's win chance if the best option is taken; empty if nothing was tried."""
        return self.options[self.best].values
