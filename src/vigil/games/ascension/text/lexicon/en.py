"""English words."""

from __future__ import annotations

from vigil.effects.language import ALWAYS, EVERYONE, FIRST, ONCE, OPPONENTS, OTHERS
from vigil.games.ascension.rules import language as lang

KINDS = {
    None: ("card", "cards"),
    lang.HERO: ("Hero", "Heroes"),
    lang.CONSTRUCT: ("Construct", "Constructs"),
    lang.MONSTER: ("Monster", "Monsters"),
    lang.ACQUIRABLE: ("Hero or Construct", "Heroes or Constructs"),
}
FACTIONS = {"enlightened": "Enlightened", "lifebound": "Lifebound", "mechana": "Mechana", "void": "Void"}
PILES = {
    lang.ROW: "center row",
    lang.VOID: "Void",
    lang.MYSTICS: "Mystic",
    lang.HEAVIES: "Heavy Infantry",
    lang.CULTISTS: "Cultist",
}
PLAYERS = {EVERYONE: "each player", OTHERS: "each other player", OPPONENTS: "each opponent"}
PLAYERS |= {f"their {OPPONENTS}": "each of their opponents"}
RESOURCES = {"runes": ("Rune", "Runes"), "power": ("Power", "Power"), "honor": ("Honor", "Honor")}
RESOURCES |= {"token": ("Honor token", "Honor tokens")}
VERBS = {"take": "acquire or defeat", "enter": "put", "recover": "put", "stack": "put", "sink": "put"}
VERBS |= {"seize": "take", "take_turn": "take"}
THIRD = {"acquire or defeat": "acquires or defeats", "apply": "applies", "copy": "copies", "do": "does"}
THIRD |= {"banish": "banishes"}
DONE = {
    "played": "played {}",
    "entered": "put {} into play",
    "acquired": "acquired {}",
    "defeated": "defeated {}",
    "banished": "banished {}",
    "turn_ends": "ended {}",
}
HAPPENS = {
    "played": "play {}",
    "entered": "put {} into play",
    "acquired": "acquire {}",
    "defeated": "defeat {}",
    "banished": "banish {}",
}
TRIGGERS = {
    ONCE: "once per turn, when {}",
    FIRST: "the first time {} each turn",
    ALWAYS: "whenever {}",
    "own": "when {}",
    "next": "the next time {} this turn",
    "next times": "the next {n} times {} this turn",
    "later": "whenever {} later this turn",
}
LABELS = {"fate": "Fate: ", "reward": "Reward: "}
FACTS = {
    "none": "this has no effect",
    "unbanishable": "this cannot be banished",
    "trophies": "this stays in front of you",
    "cultists": "this stays where it is and can be defeated again",
}
JOINED = (
    "from now on, Monsters you defeat in the center row give their Reward and are acquired: "
    "they go to your discard pile instead of the Void"
)
PLAYED_AS = "you play Monsters as Heroes: when you play one, gain Power equal to its cost"


def resource(what: str, n: int) -> str:
    return f"{n} {RESOURCES[what][n != 1]}"
