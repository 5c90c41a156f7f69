"""Brazilian Portuguese words and their forms."""

from __future__ import annotations

from vigil.effects.language import ALWAYS, EVERYONE, FIRST, ONCE, OPPONENTS, OTHERS
from vigil.games.ascension.rules import language as lang
from vigil.text.languages import pt as common

KINDS = {
    None: ("carta", "cartas"),
    lang.HERO: ("Herói", "Heróis"),
    lang.CONSTRUCT: ("Construto", "Construtos"),
    lang.MONSTER: ("Monstro", "Monstros"),
    lang.ACQUIRABLE: ("Herói ou Construto", "Heróis ou Construtos"),
}
# masculine singular and plural, feminine singular and plural
FACTIONS = {
    "enlightened": ("Iluminado", "Iluminados", "Iluminada", "Iluminadas"),
    "lifebound": ("Virente", "Virentes", "Virente", "Virentes"),
    "mechana": ("Mechana", "Mechana", "Mechana", "Mechana"),
    "void": ("do Vazio", "do Vazio", "do Vazio", "do Vazio"),
}
PILES = {lang.ROW: "linha central", lang.VOID: "vazio", lang.CULTISTS: "Cultista"}
PILES |= {lang.MYSTICS: "Místico", lang.HEAVIES: "Infantaria Pesada"}
PILE_CARDS = {lang.MYSTICS: "um Místico", lang.HEAVIES: "uma Infantaria Pesada"}
RESOURCES = {"runes": ("Runa", "Runas"), "power": ("de Poder", "de Poder"), "honor": ("de Honra", "de Honra")}
RESOURCES |= {"token": ("marcador de Honra", "marcadores de Honra")}
PLAYERS = {EVERYONE: "cada jogador", OTHERS: "cada outro jogador", OPPONENTS: "cada oponente"}
PLAYERS |= {f"their {OPPONENTS}": "cada um de seus oponentes"}
# imperative, infinitive, third person
VERBS = common.VERBS | {
    "gain": ("ganhe", "ganhar", "ganha"),
    "pay": ("gaste", "gastar", "gasta"),
    "banish": ("bana", "banir", "bane"),
    "acquire": ("adquira", "adquirir", "adquire"),
    "defeat": ("derrote", "derrotar", "derrota"),
    "take": ("adquira ou derrote", "adquirir ou derrotar", "adquire ou derrota"),
    "give": ("entregue", "entregar", "entrega"),
    "keep": ("mantenha", "manter", "mantém"),
    "copy": ("copie", "copiar", "copia"),
    "seize": ("pegue", "pegar", "pega"),
    "take_turn": ("jogue", "jogar", "joga"),
}
PAST = {
    "played": ("jogou", "jogado", ""),
    "entered": ("colocou", "colocado", " em jogo"),
    "acquired": ("adquiriu", "adquirido", ""),
    "defeated": ("derrotou", "derrotado", ""),
    "banished": ("baniu", "banido", ""),
    "turn_ends": ("terminou", "terminado", ""),
}
HAPPENS = {
    "played": "jogar {}",
    "entered": "colocar {} em jogo",
    "acquired": "adquirir {}",
    "defeated": "derrotar {}",
    "banished": "banir {}",
}
TRIGGERS = {
    ONCE: "uma vez por turno, quando {}",
    FIRST: "na primeira vez em cada turno que {}",
    ALWAYS: "sempre que {}",
    "own": "quando {}",
    "next": "na próxima vez que {} neste turno",
    "next times": "nas próximas {n} vezes que {} neste turno",
    "later": "sempre que {} mais tarde neste turno",
}
LABELS = {"fate": "Sina: ", "reward": "Recompensa: "}
FACTS = {
    "none": "esta carta não tem efeito",
    "unbanishable": "esta carta não pode ser banida",
    "trophies": "esta carta fica à sua frente",
    "cultists": "esta carta fica onde está e pode ser derrotada de novo",
}
JOINED = (
    "a partir de agora, os Monstros que você derrotar na linha central dão sua recompensa e são adquiridos: "
    "eles vão para sua pilha de descartes, e não para o vazio"
)
PLAYED_AS = "você joga Monstros como Heróis: quando jogar um, ganhe Poder igual ao custo dele"


def resource(what: str, n: int) -> str:
    return f"{n} {RESOURCES[what][n > 1 or n == 0]}"
