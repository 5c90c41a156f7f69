"""The log: what happened, as one viewer may know it, whole or in short."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, ClassVar

from vigil.kernel.event import Event
from vigil.text import card_name, clauses, text_of, ui_text
from vigil.text.game_text import GameText


@dataclass(frozen=True, slots=True)
class EventLog:
    """Tells events to one viewer in one language."""

    game: str
    lang: str
    cards: Mapping[str, Any]
    names: Sequence[str]
    viewer: int | None

    minor: ClassVar[frozenset[str]] = frozenset()  # seen on the table anyway, or happening all the time
    turn_markers: ClassVar[frozenset[str]] = frozenset(("turn",))  # with what another turn begins
    section_markers: ClassVar[frozenset[str]] = frozenset(("turn",))  # with what another part of the log begins

    @property
    def text(self) -> GameText:
        """What the game says."""
        return text_of(self.game)

    def line(self, event: Event) -> str:
        return self.text.event(event, self.lang, self.cards, self.names, self.viewer)

    def is_minor(self, event: Event) -> bool:
        return event.what in self.minor

    def all_lines(self, events: Iterable[Event]) -> list[str]:
        return merge_repeats(self.line(event) for event in events)

    def plain_lines(self, events: Iterable[Event]) -> list[str]:
        """The log for ears: of the others only what matters to one who listens."""
        return merge_repeats(
            self.line(event) for event in events if event.seat == self.viewer or not self.is_minor(event)
        )

    def short_lines(self, events: Iterable[Event]) -> list[str]:
        """The log for a small screen: small things are left out."""
        return merge_repeats(self.line(event) for event in events if not self.is_minor(event))

    def with_rule(self, events: Iterable[Event]) -> list[str]:
        """Everything, each line with the rule it happened by and the clause of the card that asked for it."""
        return merge_repeats(f"{self.line(event)} [{self.cause(event)}]" for event in events)

    def cause(self, event: Event) -> str:
        """The rule by its id; the card and what it says, where a card's text was the cause."""
        why = event.cause
        card = self.cards.get(why.card or "")
        if card is None:
            return why.rule
        text = dict(clauses(card, self.lang)).get(why.clause or "")
        name = card_name(card, self.lang)
        return f"{why.rule} · " + (ui_text("labelled", self.lang, name=name, text=text) if text else name)

    def by_turn(self, events: Iterable[Event]) -> list[list[Event]]:
        """The events of each turn together; what came before the first turn stands alone."""
        turns: list[list[Event]] = [[]]
        for event in events:
            if event.what in self.section_markers:
                turns.append([])
            turns[-1].append(event)
        return [turn for turn in turns if turn]

    def full_lines(self, events: Iterable[Event], rules: bool = False) -> list[str]:
        """Everything that happened, turn by turn, the turns set off from each other; with its rules on demand."""
        lines: list[str] = []
        for turn in self.by_turn(events):
            told = self.with_rule(turn) if rules else self.all_lines(turn)
            lines += [told[0], *(f"  {line}" for line in told[1:])]
        return lines


def merge_repeats(lines: Iterable[str]) -> list[str]:
    """The same line several times in a row is one line with a number."""
    groups = ((line, sum(1 for _ in again)) for line, again in groupby(lines))
    return [line if n == 1 else f"{line} ×{n}" for line, n in groups]
