"""The decks of a game, for code outside its rules: ready-made decks, lists, codes and checks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

Deck = tuple[tuple[str, int], ...]
"""Printed card names with their counts."""


class ReadyDeck(Protocol):
    """A deck that comes with the game."""

    @property
    def style(self) -> str:
        """Its format."""

    @property
    def plan(self) -> Mapping[str, str]:
        """How the deck wins, by language."""

    @property
    def deck(self) -> Deck:
        """Its cards."""

    def name(self, lang: str) -> str:
        """Return its name in a language."""


class DeckCheck(NamedTuple):
    """The result of checking a deck for a format."""

    faults: Sequence[tuple[str, str]]
    """The id and an explanation of every broken deck-building rule."""
    advice: Sequence[str]
    size: int
    wanted_size: int
    opening_hand: int


@dataclass(frozen=True, slots=True)
class DeckSupport:
    """The decks of one game. Its configurations have a field `decks` with one deck per seat."""

    formats: tuple[str, ...]
    """The names of the formats, starting with the usual one."""
    beginners_format: str
    """The default format in the terminal and the lab."""
    ready: Callable[[], Sequence[ReadyDeck]]
    complete: Callable[[Mapping[str, Any], Sequence[Any]], dict[str, Any]]
    """Return settings with a deck for every seat, from settings and the decks that players brought (or None)."""
    parse: Callable[[Any], Any]
    """Return a deck (a list, a table of cards or a code) in the form that settings take."""
    read: Callable[[str], Deck]
    """Return the deck that a list or code describes; raise BadData with the wrong line."""
    write: Callable[[Deck], str]
    code_prefix: str
    """The prefix of deck codes."""
    pack: Callable[[Deck], str]
    """Return the short code of a deck."""
    resolve: Callable[[Any, str], Deck]
    """Return the deck that a name, list or code means in a format."""
    format_of: Callable[[Deck], str]
    """Return the format whose size is closest to that of a deck."""
    check: Callable[[Deck, str, str], DeckCheck]
    """Return the check of a deck for a format, with texts in a language."""
    card_names: Callable[[str], Mapping[str, str]]
    """Return the names of all cards in a language, by printed name."""

    def ready_in(self, format: str) -> list[ReadyDeck]:
        """Return the ready-made decks of a format."""
        return [each for each in self.ready() if each.style == format]
