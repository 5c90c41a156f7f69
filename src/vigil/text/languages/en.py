"""English connectives, numbers and articles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

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


def listed(items: Sequence[str], word: str = "or") -> str:
    """Return items with commas and a final `or`."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {word} {items[-1]}"


class EnglishConnectives(Renderer):
    """Connects English phrases."""

    pronoun = "they"
    verbs: Mapping[str, str]  # irregular words for verbs
    third: Mapping[str, str]  # irregular third persons

    def both(self, a: str, b: str) -> str:
        return f"{a} and {b}"

    def joined(self, parts: Sequence[str], ifs: Sequence[bool] = ()) -> str:
        return ", then ".join(parts)

    def conditional(self, test: str, then: str, otherwise: str | None = None) -> str:
        return f"if {test}, {then}" + (f"; otherwise, {otherwise}" if otherwise else "")

    def otherwise(self, clause: str) -> str:
        return f"otherwise, {clause}"

    def in_case(self, head: str, test: str, then: str, otherwise: str | None = None) -> str:
        return f"{head} and, {self.conditional(test, then, otherwise)}"

    def in_order_to(self, head: str, bare: str) -> str:
        return f"{head} to {bare}"

    def if_done(self, they: bool) -> str:
        return "they do" if they else "you do"

    def may(self, bare: str, v: VerbForm) -> str:
        can = {"bare": "optionally", "made": "optionally", "order": "you may"}.get(v.form, "may")
        return f"{can} {bare}"

    def verb(self, word: str, v: VerbForm) -> str:
        word = self.verbs.get(word, word)
        return self.third.get(word, f"{word}s") if v.form == "tells" else word

    def apply(self, said: str, v: VerbForm) -> str:
        return f"{self.verb('apply', v)} this: {said}"

    def either(self, options: Sequence[str]) -> str:
        return f"either {listed(options)}"

    def choose_one(self, options: Sequence[str], v: VerbForm) -> str:
        return f"{self.verb('choose', v)} one: {'; or '.join(options)}"

    def repeat(self, n: Any, said: str, v: VerbForm) -> str:
        often = times(n) if isinstance(n, int) else f"once {self.per(n, v.third_person)}"
        return f"{self.verb('do', v)} this {often}: {said}"

    def name_a_card(self, v: VerbForm) -> str:
        return f"{self.verb('name', v)} a card"

    def is_named(self) -> str:
        return "it is the card named"
