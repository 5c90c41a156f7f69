"""Find questions with only one sensible answer, because the effect only helps.

Players almost never decline "you may draw a card", so clients can answer such questions automatically. Each game
defines which effects only help: drawing a card does in one game, but not in another, where the deck is also its owner's
life.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vigil.effects.language import ALWAYS, Do, If, May, OneOf, Pick, Seq, Times, Trigger
from vigil.kernel.decision import Decision

GainTest = Callable[[Any], bool]
"""Returns whether a single effect only helps the player who carries it out."""


def is_pure_gain(effect: Any, gives: GainTest) -> bool:
    """Return whether all parts of an effect only help."""
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
"""The effects that consist of other effects; all their parts must help."""


def obvious_option(decision: Decision, gives: GainTest) -> str:
    """Return the name of the only sensible option, or an empty string if there is a real choice.

    A trigger with a limit is a real choice, since using it later may be better.
    """
    about = decision.question.effect
    names = {option.verb: option.name for option in decision.options}
    match about:
        case May(do) if decision.question.key == "may":
            return names.get("yes", "") if is_pure_gain(do, gives) else ""
        case Trigger(do=do, may=True, limit=limit) if decision.question.key == "trigger" and limit == ALWAYS:
            return names.get("yes", "") if is_pure_gain(do, gives) else ""
        case Do(cards=Pick(may=True)) if decision.question.key == "pick":
            cards = [option.name for option in decision.options if option.verb != "done"]
            return cards[0] if len(cards) == 1 and is_pure_gain(about, gives) else ""
    return ""
