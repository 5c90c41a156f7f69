"""The French words of Conflictus."""

from __future__ import annotations

from vigil.effects.language import EVERYONE, OPPONENTS
from vigil.games.conflictus.rules.language import ABILITY, AMULET, EQUIPMENT, FIXED, RELIC, SOURCE, WARRIOR
from vigil.games.conflictus.text.tree import ITEM, PLAYER
from vigil.text.languages import fr as common

# one, several, gender
KINDS: dict[str | None, tuple[str, str, str]] = {
    None: ("carte", "cartes", "f"),
    SOURCE: ("source", "sources", "f"),
    WARRIOR: ("guerrier", "guerriers", "m"),
    AMULET: ("amulette", "amulettes", "f"),
    RELIC: ("relique", "reliques", "f"),
    EQUIPMENT: ("équipement", "équipements", "m"),
    FIXED: ("carte fixe", "cartes fixes", "f"),
    ABILITY: ("capacité", "capacités", "f"),
    PLAYER: ("joueur", "joueurs", "m"),
    ITEM: ("carte ou capacité", "cartes ou capacités", "f"),
}
FACTIONS = {"light": "Lumière", "shadow": "Ombre", "neutral": "Neutre"}
# one, several
SUBCLASSES = {
    "mage": ("mage", "mages"),
    "soldier": ("soldat", "soldats"),
    "avatar": ("avatar", "avatars"),
    "spirit": ("esprit", "esprits"),
    "beast": ("bête", "bêtes"),
    "assassin": ("assassin", "assassins"),
}
KEYWORDS = {
    "accumulate": "Accumulation",
    "seek": "Recherche",
    "guardian": "Gardien",
    "challenge": "Défi",
    "vanish": "Disparition {n}",
    "evolve_light": "Évolution {n} Lumière",
    "evolve_shadow": "Évolution {n} Ombre",
    "might": "Puissance",
    "immolate": "Immolation",
    "untouchable": "Inatteignable",
    "intimidate": "Intimidation",
    "isolated": "Isolé",
    "energy": "Manipulateur d’énergie",
    "matter": "Manipulateur de matière",
    "recover": "Récupération {n}",
    "reduction": "Réduction",
    "resilience": "Résilience",
    "leap": "Bond",
    "surprise": "Surprise",
    "mill": "Meule {n}",
    "unite_defense": "Union des défenses",
    "unite_strength": "Union des forces",
    "victimize": "Offrande",
}
STATS = {"attack": "l’attaque", "defense": "la défense", "mill": "la meule"}
COUNTERS = {"vanish": "de disparition", "reduction": "de réduction", "growth": "+1/+1/+1", "charge": "de charge"}
PHASES = {
    "maintenance": "l’entretien",
    "main": "la phase principale",
    "attack": "la phase d’attaque",
    "block": "la phase de blocage",
    "sacrifice": "la phase de sacrifice",
}
# one, several, gender
IN_SET = {
    "inactive": ("guerrier inactif", "guerriers inactifs", "m"),
    "warriors": ("guerrier", "guerriers", "m"),
    "sources": ("source", "sources", "f"),
    "light": ("source de Lumière", "sources de Lumière", "f"),
    "shadow": ("source d’Ombre", "sources d’Ombre", "f"),
    "equipment": ("équipement", "équipements", "m"),
}
# parts of the phrases in text/romance.py
OPPONENT = ("adversaire", "adversaires")
EACH_OF, EACH_OF_UP_TO = "chacun de", "chacun parmi au plus"
COUNTER = ("marqueur", "marqueurs")
TOKEN = ("jeton", "jetons", "m")
DAMAGE = ("dégât", "dégâts")
DAMAGE_EQUAL = "des dégâts égaux"
SOME, UP_TO, NONE = "des ", "jusqu’à ", ("aucun", "aucune")
AT_LEAST, AT_MOST, FOR_EACH = "au moins", "au plus", "pour chaque"
EQUAL, IN_NUMBER, NUMBER, NUMBER_OF_CARDS = "égal", "en nombre", "le nombre", "un nombre de cartes"
COST, THIS_SET, THE_SET = "le coût", "cet ensemble", "l’ensemble"
OTHER = {"m": ("autre", "autres"), "f": ("autre", "autres")}
ALL, THE = {"m": "tous les", "f": "toutes les"}, {"m": "les", "f": "les"}
OF_FACTION = {"light": "de Lumière", "shadow": "d’Ombre"}
POINT, TIMES = ("point", "points"), ("fois", "fois")
ON_TABLE, ON_TOP, INTO_PLAY, AMONG = "sur la table", "sur le dessus", "en jeu", "parmi"
IS_AT_LEAST = ("est d’au plus {}", "est d’au moins {}")
# for the reader, for another player
OF_CHOICE, THAT_YOU_HAVE = ("de votre choix", "de son choix"), ("que vous avez", "qu’il a")
THEIR_OPPONENTS = ("vos adversaires", "ses adversaires")
THEIRS = {
    "free": "qu’ont {}",
    "hand": "dans les mains de {}",
    "mortis": "dans les mortis de {}",
    "mons": "dans les mons de {}",
}
CHEAPER = ("{cards} vous coûtent {sources} de moins", "{cards} lui coûtent {sources} de moins")
# a player, then that player's opponents; {} is a negation
HAVE = (("vous {}avez", "il {}a"), ("vos adversaires {}ont", "ses adversaires {}ont"))
CONTROL = (
    ("vous {}contrôlez", "il {}contrôle"),
    ("vos adversaires {}contrôlent", "ses adversaires {}contrôlent"),
)
THERE_IS, NOT_THERE, NOT_CONTROLLED = "il {}y a", "n’", "ne "
FROM_THE_GAME, AT_END_OF_TURN = "de la partie", "à la fin du tour"
PLAYERS = {EVERYONE: "chaque joueur", OPPONENTS: "chaque adversaire", f"their {OPPONENTS}": "chacun de ses adversaires"}
# imperative, infinitive, third person; then the subjunctive if it differs
VERBS = common.VERBS | {
    "have": ("faites", "faire", "fait", "fasse"),
    "mill": ("meulez", "meuler", "meule"),
    "recover": ("récupérez", "récupérer", "récupère"),
    "search": ("cherchez", "chercher", "cherche"),
    "shuffle": ("mélangez", "mélanger", "mélange"),
    "deal": ("infligez", "infliger", "inflige"),
    "give": ("donnez", "donner", "donne"),
    "take": ("retirez", "retirer", "retire"),
    "make": ("créez", "créer", "crée"),
    "skip": ("passez", "passer", "passe"),
    "oblige": ("obligez", "obliger", "oblige"),
    "sacrifice": ("sacrifiez", "sacrifier", "sacrifie"),
    "remove": ("retirez", "retirer", "retire"),
    "return": ("renvoyez", "renvoyer", "renvoie"),
    "cancel": ("annulez", "annuler", "annule"),
    "withdraw": ("retirez", "retirer", "retire"),
    "keep": ("choisissez", "choisir", "choisit", "choisisse"),
}
# what happens to a card; {} agrees with its gender
HAPPENS = {
    "enters": "entre en jeu",
    "dies": "meurt",
    "leaves": "quitte la table",
    "sacrificed": "est sacrifié{}",
    "attacks": "attaque",
    "blocks": "bloque",
    "damaged": "subit des dégâts",
}
# "you do", "that player does"
DOES = {
    "plays": ("jouez {}", "joue {}"),
    "draws": ("piochez {}", "pioche {}"),
    "mills": ("meulez une ou plusieurs cartes", "meule une ou plusieurs cartes"),
    "recovers": ("récupérez une ou plusieurs cartes", "récupère une ou plusieurs cartes"),
    "discards": ("défaussez {}", "défausse {}"),
}
# "for each of these this turn"; "there were so many this turn"
HAPPENED = {
    "enters": (
        "{what} entré{e} en jeu sous {your} contrôle ce tour-ci",
        "{what} {est} entré{e} en jeu sous {your} contrôle",
    ),
    "dies": ("{what} sous {your} contrôle mort{e} ce tour-ci", "{what} sous {your} contrôle {est} mort{e}"),
    "leaves": (
        "{what} sous {your} contrôle ayant quitté la table ce tour-ci",
        "{what} sous {your} contrôle {a} quitté la table",
    ),
    "sacrificed": ("{what} {that} sacrifié{e} ce tour-ci", "{have} sacrifié {what}"),
    "attacks": ("{what} avec {lequel} {has} attaqué ce tour-ci", "{have} attaqué avec {what}"),
    "blocks": ("{what} avec {lequel} {has} bloqué ce tour-ci", "{have} bloqué avec {what}"),
    "damaged": (
        "fois {that_one} sous {your} contrôle a subi des dégâts ce tour-ci",
        "des guerriers sous {your} contrôle {ont} subi des dégâts {what}",
    ),
    "plays": ("{what} {that} joué{e} ce tour-ci", "{have} joué {what}"),
    "draws": ("carte{s} {that} piochée{s} ce tour-ci", "{have} pioché {what}"),
    "mills": ("fois {that} meulé ce tour-ci", "{have} meulé {what}"),
    "recovers": ("fois {that} récupéré des cartes ce tour-ci", "{have} récupéré des cartes {what}"),
    "discards": ("{what} {that} défaussé{e} ce tour-ci", "{have} défaussé {what}"),
    "turn_begins": ("tour{s} {yours} commencé{s}", "{your} tour {a} commencé {what}"),
    "turn_ends": ("tour{s} {yours} terminé{s}", "{your} tour {est} terminé {what}"),
}
FACTS = {
    "none": "cette carte n’a pas de texte",
    "source light": "ceci est une source de Lumière",
    "source shadow": "ceci est une source d’Ombre",
}
