"""Measure a card with several values for one of its numbers, using the same seeds for each value."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any

from vigil.kernel.errors import BadConfig
from vigil.lab.card_experiment import TrialSpec
from vigil.lab.card_trial import TrialResult, measure

MAX_VALUES = 20


@dataclass(frozen=True, slots=True)
class Sweep:
    """A field of a card and the values to try."""

    field: str
    values: tuple[int, ...]


def sweep_from(text: str) -> Sweep:
    """Parse `cost=2..5` or `cost=2,4,7`."""
    match = re.fullmatch(r"\s*(\w+)\s*=\s*(?:(\d+)\s*\.\.\s*(\d+)|(\d+(?:\s*,\s*\d+)*))\s*", text)
    if match is None:
        raise BadConfig("lab-sweep", "write a sweep as cost=2..5 or cost=2,4,7, not {given}", given=repr(text[:40]))
    if match[4]:
        values = tuple(dict.fromkeys(int(each) for each in match[4].split(",")))
    else:
        values = tuple(range(int(match[2]), int(match[3]) + 1))
    if not 1 < len(values) <= MAX_VALUES:
        raise BadConfig(
            "lab-sweep-values", "a sweep tries 2 to {most} values, not {given}", most=MAX_VALUES, given=len(values)
        )
    return Sweep(match[1], values)


def specs_for(spec: TrialSpec, sweep: Sweep, read_card: Callable[[dict[str, Any]], Any]) -> Iterator[TrialSpec]:
    """Yield a trial for each value. `read_card` builds the changed card, and raises an error if it is invalid."""
    for value in sweep.values:
        cards = []
        for table in spec.settings["cards"]:
            if table["name"] == spec.card:
                fields = numeric_fields(read_card(table))
                if sweep.field not in fields:
                    raise BadConfig(
                        "lab-sweep-field",
                        "{field} is not a numeric field of a card; choose from {known}",
                        field=repr(sweep.field[:40]),
                        known=", ".join(fields),
                    )
                table = {**table, sweep.field: value}
                read_card(table)
            cards.append(table)
        yield replace(spec, settings={**spec.settings, "cards": cards})


def numeric_fields(card: Any) -> list[str]:
    """Return the fields of a card that are numbers, except its collector number."""
    return [field.name for field in fields(card) if type(getattr(card, field.name)) is int and field.name != "number"]


def run_sweep(
    specs: Iterable[TrialSpec],
    *,
    games: int | None,
    seconds: float | None,
    workers: int | None = None,
    progress: Callable[[TrialResult], None] = lambda result: None,
) -> Iterator[TrialResult]:
    """Yield the result for each value; `seconds` is for all of them together, `games` for each."""
    every = list(specs)
    each = seconds / len(every) if seconds is not None else None
    for spec in every:
        yield measure(spec, games=games, seconds=each, workers=workers, progress=progress)
