"""The English words of Conflictus."""

from __future__ import annotations

from vigil.effects.language import EVERYONE, OPPONENTS
from vigil.games.conflictus.rules.language import ABILITY, AMULET, EQUIPMENT, FIXED, RELIC, SOURCE, WARRIOR
from vigil.games.conflictus.text.tree import ITEM, PLAYER

KINDS: dict[str | None, tuple[str, str]] = {
    None: ("card", "cards"),
    SOURCE: ("source", "sources"),
    WARRIOR: ("warrior", "warriors"),
    AMULET: ("amulet", "amulets"),
    RELIC: ("relic", "relics"),
    EQUIPMENT: ("equipment", "equipment cards"),
    FIXED: ("fixed card", "fixed cards"),
    ABILITY: ("ability", "abilities"),
    PLAYER: ("player", "players"),
    ITEM: ("card or ability", "cards or abilities"),
}
FACTIONS = {"light": "Light", "shadow": "Shadow", "neutral": "Neutral"}
SUBCLASSES = {name: name.capitalize() for name in ("mage", "soldier", "avatar", "spirit", "beast", "assassin")}
KEYWORDS = {
    "accumulate": "Accumulate",
    "seek": "Seek",
    "guardian": "Guardian",
    "challenge": "Challenge",
    "vanish": "Vanish {n}",
    "evolve_light": "Evolve {n} Light",
    "evolve_shadow": "Evolve {n} Shadow",
    "might": "Might",
    "immolate": "Immolate",
    "untouchable": "Untouchable",
    "intimidate": "Intimidate",
    "isolated": "Isolated",
    "energy": "Energy Manipulator",
    "matter": "Matter Manipulator",
    "recover": "Recover {n}",
    "reduction": "Reduction",
    "resilience": "Resilience",
    "leap": "Leap",
    "surprise": "Surprise",
    "mill": "Mill {n}",
    "unite_defense": "Unite Defense",
    "unite_strength": "Unite Strength",
    "victimize": "Victimize",
}
STATS = {"attack": "attack", "defense": "defense", "mill": "mill"}
COUNTERS = {"vanish": "vanish", "reduction": "reduction", "growth": "+1/+1/+1", "charge": "charge"}
PHASES = {"maintenance": "maintenance", "main": "main", "attack": "attack", "block": "block", "sacrifice": "sacrifice"}
IN_SET = {
    "inactive": ("inactive warrior", "inactive warriors"),
    "warriors": ("warrior", "warriors"),
    "sources": ("source", "sources"),
    "light": ("Light source", "Light sources"),
    "shadow": ("Shadow source", "Shadow sources"),
    "equipment": ("equipment card", "equipment cards"),
}
OF_CHOICE = ("of your choice", "of their choice")
FROM_THE_GAME, AT_END_OF_TURN = "from the game", "at the end of the turn"
PLAYERS = {EVERYONE: "each player", OPPONENTS: "each opponent", f"their {OPPONENTS}": "each of their opponents"}
VERBS = {"remove": "remove", "withdraw": "withdraw", "keep": "choose"}
THIRD = {"apply": "applies", "do": "does", "have": "has", "search": "searches"}
# what happens to a card
HAPPENS = {
    "enters": "enters play",
    "dies": "dies",
    "leaves": "leaves the table",
    "sacrificed": "is sacrificed",
    "attacks": "attacks",
    "blocks": "blocks",
    "damaged": "is dealt damage",
}
# "you do", "that player does"
DOES = {
    "plays": ("play {}", "plays {}"),
    "draws": ("draw {}", "draws {}"),
    "mills": ("mill one or more cards", "mills one or more cards"),
    "recovers": ("recover one or more cards", "recovers one or more cards"),
    "discards": ("discard {}", "discards {}"),
}
# "for each of these this turn"; "there were so many this turn"
HAPPENED = {
    "enters": ("{what} that entered play under {your} control this turn", "{what} entered play under {your} control"),
    "dies": ("{what} of {yours} that died this turn", "{what} of {yours} died"),
    "leaves": ("{what} of {yours} that left the table this turn", "{what} of {yours} left the table"),
    "sacrificed": ("{what} {you} sacrificed this turn", "{you} sacrificed {what}"),
    "attacks": ("{what} {you} attacked with this turn", "{you} attacked with {what}"),
    "blocks": ("{what} {you} blocked with this turn", "{you} blocked with {what}"),
    "damaged": ("time {what} of {yours} was dealt damage this turn", "{your} warriors were dealt damage {what}"),
    "plays": ("{what} {you} played this turn", "{you} played {what}"),
    "draws": ("card {you} drew this turn", "{you} drew {what}"),
    "mills": ("time {you} milled this turn", "{you} milled {what}"),
    "recovers": ("time {you} recovered cards this turn", "{you} recovered cards {what}"),
    "discards": ("{what} {you} discarded this turn", "{you} discarded {what}"),
    "round_begins": ("turn of {yours} that began", "{your} turn began {what}"),
    "round_ends": ("turn of {yours} that ended", "{your} turn ended {what}"),
}
FACTS = {
    "none": "this card has no text",
    "source light": "this is a Light source",
    "source shadow": "this is a Shadow source",
}
