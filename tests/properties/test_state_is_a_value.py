"""A game is a value: copied, saved, pickled, recorded, linked and undone without loss."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from kit.ascension import Scene
from properties import shared
from properties.scenarios import (
    FAST,
    TABLES,
    chance,
    config_of,
    everywhere,
    new,
    pick,
    played,
    somewhere,
    to_the_end,
    walk,
    wealthy,
)
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.state import State
from vigil.kernel import link, record
from vigil.kernel.errors import UndoNotAllowed
from vigil.kernel.match import Match, replay_steps
from vigil.kernel.serialization import clone
from vigil.registry import GAMES

LEARNED = ("drawn", "refilled", "shuffled", "revealed", "given")


def same(a: State, b: State) -> bool:
    return shared.same(GAME, a, b)


@pytest.mark.parametrize("table", TABLES)
def test_copies_are_equal_and_independent(table: str) -> None:
    """Four ways to copy; the copy is played to its end and the original has not moved."""
    for seed in range(4):
        s = somewhere(table, "copies", seed, rich=seed % 2 == 1)
        before = json.dumps(GAME.save(s))
        news = s.events[:]
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
def test_whatever_is_changed_in_a_copy_stays_there(table: str) -> None:
    """The original is played while the copy waits: the other direction."""
    for seed in range(3):
        s = somewhere(table, "waits", seed, rich=True)
        other = clone(s)
        told = GAME.save(other)
        view = GAME.view(other, 0)
        to_the_end(s, chance("waits", table, seed))
        assert GAME.save(other) == told and GAME.view(other, 0) == view
        assert everywhere(other) == list(range(len(other.tables.kinds)))


@pytest.mark.parametrize("table", TABLES)
def test_every_state_of_a_game_can_be_saved(table: str) -> None:
    look = chance("saves", table)
    for s in (new(table, 3), wealthy(table, 3)):
        for _ in walk(s, chance("saved", table)):
            if look.random() < 0.05 or not s.options:
                told = json.loads(json.dumps(GAME.save(s)))
                assert same(GAME.load(told), s)


@pytest.mark.parametrize("table", TABLES)
def test_a_record_replays_to_the_same_state(table: str) -> None:
    for seed in (11, 12):
        match = played(table, seed, most=600)
        text = record.write(match, remarks=("a remark",))
        again = record.read(text, GAMES)
        assert same(again.state, match.state) and again.choices == match.choices and again.seed == match.seed
        assert again.state.events == match.state.events
        assert record.write(again, remarks=("a remark",)) == text
        assert record.read(text.replace("\n", "\r\n"), GAMES).state == match.state


@pytest.mark.parametrize("table", TABLES)
def test_a_link_replays_to_the_same_state(table: str) -> None:
    for seed, most in ((21, 0), (22, 1), (23, 100), (24, 100_000)):
        match = played(table, seed, most=most)
        text = link.pack(match)
        again = link.unpack(text, GAMES)
        assert same(again.state, match.state) and again.choices == match.choices
        assert link.pack(again) == text
        assert text.isascii() and not set(text) & set(" +/=\n")


@pytest.mark.parametrize("table", [name for name in FAST if "solo" not in name] + ["solo base"])
def test_concessions_are_recorded_too(table: str) -> None:
    for seed in range(4):
        rng = chance("concede", table, seed)
        match = Match(GAME, config_of(table), seed)
        while not match.over and len(match.choices) < 200:
            if rng.random() < 0.02:
                here = [seat for seat in range(match.config.players) if not match.state.left_seats >> seat & 1]
                match.concede(rng.choice(here))
            else:
                match.take(match.state.options.index(pick(match.state, rng, 0.9)))
        for again in (record.read(record.write(match), GAMES), link.unpack(link.pack(match), GAMES)):
            assert same(again.state, match.state) and again.choices == match.choices


@pytest.mark.parametrize("table", ["base 2", "both 4", "solo both", "own cards teams"])
def test_the_steps_of_a_match_are_its_states(table: str) -> None:
    match = played(table, 31, most=150)
    seen = [GAME.save(walked.state) for walked in replay_steps(match)]
    walk_again = Match(GAME, match.config, match.seed)
    assert seen[0] == GAME.save(walk_again.state)
    for taken, told in zip(match.choices, seen[1:], strict=True):
        walk_again.take(taken.index)
        assert GAME.save(walk_again.state) == told


@pytest.mark.parametrize("table", TABLES)
def test_undo_is_replay_without_the_last_choices(table: str) -> None:
    """And it is refused exactly where somebody has learned something or somebody else was asked."""
    rng = chance("undo", table)
    match = Match(GAME, config_of(table), 41)
    free = 0  # by our own count
    undone = refused = 0
    while not match.over and len(match.choices) < 250:
        seat = GAME.seat_to_act(match.state)
        match.take(match.state.options.index(pick(match.state, rng, 0.9)))
        told = match.state.events
        learned = any(
            entry[0] in LEARNED or (entry[3] == "hand" and entry[2] >= 0 and entry[1] != seat) for entry in told
        )
        moved_on = GAME.seat_to_act(match.state) != seat
        free = 0 if learned or moved_on else free + 1
        assert match.undoable(seat) == free, f"after {match.choices[-1]}: {told}"
        assert match.undoable((seat + 1) % 7) == 0
        mark = GAME.undo_floor(match.state)
        assert mark == len(match.choices) - free or mark == len(match.choices) == mark + free
        if rng.random() < 0.25:
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
    assert refused and (undone or match.config.rounds < 3)


def test_a_hand_shown_by_force_cannot_be_undone() -> None:
    """Nobody was asked (one kind of card, one option), yet the active player has seen a card of a hidden hand."""
    table = Scene(
        hand="sadranis_dark_emissary", power=9, void="fire_tyrant", row="mephit " * 6, center="mephit",
        them={"hand": "apprentice apprentice"},
    )  # fmt: skip
    table.do("play sadranis_dark_emissary", "defeat fire_tyrant")
    assert table.news("discarded") == [("discarded", 1)]
    assert GAME.undo_floor(table.s) == table.s.decision_count
