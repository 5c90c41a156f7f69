"""Decisions as people meet them: what is asked, and options with names that can be typed."""

from __future__ import annotations

from typing import Any

from vigil.effects.language import (
    NOTHING,
    Do,
    Each,
    If,
    Lasting,
    May,
    Menu,
    Name,
    OneOf,
    Seq,
    Settle,
    Times,
    Trigger,
)  # fmt: skip
from vigil.effects.specs import NodeTable, not_needed
from vigil.games.ascension.rules.language import (
    Draw,
    ExtraTurn,
    Gain,
    PassTurn,
    Pay,
    SamaelActs,
    Steal,
    Unite,
)  # fmt: skip
from vigil.games.ascension.rules.state import NOBODY, State
from vigil.kernel.decision import Decision, Option, Question, Target, TargetKind, make_names_unique
from vigil.kernel.game import Choice

QUESTION_KEYS: NodeTable[str] = NodeTable(
    "question",
    {
        Menu: "menu", Do: "pick", May: "may", OneOf: "one_of", Name: "name", Trigger: "trigger", Settle: "order",
        Steal: "steal",
    },
)  # fmt: skip
ASKS_NOTHING = not_needed(
    "asks nothing", Seq, If, Times, Each, Lasting, Draw, Gain, Pay, ExtraTurn, Unite, PassTurn, SamaelActs
)
VERBS_WITHOUT_TARGET = ("end_turn", "done", "yes", "no")
OPTION_TARGETS: dict[str, TargetKind] = {"choose": "index", "steal": "seat", "name": "index", "first": "index"}
"""What the number of a verb means, where it is not a card."""


def seat_to_act(s: State) -> int:
    """The seat that must answer; NOBODY when the game is over."""
    return s.stack[-1][1] if s.stack else NOBODY


def question(s: State) -> Question | None:
    """What is asked now: everybody may know it."""
    if not s.stack:
        return None
    node, _, _, source, it, _ = s.stack[-1]
    key = QUESTION_KEYS[type(node)]
    name = s.tables.name[source] if source != NOTHING and key not in ("menu", "order") else None
    spoken = s.tables.name[it] if key == "trigger" and it != NOTHING else None
    return Question(key, None if key in ("menu", "order") else node, name, spoken)


def decision(s: State) -> Decision | None:
    """The open question with its options; None when the game is over."""
    asks = question(s)
    return None if asks is None else Decision(s.decision_count, seat_to_act(s), asks, options(s))


def options(s: State) -> tuple[Option, ...]:
    """The open options with their names: verb and card, and the card's number where that is not enough."""
    return make_names_unique([_option(s, choice) for choice in s.options])


def _option(s: State, choice: Choice) -> Option:
    verb, n = choice
    if verb in VERBS_WITHOUT_TARGET:
        return Option(verb, verb)
    target = Target(OPTION_TARGETS.get(verb, "card"), n)
    if verb in ("choose", "steal"):
        return Option(f"{verb} {n + 1}", verb, target)
    if verb == "name":
        return Option(f"name {s.tables.printed.slugs[n]}", verb, target, s.tables.printed.cards[n].name)
    if verb == "first":
        entry: Any = (s.pending_triggers or s.end_of_play_triggers)[n]
        return Option(f"first {s.tables.slug[entry[3]]}", verb, target, s.tables.name[entry[3]])
    return Option(f"{verb} {s.tables.slug[n]}", verb, target, s.tables.name[n])
