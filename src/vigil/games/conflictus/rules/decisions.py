"""Decisions for people: the question, and options with names that can be typed."""

from __future__ import annotations

from collections.abc import Mapping

from vigil.effects.language import NOTHING, Do, May, OneOf
from vigil.games.conflictus.rules import engine_nodes as steps
from vigil.games.conflictus.rules.abilities import node_of, target_specs
from vigil.games.conflictus.rules.announce import open_step
from vigil.games.conflictus.rules.effect_specs import cell
from vigil.games.conflictus.rules.language import ChoosePlayer, Mill, Recover, Search
from vigil.games.conflictus.rules.state import NEW_SET, NOBODY, State, TransitionItem, find_set
from vigil.kernel.decision import Decision, Option, Question, Target, TargetKind, make_names_unique
from vigil.kernel.game import Choice

QUESTION_KEYS: Mapping[type, str] = {
    steps.Priority: "priority", steps.Announce: "announce", steps.Attach: "set", steps.Place: "order",
    steps.Attackers: "attack", steps.Blockers: "block", steps.Leapers: "leap", steps.Setup: "setup",
    Mill: "number", Recover: "recover", Search: "search", ChoosePlayer: "player", Do: "pick", May: "may",
    OneOf: "one_of",
}  # fmt: skip
"""The key of each node's question."""
OPTION_TARGETS: dict[str, TargetKind | None] = {
    "play": "card", "play_source": "card", "use": "card", "use_2": "card", "use_3": "card", "use_4": "card",
    "use_5": "card", "use_6": "card", "use_7": "card", "use_8": "card", "sacrifice": "card", "discard": "card",
    "destroy": "card", "remove": "card", "return": "card", "withdraw": "card", "cancel": "card", "put": "card",
    "keep": "card", "recover": "card", "find": "card", "target": "card", "attack": "card", "block": "card",
    "block_attacker": "card", "leap": "card", "set_aside": "card", "target_player": "seat", "player": "seat",
    "attack_player": "seat", "choose_starter": "seat", "target_item": "item", "add_to_set": "set", "choose": "index",
    "order_first": "index", "number": "amount", "reduce": "amount", "pass": None, "done": None, "yes": None, "no": None,
    "exchange": None, "pay_auto": None, "pay_manually": None, "pay_light": None, "pay_shadow": None,
}  # fmt: skip
"""What the number of an option means, for every verb; None if the verb is enough."""


def seat_to_act(s: State) -> int:
    """Return the seat that must answer, or NOBODY when the match is over."""
    return s.stack[-1][1] if s.stack else NOBODY


def question(s: State, viewer: int | None) -> Question | None:
    """Return the open question. Opponents don't see an announcement before it is complete (C-PLAY-06)."""
    if not s.stack:
        return None
    node, you, _, source, it, n = s.stack[-1]
    key = cell(QUESTION_KEYS, node, "question")
    if key == "setup":
        key = {steps.SET_ASIDE: "set_aside", steps.CHOOSE_STARTER: "choose_starter"}.get(n, "keep")
        return Question(key)
    if key == "announce":
        return _announcing(s) if viewer == you else Question("announce")
    if key in ("attack", "block") and it != NOTHING:
        return Question("attack_player" if key == "attack" else "block_attacker", None, s.tables.name[it])
    name = s.tables.name[source] if source != NOTHING else None
    about = node if key in ("pick", "may", "one_of", "number", "recover", "search", "player") else None
    return Question(key, about, name, s.tables.name[it] if it != NOTHING else None)


def _announcing(s: State) -> Question:
    assert s.announcement is not None
    step = open_step(s, s.announcement)
    about = target_specs(s, s.announcement)[s.announcement.aimed] if step == "target" else node_of(s, s.announcement)
    return Question(step or "announce", about, s.tables.name[s.announcement.card])


def decision(s: State) -> Decision | None:
    """Return the open question with its options, or None when the match is over."""
    asks = question(s, seat_to_act(s))
    return None if asks is None else Decision(s.decision_count, seat_to_act(s), asks, options(s))


def options(s: State) -> tuple[Option, ...]:
    """Return the open options with their names: verb and card, and a number if that isn't unique."""
    return make_names_unique([_option(s, choice) for choice in s.options])


def _option(s: State, choice: Choice) -> Option:
    verb, n = choice
    kind = OPTION_TARGETS[verb]
    if verb == "add_to_set" and n == NEW_SET:
        return Option("add_to_set new", verb)
    if kind is None or n == NOTHING:  # `keep` is also the button that keeps the hand
        return Option(verb, verb)
    target = Target(kind, n)
    if kind == "amount":
        return Option(f"{verb} {n}", verb, target)
    if kind == "seat" or verb == "choose":
        return Option(f"{verb} {n + 1}", verb, target)
    if verb == "add_to_set":
        top = _top_of_set(s, n)
        return Option(f"add_to_set {s.tables.slug[top]}", verb, target, s.tables.name[top])
    if verb == "order_first":
        pending = s.pending_triggers[n]
        name = f"order_first {s.tables.slug[pending.source]}"
        return Option(name, verb, target, s.tables.name[pending.source], pending.node)
    if verb == "target_item":
        item: TransitionItem = next(item for item in s.transition if item.number == n)
        return Option(f"target_item {s.tables.slug[item.card]}", verb, target, s.tables.name[item.card])
    if (
        verb in ("play", "play_source")
        and s.tables.switches.captives_visible_to != "captor"
        and n in s.seats[seat_to_act(s)].captive
    ):
        return Option("play captive", "play")
    return Option(f"{verb} {s.tables.slug[n]}", verb, target, s.tables.name[n])


def _top_of_set(s: State, number: int) -> int:
    """Return the card that names a set in options."""
    group = find_set(s, number)
    assert group is not None
    return group.warriors[-1] if group.warriors else group.others[0]
