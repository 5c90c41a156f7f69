"""The log of Ascension: cards played in a row are one line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import ClassVar

from vigil.games.ascension.text.lookup import ui_text
from vigil.kernel.event import Event
from vigil.terminal import event_log
from vigil.terminal.event_log import merge_repeats
from vigil.text import card_name


class AscensionEventLog(event_log.EventLog):
    """Tells events of Ascension to one viewer in one language."""

    minor: ClassVar[frozenset[str]] = frozenset(
        ("gained", "drawn", "refilled", "paid", "cleanup", "shuffled", "set_off", "game")
    )

    def is_minor(self, event: Event) -> bool:
        return event.what in self.minor and not (event.what == "gained" and event.detail == "honor")

    def plain_lines(self, events: Iterable[Event]) -> list[str]:
        return merge_repeats(
            self.line(event)
            for event in events
            if event.seat == self.viewer or event.what == "refilled" or not self.is_minor(event)
        )

    def short_lines(self, events: Iterable[Event]) -> list[str]:
        lines: list[str] = []
        played: list[str] = []
        who = -1
        for event in events:
            if event.what == "played" and event.face is not None and (event.seat == who or not played):
                played.append(event.face)
                who = event.seat
                continue
            if self.is_minor(event):
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
        return merge_repeats(lines)

    def _briefly(self, event: Event) -> Event:
        """Without the text of an ability, where its card has no other."""
        card = self.cards.get(event.face or "")
        return replace(event, n=0) if event.what == "used" and card is not None and len(card.abilities) < 2 else event

    def _plays(self, seat: int, faces: Sequence[str]) -> str:
        counts: dict[str, int] = {}
        for face in faces:
            counts[face] = counts.get(face, 0) + 1
        told = ", ".join(
            card_name(self.cards[face], self.lang) + (f" ×{n}" if n > 1 else "") for face, n in counts.items()
        )
        you = "yes" if seat == self.viewer else "no"
        return ui_text("log-plays", self.lang, who=self.names[seat], you=you, cards=told)
