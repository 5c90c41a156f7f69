"""Every effect of every card of the edition was carried out, every static rule was in force; pairs stand together."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from properties.scenarios import chance
from tools import card_pairs
from vigil.effects.language import Effect, Frame, Rule, Trigger
from vigil.effects.language import walk as nodes
from vigil.effects.notation import write
from vigil.games.conflictus.rules import engine
from vigil.games.conflictus.rules.card_tables import CardTables, tables_of_edition
from vigil.games.conflictus.rules.config import Switches
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.language import COUNTERS
from vigil.games.conflictus.rules.lookups import rules_in_force

ROUNDS = 40
NODES: tuple[type, ...] = (Effect, Rule)
OTHER_TIMING = Switches(immolate_victimize_timing="on_enter_play")


@pytest.mark.parametrize("switches", [Switches(), OTHER_TIMING], ids=["as printed", "on entering"])
def test_every_effect_of_every_card_is_reached(switches: Switches, monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine's table of handlers is watched; every card gets tables of its own until all of it has happened."""
    reached: set[int] = set()

    def watched(work: Callable[[Any, Frame], bool | None]) -> Callable[[Any, Frame], bool | None]:
        def noting(s: Any, frame: Frame) -> bool | None:
            reached.add(id(frame[0]))
            return work(s, frame)

        return noting

    for kind, work in list(engine.machine.handlers.items()):
        monkeypatch.setitem(engine.machine.handlers, kind, watched(work))
    printed = tables_of_edition(switches, ())
    missing = unreached(printed, reached)
    assert sum(map(len, missing.values())) > 200, "the cards are fewer than they were"
    for number in range(ROUNDS):
        for name in missing:
            rng = chance("effects", name, number)
            seats = 2 + (number % 3 == 2)
            s = card_pairs.position(rng, (name,), seats, ("classic", "rapidinha")[number % 2], switches)
            for state in card_pairs.play(s, rng, (name,), most=60 + 20 * number, eager=0.75 - number % 4 * 0.2):
                reached |= {id(part) for rule, _, _ in rules_in_force(state) for part in nodes(rule)}
                reached |= {
                    id(part) for rule, _, _, _ in state.lasting if not isinstance(rule, tuple) for part in nodes(rule)
                }
        missing = unreached(printed, reached)
        if not missing:
            return
    told = "; ".join(f"{name}: {', '.join(map(write, left))}" for name, left in missing.items())
    assert not missing, f"never carried out: {told}"


def unreached(printed: CardTables, reached: set[int]) -> dict[str, list[Any]]:
    """By card: effects the machine has not met yet, and static rules that were never in force."""
    found: dict[str, list[Any]] = {}
    for kind, expanded in enumerate(printed.expanded):
        if expanded.card.token:
            continue
        parts: list[Any] = [part for root in expanded.roots() for part in nodes(root)]
        wanted = [part for part in parts if isinstance(part, NODES) and not isinstance(part, Trigger)]
        left = [part for part in wanted if id(part) not in reached]
        if left:
            found[printed.slugs[kind]] = left
    return found


# -------------------------------------------------------------------------- pairs


SAMPLE = 350


def test_a_sample_of_all_pairs_breaks_no_law() -> None:
    found = card_pairs.Results()
    chosen = card_pairs.sample(card_pairs.all_pairs(), SAMPLE)
    together = sum(card_pairs.try_pair(one, other, found) for one, other in chosen)
    assert found.broken == []
    assert together >= SAMPLE * 0.98, f"only {together} pairs were active together"


def test_all_pairs_are_all_pairs() -> None:
    every = card_pairs.all_pairs()
    assert len(every) == len(set(every)) == 150 * 149 // 2
    assert not any("fonte_de" in name for pair in every for name in pair)


@pytest.mark.parametrize("seed", range(6))
def test_a_set_up_table_is_a_table(seed: int) -> None:
    """Both cards are there, the state can be saved, and the law itself is worth something."""
    rng = chance("a table", seed)
    s = card_pairs.position(rng, ("escudo_protetor", "adoecer"), 2 + seed % 3, ("classic", "rapidinha")[seed % 2])
    card_pairs.check(s)
    assert GAME.load(json.loads(json.dumps(GAME.save(s)))) == s
    spoils: list[Callable[[], object]] = [
        lambda: s.seats[0].hand.append(s.seats[0].mons[0]),
        lambda: s.sets[0].others.append(s.sets[0].sources.pop()),
        lambda: s.damage.update({s.seats[0].mons[0]: 1}),
        lambda: s.counters.update({(s.seats[0].mons[0], COUNTERS[0]): 1}),
        lambda: s.known.append((s.seats[0].mortis[0], 1)),
        lambda: s.attacks.append((s.sets[0].warriors[-1], s.active)),
        lambda: s.options.append(s.options[0]),
    ]
    spoils[seed]()
    with pytest.raises(card_pairs.InvariantBroken):
        card_pairs.check(s)


def test_the_tool_tells_what_it_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "PAIRS.md"
    assert card_pairs.main(["--sample", "3", "--json", "--write", str(page)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["pairs"] == 3 and not told["broken"] and told["decisions"] > 20
    assert "3 pairs" in page.read_text(encoding="utf-8")
    with pytest.raises(SystemExit):
        card_pairs.main(["--only", "nobody"])

    def wrong(s: Any) -> None:
        raise card_pairs.InvariantBroken("nothing is right")

    monkeypatch.setattr(card_pairs, "check", wrong)
    assert card_pairs.main(["--sample", "1"]) == 1
    assert "nothing is right" in capsys.readouterr().out
