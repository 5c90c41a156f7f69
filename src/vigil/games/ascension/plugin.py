"""Ascension as a plugin: what it brings, by where it stands."""

from __future__ import annotations

from vigil.plugin import GamePlugin, lazy

PLUGIN = GamePlugin(
    name="ascension",
    title="Ascension",
    rules=lazy("vigil.games.ascension.game:GAME"),
    text=lazy("vigil.words.ascension.game_text:TEXT"),
    bots=lazy("vigil.bots.ascension.support:BOTS"),
    lab=lazy("vigil.games.ascension.lab.support:LAB"),
    presenter=lazy("vigil.games.ascension.server:PRESENTER"),
    settings=lazy("vigil.games.ascension.settings:SETTINGS"),
    screen=lazy("vigil.tui.ascension.shown:SHOWN"),
    cards=lazy("vigil.games.ascension.card_support:CARDS"),
    rulebook="vigil:rules",
)
