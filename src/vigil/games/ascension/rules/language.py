"""The card language of Ascension: zones, resources, events, and the nodes that only this game has."""

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
    Node,
    Pick,
    Rule,
    Seq,
    Test,
    Times,
    UntilEndOfTurn,
    Zone,
    node,
)  # fmt: skip

DECK, HAND, PLAYED, DISCARD, CONSTRUCTS, TROPHIES = "deck", "hand", "played", "discard", "constructs", "trophies"
ROW, CENTER, VOID, MYSTICS, HEAVIES, CULTISTS, BOX = "row", "center", "void", "mystics", "heavies", "cultists", "box"
ADJACENT = "adjacent"  # part of the row: the slots next to the source card, or next to its former slot
BOTTOM = "bottom"  # destination: the bottom of the center deck

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
"""The verbs of `Do`. `take` acquires or defeats, `enter` puts a card into play, `recover` returns it to the hand,
`stack` puts it on top of the deck, `give` hands it to another player, and `keep` leaves it where it is."""


@node
class Factions(Amount):
    """The number of different factions among your cards in a zone."""

    where: Zone


@node
class Behind(Test):
    """True if an opponent has more of a resource than you."""

    what: str


@node
class Draw(Effect):
    """Draw cards, reshuffling the discard pile when the deck runs out."""

    n: int | Amount


@node
class Gain(Effect):
    """Gain Runes, Power or Honor. Runes with `only` buy only matching cards."""

    what: str
    n: int | Amount
    only: Filter | None = None


@node
class Pay(Effect):
    """Spend a resource. If you do, `then` happens."""

    what: str
    n: int
    then: Effect


@node
class Steal(Effect):
    """Take Honor from the opponent who has the most. You choose between tied opponents."""

    n: int


@node
class ExtraTurn(Effect):
    """Take another turn after this one."""


@node
class Unite(Effect, Rule):
    """A keyword: the effect happens once if you play another hero of the faction this turn, before or after this card.

    The keyword is expanded into other nodes when the cards are loaded.
    """

    faction: str
    do: Effect


@node
class PassTurn(Effect):
    """End the turn: the next one begins, or the game ends."""


@node
class SamaelActs(Effect):
    """In solo games, Samael takes the two cards farthest from the center deck."""


@node
class Discount(Rule):
    """Cards that match the filter cost you `n` less."""

    n: int
    of: Filter


@node
class TreatAs(Rule):
    """Your constructs count as this faction too."""

    faction: str


@node
class MonstersJoin(Rule):
    """You also acquire monsters that you defeat in the row, and you can play monsters as heroes."""


OWN: tuple[type, ...] = (
    Factions, Behind, Draw, Gain, Pay, Steal, ExtraTurn, Unite, PassTurn, SamaelActs, Discount, TreatAs, MonstersJoin,
)  # fmt: skip
NODES: dict[str, type] = {kind.__name__: kind for kind in (*COMMON, *OWN)}

Kind = Literal["hero", "construct", "monster"]
Faction = Literal["enlightened", "lifebound", "mechana", "void"]


@dataclass(frozen=True, slots=True)
class Card(Node):
    """A printed card: everything that the game, the documentation and the bots know about it.

    `effect` is the effect of a hero or the reward of a monster. `fate` happens when the card enters the row.
    `rests` is the zone of a defeated monster, if it isn't the Void. `banished` is the zone of the banished card, if
    it isn't the Void. `names` has the names in other languages. The text is generated from the other fields.
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


# ------------------------------------------------- short notation in card files


def of(
    kind: str | None = None, faction: str | None = None, max_cost: int | Amount | None = None,
    other: bool = False, highest: bool = False,
) -> Filter:  # fmt: skip
    """Match cards: of(hero, lifebound, max_cost=3)."""
    return Filter(kind, faction, max_cost, other, highest)


def seq(*steps: Effect) -> Effect:
    """Do one effect after another."""
    return steps[0] if len(steps) == 1 else Seq(steps)


def draw(n: int | Amount = 1) -> Effect:
    """Draw cards."""
    return Draw(n)


def gain(what: str, n: int | Amount, only: Filter | None = None) -> Effect:
    """Gain Runes, Power or Honor."""
    return Gain(what, n, only)


def banish(*where: Zone, may: bool = False, then: Effect | None = None) -> Effect:
    """Banish a card in one of these zones."""
    return Do("banish", Pick(where, may=may), then)


def discard(n: int | Amount = 1, then: Effect | None = None) -> Effect:
    """Discard cards from the hand."""
    one = Do("discard", Pick((HAND,)), then)
    return one if n == 1 else Times(n, one)


def destroy(of: Filter = ANY) -> Effect:
    """Destroy a construct you control."""
    return Do("destroy", Pick((CONSTRUCTS,), of))


def defeat_free(max_cost: int) -> Effect:
    """Defeat a monster in the row, or the Cultist, without paying."""
    return Do("defeat", Pick((ROW, CULTISTS), of(MONSTER, max_cost=max_cost)), free=True)


def acquire_free(*where: Zone, of: Filter = ANY, to: Zone | None = None, may: bool = False) -> Effect:
    """Acquire a card in one of these zones without paying."""
    return Do("acquire", Pick(where, of, may), to=to, free=True)


def each_opponent(do: Effect) -> Effect:
    """Each opponent does this."""
    return Each(OPPONENTS, do)


def each_other(do: Effect) -> Effect:
    """Each other player does this, including teammates."""
    return Each(OTHERS, do)


def each_player(do: Effect) -> Effect:
    """Each player does this."""
    return Each(EVERYONE, do)


def this_turn(rule: Rule) -> Effect:
    """The rule applies until the end of the turn."""
    return UntilEndOfTurn(rule)


def next_time(rule: Rule) -> Effect:
    """The rule applies once, until the end of the turn."""
    return UntilEndOfTurn(rule, uses=1)


def always(do: Effect) -> Ability:
    """An ability that you can use any number of times per turn."""
    return Ability(do, ALWAYS)


BUILDERS = {
    f.__name__: f
    for f in (
        of, seq, draw, gain, banish, discard, destroy, defeat_free, acquire_free, each_opponent, each_other,
        each_player, this_turn, next_time, always,
    )
}  # fmt: skip
"""Functions that card files can call, besides the nodes."""

VALUES: dict[str, str] = {
    value: value
    for value in (
        *OWN_ZONES, *SHARED_ZONES, ADJACENT, BOTTOM, RUNES, POWER, HONOR, HERO, CONSTRUCT, MONSTER, *FACTIONS,
        *EVENTS, OPPONENTS, OTHERS, EVERYONE, ONCE, FIRST, ALWAYS,
    )
} | {"acquirable": ACQUIRABLE}  # fmt: skip
"""Names of values in card files."""
