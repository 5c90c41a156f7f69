"""The vocabulary of random cards of Ascension."""

from __future__ import annotations

from typing import Any

from kit.random_cards import CardAuthor, CardLanguage
from vigil.effects import language as e
from vigil.games.ascension.cards.validation import _why_wrong, check
from vigil.games.ascension.rules import language as a
from vigil.games.ascension.rules.effect_specs import SPECS

OF_THE_RULES = {"Menu", "Settle", "PassTurn", "SamaelActs"}
"""Nodes that no card uses."""
ZONES = (
    a.HAND, a.DISCARD, a.ROW, a.VOID, a.CULTISTS, a.MYSTICS, a.HEAVIES, a.CONSTRUCTS, a.PLAYED, a.ADJACENT,
)  # fmt: skip


def draw_card(author: CardAuthor) -> Any:
    kind = author.rng.choice((a.HERO, a.CONSTRUCT, a.MONSTER))
    is_construct = kind == a.CONSTRUCT
    rests = author.rng.choice((None, a.TROPHIES, a.CULTISTS)) if kind == a.MONSTER else None
    rules = author.some(e.Rule, 2, 4) if is_construct else ()
    return author.draw(
        a.Card, 4, name="Random Card", set="custom", kind=kind, banished=None, honor=0, copies=1, names={},
        faction=None if kind == a.MONSTER or author.maybe(0.3) else author.rng.choice(a.FACTIONS),
        effect=None if is_construct else author.node(e.Effect, 5),
        fate=author.node(e.Effect, 4) if author.maybe(0.3) else None,
        abilities=author.some(e.Ability, 3, 4) if is_construct else (),
        rules=(a.MonstersJoin(),)
        if rests == a.TROPHIES
        else tuple(rule for rule in rules if not isinstance(rule, a.MonstersJoin)),
        rests=rests,
    )  # fmt: skip


LANGUAGE = CardLanguage(
    card=a.Card,
    nodes=tuple(node for name, node in a.NODES.items() if name not in OF_THE_RULES),
    specs=SPECS,
    words={
        "kind": (a.HERO, a.CONSTRUCT, a.MONSTER, a.ACQUIRABLE),
        "faction": a.FACTIONS,
        "where": ZONES,
        "origin": ZONES[:-1],
        "event": a.EVENTS,
        "what": (a.RUNES, a.POWER, a.HONOR),
        "who": (e.OPPONENTS, e.OTHERS, e.EVERYONE),
        "verb": a.VERBS,
        "to": (a.DECK, a.HAND, a.BOTTOM),
        "limit": (e.ONCE, e.FIRST, e.ALWAYS),
    },
    why_wrong=_why_wrong,
    check=check,
    draw_card=draw_card,
)
