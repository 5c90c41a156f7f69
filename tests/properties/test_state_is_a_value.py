"""A game in progress is a value: it can be copied, saved, pickled, recorded, linked and undone without loss."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from kit.game_kit import GameKit, chance
from kit.games import ALL_GAMES, RULES, each_table
from vigil.kernel import link, record
from vigil.kernel.errors import UndoNotAllowed
from vigil.kernel.match import Match, replay_steps
from vigil.kernel.serialization import clone


@each_table()
def test_copies_are_equal_and_independent(kit: GameKit, table: str) -> None:
    """There are four ways to copy; playing a copy to its end doesn't change the original."""
    game = kit.game
    for s in kit.some_states(table, 4):
        before = json.dumps(game.save(s))
        events = game.events(s, None)
        copies = {
            "clone": clone(s),
            "load": game.load(json.loads(before)),
            "pickle": pickle.loads(pickle.dumps(s)),
            "deepcopy": copy.deepcopy(s),
        }
        ends = []
        for name, other in copies.items():
            assert kit.same(other, s), f"{name} differs"
            assert kit.shares_nodes(other, s), f"{name} made new nodes"
            ends.append(game.save(kit.to_the_end(other, chance("copies", table))))
            assert json.dumps(game.save(s)) == before, f"playing a {name} changed the original"
            assert game.events(s, None) == events, f"playing a {name} changed the events of the original"
        assert all(end == ends[0] for end in ends), "copies played on differently"


@each_table()
def test_playing_the_original_does_not_change_a_copy(kit: GameKit, table: str) -> None:
    for seed in range(3):
        s = kit.rich(table, seed)
        other = clone(s)
        before, view = kit.game.save(other), kit.game.view(other, 0)
        kit.to_the_end(s, chance("waits", table, seed))
        assert kit.game.save(other) == before and kit.game.view(other, 0) == view
        kit.check_state(other)
        kit.check_closely(other)


@each_table()
def test_every_state_of_a_game_can_be_saved(kit: GameKit, table: str) -> None:
    """Including states in the middle of announcements, searches and combat."""
    look = chance("saves", table)
    for s in (kit.new(table, 3), kit.rich(table, 3)):
        for _ in kit.walk(s, chance("saved", table)):
            if look.random() < 0.05 or kit.is_over(s):
                assert kit.same(kit.game.load(json.loads(json.dumps(kit.game.save(s)))), s)


@each_table()
def test_a_record_replays_to_the_same_state(kit: GameKit, table: str) -> None:
    for seed in (11, 12):
        match = kit.played(table, seed, most=500)
        text = record.write(match, comments=("a remark",))
        again = record.read(text, RULES)
        assert kit.same(again.state, match.state) and again.choices == match.choices and again.seed == match.seed
        assert kit.game.events(again.state, None) == kit.game.events(match.state, None)
        assert record.write(again, comments=("a remark",)) == text
        assert record.read(text.replace("\n", "\r\n"), RULES).state == match.state


@each_table()
def test_a_link_replays_to_the_same_state(kit: GameKit, table: str) -> None:
    for seed, most in ((21, 0), (22, 1), (23, 100), (24, 100_000)):
        match = kit.played(table, seed, most=most)
        text = link.pack(match)
        again = link.unpack(text, RULES)
        assert kit.same(again.state, match.state) and again.choices == match.choices
        assert link.pack(again) == text
        assert text.isascii() and not set(text) & set(" +/=\n")


@each_table(ALL_GAMES, "fast")
def test_concessions_are_recorded_too(kit: GameKit, table: str) -> None:
    for seed in range(4):
        rng = chance("concede", table, seed)
        match = Match(kit.game, kit.config_of(table), seed)
        while not match.over and len(match.choices) < 200:
            if rng.random() < 0.02:
                match.concede(rng.choice(kit.remaining(match.state)))
            else:
                kit.take(match, rng)
        for again in (record.read(record.write(match), RULES), link.unpack(link.pack(match), RULES)):
            assert kit.same(again.state, match.state) and again.choices == match.choices


@each_table(ALL_GAMES, "fast")
def test_the_steps_of_a_match_are_its_states(kit: GameKit, table: str) -> None:
    match = kit.played(table, 31, most=120)
    states = [kit.game.save(step.state) for step in replay_steps(match)]
    again = Match(kit.game, match.config, match.seed)
    assert states[0] == kit.game.save(again.state)
    for choice, state in zip(match.choices, states[1:], strict=True):
        again.take(choice.index)
        assert kit.game.save(again.state) == state


@each_table(ALL_GAMES, "undo_tables")
def test_undo_is_replay_without_the_last_choices(kit: GameKit, table: str) -> None:
    """Undo is refused after hidden information was revealed, and when another seat must act."""
    rng = chance("undo", table)
    match = Match(kit.game, kit.config_of(table), 41)
    free = undone = refused = 0  # free undo, by this test's own count
    while not match.over and len(match.choices) < 250:
        seat = kit.game.seat_to_act(match.state)
        kit.take(match, rng)
        undoable = match.undoable(seat)
        if kit.teaches(match.state, seat) or kit.game.seat_to_act(match.state) != seat:
            assert undoable == 0, f"after {match.choices[-1]} someone knows more: {kit.where(match.state)}"
        else:
            assert undoable == free + 1 or (undoable == 0 and not kit.undo_is_exact), f"after {match.choices[-1]}"
        free = undoable
        if kit.undo_is_exact:
            assert kit.game.undo_floor(match.state) == len(match.choices) - free
        assert match.undoable((seat + 1) % 7) == 0
        if rng.random() < 0.3:
            before = kit.game.save(match.state)
            with pytest.raises(UndoNotAllowed):
                match.undo(seat, free + 1)
            with pytest.raises(UndoNotAllowed):
                match.undo(seat, 0)
            refused += 1
            assert kit.game.save(match.state) == before
            if free:
                back = rng.randrange(1, free + 1)
                short = Match(kit.game, match.config, match.seed, match.choices[:-back])
                match.undo(seat, back)
                assert kit.same(match.state, short.state) and match.choices == short.choices
                assert match.undoable(seat) == free - back
                free -= back
                undone += 1
    assert refused and (undone or match.over)
