"""French words, and how they bend."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.effects.language import EVERYONE, OPPONENTS, OTHERS
from vigil.games.ascension.language import (
    ACQUIRABLE,
    CONSTRUCT,
    CULTISTS,
    HEAVIES,
    HERO,
    MONSTER,
    MYSTICS,
    ROW,
    VOID,
)

COLON, SEMICOLON = "\u00a0: ", "\u00a0; "
NUMBERS = ("0", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")
KINDS = {
    None: ("carte", "cartes"),
    HERO: ("Héros", "Héros"),
    CONSTRUCT: ("Artefact", "Artefacts"),
    MONSTER: ("Monstre", "Monstres"),
    ACQUIRABLE: ("Héros ou Artefact", "Héros ou Artefacts"),
}
FACTIONS = {
    "enlightened": ("Illuminé", "Illuminés"),
    "lifebound": ("Lié à la vie", "Liés à la vie"),
    "mechana": ("Méka", "Mékas"),
    "void": ("du Néant", "du Néant"),
}
PILES = {ROW: "ligne centrale", VOID: "Néant", CULTISTS: "Cultiste"}
PILES |= {MYSTICS: "Mystique", HEAVIES: "Infanterie lourde"}
RESOURCES = {"runes": ("Rune", "Runes")} | {
    "power": ("point de Puissance", "points de Puissance"),
    "honor": ("point d'Honneur", "points d'Honneur"),
}
# order, bare, tells
VERBS = {
    "draw": ("piochez", "piocher", "pioche"),
    "gain": ("gagnez", "gagner", "gagne"),
    "pay": ("dépensez", "dépenser", "dépense"),
    "banish": ("bannissez", "bannir", "bannit"),
    "discard": ("défaussez", "défausser", "défausse"),
    "destroy": ("détruisez", "détruire", "détruit"),
    "acquire": ("acquérez", "acquérir", "acquiert"),
    "defeat": ("éliminez", "éliminer", "élimine"),
    "take": ("acquérez ou éliminez", "acquérir ou éliminer", "acquiert ou élimine"),
    "bring": ("mettez", "mettre", "met"),
    "put": ("placez", "placer", "place"),
    "reveal": ("révélez", "révéler", "révèle"),
    "give": ("donnez", "donner", "donne"),
    "keep": ("conservez", "conserver", "conserve"),
    "copy": ("copiez", "copier", "copie"),
    "choose": ("choisissez", "choisir", "choisit"),
    "name": ("nommez", "nommer", "nomme"),
    "do": ("faites", "faire", "fait"),
    "apply": ("appliquez", "appliquer", "applique"),
    "seize": ("prenez", "prendre", "prend"),
    "play": ("jouez", "jouer", "joue"),
}
PARTICIPLES = {
    "played": ("joué", ""),
    "entered": ("mis", " en jeu"),
    "acquired": ("acquis", ""),
    "defeated": ("éliminé", ""),
    "banished": ("banni", ""),
    "turn_ends": ("terminé", ""),
}
HAPPENS = {
    "played": ("vous jouez", "il joue"),
    "entered": ("vous mettez en jeu", "il met en jeu"),
    "acquired": ("vous acquérez", "il acquiert"),
    "defeated": ("vous éliminez", "il élimine"),
    "banished": ("vous bannissez", "il bannit"),
}
LABELS = {"fate": f"Destin{COLON}", "reward": f"Récompense{COLON}"}
FACTS = {
    "none": "cette carte n'a pas d'effet",
    "unbanishable": "cette carte ne peut pas être bannie",
    "trophies": "cette carte reste devant vous",
    "cultists": "cette carte reste en place et peut être éliminée de nouveau",
}
JOINED = (
    "désormais, les Monstres que vous éliminez dans la ligne centrale donnent leur récompense et sont acquis"
    f"{COLON}ils vont dans votre défausse et non dans le Néant"
)
PLAYED_AS = (
    f"vous jouez les Monstres comme des Héros{COLON}quand vous en jouez un, "
    "gagnez autant de points de Puissance que son coût"
)
PLAYERS = {EVERYONE: "chaque joueur", OTHERS: "chaque autre joueur", OPPONENTS: "chaque adversaire"}
PLAYERS |= {f"their {OPPONENTS}": "chacun de ses adversaires"}


def elided(word: str, following: str) -> str:
    """`de` before a vowel is `d'`; Héros keeps its breath, Honneur does not."""
    soft = following[0].lower() in "aeiouyéèêàâîœ" or following.startswith("Honneur")
    return f"{word[:-1]}'{following}" if soft else f"{word} {following}"


def listed(items: Sequence[str], word: str = "ou") -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {word} {items[-1]}"


def resource(what: str, n: int) -> str:
    return f"{n} {RESOURCES[what][n > 1]}"


def agreeing(participle: str, fem: bool, n: int) -> str:
    said = participle + "e" * fem
    return said if n < 2 or said.endswith("s") else said + "s"


def controlled(they: bool) -> str:
    return "qu'il contrôle" if they else "que vous contrôlez"


def that_one_has(they: bool) -> str:
    return "qu'il a" if they else "que vous avez"
