"""The effects that only help in Conflictus: recovered cards, tokens, a stronger warrior.

Drawing isn't one of them, because a player whose mons is empty loses.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vigil.effects import obvious_choices
from vigil.effects.language import Do, Each, If, May, OneOf, Pick, Seq, This, Times, Trigger, UntilEndOfTurn
from vigil.effects.specs import NotNeeded
from vigil.games.conflictus.rules import language as lang
from vigil.games.conflictus.rules.effect_specs import NO_CARD_EFFECT, cell
from vigil.kernel.decision import Decision

GainTest = Callable[[Any], bool]


def _always(effect: Any) -> bool:
    return True


def _never(effect: Any) -> bool:
    return False


def _brings_back(do: Do) -> bool:
    return do.verb == "return" and type(do.cards) is Pick and do.cards.where == (lang.MORTIS,)


def _strengthens_itself(effect: lang.Modify) -> bool:
    numbers = (effect.attack, effect.defense, effect.mill)
    return isinstance(effect.cards, This) and all(isinstance(n, int) and n >= 0 for n in numbers)


def _grows(effect: lang.PutCounters) -> bool:
    return isinstance(effect.cards, This) and effect.name == lang.GROWTH and isinstance(effect.n, int) and effect.n > 0


PURE_GAIN: Mapping[type, GainTest | NotNeeded] = {
    **NO_CARD_EFFECT,
    **dict.fromkeys((Seq, If, OneOf, Times, May), NotNeeded("decided by its parts")),
    Trigger: NotNeeded("never part of an offered effect"),
    Do: _brings_back,
    lang.Recover: _always,
    lang.MakeTokens: _always,
    lang.Modify: _strengthens_itself,
    lang.PutCounters: _grows,
    **dict.fromkeys((lang.Draw, lang.Mill), _never),  # the mons is the player's life
    lang.Search: _never,  # what to take is a choice
    **dict.fromkeys((Each, lang.ChoosePlayer), _never),  # it affects other players too
    **dict.fromkeys((lang.Discard, lang.Damage, lang.Grant, UntilEndOfTurn), _never),
    **dict.fromkeys((lang.MarkFor, lang.SkipAttack, lang.MustBlock), _never),
}
"""Whether an effect only helps the player who carries it out."""


def is_pure_gain(effect: Any) -> bool:
    """Return whether an effect that contains no others only helps."""
    return cell(PURE_GAIN, effect, "answer to whether it only gives")(effect)


def obvious_option(decision: Decision) -> str:
    """Return the option without a sensible alternative, or an empty string."""
    return obvious_choices.obvious_option(decision, is_pure_gain)
