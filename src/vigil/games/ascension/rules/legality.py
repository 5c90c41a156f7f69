"""Whether an effect can start, an ability can be used, or a card can be played; if not, the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vigil.effects import language as common
from vigil.effects.specs import NodeTable, NotNeeded, not_needed
from vigil.games.ascension.rules import language as lang
from vigil.games.ascension.rules import values
from vigil.games.ascension.rules.card_tables import MAX_USES_PER_CARD
from vigil.games.ascension.rules.selections import pick_options, pickable_cards
from vigil.games.ascension.rules.state import State
from vigil.games.ascension.rules.values import Reason

MONSTER_UNPLAYABLE: Reason = ("why-monster-unplayable",)
USED: Reason = ("why-used",)
NO_TARGET: Reason = ("why-no-target",)
NOTHING_TO_DRAW: Reason = ("why-nothing-to-draw",)


def cannot(s: State, do: Any, frame: common.Frame) -> Reason | None:
    """Return why an optional effect can't be started (A-EDGE-14)."""
    check = CHECKS[type(do)]
    return None if type(check) is NotNeeded else check(s, do, frame)  # type: ignore[operator]


def cannot_if(s: State, do: common.If, frame: common.Frame) -> Reason | None:
    if values.is_true(s, do.test, frame):
        return cannot(s, do.then, frame)
    return ("why-test", do.test) if do.otherwise is None else cannot(s, do.otherwise, frame)


def cannot_draw(s: State, do: Any, frame: common.Frame) -> Reason | None:
    """Return why no card can be drawn or taken from the top of the deck."""
    me = s.seats[frame[1]]
    return None if me.deck or me.discard else NOTHING_TO_DRAW


def cannot_pay(s: State, do: lang.Pay, frame: common.Frame) -> Reason | None:
    me = s.seats[frame[1]]
    have = me.power if do.what == lang.POWER else me.runes
    return None if have >= do.n else ("why-pay", do.what, do.n, have)


def cannot_times(s: State, do: common.Times, frame: common.Frame) -> Reason | None:
    if type(do.do) is common.Do and type(do.do.cards) is common.Pick:
        one = (do.do, *frame[1:])
        return None if len(pickable_cards(s, one)) >= values.amount(s, do.n, frame) else NO_TARGET
    return cannot(s, do.do, frame)


def first_unless_one_can(reasons: list[Reason | None]) -> Reason | None:
    """Return the first reason; None if any of these is possible."""
    return None if None in reasons else reasons[0]


Check = Callable[[State, Any, common.Frame], Reason | None]

CHECKS: NodeTable[Check | NotNeeded] = NodeTable(
    "check",
    {
        common.Do: lambda s, do, frame: SELECTION_CHECKS[type(do.cards)](s, do, (do, *frame[1:])),
        common.If: cannot_if,
        common.Times: cannot_times,
        common.Seq: lambda s, do, frame: first_unless_one_can([cannot(s, step, frame) for step in do.steps]),
        common.OneOf: lambda s, do, frame: first_unless_one_can([cannot(s, option, frame) for option in do.options]),
        common.Name: lambda s, do, frame: cannot(s, do.then, frame),
        lang.Draw: cannot_draw,
        lang.Pay: cannot_pay,
    },
    not_needed("checks whether it is possible when it resolves", common.May, common.Trigger),
    not_needed("each player does what they can", common.Each),
    not_needed(
        "can always be started, even if it does nothing", lang.Gain, lang.Steal, lang.ExtraTurn, common.UntilEndOfTurn
    ),
    not_needed("expanded when the cards are loaded", lang.Unite),
    not_needed("started by the rules, not by a card", common.Menu, common.Settle, lang.PassTurn, lang.SamaelActs),
)  # fmt: skip
"""Why an effect of each kind can't be started. Both the options of a question and "why not?" use it."""


def cannot_do_to_this(s: State, do: common.Do, frame: common.Frame) -> Reason | None:
    if frame[3] not in s.seats[frame[1]].constructs:
        return values.NOT_HERE
    return None if do.then is None else cannot(s, do.then, frame)


SELECTION_CHECKS: NodeTable[Check] = NodeTable(
    "check",
    {
        common.Pick: lambda s, do, frame: None if pick_options(s, frame, enough=1) else NO_TARGET,
        common.This: cannot_do_to_this,
        common.It: lambda s, do, frame: None if frame[4] in s.seats[frame[1]].discard else NO_TARGET,
        common.Top: cannot_draw,
        common.AtRandom: lambda s, do, frame: None if s.seats[frame[1]].hand else NO_TARGET,
        common.All: lambda s, do, frame: None,  # "all" can be no cards
    },
)
"""Why a Do with each kind of selection can't be started."""


def can_start(s: State, do: Any, frame: common.Frame) -> bool:
    """Whether an optional effect can be started."""
    return cannot(s, do, frame) is None


def unusable(s: State, you: int, card: int, number: int) -> Reason | None:
    """Return why an ability of a construct can't be used now."""
    ability = s.tables.abilities[card][number][1]
    if ability.limit == common.ONCE and card * MAX_USES_PER_CARD + number in s.abilities_used:
        return USED
    return cannot(s, ability.do, (ability.do, you, you, card, card, common.NOTHING))


def unplayable(s: State, you: int, card: int) -> Reason | None:
    """Return why a card in the hand can't be played (A-SPEC-73, A-SPEC-76)."""
    return MONSTER_UNPLAYABLE if s.tables.is_monster[card] and not values.plays_monsters(s, you) else None


APPLIED: NodeTable[Callable[..., Any] | NotNeeded] = NodeTable(
    "use",
    {
        common.Filter: values.filter_mismatch, lang.Discount: values.price, lang.TreatAs: values.treated_as,
        lang.MonstersJoin: values.plays_monsters, common.Ability: unusable,
    },
    not_needed("read once, by card_tables", lang.Card),
)  # fmt: skip
"""The function that applies each remaining node of the card language: filters, rules and abilities."""
