"""What a game to which players bring decks offers: ready decks, lists, codes and checks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

Deck = tuple[tuple[str, int], ...]
"""Cards by printed name, with their counts."""


class ReadyDeck(Protocol):
    """A deck that comes with the game."""

    @property
    def style(self) -> str:
        """Its format."""

    @property
    def plan(self) -> Mapping[str, str]:
        """By language: how it wants to win."""

    @property
    def deck(self) -> Deck: ...

    def name(self, lang: str) -> str: ...


class DeckCheck(NamedTuple):
    """What is to be said about a deck in a format."""

    faults: Sequence[tuple[str, str]]
    """Rule and sentence for every rule of deck building that is broken."""
    advice: Sequence[str]
    size: int
    wanted_size: int
    opening_hand: int


@dataclass(frozen=True, slots=True)
class DeckSupport:
    """The decks of one game.  Configurations have a field `decks` with one deck for each seat."""

    formats: tuple[str, ...]
    """The first is what the rules call the usual one."""
    beginners_format: str
    """What is played in the terminal and the lab when no format is named."""
    ready: Callable[[], Sequence[ReadyDeck]]
    complete: Callable[[Mapping[str, Any], Sequence[Any]], dict[str, Any]]
    """Settings and what the seats brought (None: nothing) to settings with a deck for every seat."""
    parse: Callable[[Any], Any]
    """A deck as given, a list, a table of cards or a code, in the form that settings take."""
    read: Callable[[str], Deck]
    """A list or a code to a deck; BadData says which line is wrong."""
    write: Callable[[Deck], str]
    code_prefix: str
    """How codes begin."""
    pack: Callable[[Deck], str]
    """A deck as a short code."""
    resolve: Callable[[Any, str], Deck]
    """A deck as given, by name or otherwise, and a format to the deck it means."""
    format_of: Callable[[Deck], str]
    """The format that a deck is closest to by its size."""
    check: Callable[[Deck, str, str], DeckCheck]
    """A deck, a format and a language to everything there is to say about it."""
    card_names: Callable[[str], Mapping[str, str]]
    """A language to the names of all cards in it, by printed name."""

    def ready_in(self, format: str) -> list[ReadyDeck]:
        """The ready decks of a format."""
        return [each for each in self.ready() if each.style == format]
