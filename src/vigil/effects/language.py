"""The common card language: the effects that cards of every game can have, as data.

An effect is a tree of frozen dataclasses, without functions or references to a running game. The machine
never builds nodes while a game runs: everything that is only known during the game (who, which card, how
many) is in the registers of a frame. So every node has a fixed address, and saved games refer to it.

A frame is a tuple of a node and five registers:

    you      the seat that carries out the effect and answers its questions
    by       the seat whose card it is (differs from `you` inside Each)
    source   the card with the effect ("this")
    it       the card an effect refers to ("that card"), bound by Do and by events
    n        a number an effect refers to, such as the card that was named

Games add their own nodes to these base classes; a Vocabulary lists all nodes of a game.
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
    """The base class of everything on a card."""

    __slots__ = ()


class Effect(Node):
    """The base class of effects, which wait on the stack."""

    __slots__ = ()


class Amount(Node):
    """The base class of numbers that are counted during the game."""

    __slots__ = ()


class Test(Node):
    """The base class of conditions."""

    __slots__ = ()
    __test__ = False  # keeps pytest from collecting it


class Cards(Node):
    """The base class of selections: the cards that a verb applies to."""

    __slots__ = ()


class Rule(Node):
    """The base class of rules, which apply while their card is in play or for a limited time."""

    __slots__ = ()


@dataclass_transform(frozen_default=True)
def node(cls: T) -> T:
    """Make a class a node: a frozen dataclass."""
    return dataclass(frozen=True, slots=True)(cls)  # type: ignore[return-value]


# ------------------------------------------------------- filters and amounts


@node
class Filter(Node):
    """Cards that match all given conditions.

    `other` excludes the card with the effect. `highest` means that no card there costs more.
    """

    kind: str | None = None
    faction: str | None = None
    max_cost: int | Amount | None = None
    other: bool = False
    highest: bool = False


ANY = Filter()


@node
class Count(Amount):
    """How many matching cards you have there."""

    where: Zone
    of: Filter = ANY


@node
class Happened(Amount):
    """How many times you caused this event this turn."""

    event: str
    of: Filter = ANY


@node
class CostOf(Amount):
    """The printed cost of `it`."""


# --------------------------------------------------------------------- tests


@node
class AtLeast(Test):
    """The amount is at least n."""

    amount: Amount
    n: int


@node
class AtMost(Test):
    """The amount is at most n."""

    amount: Amount
    n: int


@node
class Is(Test):
    """`it` matches the filter."""

    of: Filter


@node
class Named(Test):
    """`it` has the name that was chosen."""


@node
class Both(Test):
    """Both conditions are true."""

    first: Test
    second: Test


# ----------------------------------------------------------------- selections


@node
class Pick(Cards):
    """Choose one matching card there; with `may`, you can also choose none."""

    where: tuple[Zone, ...]
    of: Filter = ANY
    may: bool = False


@node
class All(Cards):
    """All matching cards there, except `it`."""

    where: Zone
    of: Filter = ANY


@node
class AtRandom(Cards):
    """One random card there."""

    where: Zone


@node
class Top(Cards):
    """The top card of your deck."""


@node
class Target(Cards):
    """The announced target with index n, if it is still legal."""

    n: int = 0


@node
class It(Cards):
    """The card that the effect refers to."""


@node
class This(Cards):
    """The card with the effect."""


@node
class TargetSpec(Node):
    """A target to announce: up to n different matching cards, players or items on the transition."""

    what: str
    of: Filter = ANY
    n: int = 1
    up_to: bool = False


# ------------------------------------------------------------------- effects


@node
class Seq(Effect):
    """Do the steps in order."""

    steps: tuple[Effect, ...]


@node
class If(Effect):
    """Test once, when this step is reached."""

    test: Test
    then: Effect
    otherwise: Effect | None = None


@node
class May(Effect):
    """Ask whether to do it, unless it is impossible."""

    do: Effect


@node
class OneOf(Effect):
    """Choose one of the effects that are possible."""

    options: tuple[Effect, ...]


@node
class Times(Effect):
    """Do it n times. The number is counted once, when this step is reached."""

    n: int | Amount
    do: Effect


@node
class Each(Effect):
    """Each of these players does it, in turn order, as the `you` of the effect."""

    who: str
    do: Effect


@node
class Do(Effect):
    """Apply a verb to cards; `then` follows only if the verb had an effect.

    `to` replaces the usual destination. `free` waives only the payment.
    """

    verb: str
    cards: Cards
    then: Effect | None = None
    to: Zone | None = None
    free: bool = False


@node
class Name(Effect):
    """Name a card. The effects that follow refer to it as `n`."""

    then: Effect


@node
class UntilEndOfTurn(Effect):
    """Apply a rule until the end of the turn, or until it has been used `uses` times (0: no limit)."""

    rule: Rule
    uses: int = 0


@node
class Menu(Effect):
    """A free choice among everything the rules allow now, such as the main phase."""

    name: str


@node
class Settle(Effect):
    """Resolve everything that is waiting (triggers, Fates, late triggers) before the game continues."""


# ------------------------------------------------------------- standing rules


@node
class Trigger(Rule, Effect):
    """Do something whenever you cause an event; with `may`, you can decline.

    `limit`: `once` per turn, or automatically the `first` time in a turn while the card is in play. `origin`
    lists the zones that the card comes from. `own`: only events of this card. `shared`: shares its limit
    with the trigger before it. `whose`: the player who causes the event. `targets` are announced when it
    triggers, in games with targets.
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
    """An ability that you can use on your turn while the card is in play; `limit` is once or always."""

    do: Effect
    limit: str = ONCE


COMMON: tuple[type, ...] = (
    Filter, Count, Happened, CostOf, AtLeast, AtMost, Is, Named, Both, Pick, All, AtRandom, Top, It, This,
    Seq, If, May, OneOf, Times, Each, Do, Name, UntilEndOfTurn, Menu, Settle, Trigger, Ability,
)  # fmt: skip
TARGETING: tuple[type, ...] = (Target, TargetSpec)
"""For games with announced targets."""


# ------------------------------------------------------------- reading a tree


def children(value: Any) -> Iterator[Any]:
    """Yield the direct children of a node."""
    for f in fields(value):
        item = getattr(value, f.name)
        if isinstance(item, tuple):
            yield from (part for part in item if isinstance(part, Node))
        elif isinstance(item, Node):
            yield item


def walk(value: Any) -> Iterator[Any]:
    """Yield a node and all nodes below it, in reading order."""
    yield value
    for child in children(value):
        yield from walk(child)


def words_in(node: Any) -> Iterator[str]:
    """Yield the strings in the fields of a node."""
    for f in fields(node) if is_dataclass(node) else ():
        if isinstance(value := getattr(node, f.name), str):
            yield value


def looks_into(value: Any, zones: tuple[Zone, ...]) -> bool:
    """Return whether an effect depends on which cards are in these zones, not just on how many.

    Random choices don't count: they emit an event of their own.
    """
    for below in walk(value):
        where = () if isinstance(below, AtRandom) else getattr(below, "where", ())
        seen = any(zone in zones for zone in ((where,) if isinstance(where, str) else where))
        if seen and getattr(below, "of", None) != ANY:
            return True
    return False


def rewrite(value: Any, change: Callable[[Any], Any]) -> Any:
    """Apply `change` to every node of a tree, from the leaves up; unchanged parts stay shared."""
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
