"""Whole games of Conflictus by chance, in both formats and any number of players: the laws hold to the end."""

from __future__ import annotations

from typing import Any

import pytest

from properties import invariants_conflictus as book
from properties.scenarios import chance
from properties.scenarios_conflictus import FAST, TABLES, config_of, new, pick, rich, to_the_end, walk
from properties.shared import viewers
from tools.random_decks import random_deck
from vigil.games.conflictus.rules.config import configure
from vigil.games.conflictus.rules.decks import deck_from, violations
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.rounds import enter_phase
from vigil.games.conflictus.rules.state import BY_CONCESSION, BY_ROUNDS, ENDINGS, MAINTENANCE, SEAT_RNG, State
from vigil.kernel.serialization import clone

PLAIN, RICH = 5, 5


@pytest.fixture(autouse=True)
def phases(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every phase is watched as it begins: nothing waits between phases, nothing is loose after maintenance began."""
    seen = [0] * 7

    def watched(s: State, phase: int, frame: Any) -> None:
        if s.tables.switches.triggers_in_silent_phases == "resolve_now":
            assert not s.transition and s.resolving is None, f"something waits between phases: {book.where(s)}"
        assert s.announcement is None, f"an announcement outlives its phase: {book.where(s)}"
        enter_phase(s, phase, frame)
        seen[phase] += 1
        if phase == MAINTENANCE:
            assert not any(seat.spent for seat in s.seats), f"unbound sources after maintenance: {book.where(s)}"
            assert not any(group.vacated for group in s.sets), f"a vacated set after maintenance: {book.where(s)}"
            assert not s.attacks and not s.blocks and not s.damage and not s.lasting and not s.marks, book.where(s)

    monkeypatch.setattr("vigil.games.conflictus.rules.phases.enter_phase", watched)
    return seen


def check_all(s: State, name: str, eager: float, often: int) -> None:
    """Play a game to its end under the laws; the costly ones are looked at now and then."""
    rng, look = chance(name, "choices"), chance(name, "looks")
    luck, last = s.rng[:], s.decision_count
    for _ in walk(s, rng, eager):
        book.table_is_sound(s)
        if s.decision_count != last:
            book.luck_moves_alone(luck, s)
        luck, last = s.rng[:], s.decision_count
        if look.random() * often < 1 or not s.options:
            book.question_is_fair(s)
            book.options_are_what_the_rules_list_now(s)
            book.causes_exist(s)
    over(s)


def over(s: State) -> None:
    """How a match may have ended."""
    outcome = GAME.outcome(s)
    assert outcome is not None and outcome.winners and ENDINGS[s.end_reason] == outcome.reason
    assert s.round <= s.tables.config.rounds or s.end_reason == BY_ROUNDS
    assert s.game <= s.tables.config.games and sum(s.wins) <= s.game
    if s.tables.config.games == 1 and s.end_reason not in (BY_ROUNDS, BY_CONCESSION):
        gone = [seat for seat, me in enumerate(s.seats) if me.lost]
        assert len(gone) >= len(s.seats) - 1 or s.tables.switches.first_loss_ends_multiplayer


@pytest.mark.rule("C-GEN-02", "C-ZONE-01", "C-SET-07", "C-SOURCE-12", "C-STACK-08", "C-WIN-08", "C-WIN-10")
@pytest.mark.parametrize("table", TABLES)
def test_the_laws_hold_in_whole_games(table: str, phases: list[int]) -> None:
    for seed in range(PLAIN):
        check_all(new(table, seed), f"{table} {seed}", eager=(0.0, 0.7, 0.95)[seed % 3], often=15)
    assert all(phases)


@pytest.mark.rule("C-GEN-09", "C-SET-16", "C-COMBAT-19", "C-TOKEN-03")
@pytest.mark.parametrize("table", TABLES)
def test_the_laws_hold_on_crowded_tables(table: str) -> None:
    for seed in range(RICH):
        check_all(rich(table, seed), f"rich {table} {seed}", eager=(0.5, 0.7, 0.95)[seed % 3], often=15)


@pytest.mark.parametrize("table", FAST)
def test_the_laws_hold_at_every_single_decision(table: str) -> None:
    check_all(new(table, 901), f"every {table}", eager=0.7, often=1)
    check_all(rich(table, 902), f"every rich {table}", eager=0.7, often=1)


@pytest.mark.parametrize("table", TABLES)
def test_every_visible_card_says_why_it_cannot_be_chosen(table: str) -> None:
    for s in (new(table, 40), rich(table, 40)):
        look = chance("reasons", table)
        for _ in walk(s, chance("reasons walk", table)):
            if look.random() < 0.12 or not s.options:
                book.reasons_are_complete(s, GAME.seat_to_act(s) if s.options else 0)
            if look.random() < 0.03 or not s.options:
                book.asking_why_agrees(s, GAME.seat_to_act(s) if s.options else 0)
                for viewer in viewers(s):
                    book.reasons_are_complete(s, viewer)


@pytest.mark.parametrize("table", TABLES)
def test_the_same_seed_is_the_same_game(table: str) -> None:
    ends = [GAME.save(to_the_end(new(table, 77), chance("twice", table))) for _ in range(2)]
    assert ends[0] == ends[1]
    assert GAME.save(new(table, 1)) != GAME.save(to_the_end(new(table, 2), chance("twice", table)))


@pytest.mark.rule("C-GEN-13")
def test_a_players_shuffles_change_nothing_for_others() -> None:
    """Another luck for one seat: in the opening deal only that seat's cards differ."""
    a = new("classic 3", 5)
    b = clone(a)
    b.rng[SEAT_RNG] ^= 12345
    for s in (a, b):
        while s.options[-1][0] == "done":
            GAME.choose(s, s.options[-1])
    assert (a.seats[0].hand, a.seats[0].mons) != (b.seats[0].hand, b.seats[0].mons)
    assert a.seats[1:] == b.seats[1:] and a.first == b.first


@pytest.mark.rule("C-WIN-09", "C-MULTI-06", "C-MULTI-08")
@pytest.mark.parametrize("table", TABLES)
def test_players_may_leave_at_any_time(table: str) -> None:
    """Whoever concedes is asked no more, the others play to the end, and the laws go on holding."""
    for seed in range(8):
        rng = chance("leaving", table, seed)
        s = rich(table, "leaving", seed) if seed % 2 else new(table, seed)
        for _ in range(rng.randrange(40)):
            if s.options:
                GAME.choose(s, pick(s, rng))
        while s.options:
            if rng.random() < 0.06:
                GAME.concede(s, rng.choice([seat for seat, me in enumerate(s.seats) if not me.lost]))
            else:
                GAME.choose(s, pick(s, rng))
            book.table_is_sound(s)
            book.question_is_fair(s)
            book.options_are_what_the_rules_list_now(s)
            book.causes_exist(s)
        outcome = GAME.outcome(s)
        assert outcome is not None and outcome.winners


@pytest.mark.rule("C-DECK-01", "C-DECK-02", "C-DECK-05", "C-DECK-07", "C-DECK-08")
@pytest.mark.parametrize("style", ["classic", "rapidinha"])
def test_random_decks_are_legal_and_reach_the_whole_edition(style: str) -> None:
    seen: set[str] = set()
    for number in range(60):
        deck = random_deck(chance(style, number), style)
        assert violations(deck_from(deck, style), style) == []
        seen |= set(deck)
    assert len(seen) == 152


def test_random_decks_can_be_played() -> None:
    """Other decks in every game, so that the whole edition is met in ordinary games too."""
    for number in range(40):
        rng = chance("any decks", number)
        style = ("classic", "rapidinha")[number % 2]
        settings = {"format": style, "decks": [random_deck(rng, style) for _ in range(2 + number % 3)]}
        check_all(GAME.new(configure(settings), number), f"any decks {number}", eager=0.8, often=25)


def test_full_control_asks_everybody_everywhere() -> None:
    """With stops on nobody is passed over: each window of each phase is asked, also where only passing is possible."""
    config = config_of("rapidinha, full control")
    s = GAME.new(config, 4)
    alone = 0
    for _ in walk(s, chance("stops")):
        alone += s.options == [("pass", -1)]
    assert alone > 50
