"""What a command line asks of Ascension: cards of one's own, cards left out or counted otherwise."""

from __future__ import annotations

from typing import Any

from vigil.games.ascension.cards import edition
from vigil.games.ascension.language import Card
from vigil.tui.arranging import Wishes
from vigil.tui.ascension.cards import BOOK
from vigil.tui.commands import fold
from vigil.tui.refusal import Refusal


def settings(wishes: Wishes) -> dict[str, Any]:
    """The settings that are not taken over as they stand."""
    made: dict[str, Any] = {}
    own = BOOK.own(wishes.cards)
    if own:
        made["cards"] = list(own)
    copies = _copies(wishes, own)
    if copies:
        made["copies"] = copies
    return made


def _copies(wishes: Wishes, own: tuple[Card, ...]) -> dict[str, int]:
    """Cards left out or counted otherwise, by their English names; what is unknown is left to the game to refuse."""
    names = {
        fold(name): card.name for card in (*edition("anniversary"), *own) for name in (card.name, *card.names.values())
    }
    found = {names.get(fold(name), name): 0 for name in wishes.options.get("without", ())}
    for wish in wishes.options.get("copies", ()):
        name, equals, count = wish.rpartition("=")
        if not equals or not count.strip().isdecimal():
            raise Refusal("bad-copies", given=wish)
        found[names.get(fold(name), name.strip())] = int(count)
    return found
