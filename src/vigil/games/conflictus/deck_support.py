"""The decks of Conflictus, for code outside the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vigil.effects.deck_support import DeckCheck, DeckSupport
from vigil.games.conflictus.rules import deck_tools
from vigil.games.conflictus.rules.config import BEGINNERS_FORMAT, FORMATS, MAX_PLAYERS
from vigil.games.conflictus.rules.decks import SIZE, Deck, deck_from, read, write
from vigil.games.conflictus.rules.setup import OPENING_HAND
from vigil.games.conflictus.text import deck_text
from vigil.kernel.errors import BadConfig
from vigil.kernel.settings import check_int
from vigil.text import card_name

MAX_DECK_LENGTH = 8000
"""The maximum number of characters in a deck list."""


def complete(settings: Mapping[str, Any], brought: Sequence[Any]) -> dict[str, Any]:
    """Return the settings with a deck for every seat: the player's own, one from the settings, or a ready-made deck."""
    named = settings.get("decks") or []
    if not isinstance(named, (list, tuple)):
        raise BadConfig("setting-decks-not-list", "decks must be a list of 2 to {most} decks", most=MAX_PLAYERS)
    players = settings.get("players") or max(2, len(named))  # a single deck still makes a game for two
    check_int("players", players, 2, MAX_PLAYERS)
    if len(named) > players:
        raise BadConfig(
            "table-too-many-decks", "there are {given} decks for {players} players; remove some, or add players",
            given=len(named), players=players,
        )  # fmt: skip
    style = settings.get("format", "classic")
    ours = [ready.deck for ready in deck_tools.ready_decks(style)]
    chosen = [*brought, *[None] * players][:players]
    for seat in range(players):
        deck = chosen[seat] if chosen[seat] is not None else named[seat] if seat < len(named) else None
        chosen[seat] = dict(ours[seat % len(ours)]) if deck is None and ours else parse(deck)
    return {**settings, "players": players, "decks": chosen}


def parse(value: Any) -> Any:
    """Return a deck in a form that the rules can read: a name, a list, a table of cards. Codes are unpacked."""
    if isinstance(value, str):
        if len(value) > MAX_DECK_LENGTH:
            raise BadConfig(
                "table-deck-too-long", "a deck list can have at most {most} characters", most=MAX_DECK_LENGTH
            )
        if value.strip().startswith(deck_tools.PREFIX):
            return dict(deck_tools.unpack(value))
    return value


def check(deck: Deck, style: str, lang: str) -> DeckCheck:
    """Return all information about a deck."""
    return DeckCheck(
        tuple(deck_text.faults(deck, style, lang)),
        deck_text.advice(deck, style, lang),
        deck_tools.size_of(deck),
        SIZE[style],
        OPENING_HAND[style],
    )


def card_names(lang: str) -> dict[str, str]:
    """Return the names of all cards in a language."""
    return {name: card_name(card, lang) for name, card in deck_tools.known_cards().items()}


DECKS = DeckSupport(
    formats=FORMATS,
    beginners_format=BEGINNERS_FORMAT,
    ready=deck_tools.ready_decks,
    complete=complete,
    parse=parse,
    read=lambda text: deck_tools.unpack(text) if text.strip().startswith(deck_tools.PREFIX) else read(text),
    write=write,
    code_prefix=deck_tools.PREFIX,
    pack=deck_tools.pack,
    resolve=lambda given, style: deck_from(parse(given), style),
    format_of=deck_tools.style_of,
    check=check,
    card_names=card_names,
)
