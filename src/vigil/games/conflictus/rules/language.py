"""Conflictus Aeternus: its zones, classes, keywords, and the effects only this game has."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from vigil.effects.language import (
    AIMED,
    ANY,
    COMMON,
    EVERYONE,
    OPPONENTS,
    YOU,
    Aim,
    Amount,
    Cards,
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
    This,
    Zone,
    node,
)  # fmt: skip

MONS, HAND, MORTIS, EXTERMINATUS, RESERVE, CAPTIVE, FREE, SPENT = (
    "mons", "hand", "mortis", "exterminatus", "reserve", "captive", "free", "spent",
)  # fmt: skip
TABLE, TRANSITION, LIMBO = "table", "transition", "limbo"
OWN_ZONES = (MONS, HAND, MORTIS, EXTERMINATUS, RESERVE, CAPTIVE, FREE, SPENT, LIMBO)

SOURCE, WARRIOR, AMULET, RELIC, EQUIPMENT = "source", "warrior", "amulet", "relic", "equipment"
CLASSES = (SOURCE, WARRIOR, AMULET, RELIC, EQUIPMENT)
FIXED = "fixed"  # any card that stays: all but amulets
LIGHT, SHADOW, NEUTRAL = "light", "shadow", "neutral"
FACTIONS = (LIGHT, SHADOW, NEUTRAL)
RARITIES = ("diamond", "gold", "silver", "iron")
ATTACK, DEFENSE, MILL = "attack", "defense", "mill"
STATS = (ATTACK, DEFENSE, MILL)

ACTIVE, INACTIVE = "active", "inactive"
ATTACKING, BLOCKING, BLOCKED, UNBLOCKED = "attacking", "blocking", "blocked", "unblocked"
ABLE = "able"  # able to block this warrior, of the player it attacks
A_CARD, A_PLAYER, AN_ITEM = "card", "player", "item"
ABILITY = "ability"  # an item that is no card
ANYBODY = "any"
TARGETED, THEIRS = "target", "its controller"  # whom an effect means: the announced player, who controlled it

VANISH, REDUCTION, GROWTH, CHARGE = "vanish", "reduction", "growth", "charge"
COUNTERS = (VANISH, REDUCTION, GROWTH, CHARGE)
"""Growth is the +1/+1/+1 counter; charge has no meaning of its own."""

ENTERS, DIES, LEAVES, SACRIFICED, ATTACKS, BLOCKS, DAMAGED, PLAYS, DRAWS, MILLS, RECOVERS, DISCARDS = (
    "enters", "dies", "leaves", "sacrificed", "attacks", "blocks", "damaged", "plays", "draws", "mills", "recovers",
    "discards",
)  # fmt: skip
ROUND_BEGINS, ROUND_ENDS = "round_begins", "round_ends"
EVENTS = (
    ENTERS, DIES, LEAVES, SACRIFICED, ATTACKS, BLOCKS, DAMAGED, PLAYS, DRAWS, MILLS, RECOVERS, DISCARDS,
    ROUND_BEGINS, ROUND_ENDS,
)  # fmt: skip

KEYWORDS = (
    "accumulate", "seek", "guardian", "challenge", "vanish", "evolve_light", "evolve_shadow", "might", "immolate",
    "untouchable", "intimidate", "isolated", "energy", "matter", "recover", "reduction", "resilience", "leap",
    "surprise", "mill", "unite_defense", "unite_strength", "victimize",
)  # fmt: skip
NUMBERED = ("vanish", "evolve_light", "evolve_shadow", "recover", "mill")
NOT_ON_WARRIORS_ONLY = ("recover", "reduction", "mill")

VERBS = ("destroy", "sacrifice", "remove", "return", "discard", "cancel", "withdraw", "put", "keep")
"""What `Do` can do: `return` to the owner's hand, `cancel` an item, `withdraw` from combat,
`put` onto the table (a source into the free area), `keep` only speaks of it."""


@node
class Which(Filter):
    """Which cards, as this game can tell them apart: all that is said must hold.

    `whose`: yours, your opponents', anybody's.  `state` of a warrior, `combat` role,
    `max_mill` as it is now, `fresh`: it entered play this round.
    """

    whose: str = ANYBODY
    state: str | None = None
    combat: str | None = None
    subclass: str | None = None
    keyword: str | None = None
    max_mill: int | Amount | None = None
    fresh: bool = False
    damaged: bool = False


# --------------------------------------------------------------- amounts, tests


@node
class StatOf(Amount):
    """Attack, defense or mill of a card; its last one if it has left the table."""

    what: str
    cards: Cards = This()


@node
class InSet(Amount):
    """How many of these are in a card's set: inactive warriors, warriors, sources, light, shadow, equipment."""

    what: str
    cards: Cards = This()


@node
class CountersOn(Amount):
    """How many such counters lie on this card."""

    name: str


# ---------------------------------------------------------------------- effects


@node
class Draw(Effect):
    """Players draw; who must and cannot has lost."""

    n: int | Amount
    who: str = YOU


@node
class Mill(Effect):
    """Players mill; with `up_to` you choose how many.  Who must and cannot has lost."""

    n: int | Amount
    who: str = YOU
    up_to: bool = False


@node
class Recover(Effect):
    """Put up to so many cards from your mortis on top of your mons, in the order you like."""

    n: int | Amount


@node
class Discard(Effect):
    """A player discards from the hand."""

    n: int | Amount
    who: str = YOU
    random: bool = False


@node
class Search(Effect):
    """Look through your mons for such a card, then shuffle; a kind asked for is shown, any card is not."""

    of: Filter = ANY
    to: Zone = HAND


@node
class Damage(Effect):
    """Damage to warriors."""

    n: int | Amount
    cards: Cards


@node
class Modify(Effect):
    """+attack/+defense/+mill for these warriors until the end of the round."""

    cards: Cards
    attack: int | Amount = 0
    defense: int | Amount = 0
    mill: int | Amount = 0


@node
class Grant(Effect):
    """These warriors have a keyword until the end of the round."""

    cards: Cards
    keyword: str


@node
class PutCounters(Effect):
    """Put counters on cards, or take them off with a negative number."""

    cards: Cards
    name: str
    n: int | Amount = 1


@node
class MarkFor(Effect):
    """At the end of the round it is sacrificed, removed, or removed wherever it then is."""

    how: str
    cards: Cards = This()


@node
class MakeTokens(Effect):
    """Make warrior tokens of this name."""

    name: str
    n: int | Amount = 1


@node
class Whom(Effect):
    """Choose a player; that player does it."""

    who: str
    do: Effect


@node
class SkipAttack(Effect):
    """The player whose round it is has no attack phase this round."""


@node
class MustBlock(Effect):
    """The targeted warrior has to block this one if it can."""


# ------------------------------------------------------ announced: spells, abilities


@node
class Spell(Node):
    """What an amulet does when it resolves, and what it aims at when it is announced."""

    do: Effect
    targets: tuple[Aim, ...] = ()


@node
class ChooseOne(Node):
    """One of these is chosen when the card is announced."""

    options: tuple[Spell, ...]


@node
class Cost(Node):
    """What an ability costs besides being used: sources, sacrifices, discards, milling, counters."""

    sources: int = 0
    sacrifice: Filter | None = None
    sacrifice_this: bool = False
    discard: int = 0
    mill: int = 0
    counters: str | None = None


FREE_OF_COST = Cost()


@node
class Activated(Node):
    """An ability one uses when an amulet could be played; without a cost once per round."""

    do: Effect
    cost: Cost = FREE_OF_COST
    targets: tuple[Aim, ...] = ()
    phases: tuple[str, ...] = ()


# ----------------------------------------------------------------- static rules


@node
class Mod(Rule):
    """+attack/+defense/+mill for this card, the active warrior of its set, or all such warriors."""

    to: str
    attack: int | Amount = 0
    defense: int | Amount = 0
    mill: int | Amount = 0
    of: Filter = ANY
    test: Test | None = None


@node
class Has(Rule):
    """This card, the active warrior of its set, or all such warriors have a keyword."""

    to: str
    keyword: str
    n: int = 0
    of: Filter = ANY
    test: Test | None = None


@node
class Forbid(Rule):
    """Such warriors cannot attack, or cannot block."""

    action: str
    of: Filter


@node
class Cheaper(Rule):
    """Such cards cost you this much less to play."""

    n: int
    of: Filter


THIS_CARD, THIS_SET, ALL_SUCH = "this", "set", "all"


@node
class Keyword(Node):
    """A keyword, with its number where it has one."""

    name: str
    n: int = 0


OWN: tuple[type, ...] = (
    Which, StatOf, InSet, CountersOn, Draw, Mill, Recover, Discard, Search, Damage, Modify, Grant, PutCounters, MarkFor,
    MakeTokens, Whom, SkipAttack, MustBlock, Spell, ChooseOne, Cost, Activated, Mod, Has, Forbid, Cheaper, Keyword,
)  # fmt: skip
NODES: dict[str, type] = {kind.__name__: kind for kind in (*COMMON, *AIMED, *OWN)}

CardClass = Literal["source", "warrior", "amulet", "relic", "equipment"]
Faction = Literal["light", "shadow", "neutral"]
Rarity = Literal["diamond", "gold", "silver", "iron"]


@dataclass(frozen=True, slots=True)
class Card(Node):
    """One printed card: everything the game, the manual and the bots know of it.

    `effect` is an amulet's; `number` its place in the edition, 0 for a token.  There
    is no field for a text.
    """

    game_name: ClassVar[str] = "conflictus"

    name: str
    number: int
    kind: CardClass
    faction: Faction
    rarity: Rarity = "iron"
    cost: int = 0
    attack: int = 0
    defense: int = 0
    mill: int = 0
    subclass: str | None = None
    keywords: tuple[Keyword, ...] = ()
    effect: Spell | ChooseOne | None = None
    abilities: tuple[Activated, ...] = ()
    rules: tuple[Rule, ...] = ()
    token: bool = False
    names: dict[str, str] = field(default_factory=dict, hash=False)


# ------------------------------------------------------------------ short words


def which(
    kind: str | None = None, whose: str = ANYBODY, faction: str | None = None, state: str | None = None,
    combat: str | None = None, max_cost: int | Amount | None = None, max_mill: int | Amount | None = None,
    subclass: str | None = None, keyword: str | None = None, other: bool = False, fresh: bool = False,
    damaged: bool = False, highest: bool = False,
) -> Which:  # fmt: skip
    """A filter: which(warrior, opponents, combat=attacking)."""
    return Which(
        kind, faction, max_cost, other, highest, whose, state, combat, subclass, keyword, max_mill, fresh, damaged
    )


def seq(*steps: Effect) -> Effect:
    """One after the other."""
    return steps[0] if len(steps) == 1 else Seq(steps)


def spell(do: Effect, *targets: Aim) -> Spell:
    """What an amulet does, and its targets."""
    return Spell(do, targets)


def a_card(of: Filter, n: int = 1, up_to: bool = False) -> Aim:
    """A target on the table."""
    return Aim(A_CARD, of, n, up_to)


def a_player(whose: str = ANYBODY) -> Aim:
    """A player as target."""
    return Aim(A_PLAYER, Which(whose=whose))


def an_item(kind: str | None = None, whose: str = ANYBODY) -> Aim:
    """An item on the transition as target: a class of card, `ability`, or anything."""
    return Aim(AN_ITEM, Which(kind, whose=whose))


def each_opponent(do: Effect) -> Effect:
    """Each opponent does it."""
    return Each(OPPONENTS, do)


def each_player(do: Effect) -> Effect:
    """Each player does it."""
    return Each(EVERYONE, do)


def this_round(rule: Rule) -> Effect:
    """From now to the end of the round."""
    return Lasting(rule)


def mod(attack: int, defense: int, mill: int) -> Mod:
    """What an equipment gives the active warrior of its set."""
    return Mod(THIS_SET, attack, defense, mill)


def from_mortis(of: Filter = ANY, may: bool = False, to: str = "return") -> Effect:
    """Return a card of your choice from your mortis to your hand."""
    return Do(to, Pick((MORTIS,), of, may))


BUILDERS = {
    f.__name__: f
    for f in (
        which, seq, spell, a_card, a_player, an_item, each_opponent, each_player, this_round, mod, from_mortis,
    )
}  # fmt: skip
VALUES: dict[str, str] = {
    value: value
    for value in (
        *OWN_ZONES, TABLE, *CLASSES, FIXED, *FACTIONS, *STATS, ACTIVE, INACTIVE, ATTACKING, BLOCKING, BLOCKED,
        UNBLOCKED, ABLE, A_CARD, A_PLAYER, AN_ITEM, ABILITY, YOU, OPPONENTS, EVERYONE, ANYBODY, TARGETED, *COUNTERS,
        *EVENTS, *KEYWORDS, THIS_CARD, THIS_SET, ALL_SUCH,
    )
} | {"theirs": THEIRS}  # fmt: skip
"""The short words of card files that stand alone."""
