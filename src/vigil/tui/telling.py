"""The log: what happened, as one viewer may know it, whole or in short."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from vigil.games.ascension.language import Card
from vigil.kernel.event import Event
from vigil.words import card_name, event_text, ui

# What is seen on the table anyway, or happens all the time: left out where room is short.
SMALL = frozenset(("gained", "drawn", "refilled", "paid", "cleanup", "shuffled", "set_off", "game"))


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells events to one viewer in one language."""

    lang: str
    cards: Mapping[str, Card]
    names: Sequence[str]
    viewer: int | None

    def line(self, event: Event) -> str:
        return event_text(event, self.lang, self.cards, self.names, self.viewer)

    def everything(self, events: Iterable[Event]) -> list[str]:
        return counted(self.line(event) for event in events)

    def spoken(self, events: Iterable[Event]) -> list[str]:
        """The log for ears: of the others only what matters to one who listens."""
        return counted(
            self.line(event)
            for event in events
            if event.seat == self.viewer or event.what == "refilled" or not self._small(event)
        )

    def short(self, events: Iterable[Event]) -> list[str]:
        """The log for a small screen: cards played in a row are one line, small things are left out."""
        lines: list[str] = []
        played: list[str] = []
        who = -1
        for event in events:
            if event.what == "played" and event.face is not None and (event.seat == who or not played):
                played.append(event.face)
                who = event.seat
                continue
            if self._small(event):
                continue
            if played:
                lines.append(self._plays(who, played))
                played = []
            if event.what == "played" and event.face is not None:
                played, who = [event.face], event.seat
            else:
                lines.append(self.line(self._briefly(event)))
        if played:
            lines.append(self._plays(who, played))
        return counted(lines)

    def _briefly(self, event: Event) -> Event:
        """Without the text of an ability, where its card has no other."""
        card = self.cards.get(event.face or "")
        return replace(event, n=0) if event.what == "used" and card is not None and len(card.abilities) < 2 else event

    def _small(self, event: Event) -> bool:
        return event.what in SMALL and not (event.what == "gained" and event.detail == "honor")

    def _plays(self, seat: int, faces: Sequence[str]) -> str:
        counted: dict[str, int] = {}
        for face in faces:
            counted[face] = counted.get(face, 0) + 1
        told = ", ".join(
            card_name(self.cards[face], self.lang) + (f" ×{n}" if n > 1 else "") for face, n in counted.items()
        )
        you = "yes" if seat == self.viewer else "no"
        return ui("log-plays", self.lang, who=self.names[seat], you=you, cards=told)


def counted(lines: Iterable[str]) -> list[str]:
    """The same line several times in a row is one line with a number."""
    groups = ((line, sum(1 for _ in again)) for line, again in groupby(lines))
    return [line if n == 1 else f"{line} ×{n}" for line, n in groups]


def by_turn(events: Iterable[Event]) -> list[list[Event]]:
    """The events of each turn together; what came before the first turn stands alone."""
    turns: list[list[Event]] = [[]]
    for event in events:
        if event.what == "turn":
            turns.append([])
        turns[-1].append(event)
    return [turn for turn in turns if turn]
