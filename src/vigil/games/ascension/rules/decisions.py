"""The decisions of players: questions, and options with names that can be typed."""

from __future__ import annotations

from typing import Any

from vigil.effects import language as common
from vigil.effects.specs import NodeTable, not_needed
from vigil.games.ascension.rules.language import Draw, ExtraTurn, Gain, PassTurn, Pay, SamaelActs, Steal, Unite
from vigil.games.ascension.rules.state import NOBODY, State
from vigil.kernel.decision import Decision, Option, Question, Target, TargetKind, make_names_unique
from vigil.kernel.game import Choice

QUESTION_KEYS: NodeTable[str] = NodeTable(
    "question",
    {
        common.Menu: "menu", common.Do: "pick", common.May: "may", common.OneOf: "one_of", common.Name: "name",
        common.Trigger: "trigger", common.Settle: "order", Steal: "steal",
    },
)  # fmt: skip
ASKS_NOTHING = not_needed(
    "asks nothing", common.Seq, common.If, common.Times, common.Each, common.UntilEndOfTurn, Draw, Gain, Pay,
    ExtraTurn, Unite, PassTurn, SamaelActs,
)  # fmt: skip
OPTION_TARGETS: dict[str, TargetKind | None] = {
    "play": "card", "use": "card", "use_2": "card", "use_3": "card", "use_4": "card", "use_5": "card", "use_6": "card",
    "use_7": "card", "use_8": "card", "acquire": "card", "gift": "card", "defeat": "card", "take": "card",
    "banish": "card", "discard": "card", "destroy": "card", "enter": "card", "recover": "card", "stack": "card",
    "give": "card", "keep": "card", "copy": "card", "steal": "seat", "choose": "index", "name": "index",
    "order_first": "index", "end_turn": None, "done": None, "yes": None, "no": None,
}  # fmt: skip
"""What the number of an option means, for every verb; None if the verb is enough."""


def seat_to_act(s: State) -> int:
    """Return the seat that must decide, or NOBODY when the game is over."""
    return s.stack[-1][1] if s.stack else NOBODY


def question(s: State) -> Question | None:
    """Return the open question, which is public; None when the game is over."""
    if not s.stack:
        return None
    node, _, _, source, it, _ = s.stack[-1]
    key = QUESTION_KEYS[type(node)]
    name = s.tables.name[source] if source != common.NOTHING and key not in ("menu", "order") else None
    cause = s.tables.name[it] if key == "trigger" and it != common.NOTHING else None
    return Question(key, None if key in ("menu", "order") else node, name, cause)


def decision(s: State) -> Decision | None:
    """Return the open question with its options; None when the game is over."""
    open_question = question(s)
    return None if open_question is None else Decision(s.decision_count, seat_to_act(s), open_question, options(s))


def options(s: State) -> tuple[Option, ...]:
    """Return the options with unique names: the verb and the card, and the card's number if necessary."""
    return make_names_unique([_option(s, choice) for choice in s.options])


def _option(s: State, choice: Choice) -> Option:
    verb, n = choice
    kind = OPTION_TARGETS[verb]
    if kind is None:
        return Option(verb, verb)
    target = Target(kind, n)
    if verb in ("choose", "steal"):
        return Option(f"{verb} {n + 1}", verb, target)
    if verb == "name":
        return Option(f"name {s.tables.printed.slugs[n]}", verb, target, s.tables.printed.cards[n].name)
    if verb == "order_first":
        entry: Any = (s.pending_triggers or s.end_of_play_triggers)[n]
        return Option(f"order_first {s.tables.slug[entry[3]]}", verb, target, s.tables.name[entry[3]])
    return Option(f"{verb} {s.tables.slug[n]}", verb, target, s.tables.name[n])
