"""The printed cards as lookup tables, built once per configuration and shared by all its games.

`CardTables` is indexed by kind of card. It expands keywords (Unite) into other nodes, so the engine doesn't know
keywords, and gives every node an address. No node is created later. `GameTables` is indexed by the number of a card in
one game.
"""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from vigil.effects import language as common
from vigil.effects.identifiers import all_nodes
from vigil.effects.identifiers import slug as slug
from vigil.games.ascension.cards import edition
from vigil.games.ascension.rules import language as lang
from vigil.games.ascension.rules.config import PILES, SETS, Config, center
from vigil.kernel.serialization import save

RULES_VERSION = 1
"""Increase this number with every change that makes an old record play differently."""

MAIN, SETTLE, PASS_TURN, SAMAEL = common.Menu("main"), common.Settle(), lang.PassTurn(), lang.SamaelActs()
MONSTER_PLAYED_EFFECT = lang.Gain(lang.POWER, common.CostOf())
"""The effect of a monster that is played as a hero (Samael the Fallen)."""
PUT_ON_BOTTOM = common.Do("sink", common.It())
"""Puts a defeated monster on the bottom of the center deck, after its reward (A-SPEC-68)."""
ENGINE_NODES = (MAIN, SETTLE, PASS_TURN, SAMAEL, MONSTER_PLAYED_EFFECT, PUT_ON_BOTTOM)

APPRENTICE, MILITIA, MYSTIC, HEAVY, CULTIST = range(5)
MAX_USES_PER_CARD = 16
"""A use of a card is stored as `card * MAX_USES_PER_CARD + number`: abilities count from 0, triggers from 8."""


def expand_keywords(card: lang.Card) -> lang.Card:
    """Return the card with its keywords expanded into other nodes."""

    def change(value: Any) -> Any:
        if isinstance(value, lang.Unite):
            same = common.Filter(lang.HERO, value.faction)
            another = common.AtLeast(
                common.Happened(lang.PLAYED_A, common.Filter(lang.HERO, value.faction, other=True)), 1
            )
            return common.If(
                another, value.do, common.UntilEndOfTurn(common.Trigger(lang.PLAYED_A, value.do, same), uses=1)
            )
        return value

    rules: list[Any] = []
    for rule in card.rules:
        if isinstance(rule, lang.Unite):  # on a construct, two triggers share one use: before and after
            played = common.AtLeast(common.Happened(lang.PLAYED_A, common.Filter(lang.HERO, rule.faction)), 1)
            rules.append(common.Trigger(lang.PLAYED_A, rule.do, common.Filter(lang.HERO, rule.faction), common.FIRST))
            rules.append(common.Trigger(lang.ENTERED, rule.do, own=True, test=played, limit=common.FIRST, shared=True))
        else:
            rules.append(rule)
    changed: lang.Card = common.rewrite(replace(card, rules=tuple(rules)), change)
    return changed


class CardTables:
    """The cards of a configuration, indexed by kind."""

    def __init__(self, cards: tuple[lang.Card, ...]) -> None:
        self.cards = cards
        self.by_name = {card.name: kind for kind, card in enumerate(cards)}
        self.named = {card.name: card for card in cards}
        self.slugs = tuple(slug(card.name) for card in cards)
        self.by_slug = {s: kind for kind, s in enumerate(self.slugs)}
        expanded = tuple(expand_keywords(card) for card in cards)
        self.expanded = expanded
        self.when_played = tuple(
            MONSTER_PLAYED_EFFECT if card.kind == lang.MONSTER else card.effect for card in expanded
        )
        self.treats = tuple(tuple(r.faction for r in card.rules if isinstance(r, lang.TreatAs)) for card in expanded)
        self.discounts = tuple(tuple(r for r in card.rules if isinstance(r, lang.Discount)) for card in expanded)
        self.joins = tuple(any(isinstance(r, lang.MonstersJoin) for r in card.rules) for card in expanded)
        self.copies = tuple(
            any(isinstance(n, common.Do) and n.verb == "copy" for n in common.walk(card)) for card in expanded
        )
        self.abilities = tuple(tuple(enumerate(card.abilities)) for card in expanded)
        self.samael_honor = tuple(_plain_honor(card.effect) if card.kind == lang.MONSTER else 0 for card in expanded)
        self.use_slot: dict[int, int] = {}
        triggers_by_event: dict[str, list[tuple[common.Trigger, ...]]] = {event: [] for event in lang.EVENTS}
        self.when_banished: list[tuple[common.Trigger, ...]] = []
        for card in expanded:
            triggers = [rule for rule in card.rules if isinstance(rule, common.Trigger)]
            number = 7
            for trigger in triggers:
                number += not trigger.shared
                self.use_slot[id(trigger)] = number
            own = tuple(t for t in triggers if t.event == lang.BANISHED and t.own)
            self.when_banished.append(own)
            for event in lang.EVENTS:
                triggers_by_event[event].append(tuple(t for t in triggers if t.event == event and t not in own))
        self.triggers_by_event = {event: tuple(by_kind) for event, by_kind in triggers_by_event.items()}
        self._clauses: dict[int, tuple[str, str]] = {}
        self.nodes = all_nodes((*ENGINE_NODES, *expanded))
        self.address = {id(node): address for address, node in enumerate(self.nodes)}
        self.peeking = frozenset(id(node) for node in self.nodes if common.looks_into(node, (lang.HAND,)))
        self.restrictions: list[common.Filter] = []  # of runes that buy only some cards
        self.restriction_of: dict[int, int] = {}
        for node in self.nodes:
            if isinstance(node, lang.Gain) and node.only is not None:
                if node.only not in self.restrictions:
                    self.restrictions.append(node.only)
                self.restriction_of[id(node.only)] = self.restrictions.index(node.only)

    def clause(self, node: Any) -> tuple[str, str] | None:
        """Return the card and the clause of a node ("effect 2", "fate", "ability 1"); None for a node of the engine."""
        if not self._clauses:
            for card in self.expanded:
                self._clauses |= {at: (card.name, clause) for at, clause in _clauses(card).items()}
        return self._clauses.get(id(node))


def _clauses(card: lang.Card) -> dict[int, str]:
    """Return the clause of every node of a card; triggers that share a use share a clause."""
    parts: list[tuple[str, Any]] = []
    if isinstance(card.effect, common.Seq):
        parts += [(f"effect {i}", step) for i, step in enumerate(card.effect.steps, 1)]
    parts += [("effect", card.effect), ("fate", card.fate)]
    parts += [(f"ability {i}", ability) for i, ability in enumerate(card.abilities, 1)]
    number = 0
    for rule in card.rules:
        number += not (isinstance(rule, common.Trigger) and rule.shared)
        parts.append((f"rule {number}", rule))
    clause_of: dict[int, str] = {}
    for clause, part in parts:
        for node in common.walk(part) if part is not None else ():
            clause_of.setdefault(id(node), clause)
    return clause_of


def _plain_honor(reward: common.Effect | None) -> int:
    """Return what Samael gets from a reward: its fixed gains of honor, nothing else (A-SOLO-23)."""
    steps = reward.steps if isinstance(reward, common.Seq) else (reward,)
    return sum(
        step.n for step in steps if isinstance(step, lang.Gain) and step.what == lang.HONOR and isinstance(step.n, int)
    )


class GameTables:
    """What is printed on the cards of one game, indexed by card number. All states of a game share it."""

    def __init__(self, config: Config, printed: CardTables, kinds: Sequence[int]) -> None:
        self.config, self.printed, self.kinds = config, printed, tuple(kinds)
        p, cards = printed, [printed.expanded[kind] for kind in kinds]
        self.card = tuple(cards)
        self.kind = tuple(kinds)
        self.name = tuple(p.cards[kind].name for kind in kinds)
        self.slug = tuple(p.slugs[kind] for kind in kinds)
        self.cost = tuple(card.cost for card in cards)
        self.honor = tuple(card.honor for card in cards)
        self.faction = tuple(card.faction for card in cards)
        self.is_monster = tuple(card.kind == lang.MONSTER for card in cards)
        self.is_construct = tuple(card.kind == lang.CONSTRUCT for card in cards)
        self.is_hero = tuple(card.kind == lang.HERO for card in cards)
        self.effect = tuple(card.effect for card in cards)
        self.fate = tuple(card.fate for card in cards)
        self.rests = tuple(card.rests for card in cards)
        self.unbanishable = tuple(card.unbanishable for card in cards)
        self.banished_to = tuple(card.banished or lang.VOID for card in cards)
        self.when_played = tuple(p.when_played[kind] for kind in kinds)
        self.when_banished = tuple(p.when_banished[kind] for kind in kinds)
        self.abilities = tuple(p.abilities[kind] for kind in kinds)
        self.treats = tuple(p.treats[kind] for kind in kinds)
        self.discounts = tuple(p.discounts[kind] for kind in kinds)
        self.standing_discounts = any(self.discounts)  # only custom cards have discounts that don't end
        self.joins = tuple(p.joins[kind] for kind in kinds)
        self.copies = tuple(p.copies[kind] for kind in kinds)
        self.samael_honor = tuple(p.samael_honor[kind] for kind in kinds)
        self.triggers_by_event = {
            event: tuple(by_kind[kind] for kind in kinds) for event, by_kind in p.triggers_by_event.items()
        }
        self.use_slot, self.restrictions, self.restriction_of = p.use_slot, p.restrictions, p.restriction_of
        # built once, so that a menu only collects them
        self.play, self.acquire, self.gift, self.defeat = (
            tuple((verb, card) for card in range(len(cards))) for verb in ("play", "acquire", "gift", "defeat")
        )
        in_use = {"start", "always", *SETS[config.sets], *(card.set for card in config.cards)}
        self.names = [("name", kind) for kind, card in enumerate(p.cards) if card.set in in_use]  # A-SPEC-65
        self.players = config.players
        self.solo = config.mode == "solo"
        self.teams = config.mode == "teams"

    def __reduce__(self) -> Any:
        return game_tables_of, (self.config, self.kinds)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameTables) and self.config == other.config and self.kinds == other.kinds

    def __hash__(self) -> int:
        return hash((self.config, self.kinds))


@functools.lru_cache(maxsize=64)
def _card_tables(edition_name: str, custom: tuple[lang.Card, ...]) -> CardTables:
    return CardTables((*edition(edition_name), *custom))


def card_tables_for(config: Config) -> CardTables:
    """Return the tables of all cards that a configuration can use."""
    return _card_tables(config.edition, config.cards)


@functools.lru_cache(maxsize=256)
def game_tables_of(config: Config, kinds: tuple[int, ...]) -> GameTables:
    """Return the tables of a game whose cards have these kinds."""
    return GameTables(config, card_tables_for(config), kinds)


@functools.lru_cache(maxsize=256)
def game_tables_for(config: Config) -> GameTables:
    """Return the tables of a game: starting decks, piles, Cultist and center deck, in numbering order."""
    printed = card_tables_for(config)
    kinds = ([APPRENTICE] * 8 + [MILITIA] * 2) * config.players
    kinds += [MYSTIC] * PILES[config.sets] + [HEAVY] * PILES[config.sets] + [CULTIST]
    for card, copies in center(config):
        kinds += [printed.by_name[card.name]] * copies
    return game_tables_of(config, tuple(kinds))


@functools.lru_cache(maxsize=256)
def rules_hash(config: Config) -> str:
    """Return a hash of the rules and cards of a game, without their translations."""
    printed = card_tables_for(config)
    cards = [{k: v for k, v in save(card).items() if k != "names"} for card in printed.cards]
    text = json.dumps([RULES_VERSION, cards], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
