"""One number of a card, tried at several values: the same seeds for each, so that the values can be compared."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from vigil.kernel.errors import BadConfig
from vigil.lab.card_experiment import TrialSpec
from vigil.lab.card_trial import TrialResult, measure

MOST_VALUES = 20


@dataclass(frozen=True, slots=True)
class Sweep:
    """A field and the values it is tried at."""

    field: str
    values: tuple[int, ...]


def sweep_from(text: str) -> Sweep:
    """`cost=2..5`, or `cost=2,4,7`."""
    match = re.fullmatch(r"\s*(\w+)\s*=\s*(?:(\d+)\s*\.\.\s*(\d+)|(\d+(?:\s*,\s*\d+)*))\s*", text)
    if match is None:
        raise BadConfig("lab-sweep", "write a sweep as cost=2..5 or cost=2,4,7, not {given}", given=repr(text[:40]))
    if match[4]:
        values = tuple(dict.fromkeys(int(each) for each in match[4].split(",")))
    else:
        values = tuple(range(int(match[2]), int(match[3]) + 1))
    if not 1 < len(values) <= MOST_VALUES:
        raise BadConfig(
            "lab-sweep-values", "a sweep tries 2 to {most} values, not {given}", most=MOST_VALUES, given=len(values)
        )
    return Sweep(match[1], values)


def questions(question: TrialSpec, sweep: Sweep, made: Callable[[dict[str, Any]], Any]) -> Iterator[TrialSpec]:
    """The question about the card with each value; `made` reads the changed card, and refuses what cannot be."""
    for value in sweep.values:
        cards = []
        for table in question.settings["cards"]:
            if table["name"] == question.card:
                if sweep.field == "number" or not _numeric(table, sweep.field, made):
                    known = ", ".join(numbers_of(made(table)))
                    raise BadConfig(
                        "lab-sweep-field",
                        "{field} is not a number of a card; choose from {known}",
                        field=repr(sweep.field[:40]),
                        known=known,
                    )
                table = {**table, sweep.field: value}
                made(table)
            cards.append(table)
        yield replace(question, settings={**question.settings, "cards": cards})


def numbers_of(card: Any) -> list[str]:
    """The fields of a card that are numbers and mean something in play."""
    found = []
    for name in type(card).__dataclass_fields__:
        value = getattr(card, name)
        if isinstance(value, int) and not isinstance(value, bool) and name != "number":
            found.append(name)
    return found


def _numeric(table: dict[str, Any], field: str, made: Callable[[dict[str, Any]], Any]) -> bool:
    return field in numbers_of(made(table))


def swept(
    asked: Iterable[TrialSpec],
    *,
    games: int | None,
    seconds: float | None,
    workers: int | None = None,
    on: str = "here",
    look: Callable[[TrialResult], None] = lambda finding: None,
) -> Iterator[TrialResult]:
    """A finding for each value in its turn; the seconds are shared evenly, the games are for each."""
    every = list(asked)
    each = seconds / len(every) if seconds is not None else None
    for question in every:
        yield measure(question, games=games, seconds=each, workers=workers, on=on, look=look)
