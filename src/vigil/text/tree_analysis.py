"""How a tree of the common effect language is read before it is said: voices, and what is left open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from vigil.effects.language import Both, Do, Effect, If, Is, May, Named, Pick, Seq, Test


@dataclass(frozen=True, slots=True)
class VerbForm:
    """How a verb is said, and of whom: `third_person` is somebody else than the reader.

    `made` is what somebody is made to do: "have each opponent draw a card".
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
    """What is raised for a node that a language cannot say."""
    return TypeError(f"no words for {x!r}")


def optional(x: Any) -> Any:
    """What a player may do, without the `may`; None where nothing is left open."""
    match x:
        case May(do):
            return optional(do) or do
        case Do(cards=Pick(may=True) as pick):
            return replace(x, cards=replace(pick, may=False))
    return None


def flat(steps: Sequence[Effect]) -> Iterator[Effect]:
    """The steps of a sequence, those of sequences inside it among them."""
    for step in steps:
        if isinstance(step, Seq):
            yield from flat(step.steps)
        else:
            yield step


def opens_with_if(x: Any) -> bool:
    """Whether the first word said of an effect is `if`."""
    match x:
        case If():
            return True
        case May(do):
            return opens_with_if(do)
        case Seq(steps):
            return opens_with_if(steps[0])
    return False


def of_it(test: Test) -> bool:
    """Whether a test looks at the card spoken of, which is only there if something was done."""
    return isinstance(test, (Is, Named)) or (isinstance(test, Both) and (of_it(test.first) or of_it(test.second)))
