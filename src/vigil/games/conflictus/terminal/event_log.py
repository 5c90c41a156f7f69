"""The Conflictus log, where cards milled in a row are one line."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import ClassVar

from vigil.games.conflictus.text.lookup import ui_text
from vigil.kernel.event import Event
from vigil.terminal import event_log

COMBINED = ("milled", "recovered")


class ConflictusEventLog(event_log.EventLog):
    """Writes log lines of Conflictus for one viewer in one language."""

    minor: ClassVar[frozenset[str]] = frozenset(("phase", "freed", "shuffled", "cut", "drawn", "resolves"))
    turn_markers: ClassVar[frozenset[str]] = frozenset(("turn",))
    section_markers: ClassVar[frozenset[str]] = frozenset(("turn", "game"))

    def all_lines(self, events: Iterable[Event]) -> list[str]:
        return super().all_lines(event for event in events if event.kind != "cut")

    def with_rule(self, events: Iterable[Event]) -> list[str]:
        return super().with_rule(event for event in events if event.kind != "cut")

    def is_plain(self, event: Event) -> bool:
        if event.kind == "drawn":
            return event.seat == self.viewer
        return event.kind == "resolves" or not self.is_minor(event)

    def lines(self, events: Iterable[Event]) -> Iterable[str]:
        for (what, seat), group in groupby(events, key=lambda event: (event.kind, event.seat)):
            same = list(group)
            faces = [event.card_name for event in same if event.card_name is not None]
            if what in COMBINED and len(same) > 1 and len(faces) == len(same):
                who, you, cards = self.names[seat], self.is_you(seat), self.card_list(faces)
                yield ui_text(f"log-{what}", self.lang, who=who, you=you, n=len(same), cards=cards)
            else:
                yield from map(self.line, same)
