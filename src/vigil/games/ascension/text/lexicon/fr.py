"""French words and their forms."""

from __future__ import annotations

from vigil.effects.language import ALWAYS, EVERYONE, FIRST, ONCE, OPPONENTS, OTHERS
from vigil.games.ascension.rules import language as lang
from vigil.text.languages import fr as common
from vigil.text.languages.fr import COLON

KINDS = {
    None: ("carte", "cartes"),
    lang.HERO: ("Héros", "Héros"),
    lang.CONSTRUCT: ("Artefact", "Artefacts"),
    lang.MONSTER: ("Monstre", "Monstres"),
    lang.ACQUIRABLE: ("Héros ou Artefact", "Héros ou Artefacts"),
}
FACTIONS = {
    "enlightened": ("Illuminé", "Illuminés"),
    "lifebound": ("Lié à la vie", "Liés à la vie"),
    "mechana": ("Méka", "Mékas"),
    "void": ("du Néant", "du Néant"),
}
PILES = {lang.ROW: "ligne centrale", lang.VOID: "Néant", lang.CULTISTS: "Cultiste"}
PILES |= {lang.MYSTICS: "Mystique", lang.HEAVIES: "Infanterie lourde"}
PILE_CARDS = {lang.MYSTICS: "un Mystique", lang.HEAVIES: "une Infanterie lourde"}
RESOURCES = {"runes": ("Rune", "Runes")} | {
    "power": ("point de Puissance", "points de Puissance"),
    "honor": ("point d’Honneur", "points d’Honneur"),
    "token": ("cristal d’Honneur", "cristaux d’Honneur"),
}
# imperative, infinitive, third person
VERBS = common.VERBS | {
    "gain": ("gagnez", "gagner", "gagne"),
    "pay": ("dépensez", "dépenser", "dépense"),
    "banish": ("bannissez", "bannir", "bannit"),
    "acquire": ("acquérez", "acquérir", "acquiert"),
    "defeat": ("éliminez", "éliminer", "élimine"),
    "take": ("acquérez ou éliminez", "acquérir ou éliminer", "acquiert ou élimine"),
    "give": ("donnez", "donner", "donne"),
    "keep": ("conservez", "conserver", "conserve"),
    "copy": ("copiez", "copier", "copie"),
    "seize": ("prenez", "prendre", "prend"),
    "take_turn": ("jouez", "jouer", "joue"),
}
MOVES = {"enter": "bring"}
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
TRIGGERS = {
    ONCE: "une fois par tour, quand {}",
    FIRST: "à chaque tour, la première fois que {}",
    ALWAYS: "chaque fois que {}",
    "own": "quand {}",
    "next": "la prochaine fois que {} ce tour-ci",
    "next times": "les {n} prochaines fois que {} ce tour-ci",
    "later": "chaque fois que {} plus tard ce tour-ci",
}
LABELS = {"fate": f"Destin{COLON}", "reward": f"Récompense{COLON}"}
FACTS = {
    "none": "cette carte n’a pas d’effet",
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
    "gagnez un nombre de points de Puissance égal à son coût"
)
PLAYERS = {EVERYONE: "chaque joueur", OTHERS: "chaque autre joueur", OPPONENTS: "chaque adversaire"}
PLAYERS |= {f"their {OPPONENTS}": "chacun de ses adversaires"}


def resource(what: str, n: int) -> str:
    return f"{n} {RESOURCES[what][n > 1]}"


def that_one_has(they: bool) -> str:
    return "qu’il a" if they else "que vous avez"
