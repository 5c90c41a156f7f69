"""Questions that have one sensible answer, by what the cards themselves say.

"You may draw a card" is refused by hardly anybody: somebody may leave such questions to a program
that answers for them.  Only an effect that gives and takes nothing is meant.  What gives is
different from game to game, so the game says it: a drawn card is a gift in the one, and a piece of
one's life in the other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vigil.effects.language import ALWAYS, Do, If, May, OneOf, Pick, Seq, Times, Trigger
from vigil.kernel.decision import Decision

GainTest = Callable[[Any], bool]
"""Whether an effect that is no sentence of other effects gives something to who carries it out, and only to them."""


def is_pure_gain(effect: Any, gives: GainTest) -> bool:
    """Whether every part of an effect gives."""
    parts = PARTS_OF.get(type(effect))
    if parts is not None:
        return all(is_pure_gain(part, gives) for part in parts(effect))
    if type(effect) is Do:
        return gives(effect) and (effect.then is None or is_pure_gain(effect.then, gives))
    return gives(effect)


PARTS_OF: Mapping[type, Callable[[Any], tuple[Any, ...]]] = {
    Seq: lambda do: do.steps,
    OneOf: lambda do: do.options,
    If: lambda do: (do.then,) if do.otherwise is None else (do.then, do.otherwise),
    Times: lambda do: (do.do,),
    May: lambda do: (do.do,),
}
"""The sentences of other effects: all their parts must give."""


def obvious_option(asked: Decision, gives: GainTest) -> str:
    """The name of the option without a sensible alternative; empty: there is something to decide.

    A trigger that may be used once is no such question: perhaps it is better used later.
    """
    about = asked.question.effect
    names = {option.verb: option.name for option in asked.options}
    match about:
        case May(do) if asked.question.key == "may":
            return names.get("yes", "") if is_pure_gain(do, gives) else ""
        case Trigger(do=do, may=True, limit=limit) if asked.question.key == "trigger" and limit == ALWAYS:
            return names.get("yes", "") if is_pure_gain(do, gives) else ""
        case Do(cards=Pick(may=True)) if asked.question.key == "pick":
            cards = [option.name for option in asked.options if option.verb != "done"]
            return cards[0] if len(cards) == 1 and is_pure_gain(about, gives) else ""
    return ""
