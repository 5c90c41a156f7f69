"""What the fuzz tests know of each game: settings and cards that are right, and ways to get them wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hypothesis.strategies import SearchStrategy

from kit.card_kit import CardKit
from kit.game_kit import Settings


@dataclass(frozen=True)
class BadInput:
    """One game's share of the fuzz tests."""

    kit: CardKit
    settings: Settings
    """Settings that the game takes."""
    values: Mapping[str, SearchStrategy[Any]]
    """By setting: values that could be meant."""
    settings_with: Callable[[Any], Sequence[Settings]]
    """Settings with any value inside them, where only certain values are right."""
    settings_named: Callable[[str], Sequence[Settings]]
    """Settings with any word as a name inside them, all of which are wrong."""
    headers: tuple[Settings, ...]
    """Changes to the header of a link, all of which are wrong."""
    right_headers: frozenset[tuple[str, str]]
    """Header lines that the fuzz tests try and that are right."""
    optional_fields: frozenset[str]
    """The fields of a saved game that may be missing."""
    changes: int
    """How many changes are tried for each saved game."""
    card: Settings
    """A card that the game takes."""
    card_fields: tuple[str, ...]
    read_card: Callable[[Any], Any]
    """Read a card from a table of a card file."""
    card_files: tuple[str, ...]
    cards_in: Callable[[str], Sequence[Any]]
    """Read a card file."""
    no_effects: tuple[str, ...]
    """Texts that are not effects."""
    alphabet: str
    """The letters of texts that are almost effects."""

    def __repr__(self) -> str:
        return self.kit.name
