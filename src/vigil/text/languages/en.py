"""English connectives, numbers and articles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from vigil.text.renderer import Renderer
from vigil.text.tree_analysis import VerbForm

NUMBERS = ("0", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def article(noun: str) -> str:
    """Return a noun with `a` or `an`."""
    return f"an {noun}" if noun[0] in "AEIOUaeiou" else f"a {noun}"


def number(n: int) -> str:
    """Return a number in words, up to ten."""
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)


def times(n: int) -> str:
    return {1: "once", 2: "twice"}.get(n) or f"{number(n)} times"


def join_items(items: Sequence[str], word: str = "or") -> str:
    """Return items with commas and a final `or`."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {word} {items[-1]}"


class EnglishConnectives(Renderer):
    """Connects English phrases."""

    pronoun = "they"
    both_word, or_word, if_word, else_word, purpose = "and", "or", "if", "otherwise,", " to"
    this_word, one_option, once, a_card, is_named = "this", "one", "once", "a card", "it is the named card"
    can: ClassVar[Mapping[str, str]] = {"bare": "optionally", "made": "optionally", "order": "you may", "tells": "may"}
    verbs: Mapping[str, str]  # irregular words for verbs
    third: Mapping[str, str]  # irregular third persons

    def verb(self, word: str, v: VerbForm) -> str:
        word = self.verbs.get(word, word)
        return self.third.get(word, f"{word}s") if v.form == "tells" else word

    def join_steps(self, parts: Sequence[str], ifs: Sequence[bool] = ()) -> str:
        return ", then ".join(parts)

    def if_done(self, they: bool) -> str:
        return "they do" if they else "you do"

    def either(self, options: Sequence[str]) -> str:
        return f"either {join_items(options)}"

    def how_often(self, n: int) -> str:
        return times(n)
