"""Settings of Ascension from the command line: custom cards, excluded cards, changed numbers of copies."""

from __future__ import annotations

from typing import Any

from vigil.games.ascension.cards import edition
from vigil.games.ascension.rules.language import Card
from vigil.games.ascension.terminal.catalog import CATALOG
from vigil.terminal.command_parser import normalize
from vigil.terminal.errors import UsageError
from vigil.terminal.game_setup import GameRequest


def settings(request: GameRequest, players: int | None) -> dict[str, Any]:
    """Return settings for the options that aren't settings themselves."""
    custom = CATALOG.custom_cards(request.cards)
    copies = _copies(request, custom)
    return ({"cards": list(custom)} if custom else {}) | ({"copies": copies} if copies else {})


def _copies(request: GameRequest, custom: tuple[Card, ...]) -> dict[str, int]:
    """Return numbers of copies by English name. The rules reject unknown names."""
    names = {
        normalize(name): card.name
        for card in (*edition("anniversary"), *custom)
        for name in (card.name, *card.names.values())
    }
    copies = {names.get(normalize(name), name): 0 for name in request.options.get("exclude", ())}
    for given in request.options.get("copies", ()):
        name, equals, count = given.rpartition("=")
        if not equals or not count.strip().isdecimal():
            raise UsageError("bad-copies", given=given)
        copies[names.get(normalize(name), name.strip())] = int(count)
    return copies
