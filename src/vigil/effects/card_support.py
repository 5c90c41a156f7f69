"""The cards of a game, for code outside its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vigil.effects.notation import Vocabulary


@dataclass(frozen=True, slots=True)
class CardSupport:
    """The cards of one game."""

    in_play: Callable[[Any], Mapping[str, Any]]
    """Return every card that can appear under a configuration, by printed name."""
    edition: Callable[[str], tuple[Any, ...]]
    """Return every printed card of an edition, including tokens; an empty name means the newest edition."""
    editions: tuple[str, ...]
    """The names of the editions, newest first; empty if there is only one."""
    kinds: frozenset[str]
    """The values of the field `kind` of a card, including tokens."""
    names_in: str
    """The language of the printed names."""
    nodes: Mapping[str, type]
    """The nodes of the card language, by class name."""
    words: Vocabulary
    """The words that card files can use."""
    card: type[Any]
    """The class of a card: a dataclass with a field for every key of a card file."""
    files: Path
    """The folder of the printed cards' TOML files."""
    stats: Path | None = None
    """Measured win rates of the cards, shipped with the game (see `vigil sim`)."""
