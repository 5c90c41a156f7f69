"""The test kit of a card game: what the invariants about cards, causes and reasons need."""

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
"""A change that makes the rules reveal something hidden."""


class CardKit(GameKit):
    """A test kit for a game on the effect machine, whose cards have printed texts."""

    rule_prefix: str
    """The prefix of its rule ids."""
    engine_nodes: frozenset[int]
    """The ids of nodes that belong to the rules, not to a card."""
    verbs_without_card: tuple[str, ...]
    """The options that show a card but don't choose it."""
    verbs_by_number: tuple[str, ...] = ()
    """The options that can also be typed with a card number."""
    buttons: tuple[str, ...]
    """The options that aren't about a card."""

    language: CardLanguage
    """The card language for random cards."""
    vocabulary: Vocabulary
    """The words that card files can use."""
    effect_text: Callable[[Any, str], str]
    """Return the text of a node in a language."""

    def random_cards(self, rng: random.Random, count: int) -> list[Settings]:
        """Return random cards that players can pay for, as settings."""
        cards = []
        for number in range(count):
            card = CardAuthor(self.language, rng.randrange(1 << 32), SMALL_NUMBERS).card()
            card = replace(card, name=f"Card {number}", **self.affordable(card, rng))
            cards.append({key: value for key, value in save(card).items() if key != "is"})
        return cards

    def affordable(self, card: Any, rng: random.Random) -> Settings:
        """Return changes that make a random card easy to play."""
        raise NotImplementedError

    def random_games(self, rng: random.Random) -> Iterator[Any]:
        """Yield new games with random cards."""
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
        """Return whether a printed card has the clause that an event cites."""
        raise NotImplementedError

    def faces(self, view: Any) -> Iterator[tuple[int, str, int]]:
        """Yield every card in a view: its number, its zone, and the owner of the zone."""
        raise NotImplementedError

    # ------------------------------------------------------------ hidden cards

    why_not: Any
    """The game's module of reasons."""
    two_seats: str
    """A game for two players."""
    breaks: tuple[Break, ...]
    """Ways to break the game's view. The tests must notice each of them."""
    peeking_tables: tuple[Any, ...]
    """The arguments for `peeking`."""

    def all_reasons(self, s: Any, viewer: int | None) -> dict[int, Message]:
        reasons: dict[int, Message] = self.why_not.all_reasons(s, viewer)
        return reasons

    def hidden(self, s: Any, viewer: int | None) -> list[list[int]]:
        """Return the piles that a viewer can't see, as they really are."""
        raise NotImplementedError

    def reshuffle(self, s: Any, luck: int) -> Any:
        """Shuffle the cards that no player knows."""
        raise NotImplementedError

    def piles(self, s: Any) -> list[list[int]]:
        """Return the piles that `reshuffle` shuffles."""
        raise NotImplementedError

    def check_reshuffle(self, s: Any, other: Any) -> None:
        """Check that a reshuffle kept everything else."""
        raise NotImplementedError

    def hand_and_pile(self, s: Any, seat: int) -> tuple[list[int], list[int]]:
        """Return a seat's hand, and the pile it draws from."""
        raise NotImplementedError

    def peeking(self, table: Any) -> Iterator[Any]:
        """Yield states in which a seat may soon play a card that looks at another hand without asking its owner."""
        raise NotImplementedError

    def telling(self) -> list[Any]:
        """Return states in which each of the leaks is visible."""
        raise NotImplementedError

    def just_drawn(self, table: str, seed: int) -> Any:
        """Return a state right after a player drew cards."""
        s = self.somewhere(table, "drawn", seed)
        for _ in self.walk(s, chance("drawn", table, seed)):
            if any(entry[0] == "drawn" for entry in s.events):
                break
        return s

    def break_reasons(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Make the reasons mention cards in other players' hands."""
        monkeypatch.setattr(
            self.why_not,
            "all_reasons",
            lambda s, viewer: {card: Message("why-owned") for seat in s.seats for card in seat.hand},
        )


def break_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the errors show the options of the seat to act to every player."""
    find = Decision.find
    monkeypatch.setattr(Decision, "find", lambda decision, seat, typed: find(decision, decision.seat, typed))
