"""Validation of cards: every zone, verb, event, keyword and number must make sense where it is used."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vigil.effects import language as common
from vigil.effects.identifiers import slug
from vigil.effects.specs import NotNeeded, why_out_of_bounds
from vigil.games.conflictus.rules import language as lang
from vigil.games.conflictus.rules.effect_specs import MAX_AIMS, SELECTIONS, SPECS
from vigil.kernel.errors import BadData, preview
from vigil.kernel.text_safety import has_invisible_characters

NOT_GRANTED = ("vanish", "recover", "reduction", "mill", "surprise")
"""Keywords that only matter when a card is announced or enters play."""
IN_SET = ("inactive", "warriors", "sources", "light", "shadow", "equipment")
MARKS = ("sacrifice", "remove", "remove anywhere")
PICKED_FROM: dict[str, tuple[str, ...]] = {
    "destroy": (lang.TABLE,), "sacrifice": (lang.TABLE,), "remove": (lang.TABLE, lang.MORTIS), "discard": (lang.HAND,),
    "return": (lang.TABLE, lang.MORTIS), "withdraw": (lang.TABLE,), "put": (lang.MORTIS, lang.HAND), "cancel": (),
    "keep": (lang.TABLE, lang.HAND, lang.MORTIS),
}  # fmt: skip
"""The zones from which an effect may choose a card for each verb."""


def check(card: lang.Card) -> None:
    """Raise BadData if the card is invalid in a way that the types of its fields don't exclude."""

    def wrong(why: str) -> BadData:
        return BadData("card-invalid", "{at}: {why}", at=card.name[:60] or "a card", why=why)

    if not slug(card.name) or len(card.name) > 60 or has_invisible_characters(card.name):
        raise wrong("its name must have 1 to 60 letters or digits")
    for number, bounds in SPECS[lang.Card].bounds.items():
        if getattr(card, number) not in bounds:
            raise wrong(f"{number} must be {bounds.low} to {bounds.high}, not {preview(getattr(card, number))}")
    if card.kind != lang.WARRIOR and (card.attack or card.defense or card.mill):
        raise wrong("only warriors have attack, defense and mill")
    if card.kind == lang.SOURCE and (
        card.cost or card.keywords or card.abilities or card.rules or card.faction == lang.NEUTRAL
    ):
        raise wrong("a source is Light or Shadow and has neither cost nor text")
    if card.kind == lang.SOURCE and card.rarity != "iron":
        raise wrong("a source is an iron card")
    if card.effect is not None and card.kind == lang.SOURCE:
        raise wrong("a source has no effect")
    if card.kind == lang.AMULET and (card.abilities or card.rules):
        raise wrong("an amulet has an effect, not abilities or rules")
    if card.kind == lang.AMULET and card.effect is None and not card.keywords:
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
    for node in common.walk(card):
        if any(map(has_invisible_characters, common.words_in(node))):
            raise wrong(f"{type(node).__name__}: a word has invisible characters")
        if isinstance(node, (lang.Spell, lang.Activated, common.Trigger)) and (why := _aimless(node)):
            raise wrong(f"{type(node).__name__}: {why}")
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


def _aimless(node: Any) -> str | None:
    """Return what is wrong with the targets: a Target that isn't announced, or one of the wrong kind."""
    announced = sum(aim.n for aim in node.targets)
    for below in common.walk(node.do):
        if isinstance(below, common.Target) and below.n >= announced:
            return f"Target({below.n}) is not announced; there are {announced} targets"
        who = getattr(below, "who", "")
        if isinstance(who, str) and who.startswith(lang.TARGETED):
            number = int(who.split()[1]) if " " in who else 0
            kinds = [aim.what for aim in node.targets for _ in range(aim.n)]
            if number >= announced or kinds[number] != lang.A_PLAYER:
                return f"{who!r} does not refer to an announced player"
    return None


def check_tokens(cards: tuple[lang.Card, ...], tokens: set[str]) -> None:
    """Raise BadData if a card makes a token that doesn't exist."""
    for card in cards:
        for node in common.walk(card):
            if isinstance(node, lang.MakeTokens) and node.name not in tokens:
                why = f"there is no token {node.name!r}; choose from {', '.join(sorted(tokens))}"
                raise BadData("card-invalid", "{at}: {why}", at=card.name, why=why)


def _why_wrong_keyword(keyword: lang.Keyword, card: lang.Card) -> str | None:
    if keyword.name not in lang.KEYWORDS:
        return f"{keyword.name!r} is not a keyword"
    if (keyword.name in lang.NUMBERED) is not (keyword.n > 0):
        return f"{keyword.name} {'needs a' if keyword.name in lang.NUMBERED else 'has no'} number"
    if card.kind != lang.WARRIOR and keyword.name not in lang.NOT_ON_WARRIORS_ONLY:
        return f"{keyword.name} is for warriors"
    return None


def _among(word: str | None, words: tuple[str, ...], what: str) -> str | None:
    return None if word in words else f"{word!r} is not a valid {what}; choose from {', '.join(words)}"


def _whom(who: str) -> str | None:
    if who.startswith(f"{lang.TARGETED} ") and who[len(lang.TARGETED) + 1 :].isdigit():
        return None
    return _among(who, (common.YOU, common.OPPONENTS, common.EVERYONE, lang.TARGETED, lang.THEIRS), "player")


def _why_wrong(node: common.Node) -> str | None:
    """Return what is wrong with a node, or None."""
    check = WHY_WRONG.get(type(node))
    if check is None:
        raise TypeError(f"{type(node).__name__} has no check of cards")
    return None if isinstance(check, NotNeeded) else check(node)


def _refused(node: Any) -> str | None:
    return "it has no meaning in this game"


def _why_no_warriors(node: Any) -> str | None:
    """Check an effect on cards that asks nothing when it resolves."""
    cards = node.cards
    on_the_table = isinstance(cards, common.All) and cards.where == lang.TABLE
    is_named = isinstance(cards, (common.Target, common.It, common.This))
    return None if on_the_table or is_named else "it needs Target(), It(), This() or All(table)"


def _why_no_card(node: Any) -> str | None:
    return (
        None if isinstance(node.cards, (common.Target, common.It, common.This)) else "it needs Target(), It() or This()"
    )


def _why_too_few(several: tuple[Any, ...]) -> str | None:
    return "it needs two or more" if len(several) < 2 else None


def _why_too_many_targets(node: Any) -> str | None:
    return f"at most {MAX_AIMS} targets" if len(node.targets) > MAX_AIMS else None


def _why_wrong_verb(do: common.Do) -> str | None:
    if do.to is not None or do.free:
        return "it can't have `to` or `free` in this game"
    return _among(do.verb, lang.VERBS, "verb") or _why_wrong_do(do.verb, do.cards)


def _why_wrong_has_keyword(rule: lang.HasKeyword) -> str | None:
    if rule.keyword in NOT_GRANTED:
        return f"{rule.keyword} cannot be granted"
    if rule.keyword not in lang.KEYWORDS or (rule.keyword in lang.NUMBERED) is not (rule.n > 0):
        return f"{rule.keyword!r} with {rule.n} is not a keyword"
    return _among(rule.to, SCOPES, "scope") or _why_circular(rule, True)


def _why_circular(rule: lang.StatBonus | lang.HasKeyword, changes_keywords: bool) -> str | None:
    """Check that a static rule doesn't depend on the values or keywords that it changes."""
    for node in common.walk(rule):
        filters = isinstance(node, lang.Which)
        reads_values = isinstance(node, lang.StatOf) or (filters and node.max_mill is not None)
        reads_keywords = filters and (node.keyword is not None or node.combat == lang.ABLE)
        if reads_values or (changes_keywords and reads_keywords):
            return "it depends on what it changes"
    return None


def _why_wrong_grant(effect: lang.Grant) -> str | None:
    if effect.keyword in lang.NUMBERED or effect.keyword in NOT_GRANTED:
        return _why_no_warriors(effect) or f"{effect.keyword} cannot be granted"
    return _why_no_warriors(effect) or _among(effect.keyword, lang.KEYWORDS, "keyword")


def _why_wrong_trigger(trigger: common.Trigger) -> str | None:
    if trigger.limit != common.ALWAYS or trigger.origin or trigger.may or trigger.shared:
        return "it can't have a limit or an origin in this game; use May for optional effects"
    return _among(trigger.event, lang.EVENTS, "event") or _among(
        trigger.whose, (common.YOU, common.OPPONENTS, lang.ANY_PLAYER), "player"
    )


def _why_wrong_lasting(effect: common.UntilEndOfTurn) -> str | None:
    if effect.uses:
        return "an effect that lasts for a turn can't have a number of uses"
    if not isinstance(effect.rule, (common.Trigger, lang.Forbid, lang.Discount)):
        return "only triggers, prohibitions and cost reductions can last for a turn"
    return None


def _why_wrong_ability(ability: lang.Activated) -> str | None:
    return next((why for phase in ability.phases if (why := _among(phase, PHASES, "phase for abilities"))), None)


def _why_not_here(of: common.Filter) -> str | None:
    return None if of == common.Filter() else "this game selects cards with which(...)"


SCOPES = (lang.THIS_CARD, lang.THIS_SET, lang.ALL_SUCH)
PHASES = ("maintenance", "main", "attack", "block", "sacrifice")
PLACES = (lang.HAND, lang.MORTIS, lang.TABLE, lang.FREE, lang.MONS)
GROUPS = (common.OPPONENTS, common.EVERYONE)
Check = Callable[[Any], str | None]
ANYTHING = NotNeeded("its bounds and its parts are checked")

WHY_WRONG: Mapping[type, Check | NotNeeded] = {
    lang.Card: NotNeeded("checked by `check`"),
    lang.Keyword: NotNeeded("checked with its card"),
    **dict.fromkeys((common.Name, common.Named, common.Menu, common.Settle, common.Ability), _refused),
    common.Filter: _why_not_here,
    lang.Which: lambda of: "highest is not available here" if of.highest else _why_wrong_which(of),
    # amounts and tests
    common.Count: lambda n: _among(n.where, PLACES, "place to count in"),
    lang.StatOf: lambda n: _why_no_card(n) or _among(n.what, lang.STATS, "warrior stat"),
    lang.InSet: lambda n: _why_no_card(n) or _among(n.what, IN_SET, "part of a set"),
    lang.CountersOn: lambda n: _among(n.name, lang.COUNTERS, "counter"),
    **dict.fromkeys((common.Happened, common.CostOf, common.AtLeast, common.AtMost, common.Is, common.Both), ANYTHING),
    # selections
    **dict.fromkeys(SELECTIONS, NotNeeded("checked with the verb")),
    common.TargetSpec: lambda aim: _among(aim.what, (lang.A_CARD, lang.A_PLAYER, lang.AN_ITEM), "kind of target"),
    # texts and rules
    lang.Spell: _why_too_many_targets,
    lang.ChooseOne: lambda text: _why_too_few(text.options),
    lang.Cost: lambda cost: _among(cost.counters, lang.COUNTERS, "counter") if cost.counters else None,
    lang.Activated: _why_wrong_ability,
    common.Trigger: _why_wrong_trigger,
    lang.StatBonus: lambda rule: _among(rule.to, SCOPES, "scope") or _why_circular(rule, False),
    lang.HasKeyword: _why_wrong_has_keyword,
    lang.Forbid: lambda rule: _among(rule.action, ("attack", "block"), "action to forbid"),
    lang.Discount: ANYTHING,
    # effects
    common.Seq: lambda do: _why_too_few(do.steps),
    common.OneOf: lambda do: _why_too_few(do.options),
    **dict.fromkeys((common.If, common.May, common.Times, lang.Recover, lang.SkipAttack, lang.MustBlock), ANYTHING),
    common.Do: _why_wrong_verb,
    common.Each: lambda do: _among(do.who, GROUPS, "group of players"),
    lang.ChoosePlayer: lambda do: _among(do.who, GROUPS, "group of players"),
    common.UntilEndOfTurn: _why_wrong_lasting,
    **dict.fromkeys((lang.Draw, lang.Mill, lang.Discard), lambda do: _whom(do.who)),
    lang.Search: lambda do: _among(do.to, (lang.HAND, lang.MONS, lang.TABLE, lang.FREE), "place for what was found"),
    **dict.fromkeys((lang.Damage, lang.Modify), _why_no_warriors),
    lang.Grant: _why_wrong_grant,
    lang.PutCounters: lambda do: _why_no_warriors(do) or _among(do.name, lang.COUNTERS, "counter"),
    lang.MarkFor: lambda do: _why_no_warriors(do) or _among(do.how, MARKS, "mark"),
    lang.MakeTokens: lambda do: None if do.name.strip() else "a token needs a name",
}
"""The check of each node, beyond the bounds of its numbers."""


def _why_wrong_which(of: lang.Which) -> str | None:
    roles = (lang.ATTACKING, lang.BLOCKING, lang.BLOCKED, lang.UNBLOCKED, lang.ABLE)
    checks = (
        (of.kind or None, (*lang.CLASSES, lang.FIXED, lang.ABILITY), "class"),
        (of.faction or None, lang.FACTIONS, "faction"),
        (of.whose, (lang.ANY_PLAYER, common.YOU, common.OPPONENTS), "owner"),
        (of.state or None, (lang.ACTIVE, lang.INACTIVE), "state"),
        (of.combat or None, roles, "role in combat"),
        (of.keyword or None, lang.KEYWORDS, "keyword"),
    )
    found = (_among(word, words, what) for word, words, what in checks if word is not None)
    return next(filter(None, found), None)


def _why_wrong_do(verb: str, cards: Any) -> str | None:
    match cards:
        case common.Pick(where):
            bad = [zone for zone in where if zone not in PICKED_FROM[verb]]
            return f"you cannot {verb} a card in {bad[0]!r}" if bad else None if where else "a Pick needs a zone"
        case common.All(where):
            return None if where in PICKED_FROM[verb] else f"you cannot {verb} all cards in {where!r}"
        case common.AtRandom(where):
            return None if where == lang.HAND and verb == "discard" else f"you cannot {verb} a random card in {where!r}"
        case common.Top():
            return f"you cannot {verb} the top card"
        case common.Target() | common.It() | common.This():
            return None
    return None
