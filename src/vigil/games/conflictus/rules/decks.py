"""Deck lists: reading and writing them, and checking them against a format."""

from __future__ import annotations

import difflib
import functools
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any

from vigil.effects.identifiers import slug
from vigil.games.conflictus.cards import edition
from vigil.games.conflictus.rules.language import AMULET, EQUIPMENT, RELIC, SOURCE, WARRIOR, Card
from vigil.kernel.errors import BadData, preview

Deck = tuple[tuple[str, int], ...]
"""Card names with numbers of copies, in the order of the edition."""

SIZE = {"classic": 50, "rapidinha": 25}
COPIES = {
    "classic": {AMULET: 3, WARRIOR: 2, EQUIPMENT: 2, RELIC: 1},
    "rapidinha": {AMULET: 1, WARRIOR: 1, EQUIPMENT: 1, RELIC: 1},
}
MAX_SET_ASIDE = 10
TEMPLATE = {SOURCE: 17, WARRIOR: 10, AMULET: 18, EQUIPMENT: 2, RELIC: 3}
"""The rulebook's template for a first Classic deck (C-DECK-11)."""


@dataclass(frozen=True, slots=True)
class DeckViolation:
    """A deck-building rule that a list breaks."""

    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


@functools.lru_cache(maxsize=64)
def cards_by_slug(own: tuple[Card, ...] = ()) -> dict[str, Card]:
    """Return every card under all its names, as they are typed."""
    result: dict[str, Card] = {}
    for card in (*edition(), *own):
        if not card.token:
            for name in (card.name, *card.names.values()):
                result.setdefault(slug(name), card)
    return result


def deck_from(value: Any, style: str, own: tuple[Card, ...] = ()) -> Deck:
    """Return a deck from the name of a ready-made deck, a list as text, or a table of names and numbers."""
    if isinstance(value, str):
        ready = ready_named(value, style)
        return read(value, own) if ready is None else ready.deck
    if not isinstance(value, Mapping):
        raise BadData(
            "deck-invalid", "a deck is a name, a list as text, or a table of cards, not {given}", given=preview(value)
        )
    return _sorted_deck([(str(name), count) for name, count in value.items()], own)


def read(text: str, own: tuple[Card, ...] = ()) -> Deck:
    """Read a list such as `2 Mago Iluminado`, one card per line. A # starts a comment."""
    lines = [(n, line.split("#")[0].strip()) for n, line in enumerate(text.splitlines(), 1)]
    entries = []
    for number, line in lines:
        if not line:
            continue
        match = re.fullmatch(r"(\d{1,3})\s*[x×]?\s+(.+)", line)
        if match is None:
            raise BadData(
                "deck-line-invalid",
                "line {line}: expected a number and a card name, not {text}",
                line=number,
                text=repr(line[:60]),
            )
        entries.append((match[2], int(match[1])))
    if not entries:
        raise BadData("deck-empty", "the deck has no cards")
    return _sorted_deck(entries, own)


def write(deck: Deck) -> str:
    """Return the deck as text, one card per line."""
    return "".join(f"{count} {name}\n" for name, count in deck)


def _sorted_deck(entries: list[tuple[str, Any]], own: tuple[Card, ...]) -> Deck:
    known = cards_by_slug(own)
    counts: dict[str, int] = {}
    for name, count in entries:
        card = known.get(slug(name))
        if card is None:
            near = difflib.get_close_matches(slug(name), known, n=3)
            hint = f". Did you mean {', '.join(known[n].name for n in near)}?" if near else ""
            raise BadData(
                "deck-card-unknown", "{name} is not a card of this edition{hint}", name=repr(name[:60]), hint=hint
            )
        if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= 99:
            raise BadData(
                "deck-count",
                "{name}: {count} is not a number of copies from 1 to 99",
                name=card.name,
                count=preview(count, 20),
            )
        counts[card.name] = counts.get(card.name, 0) + count
    place = {card.name: (card.number, card.name) for card in (*edition(), *own)}
    return tuple(sorted(counts.items(), key=lambda entry: place[entry[0]]))


def violations(deck: Deck, style: str, own: tuple[Card, ...] = ()) -> list[DeckViolation]:
    """Return every rule that a deck breaks in a format. A legal deck breaks none."""
    known = {card.name: card for card in (*edition(), *own)}
    size = sum(count for _, count in deck)
    result = []
    if size != SIZE[style]:
        result.append(
            DeckViolation("C-DECK-01" if style == "classic" else "C-DECK-07", f"{size} cards, not {SIZE[style]}")
        )
    rule = {AMULET: "C-DECK-02", WARRIOR: "C-DECK-03", EQUIPMENT: "C-DECK-04", RELIC: "C-DECK-05"}
    for name, count in deck:
        most = COPIES[style].get(known[name].kind)
        if most is not None and count > most:
            why = rule[known[name].kind] if style == "classic" else "C-DECK-08"
            result.append(DeckViolation(why, f"{count} copies of {name}, at most {most}"))
    return result


@dataclass(frozen=True, slots=True)
class ReadyDeck:
    """A ready-made deck: names and plans by language, format and cards."""

    names: dict[str, str]
    style: str
    plan: dict[str, str]
    deck: Deck

    def name(self, lang: str) -> str:
        """Return the name in this language, or the Portuguese one."""
        return self.names.get(lang) or self.names["pt"]


@functools.cache
def ready_decks(style: str | None = None) -> tuple[ReadyDeck, ...]:
    """Return the ready-made decks of one format or of all, in the order of their file."""
    if style is not None:
        return tuple(ready for ready in ready_decks() if ready.style == style)
    file = resources.files("vigil.games.conflictus.cards").joinpath("decks.toml").read_text(encoding="utf-8")
    return tuple(
        ReadyDeck(
            {"pt": deck["name"], **deck.get("names", {})},
            deck["format"],
            dict(deck.get("plan", {})),
            read(deck["cards"]),
        )
        for deck in tomllib.loads(file).get("deck", [])
    )


def ready_named(text: str, style: str | None = None) -> ReadyDeck | None:
    """Return the first ready-made deck with this name in any language, in one format or in all."""
    typed = slug(text)
    for ready in ready_decks(style):
        if typed in map(slug, ready.names.values()):
            return ready
    return None
