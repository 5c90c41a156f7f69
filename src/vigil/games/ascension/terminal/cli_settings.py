"""What a command line asks of Ascension: cards of one's own, cards left out or counted otherwise."""

from __future__ import annotations

from typing import Any

from vigil.games.ascension.cards import edition
from vigil.games.ascension.rules.language import Card
from vigil.games.ascension.terminal.catalog import CATALOG
from vigil.terminal.command_parser import normalize
from vigil.terminal.errors import UsageError
from vigil.terminal.game_setup import GameRequest


def settings(request: GameRequest) -> dict[str, Any]:
    """The settings that are not taken over as they stand."""
    made: dict[str, Any] = {}
    own = CATALOG.custom_cards(request.cards)
    if own:
        made["cards"] = list(own)
    copies = _copies(request, own)
    if copies:
        made["copies"] = copies
    return made


def _copies(request: GameRequest, own: tuple[Card, ...]) -> dict[str, int]:
    """Cards left out or counted otherwise, by their English names; what is unknown is left to the game to refuse."""
    names = {
        normalize(name): card.name
        for card in (*edition("anniversary"), *own)
        for name in (card.name, *card.names.values())
    }
    found = {names.get(normalize(name), name): 0 for name in request.options.get("without", ())}
    for wish in request.options.get("copies", ()):
        name, equals, count = wish.rpartition("=")
        if not equals or not count.strip().isdecimal():
            raise UsageError("bad-copies", given=wish)
        found[names.get(normalize(name), name.strip())] = int(count)
    return found
