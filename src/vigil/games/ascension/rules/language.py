"""Ascension's words: zones, resources, events, and the effects only this game has."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from vigil.effects.language import (
    ALWAYS,
    ANY,
    COMMON,
    EVERYONE,
    FIRST,
    ONCE,
    OPPONENTS,
    OTHERS,
    Ability,
    Amount,
    Do,
    Each,
    Effect,
    Filter,
    Lasting,
    Node,
    Pick,
    Rule,
    Seq,
    Test,
    Times,
    Zone,
    node,
)  # fmt: skip

DECK, HAND, PLAYED, DISCARD, CONSTRUCTS, TROPHIES = "deck", "hand", "played", "discard", "constructs", "trophies"
ROW, CENTER, VOID, MYSTICS, HEAVIES, CULTISTS, BOX = "row", "center", "void", "mystics", "heavies", "cultists", "box"
ADJACENT = "adjacent"  # a part of the row: the slots beside the source, or those it stood beside
BOTTOM = "bottom"  # a destination: under the center deck

OWN_ZONES = (DECK, HAND, PLAYED, DISCARD, CONSTRUCTS, TROPHIES)
SHARED_ZONES = (ROW, CENTER, VOID, MYSTICS, HEAVIES, CULTISTS, BOX)

RUNES, POWER, HONOR = "runes", "power", "honor"
HERO, CONSTRUCT, MONSTER = "hero", "construct", "monster"
ACQUIRABLE = "hero or construct"
ENLIGHTENED, LIFEBOUND, MECHANA, VOIDBORN = "enlightened", "lifebound", "mechana", "void"
FACTIONS = (ENLIGHTENED, LIFEBOUND, MECHANA, VOIDBORN)

PLAYED_A, ENTERED, ACQUIRED, DEFEATED, BANISHED, TURN_ENDS = (
    "played", "entered", "acquired", "defeated", "banished", "turn_ends",
)  # fmt: skip
EVENTS = (PLAYED_A, ENTERED, ACQUIRED, DEFEATED, BANISHED, TURN_ENDS)

VERBS = (
    "banish", "discard", "destroy", "acquire", "defeat", "take", "enter", "recover", "stack", "give", "keep", "copy",
)  # fmt: skip
"""What `Do` can do: `take` acquires or defeats, `enter` puts into play, `recover` returns
to the hand, `stack` puts on top of the deck, `give` hands over, `keep` only speaks of it."""


@node
class Factions(Amount):
    """How many different factions are among your cards there."""

    where: Zone


@node
class Behind(Test):
    """An opponent has more of this than you."""

    what: str


@node
class Draw(Effect):
    """Draw cards, reshuffling the discard pile when the deck runs out."""

    n: int | Amount


@node
class Gain(Effect):
    """Gain runes, power or honor; `only` limits what the runes may buy."""

    what: str
    n: int | Amount
    only: Filter | None = None


@node
class Pay(Effect):
    """Spend; if you can and do, `then`."""

    what: str
    n: int
    then: Effect


@node
class Steal(Effect):
    """Take honor from an opponent who has the most; you choose among ties."""

    n: int


@node
class ExtraTurn(Effect):
    """Another turn for you after this one."""


@node
class Unite(Effect, Rule):
    """Once, if you play another hero of the faction this turn, before or after.

    A keyword: it is written out in the common language when the cards are loaded.
    """

    faction: str
    do: Effect


@node
class PassTurn(Effect):
    """The turn is over; somebody else's begins, or the game ends."""


@node
class SamaelActs(Effect):
    """Solitaire: the adversary takes the two cards farthest from the center deck."""


@node
class Discount(Rule):
    """Such cards cost you this much less."""

    n: int
    of: Filter


@node
class TreatAs(Rule):
    """Your constructs count as this faction too."""

    faction: str


@node
class MonstersJoin(Rule):
    """Monsters you defeat in the row are acquired too, and you play monsters as heroes."""


OWN: tuple[type, ...] = (
    Factions, Behind, Draw, Gain, Pay, Steal, ExtraTurn, Unite, PassTurn, SamaelActs, Discount, TreatAs, MonstersJoin,
)  # fmt: skip
NODES: dict[str, type] = {kind.__name__: kind for kind in (*COMMON, *OWN)}

Kind = Literal["hero", "construct", "monster"]
Faction = Literal["enlightened", "lifebound", "mechana", "void"]


@dataclass(frozen=True, slots=True)
class Card(Node):
    """One printed card: everything the game, the manual and the bots know of it.

    `effect` is a hero's effect or a monster's reward; `fate` what happens when it
    enters the row; `rests` where it lies once defeated, if not in the Void;
    `banished` where it goes when it is banished, if not to the Void.  `names` are
    its names in other languages.  There is no field for a text.
    """

    game_name: ClassVar[str] = "ascension"

    name: str
    set: str
    kind: Kind
    faction: Faction | None = None
    cost: int = 0
    honor: int = 0
    copies: int = 1
    effect: Effect | None = None
    fate: Effect | None = None
    abilities: tuple[Ability, ...] = ()
    rules: tuple[Rule, ...] = ()
    unbanishable: bool = False
    rests: Zone | None = None
    banished: Zone | None = None
    names: dict[str, str] = field(default_factory=dict, hash=False)


# ---------------------------------------------------------------- short words


def of(
    kind: str | None = None, faction: str | None = None, max_cost: int | Amount | None = None,
    other: bool = False, highest: bool = False,
) -> Filter:  # fmt: skip
    """A filter: of(hero, lifebound, max_cost=3)."""
    return Filter(kind, faction, max_cost, other, highest)


def seq(*steps: Effect) -> Effect:
    """One after the other."""
    return steps[0] if len(steps) == 1 else Seq(steps)


def draw(n: int | Amount = 1) -> Effect:
    """Draw cards."""
    return Draw(n)


def gain(what: str, n: int | Amount, only: Filter | None = None) -> Effect:
    """Gain runes, power or honor."""
    return Gain(what, n, only)


def banish(*where: Zone, may: bool = False, then: Effect | None = None) -> Effect:
    """Banish a card there."""
    return Do("banish", Pick(where, may=may), then)


def discard(n: int | Amount = 1, then: Effect | None = None) -> Effect:
    """Discard cards from the hand."""
    one = Do("discard", Pick((HAND,)), then)
    return one if n == 1 else Times(n, one)


def destroy(of: Filter = ANY) -> Effect:
    """Destroy a construct you control."""
    return Do("destroy", Pick((CONSTRUCTS,), of))


def defeat_free(max_cost: int) -> Effect:
    """Defeat a monster of the row or the Cultist without paying."""
    return Do("defeat", Pick((ROW, CULTISTS), of(MONSTER, max_cost=max_cost)), free=True)


def acquire_free(*where: Zone, of: Filter = ANY, to: Zone | None = None, may: bool = False) -> Effect:
    """Acquire a card there without paying."""
    return Do("acquire", Pick(where, of, may), to=to, free=True)


def each_opponent(do: Effect) -> Effect:
    """Each opponent does it."""
    return Each(OPPONENTS, do)


def each_other(do: Effect) -> Effect:
    """Each other player does it, teammates included."""
    return Each(OTHERS, do)


def each_player(do: Effect) -> Effect:
    """Each player does it."""
    return Each(EVERYONE, do)


def this_turn(rule: Rule) -> Effect:
    """From now to the end of the turn."""
    return Lasting(rule)


def next_time(rule: Rule) -> Effect:
    """Once, from now to the end of the turn."""
    return Lasting(rule, uses=1)


def always(do: Effect) -> Ability:
    """An ability that may be used any number of times."""
    return Ability(do, ALWAYS)


BUILDERS = {
    f.__name__: f
    for f in (
        of, seq, draw, gain, banish, discard, destroy, defeat_free, acquire_free, each_opponent, each_other,
        each_player, this_turn, next_time, always,
    )
}  # fmt: skip
"""The short words of card files that take something in brackets, beside the nodes themselves."""

VALUES: dict[str, str] = {
    value: value
    for value in (
        *OWN_ZONES, *SHARED_ZONES, ADJACENT, BOTTOM, RUNES, POWER, HONOR, HERO, CONSTRUCT, MONSTER, *FACTIONS,
        *EVENTS, OPPONENTS, OTHERS, EVERYONE, ONCE, FIRST, ALWAYS,
    )
} | {"acquirable": ACQUIRABLE}  # fmt: skip
"""The short words of card files that stand alone."""
