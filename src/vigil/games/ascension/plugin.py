"""Ascension as a plugin."""

from __future__ import annotations

from vigil.plugin import CommandOption, GamePlugin, lazy

PLAY, CARDS = "play", "cards"
OPTIONS = (
    CommandOption(
        "sets", "cards to play with", values=("base", "fallen", "both"), default="base",
        commands=frozenset((PLAY, "check", "ladder")),
    ),
    CommandOption("mode", "free-for-all, teams, or solo", values=("free", "teams", "solo"), default="free"),
    CommandOption(
        "edition", "printing of the base cards", values=("anniversary", "first"), default="anniversary",
        commands=frozenset((PLAY, CARDS, "check")),
    ),
    CommandOption(
        "honor_pool", "Honor in the pool", "int", default="30 per player, 50 in solo games",
        commands=frozenset((PLAY, "check")),
    ),
    CommandOption("exclude", "leave a card out; repeatable", "list", metavar="CARD", is_setting=False),
    CommandOption(
        "copies", "number of copies of a center card; repeatable", "list", metavar="CARD=N", is_setting=False
    ),
    CommandOption("set", "base, fallen, start, always", commands=frozenset((CARDS,))),
    CommandOption("kind", "hero, construct, monster", commands=frozenset((CARDS,))),
    CommandOption("faction", "enlightened, lifebound, mechana, void, none", commands=frozenset((CARDS,))),
)  # fmt: skip

PLUGIN = GamePlugin(
    name="ascension",
    title="Ascension",
    rules=lazy("vigil.games.ascension.rules.game:GAME"),
    text=lazy("vigil.games.ascension.text.game_text:TEXT"),
    bots=lazy("vigil.games.ascension.bots.support:BOTS"),
    lab=lazy("vigil.games.ascension.lab.support:LAB"),
    presenter=lazy("vigil.games.ascension.server:PRESENTER"),
    settings=lazy("vigil.games.ascension.settings:SETTINGS"),
    screen=lazy("vigil.games.ascension.terminal.screen:SCREEN"),
    cards=lazy("vigil.games.ascension.card_support:CARDS"),
    options=OPTIONS,
    players="1 to 6",
    messages="vigil.games.ascension.text",
    rulebook="vigil:rules",
)
