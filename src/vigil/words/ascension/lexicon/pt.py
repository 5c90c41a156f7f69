"""Portuguese words as they are said in Brazil, and how they bend."""

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

NUMBERS = ("0", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez")
KINDS = {
    None: ("carta", "cartas"),
    HERO: ("Herói", "Heróis"),
    CONSTRUCT: ("Construto", "Construtos"),
    MONSTER: ("Monstro", "Monstros"),
    ACQUIRABLE: ("Herói ou Construto", "Heróis ou Construtos"),
}
# of a masculine noun, of several; of a feminine noun, of several
FACTIONS = {
    "enlightened": ("Iluminado", "Iluminados", "Iluminada", "Iluminadas"),
    "lifebound": ("Virente", "Virentes", "Virente", "Virentes"),
    "mechana": ("Mechana", "Mechana", "Mechana", "Mechana"),
    "void": ("do Vazio", "do Vazio", "do Vazio", "do Vazio"),
}
PILES = {ROW: "linha central", VOID: "vazio", CULTISTS: "Cultista"}
PILES |= {MYSTICS: "Místico", HEAVIES: "Infantaria Pesada"}
RESOURCES = {"runes": ("Runa", "Runas"), "power": ("de Poder", "de Poder"), "honor": ("de Honra", "de Honra")}
PLAYERS = {EVERYONE: "cada jogador", OTHERS: "cada outro jogador", OPPONENTS: "cada oponente"}
PLAYERS |= {f"their {OPPONENTS}": "cada um de seus oponentes"}
# order, bare, tells
VERBS = {
    "draw": ("compre", "comprar", "compra"),
    "gain": ("ganhe", "ganhar", "ganha"),
    "pay": ("gaste", "gastar", "gasta"),
    "banish": ("bana", "banir", "bane"),
    "discard": ("descarte", "descartar", "descarta"),
    "destroy": ("destrua", "destruir", "destrói"),
    "acquire": ("adquira", "adquirir", "adquire"),
    "defeat": ("derrote", "derrotar", "derrota"),
    "take": ("adquira ou derrote", "adquirir ou derrotar", "adquire ou derrota"),
    "put": ("coloque", "colocar", "coloca"),
    "reveal": ("revele", "revelar", "revela"),
    "give": ("entregue", "entregar", "entrega"),
    "keep": ("mantenha", "manter", "mantém"),
    "copy": ("copie", "copiar", "copia"),
    "choose": ("escolha", "escolher", "escolhe"),
    "name": ("nomeie", "nomear", "nomeia"),
    "do": ("faça", "fazer", "faz"),
    "apply": ("aplique", "aplicar", "aplica"),
    "seize": ("pegue", "pegar", "pega"),
    "play": ("jogue", "jogar", "joga"),
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

CONTRACTED = {"em o": "no", "em a": "na", "em os": "nos", "em as": "nas"} | {
    f"{word} {article}": f"{short}{article}"
    for word, short in (("de", "d"), ("por", "pel"))
    for article in ("o", "a", "os", "as")
}


def contracted(word: str, article: str, noun: str) -> str:
    """`em` and `a` are `na`, `de` and `o` are `do`."""
    return f"{CONTRACTED[f'{word} {article}']} {noun}"


def listed(items: Sequence[str], word: str = "ou") -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {word} {items[-1]}"


def resource(what: str, n: int) -> str:
    return f"{n} {RESOURCES[what][n > 1 or n == 0]}"


def number(n: int, fem: bool) -> str:
    if fem and n in (1, 2):
        return ("uma", "duas")[n - 1]
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)
