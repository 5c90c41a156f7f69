"""The printed cards as tables: keywords expanded, every node with an address, single cards by number."""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Sequence
from typing import Any

from vigil.effects.identifiers import all_nodes, slug
from vigil.effects.language import (
    OPPONENTS,
    Do,
    Effect,
    May,
    Pick,
    Seq,
    Target,
    TargetSpec,
    This,
    Trigger,
    looks_into,
    walk,
)
from vigil.games.conflictus.cards import edition
from vigil.games.conflictus.rules import language as lang
from vigil.games.conflictus.rules.config import Config, Switches
from vigil.games.conflictus.rules.engine_nodes import ENGINE_STEPS
from vigil.games.conflictus.rules.play_prefilter import fewest_sources
from vigil.kernel.serialization import save

RULES_VERSION = 1
"""Raise this with every engine change after which an old record would play differently."""

DISCARD_ONE = Do("discard", Pick((lang.HAND,)))
"""The question of a Discard, asked once for each card."""
ENGINE_NODES = (DISCARD_ONE, *ENGINE_STEPS)
TOKENS = 20  # of each kind, for each player

THIS_MILL = lang.StatOf(lang.MILL)
SEEK = Trigger(lang.ENTERS, May(lang.Search(lang.Which(lang.WARRIOR, max_mill=THIS_MILL))), own=True)
CHALLENGE = Trigger(
    lang.ATTACKS,
    lang.MustBlock(),
    own=True,
    targets=(TargetSpec(lang.A_CARD, lang.Which(lang.WARRIOR, combat=lang.ABLE)),),
)
LOSE_VANISH_COUNTER = Trigger(lang.ATTACKS, lang.PutCounters(This(), lang.VANISH, -1), own=True)
INTIMIDATE = Trigger(
    lang.ENTERS, May(Do("return", Target())), own=True,
    targets=(TargetSpec(lang.A_CARD, lang.Which(lang.WARRIOR, other=True, state=lang.ACTIVE, max_mill=THIS_MILL)),),
)  # fmt: skip
GUARDIAN = lang.Activated(lang.SkipAttack(), lang.Cost(sacrifice_this=True), phases=("maintenance", "main"))
AN_OPPONENT = TargetSpec(lang.A_PLAYER, lang.Which(whose=OPPONENTS))
IMMOLATED = Seq((lang.Mill(THIS_MILL, lang.TARGETED, up_to=True), lang.MarkFor("sacrifice")))
VICTIMIZED = Seq((lang.Recover(THIS_MILL), lang.MarkFor("remove anywhere")))
IMMOLATE = lang.Activated(IMMOLATED, targets=(AN_OPPONENT,))
VICTIMIZE = lang.Activated(VICTIMIZED)
IMMOLATE_ON_ENTERING = Trigger(lang.ENTERS, May(IMMOLATED), own=True, targets=(AN_OPPONENT,))
VICTIMIZE_ON_ENTERING = Trigger(lang.ENTERS, May(VICTIMIZED), own=True)
ON_ENTERING = {"immolate": IMMOLATE_ON_ENTERING, "victimize": VICTIMIZE_ON_ENTERING}
ACTIVATED_KEYWORDS = {"guardian": GUARDIAN, "immolate": IMMOLATE, "victimize": VICTIMIZE}
TRIGGERED_KEYWORDS = {"seek": SEEK, "challenge": CHALLENGE, "vanish": LOSE_VANISH_COUNTER, "intimidate": INTIMIDATE}


class ExpandedCard:
    """A card with its keywords expanded into abilities, triggers, static rules and spells."""

    def __init__(self, card: lang.Card, switches: Switches) -> None:
        self.card = card
        self.keywords = tuple((k.name, k.n) for k in card.keywords)
        self.triggers: list[Trigger] = []
        self.abilities: list[lang.Activated] = []
        on_entering = switches.immolate_victimize_timing == "on_enter_play"
        for keyword in {
            keyword.name: keyword for keyword in card.keywords
        }.values():  # a repeated keyword counts once (C-ABIL-24)
            if keyword.name in TRIGGERED_KEYWORDS:
                self.triggers.append(TRIGGERED_KEYWORDS[keyword.name])
            elif keyword.name in ON_ENTERING and on_entering:
                self.triggers.append(ON_ENTERING[keyword.name])
            elif keyword.name in ACTIVATED_KEYWORDS:
                self.abilities.append(ACTIVATED_KEYWORDS[keyword.name])
        self.abilities += card.abilities
        self.triggers += [rule for rule in card.rules if isinstance(rule, Trigger)]
        self.static = tuple(rule for rule in card.rules if not isinstance(rule, Trigger))
        self.spells = self._spells(card)

    def roots(self) -> list[Any]:
        """Return the root nodes of everything the card does."""
        return [*self.triggers, *self.abilities, *self.static, *self.spells]

    @staticmethod
    def _spells(card: lang.Card) -> tuple[lang.Spell, ...]:
        """Return what happens when the card is played: no spell for a plain fixed card, or one for each option."""
        first, aims = _on_playing(card.keywords)
        if isinstance(card.effect, lang.ChooseOne):
            return tuple(_join_spells(first, aims, option) for option in card.effect.options)
        if card.effect is not None or first:
            return (_join_spells(first, aims, card.effect),)
        return ()


def _on_playing(keywords: Sequence[lang.Keyword]) -> tuple[list[Effect], list[TargetSpec]]:
    """Return the effects and targets of Mill X and Recover X, which resolve before the other text of the card."""
    steps: list[Effect] = []
    aims: list[TargetSpec] = []
    for keyword in keywords:
        if keyword.name == "mill":
            steps.append(lang.Mill(keyword.n, f"{lang.TARGETED} {len(aims)}", up_to=True))
            aims.append(TargetSpec(lang.A_PLAYER))
        elif keyword.name == "recover":
            steps.append(lang.Recover(keyword.n))
    return steps, aims


def _join_spells(first: list[Effect], aims: list[TargetSpec], text: lang.Spell | None) -> lang.Spell:
    """Join keywords and text into one spell. The targets of the text come first, so that their numbers stay right."""
    own = text.targets if text is not None else ()
    shifted = [
        lang.Mill(step.n, f"{lang.TARGETED} {len(own) + int(step.who.split()[1])}", up_to=True)
        if isinstance(step, lang.Mill)
        else step
        for step in first
    ]
    steps = [*shifted, *([text.do] if text is not None else [])]
    return lang.Spell(lang.seq(*steps), (*own, *aims))


def _keyword_numbers(keywords: tuple[tuple[str, int], ...]) -> dict[str, int]:
    """Return the number of each keyword. Numbers add up, and a keyword without a number counts as 1 (C-ABIL-24)."""
    numbers: dict[str, int] = {}
    for name, n in keywords:
        numbers[name] = numbers.get(name, 0) + n if n else 1
    return numbers


class CardTables:
    """The kinds of cards under a configuration, as tables by kind."""

    def __init__(self, cards: tuple[lang.Card, ...], switches: Switches) -> None:
        self.cards = cards
        self.expanded = tuple(ExpandedCard(card, switches) for card in cards)
        self.by_name = {card.name: kind for kind, card in enumerate(cards)}
        self.named = {card.name: card for card in cards}
        self.slugs = tuple(slug(card.name) for card in cards)
        self.by_slug = {s: kind for kind, s in enumerate(self.slugs)}
        roots: list[Any] = list(ENGINE_NODES)
        for expanded in self.expanded:
            roots += expanded.roots()
        on_entering = switches.immolate_victimize_timing == "on_enter_play"
        self.triggered = TRIGGERED_KEYWORDS | (ON_ENTERING if on_entering else {})  # by keyword, for granted keywords
        self.used = {"guardian": GUARDIAN} if on_entering else ACTIVATED_KEYWORDS
        roots += [*self.triggered.values(), *self.used.values()]
        self.nodes = all_nodes(roots)
        self.address = {id(node): address for address, node in enumerate(self.nodes)}
        self.peeking = frozenset(id(node) for node in self.nodes if looks_into(node, (lang.HAND, lang.MONS)))
        self._clauses: dict[int, tuple[str | None, str]] = {}

    def clause(self, node: Any) -> tuple[str | None, str] | None:
        """Return the card and the clause that contain a node, or None. A keyword's clause has no card."""
        if not self._clauses:
            for keyword, rule in (*TRIGGERED_KEYWORDS.items(), *ACTIVATED_KEYWORDS.items(), *ON_ENTERING.items()):
                self._clauses |= {id(part): (None, f"keyword {keyword}") for part in walk(rule)}
            for expanded in self.expanded:
                for name, parts in (("ability", expanded.card.abilities), ("rule", expanded.card.rules)):
                    for i, part in enumerate(parts, 1):
                        for node_below in walk(part):
                            self._clauses.setdefault(id(node_below), (expanded.card.name, f"{name} {i}"))
                for spell in expanded.spells:
                    steps = spell.do.steps if isinstance(spell.do, Seq) else (spell.do,)
                    on_play = [k.name for k in expanded.card.keywords if k.name in ("mill", "recover")]
                    for name, step in zip(on_play, steps, strict=False):
                        self._clauses |= {id(part): (expanded.card.name, f"keyword {name}") for part in walk(step)}
                    for node_below in walk(spell):
                        self._clauses.setdefault(id(node_below), (expanded.card.name, "effect"))
        return self._clauses.get(id(node))

    def discards(self, kind: int) -> tuple[str | None, str] | None:
        """Return the clause of a card that makes players discard."""
        for root in self.expanded[kind].roots():
            for node in walk(root):
                if isinstance(node, lang.Discard):
                    return self.clause(node)
        return None


class GameTables:
    """The cards of one match: everything printed on them, by card number."""

    def __init__(self, config: Config, printed: CardTables, kinds: Sequence[int], owners: Sequence[int]) -> None:
        self.config, self.printed, self.kinds, self.owners = config, printed, tuple(kinds), tuple(owners)
        self.kind, self.owner = self.kinds, self.owners
        self.identity = config, self.kinds, self.owners
        cards = [printed.cards[kind] for kind in kinds]
        expanded = [printed.expanded[kind] for kind in kinds]
        self.card, self.expanded = tuple(cards), tuple(expanded)
        self.name = tuple(card.name for card in cards)
        self.slug = tuple(printed.slugs[kind] for kind in kinds)
        self.what = tuple(card.kind for card in cards)
        self.faction = tuple(card.faction for card in cards)
        self.cost = tuple(card.cost for card in cards)
        self.stats = tuple((card.attack, card.defense, card.mill) for card in cards)
        self.is_source = tuple(card.kind == lang.SOURCE for card in cards)
        self.is_warrior = tuple(card.kind == lang.WARRIOR for card in cards)
        self.is_light = tuple(card.faction == lang.LIGHT for card in cards)
        self.is_shadow = tuple(card.faction == lang.SHADOW for card in cards)
        self.token = tuple(card.token for card in cards)
        self.keywords = tuple(w.keywords for w in expanded)
        self.printed_keyword = tuple(_keyword_numbers(w.keywords) for w in expanded)
        self.static = tuple(w.static for w in expanded)
        self.triggers = tuple(tuple(w.triggers) for w in expanded)
        self.abilities = tuple(tuple(w.abilities) for w in expanded)
        self.spells = tuple(w.spells for w in expanded)
        self.reducible = tuple("reduction" in keywords for keywords in self.printed_keyword)
        # the cost in sources; 0 if Reduction can lower it
        self.plain_cost = tuple(
            0 if reducible else card.cost for card, reducible in zip(cards, self.reducible, strict=True)
        )
        # the free sources that a card in a new set needs, as printed: Light, Shadow, total
        self.asks = tuple(
            (c.cost * (c.faction == lang.LIGHT), c.cost * (c.faction == lang.SHADOW), c.cost) for c in cards
        )
        self.fewest = fewest_sources(cards, self.spells)
        nodes = {w: [n for root in w.roots() for n in walk(root)] for w in set(expanded)}
        every_node = [n for each in nodes.values() for n in each]
        static = [rule for w in nodes for rule in w.static]
        self.surplus_matters = tuple(
            card.kind in (lang.WARRIOR, lang.EQUIPMENT) or any(isinstance(n, lang.InSet) for n in nodes[w])
            for card, w in zip(cards, expanded, strict=True)
        )
        self.weakening = frozenset(  # static rules that may lower a defense
            id(rule)
            for rule in static
            if isinstance(rule, lang.StatBonus) and not (isinstance(rule.defense, int) and rule.defense >= 0)
        )
        self.any_has = any(isinstance(rule, lang.HasKeyword) for rule in static)
        doing = {*TRIGGERED_KEYWORDS, *ACTIVATED_KEYWORDS}
        self.grants_abilities = any(
            isinstance(n, (lang.HasKeyword, lang.Grant)) and n.keyword in doing for n in every_node
        )
        granted = printed.triggered.values() if self.grants_abilities else ()
        triggers = [*granted, *(t for w in nodes for t in w.triggers)]
        self.heard = frozenset(trigger.event for trigger in triggers)
        self.any_cheaper = any(isinstance(n, lang.Discount) for n in every_node)
        self.switches = config.switches
        self.players = config.players

    def __reduce__(self) -> Any:
        return game_tables, self.identity

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameTables) and self.identity == other.identity

    def __hash__(self) -> int:
        return hash(self.identity)


@functools.lru_cache(maxsize=64)
def tables_of_edition(switches: Switches, own: tuple[lang.Card, ...]) -> CardTables:
    """Return the tables of the edition and of custom cards under these rulings."""
    return CardTables((*edition(), *own), switches)


def card_tables_for(config: Config) -> CardTables:
    """Return the tables of all cards that can occur under a configuration."""
    return tables_of_edition(config.switches, config.cards)


@functools.lru_cache(maxsize=256)
def game_tables(config: Config, kinds: tuple[int, ...], owners: tuple[int, ...]) -> GameTables:
    """Return the tables of a match with these cards, by kind and owner."""
    return GameTables(config, card_tables_for(config), kinds, owners)


@functools.lru_cache(maxsize=256)
def game_tables_for(config: Config) -> GameTables:
    """Return the tables of a match: each player's deck in the order of its list, then the tokens."""
    printed = card_tables_for(config)
    kinds: list[int] = []
    owners: list[int] = []
    for seat, deck in enumerate(config.decks):
        for name, count in deck:
            kinds += [printed.by_name[name]] * count
            owners += [seat] * count
    for seat in range(config.players):
        for kind, card in enumerate(printed.cards):
            if card.token:
                kinds += [kind] * TOKENS
                owners += [seat] * TOKENS
    return game_tables(config, tuple(kinds), tuple(owners))


@functools.lru_cache(maxsize=256)
def rules_hash(config: Config) -> str:
    """Return a hash of the rules and the cards of a configuration. Translations are not part of it."""
    cards = [{k: v for k, v in save(card).items() if k != "names"} for card in (*edition(), *config.cards)]
    text = json.dumps([RULES_VERSION, cards], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
