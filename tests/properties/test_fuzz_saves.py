"""Altered saved games: each loads as a playable game or is rejected."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from kit.ascension_bad_input import ASCENSION_INPUT
from kit.bad_input import BadInput
from kit.card_kit import CardKit
from kit.conflictus_bad_input import CONFLICTUS_INPUT
from kit.fuzzing import NASTY, changed, refused, tried, with_typos
from kit.game_kit import chance
from vigil.effects.machine import EndlessLoopError
from vigil.kernel.errors import BadConfig, BadData

INPUTS = (ASCENSION_INPUT, CONFLICTUS_INPUT)
each_input = pytest.mark.parametrize("bad", INPUTS, ids=repr)


def load(kit: CardKit, data: Any) -> None:
    """Load a saved game. It is properly rejected, or its views work and it can be played on."""
    game = kit.game
    s, error = tried(game.load, data)
    assert error is None or isinstance(error, (BadData, BadConfig)), error
    if s is None:
        return
    for viewer in kit.viewers(s):
        game.view(s, viewer)
        game.events(s, viewer)
        kit.all_reasons(s, viewer)
    game.decision(s)
    game.outcome(s)
    game.redeal(s, 0, 1)
    assert game.save(game.load(game.save(s))) == game.save(s)
    rng = random.Random(1)
    try:
        for _ in range(20):
            if s.options:
                game.choose(s, kit.pick(s, rng))
                game.decision(s)
    except EndlessLoopError:
        pass


@pytest.mark.parametrize(
    ("bad", "table"),
    [pytest.param(bad, table, id=f"{bad} {table}") for bad in INPUTS for table in bad.kit.fast],
)
def test_a_saved_game_with_one_change(bad: BadInput, table: str) -> None:
    rng = chance("saves with faults", table)
    for s in bad.kit.some_states(table, 6):
        data = json.loads(json.dumps(bad.kit.game.save(s)))
        for _ in range(bad.changes):
            wrong = changed(rng, data)
            before = copy.deepcopy(wrong)
            load(bad.kit, wrong)
            assert before == wrong, "load changed what it was given"


@pytest.mark.parametrize("name", NASTY)
@each_input
def test_nasty_fields_of_a_saved_game(bad: BadInput, name: str) -> None:
    data = bad.kit.game.save(bad.kit.somewhere(bad.kit.fast[3], "nasty"))
    assert refused(bad.kit.game.load, NASTY[name]) is not None
    for key in (*data, "zzz"):
        load(bad.kit, {**data, key: NASTY[name]})


@each_input
def test_a_saved_game_with_a_missing_field_or_other_rules_is_rejected(bad: BadInput) -> None:
    data = bad.kit.game.save(bad.kit.somewhere(bad.kit.fast[0], "missing"))
    for key in data.keys() - bad.optional_fields:
        assert refused(bad.kit.game.load, {k: v for k, v in data.items() if k != key}) is not None, key
    assert refused(bad.kit.game.load, {**data, "rules": "0" * 16}) is not None


@each_input
def test_a_saved_file_with_typos(bad: BadInput) -> None:
    """Text that is still JSON is loaded or rejected."""
    for table in bad.kit.fast[:2]:
        text = json.dumps(bad.kit.game.save(bad.kit.somewhere(table, "file")))
        rng = chance("saved files", table)
        for _ in range(bad.changes * 3):
            try:
                data = json.loads(with_typos(rng, text))
            except (ValueError, RecursionError):
                continue
            load(bad.kit, data)
