"""What programs read from a game is documented: its functions, and the fields of views, decisions and events."""

from __future__ import annotations

from dataclasses import dataclass, fields, make_dataclass
from typing import Any

import pytest

from vigil.kernel.decision import Decision, Option, Question
from vigil.kernel.event import Cause, Event, Message
from vigil.kernel.field_docs import field_docs, parts_of
from vigil.kernel.game import Game, Outcome, Progress
from vigil.registry import GAMES
from vigil.server.message_schemas import definitions

READ: set[type[Any]] = {Game, Decision, Option, Question, Event, Cause, Message, Outcome, Progress}
READ |= {part for game in GAMES.values() for part in parts_of(game.view_type, {"config"})}


@pytest.mark.parametrize("kind", sorted(READ, key=lambda kind: (kind.__module__, kind.__name__)))
def test_every_field_is_documented(kind: type[Any]) -> None:
    assert kind.__doc__
    missing = {field.name for field in fields(kind)} - set(field_docs(kind))
    assert missing == set(), f"{kind.__module__}.{kind.__name__}: write a docstring below each of these fields"


def test_the_schemas_of_views_carry_the_documentation() -> None:
    for name, schema in definitions().items():
        if name.startswith(tuple(game.title() for game in GAMES)):
            for field, part in schema["properties"].items():
                assert part.get("description"), f"{name}.{field}"


@dataclass
class Sample:
    """A sample."""

    told: int
    """What it
    says."""
    silent: list[Outcome]
    comment: int = 0  # not a docstring


def test_field_docs_are_read_from_the_source() -> None:
    assert field_docs(Sample) == {"told": "What it says."}
    assert field_docs(make_dataclass("Made", ["a"])) == {}
    assert parts_of(Sample) == [Sample, Outcome]
    assert parts_of(Sample, {"silent"}) == [Sample]
