"""The vocabulary of random cards of Conflictus."""

from __future__ import annotations

from typing import Any

from kit.random_cards import CardAuthor, CardLanguage
from vigil.effects import language as e
from vigil.games.conflictus.cards.validation import IN_SET, MARKS, NOT_GRANTED, PHASES, _why_wrong, check
from vigil.games.conflictus.rules import language as c
from vigil.games.conflictus.rules.effect_specs import SPECS

MEANINGLESS = {"Filter", "Name", "Named", "Menu", "Settle", "Ability", "Top"}
"""Nodes that no card uses."""
KEYWORDS_OF_CARDS = tuple(name for name in c.KEYWORDS if name not in NOT_GRANTED)


def draw_aim(author: CardAuthor, depth: int) -> e.TargetSpec:
    """Draw a target filter. A player is chosen only by side, an item also by class."""
    what = author.rng.choice((c.A_CARD, c.A_PLAYER, c.AN_ITEM))
    whose = author.rng.choice((c.ANY_PLAYER, e.YOU, e.OPPONENTS))
    of = {
        c.A_CARD: author.node(e.Filter, 0),
        c.A_PLAYER: c.Which(whose=whose),
        c.AN_ITEM: c.Which(author.rng.choice((None, *c.CLASSES, c.ABILITY)), whose=whose),
    }
    return e.TargetSpec(what, of[what], author.rng.choice((1, 1, 2, 3, 5)), author.maybe(0.3))


def draw_keyword(author: CardAuthor, depth: int) -> c.Keyword:
    name = author.rng.choice(c.KEYWORDS)
    return c.Keyword(name, author.rng.randint(1, 12) if name in c.NUMBERED else 0)


def draw_card(author: CardAuthor) -> Any:
    kind = author.rng.choice(c.CLASSES)
    is_amulet = kind == c.AMULET
    effect = None
    if is_amulet or author.maybe(0.2):
        effect = author.node(c.Spell if author.maybe(0.7) else c.ChooseOne, 5)
    return author.draw(
        c.Card, 4, name="Random Card", number=1, kind=kind, rarity="iron", token=False, names={}, effect=effect,
        attack=0, defense=0, mill=0,
        keywords=author.some(c.Keyword, 2, 0),
        abilities=() if is_amulet else author.some(c.Activated, 2, 4),
        rules=() if is_amulet else author.some(e.Rule, 2, 4),
    )  # fmt: skip


LANGUAGE = CardLanguage(
    card=c.Card,
    nodes=tuple(node for name, node in c.NODES.items() if name not in MEANINGLESS),
    specs=SPECS,
    words={
        "kind": (*c.CLASSES, c.FIXED),
        "faction": c.FACTIONS,
        "subclass": ("mage", "soldier", "avatar", "spirit", "beast", "assassin"),
        "whose": (c.ANY_PLAYER, e.YOU, e.OPPONENTS),
        "state": (c.ACTIVE, c.INACTIVE),
        "combat": (c.ATTACKING, c.BLOCKING, c.BLOCKED, c.UNBLOCKED, c.ABLE),
        "keyword": KEYWORDS_OF_CARDS,
        "where": (c.HAND, c.MORTIS, c.TABLE, c.FREE, c.MONS),
        "event": c.EVENTS,
        "limit": (e.ALWAYS,),
        "StatOf.what": c.STATS,
        "InSet.what": IN_SET,
        "name": c.COUNTERS,
        "counters": c.COUNTERS,
        "MakeTokens.name": ("Sombra",),
        "how": MARKS,
        "action": ("attack", "block"),
        "phases": PHASES,
        "verb": c.VERBS,
        "who": (e.YOU, e.OPPONENTS, e.EVERYONE, c.THEIRS),
        "to": (c.THIS_CARD, c.THIS_SET, c.ALL_SUCH),
        "Search.to": (c.HAND, c.MONS, c.TABLE, c.FREE),
    },
    why_wrong=_why_wrong,
    check=check,
    draw_card=draw_card,
    overrides={e.TargetSpec: draw_aim, c.Keyword: draw_keyword},
)
