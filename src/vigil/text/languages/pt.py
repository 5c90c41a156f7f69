"""Brazilian Portuguese connectives, numbers and contractions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from vigil.text.renderer import Renderer
from vigil.text.tree_analysis import ORDER, VerbForm

NUMBERS = ("0", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez")
# order, bare, tells
VERBS = {
    "choose": ("escolha", "escolher", "escolhe"),
    "name": ("nomeie", "nomear", "nomeia"),
    "do": ("faça", "fazer", "faz"),
    "apply": ("aplique", "aplicar", "aplica"),
    "put": ("coloque", "colocar", "coloca"),
    "draw": ("compre", "comprar", "compra"),
    "discard": ("descarte", "descartar", "descarta"),
    "destroy": ("destrua", "destruir", "destrói"),
    "reveal": ("revele", "revelar", "revela"),
}
CONTRACTED = {"em o": "no", "em a": "na", "em os": "nos", "em as": "nas"} | {
    f"{word} {article}": f"{short}{article}"
    for word, short in (("de", "d"), ("por", "pel"))
    for article in ("o", "a", "os", "as")
}


def contract(word: str, article: str, noun: str) -> str:
    """Return a noun after a preposition contracted with an article: `na`, `do`."""
    return f"{CONTRACTED[f'{word} {article}']} {noun}"


MELTED = {("a", "o"): "ao", ("a", "a"): "à", ("a", "os"): "aos", ("a", "as"): "às"}
THESE = ("este", "esta", "esse", "essa", "aquele", "aquela")
MELTED |= {
    (word, that): f"{short}{that}"
    for word, short in (("de", "d"), ("em", "n"))
    for that in ("o", "a", "os", "as", *THESE, *(f"{that}s" for that in THESE))
}
MELTED |= {("a", that): f"à{that[1:]}" for that in ("aquele", "aquela", "aqueles", "aquelas")}


def contract_article(word: str, following: str) -> str:
    """Return a noun phrase after a preposition: `deste guerreiro`, `ao guerreiro`, `a um guerreiro`."""
    head, _, rest = following.partition(" ")
    return f"{MELTED[word, head]} {rest}" if rest and (word, head) in MELTED else f"{word} {following}"


def join_items(items: Sequence[str], word: str = "ou") -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {word} {items[-1]}"


def number(n: int, fem: bool) -> str:
    if fem and n in (1, 2):
        return ("uma", "duas")[n - 1]
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)


class PortugueseConnectives(Renderer):
    """Connects Portuguese phrases."""

    pronoun = "ele"
    both_word, or_word, either_word, if_word, else_word, purpose = "e", "ou", "ou", "se", "caso contrário,", " para"
    this_word, one_option, once, a_card = "isto", "uma opção", "uma vez", "uma carta"
    is_named = "for a carta nomeada"
    can: ClassVar[Mapping[str, str]] = {"bare": "opcionalmente", "order": "você pode", "made": "possa", "tells": "pode"}

    def verb(self, word: str, v: VerbForm) -> str:
        """Return a verb; causatives use the imperative: `que compre`."""
        return super().verb(word, ORDER if v.form == "made" else v)

    def join_steps(self, parts: Sequence[str], ifs: Sequence[bool] = ()) -> str:
        """Join steps: `compre uma carta, descarte uma carta e depois ganhe 1 Runa`; a comma goes before `se`."""
        if len(parts) > 2 and not any(ifs[1:]):
            return f"{', '.join(parts[:-1])} e depois {parts[-1]}"
        text = parts[0]
        for i, part in enumerate(parts[1:], 1):
            text += (" e depois, " if ifs and ifs[i] else " e depois ") + part
        return text

    def if_done(self, they: bool) -> str:
        return "o fizer"

    def how_often(self, n: int) -> str:
        return f"{number(n, True)} {'vez' if n == 1 else 'vezes'}"
