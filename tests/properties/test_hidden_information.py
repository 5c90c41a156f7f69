"""No hidden information leaks (non-interference).

`redeal` returns a state that one viewer can't tell from the real one. Everything that the viewer is sent must then be
the same, byte for byte: the view, the events, the open decision, reasons, and the errors for anything they type.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from kit import invariants
from kit.card_kit import CardKit, break_errors
from kit.game_kit import GameKit, chance
from kit.games import ALL_GAMES, CARD_GAMES, each_game, each_table


@pytest.mark.rule(
    "A-ZONE-07", "A-ZONE-09", "A-ZONE-12", "C-ZONE-02", "C-ZONE-04", "C-SETUP-04", "C-SETUP-05", "C-RAPID-05",
)  # fmt: skip
@each_table()
def test_no_viewer_sees_hidden_information(kit: GameKit, table: str) -> None:
    assert invariants.leaks(kit, kit.some_states(table, 12)) == []


@each_table()
def test_undo_does_not_depend_on_hidden_information(kit: GameKit, table: str) -> None:
    assert invariants.undo_leaks(kit, kit.some_states(table, 10)) == []


@each_table()
def test_a_freely_undoable_choice_reveals_nothing(kit: GameKit, table: str) -> None:
    assert invariants.free_reveals(kit, kit.some_states(table, 8)) == []


@pytest.mark.parametrize(
    ("kit", "table"),
    [pytest.param(kit, table, id=f"{kit.name} {table}") for kit in CARD_GAMES for table in kit.peeking_tables],
)
def test_a_look_at_another_hand_cannot_be_undone(kit: CardKit, table: Any) -> None:
    looks = 0
    for s in kit.peeking(table):
        looks += 1
        assert invariants.free_reveals(kit, [s]) == []
        assert invariants.undo_leaks(kit, [s], range(1)) == []
    assert looks > 80


@each_table(ALL_GAMES, "fast")
def test_a_redeal_does_not_depend_on_the_hidden_cards(kit: GameKit, table: str) -> None:
    """The same random number deals the same cards in each of the possible states."""
    redeal = kit.game.redeal
    for s in kit.some_states(table, 6):
        seat = kit.game.seat_to_act(s)
        for luck in range(3):
            assert kit.same(redeal(redeal(s, seat, 100 + luck), seat, luck), redeal(s, seat, luck))


@each_table(CARD_GAMES, "fast")
def test_no_viewer_sees_hidden_information_at_any_decision_of_a_game(kit: CardKit, table: str) -> None:
    """Check whole games, including the opening choices, unusual questions and the end."""
    look = chance("leaks", table)
    for s in (kit.new(table, 7), kit.rich(table, 8)):
        for step, _ in enumerate(kit.walk(s, chance("leak walk", table))):
            if step < 12 or look.random() < 0.1 or not s.options:
                assert invariants.leaks(kit, [s], range(1)) == [], kit.where(s)


# ----------------------------------------------------------- redeal and reshuffle


def kinds(s: Any, pile: list[int]) -> list[int]:
    return [s.tables.kind[card] for card in pile]


@each_table(CARD_GAMES)
def test_redeal_keeps_known_cards_and_changes_the_rest(kit: CardKit, table: str) -> None:
    changed = possible = 0
    for s in kit.some_states(table, 6):
        before, events = json.dumps(kit.game.save(s)), s.events[:]
        for viewer in kit.viewers(s):
            piles = [kinds(s, pile) for pile in kit.hidden(s, viewer)]
            others = [kit.game.redeal(s, viewer, luck) for luck in range(6)]
            other = others[5]
            kit.check_state(other)
            kit.check_closely(other)
            invariants.decision_is_fair(kit, other)
            kit.check_redeal(s, other, viewer)
            assert len({tuple(each.rng) for each in (s, *others)}) == 7, "two seeds lead to the same random numbers"
            if any(len(set(pile)) >= kit.least_kinds for pile in piles):
                possible += 1
                changed += any([kinds(s, pile) for pile in kit.hidden(other, viewer)] != piles for other in others)
            assert kit.game.redeal(s, viewer, 5) == other, "the same random number deals differently"
        assert json.dumps(kit.game.save(s)) == before and s.events == events, "redeal changed its input"
    assert changed >= possible * kit.least_change > 0


@each_table(CARD_GAMES)
def test_reshuffle_changes_only_cards_no_one_knows(kit: CardKit, table: str) -> None:
    changed = possible = 0
    for s in kit.some_states(table, 4):
        before = json.dumps(kit.game.save(s))
        others = [kit.reshuffle(s, luck) for luck in range(6)]
        other = others[5]
        kit.check_state(other)
        kit.check_closely(other)
        assert other.options == s.options
        for viewer in kit.viewers(s):
            assert invariants.all_answers(kit, other, viewer) == invariants.all_answers(kit, s, viewer), (
                "a player can tell the reshuffled table from the real one"
            )
        kit.check_reshuffle(s, other)
        assert len({tuple(each.rng) for each in (s, *others)}) == 7, "two seeds lead to the same random numbers"
        assert kit.reshuffle(s, 5) == other, "the same random number shuffles differently"
        assert json.dumps(kit.game.save(s)) == before, "reshuffle changed its input"
        known = {card for card, _ in s.known}
        for at, pile in enumerate(kit.piles(s)):
            if len({s.tables.kind[card] for card in pile if card not in known}) >= kit.least_kinds:
                possible += 1
                changed += any(kit.piles(other)[at] != pile for other in others)
    assert changed >= possible * kit.least_change > 0


@each_table()
def test_a_redealt_game_can_be_finished(kit: GameKit, table: str) -> None:
    for seed in range(3):
        s = kit.somewhere(table, "played on", seed)
        for viewer in kit.viewers(s)[:4]:
            other = kit.game.redeal(s, viewer, seed)
            rng = chance("played on", table, seed)
            for _ in kit.walk(other, rng):
                if rng.random() < 0.05 or kit.is_over(other):
                    kit.check_state(other)
                    kit.check_closely(other)
                    invariants.decision_is_fair(kit, other)
                    if not kit.is_over(other):  # and redealt from there, as a search does
                        kit.game.redeal(other, kit.game.seat_to_act(other), 1)
            assert kit.game.outcome(other) is not None


@each_table(ALL_GAMES, "fast")
def test_a_game_that_is_over_can_be_redealt(kit: GameKit, table: str) -> None:
    assert invariants.leaks(kit, [kit.to_the_end(kit.rich(table, 3), chance("over", table))]) == []


@each_game(CARD_GAMES)
def test_every_unknown_card_is_equally_likely_to_be_in_a_hand(kit: CardKit) -> None:
    """In 2,000 redeals, each of the opponent's hidden cards is in the hand about equally often."""
    s = kit.new(kit.two_seats, 3)
    me = kit.game.seat_to_act(s)
    assert me in (0, 1) and not s.known
    hand, pile = kit.hand_and_pile(s, 1 - me)
    times, counts = 2000, Counter[int]()
    for luck in range(times):
        cards, rest = kit.hand_and_pile(kit.game.redeal(s, me, luck), 1 - me)
        assert sorted(cards + rest) == sorted(hand + pile)
        counts.update(cards)
    share = len(hand) / len(hand + pile)
    spread = (times * share * (1 - share)) ** 0.5
    for card in hand + pile:
        assert abs(counts[card] - times * share) < 5 * spread, f"card {card}: {counts[card]} times"


# ----------------------------------------------------- the check detects every leak


@pytest.mark.parametrize(
    ("kit", "broken"),
    [
        pytest.param(kit, broken, id=f"{kit.name} {broken.__name__}")
        for kit in CARD_GAMES
        for broken in (*kit.breaks, kit.break_reasons, break_errors)
    ],
)
def test_the_check_detects_a_leaking_view(kit: CardKit, broken: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    states = kit.telling()
    assert invariants.leaks(kit, states) == []
    broken(monkeypatch)
    assert invariants.leaks(kit, states, range(4)) != []
