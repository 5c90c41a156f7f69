"""The cards that an effect can choose from, and where a chosen card is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vigil.effects.language import NOTHING, All, AtRandom, Frame, It, Pick, This, Top
from vigil.effects.specs import NodeTable
from vigil.games.ascension.rules.language import ADJACENT, CONSTRUCTS, CULTISTS, DECK, DISCARD, HEAVIES, MYSTICS, ROW
from vigil.games.ascension.rules.state import EMPTY, ROW_SIZE, State, pile
from vigil.games.ascension.rules.values import cannot_afford_gift, filter_mismatch, verb_forbidden
from vigil.kernel.game import Choice

SIDES = 1 << 10  # packs the two neighbors of a card into one number


def zone_cards(s: State, zone: str, frame: Frame) -> list[int]:
    """Return the cards of a zone that a selection can choose from; only the top card of a pile."""
    if zone == ROW:
        return [card for card in s.row if card != EMPTY]
    if zone == ADJACENT:
        return row_neighbors(s, frame)
    cards = pile(s, zone, frame[1])
    return cards[-1:] if zone in (MYSTICS, HEAVIES) else cards


def row_neighbors(s: State, frame: Frame) -> list[int]:
    """Return the cards next to the source in the row, or to its former slot (A-EDGE-26, A-EDGE-27)."""
    _, _, _, source, _, n = frame
    if n != NOTHING:
        return [card for card in (n // SIDES - 1, n % SIDES - 1) if card >= 0 and card in s.row]
    if source not in s.row:
        return []
    slot = s.row.index(source)
    return [s.row[i] for i in (slot - 1, slot + 1) if 0 <= i < ROW_SIZE and s.row[i] != EMPTY]


def pack_neighbors(s: State, card: int) -> int:
    """Return the two neighbors of a row card, packed into one number."""
    slot = s.row.index(card)
    left = s.row[slot - 1] if slot > 0 else EMPTY
    right = s.row[slot + 1] if slot < ROW_SIZE - 1 else EMPTY
    return (left + 1) * SIDES + right + 1


def pick_options(s: State, frame: Frame, enough: int = 999) -> list[Choice]:
    """Return the options of a Pick, zone by zone, listing identical cards once."""
    do, you = frame[0], frame[1]
    pick, verb, kinds, want = do.cards, do.verb, s.tables.kind, do.cards.of
    options: list[Choice] = []
    for zone in pick.where:
        seen = set()
        separate = zone in (ROW, ADJACENT) or (zone == CONSTRUCTS and you == s.active)
        for card in zone_cards(s, zone, frame):
            kind = kinds[card]
            if separate and (verb, card) in options:  # both ROW and ADJACENT contain it
                continue
            if (
                kind in seen
                or filter_mismatch(s, want, card, frame) is not None
                or verb_forbidden(s, do, you, card) is not None
            ):
                continue
            if not separate:
                seen.add(kind)
            options.append((verb, card))
            if len(options) == enough:
                return options
    if want.highest and options:
        top = max(s.tables.cost[card] for _, card in options)
        options = [option for option in options if s.tables.cost[option[1]] == top]
    if s.tables.teams and do.to is None and (verb == "acquire" or verb == "take"):
        options += [
            ("gift", card) for _, card in options
            if not s.tables.is_monster[card] and cannot_afford_gift(s, you, card, do.free) is None
        ]  # fmt: skip
    return options


def pickable_cards(s: State, frame: Frame) -> list[int]:
    """Return every card that a Pick could choose, without duplicates."""
    do, you = frame[0], frame[1]
    cards = (card for zone in do.cards.where for card in zone_cards(s, zone, frame))
    return [
        card
        for card in dict.fromkeys(cards)
        if filter_mismatch(s, do.cards.of, card, frame) is None and verb_forbidden(s, do, you, card) is None
    ]


def all_cards(s: State, frame: Frame) -> list[int]:
    """Return the cards of an All, without `it`."""
    do, you, _, _, it, _ = frame
    return [
        card
        for card in zone_cards(s, do.cards.where, frame)
        if card != it
        and verb_forbidden(s, do, you, card) is None
        and filter_mismatch(s, do.cards.of, card, frame) is None
    ]


def origin_of(s: State, frame: Frame, card: int) -> str:
    """Return the zone of a card that the effect of a frame selected."""
    cards = frame[0].cards
    return ORIGINS[type(cards)](s, cards, frame[1], card)


def origin_of_pick(s: State, cards: Pick, you: int, card: int) -> str:
    for zone in cards.where:
        if zone in (ADJACENT, ROW):
            if card in s.row:
                return ROW
        elif card in pile(s, zone, you):
            return str(zone)
    return DISCARD


ORIGINS: NodeTable[Callable[[State, Any, int, int], str]] = NodeTable(
    "origin",
    {
        Pick: origin_of_pick,
        All: lambda s, cards, you, card: ROW if cards.where == ADJACENT else cards.where,
        AtRandom: lambda s, cards, you, card: cards.where,
        This: lambda s, cards, you, card: CONSTRUCTS,
        Top: lambda s, cards, you, card: DECK,
        It: lambda s, cards, you, card: DISCARD,
    },
)
"""The zone of a card, by the kind of its selection."""


def for_sale(s: State, card: int) -> str:
    """Return the zone of a card that the menu offers: the row, a pile, or the Cultist's place."""
    return ROW if card in s.row else MYSTICS if card in s.mystics else HEAVIES if card in s.heavies else CULTISTS
