"""Random games in every mode and with any number of players: the invariants hold from the first decision to the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kit import invariants
from kit.card_kit import CardKit
from kit.game_kit import GameKit, chance
from kit.games import ALL_GAMES, CARD_GAMES, each_table


@pytest.fixture
def finish(kit: GameKit, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Check that all rules were reached, after games in which they were watched."""
    return kit.watch(monkeypatch)


@pytest.mark.rule(
    "A-END-01", "A-END-03", "A-END-04", "A-GEN-06", "A-ROW-01", "A-ROW-02", "A-POOL-11", "A-HONOR-01",
    "C-GEN-02", "C-ZONE-01", "C-SET-07", "C-SOURCE-12", "C-STACK-08", "C-WIN-08", "C-WIN-10",
)  # fmt: skip
@each_table()
def test_invariants_hold_in_whole_games(kit: GameKit, table: str, finish: Callable[[], None]) -> None:
    for seed in range(kit.whole_games):
        eager = (0.0, kit.eager, kit.most_eager)[seed % 3]
        invariants.play_checked(kit, kit.new(table, seed), f"{table} {seed}", eager, often=12)
    finish()


@pytest.mark.rule("A-GEN-05", "A-GEN-12", "A-EDGE-68", "C-GEN-09", "C-SET-16", "C-COMBAT-19", "C-TOKEN-03")
@each_table(CARD_GAMES)
def test_invariants_hold_in_games_with_many_cards(kit: GameKit, table: str, finish: Callable[[], None]) -> None:
    for seed in range(kit.rich_games):
        eager = (0.5, kit.eager, kit.most_eager)[seed % 3]
        invariants.play_checked(kit, kit.rich(table, seed), f"rich {table} {seed}", eager, often=8)
    finish()


@each_table(ALL_GAMES, "thorough_tables")
def test_invariants_hold_at_every_decision(kit: GameKit, table: str, finish: Callable[[], None]) -> None:
    invariants.play_checked(kit, kit.new(table, 901), f"every {table}", kit.eager, often=1)
    invariants.play_checked(kit, kit.rich(table, 902), f"every rich {table}", kit.eager, often=1)
    finish()


@each_table(CARD_GAMES)
def test_every_visible_card_has_a_reason_it_cannot_be_chosen(kit: CardKit, table: str) -> None:
    for seed in range(2):
        for s in (kit.new(table, 40 + seed), kit.rich(table, 40 + seed)):
            look = chance("reasons", table, seed)
            for _ in kit.walk(s, chance("reasons walk", table, seed)):
                viewer = kit.game.seat_to_act(s) if s.options else 0
                if look.random() < 0.12 or not s.options:
                    invariants.reasons_are_complete(kit, s, viewer)
                if look.random() < 0.03 or not s.options:
                    invariants.why_not_agrees(kit, s, viewer)
                    for other in kit.viewers(s):
                        invariants.reasons_are_complete(kit, s, other)


@each_table()
def test_the_same_seed_is_the_same_game(kit: GameKit, table: str) -> None:
    ends = [kit.game.save(kit.to_the_end(kit.new(table, 77), chance("twice", table))) for _ in range(2)]
    assert ends[0] == ends[1]


@each_table(CARD_GAMES)
def test_another_seed_is_another_game(kit: GameKit, table: str) -> None:
    assert kit.game.save(kit.new(table, 1)) != kit.game.save(kit.new(table, 2))


@pytest.mark.rule("C-WIN-09", "C-MULTI-06", "C-MULTI-08")
@each_table()
def test_players_can_leave_at_any_time(kit: GameKit, table: str) -> None:
    """A seat that concedes never acts again, the others play to the end, and the invariants still hold."""
    for seed in range(8):
        rng = chance("leaving", table, seed)
        s = kit.rich(table, seed) if seed % 2 else kit.new(table, seed)
        while not kit.is_over(s):
            if rng.random() < kit.leave_chance:
                kit.game.concede(s, rng.choice(kit.remaining(s)))
            else:
                kit.game.choose(s, kit.pick(s, rng))
            invariants.check_all(kit, s)
        outcome = kit.game.outcome(s)
        assert outcome is not None
        kit.check_winners(s, outcome.winners)
