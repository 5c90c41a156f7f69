"""Pairs of cards on one table break no invariant, and the tool that tries them reports its results."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kit.game_kit import chance
from tools import card_pairs
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.language import COUNTERS

SAMPLE = 350


def test_a_sample_of_all_pairs_breaks_no_law() -> None:
    results = card_pairs.Results()
    chosen = card_pairs.sample(card_pairs.all_pairs(), SAMPLE)
    together = sum(card_pairs.try_pair(one, other, results) for one, other in chosen)
    assert results.broken == []
    assert together >= SAMPLE * 0.98, f"only {together} pairs were active together"


def test_every_pair_is_listed_once() -> None:
    pairs = card_pairs.all_pairs()
    assert len(pairs) == len(set(pairs)) == 150 * 149 // 2
    assert not any("fonte_de" in name for pair in pairs for name in pair)


@pytest.mark.parametrize("seed", range(6))
def test_a_valid_position_passes_and_the_checks_detect_faults(seed: int) -> None:
    """Both cards are there, the state can be saved, and the invariants detect everything that is wrong with it."""
    rng = chance("a table", seed)
    s = card_pairs.position(rng, ("escudo_protetor", "adoecer"), 2 + seed % 3, ("classic", "rapidinha")[seed % 2])
    card_pairs.check(s)
    assert GAME.load(json.loads(json.dumps(GAME.save(s)))) == s
    faults: list[Callable[[], object]] = [
        lambda: s.seats[0].hand.append(s.seats[0].mons[0]),
        lambda: s.sets[0].others.append(s.sets[0].sources.pop()),
        lambda: s.damage.update({s.seats[0].mons[0]: 1}),
        lambda: s.counters.update({(s.seats[0].mons[0], COUNTERS[0]): 1}),
        lambda: s.known.append((s.seats[0].mortis[0], 1)),
        lambda: s.attacks.append((s.sets[0].warriors[-1], s.active)),
        lambda: s.options.append(s.options[0]),
    ]
    faults[seed]()
    with pytest.raises(card_pairs.InvariantBroken):
        card_pairs.check(s)


def test_the_tool_reports_what_it_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "PAIRS.md"
    assert card_pairs.main(["--sample", "3", "--json", "--write", str(page)]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["pairs"] == 3 and not report["broken"] and report["decisions"] > 20
    assert "3 pairs" in page.read_text(encoding="utf-8")
    with pytest.raises(SystemExit):
        card_pairs.main(["--only", "nobody"])

    def broken(s: Any) -> None:
        raise card_pairs.InvariantBroken("nothing is right")

    monkeypatch.setattr(card_pairs, "check", broken)
    assert card_pairs.main(["--sample", "1"]) == 1
    assert "nothing is right" in capsys.readouterr().out
