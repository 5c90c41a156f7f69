"""Tools for deck building: ready-made decks, deck codes, odds and advice.

Legality is checked in `decks.violations`. A deck may contain custom cards, which most functions take as `own`.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import comb

from vigil.games.conflictus.cards import edition
from vigil.games.conflictus.rules.decks import SIZE, TEMPLATE, Deck
from vigil.games.conflictus.rules.decks import ReadyDeck as ReadyDeck
from vigil.games.conflictus.rules.decks import ready_decks as ready_decks
from vigil.games.conflictus.rules.decks import ready_named as ready_named
from vigil.games.conflictus.rules.language import CLASSES, FACTIONS, LIGHT, NEUTRAL, SHADOW, SOURCE, Card
from vigil.games.conflictus.rules.setup import MAX_EXCHANGES, OPENING_HAND
from vigil.kernel.errors import BadData


def style_of(deck: Deck) -> str:
    """Return the format whose size is nearest to the deck's."""
    size = size_of(deck)
    return min(SIZE, key=lambda style: abs(SIZE[style] - size))


# ------------------------------------------------------------------------- codes

PREFIX = "ca1-"
_CHECK = 3
_GAP, _MANY = 63, 0


def pack(deck: Deck) -> str:
    """Return the deck as a short code for links: card numbers and counts, with a checksum.

    Most cards take one byte: two bits for one to three copies, six for the distance to the previous number. Larger
    values take another byte each.
    """
    numbers = {card.name: card.number for card in edition() if not card.token}
    data = bytearray()
    last = 0
    for name, count in sorted(deck, key=lambda entry: numbers.get(entry[0], 0)):
        if name not in numbers:
            raise BadData(
                "deck-code-own-card", "{name} is not a card of the edition; only those have a code", name=name
            )
        gap = numbers[name] - last - 1
        data.append((count if count < 4 else _MANY) << 6 | min(gap, _GAP))
        data += bytes([gap - _GAP] if gap >= _GAP else []) + bytes([count] if count >= 4 else [])
        last = numbers[name]
    return PREFIX + base64.urlsafe_b64encode(bytes(data) + _check(data)).decode().rstrip("=")


def unpack(code: str) -> Deck:
    """Return the deck that a code contains. Raise BadData if the code was cut short or changed."""
    text = code.strip()
    if not text.startswith(PREFIX):
        raise BadData("deck-code-prefix", "this is not a deck code: it does not begin with {prefix}", prefix=PREFIX)
    text = text[len(PREFIX) :]
    try:
        body = base64.b64decode(text.encode("ascii") + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (UnicodeEncodeError, binascii.Error):
        raise BadData("deck-code-characters", "the deck code contains invalid characters") from None
    data, check = body[:-_CHECK], body[-_CHECK:]
    if not data or _check(data) != check or base64.urlsafe_b64encode(body).decode().rstrip("=") != text:
        raise BadData("deck-code-checksum", "the deck code is incomplete or was changed")
    names = {card.number: card.name for card in edition() if not card.token}
    try:
        entries = list(_entries(data))
        return tuple((names[number], count) for number, count in entries)
    except (IndexError, KeyError):
        raise BadData("deck-code-checksum", "the deck code is incomplete or was changed") from None


def _entries(data: bytes) -> Iterator[tuple[int, int]]:
    at = number = 0
    while at < len(data):
        count, gap = data[at] >> 6, data[at] & _GAP
        at += 1
        if gap == _GAP:
            gap += data[at]
            at += 1
        if count == _MANY:
            count = data[at]
            at += 1
        number += gap + 1
        yield number, count


def _check(data: bytes | bytearray) -> bytes:
    return hashlib.blake2b(bytes(data), digest_size=_CHECK).digest()


# -------------------------------------------------------------------------- odds


def exactly(k: int, hits: int, draws: int, size: int) -> float:
    """Return the chance that `draws` of `size` cards contain exactly `k` of the `hits` wanted ones."""
    if not 0 <= k <= min(hits, draws) or draws - k > size - hits:
        return 0.0
    return comb(hits, k) * comb(size - hits, draws - k) / comb(size, draws)


def at_least(k: int, hits: int, draws: int, size: int) -> float:
    """Return the chance that `draws` of `size` cards contain at least `k` of the `hits` wanted ones."""
    return sum(exactly(i, hits, draws, size) for i in range(k, min(hits, draws) + 1))


def size_of(deck: Deck) -> int:
    """Return the number of cards."""
    return sum(count for _, count in deck)


def opening_sources(deck: Deck, style: str, own: tuple[Card, ...] = ()) -> list[float]:
    """Return the chances of 0, 1, 2, ... sources in the opening hand.

    A random card becomes the captive in Rapidinha, which doesn't change the odds.
    """
    hand, size = OPENING_HAND[style], size_of(deck)
    return [exactly(k, count_sources(deck, own), min(hand, size), size) for k in range(hand + 1)]


def count_sources(deck: Deck, own: tuple[Card, ...] = ()) -> int:
    """Return the number of sources."""
    return sum(count for card, count in cards_of(deck, own) if card.kind == SOURCE)


def cards_seen_by(turn: int, style: str, first: bool) -> int:
    """Return how many cards a player has seen by their n-th turn. The starting player skips one draw (C-SETUP-13)."""
    return OPENING_HAND[style] + turn - first


def chance_of(deck: Deck, copies: int, turn: int, style: str, first: bool) -> float:
    """Return the chance of having drawn at least one of these copies by the player's n-th turn."""
    size = size_of(deck)
    return at_least(1, copies, min(cards_seen_by(turn, style, first), size), size)


@dataclass(frozen=True, slots=True)
class ExchangeStep:
    """A step of the exchange: the cards left in mons and mortis, and the chance of a good hand by then."""

    exchanges: int
    mons: int
    mortis: int
    good: float


def exchange_odds(deck: Deck, least: int, most: int, own: tuple[Card, ...] = ()) -> list[ExchangeStep]:
    """Return the chance of a hand with `least` to `most` sources after each exchange (Classic).

    Each hand counts as a fresh one, although a few cards are in the mortis by then. The difference is small.
    """
    chances = opening_sources(deck, "classic", own)
    good = sum(chances[least : most + 1])
    size, hand = size_of(deck), OPENING_HAND["classic"]
    result = []
    for n in range(MAX_EXCHANGES + 1):
        lost = n * (n + 1) // 2
        result.append(ExchangeStep(n, size - hand - lost, lost, 1 - (1 - good) ** (n + 1)))
    return result


# ------------------------------------------------------------------------ advice


@dataclass(frozen=True, slots=True)
class DeckAdvice:
    """A difference from the rulebook's advice, or cards that can't be paid for: a key and its values."""

    key: str
    what: str
    have: int = 0
    want: int = 0


def known_cards(own: tuple[Card, ...] = ()) -> dict[str, Card]:
    """Return all cards by name, with custom cards."""
    return {card.name: card for card in (*edition(), *own)}


def cards_of(deck: Deck, own: tuple[Card, ...] = ()) -> list[tuple[Card, int]]:
    """Return the cards of a deck with their numbers of copies."""
    known = known_cards(own)
    return [(known[name], count) for name, count in deck]


def by_class(deck: Deck, own: tuple[Card, ...] = ()) -> dict[str, int]:
    """Return the number of cards of each class."""
    counts = Counter(dict.fromkeys(CLASSES, 0))
    for card, count in cards_of(deck, own):
        counts[card.kind] += count
    return dict(counts)


def template(style: str) -> dict[str, int]:
    """Return the rulebook's template (C-DECK-11); for Rapidinha half of it, with an odd source."""
    if style == "classic":
        return dict(TEMPLATE)
    half = {kind: count // 2 for kind, count in TEMPLATE.items()}
    half[SOURCE] += SIZE[style] - sum(half.values())
    return half


def cost_curve(deck: Deck, own: tuple[Card, ...] = ()) -> dict[int, int]:
    """Return the number of cards at each cost, without sources."""
    counts: Counter[int] = Counter()
    for card, count in cards_of(deck, own):
        if card.kind != SOURCE:
            counts[card.cost] += count
    return {cost: counts[cost] for cost in range(max(counts, default=0) + 1)}


def factions(deck: Deck, own: tuple[Card, ...] = ()) -> dict[str, int]:
    """Return the number of cards of each faction, without sources."""
    counts = Counter(dict.fromkeys(FACTIONS, 0))
    for card, count in cards_of(deck, own):
        if card.kind != SOURCE:
            counts[card.faction] += count
    return dict(counts)


def advice(deck: Deck, style: str, own: tuple[Card, ...] = ()) -> list[DeckAdvice]:
    """Return where a deck differs from the template, and which cards lack sources. None of this is a rule."""
    cards, have, result = cards_of(deck, own), by_class(deck, own), []
    for kind, want in template(style).items():
        slack = 1 if kind == SOURCE else max(2, want // 3)
        if abs(have[kind] - want) > slack:
            result.append(DeckAdvice("more" if have[kind] < want else "fewer", kind, have[kind], want))
    for faction in (LIGHT, SHADOW):
        bound = sum(count for card, count in cards if card.kind == SOURCE and card.faction == faction)
        wanting = [(card, count) for card, count in cards if card.kind != SOURCE and card.faction == faction]
        copies = sum(count for _, count in wanting)
        dearest = max((card.cost for card, _ in wanting), default=0)
        if copies and not bound:
            result.append(DeckAdvice("no-sources", faction, 0, copies))
        elif bound < dearest:
            result.append(DeckAdvice("few-sources", faction, bound, dearest))
        elif bound and not copies and not factions(deck, own)[NEUTRAL]:
            result.append(DeckAdvice("idle-sources", faction, bound))
    return result
