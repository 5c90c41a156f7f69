"""The log of Conflictus: cards milled in a row are one line, the steps of a round are left out where room is short."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import ClassVar

from vigil.games.conflictus.text.lookup import ui_text
from vigil.kernel.event import Event
from vigil.terminal import event_log
from vigil.terminal.event_log import merge_repeats
from vigil.text import card_name

TOGETHER = ("milled", "recovered")


class ConflictusEventLog(event_log.EventLog):
    """Tells events of Conflictus to one viewer in one language."""

    minor: ClassVar[frozenset[str]] = frozenset(("phase", "freed", "shuffled", "cut", "drawn", "resolves"))
    turn_markers: ClassVar[frozenset[str]] = frozenset(("round",))
    section_markers: ClassVar[frozenset[str]] = frozenset(("round", "game"))

    def all_lines(self, events: Iterable[Event]) -> list[str]:
        return merge_repeats(self._lines(event for event in events if event.what != "cut"))

    def with_rule(self, events: Iterable[Event]) -> list[str]:
        return super().with_rule(event for event in events if event.what != "cut")

    def plain_lines(self, events: Iterable[Event]) -> list[str]:
        return merge_repeats(self._lines(event for event in events if self._heard(event)))

    def short_lines(self, events: Iterable[Event]) -> list[str]:
        return merge_repeats(self._lines(event for event in events if not self.is_minor(event)))

    def _heard(self, event: Event) -> bool:
        if event.what == "drawn":
            return event.seat == self.viewer
        return event.what == "resolves" or not self.is_minor(event)

    def _lines(self, events: Iterable[Event]) -> Iterable[str]:
        for (what, seat), group in groupby(events, key=lambda event: (event.what, event.seat)):
            together = list(group)
            faces = [event.face for event in together]
            if what in TOGETHER and len(together) > 1 and None not in faces:
                told = ", ".join(
                    name if n == 1 else f"{name} ×{n}"
                    for name, n in _times(card_name(self.cards[str(face)], self.lang) for face in faces)
                )
                you = "yes" if seat == self.viewer else "no"
                yield ui_text(f"log-{what}", self.lang, who=self.names[seat], you=you, n=len(together), cards=told)
            else:
                yield from map(self.line, together)


def _times(names: Iterable[str]) -> Iterable[tuple[str, int]]:
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return counts.items()
