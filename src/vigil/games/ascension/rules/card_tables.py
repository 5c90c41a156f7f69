"""What is printed, as tables: made once per configuration, shared by all its games.

`CardTables` knows the kinds of cards: keywords (Unite) are written out here into the
common language, so the engine does not know them, and every node gets its
address.  Nothing is made later: every node a game can hold on its stack exists
from here on.  `GameTables` knows the single cards of one game by their numbers.
"""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from vigil.effects.identifiers import all_nodes
from vigil.effects.identifiers import slug as slug
from vigil.effects.language import (
    FIRST,
    AtLeast,
    CostOf,
    Do,
    Effect,
    Filter,
    Happened,
    If,
    It,
    Lasting,
    Menu,
    Seq,
    Settle,
    Trigger,
    looks_into,
    rewrite,
    walk,
)  # fmt: skip
from vigil.games.ascension.cards import edition
from vigil.games.ascension.rules.config import PILES, SETS, Config, center
from vigil.games.ascension.rules.language import (
    BANISHED,
    CONSTRUCT,
    ENTERED,
    EVENTS,
    HAND,
    HERO,
    HONOR,
    MONSTER,
    PLAYED_A,
    POWER,
    VOID,
    Card,
    Discount,
    Gain,
    MonstersJoin,
    PassTurn,
    SamaelActs,
    TreatAs,
    Unite,
)  # fmt: skip
from vigil.kernel.serialization import save

RULES_VERSION = 1
"""Raised by every change of the engine that plays an old record otherwise."""

MAIN, SETTLE, PASS_TURN, SAMAEL = Menu("main"), Settle(), PassTurn(), SamaelActs()
MONSTER_PLAYED_EFFECT = Gain(POWER, CostOf())
"""What any monster says when it is played as a hero (Samael the Fallen)."""
PUT_ON_BOTTOM = Do("sink", It())
"""Under the center deck with it, after its reward (A-SPEC-68)."""
ENGINE_NODES = (MAIN, SETTLE, PASS_TURN, SAMAEL, MONSTER_PLAYED_EFFECT, PUT_ON_BOTTOM)

APPRENTICE, MILITIA, MYSTIC, HEAVY, CULTIST = range(5)
MAX_USES_PER_CARD = 16
"""A use of card c is kept as c * USES + number: abilities from 0, triggers from 8."""


def expand_keywords(card: Card) -> Card:
    """The same card without keywords."""

    def change(value: Any) -> Any:
        if isinstance(value, Unite):
            same = Filter(HERO, value.faction)
            another = AtLeast(Happened(PLAYED_A, Filter(HERO, value.faction, other=True)), 1)
            return If(another, value.do, Lasting(Trigger(PLAYED_A, value.do, same), uses=1))
        return value

    rules: list[Any] = []
    for rule in card.rules:
        if isinstance(rule, Unite):  # on a construct: the same use, before or after
            played = AtLeast(Happened(PLAYED_A, Filter(HERO, rule.faction)), 1)
            rules.append(Trigger(PLAYED_A, rule.do, Filter(HERO, rule.faction), FIRST))
            rules.append(Trigger(ENTERED, rule.do, own=True, test=played, limit=FIRST, shared=True))
        else:
            rules.append(rule)
    changed: Card = rewrite(replace(card, rules=tuple(rules)), change)
    return changed


class CardTables:
    """The kinds of cards in use, as tables by kind."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self.by_name = {card.name: kind for kind, card in enumerate(cards)}
        self.named = {card.name: card for card in cards}
        self.slugs = tuple(slug(card.name) for card in cards)
        self.by_slug = {s: kind for kind, s in enumerate(self.slugs)}
        written = tuple(expand_keywords(card) for card in cards)
        self.written = written
        self.when_played = tuple(MONSTER_PLAYED_EFFECT if card.kind == MONSTER else card.effect for card in written)
        self.treats = tuple(tuple(r.faction for r in card.rules if isinstance(r, TreatAs)) for card in written)
        self.discounts = tuple(tuple(r for r in card.rules if isinstance(r, Discount)) for card in written)
        self.joins = tuple(any(isinstance(r, MonstersJoin) for r in card.rules) for card in written)
        self.copies = tuple(any(isinstance(n, Do) and n.verb == "copy" for n in walk(card)) for card in written)
        self.abilities = tuple(tuple(enumerate(card.abilities)) for card in written)
        self.samaels = tuple(_plain_honor(card.effect) if card.kind == MONSTER else 0 for card in written)
        self.use_slot: dict[int, int] = {}
        watches: dict[str, list[tuple[Trigger, ...]]] = {event: [] for event in EVENTS}
        self.when_banished: list[tuple[Trigger, ...]] = []
        for card in written:
            triggers = [rule for rule in card.rules if isinstance(rule, Trigger)]
            number = 7
            for trigger in triggers:
                number += not trigger.shared
                self.use_slot[id(trigger)] = number
            own = tuple(t for t in triggers if t.event == BANISHED and t.own)
            self.when_banished.append(own)
            for event in EVENTS:
                watches[event].append(tuple(t for t in triggers if t.event == event and t not in own))
        self.triggers_by_event = {event: tuple(by_kind) for event, by_kind in watches.items()}
        self._clauses: dict[int, tuple[str, str]] = {}
        self.nodes = all_nodes((*ENGINE_NODES, *written))
        self.address = {id(node): address for address, node in enumerate(self.nodes)}
        self.peeking = frozenset(id(node) for node in self.nodes if looks_into(node, (HAND,)))
        self.purses: list[Filter] = []
        self.purse_of: dict[int, int] = {}
        for node in self.nodes:
            if isinstance(node, Gain) and node.only is not None:
                if node.only not in self.purses:
                    self.purses.append(node.only)
                self.purse_of[id(node.only)] = self.purses.index(node.only)

    def clause(self, node: Any) -> tuple[str, str] | None:
        """The card and the clause a node stands in ("effect 2", "fate", "ability 1"); None for the rules' own."""
        if not self._clauses:
            for card in self.written:
                self._clauses |= {at: (card.name, clause) for at, clause in _clauses(card).items()}
        return self._clauses.get(id(node))


def _clauses(card: Card) -> dict[int, str]:
    """The clause of every node of a card; a trigger that shares its use shares its clause."""
    parts: list[tuple[str, Any]] = []
    if isinstance(card.effect, Seq):
        parts += [(f"effect {i}", step) for i, step in enumerate(card.effect.steps, 1)]
    parts += [("effect", card.effect), ("fate", card.fate)]
    parts += [(f"ability {i}", ability) for i, ability in enumerate(card.abilities, 1)]
    number = 0
    for rule in card.rules:
        number += not (isinstance(rule, Trigger) and rule.shared)
        parts.append((f"rule {number}", rule))
    found: dict[int, str] = {}
    for clause, part in parts:
        for node in walk(part) if part is not None else ():
            found.setdefault(id(node), clause)
    return found


def _plain_honor(reward: Effect | None) -> int:
    """What Samael gets of a reward: its plain gains of honor, nothing else (A-SOLO-23)."""
    steps = reward.steps if isinstance(reward, Seq) else (reward,)
    return sum(step.n for step in steps if isinstance(step, Gain) and step.what == HONOR and isinstance(step.n, int))


class GameTables:
    """The single cards of one game: everything printed on them, by card number.

    Nothing here changes while a game is played; all states of a game share it.
    """

    def __init__(self, config: Config, printed: CardTables, kinds: Sequence[int]) -> None:
        self.config, self.printed, self.kinds = config, printed, tuple(kinds)
        p, cards = printed, [printed.written[kind] for kind in kinds]
        self.card = tuple(cards)
        self.kind = tuple(kinds)
        self.name = tuple(p.cards[kind].name for kind in kinds)
        self.slug = tuple(p.slugs[kind] for kind in kinds)
        self.cost = tuple(card.cost for card in cards)
        self.worth = tuple(card.honor for card in cards)
        self.faction = tuple(card.faction for card in cards)
        self.is_monster = tuple(card.kind == MONSTER for card in cards)
        self.is_construct = tuple(card.kind == CONSTRUCT for card in cards)
        self.is_hero = tuple(card.kind == HERO for card in cards)
        self.effect = tuple(card.effect for card in cards)
        self.fate = tuple(card.fate for card in cards)
        self.rests = tuple(card.rests for card in cards)
        self.unbanishable = tuple(card.unbanishable for card in cards)
        self.banished_to = tuple(card.banished or VOID for card in cards)
        self.when_played = tuple(p.when_played[kind] for kind in kinds)
        self.when_banished = tuple(p.when_banished[kind] for kind in kinds)
        self.abilities = tuple(p.abilities[kind] for kind in kinds)
        self.treats = tuple(p.treats[kind] for kind in kinds)
        self.discounts = tuple(p.discounts[kind] for kind in kinds)
        self.standing_discounts = any(self.discounts)  # no printed card has one; a card of one's own may
        self.joins = tuple(p.joins[kind] for kind in kinds)
        self.copies = tuple(p.copies[kind] for kind in kinds)
        self.samaels = tuple(p.samaels[kind] for kind in kinds)
        self.triggers_by_event = {
            event: tuple(by_kind[kind] for kind in kinds) for event, by_kind in p.triggers_by_event.items()
        }
        self.use_slot, self.purse_of, self.purses = p.use_slot, p.purse_of, tuple(p.purses)
        # options made once: a menu only collects them
        self.play, self.acquire, self.gift, self.defeat = (
            tuple((verb, card) for card in range(len(cards))) for verb in ("play", "acquire", "gift", "defeat")
        )
        in_use = {"start", "always", *SETS[config.sets], *(card.set for card in config.cards)}
        self.names = [("name", kind) for kind, card in enumerate(p.cards) if card.set in in_use]  # A-SPEC-65
        self.players = config.players
        self.solo = config.mode == "solo"
        self.teams = config.mode == "teams"

    def __reduce__(self) -> Any:
        return deal_of, (self.config, self.kinds)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameTables) and self.config == other.config and self.kinds == other.kinds

    def __hash__(self) -> int:
        return hash((self.config, self.kinds))


@functools.lru_cache(maxsize=64)
def printed_for(edition_name: str, own: tuple[Card, ...]) -> CardTables:
    return CardTables((*edition(edition_name), *own))


def card_tables_for(config: Config) -> CardTables:
    """What can come up under a configuration."""
    return printed_for(config.edition, config.cards)


@functools.lru_cache(maxsize=256)
def deal_of(config: Config, kinds: tuple[int, ...]) -> GameTables:
    return GameTables(config, printed_for(config.edition, config.cards), kinds)


@functools.lru_cache(maxsize=256)
def game_tables_for(config: Config) -> GameTables:
    """The cards of a configuration, numbered: starting decks, piles, Cultist, center deck."""
    printed = printed_for(config.edition, config.cards)
    kinds = ([APPRENTICE] * 8 + [MILITIA] * 2) * config.players
    kinds += [MYSTIC] * PILES[config.sets] + [HEAVY] * PILES[config.sets] + [CULTIST]
    for card, copies in center(config):
        kinds += [printed.by_name[card.name]] * copies
    return deal_of(config, tuple(kinds))


@functools.lru_cache(maxsize=256)
def rules_hash(config: Config) -> str:
    """Names the rules and the cards a game is played under; translations are no part of it."""
    printed = printed_for(config.edition, config.cards)
    cards = [{k: v for k, v in save(card).items() if k != "names"} for card in printed.cards]
    told = json.dumps([RULES_VERSION, cards], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(told.encode(), digest_size=8).hexdigest()
