"""Whether a card says only what the rules know: every zone, verb, event, keyword and number in its place."""

from __future__ import annotations

from typing import Any

from vigil.effects.identifiers import slug
from vigil.effects.language import (
    ALWAYS,
    EVERYONE,
    OPPONENTS,
    YOU,
    Ability,
    Aim,
    All,
    AtRandom,
    Count,
    Do,
    Each,
    Filter,
    It,
    Lasting,
    Menu,
    Name,
    Named,
    Node,
    OneOf,
    Pick,
    Seq,
    Settle,
    Target,
    This,
    Top,
    Trigger,
    children,
    walk,
    words_in,
)  # fmt: skip
from vigil.effects.specs import why_out_of_bounds
from vigil.games.conflictus.rules.effect_specs import MAX_AIMS, SPECS
from vigil.games.conflictus.rules.language import (
    A_CARD,
    A_PLAYER,
    ABILITY,
    ABLE,
    ACTIVE,
    ALL_SUCH,
    AMULET,
    AN_ITEM,
    ANYBODY,
    ATTACKING,
    BLOCKED,
    BLOCKING,
    CLASSES,
    COUNTERS,
    EVENTS,
    FACTIONS,
    FIXED,
    FREE,
    HAND,
    INACTIVE,
    KEYWORDS,
    MONS,
    MORTIS,
    NEUTRAL,
    NOT_ON_WARRIORS_ONLY,
    NUMBERED,
    SOURCE,
    STATS,
    TABLE,
    TARGETED,
    THEIRS,
    THIS_CARD,
    THIS_SET,
    UNBLOCKED,
    VERBS,
    WARRIOR,
    Activated,
    Card,
    Cheaper,
    ChooseOne,
    Cost,
    CountersOn,
    Damage,
    Discard,
    Draw,
    Forbid,
    Grant,
    Has,
    InSet,
    Keyword,
    MakeTokens,
    MarkFor,
    Mill,
    Mod,
    Modify,
    PutCounters,
    Search,
    Spell,
    StatOf,
    Which,
    Whom,
)  # fmt: skip
from vigil.kernel.errors import BadData, preview
from vigil.kernel.text_safety import has_invisible_characters

NOT_GRANTED = ("vanish", "recover", "reduction", "mill", "surprise")
"""Keywords that matter only when a card is announced or enters play."""
IN_SET = ("inactive", "warriors", "sources", "light", "shadow", "equipment")
MARKS = ("sacrifice", "remove", "remove anywhere")
PICKED_FROM: dict[str, tuple[str, ...]] = {
    "destroy": (TABLE,), "sacrifice": (TABLE,), "remove": (TABLE, MORTIS), "return": (TABLE, MORTIS),
    "discard": (HAND,), "withdraw": (TABLE,), "put": (MORTIS, HAND), "keep": (TABLE, HAND, MORTIS), "cancel": (),
}  # fmt: skip
"""Where a card may be chosen for a verb when an effect resolves."""


def check(card: Card) -> None:
    """What the shape of the data alone cannot tell."""

    def wrong(why: str) -> BadData:
        return BadData("card-wrong", "{at}: {why}", at=card.name[:60] or "a card", why=why)

    if not slug(card.name) or len(card.name) > 60 or has_invisible_characters(card.name):
        raise wrong("its name must have 1 to 60 letters or digits")
    for number, bounds in SPECS[Card].bounds.items():
        if getattr(card, number) not in bounds:
            raise wrong(f"{number} must be {bounds.low} to {bounds.high}, not {preview(getattr(card, number))}")
    if card.kind != WARRIOR and (card.attack or card.defense or card.mill):
        raise wrong("only warriors have attack, defense and mill")
    if card.kind == SOURCE and (card.cost or card.keywords or card.abilities or card.rules or card.faction == NEUTRAL):
        raise wrong("a source is Light or Shadow and has neither cost nor text")
    if card.kind == SOURCE and card.rarity != "iron":
        raise wrong("a source is an iron card")
    if card.effect is not None and card.kind == SOURCE:
        raise wrong("a source has no effect")
    if card.kind == AMULET and (card.abilities or card.rules):
        raise wrong("an amulet has an effect, not abilities or rules")
    if card.kind == AMULET and card.effect is None and not card.keywords:
        raise wrong("an amulet needs an effect or a keyword")
    if len(card.abilities) > 6 or len(card.rules) > 6:
        raise wrong("it can have at most 6 abilities and 6 rules")
    for keyword in card.keywords:
        why = _why_wrong_keyword(keyword, card)
        if why:
            raise wrong(why)
    for language in card.names:
        if language not in ("en", "pt", "fr", "ru") or not card.names[language].strip():
            raise wrong(f"names can be given in en, pt, fr and ru, not in {language[:20]!r}")
        if len(card.names[language]) > 60 or has_invisible_characters(card.names[language]):
            raise wrong(f"its name in {language} must have at most 60 characters, none of them invisible")
    for node in walk(card):
        if any(map(has_invisible_characters, words_in(node))):
            raise wrong(f"{type(node).__name__}: a word has invisible characters")
        if isinstance(node, (Spell, Activated, Trigger)) and (why := _aimless(node)):
            raise wrong(f"{type(node).__name__}: {why}")
        for child in children(node):
            if isinstance(child, Trigger) and not isinstance(node, Lasting) and child not in card.rules:
                raise wrong(f"{type(node).__name__}: a Trigger belongs among the rules, or lasts for a while")
        why = why_out_of_bounds(node, SPECS) or _why_wrong(node)
        if why:
            raise wrong(f"{type(node).__name__}: {why}")


def _aimless(node: Any) -> str | None:
    """A Target that nothing announces, or a player where a card was announced."""
    announced = sum(aim.n for aim in node.targets)
    for below in walk(node.do):
        if isinstance(below, Target) and below.n >= announced:
            return f"Target({below.n}) is not announced; there are {announced} targets"
        who = getattr(below, "who", "")
        if isinstance(who, str) and who.startswith(TARGETED):
            number = int(who.split()[1]) if " " in who else 0
            kinds = [aim.what for aim in node.targets for _ in range(aim.n)]
            if number >= announced or kinds[number] != A_PLAYER:
                return f"{who!r} does not refer to an announced player"
    return None


def check_tokens(cards: tuple[Card, ...], tokens: set[str]) -> None:
    """Every token that is made must be one of these."""
    for card in cards:
        for node in walk(card):
            if isinstance(node, MakeTokens) and node.name not in tokens:
                why = f"there is no token {node.name!r}; choose from {', '.join(sorted(tokens))}"
                raise BadData("card-wrong", "{at}: {why}", at=card.name, why=why)


def _why_wrong_keyword(keyword: Keyword, card: Card) -> str | None:
    if keyword.name not in KEYWORDS:
        return f"{keyword.name!r} is not a keyword"
    if (keyword.name in NUMBERED) is not (keyword.n > 0):
        return f"{keyword.name} {'needs a' if keyword.name in NUMBERED else 'has no'} number"
    if card.kind != WARRIOR and keyword.name not in NOT_ON_WARRIORS_ONLY:
        return f"{keyword.name} is for warriors"
    return None


def _among(word: str | None, words: tuple[str, ...], what: str) -> str | None:
    return None if word in words else f"{word!r} is not a valid {what}; choose from {', '.join(words)}"


def _whom(who: str) -> str | None:
    if who.startswith(f"{TARGETED} ") and who[len(TARGETED) + 1 :].isdigit():
        return None
    return _among(who, (YOU, OPPONENTS, EVERYONE, TARGETED, THEIRS), "player")


def _why_wrong(node: Node) -> str | None:
    """What is wrong with one node, if anything is."""
    match node:
        case Which(highest=True):
            return "highest is not available here"
        case Which():
            return _why_wrong_which(node)
        case Filter():
            return None if node == Filter() else "this game selects cards with which(...)"
        case Name() | Named() | Menu() | Settle() | Ability():
            return "it has no meaning in this game"
        case (
            Damage(cards=cards)
            | Modify(cards=cards)
            | Grant(cards=cards)
            | PutCounters(cards=cards)
            | MarkFor(cards=cards)
        ) if not isinstance(cards, (All, Target, It, This)):
            return "it needs Target(), It(), This() or All(...)"
        case StatOf(cards=cards) | InSet(cards=cards) if not isinstance(cards, (Target, It, This)):
            return "it needs Target(), It() or This()"
        case Do(to=to, free=free) if to is not None or free:
            return "it has no destination and no price here"
        case Has(keyword=keyword) if keyword in NOT_GRANTED:
            return f"{keyword} cannot be granted"
        case Has(keyword=keyword, n=n) if keyword not in KEYWORDS or (keyword in NUMBERED) is not (n > 0):
            return f"{keyword!r} with {n} is not a keyword"
        case Aim(what):
            return _among(what, (A_CARD, A_PLAYER, AN_ITEM), "kind of target")
        case Seq(parts) | OneOf(parts) if len(parts) < 2:
            return "it needs two or more"
        case Count(where):
            return _among(where, (HAND, MORTIS, TABLE, FREE, MONS), "place to count in")
        case StatOf(what):
            return _among(what, STATS, "value of a warrior")
        case InSet(what):
            return _among(what, IN_SET, "part of a set")
        case CountersOn(name) | PutCounters(_, name):
            return _among(name, COUNTERS, "counter")
        case Draw(_, who) | Mill(_, who) | Discard(_, who):
            return _whom(who)
        case Search(_, to):
            return _among(to, (HAND, MONS, TABLE, FREE), "place for what was found")
        case Mod(to) | Has(to):
            return _among(to, (THIS_CARD, THIS_SET, ALL_SUCH), "scope")
        case Grant(_, keyword) if keyword in NUMBERED or keyword in NOT_GRANTED:
            return f"{keyword} cannot be granted"
        case Grant(_, keyword):
            return _among(keyword, KEYWORDS, "keyword")
        case MarkFor(how):
            return _among(how, MARKS, "mark")
        case MakeTokens(name):
            return None if name.strip() else "a token needs a name"
        case Whom(who) | Each(who):
            return _among(who, (OPPONENTS, EVERYONE), "group of players")
        case Forbid(action):
            return _among(action, ("attack", "block"), "action to forbid")
        case Trigger(limit=limit, origin=origin, may=may, shared=shared) if limit != ALWAYS or origin or may or shared:
            return "it has no limit and no origin here; use May for what is optional"
        case Trigger(event=event, whose=whose):
            return _among(event, EVENTS, "event") or _among(whose, (YOU, OPPONENTS, ANYBODY), "player")
        case Cost(counters=counters):
            return _among(counters, COUNTERS, "counter") if counters else None
        case Lasting(uses=uses) if uses:
            return "what lasts for a turn has no number of uses"
        case Lasting(rule, _) if not isinstance(rule, (Trigger, Forbid, Cheaper)):
            return "only triggers, prohibitions and lower costs can last for a turn"
        case Do(verb, cards):
            return _among(verb, VERBS, "verb") or _why_wrong_do(verb, cards)
        case Activated(phases=phases):
            known = ("maintenance", "main", "attack", "block", "sacrifice")
            return next((why for phase in phases if (why := _among(phase, known, "phase for abilities"))), None)
        case Spell(targets=targets) | Activated(targets=targets) | Trigger(targets=targets) if len(targets) > MAX_AIMS:
            return f"at most {MAX_AIMS} targets"
        case ChooseOne(parts) if len(parts) < 2:
            return "it needs two or more"
    return None


def _why_wrong_which(of: Which) -> str | None:
    return (
        (_among(of.kind, (*CLASSES, FIXED, ABILITY), "class") if of.kind else None)
        or (_among(of.faction, FACTIONS, "faction") if of.faction else None)
        or _among(of.whose, (ANYBODY, YOU, OPPONENTS), "owner")
        or (_among(of.state, (ACTIVE, INACTIVE), "state") if of.state else None)
        or (_among(of.combat, (ATTACKING, BLOCKING, BLOCKED, UNBLOCKED, ABLE), "role in combat") if of.combat else None)
        or (_among(of.keyword, KEYWORDS, "keyword") if of.keyword else None)
    )


def _why_wrong_do(verb: str, cards: Any) -> str | None:
    match cards:
        case Pick(where):
            bad = [zone for zone in where if zone not in PICKED_FROM[verb]]
            return f"you cannot {verb} a card in {bad[0]!r}" if bad else None if where else "a Pick needs a place"
        case All(where):
            return None if where in PICKED_FROM[verb] else f"you cannot {verb} all cards in {where!r}"
        case AtRandom(where):
            return None if where == HAND and verb == "discard" else f"you cannot {verb} a random card in {where!r}"
        case Top():
            return f"you cannot {verb} the top card"
        case Target() | It() | This():
            return None
    return None
