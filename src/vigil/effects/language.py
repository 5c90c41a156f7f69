"""The common effect language: what a card of either game can say, as values.

An effect is a tree of frozen dataclasses: no functions, no pointers into a
running game.  The machine never builds a node while a game runs: what is only
known at the table (who, which card, how many) lives in the registers of a
frame.  So every node has a fixed address, and a compiled engine that reads the
same trees as rows of numbers holds exactly the same stack.

A frame is a tuple of a node and five registers:

    you      the seat that carries the effect out and is asked its questions
    by       the seat whose card it is (differs from `you` inside Each)
    source   the card that says it ("this")
    it       the card spoken of ("that card"), bound by Do and by events
    n        a number spoken of: the name that was named, the places it left

Games add nodes of their own to these bases; a Vocabulary lists them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T", bound=type)

Zone = str
Frame = tuple[Any, int, int, int, int, int]
NOTHING = -1

YOU, OPPONENTS, OTHERS, EVERYONE = "you", "opponents", "others", "everyone"
ONCE, FIRST, ALWAYS = "once", "first", "always"


class Node:
    """Anything that can stand in a card."""

    __slots__ = ()


class Effect(Node):
    """Anything that can wait on the stack."""

    __slots__ = ()


class Amount(Node):
    """A number counted at the table."""

    __slots__ = ()


class Test(Node):
    """Something that holds or does not, when it is asked."""

    __slots__ = ()
    __test__ = False  # not a test of pytest's


class Cards(Node):
    """Which cards a verb is done to."""

    __slots__ = ()


class Rule(Node):
    """Something that holds while its card is in play, or for a while."""

    __slots__ = ()


@dataclass_transform(frozen_default=True)
def node(cls: T) -> T:
    """A frozen value that may stand in a card."""
    return dataclass(frozen=True, slots=True)(cls)  # type: ignore[return-value]


# ------------------------------------------------------- filters and amounts


@node
class Filter(Node):
    """Which cards: all that is said must hold.

    `other`: not the source itself.  `highest`: none of those there costs more.
    """

    kind: str | None = None
    faction: str | None = None
    max_cost: int | Amount | None = None
    other: bool = False
    highest: bool = False


ANY = Filter()


@node
class Count(Amount):
    """How many such cards you have there."""

    where: Zone
    of: Filter = ANY


@node
class Happened(Amount):
    """How often this happened this turn, by your doing."""

    event: str
    of: Filter = ANY


@node
class CostOf(Amount):
    """The printed cost of `it`."""


# --------------------------------------------------------------------- tests


@node
class AtLeast(Test):
    """There are at least n."""

    amount: Amount
    n: int


@node
class AtMost(Test):
    """There are at most n."""

    amount: Amount
    n: int


@node
class Is(Test):
    """`it` is such a card."""

    of: Filter


@node
class Named(Test):
    """`it` bears the name that was named."""


@node
class Both(Test):
    """Both hold."""

    first: Test
    second: Test


# ----------------------------------------------------------------- selections


@node
class Pick(Cards):
    """A question: `you` choose one such card there; with `may` you may choose none."""

    where: tuple[Zone, ...]
    of: Filter = ANY
    may: bool = False


@node
class All(Cards):
    """All such cards there, but never `it`."""

    where: Zone
    of: Filter = ANY


@node
class AtRandom(Cards):
    """One card there, chosen by luck."""

    where: Zone


@node
class Top(Cards):
    """The top card of your deck."""


@node
class Target(Cards):
    """What was announced as the n-th target, if it is still a legal one."""

    n: int = 0


@node
class It(Cards):
    """The card spoken of."""


@node
class This(Cards):
    """The source."""


@node
class TargetSpec(Node):
    """A target to be announced: so many different cards, players or waiting items that fit."""

    what: str
    of: Filter = ANY
    n: int = 1
    up_to: bool = False


# ------------------------------------------------------------------- effects


@node
class Seq(Effect):
    """Do these in order."""

    steps: tuple[Effect, ...]


@node
class If(Effect):
    """Tested when it is reached, never again."""

    test: Test
    then: Effect
    otherwise: Effect | None = None


@node
class May(Effect):
    """Ask; not asked when it cannot be done."""

    do: Effect


@node
class OneOf(Effect):
    """Choose one of those that can be done."""

    options: tuple[Effect, ...]


@node
class Times(Effect):
    """Do it this many times; the number is fixed when it is reached."""

    n: int | Amount
    do: Effect


@node
class Each(Effect):
    """These players do it, in turn order, each as the `you` of the effect."""

    who: str
    do: Effect


@node
class Do(Effect):
    """A verb done to cards; `then` follows only if it was really done.

    `to` replaces the usual destination; `free` waives the payment and nothing else.
    """

    verb: str
    cards: Cards
    then: Effect | None = None
    to: Zone | None = None
    free: bool = False


@node
class Name(Effect):
    """Name a card; the name is the `n` of what follows."""

    then: Effect


@node
class UntilEndOfTurn(Effect):
    """The rule holds from now until the end of this turn; `uses` 0 is without limit."""

    rule: Rule
    uses: int = 0


@node
class Menu(Effect):
    """A free choice among what the rules allow now: a main phase, a response."""

    name: str


@node
class Settle(Effect):
    """Resolve all that waits (triggers, Fates, late triggers) before going on."""


# ------------------------------------------------------------- standing rules


@node
class Trigger(Rule, Effect):
    """When something you do happens, `do`; with `may` it is offered each time until used.

    `limit` once: once per turn.  first: by itself, the first such event of the turn
    that its card sees.  `origin` names the zones the card came from; `own` looks at
    this card only; `shared`: the same use as the trigger written before it.  `whose`
    deed is meant: yours, your opponents', anybody's.  `targets` are announced when it
    is set off, where a game has targets.
    """

    event: str
    do: Effect
    of: Filter = ANY
    limit: str = ALWAYS
    origin: tuple[Zone, ...] = ()
    own: bool = False
    test: Test | None = None
    may: bool = False
    shared: bool = False
    whose: str = YOU
    targets: tuple[TargetSpec, ...] = ()


@node
class Ability(Node):
    """Something a card in play lets you do on your turn; `limit` once or always."""

    do: Effect
    limit: str = ONCE


COMMON: tuple[type, ...] = (
    Filter, Count, Happened, CostOf, AtLeast, AtMost, Is, Named, Both, Pick, All, AtRandom, Top, It, This,
    Seq, If, May, OneOf, Times, Each, Do, Name, UntilEndOfTurn, Menu, Settle, Trigger, Ability,
)  # fmt: skip
TARGETING: tuple[type, ...] = (Target, TargetSpec)
"""For games in which targets are announced."""


# ------------------------------------------------------------- reading a tree


def children(value: Any) -> Iterator[Any]:
    """The nodes directly below a node."""
    for f in fields(value):
        item = getattr(value, f.name)
        if isinstance(item, tuple):
            yield from (part for part in item if isinstance(part, Node))
        elif isinstance(item, Node):
            yield item


def walk(value: Any) -> Iterator[Any]:
    """The node and every node below it, in the order they are written."""
    yield value
    for child in children(value):
        yield from walk(child)


def words_in(node: Any) -> Iterator[str]:
    """The words and texts that stand in a node itself."""
    for f in fields(node) if is_dataclass(node) else ():
        if isinstance(value := getattr(node, f.name), str):
            yield value


def looks_into(value: Any, zones: tuple[Zone, ...]) -> bool:
    """Whether anything in a tree depends on which cards lie in these zones, and not only on how many.

    A card chosen by luck is left out: whoever draws lots says so.
    """
    for below in walk(value):
        where = () if isinstance(below, AtRandom) else getattr(below, "where", ())
        seen = any(zone in zones for zone in ((where,) if isinstance(where, str) else where))
        if seen and getattr(below, "of", None) != ANY:
            return True
    return False


def rewrite(value: Any, change: Callable[[Any], Any]) -> Any:
    """The same tree with `change` asked of every node, from the leaves up; what is shared stays shared."""
    if isinstance(value, tuple):
        items = tuple(rewrite(item, change) for item in value)
        return value if all(a is b for a, b in zip(items, value, strict=True)) else items
    if not is_dataclass(value) or isinstance(value, type):
        return value
    changed = {}
    for f in fields(value):
        old = getattr(value, f.name)
        if (new := rewrite(old, change)) is not old:
            changed[f.name] = new
    return change(replace(value, **changed) if changed else value)
