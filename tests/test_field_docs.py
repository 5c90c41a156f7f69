"""The functions of a game and the fields of views, decisions and events are documented."""

from __future__ import annotations

from dataclasses import dataclass, fields, make_dataclass
from typing import Any

import pytest

from kit.effect_table_ascension import ASCENSION_TABLE
from kit.effect_table_conflictus import CONFLICTUS_TABLE
from tools.docs.game_reference import REFERENCES
from vigil.games.ascension.rules.decisions import QUESTION_KEYS as ascension_keys
from vigil.games.ascension.rules.state import ENDINGS as ASCENSION_ENDINGS
from vigil.games.conflictus.rules.decisions import QUESTION_KEYS as conflictus_keys
from vigil.games.conflictus.rules.state import ENDINGS as CONFLICTUS_ENDINGS
from vigil.kernel.decision import Decision, Option, Question, Target
from vigil.kernel.event import Cause, Event, Message
from vigil.kernel.field_docs import field_docs, parts_of
from vigil.kernel.game import Game, Outcome, Progress
from vigil.kernel.rng import roll, stream
from vigil.registry import GAMES
from vigil.server.message_schemas import definitions

READ: set[type[Any]] = {Game, Decision, Option, Target, Question, Event, Cause, Message, Outcome, Progress}
READ |= {part for game in GAMES.values() for part in parts_of(game.view_type, {"config"})}


@pytest.mark.parametrize("kind", sorted(READ, key=str))
def test_every_field_is_documented(kind: type[Any]) -> None:
    assert kind.__doc__
    missing = {field.name for field in fields(kind)} - set(field_docs(kind))
    assert missing == set(), f"{kind.__module__}.{kind.__name__}: write a docstring below each of these fields"


def test_the_schemas_of_views_carry_the_documentation() -> None:
    for name, schema in definitions().items():
        if name.startswith(tuple(game.title() for game in GAMES)):
            for field, part in schema["properties"].items():
                assert part.get("description"), f"{name}.{field}"


FORMATS = [
    ("ascension", {"players": 2, "sets": "both"}),
    ("ascension", {"players": 1, "mode": "solo"}),
    ("ascension", {"players": 4, "mode": "teams", "sets": "both"}),
    ("conflictus", {"format": "rapidinha", "decks": ["Tower of Dawn", "Landslide"], "best_of": 3}),
    ("conflictus", {"format": "classic", "decks": ["Twilight", "Landslide"]}),
    ("conflictus", {"format": "rapidinha", "decks": ["Tower of Dawn", "Landslide", "Landslide"]}),
]


@pytest.mark.parametrize(("name", "settings"), FORMATS)
def test_every_event_of_games_is_in_the_reference(name: str, settings: dict[str, Any]) -> None:
    game, told = GAMES[name], REFERENCES[name]
    config = game.configure(settings)
    for seed in range(3):
        state, luck = game.new(config, seed), stream(seed, 1)
        while (decision := game.decision(state)) is not None:
            assert decision.question.key in told.questions
            verbs = {option.verb.removesuffix("_2").removesuffix("_3") for option in decision.options}
            assert verbs <= {*told.options, *told.verbs}
            assert {event.kind for event in game.events(state, None)} <= set(told.events)
            index, luck = roll(luck, len(decision.options))
            game.choose(state, game.options(state)[index])
        assert {event.kind for event in game.events(state, None)} <= set(told.events)
        ended = game.outcome(state)
        assert ended is not None and ended.reason in told.endings


def test_the_reference_has_every_event_every_question_and_every_ending() -> None:
    for table in (ASCENSION_TABLE, CONFLICTUS_TABLE):
        assert table.events <= set(REFERENCES[table.name].events)
    assert set(ascension_keys.values()) == set(REFERENCES["ascension"].questions)
    assert set(conflictus_keys.values()) - {"setup"} <= set(REFERENCES["conflictus"].questions)
    assert {*ASCENSION_ENDINGS[1:]} == set(REFERENCES["ascension"].endings)
    assert {*CONFLICTUS_ENDINGS[1:]} == set(REFERENCES["conflictus"].endings)


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
