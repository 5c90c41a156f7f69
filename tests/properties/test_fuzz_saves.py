"""Saved games that were changed: each loads to something that can be played, or is refused."""

from __future__ import annotations

import copy
import json
import random

import pytest

from properties.fuzzing import NASTY, changed, faulty, refused, tried
from properties.scenarios import FAST, chance, pick, somewhere
from vigil.effects.machine import EndlessLoopError
from vigil.games.ascension.rules import why_not
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.state import State


def usable(s: State) -> None:
    """Look at it from every side and play a little: nothing but an honest error may come of it."""
    for viewer in (None, *range(s.tables.players)):
        GAME.view(s, viewer)
        GAME.events(s, viewer)
        why_not.all_reasons(s, viewer)
    GAME.decision(s)
    GAME.outcome(s)
    GAME.redeal(s, 0, 1)
    assert GAME.save(GAME.load(GAME.save(s))) == GAME.save(s)
    rng = random.Random(1)
    try:
        for _ in range(25):
            if s.options:
                GAME.choose(s, pick(s, rng, 0.9))
                GAME.decision(s)
    except EndlessLoopError:
        pass


@pytest.mark.parametrize("table", FAST)
def test_a_saved_game_with_one_change(table: str) -> None:
    rng = chance("saves with faults", table)
    for seed in range(6):
        s = somewhere(table, "fault", seed, rich=seed % 2 == 1)
        told = json.loads(json.dumps(GAME.save(s)))
        for _ in range(60):
            wrong = changed(rng, told)
            before = copy.deepcopy(wrong)
            loaded, _ = tried(GAME.load, wrong)
            assert before == wrong, "load changed what it was given"
            if loaded is not None:
                usable(loaded)


@pytest.mark.parametrize("name", NASTY)
def test_nasty_fields_of_a_saved_game(name: str) -> None:
    told = GAME.save(somewhere("both 3", "nasty", rich=True))
    assert refused(GAME.load, NASTY[name]) is not None
    for key in told:
        loaded, _ = tried(GAME.load, {**told, key: NASTY[name]})
        if loaded is not None:
            usable(loaded)
    refused(GAME.load, {**told, "zzz": NASTY[name]})


def test_a_saved_game_with_a_field_missing_or_unknown() -> None:
    told = GAME.save(somewhere("base 2", "missing"))
    for key in told:
        assert refused(GAME.load, {k: v for k, v in told.items() if k != key}) is not None, key
    assert refused(GAME.load, {**told, "rules": "0" * 16}) is not None


@pytest.mark.parametrize("table", ["base 2", "both teams 4"])
def test_a_saved_file_with_faults(table: str) -> None:
    """As text: what is still JSON is loaded or refused."""
    text = json.dumps(GAME.save(somewhere(table, "file", rich=True)))
    rng = chance("saved files", table)
    for _ in range(200):
        try:
            told = json.loads(faulty(rng, text))
        except (ValueError, RecursionError):
            continue
        loaded, _ = tried(GAME.load, told)
        if loaded is not None:
            usable(loaded)
