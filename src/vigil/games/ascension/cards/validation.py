"""Validate cards: whether the rules know every zone, verb, event and number, and allow them where they are.

Loading checks the types of the data. A card that also passes these checks can be played and has a text.
"""

from __future__ import annotations

from typing import Any

from vigil.effects.identifiers import slug
from vigil.effects.language import (
    ALWAYS,
    EVERYONE,
    FIRST,
    ONCE,
    OPPONENTS,
    OTHERS,
    YOU,
    Ability,
    All,
    AtRandom,
    Count,
    Do,
    Each,
    Filter,
    Happened,
    It,
    Lasting,
    Menu,
    Node,
    OneOf,
    Pick,
    Seq,
    Settle,
    This,
    Top,
    Trigger,
    children,
    walk,
    words_in,
)
from vigil.effects.specs import why_out_of_bounds
from vigil.games.ascension.rules.effect_specs import SPECS
from vigil.games.ascension.rules.language import (
    ACQUIRABLE,
    ADJACENT,
    BOTTOM,
    BOX,
    CONSTRUCT,
    CONSTRUCTS,
    CULTISTS,
    DECK,
    DISCARD,
    EVENTS,
    FACTIONS,
    HAND,
    HEAVIES,
    HERO,
    HONOR,
    MONSTER,
    MYSTICS,
    PLAYED,
    POWER,
    ROW,
    RUNES,
    TROPHIES,
    VERBS,
    VOID,
    Behind,
    Card,
    Discount,
    Factions,
    Gain,
    PassTurn,
    Pay,
    SamaelActs,
    TreatAs,
    Unite,
)
from vigil.kernel.errors import BadData, preview
from vigil.kernel.text_safety import has_invisible_characters

PICKABLE: dict[str, tuple[str, ...]] = {
    "banish": (HAND, DISCARD, ROW, ADJACENT, CONSTRUCTS, PLAYED),
    "discard": (HAND,),
    "destroy": (CONSTRUCTS,),
    "acquire": (ROW, VOID, MYSTICS, HEAVIES),
    "defeat": (ROW, VOID, CULTISTS),
    "take": (ROW,),
    "enter": (DISCARD, HAND),
    "recover": (DISCARD,),
    "stack": (DISCARD, HAND),
    "keep": (CONSTRUCTS, HAND),
    "copy": (PLAYED,),
    "give": (HAND,),
}
"""The zones in which a verb can choose a card."""
_VERBS_FOR_IT = ("recover", "stack", "enter")


def check(card: Card) -> None:
    """Raise BadData if the rules can't use a card."""

    def wrong(why: str) -> BadData:
        return BadData("card-invalid", "{at}: {why}", at=card.name[:60] or "a card", why=why)

    if not slug(card.name) or len(card.name) > 60 or has_invisible_characters(card.name):
        raise wrong("its name must have 1 to 60 letters or digits")
    for number, bounds in SPECS[Card].bounds.items():
        if getattr(card, number) not in bounds:
            raise wrong(f"{number} must be {bounds.low} to {bounds.high}, not {preview(getattr(card, number))}")
    if card.kind == MONSTER and (card.faction or card.honor or card.abilities):
        raise wrong("a monster has no faction, no honor of its own and no abilities")
    if card.kind != MONSTER and card.effect is None and card.kind == HERO:
        raise wrong("a hero needs an effect")
    if card.kind == CONSTRUCT and card.effect is not None:
        raise wrong("a construct has abilities and rules, not an effect")
    if card.kind != CONSTRUCT and card.abilities:
        raise wrong("only constructs can have abilities")
    if len(card.abilities) > 8 or len(card.rules) > 8:
        raise wrong("it can have at most 8 abilities and 8 rules")
    if card.rests not in (None, TROPHIES, CULTISTS) or card.banished not in (None, BOX, MYSTICS, HEAVIES):
        raise wrong(f"rests can be {TROPHIES} or {CULTISTS}, banished can be {BOX}, {MYSTICS} or {HEAVIES}")
    for language in card.names:
        if language not in ("pt", "fr", "ru") or not card.names[language].strip():
            raise wrong(f"names can be given in pt, fr and ru, not in {language[:20]!r}")
        if len(card.names[language]) > 60 or has_invisible_characters(card.names[language]):
            raise wrong(f"its name in {language} must have at most 60 characters, none of them invisible")
    for node in walk(card):
        if any(map(has_invisible_characters, words_in(node))):
            raise wrong(f"{type(node).__name__}: a word has invisible characters")
        for child in children(node):
            if isinstance(child, Trigger) and not isinstance(node, Lasting) and child not in card.rules:
                raise wrong(f"{type(node).__name__}: a Trigger belongs among the rules, or lasts for a while")
        why = why_out_of_bounds(node, SPECS) or _why_wrong(node)
        if why:
            raise wrong(f"{type(node).__name__}: {why}")


def _why_wrong(node: Node) -> str | None:
    """Return what is wrong with a node; None if nothing is."""

    def among(word: str | None, words: tuple[str, ...], what: str) -> str | None:
        return None if word in words else f"{word!r} is not a valid {what}; choose from {', '.join(words)}"

    own = (HAND, DISCARD, CONSTRUCTS, PLAYED)
    match node:
        case Filter(kind, faction):
            return (among(kind, (HERO, CONSTRUCT, MONSTER, ACQUIRABLE), "kind of card") if kind else None) or (
                among(faction, FACTIONS, "faction") if faction else None
            )
        case Seq(parts) | OneOf(parts) if len(parts) < 2:
            return "it needs two or more"
        case Count(where) | Factions(where):
            return among(where, own, "place of your own")
        case Happened(event) | Trigger(event=event) if why := among(event, EVENTS, "event"):
            return why
        case Trigger(whose=whose, targets=targets) if whose != YOU or targets:
            return "here only your own actions can trigger, and there are no targets"
        case Trigger(limit=limit, origin=origin):
            places = (HAND, DISCARD, ROW, VOID, CULTISTS, MYSTICS, HEAVIES, CONSTRUCTS, PLAYED)
            return among(limit, (ONCE, FIRST, ALWAYS), "limit") or next(
                filter(None, (among(z, places, "origin") for z in origin)), None
            )
        case Ability(limit=limit):
            return among(limit, (ONCE, ALWAYS), "limit")
        case Each(who):
            return among(who, (OPPONENTS, OTHERS, EVERYONE), "group of players")
        case Do(verb, cards, _, to, free):
            return among(verb, VERBS, "verb") or _why_wrong_do(verb, cards, to, free)
        case Gain(what, _, only):
            return among(what, (RUNES, POWER, HONOR), "resource") or (
                "only runes can be restricted" if only and what != RUNES else None
            )
        case Pay(what):
            return among(what, (RUNES, POWER), "price")
        case Behind(what):
            return among(what, (HONOR,), "resource to compare")
        case Unite(faction) | TreatAs(faction):
            return among(faction, FACTIONS, "faction")
        case Lasting(Trigger(limit=limit)) if limit != ALWAYS:
            return "what lasts for a turn counts its own uses"
        case Lasting(rule) if not isinstance(rule, (Trigger, Discount, TreatAs)):
            return "only triggers, discounts and treated factions can last for a turn"
        case Menu() | Settle() | PassTurn() | SamaelActs():
            return "it belongs to the rules, not to a card"
    return None


def _why_wrong_do(verb: str, cards: Any, to: str | None, free: bool) -> str | None:
    if free and verb not in ("acquire", "defeat", "take"):
        return f"{verb} costs nothing, so it cannot be free"
    if to is not None and (verb, to) not in (("acquire", DECK), ("acquire", HAND), ("defeat", BOTTOM)):
        return f"{verb} cannot lead to {to!r}"
    match cards:
        case Pick(where):
            bad = [zone for zone in where if zone not in PICKABLE[verb]]
            return f"you cannot {verb} a card in {bad[0]!r}" if bad else None if where else "a Pick needs a place"
        case All(where):
            return (
                None
                if where in PICKABLE[verb] and verb in ("banish", "discard", "destroy")
                else f"you cannot {verb} all cards in {where!r}"
            )
        case AtRandom(where):
            return (
                None
                if where == HAND and verb in ("give", "discard", "banish")
                else f"you cannot {verb} a random card in {where!r}"
            )
        case Top():
            return None if verb == "recover" else f"you cannot {verb} the top card"
        case It():
            return None if verb in _VERBS_FOR_IT else f"you cannot {verb} it"
        case This():
            return None if verb in ("banish", "destroy") else f"you cannot {verb} this"
    return None
