"""French connectives, numbers, elision and agreement."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vigil.effects.language import Effect, Times
from vigil.text.languages.elision import elided
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
    return elided(word, following) if word == "de" else f"{word} {following}"


def listed(items: Sequence[str], word: str = "ou") -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {word} {items[-1]}"


def agree(participle: str, fem: bool, n: int) -> str:
    said = participle + "e" * fem
    return said if n < 2 or said.endswith("s") else said + "s"


def controlled(they: bool) -> str:
    return "qu’il contrôle" if they else "que vous contrôlez"


class FrenchConnectives(Renderer):
    """Connects French phrases."""

    pronoun = "il"
    verbs: Mapping[str, Sequence[str]]

    def both(self, a: str, b: str) -> str:
        return f"{a} et {b}"

    def both_true(self, a: str, b: str) -> str:
        return f"{a} et {self.si(b)}"

    def inline(self, said: Sequence[str]) -> str:
        return SEMICOLON.join(said)

    def joined(self, parts: Sequence[str], ifs: Sequence[bool] = ()) -> str:
        said = parts[0]
        for i, part in enumerate(parts[1:], 1):
            said += (", puis, " if ifs and ifs[i] else ", puis ") + part
        return said

    def si(self, test: str) -> str:
        return f"s’{test}" if test.startswith("il ") else f"si {test}"

    def conditional(self, test: str, then: str, otherwise: str | None = None) -> str:
        return f"{self.si(test)}, {then}" + (f"{SEMICOLON}sinon, {otherwise}" if otherwise else "")

    def otherwise(self, clause: str) -> str:
        return f"sinon, {clause}"

    def in_case(self, head: str, test: str, then: str, otherwise: str | None = None) -> str:
        return f"{head} et, {self.conditional(test, then, otherwise)}"

    def in_order_to(self, head: str, bare: str) -> str:
        return f"{head} pour {bare}"

    def if_done(self, they: bool) -> str:
        return "il le fait" if they else "vous le faites"

    def may(self, bare: str, v: VerbForm) -> str:
        can = {"bare": "éventuellement", "order": "vous pouvez", "made": "puisse"}.get(v.form, "peut")
        return f"{can} {bare}"

    def verb(self, word: str, v: VerbForm) -> str:
        forms = self.verbs[word]
        if v.form == "made":
            return forms[-1]
        return forms[{"order": 0, "bare": 1}.get(v.form, 2)]

    def apply(self, said: str, v: VerbForm) -> str:
        return f"{self.verb('apply', v)} ceci{COLON}{said}"

    def one_of(self, options: Sequence[Effect], v: VerbForm) -> str:
        """Write another player's choice with its verb: `choisit : défausser ... ou détruire ...`."""
        if v.form in ("order", "bare") or not all(self.is_short(x.do if isinstance(x, Times) else x) for x in options):
            return super().one_of(options, v)
        return f"{self.verb('choose', v)}{COLON}{listed([self.phrase(x, v.bare) for x in options])}"

    def either(self, options: Sequence[str]) -> str:
        return ", ".join(f"soit {option}" for option in options)

    def choose_one(self, options: Sequence[str], v: VerbForm) -> str:
        return f"{self.verb('choose', v)} une option{COLON}{f'{SEMICOLON}ou '.join(options)}"

    def number(self, n: int, fem: bool) -> str:
        return "une" if n == 1 and fem else NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)

    def repeat(self, n: Any, said: str, v: VerbForm) -> str:
        often = f"{self.number(n, True)} fois" if isinstance(n, int) else f"une fois {self.per(n, v.third_person)}"
        return f"{self.verb('do', v)} ceci {often}{COLON}{said}"

    def clitic(self, verb: str, pronoun: str, v: VerbForm) -> str:
        """Return a verb with a pronoun: `placez-la`, `la placer`."""
        said = self.verb(verb, v)
        return f"{said}-{pronoun}" if v.form == "order" else f"{pronoun} {said}"

    def name_a_card(self, v: VerbForm) -> str:
        return f"{self.verb('name', v)} une carte"

    def is_named(self) -> str:
        return "c’est la carte nommée"
