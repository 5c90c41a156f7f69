"""Known and obvious blunders: positions with forbidden or required answers.

The cases are data. regressions/README.md explains how to add one.
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

from kit.ascension import Scene
from kit.conflictus import ATTACK, BLOCK, DAMAGE, MAIN, SACRIFICE
from kit.conflictus import Scene as ConflictusScene
from vigil.bots import BOTS as ALL
from vigil.bots import SearchingBot, ask_bot, make
from vigil.games.ascension.rules.state import BY_HONOR
from vigil.kernel.record import read
from vigil.registry import GAMES

HERE = Path(__file__).parent / "regressions"
BOTS = [name for name in ("greedy", "hard", "master") if name in ALL]
SEEDS = range(3)
OWN = "apprentice " * 8 + "militia militia"
PHASES = {"main": MAIN, "attack": ATTACK, "block": BLOCK, "damage": DAMAGE, "sacrifice": SACRIFICE}
FIELDS = {"name", "why", "game", "scene", "table", "record", "at", "do", "bots", "asked", "never", "must"}

CASES: list[dict[str, Any]] = [
    case for file in sorted(HERE.glob("*.toml")) for case in tomllib.loads(file.read_text(encoding="utf-8"))["case"]
]


def filled(value: Any) -> Any:
    """Return the arguments of a scene with `$own` expanded."""
    if isinstance(value, dict):
        return {key: filled(item) for key, item in value.items()}
    return value.replace("$own", OWN) if isinstance(value, str) else value


def position(case: dict[str, Any]) -> Any:
    """Return the state of a case."""
    if "record" in case:
        match = read((HERE / case["record"]).read_text(encoding="utf-8"), GAMES)
        match.rewind(case["at"])
        return match.state
    if case["game"] == "ascension":
        given = filled(case["scene"])
        last = given.pop("last_round", False)
        scene = Scene(**given).do(*case.get("do", []))
        if last:
            scene.s.end_reason = BY_HONOR
        return scene.s
    given = filled(case["table"])
    phase = PHASES[given.pop("phase", "main")]
    return ConflictusScene(**given, phase=phase).do(*case.get("do", [])).s


def names(decision: Any) -> list[str]:
    """Return the options without the numbers that distinguish identical names."""
    return [o.name.removesuffix(f" {o.card}") if o.card_name else o.name for o in decision.options]


def wrong(case: dict[str, Any], bot: str) -> list[str]:
    """Return the bot's wrong answers over a few seeds."""
    game, state = GAMES[case["game"]], position(case)
    decision = game.decision(state)
    assert decision is not None and decision.seat == case.get("asked", 0), f"seat {decision and decision.seat} is asked"
    offered = names(decision)
    for pattern in (*case.get("never", []), *case.get("must", [])):
        assert any(fnmatch(name, pattern) for name in offered), f"{pattern} is not among {offered}"
    found = []
    for seed in SEEDS if not isinstance(make(bot, 0), SearchingBot) else SEEDS[:1]:  # searching is slow
        chosen = offered[ask_bot(make(bot, seed), game, state, decision)]
        forbidden = any(fnmatch(chosen, pattern) for pattern in case.get("never", []))
        missed = "must" in case and not any(fnmatch(chosen, pattern) for pattern in case["must"])
        if forbidden or missed:
            found.append(chosen)
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_every_case_is_complete(case: dict[str, Any]) -> None:
    assert set(case) <= FIELDS and {"name", "why", "game"} <= set(case)
    assert len({"scene", "table", "record"} & set(case)) == 1
    assert case.get("never") or case.get("must")


@pytest.mark.parametrize(
    ("case", "bot"),
    [pytest.param(case, bot, id=f"{bot} {case['name']}") for case in CASES for bot in case.get("bots", BOTS)],
)
def test_bots_do_not_repeat_blunders(case: dict[str, Any], bot: str) -> None:
    assert wrong(case, bot) == [], case["why"]


def test_case_names_are_unique() -> None:
    told = [(case["game"], case["name"]) for case in CASES]
    assert len(set(told)) == len(told) >= 20


def test_a_blunder_is_detected() -> None:
    """Random play makes most of these blunders."""
    assert sum(bool(wrong(case, "random")) for case in CASES) > len(CASES) / 2


def test_a_case_can_use_a_record() -> None:
    """A case can use a record: a choice from it is required, then forbidden."""
    file = "../../golden/base-2.record"
    match = read((HERE / file).read_text(encoding="utf-8"), GAMES)
    at = next(n for n, choice in enumerate(match.choices) if choice.option_count > 3)
    seat = match.choices[at].seat
    case = {"game": "ascension", "record": file, "at": at, "asked": seat}
    assert wrong(case | {"must": ["*"]}, "greedy") == []
    assert len(wrong(case | {"never": ["*"]}, "greedy")) == len(SEEDS)
