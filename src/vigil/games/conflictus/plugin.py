"""Conflictus Aeternus as a plugin."""

from __future__ import annotations

from vigil.plugin import CommandOption, GamePlugin, lazy

PLAY, CARDS = "play", "cards"
OPTIONS = (
    CommandOption(
        "format", "50-card or 25-card decks", values=("classic", "rapidinha"), default="rapidinha",
        commands=frozenset((PLAY, "check", "ladder")),
    ),
    CommandOption(
        "decks", "a deck for each seat: the name of a ready-made deck, a file, or a code", metavar="A,B",
        is_setting=False, commands=frozenset((PLAY, "check")),
    ),
    CommandOption("best_of", "games per match: best of 1, 3, 5, 7 or 9", "int", default="1", metavar="N"),
    CommandOption("always_ask", "always stop when you get priority, even when you can only pass", "flag"),
    CommandOption(
        "ruling", "choose how a disputed rule works; repeatable", "list", metavar="NAME=VALUE", is_setting=False,
    ),
    CommandOption(
        "replaces", "the card that the measured card replaces", metavar="CARD", commands=frozenset(("check",)),
    ),
    CommandOption("kind", "source, warrior, amulet, relic, equipment, token", commands=frozenset((CARDS,))),
    CommandOption("faction", "light, shadow, neutral", commands=frozenset((CARDS,))),
    CommandOption("rarity", "diamond, gold, silver, iron", commands=frozenset((CARDS,))),
    CommandOption("keyword", "such as energy, leap or evolve_light", commands=frozenset((CARDS,))),
)  # fmt: skip

PLUGIN = GamePlugin(
    name="conflictus",
    title="Conflictus Aeternus",
    rules=lazy("vigil.games.conflictus.rules.game:GAME"),
    text=lazy("vigil.games.conflictus.text.game_text:TEXT"),
    bots=lazy("vigil.games.conflictus.bots.support:BOTS"),
    lab=lazy("vigil.games.conflictus.lab.support:LAB"),
    presenter=lazy("vigil.games.conflictus.server:PRESENTER"),
    settings=lazy("vigil.games.conflictus.settings:SETTINGS"),
    screen=lazy("vigil.games.conflictus.terminal.screen:SCREEN"),
    cards=lazy("vigil.games.conflictus.card_support:CARDS"),
    decks=lazy("vigil.games.conflictus.deck_support:DECKS"),
    options=OPTIONS,
    players="2 to 4",
    messages="vigil.games.conflictus.text",
    rulebook="vigil:rules",
)
