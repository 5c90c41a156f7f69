"""What a game with cards offers to everything that lists, reads or checks cards."""

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
    """Configuration to every card that can come up in it, by printed name."""
    edition: Callable[[str], tuple[Any, ...]]
    """Every printed card of an edition, tokens included; the empty name stands for the newest edition."""
    editions: tuple[str, ...]
    """The names of the editions, newest first; empty where there is only one."""
    kinds: frozenset[str]
    """What the field `kind` of a card can be, tokens included."""
    names_in: str
    """The language of the names that cards are printed with."""
    nodes: Mapping[str, type]
    """The nodes of the card language by name, as JSON names them."""
    words: Vocabulary
    """The words that card files may use."""
    card: type[Any]
    """What a card file describes: a dataclass with a field for every key."""
    files: Path
    """The folder of the printed cards' TOML files."""
    stats: Path | None = None
    """Measured win rates of the cards, shipped with the game (see `vigil sim`)."""
