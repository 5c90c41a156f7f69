"""The quick estimates of the playout policy agree with the engine in random games."""

from __future__ import annotations

from collections import Counter

import pytest

from kit.conflictus_kit import CONFLICTUS
from kit.game_kit import chance
from vigil.effects.language import NOTHING, Frame
from vigil.games.conflictus.bots.card_summary import summaries_for
from vigil.games.conflictus.bots.card_values import HITS, HOLDS, MILLS
from vigil.games.conflictus.bots.combat_estimate import WarriorStats, active_warriors, can_block, fight_result
from vigil.games.conflictus.bots.priority_policy import growth_points
from vigil.games.conflictus.rules.combat import combat_damage, deal_damage
from vigil.games.conflictus.rules.engine_nodes import PRIORITY
from vigil.games.conflictus.rules.state import State
from vigil.games.conflictus.rules.values import able_to_block, defense_left, has_keyword, stat_breakdown, stats
from vigil.kernel.serialization import clone

DECISIONS = 250  # per game
GROWTH = {"evolve", "unite_strength", "unite_defense"}
NO_FRAME: Frame = (PRIORITY, 0, 0, NOTHING, NOTHING, 0)

compared: Counter[str] = Counter()


def check_warriors(s: State, men: list[WarriorStats]) -> None:
    """Checks the values of every active warrior."""
    assert [man.card for man in men] == [group.warriors[-1] for group in s.sets if group.warriors]
    for man in men:
        assert (man.strike, man.defense, man.mill) == (
            combat_damage(s, man.card), defense_left(s, man.card), stats(s, man.card)[2],
        )  # fmt: skip
        told = (man.energy, man.matter, man.resilient, man.untouchable, man.leaps)
        names = ("energy", "matter", "resilience", "untouchable", "leap")
        assert told == tuple(has_keyword(s, man.card, name) for name in names), man


def check_fights(s: State, men: list[WarriorStats]) -> None:
    """Checks which blocks are possible, and which warriors would die."""
    for attacker in men:
        for blocker in men:
            if attacker.seat == blocker.seat:
                continue
            allowed = able_to_block(s, attacker.card, blocker.card)
            assert can_block(attacker, blocker) is allowed, (attacker, blocker)
            compared[f"block {allowed}"] += 1
            if attacker.defense <= 0 or blocker.defense <= 0:
                continue  # it dies at the next state check anyway
            there = clone(s)
            there.attacks, there.blocks = [(attacker.card, blocker.seat)], [(attacker.card, blocker.card)]
            there.blocked, there.leaping = [attacker.card], []
            deal_damage(there, NO_FRAME)
            dies, kills = (defense_left(there, man.card) <= 0 for man in (attacker, blocker))
            assert fight_result(attacker, blocker) == (dies, kills), (attacker, blocker)
            compared[f"fight {dies} {kills}"] += 1


def check_growth(s: State) -> None:
    """Return the bonus that printed Evolve and Unite give the top warrior of a set."""
    lore = summaries_for(s.tables)
    for group in s.sets:
        if group.warriors:
            card, total = group.warriors[-1], 0.0
            printed = s.tables.printed_keyword[card]
            for attack, defense, mill, why, source in stat_breakdown(s, card):
                own = source == card and (why in printed or (why == "evolve" and not s.tables.any_has))
                if why in GROWTH and own:
                    total += HITS * attack + HOLDS * defense + MILLS * mill
                    compared[why] += 1
            if any(name.startswith("evolve") for name in printed) and s.tables.any_has:
                continue  # the engine doesn't distinguish granted from printed Evolve
            assert growth_points(s, lore, card, group, 0) == pytest.approx(total), s.tables.name[card]


@pytest.mark.parametrize("table", CONFLICTUS.tables)
def test_the_playout_policy_agrees_with_the_engine_at_every_decision(table: str) -> None:
    for start, seed in ((CONFLICTUS.new, 1), (CONFLICTUS.rich, 2), (CONFLICTUS.rich, 3)):
        for number, s in enumerate(CONFLICTUS.walk(start(table, seed), chance("estimates", table, seed))):
            men = active_warriors(s, summaries_for(s.tables))
            check_warriors(s, men)
            check_fights(s, men)
            check_growth(s)
            if number >= DECISIONS:
                break


def test_the_random_games_cover_all_cases() -> None:
    """The games above cover all cases."""
    compared.clear()
    for table in ("classic, other rulings", "random classic 4", "rapidinha 2"):
        test_the_playout_policy_agrees_with_the_engine_at_every_decision(table)
    expected = {"block True", "block False", "fight True True", "fight True False", "fight False True", *GROWTH}
    assert expected <= set(compared), expected - set(compared)
