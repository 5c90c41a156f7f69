"""A game of Conflictus in progress is a value: it is copied, saved, recorded, linked and taken back without loss."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from properties import shared
from properties.scenarios import chance
from properties.scenarios_conflictus import (
    FAST,
    TABLES,
    config_of,
    new,
    pick,
    played,
    rich,
    somewhere,
    to_the_end,
    walk,
)
from tools.card_pairs import check
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.state import State
from vigil.kernel import link, record
from vigil.kernel.errors import UndoNotAllowed
from vigil.kernel.match import Match, replay_steps
from vigil.kernel.serialization import clone
from vigil.registry import GAMES

LEARNED = ("drawn", "milled", "shuffled", "revealed", "captive", "lost_card", "fetched")


def same(a: State, b: State) -> bool:
    return shared.same(GAME, a, b)


@pytest.mark.parametrize("table", TABLES)
def test_copies_are_equal_and_independent(table: str) -> None:
    """Four ways to copy; the copy is played to its end and the original has not moved."""
    for seed in range(2):
        s = somewhere(table, "copies", seed)
        before, news = json.dumps(GAME.save(s)), s.events[:]
        copies = {
            "clone": clone(s),
            "load": GAME.load(json.loads(before)),
            "pickle": pickle.loads(pickle.dumps(s)),
            "deepcopy": copy.deepcopy(s),
        }
        ends = []
        for name, other in copies.items():
            assert same(other, s), f"{name} differs"
            assert other.tables == s.tables and other.stack == s.stack, name
            assert all(a[0] is b[0] for a, b in zip(other.stack, s.stack, strict=True)), f"{name} made new nodes"
            ends.append(GAME.save(to_the_end(other, chance("copies", table, seed))))
            assert json.dumps(GAME.save(s)) == before and s.events == news, f"playing a {name} changed the original"
        assert all(end == ends[0] for end in ends), "copies played on differently"


@pytest.mark.parametrize("table", TABLES)
def test_whatever_is_changed_in_the_original_stays_there(table: str) -> None:
    """The original is played while the copy waits: the other direction."""
    for seed in range(2):
        s = rich(table, "waits", seed)
        other = clone(s)
        told, view = GAME.save(other), GAME.view(other, 0)
        to_the_end(s, chance("waits", table, seed))
        assert GAME.save(other) == told and GAME.view(other, 0) == view
        check(other)


@pytest.mark.parametrize("table", TABLES)
def test_every_state_of_a_game_can_be_saved(table: str) -> None:
    """In the middle of announcements, searches and combat too."""
    look = chance("saves", table)
    for s in (new(table, 3), rich(table, 3)):
        for _ in walk(s, chance("saved", table)):
            if look.random() < 0.05 or not s.options:
                assert same(GAME.load(json.loads(json.dumps(GAME.save(s)))), s)


@pytest.mark.parametrize("table", TABLES)
def test_a_record_replays_to_the_same_state(table: str) -> None:
    match = played(table, 11, most=400)
    text = record.write(match, remarks=("a remark",))
    again = record.read(text, GAMES)
    assert same(again.state, match.state) and again.choices == match.choices and again.seed == match.seed
    assert again.state.events == match.state.events
    assert record.write(again, remarks=("a remark",)) == text
    assert record.read(text.replace("\n", "\r\n"), GAMES).state == match.state


@pytest.mark.parametrize("table", TABLES)
def test_a_link_replays_to_the_same_state(table: str) -> None:
    for seed, most in ((21, 0), (22, 1), (23, 60_000)):
        match = played(table, seed, most=most)
        text = link.pack(match)
        again = link.unpack(text, GAMES)
        assert same(again.state, match.state) and again.choices == match.choices
        assert link.pack(again) == text
        assert text.isascii() and not set(text) & set(" +/=\n")


@pytest.mark.parametrize("table", FAST)
def test_concessions_are_recorded_too(table: str) -> None:
    for seed in range(4):
        rng = chance("concede", table, seed)
        match = Match(GAME, config_of(table), seed)
        while not match.over and len(match.choices) < 200:
            if rng.random() < 0.02:
                match.concede(rng.choice([seat for seat, me in enumerate(match.state.seats) if not me.lost]))
            else:
                match.take(match.state.options.index(pick(match.state, rng)))
        for again in (record.read(record.write(match), GAMES), link.unpack(link.pack(match), GAMES)):
            assert same(again.state, match.state) and again.choices == match.choices


@pytest.mark.parametrize("table", ["classic 2", "rapidinha 4", "rapidinha, three games"])
def test_the_steps_of_a_match_are_its_states(table: str) -> None:
    match = played(table, 31, most=120)
    seen = [GAME.save(walked.state) for walked in replay_steps(match)]
    walk_again = Match(GAME, match.config, match.seed)
    assert seen[0] == GAME.save(walk_again.state)
    for taken, told in zip(match.choices, seen[1:], strict=True):
        walk_again.take(taken.index)
        assert GAME.save(walk_again.state) == told


@pytest.mark.parametrize("table", [*FAST, "classic, own cards", "rapidinha, full control"])
def test_undo_is_replay_without_the_last_choices(table: str) -> None:
    """And it is refused where somebody has learned something or somebody else was asked."""
    rng = chance("undo", table)
    match = Match(GAME, config_of(table), 41)
    undone = refused = 0
    free = 0
    while not match.over and len(match.choices) < 90:
        seat = GAME.seat_to_act(match.state)
        match.take(match.state.options.index(pick(match.state, rng)))
        told = {entry[0] for entry in match.state.events}
        moved_on = GAME.seat_to_act(match.state) != seat
        may = match.undoable(seat)
        assert may in (0, free + 1), f"{may} choices may be taken back, {free} before: {match.choices[-1]}"
        if told & set(LEARNED) or moved_on:
            assert may == 0, f"after {match.choices[-1]} somebody knows more: {told}"
        free = may
        assert match.undoable((seat + 1) % 7) == 0
        if rng.random() < 0.3 or free > 1:
            before = GAME.save(match.state)
            with pytest.raises(UndoNotAllowed):
                match.undo(seat, free + 1)
            with pytest.raises(UndoNotAllowed):
                match.undo(seat, 0)
            refused += 1
            assert GAME.save(match.state) == before
            if free:
                back = rng.randrange(1, free + 1)
                short = Match(GAME, match.config, match.seed, match.choices[:-back])
                match.undo(seat, back)
                assert same(match.state, short.state) and match.choices == short.choices
                assert match.undoable(seat) == free - back
                free -= back
                undone += 1
            if match.state.options:
                match.take(match.state.options.index(pick(match.state, rng)))
            free = match.undoable(GAME.seat_to_act(match.state)) if match.state.options else 0
    assert refused and (undone or match.over)
