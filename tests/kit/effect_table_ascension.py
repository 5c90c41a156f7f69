"""The effect table of Ascension."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from kit.effect_table import (
    Attempt,
    Cells,
    Column,
    EffectTable,
    NewAmount,
    NewCards,
    NewEffect,
    NewRule,
    NewTest,
    is_effect,
    together,
)  # fmt: skip
from vigil.effects.language import All, Amount, Cards, Effect, Menu, Pick, Test
from vigil.effects.obvious_choices import PARTS_OF, is_pure_gain
from vigil.effects.specs import NotNeeded, not_needed, why_out_of_bounds
from vigil.games.ascension.bots import card_values, effect_values, features, move_scorer, playout_policy
from vigil.games.ascension.rules import (
    decisions,
    effect_handlers,
    effect_specs,
    game,
    legality,
    obvious_choices,
    selections,
    turns,
    values,
    verbs,
    why_not,
)
from vigil.games.ascension.rules import language as a
from vigil.games.ascension.text import cards as ascension_cards
from vigil.games.ascension.text import lookup
from vigil.games.ascension.text.phrases import PHRASES
from vigil.text import LANGUAGES


def is_selection(kind: type) -> bool:
    return issubclass(kind, Cards)


def can_be_refused(kind: type) -> bool:
    return is_effect(kind) or is_selection(kind)


def asks(kind: type) -> bool:
    return kind in turns.machine.answer_handlers


def phrases_of(lang: str) -> Cells:
    """Return the method that builds the text of each node, where the language has one."""
    renderer = ascension_cards.language(lang)
    methods = {
        kind: name if isinstance(name, NotNeeded) else getattr(renderer, name, None) for kind, name in PHRASES.items()
    }
    return {kind: cell for kind, cell in methods.items() if cell and not getattr(cell, "__isabstractmethod__", False)}


def unknown() -> Iterator[Attempt]:
    draw, nodes = a.Draw(1), a.NODES
    effects: dict[Any, Any] = {
        NewEffect(): NewEffect(),
        NewAmount(): a.Draw(NewAmount()),
        NewTest(): nodes["If"](NewTest(), draw),
        NewCards(): nodes["Do"]("discard", NewCards()),
        NewRule(): nodes["UntilEndOfTurn"](NewRule()),
    }
    for new, effect in effects.items():
        s = game.GAME.new(game.GAME.configure({"players": 2}), 1)
        usual = card_values.valuer_for(s.tables.printed, 5, (0, 1), (), False)
        name, frame = type(new).__name__, s.stack[-1]
        yield f"no spec for {name}", partial(why_out_of_bounds, new, effect_specs.SPECS)
        yield f"no [a-z ]+ for {name}", partial(usual.value, effect)
        yield f"no feature for {name}", partial(features.features_of, effect)
        if isinstance(new, (Effect, Test, Cards)):
            yield f"for {name}", partial(legality.can_start, s, effect, (effect, *frame[1:]))
        if isinstance(new, Amount):
            yield "no count for NewAmount", partial(values.amount, s, new, frame)
        if isinstance(new, Effect):
            yield "for NewEffect", partial(is_pure_gain, new, obvious_choices.only_helps)
            s.stack.append((effect, *frame[1:]))
            yield "NewEffect", partial(turns.run, s)
        yield "no value for PassTurn: not part of a card", partial(usual.value, nodes["PassTurn"]())
        for lang in LANGUAGES:
            yield f"no words for {name}", partial(ascension_cards.grammar(lang).text, effect)
    counted = nodes["If"](nodes["AtLeast"](NewAmount(), 2), draw)
    for lang in LANGUAGES:
        yield "no words for NewAmount", partial(ascension_cards.grammar(lang).text, counted)
        yield "no words for NewRule", partial(ascension_cards.grammar(lang).text, nodes["UntilEndOfTurn"](NewRule(), 2))


ASCENSION_TABLE = EffectTable(
    name="ascension",
    nodes=(a.Card, *a.NODES.values()),
    columns={
        "handler": Column(
            together(
                turns.machine.handlers, effect_handlers.NEVER_RESOLVED, values.AMOUNTS, values.TESTS,
                selections.ORIGINS, legality.APPLIED,
            )
        ),
        "answer": Column(together(turns.machine.answer_handlers, decisions.ASKS_NOTHING), is_effect),
        "question": Column(together(decisions.QUESTION_KEYS, decisions.ASKS_NOTHING), is_effect),
        "legality": Column(together(legality.CHECKS, legality.SELECTION_CHECKS), can_be_refused),
        "objection": Column(why_not.OBJECTIONS, asks),
        "bounds and reveals": Column(effect_specs.SPECS),
        "events": Column(effect_specs.EVENTS_OF, is_effect),
        "pure gain": Column(together(PARTS_OF, obvious_choices.PURE_GAINS), is_effect),
        "single card": Column(
            together(verbs.SINGLE_CARDS, not_needed("chosen or all", Pick, All)),
            is_selection,
        ),
        **{f"phrase {lang}": Column(phrases_of(lang)) for lang in LANGUAGES},
        "value": Column(
            together(
                effect_values.VALUES, card_values.USUAL_NUMBERS, card_values.USUAL_CHANCES,
                card_values.USUAL_VERB_VALUES
            )
        ),
        "value now": Column(
            together(effect_values.VALUES, move_scorer.NUMBERS, move_scorer.CHANCES, move_scorer.VERB_VALUES)
        ),
        "features": Column(features.FEATURES),
        "answer in a playout": Column(
            together(playout_policy.ANSWER_SCORES, not_needed("answered by step()", Menu)),
            asks,
        ),
    },
    events=frozenset(
        kind for cell in effect_specs.EVENTS_OF.values() if not isinstance(cell, NotNeeded) for kind in cell
    ) | {*effect_specs.EVENTS_OF_NO_NODE},
    log_variants=frozenset(("used-bare", "drawn-unseen", "given-unseen")),
    message_file=lookup.FILE,
    rules=Path(game.__file__).parent,
    emitters={"emit": 1, "move": 5, "mover": 0},
    indirect_events=frozenset(),
    unknown=unknown,
)  # fmt: skip
