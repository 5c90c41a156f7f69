"""Every effect of every card is carried out at least once, and every static rule applies at least once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest

from kit.ascension_kit import ASCENSION
from kit.game_kit import chance
from tools import card_pairs
from vigil.effects.language import Effect, Frame, Rule, Trigger
from vigil.effects.language import walk as nodes
from vigil.effects.machine import Machine
from vigil.effects.notation import write
from vigil.games.ascension.rules import turns
from vigil.games.ascension.rules.card_tables import card_tables_for
from vigil.games.ascension.rules.config import Config, Edition
from vigil.games.conflictus.rules import engine
from vigil.games.conflictus.rules.card_tables import CardTables, tables_of_edition
from vigil.games.conflictus.rules.config import Switches
from vigil.games.conflictus.rules.lookups import rules_in_force

Missing = dict[str, list[Any]]
"""The nodes that were not reached yet, by card."""
OTHER_TIMING = Switches(immolate_victimize_timing="on_enter_play")


def watch_handlers(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """Return a set that collects the ids of all effects that the machine carries out."""
    reached: set[int] = set()

    def watch(handler: Callable[[Any, Frame], bool | None]) -> Callable[[Any, Frame], bool | None]:
        def resolve(s: Any, frame: Frame) -> bool | None:
            reached.add(id(frame[0]))
            return handler(s, frame)

        return resolve

    for kind, handler in list(machine.handlers.items()):
        monkeypatch.setitem(machine.handlers, kind, watch(handler))
    return reached


def listed(missing: Missing) -> str:
    return "; ".join(f"{name}: {', '.join(map(write, left))}" for name, left in missing.items())


# --------------------------------------------------------------------- Ascension


def missing_in_ascension(reached: set[int]) -> Missing:
    missing: Missing = {}
    for edition in get_args(Edition):
        for card in card_tables_for(Config(edition=edition)).expanded:
            if left := [node for node in nodes(card) if isinstance(node, Effect) and id(node) not in reached]:
                missing[f"{edition} {card.name}"] = left
    return missing


def test_every_effect_of_ascension_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play rich games in both editions until every effect was reached."""
    reached = watch_handlers(turns.machine, monkeypatch)
    missing = missing_in_ascension(reached)
    assert sum(map(len, missing.values())) > 300, "there are fewer cards than before"
    tables = ("both 2", "both 3", "both teams 4", "solo both", "first printing both 4", "first printing teams")
    for seed in range(120):
        for table in tables:
            ASCENSION.to_the_end(ASCENSION.rich(table, 5000 + seed), chance("effects", table, seed))
        missing = missing_in_ascension(reached)
        if not missing:
            return
    assert not missing, f"never carried out: {listed(missing)}"


# -------------------------------------------------------------------- Conflictus


def missing_in_conflictus(printed: CardTables, reached: set[int]) -> Missing:
    missing: Missing = {}
    for kind, expanded in enumerate(printed.expanded):
        if expanded.card.token:
            continue
        left = [
            part
            for root in expanded.roots()
            for part in nodes(root)
            if isinstance(part, (Effect, Rule)) and not isinstance(part, Trigger) and id(part) not in reached
        ]
        if left:
            missing[printed.slugs[kind]] = left
    return missing


@pytest.mark.parametrize("switches", [Switches(), OTHER_TIMING], ids=["as printed", "on entering"])
def test_every_effect_of_conflictus_is_reached(switches: Switches, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play every card at tables of its own until every effect was reached."""
    reached = watch_handlers(engine.machine, monkeypatch)
    printed = tables_of_edition(switches, ())
    missing = missing_in_conflictus(printed, reached)
    assert sum(map(len, missing.values())) > 200, "there are fewer cards than before"
    for number in range(40):
        for name in missing:
            rng = chance("effects", name, number)
            seats = 2 + (number % 3 == 2)
            s = card_pairs.position(rng, (name,), seats, ("classic", "rapidinha")[number % 2], switches)
            for state in card_pairs.play(s, rng, (name,), most=60 + 20 * number, eager=0.75 - number % 4 * 0.2):
                rules: list[Any] = [rule for rule, _, _ in rules_in_force(state)]
                rules += [rule for rule, _, _, _ in state.lasting if not isinstance(rule, tuple)]
                reached |= {id(part) for rule in rules for part in nodes(rule)}
        missing = missing_in_conflictus(printed, reached)
        if not missing:
            return
    assert not missing, f"never carried out: {listed(missing)}"
