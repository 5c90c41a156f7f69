"""Whole games by chance, in every mode and number of players: nothing is lost, nobody waits for nothing."""

from __future__ import annotations

from collections import Counter

import pytest

from properties import invariants
from properties.scenarios import TABLES, chance, config_of, new, pick, to_the_end, walk, wealthy
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.state import BY_HONOR, BY_ROUNDS, CENTER_RNG, SEAT_RNG, State
from vigil.kernel.serialization import clone

POOR, RICH = 70, 40


def check_all(s: State, table: str, name: str, eager: float, often: int) -> int:
    """Play a game to its end under the laws; the costly ones are looked at now and then."""
    rng, look = chance(name, "choices"), chance(name, "looks")
    begun = [entry for entry in s.events if entry[0] == "turn"]
    turns = Counter(entry[1] for entry in begun) if begun or s.events else Counter([s.active])
    every = turns.total()
    luck, last = s.rng[:], s.decision_count
    decisions = 0
    for _ in walk(s, rng, eager):
        decisions += 1
        if s.decision_count != last:
            invariants.luck_moves_alone(luck, s)
            begun = [entry for entry in s.events if entry[0] == "turn"]
            turns.update(entry[1] for entry in begun if not entry[6])
            every += len(begun)
        assert s.turn == every, f"turn {s.turn} is called the {every}th: {invariants.where(s)}"
        luck, last = s.rng[:], s.decision_count
        invariants.row_is_full(s)
        invariants.honor_adds_up(s)
        if look.random() * often < 1 or not s.options:
            invariants.cards_are_all_there_once(s)
            invariants.question_is_fair(s)
            invariants.options_are_what_the_rules_list_now(s)
            invariants.knowledge_is_of_hidden_cards(s)
            invariants.only_the_active_player_has_resources(s)
            invariants.causes_exist(s)
    assert s.end_reason in (BY_HONOR, BY_ROUNDS)
    assert s.pool == 0 if s.end_reason == BY_HONOR else s.round == s.tables.config.rounds
    if not s.tables.solo:
        assert len(turns) == s.tables.players and len(set(turns.values())) == 1, f"turns were not equal: {turns}"
        assert set(turns.values()) == {s.round}
    outcome = GAME.outcome(s)
    assert outcome is not None and outcome.winners
    return decisions


@pytest.mark.rule("A-END-01", "A-END-03", "A-END-04", "A-GEN-06", "A-ROW-01", "A-ROW-02", "A-POOL-11", "A-HONOR-01")
@pytest.mark.parametrize("table", TABLES)
def test_the_laws_hold_in_whole_games(table: str) -> None:
    for seed in range(POOR):
        check_all(new(table, seed), table, f"{table} {seed}", eager=(0.0, 0.9, 1.0)[seed % 3], often=12)


@pytest.mark.rule("A-GEN-05", "A-GEN-12", "A-EDGE-68")
@pytest.mark.parametrize("table", TABLES)
def test_the_laws_hold_in_wealthy_games(table: str) -> None:
    for seed in range(RICH):
        check_all(wealthy(table, seed), table, f"rich {table} {seed}", eager=(0.5, 0.9, 1.0)[seed % 3], often=8)


@pytest.mark.parametrize("table", TABLES)
def test_the_laws_hold_at_every_single_decision(table: str) -> None:
    for seed in (901, 902):
        check_all(new(table, seed), table, f"every {table} {seed}", eager=0.9, often=1)
    check_all(wealthy(table, 903), table, f"every rich {table}", eager=0.9, often=1)


@pytest.mark.parametrize("table", TABLES)
def test_every_visible_card_says_why_it_cannot_be_chosen(table: str) -> None:
    for seed in range(3):
        for s in (new(table, 40 + seed), wealthy(table, 40 + seed)):
            look = chance("reasons", table, seed)
            for _ in walk(s, chance("reasons walk", table, seed)):
                if look.random() < 0.15 or not s.options:
                    invariants.reasons_are_complete(s, GAME.seat_to_act(s) if s.options else 0)
                if look.random() < 0.015:
                    invariants.asking_why_agrees(s, GAME.seat_to_act(s) if s.options else 0)
                if look.random() < 0.02 or not s.options:
                    for viewer in (None, *range(s.tables.players)):
                        invariants.reasons_are_complete(s, viewer)


@pytest.mark.parametrize("table", TABLES)
def test_the_same_seed_is_the_same_game(table: str) -> None:
    ends = [GAME.save(to_the_end(new(table, 77), chance("twice", table))) for _ in range(2)]
    assert ends[0] == ends[1]
    assert GAME.save(new(table, 1)) != GAME.save(new(table, 2))


@pytest.mark.rule("A-GEN-14", "A-SETUP-02", "A-SETUP-07")
@pytest.mark.parametrize("seed", range(5))
def test_each_pile_has_luck_of_its_own(seed: int) -> None:
    """The center deck of a seed is the same for any number of players; so is each starting deck."""
    games = [GAME.new(config_of(f"both {n}"), seed) for n in (2, 3, 4, 5, 6)]
    dealt = []
    for s in games:
        cards = [card for card in (*s.center, *reversed(s.row), *s.void) if card >= 0]
        dealt.append(sorted(s.tables.kind[card] for card in cards))
        fresh = clone(s)
        assert fresh.rng[CENTER_RNG] == games[0].rng[CENTER_RNG]
        assert fresh.rng[SEAT_RNG] == games[0].rng[SEAT_RNG]
    assert all(cards == dealt[0] for cards in dealt)
    plain = [GAME.new(config_of(f"base {n}"), seed) for n in (2, 3, 4)]
    for s in plain:
        assert [s.tables.name[c] for c in s.center] == [plain[0].tables.name[c] for c in plain[0].center]
        assert [s.tables.name[c] for c in s.row] == [plain[0].tables.name[c] for c in plain[0].row]
        assert [s.tables.name[c] for c in s.seats[1].hand] == [plain[0].tables.name[c] for c in plain[0].seats[1].hand]


@pytest.mark.parametrize("table", ["base 2", "base 3", "both 6", "solo base", "base teams 4"])
def test_a_players_shuffles_change_nothing_for_others(table: str) -> None:
    """Another luck for one seat: all others, and the center, see the same cards come."""
    a = new(table, 5)
    b = clone(a)
    b.rng[SEAT_RNG] ^= 12345
    differs = False
    for _ in range(40):
        if not a.options:
            break
        for s in (a, b):
            end = next((option for option in s.options if option[0] in ("end_turn", "no", "done")), s.options[0])
            GAME.choose(s, end)
        differs |= a.seats[0].hand != b.seats[0].hand
        assert (a.center, a.row, a.void) == (b.center, b.row, b.void)
        assert a.seats[1:] == b.seats[1:]
        assert a.rng[:SEAT_RNG] == b.rng[:SEAT_RNG] and a.rng[SEAT_RNG + 1 :] == b.rng[SEAT_RNG + 1 :]
    assert differs


@pytest.mark.parametrize("table", [name for name in TABLES if "solo" not in name])
def test_players_may_leave_at_any_time(table: str) -> None:
    """Whoever concedes is asked no more, the others play to the end, and the laws go on holding."""
    for seed in range(6):
        rng = chance("leaving", table, seed)
        s = (wealthy if seed % 2 else new)(table, seed)
        while s.options:
            if rng.random() < 0.02:
                here = [seat for seat in range(s.tables.players) if not s.left_seats >> seat & 1]
                GAME.concede(s, rng.choice(here))
            else:
                GAME.choose(s, pick(s, rng, 0.9))
            invariants.cards_are_all_there_once(s)
            invariants.row_is_full(s)
            invariants.honor_adds_up(s)
            invariants.question_is_fair(s)
            invariants.options_are_what_the_rules_list_now(s)
            invariants.causes_exist(s)
        outcome = GAME.outcome(s)
        assert outcome is not None and outcome.winners
        assert all(not s.left_seats >> seat & 1 for seat in outcome.winners) or s.tables.teams
