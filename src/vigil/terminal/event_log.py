"""The game log as one viewer may read it: complete, for plain text, or shortened for a screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, ClassVar

from vigil.kernel.event import Event
from vigil.text import card_name, clauses, text_of, ui_text
from vigil.text.game_text import GameText


@dataclass(frozen=True, slots=True)
class EventLog:
    """Writes log lines for one viewer in one language."""

    game: str
    lang: str
    cards: Mapping[str, Any]
    names: Sequence[str]
    viewer: int | None

    minor: ClassVar[frozenset[str]] = frozenset()
    """Events that a short log leaves out, because the table shows them or they are frequent."""
    turn_markers: ClassVar[frozenset[str]] = frozenset(("turn",))
    """Events that begin a turn."""
    section_markers: ClassVar[frozenset[str]] = frozenset(("turn",))
    """Events that begin a section of the log."""

    @property
    def text(self) -> GameText:
        """The texts of the game."""
        return text_of(self.game)

    def line(self, event: Event) -> str:
        """Return the log line of one event."""
        return self.text.event(event, self.lang, self.cards, self.names, self.viewer)

    def lines(self, events: Iterable[Event]) -> Iterable[str]:
        """Return the log lines of some events; a game may combine events into one line."""
        return map(self.line, events)

    def is_minor(self, event: Event) -> bool:
        """Return whether a short log leaves this event out."""
        return event.kind in self.minor

    def is_plain(self, event: Event) -> bool:
        """Return whether plain text includes this event: all the viewer does, and what matters of other actions."""
        return event.seat == self.viewer or not self.is_minor(event)

    def all_lines(self, events: Iterable[Event]) -> list[str]:
        """Return the complete log."""
        return merge_repeats(self.lines(events))

    def plain_lines(self, events: Iterable[Event]) -> list[str]:
        """Return the log for plain text."""
        return merge_repeats(self.lines(event for event in events if self.is_plain(event)))

    def short_lines(self, events: Iterable[Event]) -> list[str]:
        """Return the log for a screen, without minor events."""
        return merge_repeats(self.lines(event for event in events if not self.is_minor(event)))

    def with_rule(self, events: Iterable[Event]) -> list[str]:
        """Return the complete log, each line with the rule and the card text that caused it."""
        return merge_repeats(f"{self.line(event)} [{self.cause(event)}]" for event in events)

    def cause(self, event: Event) -> str:
        """Return the id of the rule that caused an event, and the card with its clause if a card did."""
        why = event.cause
        card = self.cards.get(why.card or "")
        if card is None:
            return why.rule
        text = dict(clauses(card, self.lang)).get(why.clause or "")
        name = card_name(card, self.lang)
        return f"{why.rule} · " + (ui_text("with-label", self.lang, name=name, text=text) if text else name)

    def by_turn(self, events: Iterable[Event]) -> list[list[Event]]:
        """Group events by turn; those before the first turn are a group too."""
        turns: list[list[Event]] = [[]]
        for event in events:
            if event.kind in self.section_markers:
                turns.append([])
            turns[-1].append(event)
        return [turn for turn in turns if turn]

    def full_lines(self, events: Iterable[Event], rules: bool = False) -> list[str]:
        """Return the complete log, indented by turn; with `rules`, each line names its rule."""
        lines: list[str] = []
        for turn in self.by_turn(events):
            first, *rest = self.with_rule(turn) if rules else self.all_lines(turn)
            lines += [first, *(f"  {line}" for line in rest)]
        return lines

    def card_list(self, faces: Iterable[str]) -> str:
        """Return the names of cards with commas, identical ones with their number."""
        counts = Counter(card_name(self.cards[face], self.lang) for face in faces)
        return ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in counts.items())

    def is_you(self, seat: int) -> str:
        """Return how messages say that a seat is the viewer's: "yes" or "no"."""
        return "yes" if seat == self.viewer else "no"


def merge_repeats(lines: Iterable[str]) -> list[str]:
    """Replace a line that repeats by one line with a count, before the period if it ends with one."""
    groups = ((line, sum(1 for _ in again)) for line, again in groupby(lines))
    return [line if n == 1 else f"{line[:-1]} ×{n}." if line.endswith(".") else f"{line} ×{n}" for line, n in groups]
