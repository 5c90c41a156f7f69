"""A card game under test: what the laws of cards, causes and reasons need to know."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from kit.game_kit import GameKit, Settings, chance
from kit.random_cards import SMALL_NUMBERS, CardAuthor, CardLanguage
from vigil.effects.notation import Vocabulary
from vigil.kernel.decision import Decision
from vigil.kernel.event import Message
from vigil.kernel.serialization import save

Break = Callable[[pytest.MonkeyPatch], None]
"""Makes the rules tell something that is hidden."""


class CardKit(GameKit):
    """A game on the effect machine, whose cards have printed texts."""

    rule_prefix: str
    """How the ids of its rules begin."""
    engine_nodes: frozenset[int]
    """The identities of nodes that belong to the rules, not to a card."""
    verbs_without_card: tuple[str, ...]
    """The options that show a card but don't choose it."""
    verbs_by_number: tuple[str, ...] = ()
    """The options that can also be typed with the number of their card."""
    buttons: tuple[str, ...]
    """The options without a card."""

    language: CardLanguage
    """The language of its random cards."""
    vocabulary: Vocabulary
    """The words of its card files."""
    effect_text: Callable[[Any, str], str]
    """The text of a node in a language."""

    def random_cards(self, rng: random.Random, count: int) -> list[Settings]:
        """Random cards that can be paid for, as settings."""
        cards = []
        for number in range(count):
            card = CardAuthor(self.language, rng.randrange(1 << 32), SMALL_NUMBERS).card()
            card = replace(card, name=f"Card {number}", **self.affordable(card, rng))
            cards.append({key: value for key, value in save(card).items() if key != "is"})
        return cards

    def affordable(self, card: Any, rng: random.Random) -> Settings:
        """Changes that make a random card easy to play."""
        raise NotImplementedError

    def random_games(self, rng: random.Random) -> Iterator[Any]:
        """New games with random cards."""
        raise NotImplementedError

    def config(self, s: Any) -> Any:
        return s.tables.config

    def decision_number(self, s: Any) -> int:
        return int(s.decision_count)

    def is_over(self, s: Any) -> bool:
        return not s.stack

    def shares_nodes(self, a: Any, b: Any) -> bool:
        same = a.tables == b.tables and a.stack == b.stack
        return same and all(mine[0] is theirs[0] for mine, theirs in zip(a.stack, b.stack, strict=True))

    def has_clause(self, printed: Any, kind: int, clause: str) -> bool:
        """Whether a printed card has the clause that an event cites."""
        raise NotImplementedError

    def faces(self, view: Any) -> Iterator[tuple[int, str, int]]:
        """Every card in a view: its number, its zone, and whose zone it is."""
        raise NotImplementedError

    # ------------------------------------------------------------ hidden cards

    why_not: Any
    """The game's module of reasons."""
    two_seats: str
    """A table for two."""
    breaks: tuple[Break, ...]
    """Ways to break the game's view, each of which must be noticed."""
    peeking_tables: tuple[Any, ...]
    """What `peeking` takes."""

    def all_reasons(self, s: Any, viewer: int | None) -> dict[int, Message]:
        reasons: dict[int, Message] = self.why_not.all_reasons(s, viewer)
        return reasons

    def hidden(self, s: Any, viewer: int | None) -> list[list[int]]:
        """The piles that a viewer can't see, as they really are."""
        raise NotImplementedError

    def reshuffle(self, s: Any, luck: int) -> Any:
        """Shuffle what no player knows."""
        raise NotImplementedError

    def piles(self, s: Any) -> list[list[int]]:
        """The piles that `reshuffle` shuffles."""
        raise NotImplementedError

    def check_reshuffle(self, s: Any, other: Any) -> None:
        """Check that a reshuffle kept everything else."""
        raise NotImplementedError

    def hand_and_pile(self, s: Any, seat: int) -> tuple[list[int], list[int]]:
        """The hand of a seat, and the pile that it draws from."""
        raise NotImplementedError

    def peeking(self, table: Any) -> Iterator[Any]:
        """States where a seat may soon play a card that looks at another hand without asking its owner."""
        raise NotImplementedError

    def telling(self) -> list[Any]:
        """States in which each of the breaks shows."""
        raise NotImplementedError

    def just_drawn(self, table: str, seed: int) -> Any:
        """A state right after somebody drew cards."""
        s = self.somewhere(table, "drawn", seed)
        for _ in self.walk(s, chance("drawn", table, seed)):
            if any(entry[0] == "drawn" for entry in s.events):
                break
        return s

    def break_reasons(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Reasons that speak of cards in other hands."""
        monkeypatch.setattr(
            self.why_not,
            "all_reasons",
            lambda s, viewer: {card: Message("why-owned") for seat in s.seats for card in seat.hand},
        )


def break_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors that offer everybody the options of the seat to act."""
    find = Decision.find
    monkeypatch.setattr(Decision, "find", lambda decision, seat, typed: find(decision, decision.seat, typed))
