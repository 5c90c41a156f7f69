"""Conflictus Aeternus as a plugin: what it brings, by where it stands."""

from __future__ import annotations

from vigil.plugin import GamePlugin, lazy

PLUGIN = GamePlugin(
    name="conflictus",
    title="Conflictus Aeternus",
    rules=lazy("vigil.games.conflictus.game:GAME"),
    text=lazy("vigil.words.conflictus.game_text:TEXT"),
    bots=lazy("vigil.bots.conflictus.support:BOTS"),
    lab=lazy("vigil.games.conflictus.lab.support:LAB"),
    presenter=lazy("vigil.games.conflictus.server:PRESENTER"),
    settings=lazy("vigil.games.conflictus.settings:SETTINGS"),
    screen=lazy("vigil.tui.conflictus.shown:SHOWN"),
    cards=lazy("vigil.games.conflictus.card_support:CARDS"),
    decks=lazy("vigil.games.conflictus.deck_support:DECKS"),
    rulebook="vigil:rules",
)
