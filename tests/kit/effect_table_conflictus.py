"""The effect table of Conflictus."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Any

from kit.effect_table import (
    Attempt,
    Column,
    EffectTable,
    NewAmount,
    NewCards,
    NewEffect,
    NewEffectOnCards,
    NewRule,
    NewTest,
    is_effect,
    together,
)  # fmt: skip
from vigil.effects import language as e
from vigil.effects.language import NOTHING, Frame
from vigil.games.conflictus.bots.card_summary import FEATURES, WORN_VALUES, EffectSummary
from vigil.games.conflictus.bots.card_values import STANDING, VALUES, _standing_rule, rough
from vigil.games.conflictus.cards.validation import WHY_WRONG, _why_wrong
from vigil.games.conflictus.rules import engine_nodes
from vigil.games.conflictus.rules import game as conflictus_game
from vigil.games.conflictus.rules import language as c
from vigil.games.conflictus.rules.actions import LEAVING
from vigil.games.conflictus.rules.decisions import QUESTION_KEYS
from vigil.games.conflictus.rules.decks import ready_decks
from vigil.games.conflictus.rules.effect_specs import SPECS, WITHOUT_ANSWER, WITHOUT_HANDLER, WITHOUT_QUESTION
from vigil.games.conflictus.rules.engine import machine
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.obvious_choices import PURE_GAIN, is_pure_gain
from vigil.games.conflictus.rules.pass_advice import LEANINGS, target_leaning
from vigil.games.conflictus.rules.selections import CAN_START, can_start
from vigil.games.conflictus.rules.state import EVENT_KINDS
from vigil.games.conflictus.rules.values import COUNTED, REFERENCED_CARD, TRUE_WHEN, amount, is_true, referenced_card
from vigil.games.conflictus.rules.why_not import OBJECTIONS
from vigil.games.conflictus.text.cards import grammar
from vigil.games.conflictus.text.grammar import PHRASES, RULED
from vigil.games.conflictus.text.lookup import FILE
from vigil.games.conflictus.text.tree import CombinedBoost
from vigil.text import LANGUAGES
from vigil.text.tree_analysis import ORDER

STEPS = tuple(kind for kind in vars(engine_nodes).values() if isinstance(kind, type) and kind is not e.Effect)
"""The steps of the game itself, which no card uses."""


def is_a(base: type) -> Callable[[type], bool]:
    return lambda kind: issubclass(kind, base) and kind is not base


def is_static_rule(kind: type) -> bool:
    """Return whether a rule is static. A Trigger isn't: it is carried out."""
    return is_a(e.Rule)(kind) and not is_effect(kind)


def has_cards(kind: type) -> bool:
    return any(field.name == "cards" for field in fields(kind))


def unknown() -> Iterator[Attempt]:
    s = GAME.new(GAME.configure({"decks": [ready.names["pt"] for ready in ready_decks("classic")][:2]}), 1)
    frame: Frame = (NewEffect(), 0, 0, NOTHING, NOTHING, NOTHING)
    yield "NewEffect has no condition for starting", lambda: can_start(s, NewEffect(), frame)
    yield "NewEffect has no answer to whether it only gives", lambda: is_pure_gain(NewEffect())
    yield "NewEffect has no value", lambda: rough(NewEffect())
    yield "NewEffect has no value", lambda: EffectSummary(c.Spell(c.seq(c.Draw(1), NewEffect())))
    yield "NewEffect has no features", lambda: EffectSummary(c.Spell(c.Draw(1)))._read(NewEffect(), e.YOU)
    yield "NewEffectOnCards has no check of cards", lambda: _why_wrong(NewEffectOnCards(e.Target()))
    yield "NewEffectOnCards has no leaning", lambda: target_leaning(NewEffectOnCards(e.Target()), 0)
    yield "NewRule has no value", lambda: _standing_rule(NewRule())
    yield "NewAmount has no number", lambda: amount(s, NewAmount(), frame)
    yield "NewTest has no condition", lambda: is_true(s, NewTest(), frame)
    yield "NewCards has no one card it means", lambda: referenced_card(s, NewCards(), frame)
    yield "Menu has no value: refused in cards", lambda: rough(e.Menu("main"))
    for lang in LANGUAGES:
        g: Any = grammar(lang)
        yield "NewEffect has no words", partial(g.text, NewEffect())
        yield "NewEffect has no words", partial(g.phrase, e.May(NewEffect()), ORDER)
        yield "NewRule has no words", partial(g.rule, NewRule(), False)
        yield r"no words for .*NewAmount\(\)", partial(g.value, NewAmount(), False)
        yield r"no words for .*NewTest\(\)", partial(g.test, NewTest(), False)
        yield r"no words for .*NewCards\(.*\)", partial(g.cards, NewCards(), False)


CONFLICTUS_TABLE = EffectTable(
    name="conflictus",
    nodes=(c.Card, *c.NODES.values(), *STEPS),
    columns={
        "handler": Column(together(machine.handlers, WITHOUT_HANDLER)),
        "answer": Column(together(machine.answer_handlers, WITHOUT_ANSWER)),
        "question": Column(together(QUESTION_KEYS, WITHOUT_QUESTION)),
        "objection": Column(together(OBJECTIONS, WITHOUT_QUESTION)),
        "condition for starting": Column(CAN_START),
        "bounds and reveals": Column(SPECS),
        "pure gain": Column(PURE_GAIN),
        "value": Column(VALUES),
        "features": Column(FEATURES),
        "phrase": Column(PHRASES, extra=(CombinedBoost,)),
        "amount": Column(COUNTED, is_a(e.Amount)),
        "test": Column(TRUE_WHEN, is_a(e.Test)),
        "card it means": Column(REFERENCED_CARD, is_a(e.Cards)),
        "check of cards": Column(WHY_WRONG, lambda kind: kind not in STEPS),
        "leaning": Column(LEANINGS, has_cards),
        "rule in words": Column(RULED, is_static_rule),
        "value of a rule": Column(STANDING, is_static_rule),
        "value for a bearer": Column(WORN_VALUES, is_static_rule),
    },
    events=frozenset(EVENT_KINDS),
    log_variants=frozenset(("drawn-unseen", "fetched-unseen", "captive-unseen", "activated-doing")),
    message_file=FILE,
    rules=Path(conflictus_game.__file__).parent,
    emitters={"emit": 1, "emit_about": 1, "move": 5, "change_warriors": 3},
    indirect_events=frozenset(("announced", "activated", "triggered", *(kind for _, kind, _ in LEAVING.values()))),
    unknown=unknown,
)
