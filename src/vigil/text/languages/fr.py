"""French connectives, numbers, elision and agreement."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from vigil.effects.language import Effect, Times
from vigil.text.languages.elision import elide
from vigil.text.renderer import Renderer
from vigil.text.tree_analysis import VerbForm

COLON, SEMICOLON = "\u00a0: ", "\u202f; "
NUMBERS = ("0", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")
# order, bare, tells, and the causative if it differs
VERBS = {
    "choose": ("choisissez", "choisir", "choisit", "choisisse"),
    "name": ("nommez", "nommer", "nomme"),
    "do": ("faites", "faire", "fait", "fasse"),
    "apply": ("appliquez", "appliquer", "applique"),
    "bring": ("mettez", "mettre", "met", "mette"),
    "put": ("placez", "placer", "place"),
    "draw": ("piochez", "piocher", "pioche"),
    "discard": ("défaussez", "défausser", "défausse"),
    "destroy": ("détruisez", "détruire", "détruit", "détruise"),
    "reveal": ("révélez", "révéler", "révèle"),
}

MELTED = {("de", "le"): "du", ("de", "les"): "des", ("à", "le"): "au", ("à", "les"): "aux"}


def contract_article(word: str, following: str) -> str:
    """Return a noun phrase after a preposition: `du guerrier`, `au guerrier`, `d’un guerrier`."""
    head, _, rest = following.partition(" ")
    if head.lower() in ("le", "les"):
        return f"{MELTED[word, head.lower()]} {rest}"
    return elide(word, following) if word == "de" else f"{word} {following}"


def join_items(items: Sequence[str], word: str = "ou") -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {word} {items[-1]}"


def agree(participle: str, fem: bool, n: int) -> str:
    said = participle + "e" * fem
    return said if n < 2 or said.endswith("s") else said + "s"


def control_clause(they: bool) -> str:
    return "qu’il contrôle" if they else "que vous contrôlez"


class FrenchConnectives(Renderer):
    """Connects French phrases."""

    pronoun = "il"
    both_word, or_word, either_word, else_word, then_word, purpose = "et", "ou", "soit", "sinon,", "puis", " pour"
    this_word, one_option, once, a_card = "ceci", "une option", "une fois", "une carte"
    is_named = "c’est la carte nommée"
    can: ClassVar[Mapping[str, str]] = {
        "bare": "éventuellement",
        "order": "vous pouvez",
        "made": "puisse",
        "tells": "peut",
    }
    colon, semicolon = COLON, SEMICOLON

    def both_true(self, a: str, b: str) -> str:
        return f"{a} et {self.condition(b)}"

    def condition(self, test: str) -> str:
        return f"s’{test}" if test.startswith("il ") else f"si {test}"

    def if_done(self, they: bool) -> str:
        return "il le fait" if they else "vous le faites"

    def one_of(self, options: Sequence[Effect], v: VerbForm) -> str:
        """Write another player's choice with its verb: `choisit : défausser ... ou détruire ...`."""
        if v.form in ("order", "bare") or not all(self.is_short(x.do if isinstance(x, Times) else x) for x in options):
            return super().one_of(options, v)
        return f"{self.verb('choose', v)}{COLON}{join_items([self.phrase(x, v.bare) for x in options])}"

    def number(self, n: int, fem: bool) -> str:
        return "une" if n == 1 and fem else NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)

    def how_often(self, n: int) -> str:
        return f"{self.number(n, True)} fois"

    def clitic(self, verb: str, pronoun: str, v: VerbForm) -> str:
        """Return a verb with a pronoun: `placez-la`, `la placer`."""
        text = self.verb(verb, v)
        return f"{text}-{pronoun}" if v.form == "order" else f"{pronoun} {text}"
