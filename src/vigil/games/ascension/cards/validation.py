"""Validate cards: whether every zone, verb, event and number exists and is allowed in its place.

Loading checks the types of the data. A card that also passes these checks can be played and has a text.
"""

from __future__ import annotations

from typing import Any

from vigil.effects import language as common
from vigil.effects.identifiers import slug
from vigil.effects.specs import why_out_of_bounds
from vigil.games.ascension.rules import language as lang
from vigil.games.ascension.rules.effect_specs import SPECS
from vigil.kernel.errors import BadData, preview
from vigil.kernel.text_safety import has_invisible_characters

PICKABLE: dict[str, tuple[str, ...]] = {
    "banish": (lang.HAND, lang.DISCARD, lang.ROW, lang.ADJACENT, lang.CONSTRUCTS, lang.PLAYED),
    "discard": (lang.HAND,),
    "destroy": (lang.CONSTRUCTS,),
    "acquire": (lang.ROW, lang.VOID, lang.MYSTICS, lang.HEAVIES),
    "defeat": (lang.ROW, lang.VOID, lang.CULTISTS),
    "take": (lang.ROW,),
    "enter": (lang.DISCARD, lang.HAND),
    "recover": (lang.DISCARD,),
    "stack": (lang.DISCARD, lang.HAND),
    "keep": (lang.CONSTRUCTS, lang.HAND),
    "copy": (lang.PLAYED,),
    "give": (lang.HAND,),
}
"""The zones in which a verb can choose a card."""


def check(card: lang.Card) -> None:
    """Raise BadData if the rules can't use a card."""

    def wrong(why: str) -> BadData:
        return BadData("card-invalid", "{at}: {why}", at=card.name[:60] or "a card", why=why)

    if not slug(card.name) or len(card.name) > 60 or has_invisible_characters(card.name):
        raise wrong("its name must have 1 to 60 letters or digits")
    for number, bounds in SPECS[lang.Card].bounds.items():
        if getattr(card, number) not in bounds:
            raise wrong(f"{number} must be {bounds.low} to {bounds.high}, not {preview(getattr(card, number))}")
    if card.kind == lang.MONSTER and (card.faction or card.honor or card.abilities):
        raise wrong("a monster has no faction, no honor of its own and no abilities")
    if card.kind == lang.HERO and card.effect is None:
        raise wrong("a hero needs an effect")
    if card.kind == lang.CONSTRUCT and card.effect is not None:
        raise wrong("a construct has abilities and rules, not an effect")
    if card.kind != lang.CONSTRUCT and card.abilities:
        raise wrong("only constructs can have abilities")
    if len(card.abilities) > 8 or len(card.rules) > 8:
        raise wrong("it can have at most 8 abilities and 8 rules")
    for rule in card.rules:
        match rule:
            case lang.MonstersJoin() if card.rests != lang.TROPHIES:
                raise wrong(f"MonstersJoin: it only applies to a card that rests in {lang.TROPHIES}")
            case lang.MonstersJoin() | common.Trigger(event=lang.BANISHED, own=True):
                pass
            case _ if card.kind != lang.CONSTRUCT:
                raise wrong(
                    f"rules never apply on a {card.kind}, except a Trigger on its own banishment; "
                    "use this_turn(...) in its effect"
                )
    banished = (None, lang.BOX, lang.MYSTICS, lang.HEAVIES)
    if card.rests not in (None, lang.TROPHIES, lang.CULTISTS) or card.banished not in banished:
        raise wrong(
            f"rests can be {lang.TROPHIES} or {lang.CULTISTS}, "
            f"banished can be {lang.BOX}, {lang.MYSTICS} or {lang.HEAVIES}"
        )
    for language in card.names:
        if language not in ("pt", "fr", "ru") or not card.names[language].strip():
            raise wrong(f"names can be given in pt, fr and ru, not in {language[:20]!r}")
        if len(card.names[language]) > 60 or has_invisible_characters(card.names[language]):
            raise wrong(f"its name in {language} must have at most 60 characters, none of them invisible")
    for node in common.walk(card):
        if any(map(has_invisible_characters, common.words_in(node))):
            raise wrong(f"{type(node).__name__}: a word has invisible characters")
        for child in common.children(node):
            if (
                isinstance(child, common.Trigger)
                and not isinstance(node, common.UntilEndOfTurn)
                and child not in card.rules
            ):
                raise wrong(f"{type(node).__name__}: a Trigger must be one of the rules or last for a limited time")
        why = why_out_of_bounds(node, SPECS) or _why_wrong(node)
        if why:
            raise wrong(f"{type(node).__name__}: {why}")


def _why_wrong(node: common.Node) -> str | None:
    """Return what is wrong with a node; None if nothing is."""

    def among(word: str | None, words: tuple[str | None, ...], what: str) -> str | None:
        if word in words:
            return None
        return f"{word!r} is not a valid {what}; choose from {', '.join(filter(None, words))}"

    own = (lang.HAND, lang.DISCARD, lang.CONSTRUCTS, lang.PLAYED)
    match node:
        case common.Filter(kind, faction):
            kinds = (None, lang.HERO, lang.CONSTRUCT, lang.MONSTER, lang.ACQUIRABLE)
            return among(kind, kinds, "kind of card") or among(faction, (None, *lang.FACTIONS), "faction")
        case common.Seq(parts) | common.OneOf(parts) if len(parts) < 2:
            return "it needs two or more"
        case common.Count(where) | lang.Factions(where):
            return among(where, own, "place of your own")
        case common.Trigger(shared=True):
            return "it is internal to the rules and can't be used on a card"
        case common.Happened(event) | common.Trigger(event=event) if why := among(event, lang.EVENTS, "event"):
            return why
        case common.Trigger(whose=whose, targets=targets) if whose != common.YOU or targets:
            return "here only your own actions can trigger, and there are no targets"
        case common.Trigger(limit=limit, origin=origin):
            places = (*own, lang.ROW, lang.VOID, lang.CULTISTS, lang.MYSTICS, lang.HEAVIES)
            return among(limit, (common.ONCE, common.FIRST, common.ALWAYS), "limit") or next(
                filter(None, (among(z, places, "origin") for z in origin)), None
            )
        case common.Ability(limit=limit):
            return among(limit, (common.ONCE, common.ALWAYS), "limit")
        case common.Each(who):
            return among(who, (common.OPPONENTS, common.OTHERS, common.EVERYONE), "group of players")
        case common.Do(verb, cards, _, to, free):
            return among(verb, lang.VERBS, "verb") or _why_wrong_do(verb, cards, to, free)
        case lang.Gain(what, _, only):
            return among(what, (lang.RUNES, lang.POWER, lang.HONOR), "resource") or (
                "only runes can be restricted" if only and what != lang.RUNES else None
            )
        case lang.Pay(what):
            return among(what, (lang.RUNES, lang.POWER), "price")
        case lang.Behind(what):
            return among(what, (lang.HONOR,), "resource to compare")
        case lang.Unite(faction) | lang.TreatAs(faction):
            return among(faction, lang.FACTIONS, "faction")
        case common.UntilEndOfTurn(common.Trigger(limit=limit)) if limit != common.ALWAYS:
            return (
                "a trigger that lasts for a turn can't have its own limit; set the number of uses on the lasting effect"
            )
        case common.UntilEndOfTurn(rule) if not isinstance(rule, (common.Trigger, lang.Discount, lang.TreatAs)):
            return "only triggers, discounts and treated factions can last for a turn"
        case common.Menu() | common.Settle() | lang.PassTurn() | lang.SamaelActs():
            return "it is internal to the rules and can't be used on a card"
    return None


def _why_wrong_do(verb: str, cards: Any, to: str | None, free: bool) -> str | None:
    if free and verb not in ("acquire", "defeat", "take"):
        return f"{verb} costs nothing, so it cannot be free"
    if to is not None and (verb, to) not in (("acquire", lang.DECK), ("acquire", lang.HAND), ("defeat", lang.BOTTOM)):
        return f"{verb} cannot lead to {to!r}"
    match cards:
        case common.Pick(where):
            bad = [zone for zone in where if zone not in PICKABLE[verb]]
            return f"you cannot {verb} a card in {bad[0]!r}" if bad else None if where else "a Pick needs a zone"
        case common.All(where) if where not in PICKABLE[verb] or verb not in ("banish", "discard", "destroy"):
            return f"you cannot {verb} all cards in {where!r}"
        case common.AtRandom(where) if where != lang.HAND or verb not in ("give", "discard", "banish"):
            return f"you cannot {verb} a random card in {where!r}"
        case common.Top() if verb != "recover":
            return f"you cannot {verb} the top card"
        case common.It() if verb not in ("recover", "stack", "enter"):
            return f"you cannot {verb} it"
        case common.This() if verb not in ("banish", "destroy"):
            return f"you cannot {verb} this"
    return None
