"""Analyze a tree of effects before it is put into words: verb forms, choices, conditions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from vigil.effects.language import Both, Do, Effect, If, Is, May, Named, Pick, Seq, Test


@dataclass(frozen=True, slots=True)
class VerbForm:
    """The form of a verb; `third_person` is for a subject other than the reader.

    `made` is for causatives: "have each opponent draw a card".
    """

    form: Literal["order", "bare", "tells", "agrees", "made"]
    third_person: bool = False

    @property
    def bare(self) -> VerbForm:
        return THEIR_BARE if self.third_person else BARE


ORDER, BARE = VerbForm("order"), VerbForm("bare")
TELLS, AGREES, THEIR_BARE, MADE = (
    VerbForm("tells", True),
    VerbForm("agrees", True),
    VerbForm("bare", True),
    VerbForm("made", True),
)


def no_words(x: Any) -> TypeError:
    """Return the error for a node that a language has no words for."""
    return TypeError(f"no words for {x!r}")


def optional(x: Any) -> Any:
    """Return an optional effect without its `may`, or None if the effect is not optional."""
    match x:
        case May(do):
            return optional(do) or do
        case Do(cards=Pick(may=True) as pick):
            return replace(x, cards=replace(pick, may=False))
    return None


def flat(steps: Sequence[Effect]) -> Iterator[Effect]:
    """Return the steps of a sequence, including those of nested sequences."""
    for step in steps:
        if isinstance(step, Seq):
            yield from flat(step.steps)
        else:
            yield step


def opens_with_if(x: Any) -> bool:
    """Return whether the text of an effect begins with `if`."""
    match x:
        case If():
            return True
        case May(do):
            return opens_with_if(do)
        case Seq(steps):
            return opens_with_if(steps[0])
    return False


def of_it(test: Test) -> bool:
    """Return whether a test is about the referenced card, which exists only if something happened."""
    return isinstance(test, (Is, Named)) or (isinstance(test, Both) and (of_it(test.first) or of_it(test.second)))
