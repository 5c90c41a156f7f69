"""The Ascension log, where cards played consecutively share one line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import ClassVar

from vigil.games.ascension.text.lookup import ui_text
from vigil.kernel.event import Event
from vigil.terminal import event_log
from vigil.terminal.event_log import merge_repeats


class AscensionEventLog(event_log.EventLog):
    """Writes log lines of Ascension for one viewer in one language."""

    minor: ClassVar[frozenset[str]] = frozenset(
        ("gained", "drawn", "refilled", "paid", "cleanup", "shuffled", "set_off", "game")
    )

    def is_minor(self, event: Event) -> bool:
        return event.kind in self.minor and not (event.kind == "gained" and event.detail == "honor")

    def is_plain(self, event: Event) -> bool:
        return event.kind == "refilled" or super().is_plain(event)

    def short_lines(self, events: Iterable[Event]) -> list[str]:
        return merge_repeats(self._short_lines(event for event in events if not self.is_minor(event)))

    def _short_lines(self, events: Iterable[Event]) -> Iterable[str]:
        for player, group in groupby(events, _card_player):
            if player is None:
                yield from (self.line(self._without_text(event)) for event in group)
            else:
                who, you = self.names[player], self.is_you(player)
                yield ui_text(
                    "log-plays", self.lang, who=who, you=you, cards=self.card_list(str(e.card_name) for e in group)
                )

    def _without_text(self, event: Event) -> Event:
        """Return the event without the text of the ability that was used, if its card has no other."""
        card = self.cards.get(event.card_name or "")
        return (
            replace(event, amount=0) if event.kind == "used" and card is not None and len(card.abilities) < 2 else event
        )


def _card_player(event: Event) -> int | None:
    return event.seat if event.kind == "played" and event.card_name is not None else None
