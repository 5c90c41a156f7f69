"""What the fuzz tests need to know about each game: valid settings and cards, and ways to make them invalid."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hypothesis.strategies import SearchStrategy

from kit.card_kit import CardKit
from kit.game_kit import Settings


@dataclass(frozen=True)
class BadInput:
    """One game's data for the fuzz tests."""

    kit: CardKit
    settings: Settings
    """Settings that the game accepts."""
    values: Mapping[str, SearchStrategy[Any]]
    """For each setting, plausible values."""
    settings_with: Callable[[Any], Sequence[Settings]]
    """Settings that hold arbitrary values, only some of which are valid."""
    settings_named: Callable[[str], Sequence[Settings]]
    """Settings that hold arbitrary names, none of which is valid."""
    headers: tuple[Settings, ...]
    """Changes to the header of a link, all of which are invalid."""
    right_headers: frozenset[tuple[str, str]]
    """Header lines that the fuzz tests try and that are valid."""
    optional_fields: frozenset[str]
    """The fields of a saved game that may be missing."""
    changes: int
    """How many changes to try for each saved game."""
    card: Settings
    """A card that the game accepts."""
    card_fields: tuple[str, ...]
    read_card: Callable[[Any], Any]
    """Read a card from a table of a card file."""
    card_files: tuple[str, ...]
    cards_in: Callable[[str], Sequence[Any]]
    """Read a card file."""
    no_effects: tuple[str, ...]
    """Texts that are not effects."""
    alphabet: str
    """The characters of texts that are almost effects."""

    def __repr__(self) -> str:
        return self.kit.name
