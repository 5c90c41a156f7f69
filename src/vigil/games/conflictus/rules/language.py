"""The card language of Conflictus: zones, classes, keywords, and the nodes that only this game has."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from vigil.effects.language import (
    ANY,
    COMMON,
    EVERYONE,
    OPPONENTS,
    TARGETING,
    YOU,
    Amount,
    Cards,
    Do,
    Each,
    Effect,
    Filter,
    Node,
    Pick,
    Rule,
    Seq,
    TargetSpec,
    Test,
    This,
    UntilEndOfTurn,
    Zone,
    node,
)  # fmt: skip

MONS, HAND, MORTIS, EXTERMINATUS, RESERVE, CAPTIVE, FREE, SPENT = (
    "mons", "hand", "mortis", "exterminatus", "reserve", "captive", "free", "spent",
)  # fmt: skip
TABLE, TRANSITION, OUT_OF_GAME = "table", "transition", "out_of_game"
OWN_ZONES = (MONS, HAND, MORTIS, EXTERMINATUS, RESERVE, CAPTIVE, FREE, SPENT, OUT_OF_GAME)

SOURCE, WARRIOR, AMULET, RELIC, EQUIPMENT = "source", "warrior", "amulet", "relic", "equipment"
CLASSES = (SOURCE, WARRIOR, AMULET, RELIC, EQUIPMENT)
FIXED = "fixed"  # any card that stays on the table: all but amulets
LIGHT, SHADOW, NEUTRAL = "light", "shadow", "neutral"
FACTIONS = (LIGHT, SHADOW, NEUTRAL)
ATTACK, DEFENSE, MILL = "attack", "defense", "mill"
STATS = (ATTACK, DEFENSE, MILL)

ACTIVE, INACTIVE = "active", "inactive"
ATTACKING, BLOCKING, BLOCKED, UNBLOCKED = "attacking", "blocking", "blocked", "unblocked"
ABLE = "able"  # able to block this attacker, which attacks its controller
A_CARD, A_PLAYER, AN_ITEM = "card", "player", "item"
ABILITY = "ability"  # an item that is not a card
ANY_PLAYER = "any"
TARGETED, THEIRS = "target", "its controller"  # players: the announced target, the controller of that card

VANISH, REDUCTION, GROWTH, CHARGE = "vanish", "reduction", "growth", "charge"
COUNTERS = (VANISH, REDUCTION, GROWTH, CHARGE)
"""Growth is the +1/+1/+1 counter. A charge means nothing by itself; abilities spend it."""

ENTERS, DIES, LEAVES, SACRIFICED, ATTACKS, BLOCKS, DAMAGED, PLAYS, DRAWS, MILLS, RECOVERS, DISCARDS = (
    "enters", "dies", "leaves", "sacrificed", "attacks", "blocks", "damaged", "plays", "draws", "mills", "recovers",
    "discards",
)  # fmt: skip
TURN_BEGINS, TURN_ENDS = "turn_begins", "turn_ends"
EVENTS = (
    ENTERS, DIES, LEAVES, SACRIFICED, ATTACKS, BLOCKS, DAMAGED, PLAYS, DRAWS, MILLS, RECOVERS, DISCARDS,
    TURN_BEGINS, TURN_ENDS,
)  # fmt: skip

KEYWORDS = (
    "accumulate", "seek", "guardian", "challenge", "vanish", "evolve_light", "evolve_shadow", "might", "immolate",
    "untouchable", "intimidate", "isolated", "energy", "matter", "recover", "reduction", "resilience", "leap",
    "surprise", "mill", "unite_defense", "unite_strength", "victimize",
)  # fmt: skip
NUMBERED = ("vanish", "evolve_light", "evolve_shadow", "recover", "mill")
NOT_ON_WARRIORS_ONLY = ("recover", "reduction", "mill")

VERBS = ("destroy", "sacrifice", "remove", "return", "discard", "cancel", "withdraw", "put", "keep")
"""The verbs of `Do`. `return` returns a card to its owner's hand, `cancel` cancels an item, `withdraw` takes a
warrior out of combat, `put` puts a card onto the table (a source into the free area), and `keep` only selects."""


@node
class Which(Filter):
    """A filter with this game's conditions, all of which must be met.

    `whose` is yours, your opponents' or any player's, `state` a warrior's, `combat` its role in combat.
    `max_mill` compares with the current mill, and a `fresh` card entered play this turn.
    """

    whose: str = ANY_PLAYER
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
    """The attack, defense or mill of a card, or its last known value if the card has left the table."""

    what: str
    cards: Cards = This()


@node
class InSet(Amount):
    """The number of cards of a kind in a card's set: inactive, warriors, sources, light, shadow or equipment."""

    what: str
    cards: Cards = This()


@node
class CountersOn(Amount):
    """The number of counters of a kind on this card."""

    name: str


# ---------------------------------------------------------------------- effects


@node
class Draw(Effect):
    """Players draw. A player who can't loses."""

    n: int | Amount
    who: str = YOU


@node
class Mill(Effect):
    """Players mill. With `up_to`, you choose how many. A player who can't loses."""

    n: int | Amount
    who: str = YOU
    up_to: bool = False


@node
class Recover(Effect):
    """Put up to `n` cards from your mortis on top of your mons, in any order."""

    n: int | Amount


@node
class Discard(Effect):
    """Players discard from their hands."""

    n: int | Amount
    who: str = YOU
    random: bool = False


@node
class Search(Effect):
    """Search your mons for a matching card, then shuffle. Show the card, unless every card would match."""

    of: Filter = ANY
    to: Zone = HAND


@node
class Damage(Effect):
    """Deal damage to warriors."""

    n: int | Amount
    cards: Cards


@node
class Modify(Effect):
    """These warriors get +attack/+defense/+mill until the end of the turn."""

    cards: Cards
    attack: int | Amount = 0
    defense: int | Amount = 0
    mill: int | Amount = 0


@node
class Grant(Effect):
    """These warriors have a keyword until the end of the turn."""

    cards: Cards
    keyword: str


@node
class PutCounters(Effect):
    """Put counters on cards, or remove them if the number is negative."""

    cards: Cards
    name: str
    n: int | Amount = 1


@node
class MarkFor(Effect):
    """At the end of the turn, sacrifice the card, or remove it from the game: from the table, or from any zone."""

    how: str
    cards: Cards = This()


@node
class MakeTokens(Effect):
    """Create warrior tokens with this name."""

    name: str
    n: int | Amount = 1


@node
class ChoosePlayer(Effect):
    """Choose a player; that player does it."""

    who: str
    do: Effect


@node
class SkipAttack(Effect):
    """The player whose turn it is skips the attack phase."""


@node
class MustBlock(Effect):
    """The targeted warrior must block this one if it can."""


# ------------------------------------------------------ announced: spells, abilities


@node
class Spell(Node):
    """What a card does when it resolves, and the targets announced for it."""

    do: Effect
    targets: tuple[TargetSpec, ...] = ()


@node
class ChooseOne(Node):
    """Choose one of these options when you announce the card."""

    options: tuple[Spell, ...]


@node
class Cost(Node):
    """The cost of an ability: sources, sacrifices, discards, milled cards or counters."""

    sources: int = 0
    sacrifice: Filter | None = None
    sacrifice_this: bool = False
    discard: int = 0
    mill: int = 0
    counters: str | None = None


FREE_OF_COST = Cost()


@node
class Activated(Node):
    """An ability you can use whenever you could play an amulet. Without a cost, once per turn."""

    do: Effect
    cost: Cost = FREE_OF_COST
    targets: tuple[TargetSpec, ...] = ()
    phases: tuple[str, ...] = ()


# ----------------------------------------------------------------- static rules


@node
class StatBonus(Rule):
    """+attack/+defense/+mill for this card, the active warrior of its set, or all matching warriors."""

    to: str
    attack: int | Amount = 0
    defense: int | Amount = 0
    mill: int | Amount = 0
    of: Filter = ANY
    test: Test | None = None


@node
class HasKeyword(Rule):
    """This card, the active warrior of its set, or all matching warriors have a keyword."""

    to: str
    keyword: str
    n: int = 0
    of: Filter = ANY
    test: Test | None = None


@node
class Forbid(Rule):
    """Matching warriors can't attack, or can't block."""

    action: str
    of: Filter


@node
class Discount(Rule):
    """Matching cards cost you this much less."""

    n: int
    of: Filter


THIS_CARD, THIS_SET, ALL_SUCH = "this", "set", "all"


@node
class Keyword(Node):
    """A keyword, with its number if it has one."""

    name: str
    n: int = 0


OWN: tuple[type, ...] = (
    Which, StatOf, InSet, CountersOn, Draw, Mill, Recover, Discard, Search, Damage, Modify, Grant, PutCounters, MarkFor,
    MakeTokens, ChoosePlayer, SkipAttack, MustBlock, Spell, ChooseOne, Cost, Activated, StatBonus, HasKeyword, Forbid,
    Discount, Keyword,
)  # fmt: skip
NODES: dict[str, type] = {kind.__name__: kind for kind in (*COMMON, *TARGETING, *OWN)}

CardClass = Literal["source", "warrior", "amulet", "relic", "equipment"]
Faction = Literal["light", "shadow", "neutral"]
Rarity = Literal["diamond", "gold", "silver", "iron"]


@dataclass(frozen=True, slots=True)
class Card(Node):
    """A printed card. Rules, card texts and bots are all derived from it.

    `effect` belongs to amulets. `number` is the position in the edition, 0 for a token. There is no field for a text.
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
    kind: str | None = None, whose: str = ANY_PLAYER, faction: str | None = None, state: str | None = None,
    combat: str | None = None, max_cost: int | Amount | None = None, max_mill: int | Amount | None = None,
    subclass: str | None = None, keyword: str | None = None, other: bool = False, fresh: bool = False,
    damaged: bool = False, highest: bool = False,
) -> Which:  # fmt: skip
    """Build a filter, as in `which(warrior, opponents, combat=attacking)`."""
    return Which(
        kind, faction, max_cost, other, highest, whose, state, combat, subclass, keyword, max_mill, fresh, damaged
    )


def seq(*steps: Effect) -> Effect:
    """Do one effect after another."""
    return steps[0] if len(steps) == 1 else Seq(steps)


def spell(do: Effect, *targets: TargetSpec) -> Spell:
    """Build what an amulet does, with its targets."""
    return Spell(do, targets)


def a_card(of: Filter, n: int = 1, up_to: bool = False) -> TargetSpec:
    """Build a target that is a card on the table."""
    return TargetSpec(A_CARD, of, n, up_to)


def a_player(whose: str = ANY_PLAYER) -> TargetSpec:
    """Build a target that is a player."""
    return TargetSpec(A_PLAYER, Which(whose=whose))


def an_item(kind: str | None = None, whose: str = ANY_PLAYER) -> TargetSpec:
    """Build a target on the transition: a class of card, `ability`, or any item."""
    return TargetSpec(AN_ITEM, Which(kind, whose=whose))


def each_opponent(do: Effect) -> Effect:
    """Each opponent does this."""
    return Each(OPPONENTS, do)


def each_player(do: Effect) -> Effect:
    """Each player does this."""
    return Each(EVERYONE, do)


def this_turn(rule: Rule) -> Effect:
    """Apply a rule until the end of the turn."""
    return UntilEndOfTurn(rule)


def stat_bonus(attack: int, defense: int, mill: int) -> StatBonus:
    """Build what an equipment card adds to the active warrior of its set."""
    return StatBonus(THIS_SET, attack, defense, mill)


def from_mortis(of: Filter = ANY, may: bool = False, to: str = "return") -> Effect:
    """Return a card of your choice from your mortis to your hand."""
    return Do(to, Pick((MORTIS,), of, may))


BUILDERS = {
    f.__name__: f
    for f in (
        which, seq, spell, a_card, a_player, an_item, each_opponent, each_player, this_turn, stat_bonus, from_mortis,
    )
}  # fmt: skip
VALUES: dict[str, str] = {
    value: value
    for value in (
        *OWN_ZONES, TABLE, *CLASSES, FIXED, *FACTIONS, *STATS, ACTIVE, INACTIVE, ATTACKING, BLOCKING, BLOCKED,
        UNBLOCKED, ABLE, A_CARD, A_PLAYER, AN_ITEM, ABILITY, YOU, OPPONENTS, EVERYONE, ANY_PLAYER, TARGETED, *COUNTERS,
        *EVENTS, *KEYWORDS, THIS_CARD, THIS_SET, ALL_SUCH,
    )
} | {"theirs": THEIRS}  # fmt: skip
"""The words that card files use without parentheses."""
